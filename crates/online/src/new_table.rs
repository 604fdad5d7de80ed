use core::fmt;
use core::str::FromStr;

use ghost_stories_bots::{Budget, Player};
use ghost_stories_engine::{
    ByColour, Colour, ColourSet, Components, Edition, Incarnations, Letter, Level, Power, Setup, Tile, Who,
};
use ghost_stories_table::{
    BlackSecretSetupOptions, DealError, Portal, Purpose, SetupOptions, Stream, WhiteMoonSetupOptions, nine_tiles,
};
use serde::{Deserialize, Serialize};

use crate::first_turn::FirstTurn;
use crate::notation::Notation;

/// A table that somebody wants to open: the same options as at home, and for whom each seat is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewTable {
    /// How the host is called.
    pub name: String,
    /// The level: `initiation`, `normal`, `nightmare` or `hell`.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub level: Notation<Level>,
    /// The rule set: `revised` or `classic`.
    #[serde(default = "revised")]
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub rules: Notation<Edition>,
    /// Initiation with five Qi.
    #[serde(default)]
    pub five_qi: bool,
    /// One to four Taoists.
    pub seats: Vec<NewSeat>,
    /// Who has the first turn: a colour, or a seat by its place in the list, `seat-1` to `seat-4`; at random if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub first: Option<Notation<FirstTurn>>,
    /// White Moon, if it is played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub white_moon: Option<WhiteMoonOptions>,
    /// Black Secret, if it is played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub black_secret: Option<BlackSecretOptions>,
    /// Nine of all tiles at random, instead of those of the expansions for certain.
    #[serde(default)]
    pub random_tiles: bool,
    /// Nine tiles row by row from the north-west, with or without those of the expansions; at random if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Vec<String>>))]
    pub village: Option<Vec<Notation<Tile>>>,
    /// A data file for the expansions in place of the game's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub data: Option<String>,
}

fn revised() -> Notation<Edition> {
    Notation(Edition::Revised)
}

/// One Taoist's seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewSeat {
    /// For whom it is: `open` to whoever comes, `me` for the host, or a bot such as `novice` or `expert`.
    #[serde(rename = "for")]
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub player: Notation<SeatFor>,
    /// Its colour; at random if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub colour: Option<Notation<Colour>>,
    /// Its power, one of the colour's two; at random if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub power: Option<Notation<Power>>,
}

/// How White Moon is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct WhiteMoonOptions {
    /// Where the Portal lies: `centre`, `edge` or `corner`, or the name of a tile such as `tea-house`.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub portal: Notation<Portal>,
    /// Which incarnations are in the game: `base`, `moon` or `both`.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub incarnations: Notation<Incarnations>,
}

/// How Black Secret is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BlackSecretOptions {
    /// For whom Wu-Feng's seat is, as a Taoist's.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub wu_feng: Notation<SeatFor>,
    /// The side of the catacombs, `a` or `b`; at random if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub catacombs: Option<Notation<Letter>>,
    /// The side of Wu-Feng's board, `a` or `b`; at random if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub demons: Option<Notation<Letter>>,
}

/// For whom a seat is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatFor {
    /// Whoever comes.
    Open,
    /// The host.
    Me,
    /// A bot.
    Bot(Player),
}

impl SeatFor {
    /// The bots a server lends, the weakest first; others think too long or know too much.
    pub const BOTS: [Player; 4] =
        [Player::Random, Player::Novice, Player::Expert(Player::NODES), Player::Expert(Budget::Nodes(200_000))];
}

impl fmt::Display for SeatFor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SeatFor::Open => f.write_str("open"),
            SeatFor::Me => f.write_str("me"),
            SeatFor::Bot(player) => player.fmt(f),
        }
    }
}

impl FromStr for SeatFor {
    type Err = String;

    fn from_str(text: &str) -> Result<SeatFor, String> {
        match text {
            "open" => Ok(SeatFor::Open),
            "me" => Ok(SeatFor::Me),
            bot => {
                let known = SeatFor::BOTS.into_iter().find(|player| player.to_string() == bot);
                let names = || SeatFor::BOTS.map(|player| player.to_string()).join(", ");
                known.map(SeatFor::Bot).ok_or_else(|| format!("expected open, me or a bot: {}", names()))
            }
        }
    }
}

/// Why a table cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableError {
    /// There are none or too many seats.
    Seats(usize),
    /// Two seats have the same colour.
    ColourTwice(Colour),
    /// A power is not one of the colour's.
    Power(Power),
    /// The first turn is that of a seat that there is not.
    FirstSeat(u8),
    /// There are not nine different tiles.
    Village(DealError),
    /// The data file cannot be read.
    Data(String),
    /// No set-up of the game is as it is asked for.
    Setup(DealError),
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableError::Seats(number) => write!(f, "seats: expected one to four, found {number}"),
            TableError::ColourTwice(colour) => write!(f, "seats: {colour} is chosen twice"),
            TableError::Power(power) => {
                write!(f, "seats: the power {power} is {}'s; choose that colour with it", power.colour())
            }
            TableError::FirstSeat(seat) => write!(f, "first: there is no seat {seat}"),
            TableError::Village(problem) => write!(f, "village: {problem}"),
            TableError::Data(problem) => write!(f, "data: {problem}"),
            TableError::Setup(problem) => {
                write!(f, "this set-up cannot be played: {problem} (rule {})", problem.rule())
            }
        }
    }
}

impl core::error::Error for TableError {}

impl NewTable {
    /// Deals what is left open: the set-up, and for whom the seat of each player is.
    pub fn deal(&self, seed: u64) -> Result<(Setup, Vec<(Who, SeatFor)>), TableError> {
        if !(1..=4).contains(&self.seats.len()) {
            return Err(TableError::Seats(self.seats.len()));
        }
        let colours = self.colours(seed)?;
        let mut setup_options = SetupOptions::new(self.seats.len() as u8, self.level.0, self.rules.0);
        setup_options.five_qi = self.five_qi;
        setup_options.colours = Some(colours.iter().copied().collect());
        setup_options.powers = self.powers(&colours)?;
        setup_options.first = self.first(&colours)?;
        setup_options.village = self.village()?;
        setup_options.random_tiles = self.random_tiles;
        setup_options.white_moon = self.white_moon.map(|white_moon| WhiteMoonSetupOptions {
            portal: white_moon.portal.0,
            incarnations: white_moon.incarnations.0,
        });
        setup_options.black_secret = self.black_secret.map(|black_secret| BlackSecretSetupOptions {
            catacombs: black_secret.catacombs.map(|side| side.0),
            board: black_secret.demons.map(|side| side.0),
        });
        setup_options.components = self.components()?;
        let setup = setup_options.setup(seed, 0).map_err(TableError::Setup)?;
        let taoists = colours.into_iter().zip(&self.seats).map(|(colour, seat)| (Who::Taoist(colour), seat.player.0));
        let wu_feng = self.black_secret.map(|black_secret| (Who::WuFeng, black_secret.wu_feng.0));
        Ok((setup, taoists.chain(wu_feng).collect()))
    }

    /// The colour of each seat: as chosen, the others at random from what is left.
    fn colours(&self, seed: u64) -> Result<Vec<Colour>, TableError> {
        let mut chosen = ColourSet::EMPTY;
        for Notation(colour) in self.seats.iter().filter_map(|seat| seat.colour) {
            if chosen.contains(colour) {
                return Err(TableError::ColourTwice(colour));
            }
            chosen.insert(colour);
        }
        let mut left: Vec<Colour> = Colour::ALL.into_iter().filter(|&colour| !chosen.contains(colour)).collect();
        let mut stream = Stream::new(seed, 0, Purpose::Players);
        stream.shuffle(&mut left);
        // Who shall begin is among those who play, if a seat is left for that colour.
        if let Some(Notation(FirstTurn::Colour(first))) = self.first
            && let Some(place) = left.iter().position(|&colour| colour == first)
        {
            let open = self.seats.iter().filter(|seat| seat.colour.is_none()).count();
            let unused = left.len() - open;
            if place < unused && open > 0 {
                left.swap(place, unused + stream.below(open as u32) as usize);
            }
        }
        let colour = |seat: &NewSeat| seat.colour.map(|colour| colour.0).or_else(|| left.pop());
        Ok(self.seats.iter().filter_map(colour).collect())
    }

    fn powers(&self, colours: &[Colour]) -> Result<ByColour<Option<Power>>, TableError> {
        let mut powers = ByColour::default();
        for (seat, &colour) in self.seats.iter().zip(colours) {
            if let Some(Notation(power)) = seat.power {
                if power.colour() != colour {
                    return Err(TableError::Power(power));
                }
                powers[colour] = Some(power);
            }
        }
        Ok(powers)
    }

    /// The colour that has the first turn; `colours` are those of the seats.
    fn first(&self, colours: &[Colour]) -> Result<Option<Colour>, TableError> {
        match self.first {
            None => Ok(None),
            Some(Notation(FirstTurn::Colour(colour))) => Ok(Some(colour)),
            Some(Notation(FirstTurn::Seat(seat))) => {
                let colour = usize::from(seat).checked_sub(1).and_then(|index| colours.get(index));
                colour.copied().map(Some).ok_or(TableError::FirstSeat(seat))
            }
        }
    }

    fn village(&self) -> Result<Option<[Tile; 9]>, TableError> {
        let Some(tiles) = &self.village else { return Ok(None) };
        let tiles: Vec<Tile> = tiles.iter().map(|tile| tile.0).collect();
        nine_tiles(&tiles).map(Some).map_err(TableError::Village)
    }

    fn components(&self) -> Result<Components, TableError> {
        let data = self.data.as_deref().unwrap_or_default();
        if !data.trim().is_empty() && self.white_moon.is_none() && self.black_secret.is_none() {
            return Err(TableError::Data("neither White Moon nor Black Secret is played".to_owned()));
        }
        Components::read(data).map_err(|error| TableError::Data(error.to_string()))
    }
}
