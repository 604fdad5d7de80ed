//! From what people want to play to a set-up: boards, powers, the village and who begins, chosen or dealt from a seed.

mod error;
mod portal;
#[cfg(test)]
mod tests;

use ghost_stories_engine::{
    BlackSecretSetup, ByColour, Colour, ColourSet, Components, Edition, Incarnations, Letter, Level, Power, Setup,
    Spot, Tile, WhiteMoonSetup,
};

pub use error::DealError;
pub use portal::Portal;

use crate::stream::{Purpose, Stream};

/// What is fixed about a new game; everything left open is dealt at random (B10).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SetupOptions {
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
    pub components: Components,
    /// White Moon, if it is to be played.
    pub white_moon: Option<WhiteMoonSetupOptions>,
    /// Black Secret, if it is to be played.
    pub black_secret: Option<BlackSecretSetupOptions>,
}

/// What is fixed about Black Secret; a side left open is dealt (S1, S3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BlackSecretSetupOptions {
    /// The side of the catacombs.
    pub catacombs: Option<Letter>,
    /// The side of Wu-Feng's board.
    pub board: Option<Letter>,
}

impl BlackSecretSetupOptions {
    fn deal(self, stream: &mut Stream) -> BlackSecretSetup {
        let dealt = [stream.pick(&Letter::ALL), stream.pick(&Letter::ALL)];
        BlackSecretSetup { catacombs: self.catacombs.unwrap_or(dealt[0]), board: self.board.unwrap_or(dealt[1]) }
    }
}

/// What is fixed about White Moon (W1 to W3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WhiteMoonSetupOptions {
    /// Where the Portal lies.
    pub portal: Portal,
    /// Which incarnations are in the game.
    pub incarnations: Incarnations,
}

impl Default for WhiteMoonSetupOptions {
    /// The Portal in the centre, the incarnations of both boxes.
    fn default() -> WhiteMoonSetupOptions {
        WhiteMoonSetupOptions { portal: Portal::Centre, incarnations: Incarnations::Both }
    }
}

impl WhiteMoonSetupOptions {
    /// The Portal of a game in this village.
    fn deal(self, village: &[Tile; 9], stream: &mut Stream) -> WhiteMoonSetup {
        let spots: Vec<Spot> = Spot::ALL.into_iter().filter(|&spot| self.portal.fits(spot, village)).collect();
        let portal = if spots.is_empty() { Spot::Centre } else { stream.pick(&spots) };
        WhiteMoonSetup { portal, incarnations: self.incarnations }
    }
}

impl SetupOptions {
    /// Everything at random but the number of players, the level and the rule set.
    pub fn new(players: u8, level: Level, edition: Edition) -> SetupOptions {
        SetupOptions {
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
            components: Components::ours(),
            white_moon: None,
            black_secret: None,
        }
    }

    /// The set-up of a seed's game, or why there is none: the wishes are checked, what is open is dealt, and the result is checked.
    pub fn setup(&self, seed: u64, game: u64) -> Result<Setup, DealError> {
        self.check()?;
        let setup = self.deal_game(seed, game);
        setup.check().map_err(DealError::Setup)?;
        Ok(setup)
    }

    /// Checks what no set-up shows any more once it is dealt.
    pub fn check(&self) -> Result<(), DealError> {
        if !(1..=4).contains(&self.players) {
            return Err(DealError::Players(self.players));
        }
        if let Some(colours) = self.colours {
            if colours.len() != u32::from(self.players) {
                return Err(DealError::Colours(self.players));
            }
            if let Some(first) = self.first.filter(|&first| !colours.contains(first)) {
                return Err(DealError::First(first));
            }
        }
        if let Some(tiles) = self.village {
            nine_tiles(&tiles)?;
        }
        match self.white_moon.map(|white_moon| white_moon.portal) {
            Some(Portal::On(tile)) if !self.can_have_portal(tile) => Err(DealError::Portal(tile)),
            _ => Ok(()),
        }
    }

    /// Every tile that the village may have: those of the base game, and those of the expansions that are played (W1, S5).
    pub fn available_tiles(&self) -> Vec<Tile> {
        let school = self.white_moon.map(|_| Tile::School);
        let calligrapher = self.black_secret.map(|_| Tile::Calligrapher);
        Tile::BASE.into_iter().chain(school).chain(calligrapher).collect()
    }

    /// Whether the Portal can lie on this tile: a chosen village must have it; a dealt one gets it, if it may be there at all.
    pub fn can_have_portal(&self, tile: Tile) -> bool {
        if let Some(tiles) = self.village {
            return tiles.contains(&tile);
        }
        let tiles = self.available_tiles();
        // Another tile lies in the Watchman's place unless all are shuffled.
        let replaced = tile == Tile::Watchman && !self.random_tiles && tiles.len() > Tile::BASE.len();
        tiles.contains(&tile) && !replaced
    }

    /// Deals what is open. What was asked for is not checked here: [`SetupOptions::setup`] does that too.
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
        let village =
            if self.white_moon.is_some() || self.black_secret.is_some() { self.tiles(stream) } else { village };
        let village = self.village.unwrap_or(village);
        let white_moon = self.white_moon.map(|setup_options| setup_options.deal(&village, stream));
        let black_secret = self.black_secret.map(|setup_options| setup_options.deal(stream));
        Setup {
            level: self.level,
            edition: self.edition,
            five_qi: self.five_qi,
            boards,
            powers,
            players,
            first: self.first.unwrap_or(first),
            village,
            components: self.components,
            white_moon,
            black_secret,
        }
    }

    /// The village with the expansions' tiles, row by row (W1, S5). The tile that is to have the Portal is among them.
    fn tiles(&self, stream: &mut Stream) -> [Tile; 9] {
        let mut tiles = self.available_tiles();
        let with_portal = self.white_moon.and_then(|white_moon| white_moon.portal.tile());
        if self.random_tiles {
            stream.shuffle(&mut tiles);
            if let Some(place) = tiles.iter().skip(9).position(|&tile| Some(tile) == with_portal) {
                tiles.swap(9 + place, stream.below(9) as usize);
            }
        } else {
            tiles.swap(Tile::Watchman as usize, 9);
            if tiles.len() > 10 {
                let may_go = |&place: &usize| place != Tile::Watchman as usize && Some(tiles[place]) != with_portal;
                let others: Vec<usize> = (0..9).filter(may_go).collect();
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

/// Nine different tiles, row by row from the north-west (B1).
pub fn nine_tiles(tiles: &[Tile]) -> Result<[Tile; 9], DealError> {
    let nine: [Tile; 9] = tiles.try_into().map_err(|_| DealError::TileCount(tiles.len()))?;
    match (1..9).find(|&place| nine[..place].contains(&nine[place])) {
        Some(place) => Err(DealError::TileTwice(nine[place])),
        None => Ok(nine),
    }
}
