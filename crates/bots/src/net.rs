//! The learned value of a position: a small network over its features.

use ghost_stories_engine::Position;

use crate::features::{FEATURES, Features, SHARED};
use crate::value::{Value, squash};

/// Units of the first hidden layer.
pub const FIRST: usize = 32;
/// Units of the second.
pub const SECOND: usize = 32;

/// The weights of the network. Plain sums and products in a fixed order, so it says the same on every machine.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// For each feature, what it adds to each unit of the first layer.
    pub features: Vec<[f32; FIRST]>,
    /// What each unit of the first layer starts with.
    pub first: [f32; FIRST],
    /// For each unit of the first layer, what it adds to each of the second.
    pub between: Vec<[f32; SECOND]>,
    /// What each unit of the second layer starts with.
    pub second: [f32; SECOND],
    /// What each unit of the second layer adds to the answer.
    pub last: [f32; SECOND],
    /// What the answer starts with, and how much the rules of thumb count in it: the network corrects them.
    pub answer: [f32; 2],
}

/// What the units of a network held for one position, for training.
#[derive(Clone, Copy, Debug)]
pub struct Activity {
    /// First layer, after cutting at zero.
    pub first: [f32; FIRST],
    /// Second layer, after cutting at zero.
    pub second: [f32; SECOND],
    /// The answer before it is squashed.
    pub answer: f32,
}

impl Net {
    /// A network that answers nothing yet.
    pub fn zero() -> Net {
        Net {
            features: vec![[0.0; FIRST]; FEATURES],
            first: [0.0; FIRST],
            between: vec![[0.0; SECOND]; FIRST],
            second: [0.0; SECOND],
            last: [0.0; SECOND],
            answer: [0.0, 1.0],
        }
    }

    /// The network that the expert plays with.
    pub fn learned() -> &'static Net {
        static NET: std::sync::OnceLock<Net> = std::sync::OnceLock::new();
        NET.get_or_init(Net::zero)
    }

    /// Runs features through the network.
    pub fn run(&self, features: &Features) -> Activity {
        let mut first = self.first;
        for (feature, number) in features.iter() {
            add(&mut first, number, &self.features[feature]);
        }
        let mut second = self.second;
        for (unit, weights) in first.iter_mut().zip(&self.between) {
            *unit = unit.max(0.0);
            if *unit > 0.0 {
                add(&mut second, *unit, weights);
            }
        }
        let mut answer = self.answer[0] + self.answer[1] * features.thumb();
        for (unit, weight) in second.iter_mut().zip(&self.last) {
            *unit = unit.max(0.0);
            answer += *unit * weight;
        }
        Activity { first, second, answer }
    }

    /// A network for training, which has weights for shared features beside those of each space and board.
    pub fn with_shared() -> Net {
        Net { features: vec![[0.0; FIRST]; FEATURES + SHARED], ..Net::zero() }
    }

    /// The same network without weights for shared features: they are added to those of each space and board.
    #[must_use]
    pub fn folded(&self) -> Net {
        let mut folded = Net { features: self.features[..FEATURES].to_vec(), ..self.clone() };
        for (index, weights) in folded.features.iter_mut().enumerate() {
            if let Some(shared) = Features::shared(index) {
                weights.iter_mut().zip(&self.features[FEATURES + shared]).for_each(|(weight, more)| *weight += more);
            }
        }
        folded
    }

    /// Every weight, one array after the other.
    pub fn weights(&self) -> impl Iterator<Item = &f32> {
        let features = self.features.iter().flatten();
        let between = self.between.iter().flatten();
        features.chain(&self.first).chain(between).chain(&self.second).chain(&self.last).chain(&self.answer)
    }

    /// Every weight in the same order, to be changed.
    pub fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let features = self.features.iter_mut().flatten();
        let between = self.between.iter_mut().flatten();
        features
            .chain(&mut self.first)
            .chain(between)
            .chain(&mut self.second)
            .chain(&mut self.last)
            .chain(&mut self.answer)
    }
}

/// Adds `number` times `more`. Not inlined: only so does the compiler see the vector and not thirty-two single sums.
#[inline(never)]
fn add(sums: &mut [f32], number: f32, more: &[f32]) {
    for (sum, more) in sums.iter_mut().zip(more) {
        *sum += number * more;
    }
}

impl Value for Net {
    fn estimate(&self, position: &Position) -> f32 {
        let mut features = Features::new();
        features.read(position);
        squash(self.run(&features).answer)
    }
}
