//! The first step of Yin with White Moon: ghost by ghost from right to left (W10).

use crate::asked_by::AskedBy;
use crate::black_secret::{BlackSecretStep, Placing};
use crate::cause::Cause;
use crate::curse::Origin;
use crate::event::Observer;
use crate::facts::Middle;
use crate::position::Position;
use crate::space::{Slot, Space};
use crate::stage::Turn;
use crate::step::PendingStep;
use crate::white_moon::WhiteMoonStep;

impl Position {
    /// The ghosts that are still to act, from the right: they were there when the turn began and have not left.
    fn still_to_act(&self) -> impl Iterator<Item = Space> {
        let Turn { board, acting, .. } = self.turn;
        let slots = Slot::ALL.into_iter().rev().filter(move |&slot| acting.contains(slot));
        slots.map(move |slot| Space::new(board, slot))
    }

    /// True while what strikes at the start is not over.
    pub(crate) fn is_starting(&self) -> bool {
        self.stack.contains(PendingStep::WhiteMoon(WhiteMoonStep::Starts))
    }

    /// What strikes at the start.
    pub(crate) fn starts(&mut self, observer: &mut impl Observer) -> bool {
        let at_start = |space| {
            let stone = self.middle(space)?;
            let strikes = matches!(
                stone,
                Middle::GroupLoseTao
                    | Middle::Voracious
                    | Middle::BringsGhost
                    | Middle::Shapeshifter
                    | Middle::Skeletons
            );
            strikes.then_some((space, stone))
        };
        let Some((space, stone)) = self.still_to_act().find_map(at_start) else {
            self.stack.replace_top(PendingStep::WhiteMoon(WhiteMoonStep::Acts));
            return true;
        };
        self.acts_no_more(space);
        self.effect_begins();
        match stone {
            Middle::GroupLoseTao => {
                let by = self.cards[space].map_or(AskedBy::Cause(Cause::Discard), AskedBy::Ghost);
                self.stack.push(PendingStep::GroupDiscard(0, by));
            }
            Middle::Voracious => self.stack.push(PendingStep::WhiteMoon(WhiteMoonStep::KillChosen(Cause::Voracious))),
            Middle::BringsGhost => self.stack.push(PendingStep::BringGhost),
            Middle::Skeletons => {
                self.stack.push(PendingStep::BlackSecret(BlackSecretStep::Skeletons { left: 1, how: Placing::May }));
            }
            _ => self.shapeshift(space, observer),
        }
        true
    }

    /// The other middle stones.
    pub(crate) fn acts(&mut self, observer: &mut impl Observer) -> bool {
        let Some(space) = self.still_to_act().next() else {
            self.stack.replace_top(PendingStep::Overrun);
            return true;
        };
        self.acts_no_more(space);
        self.effect_begins();
        match self.middle(space) {
            Some(Middle::Haunter) => self.figure_steps(space, observer),
            Some(Middle::Tormentor) => self.stack.push(PendingStep::Curse(Origin::Ghost(space))),
            Some(Middle::Devourer) => self.stack.push(PendingStep::WhiteMoon(WhiteMoonStep::Devour(space))),
            Some(Middle::ActivateDemon) if self.black_secret.is_some() => {
                self.stack.push(PendingStep::BlackSecret(BlackSecretStep::Activate));
            }
            _ => {}
        }
        true
    }
}
