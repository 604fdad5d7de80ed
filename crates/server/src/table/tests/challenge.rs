use ghost_stories_engine::{Edition, Level, Who};
use ghost_stories_online::{Seat, Word};
use ghost_stories_table::{FileSetup, Wishes};

use super::{Played, SEED, ann};
use crate::entry::Entry;

/// Ann's attempt at the challenge of a day.
fn attempt() -> Played {
    let setup = Wishes::new(2, Level::Normal, Edition::Revised).deal_game(SEED, 0);
    let seats = setup.players.iter().map(|colour| Seat { seat: Word(Who::Taoist(colour)), person: Some(0), bot: None });
    let (seats, setup) = (seats.collect(), Box::new(FileSetup::from(&setup)));
    let mut played = Played::from(&Entry::Opened { setup, seed: SEED, seats, host: ann(), day: Some(20_000) }, SEED);
    let begun = played.table.begin().unwrap().into();
    played.add(&begun);
    played
}

#[test]
fn the_challenge_of_the_day_is_played_alone_and_without_bots() {
    let played = attempt();
    let seat = played.table.state().seats[0].seat;
    assert_eq!(played.table.state().day, Some(20_000));
    for request in [
        format!(r#"{{"do": "stand", "seat": "{}"}}"#, seat.0),
        format!(r#"{{"do": "bot", "seat": "{}", "bot": "expert"}}"#, seat.0),
        format!(r#"{{"do": "give-back", "seat": "{}"}}"#, seat.0),
        format!(r#"{{"do": "sit", "seat": "{}", "name": "Ben"}}"#, seat.0),
        r#"{"do": "start"}"#.to_owned(),
    ] {
        assert_eq!(played.refused(Some(0), &request), "the challenge of the day is played alone", "{request}");
    }
    assert!(
        played.refused(None, &format!(r#"{{"do": "sit", "seat": "{}", "name": "Ben"}}"#, seat.0)).contains("alone")
    );
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
    let (mut straight, mut undecided) = (attempt(), attempt());
    while straight.table.decides().is_some() {
        let choice = straight.random.pick(&straight.options());
        let other = undecided.options().into_iter().rev().find(|&other| other != choice).unwrap();
        undecided.choose(0, other);
        match undecided.ask(Some(0), r#"{"do": "undo"}"#) {
            Ok(undone) => drop(undecided.add(&undone)),
            // Chance has spoken; this attempt is another game from now on.
            Err(_) => return assert!(straight.table.steps().len() > 10),
        }
        straight.choose(0, choice);
        undecided.choose(0, choice);
        assert_eq!(straight.table.steps(), undecided.table.steps());
    }
}

#[test]
fn the_replay_of_a_challenge_does_not_tell_what_others_still_have_to_meet() {
    let mut played = attempt();
    assert!(played.table.replay().is_none(), "not before the end");
    played.play_to_the_end();
    let replay = played.table.replay().unwrap();
    assert_eq!(replay.seed, None);
    assert!(!replay.write().contains(&SEED.to_string()));
    assert_eq!(replay.steps, played.table.steps());
}
