use core::fmt;

use crate::black_secret::BlackSecretEvent;
use crate::card::Card;
use crate::cause::Cause;
use crate::colour::{Colour, Tao};
use crate::dice::{CurseFace, Roll};
use crate::ending::{Defeat, Ending};
use crate::power::Power;
use crate::rule::Rule;
use crate::space::Space;
use crate::village::Tile;
use crate::white_moon::WhiteMoonEvent;

/// Something that happened at the table.
///
/// ```
/// use ghost_stories_engine::{Colour, Event, Rule};
///
/// let event = Event::TurnBegan { board: Colour::Red };
/// assert_eq!(event.rule(), Rule::B(20));
/// assert_eq!(event.to_string(), "turn-began red by B20");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the fields are what their types say")]
#[repr(u8)]
pub enum Event {
    /// A board's turn begins.
    TurnBegan { board: Colour },
    /// A living player's Yang phase begins.
    YangBegan { taoist: Colour },
    /// The haunting figure of a card stepped onto the first stone.
    FigureAdvanced { card: Card, space: Space, cause: Cause },
    /// A haunting figure went back to its card, from the second stone or driven off.
    FigureReturned { card: Card, space: Space, cause: Cause },
    /// A tile turned haunted.
    TileHaunted { tile: Tile, cause: Cause },
    /// A haunted tile turned active.
    TileRestored { tile: Tile, cause: Cause },
    /// Nothing was left to haunt in the line of this space.
    NothingToHaunt { space: Space },
    /// All three spaces of the board on turn hold ghosts.
    Overrun { board: Colour },
    /// A ghost had to enter, but all twelve spaces are taken.
    NoFreeSpace,
    /// A card was drawn.
    CardDrawn { card: Card },
    /// A card was laid.
    CardPlaced { card: Card, space: Space },
    /// A card met a Buddha, which returned to the Temple.
    BuddhaReturned { space: Space },
    /// A ghost left play by a Buddha or the Sorcerer's Hut.
    GhostDiscarded { card: Card, space: Space, cause: Cause },
    /// A card was exorcised.
    GhostExorcised { card: Card, space: Space },
    /// The Pavilion moved a card.
    GhostMoved { card: Card, from: Space, to: Space },
    /// A lasting effect of a card's left stone took hold.
    EffectBegan { card: Card, space: Space },
    /// No Tao die was free for the card to hold.
    NoDieToHold { card: Card },
    /// The token that lay on the Circle returned to the bank.
    CircleCleared { tao: Tao, cause: Cause },
    /// A token was put on the Circle.
    CircleSet { tao: Tao },
    /// The Curse die was rolled for this board.
    CurseRolled { board: Colour, face: CurseFace },
    /// Strength of a Mountain spared this Taoist a Curse roll.
    CurseSpared { taoist: Colour },
    /// The last Curse roll was taken back for another.
    CurseRerolled { taoist: Colour },
    /// Tao dice were rolled.
    TaoRolled { taoist: Colour, roll: Roll, cause: Cause },
    /// These dice are rolled again.
    TaoRerolled { taoist: Colour, dice: Roll },
    /// A Taoist or neutral board lost a Qi.
    QiLost { board: Colour, cause: Cause },
    /// A Taoist gained a Qi.
    QiGained { taoist: Colour, cause: Cause },
    /// The bank had no Qi left to give.
    NoQiLeft { taoist: Colour, cause: Cause },
    /// A Taoist lost or discarded a Tao without using it.
    TaoLost { taoist: Colour, tao: Tao, cause: Cause },
    /// A Taoist spent a Tao on an exorcism.
    TaoSpent { taoist: Colour, tao: Tao },
    /// A Taoist took a Tao.
    TaoGained { taoist: Colour, tao: Tao, cause: Cause },
    /// The bank had no Tao of a colour left to give, or none at all.
    NoTaoLeft { taoist: Colour, tao: Option<Tao>, cause: Cause },
    /// A Taoist spent the Yin-Yang.
    YinYangSpent { taoist: Colour },
    /// A Taoist got the Yin-Yang back.
    YinYangGained { taoist: Colour, cause: Cause },
    /// A Taoist died: what he held went back, and his figure lies on the Cemetery.
    TaoistDied { taoist: Colour },
    /// A board became possessed.
    BoardPossessed { board: Colour, cause: Cause },
    /// A dead Taoist came back.
    TaoistRevived { taoist: Colour },
    /// A Taoist moved, or was moved, to a tile.
    TaoistMoved { taoist: Colour, tile: Tile, cause: Cause },
    /// A villager was asked for help.
    HelpAsked { taoist: Colour, tile: Tile, cause: Cause },
    /// An exorcism was begun.
    ExorcismBegan { taoist: Colour },
    /// An exorcism beat nothing.
    ExorcismFailed { taoist: Colour },
    /// A power was used.
    PowerUsed { taoist: Colour, board: Colour, power: Power },
    /// A power token was spent on a neutral board.
    TokenSpent { taoist: Colour, board: Colour },
    /// A power token was taken from the centre tile.
    TokenTaken { taoist: Colour },
    /// The Mantra was laid on a ghost.
    MantraLaid { space: Space },
    /// The Mantra came off its ghost.
    MantraReturned { cause: Cause },
    /// A Buddha was taken from the Temple.
    BuddhaTaken { taoist: Colour },
    /// A Buddha was placed.
    BuddhaPlaced { taoist: Colour, space: Space },
    /// The game ended.
    GameOver { ending: Ending },
    /// Something of White Moon happened.
    WhiteMoon(WhiteMoonEvent),
    /// Something of Black Secret happened.
    BlackSecret(BlackSecretEvent),
}

impl Event {
    /// The name of every event in its written form.
    pub const NAMES: [&'static str; 48] = [
        "turn-began",
        "yang-began",
        "figure-advanced",
        "figure-returned",
        "tile-haunted",
        "tile-restored",
        "nothing-to-haunt",
        "overrun",
        "no-free-space",
        "card-drawn",
        "card-placed",
        "buddha-returned",
        "ghost-discarded",
        "ghost-exorcised",
        "ghost-moved",
        "effect-began",
        "no-die-to-hold",
        "circle-cleared",
        "circle-set",
        "curse-rolled",
        "curse-spared",
        "curse-rerolled",
        "tao-rolled",
        "tao-rerolled",
        "qi-lost",
        "qi-gained",
        "no-qi-left",
        "tao-lost",
        "tao-spent",
        "tao-gained",
        "no-tao-left",
        "yin-yang-spent",
        "yin-yang-gained",
        "taoist-died",
        "board-possessed",
        "taoist-revived",
        "taoist-moved",
        "help-asked",
        "exorcism-began",
        "exorcism-failed",
        "power-used",
        "token-spent",
        "token-taken",
        "mantra-laid",
        "mantra-returned",
        "buddha-taken",
        "buddha-placed",
        "game-over",
    ];

    /// The same event as everybody sees it: Wu-Feng's secret is left out (S7).
    #[must_use]
    pub const fn veiled(self) -> Event {
        if let Event::BlackSecret(event) = self { Event::BlackSecret(event.veiled()) } else { self }
    }

    /// The rule by which it happened.
    pub const fn rule(self) -> Rule {
        Rule::B(match self {
            Event::FigureReturned { cause, .. }
            | Event::FigureAdvanced { cause, .. }
            | Event::CircleCleared { cause, .. }
            | Event::TaoRolled { cause, .. }
            | Event::BoardPossessed { cause, .. }
            | Event::HelpAsked { cause, .. }
            | Event::TileHaunted { cause, .. }
            | Event::TileRestored { cause, .. }
            | Event::QiLost { cause, .. }
            | Event::QiGained { cause, .. }
            | Event::TaoLost { cause, .. }
            | Event::TaoGained { cause, .. }
            | Event::YinYangGained { cause, .. }
            | Event::TaoistMoved { cause, .. }
            | Event::GhostDiscarded { cause, .. }
            | Event::MantraReturned { cause } => return cause.rule(),
            Event::PowerUsed { power, .. } => return power.rule(),
            Event::WhiteMoon(event) => return event.rule(),
            Event::BlackSecret(event) => return event.rule(),
            Event::NoQiLeft { .. } | Event::NoTaoLeft { .. } => 4,
            Event::TurnBegan { .. } => 20,
            Event::YangBegan { .. } => 50,
            Event::TokenTaken { .. } => 55,
            Event::NothingToHaunt { .. } => 33,
            Event::Overrun { .. } => 34,
            Event::NoFreeSpace => 40,
            Event::CardDrawn { .. } | Event::CardPlaced { .. } => 41,
            Event::BuddhaReturned { .. } => 42,
            Event::GhostExorcised { .. } | Event::ExorcismFailed { .. } => 76,
            Event::GhostMoved { .. } => 87,
            Event::EffectBegan { .. } | Event::NoDieToHold { .. } => 45,
            Event::CircleSet { .. } => 86,
            Event::CurseRolled { .. } => 35,
            Event::CurseSpared { .. } => 116,
            Event::CurseRerolled { .. } | Event::TaoRerolled { .. } => 117,
            Event::ExorcismBegan { .. } => 70,
            Event::TaoSpent { .. } => 73,
            Event::YinYangSpent { .. } => 53,
            Event::TaoistDied { .. } => 60,
            Event::TaoistRevived { .. } => 80,
            Event::TokenSpent { .. } => 119,
            Event::MantraLaid { .. } => 110,
            Event::BuddhaTaken { .. } => 85,
            Event::BuddhaPlaced { .. } => 54,
            Event::GameOver { ending } => match ending {
                Ending::Won => 130,
                Ending::Lost(Defeat::DeckEmpty) => 44,
                Ending::Lost(Defeat::NothingToHaunt) => 33,
                Ending::Lost(Defeat::Graveyard) => return Rule::W(5),
                Ending::Lost(_) => 131,
            },
        })
    }
}

/// Hears of everything that happens; `()` hears nothing and costs nothing.
///
/// ```
/// use ghost_stories_engine::{Event, Level, Observer, Position, Setup};
///
/// #[derive(Default)]
/// struct Log(Vec<String>);
///
/// impl Observer for Log {
///     fn notice(&mut self, event: Event) {
///         self.0.push(event.to_string());
///     }
/// }
///
/// let mut log = Log::default();
/// Position::new(&Setup::four_players(Level::Normal), &mut log)?;
/// assert_eq!(log.0, ["turn-began red by B20"]);
/// # Ok::<(), ghost_stories_engine::SetupError>(())
/// ```
pub trait Observer {
    /// Called for each event, in order.
    fn notice(&mut self, event: Event);
}

impl Observer for () {
    fn notice(&mut self, _event: Event) {}
}

/// An observer that calls a function. It is one type for all functions, so that the rules are compiled for it once.
pub struct CallbackObserver<'a>(pub &'a mut dyn FnMut(Event));

impl Observer for CallbackObserver<'_> {
    fn notice(&mut self, event: Event) {
        (self.0)(event);
    }
}

/// Does something that is observed: by whoever observes.
#[cfg(not(target_family = "wasm"))]
#[expect(clippy::inline_always, reason = "it is nothing but its argument")]
#[inline(always)]
pub(crate) fn observed<O: Observer, T>(observer: &mut O, work: impl FnOnce(&mut O) -> T) -> T {
    work(observer)
}

/// Does something that is observed: in the page always by a [`Tell`], so that the rules are there once and not once for each observer.
#[cfg(target_family = "wasm")]
pub(crate) fn observed<O: Observer, T>(observer: &mut O, work: impl FnOnce(&mut CallbackObserver) -> T) -> T {
    work(&mut CallbackObserver(&mut |event| observer.notice(event)))
}

/// The written form: the event's name, what it is about, and the rule behind `by`.
impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Event::TurnBegan { board } => write!(f, "turn-began {board}"),
            Event::YangBegan { taoist } => write!(f, "yang-began {taoist}"),
            Event::FigureAdvanced { space, .. } => write!(f, "figure-advanced {space}"),
            Event::FigureReturned { space, .. } => write!(f, "figure-returned {space}"),
            Event::TileHaunted { tile, .. } => write!(f, "tile-haunted {tile}"),
            Event::TileRestored { tile, .. } => write!(f, "tile-restored {tile}"),
            Event::NothingToHaunt { space } => write!(f, "nothing-to-haunt {space}"),
            Event::Overrun { board } => write!(f, "overrun {board}"),
            Event::NoFreeSpace => f.write_str("no-free-space"),
            Event::CardDrawn { card } => write!(f, "card-drawn {card}"),
            Event::CardPlaced { card, space } => write!(f, "card-placed {card} {space}"),
            Event::BuddhaReturned { space } => write!(f, "buddha-returned {space}"),
            Event::GhostDiscarded { card, space, .. } => write!(f, "ghost-discarded {card} {space}"),
            Event::GhostExorcised { card, space } => write!(f, "ghost-exorcised {card} {space}"),
            Event::GhostMoved { card, from, to } => write!(f, "ghost-moved {card} {from} {to}"),
            Event::EffectBegan { card, space } => write!(f, "effect-began {card} {space}"),
            Event::NoDieToHold { card } => write!(f, "no-die-to-hold {card}"),
            Event::CircleCleared { tao, .. } => write!(f, "circle-cleared {tao}"),
            Event::CircleSet { tao } => write!(f, "circle-set {tao}"),
            Event::CurseRolled { board, face } => write!(f, "curse-rolled {board} {face}"),
            Event::CurseSpared { taoist } => write!(f, "curse-spared {taoist}"),
            Event::CurseRerolled { taoist } => write!(f, "curse-rerolled {taoist}"),
            Event::TaoRolled { taoist, roll, .. } => write!(f, "tao-rolled {taoist} {roll}"),
            Event::TaoRerolled { taoist, dice } => write!(f, "tao-rerolled {taoist} {dice}"),
            Event::QiLost { board, .. } => write!(f, "qi-lost {board}"),
            Event::QiGained { taoist, .. } => write!(f, "qi-gained {taoist}"),
            Event::NoQiLeft { taoist, .. } => write!(f, "no-qi-left {taoist}"),
            Event::NoTaoLeft { taoist, tao: Some(tao), .. } => write!(f, "no-tao-left {taoist} {tao}"),
            Event::NoTaoLeft { taoist, tao: None, .. } => write!(f, "no-tao-left {taoist}"),
            Event::TaoLost { taoist, tao, .. } => write!(f, "tao-lost {taoist} {tao}"),
            Event::TaoSpent { taoist, tao } => write!(f, "tao-spent {taoist} {tao}"),
            Event::TaoGained { taoist, tao, .. } => write!(f, "tao-gained {taoist} {tao}"),
            Event::YinYangSpent { taoist } => write!(f, "yin-yang-spent {taoist}"),
            Event::YinYangGained { taoist, .. } => write!(f, "yin-yang-gained {taoist}"),
            Event::TaoistDied { taoist } => write!(f, "taoist-died {taoist}"),
            Event::BoardPossessed { board, .. } => write!(f, "board-possessed {board}"),
            Event::TaoistRevived { taoist } => write!(f, "taoist-revived {taoist}"),
            Event::TaoistMoved { taoist, tile, .. } => write!(f, "taoist-moved {taoist} {tile}"),
            Event::HelpAsked { taoist, tile, .. } => write!(f, "help-asked {taoist} {tile}"),
            Event::ExorcismBegan { taoist } => write!(f, "exorcism-began {taoist}"),
            Event::ExorcismFailed { taoist } => write!(f, "exorcism-failed {taoist}"),
            Event::PowerUsed { taoist, board, .. } => write!(f, "power-used {taoist} {board}"),
            Event::TokenSpent { taoist, board } => write!(f, "token-spent {taoist} {board}"),
            Event::TokenTaken { taoist } => write!(f, "token-taken {taoist}"),
            Event::MantraLaid { space } => write!(f, "mantra-laid {space}"),
            Event::MantraReturned { .. } => f.write_str("mantra-returned"),
            Event::BuddhaTaken { taoist } => write!(f, "buddha-taken {taoist}"),
            Event::BuddhaPlaced { taoist, space } => write!(f, "buddha-placed {taoist} {space}"),
            Event::GameOver { ending } => write!(f, "game-over {ending}"),
            Event::WhiteMoon(event) => event.fmt(f),
            Event::BlackSecret(event) => event.fmt(f),
        }?;
        write!(f, " by {}", self.rule())
    }
}
