//! The games that the tests play: stored ones, and the first in which something comes up.

use ghost_stories_engine::{Choice, Position, Waiting};
use ghost_stories_table::{Purpose, Replay, ReplayStart, Stream, Table};

use crate::failure::{TestFailure, TestResult, fail};
use crate::form::GameForm;

/// A game that is won, by [`GameForm::won`].
pub fn won() -> TestResult<Replay> {
    Ok(Replay::read(include_str!("../games/won.json"))?)
}

/// A game that is lost, by [`GameForm::lost`].
pub fn lost() -> TestResult<Replay> {
    Ok(Replay::read(include_str!("../games/lost.json"))?)
}

/// A table's record as the stored games are written: before records told their revision, their positions and whether the game is over.
pub fn as_first_revision(table: &Table) -> Replay {
    Replay { revision: Some(1), positions: Vec::new(), over: false, ..table.replay() }
}

/// A long game of four players. It was recorded without a seed; from here on this one deals.
pub fn golden() -> TestResult<Replay> {
    let replay = Replay::read(include_str!("../../../replays/golden/initiation-4-revised.json"))?;
    Ok(Replay { seed: Some(1), ..replay })
}

/// A game of White Moon with more than four hundred steps.
pub fn long() -> TestResult<Replay> {
    Ok(Replay::read(include_str!("../../../replays/golden/white-moon-centre.json"))?)
}

/// A game of four players in which an incarnation is exorcised.
pub fn rewarded() -> TestResult<Replay> {
    Ok(Replay::read(include_str!("../../../replays/golden/nightmare-4-revised.json"))?)
}

/// The last decision of its kind in a game of White Moon with four players, which experts played.
pub fn of_white_moon(wanted: impl Fn(&Position) -> bool) -> TestResult<Table> {
    let games = [
        include_str!("../../../replays/golden/white-moon-centre.json"),
        include_str!("../../../replays/golden/white-moon-own-data.json"),
    ];
    last_of(&games, wanted)
}

/// The last decision of its kind in one of these games.
fn last_of(games: &[&str], wanted: impl Fn(&Position) -> bool) -> TestResult<Table> {
    for game in games {
        let replay = Replay { seed: Some(1), ..Replay::read(game)? };
        let table = Table::open(&replay, 0)?;
        let is_wanted = |steps: &usize| {
            let position = table.game().position_after(*steps);
            position.is_some_and(|position| matches!(position.waiting(), Waiting::Choice(_)) && wanted(position))
        };
        if let Some(steps) = (0..table.len()).rev().find(is_wanted) {
            return Ok(table.branch(steps));
        }
    }
    fail("no stored game comes to that")
}

/// The last decision of its kind in a game of Black Secret alone, which experts played.
pub fn of_black_secret(wanted: impl Fn(&Position) -> bool) -> TestResult<Table> {
    let games = [
        include_str!("../../../replays/golden/black-secret-a.json"),
        include_str!("../../../replays/golden/black-secret-b.json"),
        include_str!("../../../replays/golden/black-secret-alone.json"),
    ];
    last_of(&games, wanted)
}

/// The same in a game of both expansions.
pub fn of_both(wanted: impl Fn(&Position) -> bool) -> TestResult<Table> {
    let games = [
        include_str!("../../../replays/golden/black-secret-both-four.json"),
        include_str!("../../../replays/golden/black-secret-both.json"),
    ];
    last_of(&games, wanted)
}

/// Every table of the stored games of White Moon, and some at which rare choices come up.
pub fn white_moon_tables() -> TestResult<Vec<Table>> {
    let mut tables = Vec::new();
    for game in [
        include_str!("../../../replays/golden/white-moon-centre.json"),
        include_str!("../../../replays/golden/white-moon-own-data.json"),
        include_str!("../../../replays/golden/white-moon-corner.json"),
        include_str!("../../../replays/golden/white-moon-alone.json"),
        include_str!("../../../replays/golden/white-moon-edge.json"),
    ] {
        let table = Table::open(&Replay { seed: Some(1), ..Replay::read(game)? }, 0)?;
        tables.extend((0..table.len()).map(|steps| table.branch(steps)));
    }
    for (position, steps) in RARE {
        let start = ReplayStart::Position((*position).to_owned());
        let steps = steps.lines().map(|line| line.parse().map_err(|error| TestFailure(format!("{line}: {error}"))));
        let steps = steps.collect::<Result<_, _>>()?;
        tables.push(Table::open(&Replay { seed: Some(1), ..Replay::new(start, steps) }, 0)?);
    }
    Ok(tables)
}

/// Positions of White Moon, with the steps that lead to choices which hardly ever come up: to bring a villager back, to turn a die, to
/// ignore the Curse die, whose Tao leaves the game, who pays a crystal, who gets the artifact of the dead.
const RARE: [(&str, &str); 6] = [
    ("white-moon\nturn red yang\ntaoist red at cemetery\ndead hua li\n", "help"),
    (
        "white-moon\nturn red yang\ntaoist red at altar\nsaved li li li\nartifact red sword\nghost red-middle zombie\n",
        "exorcise\nroll red green blue",
    ),
    (
        "white-moon\npowers spires\nturn red yang\ntaoist red at cemetery\nsaved miao miao\nartifact red charm\ndead hua\n",
        "help\nreturn hua\ncurse lose-qi",
    ),
    (
        "white-moon\nturn red yin\nghost red-middle marsh-boar\nvillagers altar chang\n\
         taoist red tao yellow 2\ntaoist blue tao yellow 2\ntaoist yellow tao none\n",
        "",
    ),
    (
        "white-moon\nturn red yang\ntaoist red at altar tao none\ntaoist blue at altar tao none\ncrystals red 1 blue 1\n\
         ghost red-middle ghoul\n",
        "exorcise\nroll red red red\ndefeat red-middle crystals 1",
    ),
    (
        "white-moon\nturn red yin\ntaoist red qi 1\nsaved li li li\nartifact red sword\nghost red-left zombie\n\
         ghost red-middle 17\nghost red-right 28\n",
        "",
    ),
];

/// The start of a stored game, up to so many steps.
pub fn start_of(replay: &Replay, steps: usize) -> TestResult<Table> {
    Ok(Table::open(replay, 0)?.branch(steps))
}

/// Deals and does what nobody has to decide.
pub fn settle(table: &mut Table) {
    while needs_nobody(table.position()) && table.advance().is_some() {}
}

/// The same at the page, where nobody's turn ends by itself.
pub fn settle_at_page(table: &mut Table) {
    let ends = |position: &Position| position.options()[..] == [Choice::EndTurn];
    while needs_nobody(table.position()) && !ends(table.position()) && table.advance().is_some() {}
}

fn needs_nobody(position: &Position) -> bool {
    !matches!(position.waiting(), Waiting::Choice(_)) || position.options().len() == 1
}

/// The first decision of its kind that random players come to; whatever seed it takes.
pub fn first(form: &GameForm, wanted: impl Fn(&Position) -> bool) -> TestResult<Table> {
    for seed in 1..2000 {
        let form = GameForm { seed, ..form.clone() };
        let mut table = Table::new(form.setup(), seed, form.names())?;
        let mut random = Stream::new(seed, 0, Purpose::Players);
        loop {
            settle(&mut table);
            if wanted(table.position()) {
                return Ok(table);
            }
            let Some(choice) = eager(&table.position().options(), &mut random) else { break };
            table.choose(choice).expect("an option is legal");
        }
    }
    fail("no game comes to that")
}

/// An exorcism where there is one, else anything.
fn eager(options: &[Choice], random: &mut Stream) -> Option<Choice> {
    let exorcise = options.iter().copied().find(|&choice| choice == Choice::Exorcise);
    exorcise.or_else(|| (!options.is_empty()).then(|| random.pick(options)))
}

#[cfg(test)]
mod unit {
    use ghost_stories_engine::Ending;
    use ghost_stories_table::{ReplayStart, Step};

    use super::*;

    /// What the page will do with the form: deal, and let follow what nobody decides.
    fn plays_itself(form: &GameForm, replay: &Replay) -> Table {
        assert_eq!(replay.start, ReplayStart::Setup(form.setup()));
        let mut table = Table::new(form.setup(), form.seed, form.names()).unwrap();
        settle(&mut table);
        while let Some(&step) = replay.steps.get(table.len()) {
            let Step::Choice(choice) = step else { panic!("{step} is not dealt") };
            table.choose(choice).unwrap();
            settle(&mut table);
        }
        assert_eq!(as_first_revision(&table), *replay);
        table
    }

    #[test]
    fn the_stored_games_are_dealt_by_their_forms() {
        let won = plays_itself(&GameForm::won(), &won().unwrap());
        assert_eq!(won.position().ending(), Some(Ending::Won));
        let lost = plays_itself(&GameForm::lost(), &lost().unwrap());
        assert!(matches!(lost.position().ending(), Some(Ending::Lost(_))));
    }
}
