//! What was refused, how the game ended, what it is worth.

use ghost_stories_engine::{Defeat, Ending, Refusal, Rule, Score};

use super::RULES;
use super::waiting::chance;
use crate::rules;

pub(crate) fn ending(ending: Ending) -> &'static str {
    match ending {
        Ending::Won => "Gracze wygrywają: ostatnie wcielenie Wu Fenga zostało przegnane.",
        Ending::Lost(Defeat::AllDead) => "Gracze przegrywają: nie żyje już żaden taoista.",
        Ending::Lost(Defeat::VillageLost) => "Gracze przegrywają: zbyt wiele kafli wioski jest nawiedzonych.",
        Ending::Lost(Defeat::DeckEmpty) => {
            "Gracze przegrywają: z talii wyszła ostatnia karta, a Wu Feng nie jest jeszcze przegnany."
        }
        Ending::Lost(Defeat::NothingToHaunt) => "Gracze przegrywają: duch nie ma już w swojej linii czego nawiedzić.",
    }
}

pub(crate) fn refusal(refusal: Refusal) -> String {
    match refusal {
        Refusal::GameOver(how) => format!("Gra jest skończona. {}", ending(how)),
        Refusal::AwaitsChance => "Teraz nie można nic wybrać: najpierw trzeba dobrać kartę albo rzucić kośćmi.".into(),
        Refusal::AwaitsChoice => "Teraz nie dobiera się karty ani nie rzuca kośćmi: najpierw musi wybrać gracz.".into(),
        Refusal::AwaitsOtherChance(awaited) => format!("Nie teraz. {}", chance(awaited)),
        Refusal::Breaks(rule) => because("Niedozwolone", rule),
        Refusal::Impossible(rule) => because("Niemożliwe", rule),
    }
}

fn because(verdict: &str, rule: Rule) -> String {
    match rules::read(RULES).find(|(number, _)| *number == rule) {
        Some((_, words)) => format!("{verdict} według zasady {rule}: {words}"),
        None => format!("{verdict} według zasady {rule}."),
    }
}

pub(crate) fn score_lines(score: &Score) -> Vec<(String, i32)> {
    [
        ("Zwycięstwo", score.victory),
        ("Qi żywych taoistów", score.qi),
        ("Duchy pozostałe w talii", score.deck),
        ("Martwi taoiści", score.dead),
        ("Nawiedzone kafle", score.haunted),
        ("Przegnane wcielenia", score.incarnations),
        ("Razem", score.total()),
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
            "Niedozwolone według zasady B51: Taoista przechodzi na sąsiedni kafel, także na ukos, nawiedzony lub nie.",
        );
        assert!(refusal(Refusal::Impossible(Rule::B(41))).starts_with("Niemożliwe według zasady B41: Kolorowy duch"));
        assert_eq!(refusal(Refusal::Breaks(Rule::W(3))), "Niedozwolone według zasady W3.");
    }

    #[test]
    fn the_lines_of_a_score_add_up_to_the_last() {
        let score = Score { victory: 10, qi: 7, deck: 12, dead: -3, haunted: -8, incarnations: 6 };
        let lines = score_lines(&score);
        let (total, parts) = lines.split_last().unwrap();
        assert_eq!(parts.iter().map(|(_, points)| points).sum::<i32>(), total.1);
        assert_eq!(total, &("Razem".to_owned(), 24));
    }
}
