//! The written form of choices and outcomes, the same in replays, scenarios and the protocol.

use core::fmt::{self, Display, Formatter};
use core::str::FromStr;

use crate::black_secret::{BlackSecretChoice, CurseEffect, Demon, Letter, MantraEffect, Token};
use crate::card::Card;
use crate::choice::{Choice, Outcome};
use crate::colour::{Colour, Tao, TaoCount};
use crate::dice::{CurseFace, Face, Roll};
use crate::ending::{Defeat, Ending};
use crate::power::Power;
use crate::setup::{Edition, Level};
use crate::space::{Side, Slot, Space, SpaceSet};
use crate::stage::Stage;
use crate::taoist::Owner;
use crate::village::{Spot, Tile};
use crate::white_moon::{Artifact, Family, Incarnations, WhiteMoonChoice};

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
pub(crate) struct Words<'a>(core::str::SplitWhitespace<'a>);

impl<'a> Words<'a> {
    fn of(text: &'a str) -> Words<'a> {
        Words(text.split_whitespace())
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

    fn roll(&mut self) -> Result<Roll, ParseError> {
        let mut roll = Roll::NONE;
        for word in self.0.by_ref() {
            if roll.len() == 4 {
                return Err(ParseError { expected: "at most four dice" });
            }
            roll = roll.with(word.parse()?);
        }
        Ok(roll)
    }

    fn end<T>(mut self, value: T) -> Result<T, ParseError> {
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

impl Display for Choice {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Place(space) => write!(f, "place {space}"),
            Choice::Discard(tao) => write!(f, "discard {tao}"),
            Choice::LoseQi(taoist) => write!(f, "lose-qi {taoist}"),
            Choice::Move(tile) => write!(f, "move {tile}"),
            Choice::Help => f.write_str("help"),
            Choice::Exorcise => f.write_str("exorcise"),
            Choice::UsePower(board) => write!(f, "power {board}"),
            Choice::SpendToken(board) => write!(f, "token {board}"),
            Choice::YinYang => f.write_str("yin-yang"),
            Choice::PlaceBuddha(space) => write!(f, "buddha {space}"),
            Choice::TakeToken => f.write_str("take-token"),
            Choice::EndTurn => f.write_str("end"),
            Choice::LayMantra(space) => write!(f, "mantra {space}"),
            Choice::TakeTao(tao) => write!(f, "tao {tao}"),
            Choice::MoveTaoist(taoist, tile) => write!(f, "send {taoist} {tile}"),
            Choice::Ask(tile) => write!(f, "ask {tile}"),
            Choice::Restore(tile) => write!(f, "restore {tile}"),
            Choice::Revive(taoist) => write!(f, "revive {taoist}"),
            Choice::Banish(space) => write!(f, "banish {space}"),
            Choice::DriveBack(board) => write!(f, "drive-back {board}"),
            Choice::SetCircle(tao) => write!(f, "circle {tao}"),
            Choice::MoveGhost(from, to) => write!(f, "shift {from} {to}"),
            Choice::Decline => f.write_str("decline"),
            Choice::Keep => f.write_str("keep"),
            Choice::Reroll(dice) => write!(f, "reroll {dice}"),
            Choice::RerollCurse => f.write_str("reroll curse"),
            Choice::Defeat { ghosts, tao } => write_defeat(f, *ghosts, *tao),
            Choice::Pay(taoist) => write!(f, "pay {taoist}"),
            Choice::First(space) => write!(f, "first {space}"),
            Choice::GainQi => f.write_str("gain qi"),
            Choice::GainYinYang => f.write_str("gain yin-yang"),
            Choice::GiveQi(taoist) => write!(f, "give-qi {taoist}"),
            Choice::GiveYinYang(taoist) => write!(f, "give-yin-yang {taoist}"),
            Choice::WhiteMoon(choice) => choice.fmt(f),
            Choice::BlackSecret(choice) => choice.fmt(f),
        }
    }
}

pub(crate) fn write_defeat(f: &mut Formatter<'_>, ghosts: SpaceSet, tao: TaoCount) -> fmt::Result {
    f.write_str("defeat")?;
    if ghosts.is_empty() {
        f.write_str(" nothing")?;
    }
    for space in ghosts.iter() {
        write!(f, " {space}")?;
    }
    if !tao.is_empty() {
        write!(f, " spending {tao}")?;
    }
    Ok(())
}

impl FromStr for Choice {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Choice, ParseError> {
        const TAOIST: &str = "the colour of a Taoist";
        const BOARD: &str = "the colour of a board";
        let text = text.trim();
        let (verb, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let mut words = Words::of(rest);
        let choice = match verb {
            "place" => Choice::Place(words.next(SPACE.expected)?),
            "discard" => Choice::Discard(words.next("the colour of a Tao")?),
            "lose-qi" => Choice::LoseQi(words.next(TAOIST)?),
            "move" => Choice::Move(words.next("a tile")?),
            "help" => Choice::Help,
            "exorcise" => Choice::Exorcise,
            "power" => Choice::UsePower(words.next(BOARD)?),
            "token" => Choice::SpendToken(words.next(BOARD)?),
            "yin-yang" => Choice::YinYang,
            "buddha" => Choice::PlaceBuddha(words.next(SPACE.expected)?),
            "take-token" => Choice::TakeToken,
            "end" => Choice::EndTurn,
            "mantra" => Choice::LayMantra(words.next(SPACE.expected)?),
            "tao" => Choice::TakeTao(words.next("the colour of a Tao")?),
            "send" => Choice::MoveTaoist(words.next(TAOIST)?, words.next("a tile")?),
            "ask" => Choice::Ask(words.next("a tile")?),
            "restore" => Choice::Restore(words.next("a tile")?),
            "revive" => Choice::Revive(words.next(TAOIST)?),
            "banish" => Choice::Banish(words.next(SPACE.expected)?),
            "drive-back" => Choice::DriveBack(words.next(BOARD)?),
            "circle" => Choice::SetCircle(words.next("the colour of a Tao")?),
            "shift" => Choice::MoveGhost(words.next(SPACE.expected)?, words.next(SPACE.expected)?),
            "decline" => Choice::Decline,
            "keep" => Choice::Keep,
            "reroll" if rest.trim() == "curse" => return Ok(Choice::RerollCurse),
            "reroll" => match words.roll()? {
                dice if dice.is_empty() => return Err(ParseError { expected: "the dice to roll again, or curse" }),
                dice => Choice::Reroll(dice),
            },
            "defeat" => return parse_defeat(rest),
            "pay" => Choice::Pay(words.next(TAOIST)?),
            "first" => Choice::First(words.next(SPACE.expected)?),
            "gain" => match rest.trim() {
                "qi" => return Ok(Choice::GainQi),
                "yin-yang" => return Ok(Choice::GainYinYang),
                _ => return Err(ParseError { expected: "qi or yin-yang" }),
            },
            "give-qi" => Choice::GiveQi(words.next(TAOIST)?),
            "give-yin-yang" => Choice::GiveYinYang(words.next(TAOIST)?),
            _ => match (WhiteMoonChoice::read(verb, &mut words), BlackSecretChoice::read(verb, &mut words)) {
                (Some(choice), _) => Choice::WhiteMoon(choice?),
                (_, Some(choice)) => Choice::BlackSecret(choice?),
                _ => {
                    return Err(ParseError {
                        expected: "a choice: place, move, help, exorcise, power, token, yin-yang, ask, restore, buddha, \
                               take-token, end, mantra, tao, send, revive, banish, drive-back, circle, shift, \
                               decline, keep, reroll, defeat, pay, first, gain, give-qi, give-yin-yang, discard \
                               or lose-qi; in White Moon also save, carry, step, stand-up, escort, raise, rescue, \
                               sacrifice, return, give-up, su-ling, light, crystal, train, beat, pay-crystal, \
                               roll-dice, use, turn, ward or give; in Black Secret also summon, throw, demon, search, \
                               shadow-on, shadow-under, shadow-attack, shadow-curse, incarnation, skeleton, turn-up, \
                               ladder, victim, power-off, figure, haunt, move-villager, lose-pedestal, climb, \
                               banish-demons, mantra-on, lay-qi, trigger, swap, send-home, clear or crystal-of",
                    });
                }
            },
        };
        words.end(choice)
    }
}

fn parse_defeat(text: &str) -> Result<Choice, ParseError> {
    let (text, crystals) = match text.split_once("crystals") {
        Some((text, number)) => {
            let mut words = Words::of(number);
            (text, words.number().and_then(|number| words.end(number))?)
        }
        None => (text, 0),
    };
    let (who, spending) = match text.split_once("spending") {
        Some((who, tao)) => (who, tao.parse()?),
        None => (text, TaoCount::NONE),
    };
    let mut ghosts = SpaceSet::EMPTY;
    for word in who.split_whitespace().filter(|word| *word != "nothing") {
        ghosts.insert(word.parse()?);
    }
    if ghosts.is_empty() && who.trim() != "nothing" {
        return Err(ParseError { expected: "the spaces of the exorcised ghosts, or nothing" });
    }
    Ok(match crystals {
        0 => Choice::Defeat { ghosts, tao: spending },
        _ => Choice::WhiteMoon(WhiteMoonChoice::Defeat { ghosts, tao: spending, crystals }),
    })
}

impl Display for Outcome {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Card(card) => write!(f, "draw {card}"),
            Outcome::TaoDice(roll) => write!(f, "roll {roll}"),
            Outcome::CurseDie(face) => write!(f, "curse {face}"),
            Outcome::Villager(family) => write!(f, "villager {family}"),
            Outcome::Token(token) => write!(f, "token-found {token}"),
            Outcome::CurseCard(curse) => write!(f, "curse-card {curse}"),
            Outcome::Mantra(mantra) => write!(f, "mantra-card {mantra}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Outcome, ParseError> {
        let text = text.trim();
        let (verb, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let mut words = Words::of(rest);
        let outcome = match verb {
            "draw" => Outcome::Card(words.next("a card number")?),
            "roll" => Outcome::TaoDice(words.roll()?),
            "curse" => Outcome::CurseDie(words.next("what the Curse die shows")?),
            "villager" => Outcome::Villager(words.next("a family")?),
            "token-found" => Outcome::Token(words.next("a token")?),
            "curse-card" => Outcome::CurseCard(words.next("the number of a curse")?),
            "mantra-card" => Outcome::Mantra(words.next("the number of a Blood Mantra")?),
            _ => {
                return Err(ParseError {
                    expected: "an outcome: draw, roll, curse, villager, token-found, curse-card or mantra-card",
                });
            }
        };
        words.end(outcome)
    }
}
