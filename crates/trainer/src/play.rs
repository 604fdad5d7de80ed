//! Games that the network learns from.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use ghost_stories_bots::{Scope, Search, Value};
use ghost_stories_engine::{Edition, Ending, Level, Position, Waiting};
use ghost_stories_table::{Dealer, Purpose, Stream, Wishes};

use crate::learn::Sample;
use crate::start::midway;

/// How games are played and what is kept of them.
#[derive(Clone, Copy, Debug)]
pub struct Practice {
    /// From which everything random comes.
    pub seed: u64,
    /// The numbers of players, each as likely as it is often there.
    pub players: &'static [u8],
    /// The levels, likewise.
    pub levels: &'static [Level],
    /// The number of the first game.
    pub first: u64,
    /// How many games.
    pub games: u64,
    /// How closely each turn is looked at.
    pub scope: Scope,
    /// How much of a position's value is what happened later, rather than what the search found, from decision to decision.
    pub later: f32,
    /// What each turn that is survived counts, so that there is something to learn before the first game is won.
    pub consolation: f32,
    /// Of a hundred games, how many begin at the beginning.
    pub whole: u32,
    /// One of so many decisions is taken at random; none if 0.
    pub strays: u32,
    /// One of so many positions is kept.
    pub keep: u32,
    /// Threads.
    pub jobs: usize,
}

/// What a practice brought.
#[derive(Clone, Default, Debug)]
pub struct Yield {
    /// The samples, by game.
    pub samples: Vec<Sample>,
    /// Games and wins by level and number of players.
    pub cells: [[(u32, u32); 4]; 4],
    /// Games and wins from midway.
    pub midway: (u32, u32),
    /// Estimates made.
    pub nodes: u64,
    /// Share of the deck that was drawn, summed over the games.
    pub progress: f32,
}

impl Practice {
    /// Plays the games.
    pub fn run(&self, value: &(impl Value + Sync)) -> Yield {
        let next = AtomicU64::new(0);
        let mut played: Vec<(u64, Played)> = thread::scope(|scope| {
            let worker = || {
                let mut played = Vec::new();
                let mut search = Search::new(value, self.scope);
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= self.games {
                        return played;
                    }
                    played.push((game, self.game(&mut search, self.first + game)));
                }
            };
            let workers: Vec<_> = (0..self.jobs).map(|_| scope.spawn(worker)).collect();
            workers.into_iter().flat_map(|worker| worker.join().expect("games do not panic")).collect()
        });
        played.sort_by_key(|&(game, _)| game);
        let mut result = Yield::default();
        for (_, game) in played {
            let cell = if game.whole {
                &mut result.cells[game.level as usize][game.players - 1]
            } else {
                &mut result.midway
            };
            cell.0 += 1;
            cell.1 += u32::from(game.won);
            result.nodes += game.nodes;
            result.progress += game.progress;
            result.samples.extend(game.samples);
        }
        result
    }

    fn game(&self, search: &mut Search<impl Value>, game: u64) -> Played {
        search.forget();
        let before = search.nodes();
        let mut stream = Stream::new(self.seed, game, Purpose::Players);
        let players = stream.pick(self.players);
        let level = stream.pick(self.levels);
        let setup = Wishes::new(players, level, Edition::Revised).deal_game(self.seed, game);
        let whole = stream.below(100) < self.whole;
        let midway = if whole { None } else { midway(&setup, &mut stream) };
        let whole = midway.is_none();
        let mut position =
            midway.unwrap_or_else(|| Position::new(&setup, &mut ()).expect("dealt set-ups can be played"));
        let mut dealer = Dealer::new(self.seed, game);
        let mut path: Vec<(Position, Option<f32>, bool)> = Vec::with_capacity(512);
        let won = loop {
            match position.waiting() {
                Waiting::Over(ending) => break ending == Ending::Won,
                Waiting::Chance(chance) => {
                    path.push((position, None, false));
                    let outcome = dealer.deal_for(&position, chance);
                    position.resolve_unchecked(outcome, &mut ());
                }
                Waiting::Choice(_) => {
                    search.turn_to(&position, &mut stream);
                    let ranked = search.ranked(&position, 0);
                    if ranked.len() == 1 {
                        position = ranked[0].2;
                        continue;
                    }
                    let stray = self.strays > 0 && stream.below(self.strays) == 0;
                    let width = self.scope.widths[0].min(ranked.len());
                    let mut best = (f32::MIN, position);
                    for (_, _, after) in &ranked[..width] {
                        let value = search.expect(after, 1);
                        if value > best.0 {
                            best = (value, *after);
                        }
                    }
                    path.push((position, Some(best.0), stray));
                    position = if stray { ranked[stream.below(ranked.len() as u32) as usize].2 } else { best.1 };
                }
            }
        };
        let all = f32::from(setup.ghosts() + position.incarnations());
        let progress = 1.0 - f32::from(position.deck().left()) / all;
        let mut later = if won { 1.0 } else { 0.0 };
        let mut board = position.board_on_turn();
        let mut samples = Vec::with_capacity(path.len());
        for (position, found, stray) in path.into_iter().rev() {
            if position.board_on_turn() != board {
                board = position.board_on_turn();
                later = self.consolation + (1.0 - self.consolation) * later;
            }
            if let Some(found) = found {
                // What came of straying says nothing about what came before.
                later = if stray && self.later < 1.0 { found } else { (1.0 - self.later) * found + self.later * later };
            }
            if self.keep <= 1 || stream.below(self.keep) == 0 {
                samples.push(Sample { position, target: later });
            }
        }
        Played { whole, level, players: usize::from(players), won, nodes: search.nodes() - before, progress, samples }
    }
}

struct Played {
    whole: bool,
    level: Level,
    players: usize,
    won: bool,
    nodes: u64,
    progress: f32,
    samples: Vec<Sample>,
}
