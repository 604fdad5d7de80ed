mod new;

use std::io::{BufRead, Read, Write, stdin, stdout};
use std::str::FromStr;

use clap::Args;
use ghost_stories_bots::{Bot, Player, View};
use ghost_stories_command_line::{Failure, fresh_seed};
use ghost_stories_engine::{
    ByColour, CallbackObserver, Chance, EndingView, Event, Outcome, ParseError, PositionView, Waiting, Who,
};
use ghost_stories_lang::Language;
use ghost_stories_table::written;
use ghost_stories_table::{Dealer, Game, Replay, Step};
use serde::Deserialize;
use serde_json::{Value, json};

use self::new::New;
use crate::events;

/// Speak JSON lines on standard input and output, for programs in any language
#[derive(Args)]
pub struct Protocol {
    /// Print the description of online tables as an OpenAPI document instead
    #[arg(long)]
    openapi: bool,
}

/// A request: one line of JSON, told apart by `do`.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "lowercase", deny_unknown_fields)]
enum ProtocolRequest {
    New(Box<New>),
    View {
        #[serde(default)]
        seat: Option<String>,
    },
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
        #[serde(default)]
        wu_feng: Option<String>,
    },
}

/// The game that is spoken of.
struct ProtocolSession {
    game: Game,
    dealer: Dealer,
    seed: u64,
    /// Kept for `save` only.
    names: ByColour<Option<String>>,
    /// Who is Wu-Feng, if not the one that asks: then nothing tells his hand while the game goes on (S7).
    wu_feng: Option<Box<dyn Bot>>,
}

/// The longest line that is read, in bytes; a replay of the longest game is far shorter.
const LONGEST_LINE: u64 = 4 << 20;

impl Protocol {
    pub fn run(&self) -> Result<(), Failure> {
        let mut session = None;
        let mut out = stdout().lock();
        if self.openapi {
            return write!(out, "{}", ghost_stories_server::openapi()).map_err(Failure::from);
        }
        let mut input = stdin().lock();
        let mut line = Vec::new();
        loop {
            line.clear();
            if input.by_ref().take(LONGEST_LINE + 1).read_until(b'\n', &mut line)? == 0 {
                return Ok(());
            }
            let (id, answer) = if line.len() as u64 > LONGEST_LINE && !line.ends_with(b"\n") {
                // The rest is passed over piece by piece: no line may fill the memory.
                input.skip_until(b'\n')?;
                (None, Err(format!("the line is longer than {LONGEST_LINE} bytes")))
            } else if line.trim_ascii().is_empty() {
                continue;
            } else {
                answer(&mut session, &line)
            };
            let mut answer = answer.unwrap_or_else(|error| json!({ "ok": false, "error": error }));
            if let Some(id) = id {
                answer["id"] = id;
            }
            writeln!(out, "{answer}")?;
            out.flush()?;
        }
    }
}

type ProtocolAnswer = Result<Value, String>;

/// The answer to a line, with the `id` it carried.
fn answer(session: &mut Option<ProtocolSession>, line: &[u8]) -> (Option<Value>, ProtocolAnswer) {
    let mut value: Value = match serde_json::from_slice(line) {
        Ok(value) => value,
        Err(error) => return (None, Err(format!("not a line of JSON: {error}"))),
    };
    let Some(object) = value.as_object_mut() else {
        return (None, Err("expected an object such as {\"do\": \"new\"}".to_owned()));
    };
    let id = object.remove("id");
    let request = serde_json::from_value(value).map_err(|error| format!("not a request: {error}"));
    (id, request.and_then(|request| act(session, request)))
}

fn act(session: &mut Option<ProtocolSession>, request: ProtocolRequest) -> ProtocolAnswer {
    match request {
        ProtocolRequest::New(new) => {
            let (begun, answer) = new.begin()?;
            *session = Some(begun);
            Ok(answer)
        }
        ProtocolRequest::Load { replay, wu_feng } => {
            let (loaded, answer) = ProtocolSession::load(replay, wu_feng.as_deref())?;
            *session = Some(loaded);
            Ok(answer)
        }
        ProtocolRequest::View { seat } => current(session)?.view(seat.as_deref()),
        ProtocolRequest::Options {} => Ok(current(session)?.options()),
        ProtocolRequest::Play { choice } => current(session)?.play(&choice),
        ProtocolRequest::Roll { outcome } => current(session)?.roll(outcome.as_deref()),
        ProtocolRequest::Undo { steps } => Ok(current(session)?.undo(steps.unwrap_or(1))),
        ProtocolRequest::Save {} => current(session)?.save(),
    }
}

fn current(session: &mut Option<ProtocolSession>) -> Result<&mut ProtocolSession, String> {
    session
        .as_mut()
        .ok_or_else(|| "there is no game yet: send {\"do\": \"new\"} or {\"do\": \"load\", ...} first".to_owned())
}

/// A word of the notation in a field of a request.
fn word<T: FromStr<Err = ParseError>>(field: &str, text: &str) -> Result<T, String> {
    written::parse(text).map_err(|problem| format!("{field}: {problem}"))
}

/// The bot of this name.
fn bot(name: Option<&str>, seed: u64) -> Result<Option<Box<dyn Bot>>, String> {
    let Some(name) = name else { return Ok(None) };
    let player: Player = name.parse().map_err(|error| format!("wu_feng: {error}"))?;
    Ok(Some(player.bot(seed, 0)))
}

impl New {
    fn begin(self) -> Result<(ProtocolSession, Value), String> {
        let seed = self.seed.unwrap_or_else(fresh_seed);
        let mut events = Vec::new();
        let wu_feng = bot(self.wu_feng.as_deref(), seed)?;
        let game = Game::new(self.start(seed)?, &mut CallbackObserver(&mut |event| events.push(event)))
            .map_err(|error| error.to_string())?;
        if wu_feng.is_some() && game.position().black_secret().is_none() {
            return Err("wu_feng: nobody is Wu-Feng without black_secret".to_owned());
        }
        let mut session =
            ProtocolSession { game, dealer: Dealer::new(seed, 0), seed, names: ByColour::default(), wu_feng };
        session.wu_feng_plays(&mut events);
        let mut answer = session.happened(&events);
        answer["seed"] = json!(seed);
        Ok((session, answer))
    }
}

impl ProtocolSession {
    fn load(replay: Value, wu_feng: Option<&str>) -> Result<(ProtocolSession, Value), String> {
        let text = match replay {
            Value::String(text) => text,
            other => other.to_string(),
        };
        let record = Replay::read(&text).map_err(|error| error.to_string())?;
        let opened = record.open().map_err(|error| error.to_string())?;
        let notes = opened.notes(Language::English);
        let game = opened.game;
        let seed = record.seed.unwrap_or_else(fresh_seed);
        let wu_feng = bot(wu_feng, seed)?.filter(|_| game.position().black_secret().is_some());
        let mut session = ProtocolSession { dealer: game.dealer(seed), game, seed, names: record.names, wu_feng };
        session.wu_feng_plays(&mut Vec::new());
        let mut answer = session.happened(&[]);
        answer["steps"] = json!(session.game.steps().len());
        if !notes.is_empty() {
            answer["notes"] = json!(notes);
        }
        Ok((session, answer))
    }

    /// What a seat sees; without a seat, what the one that asks sees.
    fn view(&self, seat: Option<&str>) -> ProtocolAnswer {
        let seer = match seat {
            Some(seat) => Some(word::<Who>("seat", seat)?),
            None => (!self.hides()).then_some(Who::WuFeng),
        };
        if seer == Some(Who::WuFeng) && self.hides() {
            return Err("seat: Wu-Feng is a bot, and only he sees his hand until the game is over".to_owned());
        }
        Ok(json!({ "ok": true, "view": PositionView::of(self.game.position(), seer) }))
    }

    /// True while the one that asks must not know Wu-Feng's hand.
    fn hides(&self) -> bool {
        self.wu_feng.is_some() && self.game.position().ending().is_none()
    }

    /// Lets the bot decide for as long as Wu-Feng has to.
    fn wu_feng_plays(&mut self, events: &mut Vec<Event>) {
        while let (Some(bot), Waiting::Choice(Who::WuFeng)) = (&mut self.wu_feng, self.game.position().waiting()) {
            let choice = bot.choose(&View::of(self.game.position(), Who::WuFeng));
            let told = self.game.step(Step::Choice(choice), &mut CallbackObserver(&mut |event| events.push(event)));
            told.expect("a bot chooses one of the options");
        }
    }

    fn options(&self) -> Value {
        // What may be drawn to Wu-Feng's hand would tell what is in it already.
        let seen = if self.hides() { self.game.position().veiled() } else { *self.game.position() };
        let position = &seen;
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
        json!({ "ok": true, "waiting": position.waiting(), "options": options, "outcomes": outcomes })
    }

    fn play(&mut self, choice: &str) -> ProtocolAnswer {
        self.step(Step::Choice(word("choice", choice)?))
    }

    /// What chance brings, by the seed or as given. The seed's own outcome is passed over then, so that later ones stay the same.
    fn roll(&mut self, outcome: Option<&str>) -> ProtocolAnswer {
        let hidden = self.hides() && self.game.position().waiting() == Waiting::Chance(Chance::Incarnation);
        if hidden && self.game.position().black_secret().is_some() && outcome.is_some() {
            return Err("outcome: what Wu-Feng draws to his hand is his alone; send roll without one".to_owned());
        }
        let given = outcome.map(|text| self.outcome(text)).transpose()?;
        let mut dealer = self.dealer.clone();
        let dealt = dealer
            .deal(self.game.position())
            .ok_or("nothing is to be rolled or drawn now; a choice is awaited or the game is over")?;
        let answer = self.step(Step::Outcome(given.unwrap_or(dealt)))?;
        self.dealer = dealer;
        Ok(answer)
    }

    /// An outcome as it is written, in which a drawn card may be named.
    fn outcome(&self, text: &str) -> Result<Outcome, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match written::step(&words, self.game.position().veiled().unseen()) {
            Ok(Step::Outcome(outcome)) => Ok(outcome),
            Ok(Step::Choice(_)) => Err(format!("outcome: \"{text}\" is a choice; send it with play")),
            Err(problem) => Err(format!("outcome: {problem}")),
        }
    }

    fn undo(&mut self, wanted: usize) -> Value {
        let mut done = (0..wanted).take_while(|_| self.game.undo().is_some()).count();
        // Where the bot decides, it would only decide the same again.
        while self.wu_feng.is_some() && self.game.position().waiting() == Waiting::Choice(Who::WuFeng) {
            if self.game.undo().is_none() {
                break;
            }
            done += 1;
        }
        self.dealer = self.game.dealer(self.seed);
        let mut answer = self.happened(&[]);
        answer["undone"] = json!(done);
        answer
    }

    fn save(&self) -> ProtocolAnswer {
        if self.hides() && self.game.position().black_secret().is_some_and(|black_secret| black_secret.in_hand() > 0) {
            return Err("save: the record tells Wu-Feng's hand, which is his alone until the game is over".to_owned());
        }
        let text = Replay::of(&self.game, Some(self.seed), self.names.clone()).write();
        let replay: Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
        Ok(json!({ "ok": true, "replay": replay }))
    }

    fn step(&mut self, step: Step) -> ProtocolAnswer {
        let told = self.told(step);
        let mut events = Vec::new();
        self.game
            .step(step, &mut CallbackObserver(&mut |event| events.push(event)))
            .map_err(|refusal| Language::English.refusal(refusal))?;
        self.wu_feng_plays(&mut events);
        let mut answer = self.happened(&events);
        answer["step"] = json!(told);
        Ok(answer)
    }

    /// A step that comes next, as the one that asks may know it.
    fn told(&self, step: Step) -> String {
        let position = self.game.position();
        let drawn = position.black_secret().is_some() && position.waiting() == Waiting::Chance(Chance::Incarnation);
        if self.hides() && drawn { "draw".to_owned() } else { step.to_string() }
    }

    fn happened(&self, events: &[Event]) -> Value {
        let position = self.game.position();
        let veiled: Vec<Event> =
            events.iter().map(|event| if self.hides() { event.veiled() } else { *event }).collect();
        let events = veiled.as_slice();
        json!({
            "ok": true,
            "events": events::json(events),
            "waiting": position.waiting(),
            "ending": EndingView::of(position),
        })
    }
}
