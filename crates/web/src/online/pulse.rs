//! When a connection is taken for lost, and how long to wait before the next try.

/// After so long a silence a sign of life is asked for, in milliseconds.
const SILENCE: u64 = 25_000;
/// So long it may take to come.
const PATIENCE: u64 = 35_000;
/// So long it may take when the browser was asleep or has just begun to connect.
const IMPATIENCE: u64 = 10_000;

const SHORTEST_PAUSE: u32 = 500;
const LONGEST_PAUSE: u32 = 15_000;

/// What a connection needs now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Beat {
    Nothing,
    /// A sign of life is to be asked for.
    Ping,
    /// There was none for too long.
    Lost,
}

/// When something was last heard, and what was asked since. A browser may hold up the page's clock for minutes, so only a question
/// without an answer counts as silence.
#[derive(Clone, Copy, Debug)]
pub struct Pulse {
    heard: u64,
    /// When a sign of life was asked for, and how long it may take.
    asked: Option<(u64, u64)>,
}

impl Pulse {
    /// A connection that is being opened.
    pub fn opening(now: u64) -> Pulse {
        Pulse { heard: now, asked: Some((now, IMPATIENCE)) }
    }

    pub fn hear(&mut self, now: u64) {
        *self = Pulse { heard: now, asked: None };
    }

    /// What is to be done at this moment.
    pub fn beat(&mut self, now: u64) -> Beat {
        match self.asked {
            Some((asked, patience)) if now.saturating_sub(asked) >= patience => Beat::Lost,
            None if now.saturating_sub(self.heard) >= SILENCE => {
                self.asked = Some((now, PATIENCE));
                Beat::Ping
            }
            _ => Beat::Nothing,
        }
    }

    /// The browser woke up: what was open may be gone, which a sign of life must show soon.
    pub fn wake(&mut self, now: u64) {
        self.asked = Some((now, IMPATIENCE));
    }
}

/// How many milliseconds to wait before the next try, after so many in vain. `chance`, from 0 to 1, keeps a hundred pages from coming
/// back to a server at the same moment.
#[expect(clippy::cast_sign_loss, reason = "neither number is negative")]
pub fn pause(tries: u32, chance: f64) -> u32 {
    let pause = SHORTEST_PAUSE.saturating_mul(1 << tries.min(5));
    let more = (f64::from(pause) * 0.4 * chance) as u32;
    (pause + more).min(LONGEST_PAUSE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_from_half_a_second_to_fifteen() {
        let pauses: Vec<u32> = (0..8).map(|tries| pause(tries, 0.0)).collect();
        assert_eq!(pauses, [500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000]);
        assert!((0..40).all(|tries| (500..=15_000).contains(&pause(tries, 0.99))));
    }

    #[test]
    fn after_25_seconds_of_silence_it_is_asked_and_after_60_it_is_lost() {
        let mut pulse = Pulse::opening(0);
        pulse.hear(1000);
        assert_eq!(pulse.beat(25_000), Beat::Nothing);
        assert_eq!(pulse.beat(26_000), Beat::Ping);
        assert_eq!(pulse.beat(30_000), Beat::Nothing);
        assert_eq!(pulse.beat(61_000), Beat::Lost);
        pulse.hear(31_000);
        assert_eq!(pulse.beat(61_000), Beat::Ping);
    }

    #[test]
    fn a_clock_that_stood_still_is_no_silence() {
        let mut pulse = Pulse::opening(0);
        pulse.hear(0);
        assert_eq!(pulse.beat(600_000), Beat::Ping);
        assert_eq!(pulse.beat(605_000), Beat::Nothing);
        pulse.wake(606_000);
        assert_eq!(pulse.beat(617_000), Beat::Lost);
    }

    #[test]
    fn a_connection_that_does_not_open_is_given_up() {
        let mut pulse = Pulse::opening(0);
        assert_eq!(pulse.beat(5000), Beat::Nothing);
        assert_eq!(pulse.beat(10_000), Beat::Lost);
    }
}
