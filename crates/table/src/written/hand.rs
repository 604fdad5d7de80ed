use ghost_stories_engine::{Card, Colour, Expected, Facts, Layout, Middle, ParseError, Tao, TaoCount, Tile, Village};
use ghost_stories_lang::{Message, message};

use super::expansion::tile_outside;
use super::{number, parse, wrong_word};
use crate::problem::Problem;

/// What was written about a Taoist or a neutral board; the rest is as at the start.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct HandLine {
    /// Where.
    pub at: Option<Tile>,
    /// Qi.
    pub qi: Option<u8>,
    /// Tao.
    pub tao: Option<TaoCount>,
    /// Yin-Yang held.
    pub yin_yang: Option<bool>,
    /// Buddhas in hand.
    pub buddhas: Option<u8>,
    /// Power tokens.
    pub tokens: Option<u8>,
    /// Dead.
    pub dead: bool,
}

/// What a Taoist's line can begin with.
const HOLDINGS: ParseError =
    ParseError { expected: Expected::OneOf(&["at", "qi", "tao", "yin-yang", "buddhas", "tokens", "dead"]) };
/// What can stand behind a ghost.
const MARKS: ParseError = ParseError { expected: Expected::OneOf(&["on-stone", "no-effect", "caught"]) };

/// What was written behind a ghost.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Marks {
    /// The figure stands on the first stone.
    pub on_stone: bool,
    /// The lasting effect is not in force.
    pub no_effect: bool,
    /// Uncatchable met a Buddha here.
    pub caught: bool,
}

impl HandLine {
    /// Adds what a line says: `at TILE qi N tao COLOUR N ... yin-yang yes buddhas N tokens N`, or `dead` alone.
    pub fn read(&mut self, words: &[&str]) -> Result<(), Message> {
        let mut rest = words;
        while let Some((&key, tail)) = rest.split_first() {
            let value = &tail[..tail.len().min(1)];
            let mut used = 1;
            match key {
                "at" => self.at = Some(parse(value.first().ok_or_else(|| message!("position-at"))?)?),
                "qi" => self.qi = Some(number(value)?),
                "buddha" | "buddhas" => self.buddhas = Some(number(value)?),
                "token" | "tokens" => self.tokens = Some(number(value)?),
                "yin-yang" => self.yin_yang = Some(yes(value)?),
                "dead" => {
                    self.dead = true;
                    used = 0;
                }
                "tao" if value == ["none"] => self.tao = Some(TaoCount::NONE),
                "tao" => {
                    let (count, length) = tao_count(tail)?;
                    self.tao = Some(count);
                    used = length;
                }
                _ => return Err(wrong_word(key, HOLDINGS.message())),
            }
            rest = &tail[used..];
        }
        if *self == HandLine::default() {
            return Err(HOLDINGS.message());
        }
        Ok(())
    }

    /// A hand from one line.
    pub fn from_words(words: &[&str]) -> Result<HandLine, Message> {
        let mut hand = HandLine::default();
        hand.read(words)?;
        Ok(hand)
    }

    pub(super) fn change(&self, layout: &mut Layout, colour: Colour, village: &Village) -> Result<(), Message> {
        if self.dead && *self != (HandLine { dead: true, ..HandLine::default() }) {
            return Err(message!("position-dead-holds", colour: colour.name()));
        }
        let taoist = &mut layout.taoists[colour];
        if self.dead {
            taoist.qi = 0;
            taoist.tao = TaoCount::NONE;
            taoist.yin_yang = false;
            taoist.tokens = 0;
        }
        if let Some(tile) = self.at {
            taoist.spot = village.spot(tile).ok_or_else(|| tile_outside(tile, &layout.setup))?;
        }
        taoist.qi = self.qi.unwrap_or(taoist.qi);
        taoist.tao = self.tao.unwrap_or(taoist.tao);
        taoist.yin_yang = self.yin_yang.unwrap_or(taoist.yin_yang);
        taoist.buddhas = self.buddhas.unwrap_or(taoist.buddhas);
        taoist.tokens = self.tokens.unwrap_or(taoist.tokens);
        Ok(())
    }
}

/// Colours with numbers from the front of `words`, and how many words that took.
fn tao_count(words: &[&str]) -> Result<(TaoCount, usize), Message> {
    let is_colour = |word: &&str| word.parse::<Tao>().is_ok();
    let mut length = 0;
    while words.get(length).is_some_and(is_colour) {
        length += 2;
    }
    let phrase = words.get(..length).filter(|_| length > 0);
    let phrase = phrase.ok_or_else(|| message!("position-tao"))?;
    Ok((parse(&phrase.join(" "))?, length))
}

impl Marks {
    /// The marks behind a ghost, if they suit it.
    pub(super) fn read(words: &[&str], card: Card, facts: &Facts) -> Result<Marks, Message> {
        let mut marks = Marks::default();
        for word in words {
            let card = card.number();
            let (mark, suits, problem) = match *word {
                "on-stone" => {
                    let problem = message!("position-no-haunter", card);
                    (&mut marks.on_stone, facts.middle() == Middle::Haunter, problem)
                }
                "no-effect" => (&mut marks.no_effect, facts.lasting().is_some(), message!("position-no-effect", card)),
                "caught" => {
                    let problem = message!("position-not-uncatchable", card);
                    (&mut marks.caught, facts.middle() == Middle::OnlyOnBuddha, problem)
                }
                other => return Err(wrong_word(other, MARKS.message())),
            };
            if !suits {
                return Err(problem);
            }
            *mark = true;
        }
        Ok(marks)
    }
}

fn yes(words: &[&str]) -> Result<bool, Message> {
    match words {
        ["yes"] => Ok(true),
        ["no"] => Ok(false),
        _ => Err(message!("position-yin-yang")),
    }
}
