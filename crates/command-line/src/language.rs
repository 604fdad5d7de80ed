use std::sync::OnceLock;

use ghost_stories_lang::Language;

static CHOSEN: OnceLock<Language> = OnceLock::new();

/// Chooses the language in which this program speaks from now on; the first choice counts.
pub fn choose_language(language: Language) {
    let _ = CHOSEN.set(language);
}

/// The language in which this program speaks: the chosen one, else that of the environment, else English.
pub fn language() -> Language {
    *CHOSEN.get_or_init(|| sys_locale::get_locales().find_map(|code| Language::of_code(&code)).unwrap_or_default())
}
