use ghost_stories_engine::{Choice, Refusal, Who};
use ghost_stories_lang::Language;
use ghost_stories_online::{LONGEST_LINE, LONGEST_NAME, Request, Seat, SeatFor, Word};

use super::Table;
use crate::entry::{Entry, Newcomer};
use crate::secret::{Hash, fresh_secret};
use crate::store::Finished;

/// How many people may come to a table; more can watch.
const MOST_PEOPLE: usize = 32;
/// How many entries a table may have, so that none fills the storage. Decisions may take all of them, everything else half: nobody can
/// end a game by talking.
const MOST_ENTRIES: u64 = 20_000;

/// What a request leads to.
pub struct Decision {
    /// What is to be stored.
    pub entry: Entry,
    /// The result, if it ends the game.
    pub finished: Option<Finished>,
    /// The secret of somebody new, for their eyes only.
    pub secret: Option<String>,
}

impl From<Entry> for Decision {
    fn from(entry: Entry) -> Decision {
        Decision { entry, finished: None, secret: None }
    }
}

/// Why a request is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// What was wrong and what would be right.
    pub error: String,
    /// The rule that a choice breaks.
    pub rule: Option<String>,
}

impl From<&str> for Refused {
    fn from(error: &str) -> Refused {
        Refused { error: error.to_owned(), rule: None }
    }
}

impl From<String> for Refused {
    fn from(error: String) -> Refused {
        Refused { error, rule: None }
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        Refused { error: Language::English.refusal(refusal), rule: Some(refusal.rule().to_string()) }
    }
}

/// A name as it is kept, if it can be one.
pub fn name(text: &str) -> Result<String, Refused> {
    let name: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if !name.chars().any(char::is_alphanumeric) {
        return Err("name: expected at least one letter or digit".into());
    }
    if name.chars().count() > LONGEST_NAME {
        return Err(format!("name: at most {LONGEST_NAME} characters").into());
    }
    if !is_plain(&name) {
        return Err("name: plain text only".into());
    }
    Ok(name)
}

/// True without control characters, ends of lines and those that turn the direction of what follows.
fn is_plain(text: &str) -> bool {
    let turns =
        |c| matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    !text.chars().any(|c| c.is_control() || matches!(c, '\u{2028}' | '\u{2029}') || turns(c))
}

impl Table {
    /// What a request leads to, or why it is refused. Nothing is changed.
    pub fn decide(&self, person: Option<u8>, request: &Request, at: u64) -> Result<Decision, Refused> {
        let most = if matches!(request, Request::Choose { .. }) { MOST_ENTRIES } else { MOST_ENTRIES / 2 };
        if self.number >= most {
            return Err("this table has grown too long; open a new one".into());
        }
        match request {
            Request::Sit { seat, name } => return self.sit(person, seat.0, name.as_deref()),
            Request::Hello { .. } | Request::Point { .. } | Request::Ping {} => {
                return Err("this is nothing that a table decides".into());
            }
            _ => {}
        }
        let person = person.ok_or("only those with a seat may do that; take one with sit")?;
        match request {
            Request::Stand { seat } => self.stand(person, seat.0),
            Request::Bot { seat, bot } => {
                self.host_only(person)?;
                self.not_over()?;
                self.seat(seat.0)?;
                if !SeatFor::BOTS.contains(&bot.0) {
                    let names = SeatFor::BOTS.map(|player| player.to_string()).join(", ");
                    return Err(format!("bot: this server lends {names}").into());
                }
                Ok(Entry::Bot { seat: *seat, bot: Some(*bot) }.into())
            }
            Request::GiveBack { seat } => {
                self.host_only(person)?;
                self.not_over()?;
                if self.seat(seat.0)?.bot.is_none() {
                    return Err("no bot plays this seat".into());
                }
                Ok(Entry::Bot { seat: *seat, bot: None }.into())
            }
            Request::Start {} => self.start(person),
            Request::Choose { choice, steps } => self.choose(person, choice.0, *steps, at),
            Request::Undo {} => self.undo(person),
            Request::Agree {} => self.agree(person),
            Request::Refuse {} => match &self.undo {
                Some(undo) if undo.by == person || undo.waits_for.contains(&person) => {
                    Ok(Entry::UndoRefused { person }.into())
                }
                _ => Err("nobody asks you about anything".into()),
            },
            Request::Say { text } => Table::say(person, text),
            Request::Hello { .. } | Request::Sit { .. } | Request::Point { .. } | Request::Ping {} => {
                unreachable!("answered above")
            }
        }
    }

    /// What a bot's choice leads to.
    pub fn decide_for_bot(&self, who: Who, choice: Choice, at: u64) -> Result<Decision, Refused> {
        let (steps, position) = self.record.after(Some(choice))?;
        let finished = self.finished(&position, at);
        Ok(Decision { entry: Entry::Played { by: Word(who), steps }, finished, secret: None })
    }

    /// The entry that begins the game, if nobody has to be waited for.
    pub fn begin(&self) -> Result<Entry, Refused> {
        let (steps, _) = self.record.after(None)?;
        Ok(Entry::Began { steps })
    }

    fn host_only(&self, person: u8) -> Result<(), Refused> {
        if self.day.is_some() {
            return Err("the challenge of the day is played alone".into());
        }
        if person == 0 { Ok(()) } else { Err("only the host may do that".into()) }
    }

    /// Who played a finished game stays in its replay.
    fn not_over(&self) -> Result<(), Refused> {
        if self.ending().is_some() { Err("the game is over".into()) } else { Ok(()) }
    }

    fn seat(&self, who: Who) -> Result<&Seat, Refused> {
        self.seats.iter().find(|seat| seat.seat.0 == who).ok_or_else(|| {
            let seats = self.seats.iter().map(|seat| seat.seat.0.name()).collect::<Vec<_>>().join(", ");
            format!("there is no seat {who} at this table; there are {seats}").into()
        })
    }

    fn sit(&self, person: Option<u8>, who: Who, given: Option<&str>) -> Result<Decision, Refused> {
        let seat = self.seat(who)?;
        self.not_over()?;
        if self.day.is_some() {
            return Err("the challenge of the day is played alone".into());
        }
        if seat.person.is_some() {
            return Err(format!("the seat {who} is taken").into());
        }
        if seat.bot.is_some() {
            return Err(format!("a bot plays {who}; the host can give the seat back").into());
        }
        if let Some(person) = person.filter(|_| self.began) {
            let taoist = self.seats.iter().any(|seat| seat.seat.0 != Who::WuFeng && seat.person == Some(person));
            if who == Who::WuFeng && taoist {
                return Err("who plays a Taoist may not see Wu-Feng's hand (S7)".into());
            }
            // Who began with both sides plays openly against himself.
            if who != Who::WuFeng && self.seen_hand.contains(&person) && !taoist {
                return Err("who has seen Wu-Feng's hand may not play against him (S7)".into());
            }
        }
        if person.is_some() {
            return Ok(Entry::Sat { seat: Word(who), person, newcomer: None }.into());
        }
        if self.people.len() >= MOST_PEOPLE {
            return Err("too many people have come to this table".into());
        }
        let name = name(given.ok_or("name: who comes new gives a name")?)?;
        let (secret, hash): (String, Hash) = fresh_secret();
        let entry = Entry::Sat { seat: Word(who), person: None, newcomer: Some(Newcomer { name, hash }) };
        Ok(Decision { entry, finished: None, secret: Some(secret) })
    }

    fn stand(&self, person: u8, who: Who) -> Result<Decision, Refused> {
        let seat = self.seat(who)?;
        self.not_over()?;
        if seat.person.is_none() {
            return Err(format!("nobody sits at {who}").into());
        }
        if seat.person != Some(person) {
            self.host_only(person)?;
        } else if self.day.is_some() {
            return Err("the challenge of the day is played alone".into());
        }
        Ok(Entry::Stood { seat: Word(who) }.into())
    }

    fn start(&self, person: u8) -> Result<Decision, Refused> {
        self.host_only(person)?;
        if self.began {
            return Err("the game has begun already".into());
        }
        if let Some(open) = self.seats.iter().find(|seat| seat.is_open()) {
            return Err(format!("nobody plays {} yet: wait for somebody or take a bot", open.seat.0).into());
        }
        Ok(self.begin()?.into())
    }

    fn choose(&self, person: u8, choice: Choice, steps: usize, at: u64) -> Result<Decision, Refused> {
        if !self.began {
            return Err("the game has not begun".into());
        }
        let Some(who) = self.decides() else { return Err("the game is over".into()) };
        if !self.decides_for(person, who) {
            return Err(format!("it is for {who} to decide, not for you").into());
        }
        if steps != self.steps().len() {
            let known = self.steps().len();
            return Err(format!("the game has gone on: it has {known} steps, you knew {steps}").into());
        }
        self.decide_for_bot(who, choice, at)
    }

    fn undo(&self, person: u8) -> Result<Decision, Refused> {
        if !self.began || self.ending().is_some() {
            return Err("there is no game to take something back in".into());
        }
        if self.undo.is_some() {
            return Err("somebody asks that already".into());
        }
        let theirs = |who| self.decides_for(person, who);
        let bots = |who| self.seats.iter().any(|seat| seat.seat.0 == who && seat.bot.is_some());
        let to = self.record.undo_to(theirs, bots);
        let to = to.ok_or("you have no decision that can be taken back: dice, a card or somebody else's came since")?;
        if self.others(person).is_empty() {
            return Ok(Entry::Undone { person, to }.into());
        }
        Ok(Entry::UndoAsked { person, to }.into())
    }

    fn agree(&self, person: u8) -> Result<Decision, Refused> {
        match &self.undo {
            Some(undo) if undo.waits_for == [person] => Ok(Entry::Undone { person: undo.by, to: undo.to }.into()),
            Some(undo) if undo.waits_for.contains(&person) => Ok(Entry::UndoAgreed { person }.into()),
            _ => Err("nobody asks you about anything".into()),
        }
    }

    fn say(person: u8, text: &str) -> Result<Decision, Refused> {
        let text = text.trim();
        if text.is_empty() {
            return Err("text: expected something to say".into());
        }
        if text.chars().count() > LONGEST_LINE {
            return Err(format!("text: at most {LONGEST_LINE} characters").into());
        }
        if !is_plain(text) {
            return Err("text: plain text on one line".into());
        }
        Ok(Entry::Said { person, text: text.to_owned() }.into())
    }
}

#[cfg(test)]
mod tests {
    use ghost_stories_online::{NewTable, Phase};
    use ghost_stories_table::FileSetup;

    use super::*;
    use crate::store::Row;

    /// A game with these options that has begun; the first person plays all seats.
    fn begun(options: &str) -> Table {
        let new = format!(r#"{{"name": "Ann", "level": "normal", {options}}}"#);
        let new: NewTable = serde_json::from_str(&new).unwrap();
        let (setup, players) = new.deal(5).unwrap();
        let seats = players.into_iter().map(|(who, player)| Seat {
            seat: Word(who),
            person: (player == SeatFor::Me).then_some(0),
            bot: None,
        });
        let host = Newcomer { name: "Ann".to_owned(), hash: Hash::of("ann") };
        let setup = Box::new(FileSetup::from(&setup));
        let opened = Entry::Opened { setup, seed: 5, seats: seats.collect(), host, day: None };
        let body = opened.write();
        let mut table = Table::open(&Row { table: "a-table-of-tests".to_owned(), number: 1, at: 0, body }).unwrap();
        let begun = table.begin().unwrap();
        add(&mut table, &begun);
        table
    }

    fn add(table: &mut Table, entry: &Entry) {
        let row = Row { table: table.id().to_owned(), number: table.number() + 1, at: 0, body: entry.write() };
        table.add(&row).unwrap();
    }

    /// The result of a game that is played to its end.
    fn result(mut table: Table) -> Option<Finished> {
        let mut finished = None;
        while let Some(who) = table.decides() {
            let decision = table.decide_for_bot(who, table.position().options()[0], 0).unwrap();
            add(&mut table, &decision.entry);
            finished = decision.finished;
        }
        assert_eq!(table.state().phase, Phase::Over);
        finished
    }

    #[test]
    fn a_game_by_the_players_own_data_is_none_for_the_hall() {
        let moon = r#""seats": [{"for": "me"}], "white_moon": {"portal": "edge", "incarnations": "both"}"#;
        assert!(result(begun(moon)).is_some());
        assert!(result(begun(&format!(r#"{moon}, "data": "artifact elixir""#))).is_none());
    }

    #[test]
    fn s7_who_is_wu_feng_does_not_become_a_taoist_of_the_same_game() {
        let sit = Request::Sit { seat: Word("red".parse().unwrap()), name: None };
        let seats = |green: &str| {
            format!(
                r#""seats": [{{"for": "{green}", "colour": "green"}}, {{"for": "open", "colour": "red"}}],
                "black_secret": {{"wu_feng": "me"}}"#
            )
        };
        let Err(refused) = begun(&seats("open")).decide(Some(0), &sit, 0) else { panic!("Wu-Feng plays red") };
        assert!(refused.error.contains("may not play against him"));
        assert!(begun(&seats("me")).decide(Some(0), &sit, 0).is_ok(), "who began with both sides may");
    }
}
