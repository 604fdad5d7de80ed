//! Why something could not be done, for whoever asked and for the log.

use ghost_stories_online::{RefusalReason, ServerMessage};
use ghost_stories_table::ReplayError;
use tracing::error;

use crate::table::{Refused, Unreadable};

/// Why something could not be done.
#[derive(Debug)]
pub enum HubError {
    Refused(Refused),
    NoTable,
    Storage,
    /// The storage went away in the middle: whether it was done shows when it is back.
    Uncertain,
    Damaged,
    /// A newer server wrote the whole of it.
    Newer,
    /// There is too much to do for anybody new.
    Busy,
    /// Corrected rules refuse a step of the table.
    OlderRules(Box<ReplayError>),
}

impl HubError {
    /// Why, as one of a few words.
    pub fn reason(&self) -> RefusalReason {
        match self {
            HubError::Refused(Refused { why, .. }) => *why,
            HubError::OlderRules(_) => RefusalReason::OlderRules,
            HubError::NoTable | HubError::Damaged => RefusalReason::NoTable,
            HubError::Storage | HubError::Uncertain => RefusalReason::Storage,
            HubError::Busy => RefusalReason::Busy,
            HubError::Newer => RefusalReason::NewerServer,
        }
    }

    /// In words for the one who asked.
    pub fn told(&self, id: Option<u64>) -> ServerMessage {
        let why = self.reason();
        let error = match self {
            HubError::Refused(Refused { error, rule, .. }) => {
                return ServerMessage::Refused { id, why, error: error.clone(), rule: rule.clone() };
            }
            HubError::OlderRules(refused) => {
                let rule = match refused.as_ref() {
                    ReplayError::Illegal { refusal, .. } => Some(refusal.rule().to_string()),
                    _ => None,
                };
                let error = format!("this table was played under older rules and is kept; today's refuse {refused}");
                return ServerMessage::Refused { id, why, error, rule };
            }
            HubError::NoTable => "there is no such table; it may have expired",
            HubError::Storage => "the server cannot store anything at the moment; try again",
            HubError::Uncertain => "the storage failed; come back to see whether it was done",
            HubError::Damaged => "this table cannot be read",
            HubError::Busy => "the server has too much to do to take in anybody new; try again in a moment",
            HubError::Newer => {
                "this table is of a newer version of this server; come back as soon as a newer server answers"
            }
        };
        ServerMessage::Refused { id, why, error: error.to_owned(), rule: None }
    }
}

impl From<Refused> for HubError {
    fn from(refused: Refused) -> HubError {
        HubError::Refused(refused)
    }
}

impl From<Unreadable> for HubError {
    fn from(unreadable: Unreadable) -> HubError {
        match unreadable {
            Unreadable::Damaged(why) => {
                error!(why, "a stored table cannot be read");
                HubError::Damaged
            }
            Unreadable::Newer => HubError::Newer,
            Unreadable::OlderRules(refused) => HubError::OlderRules(Box::new(refused)),
        }
    }
}
