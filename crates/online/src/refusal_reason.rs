use serde::{Deserialize, Serialize};
use strum::{Display, IntoStaticStr};

/// Why something was refused, for clients that say it in words of their own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, Display, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum RefusalReason {
    /// It is none of the messages there are, or a field has a value that it cannot have.
    Malformed,
    /// A rule forbids the choice.
    Rule,
    /// The game has gone on since.
    GoneOn,
    /// It is for somebody else to decide.
    NotYours,
    /// The game has not begun.
    NotBegun,
    /// The game has begun already.
    Begun,
    /// The game is over.
    Over,
    /// A seat has neither person nor bot yet.
    SeatsOpen,
    /// The seat has a person.
    Taken,
    /// A bot plays the seat.
    BotPlays,
    /// Wu-Feng's hand would be known to somebody who may not know it.
    Hand,
    /// Only those with a place at the table may do that.
    Watching,
    /// Only the host may do that.
    HostOnly,
    /// The challenge of the day is played alone.
    Alone,
    /// No decision of one's own can be taken back.
    NothingToTakeBack,
    /// Somebody asks already whether a decision may be taken back.
    AskedAlready,
    /// Nobody asks.
    NotAsked,
    /// The name cannot be one.
    Name,
    /// Too much at once, or altogether.
    TooMuch,
    /// There is no room for more.
    Full,
    /// The seat token is nobody's at this table.
    #[serde(rename = "wrong-secret")]
    #[strum(serialize = "wrong-secret")]
    WrongSeatToken,
    /// There is no such table.
    NoTable,
    /// The table was played under older rules, and today's refuse a step of it.
    OlderRules,
    /// The challenge of the day is shown to others when the day is over.
    NotYet,
    /// The server cannot store anything at the moment.
    Storage,
    /// Those who run the server have closed the table.
    Closed,
    /// Those who run the server let nobody in from this address.
    Barred,
    /// A newer server has gone on with the table in a way that this one cannot read.
    NewerServer,
    /// The server has so much to do that it takes in nobody new for a moment.
    Busy,
    /// The host has taken one the word.
    Muted,
    /// The host has sent one away; one may watch.
    Removed,
    /// The host has sent one away, and one may not even watch.
    RemovedForGood,
    /// The table has a word to enter, and this is not it.
    Word,
    /// Something that a newer server has a word for; its sentence says what.
    #[serde(other, skip_serializing)]
    Unknown,
}
