use std::net::IpAddr;

use ghost_stories_bots::Player;
use ghost_stories_engine::{Choice, Refusal, Who};
use ghost_stories_lang::Language;
use ghost_stories_online::{ClientMessage, LONGEST_LINE, RefusalReason, Seat, SeatFor};

use super::plain_text::{is_plain, is_visible};
use super::record::After;
use super::{HostedTable, RequestContext};
use crate::order_event::OrderEvent;
use crate::seat_token::Hash;
use crate::store::Finished;
use crate::stored_event::{Newcomer, StoredEvent};

/// How many people may come to a table; more can watch.
pub(super) const MOST_PEOPLE: usize = 32;
/// How many events a table may have, so that none fills the storage.
pub(super) const MOST_ENTRIES: u64 = 20_000;
/// How many of them may be one person's that are not decisions: all people together leave room for a game, so nobody ends one by talking.
pub(super) const MOST_BESIDE: u16 = 500;

/// What a request leads to.
pub struct DecidedEvent {
    /// What is to be stored.
    pub entry: StoredEvent,
    /// The result, if it ends the game.
    pub finished: Option<Finished>,
    /// The secret of somebody new, for their eyes only.
    pub seat_token: Option<String>,
}

impl From<StoredEvent> for DecidedEvent {
    fn from(entry: StoredEvent) -> DecidedEvent {
        DecidedEvent { entry, finished: None, seat_token: None }
    }
}

impl From<OrderEvent> for DecidedEvent {
    fn from(order: OrderEvent) -> DecidedEvent {
        StoredEvent::Order(order).into()
    }
}

/// Why a request is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    pub why: RefusalReason,
    /// What was wrong and what would be right.
    pub error: String,
    /// The rule that a choice breaks.
    pub rule: Option<String>,
}

impl Refused {
    pub fn new(why: RefusalReason, error: impl Into<String>) -> Refused {
        Refused { why, error: error.into(), rule: None }
    }

    /// Nothing is decided at a table with which a newer server has gone on.
    pub fn by_newer_server() -> Refused {
        let error = "a newer version of this server has gone on with this table; here it is shown as it was before, and it can be \
            played on as soon as a newer server answers";
        Refused::new(RefusalReason::NewerServer, error)
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        let rule = Some(refusal.rule().to_string());
        Refused { why: RefusalReason::Rule, error: Language::English.refusal(refusal), rule }
    }
}

/// The event by which somebody takes a seat, from its bot if one plays there.
pub(super) fn taken(
    Seat { seat, bot, .. }: Seat,
    person: Option<u8>,
    newcomer: Option<Newcomer>,
    network: Option<Hash>,
) -> StoredEvent {
    match bot {
        Some(_) => StoredEvent::Replaced { seat, person, newcomer, network },
        None => StoredEvent::Sat { seat, person, newcomer, network },
    }
}

/// The end of a request that is refused.
pub(super) fn refuse<T>(why: RefusalReason, error: impl Into<String>) -> Result<T, Refused> {
    Err(Refused::new(why, error))
}

impl HostedTable {
    /// What a request leads to if everybody is here, or why it is refused. Nothing is changed.
    pub fn decide(&self, person: Option<u8>, request: &ClientMessage, at: u64) -> Result<DecidedEvent, Refused> {
        self.decide_in(&RequestContext::default(), person, request, at)
    }

    /// What a request leads to, or why it is refused. Nothing is changed.
    pub fn decide_in(
        &self,
        context: &RequestContext,
        person: Option<u8>,
        request: &ClientMessage,
        at: u64,
    ) -> Result<DecidedEvent, Refused> {
        self.not_newer()?;
        self.not_closed()?;
        if self.number >= MOST_ENTRIES {
            return refuse(RefusalReason::TooMuch, "this table has grown too long; open a new one");
        }
        let beside = person.and_then(|person| self.people.get(usize::from(person))).map_or(0, |person| person.beside);
        if beside >= MOST_BESIDE && !matches!(request, ClientMessage::Choose { .. }) {
            return refuse(
                RefusalReason::TooMuch,
                "you have said and asked enough at this table; you can still decide",
            );
        }
        match request {
            ClientMessage::Sit { seat, name } => return self.sit(person, *seat, name.as_deref(), context.address),
            ClientMessage::Hello { .. }
            | ClientMessage::Point { .. }
            | ClientMessage::Ping {}
            | ClientMessage::Again { .. }
            | ClientMessage::Follow { .. } => {
                return refuse(RefusalReason::Malformed, "this is nothing that a table decides");
            }
            _ => {}
        }
        let person = person.ok_or_else(|| {
            Refused::new(RefusalReason::Watching, "only those with a seat may do that; take one with sit")
        })?;
        match request {
            ClientMessage::Stand { seat } => self.stand(person, *seat),
            ClientMessage::Bot { seat, bot, gives_way } => self.lend(person, *seat, (*bot, *gives_way), context),
            ClientMessage::GiveBack { seat } => self.give_back(person, *seat),
            ClientMessage::Start {} => self.start(person),
            ClientMessage::Choose { choice, steps, number } => self.choose(person, *choice, *steps, *number, at),
            ClientMessage::Undo {} => self.undo(person),
            ClientMessage::Agree {} => self.agree(person),
            ClientMessage::Refuse {} => match &self.undo {
                Some(undo) if undo.by == person || undo.waits_for.contains(&person) => {
                    Ok(StoredEvent::UndoRefused { person }.into())
                }
                _ => refuse(RefusalReason::NotAsked, "nobody asks you about anything"),
            },
            ClientMessage::Say { .. } if self.is_muted(person) => {
                refuse(RefusalReason::Muted, "the host has taken you the word")
            }
            ClientMessage::Say { text } => HostedTable::say(person, text),
            ClientMessage::UseAid { aid } => self.use_aid(person, *aid),
            ClientMessage::Mute { .. }
            | ClientMessage::Unmute { .. }
            | ClientMessage::Remove { .. }
            | ClientMessage::Lift { .. } => self.keep_order(person, request, context),
            ClientMessage::List { .. } | ClientMessage::Unlist {} => self.list(person, request),
            ClientMessage::Hello { .. }
            | ClientMessage::Sit { .. }
            | ClientMessage::Point { .. }
            | ClientMessage::Again { .. }
            | ClientMessage::Follow { .. }
            | ClientMessage::Ping {} => {
                unreachable!("answered above")
            }
        }
    }

    /// What a bot's choice leads to.
    pub fn decide_for_bot(&self, who: Who, choice: Choice, at: u64) -> Result<DecidedEvent, Refused> {
        self.not_newer()?;
        let After { steps, position, written } = self.record.after(Some(choice), |who| self.is_bots(who))?;
        let finished = self.finished(&position, at);
        let over = position.ending().is_some();
        let entry = StoredEvent::Played {
            by: who,
            steps,
            from: self.record.stays(),
            over,
            position: written,
            network: None,
            out_of_time: false,
        };
        Ok(DecidedEvent { entry, finished, seat_token: None })
    }

    /// The event that begins the game, if nobody has to be waited for.
    pub fn begin(&self) -> Result<StoredEvent, Refused> {
        self.not_newer()?;
        let After { steps, written, .. } = self.record.after(None, |who| self.is_bots(who))?;
        Ok(StoredEvent::Began { steps, position: written })
    }

    /// What follows an event that this program cannot read must not be decided by it.
    pub(super) fn not_newer(&self) -> Result<(), Refused> {
        if self.newer { Err(Refused::by_newer_server()) } else { Ok(()) }
    }

    pub(super) fn host_only(&self, person: u8) -> Result<(), Refused> {
        if self.day.is_some() {
            return refuse(RefusalReason::Alone, "the challenge of the day is played alone");
        }
        if person == self.host() { Ok(()) } else { refuse(RefusalReason::HostOnly, "only the host may do that") }
    }

    /// Who played a finished game stays in its replay.
    pub(super) fn not_over(&self) -> Result<(), Refused> {
        if self.is_over() { refuse(RefusalReason::Over, "the game is over") } else { Ok(()) }
    }

    fn seat(&self, who: Who) -> Result<&Seat, Refused> {
        self.seats.iter().find(|seat| seat.seat == who).ok_or_else(|| {
            let seats = self.seats.iter().map(|seat| seat.seat.name()).collect::<Vec<_>>().join(", ");
            Refused::new(RefusalReason::Malformed, format!("there is no seat {who} at this table; there are {seats}"))
        })
    }

    fn sit(
        &self,
        person: Option<u8>,
        who: Who,
        given: Option<&str>,
        address: Option<IpAddr>,
    ) -> Result<DecidedEvent, Refused> {
        let seat = self.seat(who)?;
        self.not_over()?;
        if self.day.is_some() {
            return refuse(RefusalReason::Alone, "the challenge of the day is played alone");
        }
        if seat.person.is_some() {
            return refuse(RefusalReason::Taken, format!("the seat {who} is taken"));
        }
        if seat.bot.is_some() && !seat.gives_way {
            return refuse(RefusalReason::BotPlays, format!("a bot plays {who}; the host can give the seat back"));
        }
        if let Some(person) = person.filter(|_| self.began) {
            let taoist = self.seats.iter().any(|seat| seat.seat != Who::WuFeng && seat.person == Some(person));
            if who == Who::WuFeng && taoist {
                return refuse(RefusalReason::Hand, "who plays a Taoist may not see Wu-Feng's hand (S7)");
            }
            // Who began with both sides plays openly against himself.
            if who != Who::WuFeng && self.seen_hand.contains(&person) && !taoist {
                return refuse(RefusalReason::Hand, "who has seen Wu-Feng's hand may not play against him (S7)");
            }
        }
        if self.began && who == Who::WuFeng && !person.is_some_and(|person| self.seen_hand.contains(&person)) {
            // Nobody could tell a stranger from a Taoist who comes a second time.
            return refuse(
                RefusalReason::Hand,
                "since the game began only a bot, or who was Wu-Feng before, may take his seat (S7)",
            );
        }
        if person.is_some() {
            return Ok(taken(*seat, person, None, None).into());
        }
        self.seat_newcomer(*seat, given, address)
    }

    fn lend(
        &self,
        person: u8,
        who: Who,
        (bot, gives_way): (Player, bool),
        context: &RequestContext,
    ) -> Result<DecidedEvent, Refused> {
        let seat = self.seat(who)?;
        self.may_stand_in(person, seat, context)?;
        self.not_over()?;
        if !SeatFor::BOTS.contains(&bot) {
            let names = SeatFor::BOTS.map(|player| player.to_string()).join(", ");
            return refuse(RefusalReason::Malformed, format!("bot: this server lends {names}"));
        }
        let until_return = self.began && seat.person.is_some_and(|person| context.away.contains(&person));
        let by = (person != self.host()).then_some(person);
        Ok(StoredEvent::Bot { seat: who, bot: Some(bot), by, until_return, gives_way }.into())
    }

    fn give_back(&self, person: u8, who: Who) -> Result<DecidedEvent, Refused> {
        if !self.waits_for_return(person).contains(&who) {
            self.host_only(person)?;
        }
        self.not_over()?;
        if self.seat(who)?.bot.is_none() {
            return refuse(RefusalReason::BotPlays, "no bot plays this seat");
        }
        let by = (person != self.host()).then_some(person);
        Ok(StoredEvent::Bot { seat: who, bot: None, by, until_return: false, gives_way: false }.into())
    }

    fn stand(&self, person: u8, who: Who) -> Result<DecidedEvent, Refused> {
        let seat = self.seat(who)?;
        self.not_over()?;
        if seat.person.is_none() {
            return refuse(RefusalReason::Malformed, format!("nobody sits at {who}"));
        }
        if seat.person != Some(person) {
            self.host_only(person)?;
        } else if self.day.is_some() {
            return refuse(RefusalReason::Alone, "the challenge of the day is played alone");
        }
        Ok(StoredEvent::Stood { seat: who }.into())
    }

    fn start(&self, person: u8) -> Result<DecidedEvent, Refused> {
        self.host_only(person)?;
        if self.began {
            return refuse(RefusalReason::Begun, "the game has begun already");
        }
        if let Some(open) = self.seats.iter().find(|seat| seat.is_open()) {
            return refuse(
                RefusalReason::SeatsOpen,
                format!("nobody plays {} yet: wait for somebody or take a bot", open.seat),
            );
        }
        Ok(self.begin()?.into())
    }

    fn choose(
        &self,
        person: u8,
        choice: Choice,
        steps: usize,
        number: Option<u64>,
        at: u64,
    ) -> Result<DecidedEvent, Refused> {
        if !self.began {
            return refuse(RefusalReason::NotBegun, "the game has not begun");
        }
        let Some(who) = self.decides() else { return refuse(RefusalReason::Over, "the game is over") };
        if !self.decides_for(person, who) {
            return refuse(RefusalReason::NotYours, format!("it is for {who} to decide, not for you"));
        }
        if steps != self.steps().len() {
            let known = self.steps().len();
            return refuse(
                RefusalReason::GoneOn,
                format!("the game has gone on: it has {known} steps, you knew {steps}"),
            );
        }
        if let Some(number) = number.filter(|&number| number < self.played) {
            return refuse(
                RefusalReason::GoneOn,
                format!("the game has gone on: event {} changed it, you knew those up to {number}", self.played),
            );
        }
        self.decide_for_bot(who, choice, at)
    }

    fn undo(&self, person: u8) -> Result<DecidedEvent, Refused> {
        if !self.began || self.is_over() {
            return refuse(RefusalReason::NothingToTakeBack, "there is no game to take something back in");
        }
        if self.undo.is_some() {
            return refuse(RefusalReason::AskedAlready, "somebody asks that already");
        }
        let theirs = |who| self.decides_for(person, who);
        // At a challenge a bot's answer is worth as much as a card: whoever has seen it could choose better.
        let bots = |who| self.day.is_none() && self.seats.iter().any(|seat| seat.seat == who && seat.bot.is_some());
        // What was decided before seats changed hands was decided by others, who are no longer asked.
        let to = self.record.undo_to(theirs, bots).filter(|&to| to >= self.settled);
        let to = to.ok_or_else(|| {
            let error = "you have no decision that can be taken back: dice, a card, somebody else's decision or another person in a seat came since";
            Refused::new(RefusalReason::NothingToTakeBack, error)
        })?;
        if self.others(person).is_empty() {
            return Ok(StoredEvent::Undone { person, to }.into());
        }
        Ok(StoredEvent::UndoAsked { person, to }.into())
    }

    fn agree(&self, person: u8) -> Result<DecidedEvent, Refused> {
        match &self.undo {
            Some(undo) if undo.waits_for == [person] => Ok(StoredEvent::Undone { person: undo.by, to: undo.to }.into()),
            Some(undo) if undo.waits_for.contains(&person) => Ok(StoredEvent::UndoAgreed { person }.into()),
            _ => refuse(RefusalReason::NotAsked, "nobody asks you about anything"),
        }
    }

    fn say(person: u8, text: &str) -> Result<DecidedEvent, Refused> {
        let text = text.trim();
        if !text.chars().any(is_visible) {
            return refuse(RefusalReason::Malformed, "text: expected something to say");
        }
        if text.chars().count() > LONGEST_LINE {
            return refuse(RefusalReason::Malformed, format!("text: at most {LONGEST_LINE} characters"));
        }
        if !is_plain(text) {
            return refuse(RefusalReason::Malformed, "text: plain text on one line");
        }
        Ok(StoredEvent::Said { person, text: text.to_owned() }.into())
    }
}

#[cfg(test)]
mod tests {
    use ghost_stories_engine::RULES_REVISION;
    use ghost_stories_online::{NewTable, Phase};
    use ghost_stories_table::FileSetup;

    use super::*;
    use crate::seat_token::Hash;
    use crate::store::EventRow;
    use crate::stored_event::Newcomer;

    /// A game with these options that has begun; the first person plays all seats.
    fn begun(options: &str) -> HostedTable {
        let new = format!(r#"{{"name": "Ann", "level": "normal", {options}}}"#);
        let new: NewTable = serde_json::from_str(&new).unwrap();
        let (setup, players) = new.deal(5).unwrap();
        let seats = players.into_iter().map(|(who, player)| Seat {
            seat: who,
            person: (player == SeatFor::Me).then_some(0),
            bot: None,
            gives_way: false,
        });
        let host = Newcomer { name: "Ann".to_owned(), hash: Hash::of("ann"), network: None };
        let setup = Box::new(FileSetup::from(&setup));
        let opened = StoredEvent::Opened {
            revision: RULES_REVISION,
            setup,
            seed: 5,
            game: 0,
            seats: seats.collect(),
            host,
            day: None,
            unranked: false,
            clock: new.clock,
            listing: None,
        };
        let body = opened.write();
        let mut table =
            HostedTable::open(&EventRow { table: "a-table-of-tests".to_owned(), number: 1, at: 0, body }).unwrap();
        let begun = table.begin().unwrap();
        add(&mut table, &begun);
        table
    }

    fn add(table: &mut HostedTable, entry: &StoredEvent) {
        let row = EventRow { table: table.id().to_owned(), number: table.number() + 1, at: 0, body: entry.write() };
        table.add(&row).unwrap();
    }

    /// The result of a game that is played to its end.
    fn result(mut table: HostedTable) -> Option<Finished> {
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
        let white_moon = r#""seats": [{"for": "me"}], "white_moon": {"portal": "edge", "incarnations": "both"}"#;
        assert!(result(begun(white_moon)).is_some());
        assert!(result(begun(&format!(r#"{white_moon}, "data": "artifact elixir""#))).is_none());
    }

    #[test]
    fn s7_who_is_wu_feng_does_not_become_a_taoist_of_the_same_game() {
        let sit = ClientMessage::Sit { seat: "red".parse().unwrap(), name: None };
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
