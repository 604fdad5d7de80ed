use ghost_stories_engine::{
    BlackSecretSetup, ByColour, Colour, ColourSet, Components, Edition, LayoutError, Level, Power, Setup, Tile,
    WhiteMoonSetup,
};
use serde::{Deserialize, Serialize};

use crate::replay::ReplayError;

/// A set-up as JSON has it, every name as in the notation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FileSetup {
    level: String,
    rules: String,
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    five_qi: bool,
    boards: Vec<String>,
    powers: Vec<String>,
    players: Vec<String>,
    first: String,
    village: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    portal: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    incarnations: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    catacombs: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    demons: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    data: Option<String>,
}

impl From<&Setup> for FileSetup {
    fn from(setup: &Setup) -> FileSetup {
        FileSetup {
            level: setup.level.to_string(),
            rules: setup.edition.to_string(),
            five_qi: setup.five_qi,
            boards: setup.boards.iter().map(Colour::to_string).collect(),
            powers: setup.boards.iter().map(|&board| setup.powers[board].to_string()).collect(),
            players: setup
                .boards
                .iter()
                .filter(|&&board| setup.players.contains(board))
                .map(Colour::to_string)
                .collect(),
            first: setup.first.to_string(),
            village: setup.village.iter().map(Tile::to_string).collect(),
            portal: setup.white_moon.map(|white_moon| white_moon.portal.to_string()),
            incarnations: setup.white_moon.map(|white_moon| white_moon.incarnations.to_string()),
            catacombs: setup.black_secret.map(|black_secret| black_secret.catacombs.to_string()),
            demons: setup.black_secret.map(|black_secret| black_secret.board.to_string()),
            data: setup.components.own().map(str::to_owned),
        }
    }
}

pub(crate) fn field<T: core::str::FromStr<Err = ghost_stories_engine::ParseError>>(
    field: &'static str,
    text: &str,
) -> Result<T, ReplayError> {
    text.parse().map_err(|error| ReplayError::Field { field, problem: format!("\"{text}\": {error}") })
}

fn fields<T, const N: usize>(name: &'static str, texts: &[String]) -> Result<[T; N], ReplayError>
where
    T: core::str::FromStr<Err = ghost_stories_engine::ParseError>,
{
    let parsed: Vec<T> = texts.iter().map(|text| field(name, text)).collect::<Result<_, _>>()?;
    let number = parsed.len();
    parsed
        .try_into()
        .map_err(|_| ReplayError::Field { field: name, problem: format!("expected {N} names, found {number}") })
}

impl FileSetup {
    /// White Moon, if it is played.
    fn white_moon(&self) -> Result<Option<WhiteMoonSetup>, ReplayError> {
        match (&self.portal, &self.incarnations) {
            (None, None) => Ok(None),
            (Some(portal), Some(incarnations)) => Ok(Some(WhiteMoonSetup {
                portal: field("portal", portal)?,
                incarnations: field("incarnations", incarnations)?,
            })),
            _ => {
                let problem = "expected both \"portal\" and \"incarnations\", or neither".to_owned();
                Err(ReplayError::Field { field: "portal", problem })
            }
        }
    }

    /// Black Secret, if it is played.
    fn black_secret(&self) -> Result<Option<BlackSecretSetup>, ReplayError> {
        match (&self.catacombs, &self.demons) {
            (None, None) => Ok(None),
            (Some(catacombs), Some(demons)) => Ok(Some(BlackSecretSetup {
                catacombs: field("catacombs", catacombs)?,
                board: field("demons", demons)?,
            })),
            _ => {
                let problem = "expected both \"catacombs\" and \"demons\", or neither".to_owned();
                Err(ReplayError::Field { field: "catacombs", problem })
            }
        }
    }

    /// What the expansions' components say.
    fn components(&self) -> Result<Components, ReplayError> {
        if self.data.is_some() && self.portal.is_none() && self.catacombs.is_none() {
            let problem = "data of an expansion, but neither White Moon nor Black Secret is played".to_owned();
            return Err(ReplayError::Field { field: "data", problem });
        }
        let own = self.data.as_deref().unwrap_or_default();
        Components::read(own).map_err(|error| ReplayError::Field { field: "data", problem: error.to_string() })
    }

    /// The set-up, if every name is one of the game's.
    pub fn setup(&self) -> Result<Setup, ReplayError> {
        let boards: [Colour; 4] = fields("boards", &self.boards)?;
        let shown: [Power; 4] = fields("powers", &self.powers)?;
        let mut powers = ByColour::from_fn(|colour| Power::of(colour)[0]);
        for (board, power) in boards.into_iter().zip(shown) {
            powers[board] = power;
        }
        let mut players = ColourSet::EMPTY;
        for name in &self.players {
            let player: Colour = field("players", name)?;
            if players.contains(player) {
                return Err(ReplayError::Field { field: "players", problem: format!("{player} is named twice") });
            }
            players.insert(player);
        }
        let setup = Setup {
            level: field::<Level>("level", &self.level)?,
            edition: field::<Edition>("rules", &self.rules)?,
            five_qi: self.five_qi,
            boards,
            powers,
            players,
            first: field("first", &self.first)?,
            village: fields("village", &self.village)?,
            components: self.components()?,
            white_moon: self.white_moon()?,
            black_secret: self.black_secret()?,
        };
        setup.check().map_err(|error| ReplayError::Start(LayoutError::Setup(error)))?;
        Ok(setup)
    }
}
