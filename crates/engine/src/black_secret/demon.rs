use crate::set::bit_set;

/// A demon of Wu-Feng (S3, S22).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Demon {
    /// The weakest: found anywhere, or proof against Tao.
    Seeker,
    /// Takes a Tao, or searches beside Taoists.
    Landscaper,
    /// The strongest: brings a ghost or the Curse die when beaten.
    Gravedigger,
}

impl Demon {
    /// Every demon, the weakest first (S20).
    pub const ALL: [Demon; 3] = [Demon::Seeker, Demon::Landscaper, Demon::Gravedigger];
}

bit_set! {
    /// A set of demons.
    DemonSet(u8) of Demon
}

/// One of the two sides of a component: of the catacombs (S1) or of Wu-Feng's board (S3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "letters")]
pub enum Letter {
    A,
    B,
}

impl Letter {
    /// Both sides.
    pub const ALL: [Letter; 2] = [Letter::A, Letter::B];
}
