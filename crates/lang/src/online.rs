//! The words at a table of a server: its seats before the game, who decides, who is here, what is said.

mod english;
mod french;
mod german;
mod polish;

use crate::language::Language;

/// The words at a table of a server. Every language fills in every field, or does not compile. People are called by their names, seats
/// by colour or Wu-Feng.
#[expect(missing_docs, reason = "the English words say what each is for")]
pub struct AtTableWords {
    pub connecting: &'static str,
    pub lost: &'static str,
    pub missing: &'static str,
    pub missing_hint: &'static str,
    pub older_rules: &'static str,
    pub stranger: &'static str,
    pub watch_anyway: &'static str,
    /// With the server's words.
    pub refused: fn(&str) -> String,
    /// What may be refused to anybody.
    pub gone_on: &'static str,
    pub taken: &'static str,
    pub bot_plays: &'static str,
    pub hand: &'static str,
    pub nothing_to_take_back: &'static str,
    pub asked_already: &'static str,
    pub bad_name: &'static str,
    pub too_much: &'static str,
    pub full: &'static str,
    pub storage: &'static str,
    pub over: &'static str,

    pub lobby: &'static str,
    pub seats: &'static str,
    pub free: &'static str,
    pub you: &'static str,
    pub host: &'static str,
    pub sit: &'static str,
    pub sit_hint: &'static str,
    pub stand: &'static str,
    pub free_seat: &'static str,
    pub let_bot_play: &'static str,
    pub take_bot_away: &'static str,
    /// To whom the seat goes back.
    pub give_back: fn(&str) -> String,
    pub start: &'static str,
    pub seats_open: &'static str,
    pub host_starts: fn(&str) -> String,
    pub share: &'static str,
    pub share_hint: &'static str,
    pub copy: &'static str,
    pub copied: &'static str,

    pub people: &'static str,
    pub here: &'static str,
    pub away: &'static str,
    pub watching: fn(usize) -> String,
    pub you_watch: &'static str,
    /// Who can give the seat back.
    pub bot_for_you: fn(&str) -> String,
    pub chat: &'static str,
    pub say: &'static str,
    pub send: &'static str,
    pub nothing_said: &'static str,
    pub unread: fn(usize) -> String,

    pub your_turn: &'static str,
    /// One's own seat that decides.
    pub you_decide: fn(&str) -> String,
    /// Who decides for which seat.
    pub decides: fn(&str, &str) -> String,
    pub away_decides: fn(&str, &str) -> String,
    pub nobody_decides: fn(&str) -> String,

    pub ask_undo: &'static str,
    /// Who asks, and which decision it is.
    pub undo_asked: fn(&str, &str) -> String,
    /// Whose answers are awaited.
    pub undo_waits: fn(&str) -> String,
    pub agree: &'static str,
    pub refuse: &'static str,
    pub withdraw: &'static str,

    pub point: &'static str,
    pub point_hint: &'static str,
    /// Who points at what.
    pub points_at: fn(&str, &str) -> String,
}

impl Language {
    /// The words at a table of a server.
    pub fn at_table(self) -> &'static AtTableWords {
        match self {
            Language::English => english::AT_TABLE,
            Language::Polish => polish::AT_TABLE,
            Language::German => german::AT_TABLE,
            Language::French => french::AT_TABLE,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_words_agree() {
        let watching = |language: Language| [1, 2, 5].map(|number| (language.at_table().watching)(number));
        assert_eq!(watching(Language::English), ["1 is watching", "2 are watching", "5 are watching"]);
        assert_eq!(watching(Language::Polish), ["1 osoba patrzy", "2 osoby patrzą", "5 osób patrzy"]);
        assert_eq!(watching(Language::German), ["1 schaut zu", "2 schauen zu", "5 schauen zu"]);
        assert_eq!(
            watching(Language::French),
            ["1 personne regarde", "2 personnes regardent", "5 personnes regardent"]
        );
    }

    #[test]
    fn every_language_says_whose_turn_it_is() {
        for language in Language::ALL {
            let words = language.at_table();
            let told = (words.decides)("Anna", "Red");
            assert!(told.contains("Anna") && told.contains("Red"), "{told}");
            assert_ne!(told, (words.away_decides)("Anna", "Red"));
        }
    }
}
