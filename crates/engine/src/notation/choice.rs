//! The written form of choices and outcomes.

use core::fmt::{self, Display, Formatter};
use core::str::FromStr;

use super::{ParseError, PhraseReader, SPACE};
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

impl FromStr for Choice {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Choice, ParseError> {
        const TAOIST: &str = "the colour of a Taoist";
        const BOARD: &str = "the colour of a board";
        let text = text.trim();
        let (verb, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let mut words = PhraseReader::of(rest);
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
        let mut words = PhraseReader::of(rest);
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
