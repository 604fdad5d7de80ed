//! What was stored once is read for ever.

use ghost_stories_online::{ClientMessage, Phase, RefusalReason, TableEvent};

use super::told::{Life, PEOPLE};
use super::{Played, SEED};
use crate::store::EventRow;
use crate::stored_event::StoredEvent;
use crate::table::{HostedTable, Unreadable};

/// A table of the first version of this program, with an event of each kind, one a line.
const FIRST: &str = include_str!("rows.jsonl");

fn rows(bodies: &str) -> Vec<EventRow> {
    let row = |(index, body): (usize, &str)| EventRow {
        table: "an-old-table".to_owned(),
        number: index as u64 + 1,
        at: 1_000 + index as u64,
        body: body.to_owned(),
    };
    bodies.lines().enumerate().map(row).collect()
}

#[test]
fn entries_of_the_first_version_are_read_and_still_written_the_same() {
    let mut kinds = Vec::new();
    for row in rows(FIRST) {
        let entry = StoredEvent::read(&row.body).unwrap();
        assert_eq!(entry.write(), row.body);
        kinds.push(serde_json::from_str::<serde_json::Value>(&row.body).unwrap()["entry"].as_str().unwrap().to_owned());
    }
    kinds.sort();
    kinds.dedup();
    let all = "began bot opened played said sat stood undo-agreed undo-asked undo-refused undone";
    assert_eq!(kinds.join(" "), all);
}

#[test]
fn a_challenge_of_the_first_version_is_read() {
    let mut first = rows(FIRST).swap_remove(0);
    first.body = first.body.replace("\"host\"", "\"day\":20000,\"host\"");
    assert_eq!(HostedTable::open(&first).unwrap().state().day, Some(20_000));
}

#[test]
fn a_table_of_the_first_version_can_be_played_on() {
    let rows = rows(FIRST);
    let mut table = HostedTable::open(&rows[0]).unwrap();
    let mut events = Vec::new();
    for row in &rows[1..] {
        let happened = table.add(row).unwrap();
        assert!(!matches!(happened.what, TableEvent::Opened {}));
        events.push(happened.number);
    }
    assert_eq!(events, (2..=rows.len() as u64).collect::<Vec<_>>());
    let state = table.state();
    assert_eq!(state.phase, Phase::Playing);
    assert_eq!(state.people.iter().map(|person| person.name.as_str()).collect::<Vec<_>>(), ["Ann", "Ben", "Cat"]);
    assert_eq!((table.person("secret of Ben"), table.person("secret of Cat")), (Some(1), Some(2)));
    let mut played =
        Played { table, rows, random: ghost_stories_table::Stream::new(1, 1, ghost_stories_table::Purpose::Players) };
    played.play_to_the_end();
}

#[test]
fn a_table_read_back_from_its_rows_is_the_same() {
    for seed in 0..10 {
        let mut life = Life::new(SEED + seed, seed % 2 == 0);
        let mut number = 0;
        loop {
            let goes_on = life.goes_on();
            number += 1;
            if goes_on && number % 10 != 0 {
                continue;
            }
            let Played { table, rows, .. } = &life.played;
            let again = HostedTable::from_rows(rows).unwrap().unwrap();
            for person in PEOPLE {
                let everything =
                    |table: &HostedTable| table.welcome(person, true, Some(table.now(person, true))).write();
                assert_eq!(everything(table), everything(&again));
            }
            assert_eq!((table.at(), table.number(), table.position()), (again.at(), again.number(), again.position()));
            assert_eq!(table.bot_to_decide(), again.bot_to_decide());
            if let Some(who) = table.decides() {
                let choice = table.position().options()[0];
                let next = |table: &HostedTable| table.decide_for_bot(who, choice, 0).unwrap().entry.write();
                assert_eq!(next(table), next(&again), "chance goes on where it was");
            }
            if !goes_on {
                break;
            }
        }
    }
}

#[test]
fn a_damaged_row_is_told_and_never_panics() {
    let good = rows(FIRST);
    for (index, row) in good.iter().enumerate() {
        let bodies = ["", "{}", "null", r#"{"entry": 7}"#, &row.body[..row.body.len() / 2]];
        for body in bodies {
            let mut rows = good[..index].to_vec();
            rows.push(EventRow { body: body.to_owned(), ..row.clone() });
            let Err(Unreadable::Damaged(why)) = HostedTable::from_rows(&rows) else { panic!("{body} was read") };
            assert!(why.contains(&format!("entry {}", index + 1)), "{why}");
        }
    }
    let without_one = [&good[..3], &good[4..]].concat();
    assert!(HostedTable::from_rows(&without_one).is_err(), "a gap");
    let twice = [&good[..1], &[EventRow { number: 2, ..good[0].clone() }]].concat();
    assert!(HostedTable::from_rows(&twice).is_err(), "opened again");
    for body in [r#"{"entry":"sat","seat":"red","person":9}"#, r#"{"entry":"sat","seat":"yellow","person":0}"#] {
        let rows = [&good[..1], &[EventRow { number: 2, body: body.to_owned(), ..good[0].clone() }]].concat();
        assert!(HostedTable::from_rows(&rows).is_err(), "{body}");
    }
}

#[test]
fn an_event_of_a_newer_program_closes_its_table_and_leaves_it_readable_up_to_there() {
    for body in [
        r#"{"entry":"bowed","person":0,"to":1}"#,
        r#"{"entry":"played","by":"green","steps":["sing loudly"]}"#,
        r#"{"entry":"bot","seat":"red","bot":"seer"}"#,
    ] {
        let good = rows(FIRST);
        let at = good.len() as u64;
        let newer = EventRow { number: at + 1, body: body.to_owned(), ..good[0].clone() };
        let after = EventRow { number: at + 2, ..good[5].clone() };
        let before = HostedTable::from_rows(&good).unwrap().unwrap();
        let mut table =
            HostedTable::from_rows(&[&good[..], &[newer.clone(), after.clone()]].concat()).unwrap().unwrap();
        let told = |table: &HostedTable| table.welcome(Some(1), true, None).write();
        assert_eq!((table.number(), told(&table)), (at, told(&before)));
        assert!(before.decides().is_some() && !before.is_newer());
        assert_eq!(
            (table.is_newer(), table.decides(), table.bot_to_decide(), table.now(Some(0), false).options),
            (true, None, None, vec![])
        );
        for request in [
            ClientMessage::Say { text: "Hello?".to_owned() },
            ClientMessage::Stand { seat: before.decides().unwrap() },
            ClientMessage::Choose { choice: before.position().options()[0], steps: before.steps().len(), number: None },
        ] {
            for person in [None, Some(0), Some(1), Some(2)] {
                let refused = table.decide(person, &request, 0).err().unwrap();
                assert_eq!(refused.why, RefusalReason::NewerServer, "{request:?}");
            }
        }
        assert!(table.decide_for_bot(before.decides().unwrap(), before.position().options()[0], 0).is_err());
        assert!(matches!(table.add(&after), Err(Unreadable::Newer)), "nothing follows what is not known");
        let mut live = before;
        assert!(matches!(live.add(&newer), Err(Unreadable::Newer)) && live.is_newer());
    }
    let first = EventRow { body: r#"{"entry":"founded"}"#.to_owned(), ..rows(FIRST).swap_remove(0) };
    assert!(matches!(HostedTable::open(&first), Err(Unreadable::Newer)));
}
