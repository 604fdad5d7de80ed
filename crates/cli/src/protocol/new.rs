use ghost_stories_engine::{Setup, Tile};
use ghost_stories_table::{
    BlackSecretSetupOptions, FileSetup, Portal, SetupOptions, Start, WhiteMoonSetupOptions, nine_tiles, written,
};
use serde::Deserialize;

use super::word;

/// Which game is begun: a set-up, a position, or else one dealt from the seed.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct New {
    setup: Option<FileSetup>,
    position: Option<String>,
    players: Option<u8>,
    level: Option<String>,
    rules: Option<String>,
    five_qi: Option<bool>,
    white_moon: Option<bool>,
    black_secret: Option<bool>,
    /// The colour that has the first turn.
    first: Option<String>,
    /// Where the Portal lies, in White Moon.
    portal: Option<String>,
    /// Nine tiles row by row from the north-west.
    village: Option<Vec<String>>,
    /// With an expansion: nine of all tiles.
    random_tiles: Option<bool>,
    /// The bot that is Wu-Feng; without one the program that asks is Wu-Feng too.
    pub wu_feng: Option<String>,
    pub seed: Option<u64>,
}

impl New {
    /// The start of the game.
    pub fn start(self, seed: u64) -> Result<Start, String> {
        let dealt_only = self.dealt_only();
        match (&self.setup, &self.position) {
            (Some(_), Some(_)) => Err("expected setup or position, not both".to_owned()),
            (Some(_), None) | (None, Some(_)) if !dealt_only.is_empty() => Err(format!(
                "{}: not together with setup or position, which say this themselves",
                dealt_only.join(", ")
            )),
            (Some(setup), None) => setup.setup().map(Start::Setup).map_err(|error| error.to_string()),
            (None, Some(text)) => {
                let layout = written::read(text).map_err(|error| format!("position: {error}"))?;
                Ok(Start::Written { text: text.clone(), layout: Box::new(layout) })
            }
            (None, None) => self.deal(seed).map(Start::Setup),
        }
    }

    /// The set-up dealt from the seed.
    fn deal(&self, seed: u64) -> Result<Setup, String> {
        let players = self.players.unwrap_or(4);
        if !(1..=4).contains(&players) {
            return Err(format!("players: expected 1 to 4, found {players}"));
        }
        let level = word("level", self.level.as_deref().unwrap_or("normal"))?;
        let rules = word("rules", self.rules.as_deref().unwrap_or("revised"))?;
        let mut setup_options = SetupOptions::new(players, level, rules);
        setup_options.five_qi = self.five_qi.unwrap_or(false);
        setup_options.white_moon = self.white_moon.unwrap_or(false).then(WhiteMoonSetupOptions::default);
        setup_options.black_secret = self.black_secret.unwrap_or(false).then(BlackSecretSetupOptions::default);
        setup_options.first = self.first.as_deref().map(|first| word("first", first)).transpose()?;
        setup_options.village = self.village()?;
        setup_options.random_tiles = self.random_tiles.unwrap_or(false);
        if setup_options.random_tiles && setup_options.village.is_some() {
            return Err("random_tiles: not together with village, which names the tiles".to_owned());
        }
        if setup_options.random_tiles && setup_options.white_moon.is_none() && setup_options.black_secret.is_none() {
            return Err("random_tiles: the base game has nine tiles; set white_moon or black_secret".to_owned());
        }
        if let Some(portal) = &self.portal {
            let portal: Portal = word("portal", portal)?;
            let white_moon = setup_options.white_moon.as_mut().ok_or("portal: there is none without white_moon")?;
            white_moon.portal = portal;
        }
        setup_options.setup(seed, 0).map_err(|error| format!("{error} (rule {})", error.rule()))
    }

    fn village(&self) -> Result<Option<[Tile; 9]>, String> {
        let Some(names) = &self.village else { return Ok(None) };
        let tiles: Vec<Tile> = names.iter().map(|name| word("village", name)).collect::<Result<_, _>>()?;
        nine_tiles(&tiles).map(Some).map_err(|error| format!("village: {error}"))
    }

    /// The fields given that only a game dealt from the seed listens to.
    fn dealt_only(&self) -> Vec<&'static str> {
        [
            ("players", self.players.is_some()),
            ("level", self.level.is_some()),
            ("rules", self.rules.is_some()),
            ("five_qi", self.five_qi.is_some()),
            ("white_moon", self.white_moon.is_some()),
            ("black_secret", self.black_secret.is_some()),
            ("first", self.first.is_some()),
            ("portal", self.portal.is_some()),
            ("village", self.village.is_some()),
            ("random_tiles", self.random_tiles.is_some()),
        ]
        .into_iter()
        .filter_map(|(field, given)| given.then_some(field))
        .collect()
    }
}
