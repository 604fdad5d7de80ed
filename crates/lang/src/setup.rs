//! The words for what the players settle before a game, and for what cannot be played.

use ghost_stories_engine::{Colour, Power, SetupError, Tile};

use crate::Language;
use crate::message::Value;
use crate::name;
use crate::words::words;

words! {
    /// The words of the set-up. Errors have no full stop: the number of the rule follows.
    SetupWords "setup" {
        who_begins()
        begins_random()
        /// As one of the places of the Portal.
        portal_on()
        portal_tile()
        arrange_hint()
        shuffle()
        reset()
        left_out(tiles: &[Tile] = tiles.iter().copied().collect::<Value>())

        no_players()
        /// How many players there are.
        colours(players: u8)
        /// Who was to begin.
        first(taoist: Colour = name::taoist(taoist))
        first_no_player()
        tile_count(number: usize)
        tile_twice(tile: Tile)
        portal(tile: Tile)
        boards()
        /// The two powers of the board's colour.
        power(one: Power, other: Power)
        not_opposite()
        village()
        five_qi()
        school()
        calligrapher()
        /// The power that the red board must show.
        solo_spires(power: Power)
    }
}

impl Language {
    /// The words of the set-up.
    pub fn setup(self) -> SetupWords {
        SetupWords(self)
    }

    /// Why a set-up cannot be played, without a full stop.
    pub fn setup_error(self, error: SetupError) -> String {
        let words = self.setup();
        let told = match error {
            SetupError::Power(colour) => {
                let [one, other] = Power::of(colour);
                return words.power(one, other);
            }
            SetupError::SoloSpires => return words.solo_spires(Power::Spires),
            SetupError::Boards => words.boards(),
            SetupError::NoPlayers => words.no_players(),
            SetupError::NotOpposite => words.not_opposite(),
            SetupError::First => words.first_no_player(),
            SetupError::Village => words.village(),
            SetupError::FiveQi => words.five_qi(),
            SetupError::School => words.school(),
            SetupError::Calligrapher => words.calligrapher(),
        };
        told.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_error_of_a_set_up_has_words_of_its_own_without_a_full_stop() {
        for language in Language::ALL {
            let errors = [
                SetupError::Boards,
                SetupError::Power(Colour::Green),
                SetupError::NoPlayers,
                SetupError::NotOpposite,
                SetupError::First,
                SetupError::Village,
                SetupError::FiveQi,
                SetupError::School,
                SetupError::Calligrapher,
                SetupError::SoloSpires,
            ]
            .map(|error| language.setup_error(error));
            for (index, told) in errors.iter().enumerate() {
                assert!(!told.ends_with('.') && !errors[..index].contains(told), "{told}");
            }
        }
    }

    #[test]
    fn numbers_and_words_agree() {
        let told = |language: Language| [1, 3, 8].map(|number| language.setup().tile_count(number));
        assert!(told(Language::Polish)[1].ends_with("wybrano 3"));
        assert!(told(Language::English)[2].ends_with("not 8"));
    }
}
