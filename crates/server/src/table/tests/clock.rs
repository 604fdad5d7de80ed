use ghost_stories_engine::{Choice, Waiting};
use ghost_stories_online::{Pace, TableEvent};

use super::{Played, SEED, ann_and_ben, open};
use crate::stored_event::StoredEvent;
use crate::table::HostedTable;

const BRISK: &str = r#", "clock": "brisk""#;

/// Ann plays green, Ben red, briskly; the game is on.
fn brisk() -> Played {
    let mut played = open(r#"[{"for": "me", "colour": "green"}, {"for": "open", "colour": "red"}]"#, BRISK, SEED);
    played.does(None, r#"{"do": "sit", "seat": "red", "name": "Ben"}"#);
    assert!(played.table.timed_decision().is_none(), "nobody has to hurry before the game");
    played.does(Some(0), r#"{"do": "start"}"#);
    played
}

/// The number of the event since which somebody is awaited.
fn since(played: &Played) -> u64 {
    played.table.timed_decision().expect("a clock runs").since
}

/// A bot decides for whoever is awaited, as the clock lets it.
fn run_out(played: &mut Played) {
    let who = played.table.timed_decision().expect("a clock runs").who;
    let choice = played.random.pick(&played.options());
    let decision = played.table.decide_out_of_time(who, choice).unwrap();
    assert!(decision.finished.is_none(), "a bot has helped");
    played.add(&decision);
}

#[test]
fn a_clock_runs_only_at_a_table_that_wants_one_and_for_a_person() {
    let mut played = ann_and_ben();
    assert_eq!((played.table.state().clock, played.table.timed_decision()), (Pace::Untimed, None));
    assert!(!played.rows[0].body.contains("clock"), "older programs read the same as before");
    played = brisk();
    assert_eq!(played.table.state().clock, Pace::Brisk);
    assert_eq!(played.table.timed_decision().map(|decision| decision.pace), Some(Pace::Brisk));
    let who = played.table.decides().unwrap();
    played.does(Some(0), &format!(r#"{{"do": "bot", "seat": "{who}", "bot": "novice"}}"#));
    assert_eq!(played.table.timed_decision(), None, "bots take no time");
    played.add(&played.table.close(true).unwrap());
    assert_eq!(played.table.timed_decision(), None);
}

#[test]
fn the_time_begins_anew_with_each_decision_and_each_person_and_with_nothing_else() {
    let mut played = brisk();
    assert_eq!(since(&played), played.table.number());
    let began = since(&played);
    played.does(Some(0), r#"{"do": "say", "text": "Quick!"}"#);
    let (waiting, other) = if played.decider() == Some(0) { (0, "red") } else { (1, "green") };
    played.does(Some(0), &format!(r#"{{"do": "bot", "seat": "{other}", "bot": "novice"}}"#));
    assert_eq!(since(&played), began, "neither talk nor another seat gives more time");
    played.does(Some(0), &format!(r#"{{"do": "give-back", "seat": "{other}"}}"#));
    let choice = played.options()[0];
    played.choose(waiting, choice);
    assert_eq!(since(&played), played.table.number());
    let who = played.table.decides().unwrap();
    played.does(Some(0), &format!(r#"{{"do": "stand", "seat": "{who}"}}"#));
    assert_eq!(played.table.timed_decision(), None, "nobody is awaited");
    played.does(Some(0), &format!(r#"{{"do": "sit", "seat": "{who}"}}"#));
    assert_eq!(since(&played), played.table.number());
}

#[test]
fn the_time_follows_from_the_rows_alone() {
    let mut played = brisk();
    for _ in 0..20 {
        played.random_choice();
        let again = HostedTable::from_rows(&played.rows).unwrap().unwrap();
        assert_eq!(again.timed_decision(), played.table.timed_decision());
    }
    run_out(&mut played);
    let again = HostedTable::from_rows(&played.rows).unwrap().unwrap();
    assert_eq!((again.timed_decision(), again.steps()), (played.table.timed_decision(), played.table.steps()));
}

#[test]
fn what_a_bot_decides_for_somebody_is_told_as_that_and_the_seat_stays_theirs() {
    let mut played = brisk();
    let (who, person) = (played.table.decides().unwrap(), played.decider());
    let decision = played.table.decide_out_of_time(who, played.options()[0]).unwrap();
    let happened = played.add(&decision);
    assert_eq!(happened.what, TableEvent::Played { by: Some(who), out_of_time: true });
    let seat = *played.table.state().seat(who).unwrap();
    assert_eq!((seat.person, seat.bot), (person, None));
    let entry = StoredEvent::read(&played.rows.last().unwrap().body).unwrap();
    assert!(matches!(entry, StoredEvent::Played { out_of_time: true, .. }));
    played.choose(played.decider().unwrap(), played.options()[0]);
    assert!(!played.rows.last().unwrap().body.contains("out_of_time"));
}

#[test]
fn a_bot_that_decides_last_in_a_turn_ends_it() {
    let mut played = brisk();
    for _ in 0..60 {
        if played.table.timed_decision().is_none() {
            return;
        }
        run_out(&mut played);
        let open = matches!(played.table.position().waiting(), Waiting::Choice(_));
        assert!(!open || played.options() != [Choice::EndTurn], "nobody waits for the end of an empty turn");
    }
}

#[test]
fn a_result_to_which_the_clock_let_a_bot_help_does_not_count() {
    for helped in [false, true] {
        let mut played = brisk();
        if helped {
            run_out(&mut played);
        }
        let mut finished = None;
        while let Some(who) = played.table.decides() {
            let decision = played.table.decide_for_bot(who, played.options()[0], 77).unwrap();
            finished.clone_from(&decision.finished);
            played.add(&decision);
        }
        assert_eq!(finished.is_none(), helped);
    }
}

#[test]
fn a_question_whether_to_take_back_holds_nobody_up() {
    let mut played = brisk();
    played.play_until(|played| {
        let person = played.decider();
        person.is_some_and(|person| played.ask(Some(person), r#"{"do": "undo"}"#).is_ok())
    });
    played.does(played.decider(), r#"{"do": "undo"}"#);
    assert!(played.table.state().undo.is_some() && played.table.timed_decision().is_some());
    run_out(&mut played);
    assert!(played.table.state().undo.is_none());
}
