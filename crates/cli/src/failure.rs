use std::io;

/// Why a command ended early: what to say and the exit code.
#[derive(Debug)]
pub struct Failure {
    pub code: u8,
    pub message: String,
}

impl Failure {
    /// Input that cannot be used: exit code 2.
    pub fn input(message: impl Into<String>) -> Failure {
        Failure { code: 2, message: message.into() }
    }

    /// A check that did not hold, already reported: exit code 1.
    pub fn check() -> Failure {
        Failure { code: 1, message: String::new() }
    }

    /// A file that cannot be read or written.
    pub fn file(path: &std::path::Path, error: &io::Error) -> Failure {
        Failure::input(format!("{}: {error}", path.display()))
    }
}

/// Output that nobody reads any more ends the command quietly.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure { code: 0, message: String::new() },
            _ => Failure::input(error.to_string()),
        }
    }
}
