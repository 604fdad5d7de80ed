use crate::black_secret::BlackSecretSetup;
use crate::card::CardSet;
use crate::colour::{ByColour, Colour, ColourSet, Tao, TaoCount};
use crate::component_data::Components;
use crate::facts::Middle;
use crate::power::Power;
use crate::rule::Rule;
use crate::space::Seating;
use crate::taoist::Taoist;
use crate::village::{Spot, Tile, Village};
use crate::white_moon::{Incarnations, WhiteMoonSetup};

/// How hard the game is (B11).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "the rulebook's names")]
pub enum Level {
    Initiation,
    Normal,
    Nightmare,
    Hell,
}

impl Level {
    /// The four levels, easiest first.
    pub const ALL: [Level; 4] = [Level::Initiation, Level::Normal, Level::Nightmare, Level::Hell];

    /// How many incarnations must be exorcised.
    pub const fn incarnations(self, players: u32) -> u8 {
        match self {
            Level::Initiation | Level::Normal => 1,
            Level::Nightmare | Level::Hell if players <= 2 => 3,
            Level::Nightmare | Level::Hell => 4,
        }
    }
}

/// Which printing's rules are played; they differ in four switches.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Edition {
    /// The newest printing.
    Revised,
    /// The printing of 2008.
    Classic,
}

impl Edition {
    /// Both editions, the default first.
    pub const ALL: [Edition; 2] = [Edition::Revised, Edition::Classic];

    /// How many haunted tiles lose the game (B11).
    pub const fn tiles_to_lose(self, level: Level) -> u8 {
        match (self, level) {
            (Edition::Classic, Level::Initiation) => 4,
            _ => 3,
        }
    }
}

/// All that is settled before the first turn.
///
/// ```
/// use ghost_stories_engine::{Colour, ColourSet, Level, Owner, Position, Setup};
///
/// // Two players sit opposite each other; the other two boards are neutral.
/// let players = [Colour::Red, Colour::Blue].into_iter().collect::<ColourSet>();
/// let setup = Setup { players, ..Setup::four_players(Level::Initiation) };
/// let position = Position::new(&setup, &mut ())?;
/// assert_eq!(position.owner(Colour::Green), Owner::Neutral);
///
/// // What is not a set-up of the rulebook is refused by its rule.
/// let setup = Setup { first: Colour::Green, ..setup };
/// assert_eq!(setup.check().unwrap_err().rule().to_string(), "B13");
/// # Ok::<(), ghost_stories_engine::SetupError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// The level.
    pub level: Level,
    /// The rule set.
    pub edition: Edition,
    /// The house option of B11: Initiation with five Qi.
    pub five_qi: bool,
    /// The boards clockwise from the north side.
    pub boards: [Colour; 4],
    /// The power each board shows.
    pub powers: ByColour<Power>,
    /// The boards that belong to players; the others are neutral.
    pub players: ColourSet,
    /// Who has the first turn.
    pub first: Colour,
    /// The tiles row by row from the north-west.
    pub village: [Tile; 9],
    /// What the components of the expansions say.
    pub components: Components,
    /// White Moon, if it is played.
    pub white_moon: Option<WhiteMoonSetup>,
    /// Black Secret, if it is played.
    pub black_secret: Option<BlackSecretSetup>,
}

/// Why a set-up cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SetupError {
    /// The four boards are not four different colours.
    Boards,
    /// A board shows a power of another colour.
    Power(Colour),
    /// There is no player.
    NoPlayers,
    /// Two players do not sit opposite each other.
    NotOpposite,
    /// The first turn is not a player's.
    First,
    /// The nine tiles are not nine different ones.
    Village,
    /// Five Qi at a level other than Initiation.
    FiveQi,
    /// The Kung-Fu School without White Moon.
    School,
    /// The Calligrapher without Black Secret.
    Calligrapher,
    /// A solo game in which the red board does not show Dance of the Spires.
    SoloSpires,
}

impl SetupError {
    /// The rule that the set-up breaks.
    pub const fn rule(self) -> Rule {
        match self {
            SetupError::Village => Rule::B(1),
            SetupError::Power(_) => Rule::B(3),
            SetupError::Boards | SetupError::NoPlayers => Rule::B(10),
            SetupError::FiveQi => Rule::B(11),
            SetupError::NotOpposite | SetupError::First => Rule::B(13),
            SetupError::SoloSpires => Rule::B(14),
            SetupError::School => Rule::W(1),
            SetupError::Calligrapher => Rule::S(5),
        }
    }
}

/// All cards of a game: those of the deck and those removed before it. Uncatchable needs Temple and Pavilion (W1, W3, S6).
pub(crate) fn cards_of(white_moon: Option<Incarnations>, black_secret: bool, village: &[Tile; 9]) -> CardSet {
    let of_white_moon = CardSet::WHITE_MOON.both(CardSet::EVERY_INCARNATION);
    let of_black_secret = if black_secret { CardSet::BLACK_SECRET } else { CardSet::EMPTY };
    let incarnations = match white_moon {
        Some(Incarnations::WhiteMoon) if !black_secret => of_white_moon,
        Some(Incarnations::Both) => CardSet::INCARNATIONS.union(of_white_moon),
        Some(_) if black_secret => CardSet::INCARNATIONS.union(of_white_moon),
        _ => CardSet::INCARNATIONS,
    };
    let of_white_moon =
        if white_moon.is_some() { CardSet::WHITE_MOON.both(CardSet::EVERY_GHOST) } else { CardSet::EMPTY };
    let cards = CardSet::GHOSTS.union(of_white_moon).union(of_black_secret).union(incarnations);
    if [Tile::Temple, Tile::Pavilion].iter().all(|tile| village.contains(tile)) {
        return cards;
    }
    cards.iter().filter(|card| card.middle() != Middle::OnlyOnBuddha).collect()
}

impl Setup {
    /// The base game for four with the revised rules: the first power of each board, the tiles in the order of [`Tile::BASE`].
    ///
    /// ```
    /// use ghost_stories_engine::{Colour, Edition, Level, Position, Setup};
    ///
    /// let setup = Setup { edition: Edition::Classic, first: Colour::Blue, ..Setup::four_players(Level::Hell) };
    /// assert!(Position::new(&setup, &mut ()).is_ok());
    /// ```
    pub fn four_players(level: Level) -> Setup {
        Setup {
            level,
            edition: Edition::Revised,
            five_qi: false,
            boards: Colour::ALL,
            powers: ByColour::from_fn(|colour| Power::of(colour)[0]),
            players: ColourSet::full(),
            first: Colour::Red,
            village: Tile::BASE,
            components: Components::ours(),
            white_moon: None,
            black_secret: None,
        }
    }

    /// The cards of the game: those of the deck and those removed before it.
    pub fn cards(&self) -> CardSet {
        if self.white_moon.is_none() && self.black_secret.is_none() {
            return CardSet::ALL;
        }
        cards_of(self.white_moon.map(|white_moon| white_moon.incarnations), self.black_secret.is_some(), &self.village)
    }

    /// Checks the set-up against B1, B3 and B10 to B14.
    pub fn check(&self) -> Result<(), SetupError> {
        let seating = Seating::new(self.boards).ok_or(SetupError::Boards)?;
        Village::new(self.village).ok_or(SetupError::Village)?;
        if self.white_moon.is_none() && self.village.contains(&Tile::School) {
            return Err(SetupError::School);
        }
        if self.black_secret.is_none() && self.village.contains(&Tile::Calligrapher) {
            return Err(SetupError::Calligrapher);
        }
        if let Some((colour, _)) = self.powers.iter().find(|(colour, power)| power.colour() != *colour) {
            return Err(SetupError::Power(colour));
        }
        if self.players.is_empty() {
            return Err(SetupError::NoPlayers);
        }
        let opposite = |board| self.players.contains(seating.clockwise(board, 2));
        if self.players.len() == 2 && !self.players.iter().all(opposite) {
            return Err(SetupError::NotOpposite);
        }
        if !self.players.contains(self.first) {
            return Err(SetupError::First);
        }
        if self.five_qi && self.level != Level::Initiation {
            return Err(SetupError::FiveQi);
        }
        if self.players.len() == 1 && self.powers[Colour::Red] != Power::Spires {
            return Err(SetupError::SoloSpires);
        }
        Ok(())
    }

    /// The Qi each player starts with (B11).
    pub const fn qi(&self) -> u8 {
        match self.level {
            Level::Initiation if self.five_qi => 5,
            Level::Initiation => 4,
            _ => 3,
        }
    }

    /// How many ghosts stay in the deck (B12, S6).
    pub const fn ghosts(&self) -> u8 {
        let fewer = if self.black_secret.is_some() { 5 } else { 0 };
        match self.players.len() {
            1 => 40 - fewer,
            2 => 45 - fewer,
            3 => 50 - fewer,
            _ => 55 - fewer,
        }
    }

    /// The power tokens each player starts with (B13, B14).
    pub const fn tokens(&self) -> u8 {
        match self.players.len() {
            1 => 3,
            2 | 3 => 1,
            _ => 0,
        }
    }

    /// A Taoist as he starts (B10, B11, B13, B14), or the Qi of a neutral board.
    pub(crate) fn taoist(&self, colour: Colour) -> Taoist {
        let player = self.players.contains(colour);
        let mut tao = TaoCount::NONE;
        if player {
            tao = if self.players.len() == 1 {
                TaoCount::each(1).minus(Tao::Black, 1)
            } else {
                TaoCount::of(colour.into(), 1)
            };
            if self.level == Level::Initiation && self.edition == Edition::Revised {
                tao = tao.plus(Tao::Black, 1);
            }
        }
        Taoist {
            spot: Spot::Centre,
            qi: if player { self.qi() } else { 3 },
            tao,
            yin_yang: player && self.level != Level::Hell,
            buddhas: 0,
            tokens: if player { self.tokens() } else { 0 },
        }
    }
}
