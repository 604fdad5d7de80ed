//! Second Wind: the odds of two attempts together, against figures known from elsewhere and against playing every way out.

use ghost_stories_engine::{Chance, Choice, CurseFace, Outcome, Position, Power, Space, SpaceSet, Stage, Waiting};
use ghost_stories_laws::any_base_layout;
use ghost_stories_odds::{ExorcismOdds, Odds, exorcism, twice};
use ghost_stories_table::{Purpose, Stream, written};

#[track_caller]
fn position(text: &str) -> Position {
    written::read_position(text).expect("a position")
}

/// Blue with Second Wind on the Cemetery, which touches red-right and yellow-left.
fn blue(more: &str) -> Position {
    position(&format!("turn blue yang\ntaoist blue at cemetery tao none\n{more}"))
}

fn both_attempts(more: &str) -> ExorcismOdds {
    twice(&blue(more)).expect("two attempts")
}

#[test]
fn b114_two_attempts_fail_only_if_each_fails() {
    let two = both_attempts("ghost red-right ghoul");
    assert_eq!((two.dice, two.any, two.targets[0].chance), (3, Odds::new(665, 729), Odds::new(665, 729)));
    // With a Tao the zombie is beaten by one die of three; a failed attempt spends nothing.
    assert_eq!(both_attempts("taoist blue tao yellow 1\nghost red-right zombie").any, Odds::new(665, 729));
    assert_eq!(both_attempts("ghost red-right walking-corpse").any, Odds::new(0, 1));
}

#[test]
fn b114_two_ghosts_may_fall_one_after_the_other() {
    let corner = "ghost red-right hopping-vampire#8\nghost yellow-left hopping-vampire#9\n";
    // Each attempt beats one with 1/27, and none can beat both.
    assert_eq!(exorcism(&blue(corner)).expect("targets").both, Some(Odds::new(0, 1)));
    let two = both_attempts(corner);
    assert_eq!((two.both, two.any), (Some(Odds::new(1, 729)), Odds::new(53, 729)));
}

#[test]
fn b76_a_reward_of_the_first_attempt_helps_the_second() {
    // The black Tao beats Gloomy Minion, whose reward is the yellow one that the Walking Corpse needs.
    let corner = |first: &str| {
        both_attempts(&format!("taoist blue tao black 1\nghost red-right {first}\nghost yellow-left walking-corpse\n"))
    };
    assert_eq!(corner("gloomy-minion").both, Some(Odds::new(1, 1)));
    assert_eq!(corner("perfidious-nymph#15").both, Some(Odds::new(0, 1)));
}

#[test]
fn b35_the_curse_between_the_attempts_may_take_the_tao_or_the_last_qi() {
    // While Black Widow is there no Tao can be spent. Weakened to 0 it falls to the first attempt, and curses.
    let both = |qi: u8| {
        let text = "circle black\nmantra red-right\nghost red-right black-widow\nghost yellow-left walking-corpse";
        both_attempts(&format!("taoist blue tao yellow 1 qi {qi}\n{text}\n")).both
    };
    assert_eq!(both(2), Some(Odds::new(5, 6)));
    assert_eq!(both(1), Some(Odds::new(4, 6)));
}

#[test]
fn b118_without_second_wind_there_is_no_second_attempt() {
    let ghost = "ghost red-right ghoul";
    assert_eq!(twice(&blue(&format!("powers heavenly-gust\n{ghost}"))), None);
    assert_eq!(twice(&blue(&format!("ghost blue-left perfidious-nymph#14\n{ghost}"))), None);
    assert_eq!(twice(&position(&format!("turn red yang\ntaoist red at cemetery\n{ghost}"))), None);
    assert_eq!(twice(&blue("ghost blue-left ghoul")), None);
    let second = format!("turn blue acted\nattempted 1\ntaoist blue at cemetery tao none\n{ghost}");
    assert_eq!(twice(&position(&second)), None);
    assert_eq!(exorcism(&position(&second)).expect("a second attempt").any, Odds::new(19, 27));
}

#[test]
fn b118_a_blocked_second_wind_comes_back_when_its_ghost_falls_first() {
    // Nymph 14 lies on the blue board and blocks Second Wind: only once it is beaten may the other be fought.
    let text = "boards red green yellow blue\nturn blue yang\ntaoist blue at cemetery tao none
        ghost blue-left perfidious-nymph#14\nghost red-right hopping-vampire\n";
    let (once, two) = (exorcism(&position(text)).expect("targets"), twice(&position(text)).expect("two attempts"));
    assert_eq!(once.both, Some(Odds::new(0, 1)));
    // The Nymph with 19/27, then the Vampire with 1/27.
    assert_eq!(two.both, Some(Odds::new(19, 729)));
}

/// Of `of` cases, in how many all the `wanted` ghosts are gone in the end (any of the corner, if none is wanted).
fn played_out(position: &Position, start: &Position, wanted: SpaceSet, of: u64) -> u64 {
    let me = start.board_on_turn();
    let gone = |space: &Space| start.targets().contains(*space) && position.card(*space) != start.card(*space);
    let beaten: SpaceSet = Space::ALL.into_iter().filter(gone).collect();
    let reached = of * u64::from(!beaten.is_empty() && wanted.without(beaten).is_empty());
    if reached > 0 || position.board_on_turn() != me || position.stage() == Stage::Yin {
        return reached;
    }
    let after = |outcome, of| {
        let mut after = *position;
        after.resolve(outcome, &mut ()).expect("a possible outcome");
        played_out(&after, start, wanted, of)
    };
    match position.waiting() {
        Waiting::Over(_) => reached,
        Waiting::Chance(Chance::CurseDie) => {
            [(CurseFace::Nothing, 3), (CurseFace::Haunt, 1), (CurseFace::LoseTao, 1), (CurseFace::LoseQi, 1)]
                .into_iter()
                .map(|(face, sides)| sides * after(Outcome::CurseDie(face), of / 6))
                .sum()
        }
        Waiting::Chance(_) => {
            let outcomes = position.outcomes().into_iter();
            outcomes.map(|(outcome, chance)| u64::from(chance.cases) * after(outcome, of / u64::from(chance.of))).sum()
        }
        Waiting::Choice(_) => {
            let options = position.options();
            let in_yang = options.contains(&Choice::EndTurn);
            let useful = |choice: &&Choice| !in_yang || **choice == Choice::Exorcise;
            let value = |choice: &Choice| {
                let mut after = *position;
                after.play(*choice, &mut ()).expect("an option");
                played_out(&after, start, wanted, of)
            };
            options.iter().filter(useful).map(value).max().unwrap_or(reached)
        }
    }
}

#[test]
fn b114_the_odds_of_two_attempts_are_those_of_playing_every_way_out() {
    let mut source = Stream::new(13, 0, Purpose::Setup);
    let (mut alone, mut pairs) = (0, 0);
    while alone < 15 || pairs < 15 {
        let mut layout = any_base_layout(&mut source);
        layout.setup.powers.0[2] = Power::SecondWind;
        // A throw of many dice against much Tao has too many ways to play them all.
        let Ok(position) = Position::from_layout(&layout, &mut ()) else { continue };
        if position.exorcism_dice() > 2 || position.taoist(position.board_on_turn()).tao.total() > 3 {
            continue;
        }
        let Some(found) = twice(&position) else { continue };
        alone += u32::from(found.both.is_none());
        pairs += u32::from(found.both.is_some());
        let of = 6u64.pow(12);
        let exact = |wanted| Odds::new(played_out(&position, &position, wanted, of), of);
        let spaces: SpaceSet = found.targets.iter().map(|target| target.space).collect();
        assert_eq!(found.any, exact(SpaceSet::EMPTY), "{position:?}");
        assert_eq!(found.both, (spaces.len() == 2).then(|| exact(spaces)), "{position:?}");
        for target in &found.targets {
            assert_eq!(target.chance, exact(SpaceSet::only(target.space)), "{target:?}\n{position:?}");
        }
    }
}
