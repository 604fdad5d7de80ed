//! What was refused, what a game is worth.

use ghost_stories_engine::{Refusal, Rule, Score};

use crate::language::Language;

pub(crate) struct RefusalWords {
    /// A sentence before that about the ending.
    pub game_over: &'static str,
    pub awaits_chance: &'static str,
    pub awaits_choice: &'static str,
    /// A sentence before that about the chance that is awaited.
    pub not_now: &'static str,
    /// "Refused by rule B51", without a full stop.
    pub breaks: fn(Rule) -> String,
    pub impossible: fn(Rule) -> String,
    /// What stands between that and the words of the rule.
    pub colon: &'static str,
}

pub(crate) fn refusal(language: Language, refusal: Refusal) -> String {
    let words = language.refusal_words();
    let because = |verdict: String, rule| match language.rule(rule) {
        Some(rule) => format!("{verdict}{}{rule}", words.colon),
        None => format!("{verdict}."),
    };
    match refusal {
        Refusal::GameOver(how) => format!("{} {}", words.game_over, language.ending(how)),
        Refusal::AwaitsChance => words.awaits_chance.into(),
        Refusal::AwaitsChoice => words.awaits_choice.into(),
        Refusal::AwaitsOtherChance(awaited) => format!("{} {}", words.not_now, language.chance(awaited)),
        Refusal::Breaks(rule) => because((words.breaks)(rule), rule),
        Refusal::Impossible(rule) => because((words.impossible)(rule), rule),
    }
}

/// The parts of a score.
pub(crate) struct ScoreWords {
    pub victory: &'static str,
    pub qi: &'static str,
    pub deck: &'static str,
    pub dead: &'static str,
    pub haunted: &'static str,
    pub incarnations: &'static str,
    pub villagers: &'static str,
    pub portal: &'static str,
    pub black_secret: &'static str,
    pub total: &'static str,
}

impl ScoreWords {
    /// The parts; those of the expansions only where they count.
    pub(crate) fn lines(&self, score: &Score) -> Vec<(String, i32)> {
        let more =
            [(self.villagers, score.villagers), (self.portal, score.portal), (self.black_secret, score.black_secret)];
        let more = more.into_iter().filter(|part| part.1 != 0);
        let base = [
            (self.victory, score.victory),
            (self.qi, score.qi),
            (self.deck, score.deck),
            (self.dead, score.dead),
            (self.haunted, score.haunted),
            (self.incarnations, score.incarnations),
        ];
        let all = base.into_iter().chain(more).chain([(self.total, score.total())]);
        all.map(|(part, points)| (part.to_owned(), points)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_tells_the_number_and_the_words_of_its_rule() {
        let broken = Language::ALL.map(|language| language.refusal(Refusal::Breaks(Rule::B(51))));
        assert_eq!(
            broken,
            [
                "Refused by rule B51: A Taoist moves to a neighbouring tile, diagonals included, haunted or not.",
                "Niedozwolone według zasady B51: Taoista przechodzi na sąsiedni kafel, także na ukos, nawiedzony lub nie.",
                "Nicht erlaubt nach Regel B51: Ein Taoist geht auf ein angrenzendes Dorffeld, auch diagonal, \
                 ob es dort spukt oder nicht.",
                "Interdit par la règle B51\u{a0}: Un taoïste se déplace sur une tuile voisine, diagonales comprises, \
                 hantée ou non.",
            ],
        );
    }

    #[test]
    fn what_is_impossible_is_not_called_forbidden() {
        let impossible = Language::ALL.map(|language| language.refusal(Refusal::Impossible(Rule::B(41))));
        let expected = [
            "Impossible by rule B41: A coloured ghost",
            "Niemożliwe według zasady B41: Kolorowy duch",
            "Unmöglich nach Regel B41: Ein farbiger Geist",
            "Impossible selon la règle B41\u{a0}: ",
        ];
        for (told, expected) in impossible.iter().zip(expected) {
            assert!(told.starts_with(expected), "{told}");
        }
    }

    #[test]
    fn a_rule_without_words_is_told_by_its_number() {
        let broken = Language::ALL.map(|language| language.refusal(Refusal::Breaks(Rule::S(99))));
        let expected = [
            "Refused by rule S99.",
            "Niedozwolone według zasady S99.",
            "Nicht erlaubt nach Regel S99.",
            "Interdit par la règle S99.",
        ];
        assert_eq!(broken, expected);
    }

    #[test]
    fn the_lines_of_a_score_add_up_to_the_last() {
        let score = Score {
            victory: 10,
            qi: 7,
            deck: 12,
            dead: -3,
            haunted: -8,
            incarnations: 6,
            villagers: 0,
            portal: 0,
            black_secret: 5,
        };
        for (language, total) in Language::ALL.into_iter().zip(["Total", "Razem", "Summe", "Total"]) {
            let lines = language.score_lines(&score);
            let (last, parts) = lines.split_last().unwrap();
            assert_eq!(parts.iter().map(|(_, points)| points).sum::<i32>(), last.1);
            assert_eq!(last, &(total.to_owned(), 29));
        }
    }
}
