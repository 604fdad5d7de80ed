//! Guided games: what the pupil reads and chooses, and what the script plays meanwhile.

mod black_secret;
mod first;
#[cfg(test)]
mod tests;
mod white_moon;

use core::str::FromStr;

use ghost_stories_engine::{
    BlackSecretSetup, ByColour, Choice, Colour, ColourSet, Components, Edition, Expected, Incarnations, Letter, Level,
    ParseError, Power, Setup, Spot, Tile, WhiteMoonSetup, Who,
};

use crate::game::Step;
use crate::replay::{Replay, ReplayStart};
use crate::table::Table;

/// One step of a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Teach {
    /// The pupil reads and asks for the next step.
    Read,
    /// The pupil must make exactly this choice.
    Choose(Choice),
    /// The script plays this: chance, another player, or what the pupil has already learned to do.
    Follow(Step),
}

impl FromStr for Teach {
    type Err = ParseError;

    fn from_str(line: &str) -> Result<Teach, ParseError> {
        match line.split_once(' ').unwrap_or((line, "")) {
            ("read", "") => Ok(Teach::Read),
            ("choose", choice) => choice.parse().map(Teach::Choose),
            ("follow", step) => step.parse().map(Teach::Follow),
            _ => Err(ParseError { expected: Expected::OneOf(&["read", "choose", "follow"]) }),
        }
    }
}

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

    fn of_green(setup: Setup, steps: &[&str]) -> Lesson {
        let table = Table::new(setup, 1, ByColour::default()).expect("the lesson's set-up is one of the game's");
        Lesson::new(table, Who::Taoist(Colour::Green), steps)
    }

    fn new(table: Table, pupil: Who, steps: &[&str]) -> Lesson {
        let steps = steps.iter().map(|line| line.parse().expect("the lesson is written in the notation")).collect();
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
