use ghost_stories_engine::Level;
use ghost_stories_online::Rematch;

use super::{Played, SEED, ann_and_ben, open};
use crate::order_event::OrderEvent;
use crate::stored_event::StoredEvent;
use crate::table::RematchPlan;

/// Who sits where at the next table, by their names.
fn names(plan: &RematchPlan) -> Vec<(String, String)> {
    let StoredEvent::Order(OrderEvent::Invited { people, seats, .. }) = &plan.invited else { panic!("an invitation") };
    let called = |person: Option<u8>| person.map_or("nobody".to_owned(), |person| people[usize::from(person)].clone());
    let name = |seat: &ghost_stories_online::Seat| {
        (seat.seat.to_string(), seat.bot.map_or_else(|| called(seat.person), |bot| bot.to_string()))
    };
    seats.iter().map(name).collect()
}

fn why(played: &Played, person: u8, how: Rematch) -> String {
    match played.table.plan_rematch(Some(person), how) {
        Ok(_) => panic!("it can be planned"),
        Err(refused) => refused.error,
    }
}

#[test]
fn the_host_opens_another_game_of_the_same_people_when_this_one_is_over() {
    let mut played = ann_and_ben();
    assert!(why(&played, 0, Rematch::Same).contains("not over"));
    played.play_to_the_end();
    assert!(why(&played, 1, Rematch::Same).contains("only the host"));
    assert!(why(&played, 0, Rematch::SidesSwapped).contains("Black Secret"));
    let plan = played.table.plan_rematch(Some(0), Rematch::Same).unwrap();
    assert_eq!(names(&plan), [("green", "Ann"), ("red", "Ben")].map(|(seat, who)| (seat.to_owned(), who.to_owned())));
    assert_eq!((plan.new.level, plan.people.as_slice()), (Level::Normal, &[0, 1][..]));
    assert!(plan.new.deal(7).is_ok());
    let next = played.table.plan_rematch(Some(0), Rematch::NextLevel).unwrap();
    assert_eq!(next.new.level, Level::Nightmare);
    let opened = played.table.play_again("AAAAAAAAAAAAAAAA", &plan.people).unwrap();
    played.add(&opened);
    assert_eq!(played.table.state().again.as_deref(), Some("AAAAAAAAAAAAAAAA"));
    assert!(why(&played, 0, Rematch::Same).contains("already"));
    assert!(played.table.play_again("BBBBBBBBBBBBBBBB", &[0]).is_err(), "there is one next table");
}

#[test]
fn after_sides_were_swapped_often_enough_everybody_has_been_wu_feng() {
    let seats =
        r#"[{"for": "me", "colour": "green"}, {"for": "open", "colour": "red"}, {"for": "novice", "colour": "blue"}]"#;
    let mut played = open(seats, r#", "black_secret": {"wu_feng": "open"}"#, SEED);
    played.does(None, r#"{"do": "sit", "seat": "red", "name": "Ben"}"#);
    played.does(None, r#"{"do": "sit", "seat": "wu-feng", "name": "Cat"}"#);
    played.does(Some(0), r#"{"do": "start"}"#);
    played.play_to_the_end();
    let plan = played.table.plan_rematch(Some(0), Rematch::SidesSwapped).unwrap();
    let swapped = [("green", "Cat"), ("red", "Ann"), ("blue", "Ben"), ("wu-feng", "novice")];
    assert_eq!(names(&plan), swapped.map(|(seat, who)| (seat.to_owned(), who.to_owned())));
    assert_eq!(plan.people, [0, 2, 1], "the host first");
    assert!(plan.new.deal(7).is_ok());
}

#[test]
fn who_shows_the_secret_of_the_old_table_is_told_which_place_is_theirs_at_the_new_one() {
    let mut played = ann_and_ben();
    played.play_to_the_end();
    assert!(played.table.follow("ann").is_err());
    let opened = played.table.play_again("AAAAAAAAAAAAAAAA", &[1, 0]).unwrap();
    played.add(&opened);
    assert_eq!(played.table.follow("ann").unwrap(), ("AAAAAAAAAAAAAAAA".to_owned(), 1));
    assert!(played.table.follow("somebody").is_err());
}
