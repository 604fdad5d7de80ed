//! The drawings of what is printed on the stones of a card.

use ghost_stories_engine::{Left, Middle, Reward};

/// The drawing of a left stone.
pub fn left_icon(icon: Left) -> &'static str {
    match icon {
        Left::Ghost => "ghost",
        Left::Haunt => "haunt",
        Left::LowestLeave => "lowest-leave",
        Left::Devour => "devour",
        Left::KillVillager => "kill-villager",
        Left::LayDown => "lay-down",
        Left::LoseQi => "lose-qi",
        Left::Quick => "quick",
        Left::Curse => "curse",
        Left::PowerOff => "power-off",
        Left::AllPowersOff => "all-powers-off",
        Left::TaoOff => "tao-off",
        Left::DieCaptive => "die-captive",
        Left::GroupLoseTao => "group-lose-tao",
        Left::ClearCircle => "clear-circle",
        Left::ActivateDemon => "activate-demon",
        Left::ThrowCurse => "throw-curse",
        Left::Skeletons => "puppets",
        Left::DiscardStack => "discard-stack",
    }
}

/// The drawing of a middle stone.
pub fn middle_icon(stone: Middle) -> Option<&'static str> {
    Some(match stone {
        Middle::Blank => return None,
        Middle::Haunter => "haunter-stone",
        Middle::Tormentor => "tormentor",
        Middle::DiceImmune => "dice-immune",
        Middle::GroupLoseTao => "group-lose-tao",
        Middle::WhiteIsBlank => "white-blank",
        Middle::OnlyOnBuddha => "only-on-buddha",
        Middle::OnlyIfOppositeEmpty => "only-if-opposite-empty",
        Middle::Devourer => "devourer",
        Middle::Voracious => "kill-villager",
        Middle::HoldsPortal => "holds-portal",
        Middle::HoldsSuLing => "holds-su-ling",
        Middle::BringsGhost => "brings-ghost",
        Middle::Shapeshifter => "shapeshifter",
        Middle::ActivateDemon => "activate-demon",
        Middle::NoYinYang => "no-yin-yang",
        Middle::Skeletons => "puppets",
        Middle::QiToBank => "qi-to-bank",
        Middle::AnyCurse => "any-curse",
    })
}

/// The drawing of a reward.
pub fn reward_icon(reward: Reward) -> Option<&'static str> {
    Some(match reward {
        Reward::Nothing => return None,
        Reward::Tao => "gain-tao",
        Reward::Crystal => "gain-crystal",
        Reward::TwoTao => "gain-two-tao",
        Reward::QiOrYinYang => "gain-qi-or-yin-yang",
        Reward::QiAndYinYang => "gain-qi-and-yin-yang",
        Reward::QiYinYangAndCrystal => "gain-qi-yin-yang-crystal",
        Reward::YinYangAndMantra => "yin-yang-and-mantra",
    })
}
