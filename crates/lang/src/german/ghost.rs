//! What is printed on a card, and how it stands with a card in play.

use ghost_stories_engine::{Left, Middle, Reward};

use super::names;
use super::phrases::{self, list};
use crate::ghost::GhostWords;
use crate::phrases::{capital, sentence};

pub(crate) const GHOST: &GhostWords = &GhostWords {
    one_colour: |colour, number| format!("{} {number}", capital(names::tao(colour))),
    some_colours: |colours, each| format!("je {each} in {}", list(colours.iter().map(|&tao| capital(names::tao(tao))))),
    all_colours: |each| format!("je {each} in allen fünf Farben"),
    less_by_circle: "1 weniger durch den Gebetskreis",
    less_by_mantra: "1 weniger durch die Schriftrolle",

    on_arrival: |icons| format!("Beim Eintreffen: {}.", capital(&list(icons.iter().map(|&icon| effect(icon))))),
    lasting: in_force,
    middle,
    when_exorcised: |what| format!("Nach der Austreibung: {what}."),
    curse_die: "Fluchwürfel",
    curse_die_then: |reward| format!("Fluchwürfel, dann {reward}"),
    throws: "Wu-Feng darf einen Fluch beliebiger Farbe aussprechen",
    reward,

    figure_out: "Spuk: Die Figur steht auf dem Spukfeld und spukt im nächsten Zug ihrer Spieltafel.",
    figure_on_card: "Spuk: Die Figur steht auf der Karte.",
    caught: "Diese Karte traf hier auf einen Buddha und kann ausgetrieben werden.",
    silenced: "Su-Ling steht davor, deshalb wirkt das mittlere Symbol nicht.",
    opposite: |space| format!("Das ist {}.", phrases::space(space)),
};

fn in_force(icon: Left) -> String {
    match icon {
        Left::DieCaptive => "Auf dieser Karte liegt ein gestohlener Tao-Würfel.".into(),
        other => sentence(effect(other)),
    }
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
        Left::Devour => "der erste Dorfbewohner der Reihe wird verschlungen",
        Left::KillVillager => "ein sichtbarer Dorfbewohner deiner Wahl stirbt",
        Left::LayDown => "alle Taoisten werden zu Boden geworfen",
        Left::LowestLeave => "die zwei untersten Geister des Geisterstapels verlassen das Spiel",
        Left::ActivateDemon => "Wu-Feng aktiviert einen Dämon",
        Left::ThrowCurse => "Wu-Feng darf einen Fluch beliebiger Farbe aussprechen",
        Left::Skeletons => "Wu-Feng darf seine drei Skelette legen",
        Left::DiscardStack => "Wu-Feng deckt einen Stapel der Katakomben auf und legt ihn ab; nur Urnen zählen",
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
        Middle::Devourer => {
            "Verschlinger: Der Geist verschlingt in jedem Zug seiner Spieltafel den ersten Dorfbewohner der Reihe."
        }
        Middle::HoldsPortal => "Diese Karte hält das Portal: Niemand kann gerettet werden.",
        Middle::Voracious => "Zu Beginn jedes Zuges ihrer Spieltafel stirbt ein sichtbarer Dorfbewohner deiner Wahl.",
        Middle::HoldsSuLing => "Diese Karte hält Su-Ling fest.",
        Middle::BringsGhost => "Zu Beginn jedes Zuges ihrer Spieltafel kommt ein Geist ins Spiel.",
        Middle::Shapeshifter => {
            "Diese Karte hat die Farbe ihrer Spieltafel und wechselt zu Beginn jedes Zuges dieser Spieltafel auf den \
             nächsten freien Platz."
        }
        Middle::ActivateDemon => "In jedem Zug ihrer Spieltafel aktiviert Wu-Feng einen Dämon.",
        Middle::NoYinYang => "Niemand darf ein Yin-Yang einsetzen, solange diese Karte im Spiel ist.",
        Middle::Skeletons => "In jedem Zug ihrer Spieltafel darf Wu-Feng ein Skelett legen.",
        Middle::QiToBank => {
            "Verlorenes Qi kommt in den Vorrat und nicht auf ein Blutmantra, solange diese Karte im Spiel ist."
        }
        Middle::AnyCurse => "Wu-Fengs Flüche müssen nicht die Farbe der Karte haben, solange diese Karte im Spiel ist.",
    })
}

fn reward(reward: Reward) -> Option<&'static str> {
    Some(match reward {
        Reward::Nothing => return None,
        Reward::Tao => "1 Tao-Marker",
        Reward::TwoTao => "2 Tao-Marker",
        Reward::QiOrYinYang => "1 Qi oder das Yin-Yang",
        Reward::QiAndYinYang => "1 Qi und ein Yin-Yang für die Gruppe",
        Reward::Crystal => "1 Mondkristall",
        Reward::QiYinYangAndCrystal => "1 Qi und ein Yin-Yang für die Gruppe und dazu 1 Mondkristall",
        Reward::YinYangAndMantra => "ein Yin-Yang für die Gruppe und 1 Qi aus dem Vorrat auf ein Blutmantra",
    })
}

#[cfg(test)]
mod tests {
    use ghost_stories_engine::Card;

    use super::*;

    #[test]
    fn what_happens_on_arrival_is_one_sentence() {
        let told = |number| GHOST.stones(Card::new(number).unwrap().facts());
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
