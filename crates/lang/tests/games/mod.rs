//! Games played at random.

use ghost_stories_engine::*;
use ghost_stories_laws::{Bytes, DecisionSource, any_setup};

/// Plays a game of any kind to its end; `meet` sees every position, `hear` is told every event.
///
/// In every second game the Tao dice show white most of the time: such games go far and may even be won.
pub fn play(seed: u64, meet: &mut impl FnMut(&Position), hear: &mut impl FnMut(Event)) {
    let bytes = seed.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15).to_le_bytes();
    let mut chances = Bytes::new(&bytes);
    let mut observer = CallbackObserver(hear);
    let mut position = Position::new(&any_setup(&mut chances), &mut observer).expect("a set-up by the rules");
    loop {
        meet(&position);
        match position.waiting() {
            Waiting::Over(_) => return,
            Waiting::Choice(_) => {
                let options = position.options();
                let eager = options.iter().rfind(|option| is_bold(**option));
                let choice = match eager {
                    Some(&bold) if chances.below(4) > 0 => bold,
                    _ => options[chances.below(options.len())],
                };
                position.play(choice, &mut observer).expect("an option");
            }
            Waiting::Chance(_) => {
                let outcomes = position.outcomes();
                let lucky = seed % 2 == 1 && matches!(outcomes[0].0, Outcome::TaoDice(_)) && chances.below(4) > 0;
                let brought = if lucky { outcomes.len() - 1 } else { chances.below(outcomes.len()) };
                position.resolve(outcomes[brought].0, &mut observer).expect("a possible outcome");
            }
        }
    }
}

/// What brings a game on: exorcisms, and demons that search for urns.
fn is_bold(choice: Choice) -> bool {
    matches!(
        choice,
        Choice::Exorcise
            | Choice::Defeat { .. }
            | Choice::BlackSecret(
                BlackSecretChoice::Summon(..) | BlackSecretChoice::Search(_) | BlackSecretChoice::ShadowAttack
            )
    )
}
