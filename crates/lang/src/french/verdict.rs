//! What was refused, how the game ended, what it is worth.

use ghost_stories_engine::{Defeat, Ending, Refusal, Rule, Score};

use super::RULES;
use super::waiting::chance;
use crate::rules;

pub(crate) fn ending(ending: Ending) -> &'static str {
    match ending {
        Ending::Won => "Les joueurs gagnent : toutes les incarnations de Wu-Feng sont exorcisées.",
        Ending::Lost(Defeat::AllDead) => "Les joueurs perdent : plus aucun taoïste n'est en vie.",
        Ending::Lost(Defeat::VillageLost) => "Les joueurs perdent : trop de tuiles du village sont hantées.",
        Ending::Lost(Defeat::DeckEmpty) => {
            "Les joueurs perdent : la dernière carte est piochée et Wu-Feng n'est pas encore vaincu."
        }
        Ending::Lost(Defeat::NothingToHaunt) => {
            "Les joueurs perdent : un fantôme n'a plus aucune tuile à hanter dans sa ligne."
        }
    }
}

pub(crate) fn refusal(refusal: Refusal) -> String {
    match refusal {
        Refusal::GameOver(how) => format!("La partie est finie. {}", ending(how)),
        Refusal::AwaitsChance => {
            "Rien à choisir pour l'instant : il faut d'abord piocher une carte ou lancer un dé.".into()
        }
        Refusal::AwaitsChoice => "Ni carte ni dé pour l'instant : un joueur doit d'abord choisir.".into(),
        Refusal::AwaitsOtherChance(awaited) => format!("Pas maintenant. {}", chance(awaited)),
        Refusal::Breaks(rule) => because("Interdit par", rule),
        Refusal::Impossible(rule) => because("Impossible selon", rule),
    }
}

fn because(verdict: &str, rule: Rule) -> String {
    match rules::read(RULES).find(|(number, _)| *number == rule) {
        Some((_, words)) => format!("{verdict} la règle {rule} : {words}"),
        None => format!("{verdict} la règle {rule}."),
    }
}

pub(crate) fn score_lines(score: &Score) -> Vec<(String, i32)> {
    [
        ("Victoire", score.victory),
        ("Qi des taoïstes en vie", score.qi),
        ("Fantômes restés dans la pioche", score.deck),
        ("Taoïstes morts", score.dead),
        ("Tuiles hantées", score.haunted),
        ("Incarnations exorcisées", score.incarnations),
        ("Total", score.total()),
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
            "Interdit par la règle B51 : Un taoïste se déplace sur une tuile voisine, diagonales comprises, \
             hantée ou non.",
        );
        assert_eq!(refusal(Refusal::Impossible(Rule::W(3))), "Impossible selon la règle W3.");
    }
}
