//! The server's messages as the page reads them: flat, all fields of all messages beside each other. Read as the tagged enum that they
//! are, every type in them would be compiled a second time, which is 30 kB more to load. The compiler keeps the two together: a message
//! or a field that is not read here does not compile, and a test reads every message.

use ghost_stories_online::{
    Away, LeftOut, Line, Now, Record, RefusalReason, ServerMessage, ServerMessageKind, TableEvent, TableState, Update,
};
use ghost_stories_table::{FileSetup, Step, WrittenPosition};
use serde::Deserialize;

/// A message of the server, whichever it is.
#[derive(Deserialize)]
struct FlatMessage {
    tell: ServerMessageKind,
    id: Option<u64>,
    number: Option<u64>,
    at: Option<u64>,
    person: Option<u8>,
    setup: Option<Box<FileSetup>>,
    state: Option<TableState>,
    steps: Option<Vec<Step>>,
    #[serde(default)]
    positions: Vec<WrittenPosition>,
    left_out: Option<LeftOut>,
    #[serde(default)]
    chat: Vec<Line>,
    what: Option<TableEvent>,
    record: Option<Record>,
    people: Option<Vec<u8>>,
    watching: Option<usize>,
    restart_in: Option<u32>,
    #[serde(default)]
    away: Vec<Away>,
    bot_after: Option<u32>,
    version: Option<u32>,
    #[serde(rename = "thing")]
    target: Option<String>,
    #[serde(rename = "secret")]
    seat_token: Option<String>,
    why: Option<RefusalReason>,
    error: Option<String>,
    rule: Option<String>,
    now: Option<FlatNow>,
}

/// What is awaited the page knows by itself, but not how long that goes on.
#[derive(Deserialize)]
struct FlatNow {
    time_left: Option<u64>,
}

impl From<FlatNow> for Now {
    fn from(FlatNow { time_left }: FlatNow) -> Now {
        Now { decides: None, options: Vec::new(), view: None, time_left }
    }
}

/// Reads a message of the server; `None` if it is none that the page knows.
pub fn read(text: &str) -> Option<ServerMessage> {
    let told: FlatMessage = serde_json::from_str(text).ok()?;
    let id = told.id;
    Some(match told.tell {
        ServerMessageKind::Welcome => ServerMessage::Welcome {
            number: told.number?,
            person: told.person,
            setup: told.setup?,
            state: told.state?,
            steps: told.steps,
            positions: told.positions,
            left_out: told.left_out,
            chat: told.chat,
            now: told.now.map(Now::from),
        },
        ServerMessageKind::Update => ServerMessage::Update(Update {
            number: told.number?,
            at: told.at?,
            what: told.what?,
            state: told.state,
            record: told.record,
            now: told.now.map(Now::from),
        }),
        ServerMessageKind::Here => ServerMessage::Here {
            people: told.people?,
            watching: told.watching?,
            restart_in: told.restart_in,
            away: told.away,
            bot_after: told.bot_after,
        },
        ServerMessageKind::Pointed => ServerMessage::Pointed { person: told.person?, target: told.target? },
        ServerMessageKind::Done => ServerMessage::Done { id },
        ServerMessageKind::Seated => ServerMessage::Seated { id, person: told.person?, seat_token: told.seat_token? },
        ServerMessageKind::Refused => {
            ServerMessage::Refused { id, why: told.why?, error: told.error?, rule: told.rule }
        }
        ServerMessageKind::Reload => ServerMessage::Reload { version: told.version? },
        ServerMessageKind::Closing => ServerMessage::Closing {},
        ServerMessageKind::Pong => ServerMessage::Pong {},
    })
}

#[cfg(test)]
mod tests {
    use ghost_stories_engine::{Choice, Colour, Edition, Level, Who};
    use ghost_stories_online::{Aid, Listing, Now, Pace, Person, Phase, Seat, UndoAsked};
    use ghost_stories_table::SetupOptions;
    use strum::IntoEnumIterator;

    use super::*;
    use crate::seats::BOTS;

    fn state() -> TableState {
        TableState {
            phase: Phase::Playing,
            people: vec![Person { name: "Anna".to_owned(), ..Person::default() }],
            seats: vec![
                Seat { seat: Who::Taoist(Colour::Red), person: Some(0), bot: None, gives_way: false },
                Seat { seat: Who::WuFeng, person: None, bot: Some(BOTS[2]), gives_way: true },
            ],
            undo: Some(UndoAsked { by: 0, to: 7, waits_for: vec![1] }),
            day: Some(20_000),
            closed: true,
            ranked: true,
            aids: vec![Aid::Hints],
            clock: Pace::Brisk,
            host: 1,
            again: Some("AAAAAAAAAAAAAAAA".to_owned()),
            listing: Some(Listing { language: "pl".to_owned() }),
        }
    }

    fn welcome() -> ServerMessage {
        let setup = SetupOptions::new(2, Level::Normal, Edition::Revised).deal_game(1, 0);
        ServerMessage::Welcome {
            number: 8,
            person: Some(0),
            setup: Box::new(FileSetup::from(&setup)),
            state: state(),
            steps: Some(steps()),
            positions: vec![WrittenPosition { after: 2, position: "turn red yang\n".to_owned() }],
            left_out: Some(LeftOut { step: 3, text: "defeat".to_owned(), rule: "B73".to_owned(), steps: 2 }),
            chat: vec![Line { person: 0, at: 5, text: "<b>\"Hi\"".to_owned() }],
            now: Some(FlatNow { time_left: Some(80_000) }.into()),
        }
    }

    fn steps() -> Vec<Step> {
        ["draw 7", "place red-left"].map(|step| step.parse().unwrap()).to_vec()
    }

    fn update(what: TableEvent, now: Option<Now>) -> ServerMessage {
        let record = Some(Record { from: 3, steps: steps() });
        ServerMessage::Update(Update { number: 9, at: 5, what, state: Some(state()), record, now })
    }

    /// A message of each kind, with every field that it can have.
    fn full(kind: ServerMessageKind) -> ServerMessage {
        match kind {
            ServerMessageKind::Welcome => welcome(),
            ServerMessageKind::Update => update(TableEvent::Said { person: 1, text: "Hi".to_owned() }, None),
            ServerMessageKind::Here => ServerMessage::Here {
                people: vec![0, 2],
                watching: 1,
                restart_in: Some(300),
                away: vec![Away { person: 1, seconds: 75 }],
                bot_after: Some(120),
            },
            ServerMessageKind::Pointed => ServerMessage::Pointed { person: 1, target: "deck".to_owned() },
            ServerMessageKind::Done => ServerMessage::Done { id: Some(4) },
            ServerMessageKind::Seated => ServerMessage::Seated { id: Some(4), person: 2, seat_token: "s".to_owned() },
            ServerMessageKind::Refused => ServerMessage::Refused {
                id: Some(4),
                why: RefusalReason::GoneOn,
                error: "no".to_owned(),
                rule: Some("B73".to_owned()),
            },
            ServerMessageKind::Reload => ServerMessage::Reload { version: 2 },
            ServerMessageKind::Closing => ServerMessage::Closing {},
            ServerMessageKind::Pong => ServerMessage::Pong {},
        }
    }

    #[test]
    fn every_message_of_the_server_is_read_as_it_was_said() {
        for kind in ServerMessageKind::iter() {
            let told = full(kind);
            assert_eq!(ServerMessageKind::from(&told), kind);
            assert_eq!(read(&told.write()), Some(told));
        }
    }

    #[test]
    fn what_is_awaited_the_page_knows_by_itself_but_not_how_long() {
        let time_left = Some(80_000);
        let now = Now { decides: Some(Who::WuFeng), options: vec![Choice::EndTurn], view: None, time_left };
        let what = || TableEvent::Played { by: Some(Who::WuFeng), out_of_time: true };
        let known = FlatNow { time_left }.into();
        assert_eq!(read(&update(what(), Some(now)).write()), Some(update(what(), Some(known))));
    }

    #[test]
    fn a_newer_servers_event_keeps_what_it_changed_and_its_message_is_not_read() {
        let text = update(TableEvent::Began {}, None).write().replace("began", "danced");
        assert_eq!(read(&text), Some(update(TableEvent::Unknown, None)));
        assert_eq!(read(r#"{"tell": "tomorrow"}"#), None);
        let here = ServerMessage::Here { people: vec![], watching: 1, restart_in: None, away: vec![], bot_after: None };
        assert_eq!(read(r#"{"tell": "here", "people": [], "watching": 1, "tomorrow": 2}"#), Some(here));
        assert_eq!(read(r#"{"tell": "reload"}"#), None, "what is missing is not made up");
        assert_eq!(read("nothing"), None);
    }
}
