//! What is stored of who may do what at a table, besides who sits where.

use ghost_stories_engine::Who;
use ghost_stories_online::Seat;
use serde::{Deserialize, Serialize};

use crate::seat_token::{Hash, WordHash};
use crate::stored_event::Newcomer;

/// An event by which order is kept at a table, or the next table is found.
#[derive(Clone, Serialize, Deserialize)]
#[serde(tag = "order", rename_all = "kebab-case")]
pub enum OrderEvent {
    /// The host was away, and somebody else is the host now.
    HostChanged {
        /// Who.
        person: u8,
    },
    /// Somebody may neither talk nor point any more.
    Muted {
        /// Who.
        person: u8,
        /// Who says so.
        by: u8,
    },
    /// Somebody may talk again.
    Unmuted {
        /// Who.
        person: u8,
        /// Who says so.
        by: u8,
    },
    /// Somebody was sent away.
    Removed {
        /// Who.
        person: u8,
        /// Who says so.
        by: u8,
        /// Whether they may not even watch.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        barred: bool,
        /// From where nobody new is let in, or to a seat: hashes of networks.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        networks: Vec<Hash>,
    },
    /// Somebody who was sent away may come back.
    Lifted {
        /// Who.
        person: u8,
        /// Who says so.
        by: u8,
    },
    /// Whoever comes has to know a word.
    WordSet {
        /// What is kept of it.
        word: WordHash,
    },
    /// A seat was taken by somebody new, who gets the number of somebody who left and is forgotten.
    SatAnew {
        /// Which seat.
        seat: Who,
        /// The number.
        person: u8,
        /// By whom.
        newcomer: Newcomer,
        /// From where: the hash of a network.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        network: Option<Hash>,
    },
    /// The people of another table are to play here. Who opened it is the first of them.
    Invited {
        /// How they are called. Each is known as soon as they have shown their secret of that table.
        people: Vec<String>,
        /// Who sits where.
        seats: Vec<Seat>,
        /// With what networks are hashed, as at that table.
        salt: u64,
        /// From where nobody is let in, as there.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        barred: Vec<Hash>,
        /// The word to enter, as there.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        word: Option<WordHash>,
    },
    /// One of them has shown their secret, and has one of this table now.
    Known {
        /// Who.
        person: u8,
        /// What is kept of it.
        hash: Hash,
    },
    /// The people play again at another table.
    PlayedAgain {
        /// Which.
        table: String,
        /// Their numbers here, in the order of their numbers there.
        people: Vec<u8>,
    },
}
