//! Moon Crystals (W40 to W42).

use crate::colour::{Colour, ColourSet};
use crate::event::{Event, Observer};
use crate::moon::MoonEvent;
use crate::position::Position;
use crate::rule::Rule;
use crate::stage::Stage;
use crate::village::Spot;

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
    pub(crate) fn gain_crystal(&mut self, taoist: Colour, by: Rule, observer: &mut impl Observer) {
        let active = taoist == self.turn.board;
        let moon = self.moon_mut();
        if moon.reserve() == 0 {
            return;
        }
        moon.crystals[taoist] += 1;
        moon.fresh += u8::from(active);
        observer.notice(Event::Moon(MoonEvent::CrystalGained { taoist, by }));
    }

    /// A Taoist spends a crystal; new ones go last.
    pub(crate) fn spend_crystal(&mut self, taoist: Colour, observer: &mut impl Observer) {
        let active = taoist == self.turn.board;
        let moon = self.moon_mut();
        moon.crystals[taoist] -= 1;
        if active {
            moon.fresh = moon.fresh.min(moon.crystals[taoist]);
        }
        observer.notice(Event::Moon(MoonEvent::CrystalSpent { taoist }));
    }

    /// All crystals that could be spent on the running exorcism (W41).
    pub(crate) fn crystals_at_hand(&self) -> u8 {
        match &self.moon {
            Some(moon) => self.lenders().iter().map(|taoist| moon.crystals[taoist]).sum(),
            None => 0,
        }
    }

    /// Who could pay the next crystal that is owed.
    pub(crate) fn crystal_payers(&self) -> ColourSet {
        let Some(moon) = &self.moon else { return ColourSet::EMPTY };
        self.lenders().iter().filter(|&taoist| moon.crystals[taoist] > 0).collect()
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
        let possible = self.moon.as_ref().is_some_and(|moon| {
            moon.crystals[me] > moon.fresh
                && self.active().spot.is_corner()
                && !moon.pedestals.contains(self.active().spot)
                && self.turn.stage <= self.last_to_place()
                && !self.is_below(me)
        });
        (!possible).then_some(Rule::W(42))
    }

    pub(crate) fn place_crystal(&mut self, observer: &mut impl Observer) {
        let (me, corner) = (self.turn.board, self.active().spot);
        self.turn.stage = self.turn.stage.max(Stage::Buddhas);
        self.moon_mut().crystals[me] -= 1;
        self.light(corner, Rule::W(42), observer);
    }
}
