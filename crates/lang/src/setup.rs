//! The words for what the players settle before a game, and for what cannot be played.

mod english;
mod french;
mod german;
mod polish;

use ghost_stories_engine::{Power, SetupError};

use crate::language::Language;

/// The words of the set-up. Every language fills in every field, or does not compile. Errors have no full stop: the number of the rule
/// follows.
#[expect(missing_docs, reason = "the English words say what each is for")]
pub struct SetupWords {
    pub who_begins: &'static str,
    pub begins_random: &'static str,
    /// As one of the places of the Portal.
    pub portal_on: &'static str,
    pub portal_tile: &'static str,
    pub arrange_hint: &'static str,
    pub shuffle: &'static str,
    pub reset: &'static str,
    /// Which tiles are left out.
    pub left_out: fn(&str) -> String,

    pub no_players: &'static str,
    /// How many players there are.
    pub colours: fn(u8) -> String,
    /// Who was to begin.
    pub first: fn(&str) -> String,
    pub first_no_player: &'static str,
    pub tile_count: fn(usize) -> String,
    pub tile_twice: fn(&str) -> String,
    pub portal: fn(&str) -> String,
    pub boards: &'static str,
    /// The two powers of the board's colour.
    pub power: fn(&str, &str) -> String,
    pub not_opposite: &'static str,
    pub village: &'static str,
    pub five_qi: &'static str,
    pub school: &'static str,
    pub calligrapher: &'static str,
    /// The power that the red board must show.
    pub solo_spires: fn(&str) -> String,
}

impl Language {
    /// The words of the set-up.
    pub fn setup(self) -> &'static SetupWords {
        match self {
            Language::English => english::SETUP,
            Language::Polish => polish::SETUP,
            Language::German => german::SETUP,
            Language::French => french::SETUP,
        }
    }

    /// Why a set-up cannot be played, without a full stop.
    pub fn setup_error(self, error: SetupError) -> String {
        let words = self.setup();
        let told = match error {
            SetupError::Power(colour) => {
                let [one, other] = Power::of(colour).map(|power| self.power(power));
                return (words.power)(one, other);
            }
            SetupError::SoloSpires => return (words.solo_spires)(self.power(Power::Spires)),
            SetupError::Boards => words.boards,
            SetupError::NoPlayers => words.no_players,
            SetupError::NotOpposite => words.not_opposite,
            SetupError::First => words.first_no_player,
            SetupError::Village => words.village,
            SetupError::FiveQi => words.five_qi,
            SetupError::School => words.school,
            SetupError::Calligrapher => words.calligrapher,
        };
        told.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use ghost_stories_engine::Colour;

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
        let told = |language: Language| [1, 3, 8].map(|number| (language.setup().tile_count)(number));
        assert!(told(Language::Polish)[1].ends_with("wybrano 3"));
        assert!(told(Language::English)[2].ends_with("not 8"));
    }
}
