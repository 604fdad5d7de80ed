use std::mem::discriminant;

use ghost_stories_engine::{BlackSecretChoice, ByColour, Edition, Level, Space};
use ghost_stories_table::{BlackSecretSetupOptions, Purpose, SetupOptions, Stream, Table, WhiteMoonSetupOptions};

use super::*;
use crate::play::pointing::asks_first;

/// Looks at the decisions of random games of every kind, with one to four Taoists and both rule sets.
fn look_around(mut look: impl FnMut(&Table)) {
    for seed in 0..48 {
        let setup_options = SetupOptions {
            white_moon: (seed % 2 == 0).then(WhiteMoonSetupOptions::default),
            black_secret: (seed % 3 == 0).then(BlackSecretSetupOptions::default),
            ..SetupOptions::new(
                1 + (seed / 6 % 4) as u8,
                Level::Initiation,
                [Edition::Revised, Edition::Classic][seed as usize / 24],
            )
        };
        let mut table = Table::new(setup_options.deal_game(seed, 0), seed, ByColour::default()).unwrap();
        let mut random = Stream::new(seed, 1, Purpose::Players);
        while table.position().ending().is_none() {
            if table.advance().is_some() {
                continue;
            }
            look(&table);
            let options = table.position().options();
            table.choose(random.pick(&options)).unwrap();
        }
    }
}

/// True if something of this kind may still be chosen in this turn, in whatever way what was begun is carried out.
fn may_still(position: &Position, kind: fn(Choice) -> bool, last: Stage) -> bool {
    if matches!(position.waiting(), Waiting::Chance(_)) {
        return position.stage() <= last;
    }
    let options = position.options();
    if position.between_steps() || options.iter().any(|option| kind(*option)) {
        return options.iter().any(|option| kind(*option));
    }
    // Many ways differ in their places only.
    let mut kinds: Vec<String> = Vec::new();
    options.iter().any(|option| {
        let verb = option.to_string().split(' ').next().unwrap_or_default().to_owned();
        let is_new = !kinds.contains(&verb);
        kinds.push(verb);
        let mut after = *position;
        is_new && after.play(*option, &mut ()).is_ok() && may_still(&after, kind, last)
    })
}

#[test]
fn nothing_that_loses_the_move_or_the_action_or_cannot_be_taken_back_is_done_unasked() {
    let (mut asked, mut chance, mut taken_back) = (0, 0, 0);
    look_around(|table| {
        let position = *table.position();
        if !position.between_steps() {
            return;
        }
        let options = position.options();
        let loses = |choice, kind: fn(Choice) -> bool, last| {
            let mut after = position;
            after.play(choice, &mut ()).unwrap();
            let open = choice != Choice::EndTurn && may_still(&after, kind, last);
            options.iter().any(|option| kind(*option)) && !kind(choice) && !open
        };
        for &choice in &options {
            let part = TurnPart::of(loses(choice, is_move, Stage::BeforeMove), loses(choice, is_action, Stage::Acted));
            let forfeit = Forfeit::of(&position, choice);
            assert_eq!(forfeit.as_ref().and_then(|forfeit| forfeit.part), part, "{choice} in {position:?}");
            assert!(forfeit.is_none() || asks_first(&position, choice), "{choice}");
            asked += usize::from(forfeit.is_some());
            let mut tried = table.clone();
            tried.choose(choice).unwrap();
            while !matches!(tried.position().options()[..], [Choice::EndTurn]) && tried.advance().is_some() {}
            if tried.undo() {
                assert_eq!(*tried.position(), position, "{choice}");
                taken_back += 1;
            } else {
                assert!(choice == Choice::EndTurn || asks_first(&position, choice), "{choice} cannot be taken back");
                chance += 1;
            }
        }
    });
    assert!(asked > 1000 && chance > 1000 && taken_back > 1000, "{asked} {chance} {taken_back}");
}

#[test]
fn what_must_come_before_a_choice_is_named() {
    let mut named = Vec::new();
    look_around(|table| {
        let position = table.position();
        for choice in position.options() {
            for too_late in Forfeit::of(position, choice).map_or_else(Vec::new, |forfeit| forfeit.too_late) {
                named.push((too_late, discriminant(&choice)));
            }
        }
    });
    named.sort_unstable_by_key(|(too_late, _)| *too_late);
    let is_named = |too_late, choice| named.contains(&(too_late, discriminant(&choice)));
    assert!(is_named(TooLate::Buddha, Choice::TakeToken) && is_named(TooLate::Buddha, Choice::YinYang));
    assert!(is_named(TooLate::Crystal, Choice::TakeToken) && is_named(TooLate::SuLing, Choice::TakeToken));
    assert!(is_named(TooLate::Token, Choice::EndTurn) && !is_named(TooLate::Buddha, Choice::EndTurn));
    assert!(is_named(TooLate::BorrowedPower, Choice::EndTurn) && is_named(TooLate::BorrowedPower, Choice::Help));
}

#[test]
fn what_comes_last_ends_move_and_action_and_what_comes_before_ends_nothing() {
    let (mut late, mut climbs) = (Vec::new(), 0);
    look_around(|table| {
        let position = table.position();
        for choice in position.options() {
            let part = Forfeit::of(position, choice).and_then(|forfeit| forfeit.part);
            match choice {
                Choice::WhiteMoon(WhiteMoonChoice::SuLing(_) | WhiteMoonChoice::PlaceCrystal)
                | Choice::TakeToken
                | Choice::PlaceBuddha(_)
                    if position.stage() == Stage::BeforeMove =>
                {
                    assert!(part.is_some(), "{choice}");
                    late.push(discriminant(&choice));
                }
                Choice::BlackSecret(BlackSecretChoice::Climb(_)) if position.stage() == Stage::Moved => {
                    climbs += 1;
                    assert_eq!(part, None);
                }
                Choice::Move(_) | Choice::YinYang => assert_eq!(part, None, "{choice}"),
                _ => {}
            }
        }
    });
    assert!(late.contains(&discriminant(&Choice::PlaceBuddha(Space::RedLeft))) && climbs > 0);
}
