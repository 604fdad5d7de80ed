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
            "Hanteur : figurine sur la première pierre, elle hantera au prochain tour de ce plateau.".into()
        }
        Middle::Haunter => "Hanteur : figurine sur la carte.".into(),
        Middle::OnlyOnBuddha if position.is_caught(at) => {
            "Cette carte a rencontré un Bouddha ici : l'exorcisme est possible.".into()
        }
        Middle::OnlyIfOppositeEmpty => format!("{stone} Il s'agit de {}.", space(position.seating().opposite(at))),
        _ => stone.into(),
    })
}

fn left(card: Card) -> Option<String> {
    let icons: Vec<String> = card.left().iter().map(|&icon| effect(icon).to_owned()).collect();
    (!icons.is_empty()).then(|| format!("À l'arrivée : {}.", list(&icons)))
}

fn effect(icon: Left) -> &'static str {
    match icon {
        Left::Ghost => "un autre fantôme entre en jeu",
        Left::Haunt => "la première tuile active de sa ligne est hantée",
        Left::LoseQi => "on perd 1 Qi",
        Left::Quick => "sa figurine commence sur la première pierre",
        Left::Curse => "on lance le dé de malédiction",
        Left::PowerOff => "le pouvoir de son plateau est bloqué",
        Left::AllPowersOff => "tous les pouvoirs sont bloqués",
        Left::TaoOff => "personne ne peut dépenser de Tao",
        Left::DieCaptive => "un dé Tao est capturé",
        Left::GroupLoseTao => "chaque taoïste défausse un Tao",
        Left::ClearCircle => "le Tao du Cercle de prière retourne à la réserve",
    }
}

fn middle(stone: Middle) -> Option<&'static str> {
    Some(match stone {
        Middle::Blank => return None,
        Middle::Haunter => "Hanteur : il hante une tuile tous les deux tours de son plateau.",
        Middle::Tormentor => "Tourmenteur : on lance le dé de malédiction à chaque tour de son plateau.",
        Middle::DiceImmune => "Insensible aux dés : seuls comptent les Tao, le Cercle et le Mantra.",
        Middle::GroupLoseTao => "Au début du tour de son plateau : chaque taoïste défausse un Tao.",
        Middle::WhiteIsBlank => "Tant que cette carte est en jeu, les faces blanches sont sans effet.",
        Middle::OnlyOnBuddha => "Exorcisme possible seulement là où cette carte rencontre un Bouddha.",
        Middle::OnlyIfOppositeEmpty => "Exorcisme possible seulement si l'emplacement opposé n'a pas de fantôme.",
    })
}

fn right(card: Card) -> Option<String> {
    let reward = match card.reward() {
        Reward::Nothing => None,
        Reward::Tao => Some("1 Tao"),
        Reward::TwoTao => Some("2 Tao"),
        Reward::QiOrYinYang => Some("1 Qi ou le Yin-Yang"),
        Reward::QiAndYinYang => Some("1 Qi et un Yin-Yang pour le groupe"),
    };
    match (card.curses(), reward) {
        (false, None) => None,
        (true, None) => Some("Après l'exorcisme : dé de malédiction.".into()),
        (false, Some(reward)) => Some(format!("Après l'exorcisme : {reward}.")),
        (true, Some(reward)) => Some(format!("Après l'exorcisme : dé de malédiction, puis {reward}.")),
    }
}

/// With a capital and a full stop; no phrase begins with an accent.
pub(super) fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().map(|letter| letter.to_ascii_uppercase());
    first.into_iter().chain(letters).chain(['.']).collect()
}
