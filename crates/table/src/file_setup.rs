//! A set-up as files and messages have it.

use ghost_stories_engine::{
    BlackSecretSetup, ByColour, Colour, ColourSet, ComponentData, Components, Edition, Incarnations, LayoutError,
    LentComponents, Letter, Level, Power, Setup, Spot, Tile, WhiteMoonSetup,
};
use ghost_stories_lang::message;
use serde::{Deserialize, Serialize};

use crate::problem::Problem;
use crate::replay::ReplayError;

/// A set-up as JSON has it, every name as in the notation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FileSetup {
    level: Level,
    rules: Edition,
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    five_qi: bool,
    boards: [Colour; 4],
    /// In the order of the boards.
    powers: [Power; 4],
    players: Vec<Colour>,
    first: Colour,
    village: [Tile; 9],
    #[serde(default, skip_serializing_if = "Option::is_none")]
    portal: Option<Spot>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    incarnations: Option<Incarnations>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    catacombs: Option<Letter>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    demons: Option<Letter>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    data: Option<String>,
}

impl From<&Setup> for FileSetup {
    fn from(setup: &Setup) -> FileSetup {
        FileSetup {
            level: setup.level,
            rules: setup.edition,
            five_qi: setup.five_qi,
            boards: setup.boards,
            powers: setup.boards.map(|board| setup.powers[board]),
            players: setup.boards.into_iter().filter(|&board| setup.players.contains(board)).collect(),
            first: setup.first,
            village: setup.village,
            portal: setup.white_moon.map(|white_moon| white_moon.portal),
            incarnations: setup.white_moon.map(|white_moon| white_moon.incarnations),
            catacombs: setup.black_secret.map(|black_secret| black_secret.catacombs),
            demons: setup.black_secret.map(|black_secret| black_secret.board),
            data: setup.components.own(),
        }
    }
}

impl FileSetup {
    /// White Moon, if it is played.
    fn white_moon(&self) -> Result<Option<WhiteMoonSetup>, ReplayError> {
        match (self.portal, self.incarnations) {
            (None, None) => Ok(None),
            (Some(portal), Some(incarnations)) => Ok(Some(WhiteMoonSetup { portal, incarnations })),
            _ => {
                let problem = message!("replay-file-both-or-neither", one: "portal", other: "incarnations");
                Err(ReplayError::field("portal", problem))
            }
        }
    }

    /// Black Secret, if it is played.
    fn black_secret(&self) -> Result<Option<BlackSecretSetup>, ReplayError> {
        match (self.catacombs, self.demons) {
            (None, None) => Ok(None),
            (Some(catacombs), Some(board)) => Ok(Some(BlackSecretSetup { catacombs, board })),
            _ => {
                let problem = message!("replay-file-both-or-neither", one: "catacombs", other: "demons");
                Err(ReplayError::field("catacombs", problem))
            }
        }
    }

    /// What the expansions' components say.
    fn components(&self) -> Result<Components, ReplayError> {
        if self.data.is_some() && self.portal.is_none() && self.catacombs.is_none() {
            return Err(ReplayError::field("data", message!("replay-file-data-unused")));
        }
        let own = self.data.as_deref().unwrap_or_default();
        Components::read(own).map_err(|error| ReplayError::field("data", error.message()))
    }

    /// The own data of its players, if there is any, in memory for as long as the answer lives: a server asks for it before it asks for the
    /// set-up, so that not every file that somebody brings is kept for good.
    pub fn lend_data(&self) -> Result<Option<LentComponents>, ReplayError> {
        let Some(own) = self.data.as_deref().filter(|own| !own.trim().is_empty()) else { return Ok(None) };
        let data = ComponentData::read(own).map_err(|error| ReplayError::field("data", error.message()))?;
        Ok(Some(Components::lend(data)))
    }

    /// The set-up, if it is one of the game's.
    pub fn setup(&self) -> Result<Setup, ReplayError> {
        let mut powers = ByColour::from_fn(|colour| Power::of(colour)[0]);
        for (board, power) in self.boards.into_iter().zip(self.powers) {
            powers[board] = power;
        }
        let mut players = ColourSet::EMPTY;
        for &player in &self.players {
            if players.contains(player) {
                let problem = message!("position-colour-twice", colour: player.name());
                return Err(ReplayError::field("players", problem));
            }
            players.insert(player);
        }
        let setup = Setup {
            level: self.level,
            edition: self.rules,
            five_qi: self.five_qi,
            boards: self.boards,
            powers,
            players,
            first: self.first,
            village: self.village,
            components: self.components()?,
            white_moon: self.white_moon()?,
            black_secret: self.black_secret()?,
        };
        setup.check().map_err(|error| ReplayError::Start(LayoutError::Setup(error)))?;
        Ok(setup)
    }
}
