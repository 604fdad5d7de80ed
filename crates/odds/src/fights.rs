use ghost_stories_engine::{Choice, Position, WhiteMoonChoice};

use crate::chance::Odds;
use crate::dice_use::DiceUse;
use crate::goals::Cases;
use crate::rolls::Rolls;

/// The odds of one roll against many ghosts: in the Kung-Fu School, or of the Mystic Barrier at a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fight {
    /// The choice that rolls: against which colour, or for this board.
    pub choice: Choice,
    /// How many dice are thrown.
    pub dice: u8,
    /// The odds to beat at least one ghost, two, three and four; as many as there are ghosts.
    pub at_least: Vec<Odds>,
}

/// The odds of every such roll that may be chosen now.
pub fn fights(position: &Position) -> Vec<Fight> {
    let rolls =
        |option: &Choice| matches!(option, Choice::WhiteMoon(WhiteMoonChoice::Train(_) | WhiteMoonChoice::Roll));
    position.options().into_iter().filter(rolls).filter_map(|choice| fight(position, choice)).collect()
}

fn fight(position: &Position, choice: Choice) -> Option<Fight> {
    let mut thrown = *position;
    thrown.play(choice, &mut ()).ok()?;
    let ghosts = thrown.rolled_against()?.len().min(4) as usize;
    let rolls = Rolls::new(&thrown, &mut |lying| cases(most(lying, ghosts)));
    let (cases, of) = rolls.before();
    let at_least = cases[..ghosts].iter().map(|&cases| Odds::new(cases, of)).collect();
    Some(Fight { choice, dice: rolls.dice, at_least })
}

/// One case for each number of ghosts that is reached.
fn cases(beaten: usize) -> Cases {
    core::array::from_fn(|number| u64::from(number < beaten))
}

/// The most ghosts that the lying dice can beat, of at most so many.
fn most(lying: &Position, ghosts: usize) -> usize {
    if ghosts == 0 {
        return 0;
    }
    let mut best = 0;
    for choice in lying.options() {
        let beats = match DiceUse::from(choice) {
            DiceUse::OneGhost => 1,
            // The Divine Sword comes between the roll and what it beats.
            DiceUse::Still => 0,
            DiceUse::Ghosts { .. } | DiceUse::Demons(_) | DiceUse::Other => continue,
        };
        let mut after = *lying;
        after.play_unchecked(choice, &mut ());
        best = best.max(beats + most(&after, ghosts - beats));
        if best == ghosts {
            break;
        }
    }
    best
}
