//! The exact chances of an exorcism, added up over the outcomes the engine lists and the options it then offers.

use ghost_stories_engine::{Choice, Outcome, Position};
use ghost_stories_table::written;

/// The chance to beat the only ghost at hand, as cases of all.
fn odds(text: &str) -> (u32, u32) {
    let mut position: Position = written::read_position(text).expect("a position");
    position.play(Choice::Exorcise, &mut ()).expect("a target");
    let mut won = 0;
    let mut all = 0;
    for (outcome, chance) in position.outcomes() {
        assert!(matches!(outcome, Outcome::TaoDice(_)));
        let mut after = position;
        after.resolve(outcome, &mut ()).expect("a listed outcome");
        let beats = |choice: &Choice| matches!(choice, Choice::Defeat { ghosts, .. } if !ghosts.is_empty());
        won += chance.cases * u32::from(after.options().iter().any(beats));
        all = chance.of;
    }
    (won, all)
}

fn against(colour: &str, power: &str, ghost: &str) -> (u32, u32) {
    odds(&format!("powers {power}\nturn {colour} yang\ntaoist {colour} at altar tao none\nghost red-middle {ghost}\n"))
}

#[test]
fn b71_three_dice_beat_one_colour_with_19_7_and_1_of_27() {
    let three = |ghost| against("red", "strength", ghost);
    assert_eq!(three("ghoul"), (216 * 19 / 27, 216));
    assert_eq!(three("zombie"), (216 * 7 / 27, 216));
    assert_eq!(three("hopping-vampire"), (216 / 27, 216));
    assert_eq!(three("yellow-plague"), (0, 216));
}

#[test]
fn b116_four_dice_beat_one_colour_with_65_33_9_and_1_of_81() {
    let four = |ghost| against("green", "strength", ghost);
    assert_eq!(four("ghoul"), (1296 * 65 / 81, 1296));
    assert_eq!(four("zombie"), (1296 * 11 / 27, 1296));
    assert_eq!(four("hopping-vampire"), (1296 / 9, 1296));
    assert_eq!(four("yellow-plague"), (1296 / 81, 1296));
}

#[test]
fn b75_no_dice_beat_a_dice_immune_ghost() {
    assert_eq!(against("red", "strength", "walking-corpse"), (0, 216));
}
