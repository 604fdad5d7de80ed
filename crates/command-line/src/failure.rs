use std::error::Error;
use std::io::{self, Write, stderr};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Why a command ended early.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// Input that cannot be used.
    #[error("{0}")]
    Input(String),
    /// A file that cannot be read or written.
    #[error("{}: {source}", path.display())]
    File {
        /// Which one.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// Something that went wrong in a part of the game, such as its database.
    #[error("{part}: {source}")]
    Caused {
        /// Which part.
        part: String,
        /// What that part says.
        source: Box<dyn Error + Send + Sync>,
    },
    /// Something else that the system refused.
    #[error(transparent)]
    System(io::Error),
    /// A check that failed and has been reported.
    #[error("a check failed")]
    Check,
    /// Nobody reads the output any more.
    #[error("nobody reads the output")]
    OutputClosed,
    /// Somebody stopped the command.
    #[error("{0}")]
    Interrupted(String),
}

impl Failure {
    /// Input that cannot be used.
    pub fn input(message: impl Into<String>) -> Failure {
        Failure::Input(message.into())
    }

    /// A file that cannot be read or written.
    pub fn file(path: &Path, source: io::Error) -> Failure {
        Failure::File { path: path.to_owned(), source }
    }

    /// Something that went wrong in a part of the game.
    pub fn caused(part: impl Into<String>, source: impl Error + Send + Sync + 'static) -> Failure {
        Failure::Caused { part: part.into(), source: Box::new(source) }
    }

    fn exit_code(&self) -> u8 {
        match self {
            Failure::OutputClosed => 0,
            Failure::Check => 1,
            Failure::Input(_) | Failure::File { .. } | Failure::Caused { .. } | Failure::System(_) => 2,
            Failure::Interrupted(_) => 130,
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::OutputClosed,
            _ => Failure::System(error),
        }
    }
}

/// Ends a program: says what went wrong, unless nobody needs to be told, and with which code.
pub fn exit(program: &str, result: Result<(), Failure>) -> ExitCode {
    let Err(failure) = result else { return ExitCode::SUCCESS };
    if !matches!(failure, Failure::Check | Failure::OutputClosed) {
        // Not `eprintln!`, which panics if nobody listens any more.
        let _ = writeln!(stderr(), "{program}: {failure}");
    }
    ExitCode::from(failure.exit_code())
}
