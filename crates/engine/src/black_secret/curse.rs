//! Wu-Feng's curses: the cards, and what they do (S3, S12, S13).

use crate::black_secret::numbered::numbered;

numbered! {
    /// A curse of Wu-Feng, by the number of its line in the data file; the last four are blank unless an own file says otherwise.
    CurseCard,
    /// A set of curses.
    CurseSet,
    32
}

/// What a curse does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum CurseEffect {
    /// A Taoist of Wu-Feng's choice discards a Tao.
    DiscardTao,
    /// One demon acts.
    ActivateDemon,
    /// A skeleton is placed.
    Skeleton,
    /// A ladder is removed.
    Ladder,
    /// One haunting figure steps once.
    FigureSteps,
    /// A Taoist is moved to a neighbouring place of his level.
    MoveTaoist,
    /// The Curse die is rolled on the active Taoist.
    CurseDie,
    /// A visible villager is moved to a neighbouring active tile with room.
    MoveVillager,
    /// Every Taoist discards a Tao.
    AllDiscardTao,
    /// Two skeletons are placed.
    TwoSkeletons,
    /// A ladder is removed, then a demon acts.
    LadderAndDemon,
    /// A board of choice has no power until the end of its next turn.
    PowerOff,
    /// A ghost is moved to any free space.
    MoveGhost,
    /// Every demon acts once.
    ActivateAll,
    /// A Moon Crystal returns to the reserve.
    LoseCrystal,
    /// A Taoist of choice loses a Qi.
    LoseQi,
    /// Two ladders are removed.
    TwoLadders,
    /// An incarnation is drawn to the hand.
    DrawIncarnation,
    /// A ghost is drawn.
    Ghost,
    /// A Taoist of choice loses his Yin-Yang, or all Tao if he has none.
    LoseYinYang,
    /// A visible villager dies.
    KillVillager,
    /// A tile of choice is haunted, and a Taoist of choice loses a Qi.
    HauntAndLoseQi,
    /// An incarnation is drawn, then one is played.
    PlayIncarnation,
    /// Every Taoist loses a Qi.
    AllLoseQi,
    /// The visible villagers of two tiles die.
    KillTwoVillagers,
}

impl CurseEffect {
    /// Every effect.
    pub const ALL: [CurseEffect; 25] = [
        CurseEffect::DiscardTao,
        CurseEffect::ActivateDemon,
        CurseEffect::Skeleton,
        CurseEffect::Ladder,
        CurseEffect::FigureSteps,
        CurseEffect::MoveTaoist,
        CurseEffect::CurseDie,
        CurseEffect::MoveVillager,
        CurseEffect::AllDiscardTao,
        CurseEffect::TwoSkeletons,
        CurseEffect::LadderAndDemon,
        CurseEffect::PowerOff,
        CurseEffect::MoveGhost,
        CurseEffect::ActivateAll,
        CurseEffect::LoseCrystal,
        CurseEffect::LoseQi,
        CurseEffect::TwoLadders,
        CurseEffect::DrawIncarnation,
        CurseEffect::Ghost,
        CurseEffect::LoseYinYang,
        CurseEffect::KillVillager,
        CurseEffect::HauntAndLoseQi,
        CurseEffect::PlayIncarnation,
        CurseEffect::AllLoseQi,
        CurseEffect::KillTwoVillagers,
    ];
}
