use core::fmt;

use ghost_stories_engine::{CallbackObserver, Choice, Event, Position, Refusal, Rule, Setup, Waiting, Who};
use ghost_stories_lang::Message;
use ghost_stories_table::Step;
use ghost_stories_table::written::{self, Expansion, Sketch, WrittenError, words};

use crate::expect::{self, Scene};
use crate::fits::{RefusedStep, made_by_itself, missing_expansion, no_step};

/// How a scenario went.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Its title.
    pub title: String,
    /// The rules it holds.
    pub covers: Vec<Rule>,
    /// How many expectations were checked.
    pub checked: usize,
    /// What is wrong, if anything. After a problem of play nothing more is played.
    pub problems: Vec<ScenarioProblem>,
    /// True if the file itself could not be read, so that no rule was tested.
    pub unreadable: bool,
}

impl Report {
    /// True if everything held.
    pub fn passed(&self) -> bool {
        self.problems.is_empty()
    }
}

/// Something that does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScenarioProblem {
    /// The line, counted from 1.
    pub line: usize,
    /// What the line says.
    pub text: String,
    /// Expected and actual, or why it cannot be read.
    pub message: String,
}

impl fmt::Display for ScenarioProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}\n    {}", self.line, self.text, self.message)
    }
}

/// Runs a scenario from its text.
pub fn run(text: &str) -> Report {
    run_watched(text, &mut |_, _| ()).0
}

/// The same, with how it ended; `held` is told of each expectation that holds.
pub(crate) fn run_watched(text: &str, held: &mut dyn FnMut(&Scene, &[&str])) -> (Report, Option<Scene>) {
    let mut report = Report::default();
    let mut lines = text.lines().enumerate().map(|(index, line)| (index + 1, line));
    let (start, setup, position, events) = match lay_out(&mut lines, &mut report) {
        Some(Laid::Out(start, setup, position, events)) => (start, setup, position, events),
        Some(Laid::Impossible) => {
            if let Some((line, text)) = lines.find(|(_, text)| !words(text).is_empty()) {
                report.unreadable = true;
                let message = "nothing follows \"impossible\"".to_owned();
                report.problems.push(ScenarioProblem { line, text: text.trim().to_owned(), message });
            }
            return (report, None);
        }
        None => {
            report.unreadable = true;
            return (report, None);
        }
    };
    let (steps, by_itself) = (Vec::new(), Vec::new());
    let mut scene = Scene { setup: *setup, position: *position, events, steps, fresh: 0, by_itself };
    for (line, text) in lines {
        let words = words(text);
        if words.is_empty() {
            continue;
        }
        let result = match words[0] {
            "expect" => {
                report.checked += 1;
                let checked = check(&mut scene, &words[1..]);
                if checked.is_ok() {
                    held(&scene, &words[1..]);
                }
                checked.map_err(|fault| fault.with(&made_by_itself(&scene.by_itself)))
            }
            _ => play(&mut scene, &words),
        };
        let Err(fault) = result else { continue };
        report.unreadable |= matches!(fault, Fault::Unreadable(_));
        let stop = !matches!(fault, Fault::Untrue(_));
        report.problems.push(ScenarioProblem { line, text: text.trim().to_owned(), message: fault.into_message() });
        if stop {
            return (report, Some(scene));
        }
    }
    if report.checked == 0 && report.passed() {
        report.unreadable = true;
        let message = "the scenario expects nothing: add a line such as \"expect taoist red qi 2\"".to_owned();
        report.problems.push(ScenarioProblem { line: start, text: "play".to_owned(), message });
    }
    (report, Some(scene))
}

/// What is wrong with a line of play.
pub(crate) enum Fault {
    /// The line cannot be read.
    Unreadable(String),
    /// The step is not possible.
    Refused(String),
    /// An expectation does not hold.
    Untrue(String),
}

impl Fault {
    fn into_message(self) -> String {
        match self {
            Fault::Unreadable(message) | Fault::Refused(message) | Fault::Untrue(message) => message,
        }
    }

    /// The same with more words behind what does not hold.
    fn with(self, more: &str) -> Fault {
        match self {
            Fault::Untrue(message) => Fault::Untrue(message + more),
            fault => fault,
        }
    }
}

/// Reports are in English.
impl From<Message> for Fault {
    fn from(message: Message) -> Fault {
        Fault::Unreadable(message.to_string())
    }
}

impl From<String> for Fault {
    fn from(message: String) -> Fault {
        Fault::Unreadable(message)
    }
}

/// What came of the position: it stands, with the line of `play` and what happened at once, or it was refused as it must be.
enum Laid {
    Out(usize, Box<Setup>, Box<Position>, Vec<Event>),
    Impossible,
}

/// What is wrong before the play: with the line itself, or with another that is now seen to be wrong.
enum HeadFault {
    Here(Fault),
    There(WrittenError),
}

impl<T: Into<Fault>> From<T> for HeadFault {
    fn from(fault: T) -> HeadFault {
        HeadFault::Here(fault.into())
    }
}

/// Reads title, rules and position up to the line `play` or `impossible`.
fn lay_out<'a>(lines: &mut impl Iterator<Item = (usize, &'a str)>, report: &mut Report) -> Option<Laid> {
    let mut sketch = Sketch::default();
    let mut last = 0;
    for (line, text) in lines {
        last = line;
        let here = |message: String| ScenarioProblem { line, text: text.trim().to_owned(), message };
        match head_line(line, text, &mut sketch, report) {
            Ok(None) => {}
            Ok(laid) => return laid,
            Err(HeadFault::Here(fault)) => {
                let laid = matches!(fault, Fault::Untrue(_)).then_some(Laid::Impossible);
                report.problems.push(here(fault.into_message()));
                return laid;
            }
            Err(HeadFault::There(error)) => {
                let message = error.reason().to_string();
                let there = ScenarioProblem { line: error.line, text: error.text, message };
                report.problems.push(if there.line == 0 { here(there.message) } else { there });
                return None;
            }
        }
    }
    let message = "the line \"play\" is missing, behind which steps and expectations follow".to_owned();
    report.problems.push(ScenarioProblem { line: last, text: String::new(), message });
    None
}

/// One line before the play; something once the position is complete.
fn head_line(line: usize, text: &str, sketch: &mut Sketch, report: &mut Report) -> Result<Option<Laid>, HeadFault> {
    if let Some(title) = text.trim().strip_prefix("title") {
        report.title = String::from(title.trim_start_matches(':').trim());
        return Ok(None);
    }
    match words(text).as_slice() {
        ["covers", rules @ ..] => {
            report.covers = rules.iter().map(|word| written::parse(word)).collect::<Result<_, _>>()?;
            Ok(None)
        }
        ["play"] => {
            let mut events = Vec::new();
            let finished = sketch.finish_observed(&mut CallbackObserver(&mut |event| events.push(event)));
            let (layout, position) = finished.map_err(HeadFault::There)?;
            Ok(Some(Laid::Out(line, Box::new(layout.setup), Box::new(position), events)))
        }
        ["play", more @ ..] => {
            Err(format!("\"play\" stands on a line of its own; write \"{}\" on the next", more.join(" ")).into())
        }
        ["impossible", by @ ..] => {
            report.checked += 1;
            must_be_refused(sketch, by)?;
            Ok(Some(Laid::Impossible))
        }
        ["expect", ..] => Err("what must hold comes behind the line \"play\"".to_owned().into()),
        _ => {
            sketch.line(line, text).map_err(HeadFault::There)?;
            Ok(None)
        }
    }
}

/// Holds if the position is refused, by this rule of set-up if one is named.
fn must_be_refused(sketch: &Sketch, words: &[&str]) -> Result<(), Fault> {
    let by = match words {
        [] => None,
        ["by", rule] => Some(written::parse::<Rule>(rule)?),
        _ => return Err(Fault::Unreadable("expected impossible, or impossible by a rule".to_owned())),
    };
    let Some(by) = by else {
        return match sketch.finish() {
            Ok(_) => Err(Fault::Untrue("expected the position to be refused, actual it can occur".to_owned())),
            Err(_) => Ok(()),
        };
    };
    match sketch.setup()?.check() {
        Ok(()) => Err(Fault::Untrue(format!("expected the set-up to be refused by {by}, actual it can be played"))),
        Err(error) if error.rule() == by => Ok(()),
        Err(error) => Err(Fault::Untrue(format!("refused by: expected {by}, actual {}: {error}", error.rule()))),
    }
}

/// An expectation; if it does not hold and the next choice is forced, that choice is made and it is looked at again.
fn check(scene: &mut Scene, words: &[&str]) -> Result<(), Fault> {
    let mut ahead = scene.clone();
    let first = expect::check(&mut ahead, words);
    // Who must choose now, and what is or was not, is meant of this very moment.
    let of_this_moment = matches!(words.first(), Some(&("refused" | "waits" | "options" | "no")));
    if of_this_moment || !matches!(first, Err(Fault::Untrue(_))) {
        return first;
    }
    while ahead.play_forced() {
        if expect::check(&mut ahead, words).is_ok() {
            *scene = ahead;
            return Ok(());
        }
    }
    first
}

/// A choice or an outcome, with the one who decides before it if the author wants that checked too.
fn play(scene: &mut Scene, words: &[&str]) -> Result<(), Fault> {
    let (who, words) = match words[0].parse::<Who>() {
        Ok(who) if words.len() > 1 => (Some(who), &words[1..]),
        _ => (None, words),
    };
    let step = written::step(words, scene.position.unseen())
        .map_err(|problem| Fault::Unreadable(no_step(&scene.position, words, &problem.to_string())))?;
    if who == Some(Who::WuFeng) && scene.setup.black_secret.is_none() {
        return Err(Expansion::BlackSecret.needed_for(Who::WuFeng.name()).into());
    }
    if let Some(who) = who {
        scene.play_forced_before(who);
    }
    let mut told: Option<RefusedStep> = None;
    loop {
        let before = scene.position.waiting();
        match scene.try_step(step) {
            Ok(()) => {
                let by_itself = core::mem::take(&mut scene.by_itself);
                return match (who, before) {
                    (Some(expected), Waiting::Choice(actual)) if expected != actual => Err(Fault::Refused(format!(
                        "expected {expected} to decide, but {actual} does{}",
                        made_by_itself(&by_itself)
                    ))),
                    _ => Ok(()),
                };
            }
            Err(refusal) => {
                // Of several moments, the first at which such a step is possible is what the author had in mind.
                if !told.as_ref().is_some_and(|refused| refused.fits(words[0])) {
                    let (by_itself, events) = (scene.by_itself.clone(), scene.events[scene.fresh..].to_vec());
                    told = Some(RefusedStep { position: scene.position, refusal, by_itself, events });
                }
            }
        }
        if !scene.play_forced() {
            if let Some(missing) = missing_expansion(step, &scene.setup) {
                return Err(missing.into());
            }
            let message = told.map(|refused| refused.message(step, &scene.setup));
            return Err(Fault::Refused(message.unwrap_or_default()));
        }
    }
}

impl Scene {
    pub(crate) fn try_step(&mut self, step: Step) -> Result<(), Refusal> {
        let mut events = Vec::new();
        let observer = &mut CallbackObserver(&mut |event| events.push(event));
        step.apply(&mut self.position, observer)?;
        self.steps.push(step);
        self.fresh = self.events.len();
        self.events.extend(events);
        Ok(())
    }

    /// Makes the forced choices of others, if then the one who is named must decide.
    fn play_forced_before(&mut self, who: Who) {
        let mut ahead = self.clone();
        while ahead.position.waiting() != Waiting::Choice(who) {
            if !ahead.play_forced() {
                return;
            }
        }
        *self = ahead;
    }

    /// Makes the only possible choice, if there is just one; ending the turn is never forced.
    pub(crate) fn play_forced(&mut self) -> bool {
        let options = self.position.options();
        match options.as_slice() {
            [Choice::EndTurn] => false,
            [only] if self.try_step(Step::Choice(*only)).is_ok() => {
                self.by_itself.push(*only);
                true
            }
            _ => false,
        }
    }
}
