//! What is wrong with something that was written, as a message for whoever wrote it. The words of the notation in it are the same in every
//! language. In English a message says what the error itself displays.

mod component_data;
mod expected;
mod layout;

pub(crate) use expected::one_of;

use ghost_stories_lang::Message;

/// An error of the engine that can be said in every language.
///
/// Messages about own data files can be said at the page; all others only by programs.
pub trait Problem {
    /// What is wrong, and what would be right.
    fn message(&self) -> Message;
}

#[cfg(test)]
pub(crate) mod tests {
    use ghost_stories_lang::{Language, Message};

    /// What a message says in English, if every language has words of its own for it.
    #[track_caller]
    pub(crate) fn in_every_language(message: &Message) -> String {
        let [english, others @ ..] = Language::ALL.map(|language| language.say(message));
        for (language, said) in Language::ALL[1..].iter().zip(&others) {
            assert!(*said != english && !said.contains('{'), "{}: {said}", language.code());
        }
        english
    }
}
