use ghost_stories_engine::{Chance, Position, SetupError, Waiting};
use ghost_stories_lang::Language;

use super::*;
use crate::stream::Dealer;

#[test]
fn every_dealt_set_up_can_be_played() {
    for players in 1..=4 {
        for level in Level::ALL {
            for game in 0..50 {
                let setup = SetupOptions::new(players, level, Edition::Revised).deal_game(1, game);
                assert_eq!(setup.check(), Ok(()), "{setup:?}");
                assert_eq!(setup.players.len(), u32::from(players));
            }
        }
    }
}

#[test]
fn b13_two_players_who_chose_colours_or_who_begins_can_always_play() {
    for game in 0..200 {
        let mut setup_options = SetupOptions::new(2, Level::Normal, Edition::Revised);
        setup_options.colours = Some([Colour::Red, Colour::Blue].into_iter().collect());
        assert_eq!(setup_options.deal_game(1, game).check(), Ok(()));
        setup_options.colours = None;
        setup_options.first = Some(Colour::Green);
        assert_eq!(setup_options.deal_game(1, game).check(), Ok(()));
    }
}

fn with_both(game: u64) -> SetupOptions {
    let (white_moon, black_secret) = (Some(WhiteMoonSetupOptions::default()), Some(BlackSecretSetupOptions::default()));
    SetupOptions {
        white_moon,
        black_secret,
        ..SetupOptions::new(1 + (game % 4) as u8, Level::Normal, Edition::Revised)
    }
}

#[test]
fn s5_alone_the_calligrapher_takes_the_place_of_the_watchman() {
    for game in 0..50 {
        let setup = SetupOptions { white_moon: None, ..with_both(game) }.deal_game(1, game);
        let missing = Tile::BASE.into_iter().filter(|tile| !setup.village.contains(tile));
        assert_eq!(missing.collect::<Vec<_>>(), [Tile::Watchman]);
        assert!(setup.village.contains(&Tile::Calligrapher));
    }
}

#[test]
fn s5_with_white_moon_the_calligrapher_takes_the_place_of_any_other_tile() {
    let mut left_out = [0; 9];
    for game in 0..400 {
        let setup = with_both(game).deal_game(1, game);
        assert!(setup.village.contains(&Tile::School) && setup.village.contains(&Tile::Calligrapher));
        for tile in Tile::BASE.into_iter().filter(|tile| !setup.village.contains(tile)) {
            left_out[tile as usize] += 1;
        }
    }
    assert_eq!(left_out[Tile::Watchman as usize], 400, "the School takes its place");
    assert_eq!(left_out.iter().sum::<i32>(), 800, "and the Calligrapher that of one more");
    // Each of the eight in fifty games of four hundred, about.
    assert!(left_out.iter().all(|&times| times > 25), "{left_out:?}");
}

/// A game of Black Secret as it opens: every curse and mantra that is turned up before the first turn.
fn opened(game: u64, white_moon: bool) -> Position {
    let mut setup_options = with_both(game);
    setup_options.white_moon = setup_options.white_moon.filter(|_| white_moon);
    let mut position = Position::new(&setup_options.deal_game(1, game), &mut ()).expect("a set-up by the rules");
    let mut dealer = Dealer::new(1, game);
    loop {
        match position.waiting() {
            Waiting::Chance(Chance::Card | Chance::CurseDie) => return position,
            Waiting::Chance(_) => {
                let outcome = dealer.deal(&position).expect("chance is awaited");
                position.resolve(outcome, &mut ()).expect("a possible outcome");
            }
            Waiting::Choice(_) => {
                let choice = position.options()[0];
                position.play(choice, &mut ()).expect("an option");
            }
            Waiting::Over(ending) => panic!("{ending:?} before the first turn"),
        }
    }
}

#[test]
fn s3_a_game_opens_with_five_curses_of_level_1_and_none_of_the_others() {
    for (game, white_moon) in (0..100).map(|game| (game, game % 2 == 1)) {
        let position = opened(game, white_moon);
        let black_secret = position.black_secret().expect("Black Secret is played");
        let facts = || black_secret.open.iter().map(|curse| position.components().curse(curse));
        assert_eq!((facts().count(), black_secret.level), (5, 1));
        assert!(black_secret.pyramid.is_empty());
        assert!(facts().all(|facts| facts.level.value == 1));
        assert!(white_moon || facts().all(|facts| !facts.white_moon.value), "marked curses are out without White Moon");
    }
}

#[test]
fn s4_a_game_opens_with_three_two_and_one_mantras_without_qi() {
    for (game, white_moon) in (0..100).map(|game| (game, game % 2 == 1)) {
        let position = opened(game, white_moon);
        let black_secret = position.black_secret().expect("Black Secret is played");
        let facts: Vec<_> = black_secret.face_up().map(|mantra| position.components().mantra(mantra)).collect();
        let levels: Vec<u8> = facts.iter().map(|facts| facts.level.value).collect();
        assert_eq!((levels.as_slice(), black_secret.laid()), ([2, 2, 2, 3, 3, 4].as_slice(), 0));
        assert!(
            white_moon || facts.iter().all(|facts| !facts.white_moon.value),
            "marked mantras are out without White Moon"
        );
    }
}

/// No expansion, each of them, and both.
fn every_box(setup_options: SetupOptions) -> [SetupOptions; 4] {
    [(false, false), (true, false), (false, true), (true, true)].map(|(white_moon, black_secret)| SetupOptions {
        white_moon: white_moon.then(WhiteMoonSetupOptions::default),
        black_secret: black_secret.then(BlackSecretSetupOptions::default),
        ..setup_options
    })
}

fn base() -> SetupOptions {
    SetupOptions::new(4, Level::Normal, Edition::Revised)
}

fn portal_on(setup_options: SetupOptions, tile: Tile) -> SetupOptions {
    SetupOptions {
        white_moon: Some(WhiteMoonSetupOptions { portal: Portal::On(tile), ..WhiteMoonSetupOptions::default() }),
        ..setup_options
    }
}

/// The tile with the Portal.
fn portal_tile(setup: &Setup) -> Tile {
    setup.village[setup.white_moon.expect("White Moon is played").portal as usize]
}

#[test]
fn w1_s5_any_nine_of_the_tiles_lie_as_they_were_chosen_in_every_combination() {
    for setup_options in every_box(base()) {
        let tiles = setup_options.available_tiles();
        // Each tile is first in one of the villages and left out of others, also those of the expansions.
        for from in 0..tiles.len() {
            let village: [Tile; 9] = core::array::from_fn(|place| tiles[(from + place) % tiles.len()]);
            for random_tiles in [false, true] {
                let setup =
                    SetupOptions { village: Some(village), random_tiles, ..setup_options }.setup(1, from as u64);
                assert_eq!(setup.map(|setup| setup.village), Ok(village));
            }
        }
    }
}

#[test]
fn b10_s7_whoever_is_to_begin_begins_in_every_combination() {
    for setup_options in every_box(base()) {
        for players in 1..=4 {
            for first in Colour::ALL {
                for game in 0..5 {
                    let setup_options = SetupOptions { players, first: Some(first), ..setup_options };
                    assert_eq!(setup_options.setup(1, game).map(|setup| setup.first), Ok(first));
                }
            }
        }
    }
}

#[test]
fn w2_the_portal_lies_on_the_tile_that_was_named_wherever_that_lies() {
    for setup_options in every_box(base()).into_iter().filter(|setup_options| setup_options.white_moon.is_some()) {
        for random_tiles in [false, true] {
            for tile in setup_options.available_tiles() {
                let setup_options = SetupOptions { random_tiles, ..portal_on(setup_options, tile) };
                if tile == Tile::Watchman && !random_tiles {
                    assert_eq!(setup_options.setup(1, 0), Err(DealError::Portal(tile)), "the School is in its place");
                    continue;
                }
                for game in 0..30 {
                    assert_eq!(setup_options.setup(1, game).as_ref().map(portal_tile), Ok(tile));
                }
            }
        }
    }
}

#[test]
fn w2_a_named_portal_leaves_the_rest_of_the_deal_open() {
    let mut places = [0; 9];
    let mut left_out = [0; 11];
    for game in 0..900 {
        let setup_options = SetupOptions { random_tiles: true, ..portal_on(with_both(game), Tile::Altar) };
        let setup = setup_options.setup(1, game).expect("the Altar may be in the village");
        places[setup.white_moon.expect("White Moon is played").portal as usize] += 1;
        for tile in Tile::ALL.into_iter().filter(|tile| !setup.village.contains(tile)) {
            left_out[tile as usize] += 1;
        }
    }
    // About a hundred in each place, and each of the other ten tiles left out 180 times.
    assert!(places.iter().all(|&times| times > 60), "{places:?}");
    assert_eq!((left_out[Tile::Altar as usize], left_out.iter().sum::<i32>()), (0, 1800));
    assert_eq!(left_out.iter().filter(|&&times| times > 120).count(), 10, "{left_out:?}");
}

#[test]
fn w2_a_place_or_a_tile_of_the_portal_is_read_as_it_is_written() {
    for portal in Portal::PLACES.into_iter().chain(Tile::ALL.map(Portal::On)) {
        assert_eq!(portal.to_string().parse(), Ok(portal));
    }
    assert!("tavern".parse::<Portal>().is_err());
}

#[test]
fn what_cannot_be_dealt_is_refused_with_its_rule_in_every_language() {
    let mut twice = Tile::BASE;
    twice[0] = Tile::TeaHouse;
    let mut school = Tile::BASE;
    school[4] = Tile::School;
    let mut calligrapher = Tile::BASE;
    calligrapher[4] = Tile::Calligrapher;
    let white_moon = Some(WhiteMoonSetupOptions::default());
    let red_and_blue = Some([Colour::Red, Colour::Blue].into_iter().collect());
    let two = SetupOptions { players: 2, colours: red_and_blue, ..base() };
    let setup = DealError::Setup;
    for (setup_options, error, rule) in [
        (SetupOptions { players: 0, ..base() }, DealError::Players(0), "B10"),
        (SetupOptions { players: 5, ..base() }, DealError::Players(5), "B10"),
        (SetupOptions { players: 3, ..two }, DealError::Colours(3), "B10"),
        (SetupOptions { first: Some(Colour::Green), ..two }, DealError::First(Colour::Green), "B13"),
        (SetupOptions { village: Some(twice), ..base() }, DealError::TileTwice(Tile::TeaHouse), "B1"),
        (SetupOptions { village: Some(school), ..base() }, setup(SetupError::School), "W1"),
        (SetupOptions { village: Some(calligrapher), white_moon, ..base() }, setup(SetupError::Calligrapher), "S5"),
        (
            portal_on(SetupOptions { village: Some(Tile::BASE), ..base() }, Tile::School),
            DealError::Portal(Tile::School),
            "W2",
        ),
        (portal_on(base(), Tile::Calligrapher), DealError::Portal(Tile::Calligrapher), "W2"),
        (SetupOptions { five_qi: true, ..base() }, setup(SetupError::FiveQi), "B11"),
        (SetupOptions { boards: Some([Colour::Red; 4]), ..base() }, setup(SetupError::Boards), "B10"),
    ] {
        assert_eq!(setup_options.setup(1, 0), Err(error));
        let told = Language::ALL.map(|language| error.words(language));
        for words in &told {
            assert!(words.ends_with(&format!(" ({rule}).")), "{words}");
        }
        assert!((1..4).all(|index| !told[..index].contains(&told[index])), "{told:?}");
        assert!(!error.to_string().is_empty());
    }
    assert_eq!(nine_tiles(&Tile::BASE[..8]), Err(DealError::TileCount(8)));
    assert_eq!(DealError::TileCount(8).words(Language::English), "The village has nine tiles, not 8 (B1).");
}
