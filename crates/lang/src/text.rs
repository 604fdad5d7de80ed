/// Words that are a file of their own in each language. The page does without them until somebody wants to read them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "plain names")]
pub enum Text {
    Rules,
    Lessons,
}

impl Text {
    /// The name of its files, which goes on with the code of the language.
    pub const fn name(self) -> &'static str {
        match self {
            Text::Rules => "rules",
            Text::Lessons => "lessons",
        }
    }

    /// What the page was told of it in a language.
    #[cfg(target_family = "wasm")]
    pub(crate) fn told(self, language: crate::Language) -> &'static std::sync::OnceLock<String> {
        static TOLD: [[std::sync::OnceLock<String>; crate::Language::ALL.len()]; 2] =
            [const { [const { std::sync::OnceLock::new() }; crate::Language::ALL.len()] }; 2];
        &TOLD[self as usize][language as usize]
    }
}
