//! What is printed on a card, and how it stands with a card in play.

use ghost_stories_engine::{Left, Middle, Reward};

use super::names;
use super::phrases::{self, list};
use crate::ghost::GhostWords;
use crate::phrases::sentence;

pub(crate) const GHOST: &GhostWords = &GhostWords {
    one_colour: |colour, number| format!("{} {number}", names::tao(colour)),
    some_colours: |colours, each| format!("{each} each of {}", list(colours.iter().map(|&tao| names::tao(tao)))),
    all_colours: |each| format!("{each} of each of the five colours"),
    less_by_circle: "1 less by the Circle",
    less_by_mantra: "1 less by the Mantra",

    on_arrival: |icons| format!("On arrival: {}.", list(icons.iter().map(|&icon| effect(icon)))),
    lasting: |icon| sentence(effect(icon)),
    middle,
    when_exorcised: |what| format!("When exorcised: {what}."),
    curse_die: "Curse die",
    curse_die_then: |reward| format!("Curse die, then {reward}"),
    throws: "Wu-Feng may throw a curse of any colour",
    reward,

    figure_out: "Haunter: figure on the first stone, it haunts on the next turn of its board.",
    figure_on_card: "Haunter: figure on the card.",
    caught: "It met a Buddha here and can be exorcised.",
    silenced: "Su-Ling stands before it, so its middle stone does nothing.",
    opposite: |space| format!("That is {}.", phrases::space(space)),
};

fn effect(icon: Left) -> &'static str {
    match icon {
        Left::Ghost => "another ghost enters",
        Left::Haunt => "the first active tile ahead is haunted",
        Left::LoseQi => "1 Qi is lost",
        Left::Quick => "its figure starts on the first stone",
        Left::Curse => "the Curse die is rolled",
        Left::PowerOff => "the power of its board is blocked",
        Left::AllPowersOff => "all powers are blocked",
        Left::TaoOff => "nobody may spend Tao",
        Left::DieCaptive => "it holds a Tao die",
        Left::GroupLoseTao => "every Taoist discards a Tao",
        Left::ClearCircle => "the token on the Circle of Prayer returns to the bank",
        Left::Devour => "the first villager ahead is devoured",
        Left::KillVillager => "a visible villager of your choice dies",
        Left::LayDown => "all Taoists are knocked down",
        Left::LowestLeave => "the two lowest ghosts of the deck leave the game",
        Left::ActivateDemon => "Wu-Feng activates a demon",
        Left::ThrowCurse => "Wu-Feng may throw a curse of any colour",
        Left::Skeletons => "Wu-Feng may place his three skeletons",
        Left::DiscardStack => "Wu-Feng turns up and discards a stack of the Catacombs, of which only Urns count",
    }
}

fn middle(stone: Middle) -> Option<&'static str> {
    Some(match stone {
        Middle::Blank => return None,
        Middle::Haunter => "Haunter: it haunts on every second turn of its board.",
        Middle::Tormentor => "Tormentor: the Curse die is rolled on each turn of its board.",
        Middle::DiceImmune => "Immune to dice: only Tao, the Circle and the Mantra count against it.",
        Middle::GroupLoseTao => "Every Taoist discards a Tao when the turn of its board starts.",
        Middle::WhiteIsBlank => "White faces are blank while it is in play.",
        Middle::OnlyOnBuddha => "It can be exorcised only where it meets a Buddha.",
        Middle::OnlyIfOppositeEmpty => "It can be exorcised only while the opposite space has no ghost.",
        Middle::Devourer => "Devourer: it devours the first villager ahead on each turn of its board.",
        Middle::HoldsPortal => "It holds the Portal: nobody can be rescued.",
        Middle::Voracious => "A visible villager of your choice dies when the turn of its board starts.",
        Middle::HoldsSuLing => "It holds Su-Ling.",
        Middle::BringsGhost => "A ghost enters when the turn of its board starts.",
        Middle::Shapeshifter => {
            "It has the colour of its board, and moves to the next free space when the turn of that board starts."
        }
        Middle::ActivateDemon => "Wu-Feng activates a demon on each turn of its board.",
        Middle::NoYinYang => "Nobody may spend a Yin-Yang while it is in play.",
        Middle::Skeletons => "Wu-Feng may place a skeleton on each turn of its board.",
        Middle::QiToBank => "Lost Qi goes to the bank, not on a Blood Mantra, while it is in play.",
        Middle::AnyCurse => "Wu-Feng's curses need not have the colour of the card while it is in play.",
    })
}

fn reward(reward: Reward) -> Option<&'static str> {
    Some(match reward {
        Reward::Nothing => return None,
        Reward::Tao => "1 Tao",
        Reward::TwoTao => "2 Tao",
        Reward::QiOrYinYang => "1 Qi or the Yin-Yang",
        Reward::QiAndYinYang => "1 Qi and a Yin-Yang for the group",
        Reward::Crystal => "a Moon Crystal",
        Reward::QiYinYangAndCrystal => "1 Qi and a Yin-Yang for the group, and a Moon Crystal",
        Reward::YinYangAndMantra => "a Yin-Yang for the group, and 1 Qi from the bank on a Blood Mantra",
    })
}
