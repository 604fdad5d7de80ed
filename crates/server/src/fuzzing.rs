//! Laws for the fuzz targets, which see only what is public.

use std::sync::LazyLock;

use ghost_stories_engine::{Choice, RULES_REVISION};
use ghost_stories_online::{ClientMessage, NewTable, Phase, Seat, SeatFor, ServerMessage};
use ghost_stories_table::{FileSetup, Purpose, Stream};

use crate::seat_token::Hash;
use crate::store::EventRow;
use crate::stored_event::{Newcomer, StoredEvent};
use crate::table::HostedTable;

/// A table in the middle of a game of everything: one person plays a Taoist, another Wu-Feng, bots the rest.
static ROWS: LazyLock<Vec<EventRow>> = LazyLock::new(|| middle_of_a_game(60));

pub(crate) fn row(number: u64, entry: &StoredEvent) -> EventRow {
    EventRow { table: "a-fuzzed-table-x".to_owned(), number, at: number, body: entry.write() }
}

fn middle_of_a_game(entries: usize) -> Vec<EventRow> {
    let new = r#"{"name": "Ann", "level": "normal", "seats": [{"for": "me"}, {"for": "open"}, {"for": "novice"}],
        "white_moon": {"portal": "edge", "incarnations": "both"}, "black_secret": {"wu_feng": "open"}}"#;
    let new: NewTable = serde_json::from_str(new).expect("a table");
    // The first seed whose game goes on for long enough.
    (0..).find_map(|seed| play(&new, seed, entries)).expect("some game is long")
}

/// The rows of a game of random choices, if it goes on for so many of them.
pub(crate) fn play(new: &NewTable, seed: u64, entries: usize) -> Option<Vec<EventRow>> {
    let (setup, players) = new.deal(seed).ok()?;
    let seats = players.into_iter().enumerate().map(|(index, (who, player))| Seat {
        seat: who,
        person: match player {
            SeatFor::Open => Some(index.min(1) as u8),
            SeatFor::Me => Some(0),
            SeatFor::Bot(_) => None,
        },
        bot: if let SeatFor::Bot(bot) = player { Some(bot) } else { None },
        gives_way: false,
    });
    let setup = Box::new(FileSetup::from(&setup));
    let person = |name: &str| Newcomer { name: name.to_owned(), hash: Hash::of(name), network: None };
    let opened = StoredEvent::Opened {
        revision: RULES_REVISION,
        setup,
        seed,
        game: 0,
        seats: seats.collect(),
        host: person("Ann"),
        day: None,
        unranked: false,
        clock: new.clock,
        listing: None,
    };
    let mut rows = vec![row(1, &opened)];
    let mut table = HostedTable::open(&rows[0]).ok()?;
    let mut random = Stream::new(seed, 1, Purpose::Players);
    let mut entry = table.begin().ok()?;
    loop {
        let added = row(table.number() + 1, &entry);
        table.add(&added).ok()?;
        rows.push(added);
        if rows.len() >= entries {
            break;
        }
        let choice: Choice = random.pick(&table.position().options());
        entry = table.decide_for_bot(table.decides()?, choice, 0).ok()?.entry;
    }
    (table.state().phase == Phase::Playing).then_some(rows)
}

/// Law: no text makes a table panic; what it decides can be stored, read and told, and what is refused says why.
pub fn request(text: &str) {
    let Ok((id, request)) = ClientMessage::read(text) else { return };
    let written = request.write(id);
    let again = ClientMessage::read(&written).unwrap_or_else(|error| panic!("{written}: {error:?}"));
    assert_eq!(again, (id, request.clone()), "what is written is read again the same");
    for person in [None, Some(0), Some(1), Some(200)] {
        let mut table = HostedTable::from_rows(&ROWS).ok().flatten().expect("the rows are good");
        match table.decide(person, &request, 1) {
            Err(refused) => assert!(!refused.error.is_empty()),
            Ok(decision) => {
                let happened = table.add(&row(table.number() + 1, &decision.entry)).expect("it can be added");
                let told = table.update(&happened, person, Some(table.now(person, true))).write();
                assert!(ServerMessage::read(&told).is_ok(), "{told}");
            }
        }
    }
}

/// Law: no rows make the reader of tables panic, one a line, after those of a good table or alone; what it reads can be told.
pub fn rows(text: &str) {
    for good in [0, 1, ROWS.len()] {
        let mut rows = ROWS[..good].to_vec();
        for body in text.lines() {
            let number = rows.len() as u64 + 1;
            rows.push(EventRow { table: "a-fuzzed-table-x".to_owned(), number, at: number, body: body.to_owned() });
        }
        if let Ok(Some(table)) = HostedTable::from_rows(&rows) {
            for person in [None, Some(0), Some(1)] {
                table.welcome(person, true, Some(table.now(person, true))).write();
            }
            table.summary();
            table.replay();
        }
    }
}

/// Law: no text makes the reader of what servers say panic, and what it reads is written and read again the same.
pub fn told(text: &str) {
    if let Ok(told) = ServerMessage::read(text) {
        let written = told.write();
        assert_eq!(ServerMessage::read(&written).ok(), Some(told), "{written}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_laws_hold_for_what_is_right_and_for_what_is_nearly_right() {
        let table = HostedTable::from_rows(&ROWS).ok().flatten().unwrap();
        let (choice, steps) = (table.position().options()[0], table.steps().len());
        let texts = [
            r#"{"do": "undo", "id": 3}"#.to_owned(),
            r#"{"do": "say", "text": "Boo"}"#.to_owned(),
            r#"{"do": "stand", "seat": "wu-feng"}"#.to_owned(),
            format!(r#"{{"do": "choose", "choice": "{choice}", "steps": {steps}}}"#),
            table.welcome(None, true, None).write(),
            ROWS.iter().map(|row| row.body.as_str()).collect::<Vec<_>>().join("\n"),
            r#"{"entry":"undone","person":9,"to":99999}"#.to_owned(),
            r#"{"entry":"undo-asked","person":255,"to":18446744073709551615}"#.to_owned(),
            r#"{"entry":"said","person":77,"text":""}"#.to_owned(),
            r#"{"do": "remove", "person": 1, "bar": true}"#.to_owned(),
            r#"{"do": "again", "how": "same"}"#.to_owned(),
            r#"{"entry":"order","order":"host-changed","person":200}"#.to_owned(),
            r#"{"entry":"order","order":"muted","person":3,"by":200}"#.to_owned(),
            r#"{"entry":"order","order":"invited","people":["Ann"],"seats":[{"seat":"red","person":3}],"salt":3}"#
                .to_owned(),
            r#"{"entry":"order","order":"invited","people":[],"seats":[],"salt":3}"#.to_owned(),
            r#"{"entry":"order","order":"played-again","table":"AAAAAAAAAAAAAAAA","people":[3]}"#.to_owned(),
        ];
        for text in &texts {
            for text in [text.as_str(), &text[..text.len() / 2], &text.replace('3', "-1")] {
                request(text);
                rows(text);
                told(text);
            }
        }
    }
}
