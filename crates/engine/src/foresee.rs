//! What the ghosts of a board are going to do (B30 to B34).

use crate::black_secret::{BlackSecretStep, MantraSet};
use crate::cause::Cause;
use crate::colour::Colour;
use crate::dice::CurseFace;
use crate::event::{Observer, observed};
use crate::position::{Exorcism, Position};
use crate::step::{Stack, Step};
use crate::white_moon::WhiteMoonStep;

impl Position {
    /// The position after steps 1 and 2 of the Yin of `board`, as if its turn began now; a finished game stays as it is.
    ///
    /// The Curse die shows nothing, and where players would choose the first option is taken. The deaths of villagers bring no
    /// curses, whoever is turned up is of the first family that is not seen yet, and what an incarnation draws stays out. What the
    /// running turn has still to do is left out. A living player's board then waits for its ghost to be drawn or, overrun, for the
    /// player; with any other board the turn is over, and the position is there to be looked at and foreseen further.
    #[must_use]
    pub fn foresee(&self, board: Colour, observer: &mut impl Observer) -> Position {
        observed(observer, |observer| self.foreseen(board, observer))
    }

    fn foreseen(&self, board: Colour, observer: &mut impl Observer) -> Position {
        let mut position = *self;
        if position.ending.is_some() {
            return position;
        }
        position.exorcism = Exorcism::NONE;
        position.stack = Stack::EMPTY;
        if let Some(black_secret) = &mut position.black_secret {
            // Nobody can foresee what Wu-Feng does, nor what mantras will.
            black_secret.mantras = [None; 6];
            black_secret.reserve = MantraSet::EMPTY;
        }
        position.stack.push(Step::BeginTurn(board));
        loop {
            // In Black Secret Yang may begin with a victory, and an effect end with one, which nobody can foresee (S60).
            let black_secret = position.black_secret.is_some();
            position.run_until(|step| is_left_open(step, board) || (black_secret && step == Step::StartYang), observer);
            if position.ending.is_some() {
                return position;
            }
            match position.stack.top {
                Step::CurseRoll { source, again } => {
                    position.curse_rolled(source, CurseFace::Nothing, again, observer);
                }
                Step::CurseRolled { source, face, .. } => {
                    position.curse_strikes(source, face, observer);
                }
                Step::Discard(taoist) => {
                    position.stack.pop();
                    if let Some(tao) = position.taoists[taoist].tao.colours().next() {
                        position.lose_tao(taoist, tao, Cause::Discard, observer);
                    }
                }
                Step::LoseQiForPossessed(cause) => {
                    position.stack.pop();
                    if let Some(taoist) = position.living.first() {
                        position.lose_qi(taoist, cause, observer);
                    }
                }
                Step::BlackSecret(BlackSecretStep::Demons(_)) => {
                    position.stack.replace_top(Step::BlackSecret(BlackSecretStep::BeginYin));
                }
                Step::StartYang | Step::BlackSecret(BlackSecretStep::TurnEnds) => return position,
                Step::WhiteMoon(WhiteMoonStep::Curse(..)) | Step::BlackSecret(_) => position.stack.pop(),
                // What an incarnation draws goes from the deck and is not laid.
                Step::Draw if position.is_starting() => match position.drawable().iter().next() {
                    Some(card) => position.drawn(card, observer),
                    None => return position,
                },
                Step::Place(_) if position.is_starting() => position.stack.pop(),
                Step::WhiteMoon(WhiteMoonStep::GiveArtifact { .. }) => match position.options().first() {
                    Some(&choice) => position.play_unchecked(choice, observer),
                    None => return position,
                },
                Step::WhiteMoon(WhiteMoonStep::Reveal(_)) => match position.hidden_villagers().nth(0) {
                    Some(family) => position.revealed(family, observer),
                    None => return position,
                },
                Step::WhiteMoon(WhiteMoonStep::KillChosen(cause)) => {
                    position.stack.pop();
                    if let Some(spot) = position.visible_villagers().iter().next() {
                        position.kill_top(spot, cause, observer);
                    }
                }
                _ => return position,
            }
        }
    }
}

/// True for a step that is not carried out: the next turn, and curses, which nobody can foresee.
fn is_left_open(step: Step, board: Colour) -> bool {
    match step {
        Step::BeginTurn(next) => next != board,
        Step::WhiteMoon(WhiteMoonStep::Curse(..))
        | Step::BlackSecret(
            BlackSecretStep::Demons(_)
            | BlackSecretStep::PlayIncarnation
            | BlackSecretStep::EffectOver
            | BlackSecretStep::TurnEnds,
        ) => true,
        _ => false,
    }
}
