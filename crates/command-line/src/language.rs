use std::sync::OnceLock;

use ghost_stories_lang::{Language, Message};

static CHOSEN: OnceLock<Language> = OnceLock::new();

/// Chooses the language in which this program speaks from now on; the first choice counts.
pub fn choose_language(language: Language) {
    let _ = CHOSEN.set(language);
}

/// The language in which this program speaks: the chosen one, else that of the environment, else English.
pub fn language() -> Language {
    *CHOSEN.get_or_init(|| of_locales(sys_locale::get_locales()))
}

/// The first locale that is one of ours. Behind `C`, which asks for no language, the others count for nothing.
fn of_locales(locales: impl Iterator<Item = String>) -> Language {
    let mut asked = locales.take_while(|locale| locale != "C" && locale != "POSIX");
    asked.find_map(|locale| Language::of_code(&locale)).unwrap_or_default()
}

/// A message in the language of this program.
pub fn say(message: &Message) -> String {
    language().say(message)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_locale_that_is_ours_counts_unless_c_comes_before() {
        let of = |locales: &[&str]| of_locales(locales.iter().map(|&locale| locale.to_owned()));
        assert_eq!(of(&["pl-PL", "de-DE"]), Language::Polish);
        assert_eq!(of(&["sv", "de-DE"]), Language::German);
        assert_eq!(of(&["C", "de-DE"]), Language::English);
        assert_eq!(of(&["sv"]), Language::English);
        assert_eq!(of(&[]), Language::English);
    }
}
