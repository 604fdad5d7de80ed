//! The rules of Ghost Stories, a co-operative game of one to four Taoists against Wu-Feng's ghosts.
//!
//! The engine is a deterministic state machine: no input or output, no clock, no randomness, no allocation.
//! A [`Position`] waits for a choice of a player, for an outcome of chance, or for nothing.
//!
//! ```
//! use ghost_stories_engine::*;
//!
//! let setup = Setup {
//!     level: Level::Normal,
//!     edition: Edition::Revised,
//!     five_qi: false,
//!     boards: [Colour::Red, Colour::Green, Colour::Blue, Colour::Yellow],
//!     powers: ByColour::from_fn(|colour| Power::of(colour)[0]),
//!     players: ColourSet::full(),
//!     first: Colour::Red,
//!     village: Tile::BASE,
//!     book: BookRef::ours(),
//!     moon: None,
//!     secret: None,
//! };
//! let mut position = Position::new(&setup, &mut ()).expect("a set-up by the rules");
//!
//! // Red's turn begins with a ghost from the deck.
//! assert_eq!(position.waiting(), Waiting::Chance(Chance::Draw));
//! let zombie = Card::new(6).expect("card 6");
//! position.resolve(Outcome::Card(zombie), &mut ())?;
//!
//! // It is yellow, so it goes to the yellow board; red decides where.
//! assert_eq!(position.waiting(), Waiting::Choice(Who::Taoist(Colour::Red)));
//! position.play(Choice::Place(Space::YellowLeft), &mut ())?;
//! assert_eq!(position.card(Space::YellowLeft), Some(zombie));
//!
//! // An illegal choice is refused by the number of the rule it breaks.
//! let refusal = position.play(Choice::Exorcise, &mut ()).unwrap_err();
//! assert_eq!(refusal.rule(), Rule::B(70));
//! # Ok::<(), Refusal>(())
//! ```

mod arrival;
mod black_secret;
mod card;
mod choice;
mod colour;
mod component_data;
mod curse;
mod deck;
mod dice;
mod ending;
mod event;
mod exorcism;
mod facts;
mod foresee;
mod help;
mod layout;
mod notation;
mod play;
mod position;
mod power;
mod refusal;
mod resume;
mod rule;
mod score;
#[cfg(feature = "serde")]
mod serde;
mod set;
mod setup;
mod space;
mod split;
mod stage;
mod step;
mod taoist;
mod turn;
mod view;
mod village;
mod white_moon;
mod who;
mod yang;

#[cfg(feature = "serde")]
pub use self::serde::deserialize_notation;
pub use black_secret::{
    BlackSecret, BlackSecretChoice, BlackSecretError, BlackSecretEvent, BlackSecretSetup, BloodMantra, CURSES_DRAWN,
    CurseCard, CurseEffect, CurseSet, Demon, DemonSet, Hand, Letter, MANTRA_LEVELS, MantraEffect, MantraSet, Place,
    SKELETONS, Stacks, Token, TokenCount, URNS,
};
pub use card::{Card, CardSet};
pub use choice::{Chance, Choice, MOST_OPTIONS, Options, Outcome, Outcomes, Probability};
pub use colour::{ByColour, Colour, ColourSet, Tao, TaoCount, TaoSet};
pub use component_data::{
    Catacombs, ComponentData, ComponentDataError, Components, CurseFacts, DemonFacts, FamilyFacts, MantraFacts,
    OUR_COMPONENT_DATA, Source, Sourced,
};
pub use deck::Deck;
pub use dice::{CurseFace, Face, Roll};
pub use ending::{Defeat, Ending};
pub use event::{CallbackObserver, Event, Observer};
pub use facts::{Facts, Left, Middle, Reward};
pub use layout::{Layout, LayoutError, Moment};
pub use notation::ParseError;
pub use position::{Position, QI, Waiting};
pub use power::Power;
pub use refusal::Refusal;
pub use rule::{RULES_REVISION, Rule};
pub use score::Score;
pub use setup::{Edition, Level, Setup, SetupError};
pub use space::{BySpace, Seating, Side, Slot, SlotSet, Space, SpaceSet};
pub use stage::{Done, Stage};
pub use taoist::{Owner, Taoist};
pub use view::{
    BankView, BlackSecretView, BoardView, DeckView, DiceView, EndingView, IncarnationsView, MantraView, PositionView,
    ShadowView, SpaceView, TileView, TurnView, WhiteMoonView,
};
pub use village::{Spot, SpotSet, Tile, Village};
pub use white_moon::{
    Artifact, ArtifactSet, Barrier, BySpot, CRYSTALS, Curse, Family, FamilyCount, FamilySet, GRAVES, Incarnations,
    Pile, Thanks, WhiteMoon, WhiteMoonChoice, WhiteMoonError, WhiteMoonEvent, WhiteMoonSetup,
};
pub use who::Who;
