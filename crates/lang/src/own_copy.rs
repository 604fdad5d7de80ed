//! The words of the form for a player's own copy of the expansions.

use ghost_stories_engine::{DataComponent, DataField, DataValue, Spot, Thanks};

use crate::expansions::letter;
use crate::message::{Message, message};
use crate::words::words;
use crate::{Language, ghost, white_moon};

words! {
    /// The form for a player's own copy of the expansions.
    OwnCopyWords "own-copy" {
        title()
        hint()
        file_hint()
        numbers_hint()
        /// How many values are the player's, and how many are reconstructed.
        counts(own: usize, ours: usize)
        /// Behind a value: whose it is.
        is_ours()
        is_own()
        confirm()
        reset()
        /// What is wrong with a component, so that it is not used yet.
        not_used(problem: Message)
        not_all_used(number: usize)
        export()
        link()
        /// Somebody's link was opened.
        shared(number: usize)
        shared_take()
        shared_leave()
        shared_broken()
        ghosts()
        tokens()
    }
}

impl Language {
    /// The form for a player's own copy.
    pub fn own_copy(self) -> OwnCopyWords {
        OwnCopyWords(self)
    }

    /// A component that has a line of its own in a data file.
    pub fn data_component(self, component: DataComponent) -> String {
        self.say(&self::component(component))
    }

    /// A value of a component.
    pub fn data_field(self, field: DataField) -> String {
        self.say(&data_field(field))
    }

    /// What a word of a data file means.
    pub fn data_value(self, value: DataValue) -> String {
        self.say(&data_value(value))
    }

    /// What it does, where its name does not say that.
    pub fn data_help(self, value: DataValue) -> Option<String> {
        Some(match value {
            DataValue::Reward(Thanks::Artifact(artifact)) | DataValue::Deed(artifact) => {
                self.artifact_help(artifact).to_owned()
            }
            DataValue::CurseEffect(effect) => self.black_secret_curse_help(effect).to_owned(),
            DataValue::MantraEffect(effect) => self.mantra_help(effect).to_owned(),
            DataValue::Death(_)
            | DataValue::Reward(_)
            | DataValue::Colour(_)
            | DataValue::BoardColour
            | DataValue::Number(_)
            | DataValue::Left(_)
            | DataValue::Middle(_)
            | DataValue::Right(..)
            | DataValue::YesOrNo(_)
            | DataValue::Space(..)
            | DataValue::Blank => return None,
        })
    }
}

fn component(component: DataComponent) -> Message {
    match component {
        DataComponent::Family(family) => family.into(),
        DataComponent::Artifact(artifact) => artifact.into(),
        DataComponent::Card(card) => card.into(),
        DataComponent::Catacombs(side) => message!("own-copy-catacombs", side: letter(side)),
        DataComponent::Tokens(token) => token.into(),
        DataComponent::Demon(demon) => demon.into(),
        DataComponent::Curse(curse) => message!("own-copy-curse", number: curse.number()),
        DataComponent::Mantra(mantra) => message!("own-copy-mantra", number: mantra.number()),
    }
}

/// A value of a component.
pub fn data_field(field: DataField) -> Message {
    match field {
        DataField::Death => message!("white-moon-death"),
        DataField::Reward => message!("white-moon-reward"),
        DataField::Deed => message!("own-copy-deed"),
        DataField::Colour => message!("own-copy-colour"),
        DataField::Resistance => message!("own-copy-resistance"),
        DataField::Left => message!("own-copy-left"),
        DataField::Middle => message!("own-copy-middle"),
        DataField::Right => message!("own-copy-right"),
        DataField::Crystal => message!("own-copy-crystal"),
        DataField::Space(spot) => message!("own-copy-space", row: row(spot), column: column(spot)),
        DataField::Set(number) => message!("own-copy-set", number),
        DataField::Cost => message!("own-copy-cost"),
        DataField::Level => message!("own-copy-level"),
        DataField::WhiteMoon => message!("own-copy-white-moon"),
        DataField::CurseEffect | DataField::MantraEffect => message!("own-copy-effect"),
    }
}

/// The row of a space of the catacombs, from 1.
fn row(spot: Spot) -> u8 {
    spot as u8 / 3 + 1
}

fn column(spot: Spot) -> u8 {
    spot as u8 % 3 + 1
}

fn data_value(value: DataValue) -> Message {
    match value {
        DataValue::Death(curse) => white_moon::curse_help(curse),
        DataValue::Reward(Thanks::Artifact(artifact)) | DataValue::Deed(artifact) => artifact.into(),
        DataValue::Reward(thanks) => white_moon::thanks_help(thanks),
        DataValue::Colour(tao) => tao.into(),
        DataValue::BoardColour => message!("own-copy-board-colour"),
        DataValue::Number(number) => message!("own-copy-number", number),
        DataValue::Left(None) => message!("own-copy-nothing"),
        DataValue::Left(Some(icon)) => ghost::on_arrival(icon),
        DataValue::Middle(stone) => ghost::middle(stone).unwrap_or_else(|| message!("own-copy-nothing")),
        DataValue::Right(curses, throws, reward) => {
            ghost::right_stone(curses, throws, reward).unwrap_or_else(|| message!("own-copy-nothing"))
        }
        DataValue::YesOrNo(true) => message!("own-copy-yes"),
        DataValue::YesOrNo(false) => message!("own-copy-no"),
        DataValue::Space(tao, false) => tao.into(),
        DataValue::Space(tao, true) => message!("own-copy-entrance-of", tao),
        DataValue::Blank => message!("own-copy-blank"),
        DataValue::CurseEffect(effect) => effect.into(),
        DataValue::MantraEffect(effect) => effect.into(),
    }
}
