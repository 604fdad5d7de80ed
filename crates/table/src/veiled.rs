use ghost_stories_engine::{CardSet, Choice, Outcome, Position, Secret, SecretChoice, Setup};

use crate::game::Step;

/// A record as those may be told it who must not know Wu-Feng's hand (S7): in place of each card that he holds stands another that he
/// could have drawn, the same whatever he drew. What he has played, and a finished game, are told as they were.
pub fn veiled(setup: &Setup, steps: &[Step]) -> Vec<Step> {
    let mut told = steps.to_vec();
    let Ok(mut position) = Position::new(setup, &mut ()) else { return told };
    if position.secret().is_none() {
        return told;
    }
    let in_hand = |position: &Position| position.secret().map_or(0, Secret::in_hand);
    let mut held = Vec::new();
    for (index, &step) in steps.iter().enumerate() {
        let before = in_hand(&position);
        let played = match step {
            Step::Choice(choice) => position.play(choice, &mut ()),
            Step::Outcome(outcome) => position.resolve(outcome, &mut ()),
        };
        if played.is_err() {
            return told;
        }
        match step {
            Step::Outcome(Outcome::Card(card)) if in_hand(&position) > before => held.push((index, card)),
            Step::Choice(Choice::Secret(SecretChoice::Incarnation(card))) => held.retain(|&(_, other)| other != card),
            _ => {}
        }
    }
    if position.ending().is_none() {
        let possible = position.veiled().unseen().both(CardSet::EVERY_INCARNATION);
        for ((index, _), card) in held.into_iter().zip(possible.iter()) {
            told[index] = Step::Outcome(Outcome::Card(card));
        }
    }
    told
}

#[cfg(test)]
mod tests {
    use ghost_stories_engine::{ByColour, Edition, Level, Waiting};

    use super::*;
    use crate::{MoonWishes, SecretWishes, Table, Wishes};

    fn table(seed: u64) -> (Setup, Table) {
        let wishes = Wishes {
            secret: Some(SecretWishes::default()),
            moon: seed.is_multiple_of(2).then(MoonWishes::default),
            ..Wishes::new(4, Level::Nightmare, Edition::Revised)
        };
        let setup = wishes.deal_game(seed, 0);
        (setup, Table::new(setup, seed, ByColour::default()).unwrap())
    }

    fn play(setup: &Setup, steps: &[Step]) -> Position {
        let mut position = Position::new(setup, &mut ()).unwrap();
        for &step in steps {
            match step {
                Step::Choice(choice) => position.play(choice, &mut ()).unwrap(),
                Step::Outcome(outcome) => position.resolve(outcome, &mut ()).unwrap(),
            }
        }
        position
    }

    #[test]
    fn s7_a_veiled_record_can_be_played_and_looks_the_same_whatever_is_in_the_hand() {
        let mut hidden = 0;
        for seed in 0..60 {
            let (setup, mut table) = table(seed);
            for turn in 0usize.. {
                if table.advance().is_none() {
                    let options = table.position().options();
                    if options.is_empty() {
                        break;
                    }
                    table.choose(options[turn * 13 % options.len()]).unwrap();
                }
                let holds = table.position().secret().unwrap().in_hand() > 0;
                if turn % 7 != 0 && !holds {
                    continue;
                }
                let steps = table.game().steps();
                let told = veiled(&setup, steps);
                let position = play(&setup, &told);
                assert_eq!(position.veiled(), table.position().veiled(), "seed {seed}");
                if holds && !matches!(table.position().waiting(), Waiting::Over(_)) {
                    hidden += 1;
                    assert_eq!(veiled(&setup, &told), told, "what is told tells no more of the hand");
                }
            }
            assert_eq!(veiled(&setup, table.game().steps()), table.game().steps(), "a finished game hides nothing");
        }
        assert!(hidden > 100, "{hidden}");
    }
}
