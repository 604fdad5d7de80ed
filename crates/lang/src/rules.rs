//! Reads a language's file of rules: a line for each, the number first.

use ghost_stories_engine::Rule;

pub(crate) fn read(file: &'static str) -> impl Iterator<Item = (Rule, &'static str)> {
    file.lines().filter_map(|line| {
        let (number, words) = line.split_once(' ')?;
        Some((parse(number)?, words))
    })
}

fn parse(text: &str) -> Option<Rule> {
    let (components, number) = text.split_at_checked(1)?;
    let number = number.parse().ok()?;
    match components {
        "B" => Some(Rule::B(number)),
        "W" => Some(Rule::W(number)),
        "S" => Some(Rule::S(number)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    /// The numbers of the base rules, as the specification has them.
    const BASE: [(u8, u8); 12] = [
        (1, 5),
        (10, 14),
        (20, 22),
        (30, 36),
        (40, 45),
        (50, 55),
        (60, 63),
        (70, 78),
        (80, 88),
        (90, 101),
        (110, 120),
        (130, 132),
    ];

    /// Those of White Moon.
    const WHITE_MOON: [(u8, u8); 9] =
        [(1, 5), (10, 11), (20, 29), (30, 32), (40, 44), (50, 50), (60, 60), (70, 76), (80, 80)];

    /// Those of Black Secret.
    const BLACK_SECRET: [(u8, u8); 7] = [(1, 9), (10, 14), (20, 24), (30, 30), (40, 44), (50, 55), (60, 62)];

    /// The rules that are, in part, rulings of ours, because the books are silent or disagree.
    const RULINGS: [u8; 17] = [4, 14, 21, 22, 30, 34, 43, 52, 53, 77, 86, 87, 92, 93, 113, 119, 132];

    const WHITE_MOON_RULINGS: [u8; 3] = [2, 40, 44];

    const BLACK_SECRET_RULINGS: [u8; 8] = [5, 13, 20, 21, 22, 23, 30, 51];

    fn numbered() -> impl Iterator<Item = Rule> {
        let each = |(first, last): (u8, u8)| first..=last;
        let base = BASE.into_iter().flat_map(each).map(Rule::B);
        let white_moon = WHITE_MOON.into_iter().flat_map(each).map(Rule::W);
        base.chain(white_moon).chain(BLACK_SECRET.into_iter().flat_map(each).map(Rule::S))
    }

    #[test]
    fn every_rule_has_words_in_every_language_and_they_stand_in_order() {
        for language in Language::ALL {
            let numbers: Vec<Rule> = language.rules().map(|(rule, _)| rule).collect();
            assert_eq!(numbers, numbered().collect::<Vec<_>>());
            assert!(language.rules().all(|(_, words)| words.len() > 20));
        }
    }

    #[test]
    fn every_line_of_the_file_is_a_rule() {
        for file in [crate::english::RULES, crate::polish::RULES, crate::german::RULES, crate::french::RULES] {
            assert_eq!(file.lines().count(), numbered().count());
        }
    }

    #[test]
    fn a_ruling_is_marked_at_the_end_and_nothing_else_is() {
        let marks = ["(Ruling.)", "(Ustalenie.)", "(Festlegung.)", "(Décision.)"];
        for (language, mark) in Language::ALL.into_iter().zip(marks) {
            for (rule, words) in language.rules() {
                let ruling = RULINGS.map(Rule::B).contains(&rule)
                    || WHITE_MOON_RULINGS.map(Rule::W).contains(&rule)
                    || BLACK_SECRET_RULINGS.map(Rule::S).contains(&rule);
                assert_eq!(words.ends_with(&format!(". {mark}")), ruling, "{rule}");
                assert!(words.ends_with(if ruling { ")" } else { "." }), "{rule}");
            }
        }
    }

    #[test]
    fn a_rule_that_does_not_exist_has_no_words() {
        assert_eq!(Language::English.rule(Rule::B(6)), None);
        assert_eq!(Language::English.rule(Rule::W(6)), None);
        assert_eq!(Language::English.rule(Rule::S(15)), None);
    }
}
