use ghost_stories_bots::View;
use ghost_stories_engine::{Choice, Position, Waiting};
use ghost_stories_online::{ClientMessage, RefusalReason, TableEvent};
use ghost_stories_table::{Dealer, Step, advance};

use super::{Played, alone, ann_and_ben, open};

const UNDO: &str = r#"{"do": "undo"}"#;
const AGREE: &str = r#"{"do": "agree"}"#;
const REFUSE: &str = r#"{"do": "refuse"}"#;

/// Ann plays green, Ben red, Cat blue; the game is on and Ann has just decided something that she can take back.
fn ann_has_decided() -> Played {
    let seats =
        r#"[{"for": "me", "colour": "green"}, {"for": "open", "colour": "red"}, {"for": "open", "colour": "blue"}]"#;
    let mut played = open(seats, "", 5);
    played.does(None, r#"{"do": "sit", "seat": "red", "name": "Ben"}"#);
    played.does(None, r#"{"do": "sit", "seat": "blue", "name": "Cat"}"#);
    played.does(Some(0), r#"{"do": "start"}"#);
    played.play_until(|played| played.ask(Some(0), UNDO).is_ok());
    played
}

fn asked(played: &Played) -> Option<(u8, Vec<u8>)> {
    played.table.state().undo.map(|undo| (undo.by, undo.waits_for))
}

#[test]
fn all_others_are_asked_and_all_must_agree() {
    let mut played = ann_has_decided();
    let before = played.table.steps().to_vec();
    played.does(Some(0), UNDO);
    assert_eq!(asked(&played), Some((0, vec![1, 2])));
    assert_eq!(played.table.steps(), before, "nothing is taken back yet");
    assert!(played.refused(Some(1), UNDO).contains("already"));
    assert!(played.refused(Some(0), AGREE).contains("nobody asks you"));
    let happened = played.does(Some(2), AGREE);
    assert!(matches!(happened.what, TableEvent::UndoAgreed { person: 2 }));
    assert!(played.refused(Some(2), AGREE).contains("nobody asks you"));
    let to = played.table.state().undo.unwrap().to;
    let happened = played.does(Some(1), AGREE);
    assert!(matches!(happened.what, TableEvent::Undone { person: 0 }));
    assert_eq!(played.table.steps(), &before[..to]);
    assert_eq!(asked(&played), None);
    assert_eq!(played.decider(), Some(0), "Ann decides anew");
}

#[test]
fn a_choice_made_before_something_was_taken_back_and_done_otherwise_is_refused() {
    let mut played = open(r#"[{"for": "me"}]"#, "", 5);
    played.does(Some(0), r#"{"do": "start"}"#);
    played.play_until(|played| played.ask(Some(0), UNDO).is_ok());
    let (seen, steps, choice) = (played.table.number(), played.table.steps().len(), played.options()[0]);
    let choose = |number| ClientMessage::Choose { choice, steps, number }.write(None);
    played.does(Some(0), r#"{"do": "say", "text": "Wait"}"#);
    assert!(played.ask(Some(0), &choose(Some(seen))).is_ok(), "what was said changes no position");
    played.does(Some(0), UNDO);
    // Another way to as many steps at which the same person decides.
    while played.table.steps().len() < steps {
        played.random_choice().unwrap();
    }
    assert_eq!(played.table.steps().len(), steps);
    assert!(played.refused(Some(0), &choose(Some(seen))).contains("the game has gone on"));
    if let Err(refused) = played.ask(Some(0), &choose(None)) {
        assert_ne!(refused.why, RefusalReason::GoneOn, "older clients do not say what they saw");
    }
    let now = Some(played.table.number());
    let again = ClientMessage::Choose { choice: played.options()[0], steps, number: now }.write(None);
    assert!(played.ask(Some(0), &again).is_ok());
}

#[test]
fn one_who_does_not_agree_is_enough_and_a_wish_can_be_taken_back() {
    for refuser in [1, 2, 0] {
        let mut played = ann_has_decided();
        let before = played.table.steps().to_vec();
        assert!(played.refused(Some(refuser), REFUSE).contains("nobody asks you"));
        played.does(Some(0), UNDO);
        played.does(Some(refuser), REFUSE);
        assert_eq!((asked(&played), played.table.steps()), (None, &before[..]));
        assert!(played.refused(Some(1), AGREE).contains("nobody asks you"));
    }
}

#[test]
fn a_decision_or_a_change_at_the_table_drops_what_was_asked() {
    let mut played = ann_has_decided();
    played.does(Some(0), UNDO);
    played.random_choice();
    assert_eq!(asked(&played), None);
    for request in [r#"{"do": "stand", "seat": "blue"}"#, r#"{"do": "bot", "seat": "red", "bot": "novice"}"#] {
        let mut played = ann_has_decided();
        played.does(Some(0), UNDO);
        played.does(Some(0), r#"{"do": "say", "text": "Please?"}"#);
        assert!(asked(&played).is_some(), "talk does not");
        played.does(Some(0), request);
        assert_eq!(asked(&played), None, "{request}");
    }
}

#[test]
fn alone_a_decision_is_taken_back_at_once_with_what_bots_decided_since() {
    let bots_since = |played: &Played| {
        let to = played.table.record.undo_to(|who| who.to_string() == "green", |_| true)?;
        let mut position = Position::new(played.table.record.setup(), &mut ()).unwrap();
        let mut bots = 0;
        for (index, &step) in played.table.steps().iter().enumerate() {
            if let Waiting::Choice(who) = position.waiting() {
                bots += usize::from(index > to && who.to_string() == "red" && position.options().len() > 1);
            }
            step.apply(&mut position, &mut ()).unwrap();
        }
        Some((to, bots))
    };
    let until_a_bot_decided = |seed| {
        let mut played = open(r#"[{"for": "me", "colour": "green"}, {"for": "novice", "colour": "red"}]"#, "", seed);
        played.does(Some(0), r#"{"do": "start"}"#);
        while bots_since(&played).is_none_or(|(_, bots)| bots == 0) {
            played.random_choice()?;
        }
        Some(played)
    };
    let mut played = (0..50).find_map(until_a_bot_decided).expect("a bot decides before dice or a card come");
    let (to, _) = bots_since(&played).unwrap();
    let kept = played.table.steps()[..to].to_vec();
    assert!(matches!(played.does(Some(0), UNDO).what, TableEvent::Undone { person: 0 }));
    assert_eq!(played.table.steps(), kept);
    assert_eq!(played.decider(), Some(0));
}

/// How many steps would be left: up to the person's last real decision, if since then came neither chance nor a decision of somebody
/// else than a bot.
fn expected(played: &Played, person: u8) -> Option<usize> {
    let state = played.table.state();
    let mut position = Position::new(played.table.record.setup(), &mut ()).unwrap();
    let mut real = Vec::new();
    for (index, &step) in played.table.steps().iter().enumerate() {
        match position.waiting() {
            Waiting::Choice(who) if position.options().len() > 1 => real.push((index, *state.seat(who).unwrap())),
            Waiting::Choice(_) => {}
            Waiting::Chance(_) => real.clear(),
            Waiting::Over(ending) => panic!("a step behind the end: {ending:?}"),
        }
        step.apply(&mut position, &mut ()).unwrap();
    }
    let (index, seat) = real.into_iter().rev().find(|(_, seat)| seat.bot.is_none())?;
    (seat.person == Some(person)).then_some(index)
}

/// Whatever is chosen next brings what it would bring to a dealer who has dealt nothing but what the record holds.
fn deals_as_if_nothing_had_been_taken_back(played: &Played, seed: u64) {
    let mut before = Position::new(played.table.record.setup(), &mut ()).unwrap();
    let mut dealer = Dealer::new(seed, 0);
    for step in played.table.steps() {
        dealer.deal(&before);
        step.apply(&mut before, &mut ()).unwrap();
    }
    for option in played.options() {
        let (mut position, mut dealer) = (before, dealer.clone());
        position.play(option, &mut ()).unwrap();
        while advance(&mut position, &mut dealer, &mut ()).is_some() {}
        assert_eq!(played.table.record.after(Some(option), |_| true).unwrap().position, position);
    }
}

#[test]
fn never_over_dice_a_card_or_the_decision_of_somebody_else() {
    let mut allowed = [0, 0];
    for seed in 0..12 {
        let seats = r#"[{"for": "me", "colour": "green"}, {"for": "open", "colour": "red"}, {"for": "novice", "colour": "blue"}]"#;
        let more =
            r#", "white_moon": {"portal": "centre", "incarnations": "both"}, "black_secret": {"wu_feng": "open"}"#;
        let mut played = open(seats, if seed % 2 == 0 { more } else { "" }, seed);
        played.does(None, r#"{"do": "sit", "seat": "red", "name": "Ben"}"#);
        if seed % 2 == 0 {
            played.does(Some(1), r#"{"do": "sit", "seat": "wu-feng"}"#);
        }
        played.does(Some(0), r#"{"do": "start"}"#);
        while played.table.decides().is_some() {
            for person in [0, 1] {
                let to = expected(&played, person);
                assert_eq!(played.ask(Some(person), UNDO).is_ok(), to.is_some());
                allowed[usize::from(to.is_some())] += 1;
                if let Some(to) = to.filter(|_| played.random.below(8) == 0) {
                    let kept = played.table.steps()[..to].to_vec();
                    played.does(Some(person), UNDO);
                    played.does(Some(1 - person), AGREE);
                    assert_eq!(played.table.steps(), kept);
                    deals_as_if_nothing_had_been_taken_back(&played, seed);
                }
            }
            played.random_choice();
        }
    }
    assert!(allowed.iter().all(|&number| number > 200), "{allowed:?}");
}

/// True if somebody's turn waits for nothing but its end.
fn only_the_end_is_left(played: &Played) -> bool {
    played.table.decides().is_some() && played.options() == [Choice::EndTurn]
}

#[test]
fn a_turn_ends_only_when_its_person_ends_it_so_that_what_was_done_in_it_can_be_taken_back() {
    let mut kept_open = 0;
    for seed in 0..12 {
        let seats = r#"[{"for": "me", "colour": "green"}, {"for": "novice", "colour": "red"}]"#;
        let mut played = open(seats, "", seed);
        played.does(Some(0), r#"{"do": "start"}"#);
        while played.table.decides().is_some() {
            if only_the_end_is_left(&played) {
                assert_eq!(played.decider(), Some(0), "a bot's turn ends by itself");
                assert_eq!(played.table.now(Some(0), false).options, [Choice::EndTurn]);
                let before = played.table.steps().to_vec();
                if played.ask(Some(0), UNDO).is_ok() {
                    kept_open += 1;
                    played.does(Some(0), UNDO);
                    assert!(played.options().len() > 1 && played.decider() == Some(0));
                    for &step in &before[played.table.steps().len()..] {
                        let Step::Choice(choice) = step else { panic!("undo went over {step}") };
                        if played.table.steps().len() < before.len() {
                            played.choose(0, choice);
                        }
                    }
                    assert_eq!(played.table.steps(), before);
                }
            }
            played.random_choice();
        }
    }
    assert!(kept_open > 10, "{kept_open}");
}

#[test]
fn a_bot_that_comes_into_a_seat_ends_the_turn_that_waits_there() {
    let mut played = alone(r#"[{"for": "me", "colour": "green"}, {"for": "novice", "colour": "red"}]"#);
    played.play_until(only_the_end_is_left);
    played.does(Some(0), r#"{"do": "bot", "seat": "green", "bot": "novice"}"#);
    let (who, bot, seed) = played.table.bot_to_decide().expect("the bot is asked");
    let view = View::of(played.table.position(), who);
    assert_eq!(bot.bot(seed, 0).choose(&view), Choice::EndTurn);
    played.random_choice();
    assert!(!only_the_end_is_left(&played));
}

#[test]
fn who_has_no_seat_takes_nothing_back() {
    let mut played = ann_and_ben();
    played.play_until(|played| played.ask(Some(1), UNDO).is_ok());
    played.does(Some(1), r#"{"do": "stand", "seat": "red"}"#);
    assert!(played.refused(Some(1), UNDO).contains("no decision"));
    assert!(played.refused(None, UNDO).contains("take one with sit"));
}

#[test]
fn what_was_decided_before_somebody_was_replaced_is_not_taken_back_without_them() {
    let mut played = ann_and_ben();
    played.play_until(|played| played.ask(Some(0), UNDO).is_ok());
    played.does(Some(0), r#"{"do": "bot", "seat": "red", "bot": "novice"}"#);
    assert!(played.refused(Some(0), UNDO).contains("another person in a seat"));
    played.play_until(|played| played.ask(Some(0), UNDO).is_ok());
    assert!(matches!(played.does(Some(0), UNDO).what, TableEvent::Undone { person: 0 }));
}
