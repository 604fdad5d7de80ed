use ghost_stories_bots::Player;
use ghost_stories_engine::{Level, Who};
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use crate::pace::Pace;
use crate::rest::Kind;
use crate::state::Phase;

/// What a host says when a table is listed in the lobby; everything else follows from the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Listing {
    /// The language that the host speaks: two or three small letters, such as `en`.
    pub language: String,
}

impl Listing {
    /// What is wrong with it and what would be right, if something is.
    pub fn problem(&self) -> Option<&'static str> {
        (!is_language(&self.language)).then_some(LANGUAGE)
    }
}

/// How a language is written.
const LANGUAGE: &str = "language: expected two or three small letters such as en";

fn is_language(code: &str) -> bool {
    (2..=3).contains(&code.len()) && code.bytes().all(|byte| byte.is_ascii_lowercase())
}

/// A table that looks for people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ListedTable {
    /// Its name, part of the link.
    pub table: String,
    /// Which game it is, and so which expansions are played.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub kind: Kind,
    /// The level.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub level: Level,
    /// `open` before the game, `playing` while it is on.
    pub phase: Phase,
    /// The language that the host speaks.
    pub language: String,
    /// How fast people decide.
    #[serde(default, skip_serializing_if = "Pace::is_untimed")]
    pub pace: Pace,
    /// The seats: Taoists, then Wu-Feng if he plays.
    pub seats: Vec<ListedSeat>,
}

/// A seat of a listed table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ListedSeat {
    /// The colour of a Taoist, or `wu-feng`.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub seat: Who,
    /// Whose seat it is: plain text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The bot that plays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub bot: Option<Player>,
    /// Whether somebody who comes may take it; a bot that plays there gives way.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub free: bool,
}

impl ListedTable {
    /// The seats that somebody who comes may take: those where nobody plays first, then those whose bots give way.
    pub fn free_seats(&self) -> Vec<Who> {
        let mut seats: Vec<&ListedSeat> = self.seats.iter().filter(|seat| seat.free).collect();
        seats.sort_by_key(|seat| seat.bot.is_some());
        seats.into_iter().map(|seat| seat.seat).collect()
    }

    /// How many people have a seat.
    pub fn people(&self) -> usize {
        self.seats.iter().filter(|seat| seat.name.is_some()).count()
    }
}

/// The tables that look for people.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LobbyList {
    /// Each of them.
    pub tables: Vec<ListedTable>,
}

/// What a server says in the lobby, told apart by `tell`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, IntoStaticStr)]
#[serde(tag = "tell", rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum LobbyMessage {
    /// Every table, in place of all that was told before.
    Lobby(LobbyList),
    /// Something changed.
    Changed {
        /// Tables that are new or not as they were.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        listed: Vec<ListedTable>,
        /// The names of those that look for nobody any more.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        unlisted: Vec<String>,
    },
    /// The connection was refused, or what was said.
    Refused {
        /// Why, as one of a few words.
        why: crate::RefusalReason,
        /// What was wrong and what would be right.
        error: String,
    },
    /// The server goes; connect again in a moment.
    Closing {},
    /// A sign of life.
    Pong {},
}

impl LobbyMessage {
    /// As it is sent.
    pub fn write(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// As it was sent.
    pub fn read(text: &str) -> Result<LobbyMessage, serde_json::Error> {
        serde_json::from_str(text)
    }
}

/// The most tables that can be left out of a quick seat.
pub const MOST_EXCEPTIONS: usize = 100;

/// Somebody wants a seat at once: at one table of the lobby, or at the one that suits their wishes best.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct QuickSeat {
    /// How they are called.
    pub name: String,
    /// The language they speak: two or three small letters, such as `en`.
    pub language: String,
    /// The table, if it is to be this one and no other.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// The seat, with `table`; any free one if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub seat: Option<Who>,
    /// The game that is to be played; any if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub kind: Option<Kind>,
    /// The level that is wished for; any if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub level: Option<Level>,
    /// Tables that it must not be, because one has a place there already.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub except: Vec<String>,
}

impl QuickSeat {
    /// What is wrong with it and what would be right, if something is.
    pub fn problem(&self) -> Option<String> {
        if !is_language(&self.language) {
            return Some(LANGUAGE.to_owned());
        }
        if self.seat.is_some() && self.table.is_none() {
            return Some("seat: only together with table".to_owned());
        }
        (self.except.len() > MOST_EXCEPTIONS).then(|| format!("except: at most {MOST_EXCEPTIONS} tables"))
    }

    /// How well a table suits these wishes, the more the better; `None` if it does not.
    pub fn suits(&self, listed: &ListedTable) -> Option<i32> {
        if self.kind.is_some_and(|kind| kind != listed.kind) || self.except.contains(&listed.table) {
            return None;
        }
        let steps = self.level.map_or(0, |level| (level as i32 - listed.level as i32).abs());
        // The next level is better than to sit alone, the one behind it is another game.
        if steps > 1 {
            return None;
        }
        let same_language = i32::from(listed.language == self.language);
        let not_begun = i32::from(listed.phase == Phase::Open);
        let company = [0, 1, 2, 3][listed.people().min(3)];
        Some(8 * same_language - 6 * steps + 4 * not_begun + company)
    }
}

/// A seat that was taken in the lobby.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatTaken {
    /// The name of the table, part of the link.
    pub table: String,
    /// Your number among the people.
    pub person: u8,
    /// Your seat token. It is told this once.
    #[serde(rename = "secret")]
    pub seat_token: String,
    /// The seat.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub seat: Who,
    /// Whether the table was opened for you, and you are its host.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub opened: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listed(table: &str, kind: Kind, level: Level, language: &str, phase: Phase) -> ListedTable {
        let red = Who::Taoist(ghost_stories_engine::Colour::Red);
        let seats = vec![ListedSeat { seat: red, name: None, bot: None, free: true }];
        let (table, language) = (table.to_owned(), language.to_owned());
        ListedTable { table, kind, level, phase, language, pace: Pace::Untimed, seats }
    }

    fn wishes(more: &str) -> QuickSeat {
        serde_json::from_str(&format!(r#"{{"name": "Eve", "language": "pl"{more}}}"#)).unwrap()
    }

    #[test]
    fn the_best_match_speaks_ones_language_has_the_level_and_has_not_begun() {
        let normal = wishes(r#", "level": "normal""#);
        let suits = |level, language, phase| normal.suits(&listed("a", Kind::Base, level, language, phase));
        let best = suits(Level::Normal, "pl", Phase::Open);
        for other in [
            suits(Level::Normal, "pl", Phase::Playing),
            suits(Level::Normal, "de", Phase::Open),
            suits(Level::Nightmare, "pl", Phase::Open),
            suits(Level::Initiation, "pl", Phase::Open),
        ] {
            assert!(other.is_some() && best > other, "{other:?}");
        }
        assert_eq!(suits(Level::Hell, "pl", Phase::Open), None, "two levels away");
    }

    #[test]
    fn another_game_than_the_wished_one_and_a_table_of_ones_own_do_not_suit() {
        let base = listed("AAAAAAAAAAAAAAAA", Kind::Base, Level::Hell, "en", Phase::Open);
        assert!(wishes("").suits(&base).is_some() && wishes(r#", "kind": "base""#).suits(&base).is_some());
        assert_eq!(wishes(r#", "kind": "white-moon""#).suits(&base), None);
        assert_eq!(wishes(r#", "except": ["AAAAAAAAAAAAAAAA"]"#).suits(&base), None);
    }

    #[test]
    fn what_is_wrong_with_wishes_is_said() {
        assert_eq!(wishes("").problem(), None);
        assert!(wishes(r#", "seat": "red""#).problem().unwrap().starts_with("seat:"));
        for code in ["", "e", "EN", "e1", "engl", "\u{e9}a"] {
            let wishes = QuickSeat { language: code.to_owned(), ..wishes("") };
            assert_eq!(wishes.problem().as_deref(), Some(LANGUAGE), "{code:?}");
            assert_eq!(Listing { language: code.to_owned() }.problem(), Some(LANGUAGE));
        }
        let except = vec![String::new(); MOST_EXCEPTIONS + 1];
        assert!(QuickSeat { except, ..wishes("") }.problem().unwrap().starts_with("except:"));
    }

    #[test]
    fn seats_without_a_bot_are_taken_first() {
        let mut table = listed("a", Kind::Base, Level::Normal, "en", Phase::Open);
        let bot = Some(Player::Novice);
        table.seats.insert(0, ListedSeat { seat: Who::WuFeng, name: None, bot, free: true });
        table.seats.insert(0, ListedSeat { name: Some("Ann".to_owned()), free: false, ..table.seats[1].clone() });
        assert_eq!(table.free_seats(), [table.seats[2].seat, Who::WuFeng]);
        assert_eq!(table.people(), 1);
    }
}
