//! What both databases understand. Parameters appear in the order of their numbers, since SQLite counts by appearance.

use super::{EventRow, Finished, StoreError};

pub const READ: &str = "SELECT game, seq, at, body FROM events WHERE game = $1 AND seq > $2 ORDER BY seq";

pub const SET_SEED: &str = "INSERT INTO days (day, seed) VALUES ($1, $2) ON CONFLICT DO NOTHING";
pub const SEED: &str = "SELECT seed FROM days WHERE day = $1";

pub const STANDINGS: &str = "
    SELECT game, day, kind, level, players, names, score, won, at FROM results WHERE day = $1 ORDER BY score DESC, at, game LIMIT $2";

/// The best results of a category, without challenges: whoever tries one again knows what comes.
pub const RECORDS: &str = "
    SELECT game, day, kind, level, players, names, score, won, at FROM results
    WHERE day IS NULL AND kind = $1 AND level = $2 AND players = $3 ORDER BY score DESC, at, game LIMIT $4";

/// Some tables in the order of their opening, opened after $3 and $4 and before $5, and whether the last row of each is older than $1 if it
/// has a result, else $2.
pub const OPENED: &str = "
    SELECT game, at, (SELECT at FROM events AS last WHERE last.game = opened.game ORDER BY seq DESC LIMIT 1)
    < CASE WHEN EXISTS (SELECT 1 FROM results WHERE results.game = opened.game)
    THEN CAST($1 AS BIGINT) ELSE CAST($2 AS BIGINT) END
    FROM events AS opened WHERE seq = 1 AND (at, game) > ($3, $4) AND at < $5 ORDER BY at, game LIMIT $6";

/// Whether the last row of a table is older than $1 if it has a result, else $2.
pub const HAS_EXPIRED: &str = "
    SELECT at < CASE WHEN EXISTS (SELECT 1 FROM results WHERE results.game = last.game)
    THEN CAST($1 AS BIGINT) ELSE CAST($2 AS BIGINT) END
    FROM events AS last WHERE game = $3 ORDER BY seq DESC LIMIT 1";

pub const IS_MARKED: &str = "SELECT 1 FROM expiring WHERE game = $1";
pub const MARKED_UNTIL: &str = "SELECT game FROM expiring WHERE ran <= $1 ORDER BY ran, game LIMIT $2";

/// Counts how long servers have run.
pub const RAN: &str = "UPDATE running SET ran = ran + $1 WHERE id = 1 RETURNING ran";
/// Writes something, to see that it can be done.
pub const CHECK: &str = "UPDATE running SET checked = $1 WHERE id = 1";

pub const IS_EMPTY: &str = "SELECT NOT EXISTS (SELECT 1 FROM events) AND NOT EXISTS (SELECT 1 FROM results) AND NOT EXISTS (SELECT 1 FROM days) \
    AND NOT EXISTS (SELECT 1 FROM vaults)";

pub const PAGE_OF_ROWS: &str =
    "SELECT game, seq, at, body FROM events WHERE (game, seq) > ($1, $2) ORDER BY game, seq LIMIT $3";
pub const PAGE_OF_RESULTS: &str = "
    SELECT game, day, kind, level, players, names, score, won, at FROM results WHERE game > $1 ORDER BY game LIMIT $2";
pub const PAGE_OF_DAYS: &str = "SELECT day, seed FROM days WHERE day > $1 ORDER BY day LIMIT $2";

/// A number as databases keep it. Those that are stored fit (`check_row`); limits need not.
pub fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// A row as read from the columns.
pub fn row(table: String, number: i64, at: i64, body: String) -> EventRow {
    EventRow { table, number: number.cast_unsigned(), at: at.cast_unsigned(), body }
}

/// A result in the types of the database.
pub struct Result {
    pub game: String,
    pub day: Option<i64>,
    pub kind: String,
    pub level: String,
    pub players: i64,
    pub names: String,
    pub score: i64,
    pub won: bool,
    pub at: i64,
}

impl From<Finished> for Result {
    fn from(finished: Finished) -> Result {
        let names = finished.names.into_iter().map(serde_json::Value::from).collect::<serde_json::Value>();
        Result {
            game: finished.table,
            day: finished.day.map(i64::from),
            kind: finished.kind,
            level: finished.level,
            players: finished.players.into(),
            names: names.to_string(),
            score: finished.score.into(),
            won: finished.won,
            at: signed(finished.at),
        }
    }
}

impl TryFrom<Result> for Finished {
    type Error = StoreError;

    fn try_from(result: Result) -> std::result::Result<Finished, StoreError> {
        let damaged = || StoreError::Failed(format!("the result of table {} is damaged", result.game));
        Ok(Finished {
            day: result.day.map(u32::try_from).transpose().map_err(|_| damaged())?,
            players: result.players.try_into().map_err(|_| damaged())?,
            names: serde_json::from_str(&result.names).map_err(|_| damaged())?,
            score: result.score.try_into().map_err(|_| damaged())?,
            at: result.at.try_into().map_err(|_| damaged())?,
            won: result.won,
            kind: result.kind,
            level: result.level,
            table: result.game,
        })
    }
}
