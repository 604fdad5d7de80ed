use core::fmt::{self, Display};
use core::marker::PhantomData;
use core::str::FromStr;

use serde::de::{self, Deserializer, Visitor};
use serde::{Deserialize, Serialize, Serializer};

/// Something with a written name, which is how it travels: `"red"`, `"move tea-house"`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Notation<T>(pub T);

impl<T: Display> Serialize for Notation<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de, T: FromStr<Err: Display>> Deserialize<'de> for Notation<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Notation<T>, D::Error> {
        deserializer.deserialize_str(Reader(PhantomData))
    }
}

struct Reader<T>(PhantomData<T>);

impl<T: FromStr<Err: Display>> Visitor<'_> for Reader<T> {
    type Value = Notation<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a name of the game's notation")
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Notation<T>, E> {
        text.parse().map(Notation).map_err(|error| E::custom(format_args!("\"{text}\": {error}")))
    }
}
