use clap::Args;
use ghost_stories_command_line::{ExpansionOptions, Failure, undealt};
use ghost_stories_engine::{ByColour, Colour, ColourSet, Edition, Level, Power, Setup, Tile};
use ghost_stories_lang::message;
use ghost_stories_table::{SetupOptions, nine_tiles};

/// Which game is played.
#[derive(Args)]
pub struct GameOptions {
    /// Number of players, 1 to 4; in Black Secret the number of Taoists
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(1..=4))]
    pub players: u8,
    /// initiation, normal, nightmare or hell
    #[arg(long, default_value = "normal")]
    pub level: Level,
    /// Rule set: revised (the newest printing) or classic (2008)
    #[arg(long, default_value = "revised")]
    pub rules: Edition,
    /// House option of Initiation: start with five Qi
    #[arg(long)]
    pub five_qi: bool,
    #[command(flatten)]
    pub expansions: ExpansionOptions,
}

impl GameOptions {
    pub fn setup_options(&self) -> Result<SetupOptions, Failure> {
        if self.five_qi && self.level != Level::Initiation {
            return Err(Failure::input(message!("option-five-qi")));
        }
        let mut setup_options = SetupOptions::new(self.players, self.level, self.rules);
        setup_options.five_qi = self.five_qi;
        self.expansions.apply(&mut setup_options)?;
        Ok(setup_options)
    }
}

/// What of the set-up is fixed; the rest is dealt at random.
#[derive(Args)]
pub struct TableOptions {
    /// The four boards clockwise from the north side, such as red,green,blue,yellow
    #[arg(long, value_delimiter = ',')]
    pub boards: Vec<Colour>,
    /// The colours that play, such as red,blue
    #[arg(long, value_delimiter = ',')]
    pub colours: Vec<Colour>,
    /// Powers that boards show, such as spires,mantra
    #[arg(long, value_delimiter = ',')]
    pub powers: Vec<Power>,
    /// Who has the first turn
    #[arg(long)]
    pub first: Option<Colour>,
    #[command(flatten)]
    pub village: VillageOptions,
}

/// The village, if it is not dealt.
#[derive(Args)]
pub struct VillageOptions {
    /// The nine tiles row by row from the north-west, such as cemetery,altar,herbalist,...; with an expansion its tile may be among
    /// them or not
    #[arg(long, value_name = "TILE,...", value_delimiter = ',', conflicts_with = "random_tiles")]
    pub village: Vec<Tile>,
}

impl VillageOptions {
    /// The nine tiles, if they were named.
    pub fn tiles(&self) -> Result<Option<[Tile; 9]>, Failure> {
        if self.village.is_empty() {
            return Ok(None);
        }
        nine_tiles(&self.village).map(Some).map_err(|error| Failure::within("--village", error.message()))
    }
}

impl TableOptions {
    /// The set-up of game 0 of a seed, checked.
    pub fn deal(&self, game: &GameOptions, seed: u64) -> Result<Setup, Failure> {
        let mut setup_options = game.setup_options()?;
        setup_options.boards = self.boards()?;
        setup_options.village = self.village.tiles()?;
        if !self.colours.is_empty() {
            let colours: ColourSet = self.colours.iter().copied().collect();
            if colours.len() != u32::from(game.players) {
                return Err(Failure::within("--colours", message!("option-colours", players: game.players)));
            }
            setup_options.colours = Some(colours);
        }
        let mut powers: ByColour<Option<Power>> = ByColour::default();
        for &power in &self.powers {
            if powers[power.colour()].replace(power).is_some() {
                return Err(Failure::within("--powers", message!("option-powers", board: power.colour().name())));
            }
        }
        setup_options.powers = powers;
        setup_options.first = self.first;
        setup_options.setup(seed, 0).map_err(undealt)
    }

    fn boards(&self) -> Result<Option<[Colour; 4]>, Failure> {
        let number = self.boards.len();
        match self.boards.as_slice().try_into() {
            Ok(boards) => Ok(Some(boards)),
            Err(_) if number == 0 => Ok(None),
            Err(_) => Err(Failure::within("--boards", message!("option-boards", number))),
        }
    }
}
