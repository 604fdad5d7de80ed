//! The bots by their names and settings.

use core::fmt;
use core::str::FromStr;
use core::time::Duration;

use ghost_stories_engine::{Choice, Options};
use ghost_stories_table::{Purpose, Stream};

use crate::bot::{Bot, View};
use crate::expert::Expert;
use crate::novice::Novice;

/// How long a bot may think about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Budget {
    /// So many positions: the same answer on every machine.
    Nodes(u64),
    /// So long.
    Time(Duration),
}

/// A bot by name, with its settings: `random`, `novice`, `expert`, `expert:nodes=100000`, `expert:ms=500`, `ignores-villagers` or `oracle`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Player {
    /// Takes each option with the same chance.
    Random,
    /// Plays by rules of thumb and exact odds, at once.
    Novice,
    /// Searches.
    Expert(Budget),
    /// Searches likewise, but villagers are nothing to it: the measure of what regard for them is worth. Older files and scripts call it `heedless`.
    IgnoresVillagers(Budget),
    /// Searches, and knows every card and every roll to come: no fair player, but the measure of what chance leaves to be won.
    Oracle(Budget),
}

impl Player {
    /// What the expert looks at for one decision unless told otherwise.
    pub const NODES: Budget = Budget::Nodes(10_000);

    /// And the oracle: enough that it bounds from above what others can win.
    pub const FORESIGHT: Budget = Budget::Nodes(80_000);

    /// The name without settings.
    pub const fn name(self) -> &'static str {
        match self {
            Player::Random => "random",
            Player::Novice => "novice",
            Player::Expert(_) => "expert",
            Player::IgnoresVillagers(_) => "ignores-villagers",
            Player::Oracle(_) => "oracle",
        }
    }

    /// A bot of this kind for game number `game` of `seed`; the oracle without a game to look into plays as the expert.
    pub fn bot(self, seed: u64, game: u64) -> Box<dyn Bot + Send> {
        let stream = Stream::new(seed, game, Purpose::Players);
        match self {
            Player::Random => Box::new(RandomBot { stream, options: Options::new() }),
            Player::Novice => Box::new(Novice::new(stream)),
            Player::Expert(budget) | Player::Oracle(budget) => Box::new(Expert::new(seed, budget)),
            Player::IgnoresVillagers(budget) => Box::new(Expert::ignores_villagers(seed, budget)),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        match self {
            Player::Random
            | Player::Novice
            | Player::Expert(Player::NODES)
            | Player::IgnoresVillagers(Player::NODES)
            | Player::Oracle(Player::FORESIGHT) => Ok(()),
            Player::Expert(budget) | Player::IgnoresVillagers(budget) | Player::Oracle(budget) => match budget {
                Budget::Nodes(nodes) => write!(f, ":nodes={nodes}"),
                Budget::Time(time) => write!(f, ":ms={}", time.as_millis()),
            },
        }
    }
}

/// Why a text names no player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerError(String);

impl fmt::Display for PlayerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}; the players are random, novice, expert, ignores-villagers and oracle, the last three with a budget if you \
             like, such as expert:nodes=100000 or expert:ms=500",
            self.0
        )
    }
}

impl core::error::Error for PlayerError {}

impl FromStr for Player {
    type Err = PlayerError;

    fn from_str(text: &str) -> Result<Player, PlayerError> {
        let (name, settings) = match text.split_once(':') {
            Some((name, settings)) => (name, Some(settings)),
            None => (text, None),
        };
        let budget = match settings.map(|settings| settings.split_once('=')) {
            None if name == "oracle" => Player::FORESIGHT,
            None => Player::NODES,
            Some(Some((unit @ ("nodes" | "ms"), number))) => {
                let number = number.parse().ok().filter(|number| (1..=1_000_000_000).contains(number));
                let number: u64 = number.ok_or_else(|| {
                    PlayerError(format!("the budget of “{text}” is not a whole number from 1 to 1000000000"))
                })?;
                if unit == "nodes" { Budget::Nodes(number) } else { Budget::Time(Duration::from_millis(number)) }
            }
            Some(_) => return Err(PlayerError(format!("“{text}” has settings nobody knows"))),
        };
        match (name, settings) {
            ("random", None) => Ok(Player::Random),
            ("novice", None) => Ok(Player::Novice),
            ("random" | "novice", Some(_)) => Err(PlayerError(format!("{name} has no settings"))),
            ("expert", _) => Ok(Player::Expert(budget)),
            ("ignores-villagers" | "heedless", _) => Ok(Player::IgnoresVillagers(budget)),
            ("oracle", _) => Ok(Player::Oracle(budget)),
            _ => Err(PlayerError(format!("there is no player “{name}”"))),
        }
    }
}

struct RandomBot {
    stream: Stream,
    options: Options,
}

impl Bot for RandomBot {
    fn choose(&mut self, view: &View) -> Choice {
        view.position().write_options(&mut self.options);
        self.stream.pick(&self.options)
    }
}
