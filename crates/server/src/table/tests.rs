//! A table as its events make it, without sockets or storage.

mod challenge;
mod clock;
mod hand;
mod listing;
mod older_rules;
mod order;
mod rematch;
mod rows;
mod seats;
mod talk;
mod told;
mod undo;

use ghost_stories_engine::{Choice, RULES_REVISION, Who};
use ghost_stories_online::{ClientMessage, NewTable, Phase, Seat, SeatFor};
use ghost_stories_table::{FileSetup, Purpose, Stream};

use super::{DecidedEvent, Happened, HostedTable, Refused};
use crate::seat_token::Hash;
use crate::store::EventRow;
use crate::stored_event::{Newcomer, StoredEvent};

/// So large that it can be searched for in what is told.
const SEED: u64 = 7_300_000_000_000_001;

/// A table with all its rows.
struct Played {
    table: HostedTable,
    rows: Vec<EventRow>,
    random: Stream,
}

/// The host as they are stored; their secret is `ann`.
fn ann() -> Newcomer {
    Newcomer { name: "Ann".to_owned(), hash: Hash::of("ann"), network: None }
}

/// Opens a table for Ann, whose number is 0.
fn open(seats: &str, more: &str, seed: u64) -> Played {
    let text = format!(r#"{{"name": "Ann", "level": "normal", "seats": {seats}{more}}}"#);
    let new: NewTable = serde_json::from_str(&text).unwrap();
    let (setup, players) = new.deal(seed).unwrap();
    let seat = |(who, player): (Who, SeatFor)| Seat {
        seat: who,
        person: (player == SeatFor::Me).then_some(0),
        bot: if let SeatFor::Bot(bot) = player { Some(bot) } else { None },
        gives_way: new.bots_give_way,
    };
    let seats = players.into_iter().map(seat).collect();
    let setup = Box::new(FileSetup::from(&setup));
    Played::from(
        &StoredEvent::Opened {
            revision: RULES_REVISION,
            setup,
            seed,
            game: 0,
            seats,
            host: ann(),
            day: None,
            unranked: false,
            clock: new.clock,
            listing: new.listing.clone(),
        },
        seed,
    )
}

/// Ann plays green, red is open.
fn two_seats() -> Played {
    open(r#"[{"for": "me", "colour": "green"}, {"for": "open", "colour": "red"}]"#, "", SEED)
}

/// Ann plays green, Ben red; the game is on.
fn ann_and_ben() -> Played {
    let mut played = two_seats();
    played.does(None, r#"{"do": "sit", "seat": "red", "name": "Ben"}"#);
    played.does(Some(0), r#"{"do": "start"}"#);
    played
}

/// Ann plays alone with these seats; the game is on.
fn alone(seats: &str) -> Played {
    let mut played = open(seats, "", SEED);
    played.does(Some(0), r#"{"do": "start"}"#);
    played
}

impl Played {
    fn from(first: &StoredEvent, seed: u64) -> Played {
        let row = EventRow { table: "a-table-of-tests".to_owned(), number: 1, at: 1_000, body: first.write() };
        let table = HostedTable::open(&row).unwrap();
        Played { table, rows: vec![row], random: Stream::new(seed, 1, Purpose::Players) }
    }

    /// Adds what was decided.
    fn add(&mut self, decision: &DecidedEvent) -> Happened {
        let (number, at) = (self.table.number() + 1, self.table.at() + 1_000);
        let row = EventRow { table: self.table.id().to_owned(), number, at, body: decision.entry.write() };
        let happened = self.table.add(&row).unwrap();
        self.rows.push(row);
        happened
    }

    fn ask(&self, person: Option<u8>, request: &str) -> Result<DecidedEvent, Refused> {
        let (_, request) = ClientMessage::read(request).unwrap();
        self.table.decide(person, &request, self.table.at() + 1_000)
    }

    /// A request that is carried out.
    #[track_caller]
    fn does(&mut self, person: Option<u8>, request: &str) -> Happened {
        let decision = self.ask(person, request).unwrap_or_else(|refused| panic!("{request}: {}", refused.error));
        self.add(&decision)
    }

    /// Why a request is refused.
    #[track_caller]
    fn refused(&self, person: Option<u8>, request: &str) -> String {
        match self.ask(person, request) {
            Ok(decision) => panic!("{request} was carried out: {}", decision.entry.write()),
            Err(refused) => refused.error,
        }
    }

    fn options(&self) -> Vec<Choice> {
        self.table.position().options().to_vec()
    }

    /// The person who must decide; nobody if it is a bot, nobody's seat or the end.
    fn decider(&self) -> Option<u8> {
        let who = self.table.decides()?;
        self.table.state().seat(who)?.decider()
    }

    fn phase(&self) -> Phase {
        self.table.state().phase
    }

    fn seat(&self, seat: &str) -> Seat {
        *self.table.state().seat(seat.parse().unwrap()).unwrap()
    }

    fn choose(&mut self, person: u8, choice: Choice) -> Happened {
        let steps = self.table.steps().len();
        let number = Some(self.table.number());
        self.does(Some(person), &ClientMessage::Choose { choice, steps, number }.write(None))
    }

    /// Whoever must decides at random, a bot too; `None` if nobody can.
    fn random_choice(&mut self) -> Option<Happened> {
        let who = self.table.decides()?;
        let choice = self.random.pick(&self.options());
        let decision = match (self.decider(), self.table.bot_to_decide()) {
            (Some(person), _) => {
                let steps = self.table.steps().len();
                self.table.decide(Some(person), &ClientMessage::Choose { choice, steps, number: None }, self.table.at())
            }
            (None, Some(_)) => self.table.decide_for_bot(who, choice, self.table.at()),
            (None, None) => return None,
        };
        Some(self.add(&decision.unwrap()))
    }

    /// Plays at random until something is so.
    #[track_caller]
    fn play_until(&mut self, so: impl Fn(&Played) -> bool) {
        while !so(self) {
            assert!(self.random_choice().is_some(), "the game ended before");
        }
    }

    fn play_to_the_end(&mut self) {
        self.play_until(|played| played.table.ending().is_some());
    }
}
