use std::env;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

use thiserror::Error;

/// What went wrong.
#[derive(Debug, Error)]
pub enum TaskError {
    /// In words for the one at the keyboard.
    #[error("{0}")]
    Said(String),
    /// A command that could not be started.
    #[error("{command}: {source}")]
    NotStarted { command: String, source: io::Error },
    /// A command that failed, with what it wrote if that was not shown.
    #[error("failed: {command}{output}")]
    Failed { command: String, output: String },
    #[error("{}: {source}", path.display())]
    File { path: PathBuf, source: io::Error },
    #[error(transparent)]
    System(#[from] io::Error),
}

impl TaskError {
    pub fn said(words: impl Into<String>) -> TaskError {
        TaskError::Said(words.into())
    }
}

/// A command that is shown before it runs.
pub struct Call(Command);

impl Call {
    pub fn new(program: impl AsRef<std::ffi::OsStr>) -> Call {
        let mut command = Command::new(program);
        command.current_dir(root());
        Call(command)
    }

    pub fn args(mut self, words: impl IntoIterator<Item = impl AsRef<std::ffi::OsStr>>) -> Call {
        self.0.args(words);
        self
    }

    pub fn env(mut self, name: &str, value: impl AsRef<std::ffi::OsStr>) -> Call {
        self.0.env(name, value);
        self
    }

    fn shown(&self) -> String {
        let words = std::iter::once(self.0.get_program()).chain(self.0.get_args());
        words.map(|word| word.to_string_lossy().into_owned()).collect::<Vec<_>>().join(" ")
    }

    /// Runs it and says how long it took; a failure names the command.
    pub fn run(mut self) -> Result<(), TaskError> {
        let shown = self.shown();
        eprintln!("$ {shown}");
        let began = Instant::now();
        let status = self.0.status().map_err(|source| TaskError::NotStarted { command: shown.clone(), source })?;
        eprintln!("{} s: {shown}", began.elapsed().as_secs());
        if status.success() { Ok(()) } else { Err(TaskError::Failed { command: shown, output: String::new() }) }
    }

    /// Runs it and gives back what it wrote on both outputs.
    pub fn read(mut self) -> Result<String, TaskError> {
        let shown = self.shown();
        eprintln!("$ {shown}");
        let output = self.0.output().map_err(|source| TaskError::NotStarted { command: shown.clone(), source })?;
        let text = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
        if output.status.success() {
            Ok(text.into_owned())
        } else {
            Err(TaskError::Failed { command: shown, output: format!("\n{text}") })
        }
    }
}

/// The cargo that runs this.
pub fn cargo<'a>(words: impl IntoIterator<Item = &'a str>) -> Call {
    let words: Vec<&str> = words.into_iter().collect();
    // A toolchain asked for by name is the rustup proxy's business.
    let program = match words.first() {
        Some(first) if first.starts_with('+') => "cargo".into(),
        _ => env::var_os("CARGO").unwrap_or_else(|| "cargo".into()),
    };
    let call = Call::new(program).args(words);
    // On a machine that throws away what it built, what would speed up the next build is half of the time of this one.
    if env::var_os("CI").is_some() { call.env("CARGO_INCREMENTAL", "0") } else { call }
}

/// The folder in which cargo builds.
pub fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// The game as people get it.
pub fn released() -> PathBuf {
    program("release", "ghost-stories")
}

/// The game as the tests build it.
pub fn tested() -> PathBuf {
    program("debug", "ghost-stories")
}

/// A program that cargo has built, or `examples/` and an example.
pub fn program(profile: &str, name: &str) -> PathBuf {
    target().join(profile).join(format!("{name}{}", env::consts::EXE_SUFFIX))
}

/// The root of the repository.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new("."))
}

/// True if the program can be started.
pub fn has(program: &str) -> bool {
    Command::new(program)
        .arg("--version")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok()
}

/// Makes sure a part of the toolchain is there, or says how to get it.
pub fn ensure_component(command: &str, component: &str) -> Result<(), TaskError> {
    if cargo([command, "--version"]).read().is_ok() {
        return Ok(());
    }
    Call::new("rustup").args(["component", "add", component]).run().map_err(|why| {
        TaskError::said(format!("cargo {command} is missing; get it with: rustup component add {component} ({why})"))
    })
}

/// Makes sure a program is there: installs its Debian package where that is possible, or says how to get it.
pub fn ensure(program: &str, package: &str) -> Result<(), TaskError> {
    if has(program) {
        return Ok(());
    }
    let root_on_debian = Path::new("/etc/debian_version").exists()
        && Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0");
    if root_on_debian {
        Call::new("apt-get").args(["update", "-qq"]).run()?;
        Call::new("apt-get").args(["install", "-y", "-qq", package]).env("DEBIAN_FRONTEND", "noninteractive").run()?;
    }
    if has(program) {
        return Ok(());
    }
    Err(TaskError::said(format!(
        "{program} is missing; install the package {package} of your system (Debian: apt-get install {package})"
    )))
}
