use ghost_stories_engine::{Card, Ending};
use serde::{Deserialize, Serialize};
use strum::EnumCount;

use super::game_summary::GameSummary;
use super::last_blow::LastBlow;

/// What happened in the games of one cell. Whole numbers only, so that adding up in any order gives the same sums.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tally {
    pub games: u64,
    pub wins: u64,
    /// Games lost, by cause in the order of `Defeat`.
    #[serde(deserialize_with = "filled")]
    pub defeats: [u64; 5],
    pub steps: Distribution,
    pub decisions: Distribution,
    pub turns: Distribution,
    pub score: Distribution,
    /// Games lost, by what struck the last blow in the order of `LastBlow`.
    #[serde(deserialize_with = "filled")]
    pub blows: [u64; LastBlow::COUNT],
    /// By number of the turn, from 0.
    pub course: Vec<TurnTally>,
    pub cards: CardTallies,
    pub calibration: Vec<Bin>,
}

/// Numbers of an older file, which knew fewer causes; the others did not happen.
fn filled<'de, D: serde::Deserializer<'de>, const N: usize>(deserializer: D) -> Result<[u64; N], D::Error> {
    let mut numbers = Vec::deserialize(deserializer)?;
    if numbers.len() < N {
        numbers.resize(N, 0);
    }
    let found = numbers.len();
    numbers.try_into().map_err(|_| serde::de::Error::invalid_length(found, &"as many numbers as there are causes"))
}

/// How games stood when a certain turn began, and how many ended in it.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TurnTally {
    /// Games that came so far.
    pub games: u64,
    /// Sum of the Qi of living Taoists.
    pub qi: u64,
    /// Sum of the ghosts in play.
    pub ghosts: u64,
    /// Sum of the haunted tiles.
    pub haunted: u64,
    /// Games won in this turn.
    pub won: u64,
    /// Games lost in this turn.
    pub lost: u64,
}

/// What became of each card; the first number is that of card 1.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardTallies {
    /// Games in which it was drawn.
    pub seen: CardNumbers,
    /// Of these, games lost.
    pub lost: CardNumbers,
    /// Games that were lost while it was in play.
    pub in_play: CardNumbers,
    /// Games it ended: its figure, its stone or its curse struck the last blow.
    pub blows: CardNumbers,
}

/// A number for each card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CardNumbers(Vec<u64>);

impl Default for CardNumbers {
    fn default() -> CardNumbers {
        CardNumbers(vec![0; Card::BASE.into()])
    }
}

impl CardNumbers {
    pub fn of(&self, card: Card) -> u64 {
        self.0.get(usize::from(card.number()) - 1).copied().unwrap_or_default()
    }

    fn count(&mut self, card: Card) {
        let index = usize::from(card.number()) - 1;
        if index >= self.0.len() {
            self.0.resize(Card::COUNT.into(), 0);
        }
        self.0[index] += 1;
    }

    fn merge(&mut self, other: &CardNumbers) {
        self.0.resize(self.0.len().max(other.0.len()), 0);
        merge_numbers(&mut self.0, &other.0);
    }
}

/// How many parts the estimates of the chance to win are sorted into.
pub const BINS: usize = 10;

/// Positions whose estimated chance to win falls into one tenth, and what came of them.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bin {
    pub positions: u64,
    /// Positions of games that were won.
    pub wins: u64,
    /// Sum of the estimates, in millionths.
    pub estimates: u64,
    /// Sum of the squares of estimate less result, in millionths.
    pub squares: u64,
}

/// One in estimates, which are kept in millionths.
pub const MILLION: u32 = 1_000_000;

impl Tally {
    pub fn add(&mut self, played: &GameSummary) {
        let won = played.ending == Ending::Won;
        self.games += 1;
        match played.ending {
            Ending::Won => self.wins += 1,
            Ending::Lost(defeat) => self.defeats[defeat as usize] += 1,
        }
        self.steps.add(i64::from(played.steps));
        self.decisions.add(i64::from(played.decisions));
        self.turns.add(i64::from(played.turns));
        self.score.add(i64::from(played.score));
        if let Some(blow) = played.blow {
            self.blows[blow as usize] += 1;
        }
        self.add_course(played, won);
        for card in played.seen.iter() {
            self.cards.seen.count(card);
            if !won {
                self.cards.lost.count(card);
            }
        }
        if !won {
            played.in_play.iter().for_each(|card| self.cards.in_play.count(card));
            played.killer.iter().for_each(|card| self.cards.blows.count(*card));
        }
        for &estimate in &played.estimates {
            self.add_estimate(estimate, won);
        }
    }

    fn add_course(&mut self, played: &GameSummary, won: bool) {
        if self.course.len() < played.course.len() {
            self.course.resize(played.course.len(), TurnTally::default());
        }
        for (turn, standing) in self.course.iter_mut().zip(&played.course) {
            turn.games += 1;
            turn.qi += u64::from(standing.qi);
            turn.ghosts += u64::from(standing.ghosts);
            turn.haunted += u64::from(standing.haunted);
        }
        if let Some(last) = played.course.len().checked_sub(1) {
            self.course[last].won += u64::from(won);
            self.course[last].lost += u64::from(!won);
        }
    }

    fn add_estimate(&mut self, estimate: u32, won: bool) {
        if self.calibration.is_empty() {
            self.calibration.resize(BINS, Bin::default());
        }
        let bin = &mut self.calibration[(estimate as usize * BINS / MILLION as usize).min(BINS - 1)];
        let off = u64::from(if won { MILLION - estimate } else { estimate });
        bin.positions += 1;
        bin.wins += u64::from(won);
        bin.estimates += u64::from(estimate);
        bin.squares += off * off / u64::from(MILLION);
    }

    pub fn merge(&mut self, other: &Tally) {
        self.games += other.games;
        self.wins += other.wins;
        merge_numbers(&mut self.defeats, &other.defeats);
        self.steps.merge(&other.steps);
        self.decisions.merge(&other.decisions);
        self.turns.merge(&other.turns);
        self.score.merge(&other.score);
        merge_numbers(&mut self.blows, &other.blows);
        if self.course.len() < other.course.len() {
            self.course.resize(other.course.len(), TurnTally::default());
        }
        for (mine, theirs) in self.course.iter_mut().zip(&other.course) {
            mine.games += theirs.games;
            mine.qi += theirs.qi;
            mine.ghosts += theirs.ghosts;
            mine.haunted += theirs.haunted;
            mine.won += theirs.won;
            mine.lost += theirs.lost;
        }
        self.cards.seen.merge(&other.cards.seen);
        self.cards.lost.merge(&other.cards.lost);
        self.cards.in_play.merge(&other.cards.in_play);
        self.cards.blows.merge(&other.cards.blows);
        self.merge_calibration(&other.calibration);
    }

    fn merge_calibration(&mut self, other: &[Bin]) {
        if self.calibration.len() < other.len() {
            self.calibration.resize(other.len(), Bin::default());
        }
        for (mine, theirs) in self.calibration.iter_mut().zip(other) {
            mine.positions += theirs.positions;
            mine.wins += theirs.wins;
            mine.estimates += theirs.estimates;
            mine.squares += theirs.squares;
        }
    }

    /// The win rate with its 95 % interval.
    pub fn win_rate(&self) -> Rate {
        Rate::of(self.wins, self.games)
    }
}

fn merge_numbers(mine: &mut [u64], theirs: &[u64]) {
    for (mine, theirs) in mine.iter_mut().zip(theirs) {
        *mine += theirs;
    }
}

/// A share of many, with its 95 % interval (Wilson).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rate {
    pub share: f64,
    pub low: f64,
    pub high: f64,
}

impl Rate {
    #[expect(clippy::cast_precision_loss, reason = "counts stay far below 2^52, see MOST_GAMES")]
    pub fn of(part: u64, whole: u64) -> Rate {
        let (whole, z) = (whole.max(1) as f64, 1.959_964);
        let share = part as f64 / whole;
        let centre = share + z * z / (2.0 * whole);
        let half = z * (share * (1.0 - share) / whole + z * z / (4.0 * whole * whole)).sqrt();
        let scale = 1.0 + z * z / whole;
        Rate { share, low: ((centre - half) / scale).max(0.0), high: ((centre + half) / scale).min(1.0) }
    }
}

/// A share of many; 0 of none.
#[expect(clippy::cast_precision_loss, reason = "counts stay far below 2^52, see MOST_GAMES")]
pub fn share(part: u64, whole: u64) -> f64 {
    part as f64 / whole.max(1) as f64
}

/// Count, sum and extremes of a figure that each game has.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Distribution {
    pub count: u64,
    pub sum: i64,
    pub squares: i64,
    pub least: i64,
    pub most: i64,
}

impl Distribution {
    pub fn add(&mut self, value: i64) {
        self.merge(&Distribution { count: 1, sum: value, squares: value * value, least: value, most: value });
    }

    pub fn merge(&mut self, other: &Distribution) {
        if self.count == 0 {
            *self = *other;
        } else if other.count > 0 {
            self.count += other.count;
            self.sum += other.sum;
            self.squares += other.squares;
            self.least = self.least.min(other.least);
            self.most = self.most.max(other.most);
        }
    }

    #[expect(clippy::cast_precision_loss, reason = "sums stay below 2^52, see MOST_GAMES")]
    pub fn mean(&self) -> f64 {
        self.sum as f64 / self.count.max(1) as f64
    }

    #[expect(clippy::cast_precision_loss, reason = "sums stay below 2^52, see MOST_GAMES")]
    pub fn deviation(&self) -> f64 {
        let mean = self.mean();
        (self.squares as f64 / self.count.max(1) as f64 - mean * mean).max(0.0).sqrt()
    }
}

/// How long the bots of a team thought. It differs from run to run, so it is kept apart from the tallies.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Timing {
    pub decisions: u64,
    pub nanoseconds: u64,
    /// The longest single decision; 0 where only whole games were timed.
    pub longest: u64,
}

impl Timing {
    pub fn of_all(bots: &[Timing]) -> Timing {
        let mut sum = Timing::default();
        for bot in bots {
            sum.merge(*bot);
        }
        sum
    }

    pub fn merge(&mut self, other: Timing) {
        self.decisions += other.decisions;
        self.nanoseconds += other.nanoseconds;
        self.longest = self.longest.max(other.longest);
    }

    /// Seconds for one decision.
    #[expect(clippy::cast_precision_loss, reason = "2^52 nanoseconds are 52 days")]
    pub fn mean(&self) -> f64 {
        self.nanoseconds as f64 / self.decisions.max(1) as f64 / 1e9
    }

    /// Seconds of the longest decision.
    #[expect(clippy::cast_precision_loss, reason = "2^52 nanoseconds are 52 days")]
    pub fn longest(&self) -> f64 {
        self.longest as f64 / 1e9
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_of_a_rate_is_wilsons() {
        let close = |one: f64, other: f64| (one - other).abs() < 1e-4;
        let none = Rate::of(0, 100);
        assert!(none.low == 0.0 && close(none.high, 0.0370), "{none:?}");
        let half = Rate::of(50, 100);
        assert!(close(half.low, 0.4038) && close(half.high, 0.5962), "{half:?}");
        let few = Rate::of(8, 10);
        assert!(close(few.low, 0.4902) && close(few.high, 0.9433), "{few:?}");
    }

    #[test]
    fn an_estimate_falls_into_its_tenth() {
        let mut tally = Tally::default();
        for (estimate, won) in [(0, false), (99_999, false), (100_000, true), (MILLION, true)] {
            tally.add_estimate(estimate, won);
        }
        let positions: Vec<u64> = tally.calibration.iter().map(|bin| bin.positions).collect();
        assert_eq!(positions, [2, 1, 0, 0, 0, 0, 0, 0, 0, 1]);
        assert_eq!((tally.calibration[1].wins, tally.calibration[1].squares), (1, 810_000));
        assert_eq!(tally.calibration[9].squares, 0);
    }
}
