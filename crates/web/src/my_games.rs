//! One's own finished games: remembered in the browser when a game ends, counted, kept as a file with the saved games.

use ghost_stories_engine::{Ending, Event, Level, Position};
use ghost_stories_online::Kind;
use ghost_stories_table::{Replay, Table};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::browser::now;
use crate::personal;
use crate::seats::Seats;
use crate::shelf;
use crate::store;

const NAME: &str = "my-games";
/// What a file of games calls itself, and its version.
const FORMAT: &str = "ghost-stories-games";
const VERSION: u32 = 1;

/// What can be achieved, in the order of the words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Achievement {
    Win,
    Nightmare,
    Hell,
    Alone,
    AllFour,
    NoneHaunted,
    LastBreath,
    TwoAtOnce,
    WhiteMoon,
    BlackSecret,
    WuFeng,
    ThreeInARow,
}

impl Achievement {
    pub const ALL: [Achievement; 12] = [
        Achievement::Win,
        Achievement::Nightmare,
        Achievement::Hell,
        Achievement::Alone,
        Achievement::AllFour,
        Achievement::NoneHaunted,
        Achievement::LastBreath,
        Achievement::TwoAtOnce,
        Achievement::WhiteMoon,
        Achievement::BlackSecret,
        Achievement::WuFeng,
        Achievement::ThreeInARow,
    ];
}

/// A game that was played to its end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FinishedGame {
    /// Its name on the shelf, or that of the table.
    pub id: String,
    /// When it ended, in milliseconds since 1970.
    pub when: u64,
    /// Whether one's own side won.
    pub won: bool,
    pub level: Level,
    /// The number of Taoists.
    pub players: u8,
    pub kind: Kind,
    /// Whether one was Wu-Feng, and no Taoist.
    pub wu_feng: bool,
    /// By the books' score sheet, for the Taoists.
    pub score: i32,
    pub achieved: Vec<Achievement>,
}

impl FinishedGame {
    /// A game that is over; nothing of one that is not.
    pub fn of(table: &Table, id: String, wu_feng: bool) -> Option<FinishedGame> {
        let position = table.position();
        let village_saved = position.ending()? == Ending::Won;
        let score = position.score()?.total();
        let kind = match (position.white_moon().is_some(), position.black_secret().is_some()) {
            (false, false) => Kind::Base,
            (true, false) => Kind::WhiteMoon,
            (false, true) => Kind::BlackSecret,
            (true, true) => Kind::Both,
        };
        let won = village_saved != wu_feng;
        let achieved =
            Achievement::ALL.into_iter().filter(|&one| achieves(one, table, position, won, wu_feng)).collect();
        let (level, players) = (position.level(), position.players().len() as u8);
        Some(FinishedGame { id, when: now(), won, level, players, kind, wu_feng, score, achieved })
    }
}

/// Whether a game achieves something by itself.
fn achieves(achievement: Achievement, table: &Table, position: &Position, won: bool, wu_feng: bool) -> bool {
    let living = position.living();
    let taoists_won = won && !wu_feng;
    match achievement {
        Achievement::Win => won,
        Achievement::Nightmare => taoists_won && position.level() == Level::Nightmare,
        Achievement::Hell => taoists_won && position.level() == Level::Hell,
        Achievement::Alone => taoists_won && position.players().len() == 1,
        Achievement::AllFour => taoists_won && living.len() == 4,
        Achievement::NoneHaunted => taoists_won && position.village().haunted_count() == 0,
        Achievement::LastBreath => taoists_won && living.iter().all(|taoist| position.taoist(taoist).qi <= 1),
        Achievement::TwoAtOnce => {
            let exorcised = |event: &&Event| matches!(event, Event::GhostExorcised { .. });
            !wu_feng && (0..=table.len()).any(|step| table.told(step).iter().filter(exorcised).count() >= 2)
        }
        Achievement::WhiteMoon => taoists_won && position.white_moon().is_some(),
        Achievement::BlackSecret => taoists_won && position.black_secret().is_some(),
        Achievement::WuFeng => won && wu_feng,
        // It takes more than one game.
        Achievement::ThreeInARow => false,
    }
}

/// All finished games, the oldest first.
pub fn all() -> Vec<FinishedGame> {
    let (mut games, _) = read(&store::get(NAME).unwrap_or_default());
    games.sort_by_key(|game| game.when);
    games
}

/// The games of a text, and those of another version of the page that this one cannot read.
fn read(text: &str) -> (Vec<FinishedGame>, Vec<Value>) {
    let (mut games, mut unread) = (Vec::new(), Vec::new());
    for kept in serde_json::from_str::<Vec<Value>>(text).unwrap_or_default() {
        match FinishedGame::deserialize(&kept) {
            Ok(game) => games.push(game),
            Err(_) => unread.push(kept),
        }
    }
    (games, unread)
}

/// Remembers a game, once; if it came to another end after all, the last one.
pub fn remember(game: FinishedGame) {
    let mut games = all();
    match games.iter_mut().find(|known| known.id == game.id) {
        Some(known) if (known.won, known.score) == (game.won, game.score) => return,
        Some(known) => *known = game,
        None => games.push(game),
    }
    write(&games);
    personal::changed();
}

/// Forgets them all.
pub fn forget() {
    store::remove(NAME);
    personal::forgot_games();
}

fn write(games: &[FinishedGame]) {
    let (_, unread) = read(&store::get(NAME).unwrap_or_default());
    // Without room for it the games themselves are still on the shelf.
    let _ = store::set(NAME, &written(games, unread));
}

/// The text of games, behind those that cannot be read here.
fn written(games: &[FinishedGame], unread: Vec<Value>) -> String {
    let all: Vec<Value> = unread.into_iter().chain(games.iter().map(|game| json!(game))).collect();
    json!(all).to_string()
}

/// How many games were won in a row, at the end and at most.
pub fn streaks(games: &[FinishedGame]) -> (usize, usize) {
    games.iter().fold((0, 0), |(now, most), game| {
        let now = if game.won { now + 1 } else { 0 };
        (now, most.max(now))
    })
}

/// True if it was achieved in any game, or in all together.
pub fn is_achieved(achievement: Achievement, games: &[FinishedGame]) -> bool {
    match achievement {
        Achievement::ThreeInARow => streaks(games).1 >= 3,
        one => games.iter().any(|game| game.achieved.contains(&one)),
    }
}

/// Finished and saved games in one file.
#[derive(Serialize, Deserialize)]
struct GamesFile {
    format: String,
    version: u32,
    finished: Vec<FinishedGame>,
    saved: Vec<SavedGame>,
}

/// A saved game as it is kept.
#[derive(Serialize, Deserialize)]
struct SavedGame {
    id: String,
    when: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    /// As they are kept beside the game; empty if people play alone.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    seats: String,
    /// The text of the save.
    game: String,
}

/// The file with everything.
pub fn export() -> String {
    let saved = shelf::all().into_iter().filter_map(|saved| {
        let seats = if saved.seats.says_something() { saved.seats.write() } else { String::new() };
        Some(SavedGame { game: shelf::text(&saved.id)?, id: saved.id, when: saved.when, name: saved.name, seats })
    });
    let file = GamesFile { format: FORMAT.to_owned(), version: VERSION, finished: all(), saved: saved.collect() };
    serde_json::to_string_pretty(&file).unwrap_or_default()
}

/// Adds what a file has and the browser has not: how many finished and saved games; nothing if it cannot be read.
pub fn import(text: &str) -> Option<(usize, usize)> {
    let file: GamesFile = serde_json::from_str(text).ok()?;
    if file.format != FORMAT || file.version != VERSION {
        return None;
    }
    let mut games = all();
    let known = games.len();
    for game in file.finished {
        if games.iter().all(|known| known.id != game.id) {
            games.push(game);
        }
    }
    write(&games);
    let mut saves = 0;
    for save in file.saved {
        let there = shelf::text(&save.id).is_some() || shelf::of_file(&save.game).is_some();
        if there
            || Replay::read(&save.game).is_err()
            || shelf::save_text_as_of(&save.id, &save.game, save.when).is_err()
        {
            continue;
        }
        shelf::set_seats(&save.id, &Seats::read(&save.seats));
        shelf::set_name(&save.id, save.name.as_deref().unwrap_or_default());
        saves += 1;
    }
    personal::changed();
    Some((games.len() - known, saves))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(when: u64, won: bool) -> FinishedGame {
        FinishedGame {
            id: when.to_string(),
            when,
            won,
            level: Level::Hell,
            players: 2,
            kind: Kind::Both,
            wu_feng: false,
            score: 7,
            achieved: vec![Achievement::TwoAtOnce],
        }
    }

    #[test]
    fn a_row_of_wins_ends_with_a_defeat() {
        let games = |won: &[bool]| won.iter().zip(1..).map(|(&won, when)| game(when, won)).collect::<Vec<_>>();
        assert_eq!(streaks(&games(&[true, true, true, false, true])), (1, 3));
        assert_eq!(streaks(&[]), (0, 0));
        assert!(is_achieved(Achievement::ThreeInARow, &games(&[true, true, true])));
        assert!(!is_achieved(Achievement::ThreeInARow, &games(&[true, true, false, true])));
    }

    #[test]
    fn a_game_of_a_newer_version_stays_where_it_is() {
        let newer = json!({ "id": "2", "achieved": ["something-new"] });
        let (games, unread) = read(&written(&[game(1, true)], vec![newer.clone()]));
        assert_eq!((games, unread), (vec![game(1, true)], vec![newer]));
    }

    #[test]
    fn a_finished_game_is_written_as_documented() {
        let text = r#"{"id":"1","when":1,"won":true,"level":"hell","players":2,"kind":"both","wu_feng":false,"score":7,"achieved":["two-at-once"]}"#;
        assert_eq!(serde_json::to_string(&game(1, true)).unwrap(), text);
        assert_eq!(serde_json::from_str::<FinishedGame>(text).unwrap(), game(1, true));
    }
}
