//! The words of the screens around the tables of a server: the hall, the form for a table, the challenge of the day, the records.

mod english;
mod french;
mod german;
mod polish;

use crate::language::Language;

/// The words around the tables of a server. Every language fills in every field, or does not compile.
#[expect(missing_docs, reason = "the English words say what each is for")]
pub struct OnlineWords {
    pub title: &'static str,
    pub lead: &'static str,
    /// At how many tables it is one's own turn.
    pub your_turns: fn(usize) -> String,
    pub loading: &'static str,
    pub unreachable: &'static str,
    pub too_many: &'static str,
    pub no_server: &'static str,
    pub other_version: &'static str,
    pub reload: &'static str,

    pub own_name: &'static str,
    pub own_name_hint: &'static str,
    pub name_missing: &'static str,
    pub open_table: &'static str,
    pub join_title: &'static str,
    pub join_link: &'static str,
    pub join: &'static str,
    pub join_wrong: &'static str,

    pub my_tables: &'static str,
    pub no_tables: &'static str,
    pub finished_games: &'static str,
    pub your_turn: &'static str,
    pub undo_asked: &'static str,
    pub can_begin: &'static str,
    pub host_begins: &'static str,
    pub free_seats: fn(usize) -> String,
    /// Whose turn it is, by name.
    pub waits_for: fn(&str) -> String,
    pub points: fn(i32) -> String,
    pub replay: &'static str,
    pub gone: &'static str,
    pub not_over: &'static str,
    pub not_yet: &'static str,
    pub forget: &'static str,

    pub new_table: &'static str,
    pub new_table_hint: &'static str,
    pub begin: &'static str,
    pub seat_me: &'static str,
    pub seat_open: &'static str,

    /// The base game, with White Moon, with Black Secret, with both.
    pub kinds: [&'static str; 4],
    pub taoists: fn(u8) -> String,

    pub daily: &'static str,
    pub daily_lead: &'static str,
    /// How many Taoists one person plays.
    pub daily_rules: fn(u8) -> String,
    pub daily_wu_feng: &'static str,
    pub first_counts: &'static str,
    pub play_daily: &'static str,
    pub go_on_daily: &'static str,
    pub play_daily_again: &'static str,
    pub previous_day: &'static str,
    pub next_day: &'static str,
    pub today: &'static str,
    pub no_such_day: &'static str,
    pub standings: &'static str,
    pub nobody_yet: &'static str,
    pub place: &'static str,
    pub names: &'static str,
    pub score: &'static str,
    pub finished_at: &'static str,

    pub records: &'static str,
    pub records_lead: &'static str,
    pub which_game: &'static str,
    pub all_games: &'static str,
    pub no_record: &'static str,
}

impl Language {
    /// The words around the tables of a server.
    pub fn online(self) -> &'static OnlineWords {
        match self {
            Language::English => english::ONLINE,
            Language::Polish => polish::ONLINE,
            Language::German => german::ONLINE,
            Language::French => french::ONLINE,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_nouns_agree() {
        let tables = |language: Language, number| (language.online().your_turns)(number);
        assert_eq!(tables(Language::English, 1), "Your turn at 1 table");
        assert_eq!(tables(Language::English, 2), "Your turn at 2 tables");
        assert_eq!(tables(Language::German, 3), "Du bist an 3 Tischen am Zug");
        let points = |number| (Language::Polish.online().points)(number);
        let told = [-1, 1, 2, 5, 12, 22, 25].map(points).join(", ");
        assert_eq!(told, "-1 punkt, 1 punkt, 2 punkty, 5 punktów, 12 punktów, 22 punkty, 25 punktów");
        let seats = |language: Language, number| (language.online().free_seats)(number);
        assert_eq!(seats(Language::Polish, 1), "Wolne miejsca: 1");
        assert_eq!(seats(Language::French, 1), "1 place libre");
        assert_eq!((Language::French.online().taoists)(2), "2 taoïstes");
    }
}
