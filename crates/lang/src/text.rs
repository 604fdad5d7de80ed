/// The files of a language that the page loads on its own account: the words when it begins, rules and lessons when somebody wants to
/// read them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "plain names")]
pub enum Text {
    Words,
    Rules,
    Lessons,
    /// What only programs say: errors of the command line, the game in a terminal. The page never loads them.
    #[cfg(not(target_family = "wasm"))]
    Programs,
}

impl Text {
    /// Every text, the words first.
    #[cfg(target_family = "wasm")]
    pub const ALL: [Text; 3] = [Text::Words, Text::Rules, Text::Lessons];

    /// Every text, the words first.
    #[cfg(not(target_family = "wasm"))]
    pub const ALL: [Text; 4] = [Text::Words, Text::Rules, Text::Lessons, Text::Programs];

    /// The name of its files, which goes on with the code of the language.
    pub const fn name(self) -> &'static str {
        match self {
            Text::Words => "words",
            Text::Rules => "rules",
            Text::Lessons => "lessons",
            #[cfg(not(target_family = "wasm"))]
            Text::Programs => "programs",
        }
    }
}

/// The files of a text in a language, one for each part of the game: their names, and what is in them.
#[cfg(not(target_family = "wasm"))]
macro_rules! files {
    ($code:literal, $text:expr) => {
        match $text {
            crate::Text::Words => crate::text::files!(@ $code: "names", "help", "ghosts", "choices", "choices-expansions", "events",
                "events-expansions", "decisions", "decisions-expansions", "verdicts", "reasons", "table", "setup", "page", "expansions",
                "online", "start", "my-games", "learn", "own-copy", "reading", "me"),
            crate::Text::Rules => crate::text::files!(@ $code: "rules"),
            crate::Text::Lessons => crate::text::files!(@ $code: "lessons", "story", "examples"),
            crate::Text::Programs => crate::text::files!(@ $code: "command-line", "terminal", "positions", "options", "links"),
        }
    };
    (@ $code:literal: $($name:literal),+) => {
        &[$(($name, include_str!(concat!("../../../locales/", $code, "/", $name, ".ftl")))),+]
    };
}

#[cfg(not(target_family = "wasm"))]
pub(crate) use files;
