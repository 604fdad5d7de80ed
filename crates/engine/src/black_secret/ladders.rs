//! The two levels and the ladders between them (S40, S41).

use crate::black_secret::{BlackSecretChoice, BlackSecretEvent, BlackSecretStep};
use crate::cause::Cause;
use crate::choice::{Choice, Options};
use crate::colour::{Colour, ColourSet};
use crate::event::{Event, Observer};
use crate::position::Position;
use crate::power::Power;
use crate::rule::Rule;
use crate::stage::Stage;
use crate::step::PendingStep;
use crate::village::{Spot, SpotSet, Tile};
use crate::white_moon::WhiteMoonChoice;

impl Position {
    /// True if a ladder stands at this Taoist's place.
    pub(crate) fn has_ladder(&self, taoist: Colour) -> bool {
        self.the_black_secret().ladders.contains(self.taoists[taoist].spot)
    }

    /// True if the two are on the same level.
    #[inline]
    pub(crate) fn on_one_level(&self, one: Colour, other: Colour) -> bool {
        self.is_below(one) == self.is_below(other)
    }

    /// The rule by which the active Taoist cannot use a ladder now, if so (S40).
    pub(crate) fn why_no_climb(&self) -> Option<Rule> {
        let me = self.turn.board;
        let possible = self.black_secret.is_some()
            && self.has_ladder(me)
            && !self.lies(me)
            && (self.turn.stage == Stage::BeforeMove || (self.turn.stage == Stage::Moved && !self.turn.done.climbed));
        (!possible).then_some(Rule::S(40))
    }

    /// The active Taoist uses a ladder after his move, or instead of it; with the Spires a step is left then.
    pub(crate) fn climb_in_yang(&mut self, observer: &mut impl Observer) {
        let me = self.turn.board;
        if self.turn.stage == Stage::BeforeMove && self.has_power(me, Power::Spires) {
            self.stack.push(PendingStep::WhiteMoon(crate::white_moon::WhiteMoonStep::SecondStep));
        }
        self.turn.stage = Stage::Moved;
        self.turn.done.climbed = true;
        self.change_level(me, observer);
    }

    /// What Black Secret adds to the options of Yang: the ladder, and with the Spires a first step to one.
    #[cold]
    #[inline(never)]
    pub(crate) fn ladder_yang_options(&self, options: &mut Options) {
        if self.why_no_climb().is_none() {
            options.push(Choice::BlackSecret(BlackSecretChoice::Climb(self.turn.board)));
        }
        if self.white_moon.is_none() {
            self.walk_options(options);
        }
    }

    pub(crate) fn change_level(&mut self, taoist: Colour, observer: &mut impl Observer) {
        let tile = self.tile_of(taoist);
        let black_secret = self.black_secret_mut();
        let below = !black_secret.below.contains(taoist);
        black_secret.below.set(taoist, below);
        observer.notice(Event::BlackSecret(BlackSecretEvent::LevelChanged { taoist, tile, below }));
    }

    /// One who was moved by Pavilion or Twin Winds may change level (S40).
    #[cold]
    #[inline(never)]
    pub(crate) fn may_change_level(&mut self, taoist: Colour) {
        if self.black_secret.is_some() && self.has_ladder(taoist) {
            self.stack.push(PendingStep::BlackSecret(BlackSecretStep::Ladder(taoist)));
        }
    }

    /// A haunted tile loses its ladder (S40).
    #[cold]
    #[inline(never)]
    pub(crate) fn ladder_leaves(&mut self, spot: Spot, cause: Cause, observer: &mut impl Observer) {
        let tile = self.village.tile(spot);
        let Some(black_secret) = &mut self.black_secret else { return };
        if black_secret.ladders.contains(spot) {
            black_secret.ladders.remove(spot);
            observer.notice(Event::BlackSecret(BlackSecretEvent::LadderRemoved { tile, cause }));
        }
    }

    /// Where a mantra may put a ladder back.
    pub(crate) fn ladder_gaps(&self) -> SpotSet {
        SpotSet::full().without(self.the_black_secret().ladders).without(self.village.haunted)
    }

    pub(crate) fn ladder_options(&self, spots: SpotSet, options: &mut Options) {
        options
            .extend(spots.iter().map(|spot| Choice::BlackSecret(BlackSecretChoice::Ladder(self.village.tile(spot)))));
    }

    pub(crate) fn put_back_ladder(&mut self, tile: Tile, observer: &mut impl Observer) {
        if let Some(spot) = self.village.spot(tile) {
            self.black_secret_mut().ladders.insert(spot);
            observer.notice(Event::BlackSecret(BlackSecretEvent::LadderReturned { tile }));
        }
    }

    /// Each of these may still move one place or change level by a mantra; one who lies stands up instead (W28).
    pub(crate) fn all_move_options(&self, left: ColourSet, options: &mut Options) {
        for taoist in left.both(self.living).iter() {
            if self.lies(taoist) {
                options.push(Choice::WhiteMoon(WhiteMoonChoice::Raise(taoist)));
                continue;
            }
            let neighbours = self.taoists[taoist].spot.neighbours();
            options.extend(neighbours.iter().map(|spot| Choice::MoveTaoist(taoist, self.village.tile(spot))));
            if self.has_ladder(taoist) {
                options.push(Choice::BlackSecret(BlackSecretChoice::Climb(taoist)));
            }
        }
        options.push(Choice::Decline);
    }
}
