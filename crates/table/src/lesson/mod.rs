//! Guided games: what the pupil reads and chooses, and what the script plays meanwhile.

mod black_secret;
mod first;
#[cfg(test)]
mod tests;
mod white_moon;

use ghost_stories_engine::{
    BlackSecretSetup, ByColour, Card, Choice, Colour, ColourSet, Components, Edition, Incarnations, Letter, Level,
    ParseError, Position, Power, Setup, Space, Spot, Tile, WhiteMoonSetup, Who,
};

use crate::game::Step;
use crate::replay::{Replay, ReplayStart};
use crate::table::Table;
use crate::target::{Target, targets};

/// One step of a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Teach {
    /// The pupil reads about these things and asks for the next step.
    Read(&'static [Target]),
    /// The pupil must make exactly this choice.
    Choose(Choice),
    /// The script plays this: chance, another player, or what the pupil has already learned to do.
    Follow(Step),
}

impl Teach {
    /// What the teacher speaks about, on the table before this step: whoever points at it does what is asked.
    pub fn about(self, position: &Position) -> Vec<Target> {
        match self {
            Teach::Read(about) => about.to_vec(),
            Teach::Choose(choice) => targets(position, choice),
            Teach::Follow(_) => Vec::new(),
        }
    }

    /// The card that the teacher speaks about, with the space on which it lies: the drawn one, or that of the first ghost.
    pub fn card(self, position: &Position) -> Option<(Card, Option<Space>)> {
        let drawn = position.card_to_place().map(|card| (card, None));
        let lies = |target| match target {
            Target::Space(space) => position.card(space).map(|card| (card, Some(space))),
            Target::Deck => drawn,
            _ => None,
        };
        let drawn = drawn.filter(|_| matches!(self, Teach::Choose(_)));
        drawn.or_else(|| self.about(position).into_iter().find_map(lies))
    }
}

/// A line of a script; choices and steps are in the notation.
enum Line {
    Read(&'static [Target]),
    Choose(&'static str),
    Follow(&'static str),
}

impl Line {
    fn step(&self) -> Result<Teach, ParseError> {
        Ok(match self {
            Line::Read(about) => Teach::Read(about),
            Line::Choose(choice) => Teach::Choose(choice.parse()?),
            Line::Follow(step) => Teach::Follow(step.parse()?),
        })
    }
}

/// The pupil's board in all lessons but Wu-Feng's.
const MY_BOARD: Target = Target::Board(Colour::Green);

/// A guided game: the table at its start and what is taught on it, in the words of [`ghost_stories_lang`].
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The table, before the first step.
    pub table: Table,
    /// For whom the pupil chooses.
    pub pupil: Who,
    /// The script; it leaves nothing to the dealer.
    pub steps: Vec<Teach>,
}

impl Lesson {
    /// The first lesson: three turns of Green, who stops two ghosts and wins back a tile.
    pub fn first() -> Lesson {
        Lesson::of_green(set_up(), first::FIRST)
    }

    /// The second lesson: White Moon. Green saves a villager, learns of deaths, Su-Ling and crystals.
    pub fn white_moon() -> Lesson {
        let mut setup = set_up();
        setup.village[1] = Tile::School;
        setup.white_moon = Some(WhiteMoonSetup { portal: Spot::Centre, incarnations: Incarnations::Both });
        Lesson::of_green(setup, white_moon::WHITE_MOON)
    }

    /// Black Secret for Taoists: Green fills a Blood Mantra, suffers a curse, and goes down to exorcise a demon.
    pub fn taoists_black_secret() -> Lesson {
        let mut setup = set_up();
        setup.village[1] = Tile::Calligrapher;
        setup.black_secret = Some(BlackSecretSetup { catacombs: Letter::A, board: Letter::A });
        Lesson::of_green(setup, black_secret::TAOISTS)
    }

    /// Black Secret for Wu-Feng, from late in a game: a ghost, a demon, a curse, an Urn and an incarnation.
    pub fn wu_feng() -> Lesson {
        let start = ReplayStart::Position(black_secret::WU_FENGS_TABLE.to_owned());
        let replay = Replay::new(start, Vec::new());
        let table = Table::open(&replay, 1).expect("the lesson's table is one of the game's");
        Lesson::new(table, Who::WuFeng, black_secret::WU_FENG)
    }

    /// The table before this step.
    pub fn table_before(&self, step: usize) -> Table {
        let mut table = self.table.clone();
        for teach in self.steps.iter().take(step) {
            let played = match *teach {
                Teach::Read(_) => continue,
                Teach::Choose(choice) => Step::Choice(choice),
                Teach::Follow(step) => step,
            };
            table.step(played).expect("the script can be played");
        }
        table
    }

    /// How many steps are read or chosen before this one.
    pub fn taught_before(&self, step: usize) -> usize {
        self.steps.iter().take(step).filter(|teach| !matches!(teach, Teach::Follow(_))).count()
    }

    /// Where the step stands before which so many are read or chosen; there is none behind the last.
    pub fn step_of(&self, taught: usize) -> Option<usize> {
        let mut taught_steps = self.steps.iter().enumerate().filter(|(_, teach)| !matches!(teach, Teach::Follow(_)));
        taught_steps.nth(taught).map(|(step, _)| step)
    }

    fn of_green(setup: Setup, steps: &[Line]) -> Lesson {
        let table = Table::new(setup, 1, ByColour::default()).expect("the lesson's set-up is one of the game's");
        Lesson::new(table, Who::Taoist(Colour::Green), steps)
    }

    fn new(table: Table, pupil: Who, steps: &[Line]) -> Lesson {
        let steps = steps.iter().map(|line| line.step().expect("the lesson is written in the notation")).collect();
        Lesson { table, pupil, steps }
    }
}

/// Green, the pupil, sits at the near side and has a power that asks nothing of him.
fn set_up() -> Setup {
    Setup {
        level: Level::Initiation,
        edition: Edition::Revised,
        five_qi: false,
        boards: [Colour::Red, Colour::Yellow, Colour::Green, Colour::Blue],
        powers: ByColour([Power::Spires, Power::Strength, Power::HeavenlyGust, Power::Pockets]),
        players: ColourSet::full(),
        first: Colour::Green,
        village: [
            // North
            Tile::Circle,
            Tile::Watchman,
            Tile::Cemetery,
            // Middle
            Tile::Temple,
            Tile::TeaHouse,
            Tile::Altar,
            // South
            Tile::Herbalist,
            Tile::Pavilion,
            Tile::Hut,
        ],
        components: Components::ours(),
        white_moon: None,
        black_secret: None,
    }
}
