//! The optional feature `serde`: how the words of the game travel in JSON and the like.
//!
//! - What has a name or a written form is that text: a [`Colour`] is `"red"`, a [`Space`] `"red-left"`, a [`Choice`] `"move tea-house"`.
//! - What goes by a number is that number: a [`Card`], a [`CurseCard`], a [`BloodMantra`].
//! - A set is a list of its members, a [`Roll`] of its faces; one value for each colour or spot is a list in their order.
//! - Counts of Tao and of tokens are maps that leave out what there is none of: `{"red": 2}`.

use core::fmt::{self, Display};
use core::marker::PhantomData;
use core::str::FromStr;

use serde::de::{Deserializer, Error, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Serialize, Serializer};

use crate::black_secret::{
    BloodMantra, CurseCard, CurseEffect, CurseSet, Demon, DemonSet, Letter, MantraEffect, MantraSet, Token, TokenCount,
};
use crate::card::{Card, CardSet};
use crate::choice::{Chance, Choice, Outcome};
use crate::colour::{Colour, ColourSet, Tao, TaoCount, TaoSet};
use crate::dice::{CurseFace, Face, Roll};
use crate::ending::{Defeat, Ending};
use crate::power::Power;
use crate::rule::Rule;
use crate::setup::{Edition, Level};
use crate::space::{Side, Slot, SlotSet, Space, SpaceSet};
use crate::stage::Stage;
use crate::taoist::Owner;
use crate::village::{Spot, SpotSet, Tile};
use crate::waiting::Waiting;
use crate::white_moon::{Artifact, ArtifactSet, Family, FamilyCount, FamilySet, Incarnations};
use crate::who::Who;

/// Reads something by its written form; the error tells what was found and what would be right.
pub fn deserialize_notation<'de, T: FromStr<Err: Display>, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<T, D::Error> {
    deserializer.deserialize_str(NotationVisitor(PhantomData))
}

struct NotationVisitor<T>(PhantomData<T>);

impl<T: FromStr<Err: Display>> Visitor<'_> for NotationVisitor<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a name of the game's notation")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(|error| E::custom(format_args!("\"{text}\": {error}")))
    }
}

/// Implements `Serialize` and `Deserialize` for types with `Display` and `FromStr`: they travel as their written form. For types of
/// the crates above too; those need `serde` among their dependencies.
///
/// ```
/// # use core::{fmt, str::FromStr};
/// use ghost_stories_engine::{Colour, ParseError, serde_as_notation};
///
/// #[derive(PartialEq, Debug)]
/// struct Winner(Colour);
///
/// impl fmt::Display for Winner {
///     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
///         write!(f, "won-by-{}", self.0)
///     }
/// }
///
/// impl FromStr for Winner {
///     type Err = ParseError;
///
///     fn from_str(text: &str) -> Result<Winner, ParseError> {
///         text.trim_start_matches("won-by-").parse().map(Winner)
///     }
/// }
///
/// serde_as_notation!(Winner);
///
/// assert_eq!(serde_json::to_string(&Winner(Colour::Red))?, r#""won-by-red""#);
/// assert_eq!(serde_json::from_str::<Winner>(r#""won-by-blue""#)?, Winner(Colour::Blue));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[macro_export]
macro_rules! serde_as_notation {
    ($($type:ty),* $(,)?) => {$(
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                $crate::deserialize_notation(deserializer)
            }
        }
    )*};
}

serde_as_notation!(Colour, Tao, Face, CurseFace, Tile, Spot, Side, Slot, Space, Power, Who, Owner);
serde_as_notation!(Level, Edition, Stage, Ending, Defeat, Rule, Choice, Outcome);
serde_as_notation!(Family, Artifact, Incarnations, Demon, Letter, Token, CurseEffect, MantraEffect);

/// What goes by its number.
macro_rules! as_number {
    ($($type:ident),*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_u8(self.number())
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let number = u8::deserialize(deserializer)?;
                let problem = || D::Error::custom(format_args!("{number}: expected a number from 1 to {}", $type::COUNT));
                $type::new(number).ok_or_else(problem)
            }
        }
    )*};
}

as_number!(Card, CurseCard, BloodMantra);

/// What is a list of its members.
macro_rules! as_list {
    ($($type:ident by $members:ident),*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq((*self).$members())
            }
        }
    )*};
}

as_list!(Roll by faces, CardSet by iter, CurseSet by iter, MantraSet by iter, ColourSet by iter);
as_list!(TaoSet by iter, SpaceSet by iter, SlotSet by iter, SpotSet by iter, DemonSet by iter, ArtifactSet by iter, FamilySet by iter);

/// Sets are read from lists of any order.
macro_rules! from_list {
    ($($type:ident of $item:ident),*) => {$(
        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                Ok(Vec::<$item>::deserialize(deserializer)?.into_iter().collect())
            }
        }
    )*};
}

from_list!(CardSet of Card, CurseSet of CurseCard, MantraSet of BloodMantra, ColourSet of Colour, TaoSet of Tao);
from_list!(SpaceSet of Space, SlotSet of Slot, SpotSet of Spot, DemonSet of Demon, ArtifactSet of Artifact, FamilySet of Family);

impl<'de> Deserialize<'de> for Roll {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Roll, D::Error> {
        let faces = Vec::<Face>::deserialize(deserializer)?;
        if faces.len() > 4 {
            return Err(D::Error::invalid_length(faces.len(), &"at most four dice"));
        }
        Ok(faces.into_iter().collect())
    }
}

impl Serialize for FamilyCount {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq((0..).map_while(|index| self.nth(index)))
    }
}

impl<'de> Deserialize<'de> for FamilyCount {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<FamilyCount, D::Error> {
        let mut count = FamilyCount::NONE;
        for family in Vec::<Family>::deserialize(deserializer)? {
            if count.get(family) == family.size() {
                return Err(D::Error::custom(format_args!("more of {family} than there are")));
            }
            count = count.plus(family);
        }
        Ok(count)
    }
}

impl Serialize for TaoCount {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.colours().map(|tao| (tao, self.get(tao))))
    }
}

impl<'de> Deserialize<'de> for TaoCount {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TaoCount, D::Error> {
        deserializer.deserialize_map(CountVisitor {
            empty: TaoCount::NONE,
            add: |count: TaoCount, tao: Tao, number| {
                (number <= 7 && count.get(tao) == 0).then(|| count.plus(tao, number))
            },
        })
    }
}

impl Serialize for TokenCount {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.kinds().map(|token| (token, self.get(token))))
    }
}

impl<'de> Deserialize<'de> for TokenCount {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TokenCount, D::Error> {
        deserializer.deserialize_map(CountVisitor {
            empty: TokenCount::NONE,
            add: |count: TokenCount, token: Token, number| {
                (number < 16 && count.get(token) == 0).then(|| count.plus(token, number))
            },
        })
    }
}

/// As a [view](crate::PositionView) has it, told apart by `for`; how the game ended is told beside it.
impl Serialize for Waiting {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        match self {
            Waiting::Choice(who) => {
                map.serialize_entry("for", "choice")?;
                map.serialize_entry("by", who)?;
            }
            Waiting::Chance(chance) => {
                map.serialize_entry("for", "chance")?;
                map.serialize_entry("what", chance_name(*chance))?;
                if let Chance::TaoDice(dice) = chance {
                    map.serialize_entry("dice", dice)?;
                }
            }
            Waiting::Over(_) => map.serialize_entry("for", "nothing")?,
        }
        map.end()
    }
}

const fn chance_name(chance: Chance) -> &'static str {
    match chance {
        Chance::Card => "draw",
        Chance::TaoDice(_) => "roll",
        Chance::CurseDie => "curse",
        Chance::Villager => "villager",
        Chance::Incarnation => "incarnation",
        Chance::Token => "token",
        Chance::CurseCard => "curse-card",
        Chance::Mantra => "mantra",
    }
}

/// Reads a map of names and numbers; `add` refuses a number that is too large, and a name for the second time.
struct CountVisitor<C, T> {
    empty: C,
    add: fn(C, T, u8) -> Option<C>,
}

impl<'de, C: Copy, T: Deserialize<'de> + Copy + Display> Visitor<'de> for CountVisitor<C, T> {
    type Value = C;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("names with their numbers")
    }

    fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<C, M::Error> {
        let mut count = self.empty;
        while let Some((name, number)) = map.next_entry::<T, u8>()? {
            let problem = || M::Error::custom(format_args!("{name}: {number} is too many, or named twice"));
            count = (self.add)(count, name, number).ok_or_else(problem)?;
        }
        Ok(count)
    }
}

#[cfg(test)]
mod tests {
    use core::fmt::Debug;

    use serde::de::DeserializeOwned;

    use super::*;
    use crate::colour::ByColour;

    /// Everything is written as told and read again as it was.
    #[track_caller]
    #[expect(clippy::needless_pass_by_value, reason = "reads better in a list of cases")]
    fn travels<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: T, json: &str) {
        assert_eq!(serde_json::to_string(&value).expect("JSON"), json);
        assert_eq!(serde_json::from_str::<T>(json).expect(json), value);
    }

    #[test]
    fn names_and_written_forms_are_texts() {
        travels(Colour::Red, r#""red""#);
        travels(Tile::TeaHouse, r#""tea-house""#);
        travels(Space::RedLeft, r#""red-left""#);
        travels(Who::WuFeng, r#""wu-feng""#);
        travels(Rule::B(70), r#""B70""#);
        travels(Choice::MoveTaoist(Colour::Blue, Tile::Hut), r#""send blue hut""#);
        travels(Outcome::CurseDie(CurseFace::LoseQi), r#""curse lose-qi""#);
        travels(Ending::Won, r#""won""#);
        travels(Ending::Lost(Defeat::VillageLost), r#""lost village-lost""#);
    }

    #[test]
    fn cards_are_numbers() {
        travels(Card::new(6).expect("a card"), "6");
        travels(BloodMantra::new(3).expect("a mantra"), "3");
        travels(CardSet::from_iter([3, 4, 5].map(|number| Card::new(number).expect("a card"))), "[3,4,5]");
        assert!(serde_json::from_str::<Card>("97").is_err());
        assert!(serde_json::from_str::<Card>("0").is_err());
    }

    #[test]
    fn sets_and_rolls_are_lists() {
        travels(ColourSet::from_iter([Colour::Blue, Colour::Green]), r#"["green","blue"]"#);
        travels(SpaceSet::EMPTY, "[]");
        travels(Roll::from_iter([Face::White, Face::Red, Face::Red]), r#"["red","red","white"]"#);
        travels(FamilyCount::from_iter([Family::Li, Family::Hua, Family::Li]), r#"["hua","li","li"]"#);
        travels(ByColour([1_u8, 2, 3, 4]), "[1,2,3,4]");
        assert!(serde_json::from_str::<Roll>(r#"["red","red","red","red","red"]"#).is_err());
        assert!(serde_json::from_str::<FamilyCount>(r#"["hua","hua","hua","hua"]"#).is_err());
    }

    #[test]
    fn counts_are_maps_without_what_there_is_none_of() {
        travels(TaoCount::of(Tao::Red, 2).plus(Tao::Black, 1), r#"{"red":2,"black":1}"#);
        travels(TokenCount::NONE.plus(Token::Bones, 3), r#"{"bones":3}"#);
        assert!(serde_json::from_str::<TaoCount>(r#"{"red":8}"#).is_err());
        assert!(serde_json::from_str::<TaoCount>(r#"{"red":2,"red":2}"#).is_err());
        assert!(serde_json::from_str::<TokenCount>(r#"{"urn":16}"#).is_err());
    }

    #[test]
    fn what_is_awaited_is_told_by_kind() {
        let json = |waiting: Waiting| serde_json::to_string(&waiting).expect("JSON");
        assert_eq!(json(Waiting::Choice(Who::WuFeng)), r#"{"for":"choice","by":"wu-feng"}"#);
        assert_eq!(json(Waiting::Chance(Chance::TaoDice(3))), r#"{"for":"chance","what":"roll","dice":3}"#);
        assert_eq!(json(Waiting::Chance(Chance::CurseCard)), r#"{"for":"chance","what":"curse-card"}"#);
        assert_eq!(json(Waiting::Over(Ending::Won)), r#"{"for":"nothing"}"#);
    }

    #[test]
    fn an_unknown_name_is_refused_with_what_would_be_right() {
        let error = serde_json::from_str::<Colour>(r#""pink""#).unwrap_err().to_string();
        assert!(error.starts_with(r#""pink": expected red, green, blue or yellow"#), "{error}");
    }
}
