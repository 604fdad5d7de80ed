use ghost_stories_engine::{Choice, Edition, Level, RULES_REVISION, Who};
use ghost_stories_online::{Pace, Seat};
use ghost_stories_table::{FileSetup, Purpose, SetupOptions, Step, Stream};

use super::{Played, SEED, ann};
use crate::stored_event::StoredEvent;
use crate::table::HostedTable;

const DAY: u32 = 20_000;
const NOON: u64 = DAY as u64 * 86_400_000 + 43_200_000;

/// Ann's attempt at the challenge of a day.
fn attempt() -> Played {
    let setup = SetupOptions::new(2, Level::Normal, Edition::Revised).deal_game(SEED, 0);
    let seats = setup.players.iter().map(|colour| Seat {
        seat: Who::Taoist(colour),
        person: Some(0),
        bot: None,
        gives_way: false,
    });
    let (seats, setup) = (seats.collect(), Box::new(FileSetup::from(&setup)));
    let (day, unranked) = (Some(DAY), false);
    let mut played = Played::from(
        &StoredEvent::Opened {
            revision: RULES_REVISION,
            setup,
            seed: SEED,
            game: 0,
            seats,
            host: ann(),
            day,
            unranked,
            clock: Pace::Untimed,
            listing: None,
        },
        SEED,
    );
    let begun = played.table.begin().unwrap().into();
    played.add(&begun);
    played
}

#[test]
fn the_challenge_of_the_day_is_played_alone_and_without_bots() {
    let played = attempt();
    let seat = played.table.state().seats[0].seat;
    assert_eq!(played.table.state().day, Some(DAY));
    for request in [
        format!(r#"{{"do": "stand", "seat": "{seat}"}}"#),
        format!(r#"{{"do": "bot", "seat": "{seat}", "bot": "expert"}}"#),
        format!(r#"{{"do": "give-back", "seat": "{seat}"}}"#),
        format!(r#"{{"do": "sit", "seat": "{seat}", "name": "Ben"}}"#),
        r#"{"do": "start"}"#.to_owned(),
    ] {
        assert_eq!(played.refused(Some(0), &request), "the challenge of the day is played alone", "{request}");
    }
    assert!(played.refused(None, &format!(r#"{{"do": "sit", "seat": "{seat}", "name": "Ben"}}"#)).contains("alone"));
}

#[test]
fn the_same_choices_meet_the_same_cards_and_dice() {
    let (mut one, mut other) = (attempt(), attempt());
    while one.table.decides().is_some() {
        assert_eq!(one.table.steps(), other.table.steps());
        one.random_choice();
        other.random_choice();
    }
    assert_eq!(one.table.steps(), other.table.steps());
    assert!(one.table.ending().is_some());
}

#[test]
fn taking_back_and_choosing_again_changes_no_card_and_no_die() {
    let mut straight = attempt();
    straight.play_to_the_end();
    let mut taken_back = 0;
    for number in 2..straight.rows.len() {
        let (rows, next) = straight.rows.split_at(number);
        let table = HostedTable::from_rows(rows).unwrap().unwrap();
        let mut undecided = Played { table, rows: rows.to_vec(), random: Stream::new(SEED, 2, Purpose::Players) };
        let steps = undecided.table.steps().len();
        let Step::Choice(choice) = straight.table.steps()[steps] else { panic!("a decision was next") };
        let Some(other) = undecided.options().into_iter().find(|&other| other != choice) else {
            assert_eq!(choice, Choice::EndTurn, "all else is done by itself");
            continue;
        };
        undecided.choose(0, other);
        if let Ok(undone) = undecided.ask(Some(0), r#"{"do": "undo"}"#) {
            undecided.add(&undone);
            undecided.choose(0, choice);
            let StoredEvent::Played { steps: played, .. } = StoredEvent::read(&next[0].body).unwrap() else {
                panic!("a decision")
            };
            assert_eq!(undecided.table.steps()[steps..], played);
            taken_back += 1;
        }
    }
    assert!(taken_back > 3, "{taken_back}");
}

#[test]
fn a_challenge_counts_if_it_is_finished_on_its_day() {
    for (at, counts) in
        [(NOON, true), (NOON + 43_199_999, true), (NOON + 43_200_000, false), (NOON - 43_200_001, false)]
    {
        let mut played = attempt();
        let mut finished = None;
        while let Some(who) = played.table.decides() {
            let decision = played.table.decide_for_bot(who, played.options()[0], at).unwrap();
            finished.clone_from(&decision.finished);
            played.add(&decision);
        }
        assert_eq!(finished.and_then(|finished| finished.day), counts.then_some(DAY), "{at}");
    }
}

#[test]
fn the_replay_of_a_challenge_does_not_tell_the_seed() {
    let mut played = attempt();
    assert!(played.table.replay().is_none(), "not before the end");
    played.play_to_the_end();
    let replay = played.table.replay().unwrap();
    assert_eq!(replay.seed, None);
    assert!(!replay.write().contains(&SEED.to_string()));
    assert_eq!(replay.steps, played.table.steps());
}
