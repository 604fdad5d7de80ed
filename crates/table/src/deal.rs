use core::fmt;
use core::str::FromStr;

use ghost_stories_engine::{
    BookRef, ByColour, Colour, ColourSet, Edition, Incarnations, Letter, Level, MoonSetup, ParseError, Power,
    SecretSetup, Setup, Spot, Tile,
};

use crate::stream::{Purpose, Stream};

/// What is fixed about a new game; everything left open is dealt at random (B10).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wishes {
    /// One to four.
    pub players: u8,
    /// The level.
    pub level: Level,
    /// The rule set.
    pub edition: Edition,
    /// Initiation with five Qi.
    pub five_qi: bool,
    /// The boards clockwise from the north side.
    pub boards: Option<[Colour; 4]>,
    /// The colours that play.
    pub colours: Option<ColourSet>,
    /// The power a board shows.
    pub powers: ByColour<Option<Power>>,
    /// Who has the first turn.
    pub first: Option<Colour>,
    /// The tiles row by row from the north-west.
    pub village: Option<[Tile; 9]>,
    /// Nine of all tiles at random, instead of the School and the Calligrapher in fixed places (W1, S5).
    pub random_tiles: bool,
    /// What the components of the expansions say.
    pub book: BookRef,
    /// White Moon, if it is to be played.
    pub moon: Option<MoonWishes>,
    /// Black Secret, if it is to be played.
    pub secret: Option<SecretWishes>,
}

/// What is fixed about Black Secret; a side left open is dealt (S1, S3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SecretWishes {
    /// The side of the catacombs.
    pub catacombs: Option<Letter>,
    /// The side of Wu-Feng's board.
    pub board: Option<Letter>,
}

impl SecretWishes {
    fn deal(self, stream: &mut Stream) -> SecretSetup {
        let dealt = [stream.pick(&Letter::ALL), stream.pick(&Letter::ALL)];
        SecretSetup { catacombs: self.catacombs.unwrap_or(dealt[0]), board: self.board.unwrap_or(dealt[1]) }
    }
}

/// What is fixed about White Moon (W1 to W3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoonWishes {
    /// Where the Portal lies.
    pub portal: Portal,
    /// Which incarnations are in the game.
    pub incarnations: Incarnations,
}

impl Default for MoonWishes {
    /// The Portal in the centre, the incarnations of both boxes.
    fn default() -> MoonWishes {
        MoonWishes { portal: Portal::Centre, incarnations: Incarnations::Both }
    }
}

/// On what kind of tile the Portal lies (W2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Portal {
    /// The centre tile.
    Centre,
    /// An edge tile; which, is dealt.
    Edge,
    /// A corner tile; which, is dealt.
    Corner,
}

impl MoonWishes {
    fn deal(self, stream: &mut Stream) -> MoonSetup {
        let spots: Vec<Spot> = Spot::ALL.into_iter().filter(|&spot| self.portal.fits(spot)).collect();
        MoonSetup { portal: stream.pick(&spots), incarnations: self.incarnations }
    }
}

impl fmt::Display for Portal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Portal::Centre => "centre",
            Portal::Edge => "edge",
            Portal::Corner => "corner",
        })
    }
}

impl FromStr for Portal {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Portal, ParseError> {
        match text {
            "centre" => Ok(Portal::Centre),
            "edge" => Ok(Portal::Edge),
            "corner" => Ok(Portal::Corner),
            _ => Err(ParseError { expected: "centre, edge or corner" }),
        }
    }
}

impl Portal {
    /// Every kind of tile.
    pub const ALL: [Portal; 3] = [Portal::Centre, Portal::Edge, Portal::Corner];

    fn fits(self, spot: Spot) -> bool {
        match self {
            Portal::Centre => spot == Spot::Centre,
            Portal::Corner => spot.is_corner(),
            Portal::Edge => spot != Spot::Centre && !spot.is_corner(),
        }
    }
}

impl Wishes {
    /// Everything at random but the number of players, the level and the rule set.
    pub fn new(players: u8, level: Level, edition: Edition) -> Wishes {
        Wishes {
            players,
            level,
            edition,
            five_qi: false,
            boards: None,
            colours: None,
            powers: ByColour::default(),
            first: None,
            village: None,
            random_tiles: false,
            book: BookRef::ours(),
            moon: None,
            secret: None,
        }
    }

    /// Deals what is open. The result is checked when the game starts.
    pub fn deal(&self, stream: &mut Stream) -> Setup {
        let mut village = Tile::BASE;
        stream.shuffle(&mut village);
        let boards = self.boards.unwrap_or_else(|| self.seat(stream));
        let sides = ByColour::from_fn(|colour| stream.pick(&Power::of(colour)));
        let players = self.colours.unwrap_or_else(|| self.choose_players(boards, stream));
        let mut powers = ByColour::from_fn(|colour| self.powers[colour].unwrap_or(sides[colour]));
        if players.len() == 1 && self.powers[Colour::Red].is_none() {
            powers[Colour::Red] = Power::Spires;
        }
        let seats: Vec<Colour> = boards.into_iter().filter(|&board| players.contains(board)).collect();
        let first = match seats.as_slice() {
            [] => boards[0],
            seats => stream.pick(seats),
        };
        let village = if self.moon.is_some() || self.secret.is_some() { self.tiles(stream) } else { village };
        let moon = self.moon.map(|wishes| wishes.deal(stream));
        let secret = self.secret.map(|wishes| wishes.deal(stream));
        Setup {
            level: self.level,
            edition: self.edition,
            five_qi: self.five_qi,
            boards,
            powers,
            players,
            first: self.first.unwrap_or(first),
            village: self.village.unwrap_or(village),
            book: self.book,
            moon,
            secret,
        }
    }

    /// The village with the expansions' tiles, row by row (W1, S5).
    fn tiles(&self, stream: &mut Stream) -> [Tile; 9] {
        let mut tiles = Tile::BASE.to_vec();
        if self.moon.is_some() {
            tiles.push(Tile::School);
        }
        if self.secret.is_some() {
            tiles.push(Tile::Calligrapher);
        }
        if self.random_tiles {
            stream.shuffle(&mut tiles);
        } else {
            tiles.swap(Tile::Watchman as usize, 9);
            if tiles.len() > 10 {
                let others: Vec<usize> = (0..9).filter(|&place| place != Tile::Watchman as usize).collect();
                tiles.swap(stream.pick(&others), 10);
            }
            stream.shuffle(&mut tiles[..9]);
        }
        core::array::from_fn(|index| tiles[index])
    }

    /// The boards in random order; two players who chose their colours sit opposite each other (B13).
    fn seat(&self, stream: &mut Stream) -> [Colour; 4] {
        let mut boards = Colour::ALL;
        stream.shuffle(&mut boards);
        if let Some(players) = self.colours
            && players.len() == 2
            && players.contains(boards[0]) != players.contains(boards[2])
        {
            let across = if players.contains(boards[0]) { 2 } else { 0 };
            let neighbour = if players.contains(boards[1]) { 1 } else { 3 };
            boards.swap(across, neighbour);
        }
        boards
    }

    /// Whose boards are players', from a random seat on; the one who shall begin is among them.
    fn choose_players(&self, boards: [Colour; 4], stream: &mut Stream) -> ColourSet {
        let seats: &[usize] = match self.players {
            1 => &[0],
            2 => &[0, 2],
            3 => &[0, 1, 2],
            _ => &[0, 1, 2, 3],
        };
        let from = match self.first.and_then(|first| boards.iter().position(|&board| board == first)) {
            Some(seat) => seat,
            None => stream.below(4) as usize,
        };
        seats.iter().map(|seat| boards[(seat + from) % 4]).collect()
    }

    /// Deals what is open from the set-up stream of a seed's game.
    pub fn deal_game(&self, seed: u64, game: u64) -> Setup {
        self.deal(&mut Stream::new(seed, game, Purpose::Setup))
    }
}

#[cfg(test)]
mod tests {
    use ghost_stories_engine::{Chance, Position, Waiting};

    use super::*;
    use crate::stream::Dealer;

    #[test]
    fn every_dealt_set_up_can_be_played() {
        for players in 1..=4 {
            for level in Level::ALL {
                for game in 0..50 {
                    let setup = Wishes::new(players, level, Edition::Revised).deal_game(1, game);
                    assert_eq!(setup.check(), Ok(()), "{setup:?}");
                    assert_eq!(setup.players.len(), u32::from(players));
                }
            }
        }
    }

    #[test]
    fn b13_two_players_who_chose_colours_or_who_begins_can_always_play() {
        for game in 0..200 {
            let mut wishes = Wishes::new(2, Level::Normal, Edition::Revised);
            wishes.colours = Some([Colour::Red, Colour::Blue].into_iter().collect());
            assert_eq!(wishes.deal_game(1, game).check(), Ok(()));
            wishes.colours = None;
            wishes.first = Some(Colour::Green);
            assert_eq!(wishes.deal_game(1, game).check(), Ok(()));
        }
    }

    fn with_both(game: u64) -> Wishes {
        let (moon, secret) = (Some(MoonWishes::default()), Some(SecretWishes::default()));
        Wishes { moon, secret, ..Wishes::new(1 + (game % 4) as u8, Level::Normal, Edition::Revised) }
    }

    #[test]
    fn s5_alone_the_calligrapher_takes_the_place_of_the_watchman() {
        for game in 0..50 {
            let setup = Wishes { moon: None, ..with_both(game) }.deal_game(1, game);
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
    fn opened(game: u64, moon: bool) -> Position {
        let mut wishes = with_both(game);
        wishes.moon = wishes.moon.filter(|_| moon);
        let mut position = Position::new(&wishes.deal_game(1, game), &mut ()).expect("a set-up by the rules");
        let mut dealer = Dealer::new(1, game);
        loop {
            match position.waiting() {
                Waiting::Chance(Chance::Draw | Chance::CurseDie) => return position,
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
        for (game, moon) in (0..100).map(|game| (game, game % 2 == 1)) {
            let position = opened(game, moon);
            let secret = position.secret().expect("Black Secret is played");
            let facts = || secret.open.iter().map(|curse| position.book().curse(curse));
            assert_eq!((facts().count(), secret.level), (5, 1));
            assert!(secret.pyramid.is_empty());
            assert!(facts().all(|facts| facts.level.value == 1));
            assert!(moon || facts().all(|facts| !facts.moon.value), "marked curses are out without White Moon");
        }
    }

    #[test]
    fn s4_a_game_opens_with_three_two_and_one_mantras_without_qi() {
        for (game, moon) in (0..100).map(|game| (game, game % 2 == 1)) {
            let position = opened(game, moon);
            let secret = position.secret().expect("Black Secret is played");
            let facts: Vec<_> = secret.face_up().map(|mantra| position.book().mantra(mantra)).collect();
            let levels: Vec<u8> = facts.iter().map(|facts| facts.level.value).collect();
            assert_eq!((levels.as_slice(), secret.laid()), ([2, 2, 2, 3, 3, 4].as_slice(), 0));
            assert!(moon || facts.iter().all(|facts| !facts.moon.value), "marked mantras are out without White Moon");
        }
    }
}
