//! The written form of choices and outcomes.

use core::fmt::{self, Display, Formatter};
use core::str::FromStr;

use super::{Expected, NotationKind, ParseError, PhraseReader};
use crate::black_secret::BlackSecretChoice;
use crate::choice::{Choice, Outcome};
use crate::colour::TaoCount;
use crate::space::SpaceSet;
use crate::white_moon::WhiteMoonChoice;

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

/// The words that begin a choice.
#[rustfmt::skip]
const CHOICE: Expected = Expected::Choice {
    base: &[
        "place", "move", "help", "exorcise", "power", "token", "yin-yang", "ask", "restore", "buddha", "take-token", "end",
        "mantra", "tao", "send", "revive", "banish", "drive-back", "circle", "shift", "decline", "keep", "reroll",
        "defeat", "pay", "first", "gain", "give-qi", "give-yin-yang", "discard", "lose-qi",
    ],
    white_moon: &[
        "save", "carry", "step", "stand-up", "escort", "raise", "rescue", "sacrifice", "return", "give-up", "su-ling",
        "light", "crystal", "train", "beat", "pay-crystal", "roll-dice", "use", "turn", "ward", "give",
    ],
    black_secret: &[
        "summon", "throw", "demon", "search", "shadow-on", "shadow-under", "shadow-attack", "shadow-curse", "incarnation",
        "skeleton", "turn-up", "ladder", "victim", "power-off", "figure", "haunt", "move-villager", "lose-pedestal",
        "climb", "banish-demons", "mantra-on", "lay-qi", "trigger", "swap", "send-home", "clear", "crystal-of",
    ],
};
/// The words that begin an outcome.
const OUTCOME: Expected = Expected::Named(
    NotationKind::Outcome,
    &["draw", "roll", "curse", "villager", "token-found", "curse-card", "mantra-card"],
);

impl FromStr for Choice {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Choice, ParseError> {
        let text = text.trim();
        let (verb, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let mut words = PhraseReader::of(rest);
        let choice = match verb {
            "place" => Choice::Place(words.next(NotationKind::Space)?),
            "discard" => Choice::Discard(words.next(NotationKind::TaoColour)?),
            "lose-qi" => Choice::LoseQi(words.next(NotationKind::TaoistColour)?),
            "move" => Choice::Move(words.next(NotationKind::Tile)?),
            "help" => Choice::Help,
            "exorcise" => Choice::Exorcise,
            "power" => Choice::UsePower(words.next(NotationKind::BoardColour)?),
            "token" => Choice::SpendToken(words.next(NotationKind::BoardColour)?),
            "yin-yang" => Choice::YinYang,
            "buddha" => Choice::PlaceBuddha(words.next(NotationKind::Space)?),
            "take-token" => Choice::TakeToken,
            "end" => Choice::EndTurn,
            "mantra" => Choice::LayMantra(words.next(NotationKind::Space)?),
            "tao" => Choice::TakeTao(words.next(NotationKind::TaoColour)?),
            "send" => Choice::MoveTaoist(words.next(NotationKind::TaoistColour)?, words.next(NotationKind::Tile)?),
            "ask" => Choice::Ask(words.next(NotationKind::Tile)?),
            "restore" => Choice::Restore(words.next(NotationKind::Tile)?),
            "revive" => Choice::Revive(words.next(NotationKind::TaoistColour)?),
            "banish" => Choice::Banish(words.next(NotationKind::Space)?),
            "drive-back" => Choice::DriveBack(words.next(NotationKind::BoardColour)?),
            "circle" => Choice::SetCircle(words.next(NotationKind::TaoColour)?),
            "shift" => Choice::MoveGhost(words.next(NotationKind::Space)?, words.next(NotationKind::Space)?),
            "decline" => Choice::Decline,
            "keep" => Choice::Keep,
            "reroll" if rest.trim() == "curse" => return Ok(Choice::RerollCurse),
            "reroll" => match words.roll()? {
                dice if dice.is_empty() => return Err(ParseError::a(NotationKind::RerolledDice)),
                dice => Choice::Reroll(dice),
            },
            "defeat" => return parse_defeat(rest),
            "pay" => Choice::Pay(words.next(NotationKind::TaoistColour)?),
            "first" => Choice::First(words.next(NotationKind::Space)?),
            "gain" => match rest.trim() {
                "qi" => return Ok(Choice::GainQi),
                "yin-yang" => return Ok(Choice::GainYinYang),
                _ => return Err(ParseError { expected: Expected::OneOf(&["qi", "yin-yang"]) }),
            },
            "give-qi" => Choice::GiveQi(words.next(NotationKind::TaoistColour)?),
            "give-yin-yang" => Choice::GiveYinYang(words.next(NotationKind::TaoistColour)?),
            _ => match (WhiteMoonChoice::read(verb, &mut words), BlackSecretChoice::read(verb, &mut words)) {
                (Some(choice), _) => Choice::WhiteMoon(choice?),
                (_, Some(choice)) => Choice::BlackSecret(choice?),
                _ => {
                    return Err(ParseError { expected: CHOICE });
                }
            },
        };
        words.end(choice)
    }
}

fn parse_defeat(text: &str) -> Result<Choice, ParseError> {
    let (text, crystals) = match text.split_once("crystals") {
        Some((text, number)) => {
            let mut words = PhraseReader::of(number);
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
        return Err(ParseError::a(NotationKind::ExorcisedGhosts));
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
        let mut words = PhraseReader::of(rest);
        let outcome = match verb {
            "draw" => Outcome::Card(words.next(NotationKind::CardNumber)?),
            "roll" => Outcome::TaoDice(words.roll()?),
            "curse" => Outcome::CurseDie(words.next(NotationKind::CurseFace)?),
            "villager" => Outcome::Villager(words.next(NotationKind::Family)?),
            "token-found" => Outcome::Token(words.next(NotationKind::Token)?),
            "curse-card" => Outcome::CurseCard(words.next(NotationKind::CurseNumber)?),
            "mantra-card" => Outcome::Mantra(words.next(NotationKind::MantraNumber)?),
            _ => {
                return Err(ParseError { expected: OUTCOME });
            }
        };
        words.end(outcome)
    }
}
