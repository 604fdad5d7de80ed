//! The names of things, as parts of sentences: each is a message of its own, in `names.ftl`.

use ghost_stories_engine::{
    Artifact, Card, Colour, ColourSet, CurseEffect, CurseFace, Demon, DemonSet, Edition, Face, Family, Level,
    MantraEffect, Power, Roll, Rule, Side, Slot, Space, Spot, Tao, TaoCount, Tile, Token, Who,
};

use crate::message::{Message, Value, message};

macro_rules! names {
    ($($type:ty: $kind:literal),* $(,)?) => {
        $(impl From<$type> for Message {
            fn from(thing: $type) -> Message {
                Message::name($kind, thing.name())
            }
        }

        impl From<$type> for Value {
            fn from(thing: $type) -> Value {
                Value::Message(thing.into())
            }
        })*

        /// The names of each kind.
        #[cfg(not(target_family = "wasm"))]
        pub(crate) fn all() -> Vec<(&'static str, Vec<String>)> {
            vec![$(($kind, <$type>::ALL.map(|thing| format!("{}-{}", $kind, thing.name())).to_vec())),*]
        }
    };
}

names! {
    Tile: "tile", Tao: "tao", Face: "face", CurseFace: "curse-die", Power: "power", Level: "level", Edition: "edition",
    Side: "side", Slot: "slot", Spot: "spot", Family: "family", Artifact: "artifact", Demon: "demon", Token: "token",
    CurseEffect: "curse", MantraEffect: "mantra",
}

/// A tile's name in one word.
pub(crate) fn short_tile(tile: Tile) -> Message {
    Message::name("tile-short", tile.name())
}

/// The second cards of a name that have another one in some language: Polish tells the Severed Heads apart, German the evildoers.
const SECOND: [u8; 2] = [42, 48];

impl From<Card> for Message {
    fn from(card: Card) -> Message {
        match card.slug() {
            slug if SECOND.contains(&card.number()) => Message::name("card", &format!("{slug}-2")),
            slug => Message::name("card", slug),
        }
    }
}

impl From<Card> for Value {
    fn from(card: Card) -> Value {
        Value::Message(card.into())
    }
}

/// Such as `space-red-left`, with its board, because they are always named together.
impl From<Space> for Message {
    fn from(space: Space) -> Message {
        Message::name("space", &space.to_string())
    }
}

impl From<Space> for Value {
    fn from(space: Space) -> Value {
        Value::Message(space.into())
    }
}

/// Who decides: a Taoist called by the colour, or Wu-Feng.
impl From<Who> for Message {
    fn from(who: Who) -> Message {
        Message::name("taoist", who.name())
    }
}

impl From<Who> for Value {
    fn from(who: Who) -> Value {
        Value::Message(who.into())
    }
}

impl From<Rule> for Value {
    fn from(rule: Rule) -> Value {
        Value::from(rule.to_string())
    }
}

/// A Taoist, called by the colour, or by the name of who plays the seat.
pub(crate) fn taoist(colour: Colour) -> Message {
    Who::Taoist(colour).into()
}

/// A colour alone, as in a list of colours to choose from.
pub(crate) fn colour(colour: Colour) -> Message {
    Message::name("colour", colour.name())
}

/// A board, called by its colour.
pub(crate) fn board(colour: Colour) -> Message {
    Message::name("board", colour.name())
}

pub(crate) fn taoists(taoists: ColourSet) -> Value {
    taoists.iter().map(taoist).collect()
}

pub(crate) fn demons(demons: DemonSet) -> Value {
    demons.iter().collect()
}

/// The faces of dice.
pub(crate) fn faces(roll: Roll) -> Value {
    roll.faces().collect()
}

/// Each colour with its number: "1 red, 2 black".
pub(crate) fn numbers(count: TaoCount) -> Value {
    count.colours().map(|tao| message!("tao-number", number: count.get(tao), tao)).collect()
}

/// Tao as things that are spent, kept or lent: "1 red Tao and 2 black Tao".
pub(crate) fn tao(count: TaoCount) -> Message {
    let last = count.colours().last().map_or(0, |last| count.get(last));
    message!("tao-tokens", numbers: numbers(count), last)
}
