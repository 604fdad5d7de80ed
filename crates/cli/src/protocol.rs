use std::io::{BufRead, Write, stdin, stdout};

use clap::Args;
use ghost_stories_engine::{ByColour, Event, Outcome, Position, Tell};
use ghost_stories_lang::Language;
use ghost_stories_table::written;
use ghost_stories_table::{Dealer, FileSetup, Game, Replay, Start, Step, Wishes, view};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::options::{fresh_seed, word};

/// Speak JSON lines on standard input and output, for programs in any language
#[derive(Args)]
pub struct Protocol {}

/// A request: one line of JSON, told apart by `do`.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "lowercase", deny_unknown_fields)]
enum Request {
    New {
        #[serde(default)]
        setup: Option<FileSetup>,
        #[serde(default)]
        position: Option<String>,
        #[serde(default)]
        players: Option<u8>,
        #[serde(default)]
        level: Option<String>,
        #[serde(default)]
        rules: Option<String>,
        #[serde(default)]
        five_qi: bool,
        #[serde(default)]
        seed: Option<u64>,
    },
    View {},
    Options {},
    Play {
        choice: String,
    },
    Roll {
        #[serde(default)]
        outcome: Option<String>,
    },
    Undo {
        #[serde(default)]
        steps: Option<usize>,
    },
    Save {},
    Load {
        replay: Value,
    },
}

/// The game that is spoken of.
struct Session {
    game: Game,
    dealer: Dealer,
    seed: u64,
}

/// The longest line that is read, in bytes; a replay of the longest game is far shorter.
const LONGEST_LINE: usize = 4 << 20;

impl Protocol {
    #[expect(clippy::unused_self, reason = "like the other commands")]
    pub fn run(&self) -> Result<(), Failure> {
        let mut session = None;
        let mut out = stdout().lock();
        let mut input = stdin().lock();
        let mut line = Vec::new();
        loop {
            line.clear();
            if input.read_until(b'\n', &mut line)? == 0 {
                return Ok(());
            }
            let Some((id, answer)) = answer(&mut session, &line) else { continue };
            let mut answer = answer.unwrap_or_else(|error| json!({ "ok": false, "error": error }));
            if let Some(id) = id {
                answer["id"] = id;
            }
            writeln!(out, "{answer}")?;
            out.flush()?;
        }
    }
}

type Answer = Result<Value, String>;

/// The answer to a line, with the `id` it carried; nothing to a blank line.
fn answer(session: &mut Option<Session>, line: &[u8]) -> Option<(Option<Value>, Answer)> {
    if line.iter().all(u8::is_ascii_whitespace) {
        return None;
    }
    if line.len() > LONGEST_LINE {
        return Some((None, Err(format!("the line is longer than {LONGEST_LINE} bytes"))));
    }
    let mut value: Value = match serde_json::from_slice(line) {
        Ok(value) => value,
        Err(error) => return Some((None, Err(format!("not a line of JSON: {error}")))),
    };
    let Some(object) = value.as_object_mut() else {
        return Some((None, Err("expected an object such as {\"do\": \"new\"}".to_owned())));
    };
    let id = object.remove("id");
    let request = serde_json::from_value(value).map_err(|error| format!("not a request: {error}"));
    Some((id, request.and_then(|request| act(session, request))))
}

fn act(session: &mut Option<Session>, request: Request) -> Answer {
    match request {
        Request::New { setup, position, players, level, rules, five_qi, seed } => {
            let seed = seed.unwrap_or_else(fresh_seed);
            let start = match (setup, position) {
                (Some(_), Some(_)) => return Err("expected setup or position, not both".to_owned()),
                (Some(setup), None) => Start::Setup(setup.setup().map_err(|error| error.to_string())?),
                (None, Some(text)) => {
                    let layout = written::read(&text).map_err(|error| format!("position: {error}"))?;
                    Start::Written { text, layout: Box::new(layout) }
                }
                (None, None) => {
                    let players = players.unwrap_or(4);
                    if !(1..=4).contains(&players) {
                        return Err(format!("players: expected 1 to 4, found {players}"));
                    }
                    let level = word("level", level.as_deref().unwrap_or("normal"))?;
                    let rules = word("rules", rules.as_deref().unwrap_or("revised"))?;
                    let mut wishes = Wishes::new(players, level, rules);
                    wishes.five_qi = five_qi;
                    Start::Setup(wishes.deal_game(seed, 0))
                }
            };
            let mut events = Vec::new();
            let game = Game::new(start, &mut Tell(|event| events.push(event))).map_err(|error| error.to_string())?;
            *session = Some(Session { dealer: Dealer::new(seed, 0), game, seed });
            let mut answer = happened(&events, session.as_ref().map(|session| session.game.position()));
            answer["seed"] = json!(seed);
            Ok(answer)
        }
        Request::Load { replay } => {
            let text = match replay {
                Value::String(text) => text,
                other => other.to_string(),
            };
            let record = Replay::read(&text).map_err(|error| error.to_string())?;
            let game = record.play(&mut ()).map_err(|error| error.to_string())?;
            let seed = record.seed.unwrap_or_else(fresh_seed);
            let steps = game.steps().len();
            *session = Some(Session { dealer: game.dealer(seed), game, seed });
            let mut answer = happened(&[], session.as_ref().map(|session| session.game.position()));
            answer["steps"] = json!(steps);
            Ok(answer)
        }
        other => {
            let session = session
                .as_mut()
                .ok_or("there is no game yet: send {\"do\": \"new\"} or {\"do\": \"load\", ...} first")?;
            session.act(other)
        }
    }
}

impl Session {
    fn act(&mut self, request: Request) -> Answer {
        match request {
            Request::View {} => Ok(json!({ "ok": true, "view": view::view(self.game.position()) })),
            Request::Options {} => {
                let position = self.game.position();
                let options: Vec<Value> = position
                    .options()
                    .iter()
                    .map(|choice| json!({ "choice": choice.to_string(), "words": Language::English.choice(position, *choice) }))
                    .collect();
                let outcomes: Vec<Value> = position
                    .outcomes()
                    .iter()
                    .map(|(outcome, chance)| json!({ "outcome": outcome.to_string(), "cases": chance.cases, "of": chance.of }))
                    .collect();
                Ok(json!({ "ok": true, "waiting": view::waiting(position), "options": options, "outcomes": outcomes }))
            }
            Request::Play { choice } => {
                let choice = choice.parse().map_err(|error| format!("choice: \"{choice}\": {error}"))?;
                self.step(Step::Choice(choice))
            }
            Request::Roll { outcome } => self.roll(outcome),
            Request::Undo { steps } => {
                let wanted = steps.unwrap_or(1);
                let done = (0..wanted).take_while(|_| self.game.undo().is_some()).count();
                self.dealer = self.game.dealer(self.seed);
                let mut answer = happened(&[], Some(self.game.position()));
                answer["undone"] = json!(done);
                Ok(answer)
            }
            Request::Save {} => {
                let text = Replay::of(&self.game, Some(self.seed), ByColour::default()).write();
                let replay: Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
                Ok(json!({ "ok": true, "replay": replay }))
            }
            Request::New { .. } | Request::Load { .. } => unreachable!("handled before there is a game"),
        }
    }

    /// What chance brings, by the seed or as given. The seed's own outcome is passed over then, so that later ones stay the same.
    fn roll(&mut self, outcome: Option<String>) -> Answer {
        let given: Option<Outcome> =
            outcome.map(|text| text.parse().map_err(|error| format!("outcome: \"{text}\": {error}"))).transpose()?;
        let mut dealer = self.dealer.clone();
        let dealt = dealer
            .deal(self.game.position())
            .ok_or("nothing is to be rolled or drawn now; a choice is awaited or the game is over")?;
        let answer = self.step(Step::Outcome(given.unwrap_or(dealt)))?;
        self.dealer = dealer;
        Ok(answer)
    }

    fn step(&mut self, step: Step) -> Answer {
        let mut events = Vec::new();
        self.game
            .step(step, &mut Tell(|event| events.push(event)))
            .map_err(|refusal| Language::English.refusal(refusal))?;
        let mut answer = happened(&events, Some(self.game.position()));
        answer["step"] = json!(step.to_string());
        Ok(answer)
    }
}

fn happened(events: &[Event], position: Option<&Position>) -> Value {
    let events: Vec<Value> = events
        .iter()
        .map(|event| json!({ "event": event.to_string(), "rule": event.rule().to_string(), "words": Language::English.event(*event) }))
        .collect();
    json!({
        "ok": true,
        "events": events,
        "waiting": position.map(view::waiting),
        "ending": position.and_then(|position| Some(view::ending_view(position.ending()?, position.score()))),
    })
}
