//! When a connection is taken for lost, and how long to wait before the next try.

/// After so long a silence a sign of life is asked for while somebody looks at the page, in milliseconds.
const SILENCE: u64 = 1_300;
/// After so long while nobody does.
const SILENCE_UNSEEN: u64 = 25_000;
/// If it does not come for so long, that is said: with the silence before, three seconds have passed then.
const DOUBT: u64 = 1_200;
/// So long it may take to come while nobody looks.
const PATIENCE_UNSEEN: u64 = 35_000;
/// So long it may take while somebody looks, and when the browser was asleep or has just begun to connect.
const PATIENCE: u64 = 10_000;

const SHORTEST_PAUSE: u32 = 500;
const LONGEST_PAUSE: u32 = 15_000;

/// What a connection needs now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Beat {
    Nothing,
    /// A sign of life is to be asked for.
    Ping,
    /// There was none for a moment.
    Unsure,
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
    /// True once it was told that the sign does not come.
    unsure: bool,
}

impl Pulse {
    /// A connection that is being opened.
    pub fn opening(now: u64) -> Pulse {
        // Nobody doubts what was never there.
        Pulse { heard: now, asked: Some((now, PATIENCE)), unsure: true }
    }

    /// Something was heard; true if it was doubted before that the server still answers.
    pub fn hear(&mut self, now: u64) -> bool {
        let unsure = self.unsure;
        *self = Pulse { heard: now, asked: None, unsure: false };
        unsure
    }

    /// What is to be done at this moment, while somebody looks at the page or nobody does.
    pub fn beat(&mut self, now: u64, seen: bool) -> Beat {
        let (silence, patience) = if seen { (SILENCE, PATIENCE) } else { (SILENCE_UNSEEN, PATIENCE_UNSEEN) };
        match self.asked {
            Some((asked, patience)) if now.saturating_sub(asked) >= patience => Beat::Lost,
            Some((asked, _)) if seen && !self.unsure && now.saturating_sub(asked) >= DOUBT => {
                self.unsure = true;
                Beat::Unsure
            }
            None if now.saturating_sub(self.heard) >= silence => {
                self.asked = Some((now, patience));
                Beat::Ping
            }
            _ => Beat::Nothing,
        }
    }

    /// The browser woke up: what was open may be gone, which a sign of life must show soon.
    pub fn wake(&mut self, now: u64) {
        self.asked = Some((now, PATIENCE));
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
    fn while_somebody_looks_a_silence_is_told_within_three_seconds_and_lost_soon_after() {
        let mut pulse = Pulse::opening(0);
        pulse.hear(1000);
        assert_eq!(pulse.beat(2250, true), Beat::Nothing);
        assert_eq!(pulse.beat(2500, true), Beat::Ping);
        assert_eq!(pulse.beat(3500, true), Beat::Nothing);
        assert_eq!(pulse.beat(3750, true), Beat::Unsure);
        assert_eq!(pulse.beat(4000, true), Beat::Nothing, "it is told once");
        assert!(pulse.hear(4100), "now it answers");
        assert!(!pulse.hear(4200));
        assert_eq!(pulse.beat(5500, true), Beat::Ping);
        assert_eq!(pulse.beat(6750, true), Beat::Unsure);
        assert_eq!(pulse.beat(15_500, true), Beat::Lost);
    }

    #[test]
    fn while_nobody_looks_25_seconds_of_silence_are_none() {
        let mut pulse = Pulse::opening(0);
        pulse.hear(1000);
        assert_eq!(pulse.beat(25_000, false), Beat::Nothing);
        assert_eq!(pulse.beat(26_000, false), Beat::Ping);
        assert_eq!(pulse.beat(30_000, false), Beat::Nothing);
        assert_eq!(pulse.beat(61_000, false), Beat::Lost);
        pulse.hear(31_000);
        assert_eq!(pulse.beat(61_000, false), Beat::Ping);
    }

    #[test]
    fn a_clock_that_stood_still_is_no_silence() {
        let mut pulse = Pulse::opening(0);
        pulse.hear(0);
        assert_eq!(pulse.beat(600_000, false), Beat::Ping);
        assert_eq!(pulse.beat(605_000, false), Beat::Nothing);
        pulse.wake(606_000);
        assert_eq!(pulse.beat(617_000, true), Beat::Lost);
    }

    #[test]
    fn a_connection_that_does_not_open_is_given_up() {
        let mut pulse = Pulse::opening(0);
        assert_eq!(pulse.beat(5000, true), Beat::Nothing);
        assert_eq!(pulse.beat(10_000, true), Beat::Lost);
    }
}
