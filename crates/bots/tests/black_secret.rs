//! Bots on both sides of Black Secret: what they see, and that strength shows.

use ghost_stories_bots::{Adviser, BotGame, Budget, Player, View};
use ghost_stories_engine::{CardSet, Edition, Ending, Level, Position, Waiting, Who};
use ghost_stories_table::{BlackSecretSetupOptions, Purpose, SetupOptions, Stream, WhiteMoonSetupOptions};

fn start(players: u8, white_moon: bool, game: u64) -> Position {
    let setup_options = SetupOptions {
        black_secret: Some(BlackSecretSetupOptions::default()),
        white_moon: white_moon.then(WhiteMoonSetupOptions::default),
        ..SetupOptions::new(players, Level::Normal, Edition::Revised)
    };
    Position::new(&setup_options.deal_game(3, game), &mut ()).expect("dealt set-ups can be played")
}

/// Positions of a game by novices in which a Taoist chooses between several options while Wu-Feng holds cards.
fn with_a_hand(game: u64) -> Vec<Position> {
    let mut position = start(4, game % 2 == 1, game);
    let mut table = BotGame::new(&[Player::Novice], Player::Random, &position, 3, game);
    let mut found = Vec::new();
    loop {
        let held = position.black_secret().map_or(0, ghost_stories_engine::BlackSecret::in_hand);
        if matches!(position.waiting(), Waiting::Choice(Who::Taoist(_))) && held > 0 && position.options().len() > 1 {
            found.push(position);
        }
        if table.step(&mut position, &mut ()).is_none() {
            return found;
        }
    }
}

#[test]
fn s7_what_taoists_and_their_hints_think_does_not_depend_on_wu_fengs_hand() {
    let mut compared = 0;
    for position in (0..40).flat_map(with_a_hand).step_by(7).take(25) {
        let Waiting::Choice(seat) = position.waiting() else { panic!("a Taoist chooses") };
        let veiled = position.veiled();
        let possible = veiled.unseen().both(CardSet::EVERY_INCARNATION);
        let held = position.black_secret().expect("Black Secret is played").in_hand();
        let other = veiled.unveiled(possible.iter().skip(usize::from(possible.len() - held)).collect());
        let advice = [position, other].map(|position| {
            let mut adviser = Adviser::new(&View::of(&position, seat), 1);
            adviser.think(Budget::Nodes(400));
            adviser.advice()
        });
        assert_eq!(advice[0], advice[1]);
        for player in [Player::Random, Player::Novice, Player::Expert(Budget::Nodes(200))] {
            let choices = [position, other].map(|position| player.bot(5, 1).choose(&View::of(&position, seat)));
            assert_eq!(choices[0], choices[1], "{player}");
        }
        compared += 1;
    }
    assert!(compared > 10, "{compared}");
}

#[test]
fn s7_an_imagined_hand_is_one_that_he_could_have() {
    let mut stream = Stream::new(1, 1, Purpose::Players);
    for position in (0..20).flat_map(with_a_hand).step_by(11).take(20) {
        let view = View::of(&position, position.decider());
        let imagined = view.imagined(&mut stream);
        let (own, real) = (imagined.black_secret().expect("played"), position.black_secret().expect("played"));
        assert_eq!((own.in_hand(), own.hidden), (real.in_hand(), 0));
        assert_eq!(imagined.veiled(), position.veiled());
    }
}

/// How many of so many games the Taoists win.
fn won(taoists: Player, wu_feng: Player, games: u64) -> usize {
    let won = |&game: &u64| {
        let mut position = start(4, false, game);
        let mut table = BotGame::new(&[taoists], wu_feng, &position, 3, game);
        while table.step(&mut position, &mut ()).is_some() {}
        position.ending() == Some(Ending::Won)
    };
    (0..games).filter(won).count()
}

#[test]
fn each_side_does_better_the_better_it_thinks() {
    let expert = Player::Expert(Budget::Nodes(1_000));
    let even = won(Player::Novice, Player::Novice, 24);
    assert!(won(expert, Player::Novice, 24) > even + 4, "{even}");
    assert!(won(expert, Player::Random, 24) > won(expert, expert, 24));
}

#[test]
fn every_number_of_taoists_plays_to_the_end_with_and_without_white_moon() {
    for players in 1..=4 {
        for white_moon in [false, true] {
            let mut position = start(players, white_moon, 9);
            let small = Player::Expert(Budget::Nodes(200));
            let mut table = BotGame::new(&[small], small, &position, 3, 9);
            while table.step(&mut position, &mut ()).is_some() {}
            assert!(position.ending().is_some(), "{players} {white_moon}");
        }
    }
}
