use ghost_stories_bots::Player;
use ghost_stories_engine::{Choice, Who};
use ghost_stories_table::{FileSetup, Step, WrittenPosition};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use strum::{EnumDiscriminants, EnumIter, IntoStaticStr};

use crate::aid::Aid;
use crate::refusal_reason::RefusalReason;
use crate::state::TableState;

/// What a server may say to a client, told apart by `tell`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, EnumDiscriminants)]
#[serde(tag = "tell", rename_all = "kebab-case")]
#[strum_discriminants(name(ServerMessageKind), derive(Deserialize, EnumIter), serde(rename_all = "kebab-case"))]
#[strum_discriminants(doc = "Which message of the server it is: what `tell` says.")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum ServerMessage {
    /// The answer to `hello`. Updates follow.
    Welcome {
        /// The number of the last event.
        number: u64,
        /// Your number among the people; nobody if you watch.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        person: Option<u8>,
        /// The set-up, as in a replay.
        #[cfg_attr(feature = "openapi", schema(value_type = Object))]
        setup: Box<FileSetup>,
        /// Who sits where.
        state: TableState,
        /// The steps of the game so far, unless `since` was given; what only Wu-Feng may know is another possible card for others.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "openapi", schema(value_type = Option<Vec<String>>))]
        steps: Option<Vec<Step>>,
        /// Where steps were played under older rules, how the table lay behind them: the game goes on from there.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
        positions: Vec<WrittenPosition>,
        /// What an update of the server left out of the game, because corrected rules refuse a step of it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        left_out: Option<LeftOut>,
        /// The last lines of chat, unless `since` was given.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        chat: Vec<Line>,
        /// What is awaited, unless updates follow that say so.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        now: Option<Now>,
    },
    /// Something happened at the table.
    Update(Update),
    /// Who is connected; sent when it changes.
    Here {
        /// The numbers of the people.
        people: Vec<u8>,
        /// How many others watch.
        watching: usize,
        /// In how many seconds the server will be restarted, if that was announced. Tables go on afterwards.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        restart_in: Option<u32>,
        /// Who has a seat, or is the host, and is not connected.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        away: Vec<Away>,
        /// After how many seconds anybody may let a bot play for somebody who is away.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bot_after: Option<u32>,
    },
    /// Somebody points at something.
    Pointed {
        /// The number of the person.
        person: u8,
        /// What at.
        #[serde(rename = "thing")]
        target: String,
    },
    /// A request was carried out and what it did is stored for good.
    Done {
        /// The request's.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<u64>,
    },
    /// A seat was taken by somebody new.
    Seated {
        /// The request's.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<u64>,
        /// Your number among the people.
        person: u8,
        /// With it you come back. It is told this once.
        #[serde(rename = "secret")]
        seat_token: String,
    },
    /// A request was refused and changed nothing.
    Refused {
        /// The request's.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<u64>,
        /// Why, as one of a few words.
        why: RefusalReason,
        /// What was wrong and what would be right.
        error: String,
        /// The rule that a choice breaks.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rule: Option<String>,
    },
    /// The server speaks another version: load the page again.
    Reload {
        /// The server's.
        version: u32,
    },
    /// The server goes; connect again in a moment.
    Closing {},
    /// A sign of life.
    Pong {},
}

/// Somebody who is not connected.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Away {
    /// The number of the person.
    pub person: u8,
    /// For how many seconds they have been away.
    pub seconds: u32,
}

/// Steps of a turn that are not part of the game any more: corrected rules refuse the first of them, and the game went on from there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LeftOut {
    /// The number of the refused step, from 1.
    pub step: usize,
    /// What it was; in Black Secret only its first word, because a card may be one of Wu-Feng's hand.
    pub text: String,
    /// The rule that refuses it.
    pub rule: String,
    /// How many steps were left out.
    pub steps: usize,
}

/// One event of a table. Events are numbered from 1 without gaps.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Update {
    /// Its number.
    pub number: u64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// What happened.
    pub what: TableEvent,
    /// Who sits where now, if that changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub state: Option<TableState>,
    /// What changed in the record, if something did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<Record>,
    /// What is awaited, with the last update of several.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub now: Option<Now>,
}

/// What happened, told apart by `event`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, IntoStaticStr)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum TableEvent {
    /// The table was opened.
    Opened {},
    /// Somebody took a seat.
    Sat {
        /// The number of the person.
        person: u8,
        /// Which.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        seat: Who,
    },
    /// A seat was left.
    Stood {
        /// Which.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        seat: Who,
    },
    /// A bot plays a seat now.
    BotSat {
        /// Which seat.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        seat: Who,
        /// Which bot.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        bot: Player,
    },
    /// A bot plays a seat no longer.
    GivenBack {
        /// Which.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        seat: Who,
    },
    /// The game began.
    Began {},
    /// Somebody decided, and what follows by itself followed.
    Played {
        /// Who; nobody if it was nobody's decision.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
        by: Option<Who>,
        /// Whether a bot decided in place of a person whose time had run out.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        out_of_time: bool,
    },
    /// Somebody asks to take a decision back; the state tells who must agree.
    UndoAsked {
        /// The number of the person.
        person: u8,
    },
    /// Somebody agrees, but others must too.
    UndoAgreed {
        /// The number of the person.
        person: u8,
    },
    /// It stays as it is.
    UndoRefused {
        /// The number of the person who does not agree.
        person: u8,
    },
    /// A decision was taken back.
    Undone {
        /// The number of the person who asked.
        person: u8,
    },
    /// Those who run the server closed the table.
    Closed {},
    /// They opened it again.
    Reopened {},
    /// The table is listed in the lobby.
    Listed {},
    /// It is no longer.
    Unlisted {},
    /// Somebody said something.
    Said {
        /// The number of the person.
        person: u8,
        /// Plain text.
        text: String,
    },
    /// Somebody said that they had asked for advice.
    AidUsed {
        /// The number of the person.
        person: u8,
        /// What advice.
        aid: Aid,
    },
    /// Somebody else is the host now, because the host was away.
    HostChanged {
        /// The number of the person.
        person: u8,
    },
    /// The host took somebody the word.
    Muted {
        /// The number of the person.
        person: u8,
    },
    /// The host lets somebody talk again.
    Unmuted {
        /// The number of the person.
        person: u8,
    },
    /// The host sent somebody away.
    Removed {
        /// The number of the person.
        person: u8,
    },
    /// The host lets somebody come back who was sent away.
    Lifted {
        /// The number of the person.
        person: u8,
    },
    /// The table has a word to enter.
    WordSet {},
    /// The people of another table are expected here; the state tells who they are.
    Invited {},
    /// One of them has come.
    Came {
        /// The number of the person.
        person: u8,
    },
    /// The same people play again at another table.
    Again {
        /// Which.
        table: String,
    },
    /// Something that a newer server has a word for. What it changed is in the state and the record all the same.
    #[serde(other, skip_serializing)]
    Unknown,
}

/// A change of the record: its first `from` steps stay, then these follow. So decisions are told, those taken back, and what comes to
/// light of Wu-Feng's hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Record {
    /// How many steps stay.
    pub from: usize,
    /// What follows them.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub steps: Vec<Step>,
}

/// What a game waits for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Now {
    /// Who must decide; nobody before the game and after it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub decides: Option<Who>,
    /// What may be chosen, if it is you who must.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub options: Vec<Choice>,
    /// The table as you see it, if you asked for views.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub view: Option<Value>,
    /// At a table with a clock, in how many milliseconds a bot will decide in place of the person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_left: Option<u64>,
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Line {
    /// The number of the person.
    pub person: u8,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// Plain text.
    pub text: String,
}

impl ServerMessage {
    /// As it is sent.
    pub fn write(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// As it was sent.
    pub fn read(text: &str) -> Result<ServerMessage, serde_json::Error> {
        serde_json::from_str(text)
    }
}
