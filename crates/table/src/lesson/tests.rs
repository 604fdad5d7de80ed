use core::mem::{Discriminant, discriminant};

use ghost_stories_engine::{
    BlackSecretChoice, BlackSecretEvent, Cause, Event, Outcome, Tao, Token, Waiting, WhiteMoonChoice, WhiteMoonEvent,
};
use ghost_stories_lang::Language;

use super::*;

const PUPIL: Colour = Colour::Green;

/// Each lesson with its words.
fn lessons(language: Language) -> [(Lesson, Vec<(&'static str, &'static str)>); 4] {
    [
        (Lesson::first(), language.lesson("first")),
        (Lesson::white_moon(), language.lesson("white-moon")),
        (Lesson::taoists_black_secret(), language.lesson("black-secret")),
        (Lesson::wu_feng(), language.lesson("wu-feng")),
    ]
}

/// The table at the end and all that was told on the way; `watch` sees the table before each step.
fn play(lesson: Lesson, mut watch: impl FnMut(&Table, Teach)) -> (Table, Vec<Event>) {
    let Lesson { mut table, steps, .. } = lesson;
    for teach in steps {
        watch(&table, teach);
        let step = match teach {
            Teach::Read(_) => continue,
            Teach::Choose(choice) => Step::Choice(choice),
            Teach::Follow(step) => step,
        };
        table.step(step).unwrap_or_else(|refusal| panic!("{step}: {}", Language::English.refusal(refusal)));
    }
    let told = (0..=table.len()).flat_map(|steps| table.told(steps).to_vec()).collect();
    (table, told)
}

#[test]
fn the_script_can_be_played_to_its_end_and_the_game_goes_on() {
    for (lesson, _) in lessons(Language::English) {
        let pupil = lesson.pupil;
        let (table, _) = play(lesson, |_, _| ());
        assert_eq!(table.position().waiting(), Waiting::Choice(pupil));
    }
}

/// Choices for which nothing on the table stands: the last row and the list have them.
fn has_no_thing(choice: Choice) -> bool {
    matches!(choice, Choice::EndTurn | Choice::Decline)
}

#[test]
fn what_a_step_is_about_lies_on_the_table_and_what_it_asks_is_offered() {
    for (lesson, words) in lessons(Language::English) {
        let (taught, mut number) = (words.len(), 0);
        play(lesson, |table, teach| {
            let position = table.position();
            number += usize::from(!matches!(teach, Teach::Follow(_)));
            let about = teach.about(position);
            for target in &about {
                assert!(Target::all(position).any(|thing| thing == *target), "step {number}: {target:?}");
            }
            match teach {
                // At the end nothing is left to show.
                Teach::Read(_) => assert!(!about.is_empty() || number == taught, "step {number}"),
                Teach::Choose(choice) => {
                    assert!(position.options().contains(&choice), "step {number}: {choice}");
                    assert_eq!(about.is_empty(), has_no_thing(choice), "step {number}: {choice}");
                }
                Teach::Follow(_) => assert!(about.is_empty()),
            }
        });
    }
}

#[test]
fn every_step_can_be_gone_back_to() {
    for (lesson, words) in lessons(Language::English) {
        let places: Vec<usize> = (0..words.len()).filter_map(|taught| lesson.step_of(taught)).collect();
        assert_eq!((places.len(), lesson.step_of(words.len())), (words.len(), None));
        let mut place = 0;
        play(lesson.clone(), |table, _| {
            if places.contains(&place) {
                assert_eq!(lesson.table_before(place).position(), table.position());
                assert_eq!(places[lesson.taught_before(place)], place);
            }
            place += 1;
        });
    }
}

#[test]
fn a_step_shows_the_card_that_it_speaks_of() {
    let lesson = Lesson::first();
    let card = |taught: usize| {
        let step = lesson.step_of(taught).unwrap();
        lesson.steps[step].card(lesson.table_before(step).position())
    };
    let (ooze_devil, gloomy_minion) = (Card::new(19).unwrap(), Card::new(45).unwrap());
    assert_eq!(card(0), None);
    assert_eq!(card(1), Some((ooze_devil, None)), "it was drawn");
    assert_eq!(card(2), Some((ooze_devil, Some(Space::BlueRight))));
    assert_eq!(card(8), Some((gloomy_minion, None)));
    assert_eq!(card(15), None, "the deck keeps its cards to itself");
}

#[test]
fn the_pupil_always_chooses_for_himself_and_has_a_choice() {
    for (lesson, _) in lessons(Language::English) {
        let pupil = lesson.pupil;
        play(lesson, |table, teach| {
            if let Teach::Choose(choice) = teach {
                assert_eq!(table.position().waiting(), Waiting::Choice(pupil), "{choice}");
                assert!(table.position().options().len() > 1, "{choice}");
            }
        });
    }
}

/// What a choice is, whatever it is about.
fn kind(choice: Choice) -> (Discriminant<Choice>, Option<Discriminant<BlackSecretChoice>>) {
    let black_secret = match choice {
        Choice::BlackSecret(choice) => Some(discriminant(&choice)),
        _ => None,
    };
    (discriminant(&choice), black_secret)
}

#[test]
fn the_script_plays_for_the_pupil_only_what_was_taught() {
    for (lesson, _) in lessons(Language::English) {
        let mut taught = Vec::new();
        let pupil = lesson.pupil;
        play(lesson, |table, teach| match teach {
            Teach::Choose(choice) => taught.push(kind(choice)),
            Teach::Follow(Step::Choice(choice)) if table.position().waiting() == Waiting::Choice(pupil) => {
                assert!(taught.contains(&kind(choice)), "{choice}");
            }
            _ => (),
        });
    }
}

#[test]
fn ghosts_are_exorcised_a_tao_is_spent_and_a_tile_is_haunted_and_restored() {
    let (table, told) = play(Lesson::first(), |_, _| ());
    let told_of = |wanted: fn(&Event) -> bool| told.iter().filter(|event| wanted(event)).count();
    assert_eq!(told_of(|event| matches!(event, Event::TaoSpent { taoist: PUPIL, tao: Tao::Blue })), 1);
    assert_eq!(told_of(|event| matches!(event, Event::GhostExorcised { .. })), 5);
    assert_eq!(told_of(|event| matches!(event, Event::ExorcismFailed { .. })), 2);
    assert_eq!(told_of(|event| matches!(event, Event::TileHaunted { tile: Tile::Altar, .. })), 1);
    assert_eq!(told_of(|event| matches!(event, Event::TileRestored { tile: Tile::Altar, .. })), 1);
    assert_eq!(table.position().village().haunted_count(), 0);
    assert!(!table.position().taoist(PUPIL).yin_yang);
}

#[test]
fn a_villager_is_saved_one_dies_one_flees_and_a_crystal_is_spent_and_another_placed() {
    let (table, told) = play(Lesson::white_moon(), |_, _| ());
    let told_of = |wanted: fn(&WhiteMoonEvent) -> bool| {
        told.iter().filter(|event| matches!(event, Event::WhiteMoon(event) if wanted(event))).count()
    };
    assert_eq!(told_of(|event| matches!(event, WhiteMoonEvent::VillagerSaved { .. })), 2);
    assert_eq!(told_of(|event| matches!(event, WhiteMoonEvent::FamilySaved { taoist: PUPIL, .. })), 1);
    assert_eq!(told_of(|event| matches!(event, WhiteMoonEvent::VillagerDied { .. })), 1);
    assert_eq!(told_of(|event| matches!(event, WhiteMoonEvent::VillagerMoved { cause: Cause::Flight, .. })), 1);
    assert_eq!(told_of(|event| matches!(event, WhiteMoonEvent::SuLingPlaced { .. })), 1);
    assert_eq!(told_of(|event| matches!(event, WhiteMoonEvent::CrystalSpent { taoist: PUPIL })), 1);
    assert_eq!(table.position().white_moon().unwrap().pedestals.len(), 1);
}

/// How often something of Black Secret was told.
fn told_of(told: &[Event], wanted: fn(&BlackSecretEvent) -> bool) -> usize {
    told.iter().filter(|event| matches!(event, Event::BlackSecret(event) if wanted(event))).count()
}

#[test]
fn a_mantra_takes_effect_a_curse_steals_and_a_demon_is_exorcised() {
    let (table, told) = play(Lesson::taoists_black_secret(), |_, _| ());
    assert_eq!(told_of(&told, |event| matches!(event, BlackSecretEvent::MantraTriggered { taoist: PUPIL, .. })), 1);
    assert_eq!(told_of(&told, |event| matches!(event, BlackSecretEvent::QiLaid { .. })), 3);
    assert_eq!(told_of(&told, |event| matches!(event, BlackSecretEvent::CurseThrown { .. })), 1);
    assert_eq!(told_of(&told, |event| matches!(event, BlackSecretEvent::TokenRevealed { .. })), 3);
    assert_eq!(told_of(&told, |event| matches!(event, BlackSecretEvent::LevelChanged { taoist: PUPIL, .. })), 1);
    assert_eq!(told_of(&told, |event| matches!(event, BlackSecretEvent::DemonExorcised { .. })), 1);
    assert!(table.position().black_secret().unwrap().below.contains(PUPIL));
}

#[test]
fn wu_feng_summons_a_demon_throws_a_curse_finds_an_urn_and_plays_an_incarnation() {
    let (table, told) = play(Lesson::wu_feng(), |_, _| ());
    assert_eq!(told_of(&told, |event| matches!(event, BlackSecretEvent::DemonSummoned { .. })), 1);
    assert_eq!(told_of(&told, |event| matches!(event, BlackSecretEvent::DemonMoved { .. })), 2);
    assert_eq!(told_of(&told, |event| matches!(event, BlackSecretEvent::CurseThrown { .. })), 1);
    assert_eq!(told_of(&told, |event| matches!(event, BlackSecretEvent::CurseRevealed { .. })), 4);
    assert_eq!(told_of(&told, |event| matches!(event, BlackSecretEvent::TokenRevealed { token: Token::Urn, .. })), 1);
    assert_eq!(told_of(&told, |event| matches!(event, BlackSecretEvent::SummoningDrawn)), 1);
    assert_eq!(told_of(&told, |event| matches!(event, BlackSecretEvent::IncarnationPlayed { .. })), 1);
    let position = table.position();
    assert_eq!(position.village().haunted_count(), 2);
    assert_eq!(position.black_secret().unwrap().in_hand(), 1);
    assert_eq!(position.black_secret().unwrap().level, 2);
}

#[test]
fn every_language_has_words_for_every_step() {
    for (language, (lesson, words)) in
        Language::ALL.into_iter().flat_map(|language| lessons(language).map(|lesson| (language, lesson)))
    {
        let taught = lesson.steps.into_iter().filter(|teach| !matches!(teach, Teach::Follow(_))).count();
        assert!(taught >= 12);
        assert_eq!(words.len(), taught, "{language:?}");
        for (title, text) in words {
            assert!(!title.is_empty() && !text.is_empty(), "{language:?}: {title}");
            assert!(text.split_inclusive(['.', '!', '?']).count() <= 3, "{language:?}: {text}");
        }
    }
}

#[test]
fn the_words_name_the_cards_and_tiles_that_are_played() {
    for (lesson, words) in lessons(Language::English) {
        names_what_is_played(lesson, &words);
    }
}

fn names_what_is_played(lesson: Lesson, texts: &[(&str, &str)]) {
    let words = Language::English;
    let mut texts = texts.iter().map(|(_, text)| text);
    play(lesson, |table, teach| {
        if matches!(teach, Teach::Follow(_)) {
            return;
        }
        let text = texts.next().expect("words for the step");
        let position = table.position();
        let components = position.components();
        let played: Vec<&str> = match teach {
            Teach::Choose(Choice::Place(_)) => {
                position.card_to_place().map(|card| words.card(card)).into_iter().collect()
            }
            Teach::Choose(
                Choice::Move(tile) | Choice::Restore(tile) | Choice::WhiteMoon(WhiteMoonChoice::Carry(tile)),
            ) => {
                vec![words.tile(tile)]
            }
            Teach::Choose(Choice::Defeat { ghosts, .. }) => {
                ghosts.iter().filter_map(|space| position.card(space)).map(|card| words.card(card)).collect()
            }
            Teach::Choose(Choice::TakeTao(tao) | Choice::Discard(tao)) => vec![words.tao(tao)],
            Teach::Choose(Choice::BlackSecret(choice)) => match choice {
                BlackSecretChoice::Summon(demon, tile) | BlackSecretChoice::MoveDemon(demon, tile) => {
                    vec![words.demon(demon), words.tile(tile)]
                }
                BlackSecretChoice::Search(demon) => vec![words.demon(demon)],
                BlackSecretChoice::Defeat { demons, .. } => demons.iter().map(|demon| words.demon(demon)).collect(),
                BlackSecretChoice::Throw(curse) => vec![words.curse_name(components.curse(curse).effect.value)],
                BlackSecretChoice::LayQi(mantra) => vec![words.mantra_name(components.mantra(mantra).effect.value)],
                BlackSecretChoice::Incarnation(card) => vec![words.card(card)],
                BlackSecretChoice::FigureSteps(space) => {
                    position.card(space).map(|card| words.card(card)).into_iter().collect()
                }
                _ => Vec::new(),
            },
            _ => Vec::new(),
        };
        for name in played {
            assert!(text.contains(name), "{name}: {text}");
        }
        // What was drawn or lay there from the start, and the curses, one of which is called like a ghost.
        let drawn = table.game().steps().iter().filter_map(|step| match step {
            Step::Outcome(Outcome::Card(card)) => Some(*card),
            _ => None,
        });
        let start = table.game().position_after(0);
        let lay = start.into_iter().flat_map(|start| Space::ALL.into_iter().filter_map(|space| start.card(space)));
        let curses = position
            .black_secret()
            .into_iter()
            .flat_map(|black_secret| black_secret.open.union(black_secret.pyramid).iter());
        let known: Vec<&str> = drawn
            .chain(lay)
            .map(|card| words.card(card))
            .chain(curses.map(|curse| words.curse_name(components.curse(curse).effect.value)))
            .collect();
        for name in Card::all().map(|card| words.card(card)).filter(|name| text.contains(name)) {
            assert!(known.contains(&name), "{name}: {text}");
        }
    });
}
