use std::error::Error;
use std::fmt::Display;
use std::io::{self, ErrorKind, Write, stderr};
use std::path::Path;
use std::process::ExitCode;

use ghost_stories_lang::{Message, message};

use crate::say;

/// Why a command ended early.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// Input that cannot be used, or something that the system refused.
    #[error("{0}")]
    Input(Message),
    /// Something that went wrong in a part of the game, such as its database.
    #[error("{part}: {source}")]
    Caused {
        /// Which part.
        part: Message,
        /// What that part says.
        source: Box<dyn Error + Send + Sync>,
    },
    /// A check that failed and has been reported.
    #[error("a check failed")]
    Check,
    /// Nobody reads the output any more.
    #[error("nobody reads the output")]
    OutputClosed,
    /// Somebody stopped the command.
    #[error("{0}")]
    Interrupted(Message),
}

impl Failure {
    /// Input that cannot be used. Words that are no message stay as they are in every language.
    pub fn input(message: impl Into<Message>) -> Failure {
        Failure::Input(message.into())
    }

    /// A file that cannot be read or written.
    #[expect(clippy::needless_pass_by_value, reason = "errors are passed on as they come")]
    pub fn file(path: &Path, source: io::Error) -> Failure {
        Failure::within(path.display(), system(&source))
    }

    /// What is wrong in a file or an option.
    pub fn within(place: impl Display, problem: impl Into<Message>) -> Failure {
        Failure::Input(message!("failure-within", place: place.to_string(), problem: problem.into()))
    }

    /// What is wrong with a value of an option.
    pub fn option(option: &'static str, problem: impl Into<Message>) -> Failure {
        Failure::Input(message!("failure-option", option, problem: problem.into()))
    }

    /// Something that went wrong in a part of the game.
    pub fn caused(part: impl Into<Message>, source: impl Error + Send + Sync + 'static) -> Failure {
        Failure::Caused { part: part.into(), source: Box::new(source) }
    }

    /// What to say about it, if there is something to say.
    pub fn message(&self) -> Option<Message> {
        match self {
            Failure::Input(message) | Failure::Interrupted(message) => Some(message.clone()),
            Failure::Caused { part, source } => {
                Some(message!("failure-caused", part: part.clone(), cause: source.to_string()))
            }
            Failure::Check | Failure::OutputClosed => None,
        }
    }

    fn exit_code(&self) -> u8 {
        match self {
            Failure::OutputClosed => 0,
            Failure::Check => 1,
            Failure::Input(_) | Failure::Caused { .. } => 2,
            Failure::Interrupted(_) => 130,
        }
    }
}

/// Why the value of an option cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct ValueError(pub Message);

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            ErrorKind::BrokenPipe => Failure::OutputClosed,
            _ => Failure::Input(system(&error)),
        }
    }
}

/// What the system says, in the player's language where it is one of the usual things.
pub fn system(error: &io::Error) -> Message {
    match error.kind() {
        ErrorKind::NotFound => message!("file-not-found"),
        ErrorKind::PermissionDenied => message!("file-denied"),
        ErrorKind::AlreadyExists => message!("file-exists"),
        ErrorKind::IsADirectory => message!("file-is-folder"),
        ErrorKind::NotADirectory => message!("file-not-in-folder"),
        ErrorKind::ReadOnlyFilesystem => message!("file-read-only"),
        ErrorKind::StorageFull => message!("file-disk-full"),
        ErrorKind::FileTooLarge => message!("file-too-large"),
        ErrorKind::InvalidData => message!("file-not-text"),
        _ => error.to_string().into(),
    }
}

/// Ends a program: says what went wrong in the chosen language, unless nobody needs to be told, and with which code.
pub fn exit(program: &str, result: Result<(), Failure>) -> ExitCode {
    let Err(failure) = result else { return ExitCode::SUCCESS };
    if let Some(message) = failure.message() {
        // Not `eprintln!`, which panics if nobody listens any more.
        let _ = writeln!(stderr(), "{program}: {}", say(&message));
    }
    ExitCode::from(failure.exit_code())
}
