//! What the ghosts of a board are going to do (B30 to B34).

use crate::black_secret::{BlackSecretStep, MantraSet};
use crate::cause::Cause;
use crate::colour::Colour;
use crate::dice::CurseFace;
use crate::event::{Observer, observed};
use crate::position::{Position, RunningExorcism};
use crate::step::{PendingStep, Stack};
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
        position.exorcism = RunningExorcism::NONE;
        position.stack = Stack::EMPTY;
        if let Some(black_secret) = &mut position.black_secret {
            // Nobody can foresee what Wu-Feng does, nor what mantras will.
            black_secret.mantras = [None; 6];
            black_secret.reserve = MantraSet::EMPTY;
        }
        position.stack.push(PendingStep::BeginTurn(board));
        loop {
            // In Black Secret Yang may begin with a victory, and an effect end with one, which nobody can foresee (S60).
            let black_secret = position.black_secret.is_some();
            position.run_until(
                |step| is_left_open(step, board) || (black_secret && step == PendingStep::StartYang),
                observer,
            );
            if position.ending.is_some() {
                return position;
            }
            if !position.go_on_unforeseen(observer) {
                return position;
            }
        }
    }

    /// Goes on from a choice or from chance as [`Position::foresee`] tells; false if it ends there.
    fn go_on_unforeseen(&mut self, observer: &mut impl Observer) -> bool {
        match self.stack.top {
            PendingStep::CurseRoll { source, again } => {
                self.curse_rolled(source, CurseFace::Nothing, again, observer);
            }
            PendingStep::CurseRolled { source, face, .. } => {
                self.curse_strikes(source, face, observer);
            }
            PendingStep::Discard(taoist) => {
                self.stack.pop();
                if let Some(tao) = self.taoists[taoist].tao.colours().next() {
                    self.lose_tao(taoist, tao, Cause::Discard, observer);
                }
            }
            PendingStep::LoseQiForPossessed(cause) => {
                self.stack.pop();
                if let Some(taoist) = self.living.first() {
                    self.lose_qi(taoist, cause, observer);
                }
            }
            PendingStep::BlackSecret(BlackSecretStep::Demons(_)) => {
                self.stack.replace_top(PendingStep::BlackSecret(BlackSecretStep::BeginYin));
            }
            PendingStep::StartYang | PendingStep::BlackSecret(BlackSecretStep::TurnEnds) => return false,
            // Nobody can foresee what else Wu-Feng does, nor what mantras will.
            PendingStep::BlackSecret(_) => self.stack.pop(),
            // What an incarnation draws goes from the deck and is not laid.
            PendingStep::Draw if self.is_starting() => match self.drawable().iter().next() {
                Some(card) => self.drawn(card, observer),
                None => return false,
            },
            PendingStep::Place(_) if self.is_starting() => self.stack.pop(),
            PendingStep::WhiteMoon(step) => return self.go_on_unforeseen_in_white_moon(step, observer),
            // A choice or chance that is not of this Yin.
            PendingStep::Draw
            | PendingStep::Place(_)
            | PendingStep::Yang
            | PendingStep::LayMantra
            | PendingStep::TakeTao { .. }
            | PendingStep::TwinWinds
            | PendingStep::YinYang
            | PendingStep::Altar
            | PendingStep::Cemetery
            | PendingStep::Hut
            | PendingStep::Watchman
            | PendingStep::Circle
            | PendingStep::PavilionGhost
            | PendingStep::PavilionTaoist
            | PendingStep::TaoRoll(_)
            | PendingStep::Reroll
            | PendingStep::Split
            | PendingStep::Pay
            | PendingStep::Curses(_)
            | PendingStep::Rewards(_)
            | PendingStep::QiOrYinYang
            | PendingStep::GroupQi
            | PendingStep::GroupYinYang
            // The turn is over.
            | PendingStep::Rest
            | PendingStep::BeginTurn(_)
            // These are carried out at once, so it never stops there.
            | PendingStep::StrikeAtStart(_)
            | PendingStep::Haunters(_)
            | PendingStep::Tormentors(_)
            | PendingStep::Overrun
            | PendingStep::Arrival
            | PendingStep::BringGhost
            | PendingStep::LeftStone(..)
            | PendingStep::GroupDiscard(..)
            | PendingStep::Curse(_)
            | PendingStep::Herbalist
            | PendingStep::TeaHouseQi
            | PendingStep::HutQi
            | PendingStep::Leave
            | PendingStep::ExorcismOver
            | PendingStep::Help { .. } => return false,
        }
        true
    }

    #[cold]
    #[inline(never)]
    fn go_on_unforeseen_in_white_moon(&mut self, step: WhiteMoonStep, observer: &mut impl Observer) -> bool {
        match step {
            WhiteMoonStep::Curse(..) => self.stack.pop(),
            WhiteMoonStep::GiveArtifact { .. } => match self.options().first() {
                Some(&choice) => self.play_unchecked(choice, observer),
                None => return false,
            },
            WhiteMoonStep::Reveal(_) => match self.hidden_villagers().nth(0) {
                Some(family) => self.revealed(family, observer),
                None => return false,
            },
            WhiteMoonStep::KillChosen(cause) => {
                self.stack.pop();
                if let Some(spot) = self.visible_villagers().iter().next() {
                    self.kill_top(spot, cause, observer);
                }
            }
            // A choice or chance that is not of this Yin.
            WhiteMoonStep::Pick
            | WhiteMoonStep::LoseQi
            | WhiteMoonStep::TaoLeaves(_)
            | WhiteMoonStep::CallIncarnation
            | WhiteMoonStep::SecondStep
            | WhiteMoonStep::Gong(_)
            | WhiteMoonStep::Lantern
            | WhiteMoonStep::TakeTao { .. }
            | WhiteMoonStep::Restore
            | WhiteMoonStep::School
            | WhiteMoonStep::SplitSchool(_)
            | WhiteMoonStep::Sword
            | WhiteMoonStep::Claw(_)
            | WhiteMoonStep::SuLing
            | WhiteMoonStep::Light(_)
            | WhiteMoonStep::Barrier { .. }
            | WhiteMoonStep::SplitBarrier { .. }
            // These are carried out at once, so it never stops there.
            | WhiteMoonStep::Starts
            | WhiteMoonStep::Acts
            | WhiteMoonStep::Flee(_)
            | WhiteMoonStep::Devour(_)
            | WhiteMoonStep::KillAll(_)
            | WhiteMoonStep::TurnEnds
            | WhiteMoonStep::Barriers => return false,
        }
        true
    }
}

/// True for a step that is not carried out: the next turn, and curses, which nobody can foresee.
fn is_left_open(step: PendingStep, board: Colour) -> bool {
    let next_turn = matches!(step, PendingStep::BeginTurn(next) if next != board);
    let open = matches!(
        step,
        PendingStep::WhiteMoon(WhiteMoonStep::Curse(..))
            | PendingStep::BlackSecret(
                BlackSecretStep::Demons(_)
                    | BlackSecretStep::PlayIncarnation
                    | BlackSecretStep::EffectOver
                    | BlackSecretStep::TurnEnds,
            )
    );
    next_turn || open
}
