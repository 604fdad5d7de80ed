//! Who plays which Taoist: a person, or a bot of some strength.

use std::collections::BTreeMap;

use ghost_stories_bots::{Budget, Player};
use ghost_stories_engine::{ByColour, Colour};
use ghost_stories_lang::Language;

/// The bots that can take a seat, the weakest first. The words of each language have the same order.
pub const BOTS: [Player; 4] =
    [Player::Random, Player::Novice, Player::Expert(Player::NODES), Player::Expert(Budget::Nodes(200_000))];

/// The bots by colour; where there is none, a person plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Seats(pub ByColour<Option<Player>>);

impl Seats {
    /// As they are kept beside a game, such as `{"green":"expert"}`. A name that is not known is a person's.
    pub fn read(text: &str) -> Seats {
        let mut seats = Seats::default();
        let named: BTreeMap<String, String> = serde_json::from_str(text).unwrap_or_default();
        for (colour, player) in named {
            if let Ok(colour) = colour.parse::<Colour>() {
                seats.0[colour] = player.parse().ok().filter(|player| BOTS.contains(player));
            }
        }
        seats
    }

    pub fn write(&self) -> String {
        let named: BTreeMap<&str, String> =
            self.0.iter().filter_map(|(colour, player)| Some((colour.name(), player.as_ref()?.to_string()))).collect();
        serde_json::to_string(&named).unwrap_or_default()
    }

    /// True if a bot plays at all.
    pub fn any_bot(&self) -> bool {
        self.0.iter().any(|(_, player)| player.is_some())
    }

    /// The player of a Taoist by name: "Ann", "Green", "Green (expert)".
    pub fn who(&self, language: Language, names: &ByColour<Option<String>>, taoist: Colour) -> String {
        let name = names[taoist].as_deref().unwrap_or_else(|| language.taoist(taoist));
        match self.0[taoist] {
            Some(player) => format!("{name} ({})", strength(language, player)),
            None => name.to_owned(),
        }
    }
}

/// How a bot plays, in a word.
fn strength(language: Language, player: Player) -> String {
    match BOTS.iter().position(|&bot| bot == player) {
        Some(index) => language.page().bots.strengths[index].to_owned(),
        None => player.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_read_as_they_were_written() {
        let mut seats = Seats::default();
        assert!(!seats.any_bot());
        for (taoist, player) in Colour::ALL.into_iter().zip(BOTS) {
            seats.0[taoist] = Some(player);
        }
        assert_eq!(Seats::read(&seats.write()), seats);
        seats.0[Colour::Red] = None;
        assert_eq!(Seats::read(&seats.write()), seats);
        assert_eq!(Seats::read("not JSON"), Seats::default());
        assert_eq!(Seats::read(r#"{"green":"champion","red":"oracle"}"#), Seats::default());
    }

    #[test]
    fn a_bot_is_called_by_its_colour_or_name_and_its_strength() {
        let mut seats = Seats::default();
        seats.0[Colour::Green] = Some(BOTS[2]);
        let mut names = ByColour::default();
        assert_eq!(seats.who(Language::English, &names, Colour::Green), "Green (expert)");
        assert_eq!(seats.who(Language::English, &names, Colour::Red), "Red");
        names[Colour::Green] = Some("Hal".to_owned());
        assert_eq!(seats.who(Language::Polish, &names, Colour::Green), "Hal (ekspert)");
    }
}
