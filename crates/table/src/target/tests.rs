use super::*;
use crate::{BlackSecretSetupOptions, Dealer, SetupOptions, WhiteMoonSetupOptions};
use ghost_stories_engine::{BlackSecretChoice, Edition, Level, Waiting};

/// A game without expansions, with White Moon, with Black Secret, and with both.
fn games(seed: u64) -> [Position; 4] {
    [(false, false), (true, false), (false, true), (true, true)].map(|(white_moon, black_secret)| {
        let mut setup_options = SetupOptions::new(4, Level::Normal, Edition::Revised);
        setup_options.white_moon = white_moon.then(WhiteMoonSetupOptions::default);
        setup_options.black_secret = black_secret.then(BlackSecretSetupOptions::default);
        Position::new(&setup_options.deal_game(seed, 0), &mut ()).unwrap()
    })
}

#[test]
fn every_thing_is_found_again_by_its_written_name() {
    let plain = |id: &str| id.chars().all(|c| matches!(c, 'a'..='z' | '0'..='9' | '-'));
    for position in games(3) {
        play(position, 5, |position| {
            for target in Target::all(position) {
                assert!(plain(&target.id()), "{}", target.id());
                assert_eq!(Target::of_id(position, &target.id()), Some(target));
            }
        });
    }
    assert_eq!(Target::of_id(&games(3)[0], "tile-nowhere-at"), None);
}

/// Plays a game out, and looks at the table before each choice.
fn play(mut position: Position, seed: u64, mut look: impl FnMut(&Position)) {
    let mut dealer = Dealer::new(seed, 0);
    for turn in 0.. {
        match position.waiting() {
            Waiting::Over(_) => break,
            Waiting::Chance(chance) => position.resolve(dealer.deal_for(&position, chance), &mut ()).unwrap(),
            Waiting::Choice(_) => {
                look(&position);
                let options = position.options();
                let chosen = options[(seed as usize * 7 + turn * 13) % options.len()];
                position.play(chosen, &mut ()).unwrap();
            }
        }
    }
}

#[test]
fn all_but_a_few_choices_can_be_made_by_pointing() {
    for seed in 0..30 {
        for position in games(1) {
            play(position, seed, |position| {
                for option in position.options() {
                    let bar_only = match option {
                        Choice::EndTurn | Choice::Decline | Choice::Keep => true,
                        Choice::Defeat { ghosts, .. } => ghosts.is_empty(),
                        Choice::BlackSecret(BlackSecretChoice::Defeat { demons, .. }) => demons.is_empty(),
                        _ => false,
                    };
                    assert_eq!(targets(position, option).is_empty(), bar_only, "{option}");
                }
            });
        }
    }
}

#[test]
fn every_choice_is_about_things_that_lie_on_the_table() {
    for seed in 0..10 {
        for position in games(1) {
            play(position, seed, |position| {
                let all: Vec<Target> = Target::all(position).collect();
                for option in position.options() {
                    for target in targets(position, option) {
                        assert!(all.contains(&target), "{option}: {target:?}");
                    }
                }
            });
        }
    }
}

#[test]
fn a_veiled_table_has_no_card_of_the_hand() {
    for position in games(4).into_iter().skip(2) {
        play(position, 5, |position| {
            assert!(Target::all(&position.veiled()).all(|target| !matches!(target, Target::InHand(_))));
        });
    }
}
