//! A table as its server tells it.

use std::rc::Rc;
use std::time::Duration;

use ghost_stories_engine::Who;
use ghost_stories_online::{
    ClientMessage, LONGEST_NAME, LeftOut, Line, Now, Record, RefusalReason, ServerMessage, TableEvent, TableState,
    Update, VERSION,
};
use ghost_stories_table::{FileSetup, Step, WrittenPosition};
use leptos::prelude::*;
// The message of that name stands before it.
use leptos::prelude::Update as _;

use super::connection::{Connection, ConnectionNews, RequestAnswer};
use super::kept;
use super::opened::opened;
use super::order::Order;
use super::people::players;
use super::unsent::Unsent;
use crate::browser;
use crate::play::Play;
use crate::target::Target;

/// How long a thing that somebody points at glows.
const POINTED: Duration = Duration::from_secs(4);
/// How many lines of chat are kept in sight.
const LINES: usize = 300;

/// How the connection stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Link {
    /// The first answer is awaited.
    Opening,
    Fine,
    /// It is tried again and again.
    Lost,
    /// The page is older than the server.
    Old,
    /// There is no such table.
    Missing,
    /// Corrected rules refuse a step of the table.
    OlderRules,
    /// Those who run the server have closed the table.
    Closed,
    /// Those who run the server let nobody in from here.
    Barred,
    /// The host has sent one away; one may watch.
    Removed,
    /// The host has sent one away, and one may not even watch.
    RemovedForGood,
    /// The table has a word to enter.
    Word,
    /// The server does not know our secret.
    Stranger,
}

/// Who refused something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OnlineRefusal {
    /// The server, with its words.
    Server(RefusalReason, String),
    /// A person who does not agree that a decision is taken back.
    Person(u8),
}

/// Something that somebody points at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pointed {
    pub person: u8,
    /// As it is written.
    pub target: String,
    /// Which pointing it is, so that each ends at its own time.
    pub number: usize,
}

/// What is told whether a decision was taken.
pub(super) type WhenDecided = Box<dyn FnOnce(bool)>;

/// A table of the server. It is shared by reference, as its game is.
pub struct Remote {
    pub id: String,
    connection: StoredValue<Option<Rc<Connection>>, LocalStorage>,
    pub link: RwSignal<Link>,
    /// Who sits where.
    pub state: RwSignal<Option<TableState>>,
    /// One's own number among the people; nobody's while one watches.
    pub person: RwSignal<Option<u8>>,
    /// The people who are connected, and how many others watch.
    pub here: RwSignal<(Vec<u8>, usize)>,
    /// When the server will be restarted, in milliseconds since 1970, if that was announced.
    pub restart: RwSignal<Option<u64>>,
    /// What an update of the server left out of the game.
    pub left_out: RwSignal<Option<LeftOut>>,
    pub chat: RwSignal<Vec<Line>>,
    /// How many lines of chat came in all.
    pub said: RwSignal<usize>,
    /// By whom and why the last request was refused.
    pub refused: RwSignal<Option<OnlineRefusal>>,
    pub pointed: RwSignal<Vec<Pointed>>,
    /// The game, once it was told.
    pub play: RwSignal<Option<&'static Play>>,
    /// When the time of whoever decides runs out, in milliseconds since 1970, if a clock runs.
    pub deadline: RwSignal<Option<u64>>,
    /// In whose place a bot decided, because their time had run out; until a person decides again.
    pub ran_out: RwSignal<Option<Who>>,
    /// True while the server does not answer, although the connection seems to be there.
    pub unsure: RwSignal<bool>,
    /// What may not have reached the server.
    pub unsent: RwSignal<Unsent>,
    /// Told what became of the decision among it.
    pub(super) decided: StoredValue<Option<WhenDecided>, LocalStorage>,
    /// How many steps were known when the connection broke off, until somebody has read what happened since.
    pub away: RwSignal<Option<usize>>,
    /// The number of the last event.
    pub(super) number: StoredValue<u64>,
    /// Up to which number events are told only because they were missed.
    pub(super) missed: StoredValue<u64>,
    points: StoredValue<usize>,
    /// Who is away, who is heard, what happened to whom.
    pub order: Order,
}

impl Remote {
    /// Goes to a table, and leaves it when the screen does.
    pub fn open(id: String) -> &'static Remote {
        let order = Order::new(&id);
        let remote: &'static Remote = Box::leak(Box::new(Remote {
            id,
            connection: StoredValue::new_local(None),
            link: RwSignal::new(Link::Opening),
            state: RwSignal::new(None),
            person: RwSignal::new(None),
            here: RwSignal::new((Vec::new(), 0)),
            restart: RwSignal::new(None),
            left_out: RwSignal::new(None),
            chat: RwSignal::new(Vec::new()),
            said: RwSignal::new(0),
            refused: RwSignal::new(None),
            pointed: RwSignal::new(Vec::new()),
            play: RwSignal::new(None),
            deadline: RwSignal::new(None),
            ran_out: RwSignal::new(None),
            unsure: RwSignal::new(false),
            unsent: RwSignal::new(Unsent::default()),
            decided: StoredValue::new_local(None),
            away: RwSignal::new(None),
            number: StoredValue::new(0),
            missed: StoredValue::new(0),
            points: StoredValue::new(0),
            order,
        }));
        let owner = Owner::current();
        let hear = move |news| match &owner {
            Some(owner) => owner.with(|| remote.hear(news)),
            None => remote.hear(news),
        };
        remote.connection.set_value(Some(Connection::open(move || remote.hello(), hear)));
        on_cleanup(move || remote.leave());
        remote
    }

    fn leave(&'static self) {
        if let Some(Some(connection)) = self.connection.try_update_value(Option::take) {
            connection.close();
        }
    }

    fn hello(&'static self) -> ClientMessage {
        let known = self.play.with_untracked(Option::is_some);
        ClientMessage::Hello {
            version: VERSION,
            table: self.id.clone(),
            seat_token: kept::get(&self.id).map(|kept| kept.seat_token),
            since: known.then(|| self.number.get_value()),
            views: false,
            word: kept::word(&self.id),
        }
    }

    fn hear(&'static self, news: ConnectionNews) {
        match news {
            ConnectionNews::Unsure(unsure) => self.unsure.set(unsure),
            ConnectionNews::Lost => {
                self.unsure.set(false);
                self.link.set(Link::Lost);
                if let Some(play) = self.play.get_untracked().filter(|_| self.away.get_untracked().is_none()) {
                    self.away.set(Some(play.known_steps()));
                }
                self.here.set((Vec::new(), 0));
            }
            ConnectionNews::ServerMessage(told) => self.told(*told),
            // A page of the server's own version reads all that it says.
            ConnectionNews::Unreadable => self.link.set(Link::Old),
        }
    }

    fn told(&'static self, told: ServerMessage) {
        match told {
            ServerMessage::Welcome { number, person, setup, state, steps, positions, left_out, chat, now } => {
                self.left_out.set(left_out);
                let record = steps.map(|steps| (steps, positions));
                self.welcome(number, person, &setup, state, record, chat);
                self.expect_time(now);
                self.caught_up();
            }
            ServerMessage::Update(update) => {
                self.update(update);
                self.caught_up();
            }
            ServerMessage::Here { people, watching, restart_in, away, bot_after } => {
                self.here.set((people, watching));
                self.order.note_away(&away, bot_after);
                self.expect_restart(restart_in);
            }
            ServerMessage::Pointed { person, target } => self.light(person, target),
            ServerMessage::Reload { .. } => self.link.set(Link::Old),
            ServerMessage::Refused { why, error, .. } => {
                if self.link.get_untracked() != Link::Fine || ends(why) {
                    self.not_welcome(why);
                }
                self.refused.set(Some(OnlineRefusal::Server(why, error)));
            }
            // The connection answers whoever asked.
            ServerMessage::Done { .. }
            | ServerMessage::Seated { .. }
            | ServerMessage::Closing {}
            | ServerMessage::Pong {} => {}
        }
    }

    /// A restart was announced, or is no longer. Clocks differ, so the server says how long it is until then; the time that is shown does
    /// not change by a second whenever somebody comes.
    fn expect_restart(&'static self, seconds: Option<u32>) {
        let at = seconds.map(|seconds| browser::now() + u64::from(seconds) * 1000);
        let shown = self.restart.get_untracked();
        if shown.zip(at).is_none_or(|(shown, at)| shown.abs_diff(at) >= 30_000) {
            self.restart.set(at);
        }
    }

    /// So much time is left. What is shown does not change by what a message takes on its way.
    fn expect_time(&'static self, now: Option<Now>) {
        let Some(Now { time_left, .. }) = now else { return };
        let until = time_left.map(|left| browser::now() + left);
        let shown = self.deadline.get_untracked();
        if shown.zip(until).is_none_or(|(shown, until)| shown.abs_diff(until) >= 500) {
            self.deadline.set(until);
        }
    }

    /// The server does not let us in; it is tried again unless that would be in vain.
    fn not_welcome(&'static self, why: RefusalReason) {
        match why {
            RefusalReason::WrongSeatToken => self.link.set(Link::Stranger),
            RefusalReason::NoTable => self.link.set(Link::Missing),
            RefusalReason::OlderRules => self.link.set(Link::OlderRules),
            RefusalReason::Closed => self.link.set(Link::Closed),
            RefusalReason::Barred => self.link.set(Link::Barred),
            RefusalReason::Removed => self.link.set(Link::Removed),
            RefusalReason::RemovedForGood => self.link.set(Link::RemovedForGood),
            RefusalReason::Word => self.link.set(Link::Word),
            // Somebody else's attempt at today's challenge leads to one of one's own.
            RefusalReason::NotYet => browser::go("/daily"),
            RefusalReason::Malformed
            | RefusalReason::Rule
            | RefusalReason::GoneOn
            | RefusalReason::NotYours
            | RefusalReason::NotBegun
            | RefusalReason::Begun
            | RefusalReason::Over
            | RefusalReason::SeatsOpen
            | RefusalReason::Taken
            | RefusalReason::BotPlays
            | RefusalReason::Hand
            | RefusalReason::Watching
            | RefusalReason::HostOnly
            | RefusalReason::Alone
            | RefusalReason::NothingToTakeBack
            | RefusalReason::AskedAlready
            | RefusalReason::NotAsked
            | RefusalReason::Name
            | RefusalReason::TooMuch
            | RefusalReason::Full
            | RefusalReason::Storage
            | RefusalReason::NewerServer
            | RefusalReason::Busy
            | RefusalReason::Muted
            | RefusalReason::Unknown => return,
        }
        self.leave();
    }

    fn welcome(
        &'static self,
        number: u64,
        person: Option<u8>,
        setup: &FileSetup,
        state: TableState,
        record: Option<(Vec<Step>, Vec<WrittenPosition>)>,
        chat: Vec<Line>,
    ) {
        if record.is_none() && number < self.number.get_value() {
            // The server remembers less than we do.
            return self.start_over();
        }
        self.person.set(person);
        if let (Some(kept), Some(person)) = (kept::get(&self.id), person) {
            let name = state.people.get(usize::from(person)).map_or(kept.name, |person| person.name.clone());
            kept::keep(&self.id, &kept.seat_token, person, &name);
        }
        self.missed.set_value(number);
        self.state.set(Some(state));
        if let Some((steps, positions)) = record {
            self.number.set_value(number);
            self.hear_own(&chat);
            self.chat.set(chat);
            // A record with steps of older rules is opened as a whole.
            match self.play.get_untracked().filter(|_| positions.is_empty()) {
                Some(play) => drop(play.hear(0, steps, true)),
                None => match opened(setup, steps, positions) {
                    Ok(table) => self.play.set(Some(Play::online(table, self))),
                    Err(_) => return self.link.set(Link::Old),
                },
            }
        }
        if self.link.get_untracked() != Link::Fine {
            // Why it was in vain before.
            self.refused.set(None);
        }
        self.link.set(Link::Fine);
        self.seat();
    }

    fn update(&'static self, update: Update) {
        let Update { number, at, what, state, record, now } = update;
        if number <= self.number.get_value() {
            return;
        }
        self.number.set_value(number);
        match what {
            TableEvent::Said { person, text } => {
                if self.person.get_untracked() == Some(person) {
                    self.unsent.update(|unsent| unsent.heard(&text));
                }
                self.chat.update(|chat| {
                    chat.push(Line { person, at, text });
                    let many = chat.len().saturating_sub(LINES);
                    chat.drain(..many);
                });
                if untrack(|| self.is_heard(person)) {
                    self.said.update(|said| *said += 1);
                }
            }
            TableEvent::UndoRefused { person } => self.not_agreed(person),
            TableEvent::Played { by: Some(who), out_of_time } => {
                let by_bot = untrack(|| self.look(|state| state.seat(who).is_some_and(|seat| seat.bot.is_some())));
                if out_of_time || !by_bot {
                    self.ran_out.set(out_of_time.then_some(who));
                }
            }
            TableEvent::HostChanged { .. }
            | TableEvent::Muted { .. }
            | TableEvent::Unmuted { .. }
            | TableEvent::Removed { .. }
            | TableEvent::Lifted { .. } => self.order.note(number, at, what),
            // These show in who sits where and in the record, and so does what a newer server has a word for.
            TableEvent::Opened {}
            | TableEvent::Sat { .. }
            | TableEvent::Stood { .. }
            | TableEvent::BotSat { .. }
            | TableEvent::GivenBack { .. }
            | TableEvent::Began {}
            | TableEvent::Played { by: None, .. }
            | TableEvent::UndoAsked { .. }
            | TableEvent::UndoAgreed { .. }
            | TableEvent::Undone { .. }
            | TableEvent::Closed {}
            | TableEvent::Reopened {}
            | TableEvent::AidUsed { .. }
            | TableEvent::WordSet {}
            | TableEvent::Invited {}
            | TableEvent::Came { .. }
            | TableEvent::Again { .. }
            | TableEvent::Listed {}
            | TableEvent::Unlisted {}
            | TableEvent::Unknown => {}
        }
        if let Some(state) = state {
            self.state.set(Some(state));
            self.seat();
        }
        self.expect_time(now);
        let missed = number <= self.missed.get_value();
        if let (Some(play), Some(Record { from, steps })) = (self.play.get_untracked(), record) {
            self.refused.set(None);
            if !play.hear(from, steps, missed) {
                self.start_over();
            }
        }
    }

    /// Somebody does not agree that a decision is taken back. Whoever asked and lets it stand needs no word.
    fn not_agreed(&'static self, person: u8) {
        let asked = untrack(|| self.look(|state| state.undo.as_ref().map(|undo| undo.by)));
        if asked != Some(person) && self.person.get_untracked() != Some(person) {
            self.refused.set(Some(OnlineRefusal::Person(person)));
        }
    }

    /// Tells the game who sits where.
    fn seat(&'static self) {
        if let (Some(play), Some(state)) = (self.play.get_untracked(), self.state.get_untracked()) {
            let (seats, names) = players(&state);
            play.seat(seats, names);
        }
    }

    /// Forgets what was told and asks for everything.
    pub fn start_over(&'static self) {
        self.number.set_value(0);
        self.play.set(None);
        if let Some(connection) = self.connection.get_value() {
            connection.again();
        }
    }

    /// Sends a request; a refusal is shown.
    pub fn ask(&'static self, request: ClientMessage) {
        self.ask_and(request, |_| {});
    }

    /// Sends a request and goes on when it was answered, with true if it was carried out.
    pub fn ask_and(&'static self, request: ClientMessage, then: impl FnOnce(bool) + 'static) {
        self.send(&request, move |answer| then(matches!(answer, RequestAnswer::Done)));
    }

    pub(super) fn send(&'static self, request: &ClientMessage, then: impl FnOnce(RequestAnswer) + 'static) {
        self.refused.set(None);
        let answered = move |answer| {
            if let RequestAnswer::Refused(why, error) = &answer {
                self.refused.try_set(Some(OnlineRefusal::Server(*why, error.clone())));
            }
            then(answer);
        };
        if let Some(connection) = self.connection.get_value() {
            connection.ask(request, answered);
        }
    }

    /// Takes a seat; whoever comes new does so under this name.
    pub fn sit(&'static self, who: Who, name: &str) {
        let name: String = name.trim().chars().take(LONGEST_NAME).collect();
        let given = self.person.get_untracked().is_none().then(|| name.clone());
        self.send(&ClientMessage::Sit { seat: who, name: given }, move |answer| {
            if let RequestAnswer::Seated { person, seat_token } = answer {
                kept::keep(&self.id, &seat_token, person, &name);
                self.person.try_set(Some(person));
            }
        });
    }

    /// Points at something, for everybody at the table.
    pub fn point(&'static self, target: Target) {
        // What Wu-Feng holds is nobody's business.
        let (Some(person), false) = (self.person.get_untracked(), matches!(target, Target::InHand(_))) else { return };
        self.light(person, target.id());
        let request = ClientMessage::Point { target: target.id() };
        if let Some(connection) = self.connection.get_value() {
            connection.tell(&request);
        }
    }

    fn light(&'static self, person: u8, target: String) {
        let number = self.points.get_value() + 1;
        self.points.set_value(number);
        self.pointed.update(|pointed| {
            pointed.retain(|other| other.person != person);
            pointed.push(Pointed { person, target, number });
        });
        set_timeout(
            move || {
                let _ = self.pointed.try_update(|pointed| pointed.retain(|other| other.number != number));
            },
            POINTED,
        );
    }
}

/// True if the server refuses us the table, and not one request.
fn ends(why: RefusalReason) -> bool {
    use RefusalReason::{Barred, Removed, RemovedForGood, WrongSeatToken};
    matches!(why, Barred | Removed | RemovedForGood | WrongSeatToken)
}
