//! Who plays which Taoist, and Wu-Feng: a person, or a bot of some strength.

use std::collections::BTreeMap;

use ghost_stories_bots::{Budget, Player};
use ghost_stories_engine::{ByColour, ColourSet, Who};
use ghost_stories_lang::Language;

/// The bots that can take a seat, the weakest first. The words of each language have the same order.
pub const BOTS: [Player; 4] =
    [Player::Random, Player::Novice, Player::Expert(Player::NODES), Player::Expert(Budget::Nodes(200_000))];

/// Under which word Wu-Feng's name is kept: a game's record has names for Taoists only.
const WU_FENG_NAME: &str = "wu-feng-name";

/// The bots by seat; where there is none, a person plays.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Seats {
    pub taoists: ByColour<Option<Player>>,
    pub wu_feng: Option<Player>,
    /// How the person who plays Wu-Feng is called.
    pub wu_feng_name: Option<String>,
}

impl Seats {
    /// As they are kept beside a game, such as `{"green":"expert","wu-feng":"novice"}`. A name that is not known is a person's.
    pub fn read(text: &str) -> Seats {
        let mut seats = Seats::default();
        let mut named: BTreeMap<String, String> = serde_json::from_str(text).unwrap_or_default();
        seats.wu_feng_name = named.remove(WU_FENG_NAME);
        for (who, player) in named {
            if let Ok(who) = who.parse::<Who>() {
                *seats.seat(who) = player.parse().ok().filter(|player| BOTS.contains(player));
            }
        }
        seats
    }

    /// One person among bots.
    #[cfg(test)]
    pub fn alone(person: Who) -> Seats {
        let bot = Some(BOTS[2]);
        let mut seats = Seats { taoists: ByColour::from_fn(|_| bot), wu_feng: bot, wu_feng_name: None };
        *seats.seat(person) = None;
        seats
    }

    pub fn write(&self) -> String {
        let bots = Who::ALL.into_iter().filter_map(|who| Some((who.name(), self.player(who)?.to_string())));
        let name = self.wu_feng_name.iter().map(|name| (WU_FENG_NAME, name.clone()));
        serde_json::to_string(&bots.chain(name).collect::<BTreeMap<_, _>>()).unwrap_or_default()
    }

    /// The bot of a seat, if one plays it.
    pub fn player(&self, who: Who) -> Option<Player> {
        match who {
            Who::Taoist(colour) => self.taoists[colour],
            Who::WuFeng => self.wu_feng,
        }
    }

    /// The seat itself, to be taken.
    pub fn seat(&mut self, who: Who) -> &mut Option<Player> {
        match who {
            Who::Taoist(colour) => &mut self.taoists[colour],
            Who::WuFeng => &mut self.wu_feng,
        }
    }

    /// True if a bot plays at all.
    pub fn any_bot(&self) -> bool {
        Who::ALL.into_iter().any(|who| self.player(who).is_some())
    }

    /// True if a person plays one of these Taoists.
    pub fn any_person(&self, taoists: ColourSet) -> bool {
        taoists.iter().any(|taoist| self.taoists[taoist].is_none())
    }

    /// True if there is something to keep: people without a name for Wu-Feng go without saying.
    pub fn says_something(&self) -> bool {
        self.any_bot() || self.wu_feng_name.is_some()
    }

    /// A player by name: "Ann", "Green", "Green (expert)", "Wu-Feng".
    pub fn who(&self, language: Language, names: &ByColour<Option<String>>, who: Who) -> String {
        let name = self.name(names, who).unwrap_or_else(|| language.who(who));
        match self.player(who) {
            Some(player) => format!("{name} ({})", strength(language, player)),
            None => name.to_owned(),
        }
    }

    /// The name that a player was given.
    pub fn name<'a>(&'a self, names: &'a ByColour<Option<String>>, who: Who) -> Option<&'a str> {
        match who {
            Who::Taoist(colour) => names[colour].as_deref(),
            Who::WuFeng => self.wu_feng_name.as_deref(),
        }
    }
}

/// How a bot plays, in a word.
fn strength(language: Language, player: Player) -> String {
    match BOTS.iter().position(|&bot| bot == player) {
        Some(index) => language.page().bots().strengths()[index].to_owned(),
        None => player.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use ghost_stories_engine::Colour;

    use super::*;

    #[test]
    fn seats_are_read_as_they_were_written() {
        let mut seats = Seats::default();
        assert!(!seats.says_something());
        for (who, player) in Who::ALL.into_iter().zip(BOTS.into_iter().cycle()) {
            *seats.seat(who) = Some(player);
        }
        assert_eq!(Seats::read(&seats.write()), seats);
        *seats.seat(Who::Taoist(Colour::Red)) = None;
        assert_eq!(Seats::read(&seats.write()), seats);
        let seats = Seats { wu_feng_name: Some("Ann".to_owned()), ..Seats::default() };
        assert!(seats.says_something() && !seats.any_bot());
        assert_eq!(Seats::read(&seats.write()), seats);
        assert_eq!(Seats::read("not JSON"), Seats::default());
        assert_eq!(Seats::read(r#"{"green":"champion","red":"oracle"}"#), Seats::default());
    }

    #[test]
    fn seats_from_before_wu_feng_had_one_are_still_read() {
        let seats = Seats::read(r#"{"green":"expert","blue":"novice"}"#);
        assert_eq!(seats.player(Who::Taoist(Colour::Green)), Some(BOTS[2]));
        assert_eq!(seats.player(Who::Taoist(Colour::Blue)), Some(BOTS[1]));
        assert_eq!((seats.wu_feng, seats.wu_feng_name), (None, None));
    }

    #[test]
    fn a_bot_is_called_by_its_colour_or_name_and_its_strength() {
        let mut seats = Seats { wu_feng: Some(BOTS[1]), ..Seats::default() };
        seats.taoists[Colour::Green] = Some(BOTS[2]);
        let mut names = ByColour::default();
        assert_eq!(seats.who(Language::English, &names, Who::Taoist(Colour::Green)), "Green (expert)");
        assert_eq!(seats.who(Language::English, &names, Who::Taoist(Colour::Red)), "Red");
        assert_eq!(seats.who(Language::English, &names, Who::WuFeng), "Wu-Feng (novice)");
        names[Colour::Green] = Some("Hal".to_owned());
        assert_eq!(seats.who(Language::Polish, &names, Who::Taoist(Colour::Green)), "Hal (ekspert)");
    }
}
