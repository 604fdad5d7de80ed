use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use clap::{ArgGroup, Args};
use ghost_stories_engine::{Components, Incarnations, Letter};
use ghost_stories_lang::message;
use ghost_stories_table::{BlackSecretSetupOptions, DealError, Portal, Problem, SetupOptions, WhiteMoonSetupOptions};

use crate::{Failure, read_text};

/// The expansions.
#[derive(Args)]
#[group(id = "expansion_options")]
#[command(group = ArgGroup::new("expansions").args(["white_moon", "black_secret"]).multiple(true))]
pub struct ExpansionOptions {
    /// Play with White Moon: villagers, Su-Ling, crystals and the Mystic Barrier
    #[arg(long)]
    pub white_moon: bool,
    /// White Moon: where the Portal lies: centre, edge or corner, or on a tile such as tea-house
    #[arg(long, default_value = "centre", requires = "white_moon", value_name = "PLACE|TILE")]
    pub portal: Portal,
    /// White Moon without Black Secret: which incarnations are in the game: base, moon or both
    #[arg(long, default_value = "both", requires = "white_moon")]
    pub incarnations: Incarnations,
    /// Play with Black Secret: somebody is Wu-Feng, with demons in catacombs, curses and the Shadow
    #[arg(long)]
    pub black_secret: bool,
    /// Black Secret: the side of the catacombs, a or b [default: at random]
    #[arg(long, requires = "black_secret", value_name = "SIDE")]
    pub catacombs: Option<Letter>,
    /// Black Secret: the side of Wu-Feng's board, a or b, which has the traits of his demons [default: at random]
    #[arg(long, requires = "black_secret", value_name = "SIDE")]
    pub demons: Option<Letter>,
    /// With an expansion: nine of all tiles at random, instead of the School and the Calligrapher in fixed places
    #[arg(long, requires = "expansions")]
    pub random_tiles: bool,
    /// With an expansion: a file with what your own components say; what it does not tell is as in ours
    #[arg(long, requires = "expansions", value_name = "FILE")]
    pub data: Option<PathBuf>,
}

impl ExpansionOptions {
    /// Adds the expansions to what is wished.
    pub fn apply(&self, setup_options: &mut SetupOptions) -> Result<(), Failure> {
        setup_options.random_tiles = self.random_tiles;
        setup_options.components = self.components()?;
        setup_options.white_moon =
            self.white_moon.then_some(WhiteMoonSetupOptions { portal: self.portal, incarnations: self.incarnations });
        setup_options.black_secret =
            self.black_secret.then_some(BlackSecretSetupOptions { catacombs: self.catacombs, board: self.demons });
        Ok(())
    }

    fn components(&self) -> Result<Components, Failure> {
        let Some(path) = &self.data else { return Ok(Components::ours()) };
        let text = read_text(path)?;
        Components::read(&text).map_err(|error| Failure::within(path.display(), error.message()))
    }
}

/// A game that cannot be dealt as the options ask.
pub fn undealt(error: DealError) -> Failure {
    Failure::input(message!("deal-rule", problem: error.message(), rule: error.rule().to_string()))
}

/// The most games of one command. Even if each took 1000 steps (random players need some 80), the sum of the squares
/// would be 10^15, which a float still holds exactly.
pub const MOST_GAMES: u64 = 1_000_000_000;

/// A seed nobody chose.
pub fn fresh_seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    now.as_nanos() as u64 % 1_000_000_000
}
