use ghost_stories_bots::Player;
use ghost_stories_engine::{Choice, Who};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::aid::Aid;
use crate::rematch::Rematch;

/// What a client may say at a table, told apart by `do`. Each may carry an `id`, which comes back in the answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum ClientMessage {
    /// The first message of a connection.
    Hello {
        /// The version of the vocabulary that the client speaks.
        version: u32,
        /// Which table.
        table: String,
        /// The seat token of a person at this table; without one, you watch.
        #[serde(rename = "secret", default, skip_serializing_if = "Option::is_none")]
        seat_token: Option<String>,
        /// The number of the last event received; what came later is sent. Without it, the whole table is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        since: Option<u64>,
        /// True to get the view as JSON with every change, for clients without the game's engine.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        views: bool,
        /// The word to enter, at a table that has one; whoever brings a seat token needs none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        word: Option<String>,
    },
    /// Takes a seat. Whoever has no seat yet gives a name and is given a secret.
    Sit {
        /// Which seat.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        seat: Who,
        /// How the newcomer is called.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// Leaves a seat of one's own, or lets the host free anybody's.
    Stand {
        /// Which seat.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        seat: Who,
    },
    /// The host lets a bot play a seat: in place of a person who may get it back, or a free one. Everybody with a place may, once its person
    /// has been away from the game for as long as the server says.
    Bot {
        /// Which seat.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        seat: Who,
        /// Which bot.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        bot: Player,
        /// Whether it gives its seat, if that is nobody's, to somebody who comes.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        gives_way: bool,
    },
    /// The host takes the bot away again: the seat is its person's, or free. Whoever was away may do so for their own seat.
    GiveBack {
        /// Which seat.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        seat: Who,
    },
    /// The host begins the game.
    Start {},
    /// A decision.
    Choose {
        /// One of the options.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        choice: Choice,
        /// How many steps the record had when it was chosen, so that no decision is made about another position than was seen.
        steps: usize,
        /// The number of the last event that was known then: as many steps may be others after something was taken back.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        number: Option<u64>,
    },
    /// Asks to take back one's last decision; the others must agree.
    Undo {},
    /// Agrees to what was asked.
    Agree {},
    /// Does not agree; or takes one's own wish back.
    Refuse {},
    /// Says something to everybody at the table.
    Say {
        /// Plain text.
        text: String,
    },
    /// Points at something on the table for everybody to see; nothing is stored.
    Point {
        /// What, in words that clients agree on: lower-case letters, digits and hyphens, such as `tile-tea-house-at`.
        #[serde(rename = "thing")]
        target: String,
    },
    /// Asks for a sign of life.
    Ping {},
    /// Tells that advice was asked for while the game is on, so that its result says so.
    UseAid {
        /// What.
        aid: Aid,
    },
    /// The host takes somebody the word: they neither talk nor point any more.
    Mute {
        /// The number of the person.
        person: u8,
    },
    /// The host lets somebody talk again.
    Unmute {
        /// The number of the person.
        person: u8,
    },
    /// The host sends somebody away: they lose their seats and may only watch.
    Remove {
        /// The number of the person.
        person: u8,
        /// True if they may not even watch, nor anybody new from the same network.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        bar: bool,
    },
    /// The host lets somebody come back who was sent away.
    Lift {
        /// The number of the person.
        person: u8,
    },
    /// The host opens a table for another game of the same people, once the game is over.
    Again {
        /// Which game.
        how: Rematch,
    },
    /// Asks for one's seat token at the table that `again` opened, by showing that of this one. Asked again, it is the same.
    Follow {
        /// The seat token of this table.
        #[serde(rename = "secret")]
        seat_token: String,
    },
    /// The host lists the table in the lobby.
    List {
        /// The language that the host speaks: two or three small letters, such as `en`.
        language: String,
    },
    /// The host takes it off the lobby's list.
    Unlist {},
}

/// Why a text is no request, with the `id` it carried.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{problem}")]
pub struct ClientMessageError {
    /// As it was sent.
    pub id: Option<u64>,
    /// What was wrong and what would be right.
    pub problem: String,
}

impl ClientMessage {
    /// Reads a message and the `id` it carries.
    pub fn read(text: &str) -> Result<(Option<u64>, ClientMessage), ClientMessageError> {
        let error = |id, problem| ClientMessageError { id, problem };
        let mut value: Value =
            serde_json::from_str(text).map_err(|problem| error(None, format!("this is no JSON: {problem}")))?;
        let Some(fields) = value.as_object_mut() else {
            return Err(error(None, "expected an object such as {\"do\": \"ping\"}".to_owned()));
        };
        let id = match fields.remove("id") {
            None => None,
            Some(id) => {
                Some(id.as_u64().ok_or_else(|| error(None, "id: expected a whole number from 0 on".to_owned()))?)
            }
        };
        let request = serde_json::from_value(value).map_err(|problem| error(id, problem.to_string()))?;
        Ok((id, request))
    }

    /// The version that a `hello` names, whatever else it says.
    pub fn version(text: &str) -> Option<u32> {
        let value: Value = serde_json::from_str(text).ok()?;
        let version = value.get("version").filter(|_| value.get("do").is_some_and(|what| what == "hello"))?;
        version.as_u64().map(|version| version.try_into().unwrap_or(u32::MAX))
    }

    /// Writes a message with an `id`.
    pub fn write(&self, id: Option<u64>) -> String {
        let mut value = serde_json::to_value(self).unwrap_or_default();
        if let Some(id) = id {
            value["id"] = json!(id);
        }
        value.to_string()
    }
}
