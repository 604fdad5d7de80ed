//! A player's own copy of the expansions, entered value by value: what is his, and what is still ours.

#[cfg(not(target_family = "wasm"))]
mod example;

use ghost_stories_engine::{
    ComponentData, Components, DataComponent, DataField, DataLine, DataProblem, DataValue, Source, Sourced,
};
use ghost_stories_lang::{Message, message};

use crate::link::{pack_text, unpack_text};
use crate::problem::Problem;

/// A word of a data file.
pub type DataWord = Sourced<&'static str>;

/// A value of a component: what our files say, and what the player says instead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OwnValue {
    /// Which value it is.
    pub field: DataField,
    /// Nothing where our files leave it blank.
    pub ours: Option<DataWord>,
    /// What the player says, if he says anything.
    pub own: Option<DataWord>,
}

impl OwnValue {
    /// The value that counts.
    pub fn word(self) -> Option<DataWord> {
        self.own.or(self.ours)
    }

    /// True if it is ours, because what is printed could not be found.
    pub fn is_reconstructed(self) -> bool {
        self.word().is_none_or(|word| word.source == Source::Reconstructed)
    }

    /// True if it is not known to be printed so.
    pub fn is_unconfirmed(self) -> bool {
        self.word().is_some_and(|word| word.source != Source::Printed)
    }
}

/// A component with its values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnComponent {
    /// Which component it is.
    pub component: DataComponent,
    /// Its values, in the order of its line.
    pub values: Vec<OwnValue>,
}

impl OwnComponent {
    /// True if any value is the player's.
    pub fn is_own(&self) -> bool {
        self.values.iter().any(|value| value.own.is_some())
    }

    /// True if it is blank, so that its other values mean nothing.
    pub fn is_blank(&self) -> bool {
        self.values
            .iter()
            .any(|value| value.field == DataField::Level && self.meaning(*value) == Some(DataValue::Blank))
    }

    /// The values that can be told: of a blank curse only that it is blank.
    pub fn told(&self) -> impl Iterator<Item = OwnValue> {
        let blank = self.is_blank();
        self.values.iter().copied().filter(move |value| !blank || value.field == DataField::Level)
    }

    /// What the word of a value means.
    pub fn meaning(&self, value: OwnValue) -> Option<DataValue> {
        self.component.value(value.field, value.word()?.value)
    }

    fn line(&self) -> String {
        let told: Vec<_> = self.told().filter_map(|value| Some((value.field, value.word()?))).collect();
        self.component.line(&told)
    }
}

/// What of a copy cannot be used, and why.
pub type OwnProblem = (DataComponent, DataProblem);

/// What a player says of all components. It may be unfinished: what cannot be used yet is left out of the games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnCopy {
    components: Vec<OwnComponent>,
}

impl Default for OwnCopy {
    /// Everything is ours.
    fn default() -> OwnCopy {
        let component = |(component, told): DataLine<'static>| {
            let ours = |field: DataField| told.iter().find(|(of, _)| *of == field).map(|(_, word)| *word);
            let value = |field| OwnValue { field, ours: ours(field), own: None };
            OwnComponent { component, values: component.fields().into_iter().map(value).collect() }
        };
        OwnCopy { components: DataComponent::ours().map(component).collect() }
    }
}

impl OwnCopy {
    /// What a data file says, also one that is not finished.
    pub fn read(text: &str) -> OwnCopy {
        let mut copy = OwnCopy::default();
        for (component, told) in DataComponent::read(text) {
            for (field, word) in told {
                copy.tell(component, field, word.value, word.source);
            }
        }
        copy
    }

    /// Every component.
    pub fn components(&self) -> &[OwnComponent] {
        &self.components
    }

    /// One of them.
    pub fn component(&self, component: DataComponent) -> &OwnComponent {
        let found = self.components.iter().find(|other| other.component == component);
        found.expect("our files tell every component")
    }

    /// What is entered of this component alone.
    pub fn only(&self, component: DataComponent) -> OwnCopy {
        let mut only = OwnCopy::default();
        let entered = self.component(component).clone();
        only.components.iter_mut().filter(|own| own.component == component).for_each(|own| *own = entered.clone());
        only
    }

    /// Enters a value as it is printed.
    pub fn set(&mut self, component: DataComponent, field: DataField, word: &str) {
        self.tell(component, field, word, Source::Printed);
    }

    fn tell(&mut self, component: DataComponent, field: DataField, word: &str, source: Source) {
        let Some(&value) = component.words(field).iter().find(|known| **known == word) else { return };
        let word = Sourced { value, source };
        self.change(component, |value| {
            if value.field == field {
                value.own = Some(word).filter(|_| value.ours != Some(word));
            }
        });
    }

    /// Says that our values of a component are those that are printed.
    pub fn confirm(&mut self, component: DataComponent) {
        let blank = self.component(component).is_blank();
        self.change(component, |value| {
            if let (Some(word), false) = (value.word(), blank) {
                value.own = Some(Sourced { source: Source::Printed, ..word }).filter(|own| value.ours != Some(*own));
            }
        });
    }

    /// Goes back to our value.
    pub fn reset(&mut self, component: DataComponent, field: DataField) {
        self.change(component, |value| {
            if value.field == field {
                value.own = None;
            }
        });
    }

    /// Goes back to all our values of a component.
    pub fn reset_component(&mut self, component: DataComponent) {
        self.change(component, |value| value.own = None);
    }

    fn change(&mut self, component: DataComponent, change: impl FnMut(&mut OwnValue)) {
        let found = self.components.iter_mut().find(|other| other.component == component);
        let own = found.expect("our files tell every component");
        own.values.iter_mut().for_each(change);
        // What is blank has nothing else.
        if own.is_blank() {
            own.values.iter_mut().filter(|value| value.field != DataField::Level).for_each(|value| value.own = None);
        }
    }

    /// It as a data file: a line for each component of which anything is the player's.
    pub fn text(&self) -> String {
        self.components.iter().filter(|own| own.is_own()).map(|own| own.line() + "\n").collect()
    }

    /// What games can use of it as a data file, and what is wrong with the rest.
    pub fn usable(&self) -> (String, Vec<OwnProblem>) {
        let mut used: Vec<&OwnComponent> = self.components.iter().filter(|own| own.is_own()).collect();
        let mut problems = Vec::new();
        loop {
            let text: String = used.iter().map(|own| own.line() + "\n").collect();
            let Err(error) = ComponentData::read(&text) else { return (text, problems) };
            let wrong = used.remove(error.line.saturating_sub(1).min(used.len() - 1)).component;
            problems.push((wrong, error.problem));
            // The tokens are right together or not at all.
            if let DataComponent::Tokens(_) = wrong {
                used.retain(|own| !matches!(own.component, DataComponent::Tokens(_)));
            }
        }
    }

    /// What new games are played with.
    pub fn book(&self) -> Components {
        Components::read(&self.usable().0).expect("what was found usable")
    }

    /// How many values are the player's, and how many are ours because what is printed could not be found.
    pub fn counts(&self) -> (usize, usize) {
        let values = || self.components.iter().flat_map(OwnComponent::told);
        (
            values().filter(|value| value.own.is_some()).count(),
            values().filter(|value| value.is_reconstructed()).count(),
        )
    }

    /// Every value of a copy that has nothing of ours, in the order in which it can be entered: for tests. What need not be as many or as
    /// different as in ours is the next word that it can be.
    #[cfg(not(target_family = "wasm"))]
    #[doc(hidden)]
    pub fn example() -> Vec<(DataComponent, DataField, &'static str)> {
        example::values()
    }

    /// The text behind `#/cards/own/` in a link.
    pub fn to_link(&self) -> String {
        pack_text(&self.text())
    }

    /// Reads such a text.
    pub fn from_link(link: &str) -> Option<OwnCopy> {
        Some(OwnCopy::read(&unpack_text(link)?)).filter(|copy| *copy != OwnCopy::default())
    }
}

/// What is wrong with a value that was entered, without the words of the file.
pub fn own_problem(component: DataComponent, problem: DataProblem) -> Message {
    match problem {
        DataProblem::Missing(name) => {
            let missing = component.fields().into_iter().find(|field| field.to_string() == name);
            message!("own-copy-missing", field: missing.map(ghost_stories_lang::data_field))
        }
        DataProblem::Catacombs => message!("own-copy-entrances"),
        other => other.message(),
    }
}

#[cfg(test)]
mod tests;
