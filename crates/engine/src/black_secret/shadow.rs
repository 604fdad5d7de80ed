//! The Shadow (S30).

use crate::black_secret::{BlackSecretChoice, BlackSecretEvent, BlackSecretStep, Demon, Place};
use crate::cause::Cause;
use crate::choice::{Choice, Options};
use crate::colour::{Colour, ColourSet};
use crate::curse::Origin;
use crate::dice::{Face, Roll};
use crate::event::{Event, Observer};
use crate::position::Position;
use crate::step::PendingStep;
use crate::village::{Spot, Tile};

/// How many hits of the Shadow each Taoist takes, of three at most; two bits each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Hits(u8);

impl Hits {
    pub(crate) const NONE: Hits = Hits(0);

    const fn of(self, taoist: Colour) -> u8 {
        self.0 >> (2 * taoist as u8) & 3
    }

    #[must_use]
    pub(crate) const fn plus(self, taoist: Colour) -> Hits {
        Hits(self.0 + (1 << (2 * taoist as u8)))
    }

    #[must_use]
    const fn minus(self, taoist: Colour) -> Hits {
        Hits(self.0 - (1 << (2 * taoist as u8)))
    }
}

impl Position {
    /// The third urn brings the Shadow, and the demons go home for good.
    pub(crate) fn shadow_comes(&mut self, spot: Spot, observer: &mut impl Observer) {
        self.black_secret_mut().shadow = Some(Place { spot, below: true });
        observer.notice(Event::BlackSecret(BlackSecretEvent::ShadowCame { tile: self.village.tile(spot) }));
        for demon in Demon::ALL {
            self.demon_goes_home(demon, Cause::Shadow, observer);
        }
    }

    /// True if the Shadow stands on this tile, which then gives no help.
    #[inline]
    pub(crate) fn is_shadowed(&self, tile: Tile) -> bool {
        let Some(black_secret) = &self.black_secret else { return false };
        black_secret.shadow.is_some_and(|place| !place.below && self.village.tile(place.spot) == tile)
    }

    /// The living Taoists on the Shadow's place.
    pub(crate) fn taoists_by_shadow(&self) -> ColourSet {
        let Some(place) = self.the_black_secret().shadow else { return ColourSet::EMPTY };
        let there = |taoist| self.taoists[taoist].spot == place.spot && self.is_below(taoist) == place.below;
        self.living.iter().filter(|&taoist| there(taoist)).collect()
    }

    pub(crate) fn shadow_options(&self, options: &mut Options) {
        let Some(place) = self.the_black_secret().shadow else { return };
        for spot in Spot::ALL {
            let tile = self.village.tile(spot);
            if place != (Place { spot, below: false }) {
                options.push(Choice::BlackSecret(BlackSecretChoice::ShadowOn(tile)));
            }
            if place != (Place { spot, below: true }) {
                options.push(Choice::BlackSecret(BlackSecretChoice::ShadowUnder(tile)));
            }
        }
        if !self.taoists_by_shadow().is_empty() {
            options.push(Choice::BlackSecret(BlackSecretChoice::ShadowAttack));
        } else if !place.below {
            options.push(Choice::BlackSecret(BlackSecretChoice::ShadowCurse));
        }
    }

    pub(crate) fn move_shadow(&mut self, tile: Tile, below: bool, observer: &mut impl Observer) {
        self.stack.pop();
        let Some(spot) = self.village.spot(tile) else { return };
        self.black_secret_mut().shadow = Some(Place { spot, below });
        observer.notice(Event::BlackSecret(BlackSecretEvent::ShadowMoved { tile, below }));
        if tile == Tile::Circle
            && !below
            && let Some(tao) = self.village.circle.take()
        {
            self.bank = self.bank.plus(tao, 1);
            observer.notice(Event::CircleCleared { tao, cause: Cause::Shadow });
        }
    }

    pub(crate) fn shadow_curses(&mut self, observer: &mut impl Observer) {
        let Some(place) = self.the_black_secret().shadow else { return };
        observer.notice(Event::BlackSecret(BlackSecretEvent::ShadowCursed { tile: self.village.tile(place.spot) }));
        self.stack.replace_top(PendingStep::Curse(Origin::Shadow));
    }

    /// Each black face costs one of those on its place a Qi: first Wu-Feng splits them all, then the Qi are lost.
    #[cold]
    #[inline(never)]
    pub(crate) fn shadow_rolled(&mut self, roll: Roll, observer: &mut impl Observer) {
        observer.notice(Event::BlackSecret(BlackSecretEvent::ShadowAttacked { roll }));
        let left = roll.count(Face::Black);
        self.stack.replace_top(PendingStep::BlackSecret(BlackSecretStep::ShadowHits { left, split: Hits::NONE }));
    }

    /// Those on its place who have a Qi left for a further hit.
    pub(crate) fn shadow_can_hit(&self, split: Hits) -> ColourSet {
        self.taoists_by_shadow().iter().filter(|&taoist| split.of(taoist) < self.taoists[taoist].qi).collect()
    }

    pub(crate) fn shadow_splits(&mut self, left: u8, split: Hits) -> bool {
        let over = left == 0 || self.shadow_can_hit(split).is_empty();
        if over {
            self.stack.replace_top(PendingStep::BlackSecret(BlackSecretStep::ShadowWounds(split)));
        }
        over
    }

    /// The Qi are lost one at a time, clockwise from the board on turn, wherever a mantra sent the hit meanwhile (S42).
    pub(crate) fn shadow_wounds(&mut self, hits: Hits, observer: &mut impl Observer) -> bool {
        let clockwise = (0..4).map(|steps| self.seating.clockwise(self.turn.board, steps));
        match clockwise.filter(|&taoist| self.living.contains(taoist)).find(|&taoist| hits.of(taoist) > 0) {
            Some(taoist) => {
                self.stack.replace_top(PendingStep::BlackSecret(BlackSecretStep::ShadowWounds(hits.minus(taoist))));
                self.lose_qi(taoist, Cause::Shadow, observer);
            }
            None => self.stack.pop(),
        }
        true
    }
}
