//! Looks for the games that the tests play. A seed's dice and cards are known beforehand, so the search plays the real future:
//! turn by turn it tries many ways on from the best tables so far, and keeps the best again.

use std::collections::HashSet;
use std::path::PathBuf;
use std::{fs, mem};

use ghost_stories_engine::{Choice, Ending, Options, Position, Setup, Space, Waiting};
use ghost_stories_table::{Dealer, Purpose, Step, Stream, Table};

use crate::failure::{TestFailure, TestResult, fail};
use crate::form::GameForm;

/// How many tables are kept after each turn, and how many turns are tried from each.
const KEPT: usize = 150;
const TRIED: u64 = 80;
const MOST_TURNS: usize = 90;

/// What the search is after.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Goal {
    Won,
    Lost,
}

/// Finds a won and a lost game and writes them into `games`.
pub fn write() -> TestResult {
    keep("won", &GameForm::won(), Goal::Won)?;
    keep("lost", &GameForm::lost(), Goal::Lost)
}

fn keep(name: &str, form: &GameForm, aim: Goal) -> TestResult {
    let setup = form.setup();
    let steps = search(&setup, form.seed, aim).ok_or_else(|| TestFailure(format!("no {name} game was found")))?;
    let table = played(form, &setup, &steps)?;
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("games").join(format!("{name}.json"));
    fs::write(&path, table.replay().write())?;
    println!("{}: {} steps, {:?}", path.display(), table.len(), table.position().ending());
    Ok(())
}

/// The same game at a real table, whose dealer must deal what the search foresaw.
fn played(form: &GameForm, setup: &Setup, steps: &[Step]) -> TestResult<Table> {
    let mut table = Table::new(*setup, form.seed, form.names())?;
    for &step in steps {
        match step {
            Step::Choice(choice) => {
                table.choose(choice).map_err(|refusal| TestFailure(format!("{choice}: {refusal:?}")))?;
            }
            Step::Outcome(_) if table.advance() == Some(step) => {}
            Step::Outcome(outcome) => return fail(format!("the dealer does not deal {outcome}")),
        }
    }
    Ok(table)
}

/// A game so far, and the dealer of what comes.
#[derive(Clone)]
struct SearchLine {
    position: Position,
    dealer: Dealer,
    steps: Vec<Step>,
}

fn search(setup: &Setup, seed: u64, aim: Goal) -> Option<Vec<Step>> {
    let position = Position::new(setup, &mut ()).ok()?;
    let mut lines = vec![SearchLine { position, dealer: Dealer::new(seed, 0), steps: Vec::new() }];
    for turn in 0..MOST_TURNS {
        let mut tried = try_turns(&lines, turn as u64);
        if let Some(found) =
            tried.iter().filter(|line| reached(&line.position, aim)).min_by_key(|line| line.steps.len())
        {
            return Some(found.steps.clone());
        }
        tried.retain(|line| line.position.ending().is_none());
        tried.sort_by_cached_key(|line| match aim {
            Goal::Won => -evaluate(&line.position),
            // A lost game is easily found, so it shows as many kinds of choices as it can on the way.
            Goal::Lost => evaluate(&line.position) - 120 * i64::try_from(kinds(&line.steps)).unwrap_or_default(),
        });
        tried.truncate(KEPT);
        lines = tried;
    }
    None
}

fn reached(position: &Position, aim: Goal) -> bool {
    match position.ending() {
        None => false,
        Some(ending) => (ending == Ending::Won) == (aim == Goal::Won),
    }
}

/// Many ways to play the next turn from each line; those that lead to the same table count once.
fn try_turns(lines: &[SearchLine], turn: u64) -> Vec<SearchLine> {
    let mut seen = HashSet::new();
    let mut tried = Vec::new();
    for (number, line) in lines.iter().enumerate() {
        for attempt in 0..TRIED {
            let mut line = line.clone();
            play_turn(&mut line, &mut Stream::new(turn, number as u64 * TRIED + attempt, Purpose::Players));
            if seen.insert(line.position) {
                tried.push(line);
            }
        }
    }
    tried
}

/// Plays up to the end of the turn: exorcises what it can, and does the rest at random.
fn play_turn(line: &mut SearchLine, random: &mut Stream) {
    let mut options = Options::new();
    loop {
        let step = match line.position.waiting() {
            Waiting::Over(_) => return,
            Waiting::Chance(chance) => Step::Outcome(line.dealer.deal_for(&line.position, chance)),
            Waiting::Choice(_) => {
                line.position.write_options(&mut options);
                Step::Choice(random_choice(&options, random))
            }
        };
        line.steps.push(step);
        step.apply(&mut line.position, &mut ()).expect("what is dealt and what is offered is legal");
        if step == Step::Choice(Choice::EndTurn) {
            return;
        }
    }
}

/// Mostly the most ghosts for the fewest Tao, else anything.
fn random_choice(options: &[Choice], random: &mut Stream) -> Choice {
    let best = options.iter().max_by_key(|choice| match choice {
        Choice::Defeat { ghosts, tao } => 100 * ghosts.len() - u32::from(tao.total()),
        _ => 0,
    });
    match best {
        Some(&choice @ Choice::Defeat { .. }) if random.below(8) > 0 => choice,
        _ => random.pick(options),
    }
}

/// How many kinds of choices were made.
fn kinds(steps: &[Step]) -> usize {
    let kind = |step: &Step| match step {
        Step::Choice(choice) => Some(mem::discriminant(choice)),
        Step::Outcome(_) => None,
    };
    steps.iter().filter_map(kind).collect::<HashSet<_>>().len()
}

/// How well the players stand.
fn evaluate(position: &Position) -> i64 {
    let ghost = |space: Space| position.card(space).map_or(0, |card| 6 + 3 * i64::from(card.resistance().total()));
    let menace: i64 = position.occupied().iter().map(ghost).sum();
    let belongings = |taoist| {
        let owned = position.taoist(taoist);
        60 + 25 * i64::from(owned.qi.min(5)) + 5 * i64::from(owned.tao.total().min(6)) + 8 * i64::from(owned.buddhas)
    };
    let life: i64 = position.living().iter().map(belongings).sum();
    let haunted = 90 * i64::from(position.village().haunted_count()) + 12 * i64::from(position.figures().len());
    life - menace - haunted + 200 * i64::from(position.exorcised())
}
