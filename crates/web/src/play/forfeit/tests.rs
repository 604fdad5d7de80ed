use std::collections::BTreeSet;
use std::mem::discriminant;

use ghost_stories_engine::{BlackSecretChoice, ByColour, Colour, Edition, Level, Space, Who};
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
            let options = table.position().options().to_vec();
            // Buddhas are rare where everything is left to chance.
            let keen = |option: &Choice| matches!(option, Choice::Help | Choice::PlaceBuddha(_));
            let keen: Vec<Choice> = options.iter().copied().filter(keen).collect();
            let some = if keen.is_empty() || random.below(2) == 0 { &options } else { &keen };
            table.choose(random.pick(some)).unwrap();
        }
    }
}

/// True if something of this kind may still be chosen in this turn, in whatever way what was begun is carried out. Up to its last stage
/// it may, even if there is nobody to ask or to exorcise just then.
fn may_still(board: Colour, position: &Position, kind: fn(Choice) -> bool, last: Stage) -> bool {
    if position.stage() == Stage::Yin || position.board_on_turn() != board {
        // Who dies of it has no turn any more.
        return false;
    }
    let options = position.options();
    // A second step is chosen as a part of the move; what an action or a curse moves is not the move.
    let part_of_turn = position.between_steps() || position.stage() <= Stage::Moved;
    let is_offered = part_of_turn && options.iter().any(|option| kind(*option));
    if position.between_steps() || is_offered || matches!(position.waiting(), Waiting::Chance(_)) {
        return position.stage() <= last || is_offered;
    }
    // Many ways differ in their places only.
    let mut kinds: Vec<String> = Vec::new();
    options.iter().any(|option| {
        let verb = verb_of(*option);
        let is_new = !kinds.contains(&verb);
        kinds.push(verb);
        let mut after = *position;
        is_new && after.play(*option, &mut ()).is_ok() && may_still(board, &after, kind, last)
    })
}

/// The first word of a choice in notation.
fn verb_of(choice: Choice) -> String {
    choice.to_string().split(' ').next().unwrap_or_default().to_owned()
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
            let open = choice != Choice::EndTurn && may_still(position.board_on_turn(), &after, kind, last);
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
    let mut named = BTreeSet::new();
    look_around(|table| {
        let position = table.position();
        for choice in position.options() {
            for too_late in Forfeit::of(position, choice).map_or_else(Vec::new, |forfeit| forfeit.too_late) {
                named.insert((too_late, verb_of(choice)));
            }
        }
    });
    let is_named = |too_late, verb: &str| named.contains(&(too_late, verb.to_owned()));
    assert!(!is_named(TooLate::Buddha, "end"), "{named:?}");
    assert!(is_named(TooLate::SuLing, "take-token") && is_named(TooLate::Token, "end"), "{named:?}");
    assert!(is_named(TooLate::BorrowedPower, "end"), "{named:?}");
    assert!(is_named(TooLate::BorrowedPower, "move"), "{named:?}");
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

/// What follows a choice by itself: the table once somebody decides again, or chance is asked.
fn carried_out(table: &Table, choice: Choice) -> Table {
    let mut after = table.clone();
    after.choose(choice).unwrap();
    let goes_on = |position: &Position| {
        matches!(position.waiting(), Waiting::Choice(_))
            && matches!(position.options()[..], [only] if only != Choice::EndTurn)
    };
    while goes_on(after.position()) && after.advance().is_some() {}
    after
}

/// True for what must be done in one of the ways that are offered.
fn is_owed(choice: Choice) -> bool {
    use BlackSecretChoice::{Defeat, Haunt, Incarnation, LayQi};
    use WhiteMoonChoice::{Sacrifice, Save};
    matches!(
        choice,
        Choice::Place(_)
            | Choice::Defeat { .. }
            | Choice::Discard(_)
            | Choice::Keep
            | Choice::LoseQi(_)
            | Choice::WhiteMoon(Sacrifice(_) | Save(_) | WhiteMoonChoice::Defeat { .. })
            | Choice::BlackSecret(Haunt(_) | Incarnation(_) | LayQi(_) | Defeat { .. })
    )
}

#[test]
fn within_a_step_nothing_that_could_be_left_out_brings_chance_unasked() {
    let (mut asked, mut kinds) = (0, BTreeSet::new());
    look_around(|table| {
        let position = table.position();
        let options = position.options();
        if position.between_steps() || options.len() < 2 {
            return;
        }
        let chance = |choice| matches!(carried_out(table, choice).position().waiting(), Waiting::Chance(_));
        let with_chance: Vec<Choice> = options.iter().copied().filter(|&choice| chance(choice)).collect();
        let avoidable = with_chance.len() < options.len();
        let can_decline = options.contains(&Choice::Decline);
        for choice in with_chance {
            let rerolls = matches!(choice, Choice::Reroll(_) | Choice::RerollCurse);
            let left_out = can_decline && !chance(Choice::Decline);
            let free = if can_decline { left_out } else { avoidable && !is_owed(choice) };
            // What is rolled again has a button that says so.
            if free && choice != Choice::Decline && !rerolls {
                assert!(asks_first(position, choice), "{choice} in {position:?}");
                asked += 1;
                kinds.insert(verb_of(choice));
            }
        }
    });
    for kind in ["ask", "carry", "escort", "lay-qi", "save", "search", "throw", "summon", "roll-dice"] {
        assert!(kinds.contains(kind), "no {kind} of {asked}: {kinds:?}");
    }
}

/// True if the Taoist on turn dies, in whatever way this goes on until chance comes or he may do anything again.
fn surely_dies(taoist: Colour, mut position: Position, choice: Choice) -> bool {
    position.play(choice, &mut ()).unwrap();
    if !position.living().contains(taoist) {
        return true;
    }
    let goes_on = !position.between_steps() && matches!(position.waiting(), Waiting::Choice(_));
    goes_on && position.options().into_iter().all(|option| surely_dies(taoist, position, option))
}

#[test]
fn nobody_dies_of_a_choice_unasked_where_another_would_spare_him() {
    let (mut own, mut others) = (BTreeSet::new(), 0);
    look_around(|table| {
        let position = *table.position();
        let Waiting::Choice(Who::Taoist(_)) = position.waiting() else { return };
        let (options, taoist) = (position.options(), position.board_on_turn());
        if position.stage() > Stage::Yin && position.living().contains(taoist) {
            let dies = |choice: &Choice| *choice != Choice::EndTurn && surely_dies(taoist, position, *choice);
            let (deadly, harmless): (Vec<Choice>, Vec<Choice>) = options.iter().partition(|choice| dies(choice));
            for choice in deadly.into_iter().filter(|_| !harmless.is_empty()) {
                let forfeit = Forfeit::of(&position, choice);
                assert!(forfeit.is_some_and(|forfeit| forfeit.dying.contains(taoist) || forfeit.loses), "{choice}");
                assert!(asks_first(&position, choice), "{choice}");
                own.insert(verb_of(choice));
            }
        }
        for choice in options.iter().filter(|choice| matches!(choice, Choice::LoseQi(_))) {
            let Choice::LoseQi(loser) = *choice else { continue };
            let spares = |other: &Choice| matches!(other, Choice::LoseQi(other) if position.taoist(*other).qi > 1);
            if position.taoist(loser).qi == 1 && options.iter().any(spares) {
                let named = Forfeit::of(&position, *choice).is_some_and(|forfeit| forfeit.dying.contains(loser));
                assert!(named && asks_first(&position, *choice), "{choice}");
                others += 1;
            }
        }
    });
    assert!(own.contains("help") && own.contains("ask") && others > 3, "{own:?} {others}");
}
