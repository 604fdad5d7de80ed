//! Tables with a step that corrected rules refuse. No rule has ever allowed `take-token` at a table of four players, so it stands here
//! for what older rules allowed.

use ghost_stories_engine::{Card, CardSet, Outcome, RULES_REVISION};
use ghost_stories_online::{RefusalReason, ServerMessage};
use ghost_stories_table::{Purpose, Replay, ReplayError, ReplayStart, Step, Stream, written};
use serde_json::Value;

use super::{Played, SEED, open};
use crate::store::EventRow;
use crate::stored_event::StoredEvent;
use crate::table::{HostedTable, Unreadable};

const REFUSED: &str = "take-token";
const SEATS: &str = r#"[{"for": "me"}, {"for": "me"}, {"for": "me"}, {"for": "me"}]"#;

fn begun(more: &str, seed: u64) -> Played {
    let mut played = open(SEATS, more, SEED + seed);
    played.does(Some(0), r#"{"do": "start"}"#);
    played
}

/// Written positions of the rows, by their places.
fn positions(rows: &[EventRow]) -> Vec<(usize, usize)> {
    let after = |row: &EventRow| match StoredEvent::read(&row.body).unwrap() {
        StoredEvent::Began { position, .. } | StoredEvent::Played { position, .. } => {
            position.map(|written| written.after)
        }
        _ => None,
    };
    rows.iter().enumerate().filter_map(|(index, row)| Some((index, after(row)?))).collect()
}

/// The rows with a refused step at the beginning of a decision, and what was written later moved on by it.
fn with_refused(rows: &[EventRow], at: usize) -> Vec<EventRow> {
    let mut rows = rows.to_vec();
    for (index, row) in rows.iter_mut().enumerate().skip(at) {
        let mut entry = StoredEvent::read(&row.body).unwrap();
        if let StoredEvent::Played { steps, position, .. } = &mut entry {
            if index == at {
                steps.insert(0, REFUSED.parse().unwrap());
            }
            if let Some(written) = position {
                written.after += 1;
            }
        }
        row.body = entry.write();
    }
    rows
}

/// The same table as it was before records told their revision and positions.
fn of_first_revision(rows: &[EventRow]) -> Vec<EventRow> {
    let strip = |row: &EventRow| {
        let mut body: Value = serde_json::from_str(&row.body).unwrap();
        let fields = body.as_object_mut().unwrap();
        fields.remove("revision");
        fields.remove("position");
        EventRow { body: body.to_string(), ..row.clone() }
    };
    rows.iter().map(strip).collect()
}

fn read(rows: &[EventRow]) -> HostedTable {
    HostedTable::from_rows(rows).unwrap().unwrap()
}

fn opened(rows: Vec<EventRow>, seed: u64) -> Played {
    let random = Stream::new(seed, 1, Purpose::Players);
    Played { table: read(&rows), rows, random }
}

#[test]
fn once_a_turn_a_row_tells_how_the_table_lay() {
    let mut played = begun("", 1);
    let mut turns = 0;
    for _ in 0..60 {
        let before = *played.table.position();
        if played.random_choice().is_none() {
            break;
        }
        let now = played.table.position();
        turns += usize::from(now.board_on_turn() != before.board_on_turn());
    }
    let written = positions(&played.rows).len();
    assert!(turns > 5 && written.abs_diff(turns + 1) <= 1, "{written} positions, {turns} turns");
    let first: Value = serde_json::from_str(&played.rows[0].body).unwrap();
    assert_eq!(first["revision"], RULES_REVISION);
}

#[test]
fn a_table_goes_on_from_its_written_position_behind_a_refused_step() {
    for seed in 0..10 {
        let mut played = begun("", seed);
        played.play_until(|played| positions(&played.rows).len() == 5);
        let (before, after) = (positions(&played.rows)[3].0, positions(&played.rows)[4].1);
        let rows = with_refused(&played.rows, before + 1);
        let mut again = opened(rows, seed);
        assert_eq!(again.table.steps().len(), played.table.steps().len() + 1);
        assert!(again.table.position().goes_on_like(played.table.position()));
        assert!(again.table.is_patched());
        let ServerMessage::Welcome { steps: Some(steps), positions, .. } = again.table.welcome(None, true, None) else {
            panic!("welcome")
        };
        assert_eq!((steps.len(), positions[0].after), (again.table.steps().len(), after + 1));
        assert_eq!(again.ask(Some(0), r#"{"do": "undo"}"#).err().unwrap().why, RefusalReason::NothingToTakeBack);
        // It is stored on, and a restart finds the same.
        for _ in 0..20 {
            again.random_choice();
            let restarted = read(&again.rows);
            assert_eq!((restarted.position(), restarted.steps()), (again.table.position(), again.table.steps()));
        }
        again.play_to_the_end();
        let replay = again.table.replay().unwrap();
        let watched = Replay::read(&replay.write()).unwrap().open().unwrap();
        assert_eq!(watched.game.position().ending(), again.table.ending());
        assert_eq!((watched.game.gaps().len(), watched.cut), (1, None));
    }
}

#[test]
fn two_processes_deal_the_same_behind_a_gap() {
    let mut played = begun("", 3);
    played.play_until(|played| positions(&played.rows).len() == 5);
    let rows = with_refused(&played.rows, positions(&played.rows)[3].0 + 1);
    let (mut here, mut there) = (opened(rows.clone(), 3), opened(rows, 3));
    for _ in 0..30 {
        here.random_choice();
        there.random_choice();
    }
    assert_eq!(here.table.steps(), there.table.steps());
}

#[test]
fn a_refused_step_that_was_taken_back_leaves_no_gap() {
    let mut played = begun("", 4);
    played.play_until(|played| played.table.steps().len() > 20 && played.ask(Some(0), r#"{"do": "undo"}"#).is_ok());
    let row = played.rows.len() - 1;
    let kept = played.table.steps().to_vec();
    let StoredEvent::Played { steps, .. } = StoredEvent::read(&played.rows[row].body).unwrap() else {
        panic!("a decision")
    };
    let to = kept.len() - steps.len();
    let mut rows = with_refused(&played.rows, row);
    let undone = StoredEvent::Undone { person: 0, to }.write();
    rows.push(EventRow { number: rows.len() as u64 + 1, body: undone, ..rows[0].clone() });
    let again = read(&rows);
    assert_eq!((again.steps(), again.is_patched()), (&kept[..to], false));
}

#[test]
fn where_no_position_follows_the_table_opens_up_to_the_refused_step_and_says_so_in_its_next_row() {
    for seed in 0..10 {
        let mut played = begun("", seed);
        let last = |played: &Played| positions(&played.rows).last().map_or(0, |(row, _)| *row);
        played.play_until(|played| last(played) > 8 && last(played) + 2 < played.rows.len());
        let row = last(&played) + 1;
        let rows = with_refused(&played.rows, row);
        let stays = read(&played.rows[..row]).steps().len();
        let mut again = opened(rows, seed);
        assert_eq!((again.table.steps().len(), again.table.is_patched()), (stays, true));
        let left_out = |table: &HostedTable| match table.welcome(None, false, None) {
            ServerMessage::Welcome { left_out, .. } => left_out.unwrap(),
            _ => panic!("welcome"),
        };
        let told = left_out(&again.table);
        assert_eq!((told.step, told.text.as_str(), told.rule.as_str()), (stays + 1, REFUSED, "B55"));
        assert_eq!(told.steps, played.table.steps().len() + 1 - stays);
        again.does(Some(0), r#"{"do": "say", "text": "What happened?"}"#);
        again.random_choice();
        let StoredEvent::Played { from, .. } = StoredEvent::read(&again.rows.last().unwrap().body).unwrap() else {
            panic!("played")
        };
        assert_eq!(from, Some(stays));
        for _ in 0..10 {
            again.random_choice();
        }
        let restarted = read(&again.rows);
        assert_eq!((restarted.position(), restarted.steps()), (again.table.position(), again.table.steps()));
        assert!(!restarted.is_patched());
        assert_eq!(left_out(&restarted), told, "whoever comes later is told, too");
    }
}

/// A table whose record ends in a turn with a refused step, so that its end is left out; and the same without that step.
fn cut(seed: u64) -> (Played, Played) {
    let mut played = begun("", seed);
    let last = |played: &Played| positions(&played.rows).last().map_or(0, |(row, _)| *row);
    played.play_until(|played| last(played) > 8 && last(played) + 2 < played.rows.len());
    let rows = with_refused(&played.rows, last(&played) + 1);
    (opened(rows, seed), played)
}

#[test]
fn what_came_behind_a_cut_does_not_come_again() {
    let (mut other, mut same) = (0, 0);
    for seed in 0..10 {
        let (mut cut, mut whole) = cut(seed);
        assert!(cut.table.is_patched() && !cut.table.is_lost());
        let from = cut.table.steps().len();
        for _ in 0..12 {
            whole.random_choice();
            cut.random_choice();
        }
        // Read again, it stands as it stood, and what comes is the same.
        assert_eq!(read(&cut.rows).steps(), cut.table.steps());
        let next = |table: &HostedTable| {
            let choice = table.position().options().first().copied();
            table.record.after(choice, |_| true).map(|after| after.position).ok()
        };
        assert_eq!(next(&read(&cut.rows)), next(&cut.table));
        let dealt = |played: &Played| -> Vec<Step> {
            let steps = played.table.steps().iter().skip(from).copied();
            steps.filter(|step| matches!(step, Step::Outcome(_))).take(4).collect()
        };
        *(if dealt(&cut) == dealt(&whole) { &mut same } else { &mut other }) += 1;
    }
    assert!(other > 8, "{same} of {} tables were dealt the same again", other + same);
}

#[test]
fn a_finished_game_that_is_refused_in_its_last_turn_stays_finished() {
    let mut played = begun("", 3);
    played.play_until(|played| played.table.ending().is_some());
    let table = read(&with_refused(&played.rows, played.rows.len() - 1));
    assert!(table.is_over() && table.ending().is_none() && table.decides().is_none());
    let watched = Replay::read(&table.replay().unwrap().write()).unwrap().open().unwrap();
    assert_eq!(watched.game.steps(), table.steps());
    let ServerMessage::Welcome { left_out: Some(left_out), .. } = table.welcome(None, true, None) else {
        panic!("welcome")
    };
    assert_eq!(left_out.text, REFUSED);
}

#[test]
fn a_table_that_another_process_led_astray_decides_nothing_until_it_is_read_again() {
    let mut played = begun("", 4);
    let last = |played: &Played| positions(&played.rows).last().map_or(0, |(row, _)| *row);
    played.play_until(|played| played.rows.len() > 12 && last(played) + 1 < played.rows.len());
    let row = played.rows.len() - 1;
    let mut table = read(&played.rows[..row]);
    table.add(&with_refused(&played.rows, row)[row]).unwrap();
    assert!(table.is_lost() && table.decides().is_none() && table.bot_to_decide().is_none());
}

#[test]
fn a_table_of_the_first_revision_goes_on_or_is_refused_with_step_and_rule() {
    let mut played = begun("", 5);
    played.play_until(|played| positions(&played.rows).len() == 4);
    let old = of_first_revision(&played.rows);
    let mut again = opened(old.clone(), 5);
    assert_eq!((again.table.position(), again.table.is_patched()), (played.table.position(), false));
    again.play_until(|played| positions(&played.rows).len() == 2);
    let row = positions(&played.rows)[3].0 - 1;
    let step = read(&played.rows[..row]).steps().len() + 1;
    match HostedTable::from_rows(&with_refused(&old, row)) {
        Err(Unreadable::OlderRules(ReplayError::Illegal { step: found, text, .. })) => {
            assert_eq!((found, text.as_str()), (step, REFUSED));
        }
        _ => panic!("refused"),
    }
    // What it told since it was played on helps it too.
    let row = positions(&again.rows)[1].0 - 1;
    assert_eq!(read(&with_refused(&again.rows, row)).steps().len(), again.table.steps().len() + 1);
}

/// The rows with another card in Wu-Feng's hand, drawn and written in place of the one he holds.
fn held_instead(rows: &[EventRow], held: Card, other: Card) -> Vec<EventRow> {
    let mut rows = rows.to_vec();
    for row in &mut rows {
        let mut entry = StoredEvent::read(&row.body).unwrap();
        if let StoredEvent::Began { steps, position } | StoredEvent::Played { steps, position, .. } = &mut entry {
            for step in steps.iter_mut().filter(|step| **step == Step::Outcome(Outcome::Card(held))) {
                *step = Step::Outcome(Outcome::Card(other));
            }
            if let Some(position) = position {
                position.position = hand_instead(&position.position, held, other);
            }
        }
        row.body = entry.write();
    }
    rows
}

fn hand_instead(text: &str, held: Card, other: Card) -> String {
    let mut layout = written::read(text).unwrap();
    let black_secret = layout.black_secret.as_mut().unwrap();
    let hand = black_secret.hand.cards();
    if hand.contains(held) {
        black_secret.hand = hand.iter().map(|card| if card == held { other } else { card }).collect();
        layout.unseen.remove(other);
        layout.unseen.insert(held);
    }
    written::write(&layout)
}

#[test]
fn s7_others_are_told_the_same_position_behind_a_gap_whatever_he_holds() {
    let mut compared = 0;
    for seed in 0..80 {
        let mut played = begun(r#", "black_secret": {"wu_feng": "novice"}"#, seed);
        let just_written = |played: &Played| {
            let last = positions(&played.rows).last().map(|(row, _)| *row);
            last.is_some_and(|row| row > 12 && row + 1 == played.rows.len())
        };
        let hand = |table: &HostedTable| {
            table.position().black_secret().map_or(CardSet::EMPTY, |black_secret| black_secret.hand.cards())
        };
        while played.table.ending().is_none() && (!just_written(&played) || hand(&played.table).is_empty()) {
            played.random_choice();
        }
        let decision = (8..played.rows.len() - 1).rev().find(|&row| {
            let entry = StoredEvent::read(&played.rows[row].body).unwrap();
            matches!(entry, StoredEvent::Played { position: None, .. })
        });
        let (None, Some(decision)) = (played.table.ending(), decision) else { continue };
        let rows = with_refused(&played.rows, decision);
        let table = read(&rows);
        assert!(table.is_patched());
        let told = |table: &HostedTable| table.welcome(Some(0), true, Some(table.now(Some(0), true))).write();
        let possible = table.position().unseen().both(CardSet::EVERY_INCARNATION);
        for held in hand(&table).iter() {
            let Some(other) = possible.iter().next() else { continue };
            let otherwise = read(&held_instead(&rows, held, other));
            assert_ne!(hand(&otherwise), hand(&table));
            assert_eq!(told(&otherwise), told(&table), "seed {seed}");
            assert!(told(&table).contains("\"positions\":[{"));
            compared += 1;
        }
        // What others are told leads them to the same table as far as they may know it.
        let ServerMessage::Welcome { setup, steps: Some(steps), positions, .. } = table.welcome(Some(0), true, None)
        else {
            panic!("welcome")
        };
        let start = ReplayStart::Setup(setup.setup().unwrap());
        let followed = Replay { positions, ..Replay::new(start, steps) }.open().unwrap();
        assert_eq!((followed.cut, followed.broken), (None, None));
        assert_eq!(followed.game.position().veiled(), table.position().veiled());
    }
    assert!(compared > 10, "{compared}");
}
