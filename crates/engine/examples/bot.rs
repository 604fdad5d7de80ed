//! A bot in forty lines: `choose`, `expected` and `judge` look one choice ahead, at all that chance may bring of it. The rest of this
//! file plays a hundred games with it, which it loses: one choice ahead is not far enough.
//!
//! `cargo run --release --package ghost-stories-engine --example bot`

mod dealing;

use dealing::Random;
use ghost_stories_engine::{Choice, Ending, Level, Position, Setup, Waiting};

fn main() {
    let games = 100;
    let won = (0..games).filter(|&game| play(game) == Ending::Won).count();
    println!("won {won} of {games} games at Initiation");
}

/// The choice behind which the table looks best.
fn choose(position: &Position) -> Choice {
    let worth = |choice: &Choice| {
        let mut after = *position;
        after.play_unchecked(*choice, &mut ());
        expected(&after)
    };
    position
        .options()
        .into_iter()
        .max_by(|one, other| worth(one).total_cmp(&worth(other)))
        .expect("somebody may choose")
}

/// What a position is worth, over everything that chance may bring next.
fn expected(position: &Position) -> f64 {
    let Waiting::Chance(_) = position.waiting() else { return judge(position) };
    let worth = |outcome| {
        let mut after = *position;
        after.resolve_unchecked(outcome, &mut ());
        judge(&after)
    };
    position.outcomes().iter().map(|(outcome, chance)| f64::from(*chance) * worth(*outcome)).sum()
}

/// Qi and Tao are good; ghosts, figures on their stones and haunted tiles are not.
fn judge(position: &Position) -> f64 {
    match position.ending() {
        Some(Ending::Won) => return 1000.0,
        Some(Ending::Lost(_)) => return -1000.0,
        None => {}
    }
    let taoists = position.living().iter().map(|taoist| position.taoist(taoist));
    let held: f64 = taoists.map(|taoist| 6.0 * f64::from(taoist.qi) + f64::from(taoist.tao.total())).sum();
    let ghosts = position.occupied().iter().filter_map(|space| position.resistance(space));
    let needed: f64 = ghosts.map(|need| 2.0 + 2.0 * f64::from(need.total())).sum();
    held - needed - 4.0 * f64::from(position.figures().len()) - 15.0 * f64::from(position.village().haunted_count())
}

/// Plays a game to its end.
fn play(seed: u64) -> Ending {
    let mut random = Random(seed);
    let mut position = Position::new(&Setup::four_players(Level::Initiation), &mut ()).expect("a set-up by the rules");
    loop {
        match position.waiting() {
            Waiting::Choice(_) => position.play_unchecked(choose(&position), &mut ()),
            Waiting::Chance(_) => position.resolve_unchecked(random.deal(&position), &mut ()),
            Waiting::Over(ending) => return ending,
        }
    }
}
