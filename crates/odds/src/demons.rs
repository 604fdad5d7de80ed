use ghost_stories_engine::{Choice, Demon, DemonSet, Position};

use crate::chance::Odds;
use crate::dice_use::DiceUse;
use crate::goals::{Cases, better};
use crate::rolls::Rolls;

/// The odds of one exorcism underground with the best use of all that is available (S23).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DemonFight {
    /// How many dice are thrown.
    pub dice: u8,
    /// The demons at hand, each with the odds to exorcise it if that is the goal.
    pub demons: Vec<(Demon, Odds)>,
    /// The odds to exorcise at least one.
    pub any: Odds,
}

/// The goal of any demon; before it come the three demons.
const ANY: usize = 3;

/// The odds of an exorcism of demons attempted now; `None` if none may be attempted.
pub fn demon_fight(position: &Position) -> Option<DemonFight> {
    let demons = position.demon_targets();
    let mut thrown = *position;
    thrown.play(Choice::Exorcise, &mut ()).ok().filter(|()| !demons.is_empty())?;
    let rolls = Rolls::new(&thrown, &mut reached);
    let (cases, of) = rolls.before();
    let odds = |demon: Demon| (demon, Odds::new(cases[demon as usize], of));
    Some(DemonFight { dice: rolls.dice, demons: demons.iter().map(odds).collect(), any: Odds::new(cases[ANY], of) })
}

/// One case for each goal that the lying dice reach in the best way to use them.
fn reached(lying: &Position) -> Cases {
    let by = |choice| match DiceUse::from(choice) {
        DiceUse::Demons(demons) => cases(demons),
        // The Divine Sword comes between the roll and what it beats.
        DiceUse::Still => {
            let mut turned = *lying;
            turned.play_unchecked(choice, &mut ());
            reached(&turned)
        }
        DiceUse::Ghosts { .. } | DiceUse::OneGhost | DiceUse::Other => [0; 4],
    };
    lying.options().into_iter().map(by).fold([0; 4], better)
}

fn cases(beaten: DemonSet) -> Cases {
    let each = Demon::ALL.map(|demon| u64::from(beaten.contains(demon)));
    [each[0], each[1], each[2], u64::from(!beaten.is_empty())]
}
