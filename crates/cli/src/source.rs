use std::ffi::OsString;
use std::path::PathBuf;

use ghost_stories_command_line::{Failure, language, read_text};
use ghost_stories_engine::Position;
use ghost_stories_lang::{Message, message};
use ghost_stories_table::{Replay, ReplayError, written};

/// Where a game or a position comes from: a file or a link.
#[derive(Clone)]
pub struct GameSource(PathBuf);

impl From<OsString> for GameSource {
    fn from(given: OsString) -> GameSource {
        GameSource(given.into())
    }
}

impl GameSource {
    /// The recorded game in it, up to the step that `--to` names.
    pub fn replay(&self, to: Option<usize>) -> Result<Replay, Failure> {
        match self.link() {
            Some(link) => self.up_to(Replay::from_link(link), "--to", to),
            None => self.up_to(Replay::read(&self.text()?), "--to", to),
        }
    }

    /// The position in it: written, of a scenario, or of a recorded game behind the step that `--at` names.
    pub fn position(&self, at: Option<usize>) -> Result<Position, Failure> {
        let replay = if let Some(link) = self.link() {
            Replay::from_link(link)
        } else {
            let text = self.text()?;
            if !text.trim_start().starts_with('{') {
                return self.written(&text, at);
            }
            Replay::read(&text)
        };
        let opened = self.up_to(replay, "--at", at)?.open().map_err(|error| self.refused(error.message(language())))?;
        for note in opened.notes(language()) {
            eprintln!("{note}");
        }
        Ok(*opened.game.position())
    }

    fn written(&self, text: &str, at: Option<usize>) -> Result<Position, Failure> {
        if at.is_some() {
            return Err(self.refused(message!("source-at-of-position")));
        }
        written::read_position(&before_play(text)).map_err(|error| self.refused(error.message()))
    }

    /// What was read, without the steps behind the one that an option names.
    fn up_to(&self, read: Result<Replay, ReplayError>, option: &str, step: Option<usize>) -> Result<Replay, Failure> {
        let replay = read.map_err(|error| self.refused(error.message(language())))?;
        let last = replay.steps.len();
        let step = step.unwrap_or(last);
        if step > last {
            return Err(Failure::within(format!("{option} {step}"), message!("source-step", last)));
        }
        Ok(replay.up_to(step))
    }

    /// What was wrong with it. A link is too long to be said again.
    pub fn refused(&self, problem: impl Into<Message>) -> Failure {
        match self.link() {
            Some(_) => Failure::input(problem),
            None => Failure::within(self.0.display(), problem),
        }
    }

    /// What was given, if it is a link and no file.
    fn link(&self) -> Option<&str> {
        let text = self.0.to_str()?;
        let is_link = text.starts_with("https://") || text.starts_with("http://") || text.contains("#replay=");
        is_link.then_some(text)
    }

    fn text(&self) -> Result<String, Failure> {
        read_text(&self.0)
    }
}

/// The position of a scenario, line for line: without its title, the rules it covers and what is played.
fn before_play(text: &str) -> String {
    let lines = text.lines().take_while(|line| written::words(line) != ["play"]);
    let position = lines.map(|line| match written::words(line).first() {
        Some(&("title" | "covers")) => "",
        _ => line,
    });
    position.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn given(source: &str) -> Result<Replay, Failure> {
        GameSource::from(OsString::from(source)).replay(None)
    }

    #[test]
    fn a_link_is_as_good_as_its_file() {
        let golden = concat!(env!("CARGO_MANIFEST_DIR"), "/../../replays/golden/hell-3-revised.json");
        let record = given(golden).expect("a golden replay");
        for before in ["https://example.org/", "http://localhost:8080/x", ""] {
            let link = format!("{before}#replay={}", record.to_link());
            let linked = Replay { revision: None, positions: Vec::new(), over: false, ..record.clone() };
            assert_eq!(given(&link).expect("a link"), linked);
            assert!(given(&link[..link.len() - 9]).unwrap_err().to_string().starts_with("link: it is damaged"));
        }
        assert!(given("https://example.org").unwrap_err().to_string().contains("holds no game"));
    }
}
