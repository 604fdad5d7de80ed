use crate::colour::{Tao, TaoCount};

/// What happens when a card is laid, one icon of its left stone (B43, B45, W27, W71 to W75).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Left {
    /// A ghost enters play.
    Ghost,
    /// The first active tile of the line is haunted.
    Haunt,
    /// One Qi is lost.
    LoseQi,
    /// The haunting figure starts on the first stone.
    Quick,
    /// The Curse die is rolled.
    Curse,
    /// Lasting: the board has no power.
    PowerOff,
    /// Lasting: no board has a power.
    AllPowersOff,
    /// Lasting: nobody spends Tao.
    TaoOff,
    /// Lasting: the card holds a Tao die.
    DieCaptive,
    /// Every Taoist discards a Tao.
    GroupLoseTao,
    /// The token of the Circle of Prayer returns to the bank.
    ClearCircle,
    /// The first villager of the line is devoured (W27).
    Devour,
    /// A visible villager of the players' choice dies (W71).
    KillVillager,
    /// All Taoists are laid down (W73).
    LayDown,
    /// The two lowest ghosts of the deck leave the game (W74).
    LowestLeave,
    /// Wu-Feng activates a demon (S55).
    ActivateDemon,
    /// Wu-Feng throws a curse of any colour (S55).
    ThrowCurse,
    /// Wu-Feng may place his three skeletons (S51).
    Skeletons,
    /// Wu-Feng turns up and discards a stack of the catacombs (S52).
    DiscardStack,
}

impl Left {
    /// True if it holds until the card leaves play.
    pub const fn lasts(self) -> bool {
        matches!(self, Left::PowerOff | Left::AllPowersOff | Left::TaoOff | Left::DieCaptive)
    }
}

/// What a card does while it lies on a board: its middle stone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Middle {
    /// Nothing.
    Blank,
    /// Its figure haunts every second turn of its board (B31).
    Haunter,
    /// Rolls the Curse die each turn of its board (B32).
    Tormentor,
    /// Dice do not count against it (B75).
    DiceImmune,
    /// Every Taoist discards a Tao at the start of its board's turn (B96).
    GroupLoseTao,
    /// White faces are blank while it is in play (B101).
    WhiteIsBlank,
    /// Can be exorcised only where it met a Buddha (B93).
    OnlyOnBuddha,
    /// Can be exorcised only while the opposite space has no ghost (B92).
    OnlyIfOppositeEmpty,
    /// Devours a villager each turn of its board (W27).
    Devourer,
    /// Holds the Portal (W70).
    HoldsPortal,
    /// Kills a visible villager at the start of its board's turn (W71).
    Voracious,
    /// Holds Su-Ling (W72).
    HoldsSuLing,
    /// Brings a ghost at the start of its board's turn (W74).
    BringsGhost,
    /// Moves on at the start of its board's turn, and has the colour of its board (W75).
    Shapeshifter,
    /// Wu-Feng activates a demon each turn of its board (S55).
    ActivateDemon,
    /// No Yin-Yang may be spent (S50).
    NoYinYang,
    /// Wu-Feng may place a skeleton each turn of its board (S51).
    Skeletons,
    /// Lost Qi goes to the bank (S53).
    QiToBank,
    /// Curses ignore colour (S54).
    AnyCurse,
}

/// What the exorcist wins: the reward on the right stone (B77, B91, W40).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reward {
    /// Nothing.
    Nothing,
    /// One Tao of choice.
    Tao,
    /// Two Tao of choice.
    TwoTao,
    /// One Qi or the own Yin-Yang.
    QiOrYinYang,
    /// One Qi and one Yin-Yang for the group: every incarnation.
    QiAndYinYang,
    /// A Moon Crystal.
    Crystal,
    /// One Qi and one Yin-Yang for the group, and a Moon Crystal.
    QiYinYangAndCrystal,
    /// One Yin-Yang for the group, and a Qi of the bank on a Blood Mantra (S54).
    YinYangAndMantra,
}

/// The one or two icons of a left stone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Icons {
    both: [Left; 2],
    number: u8,
    /// The one that lasts.
    lasting: Option<Left>,
}

impl Icons {
    pub(crate) const NONE: Icons = Icons { both: [Left::Ghost; 2], number: 0, lasting: None };

    /// At most two icons.
    pub(crate) const fn new(icons: &[Left]) -> Icons {
        match *icons {
            [] => Icons::NONE,
            [one] => Icons { both: [one, Left::Ghost], number: 1, lasting: Icons::lasting_of(one, Left::Ghost) },
            [one, other] => Icons { both: [one, other], number: 2, lasting: Icons::lasting_of(one, other) },
            _ => panic!("at most two icons"),
        }
    }

    const fn lasting_of(one: Left, other: Left) -> Option<Left> {
        match (one.lasts(), other.lasts()) {
            (true, _) => Some(one),
            (_, true) => Some(other),
            _ => None,
        }
    }
}

/// What is printed on a card.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Facts {
    pub(crate) colour: Option<Tao>,
    pub(crate) resistance: TaoCount,
    pub(crate) left: Icons,
    pub(crate) middle: Middle,
    pub(crate) curses: bool,
    pub(crate) throws: bool,
    pub(crate) reward: Reward,
}

impl Facts {
    pub(crate) const fn ghost(colour: Tao, resistance: u8) -> Facts {
        Facts { colour: Some(colour), ..Facts::multi(TaoCount::of(colour, resistance)) }
    }

    pub(crate) const fn multi(resistance: TaoCount) -> Facts {
        Facts {
            colour: None,
            resistance,
            left: Icons::NONE,
            middle: Middle::Blank,
            curses: false,
            throws: false,
            reward: Reward::Nothing,
        }
    }

    /// Its colour; `None` for incarnations of several colours, and for the Shapeshifter, which has that of its board.
    pub const fn colour(&self) -> Option<Tao> {
        self.colour
    }

    /// The faces it takes to exorcise it, before Circle and Mantra; the Shapeshifter's are written as black.
    pub const fn resistance(&self) -> TaoCount {
        self.resistance
    }

    /// The icons of its left stone, in order.
    pub const fn left(&self) -> &[Left] {
        self.left.both.split_at(self.left.number as usize).0
    }

    /// The icon of its left stone that holds until the card leaves play.
    pub const fn lasting(&self) -> Option<Left> {
        self.left.lasting
    }

    /// Its middle stone.
    pub const fn middle(&self) -> Middle {
        self.middle
    }

    /// True if its exorcist must roll the Curse die (right stone).
    pub const fn curses(&self) -> bool {
        self.curses
    }

    /// True if Wu-Feng may throw a curse when it is exorcised (right stone).
    pub const fn throws(&self) -> bool {
        self.throws
    }

    /// The reward on its right stone.
    pub const fn reward(&self) -> Reward {
        self.reward
    }
}
