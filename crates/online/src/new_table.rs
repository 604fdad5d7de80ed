use core::fmt;
use core::str::FromStr;

use ghost_stories_bots::{Budget, Player};
use ghost_stories_engine::{
    ByColour, Colour, ColourSet, Components, Edition, Incarnations, Letter, Level, Power, Setup, Tile, Who,
    serde_as_notation,
};
use ghost_stories_table::{
    BlackSecretSetupOptions, DealError, Portal, Purpose, SetupOptions, Stream, WhiteMoonSetupOptions, nine_tiles,
};
use serde::{Deserialize, Serialize};

use crate::first_turn::FirstTurn;
use crate::lobby::Listing;
use crate::pace::Pace;

/// A table that somebody wants to open: the same options as at home, and for whom each seat is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewTable {
    /// How the host is called.
    pub name: String,
    /// The level: `initiation`, `normal`, `nightmare` or `hell`.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub level: Level,
    /// The rule set: `revised` or `classic`.
    #[serde(default = "revised")]
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub rules: Edition,
    /// Initiation with five Qi.
    #[serde(default)]
    pub five_qi: bool,
    /// One to four Taoists.
    pub seats: Vec<NewSeat>,
    /// Who has the first turn: a colour, or a seat by its place in the list, `seat-1` to `seat-4`; at random if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub first: Option<FirstTurn>,
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
    pub village: Option<Vec<Tile>>,
    /// A data file for the expansions in place of the game's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub data: Option<String>,
    /// How long a person may take to decide before a bot does: `untimed` (if left out), `relaxed` or `brisk`.
    #[serde(default, skip_serializing_if = "Pace::is_untimed")]
    pub clock: Pace,
    /// A word that whoever comes has to know, to play or to watch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub word: Option<String>,
    /// Whether and how the table is listed in the lobby.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub listing: Option<Listing>,
    /// Whether its bots give their seats to people who come.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub bots_give_way: bool,
}

fn revised() -> Edition {
    Edition::Revised
}

/// One Taoist's seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewSeat {
    /// For whom it is: `open` to whoever comes, `me` for the host, or a bot such as `novice` or `expert`.
    #[serde(rename = "for")]
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub player: SeatFor,
    /// Its colour; at random if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub colour: Option<Colour>,
    /// Its power, one of the colour's two; at random if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub power: Option<Power>,
}

/// How White Moon is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct WhiteMoonOptions {
    /// Where the Portal lies: `centre`, `edge` or `corner`, or the name of a tile such as `tea-house`.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub portal: Portal,
    /// Which incarnations are in the game: `base`, `moon` or `both`.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub incarnations: Incarnations,
}

/// How Black Secret is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BlackSecretOptions {
    /// For whom Wu-Feng's seat is, as a Taoist's.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub wu_feng: SeatFor,
    /// The side of the catacombs, `a` or `b`; at random if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub catacombs: Option<Letter>,
    /// The side of Wu-Feng's board, `a` or `b`; at random if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub demons: Option<Letter>,
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

serde_as_notation!(SeatFor);

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
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TableError {
    /// There are none or too many seats.
    #[error("seats: expected one to four, found {0}")]
    Seats(usize),
    /// Two seats have the same colour.
    #[error("seats: {0} is chosen twice")]
    ColourTwice(Colour),
    /// A power is not one of the colour's.
    #[error("seats: the power {0} is {colour}'s; choose that colour with it", colour = .0.colour())]
    Power(Power),
    /// The first turn is that of a seat that there is not.
    #[error("first: there is no seat {0}")]
    FirstSeat(u8),
    /// There are not nine different tiles.
    #[error("village: {0}")]
    Village(#[source] DealError),
    /// The data file cannot be read.
    #[error("data: {0}")]
    Data(String),
    /// No set-up of the game is as it is asked for.
    #[error("this set-up cannot be played: {0} (rule {rule})", rule = .0.rule())]
    Setup(#[source] DealError),
}

impl NewTable {
    /// Deals what is left open: the set-up, and for whom the seat of each player is.
    pub fn deal(&self, seed: u64) -> Result<(Setup, Vec<(Who, SeatFor)>), TableError> {
        if !(1..=4).contains(&self.seats.len()) {
            return Err(TableError::Seats(self.seats.len()));
        }
        let colours = self.colours(seed)?;
        let mut setup_options = SetupOptions::new(self.seats.len() as u8, self.level, self.rules);
        setup_options.five_qi = self.five_qi;
        setup_options.colours = Some(colours.iter().copied().collect());
        setup_options.powers = self.powers(&colours)?;
        setup_options.first = self.first(&colours)?;
        setup_options.village = self.village()?;
        setup_options.random_tiles = self.random_tiles;
        setup_options.white_moon = self.white_moon.map(|white_moon| WhiteMoonSetupOptions {
            portal: white_moon.portal,
            incarnations: white_moon.incarnations,
        });
        setup_options.black_secret = self.black_secret.map(|black_secret| BlackSecretSetupOptions {
            catacombs: black_secret.catacombs,
            board: black_secret.demons,
        });
        setup_options.components = self.components()?;
        let setup = setup_options.setup(seed, 0).map_err(TableError::Setup)?;
        let taoists = colours.into_iter().zip(&self.seats).map(|(colour, seat)| (Who::Taoist(colour), seat.player));
        let wu_feng = self.black_secret.map(|black_secret| (Who::WuFeng, black_secret.wu_feng));
        Ok((setup, taoists.chain(wu_feng).collect()))
    }

    /// The colour of each seat: as chosen, the others at random from what is left.
    fn colours(&self, seed: u64) -> Result<Vec<Colour>, TableError> {
        let mut chosen = ColourSet::EMPTY;
        for colour in self.seats.iter().filter_map(|seat| seat.colour) {
            if chosen.contains(colour) {
                return Err(TableError::ColourTwice(colour));
            }
            chosen.insert(colour);
        }
        let mut left: Vec<Colour> = Colour::ALL.into_iter().filter(|&colour| !chosen.contains(colour)).collect();
        let mut stream = Stream::new(seed, 0, Purpose::Players);
        stream.shuffle(&mut left);
        // Who shall begin is among those who play, if a seat is left for that colour.
        if let Some(FirstTurn::Colour(first)) = self.first
            && let Some(place) = left.iter().position(|&colour| colour == first)
        {
            let open = self.seats.iter().filter(|seat| seat.colour.is_none()).count();
            let unused = left.len() - open;
            if place < unused && open > 0 {
                left.swap(place, unused + stream.below(open as u32) as usize);
            }
        }
        let colour = |seat: &NewSeat| seat.colour.or_else(|| left.pop());
        Ok(self.seats.iter().filter_map(colour).collect())
    }

    fn powers(&self, colours: &[Colour]) -> Result<ByColour<Option<Power>>, TableError> {
        let mut powers = ByColour::default();
        for (seat, &colour) in self.seats.iter().zip(colours) {
            if let Some(power) = seat.power {
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
            Some(FirstTurn::Colour(colour)) => Ok(Some(colour)),
            Some(FirstTurn::Seat(seat)) => {
                let colour = usize::from(seat).checked_sub(1).and_then(|index| colours.get(index));
                colour.copied().map(Some).ok_or(TableError::FirstSeat(seat))
            }
        }
    }

    fn village(&self) -> Result<Option<[Tile; 9]>, TableError> {
        let Some(tiles) = &self.village else { return Ok(None) };
        nine_tiles(tiles).map(Some).map_err(TableError::Village)
    }

    fn components(&self) -> Result<Components, TableError> {
        let data = self.data.as_deref().unwrap_or_default();
        if !data.trim().is_empty() && self.white_moon.is_none() && self.black_secret.is_none() {
            return Err(TableError::Data("neither White Moon nor Black Secret is played".to_owned()));
        }
        Components::read(data).map_err(|error| TableError::Data(error.to_string()))
    }
}
