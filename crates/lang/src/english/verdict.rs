//! What was refused, how the game ended, what it is worth.

use ghost_stories_engine::{Defeat, Ending, Refusal, Rule, Score};

use super::RULES;
use super::waiting::chance;
use crate::rules;

pub(crate) fn ending(ending: Ending) -> &'static str {
    match ending {
        Ending::Won => "The players win: every incarnation of Wu-Feng is exorcised.",
        Ending::Lost(Defeat::AllDead) => "The players lose: no Taoist is left alive.",
        Ending::Lost(Defeat::VillageLost) => "The players lose: too many tiles of the village are haunted.",
        Ending::Lost(Defeat::DeckEmpty) => {
            "The players lose: the last card is drawn and Wu-Feng is not yet driven out."
        }
        Ending::Lost(Defeat::NothingToHaunt) => "The players lose: a ghost has nothing left to haunt in its line.",
    }
}

pub(crate) fn refusal(refusal: Refusal) -> String {
    match refusal {
        Refusal::GameOver(how) => format!("The game is over. {}", ending(how)),
        Refusal::AwaitsChance => "Nothing can be chosen now: first a card must be drawn or a die rolled.".into(),
        Refusal::AwaitsChoice => "No card or die is due now: first a player must choose.".into(),
        Refusal::AwaitsOtherChance(awaited) => format!("Not now. {}", chance(awaited)),
        Refusal::Breaks(rule) => because("Refused", rule),
        Refusal::Impossible(rule) => because("Impossible", rule),
    }
}

fn because(verdict: &str, rule: Rule) -> String {
    match rules::read(RULES).find(|(number, _)| *number == rule) {
        Some((_, words)) => format!("{verdict} by rule {rule}: {words}"),
        None => format!("{verdict} by rule {rule}."),
    }
}

pub(crate) fn score_lines(score: &Score) -> Vec<(String, i32)> {
    [
        ("Victory", score.victory),
        ("Qi of living Taoists", score.qi),
        ("Ghosts left in the deck", score.deck),
        ("Dead Taoists", score.dead),
        ("Haunted tiles", score.haunted),
        ("Incarnations exorcised", score.incarnations),
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
            "Refused by rule B51: A Taoist moves to a neighbouring tile, diagonals included, haunted or not.",
        );
        assert!(refusal(Refusal::Impossible(Rule::B(41))).starts_with("Impossible by rule B41: A coloured ghost"));
        assert_eq!(refusal(Refusal::Breaks(Rule::W(3))), "Refused by rule W3.");
    }

    #[test]
    fn the_lines_of_a_score_add_up_to_the_last() {
        let score = Score { victory: 10, qi: 7, deck: 12, dead: -3, haunted: -8, incarnations: 6 };
        let lines = score_lines(&score);
        let (total, parts) = lines.split_last().unwrap();
        assert_eq!(parts.iter().map(|(_, points)| points).sum::<i32>(), total.1);
        assert_eq!(total, &("Total".to_owned(), 24));
    }
}
