//! The odds of one roll against many ghosts.

use ghost_stories_engine::Choice;
use ghost_stories_odds::{Fight, Odds, fights};
use ghost_stories_table::written;

#[track_caller]
fn fought(text: &str, steps: &str) -> Vec<Fight> {
    let mut position = written::read_position(text).expect("a position");
    for line in steps.lines() {
        position.play(line.parse::<Choice>().expect(line), &mut ()).expect(line);
    }
    fights(&position)
}

/// Two ghosts that need one red face each.
const SCHOOL: &str = "white-moon\nturn red yang\ntaoist red at school tao none\nghost blue-left 34\nghost green-left 36\n\
                      ghost red-middle ghoul\n";

#[test]
fn w50_the_school_has_one_roll_against_all_ghosts_of_a_colour() {
    let fights = fought(SCHOOL, "help");
    let [red] = &fights[..] else { panic!("only red ghosts are there: {fights:?}") };
    assert_eq!((red.choice.to_string().as_str(), red.dice), ("train red", 3));
    assert_eq!(red.at_least, [Odds::new(19, 27), Odds::new(7, 27)]);
    let helped = format!("{SCHOOL}crystals red 1\n");
    assert_eq!(fought(&helped, "help")[0].at_least, [Odds::new(1, 1), Odds::new(19, 27)]);
}

#[test]
fn w60_the_divine_sword_serves_in_the_school() {
    let sword = format!("{SCHOOL}saved li li li\nartifact red sword\n");
    assert_eq!(fought(&sword, "help")[0].at_least, [Odds::new(1, 1), Odds::new(19, 27)]);
}

#[test]
fn w43_w44_the_barrier_rolls_four_dice_for_a_board_and_its_crystals_count() {
    // Zhou is saved whole, and a barrier comes with what lies on the pedestals.
    let text = "white-moon\nturn red moved\ntaoist red at school\nsaved zhou zhou\nvillagers school zhou\n\
                ghost green-left 34\nghost green-right 36\n";
    let one = fought(text, "rescue\nend");
    assert_eq!((one[0].choice.to_string().as_str(), one[0].dice), ("roll-dice", 4));
    assert_eq!(one[0].at_least, [Odds::new(65, 81), Odds::new(11, 27)]);
    let helped = format!("{text}pedestal herbalist\n");
    assert_eq!(fought(&helped, "rescue\nend")[0].at_least, [Odds::new(1, 1), Odds::new(65, 81)]);
}
