//! Positions written by a person, line by line; `docs/formats.md` is the description for users.

mod black_secret;
mod expansion;
mod hand;
mod impossible;
mod sketch;
mod white_moon;
mod write;

use core::str::FromStr;

use ghost_stories_engine::{
    Card, CardSet, Colour, ColourSet, Expected, Layout, Moment, Outcome, ParseError, Position, Setup, Space, SpaceSet,
    Stage,
};
use ghost_stories_lang::{Message, message};

use crate::game::Step;
use crate::problem::Problem;

pub use expansion::{Expansion, foreign_card, foreign_tile};
pub use hand::{HandLine, Marks};
pub use sketch::Sketch;
pub use write::write;

/// What is wrong with a written position, and in which of its lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenError {
    /// The line, counted from 1; 0 for the position as a whole.
    pub line: usize,
    /// What the line says.
    pub text: String,
    /// What is wrong and what would be right.
    pub problem: Message,
    /// Other lines without which this one would be right.
    pub together_with: Vec<(usize, String)>,
}

impl WrittenError {
    /// Something is wrong with the position as a whole.
    pub(crate) fn of_whole(problem: Message) -> WrittenError {
        WrittenError { line: 0, text: String::new(), problem, together_with: Vec::new() }
    }

    /// The line, if it is about one, and what is wrong with it.
    pub fn message(&self) -> Message {
        match self.line {
            0 => self.reason(),
            line => message!("position-line-wrong", line, text: self.text.as_str(), problem: self.reason()),
        }
    }

    /// The problem and the other lines that have a part in it.
    pub fn reason(&self) -> Message {
        const MOST: usize = 3;
        let named = self.together_with.iter().take(MOST);
        let mut lines: Vec<Message> =
            named.map(|(line, text)| message!("position-line", line: *line, text: text.as_str())).collect();
        if self.together_with.len() > MOST {
            lines.push(message!("position-more-lines", number: self.together_with.len() - MOST));
        }
        let lines = lines.into_iter().reduce(|before, line| message!("position-lines", before, line));
        match lines {
            None => self.problem.clone(),
            Some(lines) => message!("position-together-with", problem: self.problem.clone(), lines),
        }
    }
}

/// In English, for logs and for programs that read along.
#[cfg(not(target_family = "wasm"))]
impl core::fmt::Display for WrittenError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        self.message().fmt(f)
    }
}

#[cfg(not(target_family = "wasm"))]
impl core::error::Error for WrittenError {}

/// Reads a written position and checks that it is one of the game's.
pub fn read(text: &str) -> Result<Layout, WrittenError> {
    sketch(text)?.finish().map(|(layout, _)| layout)
}

/// Reads a written position and plays what needs no decision.
pub fn read_position(text: &str) -> Result<Position, WrittenError> {
    sketch(text)?.finish().map(|(_, position)| position)
}

fn sketch(text: &str) -> Result<Sketch, WrittenError> {
    let mut sketch = Sketch::default();
    for (index, line) in text.lines().enumerate() {
        sketch.line(index + 1, line)?;
    }
    Ok(sketch)
}

/// Writes a position between two steps of Yang so that the game goes on from it in the same way; `None` at any other moment, and for
/// the rare one that the lines have no words for. `setup` is that of the game.
pub fn position(position: &Position, setup: &Setup) -> Option<String> {
    let text = write(&position.layout(setup)?);
    // Looked at once more, because a game may have to go on from it when nothing else is left.
    let read = read_position(&text).ok()?;
    read.goes_on_like(position).then_some(text)
}

/// The words of a line, commas and colons passed over; what follows a `#` standing by itself is a remark.
pub fn words(line: &str) -> Vec<&str> {
    line.split(|character: char| character.is_whitespace() || character == ',' || character == ':')
        .take_while(|word| *word != "#" && *word != "##")
        .filter(|word| !word.is_empty())
        .collect()
}

/// A word of the notation, or a message that says what would be right.
pub fn parse<T: FromStr<Err = ParseError>>(word: &str) -> Result<T, Message> {
    word.parse().map_err(|error: ParseError| wrong_word(word, error.message()))
}

/// What is wrong with a word.
pub(crate) fn wrong_word(word: &str, problem: Message) -> Message {
    message!("position-wrong-word", word, problem)
}

/// A card by its name (`hopping-vampire`), its name and number (`hopping-vampire#9`) or its number (`9`).
///
/// Of cards with one name the first that `taken` does not hold is meant.
pub fn card(word: &str, taken: CardSet) -> Result<Card, Message> {
    let (name, number) = match word.split_once('#') {
        Some((name, number)) => (name, Some(number)),
        None if word.starts_with(|first: char| first.is_ascii_digit()) => ("", Some(word)),
        None => (word, None),
    };
    let named: Vec<Card> = Card::named(name).collect();
    if let Some(number) = number {
        let card: Card = parse(number)?;
        if name.is_empty() || named.contains(&card) {
            return Ok(card);
        }
        return Err(wrong_word(word, message!("position-card-not-called", number, name)));
    }
    match named.iter().find(|card| !taken.contains(**card)).or(named.first()) {
        Some(card) => Ok(*card),
        None => Err(wrong_word(word, message!("position-card-name"))),
    }
}

/// `red yin`, `red yang`, `red moved` and so on.
pub fn turn(words: &[&str]) -> Result<(Colour, Moment), Message> {
    let [board, stage] = words else {
        return Err(message!("position-turn"));
    };
    let moment = match parse(stage)? {
        Stage::Yin => Moment::Yin,
        stage => Moment::Yang(stage),
    };
    Ok((parse(board)?, moment))
}

/// A step of the notation, in which a drawn card may also be named: the first of its name that is unseen.
pub fn step(words: &[&str], unseen: CardSet) -> Result<Step, Message> {
    if let ["draw", name] = words {
        return Ok(Step::Outcome(Outcome::Card(card(name, Card::all().collect::<CardSet>().without(unseen))?)));
    }
    parse(&words.join(" "))
}

/// Exactly one word of the notation.
pub fn one<T: FromStr<Err = ParseError>>(words: &[&str]) -> Result<T, Message> {
    match words {
        [word] => parse(word),
        _ => Err(message!("position-one-word", number: words.len())),
    }
}

/// A word as the documents write it: what may be one or several is read in singular and plural.
pub fn spelled(word: &str) -> &str {
    match word {
        "artifact" => "artifacts",
        "blood-mantras" => "blood-mantra",
        "bone" => "bones",
        "buddhas" => "buddha",
        "crystal" => "crystals",
        "curse" => "curses",
        "demons" => "demon",
        "fresh-buddha" => "fresh-buddhas",
        "fresh-crystal" => "fresh-crystals",
        "ghosts" => "ghost",
        "mantra-gone" => "mantras-gone",
        "no-ladder" => "no-ladders",
        "pedestal" => "pedestals",
        "player" => "players",
        "skeleton" => "skeletons",
        "stacks" => "stack",
        "taoists" => "taoist",
        "unseen-token" => "unseen-tokens",
        "urn" => "urns",
        "villager" => "villagers",
        word => word,
    }
}

/// The words of a list, of which `none` alone is the empty one.
pub fn list<'a>(words: &'a [&'a str]) -> &'a [&'a str] {
    if matches!(words, ["none" | "0"]) { &[] } else { words }
}

/// Different colours, or `none`.
fn colours(words: &[&str]) -> Result<ColourSet, Message> {
    let mut colours = ColourSet::EMPTY;
    if words == ["none"] {
        return Ok(colours);
    }
    for word in words {
        let colour = parse(word)?;
        if colours.contains(colour) {
            return Err(message!("position-colour-twice", colour: colour.name()));
        }
        colours.insert(colour);
    }
    if colours.is_empty() { Err(message!("position-colours")) } else { Ok(colours) }
}

/// One or more spaces, or `none`.
pub fn spaces(words: &[&str]) -> Result<SpaceSet, Message> {
    if words.is_empty() {
        return Err(message!("position-spaces"));
    }
    list(words)
        .iter()
        .map(|word| parse::<Space>(word))
        .collect::<Result<Vec<_>, _>>()
        .map(|all| all.into_iter().collect())
}

/// Exactly one number; `none` is 0.
pub fn number(words: &[&str]) -> Result<u8, Message> {
    match words {
        ["none"] => Ok(0),
        [word] => word.parse().map_err(|_| {
            let expected = Expected::Number(0, u8::MAX);
            wrong_word(word, ParseError { expected }.message())
        }),
        _ => Err(message!("position-one-number")),
    }
}
