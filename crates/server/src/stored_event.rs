//! What is stored of a table: one event for each request that was carried out.

use ghost_stories_bots::Player;
use ghost_stories_engine::Who;
use ghost_stories_online::{Aid, Listing, Pace, Seat};
use ghost_stories_table::{FileSetup, Step, WrittenPosition};
use serde::{Deserialize, Serialize};

use crate::network_mark::NetworkMark;
use crate::order_event::OrderEvent;
use crate::seat_token::Hash;

/// One event of a table's list, as it is stored: a request that was carried out, with all it brought about. Old events must be readable
/// for ever.
#[derive(Clone, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "kebab-case")]
pub enum StoredEvent {
    /// The first one.
    Opened {
        /// The revision of the rules by which it is played.
        #[serde(default = "first_revision", skip_serializing_if = "is_first")]
        revision: u16,
        /// What is played.
        setup: Box<FileSetup>,
        /// First half of the seed that cards and dice are dealt from.
        seed: u64,
        /// Second half, the salt: with it the seed cannot be found by trying.
        #[serde(default, skip_serializing_if = "is_nothing")]
        game: u64,
        /// Who sits where already.
        seats: Vec<Seat>,
        /// The first person.
        host: Newcomer,
        /// Of which day this is the challenge.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        day: Option<u32>,
        /// Whether the result counts for nothing: a further attempt at a challenge, or a game made easier.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        unranked: bool,
        /// How long a person may take to decide.
        #[serde(default, skip_serializing_if = "Pace::is_untimed")]
        clock: Pace,
        /// How the table is listed in the lobby, if it is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        listing: Option<Listing>,
    },
    /// A seat was taken.
    Sat {
        /// Which.
        seat: Who,
        /// By whom, if they were here before.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        person: Option<u8>,
        /// By whom, if not.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        newcomer: Option<Newcomer>,
        /// From where somebody new came: the hash of a network.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        network: Option<Hash>,
    },
    /// A seat was left.
    Stood {
        /// Which.
        seat: Who,
    },
    /// A bot plays a seat, or does no longer.
    Bot {
        /// Which seat.
        seat: Who,
        /// Which bot.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bot: Option<Player>,
        /// Who asked for it, if it was not the host.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<u8>,
        /// Whether the bot goes as soon as the person is back.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        until_return: bool,
        /// Whether it gives its seat to somebody who comes.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        gives_way: bool,
    },
    /// The game began.
    Began {
        /// What followed by itself.
        steps: Vec<Step>,
        /// How the table lay when the first turn's Yang began, Wu-Feng's hand included: for nobody but the server.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        position: Option<WrittenPosition>,
    },
    /// A decision.
    Played {
        /// Whose.
        by: Who,
        /// The decision and what followed by itself.
        steps: Vec<Step>,
        /// How many steps stayed, where those behind them were refused by corrected rules.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<usize>,
        /// Whether the game ended by it.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        over: bool,
        /// Once a turn, how the table lay when its Yang began, Wu-Feng's hand included: for nobody but the server.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        position: Option<WrittenPosition>,
        /// From which network, the first time that the person decides from there, where a person may be Wu-Feng.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        network: Option<NetworkMark>,
        /// Whether a bot decided in place of a person whose time had run out.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        out_of_time: bool,
    },
    /// Somebody wants to take a decision back.
    UndoAsked {
        /// Who.
        person: u8,
        /// How many steps would be left.
        to: usize,
    },
    /// Somebody agrees, and others must too.
    UndoAgreed {
        /// Who.
        person: u8,
    },
    /// Somebody does not agree.
    UndoRefused {
        /// Who.
        person: u8,
    },
    /// A decision was taken back.
    Undone {
        /// Who asked.
        person: u8,
        /// How many steps are left.
        to: usize,
    },
    /// Those who run the server closed the table: nobody comes to it any more.
    Closed {},
    /// They opened it again.
    Reopened {},
    /// Somebody said something.
    Said {
        /// Who.
        person: u8,
        /// What.
        text: String,
    },
    /// Somebody told that they had asked for advice.
    AidUsed {
        /// Who.
        person: u8,
        /// What advice.
        aid: Aid,
    },
    /// Something about who may do what.
    Order(OrderEvent),
    /// The host listed the table in the lobby.
    Listed {
        /// How.
        listing: Listing,
    },
    /// The host took it off the list.
    Unlisted {},
    /// A seat was taken whose bot gave way. An older server must not go on as if the bot still played.
    Replaced {
        /// Which.
        seat: Who,
        /// By whom, if they were here before.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        person: Option<u8>,
        /// By whom, if not.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        newcomer: Option<Newcomer>,
        /// From where somebody new came: the hash of a network.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        network: Option<Hash>,
    },
}

/// Somebody who comes to a table.
#[derive(Clone, Serialize, Deserialize)]
pub struct Newcomer {
    /// As they call themselves.
    pub name: String,
    /// What is kept of their secret.
    pub hash: Hash,
    /// From which network they came, where a person may be Wu-Feng.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub network: Option<NetworkMark>,
}

/// Of tables that do not say by which revision of the rules they are played.
fn first_revision() -> u16 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde hands it over")]
fn is_first(revision: &u16) -> bool {
    *revision == first_revision()
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde hands it over")]
fn is_nothing(number: &u64) -> bool {
    *number == 0
}

impl StoredEvent {
    /// As it is stored.
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("an entry has a JSON form")
    }

    /// How many of so many steps stay in the record as they are, if it may be told otherwise after this.
    pub fn stays(&self, steps: usize) -> Option<usize> {
        match self {
            StoredEvent::Began { .. }
            | StoredEvent::Sat { .. }
            | StoredEvent::Replaced { .. }
            | StoredEvent::Stood { .. }
            | StoredEvent::Order(_) => Some(steps),
            StoredEvent::Played { from, .. } => Some(from.unwrap_or(steps)),
            StoredEvent::Undone { to, .. } => Some(*to),
            StoredEvent::Opened { .. }
            | StoredEvent::Bot { .. }
            | StoredEvent::UndoAsked { .. }
            | StoredEvent::UndoAgreed { .. }
            | StoredEvent::UndoRefused { .. }
            | StoredEvent::Closed {}
            | StoredEvent::Reopened {}
            | StoredEvent::AidUsed { .. }
            | StoredEvent::Listed { .. }
            | StoredEvent::Unlisted {}
            | StoredEvent::Said { .. } => None,
        }
    }

    /// As it was stored.
    pub fn read(body: &str) -> Result<StoredEvent, serde_json::Error> {
        serde_json::from_str(body)
    }

    /// True if something that cannot be read looks like an event all the same: of a kind, or with a content, that only a newer program knows.
    pub fn is_newer(body: &str) -> bool {
        #[derive(Deserialize)]
        struct AnyEvent {
            #[serde(rename = "entry")]
            _entry: String,
        }
        serde_json::from_str::<AnyEvent>(body).is_ok()
    }
}
