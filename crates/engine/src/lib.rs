//! The rules of the board game *Ghost Stories* and its expansions *White Moon* and *Black Secret*: one to four Taoists defend a village
//! against Wu-Feng's ghosts.
//!
//! The engine is a deterministic state machine: no input or output, no clock, no randomness. You ask what a game waits for, show the
//! options to a player or a bot, roll the dice yourself, and tell the engine what was chosen and rolled.
//!
//! # A first game
//!
//! ```
//! use ghost_stories_engine::*;
//!
//! let mut position = Position::new(&Setup::four_players(Level::Normal), &mut ())?;
//!
//! // Red's turn begins with a ghost from the deck.
//! assert_eq!(position.waiting(), Waiting::Chance(Chance::Card));
//! let zombie = Card::named("zombie").next().expect("there is one");
//! position.resolve(Outcome::Card(zombie), &mut ())?;
//!
//! // It is yellow, so it goes to the yellow board; red decides where.
//! assert_eq!(position.waiting(), Waiting::Choice(Who::Taoist(Colour::Red)));
//! assert_eq!(position.options().len(), 3);
//! position.play(Choice::Place(Space::YellowLeft), &mut ())?;
//! assert_eq!(position.card(Space::YellowLeft), Some(zombie));
//!
//! // An illegal choice changes nothing and names the rule that it breaks.
//! let refusal = position.play(Choice::Exorcise, &mut ()).unwrap_err();
//! assert_eq!(refusal.rule(), Rule::B(70));
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! # The words
//!
//! | word | what it is |
//! |---|---|
//! | **set-up** | [`Setup`]: level, boards, powers, players, village and expansions, settled before the first turn |
//! | **position** | [`Position`]: a game at one moment, a small `Copy` value. [`Position::waiting`] tells what it waits for |
//! | **choice** | [`Choice`]: what a player decides. [`Position::options`] lists every legal one, [`Position::play`] makes one |
//! | **chance, outcome** | [`Chance`]: what is to be rolled or drawn. [`Outcome`]: what came. [`Position::outcomes`] lists what can come, each with its exact [`Probability`]; [`Position::resolve`] tells which did |
//! | **event** | [`Event`]: something that happened on the way. An [`Observer`] hears of each; `()` hears nothing and costs nothing |
//! | **refusal** | [`Refusal`]: why a choice or an outcome was not accepted, with its [`Rule`] |
//! | **view** | [`PositionView`]: what one seat sees, as plain data. [`Position::veiled`] is a position without what only Wu-Feng knows |
//! | **notation** | the written form of all these: `red-left`, `move tea-house`, `draw 6`. `Display` writes it, `FromStr` reads it |
//!
//! Rules go by the numbers of the rulebooks as this project counts them: `B` for the base game, `W` for White Moon, `S` for Black
//! Secret.
//!
//! # Where to go next
//!
//! - The examples in the folder `examples`: `play_a_game` prints a whole game, `count_options` counts lines of play as chess programs
//!   do, `bot` looks one choice ahead.
//! - A game with an expansion: [`WhiteMoonSetup`], [`BlackSecretSetup`]. What their components say can be replaced: [`ComponentData`].
//! - A position in the middle of a game, put together by hand: [`Layout`] and [`Position::from_layout`].
//! - A faster loop: [`Position::write_options`], [`Position::play_unchecked`], [`Position::resolve_unchecked`].
//!
//! # Features
//!
//! - `serde` (off by default): colours, cards, spaces, choices, outcomes, sets and views in JSON and the like. What has a written form
//!   travels as that text.
//!
#![cfg_attr(feature = "serde", doc = "```")]
#![cfg_attr(not(feature = "serde"), doc = "```ignore")]
//! use ghost_stories_engine::{Choice, Level, Position, PositionView, Setup, Space};
//!
//! assert_eq!(serde_json::to_string(&Choice::Place(Space::RedLeft))?, r#""place red-left""#);
//! assert_eq!(serde_json::from_str::<Space>(r#""red-left""#)?, Space::RedLeft);
//!
//! let position = Position::new(&Setup::four_players(Level::Normal), &mut ()).expect("a set-up by the rules");
//! let view = serde_json::to_value(PositionView::of(&position, None))?;
//! assert_eq!(view["boards"][0]["power"], "twin-winds");
//! assert_eq!(view["waiting"]["what"], "draw");
//! # Ok::<(), serde_json::Error>(())
//! ```
//!
//! # Stability
//!
//! Before version 1.0 names may change with any minor version. What is written down stays readable: the notation, and games stored as
//! a set-up with the choices and outcomes that followed. A corrected rule can refuse a step of an old game; [`RULES_REVISION`] tells
//! such games apart.
//!
//! This is an unofficial fan edition, not made, endorsed or licensed by the game's author or publisher.

mod arrival;
mod asked_by;
mod black_secret;
mod card;
mod cause;
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
mod waiting;
mod white_moon;
mod who;
mod yang;

#[cfg(feature = "serde")]
pub use self::serde::deserialize_notation;
pub use asked_by::AskedBy;
pub use black_secret::{
    BlackSecret, BlackSecretChoice, BlackSecretError, BlackSecretEvent, BlackSecretSetup, BloodMantra, CURSES_DRAWN,
    CurseCard, CurseEffect, CurseSet, Demon, DemonSet, Hand, Letter, MANTRA_LEVELS, MantraEffect, MantraSet, Place,
    SKELETONS, Stacks, Token, TokenCount, URNS,
};
pub use card::{Card, CardSet};
pub use cause::Cause;
pub use choice::{Chance, Choice, MOST_OPTIONS, Options, Outcome, Outcomes, Probability};
pub use colour::{ByColour, Colour, ColourSet, Tao, TaoCount, TaoSet};
pub use component_data::{
    Catacombs, ComponentData, ComponentDataError, Components, CurseFacts, DataComponent, DataField, DataLine,
    DataProblem, DataValue, DemonFacts, FamilyFacts, LentComponents, MantraFacts, OUR_COMPONENT_DATA, Source, Sourced,
};
pub use deck::Deck;
pub use dice::{CurseFace, Face, Roll};
pub use ending::{Defeat, Ending};
pub use event::{CallbackObserver, Event, Observer};
pub use facts::{Facts, Left, Middle, Reward};
pub use layout::{Layout, LayoutError, Moment};
pub use notation::{Expected, NotationKind, ParseError};
pub use position::{Position, QI};
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
pub use waiting::Waiting;
pub use white_moon::{
    Artifact, ArtifactSet, Barrier, BySpot, CRYSTALS, Curse, Family, FamilyCount, FamilySet, GRAVES, Incarnations,
    Pile, Thanks, WhiteMoon, WhiteMoonChoice, WhiteMoonError, WhiteMoonEvent, WhiteMoonSetup,
};
pub use who::Who;

/// The examples of the crate's `README.md`.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
