//! A record as those see it who do not know Wu-Feng's hand: other cards stand in for the cards of it.

use ghost_stories_engine::{Card, CardSet, Hand, Outcome, Position, Setup};

use crate::course::{Course, Gap, incarnation};
use crate::game::Step;
use crate::replay::WrittenPosition;
use crate::written;

/// A card in Wu-Feng's hand, the step that drew it, and the card that stands for it where the record is told to others: another that he
/// could have drawn, the same whatever he drew.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StandIn {
    /// How many steps come before the draw.
    pub index: usize,
    /// The card he holds.
    pub card: Card,
    /// The card that others are told.
    pub instead: Card,
}

/// A record as those may be told it who must not know Wu-Feng's hand (S7): in place of each card that he holds stands another that he
/// could have drawn, the same whatever he drew. What he has played, and a finished game, are told as they were.
///
/// `position` is the one after these steps. Who follows a game as it goes on asks its [`Course`], which does not search the record.
pub fn veiled(position: &Position, steps: &[Step]) -> Vec<Step> {
    let draws = steps.iter().enumerate().rev().filter_map(|(index, &step)| Some((index, incarnation(step)?)));
    with_stand_ins(steps.to_vec(), 0, &stand_ins(position, draws))
}

/// Steps, the first of them at this place of the record, with what stands for the cards of the hand.
pub fn with_stand_ins(mut steps: Vec<Step>, from: usize, stand_ins: &[StandIn]) -> Vec<Step> {
    for &StandIn { index, instead, .. } in stand_ins {
        if let Some(step) = index.checked_sub(from).and_then(|place| steps.get_mut(place)) {
            *step = Step::Outcome(Outcome::Card(instead));
        }
    }
    steps
}

/// What stands for the cards of the hand in this position, by their places, from the draws of incarnations in the record, the last first.
pub(crate) fn stand_ins(position: &Position, draws: impl Iterator<Item = (usize, Card)>) -> Vec<StandIn> {
    let Some(black_secret) = position.black_secret().filter(|_| position.ending().is_none()) else { return Vec::new() };
    let mut hidden = black_secret.hand.cards();
    let mut found = Vec::new();
    // No card is found twice while it is in the hand: the last draw brought it there, under whatever rules.
    for (index, card) in draws {
        if hidden.is_empty() {
            break;
        }
        if hidden.contains(card) {
            hidden.remove(card);
            found.push((index, card));
        }
    }
    let possible = position.veiled().unseen().both(CardSet::EVERY_INCARNATION);
    let pairs = found.into_iter().rev().zip(possible.iter());
    pairs.map(|((index, card), instead)| StandIn { index, card, instead }).collect()
}

/// The written positions from which a record goes on behind its gaps, for somebody who knows Wu-Feng's hand or must not.
pub fn gap_positions(course: &Course, setup: &Setup, knows_hand: bool) -> Vec<WrittenPosition> {
    let gaps = course.gaps().iter();
    let stand_ins = if knows_hand { Vec::new() } else { course.stand_ins() };
    gaps.filter_map(|gap| Some(WrittenPosition { after: gap.to, position: gap_position(gap, setup, &stand_ins)? }))
        .collect()
}

fn gap_position(gap: &Gap, setup: &Setup, stand_ins: &[StandIn]) -> Option<String> {
    let mut layout = gap.position.layout(setup)?;
    if let Some(black_secret) = &mut layout.black_secret {
        let held = black_secret.hand.cards();
        let instead =
            |card: Card| stand_ins.iter().find(|stand_in| stand_in.card == card).map_or(card, |it| it.instead);
        let told: CardSet = held.iter().map(instead).collect();
        black_secret.hand = told.iter().collect::<Hand>();
        layout.unseen = layout.unseen.union(held).without(told);
    }
    Some(written::write(&layout))
}

#[cfg(test)]
mod tests {
    use ghost_stories_engine::{ByColour, Edition, Level, Waiting};

    use super::*;
    use crate::{BlackSecretSetupOptions, Dealer, Purpose, SetupOptions, Stream, Table, WhiteMoonSetupOptions};

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
    #[test]
    fn s7_a_record_that_is_kept_veiled_is_the_one_that_is_veiled_at_once_whatever_is_taken_back() {
        let (mut hidden, mut taken_back, mut older) = (0, 0, 0);
        for seed in 0..60 {
            let (_, table) = table(seed);
            let (mut dealer, mut random) = (Dealer::new(seed, 0), Stream::new(seed, 1, Purpose::Players));
            let mut course = Course::new(*table.position());
            let mut positions = vec![*table.position()];
            while course.position().ending().is_none() {
                let position = *course.position();
                match random.below(24) {
                    0 => {
                        let to = course.steps().len().saturating_sub(random.below(16) as usize);
                        course.rewind(to);
                        positions.truncate(to + 1);
                        assert_eq!(course.position(), &positions[to]);
                        taken_back += 1;
                    }
                    // No rule has ever allowed this to four players, so it stands for what older rules allowed.
                    1 if position.between_steps() => {
                        course.follow("take-token".parse().unwrap(), &mut ());
                        assert_eq!(course.told(false), veiled(&position, &course.steps()[..course.known()]));
                        assert!(course.resume(&position));
                        positions.push(position);
                        older += 1;
                    }
                    _ => {
                        let forced = Step::forced(&position, &mut dealer);
                        let step = forced.unwrap_or_else(|| Step::Choice(random.pick(&position.options())));
                        course.step(step, &mut ()).unwrap();
                        positions.push(*course.position());
                    }
                }
                let told = course.told(false);
                assert_eq!(told, veiled(course.position(), course.steps()), "seed {seed}");
                hidden += usize::from(told != course.steps());
                let floor = course.floor();
                let before = floor + random.below((course.steps().len() - floor) as u32 + 1) as usize;
                assert_eq!(course.position_after(before), positions[before]);
            }
            assert_eq!(course.told(false), course.steps(), "a finished game hides nothing");
        }
        assert!(hidden > 500 && taken_back > 200 && older > 50, "{hidden} {taken_back} {older}");
    }
}
