//! What was refused, how the game ended, what it is worth.

use ghost_stories_engine::{Defeat, Ending, Refusal, Rule, Score};

use super::RULES;
use super::waiting::chance;
use crate::rules;

pub(crate) fn ending(ending: Ending) -> &'static str {
    match ending {
        Ending::Won => "Die Spieler gewinnen: Alle Inkarnationen von Wu-Feng sind ausgetrieben.",
        Ending::Lost(Defeat::AllDead) => "Die Spieler verlieren: Kein Taoist ist mehr am Leben.",
        Ending::Lost(Defeat::VillageLost) => "Die Spieler verlieren: Auf zu vielen Dorffeldern spukt es.",
        Ending::Lost(Defeat::DeckEmpty) => {
            "Die Spieler verlieren: Die letzte Karte ist gezogen und Wu-Feng noch nicht vertrieben."
        }
        Ending::Lost(Defeat::NothingToHaunt) => {
            "Die Spieler verlieren: Ein Geist findet in seiner Reihe kein Dorffeld mehr zum Spuken."
        }
    }
}

pub(crate) fn refusal(refusal: Refusal) -> String {
    match refusal {
        Refusal::GameOver(how) => format!("Die Partie ist zu Ende. {}", ending(how)),
        Refusal::AwaitsChance => {
            "Jetzt gibt es nichts zu wählen: Erst muss eine Karte gezogen oder ein Würfel geworfen werden.".into()
        }
        Refusal::AwaitsChoice => "Jetzt ist keine Karte und kein Würfel fällig: Erst muss ein Spieler wählen.".into(),
        Refusal::AwaitsOtherChance(awaited) => format!("Jetzt nicht. {}", chance(awaited)),
        Refusal::Breaks(rule) => because("Nicht erlaubt", rule),
        Refusal::Impossible(rule) => because("Unmöglich", rule),
    }
}

fn because(verdict: &str, rule: Rule) -> String {
    match rules::read(RULES).find(|(number, _)| *number == rule) {
        Some((_, words)) => format!("{verdict} nach Regel {rule}: {words}"),
        None => format!("{verdict} nach Regel {rule}."),
    }
}

pub(crate) fn score_lines(score: &Score) -> Vec<(String, i32)> {
    [
        ("Sieg", score.victory),
        ("Qi der lebenden Taoisten", score.qi),
        ("Geister im Geisterstapel", score.deck),
        ("Tote Taoisten", score.dead),
        ("Dorffelder mit Spuk", score.haunted),
        ("Ausgetriebene Inkarnationen", score.incarnations),
        ("Summe", score.total()),
    ]
    .map(|(part, points)| (part.to_owned(), points))
    .into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_tells_the_number_and_the_words_of_its_rule() {
        assert_eq!(
            refusal(Refusal::Breaks(Rule::B(51))),
            "Nicht erlaubt nach Regel B51: Ein Taoist geht auf ein angrenzendes Dorffeld, auch diagonal, \
             ob es dort spukt oder nicht.",
        );
        assert!(refusal(Refusal::Impossible(Rule::B(41))).starts_with("Unmöglich nach Regel B41: Ein farbiger Geist"));
        assert_eq!(refusal(Refusal::Breaks(Rule::W(3))), "Nicht erlaubt nach Regel W3.");
    }

    #[test]
    fn the_lines_of_a_score_add_up_to_the_last() {
        let score = Score { victory: 10, qi: 7, deck: 12, dead: -3, haunted: -8, incarnations: 6 };
        let lines = score_lines(&score);
        let (total, parts) = lines.split_last().unwrap();
        assert_eq!(parts.iter().map(|(_, points)| points).sum::<i32>(), total.1);
        assert_eq!(total, &("Summe".to_owned(), 24));
    }
}
