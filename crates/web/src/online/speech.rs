//! Messages as they travel. Those of the server are read flat, all fields of all messages beside each other: what is made of the
//! vocabulary's own tagged types would weigh as much as a whole screen of the page.

use ghost_stories_online::{
    ClientMessage, LeftOut, Line, Record, RefusalReason, ServerMessage, TableEvent, TableState, Update,
};
use ghost_stories_table::{FileSetup, Step, WrittenPosition};
use serde::Deserialize;

/// A message of the server, whichever it is.
#[derive(Deserialize)]
struct Message {
    tell: String,
    #[serde(default)]
    id: Option<u64>,
    #[serde(default)]
    number: u64,
    #[serde(default)]
    at: u64,
    #[serde(default)]
    person: Option<u8>,
    #[serde(default)]
    setup: Option<Box<FileSetup>>,
    #[serde(default)]
    state: Option<TableState>,
    #[serde(default)]
    steps: Option<Vec<Step>>,
    #[serde(default)]
    positions: Vec<WrittenPosition>,
    #[serde(default)]
    left_out: Option<LeftOut>,
    #[serde(default)]
    chat: Vec<Line>,
    #[serde(default)]
    what: Option<Happened>,
    #[serde(default)]
    record: Option<Record>,
    #[serde(default)]
    people: Vec<u8>,
    #[serde(default)]
    watching: usize,
    #[serde(default)]
    version: u32,
    #[serde(default, rename = "thing")]
    target: String,
    #[serde(default, rename = "secret")]
    seat_token: String,
    #[serde(default)]
    why: RefusalReason,
    #[serde(default)]
    error: String,
}

#[derive(Deserialize)]
struct Happened {
    event: String,
    #[serde(default)]
    person: u8,
    #[serde(default)]
    text: String,
}

impl Happened {
    /// What was said, and who does not agree; everything else shows in who sits where and in the record.
    fn read(self) -> TableEvent {
        let Happened { event, person, text } = self;
        match event.as_str() {
            "said" => TableEvent::Said { person, text },
            "undo-refused" => TableEvent::UndoRefused { person },
            _ => TableEvent::Opened {},
        }
    }
}

/// Reads a message of the server; `None` if the page does not know it.
pub fn read(text: &str) -> Option<ServerMessage> {
    let told: Message = serde_json::from_str(text).ok()?;
    let Message { id, number, at, state, .. } = told;
    let person = told.person.unwrap_or_default();
    Some(match told.tell.as_str() {
        "welcome" => ServerMessage::Welcome {
            number,
            person: told.person,
            setup: told.setup?,
            state: state?,
            steps: told.steps,
            positions: told.positions,
            left_out: told.left_out,
            chat: told.chat,
            now: None,
        },
        "update" => {
            ServerMessage::Update(Update { number, at, what: told.what?.read(), state, record: told.record, now: None })
        }
        "here" => ServerMessage::Here { people: told.people, watching: told.watching },
        "pointed" => ServerMessage::Pointed { person, target: told.target },
        "done" => ServerMessage::Done { id },
        "seated" => ServerMessage::Seated { id, person, seat_token: told.seat_token },
        "refused" => ServerMessage::Refused { id, why: told.why, error: told.error, rule: None },
        "reload" => ServerMessage::Reload { version: told.version },
        "closing" => ServerMessage::Closing {},
        "pong" => ServerMessage::Pong {},
        _ => return None,
    })
}

/// Writes a request with an `id`.
pub fn write(request: &ClientMessage, id: Option<u64>) -> String {
    let text = serde_json::to_string(request).unwrap_or_default();
    match (id, text.strip_prefix('{')) {
        (Some(id), Some(fields)) => format!("{{\"id\":{id},{fields}"),
        _ => text,
    }
}

#[cfg(test)]
mod tests {
    use ghost_stories_engine::{Choice, Colour, Edition, Level, Who};
    use ghost_stories_online::{Now, Person, Phase, Seat, UndoAsked};
    use ghost_stories_table::SetupOptions;

    use super::*;
    use crate::seats::BOTS;

    fn state() -> TableState {
        TableState {
            phase: Phase::Playing,
            people: vec![Person { name: "Anna".to_owned() }],
            seats: vec![
                Seat { seat: Who::Taoist(Colour::Red), person: Some(0), bot: None },
                Seat { seat: Who::WuFeng, person: None, bot: Some(BOTS[2]) },
            ],
            undo: Some(UndoAsked { by: 0, to: 7, waits_for: vec![1] }),
            day: Some(20_000),
        }
    }

    #[test]
    fn what_the_server_says_is_read_as_it_was_said() {
        let setup = SetupOptions::new(2, Level::Normal, Edition::Revised).deal_game(1, 0);
        let steps: Vec<Step> = ["draw 7", "place red-left"].map(|step| step.parse().unwrap()).to_vec();
        let line = Line { person: 0, at: 5, text: "<b>\"Hi\"".to_owned() };
        let update =
            |what, state, record| ServerMessage::Update(Update { number: 9, at: 5, what, state, record, now: None });
        let all = [
            ServerMessage::Welcome {
                number: 8,
                person: Some(0),
                setup: Box::new(FileSetup::from(&setup)),
                state: state(),
                steps: Some(steps.clone()),
                positions: vec![WrittenPosition { after: 2, position: "turn red yang\n".to_owned() }],
                left_out: Some(LeftOut { step: 3, text: "defeat".to_owned(), rule: "B73".to_owned(), steps: 2 }),
                chat: vec![line],
                now: None,
            },
            update(TableEvent::Said { person: 1, text: "Hi".to_owned() }, None, None),
            update(TableEvent::UndoRefused { person: 1 }, None, None),
            update(TableEvent::Opened {}, Some(state()), Some(Record { from: 3, steps })),
            ServerMessage::Here { people: vec![0, 2], watching: 1 },
            ServerMessage::Pointed { person: 1, target: "deck".to_owned() },
            ServerMessage::Done { id: Some(4) },
            ServerMessage::Seated { id: None, person: 2, seat_token: "s".to_owned() },
            ServerMessage::Refused { id: Some(4), why: RefusalReason::GoneOn, error: "no".to_owned(), rule: None },
            ServerMessage::Reload { version: 2 },
            ServerMessage::Closing {},
            ServerMessage::Pong {},
        ];
        for told in all {
            assert_eq!(read(&told.write()), Some(told));
        }
    }

    #[test]
    fn what_is_for_others_is_passed_over() {
        let now = Now { decides: Some(Who::WuFeng), options: vec![Choice::EndTurn], view: None };
        let what = TableEvent::Played { by: Some(Who::WuFeng) };
        let told = ServerMessage::Update(Update { number: 9, at: 5, what, state: None, record: None, now: Some(now) });
        assert!(matches!(
            read(&told.write()),
            Some(ServerMessage::Update(Update { what: TableEvent::Opened {}, now: None, .. }))
        ));
        assert_eq!(read(r#"{"tell": "tomorrow"}"#), None);
        assert_eq!(read("nothing"), None);
    }

    #[test]
    fn the_server_reads_requests_as_they_were_written() {
        let red = Who::Taoist(Colour::Red);
        let all = [
            ClientMessage::Ping {},
            ClientMessage::Sit { seat: red, name: Some("An\"na".to_owned()) },
            ClientMessage::Choose { choice: Choice::EndTurn, steps: 12 },
            ClientMessage::Bot { seat: red, bot: BOTS[3] },
        ];
        for request in all {
            for id in [None, Some(7)] {
                assert_eq!(ClientMessage::read(&write(&request, id)), Ok((id, request.clone())));
            }
        }
    }
}
