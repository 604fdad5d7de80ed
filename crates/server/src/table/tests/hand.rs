//! Wu-Feng's hand is his alone (S7): what others are told is the same whatever he holds.

use ghost_stories_engine::{Card, CardSet, Outcome, Position, Who};
use ghost_stories_online::{ClientMessage, ServerMessage};
use ghost_stories_table::Step;
use serde_json::Value;

use super::told::{Life, PEOPLE};
use super::{Played, SEED};
use crate::missed::missed;
use crate::store::EventRow;
use crate::stored_event::StoredEvent;
use crate::table::HostedTable;

/// The cards in Wu-Feng's hand that nobody else may know.
fn hand(position: &Position) -> Vec<Card> {
    position.black_secret().map_or(Vec::new(), |black_secret| black_secret.hand.cards().iter().collect())
}

/// The rows with this card drawn in place of that one.
fn drawn_instead(rows: &[EventRow], held: Card, other: Card) -> Vec<EventRow> {
    let mut rows = rows.to_vec();
    for row in &mut rows {
        let mut entry = StoredEvent::read(&row.body).unwrap();
        if let StoredEvent::Began { steps, .. } | StoredEvent::Played { steps, .. } = &mut entry {
            for step in steps.iter_mut().filter(|step| **step == Step::Outcome(Outcome::Card(held))) {
                *step = Step::Outcome(Outcome::Card(other));
            }
        }
        row.body = entry.write();
    }
    rows
}

/// All that somebody is told who comes at the end, or was there from some number on.
fn texts(rows: &[EventRow], person: Option<u8>) -> Vec<String> {
    let table = HostedTable::from_rows(rows).unwrap().unwrap();
    let mut texts = vec![table.welcome(person, true, Some(table.now(person, true))).write()];
    for since in [1, table.number() / 2, table.number() - 1] {
        let told = missed(rows, table.number(), since, person, true).unwrap();
        texts.extend(told.iter().map(ServerMessage::write));
    }
    texts.push(serde_json::to_string(&table.summary()).unwrap());
    texts
}

#[test]
fn others_are_told_the_same_whatever_he_holds() {
    let mut compared = 0;
    for seed in 0..80 {
        let mut life = Life::new(SEED + seed, seed % 2 == 0);
        let mut quiet = 0_u32;
        while life.goes_on() {
            quiet += 1;
            let Played { table, rows, .. } = &life.played;
            if !quiet.is_multiple_of(8) || table.ending().is_some() {
                continue;
            }
            let possible = table.position().unseen().both(CardSet::EVERY_INCARNATION);
            for held in hand(table.position()) {
                let Some(other) = possible.iter().find(|&card| card != held) else { continue };
                let otherwise = drawn_instead(rows, held, other);
                let theirs = HostedTable::from_rows(&otherwise).unwrap().unwrap();
                assert_ne!(hand(theirs.position()), hand(table.position()));
                // Who has sat at his place is told what they saw.
                let never_saw = |person: &Option<u8>| person.is_none_or(|person| !table.seen_hand.contains(&person));
                for person in PEOPLE.into_iter().filter(never_saw) {
                    assert_eq!(texts(rows, person), texts(&otherwise, person));
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 300, "{compared}");
}

#[test]
fn wu_fengs_person_sees_the_hand_and_nobody_else_until_the_end() {
    let mut shown = [0, 0];
    for seed in 0..20 {
        let mut life = Life::new(SEED + seed, seed % 2 == 0);
        while life.goes_on() {
            let table = &life.played.table;
            let held = hand(table.position());
            for person in PEOPLE {
                let view = table.now(person, true).view.unwrap();
                let sees = table.knows_hand(person) || table.ending().is_some() || held.is_empty();
                assert_eq!(view["black_secret"]["hand"] != Value::Null, sees);
                assert_eq!(view["black_secret"]["in_hand"], held.len());
                shown[usize::from(sees)] += usize::from(!held.is_empty());
            }
        }
        let table = &life.played.table;
        assert_eq!(table.record.told(false), table.steps(), "at the end all is told");
    }
    assert!(shown.iter().all(|&number| number > 100), "{shown:?}");
}

#[test]
fn who_leaves_his_seat_is_told_no_more_and_who_comes_back_the_truth() {
    // A hand that is not what others are told it is.
    let hides = |life: &Life| life.played.table.record.told(false) != life.played.table.steps();
    let mut lives = (0..).map(|seed| Life::new(SEED + seed, false)).map(|mut life| {
        life.tell_nobody();
        while !hides(&life) && life.played.random_choice().is_some() {}
        life
    });
    let life = lives.find(hides).unwrap();
    let mut life = life.with_fresh_ears();
    let knows = |life: &Life, person| life.ears_of(person).steps == life.played.table.steps();
    let wu_feng = Who::WuFeng;
    let knowers = |life: &Life| PEOPLE.into_iter().filter(|&person| knows(life, person)).collect::<Vec<_>>();
    assert_eq!(knowers(&life), [Some(1)]);
    life.does(Some(1), &format!(r#"{{"do": "stand", "seat": "{wu_feng}"}}"#));
    assert!(PEOPLE.into_iter().all(|person| !knows(&life, person)));
    for person in [0, 2] {
        let error = life.played.refused(Some(person), &format!(r#"{{"do": "sit", "seat": "{wu_feng}"}}"#));
        assert!(error.contains("may not see Wu-Feng's hand"), "{error}");
    }
    let error = life.played.refused(Some(3), &format!(r#"{{"do": "sit", "seat": "{wu_feng}"}}"#));
    assert!(error.contains("who was Wu-Feng before"), "{error}");
    life.does(Some(1), &format!(r#"{{"do": "sit", "seat": "{wu_feng}"}}"#));
    assert_eq!(knowers(&life), [Some(1)]);
    life.does(Some(2), r#"{"do": "stand", "seat": "red"}"#);
    let error = life.played.refused(Some(1), r#"{"do": "sit", "seat": "red"}"#);
    assert!(error.contains("has seen Wu-Feng's hand"), "{error}");
    let again = HostedTable::from_rows(&life.played.rows).unwrap().unwrap();
    let (_, sit) = ClientMessage::read(r#"{"do": "sit", "seat": "red"}"#).unwrap();
    assert!(again.decide(Some(1), &sit, 0).is_err() && again.decide(Some(2), &sit, 0).is_ok());
}
