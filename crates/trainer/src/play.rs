//! Games of one player in every seat, many at a time.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use clap::Args;
use ghost_stories_bots::{Feature, Judge, Scope, Search, Weights};
use ghost_stories_command_line::Failure;
use ghost_stories_engine::{Choice, Edition, Ending, Level, Position, Waiting};
use ghost_stories_table::{BlackSecretSetupOptions, Dealer, SetupOptions, Stream, WhiteMoonSetupOptions};

/// Which game is trained.
#[derive(Args, Clone, Copy, Debug)]
pub struct Variant {
    /// White Moon, with the School, the Portal in the centre and all incarnations
    #[arg(long)]
    pub white_moon: bool,
    /// Black Secret, the same expert on both sides of the table
    #[arg(long)]
    pub black_secret: bool,
}

impl Variant {
    /// What is counted in it.
    pub fn features(self) -> Vec<Feature> {
        match (self.white_moon, self.black_secret) {
            (false, false) => Feature::BASE.to_vec(),
            (true, false) => Feature::WHITE_MOON.to_vec(),
            (false, true) => Feature::with_black_secret(),
            (true, true) => Feature::ALL.to_vec(),
        }
    }

    /// The rough weights that learning begins with.
    pub fn start_weights(self) -> Result<Weights, Failure> {
        let text = match (self.white_moon, self.black_secret) {
            (false, false) => include_str!("../data/start.txt"),
            (true, false) => include_str!("../data/white-moon/start.txt"),
            (false, true) => include_str!("../data/black-secret/start.txt"),
            (true, true) => return Ok(Judge::both().weights),
        };
        Judge::read_weights(text, &self.features()).map_err(Failure::input)
    }

    /// The numbers that are in the program.
    pub fn judge(self) -> &'static Judge {
        match (self.white_moon, self.black_secret) {
            (false, false) => Judge::base(),
            (true, false) => Judge::white_moon(),
            (false, true) => Judge::black_secret(),
            (true, true) => Judge::both(),
        }
    }
}

/// A game that is played.
#[derive(Clone, Copy, Debug)]
pub struct NewGame {
    /// Which game.
    pub variant: Variant,
    /// From which everything random comes.
    pub seed: u64,
    /// Its number.
    pub game: u64,
    /// One to four.
    pub players: u8,
    /// The level.
    pub level: Level,
}

impl NewGame {
    /// The position at its beginning.
    pub fn position(self) -> Position {
        let mut setup_options = SetupOptions::new(self.players, self.level, Edition::Revised);
        setup_options.white_moon = self.variant.white_moon.then(WhiteMoonSetupOptions::default);
        setup_options.black_secret = self.variant.black_secret.then(BlackSecretSetupOptions::default);
        Position::new(&setup_options.deal_game(self.seed, self.game), &mut ()).expect("dealt set-ups can be played")
    }
}

/// Plays on from a position until the game is over or `stop` says so, which is asked before every step; the position then.
pub fn play_on(
    start: &Position,
    dealer: &mut Dealer,
    mut stop: impl FnMut(&Position) -> bool,
    mut choose: impl FnMut(&Position) -> Choice,
) -> Position {
    let mut position = *start;
    while !stop(&position) {
        match position.waiting() {
            Waiting::Over(_) => break,
            Waiting::Chance(chance) => position.resolve_unchecked(dealer.deal_for(&position, chance), &mut ()),
            Waiting::Choice(_) => position.play_unchecked(choose(&position), &mut ()),
        }
    }
    position
}

/// The same by a judge who looks over each turn; `stop` is asked at the beginning of each.
pub fn play_turns(
    search: &mut Search<&Judge>,
    start: &Position,
    mut dealer: Dealer,
    mut stream: Stream,
    mut stop: impl FnMut(&Position) -> bool,
) -> Position {
    let mut begins = turn_begins();
    search.forget();
    play_on(
        start,
        &mut dealer,
        |position| begins(position) && stop(position),
        |position| {
            search.turn_to(position, &mut stream);
            search.best_choice(position)
        },
    )
}

/// Tells of one position after the other whether it is the first of a turn.
pub fn turn_begins() -> impl FnMut(&Position) -> bool {
    let mut board = None;
    move |position| board.replace(position.board_on_turn()) != Some(position.board_on_turn())
}

/// True if the game is won.
pub fn is_won(position: &Position) -> bool {
    position.ending() == Some(Ending::Won)
}

/// How a turn is looked at in such games: as closely as many thousand games allow.
const SCOPE: Scope = Scope { widths: &[12, 6, 2, 1], details: 1, draws: 0, barriers: true };

/// A search for such games.
pub fn search(judge: &Judge) -> Search<&Judge> {
    Search::new(judge, SCOPE)
}

/// Does `number` pieces of work on `jobs` threads; the results come in order.
pub fn parallel_map<T: Send>(number: usize, jobs: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
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
