use ghost_stories_bots::Player;
use ghost_stories_engine::Who;
use serde::{Deserialize, Serialize};

use crate::aid::Aid;
use crate::lobby::Listing;
use crate::pace::Pace;

/// Who sits at a table, and how far the game is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableState {
    /// How far the game is.
    pub phase: Phase,
    /// The people, by their numbers.
    pub people: Vec<Person>,
    /// The seats: Taoists, then Wu-Feng if he plays.
    pub seats: Vec<Seat>,
    /// Somebody who wants to take a decision back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo: Option<UndoAsked>,
    /// The day of the daily challenge that is played here, as days since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<u32>,
    /// Whether those who run the server have closed the table.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub closed: bool,
    /// Whether it is an attempt at the challenge of the day that counts so far: a client offers no advice in it.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub ranked: bool,
    /// What advice the players said they had asked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aids: Vec<Aid>,
    /// How long a person may take to decide before a bot does: `untimed` if left out.
    #[serde(default, skip_serializing_if = "Pace::is_untimed")]
    pub clock: Pace,
    /// The number of the host: 0, who opened the table, unless that changed.
    #[serde(default, skip_serializing_if = "is_first")]
    pub host: u8,
    /// The table at which the same people play again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub again: Option<String>,
    /// How the table is listed in the lobby, if it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub listing: Option<Listing>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde hands it over")]
fn is_first(person: &u8) -> bool {
    *person == 0
}

/// How far a game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Phase {
    /// People take their seats.
    Open,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
}

/// Somebody at a table, with a seat or without.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Person {
    /// As they call themselves: plain text.
    pub name: String,
    /// Whether the host has taken them the word.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub muted: bool,
    /// Whether the host has sent them away.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub removed: bool,
    /// Whether they may not even watch then.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub barred: bool,
}

/// A seat and who plays it. A bot beside a person stands in for the person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Seat {
    /// The colour of a Taoist, or `wu-feng`.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub seat: Who,
    /// The number of the person whose seat it is; nobody's if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<u8>,
    /// The bot that plays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub bot: Option<Player>,
    /// Whether the bot gives its seat to somebody who comes.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub gives_way: bool,
}

impl Seat {
    /// The person who decides here, if it is one.
    pub fn decider(&self) -> Option<u8> {
        self.person.filter(|_| self.bot.is_none())
    }

    /// True if nobody plays here yet.
    pub fn is_open(&self) -> bool {
        self.person.is_none() && self.bot.is_none()
    }

    /// True if somebody who comes may take it: nobody plays here, or a bot that gives way.
    pub fn is_free(&self) -> bool {
        self.person.is_none() && (self.bot.is_none() || self.gives_way)
    }
}

/// A decision that somebody wants to take back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct UndoAsked {
    /// The number of the person who asks.
    pub by: u8,
    /// How many steps would be left.
    pub to: usize,
    /// The people who must still agree.
    pub waits_for: Vec<u8>,
}

impl TableState {
    /// The seat of a player.
    pub fn seat(&self, who: Who) -> Option<&Seat> {
        self.seats.iter().find(|seat| seat.seat == who)
    }

    /// True if this person decides for that player.
    pub fn decides(&self, person: u8, who: Who) -> bool {
        self.seat(who).is_some_and(|seat| seat.decider() == Some(person))
    }

    /// The people who decide for somebody.
    pub fn deciders(&self) -> Vec<u8> {
        let mut people: Vec<u8> = self.seats.iter().filter_map(Seat::decider).collect();
        people.sort_unstable();
        people.dedup();
        people
    }
}
