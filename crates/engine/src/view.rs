//! What one seat sees of the table, for programs and pages that do not keep a [`Position`].

mod black_secret;
mod white_moon;

use crate::card::{Card, CardSet};
use crate::colour::{Colour, Tao, TaoCount};
use crate::dice::Roll;
use crate::ending::{Defeat, Ending};
use crate::position::Position;
use crate::power::Power;
use crate::score::Score;
use crate::setup::{Edition, Level};
use crate::space::{Side, Slot, Space};
use crate::stage::Stage;
use crate::taoist::Owner;
use crate::village::Tile;
use crate::waiting::Waiting;
use crate::who::Who;

pub use black_secret::{BlackSecretView, MantraView, ShadowView};
pub use white_moon::WhiteMoonView;

/// What one seat sees of a position: everything but Wu-Feng's hand, which only he sees until the game is over (S7).
///
/// ```
/// use ghost_stories_engine::{Chance, Level, Position, PositionView, Setup, Waiting};
///
/// let position = Position::new(&Setup::four_players(Level::Normal), &mut ())?;
/// let view = PositionView::of(&position, None);
/// assert_eq!(view.waiting, Waiting::Chance(Chance::Card));
/// assert_eq!((view.deck.left, view.boards[0].qi), (56, 3));
/// # Ok::<(), ghost_stories_engine::SetupError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct PositionView {
    /// The level.
    pub level: Level,
    /// The rule set.
    pub rules: Edition,
    /// What is awaited.
    pub waiting: Waiting,
    /// Whose turn it is.
    pub turn: TurnView,
    /// The boards clockwise from the north side.
    pub boards: [BoardView; 4],
    /// The tiles row by row from the north-west.
    pub village: [TileView; 9],
    /// How many haunted tiles lose the game.
    pub haunted_limit: u8,
    /// The Tao on the Circle of Prayer.
    pub circle: Option<Tao>,
    /// The ghost under the Mantra.
    pub mantra: Option<Space>,
    /// The Buddhas in the Temple.
    pub temple_buddhas: u8,
    /// The power tokens on the centre tile.
    pub centre_tokens: u8,
    /// What the bank has.
    pub bank: BankView,
    /// The Tao dice.
    pub dice: DiceView,
    /// The face-down deck.
    pub deck: DeckView,
    /// Incarnations on the deck that all have seen, the lower first.
    pub on_deck: Vec<Card>,
    /// The drawn card that is still to be laid.
    pub to_place: Option<Card>,
    /// The cards nobody has seen: those of the deck and those removed before the game.
    pub unseen: CardSet,
    /// The cards that left the game.
    pub discard: CardSet,
    /// The incarnations of the game.
    pub incarnations: IncarnationsView,
    /// How the game ended, if it did.
    pub ending: Option<EndingView>,
    /// White Moon's part of the table, if it is played.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub white_moon: Option<WhiteMoonView>,
    /// Black Secret's part of the table, if it is played.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub black_secret: Option<BlackSecretView>,
}

/// Whose turn it is.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct TurnView {
    /// The board on turn.
    pub board: Colour,
    /// How far the turn has come.
    pub stage: Stage,
}

/// One of the four boards.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct BoardView {
    /// Its colour.
    pub colour: Colour,
    /// The side of the village along which it lies.
    pub side: Side,
    /// Whose it is.
    pub owner: Owner,
    /// The power it shows.
    pub power: Power,
    /// Whether the power can be used now.
    pub power_on: bool,
    /// Where its Taoist stands; none for a board that was never a player's.
    pub tile: Option<Tile>,
    /// Its Qi.
    pub qi: u8,
    /// The Tao of its Taoist.
    pub tao: TaoCount,
    /// Whether its Taoist has the Yin-Yang.
    pub yin_yang: bool,
    /// The Buddhas its Taoist carries.
    pub buddhas: u8,
    /// The power tokens its Taoist has.
    pub tokens: u8,
    /// Its spaces: left, middle, right.
    pub spaces: [SpaceView; 3],
}

/// One space of a board.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[expect(clippy::struct_excessive_bools, reason = "each is something to be seen there")]
pub struct SpaceView {
    /// Which.
    pub space: Space,
    /// The card there.
    pub card: Option<Card>,
    /// Whether its haunting figure stands on the first stone.
    pub on_stone: bool,
    /// Whether the lasting effect of its left stone is in force.
    pub effect: bool,
    /// Whether it is held by a Buddha.
    pub caught: bool,
    /// Whether a Buddha lies there.
    pub buddha: bool,
}

/// One tile of the village.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct TileView {
    /// Which.
    pub tile: Tile,
    /// Whether it is haunted.
    pub haunted: bool,
}

/// What the bank has.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct BankView {
    /// Its Tao.
    pub tao: TaoCount,
    /// Its Qi.
    pub qi: u8,
}

/// The Tao dice.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct DiceView {
    /// How many no ghost holds.
    pub free: u8,
    /// Those on the table.
    pub rolled: Roll,
    /// Whether a ghost forbids to use Tao.
    pub tao_off: bool,
    /// Whether white faces count for nothing.
    pub white_is_blank: bool,
}

/// The face-down deck.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct DeckView {
    /// How many cards are left.
    pub left: u8,
    /// How many of them are ghosts.
    pub ghosts: u8,
    /// How many of them are incarnations.
    pub incarnations: u8,
    /// How many cards lie on the next incarnation.
    pub until_incarnation: Option<u8>,
}

/// The incarnations of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct IncarnationsView {
    /// How many are to be exorcised.
    pub all: u8,
    /// How many are.
    pub exorcised: u8,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct EndingView {
    /// Whether the Taoists won.
    pub won: bool,
    /// Why they lost.
    pub cause: Option<Defeat>,
    /// Their score.
    pub score: Option<i32>,
}

impl PositionView {
    /// What this player sees; nobody in particular is a spectator.
    pub fn of(position: &Position, seer: Option<Who>) -> PositionView {
        let veiled = if seer == Some(Who::WuFeng) { *position } else { position.veiled() };
        let position = &veiled;
        let (village, deck) = (position.village(), position.deck());
        PositionView {
            level: position.level(),
            rules: position.edition(),
            waiting: position.waiting(),
            turn: TurnView { board: position.board_on_turn(), stage: position.stage() },
            boards: position.seating().boards().map(|board| BoardView::of(position, board)),
            village: village.tiles().map(|tile| TileView { tile, haunted: village.is_haunted(tile) }),
            haunted_limit: position.edition().tiles_to_lose(position.level()),
            circle: village.circle(),
            mantra: position.mantra(),
            temple_buddhas: village.buddhas(),
            centre_tokens: village.tokens(),
            bank: BankView { tao: position.bank_tao(), qi: position.bank_qi() },
            dice: DiceView {
                free: position.free_dice(),
                rolled: position.dice(),
                tao_off: position.tao_is_off(),
                white_is_blank: position.white_is_blank(),
            },
            deck: DeckView {
                left: deck.left(),
                ghosts: deck.ghosts(),
                incarnations: deck.incarnations(),
                until_incarnation: deck.until_incarnation(),
            },
            on_deck: position.on_deck().collect(),
            to_place: position.card_to_place(),
            unseen: position.unseen(),
            discard: position.discard(),
            incarnations: IncarnationsView { all: position.incarnations(), exorcised: position.exorcised() },
            ending: EndingView::of(position),
            white_moon: position.white_moon().map(|white_moon| WhiteMoonView::of(position, white_moon)),
            black_secret: position.black_secret().map(|black_secret| BlackSecretView::of(position, black_secret)),
        }
    }
}

impl EndingView {
    /// How a game ended, if it did.
    pub fn of(position: &Position) -> Option<EndingView> {
        let (won, cause) = match position.ending()? {
            Ending::Won => (true, None),
            Ending::Lost(defeat) => (false, Some(defeat)),
        };
        Some(EndingView { won, cause, score: position.score().as_ref().map(Score::total) })
    }
}

impl BoardView {
    fn of(position: &Position, board: Colour) -> BoardView {
        let taoist = position.taoist(board);
        BoardView {
            colour: board,
            side: position.seating().side(board),
            owner: position.owner(board),
            power: position.power(board),
            power_on: position.power_is_on(board),
            tile: position.players().contains(board).then(|| position.tile_of(board)),
            qi: taoist.qi,
            tao: taoist.tao,
            yin_yang: taoist.yin_yang,
            buddhas: taoist.buddhas,
            tokens: taoist.tokens,
            spaces: Slot::ALL.map(|slot| SpaceView::of(position, Space::new(board, slot))),
        }
    }
}

impl SpaceView {
    fn of(position: &Position, space: Space) -> SpaceView {
        SpaceView {
            space,
            card: position.card(space),
            on_stone: position.figures().contains(space),
            effect: position.lasting_effect(space).is_some(),
            caught: position.is_caught(space),
            buddha: position.buddhas().contains(space),
        }
    }
}
