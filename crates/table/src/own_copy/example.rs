//! A copy that has nothing of ours, computed from our files, so that it has every value that a later version adds.

use ghost_stories_engine::{DataComponent, DataField};

use super::{OwnComponent, OwnCopy};

/// A component, one of its values, and the word for it.
type Told = (DataComponent, DataField, &'static str);

pub(super) fn values() -> Vec<Told> {
    let ours = OwnCopy::default();
    let families: Vec<&OwnComponent> = ours.components().iter().filter(|own| is_family(own)).collect();
    let value = |own: &OwnComponent, field: DataField| {
        let word = match (own.component, field) {
            // Each gives what the next one gives in ours, so that no two give the same artifact.
            (DataComponent::Family(_), DataField::Reward) => {
                let place = families.iter().position(|family| family.component == own.component).unwrap_or_default();
                word(families[(place + 1) % families.len()], field)
            }
            (DataComponent::Catacombs(_), _) => {
                let place = own.values.iter().position(|value| value.field == field).unwrap_or_default();
                word(own, own.values[own.values.len() - 1 - place].field)
            }
            (DataComponent::Tokens(_), DataField::Set(set @ 2..)) => word(own, DataField::Set(2 + (set - 1) % 3)),
            // So many of each level are dealt.
            (DataComponent::Tokens(_), _) | (_, DataField::Level | DataField::WhiteMoon) if !own.is_blank() => {
                word(own, field)
            }
            _ => next(own, field),
        };
        (own.component, field, word)
    };
    let values = |own: &'_ OwnComponent| own.values.iter().map(|of| value(own, of.field)).collect::<Vec<_>>();
    let all = ours.components().iter().flat_map(values);
    let mut copy = OwnCopy::default();
    all.filter(|(component, field, word)| {
        let before = copy.clone();
        copy.set(*component, *field, word);
        copy != before
    })
    .collect()
}

fn is_family(own: &OwnComponent) -> bool {
    matches!(own.component, DataComponent::Family(_))
}

fn word(own: &OwnComponent, field: DataField) -> &'static str {
    let value = own.values.iter().find(|value| value.field == field);
    value.and_then(|value| value.word()).map_or_else(|| next(own, field), |word| word.value)
}

/// The word behind ours among those that it can be; the first behind the last.
fn next(own: &OwnComponent, field: DataField) -> &'static str {
    let words = own.component.words(field);
    let ours = own.values.iter().find(|value| value.field == field).and_then(|value| value.ours);
    let place = ours.and_then(|ours| words.iter().position(|word| *word == ours.value));
    words[place.map_or(0, |place| (place + 1) % words.len())]
}
