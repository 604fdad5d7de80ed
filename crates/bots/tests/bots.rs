//! Whole games by every bot, and what they promise: they choose by what they see, the same every time.

use core::time::Duration;

use ghost_stories_bots::{Adviser, BotGame, Budget, Judge, Player, PositionValue, View, WuFengPhase, win_chance};
use ghost_stories_engine::{CallbackObserver, Card, Edition, Ending, Event, Level, Position, Waiting};
use ghost_stories_table::{Dealer, SetupOptions};

const SMALL: Budget = Budget::Nodes(300);

fn start(players: u8, level: Level, seed: u64, game: u64) -> Position {
    let setup = SetupOptions::new(players, level, Edition::Revised).deal_game(seed, game);
    Position::new(&setup, &mut ()).expect("dealt set-ups can be played")
}

/// Plays a game to its end; the position then, and the number of turns.
fn play(players: &[Player], seats: u8, level: Level, game: u64) -> (Position, u32) {
    let mut position = start(seats, level, 7, game);
    let mut table = BotGame::new(players, Player::Novice, &position, 7, game);
    let mut turns = 0;
    let mut count = CallbackObserver(&mut |event| turns += u32::from(matches!(event, Event::TurnBegan { .. })));
    while table.step(&mut position, &mut count).is_some() {}
    (position, turns)
}

/// Positions of a game by novices that wait for a choice between several options.
fn decisions(game: u64) -> Vec<Position> {
    let mut position = start(1 + (game % 4) as u8, Level::ALL[(game / 4 % 4) as usize], 5, game);
    let mut table = BotGame::new(&[Player::Random], Player::Random, &position, 5, game);
    let mut decisions = Vec::new();
    loop {
        if matches!(position.waiting(), Waiting::Choice(_)) && position.options().len() > 1 {
            decisions.push(position);
        }
        if table.step(&mut position, &mut ()).is_none() {
            return decisions;
        }
    }
}

fn view(position: &Position) -> View {
    let Waiting::Choice(seat) = position.waiting() else { panic!("nothing to choose") };
    View::of(position, seat)
}

#[test]
fn every_bot_plays_whole_games_by_the_rules() {
    for player in [Player::Random, Player::Novice, Player::Expert(SMALL), Player::Oracle(SMALL)] {
        for seats in 1..=4 {
            let level = Level::ALL[usize::from(seats - 1)];
            let (position, _) = play(&[player], seats, level, 3);
            assert!(position.ending().is_some(), "{player} {seats}");
        }
    }
}

#[test]
fn seats_are_mixed_clockwise_from_the_first_player() {
    let (position, _) = play(&[Player::Novice, Player::Random], 4, Level::Initiation, 1);
    assert!(position.ending().is_some());
    let (again, _) = play(&[Player::Novice, Player::Random], 4, Level::Initiation, 1);
    assert_eq!(position, again);
}

#[test]
fn two_random_seats_have_their_own_random_numbers() {
    let position = start(2, Level::Normal, 1, 1);
    let choices = |game| {
        let mut bot = Player::Random.bot(1, game);
        decisions(3).iter().map(|position| bot.choose(&view(position))).collect::<Vec<_>>()
    };
    assert_ne!(choices(4), choices(5));
    assert!(position.ending().is_none());
}

#[test]
fn the_same_view_gets_the_same_answer_whatever_comes_or_came() {
    for player in [Player::Novice, Player::Expert(SMALL)] {
        for position in decisions(6).into_iter().step_by(9) {
            let fresh = player.bot(1, 0).choose(&view(&position));
            // A bot that has seen other games, and a table whose dealer will deal otherwise.
            let mut used = player.bot(1, 0);
            for other in decisions(7).iter().take(3) {
                used.choose(&view(other));
            }
            assert_eq!(used.choose(&view(&position)), fresh, "{player}");
            let mut other = position;
            let mut dealer = Dealer::new(99, 3);
            assert_eq!(dealer.deal(&other), None);
            other.play(fresh, &mut ()).expect("a bot chooses one of the options");
        }
    }
}

#[test]
fn advice_is_the_same_for_the_same_seed_and_nodes() {
    for position in decisions(2).into_iter().step_by(11) {
        let think = || {
            let mut adviser = Adviser::new(&view(&position), 4);
            adviser.think_until(2_000);
            assert!(adviser.nodes() <= 2_500, "{} nodes", adviser.nodes());
            adviser.advice()
        };
        let advice = think();
        assert_eq!(advice, think());
        let mut choices: Vec<_> = advice.options.iter().map(|option| option.choice).collect();
        let mut options: Vec<_> = position.options().into_iter().collect();
        choices.sort();
        options.sort();
        assert_eq!(choices, options, "every option is told of");
        assert!(advice.options.iter().all(|option| (0.0..=1.0).contains(&option.chance)));
    }
}

#[test]
fn an_adviser_with_a_budget_begins_no_look_that_it_cannot_finish() {
    let (mut brief, mut long) = (0, 0);
    for position in decisions(2).into_iter().step_by(11) {
        let mut adviser = Adviser::new(&view(&position), 4);
        adviser.think(Budget::Nodes(20_000));
        brief += adviser.nodes();
        let mut adviser = Adviser::new(&view(&position), 4);
        adviser.think_until(20_000);
        long += adviser.nodes();
    }
    assert!(4 * brief < 3 * long, "{brief} positions, {long} without knowing the budget");
}

#[test]
fn plans_can_be_carried_out() {
    for position in decisions(9).into_iter().step_by(7) {
        let mut adviser = Adviser::new(&view(&position), 1);
        adviser.think_until(800);
        for option in adviser.advice().options {
            let mut after = position;
            after.play(option.choice, &mut ()).expect("an option");
            for choice in option.plan {
                after.play(choice, &mut ()).expect("the plan follows the rules");
            }
        }
    }
}

#[test]
fn a_finished_game_is_won_or_lost_for_certain() {
    for game in 0..6 {
        let (position, _) = play(&[Player::Novice], 4, Level::Initiation, game);
        let chance = win_chance(&position);
        let expected = if position.ending() == Some(Ending::Won) { 1.0 } else { 0.0 };
        assert!((chance - expected).abs() < f64::EPSILON);
    }
}

#[test]
fn a_novice_lasts_much_longer_than_chance() {
    let turns = |player| (0..12).map(|game| play(&[player], 4, Level::Initiation, game).1).sum::<u32>();
    assert!(turns(Player::Novice) > 2 * turns(Player::Random));
}

#[test]
fn players_have_names_and_settings() {
    for text in ["random", "novice", "expert", "expert:nodes=500", "expert:ms=20", "oracle", "oracle:nodes=4000"] {
        assert_eq!(text.parse::<Player>().expect(text).to_string(), text);
    }
    assert_eq!("expert:ms=20".parse(), Ok(Player::Expert(Budget::Time(Duration::from_millis(20)))));
    for (text, message) in [
        ("master", "there is no player “master”"),
        ("novice:nodes=3", "novice has no settings"),
        ("expert:depth=3", "settings nobody knows"),
        ("expert:nodes=0", "not a whole number"),
        ("expert:nodes=", "not a whole number"),
    ] {
        let error = text.parse::<Player>().unwrap_err().to_string();
        assert!(error.contains(message) && error.contains("expert:nodes=100000"), "{error}");
    }
}

#[test]
fn phases_follow_the_incarnations() {
    let (mut seen, mut nearly_won) = ([0; WuFengPhase::ALL.len()], 0);
    for game in 0..40 {
        let mut position = start(1 + (game % 4) as u8, Level::ALL[(game / 4 % 4) as usize], 6, game);
        let mut table = BotGame::new(&[Player::Novice], Player::Novice, &position, 6, game);
        while table.step(&mut position, &mut ()).is_some() {
            if position.card_to_place().is_some() || position.ending().is_some() {
                continue;
            }
            if position.exorcised() == position.incarnations() {
                assert!(Judge::expert(&position).value(&position) > 0.9, "only curses and rewards are to come");
                nearly_won += 1;
                continue;
            }
            let phase = WuFengPhase::of(&position);
            let met = position.occupied().iter().filter_map(|space| position.card(space)).any(Card::is_incarnation);
            assert_eq!(met, matches!(phase, WuFengPhase::Amid | WuFengPhase::Last), "{phase:?}");
            let hidden = position.deck().incarnations();
            assert_eq!(hidden == 0, phase == WuFengPhase::Last, "{phase:?}, {hidden} to come");
            assert!(phase != WuFengPhase::Soon || hidden == 1 && position.deck().until_incarnation() <= Some(12));
            seen[phase as usize] += 1;
        }
    }
    assert!(nearly_won > 0 && seen.iter().all(|&times| times > 0), "{nearly_won} {seen:?}");
}
