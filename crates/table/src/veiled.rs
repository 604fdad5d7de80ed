use ghost_stories_engine::{Card, CardSet, Hand, Outcome, Position, Setup};

use crate::course::{Course, Gap};
use crate::game::Step;
use crate::replay::WrittenPosition;
use crate::written;

/// A record as those may be told it who must not know Wu-Feng's hand (S7): in place of each card that he holds stands another that he
/// could have drawn, the same whatever he drew. What he has played, and a finished game, are told as they were.
///
/// `position` is the one after these steps.
pub fn veiled(position: &Position, steps: &[Step]) -> Vec<Step> {
    let mut told = steps.to_vec();
    for Stand { index, instead, .. } in stands(position, steps) {
        told[index] = Step::Outcome(Outcome::Card(instead));
    }
    told
}

/// The written positions from which a record goes on behind its gaps, for somebody who knows Wu-Feng's hand or must not.
pub fn gap_positions(course: &Course, setup: &Setup, knows_hand: bool) -> Vec<WrittenPosition> {
    let gaps = course.gaps().iter();
    let stands = if knows_hand { Vec::new() } else { stands(course.position(), course.steps()) };
    gaps.filter_map(|gap| Some(WrittenPosition { after: gap.to, position: gap_position(gap, setup, &stands)? }))
        .collect()
}

fn gap_position(gap: &Gap, setup: &Setup, stands: &[Stand]) -> Option<String> {
    let mut layout = gap.position.layout(setup)?;
    if let Some(black_secret) = &mut layout.black_secret {
        let held = black_secret.hand.cards();
        let instead = |card: Card| stands.iter().find(|stand| stand.card == card).map_or(card, |stand| stand.instead);
        let told: CardSet = held.iter().map(instead).collect();
        black_secret.hand = told.iter().collect::<Hand>();
        layout.unseen = layout.unseen.union(held).without(told);
    }
    Some(written::write(&layout))
}

/// A card in Wu-Feng's hand, the step that drew it, and the card that stands for it.
struct Stand {
    index: usize,
    card: Card,
    instead: Card,
}

fn stands(position: &Position, steps: &[Step]) -> Vec<Stand> {
    let Some(black_secret) = position.black_secret().filter(|_| position.ending().is_none()) else { return Vec::new() };
    let mut hidden = black_secret.hand.cards();
    let mut drawn = Vec::new();
    // No card is drawn twice while it is in the hand: the last draw brought it there, under whatever rules.
    for (index, &step) in steps.iter().enumerate().rev() {
        if let Step::Outcome(Outcome::Card(card)) = step
            && hidden.contains(card)
        {
            hidden.remove(card);
            drawn.push((index, card));
        }
    }
    let possible = position.veiled().unseen().both(CardSet::EVERY_INCARNATION);
    let pairs = drawn.into_iter().rev().zip(possible.iter());
    pairs.map(|((index, card), instead)| Stand { index, card, instead }).collect()
}

#[cfg(test)]
mod tests {
    use ghost_stories_engine::{ByColour, Edition, Level, Waiting};

    use super::*;
    use crate::{BlackSecretSetupOptions, SetupOptions, Table, WhiteMoonSetupOptions};

    fn table(seed: u64) -> (Setup, Table) {
        let setup_options = SetupOptions {
            black_secret: Some(BlackSecretSetupOptions::default()),
            white_moon: seed.is_multiple_of(2).then(WhiteMoonSetupOptions::default),
            ..SetupOptions::new(4, Level::Nightmare, Edition::Revised)
        };
        let setup = setup_options.deal_game(seed, 0);
        (setup, Table::new(setup, seed, ByColour::default()).unwrap())
    }

    fn play(setup: &Setup, steps: &[Step]) -> Position {
        let mut position = Position::new(setup, &mut ()).unwrap();
        for &step in steps {
            step.apply(&mut position, &mut ()).unwrap();
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
                let holds = table.position().black_secret().unwrap().in_hand() > 0;
                if turn % 7 != 0 && !holds {
                    continue;
                }
                let steps = table.game().steps();
                let told = veiled(table.position(), steps);
                let position = play(&setup, &told);
                assert_eq!(position.veiled(), table.position().veiled(), "seed {seed}");
                if holds && !matches!(table.position().waiting(), Waiting::Over(_)) {
                    hidden += 1;
                    assert_eq!(veiled(&position, &told), told, "what is told tells no more of the hand");
                }
            }
            assert_eq!(
                veiled(table.position(), table.game().steps()),
                table.game().steps(),
                "a finished game hides nothing"
            );
        }
        assert!(hidden > 100, "{hidden}");
    }
}
