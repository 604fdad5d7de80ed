//! What a Taoist could exorcise from any tile, against written positions and against moving there in random games.

use ghost_stories_engine::{Choice, Colour, Position, Stage, Tile};
use ghost_stories_laws::{any_base_layout, any_base_setup};
use ghost_stories_odds::{Odds, WayThere, exorcism, from_every_tile, reach, standing, twice};
use ghost_stories_table::{Purpose, RandomGame, StepCounts, Stream, written};

#[track_caller]
fn position(text: &str) -> Position {
    written::read_position(text).expect("a position")
}

/// Each tile from which something can be exorcised, how the Taoist comes there, and the chance of any ghost.
fn tiles(text: &str, taoist: Colour) -> Vec<(Tile, WayThere, Odds)> {
    let all = from_every_tile(&position(text), taoist);
    assert_eq!(all.iter().map(|from| from.tile).collect::<Vec<_>>(), Tile::BASE);
    all.into_iter().filter_map(|from| Some((from.tile, from.way, from.once?.any))).collect()
}

const TABLE: &str = "turn red yang
    taoist red at altar tao none
    taoist green at tea-house tao yellow 1
    ghost red-middle zombie
    ghost yellow-left ghoul
    ghost green-left hopping-vampire
";

#[test]
fn b70_every_tile_has_its_odds_and_says_how_it_is_reached() {
    let (one, two, three) = (Odds::new(19, 27), Odds::new(7, 27), Odds::new(1, 27));
    assert_eq!(
        tiles(TABLE, Colour::Red),
        [
            (Tile::Cemetery, WayThere::Move, one),
            (Tile::Altar, WayThere::Here, two),
            // B73: green stands there and lends a Tao.
            (Tile::TeaHouse, WayThere::Later, two),
        ]
    );
    assert_eq!(tiles(&TABLE.replace("red yang", "red acted"), Colour::Red)[1], (Tile::Altar, WayThere::Later, two));
    assert_eq!(tiles(&TABLE.replace("red yang", "red yin"), Colour::Red)[2], (Tile::TeaHouse, WayThere::Later, two));
    assert_eq!(three, tiles(&TABLE.replace("tea-house", "temple"), Colour::Red)[2].2);
}

#[test]
fn b116_another_taoist_is_asked_with_his_own_power_and_tao() {
    // Four dice and a Tao against the Vampire at the Tea House, where green stands: but it is red's turn.
    assert_eq!(tiles(TABLE, Colour::Green)[2], (Tile::TeaHouse, WayThere::Later, Odds::new(33, 81)));
    let blue = from_every_tile(&position(TABLE), Colour::Blue);
    assert_eq!(blue[0].twice.as_ref().map(|exorcism| exorcism.any), Some(Odds::new(665, 729)));
    assert_eq!(from_every_tile(&position(&format!("{TABLE}taoist blue dead\n")), Colour::Blue), []);
}

#[test]
fn b119_a_borrowed_power_counts_until_the_turn_ends() {
    let text = "players red blue yellow\nturn red yang\nborrowed green\ntaoist red at altar tao none tokens 0
        taoist blue tao none\nghost blue-middle ghoul\n";
    assert_eq!(tiles(text, Colour::Red), [(Tile::Pavilion, WayThere::Later, Odds::new(65, 81))]);
    assert_eq!(tiles(text, Colour::Blue), [(Tile::Pavilion, WayThere::Later, Odds::new(19, 27))]);
}

#[test]
fn a_card_still_to_be_laid_is_not_yet_in_play() {
    let mut drawn = position("turn red yin\ndeck incarnation, 1 ghosts\nghost red-middle zombie\n");
    drawn.resolve("draw 63".parse().expect("an outcome"), &mut ()).expect("an incarnation");
    assert!(drawn.card_to_place().is_some());
    assert_eq!(from_every_tile(&drawn, Colour::Red)[1].once.as_ref().expect("the zombie").dice, 3);
}

#[test]
fn b70_the_odds_from_a_tile_are_those_of_going_there() {
    let mut source = Stream::new(17, 0, Purpose::Setup);
    let mut compared = 0;
    while compared < 200 {
        let position = Position::from_layout(&any_base_layout(&mut source), &mut ()).expect("a table by the rules");
        let taoist = position.board_on_turn();
        let found = from_every_tile(&position, taoist);
        for reach in reach(&position) {
            let from = found.iter().find(|from| from.tile == reach.tile).expect("all nine");
            assert_eq!(from.way, if reach.moves { WayThere::Move } else { WayThere::Here });
            assert_eq!(from.once.as_ref(), Some(&reach.exorcism));
            let standing = standing(&position, taoist, reach.tile).expect("a living Taoist");
            assert_eq!(exorcism(&standing), from.once, "{position:?}");
            if position.stage() < Stage::Acted {
                assert_eq!(twice(&standing), from.twice, "{position:?}");
            }
            compared += 1;
        }
    }
}

#[test]
fn every_moment_of_a_game_can_be_asked_about() {
    let mut source = Stream::new(19, 0, Purpose::Setup);
    for game in 0..200 {
        let mut position = Position::new(&any_base_setup(&mut source), &mut ()).expect("a set-up by the rules");
        let mut players = RandomGame::new(19, game);
        let mut counts = StepCounts::default();
        while players.step(&mut position, &mut counts, &mut ()) {
            let won = position.exorcised() == position.incarnations();
            for taoist in position.living().iter().filter(|_| position.ending().is_none() && !won) {
                let tile = position.tile_of(taoist);
                let standing = standing(&position, taoist, tile).expect("a game under way");
                assert_eq!((standing.board_on_turn(), standing.tile_of(taoist)), (taoist, tile));
                assert_eq!(standing.options().contains(&Choice::Exorcise), !standing.targets().is_empty());
            }
        }
        assert!(position.ending().is_some());
        assert_eq!(standing(&position, position.board_on_turn(), Tile::Altar), None);
    }
}
