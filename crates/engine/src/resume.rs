//! A game under way laid out on a table, so that it can be written down and go on from there.

use crate::layout::{Layout, Moment};
use crate::position::{Position, RunningExorcism};
use crate::setup::Setup;
use crate::space::SlotSet;
use crate::stage::Turn;

impl Position {
    /// The table as it lies between two steps of Yang, from which [`Position::from_layout`] goes on; `None` at any other moment.
    ///
    /// `setup` is that of the game: a position does not know who began, nor that there were five Qi.
    pub fn layout(&self, setup: &Setup) -> Option<Layout> {
        if !self.between_steps() {
            return None;
        }
        Some(Layout {
            setup: *setup,
            board: self.turn.board,
            moment: Moment::Yang(self.turn.stage),
            haunted: self.village.haunted,
            circle: self.village.circle,
            taoists: self.taoists,
            cards: self.cards,
            figures: self.figures,
            lasting: self.lasting,
            buddhas: self.buddhas,
            mantra: self.mantra,
            caught: self.caught,
            deck: self.deck,
            unseen: self.unseen,
            exorcised: self.exorcised,
            done: self.turn.done,
            on_deck: self.on_deck,
            white_moon: self.white_moon,
            black_secret: self.black_secret,
        })
    }

    /// True if the game goes on from both positions in the same way: they differ at most in what is over, such as the dice of the
    /// last exorcism.
    pub fn goes_on_like(&self, other: &Position) -> bool {
        self.without_what_is_over() == other.without_what_is_over()
    }

    fn without_what_is_over(&self) -> Position {
        let mut position = *self;
        if self.between_steps() {
            position.exorcism = RunningExorcism::NONE;
            position.turn = Turn { acting: SlotSet::EMPTY, ..self.turn };
            if let Some(black_secret) = &mut position.black_secret {
                black_secret.chooser = self.turn.board;
                // Summoning cards are counted as they come (S6).
                position.incarnations = 0;
            }
        }
        position
    }
}
