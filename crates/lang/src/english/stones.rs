//! What is printed on a card, and how it stands with a card in play.

use ghost_stories_engine::{Card, Left, Middle, Position, Reward, Space};

use super::phrases::{list, space};

pub(crate) fn stones(card: Card) -> Vec<String> {
    [left(card), middle(card.middle()).map(str::to_owned), right(card)].into_iter().flatten().collect()
}

/// The sentences about the card on a space: its middle and right stone, where its figure stands, what it blocks.
pub(super) fn in_play(position: &Position, at: Space, card: Card) -> Vec<String> {
    let lasting = position.lasting_effect(at).map(|icon| sentence(effect(icon)));
    [state(position, at, card), lasting, right(card)].into_iter().flatten().collect()
}

fn state(position: &Position, at: Space, card: Card) -> Option<String> {
    let stone = middle(card.middle())?;
    Some(match card.middle() {
        Middle::Haunter if position.figures().contains(at) => {
            "Haunter: figure on the first stone, it haunts on the next turn of its board.".into()
        }
        Middle::Haunter => "Haunter: figure on the card.".into(),
        Middle::OnlyOnBuddha if position.is_caught(at) => "It met a Buddha here and can be exorcised.".into(),
        Middle::OnlyIfOppositeEmpty => {
            format!("{stone} That is {}.", space(position.seating().opposite(at)))
        }
        _ => stone.into(),
    })
}

fn left(card: Card) -> Option<String> {
    let icons: Vec<String> = card.left().iter().map(|&icon| effect(icon).to_owned()).collect();
    (!icons.is_empty()).then(|| format!("On arrival: {}.", list(&icons)))
}

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
    })
}

fn right(card: Card) -> Option<String> {
    let reward = match card.reward() {
        Reward::Nothing => None,
        Reward::Tao => Some("1 Tao"),
        Reward::TwoTao => Some("2 Tao"),
        Reward::QiOrYinYang => Some("1 Qi or the Yin-Yang"),
        Reward::QiAndYinYang => Some("1 Qi and a Yin-Yang for the group"),
    };
    match (card.curses(), reward) {
        (false, None) => None,
        (true, None) => Some("When exorcised: Curse die.".into()),
        (false, Some(reward)) => Some(format!("When exorcised: {reward}.")),
        (true, Some(reward)) => Some(format!("When exorcised: Curse die, then {reward}.")),
    }
}

fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().map(|letter| letter.to_ascii_uppercase());
    first.into_iter().chain(letters).chain(['.']).collect()
}
