use std::time::Duration;

use super::lobby::LobbyFigures;
use crate::online::GAMES;

/// What people saw.
#[derive(Default)]
pub struct Figures {
    /// From a decision to its `done`, in microseconds.
    pub done: Vec<u32>,
    /// The same of each of the games, in their order.
    pub done_in: [Vec<u32>; GAMES.len()],
    /// From a decision until somebody else at the table sees it, in microseconds.
    pub seen: Vec<u32>,
    /// From a decision until one sees oneself what comes of it, in microseconds.
    pub seen_oneself: Vec<u32>,
    /// Tables opened.
    pub opened: u64,
    /// Games played to the end.
    pub games: u64,
    /// Requests that were refused.
    pub refused: u64,
    /// Connections that were lost, or could not be made.
    pub lost: u64,
    /// Messages that cannot be true.
    pub wrong: u64,
    /// Decisions without an answer.
    pub unanswered: u64,
    /// The first that went wrong, in words.
    pub problem: Option<String>,
}

impl Figures {
    pub fn add(&mut self, other: Figures) {
        self.done.extend(other.done);
        self.done_in.iter_mut().zip(other.done_in).for_each(|(all, others)| all.extend(others));
        self.seen.extend(other.seen);
        self.seen_oneself.extend(other.seen_oneself);
        self.opened += other.opened;
        self.games += other.games;
        self.refused += other.refused;
        self.lost += other.lost;
        self.wrong += other.wrong;
        self.unanswered += other.unanswered;
        self.problem = self.problem.take().or(other.problem);
    }

    pub fn sort(&mut self) {
        self.done.sort_unstable();
        self.done_in.iter_mut().for_each(|times| times.sort_unstable());
        self.seen.sort_unstable();
        self.seen_oneself.sort_unstable();
    }

    /// True if nothing went wrong.
    pub fn is_clean(&self) -> bool {
        self.refused + self.lost + self.wrong + self.unanswered == 0
    }
}

/// All that was measured.
pub struct Measured {
    pub tables: u32,
    pub people: u8,
    pub think: u32,
    /// Tables that play at the end.
    pub alive: usize,
    /// How long it took to open them.
    pub opening: Duration,
    /// How long they played.
    pub seconds: Duration,
    /// The server's memory without tables, in bytes.
    pub memory_empty: u64,
    /// While all play.
    pub memory_live: u64,
    /// When all sit there and nobody plays.
    pub memory_idle: u64,
    /// Seconds of all cores while they played.
    pub server_cpu: f64,
    pub client_cpu: f64,
    pub figures: Figures,
    /// What was measured in the lobby, if people were there.
    pub lobby: Option<LobbyFigures>,
}

/// The time within which this share of sorted times lies, in milliseconds.
pub fn within(sorted: &[u32], share: f64) -> f64 {
    #[expect(clippy::cast_precision_loss, clippy::cast_sign_loss, reason = "a place in the list")]
    let place = (sorted.len() as f64 * share).ceil() as usize;
    sorted.get(place.saturating_sub(1)).map_or(0.0, |&time| f64::from(time) / 1000.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_of_times_lies_within_the_time_at_its_place() {
        let times: Vec<u32> = (1..=1000).map(|time| time * 1000).collect();
        for (share, expected) in [(0.5, 500.0), (0.99, 990.0), (0.999, 999.0), (1.0, 1000.0)] {
            assert!((within(&times, share) - expected).abs() < 1e-9, "{share}");
        }
        assert!(within(&[], 0.5) < 1e-9, "of no times none");
    }
}
