//! What is printed on a card, and how it stands with a card in play.

use ghost_stories_engine::{Card, Left, Middle, Position, Reward, Space};

use super::phrases::{capitalised, list, space};

pub(crate) fn stones(card: Card) -> Vec<String> {
    [left(card), middle(card.middle()).map(str::to_owned), right(card)].into_iter().flatten().collect()
}

/// The sentences about the card on a space: its middle and right stone, where its figure stands, what it blocks.
pub(super) fn in_play(position: &Position, at: Space, card: Card) -> Vec<String> {
    let lasting = position.lasting_effect(at).map(|icon| format!("{}.", capitalised(effect(icon))));
    [state(position, at, card), lasting, right(card)].into_iter().flatten().collect()
}

fn state(position: &Position, at: Space, card: Card) -> Option<String> {
    let stone = middle(card.middle())?;
    Some(match card.middle() {
        Middle::Haunter if position.figures().contains(at) => {
            "Nawiedzanie: figurka na pierwszym kamieniu, nawiedzi kafel w następnej turze swojej planszy.".into()
        }
        Middle::Haunter => "Nawiedzanie: figurka na karcie.".into(),
        Middle::OnlyOnBuddha if position.is_caught(at) => "Trafił tu na Buddę i można go przegnać.".into(),
        Middle::OnlyIfOppositeEmpty => format!("{stone} To {}.", space(position.seating().opposite(at))),
        _ => stone.into(),
    })
}

fn left(card: Card) -> Option<String> {
    let icons: Vec<&str> = card.left().iter().map(|&icon| effect(icon)).collect();
    (!icons.is_empty()).then(|| format!("Po przybyciu: {}.", list(&icons)))
}

fn effect(icon: Left) -> &'static str {
    match icon {
        Left::Ghost => "do gry wchodzi kolejny duch",
        Left::Haunt => "pierwszy aktywny kafel w linii zostaje nawiedzony",
        Left::LoseQi => "strata 1 qi",
        Left::Quick => "figurka zaczyna na pierwszym kamieniu",
        Left::Curse => "rzut kością klątwy",
        Left::PowerOff => "moc planszy pod tą kartą nie działa",
        Left::AllPowersOff => "żadna moc nie działa",
        Left::TaoOff => "nie wolno wydawać znaczników tao",
        Left::DieCaptive => "kość tao jest uwięziona na tej karcie",
        Left::GroupLoseTao => "każdy taoista odrzuca znacznik tao",
        Left::ClearCircle => "znacznik tao z Kręgu modlitewnego wraca do banku",
    }
}

fn middle(stone: Middle) -> Option<&'static str> {
    Some(match stone {
        Middle::Blank => return None,
        Middle::Haunter => "Nawiedzanie: nawiedza kafel co drugą turę swojej planszy.",
        Middle::Tormentor => "Dręczenie: każe rzucić kością klątwy w każdej turze swojej planszy.",
        Middle::DiceImmune => "Odporność na kości: liczą się tylko znaczniki tao, Krąg i mantra.",
        Middle::GroupLoseTao => "Gdy zaczyna się tura jego planszy, każdy taoista odrzuca znacznik tao.",
        Middle::WhiteIsBlank => "Dopóki jest w grze, białe ścianki są puste.",
        Middle::OnlyOnBuddha => "Można go przegnać tylko tam, gdzie trafi na Buddę.",
        Middle::OnlyIfOppositeEmpty => "Można go przegnać tylko wtedy, gdy na przeciwległym miejscu nie ma ducha.",
    })
}

fn right(card: Card) -> Option<String> {
    let reward = match card.reward() {
        Reward::Nothing => None,
        Reward::Tao => Some("1 znacznik tao"),
        Reward::TwoTao => Some("2 znaczniki tao"),
        Reward::QiOrYinYang => Some("1 qi albo jin-jang"),
        Reward::QiAndYinYang => Some("1 qi i jin-jang dla grupy"),
    };
    match (card.curses(), reward) {
        (false, None) => None,
        (true, None) => Some("Po przegnaniu: kość klątwy.".into()),
        (false, Some(reward)) => Some(format!("Po przegnaniu: {reward}.")),
        (true, Some(reward)) => Some(format!("Po przegnaniu: kość klątwy, potem {reward}.")),
    }
}
