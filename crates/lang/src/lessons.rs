//! Reads a language's file of lessons: each under its name, its steps parted by empty lines, of each step the title first.
//! The author's advice and the credits stand behind the lessons in the same way.

/// The steps of a lesson; none if the file does not have it.
pub(crate) fn read(file: &'static str, name: &str) -> Vec<(&'static str, &'static str)> {
    let lesson = file.split("# ").find_map(|lesson| lesson.strip_prefix(name)?.strip_prefix('\n'));
    let steps = lesson.unwrap_or_default().split("\n\n");
    steps.filter_map(|step| step.trim().split_once('\n')).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    const LESSONS: [&str; 4] = ["first", "white-moon", "black-secret", "wu-feng"];

    #[test]
    fn a_lesson_is_read_step_by_step() {
        let file = "# one\n\nA title\nA text. And more.\n\nAnother\nIts text.\n\n# two\n\nA third\nThe last text.\n";
        assert_eq!(read(file, "one"), [("A title", "A text. And more."), ("Another", "Its text.")]);
        assert_eq!(read(file, "two"), [("A third", "The last text.")]);
        assert_eq!(read(file, "three"), []);
    }

    #[test]
    fn every_line_of_the_file_belongs_to_a_step_of_a_lesson() {
        for file in [crate::english::LESSONS, crate::polish::LESSONS, crate::german::LESSONS, crate::french::LESSONS] {
            let parts: Vec<&str> = LESSONS.into_iter().chain(["advice", "credits"]).collect();
            let steps: usize = parts.iter().map(|part| read(file, part).len()).sum();
            let lines = file.lines().filter(|line| !line.is_empty()).count();
            assert_eq!(lines, parts.len() + 2 * steps);
        }
    }

    #[test]
    fn the_lessons_have_the_same_steps_in_every_language() {
        for lesson in LESSONS {
            for language in Language::ALL {
                assert_eq!(language.lesson(lesson).len(), Language::English.lesson(lesson).len(), "{lesson}");
                assert!(language.lesson(lesson).iter().all(|(title, text)| title.len() < text.len()), "{lesson}");
            }
        }
    }

    #[test]
    fn advice_and_credits_say_the_same_in_every_language() {
        for language in Language::ALL {
            assert_eq!(language.advice().len(), 7);
            let credits = language.credits();
            assert_eq!(credits.len(), 4);
            for (_, people) in &credits[..3] {
                assert!(["Antoine Bauza", "Pierô", "Repos Production"].iter().all(|name| people.contains(name)));
            }
            for (_, people) in [credits[0], credits[2]] {
                assert!(["Cédrick Caumont", "Thomas Provoost"].iter().all(|name| people.contains(name)));
            }
        }
    }
}
