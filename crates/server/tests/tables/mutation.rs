//! Messages that are nearly right.

use proptest::prelude::*;
use serde_json::{Map, Value, json};

/// One thing done to a message.
#[derive(Clone, Debug)]
pub enum Mutation {
    /// A field is left out.
    Drop(usize),
    /// A field comes twice.
    Twice(usize),
    /// A field has another value.
    Retype(usize, usize),
    /// A field has the value of another.
    Swap(usize, usize),
    /// A field has another name.
    Rename(usize, String),
    /// A text is much longer.
    Enlarge(usize, usize),
    /// A value lies deep in others.
    Nest(usize, usize),
    /// A text has other characters.
    Write(usize, String),
    /// A byte is another.
    Byte(usize, u8),
    /// A byte too much.
    Insert(usize, u8),
    /// The end is missing.
    Cut(usize),
}

pub fn mutations() -> impl Strategy<Value = Vec<Mutation>> {
    let field = 0..8_usize;
    let one = prop_oneof![
        field.clone().prop_map(Mutation::Drop),
        field.clone().prop_map(Mutation::Twice),
        (field.clone(), 0..values().len()).prop_map(|(field, value)| Mutation::Retype(field, value)),
        (field.clone(), 0..8_usize).prop_map(|(field, other)| Mutation::Swap(field, other)),
        (field.clone(), any::<String>()).prop_map(|(field, name)| Mutation::Rename(field, name)),
        (field.clone(), 1..9_000_usize).prop_map(|(field, size)| Mutation::Enlarge(field, size)),
        (field.clone(), 1..400_usize).prop_map(|(field, depth)| Mutation::Nest(field, depth)),
        (field, any::<String>()).prop_map(|(field, text)| Mutation::Write(field, text)),
        (any::<usize>(), any::<u8>()).prop_map(|(at, byte)| Mutation::Byte(at, byte)),
        (any::<usize>(), any::<u8>()).prop_map(|(at, byte)| Mutation::Insert(at, byte)),
        any::<usize>().prop_map(Mutation::Cut),
    ];
    prop::collection::vec(one, 0..4)
}

/// Values where others are due.
fn values() -> Vec<Value> {
    vec![
        Value::Null,
        json!(true),
        json!(0),
        json!(-1),
        json!(u64::MAX),
        json!(i64::MIN),
        json!(1e308),
        json!(0.5),
        json!(""),
        json!("\u{0}\u{202e}\u{feff}"),
        json!("💀\u{301}"),
        json!("wu-feng"),
        json!([]),
        json!([[], [1, "a"]]),
        json!({}),
        json!({ "do": "ping" }),
    ]
}

/// The message with all of that done to it.
pub fn mutated(message: &Value, mutations: &[Mutation]) -> Vec<u8> {
    let mut message = message.clone();
    let mut twice = None;
    for mutation in mutations {
        let Some(fields) = message.as_object_mut() else { break };
        twice = change(fields, mutation).or(twice);
    }
    let mut text = message.to_string();
    if let Some((key, value)) = twice {
        text.insert_str(1, &format!("{}:{value},", json!(key)));
    }
    let mut bytes = text.into_bytes();
    for mutation in mutations {
        let place = |at: usize| at % bytes.len().max(1);
        match *mutation {
            Mutation::Byte(at, byte) if !bytes.is_empty() => {
                let at = place(at);
                bytes[at] = byte;
            }
            Mutation::Insert(at, byte) => bytes.insert(place(at), byte),
            Mutation::Cut(at) => bytes.truncate(place(at)),
            _ => {}
        }
    }
    bytes
}

/// Changes one field; gives back one that is to come twice.
fn change(fields: &mut Map<String, Value>, mutation: &Mutation) -> Option<(String, Value)> {
    let name = |at: usize| fields.keys().nth(at % fields.len().max(1)).cloned();
    match mutation {
        Mutation::Drop(at) => {
            fields.shift_remove(&name(*at)?);
        }
        Mutation::Twice(at) => {
            let name = name(*at)?;
            return Some((name.clone(), fields[&name].clone()));
        }
        Mutation::Retype(at, value) => {
            let name = name(*at)?;
            fields[&name] = values().swap_remove(*value);
        }
        Mutation::Swap(at, other) => {
            let (name, other) = (name(*at)?, name(*other)?);
            let value = fields[&other].clone();
            fields[&other] = fields[&name].take();
            fields[&name] = value;
        }
        Mutation::Rename(at, new) => {
            let value = fields.shift_remove(&name(*at)?)?;
            fields.insert(new.clone(), value);
        }
        Mutation::Enlarge(at, size) => {
            let name = name(*at)?;
            fields[&name] = Value::String("ü".repeat(*size));
        }
        Mutation::Nest(at, depth) => {
            let name = name(*at)?;
            let value = fields[&name].take();
            fields[&name] = (0..*depth).fold(value, |value, _| json!([value]));
        }
        Mutation::Write(at, text) => {
            let name = name(*at)?;
            fields[&name] = Value::String(text.clone());
        }
        Mutation::Byte(..) | Mutation::Insert(..) | Mutation::Cut(_) => {}
    }
    None
}
