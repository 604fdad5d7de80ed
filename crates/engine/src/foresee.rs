//! What the ghosts of a board are going to do (B30 to B34).

use crate::colour::Colour;
use crate::dice::CurseFace;
use crate::event::Observer;
use crate::position::{Exorcism, Position};
use crate::rule::Rule;
use crate::step::{Stack, Step};

impl Position {
    /// The position after steps 1 and 2 of the Yin of `board`, as if its turn began now; a finished game stays as it is.
    ///
    /// The Curse die shows nothing, and where players would choose the first option is taken. What the running turn has
    /// still to do is left out. A living player's board then waits for its ghost to be drawn or, overrun, for the
    /// player; with any other board the turn is over, and the position is there to be looked at and foreseen further.
    #[must_use]
    pub fn foresee(&self, board: Colour, observer: &mut impl Observer) -> Position {
        let mut position = *self;
        if position.ending.is_some() {
            return position;
        }
        position.exorcism = Exorcism::NONE;
        position.stack = Stack::EMPTY;
        position.stack.push(Step::BeginTurn(board));
        loop {
            position.run_until(|step| matches!(step, Step::BeginTurn(next) if next != board), observer);
            match position.stack.top() {
                Step::CurseRoll { source, again } => {
                    position.curse_rolled(source, CurseFace::Nothing, again, observer);
                }
                Step::CurseRolled { source, face, .. } => {
                    position.curse_strikes(source, face, observer);
                }
                Step::Discard(taoist) => {
                    position.stack.pop();
                    if let Some(tao) = position.taoists[taoist].tao.colours().next() {
                        position.lose_tao(taoist, tao, Rule::B(45), observer);
                    }
                }
                Step::LoseQiForPossessed(by) => {
                    position.stack.pop();
                    if let Some(taoist) = position.living.first() {
                        position.lose_qi(taoist, by, observer);
                    }
                }
                _ => return position,
            }
        }
    }
}
