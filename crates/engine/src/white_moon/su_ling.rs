//! Su-Ling (W30 to W32).

use crate::card::Card;
use crate::cause::Cause;
use crate::event::{Event, Observer};
use crate::facts::Middle;
use crate::position::Position;
use crate::space::{Slot, Space, SpaceSet};
use crate::stage::Stage;
use crate::step::PendingStep;
use crate::village::Spot;
use crate::white_moon::{WhiteMoonEvent, WhiteMoonStep};

impl Position {
    /// Where Su-Ling may be placed this turn: another first stone, not before an incarnation (W30, W72).
    pub(crate) fn su_ling_spaces(&self) -> SpaceSet {
        let Some(white_moon) = &self.white_moon else { return SpaceSet::EMPTY };
        if !white_moon.called || white_moon.su_ling_moved || self.in_play(Middle::HoldsSuLing) {
            return SpaceSet::EMPTY;
        }
        let fits =
            |&space: &Space| white_moon.su_ling != Some(space) && !self.cards[space].is_some_and(Card::is_incarnation);
        Space::ALL.into_iter().filter(fits).collect()
    }

    /// Power tokens are taken: only what happens from now on lets her be placed at the turn's end (W11).
    #[cold]
    #[inline(never)]
    pub(crate) fn su_ling_waits(&mut self) {
        self.white_moon_mut().called = false;
    }

    /// The active player places her among the Buddhas and crystals, or at the turn's end after the power tokens (W11).
    pub(crate) fn place_su_ling_in_yang(&mut self, space: Space, observer: &mut impl Observer) {
        self.turn.stage = self.turn.stage.interrupted().max(Stage::Buddhas);
        self.place_su_ling(space, observer);
    }

    /// She comes before a space; at an end of a board a crystal may be put on the pedestal there (W32).
    pub(crate) fn place_su_ling(&mut self, space: Space, observer: &mut impl Observer) {
        let white_moon = self.white_moon_mut();
        white_moon.su_ling = Some(space);
        white_moon.called = false;
        white_moon.su_ling_moved = true;
        observer.notice(Event::WhiteMoon(WhiteMoonEvent::SuLingPlaced { space }));
        let corner = self.seating.line(space)[0];
        if space.slot() != Slot::Middle
            && self.the_white_moon().reserve() > 0
            && !self.the_white_moon().pedestals.contains(corner)
        {
            self.stack.push(PendingStep::WhiteMoon(WhiteMoonStep::Light(corner)));
        }
    }

    pub(crate) fn light(&mut self, corner: Spot, cause: Cause, observer: &mut impl Observer) {
        let tile = self.village.tile(corner);
        self.white_moon_mut().pedestals.insert(corner);
        observer.notice(Event::WhiteMoon(WhiteMoonEvent::CrystalPlaced { tile, cause }));
    }

    /// She goes back; only what happens after that brings her out again (W30).
    pub(crate) fn su_ling_returns(&mut self, cause: Cause, observer: &mut impl Observer) {
        let white_moon = self.white_moon_mut();
        white_moon.called = false;
        if white_moon.su_ling.take().is_some() {
            observer.notice(Event::WhiteMoon(WhiteMoonEvent::SuLingReturned { cause }));
        }
    }

    /// The space whose incarnation holds Su-Ling, if one does (W72).
    pub fn holder_of_su_ling(&self) -> Option<Space> {
        self.white_moon.as_ref()?;
        let holds =
            |space: &Space| self.cards[*space].is_some_and(|card| self.facts(card).middle() == Middle::HoldsSuLing);
        self.occupied.iter().find(holds)
    }

    /// True if Su-Ling stands before this space (W31).
    pub(crate) fn is_silenced(&self, space: Space) -> bool {
        self.white_moon.as_ref().is_some_and(|white_moon| white_moon.su_ling == Some(space))
    }

    /// The middle stone of the card on a space, void where Su-Ling stands before it (W31).
    pub fn middle(&self, space: Space) -> Option<Middle> {
        let card = self.cards[space]?;
        Some(if self.is_silenced(space) { Middle::Blank } else { self.facts(card).middle() })
    }
}
