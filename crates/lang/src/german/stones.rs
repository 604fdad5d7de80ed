//! What is printed on a card, and how it stands with a card in play.

use ghost_stories_engine::{Card, Left, Middle, Position, Reward, Space};

use super::phrases::{capital, list, space};

pub(crate) fn stones(card: Card) -> Vec<String> {
    [left(card), middle(card.middle()).map(str::to_owned), right(card)].into_iter().flatten().collect()
}

/// The sentences about the card on a space: its middle and right stone, where its figure stands, what it blocks.
pub(super) fn in_play(position: &Position, at: Space, card: Card) -> Vec<String> {
    let lasting = position.lasting_effect(at).map(in_force);
    [state(position, at, card), lasting, right(card)].into_iter().flatten().collect()
}

fn state(position: &Position, at: Space, card: Card) -> Option<String> {
    let stone = middle(card.middle())?;
    Some(match card.middle() {
        Middle::Haunter if position.figures().contains(at) => {
            "Spuk: Die Figur steht auf dem Spukfeld und spukt im nächsten Zug ihrer Spieltafel.".into()
        }
        Middle::Haunter => "Spuk: Die Figur steht auf der Karte.".into(),
        Middle::OnlyOnBuddha if position.is_caught(at) => {
            "Diese Karte traf hier auf einen Buddha und kann ausgetrieben werden.".into()
        }
        Middle::OnlyIfOppositeEmpty => format!("{stone} Das ist {}.", space(position.seating().opposite(at))),
        _ => stone.into(),
    })
}

fn in_force(icon: Left) -> String {
    match icon {
        Left::DieCaptive => "Auf dieser Karte liegt ein gestohlener Tao-Würfel.".into(),
        other => format!("{}.", capital(effect(other))),
    }
}

fn left(card: Card) -> Option<String> {
    let icons: Vec<String> = card.left().iter().map(|&icon| effect(icon).to_owned()).collect();
    (!icons.is_empty()).then(|| format!("Beim Eintreffen: {}.", capital(&list(&icons))))
}

fn effect(icon: Left) -> &'static str {
    match icon {
        Left::Ghost => "ein weiterer Geist kommt ins Spiel",
        Left::Haunt => "auf dem ersten aktiven Dorffeld der Reihe spukt es",
        Left::LoseQi => "1 Qi geht verloren",
        Left::Quick => "die Spukfigur beginnt auf dem Spukfeld",
        Left::Curse => "der Fluchwürfel wird geworfen",
        Left::PowerOff => "diese Karte blockiert die Kraft ihrer Spieltafel",
        Left::AllPowersOff => "diese Karte blockiert alle Kräfte",
        Left::TaoOff => "niemand darf mehr Tao-Marker ausgeben",
        Left::DieCaptive => "ein Tao-Würfel wird gestohlen",
        Left::GroupLoseTao => "jeder Taoist legt einen Tao-Marker ab",
        Left::ClearCircle => "der Tao-Marker auf dem Gebetskreis geht in den Vorrat zurück",
    }
}

fn middle(stone: Middle) -> Option<&'static str> {
    Some(match stone {
        Middle::Blank => return None,
        Middle::Haunter => "Spuk: Der Geist spukt in jedem zweiten Zug seiner Spieltafel.",
        Middle::Tormentor => "Folter: Für diese Karte wird in jedem Zug ihrer Spieltafel der Fluchwürfel geworfen.",
        Middle::DiceImmune => "Immun gegen Würfel: Nur Tao-Marker, Gebetskreis und Schriftrolle zählen.",
        Middle::GroupLoseTao => {
            "Diese Karte lässt zu Beginn jedes Zuges ihrer Spieltafel jeden Taoisten einen Tao-Marker ablegen."
        }
        Middle::WhiteIsBlank => "Weiße Würfelseiten zählen nicht, solange diese Karte im Spiel ist.",
        Middle::OnlyOnBuddha => "Austreibung nur auf einem Platz, auf dem diese Karte auf einen Buddha traf.",
        Middle::OnlyIfOppositeEmpty => "Austreibung nur, solange auf dem Platz gegenüber kein Geist liegt.",
    })
}

fn right(card: Card) -> Option<String> {
    let reward = match card.reward() {
        Reward::Nothing => None,
        Reward::Tao => Some("1 Tao-Marker"),
        Reward::TwoTao => Some("2 Tao-Marker"),
        Reward::QiOrYinYang => Some("1 Qi oder das Yin-Yang"),
        Reward::QiAndYinYang => Some("1 Qi und ein Yin-Yang für die Gruppe"),
    };
    match (card.curses(), reward) {
        (false, None) => None,
        (true, None) => Some("Nach der Austreibung: Fluchwürfel.".into()),
        (false, Some(reward)) => Some(format!("Nach der Austreibung: {reward}.")),
        (true, Some(reward)) => Some(format!("Nach der Austreibung: Fluchwürfel, dann {reward}.")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_happens_on_arrival_is_one_sentence() {
        let told = |number| stones(Card::new(number).unwrap());
        assert_eq!(
            told(47),
            [
                "Beim Eintreffen: Ein Tao-Würfel wird gestohlen und ein weiterer Geist kommt ins Spiel.",
                "Nach der Austreibung: 1 Tao-Marker.",
            ],
        );
        assert_eq!(told(6), ["Nach der Austreibung: Fluchwürfel."]);
    }

    #[test]
    fn a_lasting_effect_is_told_as_the_state_it_brings() {
        assert_eq!(in_force(Left::PowerOff), "Diese Karte blockiert die Kraft ihrer Spieltafel.");
        assert_eq!(in_force(Left::DieCaptive), "Auf dieser Karte liegt ein gestohlener Tao-Würfel.");
    }
}
