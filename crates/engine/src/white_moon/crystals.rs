//! Moon Crystals (W40 to W42).

use crate::cause::Cause;
use crate::colour::{Colour, ColourSet};
use crate::event::{Event, Observer};
use crate::position::Position;
use crate::rule::Rule;
use crate::stage::Stage;
use crate::village::Spot;
use crate::white_moon::WhiteMoonEvent;

impl Spot {
    /// True for one of the four corners, which have the pedestals (W42).
    pub const fn is_corner(self) -> bool {
        matches!(self, Spot::NorthWest | Spot::NorthEast | Spot::SouthWest | Spot::SouthEast)
    }
}

impl Position {
    /// A Taoist takes a crystal from the reserve, if one is there.
    #[cold]
    #[inline(never)]
    pub(crate) fn gain_crystal(&mut self, taoist: Colour, cause: Cause, observer: &mut impl Observer) {
        let active = taoist == self.turn.board;
        let white_moon = self.white_moon_mut();
        if white_moon.reserve() == 0 {
            return;
        }
        white_moon.crystals[taoist] += 1;
        white_moon.fresh += u8::from(active);
        observer.notice(Event::WhiteMoon(WhiteMoonEvent::CrystalGained { taoist, cause }));
    }

    /// A Taoist spends a crystal; new ones go last.
    pub(crate) fn spend_crystal(&mut self, taoist: Colour, observer: &mut impl Observer) {
        let active = taoist == self.turn.board;
        let white_moon = self.white_moon_mut();
        white_moon.crystals[taoist] -= 1;
        if active {
            white_moon.fresh = white_moon.fresh.min(white_moon.crystals[taoist]);
        }
        observer.notice(Event::WhiteMoon(WhiteMoonEvent::CrystalSpent { taoist }));
    }

    /// All crystals that could be spent on the running exorcism (W41).
    pub(crate) fn crystals_at_hand(&self) -> u8 {
        match &self.white_moon {
            Some(white_moon) => self.lenders().iter().map(|taoist| white_moon.crystals[taoist]).sum(),
            None => 0,
        }
    }

    /// Who could pay the next crystal that is owed.
    pub(crate) fn crystal_payers(&self) -> ColourSet {
        let Some(white_moon) = &self.white_moon else { return ColourSet::EMPTY };
        self.lenders().iter().filter(|&taoist| white_moon.crystals[taoist] > 0).collect()
    }

    #[cold]
    #[inline(never)]
    pub(crate) fn pay_crystal(&mut self, payer: Colour, observer: &mut impl Observer) {
        self.exorcism.crystals -= 1;
        self.spend_crystal(payer, observer);
    }

    /// The rule by which no own crystal can be placed now, if so (W42).
    pub(crate) fn why_no_pedestal(&self) -> Option<Rule> {
        let me = self.turn.board;
        let possible = self.white_moon.as_ref().is_some_and(|white_moon| {
            white_moon.crystals[me] > white_moon.fresh
                && self.active().spot.is_corner()
                && !white_moon.pedestals.contains(self.active().spot)
                && self.turn.stage <= self.last_to_place()
                && !self.is_below(me)
        });
        (!possible).then_some(Rule::W(42))
    }

    pub(crate) fn place_crystal(&mut self, observer: &mut impl Observer) {
        let (me, corner) = (self.turn.board, self.active().spot);
        self.turn.stage = self.turn.stage.max(Stage::Buddhas);
        self.white_moon_mut().crystals[me] -= 1;
        self.light(corner, Cause::OwnCrystal, observer);
    }
}
