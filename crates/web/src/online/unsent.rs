//! What was asked for and may not have reached the server: it is shown, and sent again when the connection is back.

use std::mem;

use ghost_stories_engine::Choice;
use ghost_stories_online::{ClientMessage, Line, RefusalReason};
use ghost_stories_table::Step;
use leptos::prelude::*;

use super::connection::RequestAnswer;
use super::remote::{Link, OnlineRefusal, Remote};
use crate::play::Play;

/// How many lines of chat wait at most.
const MOST_LINES: usize = 20;

/// Told whether a decision was carried out.
pub type Answered = Box<dyn FnOnce(bool)>;

/// What waits until it can be sent.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Unsent {
    pub decision: Option<UnsentDecision>,
    /// What was said, the oldest first.
    pub lines: Vec<String>,
}

/// A decision about the position after so many steps, and the last event that was known then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnsentDecision {
    pub choice: Choice,
    steps: usize,
    number: u64,
}

/// What became of a decision that may not have been heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fate {
    /// The table waits for it still.
    Unheard,
    Heard,
    /// Something else was decided.
    Overtaken,
}

impl UnsentDecision {
    /// What became of it, by the step that is known in its place.
    fn fate(self, step: Option<Step>) -> Fate {
        match step {
            None => Fate::Unheard,
            Some(step) if step == Step::Choice(self.choice) => Fate::Heard,
            Some(_) => Fate::Overtaken,
        }
    }
}

impl Unsent {
    /// A line was said; false if too many wait already.
    fn add(&mut self, text: String) -> bool {
        let room = self.lines.len() < MOST_LINES;
        if room {
            self.lines.push(text);
        }
        room
    }

    /// The server had heard a line all the same.
    pub fn heard(&mut self, text: &str) {
        if let Some(index) = self.lines.iter().position(|line| line == text) {
            self.lines.remove(index);
        }
    }

    fn is_empty(&self) -> bool {
        self.decision.is_none() && self.lines.is_empty()
    }
}

impl Remote {
    /// Sends a decision about the position after so many steps, and goes on with true if it was carried out. If the connection breaks off
    /// it waits, and so does `then`.
    pub fn choose(&'static self, choice: Choice, steps: usize, then: impl FnOnce(bool) + 'static) {
        let decision = UnsentDecision { choice, steps, number: self.number.get_value() };
        self.send_decision(decision, Box::new(then));
    }

    fn send_decision(&'static self, decision: UnsentDecision, then: Answered) {
        let UnsentDecision { choice, steps, number } = decision;
        self.send(&ClientMessage::Choose { choice, steps, number: Some(number) }, move |answer| match answer {
            RequestAnswer::Lost => {
                self.unsent.try_update(|unsent| unsent.decision = Some(decision));
                self.decided.try_update_value(|decided| *decided = Some(then));
            }
            RequestAnswer::Done | RequestAnswer::Seated { .. } => then(true),
            RequestAnswer::Refused(..) => then(false),
        });
    }

    /// Says something to everybody, and goes on if it was heard or waits to be sent.
    pub fn say(&'static self, text: String, then: impl FnOnce() + 'static) {
        let request = ClientMessage::Say { text: text.clone() };
        self.send(&request, move |answer| {
            let taken = match answer {
                RequestAnswer::Lost => self.unsent.try_update(|unsent| unsent.add(text)).unwrap_or(false),
                RequestAnswer::Done | RequestAnswer::Seated { .. } => true,
                RequestAnswer::Refused(..) => false,
            };
            if taken {
                then();
            }
        });
    }

    /// The lines that were told as a whole may hold some that wait.
    pub(super) fn hear_own(&'static self, chat: &[Line]) {
        let own = chat.iter().filter(|line| Some(line.person) == self.person.get_untracked());
        self.unsent.update(|unsent| own.for_each(|line| unsent.heard(&line.text)));
    }

    /// Once all that was missed is known, what waits is sent.
    pub(super) fn caught_up(&'static self) {
        if self.link.get_untracked() != Link::Fine || self.number.get_value() < self.missed.get_value() {
            return;
        }
        let known = self.play.get_untracked().map_or(0, Play::known_steps);
        if self.away.get_untracked().is_some_and(|away| known <= away) {
            // Nothing happened meanwhile.
            self.away.set(None);
        }
        if !self.unsent.with_untracked(Unsent::is_empty) {
            self.send_unsent();
        }
    }

    fn send_unsent(&'static self) {
        let Unsent { decision, lines } = self.unsent.try_update(mem::take).unwrap_or_default();
        for line in lines {
            self.say(line, || {});
        }
        let decided = self.decided.try_update_value(Option::take).flatten();
        if let (Some(decision), Some(then)) = (decision, decided) {
            let known = self.play.get_untracked().and_then(|play| play.known_step(decision.steps));
            match decision.fate(known) {
                Fate::Unheard => self.send_decision(decision, then),
                Fate::Heard => then(true),
                Fate::Overtaken => {
                    self.refused.set(Some(OnlineRefusal::Server(RefusalReason::GoneOn, String::new())));
                    then(false);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_decision_is_sent_again_only_if_nothing_was_decided_in_its_place() {
        let decision = UnsentDecision { choice: Choice::EndTurn, steps: 4, number: 9 };
        assert_eq!(decision.fate(None), Fate::Unheard);
        assert_eq!(decision.fate(Some(Step::Choice(Choice::EndTurn))), Fate::Heard);
        assert_eq!(decision.fate(Some(Step::Choice(Choice::Exorcise))), Fate::Overtaken);
    }

    #[test]
    fn what_was_said_waits_once_and_not_without_end() {
        let mut unsent = Unsent::default();
        for text in ["Boo", "Boo", "Hush"] {
            assert!(unsent.add(text.to_owned()));
        }
        unsent.heard("Boo");
        unsent.heard("never said");
        assert_eq!(unsent.lines, ["Boo", "Hush"]);
        while unsent.add("more".to_owned()) {}
        assert_eq!(unsent.lines.len(), MOST_LINES);
    }
}
