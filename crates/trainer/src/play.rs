//! Games of one player in every seat, many at a time.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use ghost_stories_bots::{Judge, Scope, Search};
use ghost_stories_engine::{Edition, Ending, Level, Position, Waiting};
use ghost_stories_table::{Dealer, Purpose, Stream, Wishes};

/// A game that is played.
#[derive(Clone, Copy, Debug)]
pub struct Deal {
    /// From which everything random comes.
    pub seed: u64,
    /// Its number.
    pub game: u64,
    /// One to four.
    pub players: u8,
    /// The level.
    pub level: Level,
}

impl Deal {
    /// The position at its beginning.
    pub fn position(self) -> Position {
        let setup = Wishes::new(self.players, self.level, Edition::Revised).deal_game(self.seed, self.game);
        Position::new(&setup, &mut ()).expect("dealt set-ups can be played")
    }
}

/// Plays a game on from a position by a judge who looks over each turn; `at_turn` is called with the position at the beginning of each
/// and says whether to go on. True if it is won.
pub fn play(
    search: &mut Search<&Judge>,
    mut position: Position,
    seed: u64,
    game: u64,
    mut at_turn: impl FnMut(&Position) -> bool,
) -> bool {
    let mut stream = Stream::new(seed, game, Purpose::Players);
    let mut dealer = Dealer::new(seed, game);
    let mut board = None;
    search.forget();
    loop {
        if board != Some(position.board_on_turn()) {
            board = Some(position.board_on_turn());
            if !at_turn(&position) {
                return false;
            }
        }
        match position.waiting() {
            Waiting::Over(ending) => return ending == Ending::Won,
            Waiting::Chance(chance) => position.resolve_unchecked(dealer.deal_for(&position, chance), &mut ()),
            Waiting::Choice(_) => {
                search.turn_to(&position, &mut stream);
                position.play_unchecked(search.best_choice(&position), &mut ());
            }
        }
    }
}

/// How a turn is looked at in such games: as closely as many thousand games allow.
const SCOPE: Scope = Scope { widths: &[12, 6, 2, 1], details: 1, draws: 0 };

/// A search for such games.
pub fn search(judge: &Judge) -> Search<&Judge> {
    Search::new(judge, SCOPE)
}

/// Does `number` things on `jobs` threads; the results come in order.
pub fn each<T: Send>(number: usize, jobs: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let mut done: Vec<(usize, T)> = thread::scope(|scope| {
        let worker = || {
            let mut done = Vec::new();
            loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                if index >= number {
                    return done;
                }
                done.push((index, work(index)));
            }
        };
        let workers: Vec<_> = (0..jobs).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("games do not panic")).collect()
    });
    done.sort_by_key(|&(index, _)| index);
    done.into_iter().map(|(_, result)| result).collect()
}
