//! What a browser keeps of somebody, and how what two browsers keep becomes one.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::browser::now;
use crate::screen::day::day_of;
use crate::store;

/// Where the names of tables that were given up are kept, and when all games were forgotten, in milliseconds since 1970.
const FORGOTTEN: &str = "forgotten-tables";
const GAMES_FORGOTTEN: &str = "forgotten-games";
/// How many tables are remembered as given up.
const MOST_FORGOTTEN: usize = 200;

/// Everything that goes along. Places and games are left as they are written, so that a newer page loses nothing by an older one.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Belongings {
    /// How one is called.
    pub name: Option<String>,
    /// How one is known to the challenges.
    pub player: Option<String>,
    /// One's places, by table.
    pub tables: BTreeMap<String, Value>,
    /// Tables given up, and when.
    pub forgotten: BTreeMap<String, u64>,
    /// Finished games.
    pub games: Vec<Value>,
    /// Until when games are forgotten.
    pub games_forgotten: u64,
    /// One's attempts at challenges, by what the browser calls them.
    pub attempts: BTreeMap<String, String>,
}

/// Folders of the browser's storage for attempts.
const ATTEMPTS: [&str; 2] = ["daily/", "daily-done/"];

/// True if an attempt is of today, or of a day next to it.
fn is_near(attempt: &str, today: u32) -> bool {
    let day = attempt.rsplit('/').next().and_then(|day| day.parse::<u32>().ok());
    day.is_some_and(|day| day.abs_diff(today) <= 1)
}

fn when(thing: &Value) -> u64 {
    thing.get("when").and_then(Value::as_u64).unwrap_or_default()
}

fn id(game: &Value) -> &str {
    game.get("id").and_then(Value::as_str).unwrap_or_default()
}

fn read<T: for<'a> Deserialize<'a> + Default>(name: &str) -> T {
    store::get(name).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

impl Belongings {
    /// What this browser keeps.
    pub fn here() -> Belongings {
        let tables = store::names("table/").into_iter().map(|table| {
            let place = read::<Value>(&format!("table/{table}"));
            (table, place)
        });
        let attempts = ATTEMPTS
            .into_iter()
            .flat_map(|folder| store::names(folder).into_iter().map(move |day| format!("{folder}{day}")));
        let attempts = attempts.filter_map(|name| Some((name.clone(), store::get(&name)?)));
        // Those of other days are past, and the browser forgets them when the next begins.
        let today = day_of(now());
        let attempts = attempts.filter(|(name, _)| is_near(name, today));
        Belongings {
            name: store::get("name"),
            player: store::get("player"),
            tables: tables.filter(|(_, place)| place.is_object()).collect(),
            forgotten: read(FORGOTTEN),
            games: read("my-games"),
            games_forgotten: read(GAMES_FORGOTTEN),
            attempts: attempts.collect(),
        }
        .in_order()
    }

    /// Without attempts of days that are past.
    pub fn of_today(mut self) -> Belongings {
        let today = day_of(now());
        self.attempts.retain(|name, _| is_near(name, today));
        self
    }

    /// Both together. What one of them has is there; of two of the same the later one; but for what one of them has given up since.
    pub fn and(self, other: Belongings) -> Belongings {
        let mut all = self;
        all.name = all.name.or(other.name);
        // Whoever kept something first is known by that.
        all.player = other.player.or(all.player);
        for (table, place) in other.tables {
            let known = all.tables.get(&table);
            if known.is_none_or(|known| when(known) < when(&place)) {
                all.tables.insert(table, place);
            }
        }
        for (table, at) in other.forgotten {
            let known = all.forgotten.entry(table).or_default();
            *known = at.max(*known);
        }
        all.games_forgotten = all.games_forgotten.max(other.games_forgotten);
        all.games.extend(other.games);
        for (name, table) in other.attempts {
            all.attempts.entry(name).or_insert(table);
        }
        all.in_order()
    }

    /// Without what was given up, each game once, the oldest first.
    fn in_order(mut self) -> Belongings {
        let Belongings { tables, forgotten, games, games_forgotten, .. } = &mut self;
        tables.retain(|table, place| forgotten.get(table).is_none_or(|&at| at < when(place)));
        while forgotten.len() > MOST_FORGOTTEN {
            let Some(oldest) = forgotten.iter().min_by_key(|(_, at)| **at).map(|(table, _)| table.clone()) else {
                break;
            };
            forgotten.remove(&oldest);
        }
        games.retain(|game| *games_forgotten == 0 || when(game) > *games_forgotten);
        // Of two of one name the later one: it may have come to another end.
        games.sort_by_key(|game| core::cmp::Reverse(when(game)));
        let mut known = BTreeSet::new();
        games.retain(|game| known.insert(if id(game).is_empty() { game.to_string() } else { id(game).to_owned() }));
        games.reverse();
        self
    }

    /// Keeps all of it in this browser.
    pub fn keep_here(&self) {
        let here = Belongings::here();
        let keep = |name: &str, text: &str| {
            // What has no room stays until the page is closed.
            let _ = store::set(name, text);
        };
        for (table, place) in &self.tables {
            if here.tables.get(table) != Some(place) {
                keep(&format!("table/{table}"), &place.to_string());
            }
        }
        for table in here.tables.keys().filter(|table| !self.tables.contains_key(*table)) {
            store::remove(&format!("table/{table}"));
            store::remove(&format!("summary/{table}"));
        }
        for (name, table) in &self.attempts {
            keep(name, table);
        }
        for (name, text) in [("name", &self.name), ("player", &self.player)] {
            if let Some(text) = text {
                keep(name, text);
            }
        }
        keep(FORGOTTEN, &serde_json::to_string(&self.forgotten).unwrap_or_default());
        if self.games_forgotten > 0 {
            keep(GAMES_FORGOTTEN, &self.games_forgotten.to_string());
        }
        if self.games != here.games {
            keep("my-games", &serde_json::to_string(&self.games).unwrap_or_default());
        }
    }

    /// Without so many of the oldest games.
    pub fn without_oldest_games(&self, number: usize) -> Belongings {
        let games = self.games.iter().skip(number).cloned().collect();
        Belongings { games, ..self.clone() }
    }
}

/// Remembers that a table was given up, so that it does not come back from another device.
pub fn gave_up(table: &str, now: u64) {
    let mut forgotten: BTreeMap<String, u64> = read(FORGOTTEN);
    forgotten.insert(table.to_owned(), now);
    let _ = store::set(FORGOTTEN, &serde_json::to_string(&forgotten).unwrap_or_default());
}

/// Remembers that all games were forgotten.
pub fn forgot_games(now: u64) {
    let _ = store::set(GAMES_FORGOTTEN, &now.to_string());
}

/// Forgets everything that would go along.
pub fn forget_all() {
    for folder in ["table/", "summary/", "daily/", "daily-done/"] {
        for name in store::names(folder) {
            store::remove(&format!("{folder}{name}"));
        }
    }
    for name in ["my-games", "name", "player", "last"] {
        store::remove(name);
    }
    forget_what_was_given_up();
}

/// Forgets what was given up: without another device nobody needs it.
pub fn forget_what_was_given_up() {
    store::remove(FORGOTTEN);
    store::remove(GAMES_FORGOTTEN);
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn place(when: u64) -> Value {
        json!({ "secret": format!("s{when}"), "person": 0, "name": "Ann", "when": when })
    }

    fn belongings(tables: &[(&str, u64)], games: &[(&str, u64)]) -> Belongings {
        Belongings {
            tables: tables.iter().map(|&(table, when)| (table.to_owned(), place(when))).collect(),
            games: games.iter().map(|&(id, when)| json!({ "id": id, "when": when, "new": "field" })).collect(),
            ..Belongings::default()
        }
    }

    #[test]
    fn two_browsers_together_lose_no_table_and_no_game() {
        let (one, other) = (
            belongings(&[("a", 1), ("b", 5)], &[("1", 10), ("2", 20)]),
            belongings(&[("b", 3), ("c", 2)], &[("2", 20), ("3", 15)]),
        );
        let all = one.clone().and(other.clone());
        assert_eq!(all, belongings(&[("a", 1), ("b", 5), ("c", 2)], &[("1", 10), ("3", 15), ("2", 20)]));
        assert_eq!(other.and(one.clone()), all, "whichever comes first");
        assert_eq!(all.clone().and(one), all, "and however often");
    }

    #[test]
    fn what_one_has_given_up_stays_away_until_one_comes_back_to_it() {
        let mut one = belongings(&[("a", 1), ("b", 9)], &[("1", 10), ("2", 30)]);
        one.forgotten = [("a".to_owned(), 4), ("b".to_owned(), 4)].into();
        one.games_forgotten = 20;
        let all = belongings(&[("a", 2), ("b", 2)], &[("1", 10)]).and(one);
        assert_eq!(all.tables.keys().collect::<Vec<_>>(), ["b"]);
        assert_eq!(all.games.iter().map(id).collect::<Vec<_>>(), ["2"]);
    }

    #[test]
    fn one_is_known_to_challenges_by_what_was_kept_first() {
        let named = |player: &str| Belongings { player: Some(player.to_owned()), ..Belongings::default() };
        assert_eq!(named("here").and(named("there")).player.as_deref(), Some("there"));
        assert_eq!(named("here").and(Belongings::default()).player.as_deref(), Some("here"));
    }

    #[test]
    fn tables_that_were_given_up_are_remembered_up_to_a_bound() {
        let many = Belongings {
            forgotten: (0..300).map(|number| (format!("t{number}"), number)).collect(),
            ..Belongings::default()
        };
        let all = many.and(Belongings::default());
        assert!(all.forgotten.len() == MOST_FORGOTTEN && all.forgotten.values().all(|&at| at >= 100));
    }
}
