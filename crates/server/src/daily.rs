//! The challenge of the day: the same set-up, cards and dice for everybody, alone against them.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use ghost_stories_engine::Level;
use ghost_stories_online::{Aid, Challenge, Kind, RecordBoard, Standing};
use tokio::sync::Mutex;

use crate::hub::{Hub, HubError, now};
use crate::store::{Category, Finished};
use crate::table::HostedTable;

/// Why somebody else's table of today is not shown.
pub const NOT_YET: &str = "a challenge is shown to others when its day is over";
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

impl HostedTable {
    /// True if what happens here may be shown to who has this seat token, or none: a challenge of a day that is not over only to its own
    /// player, or others could play it again step for step.
    pub fn is_shown_to(&self, seat_token: Option<&str>) -> bool {
        let is_over = self.day().is_none_or(|day| day < today());
        is_over || seat_token.is_some_and(|seat_token| self.person(seat_token).is_some())
    }
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

/// Everything that has a board in the hall of records, in the order of the boards. Games with Black Secret have one for bots that are
/// Wu-Feng, one for people, and one for results of before that was noted.
pub fn categories() -> Vec<Category> {
    let boards = Kind::ALL.into_iter().flat_map(|kind| Level::ALL.into_iter().map(move |level| (kind, level)));
    let wu_fengs = |kind: Kind| match kind {
        Kind::Base | Kind::WhiteMoon => &[""][..],
        Kind::BlackSecret | Kind::Both => &["bot", "person", ""],
    };
    let category = |(kind, level): (Kind, Level), players: u8, wu_feng: &str| Category {
        kind: kind.to_string(),
        level: level.to_string(),
        players,
        wu_feng: wu_feng.to_owned(),
    };
    let each = |board: (Kind, Level)| {
        (1..=4).flat_map(move |players| wu_fengs(board.0).iter().map(move |wu_feng| category(board, players, wu_feng)))
    };
    let mut categories: Vec<Category> = boards.flat_map(each).collect();
    categories.sort_by(|a, b| (&a.kind, &a.level).cmp(&(&b.kind, &b.level)));
    categories
}

/// The best results, which are in order, by kind, level and number of Taoists.
fn boards(best: Vec<Finished>) -> Vec<RecordBoard> {
    let mut boards: Vec<RecordBoard> = Vec::new();
    for finished in best {
        let (Ok(kind), Ok(level)) = (finished.kind.parse(), finished.level.parse()) else { continue };
        let (players, wu_feng) = (finished.players, finished.wu_feng.parse().ok());
        let standing = standing(finished);
        match boards.last_mut() {
            Some(board)
                if (board.kind, board.level, board.players, board.wu_feng) == (kind, level, players, wu_feng) =>
            {
                board.best.push(standing);
            }
            _ => boards.push(RecordBoard { kind, level, players, wu_feng, best: vec![standing] }),
        }
    }
    boards
}

fn standing(finished: Finished) -> Standing {
    let Finished { table, names, score, won, at, aids, .. } = finished;
    let aids = aids.iter().map(|aid| aid.parse().unwrap_or(Aid::Unknown)).collect();
    Standing { table, names, score, won, at, aids }
}

#[cfg(test)]
mod tests {
    use ghost_stories_online::WuFengPlayer;

    use super::*;

    #[test]
    fn games_with_black_secret_have_boards_by_who_was_wu_feng() {
        let categories = categories();
        assert_eq!(categories.len(), 4 * 4 * (2 + 2 * 3));
        let result = |wu_feng: &str| Finished {
            table: wu_feng.to_owned(),
            day: None,
            kind: "both".to_owned(),
            level: "hell".to_owned(),
            players: 2,
            names: Vec::new(),
            score: 1,
            won: true,
            at: 0,
            wu_feng: wu_feng.to_owned(),
            aids: vec!["hints".to_owned(), "of-tomorrow".to_owned()],
        };
        let boards = boards(["bot", "person", "person", ""].map(result).to_vec());
        let told: Vec<_> = boards.iter().map(|board| (board.wu_feng, board.best.len())).collect();
        assert_eq!(told, [(Some(WuFengPlayer::Bot), 1), (Some(WuFengPlayer::Person), 2), (None, 1)]);
        assert_eq!(boards[0].best[0].aids, [Aid::Hints, Aid::Unknown]);
    }

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
