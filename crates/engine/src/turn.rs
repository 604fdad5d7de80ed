//! The course of a turn: Yin, Yang, the next board (B20 to B36).

use crate::asked_by::AskedBy;
use crate::black_secret::BlackSecretStep;
use crate::cause::Cause;
use crate::colour::Colour;
use crate::curse::Origin;
use crate::ending::Ending;
use crate::event::{Event, Observer};
use crate::facts::Middle;
use crate::position::Position;
use crate::power::Power;
use crate::space::{Slot, Space, SpaceSet};
use crate::stage::{Stage, Turn};
use crate::step::{PendingStep, Stack};
use crate::taoist::Owner;
use crate::white_moon::WhiteMoonStep;

impl Position {
    /// Does what needs neither choice nor chance until something does, or the game is over.
    pub(crate) fn run(&mut self, observer: &mut impl Observer) {
        self.run_until(|_| false, observer);
    }

    /// Like [`Position::run`], but also stops before the first step for which `reached` holds.
    pub(crate) fn run_until(&mut self, reached: impl Fn(PendingStep) -> bool, observer: &mut impl Observer) {
        while self.ending.is_none() {
            if reached(self.stack.top) {
                return;
            }
            let done = match self.stack.top {
                PendingStep::Draw
                | PendingStep::Place(_)
                | PendingStep::LoseQiForPossessed(_)
                | PendingStep::Discard(_)
                | PendingStep::CurseRoll { .. }
                | PendingStep::LayMantra
                | PendingStep::TwinWinds
                | PendingStep::YinYang
                | PendingStep::Altar
                | PendingStep::Cemetery
                | PendingStep::Hut
                | PendingStep::Watchman
                | PendingStep::Circle
                | PendingStep::TaoRoll(_)
                | PendingStep::Split
                | PendingStep::Rest => false,

                PendingStep::BeginTurn(board) => self.begin_turn(board, observer),
                PendingStep::StrikeAtStart(slot) => self.strike_at_start(slot),
                PendingStep::Haunters(slot) => self.haunters(slot, observer),
                PendingStep::Tormentors(slot) => self.tormentors(slot),
                PendingStep::Overrun => self.overrun(observer),
                PendingStep::Arrival => self.arrival(),
                PendingStep::StartYang => self.start_yang(observer),
                PendingStep::Yang => self.yang(observer),

                PendingStep::BringGhost => self.bring_ghost(observer),
                PendingStep::LeftStone(card, space, icon) => self.left_stone(card, space, icon, observer),
                PendingStep::GroupDiscard(steps, by) => self.group_discard(steps, by),
                PendingStep::Curse(source) => self.curse(source, observer),
                PendingStep::CurseRolled { source, face, again } => {
                    let waits = (!again && self.may_reroll(source)) || self.may_ward(source);
                    !waits && self.curse_strikes(source, face, observer)
                }

                PendingStep::TakeTao { cause, .. } => self.no_tao_to_take(cause, observer),
                PendingStep::Herbalist => self.herbalist(observer),
                PendingStep::PavilionGhost => self.skip_if(!self.can_move_a_ghost()),
                PendingStep::PavilionTaoist => self.skip_if(self.pavilion_passengers().is_empty()),
                PendingStep::TeaHouseQi => self.tea_house_qi(observer),
                PendingStep::HutQi => self.hut_qi(observer),
                PendingStep::Help { tile, cause } => self.help(tile, cause, observer),

                PendingStep::Reroll => {
                    self.skip_if(self.exorcism.dice.is_empty() || !self.may_reroll_as(self.turn.board))
                }
                PendingStep::Pay => self.pay_what_is_clear(observer),
                PendingStep::Leave => self.leave_together(observer),
                PendingStep::Curses(which) => self.curses(which),
                PendingStep::Rewards(which) => self.rewards(which, observer),
                PendingStep::QiOrYinYang => self.skip_if(self.bank_qi == 0 && self.active().yin_yang),
                PendingStep::GroupQi => self.no_qi_to_give(observer),
                PendingStep::GroupYinYang => self.skip_if(self.without_yin_yang().is_empty()),
                PendingStep::ExorcismOver => self.exorcism_over(observer),
                PendingStep::WhiteMoon(step) => self.run_white_moon(step, observer),
                PendingStep::BlackSecret(step) => self.run_black_secret(step, observer),
            };
            if !done {
                return;
            }
        }
    }

    pub(crate) fn skip_if(&mut self, condition: bool) -> bool {
        if condition {
            self.stack.pop();
        }
        condition
    }

    fn goes_on_with(&mut self, step: PendingStep) -> bool {
        self.stack.replace_top(step);
        true
    }

    pub(crate) fn end(&mut self, ending: Ending, observer: &mut impl Observer) {
        self.ending = Some(ending);
        self.stack = Stack::EMPTY;
        observer.notice(Event::GameOver { ending });
    }

    fn begin_turn(&mut self, board: Colour, observer: &mut impl Observer) -> bool {
        self.turn = Turn::of(board);
        self.turn.fallen = self.players.contains(board) && !self.living.contains(board);
        let ghosts = self.ghost_spaces();
        self.turn.acting = Slot::ALL.into_iter().filter(|&slot| ghosts.contains(Space::new(board, slot))).collect();
        observer.notice(Event::TurnBegan { board });
        if let Some(white_moon) = &mut self.white_moon {
            white_moon.called = false;
            white_moon.su_ling_moved = false;
            white_moon.fresh = 0;
        }
        if self.black_secret.is_some() && self.owner(board) == Owner::Living {
            return self.demons_begin();
        }
        self.begin_yin()
    }

    /// In Yin the ghosts act that were there when the turn began.
    pub(crate) fn begin_yin(&mut self) -> bool {
        let board = self.turn.board;
        self.goes_on_with(if self.occupied.both(SpaceSet::of_board(board)).is_empty() {
            PendingStep::Arrival
        } else if self.acts_from_right() {
            PendingStep::WhiteMoon(WhiteMoonStep::Starts)
        } else {
            PendingStep::StrikeAtStart(0)
        })
    }

    /// True if the ghosts act in the order of W10, in either expansion (S8).
    #[inline]
    pub(crate) fn acts_from_right(&self) -> bool {
        self.white_moon.is_some() || self.black_secret.is_some()
    }

    pub(crate) fn next_turn(&mut self) {
        if self.black_secret.is_some() {
            self.stack.replace_top(PendingStep::BlackSecret(BlackSecretStep::TurnEnds));
        } else {
            self.turn_goes_on();
        }
    }

    /// The turn is over but for White Moon.
    pub(crate) fn turn_goes_on(&mut self) {
        let next = self.seating.clockwise(self.turn.board, 1);
        let step = if self.white_moon.is_some() {
            PendingStep::WhiteMoon(WhiteMoonStep::TurnEnds)
        } else {
            PendingStep::BeginTurn(next)
        };
        self.stack.replace_top(step);
    }

    /// The next slot from `slot` on whose ghost acts in step 1 by this middle stone.
    fn next_acting(&self, slot: u8, stone: Middle) -> Option<u8> {
        (slot..3).find(|&slot| {
            self.turn.acting.contains(Slot::ALL[slot as usize])
                && self.cards[self.slot_space(slot)].is_some_and(|card| self.facts(card).middle() == stone)
        })
    }

    fn strike_at_start(&mut self, slot: u8) -> bool {
        let Some(slot) = self.next_acting(slot, Middle::GroupLoseTao) else {
            return self.goes_on_with(PendingStep::Haunters(0));
        };
        self.stack.replace_top(PendingStep::StrikeAtStart(slot + 1));
        let by = self.cards[self.slot_space(slot)].map_or(AskedBy::Cause(Cause::Discard), AskedBy::Ghost);
        self.stack.push(PendingStep::GroupDiscard(0, by));
        true
    }

    fn haunters(&mut self, slot: u8, observer: &mut impl Observer) -> bool {
        let Some(slot) = self.next_acting(slot, Middle::Haunter) else {
            return self.goes_on_with(PendingStep::Tormentors(0));
        };
        self.stack.replace_top(PendingStep::Haunters(slot + 1));
        self.figure_steps(self.slot_space(slot), observer);
        true
    }

    /// A haunting figure goes on: onto the first stone, or from there to haunt and back to its card (B31).
    pub(crate) fn figure_steps(&mut self, space: Space, observer: &mut impl Observer) {
        if self.figures.contains(space) {
            self.figures.remove(space);
            if let Some(card) = self.cards[space] {
                observer.notice(Event::FigureReturned { card, space, cause: Cause::Haunter });
            }
            self.haunt_from(space, Cause::Haunter, observer);
        } else {
            self.figure_advances(space, Cause::Haunter, observer);
        }
    }

    fn tormentors(&mut self, slot: u8) -> bool {
        let Some(slot) = self.next_acting(slot, Middle::Tormentor) else {
            return self.goes_on_with(PendingStep::Overrun);
        };
        self.stack.replace_top(PendingStep::Tormentors(slot + 1));
        self.stack.push(PendingStep::Curse(Origin::Ghost(self.slot_space(slot))));
        true
    }

    /// Yin step 2 (B34): a full board costs a Qi and spares it the arrival.
    fn overrun(&mut self, observer: &mut impl Observer) -> bool {
        let board = self.turn.board;
        let full = Slot::ALL.into_iter().all(|slot| self.occupied.contains(Space::new(board, slot)));
        if !full {
            return self.goes_on_with(PendingStep::Arrival);
        }
        observer.notice(Event::Overrun { board });
        self.stack.replace_top(PendingStep::StartYang);
        self.lose_qi_on_turn(Cause::Overrun, observer);
        true
    }

    /// Yin step 3 (B36): only on a living player's board.
    fn arrival(&mut self) -> bool {
        self.stack.replace_top(PendingStep::StartYang);
        if self.is_active() {
            self.stack.push(PendingStep::BringGhost);
        }
        true
    }

    fn start_yang(&mut self, observer: &mut impl Observer) -> bool {
        if self.is_active() {
            self.turn.stage = Stage::BeforeMove;
            observer.notice(Event::YangBegan { taoist: self.turn.board });
        }
        self.goes_on_with(PendingStep::Yang)
    }

    /// True if the player on turn lives and was not dead on this very turn: who is brought back plays from his next one (B63, B80).
    #[inline]
    fn is_active(&self) -> bool {
        self.living.contains(self.turn.board) && !self.turn.fallen
    }

    /// Yang waits for the active player; if he is dead or there is none, the turn is over (B20, B63).
    fn yang(&mut self, observer: &mut impl Observer) -> bool {
        if self.black_secret.is_some() && self.is_cleared() {
            // The last Summoning card found nobody to play (S60).
            self.end(Ending::Won, observer);
            return true;
        }
        let over = !self.is_active();
        if over {
            self.next_turn();
        }
        over
    }

    /// True if the roller has Favourite of the Gods now (B117); it helps no neutral or possessed board (B35).
    pub(crate) fn may_reroll(&self, source: Origin) -> bool {
        self.may_reroll_as(self.roller(source))
    }

    fn may_reroll_as(&self, roller: Colour) -> bool {
        self.living.contains(roller) && self.has_power(roller, Power::Favourite)
    }
}
