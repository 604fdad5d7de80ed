use core::str::FromStr;

use ghost_stories_engine::{
    BookRef, ByColour, Choice, Colour, ColourSet, Edition, Incarnations, Level, MoonSetup, ParseError, Power, Setup,
    Spot, Tile,
};

use crate::game::Step;
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
            _ => Err(ParseError { expected: "read, choose and a choice, or follow and a step" }),
        }
    }
}

/// A guided game: the table at its start and what is taught on it, in the words of [`ghost_stories_lang`].
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The table, before the first step.
    pub table: Table,
    /// The script; it leaves nothing to the dealer.
    pub steps: Vec<Teach>,
}

impl Lesson {
    /// The first lesson: three turns of Green, who stops two ghosts and wins back a tile.
    pub fn first() -> Lesson {
        Lesson::new(set_up(), FIRST)
    }

    /// The second lesson: White Moon. Green saves a villager, learns of deaths, Su-Ling and crystals.
    pub fn moon() -> Lesson {
        let mut setup = set_up();
        setup.village[1] = Tile::School;
        setup.moon = Some(MoonSetup { portal: Spot::Centre, incarnations: Incarnations::Both });
        Lesson::new(setup, MOON)
    }

    fn new(setup: Setup, steps: &[&str]) -> Lesson {
        let table = Table::new(setup, 1, ByColour::default()).expect("the lesson's set-up is one of the game's");
        let steps = steps.iter().map(|line| line.parse().expect("the lesson is written in the notation")).collect();
        Lesson { table, steps }
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
        book: BookRef::ours(),
        moon: None,
        secret: None,
    }
}

const FIRST: &[&str] = &[
    "read",
    // Green: Ooze Devil comes to the Herbalist's corner, and Green gets a blue Tao against it.
    "follow draw 19",
    "choose place blue-right",
    "read",
    "choose move herbalist",
    "choose help",
    "follow roll red white",
    "choose tao blue",
    "choose end",
    // Blue: the figure of Ooze Devil advances. Skinner comes and goes.
    "read",
    "follow draw 34",
    "follow place red-left",
    "follow move cemetery",
    "follow exorcise",
    "follow roll red yellow black",
    "follow defeat red-left",
    "follow end",
    // Red: Hopping Vampire comes; Red takes a Buddha.
    "follow draw 8",
    "follow place yellow-middle",
    "follow move temple",
    "follow help",
    "follow end",
    // Yellow: the figure of Hopping Vampire advances. Drowned Maiden comes; Yellow fails against the vampire.
    "follow draw 12",
    "follow place blue-left",
    "follow power yellow",
    "follow tao yellow",
    "follow move altar",
    "follow exorcise",
    "follow roll red blue green",
    "follow defeat nothing",
    "follow end",
    // Green: Gloomy Minion comes to the corner too, and one roll and a Tao beat both ghosts.
    "follow draw 45",
    "choose place green-left",
    "choose exorcise",
    "follow roll blue blue black red",
    "choose defeat green-left blue-right spending blue 1",
    "choose tao blue",
    "follow end",
    // Blue: the figure of Drowned Maiden advances. Ghoul comes and goes.
    "follow draw 1",
    "follow place yellow-right",
    "follow exorcise",
    "follow roll yellow green red",
    "follow defeat yellow-right",
    "follow end",
    // Red: Blood Drinker comes; Red fails against Hopping Vampire.
    "follow draw 39",
    "follow place red-middle",
    "follow move altar",
    "follow exorcise",
    "follow roll red green black",
    "follow defeat nothing",
    "follow end",
    // Yellow: Hopping Vampire haunts the Altar before Yellow beats it. Rotten Soul comes.
    "read",
    "follow draw 29",
    "follow place green-right",
    "follow power yellow",
    "follow tao yellow",
    "follow exorcise",
    "follow roll yellow blue red",
    "follow defeat yellow-middle spending yellow 2",
    "follow end",
    // Green: Scarlet Evildoer comes; the Yin-Yang wins the Altar back.
    "follow draw 42",
    "follow place red-right",
    "choose yin-yang",
    "choose restore altar",
    "read",
    "read",
];

const MOON: &[&str] = &[
    // The tops of the eight stacks, row by row.
    "follow villager zhou",
    "follow villager li",
    "follow villager sun",
    "follow villager miao",
    "follow villager hua",
    "follow villager chang",
    "follow villager zhou",
    "follow villager sheng",
    "read",
    "read",
    // Green: Marsh Boar comes before the Altar, and the Herbalist gives a crystal.
    "follow draw 66",
    "choose place yellow-middle",
    "read",
    "choose move herbalist",
    "choose help",
    "follow roll red white",
    "read",
    "choose end",
    // Blue: Skinner comes and goes.
    "follow draw 34",
    "follow place red-left",
    "follow move cemetery",
    "follow exorcise",
    "follow roll red yellow black",
    "follow defeat red-left",
    "follow end",
    // Red: Rotten Soul comes; Red takes a Buddha.
    "follow draw 29",
    "follow place green-right",
    "follow move temple",
    "follow help",
    "follow end",
    // Yellow: Marsh Boar devours a villager of the Hua family, so that Yellow falls, and Su-Ling stops it.
    "follow villager li",
    "read",
    "follow draw 12",
    "follow place blue-middle",
    "follow stand-up",
    "follow su-ling yellow-middle",
    "read",
    "follow end",
    // Green: a villager of the Chang family goes with Green to the Portal.
    "follow draw 6",
    "follow place yellow-right",
    "choose carry tea-house",
    "follow villager weng",
    "choose rescue",
    "read",
    "choose use dust",
    "choose end",
    // Blue: a villager flees from the figure of Drowned Maiden to the Portal.
    "follow villager sun",
    "read",
    "follow draw 24",
    "follow place green-left",
    "follow move tea-house",
    "follow rescue",
    "follow end",
    // Red and Yellow: Hound of Depth and Reaper come.
    "follow draw 13",
    "follow place blue-right",
    "follow end",
    "follow draw 35",
    "follow place red-left",
    "follow end",
    // Green: a crystal beats Hound of Depth, another goes on the pedestal.
    "follow draw 40",
    "follow place red-right",
    "choose move herbalist",
    "choose exorcise",
    "follow roll red green yellow black",
    "choose defeat blue-right crystals 1",
    "choose crystal",
    "read",
    "read",
];

#[cfg(test)]
mod tests {
    use core::mem::discriminant;

    use ghost_stories_engine::{Card, Event, MoonChoice, MoonEvent, Outcome, Rule, Tao, Waiting};
    use ghost_stories_lang::Language;

    use super::*;

    const PUPIL: Colour = Colour::Green;

    /// Each lesson with its words.
    fn lessons(language: Language) -> [(Lesson, &'static [(&'static str, &'static str)]); 2] {
        [(Lesson::first(), language.lesson()), (Lesson::moon(), language.moon_lesson())]
    }

    /// The table at the end and all that was told on the way; `watch` sees the table before each step.
    fn play(lesson: Lesson, mut watch: impl FnMut(&Table, Teach)) -> (Table, Vec<Event>) {
        let Lesson { mut table, steps } = lesson;
        for teach in steps {
            watch(&table, teach);
            let step = match teach {
                Teach::Read => continue,
                Teach::Choose(choice) => Step::Choice(choice),
                Teach::Follow(step) => step,
            };
            table.step(step).unwrap_or_else(|refusal| panic!("{step}: {}", Language::English.refusal(refusal)));
        }
        let told = (0..=table.len()).flat_map(|steps| table.told(steps).to_vec()).collect();
        (table, told)
    }

    #[test]
    fn the_script_can_be_played_to_its_end_and_the_game_goes_on() {
        for (lesson, _) in lessons(Language::English) {
            let (table, _) = play(lesson, |_, _| ());
            assert_eq!(table.position().waiting(), Waiting::Choice(PUPIL));
        }
    }

    #[test]
    fn the_pupil_always_chooses_for_green_and_has_a_choice() {
        for (lesson, _) in lessons(Language::English) {
            play(lesson, |table, teach| {
                if let Teach::Choose(choice) = teach {
                    assert_eq!(table.position().waiting(), Waiting::Choice(PUPIL), "{choice}");
                    assert!(table.position().options().len() > 1, "{choice}");
                }
            });
        }
    }

    #[test]
    fn the_script_plays_for_the_pupil_only_what_was_taught() {
        let mut taught = Vec::new();
        play(Lesson::first(), |table, teach| match teach {
            Teach::Choose(choice) => taught.push(discriminant(&choice)),
            Teach::Follow(Step::Choice(choice)) if table.position().waiting() == Waiting::Choice(PUPIL) => {
                assert!(taught.contains(&discriminant(&choice)), "{choice}");
            }
            _ => (),
        });
    }

    #[test]
    fn ghosts_are_exorcised_a_tao_is_spent_and_a_tile_is_haunted_and_restored() {
        let (table, told) = play(Lesson::first(), |_, _| ());
        let told_of = |wanted: fn(&Event) -> bool| told.iter().filter(|event| wanted(event)).count();
        assert_eq!(told_of(|event| matches!(event, Event::TaoSpent { taoist: PUPIL, tao: Tao::Blue })), 1);
        assert_eq!(told_of(|event| matches!(event, Event::GhostExorcised { .. })), 5);
        assert_eq!(told_of(|event| matches!(event, Event::ExorcismFailed { .. })), 2);
        assert_eq!(told_of(|event| matches!(event, Event::TileHaunted { tile: Tile::Altar, .. })), 1);
        assert_eq!(told_of(|event| matches!(event, Event::TileRestored { tile: Tile::Altar, .. })), 1);
        assert_eq!(table.position().village().haunted_count(), 0);
        assert!(!table.position().taoist(PUPIL).yin_yang);
    }

    #[test]
    fn a_villager_is_saved_one_dies_one_flees_and_a_crystal_is_spent_and_another_placed() {
        let (table, told) = play(Lesson::moon(), |_, _| ());
        let told_of = |wanted: fn(&MoonEvent) -> bool| {
            told.iter().filter(|event| matches!(event, Event::Moon(event) if wanted(event))).count()
        };
        assert_eq!(told_of(|event| matches!(event, MoonEvent::VillagerSaved { .. })), 2);
        assert_eq!(told_of(|event| matches!(event, MoonEvent::FamilySaved { taoist: PUPIL, .. })), 1);
        assert_eq!(told_of(|event| matches!(event, MoonEvent::VillagerDied { .. })), 1);
        assert_eq!(told_of(|event| matches!(event, MoonEvent::VillagerMoved { by: Rule::W(25), .. })), 1);
        assert_eq!(told_of(|event| matches!(event, MoonEvent::SuLingPlaced { .. })), 1);
        assert_eq!(told_of(|event| matches!(event, MoonEvent::CrystalSpent { taoist: PUPIL })), 1);
        assert_eq!(table.position().moon().unwrap().pedestals.len(), 1);
    }

    #[test]
    fn every_language_has_words_for_every_step() {
        for (language, (lesson, words)) in
            Language::ALL.into_iter().flat_map(|language| lessons(language).map(|lesson| (language, lesson)))
        {
            let taught = lesson.steps.into_iter().filter(|teach| !matches!(teach, Teach::Follow(_))).count();
            assert!(taught >= 12);
            assert_eq!(words.len(), taught, "{language:?}");
            for (title, text) in words {
                assert!(!title.is_empty() && !text.is_empty(), "{language:?}: {title}");
                assert!(text.split_inclusive(['.', '!', '?']).count() <= 3, "{language:?}: {text}");
            }
        }
    }

    #[test]
    fn the_words_name_the_cards_and_tiles_that_are_played() {
        for (lesson, words) in lessons(Language::English) {
            names_what_is_played(lesson, words);
        }
    }

    fn names_what_is_played(lesson: Lesson, texts: &[(&str, &str)]) {
        let words = Language::English;
        let mut texts = texts.iter().map(|(_, text)| text);
        play(lesson, |table, teach| {
            if matches!(teach, Teach::Follow(_)) {
                return;
            }
            let text = texts.next().expect("words for the step");
            let position = table.position();
            let played: Vec<&str> = match teach {
                Teach::Choose(Choice::Place(_)) => {
                    position.card_to_place().map(|card| words.card(card)).into_iter().collect()
                }
                Teach::Choose(Choice::Move(tile) | Choice::Restore(tile) | Choice::Moon(MoonChoice::Carry(tile))) => {
                    vec![words.tile(tile)]
                }
                Teach::Choose(Choice::Defeat { ghosts, .. }) => {
                    ghosts.iter().filter_map(|space| position.card(space)).map(|card| words.card(card)).collect()
                }
                Teach::Choose(Choice::TakeTao(tao)) => vec![words.tao(tao)],
                _ => Vec::new(),
            };
            for name in played {
                assert!(text.contains(name), "{name}: {text}");
            }
            let drawn: Vec<&str> = table
                .game()
                .steps()
                .iter()
                .filter_map(|step| match step {
                    Step::Outcome(Outcome::Card(card)) => Some(words.card(*card)),
                    _ => None,
                })
                .collect();
            for name in Card::all().map(|card| words.card(card)).filter(|name| text.contains(name)) {
                assert!(drawn.contains(&name), "{name}: {text}");
            }
        });
    }
}
