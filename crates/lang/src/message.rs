//! What is to be said, before any language has words for it.

use std::borrow::Cow;
#[cfg(not(target_family = "wasm"))]
use std::fmt;

use ghost_stories_engine::{Choice, Colour, Event, Outcome, Position, Who};
use ghost_stories_odds::{Happening, Reason};
use serde::{Deserialize, Serialize};

#[cfg(not(target_family = "wasm"))]
use crate::Language;
use crate::{choice, decision, event, forecast, reason};

/// The id of a message and what it is about. Which words it becomes, and in what order, is the business of each language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Message {
    pub(crate) id: Cow<'static, str>,
    pub(crate) arguments: Vec<(Cow<'static, str>, Value)>,
}

impl Message {
    /// A choice as a line of a menu.
    pub fn choice(position: &Position, choice: Choice) -> Message {
        choice::choice(position, choice)
    }

    /// What chance brought.
    pub fn outcome(outcome: Outcome) -> Message {
        event::outcome(outcome)
    }

    /// What happened.
    pub fn event(event: Event) -> Message {
        event::event(event)
    }

    /// Who must decide what now, or what chance must bring, or how the game ended.
    pub fn waiting(position: &Position) -> Message {
        decision::waiting(position)
    }

    /// Whose turn it will be.
    pub fn turn_of(board: Colour) -> Message {
        forecast::turn_of(board)
    }

    /// What will happen to somebody if nobody acts; nothing for what happens to the village alone.
    pub fn befalls(happening: Happening) -> Option<Message> {
        forecast::befalls(happening)
    }

    /// Why a choice in this position is a good one.
    pub fn reason(position: &Position, reason: &Reason) -> Message {
        reason::reason(position, reason)
    }

    /// For `message!`, which sees to it that the checks find the id.
    #[doc(hidden)]
    pub const fn new(id: &'static str) -> Message {
        Message { id: Cow::Borrowed(id), arguments: Vec::new() }
    }

    /// The name of a thing: a message without arguments, such as `tile-tea-house`.
    #[doc(hidden)]
    pub fn name(kind: &str, name: &str) -> Message {
        Message { id: Cow::Owned(format!("{kind}-{name}")), arguments: Vec::new() }
    }

    /// For `message!`.
    #[doc(hidden)]
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Message {
        self.arguments.push((Cow::Borrowed(name), value.into()));
        self
    }

    /// The same with people called by their names: `person` says who plays a seat.
    #[must_use]
    pub fn calling(self, person: &dyn Fn(Who) -> Option<String>) -> Message {
        let seats = Who::ALL.map(|who| (Message::from(who), person(who)));
        self.with_people(&seats)
    }

    fn with_people(mut self, seats: &[(Message, Option<String>)]) -> Message {
        for (_, value) in &mut self.arguments {
            value.call(seats);
        }
        self
    }
}

/// In English, for logs and for programs that read along.
#[cfg(not(target_family = "wasm"))]
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Language::English.say(self))
    }
}

/// Words of somebody else, which no language changes.
impl From<String> for Message {
    fn from(words: String) -> Message {
        message!("verbatim", words)
    }
}

/// Words of somebody else, which no language changes.
impl From<&str> for Message {
    fn from(words: &str) -> Message {
        Message::from(words.to_owned())
    }
}

/// What a message can be about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Value {
    /// A number, by which a message may choose a plural.
    Number(i64),
    /// Words that no language changes, or one of several cases that a message tells apart, such as `yes` and `no`.
    Text(String),
    /// A name, or a part of the sentence that is a message itself.
    Message(Message),
    /// Several, which the language joins.
    List(Vec<Value>),
    /// Somebody who is called by a name of their own; where a sentence needs a form that the name does not have, by the seat.
    #[expect(missing_docs, reason = "said above")]
    Person { name: String, seat: Message },
}

impl Value {
    fn call(&mut self, seats: &[(Message, Option<String>)]) {
        match self {
            Value::Number(_) | Value::Text(_) | Value::Person { .. } => {}
            Value::List(values) => values.iter_mut().for_each(|value| value.call(seats)),
            Value::Message(message) => match seats.iter().find(|(seat, _)| seat.id == message.id) {
                Some((_, Some(name))) => *self = Value::Person { name: name.clone(), seat: message.clone() },
                Some((_, None)) => {}
                None => {
                    let whose = of_person(message, seats);
                    *message = whose.unwrap_or_else(|| message.clone().with_people(seats));
                }
            },
        }
    }
}

/// The name of a board or of one of its spaces, told by the person who plays it instead of its colour.
fn of_person(message: &Message, seats: &[(Message, Option<String>)]) -> Option<Message> {
    let (kind, place) = message.id.split_once('-')?;
    let (colour, slot) = place.split_once('-').unwrap_or((place, ""));
    let of_colour = |(seat, _): &&(Message, Option<String>)| seat.id.strip_prefix("taoist-") == Some(colour);
    let name = seats.iter().find(of_colour)?.1.clone()?;
    let vowel = name.chars().next().is_some_and(|first| "aeiouyàâäéèêëîïôöùûü".contains(first.to_ascii_lowercase()));
    let whose = message!("whose", name, begins: if vowel { "vowel" } else { "consonant" });
    match (kind, slot) {
        ("board", "") => Some(message!("board-of-person", whose)),
        ("space", "left") => Some(message!("space-of-person-left", whose)),
        ("space", "middle") => Some(message!("space-of-person-middle", whose)),
        ("space", "right") => Some(message!("space-of-person-right", whose)),
        _ => None,
    }
}

macro_rules! numbers {
    ($($type:ty),*) => {
        $(impl From<$type> for Value {
            fn from(number: $type) -> Value {
                Value::Number(number.try_into().unwrap_or(i64::MAX))
            }
        })*
    };
}

numbers!(u8, u32, usize, i32, i64);

impl From<bool> for Value {
    fn from(holds: bool) -> Value {
        Value::from(if holds { "yes" } else { "no" })
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<Message> for Value {
    fn from(message: Message) -> Value {
        Value::Message(message)
    }
}

/// Nothing is the case `none`.
impl<T: Into<Value>> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Value {
        value.map_or_else(|| Value::from("none"), Into::into)
    }
}

impl<T: Into<Value>> FromIterator<T> for Value {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Value {
        Value::List(values.into_iter().map(Into::into).collect())
    }
}

impl<T: Into<Value>> From<Vec<T>> for Value {
    fn from(values: Vec<T>) -> Value {
        values.into_iter().collect()
    }
}

/// A message with its arguments: `message!("event-tile-haunted", tile)` or `message!("event-qi-lost", taoist: taoist(board))`. The id is
/// always written out, so that a test can compare all of them with the files of the languages.
#[macro_export]
macro_rules! message {
    ($id:literal $(, $name:ident $(: $value:expr)?)* $(,)?) => {
        $crate::Message::new($id)$(.with(stringify!($name), $crate::message!(@ $name $(: $value)?)))*
    };
    (@ $name:ident) => { $name };
    (@ $name:ident: $value:expr) => { $value };
}

pub(crate) use message;

#[cfg(test)]
mod tests {
    use ghost_stories_engine::Colour;

    use super::*;
    use crate::Language;

    #[test]
    fn a_board_is_called_by_the_person_who_plays_it() {
        let name = |who| (who == Who::Taoist(Colour::Red)).then(|| "Anna".to_owned());
        let turn = |of, language: Language| language.say(&Message::turn_of(of).calling(&name));
        assert_eq!(turn(Colour::Red, Language::English), "Turn of Anna's board");
        assert_eq!(turn(Colour::Red, Language::French), "Tour du plateau d'Anna");
        assert_eq!(turn(Colour::Red, Language::German), "Zug der Spieltafel von Anna");
        assert_eq!(turn(Colour::Blue, Language::English), "Turn of the blue board");
    }
}
