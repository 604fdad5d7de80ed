//! The written form of the game's things, the same in replays, scenarios and the protocol; choices and outcomes have their own file.

mod choice;

use core::fmt::{self, Display, Formatter};
use core::str::FromStr;

use crate::black_secret::{CurseEffect, Demon, Letter, MantraEffect, Token};
use crate::card::Card;
use crate::colour::{Colour, Tao, TaoCount};
use crate::dice::{CurseFace, Face, Roll};
use crate::ending::{Defeat, Ending};
use crate::power::Power;
use crate::setup::{Edition, Level};
use crate::space::{Side, Slot, Space};
use crate::stage::Stage;
use crate::taoist::Owner;
use crate::village::{Spot, Tile};
use crate::white_moon::{Artifact, Family, Incarnations};

pub(crate) use choice::write_defeat;

/// A word or phrase that could not be read; it says what would be right.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ParseError {
    /// What was expected.
    pub expected: &'static str,
}

impl Display for ParseError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}", self.expected)
    }
}

impl core::error::Error for ParseError {}

/// Gives each variant of an enum with an `ALL` list its written name; `once` names those of earlier versions, which are still read.
macro_rules! names {
    ($type:ty, $expected:literal, [$($name:literal),* $(,)?] $(, once [$($old:literal is $now:literal),*])?) => {
        impl $type {
            const NAMES: [&'static str; <$type>::ALL.len()] = [$($name),*];

            /// What could be written.
            pub(crate) const EXPECTED: &'static str = $expected;

            /// The written name.
            pub const fn name(self) -> &'static str {
                Self::NAMES[self as usize]
            }
        }

        impl Display for $type {
            fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
                f.pad(self.name())
            }
        }

        impl FromStr for $type {
            type Err = ParseError;

            fn from_str(text: &str) -> Result<Self, ParseError> {
                $(let text = match text {
                    $($old => $now,)*
                    other => other,
                };)?
                let index = Self::NAMES.iter().position(|name| *name == text);
                index.map(|index| <$type>::ALL[index]).ok_or(ParseError { expected: Self::EXPECTED })
            }
        }
    };
}

names!(Colour, "red, green, blue or yellow", ["red", "green", "blue", "yellow"]);
names!(Tao, "red, green, blue, yellow or black", ["red", "green", "blue", "yellow", "black"]);
names!(Face, "red, green, blue, yellow, black or white", ["red", "green", "blue", "yellow", "black", "white"]);
names!(CurseFace, "nothing, haunt, ghost, lose-tao or lose-qi", ["nothing", "haunt", "ghost", "lose-tao", "lose-qi"]);
names!(
    Tile,
    "a tile: cemetery, altar, herbalist, hut, watchman, temple, circle, pavilion, tea-house, school or calligrapher",
    [
        "cemetery",
        "altar",
        "herbalist",
        "hut",
        "watchman",
        "temple",
        "circle",
        "pavilion",
        "tea-house",
        "school",
        "calligrapher"
    ]
);
names!(Level, "initiation, normal, nightmare or hell", ["initiation", "normal", "nightmare", "hell"]);
names!(
    Stage,
    "yin, yang, moved, acted, buddhas, after-buddhas, tokens or after-tokens",
    ["yin", "yang", "moved", "acted", "buddhas", "after-buddhas", "tokens", "after-tokens"],
    once ["su-ling" is "buddhas", "crystals" is "buddhas"]
);
names!(Owner, "living, neutral or possessed", ["living", "neutral", "possessed"]);
names!(Edition, "revised or classic", ["revised", "classic"]);
names!(Side, "north, east, south or west", ["north", "east", "south", "west"]);
names!(Slot, "left, middle or right", ["left", "middle", "right"]);
names!(
    Power,
    "a power: twin-winds, spires, strength, favourite, second-wind, heavenly-gust, mantra or pockets",
    ["twin-winds", "spires", "strength", "favourite", "second-wind", "heavenly-gust", "mantra", "pockets"]
);
names!(
    Defeat,
    "all-dead, village-lost, deck-empty, nothing-to-haunt or graveyard",
    ["all-dead", "village-lost", "deck-empty", "nothing-to-haunt", "graveyard"]
);
names!(
    Spot,
    "a place: north-west, north, north-east, west, centre, east, south-west, south or south-east",
    ["north-west", "north", "north-east", "west", "centre", "east", "south-west", "south", "south-east"]
);
names!(
    Family,
    "a family: hua, zhou, li, sun, miao, xiang, sheng, wu, chang, teng, long or weng",
    ["hua", "zhou", "li", "sun", "miao", "xiang", "sheng", "wu", "chang", "teng", "long", "weng"]
);
names!(
    Artifact,
    "an artifact: sword, armour, claw, elixir, dust, gong, lantern or charm",
    ["sword", "armour", "claw", "elixir", "dust", "gong", "lantern", "charm"]
);
names!(Incarnations, "base, moon or both", ["base", "moon", "both"]);
names!(Demon, "seeker, landscaper or gravedigger", ["seeker", "landscaper", "gravedigger"]);
names!(Letter, "a or b", ["a", "b"]);
names!(
    Token,
    "a token: urn, earth, buddha, tablet, bones, just or su-ling",
    ["urn", "earth", "buddha", "tablet", "bones", "just", "su-ling"]
);
names!(
    CurseEffect,
    "discard-tao, activate-demon, skeleton, ladder, figure-steps, move-taoist, curse-die, move-villager, all-discard-tao, \
     two-skeletons, ladder-and-demon, power-off, move-ghost, activate-all, lose-crystal, lose-qi, two-ladders, \
     draw-incarnation, ghost, lose-yin-yang, kill-villager, haunt-and-lose-qi, play-incarnation, all-lose-qi or \
     kill-two-villagers",
    [
        "discard-tao",
        "activate-demon",
        "skeleton",
        "ladder",
        "figure-steps",
        "move-taoist",
        "curse-die",
        "move-villager",
        "all-discard-tao",
        "two-skeletons",
        "ladder-and-demon",
        "power-off",
        "move-ghost",
        "activate-all",
        "lose-crystal",
        "lose-qi",
        "two-ladders",
        "draw-incarnation",
        "ghost",
        "lose-yin-yang",
        "kill-villager",
        "haunt-and-lose-qi",
        "play-incarnation",
        "all-lose-qi",
        "kill-two-villagers",
    ]
);
names!(
    MantraEffect,
    "gain-qi, two-ladders, two-tao, yin-yang, drive-back, all-move, demon-home, clear-skeletons, buddha, crystal, \
     discard-ghost, restore, no-curses, all-take-tao, revive, demons-home, save-villager, restore-all, all-gain-qi, \
     clear-board or barrier",
    [
        "gain-qi",
        "two-ladders",
        "two-tao",
        "yin-yang",
        "drive-back",
        "all-move",
        "demon-home",
        "clear-skeletons",
        "buddha",
        "crystal",
        "discard-ghost",
        "restore",
        "no-curses",
        "all-take-tao",
        "revive",
        "demons-home",
        "save-villager",
        "restore-all",
        "all-gain-qi",
        "clear-board",
        "barrier",
    ]
);

pub(crate) const SPACE: ParseError =
    ParseError { expected: "a space: a board and left, middle or right, such as red-left" };

impl Display for Space {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.board(), self.slot())
    }
}

impl FromStr for Space {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Space, ParseError> {
        let (board, slot) = text.split_once('-').ok_or(SPACE)?;
        Ok(Space::new(board.parse().map_err(|_| SPACE)?, slot.parse().map_err(|_| SPACE)?))
    }
}

impl Display for Card {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl FromStr for Card {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Card, ParseError> {
        text.parse().ok().and_then(Card::new).ok_or(ParseError { expected: "a card number from 1 to 96" })
    }
}

impl Display for Ending {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Ending::Won => f.write_str("won"),
            Ending::Lost(defeat) => write!(f, "lost {defeat}"),
        }
    }
}

impl Display for Roll {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for (index, face) in self.faces().enumerate() {
            write!(f, "{}{face}", if index == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

/// Counts as `red 2 black 1`.
impl Display for TaoCount {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for (index, tao) in self.colours().enumerate() {
            write!(f, "{}{tao} {}", if index == 0 { "" } else { " " }, self.get(tao))?;
        }
        Ok(())
    }
}

/// The words of a phrase, read one after the other.
pub(crate) struct PhraseReader<'a>(core::str::SplitWhitespace<'a>);

impl<'a> PhraseReader<'a> {
    pub(crate) fn of(text: &'a str) -> PhraseReader<'a> {
        PhraseReader(text.split_whitespace())
    }

    pub(crate) fn next<T: FromStr<Err = ParseError>>(&mut self, expected: &'static str) -> Result<T, ParseError> {
        self.0.next().ok_or(ParseError { expected })?.parse()
    }

    /// A number of tokens.
    pub(crate) fn number(&mut self) -> Result<u8, ParseError> {
        const EXPECTED: ParseError = ParseError { expected: "a number from 0 to 4" };
        self.0.next().and_then(|word| word.parse().ok()).filter(|&number| number <= 4).ok_or(EXPECTED)
    }

    /// What is left of the phrase.
    pub(crate) fn rest(&mut self) -> String {
        self.0.by_ref().collect::<Vec<_>>().join(" ")
    }

    pub(crate) fn roll(&mut self) -> Result<Roll, ParseError> {
        let mut roll = Roll::NONE;
        for word in self.0.by_ref() {
            if roll.len() == 4 {
                return Err(ParseError { expected: "at most four dice" });
            }
            roll = roll.with(word.parse()?);
        }
        Ok(roll)
    }

    pub(crate) fn end<T>(mut self, value: T) -> Result<T, ParseError> {
        match self.0.next() {
            None => Ok(value),
            Some(_) => Err(ParseError { expected: "nothing more on the line" }),
        }
    }
}

impl FromStr for TaoCount {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<TaoCount, ParseError> {
        const EXPECTED: ParseError =
            ParseError { expected: "colours with their numbers from 0 to 4, such as red 2 black 1" };
        let mut count = TaoCount::NONE;
        let mut words = text.split_whitespace();
        while let Some(colour) = words.next() {
            let tao: Tao = colour.parse().map_err(|_| EXPECTED)?;
            let number: u8 = words.next().and_then(|word| word.parse().ok()).ok_or(EXPECTED)?;
            if number > 4 || count.get(tao) > 0 {
                return Err(EXPECTED);
            }
            count = count.plus(tao, number);
        }
        Ok(count)
    }
}
