//! Fitting the network to samples: stochastic gradient descent with Adam.

use std::thread;

use ghost_stories_bots::{Activity, FEATURES, Features, Net, squash};
use ghost_stories_engine::Position;
use ghost_stories_table::Stream;

/// A position and the chance to win that was found for it.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    /// The position.
    pub position: Position,
    /// The chance to win.
    pub target: f32,
}

/// Samples of one step of descent.
const BATCH: usize = 1024;
/// Parts of a batch, each summed on its own; fixed, so that the sums do not depend on the number of threads.
const PARTS: usize = 8;

/// The network and the running means of its gradients.
pub struct Learner {
    /// The network so far.
    pub net: Net,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
    /// The gradients and losses of the parts of a batch, used again and again.
    sums: Vec<(Net, f32)>,
}

impl Learner {
    /// A learner that starts from small random weights.
    pub fn new(stream: &mut Stream) -> Learner {
        let mut net = Net::with_shared();
        let mut random = |scale: f32| scale * (stream.below(1 << 16) as f32 / f32::from(1u16 << 15) - 1.0);
        for (index, weights) in net.features.iter_mut().enumerate() {
            let scale = if Features::shared(index).is_some() { 0.03 } else { 0.12 };
            *weights = weights.map(|_| random(scale));
        }
        net.between.iter_mut().flatten().for_each(|weight| *weight = random(0.25));
        // Nothing at first: the network begins as the rules of thumb and learns what they miss.
        net.last = [0.0; ghost_stories_bots::SECOND];
        let weights = net.weights().count();
        let sums = vec![(Net::with_shared(), 0.0); PARTS];
        Learner { net, mean: vec![0.0; weights], square: vec![0.0; weights], steps: 0, sums }
    }

    /// Goes once through the samples in random order; the mean loss comes back.
    pub fn epoch(&mut self, samples: &[Sample], rate: f32, jobs: usize, stream: &mut Stream) -> f32 {
        let mut order: Vec<u32> = (0..samples.len() as u32).collect();
        stream.shuffle(&mut order);
        let mut loss = 0.0;
        for batch in order.chunks(BATCH) {
            let parts: Vec<&[u32]> = batch.chunks(batch.len().div_ceil(PARTS)).collect();
            let net = &self.net.folded();
            let share = PARTS.div_ceil(jobs.clamp(1, PARTS));
            thread::scope(|scope| {
                for (parts, sums) in parts.chunks(share).zip(self.sums.chunks_mut(share)) {
                    scope.spawn(move || {
                        for (part, sum) in parts.iter().zip(sums) {
                            gradient(net, part.iter().map(|&index| &samples[index as usize]), sum);
                        }
                    });
                }
            });
            let (total, others) = self.sums[..parts.len()].split_first_mut().expect("a batch has samples");
            for (part, part_loss) in others {
                total.0.weights_mut().zip(part.weights()).for_each(|(sum, more)| *sum += more);
                total.1 += *part_loss;
            }
            loss += total.1;
            self.step(batch.len() as f32, rate);
        }
        loss / samples.len() as f32
    }

    /// The mean loss of samples that it has not learned from, and the share of it that cannot be avoided.
    pub fn test(net: &Net, samples: &[Sample]) -> (f32, f32) {
        let mut features = Features::new();
        let (mut loss, mut least) = (0.0, 0.0);
        for sample in samples {
            features.read(&sample.position);
            loss += cross_entropy(squash(net.run(&features).answer), sample.target);
            least += cross_entropy(sample.target, sample.target);
        }
        (loss / samples.len() as f32, least / samples.len() as f32)
    }

    fn step(&mut self, samples: f32, rate: f32) {
        let gradient = &self.sums[0].0;
        self.steps += 1;
        let (decay_mean, decay_square) = (0.9f32, 0.999f32);
        let correct_mean = 1.0 - decay_mean.powi(self.steps);
        let correct_square = 1.0 - decay_square.powi(self.steps);
        let moments = self.mean.iter_mut().zip(&mut self.square);
        let specific = (0..FEATURES).map(|index| if Features::shared(index).is_some() { 0.25 } else { 1.0 });
        let rates = specific.flat_map(|rate| [rate; ghost_stories_bots::FIRST]).chain(core::iter::repeat(1.0));
        for (((weight, gradient), (mean, square)), share) in self.net.weights_mut().zip(gradient.weights()).zip(moments).zip(rates) {
            let gradient = gradient / samples;
            *mean = decay_mean * *mean + (1.0 - decay_mean) * gradient;
            *square = decay_square * *square + (1.0 - decay_square) * gradient * gradient;
            let change = *mean / correct_mean / ((*square / correct_square).sqrt() + 1e-7);
            *weight -= rate * share * (change + 0.02 * *weight);
        }
    }
}

/// The sum of the gradients of some samples, and of their losses.
fn gradient<'a>(net: &Net, samples: impl Iterator<Item = &'a Sample>, (sum, loss): &mut (Net, f32)) {
    sum.weights_mut().for_each(|weight| *weight = 0.0);
    *loss = 0.0;
    let mut features = Features::new();
    for sample in samples {
        features.read(&sample.position);
        let activity = net.run(&features);
        let chance = squash(activity.answer);
        *loss += cross_entropy(chance, sample.target);
        let slope = 2.0 * (chance - sample.target) / (1.0 + activity.answer * activity.answer).sqrt();
        add_gradient(net, sum, &features, &activity, slope);
    }
}

fn cross_entropy(chance: f32, target: f32) -> f32 {
    let chance = chance.clamp(1e-6, 1.0 - 1e-6);
    -(target * chance.ln() + (1.0 - target) * (1.0 - chance).ln())
}

#[inline(never)]
fn add(sums: &mut [f32], number: f32, more: &[f32]) {
    sums.iter_mut().zip(more).for_each(|(sum, more)| *sum += number * more);
}

fn add_gradient(net: &Net, sum: &mut Net, features: &Features, activity: &Activity, slope: f32) {
    sum.answer[0] += slope;
    sum.answer[1] += slope * features.thumb();
    let mut second = [0.0; ghost_stories_bots::SECOND];
    for (unit, back) in second.iter_mut().enumerate() {
        sum.last[unit] += slope * activity.second[unit];
        if activity.second[unit] > 0.0 {
            *back = slope * net.last[unit];
            sum.second[unit] += *back;
        }
    }
    let mut first = [0.0; ghost_stories_bots::FIRST];
    for (unit, back) in first.iter_mut().enumerate() {
        let held = activity.first[unit];
        if held > 0.0 {
            let weights = net.between[unit].iter().zip(&second);
            *back = weights.map(|(weight, slope)| weight * slope).sum();
            sum.first[unit] += *back;
            sum.between[unit].iter_mut().zip(&second).for_each(|(sum, slope)| *sum += held * slope);
        }
    }
    for (feature, number) in features.iter() {
        add(&mut sum.features[feature], number, &first);
        if let Some(shared) = Features::shared(feature) {
            add(&mut sum.features[FEATURES + shared], number, &first);
        }
    }
}
