//! The odds of exorcisms, against figures known from elsewhere and against playing every roll and reroll out.

use ghost_stories_engine::{Choice, Outcome, Position, Roll, Space, SpaceSet, Tile, Waiting};
use ghost_stories_laws::any_base_layout;
use ghost_stories_odds::{ExorcismOdds, Odds, exorcism, reach, rerolls, spending};
use ghost_stories_table::{Purpose, Stream, written};

#[track_caller]
fn position(text: &str) -> Position {
    written::read_position(text).expect("a position")
}

/// After the choices and outcomes of these lines.
#[track_caller]
fn played(text: &str, steps: &str) -> Position {
    let mut position = position(text);
    for line in steps.lines().map(str::trim).filter(|line| !line.is_empty()) {
        match line.parse::<Choice>() {
            Ok(choice) => position.play(choice, &mut ()).expect(line),
            Err(_) => position.resolve(line.parse().expect(line), &mut ()).expect(line),
        }
    }
    position
}

#[track_caller]
fn odds(text: &str) -> ExorcismOdds {
    exorcism(&position(text)).expect("a target")
}

/// One ghost against a Taoist without Tao.
fn against(ghost: &str, colour: &str, power: &str) -> ExorcismOdds {
    odds(&format!("powers {power}\nturn {colour} yang\ntaoist {colour} at altar tao none\nghost red-middle {ghost}\n"))
}

#[track_caller]
fn is(exorcism: &ExorcismOdds, dice: u8, cases: u64, of: u64) {
    assert_eq!(exorcism.dice, dice);
    assert_eq!((exorcism.any, exorcism.both), (Odds::new(cases, of), None), "not {cases}/{of}");
    assert_eq!(exorcism.targets[0].chance, exorcism.any);
}

#[test]
fn b71_three_dice_have_19_7_and_1_of_27() {
    let three = |ghost| against(ghost, "red", "strength");
    is(&three("ghoul"), 3, 19, 27);
    is(&three("zombie"), 3, 7, 27);
    is(&three("hopping-vampire"), 3, 1, 27);
    is(&three("yellow-plague"), 3, 0, 1);
}

#[test]
fn b116_four_dice_have_65_33_9_and_1_of_81() {
    let four = |ghost| against(ghost, "green", "strength");
    is(&four("ghoul"), 4, 65, 81);
    is(&four("zombie"), 4, 11, 27);
    is(&four("hopping-vampire"), 4, 1, 9);
    is(&four("yellow-plague"), 4, 1, 81);
}

#[test]
fn b117_with_a_reroll_each_die_has_two_throws() {
    // A die shows neither colour nor white twice with 4/9: of three dice, all fail with 64/729.
    is(&against("ghoul", "green", "favourite"), 3, 665, 729);
    is(&against("hopping-vampire", "green", "favourite"), 3, 125, 729);
}

#[test]
fn b72_b73_b75_tao_circle_and_mantra_count_and_immunity_too() {
    let with = |more: &str| {
        odds(&format!("turn red yang\ntaoist red at altar tao none\nghost red-middle hopping-vampire\n{more}"))
    };
    is(&with(""), 3, 1, 27);
    is(&with("circle yellow"), 3, 7, 27);
    is(&with("mantra red-middle"), 3, 7, 27);
    is(&with("taoist red tao yellow 1"), 3, 7, 27);
    is(&with("taoist blue at altar tao yellow 1"), 3, 7, 27);
    is(&with("taoist blue at altar tao yellow 1\ncircle yellow\nmantra red-middle"), 3, 1, 1);
    let immune =
        |tao: &str| odds(&format!("turn red yang\ntaoist red at altar tao {tao}\nghost red-middle walking-corpse\n"));
    is(&immune("none"), 3, 0, 1);
    is(&immune("yellow 3"), 3, 1, 1);
}

#[test]
fn b45_captive_dice_are_not_thrown() {
    let captive =
        "turn red yang\ntaoist red at altar tao none\nghost red-middle ghoul\nghost green-left creeping-horror\n";
    is(&odds(captive), 2, 5, 9);
}

/// A corner with two ghosts: black is rolled or wild, so is yellow.
const CORNER: &str = "turn red yang
    taoist red at cemetery tao none
    ghost red-right gloomy-minion
    ghost yellow-left ghoul
";

#[test]
fn b74_two_targets_have_odds_each_both_and_any() {
    let exorcism = odds(CORNER);
    let chances: Vec<_> = exorcism.targets.iter().map(|target| (target.space, target.chance)).collect();
    assert_eq!(chances, [(Space::RedRight, Odds::new(19, 27)), (Space::YellowLeft, Odds::new(19, 27))]);
    // Any: a black, yellow or white die. Both: each alone, 115 of 216 throws, less the 27 in which one white die would serve both.
    assert_eq!((exorcism.any, exorcism.both), (Odds::new(7, 8), Some(Odds::new(88, 216))));
}

#[test]
fn every_tile_in_reach_is_listed_with_its_odds() {
    let text = format!("{CORNER}\nghost green-right zombie\nghost blue-left drowned-maiden\n");
    let tiles = |text: &str| -> Vec<_> {
        reach(&position(text)).iter().map(|reach| (reach.tile, reach.moves, reach.exorcism.targets.len())).collect()
    };
    assert_eq!(tiles(&text), [(Tile::Cemetery, false, 2)]);
    let from_the_altar = text.replace("at cemetery", "at altar");
    assert_eq!(tiles(&from_the_altar), [(Tile::Cemetery, true, 2), (Tile::Herbalist, true, 1)]);
    assert_eq!(tiles(&from_the_altar.replace("red yang", "red moved")), []);
    assert_eq!(tiles(&text.replace("red yang", "red acted")), []);
}

#[test]
fn nothing_is_in_reach_while_something_else_is_awaited() {
    assert_eq!(reach(&position("turn red yin")), []);
    let choosing_the_mantra = format!("{CORNER}\ntaoist yellow at cemetery\n").replace("red yang", "yellow yang");
    assert_eq!(reach(&played(&choosing_the_mantra, "power yellow")), []);
}

#[test]
fn the_thriftiest_spending_comes_first() {
    let text = format!("{CORNER}\ntaoist red tao yellow 1 black 1\ntaoist blue at cemetery tao yellow 1 red 1\n");
    let found = spending(&played(&text, "exorcise\nroll white green green"));
    let written: Vec<_> = found.iter().map(|way| way.choice.to_string()).collect();
    assert_eq!(
        written,
        [
            "defeat red-right yellow-left spending yellow 1",
            "defeat red-right yellow-left spending black 1",
            "defeat red-right",
            "defeat yellow-left",
        ]
    );
    assert_eq!(found[0].left.to_string(), "red 1 yellow 1 black 1");
    assert_eq!(found[2].left.to_string(), "red 1 yellow 2 black 1");
    assert!(found.iter().all(|way| way.choice == Choice::Defeat { ghosts: way.ghosts, tao: way.tao }));
    assert_eq!(spending(&position(&text)), []);
}

#[test]
fn b117_the_best_reroll_comes_first() {
    let text = "powers favourite\nturn green yang\ntaoist green at altar tao none\nghost red-middle zombie\n";
    let found = rerolls(&played(text, "exorcise\nroll red yellow black"));
    let written: Vec<_> =
        found.iter().map(|way| format!("{}: {} with {}", way.choice, way.exorcism.any, way.exorcism.dice)).collect();
    assert_eq!(written[..2], ["reroll red black: 5/9 with 2", "reroll black: 1/3 with 1"]);
    assert_eq!((written.len(), written.last().unwrap().as_str()), (8, "reroll yellow: 0/1 with 1"));
    let beaten = rerolls(&played(text, "exorcise\nroll yellow yellow black"));
    assert_eq!((beaten[0].choice, beaten[0].exorcism.any), (Choice::Keep, Odds::new(1, 1)));
}

#[test]
fn b82_the_herbalists_dice_beat_nothing() {
    let text = "powers favourite\nturn green yang\ntaoist green at herbalist\nghost red-left zombie\n";
    assert_eq!(rerolls(&played(text, "help\nroll red yellow")), []);
}

/// Of `of` cases, in how many all the `wanted` ghosts can be beaten (any, if none is named): every roll and every reroll is played.
fn played_out(position: &Position, wanted: SpaceSet, of: u64) -> u64 {
    let mut after = *position;
    if let Waiting::Chance(_) = position.waiting() {
        let outcomes = position.outcomes().into_iter();
        return outcomes
            .map(|(outcome, chance)| {
                let mut after = *position;
                after.resolve(outcome, &mut ()).expect("a listed outcome");
                assert!(matches!(outcome, Outcome::TaoDice(_)));
                u64::from(chance.cases) * played_out(&after, wanted, of / u64::from(chance.of))
            })
            .sum();
    }
    let value = |choice: Choice| match choice {
        Choice::Defeat { ghosts, .. } => of * u64::from(!ghosts.is_empty() && wanted.without(ghosts).is_empty()),
        other => {
            after = *position;
            after.play(other, &mut ()).expect("an option");
            played_out(&after, wanted, of)
        }
    };
    position.options().into_iter().map(value).max().expect("something to choose")
}

#[track_caller]
fn agrees(exorcism: &ExorcismOdds, position: &Position) {
    let of = 6u64.pow(8);
    let exact = |wanted| Odds::new(played_out(position, wanted, of), of);
    let spaces: SpaceSet = exorcism.targets.iter().map(|target| target.space).collect();
    assert_eq!(exorcism.any, exact(SpaceSet::EMPTY), "{position:?}");
    assert_eq!(exorcism.both, (spaces.len() == 2).then(|| exact(spaces)), "{position:?}");
    for target in &exorcism.targets {
        assert_eq!(target.chance, exact(SpaceSet::only(target.space)), "{target:?}\n{position:?}");
    }
}

#[test]
fn the_odds_are_those_of_playing_every_roll_and_reroll_out() {
    let mut source = Stream::new(7, 0, Purpose::Setup);
    let (mut plain, mut rerolled) = (0, 0);
    while plain < 40 || rerolled < 6 {
        let layout = any_base_layout(&mut source);
        let mut position = Position::from_layout(&layout, &mut ()).expect("a table by the rules");
        let Some(exorcism) = exorcism(&position) else { continue };
        position.play(Choice::Exorcise, &mut ()).expect("a target");
        let mut after = position;
        let may_reroll = match position.outcomes().first() {
            Some(&(outcome, _)) => {
                after.resolve(outcome, &mut ()).expect("a listed outcome");
                after.options().contains(&Choice::Keep)
            }
            None => false,
        };
        plain += u32::from(!may_reroll);
        rerolled += u32::from(may_reroll);
        agrees(&exorcism, &position);
        for way in rerolls(&after) {
            let mut after = after;
            after.play(way.choice, &mut ()).expect("an option");
            agrees(&way.exorcism, &after);
            let dice = match way.choice {
                Choice::Reroll(dice) => dice,
                _ => Roll::NONE,
            };
            assert_eq!(way.exorcism.dice, dice.len());
        }
    }
}

#[test]
fn w41_a_crystal_counts_as_any_colour_and_is_spent_last() {
    let text = |crystals: u8| {
        format!(
            "white-moon\npowers strength\nturn red yang\ntaoist red at altar tao none\nghost red-middle hopping-vampire\ncrystals red {crystals}\n"
        )
    };
    is(&odds(&text(0)), 3, 1, 27);
    is(&odds(&text(1)), 3, 7, 27);
    is(&odds(&text(3)), 3, 1, 1);
    let with_tao = text(2).replace("tao none", "tao yellow 1");
    let position = played(&with_tao, "exorcise\nroll yellow yellow red");
    let ways: Vec<(u8, u8)> = spending(&position).iter().map(|way| (way.tao.total(), way.crystals)).take(2).collect();
    assert_eq!(ways, [(1, 0), (0, 1)]);
}

#[test]
fn w60_the_divine_sword_turns_one_die_to_white() {
    let text = "white-moon\npowers strength\nturn red yang\ntaoist red at altar tao none\nghost red-middle hopping-vampire\nsaved li li li\nartifact red sword\n";
    // Two of three must fit by themselves.
    is(&odds(text), 3, 7, 27);
}
