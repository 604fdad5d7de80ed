//! Blood Mantras: the cards, and what they do (S4, S42).

use crate::black_secret::numbered::numbered;

numbered! {
    /// A Blood Mantra, by the number of its line in the data file.
    BloodMantra,
    /// A set of Blood Mantras.
    MantraSet,
    21
}

/// What a Blood Mantra does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MantraEffect {
    /// A Taoist of choice gains a Qi.
    GainQi,
    /// Up to two ladders are put back.
    TwoLadders,
    /// The active Taoist takes two Tao of choice.
    TwoTao,
    /// A Taoist of choice gets his Yin-Yang back.
    YinYang,
    /// All haunting figures of a board return to their cards.
    DriveBack,
    /// Each Taoist may move one place or change level.
    AllMove,
    /// One demon goes home.
    DemonHome,
    /// All skeletons of a board are removed.
    ClearSkeletons,
    /// A Buddha of the Temple is put on a free space.
    Buddha,
    /// A Taoist of choice takes a Moon Crystal.
    Crystal,
    /// A ghost of choice is discarded, not an incarnation.
    DiscardGhost,
    /// A haunted tile turns active.
    Restore,
    /// Wu-Feng throws no curse until the end of the next Taoist's turn.
    NoCurses,
    /// Each Taoist takes a Tao of choice.
    AllTakeTao,
    /// A dead Taoist comes back with two Qi; with none dead a Taoist gains a Qi.
    Revive,
    /// All demons go home.
    DemonsHome,
    /// A visible villager is saved.
    SaveVillager,
    /// Every haunted tile turns active.
    RestoreAll,
    /// Every living Taoist gains a Qi.
    AllGainQi,
    /// A board is cleared of ghosts and skeletons, not of incarnations.
    ClearBoard,
    /// A Mystic Barrier is carried out now.
    Barrier,
}

impl MantraEffect {
    /// Every effect.
    pub const ALL: [MantraEffect; 21] = [
        MantraEffect::GainQi,
        MantraEffect::TwoLadders,
        MantraEffect::TwoTao,
        MantraEffect::YinYang,
        MantraEffect::DriveBack,
        MantraEffect::AllMove,
        MantraEffect::DemonHome,
        MantraEffect::ClearSkeletons,
        MantraEffect::Buddha,
        MantraEffect::Crystal,
        MantraEffect::DiscardGhost,
        MantraEffect::Restore,
        MantraEffect::NoCurses,
        MantraEffect::AllTakeTao,
        MantraEffect::Revive,
        MantraEffect::DemonsHome,
        MantraEffect::SaveVillager,
        MantraEffect::RestoreAll,
        MantraEffect::AllGainQi,
        MantraEffect::ClearBoard,
        MantraEffect::Barrier,
    ];
}
