use crate::colour::TaoCount;
use crate::village::Spot;

/// Whose a board is (B3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Owner {
    /// A living player's.
    Living,
    /// Nobody's.
    Neutral,
    /// Nobody's any more: its Taoist died or its Qi ran out.
    Possessed,
}

impl Owner {
    /// Every kind of owner.
    pub const ALL: [Owner; 3] = [Owner::Living, Owner::Neutral, Owner::Possessed];
}

/// What a Taoist has; of a neutral board only the Qi counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Taoist {
    /// Where the figure stands.
    pub spot: Spot,
    /// Life.
    pub qi: u8,
    /// Tao tokens.
    pub tao: TaoCount,
    /// True while the own Yin-Yang is held.
    pub yin_yang: bool,
    /// Buddhas in hand.
    pub buddhas: u8,
    /// Power tokens.
    pub tokens: u8,
}
