//! The first step of Yin with White Moon: ghost by ghost from right to left (W10).

use crate::curse::Origin;
use crate::event::Observer;
use crate::facts::Middle;
use crate::moon::MoonStep;
use crate::position::Position;
use crate::rule::Rule;
use crate::secret::{Placing, SecretStep};
use crate::space::{Slot, Space};
use crate::step::Step;

impl Position {
    /// The next ghost from the right that was there when the turn began and is still there; its number is how many came before.
    fn next_from_right(&self, from: u8) -> Option<(u8, Space, Middle)> {
        (from..3).find_map(|number| {
            let slot = Slot::ALL[2 - usize::from(number)];
            let space = Space::new(self.turn.board, slot);
            let stone = self.middle(space).filter(|_| self.turn.acting.contains(slot))?;
            Some((number, space, stone))
        })
    }

    /// True while what strikes at the start is not over.
    pub(crate) fn is_starting(&self) -> bool {
        self.stack.iter().any(|step| matches!(step, Step::Moon(MoonStep::Starts(_))))
    }

    /// What strikes at the start.
    pub(crate) fn starts(&mut self, from: u8, observer: &mut impl Observer) -> bool {
        let Some((number, space, stone)) = self.next_from_right(from) else {
            self.stack.replace_top(Step::Moon(MoonStep::Acts(0)));
            return true;
        };
        self.stack.replace_top(Step::Moon(MoonStep::Starts(number + 1)));
        self.effect_begins();
        match stone {
            Middle::GroupLoseTao => self.stack.push(Step::GroupDiscard(0)),
            Middle::Voracious => self.stack.push(Step::Moon(MoonStep::KillChosen(Rule::W(71)))),
            Middle::BringsGhost => self.stack.push(Step::BringGhost),
            Middle::Shapeshifter => self.shapeshift(space, observer),
            _ => {}
        }
        true
    }

    /// The other middle stones.
    pub(crate) fn acts(&mut self, from: u8, observer: &mut impl Observer) -> bool {
        let Some((number, space, stone)) = self.next_from_right(from) else {
            self.stack.replace_top(Step::Overrun);
            return true;
        };
        self.stack.replace_top(Step::Moon(MoonStep::Acts(number + 1)));
        self.effect_begins();
        match stone {
            Middle::Haunter => self.figure_steps(space, observer),
            Middle::Tormentor => self.stack.push(Step::Curse(Origin::Ghost(space))),
            Middle::Devourer => self.stack.push(Step::Moon(MoonStep::Devour(space))),
            Middle::ActivateDemon if self.secret.is_some() => self.stack.push(Step::Secret(SecretStep::Activate)),
            Middle::Skeletons if self.secret.is_some() => {
                self.stack.push(Step::Secret(SecretStep::Skeletons { left: 1, how: Placing::May }));
            }
            _ => {}
        }
        true
    }
}
