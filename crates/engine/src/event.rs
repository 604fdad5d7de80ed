use crate::card::Card;
use crate::colour::{Colour, Tao};
use crate::dice::{CurseFace, Roll};
use crate::position::{Defeat, Ending};
use crate::rule::Rule;
use crate::space::Space;
use crate::village::Tile;

/// Something that happened at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "the fields are what their types say")]
pub enum Event {
    /// A board's turn begins.
    TurnBegan { board: Colour },
    /// A living player's Yang phase begins.
    YangBegan { taoist: Colour },
    /// A haunting figure stepped onto the first stone.
    FigureAdvanced { space: Space },
    /// A haunting figure went back to its card, from the second stone or driven off.
    FigureReturned { space: Space, by: Rule },
    /// A tile turned haunted.
    TileHaunted { tile: Tile, by: Rule },
    /// A haunted tile turned active.
    TileRestored { tile: Tile, by: Rule },
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
    GhostDiscarded { card: Card, space: Space, by: Rule },
    /// A card was exorcised.
    GhostExorcised { card: Card, space: Space },
    /// The Pavilion moved a card.
    GhostMoved { card: Card, from: Space, to: Space },
    /// A lasting effect of a card's left stone took hold.
    EffectBegan { card: Card, space: Space },
    /// No Tao die was free for the card to hold.
    NoDieToHold { card: Card },
    /// The Circle's token returned to the bank.
    CircleCleared { tao: Tao },
    /// A token was put on the Circle.
    CircleSet { tao: Tao },
    /// The Curse die was rolled for this board.
    CurseRolled { board: Colour, face: CurseFace },
    /// Strength of a Mountain spared this Taoist a Curse roll.
    CurseSpared { taoist: Colour },
    /// The last Curse roll was taken back for another.
    CurseRerolled { taoist: Colour },
    /// Tao dice were rolled.
    TaoRolled { taoist: Colour, roll: Roll },
    /// These dice are rolled again.
    TaoRerolled { taoist: Colour, dice: Roll },
    /// A Taoist or neutral board lost a Qi.
    QiLost { board: Colour, by: Rule },
    /// A Taoist gained a Qi.
    QiGained { taoist: Colour, by: Rule },
    /// A Taoist lost or discarded a Tao without using it.
    TaoLost { taoist: Colour, tao: Tao, by: Rule },
    /// A Taoist spent a Tao on an exorcism.
    TaoSpent { taoist: Colour, tao: Tao },
    /// A Taoist took a Tao.
    TaoGained { taoist: Colour, tao: Tao, by: Rule },
    /// A Taoist spent the Yin-Yang.
    YinYangSpent { taoist: Colour },
    /// A Taoist got the Yin-Yang back.
    YinYangGained { taoist: Colour, by: Rule },
    /// A Taoist died.
    TaoistDied { taoist: Colour },
    /// A board became possessed.
    BoardPossessed { board: Colour },
    /// A dead Taoist came back.
    TaoistRevived { taoist: Colour },
    /// A Taoist moved, or was moved, to a tile.
    TaoistMoved { taoist: Colour, tile: Tile, by: Rule },
    /// A villager was asked for help.
    HelpAsked { taoist: Colour, tile: Tile },
    /// An exorcism was begun.
    ExorcismBegan { taoist: Colour },
    /// An exorcism beat nothing.
    ExorcismFailed { taoist: Colour },
    /// A power was used.
    PowerUsed { taoist: Colour, board: Colour },
    /// A power token was spent on a neutral board.
    TokenSpent { taoist: Colour, board: Colour },
    /// A power token was taken from the centre tile.
    TokenTaken { taoist: Colour },
    /// The Mantra was laid on a ghost.
    MantraLaid { space: Space },
    /// The Mantra came off its ghost.
    MantraReturned { by: Rule },
    /// A Buddha was taken from the Temple.
    BuddhaTaken { taoist: Colour },
    /// A Buddha was placed.
    BuddhaPlaced { taoist: Colour, space: Space },
    /// The game ended.
    GameOver { ending: Ending },
}

impl Event {
    /// The rule by which it happened.
    pub const fn rule(self) -> Rule {
        Rule::B(match self {
            Event::FigureReturned { by, .. }
            | Event::TileHaunted { by, .. }
            | Event::TileRestored { by, .. }
            | Event::QiLost { by, .. }
            | Event::QiGained { by, .. }
            | Event::TaoLost { by, .. }
            | Event::TaoGained { by, .. }
            | Event::YinYangGained { by, .. }
            | Event::TaoistMoved { by, .. }
            | Event::GhostDiscarded { by, .. }
            | Event::MantraReturned { by } => return by,
            Event::TurnBegan { .. } => 20,
            Event::YangBegan { .. } => 50,
            Event::TokenTaken { .. } => 55,
            Event::FigureAdvanced { .. } => 31,
            Event::NothingToHaunt { .. } => 33,
            Event::Overrun { .. } => 34,
            Event::NoFreeSpace => 40,
            Event::CardDrawn { .. } | Event::CardPlaced { .. } => 41,
            Event::BuddhaReturned { .. } => 42,
            Event::GhostExorcised { .. } | Event::ExorcismFailed { .. } => 76,
            Event::GhostMoved { .. } => 87,
            Event::EffectBegan { .. } | Event::NoDieToHold { .. } => 45,
            Event::CircleCleared { .. } => 101,
            Event::CircleSet { .. } => 86,
            Event::CurseRolled { .. } => 35,
            Event::CurseSpared { .. } => 116,
            Event::CurseRerolled { .. } | Event::TaoRerolled { .. } => 117,
            Event::TaoRolled { .. } | Event::ExorcismBegan { .. } => 70,
            Event::TaoSpent { .. } => 73,
            Event::YinYangSpent { .. } => 53,
            Event::TaoistDied { .. } => 60,
            Event::BoardPossessed { .. } => 61,
            Event::TaoistRevived { .. } => 80,
            Event::HelpAsked { .. } => 52,
            Event::PowerUsed { .. } => 118,
            Event::TokenSpent { .. } => 119,
            Event::MantraLaid { .. } => 110,
            Event::BuddhaTaken { .. } => 85,
            Event::BuddhaPlaced { .. } => 54,
            Event::GameOver { ending } => match ending {
                Ending::Won => 130,
                Ending::Lost(Defeat::DeckEmpty) => 44,
                Ending::Lost(Defeat::NothingToHaunt) => 33,
                Ending::Lost(_) => 131,
            },
        })
    }
}

/// Hears of everything that happens; `()` hears nothing and costs nothing.
pub trait Observer {
    /// Called for each event, in order.
    fn notice(&mut self, event: Event);
}

impl Observer for () {
    fn notice(&mut self, _event: Event) {}
}

/// An observer that calls a function.
pub struct Tell<F>(pub F);

impl<F: FnMut(Event)> Observer for Tell<F> {
    fn notice(&mut self, event: Event) {
        (self.0)(event);
    }
}
