//! Tuning the rules of thumb: many slightly different players play, the best of them are mixed, and so on.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

use ghost_stories_bots::{RULES, Scope, Search, Thumb};
use ghost_stories_engine::{Edition, Ending, Event, Level, Position, Tell, Waiting};
use ghost_stories_table::{Dealer, Purpose, Stream, Wishes};

/// Players of a generation.
const CROWD: usize = 64;
/// Those of them that the next generation is made of.
const BEST: usize = 12;
/// How a novice looks at a turn.
const SCOPE: Scope = Scope { widths: &[12, 6, 2, 1], draws: 0, careful: 1, turns: 1 };

/// Tunes for so many generations, each player with so many games, and prints the weights as it goes.
pub fn tune(generations: u32, games: u64, seed: u64, jobs: usize) {
    let mut stream = Stream::new(seed, u64::MAX, Purpose::Players);
    let mut mean = Thumb::USUAL.0;
    let mut spread = mean.map(|weight| 0.15f32.max(0.3 * weight.abs()));
    for generation in 0..generations {
        let start = Instant::now();
        let mut crowd: Vec<[f32; RULES]> = vec![mean];
        while crowd.len() < CROWD {
            crowd.push(core::array::from_fn(|rule| mean[rule] + spread[rule] * normal(&mut stream)));
        }
        let first = u64::from(generation) * games;
        let marks = measure(&crowd, first..first + games, seed, jobs);
        let mut order: Vec<usize> = (0..CROWD).collect();
        order.sort_by(|&one, &other| marks[other].0.total_cmp(&marks[one].0));
        let best = &order[..BEST];
        for rule in 0..RULES {
            let average = best.iter().map(|&player| crowd[player][rule]).sum::<f32>() / BEST as f32;
            let square = best.iter().map(|&player| (crowd[player][rule] - average).powi(2)).sum::<f32>() / BEST as f32;
            mean[rule] += 0.8 * (average - mean[rule]);
            spread[rule] = (0.5 * spread[rule] + 0.5 * square.sqrt()).max(0.03);
        }
        println!(
            "generation {generation}: mean player {:.3} ({:.1} % won), best {:.3} ({:.1} %), {:.1} s",
            marks[0].0,
            100.0 * marks[0].1,
            marks[order[0]].0,
            100.0 * marks[order[0]].1,
            start.elapsed().as_secs_f64()
        );
        println!("{mean:.3?}");
    }
}

/// The mean mark of each player and its share of games won.
fn measure(crowd: &[[f32; RULES]], games: core::ops::Range<u64>, seed: u64, jobs: usize) -> Vec<(f32, f32)> {
    let next = AtomicUsize::new(0);
    let mut marks: Vec<(usize, (f32, f32))> = thread::scope(|scope| {
        let worker = || {
            let mut marks = Vec::new();
            loop {
                let player = next.fetch_add(1, Ordering::Relaxed);
                let Some(&rules) = crowd.get(player) else { return marks };
                let mut search = Search::new(Thumb(rules), SCOPE);
                let mut sum = (0.0, 0.0);
                for game in games.clone() {
                    let (mark, won) = play(&mut search, seed, game);
                    sum = (sum.0 + mark, sum.1 + won);
                }
                let number = games.end - games.start;
                marks.push((player, (sum.0 / number as f32, sum.1 / number as f32)));
            }
        };
        let workers: Vec<_> = (0..jobs).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("games do not panic")).collect()
    });
    marks.sort_by_key(|&(player, _)| player);
    marks.into_iter().map(|(_, mark)| mark).collect()
}

/// One game: how long it lasted, and more for a victory.
fn play(search: &mut Search<Thumb>, seed: u64, game: u64) -> (f32, f32) {
    let mut stream = Stream::new(seed, game, Purpose::Players);
    let players = stream.pick(&[4, 4, 4, 4, 3, 2, 1]);
    let level = stream.pick(&[Level::Initiation, Level::Normal, Level::Nightmare]);
    let setup = Wishes::new(players, level, Edition::Revised).deal_game(seed, game);
    let mut turns = 0u8;
    let mut count = Tell(|event| turns = turns.saturating_add(u8::from(matches!(event, Event::TurnBegan { .. }))));
    let mut position = Position::new(&setup, &mut count).expect("dealt set-ups can be played");
    let mut dealer = Dealer::new(seed, game);
    search.forget();
    let won = loop {
        match position.waiting() {
            Waiting::Over(ending) => break ending == Ending::Won,
            Waiting::Chance(chance) => position.resolve_unchecked(dealer.deal_for(&position, chance), &mut count),
            Waiting::Choice(_) => {
                search.turn_to(&position, &mut stream);
                let ranked = search.ranked(&position, 0);
                let width = if ranked.len() == 1 { 0 } else { SCOPE.widths[0].min(ranked.len()) };
                let mut best = (f32::MIN, ranked[0].1);
                for (_, choice, after) in &ranked[..width] {
                    let value = search.expect(after, 1);
                    if value > best.0 {
                        best = (value, *choice);
                    }
                }
                position.play_unchecked(best.1, &mut count);
            }
        }
    };
    let expected = f32::from(setup.ghosts()) * 4.0 / f32::from(players).max(2.0);
    let lasted = (f32::from(turns) / expected).min(1.0);
    if won { (2.0, 1.0) } else { (lasted, 0.0) }
}

/// A number of the normal distribution, near enough: twelve even ones added up.
fn normal(stream: &mut Stream) -> f32 {
    (0..12).map(|_| stream.below(1 << 16) as f32 / 65_536.0).sum::<f32>() - 6.0
}
