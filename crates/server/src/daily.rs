//! The challenge of the day: the same set-up, cards and dice for everybody, alone against them.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use ghost_stories_bots::Player;
use ghost_stories_engine::{Edition, Level, RULES_REVISION, Who};
use ghost_stories_online::{Challenge, Kind, NewChallenge, OpenedTable, RecordBoard, RefusalReason, Seat, Standing};
use ghost_stories_table::{BlackSecretSetupOptions, FileSetup, SetupOptions, WhiteMoonSetupOptions};
use tokio::sync::Mutex;

use crate::hub::{Hub, HubError, now};
use crate::seat_token::{fresh_name, fresh_seed, name_of_attempt};
use crate::store::{Category, EventRow, Finished};
use crate::stored_event::{Newcomer, StoredEvent};
use crate::table::{HostedTable, Refused};

/// How many are ranked.
const RANKED: usize = 50;
/// How many are kept of each kind in the hall of records.
const BEST: usize = 5;
/// How long the hall is told as it was; to find the best, every result is looked at.
const FRESH: Duration = Duration::from_secs(10);

/// The hall of records, kept for a moment.
#[derive(Default)]
pub struct Hall {
    kept: Mutex<Option<KeptStandings>>,
    /// Grows with each game that this process ends, so that whoever ended it finds it there.
    version: AtomicU64,
}

struct KeptStandings {
    version: u64,
    at: Instant,
    boards: Vec<RecordBoard>,
}

impl Hall {
    /// There is a new result.
    pub fn changed(&self) {
        self.version.fetch_add(1, Ordering::Relaxed);
    }
}

/// The day of a moment, as days since 1970 in universal time.
pub fn day_of(at: u64) -> u32 {
    (at / 86_400_000) as u32
}

/// Today.
pub fn today() -> u32 {
    day_of(now())
}

/// What is played on a day: base game, White Moon and Black Secret by turns, with one to four Taoists.
pub fn plan(day: u32) -> (Kind, Level, u8) {
    let kind = [Kind::Base, Kind::WhiteMoon, Kind::BlackSecret][day as usize % 3];
    let players = [4, 2, 3, 1][day as usize / 3 % 4];
    (kind, Level::Normal, players)
}

/// How a player is known from one attempt to the next, if it can be that.
fn check_player(player: &str) -> Result<&str, Refused> {
    if (16..=64).contains(&player.len()) && player.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        return Ok(player);
    }
    Err(Refused::new(
        RefusalReason::Malformed,
        "player: expected 16 to 64 random letters and digits that you keep for yourself",
    ))
}

/// The first event of an attempt.
fn challenge(day: u32, seed: u64, host: Newcomer, unranked: bool) -> StoredEvent {
    let (kind, level, players) = plan(day);
    let mut setup_options = SetupOptions::new(players, level, Edition::Revised);
    setup_options.white_moon = (kind == Kind::WhiteMoon).then(WhiteMoonSetupOptions::default);
    setup_options.black_secret = (kind == Kind::BlackSecret).then(BlackSecretSetupOptions::default);
    let setup = setup_options.deal_game(seed, 0);
    let taoists = setup.players.iter().map(|colour| (Who::Taoist(colour), None));
    let wu_feng = setup_options.black_secret.map(|_| (Who::WuFeng, Some(Player::Expert(Player::NODES))));
    let seat = |(who, bot): (Who, Option<Player>)| Seat {
        seat: who,
        person: bot.is_none().then_some(0),
        bot,
        gives_way: false,
    };
    let seats = taoists.chain(wu_feng).map(seat).collect();
    let (revision, setup) = (RULES_REVISION, Box::new(FileSetup::from(&setup)));
    StoredEvent::Opened { revision, setup, seed, game: 0, seats, host, day: Some(day), unranked, listing: None }
}

impl Hub {
    /// The challenge of a day with its standings; `None` if that day had none or is still to come.
    pub async fn challenge(&self, day: u32) -> Result<Option<Challenge>, HubError> {
        let failed = |error| self.storage_failed(&error);
        if day > today() || (day < today() && self.store.known_seed(day).await.map_err(failed)?.is_none()) {
            return Ok(None);
        }
        let (kind, level, players) = plan(day);
        let standings = self.store.standings(day, RANKED).await.map_err(failed)?;
        let standings = standings.into_iter().map(standing).collect();
        Ok(Some(Challenge { day, kind, level, players, standings }))
    }

    /// Opens a table for somebody's attempt; it has begun. The first of a player counts, and only that.
    pub async fn attempt(&self, new: &NewChallenge) -> Result<OpenedTable, HubError> {
        let day = today();
        let seed = self.store.seed_of_day(day, fresh_seed()).await.map_err(|error| self.storage_failed(&error))?;
        let player = new.player.as_deref().map(check_player).transpose()?;
        let open = async |table: String, unranked: bool| {
            let opened = self.open_with(table, &new.name, |host| challenge(day, seed, host, unranked)).await;
            if let Ok(Some(opened)) = &opened {
                self.begin(&opened.table).await?;
            }
            opened
        };
        let first = match player {
            Some(player) => open(name_of_attempt(day, player), false).await?,
            None => None,
        };
        match first {
            Some(first) => Ok(first),
            None => open(fresh_name(), true).await?.ok_or(HubError::Storage),
        }
    }

    /// Begins a game that waits for nobody.
    async fn begin(&self, id: &str) -> Result<(), HubError> {
        let rows = self.store.read(id, 0).await.map_err(|error| self.storage_failed(&error))?;
        let table = HostedTable::from_rows(&rows)?.ok_or(HubError::NoTable)?;
        let body = table.begin()?.write();
        let row = EventRow { table: id.to_owned(), number: table.number() + 1, at: now(), body };
        self.append(row, None).await.map_err(|error| self.storage_failed(&error))?;
        Ok(())
    }

    /// True if a finished table may be looked at with this: of today's challenge only by those who have finished it too.
    pub async fn may_look(&self, day: Option<u32>, own: Option<(&str, &str)>) -> Result<bool, HubError> {
        let Some(day) = day.filter(|&day| day >= today()) else { return Ok(true) };
        let Some((table, seat_token)) = own else { return Ok(false) };
        let finished =
            |table: &HostedTable| table.day() == Some(day) && table.is_over() && table.person(seat_token).is_some();
        match self.look(table, finished).await {
            Err(HubError::NoTable) => Ok(false),
            other => other,
        }
    }

    /// The hall of records.
    pub async fn records(&self) -> Result<Vec<RecordBoard>, HubError> {
        let mut kept = self.hall.kept.lock().await;
        let version = self.hall.version.load(Ordering::Relaxed);
        if let Some(kept) = kept.as_ref().filter(|kept| kept.version == version && kept.at.elapsed() < FRESH) {
            return Ok(kept.boards.clone());
        }
        let best = self.store.records(categories(), BEST).await.map_err(|error| self.storage_failed(&error))?;
        let boards = boards(best);
        *kept = Some(KeptStandings { version, at: Instant::now(), boards: boards.clone() });
        Ok(boards)
    }
}

/// Everything that has a board in the hall of records, in the order of the boards.
pub fn categories() -> Vec<Category> {
    let boards = Kind::ALL.into_iter().flat_map(|kind| Level::ALL.into_iter().map(move |level| (kind, level)));
    let players = |(kind, level): (Kind, Level)| {
        (1..=4).map(move |players| Category { kind: kind.to_string(), level: level.to_string(), players })
    };
    let mut categories: Vec<Category> = boards.flat_map(players).collect();
    categories.sort_by(|a, b| (&a.kind, &a.level).cmp(&(&b.kind, &b.level)));
    categories
}

/// The best results, which are in order, by kind, level and number of Taoists.
fn boards(best: Vec<Finished>) -> Vec<RecordBoard> {
    let mut boards: Vec<RecordBoard> = Vec::new();
    for finished in best {
        let (Ok(kind), Ok(level)) = (finished.kind.parse(), finished.level.parse()) else { continue };
        let players = finished.players;
        let standing = standing(finished);
        match boards.last_mut() {
            Some(board) if (board.kind, board.level, board.players) == (kind, level, players) => {
                board.best.push(standing);
            }
            _ => boards.push(RecordBoard { kind, level, players, best: vec![standing] }),
        }
    }
    boards
}

fn standing(finished: Finished) -> Standing {
    Standing { table: finished.table, names: finished.names, score: finished.score, won: finished.won, at: finished.at }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_three_games_come_by_turns_and_every_number_of_taoists() {
        let plans: Vec<_> = (20_000..20_012).map(plan).collect();
        for kind in [Kind::Base, Kind::WhiteMoon, Kind::BlackSecret] {
            for players in 1..=4 {
                assert_eq!(plans.iter().filter(|plan| plan.0 == kind && plan.2 == players).count(), 1);
            }
        }
        assert!(plans.windows(2).all(|days| days[0].0 != days[1].0));
    }
}
