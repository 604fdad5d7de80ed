//! Moving with villagers, lying down and standing up, the rescue (W21, W22, W28).

use crate::black_secret::BlackSecretChoice;
use crate::cause::Cause;
use crate::choice::{Choice, Options};
use crate::colour::{Colour, ColourSet};
use crate::event::{Event, Observer};
use crate::facts::Middle;
use crate::position::Position;
use crate::power::Power;
use crate::rule::Rule;
use crate::setup::Edition;
use crate::stage::Stage;
use crate::step::PendingStep;
use crate::village::{Spot, SpotSet};
use crate::white_moon::{WhiteMoonChoice, WhiteMoonEvent, WhiteMoonStep};

impl Position {
    /// True if this Taoist lies on the ground (W28).
    #[inline]
    pub(crate) fn lies(&self, taoist: Colour) -> bool {
        self.white_moon.as_ref().is_some_and(|white_moon| white_moon.lying.contains(taoist))
    }

    /// Whether the top villager of `from` can be taken along to `to` (W21).
    #[inline]
    fn can_carry(&self, from: Spot, to: Spot) -> bool {
        self.white_moon.is_some() && from != to && !self.the_white_moon().piles[from].is_empty() && self.has_room(to)
    }

    /// The own moves that White Moon adds.
    pub(crate) fn walk_options(&self, options: &mut Options) {
        if self.turn.stage != Stage::BeforeMove {
            return;
        }
        let me = self.turn.board;
        if self.lies(me) {
            options.push(Choice::WhiteMoon(WhiteMoonChoice::StandUp));
            return;
        }
        let here = self.active().spot;
        self.carry_options(here, options);
        if self.has_power(me, Power::Spires) {
            let ladders = self.black_secret().map_or(SpotSet::EMPTY, |black_secret| black_secret.ladders);
            let inhabited = if self.is_below(me) { SpotSet::EMPTY } else { self.visible_villagers() };
            let steps = here.neighbours().both(inhabited.union(ladders));
            options.extend(steps.iter().map(|spot| Choice::WhiteMoon(WhiteMoonChoice::Step(self.village.tile(spot)))));
        }
    }

    fn carry_options(&self, here: Spot, options: &mut Options) {
        if self.is_below(self.turn.board) {
            return;
        }
        for spot in here.neighbours().iter().filter(|&spot| self.can_carry(here, spot)) {
            options.push(Choice::WhiteMoon(WhiteMoonChoice::Carry(self.village.tile(spot))));
        }
    }

    /// The second step of Dance of the Spires; or the one after standing up (W21, W28).
    pub(crate) fn second_step_options(&self, options: &mut Options) {
        let here = self.active().spot;
        options.extend(here.neighbours().iter().map(|spot| Choice::Move(self.village.tile(spot))));
        self.carry_options(here, options);
        if self.black_secret.is_some() && !self.turn.done.climbed && self.has_ladder(self.turn.board) {
            options.push(Choice::BlackSecret(BlackSecretChoice::Climb(self.turn.board)));
        }
        options.push(Choice::Decline);
    }

    /// A step of the own move, alone or with a villager; the first of two where Dance of the Spires allows a second.
    pub(crate) fn walk(&mut self, to: Spot, carries: bool, first: bool, observer: &mut impl Observer) {
        let me = self.turn.board;
        let from = self.active().spot;
        let cause = if carries { Cause::Carrying } else { Cause::OwnMove };
        if first && self.has_power(me, Power::Spires) {
            self.stack.push(PendingStep::WhiteMoon(WhiteMoonStep::SecondStep));
        }
        self.turn.stage = Stage::Moved;
        self.put_taoist(me, self.village.tile(to), cause, observer);
        if carries {
            self.move_villager(from, to, cause, observer);
        }
    }

    /// The move is spent on standing up; with Dance of the Spires one step is left (W28).
    pub(crate) fn stand_up(&mut self, observer: &mut impl Observer) {
        let me = self.turn.board;
        self.turn.stage = Stage::Moved;
        self.raise(me, observer);
        if self.has_power(me, Power::Spires) {
            self.stack.push(PendingStep::WhiteMoon(WhiteMoonStep::SecondStep));
        }
    }

    /// What comes after the move begins while it is unspent: one who lies stands up first, and that was his move (W28).
    #[cold]
    #[inline(never)]
    pub(crate) fn stand_up_before(&mut self, choice: Choice, observer: &mut impl Observer) {
        let me = self.turn.board;
        let ends_the_move = match choice {
            Choice::Help
            | Choice::Exorcise
            | Choice::PlaceBuddha(_)
            | Choice::TakeToken
            | Choice::EndTurn
            | Choice::WhiteMoon(WhiteMoonChoice::Rescue | WhiteMoonChoice::SuLing(_) | WhiteMoonChoice::PlaceCrystal) => {
                true
            }
            Choice::UsePower(board) => self.powers[board] == Power::TwinWinds && self.edition == Edition::Classic,
            // Before the move, at any time, or the move itself.
            Choice::Move(_)
            | Choice::SpendToken(_)
            | Choice::YinYang
            | Choice::BlackSecret(_)
            | Choice::WhiteMoon(
                WhiteMoonChoice::Carry(_)
                | WhiteMoonChoice::Step(_)
                | WhiteMoonChoice::StandUp
                | WhiteMoonChoice::Use(_)
                // Not offered in Yang.
                | WhiteMoonChoice::Save(_)
                | WhiteMoonChoice::Escort(..)
                | WhiteMoonChoice::Raise(_)
                | WhiteMoonChoice::Sacrifice(_)
                | WhiteMoonChoice::Return(_)
                | WhiteMoonChoice::GiveUp(_)
                | WhiteMoonChoice::Light
                | WhiteMoonChoice::Train(_)
                | WhiteMoonChoice::Defeat { .. }
                | WhiteMoonChoice::Beat { .. }
                | WhiteMoonChoice::PayCrystal(_)
                | WhiteMoonChoice::Roll
                | WhiteMoonChoice::Turn(_)
                | WhiteMoonChoice::Ward
                | WhiteMoonChoice::Give(_),
            )
            | Choice::Place(_)
            | Choice::Discard(_)
            | Choice::LoseQi(_)
            | Choice::LayMantra(_)
            | Choice::TakeTao(_)
            | Choice::MoveTaoist(..)
            | Choice::Ask(_)
            | Choice::Restore(_)
            | Choice::Revive(_)
            | Choice::Banish(_)
            | Choice::DriveBack(_)
            | Choice::SetCircle(_)
            | Choice::MoveGhost(..)
            | Choice::Decline
            | Choice::Keep
            | Choice::Reroll(_)
            | Choice::RerollCurse
            | Choice::Defeat { .. }
            | Choice::Pay(_)
            | Choice::First(_)
            | Choice::GainQi
            | Choice::GainYinYang
            | Choice::GiveQi(_)
            | Choice::GiveYinYang(_) => false,
        };
        if ends_the_move && self.turn.stage == Stage::BeforeMove && self.lies(me) {
            self.turn.stage = Stage::Moved;
            self.raise(me, observer);
        }
    }

    pub(crate) fn raise(&mut self, taoist: Colour, observer: &mut impl Observer) {
        self.white_moon_mut().lying.remove(taoist);
        observer.notice(Event::WhiteMoon(WhiteMoonEvent::TaoistStoodUp { taoist }));
    }

    /// Where another may be sent: alone, with the top villager, or, lying, nowhere but up (W21, W28).
    #[inline]
    pub(crate) fn send_options(&self, taoist: Colour, spots: SpotSet, options: &mut Options) {
        let spots = spots.without(SpotSet::only(self.taoists[taoist].spot));
        if self.white_moon.is_some() {
            return self.send_options_of_white_moon(taoist, spots, options);
        }
        options.extend(spots.iter().map(|to| Choice::MoveTaoist(taoist, self.village.tile(to))));
    }

    #[cold]
    #[inline(never)]
    fn send_options_of_white_moon(&self, taoist: Colour, spots: SpotSet, options: &mut Options) {
        if self.lies(taoist) {
            options.push(Choice::WhiteMoon(WhiteMoonChoice::Raise(taoist)));
            return;
        }
        let from = self.taoists[taoist].spot;
        for to in spots.iter() {
            let tile = self.village.tile(to);
            options.push(Choice::MoveTaoist(taoist, tile));
            if self.can_carry(from, to) && !self.is_below(taoist) {
                options.push(Choice::WhiteMoon(WhiteMoonChoice::Escort(taoist, tile)));
            }
        }
    }

    /// Whether somebody could be sent to a spot, or raised.
    pub(crate) fn can_be_sent(&self, taoist: Colour, to: Spot) -> bool {
        self.on_one_level(taoist, self.turn.board) && (self.lies(taoist) || self.taoists[taoist].spot != to)
    }

    /// Those whom the Gathering Gong can still call.
    pub(crate) fn gong_reaches(&self, left: ColourSet) -> ColourSet {
        let here = self.active().spot;
        left.both(self.others()).iter().filter(|&taoist| self.can_be_sent(taoist, here)).collect()
    }

    /// True while the Portal lies on its tile (W70).
    pub fn portal_is_open(&self) -> bool {
        self.white_moon.is_some() && !self.in_play(Middle::HoldsPortal)
    }

    /// True if a card with this middle stone lies on a board.
    #[inline]
    pub(crate) fn in_play(&self, stone: Middle) -> bool {
        self.occupied.iter().any(|space| self.cards[space].is_some_and(|card| self.facts(card).middle() == stone))
    }

    /// The rule by which there is nobody to rescue here, if so (W22).
    #[cold]
    #[inline(never)]
    pub(crate) fn why_nobody_to_rescue(&self) -> Option<Rule> {
        let Some(white_moon) = &self.white_moon else { return Some(Rule::W(22)) };
        let possible = self.active().spot == white_moon.portal && !white_moon.piles[white_moon.portal].is_empty();
        match (possible, self.portal_is_open()) {
            (true, true) => None,
            (true, false) => Some(Rule::W(70)),
            _ => Some(Rule::W(22)),
        }
    }
}
