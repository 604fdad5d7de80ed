//! The engine has no randomness of its own, so the examples bring a little: `SplitMix64`.

use ghost_stories_engine::{Choice, Outcome, Position};

pub struct Random(pub u64);

impl Random {
    /// Any option, all with the same chance.
    #[allow(dead_code, reason = "not every example chooses at random")]
    pub fn pick(&mut self, options: &[Choice]) -> Choice {
        options[self.below(options.len() as u32) as usize]
    }

    /// What chance brings, by its probability.
    pub fn deal(&mut self, position: &Position) -> Outcome {
        let outcomes = position.outcomes();
        let mut case = self.below(outcomes[0].1.of);
        for (outcome, probability) in &outcomes {
            if case < probability.cases {
                return *outcome;
            }
            case -= probability.cases;
        }
        unreachable!("the cases of all outcomes add up")
    }

    fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % u64::from(bound)) as u32
    }
}
