use std::fmt;
use std::str::FromStr;

use ghost_stories_bots::{Budget, Player};
use ghost_stories_command_line::ValueError;
use ghost_stories_engine::{Components, Edition, Incarnations, Letter, Level, ParseError, Tile, deserialize_notation};
use ghost_stories_lang::message;
use ghost_stories_table::{BlackSecretSetupOptions, Portal, Problem, SetupOptions, WhiteMoonSetupOptions, nine_tiles};
use serde::{Deserialize, Serialize};

use crate::usage::no_player;

/// What is played: so many games in each cell of a grid of teams, levels and numbers of players. Two runs of the same experiment
/// give the same result.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Experiment {
    /// The version of the program, since bots change with it.
    pub program: String,
    pub bots: Vec<Team>,
    pub levels: Vec<Level>,
    pub players: Vec<u8>,
    pub rules: Edition,
    pub five_qi: bool,
    /// White Moon, if it is played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub white_moon: Option<ExperimentWhiteMoon>,
    /// Black Secret, if it is played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub black_secret: Option<ExperimentBlackSecret>,
    /// The nine tiles row by row from the north-west, if they are not dealt.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub village: Vec<Tile>,
    /// Games of each cell.
    pub games: u64,
    pub seed: u64,
    /// Whether the estimate of the chance to win is compared with what happens.
    pub calibration: bool,
}

/// How White Moon is played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExperimentWhiteMoon {
    pub portal: Portal,
    pub incarnations: Incarnations,
    pub random_tiles: bool,
    /// What a player's own data file says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub data: Option<String>,
}

impl ExperimentWhiteMoon {
    pub fn of(setup_options: &SetupOptions) -> Option<ExperimentWhiteMoon> {
        let WhiteMoonSetupOptions { portal, incarnations } = setup_options.white_moon?;
        let (random_tiles, data) = (setup_options.random_tiles, setup_options.components.own());
        Some(ExperimentWhiteMoon { portal, incarnations, random_tiles, data })
    }

    fn apply(&self, setup_options: &mut SetupOptions) {
        setup_options.white_moon = Some(WhiteMoonSetupOptions { portal: self.portal, incarnations: self.incarnations });
        apply_both(self.random_tiles, self.data.as_deref(), setup_options);
    }
}

/// How Black Secret is played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExperimentBlackSecret {
    /// The side of the catacombs; none for both at random.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub catacombs: Option<Letter>,
    /// The side of Wu-Feng's board likewise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub demons: Option<Letter>,
    pub random_tiles: bool,
    /// What a player's own data file says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub data: Option<String>,
}

impl ExperimentBlackSecret {
    pub fn of(setup_options: &SetupOptions) -> Option<ExperimentBlackSecret> {
        let BlackSecretSetupOptions { catacombs, board } = setup_options.black_secret?;
        let (random_tiles, data) = (setup_options.random_tiles, setup_options.components.own());
        Some(ExperimentBlackSecret { catacombs, demons: board, random_tiles, data })
    }

    fn apply(&self, setup_options: &mut SetupOptions) {
        setup_options.black_secret = Some(BlackSecretSetupOptions { catacombs: self.catacombs, board: self.demons });
        apply_both(self.random_tiles, self.data.as_deref(), setup_options);
    }
}

fn apply_both(random_tiles: bool, data: Option<&str>, setup_options: &mut SetupOptions) {
    setup_options.random_tiles = random_tiles;
    setup_options.components = data.and_then(|data| Components::read(data).ok()).unwrap_or_else(Components::ours);
}

/// One combination of team, level and number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cell<'a> {
    pub team: &'a Team,
    pub level: Level,
    pub players: u8,
}

impl Experiment {
    /// The cells in their order: by team, then level, then number of players.
    pub fn cells(&self) -> Vec<Cell<'_>> {
        let mut cells = Vec::new();
        for team in &self.bots {
            for &level in &self.levels {
                cells.extend(self.players.iter().map(|&players| Cell { team, level, players }));
            }
        }
        cells
    }

    /// How many games all cells have together. Games are numbered through all cells, one cell after the other.
    pub fn total(&self) -> u64 {
        self.games * (self.bots.len() * self.levels.len() * self.players.len()) as u64
    }

    pub fn setup_options(&self, cell: Cell<'_>) -> SetupOptions {
        let mut setup_options = SetupOptions::new(cell.players, cell.level, self.rules);
        setup_options.five_qi = self.five_qi;
        self.white_moon.iter().for_each(|white_moon| white_moon.apply(&mut setup_options));
        self.black_secret.iter().for_each(|black_secret| black_secret.apply(&mut setup_options));
        setup_options.village = nine_tiles(&self.village).ok();
        setup_options
    }

    /// The options of `simulate` that play this experiment.
    pub fn command(&self) -> String {
        let mut command = format!("ghost-stories simulate --games {} --seed {}", self.games, self.seed);
        for taoists in self.distinct(|team| joined(&team.taoists)) {
            command += &format!(" --bot {taoists}");
        }
        for wu_feng in self.distinct(|team| team.wu_feng.map_or(String::new(), |player| player.to_string())) {
            command += &format!(" --wu-feng {wu_feng}");
        }
        command += &format!(" --level {}", joined(&self.levels));
        command += &format!(" --players {}", joined(&self.players));
        command += &format!(" --rules {}", self.rules);
        if self.five_qi {
            command += " --five-qi";
        }
        if let Some(white_moon) = &self.white_moon {
            command +=
                &format!(" --white-moon --portal {} --incarnations {}", white_moon.portal, white_moon.incarnations);
        }
        if let Some(black_secret) = &self.black_secret {
            command += " --black-secret";
            for (option, side) in [("--catacombs", black_secret.catacombs), ("--demons", black_secret.demons)] {
                if let Some(side) = side {
                    command += &format!(" {option} {side}");
                }
            }
        }
        let of_white_moon =
            self.white_moon.as_ref().map(|white_moon| (white_moon.random_tiles, white_moon.data.is_some()));
        let of_black_secret =
            self.black_secret.as_ref().map(|black_secret| (black_secret.random_tiles, black_secret.data.is_some()));
        if let Some((random_tiles, data)) = of_white_moon.or(of_black_secret) {
            if random_tiles {
                command += " --random-tiles";
            }
            if data {
                command += " --data FILE";
            }
        }
        if !self.village.is_empty() {
            command += &format!(" --village {}", joined(&self.village));
        }
        if self.calibration {
            command += " --calibration";
        }
        command
    }

    /// What is told of the teams, each once and without what is empty.
    fn distinct(&self, tell: impl Fn(&Team) -> String) -> Vec<String> {
        let mut told: Vec<String> = Vec::new();
        for one in self.bots.iter().map(tell) {
            if !one.is_empty() && !told.contains(&one) {
                told.push(one);
            }
        }
        told
    }
}

pub fn joined<T: fmt::Display>(things: &[T]) -> String {
    things.iter().map(T::to_string).collect::<Vec<_>>().join(",")
}

/// The bots of one table, clockwise from the first player; they come round again if there are more seats. In Black Secret also the bot
/// that is Wu-Feng.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Team {
    pub taoists: Vec<Player>,
    pub wu_feng: Option<Player>,
}

/// What stands between the Taoists and Wu-Feng where both are named.
const AGAINST: &str = " against ";

impl Team {
    /// True if nobody at the table thinks.
    pub fn is_random(&self) -> bool {
        self.taoists.iter().chain(&self.wu_feng).all(|player| *player == Player::Random)
    }

    fn written(&self, name: impl Fn(Player) -> String) -> String {
        let taoists: Vec<String> = self.taoists.iter().map(|player| name(*player)).collect();
        let wu_feng = self.wu_feng.map_or(String::new(), |player| format!("{AGAINST}{}", name(player)));
        format!("{}{wu_feng}", taoists.join(","))
    }
}

impl fmt::Display for Team {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.written(|player| player.to_string()))
    }
}

impl FromStr for Team {
    type Err = ValueError;

    fn from_str(text: &str) -> Result<Team, ValueError> {
        let player = |name: &str| name.parse::<Player>().map_err(|error| ValueError(no_player(&error)));
        let (text, wu_feng) = match text.split_once(AGAINST) {
            Some((text, wu_feng)) => (text, Some(player(wu_feng)?)),
            None => (text, None),
        };
        let players: Vec<Player> = text.split(',').map(player).collect::<Result<_, _>>()?;
        match players.as_slice() {
            [_, _, _, _, _, ..] => Err(ValueError(message!("value-team"))),
            // The same bot in every seat is that bot, however often it is named.
            [first, rest @ ..] if rest.iter().all(|player| player == first) => {
                Ok(Team { taoists: vec![*first], wu_feng })
            }
            _ => Ok(Team { taoists: players, wu_feng }),
        }
    }
}

/// A team in a file has its budgets written out, so that a later default is not taken for the earlier one.
impl Serialize for Team {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.written(in_full))
    }
}

impl<'de> Deserialize<'de> for Team {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Team, D::Error> {
        deserialize_notation(deserializer)
    }
}

/// A bot's name with its budget.
pub fn in_full(player: Player) -> String {
    match player {
        Player::Expert(Budget::Nodes(nodes))
        | Player::IgnoresVillagers(Budget::Nodes(nodes))
        | Player::Oracle(Budget::Nodes(nodes)) => format!("{}:nodes={nodes}", player.name()),
        _ => player.to_string(),
    }
}

/// One of several machines that share an experiment: it plays every `of`-th game, from number `shard` on (counted from 1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shard {
    pub shard: u64,
    pub of: u64,
}

impl Shard {
    pub const WHOLE: Shard = Shard { shard: 1, of: 1 };

    /// How many of the `total` games are its own.
    pub fn games(self, total: u64) -> u64 {
        (total + self.of - self.shard) / self.of
    }

    /// The number, among all games, of its game `index`.
    pub fn game(self, index: u64) -> u64 {
        self.shard - 1 + index * self.of
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.shard, self.of)
    }
}

impl FromStr for Shard {
    type Err = ValueError;

    fn from_str(text: &str) -> Result<Shard, ValueError> {
        let numbers = text.split_once('/').and_then(|(shard, of)| Some((shard.parse().ok()?, of.parse().ok()?)));
        match numbers {
            Some((shard, of)) if (1..=of).contains(&shard) && of <= 1_000_000 => Ok(Shard { shard, of }),
            _ => Err(ValueError(message!("value-shard"))),
        }
    }
}

/// One value of an option, or all there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OneOrAll<T> {
    One(T),
    All,
}

impl OneOrAll<Level> {
    pub fn level(text: &str) -> Result<OneOrAll<Level>, ValueError> {
        match text {
            "all" => Ok(OneOrAll::All),
            _ => text
                .parse()
                .map(OneOrAll::One)
                .map_err(|error: ParseError| ValueError(message!("value-or-all", problem: error.message()))),
        }
    }
}

impl OneOrAll<u8> {
    pub fn players(text: &str) -> Result<OneOrAll<u8>, ValueError> {
        match (text, text.parse()) {
            ("all", _) => Ok(OneOrAll::All),
            (_, Ok(players)) if (1..=4).contains(&players) => Ok(OneOrAll::One(players)),
            _ => Err(ValueError(message!("value-players"))),
        }
    }
}

impl<T: Copy + Ord> OneOrAll<T> {
    /// What was named, each once and in order.
    pub fn list(named: &[OneOrAll<T>], all: &[T]) -> Vec<T> {
        let has =
            |value: &T| named.iter().any(|named| matches!(named, OneOrAll::All) || *named == OneOrAll::One(*value));
        all.iter().copied().filter(has).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_share_the_games_without_gap_or_overlap() {
        for (total, of) in [(10, 1), (10, 3), (3, 5), (16_000, 7)] {
            let mut all: Vec<u64> = Vec::new();
            for shard in (1..=of).map(|shard| Shard { shard, of }) {
                all.extend((0..shard.games(total)).map(|index| shard.game(index)));
            }
            all.sort_unstable();
            assert_eq!(all, (0..total).collect::<Vec<_>>(), "{total} games, {of} shards");
        }
    }

    #[test]
    fn a_team_of_one_bot_is_that_bot_and_is_stored_with_its_budget() {
        let team: Team = "expert,expert".parse().unwrap();
        assert_eq!(team.to_string(), "expert");
        let stored = serde_json::to_string(&team).unwrap();
        assert!(stored.contains("nodes="), "{stored}");
        assert_eq!(serde_json::from_str::<Team>(&stored).unwrap(), team);
        assert_eq!("expert:ms=20,random".parse::<Team>().unwrap().to_string(), "expert:ms=20,random");
        assert!("novice,,random".parse::<Team>().is_err());
    }

    #[test]
    fn several_levels_are_put_in_order_and_named_once() {
        let list = |names: &[&str]| {
            let named: Vec<_> = names.iter().map(|name| OneOrAll::level(name).unwrap()).collect();
            OneOrAll::list(&named, &Level::ALL)
        };
        assert_eq!(list(&["hell", "normal", "hell"]), [Level::Normal, Level::Hell]);
        assert_eq!(list(&["hell", "all"]), Level::ALL);
    }
}
