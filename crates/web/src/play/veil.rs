//! Wu-Feng's hand, the only secret of the game, at a screen that everybody sees (S7).

use ghost_stories_engine::{BlackSecretChoice, Choice, Position};
use ghost_stories_table::Table;

use crate::online::Remote;
use crate::seats::Seats;

/// From whom Wu-Feng's hand is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Veil {
    /// From nobody: there is no hand, only Wu-Feng looks at the screen, or the game is over.
    Open,
    /// From everybody who plays beside him; he lifts a cover to see it while they look away.
    Cover,
    /// From all people: a bot plays him.
    Shut,
}

impl Veil {
    /// At a table of a server the hand is kept from everybody but the person who has Wu-Feng's seat; followed.
    pub fn at(table: &Table, seats: &Seats, remote: Option<&'static Remote>) -> Veil {
        match remote {
            None => Veil::of(table, seats),
            Some(_) if table.position().black_secret().is_none() || table.position().ending().is_some() => Veil::Open,
            Some(remote) if remote.is_wu_feng() => Veil::Open,
            Some(_) => Veil::Shut,
        }
    }

    pub fn of(table: &Table, seats: &Seats) -> Veil {
        let position = table.position();
        if position.black_secret().is_none() || position.ending().is_some() {
            return Veil::Open;
        }
        match seats.wu_feng {
            Some(_) => Veil::Shut,
            None if seats.any_person(position.players()) => Veil::Cover,
            None => Veil::Open,
        }
    }

    /// True if the hand is not to be seen now that the cover is lifted or not.
    pub fn hides(self, lifted: bool) -> bool {
        match self {
            Veil::Open => false,
            Veil::Cover => !lifted,
            Veil::Shut => true,
        }
    }
}

/// True if what may be chosen tells what Wu-Feng holds.
pub fn shows_hand(position: &Position) -> bool {
    let of_hand = |option: &Choice| matches!(option, Choice::BlackSecret(BlackSecretChoice::Incarnation(_)));
    position.options().iter().any(of_hand)
}

#[cfg(test)]
mod tests {
    use ghost_stories_engine::{ByColour, Colour, Edition, Level, Who};
    use ghost_stories_lang::Language;
    use ghost_stories_odds::{demon_fight, forecast, reach};
    use ghost_stories_table::{BlackSecretSetupOptions, SetupOptions};

    use super::*;
    use crate::explain::label;
    use crate::seats::BOTS;
    use crate::target::Target;

    fn table(black_secret: Option<BlackSecretSetupOptions>, seed: u64) -> Table {
        let setup_options = SetupOptions { black_secret, ..SetupOptions::new(4, Level::Normal, Edition::Revised) };
        Table::new(setup_options.deal_game(seed, 0), seed, ByColour::default()).unwrap()
    }

    fn black_secret(seed: u64) -> Table {
        table(Some(BlackSecretSetupOptions::default()), seed)
    }

    #[test]
    fn s7_the_hand_is_kept_from_everybody_but_wu_feng() {
        let (base, black_secret) = (table(None, 1), black_secret(1));
        assert_eq!(Veil::of(&base, &Seats::default()), Veil::Open);
        assert_eq!(Veil::of(&black_secret, &Seats::default()), Veil::Cover);
        assert_eq!(Veil::of(&black_secret, &Seats::alone(Who::WuFeng)), Veil::Open);
        assert_eq!(Veil::of(&black_secret, &Seats::alone(Who::Taoist(Colour::Red))), Veil::Shut);
        let beside = Seats { wu_feng: Some(BOTS[0]), ..Seats::default() };
        assert_eq!(Veil::of(&black_secret, &beside), Veil::Shut);
    }

    /// Plays a game out, and looks at the table before each step.
    fn play_out(table: &mut Table, mut look: impl FnMut(&Table)) {
        for turn in 0.. {
            if table.position().ending().is_some() {
                break;
            }
            look(table);
            if table.advance().is_none() {
                let options = table.position().options();
                table.choose(options[turn * 13 % options.len()]).unwrap();
            }
        }
    }

    #[test]
    fn a_finished_game_hides_nothing() {
        let mut table = black_secret(1);
        let seats = Seats::default();
        play_out(&mut table, |table| {
            let veil = Veil::of(table, &seats);
            assert!(veil.hides(false) && !veil.hides(true));
        });
        assert_eq!(Veil::of(&table, &seats), Veil::Open);
    }

    #[test]
    fn only_the_choice_of_an_incarnation_tells_of_the_hand() {
        let mut covered = 0;
        for seed in 0..40 {
            play_out(&mut black_secret(seed), |table| {
                let (position, veiled) = (table.position(), table.position().veiled());
                if shows_hand(position) {
                    covered += 1;
                    assert!(veiled.options().is_empty());
                } else {
                    assert_eq!(veiled.options(), position.options());
                }
            });
        }
        assert!(covered > 0);
    }

    #[test]
    fn all_that_is_shown_of_a_table_can_be_told_of_a_veiled_one() {
        play_out(&mut black_secret(2), |table| {
            let seen = table.position().veiled();
            forecast(&seen, 4);
            reach(&seen);
            demon_fight(&seen);
            for language in Language::ALL {
                assert!(!language.waiting(&seen).is_empty() && !language.position(&seen).is_empty());
                assert!(Target::all(&seen).all(|target| !label(language, &seen, target).is_empty()));
            }
        });
    }
}
