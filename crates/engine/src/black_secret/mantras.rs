//! Blood Mantras and the Qi on them, and the Calligrapher (S42, S44).

use crate::black_secret::{
    BlackSecretChoice, BlackSecretEvent, BlackSecretStep, BloodMantra, Demon, MANTRA_LEVELS, MantraEffect, MantraSet,
};
use crate::cause::Cause;
use crate::choice::{Choice, Options};
use crate::colour::Colour;
use crate::event::{Event, Observer};
use crate::facts::Middle;
use crate::position::Position;
use crate::space::{Space, SpaceSet};
use crate::step::PendingStep;
use crate::white_moon::WhiteMoonChoice;

impl Position {
    /// What may be turned up now: mantras.
    pub fn hidden_mantras(&self) -> MantraSet {
        let PendingStep::BlackSecret(BlackSecretStep::RevealMantra(place)) = self.stack.top else {
            return MantraSet::EMPTY;
        };
        self.mantras_of(place.into())
    }

    #[cold]
    #[inline(never)]
    pub(crate) fn mantra_revealed(&mut self, mantra: BloodMantra, observer: &mut impl Observer) {
        let PendingStep::BlackSecret(BlackSecretStep::RevealMantra(place)) = self.stack.top else { return };
        self.stack.pop();
        let black_secret = self.black_secret_mut();
        black_secret.reserve.remove(mantra);
        black_secret.mantras[usize::from(place)] = Some(mantra);
        observer.notice(Event::BlackSecret(BlackSecretEvent::MantraRevealed { mantra }));
    }

    /// A lost Qi goes on a mantra, unless Bloodthirsty is in play (S42, S53).
    #[cold]
    #[inline(never)]
    pub(crate) fn qi_seeks_mantra(&mut self, loser: Colour) {
        if !self.in_play(Middle::QiToBank) {
            self.stack.push(PendingStep::BlackSecret(BlackSecretStep::LayQi(loser)));
        }
    }

    /// Waits for the loser to pick where there is a choice.
    pub(crate) fn lay_qi_waits(&mut self, loser: Colour, observer: &mut impl Observer) -> bool {
        let mut face_up = self.the_black_secret().face_up();
        match (face_up.next(), face_up.next()) {
            (None, _) => self.stack.pop(),
            (Some(only), None) => self.lay_qi(only, loser, Cause::LostQi, observer),
            _ => return false,
        }
        true
    }

    pub(crate) fn can_lay_from_bank(&self) -> bool {
        self.bank_qi > 0 && self.the_black_secret().face_up().next().is_some()
    }

    pub(crate) fn lay_options(&self, options: &mut Options) {
        options.extend(
            self.the_black_secret().face_up().map(|mantra| Choice::BlackSecret(BlackSecretChoice::LayQi(mantra))),
        );
    }

    /// A Qi of the bank goes on a mantra, which takes effect once it is full.
    pub(crate) fn lay_qi(&mut self, mantra: BloodMantra, layer: Colour, cause: Cause, observer: &mut impl Observer) {
        self.stack.pop();
        let Some(place) = self.the_black_secret().place_of(mantra) else { return };
        self.bank_qi -= 1;
        let black_secret = self.black_secret_mut();
        black_secret.qi[place] += 1;
        let full = black_secret.qi[place] >= MANTRA_LEVELS[place];
        observer.notice(Event::BlackSecret(BlackSecretEvent::QiLaid { mantra, cause }));
        if full {
            let chooser = if self.players.contains(layer) { layer } else { self.decider() };
            self.trigger(mantra, chooser, Cause::FullMantra, observer);
        }
    }

    /// A mantra takes effect, and only then leaves.
    pub(crate) fn trigger(&mut self, mantra: BloodMantra, chooser: Colour, cause: Cause, observer: &mut impl Observer) {
        let Some(place) = self.the_black_secret().place_of(mantra) else { return };
        self.black_secret_mut().chooser = chooser;
        observer.notice(Event::BlackSecret(BlackSecretEvent::MantraTriggered { mantra, taoist: chooser, cause }));
        self.stack.push(PendingStep::BlackSecret(BlackSecretStep::MantraLeaves(place as u8)));
        self.stack.push(PendingStep::BlackSecret(BlackSecretStep::Mantra(self.components.mantra(mantra).effect.value)));
    }

    /// A mantra whose effect is over leaves the game, its Qi return to the bank, and another comes to its place.
    pub(crate) fn mantra_leaves(&mut self, place: u8) -> bool {
        let black_secret = self.black_secret_mut();
        black_secret.mantras[usize::from(place)] = None;
        let qi = core::mem::take(&mut black_secret.qi[usize::from(place)]);
        self.bank_qi += qi;
        self.stack.replace_top(PendingStep::BlackSecret(BlackSecretStep::RevealMantra(place)));
        true
    }

    /// The mantra that is taking effect; it lies face up with its Qi until that is over.
    pub fn mantra_in_effect(&self) -> Option<BloodMantra> {
        let leaving = |step: &PendingStep| {
            let PendingStep::BlackSecret(BlackSecretStep::MantraLeaves(place)) = *step else { return None };
            Some(usize::from(place))
        };
        let place = self.stack.iter().rev().find_map(leaving)?;
        self.black_secret.as_ref()?.mantras[place]
    }

    /// Does what a mantra does of itself; waits where there is something to choose.
    pub(crate) fn mantra_takes_effect(&mut self, effect: MantraEffect, observer: &mut impl Observer) -> bool {
        let next = match effect {
            MantraEffect::TwoLadders => Some(BlackSecretStep::PutBackLadders(2)),
            MantraEffect::TwoTao => Some(BlackSecretStep::TakeTao { taoist: self.decider(), left: 2 }),
            MantraEffect::AllMove => Some(BlackSecretStep::AllMove(self.living)),
            MantraEffect::AllTakeTao => Some(BlackSecretStep::AllTakeTao(0)),
            MantraEffect::NoCurses => {
                self.black_secret_mut().silence = 2;
                observer.notice(Event::BlackSecret(BlackSecretEvent::CursesForbidden));
                None
            }
            MantraEffect::DemonsHome => {
                for demon in Demon::ALL {
                    self.demon_goes_home(demon, Cause::BloodMantra, observer);
                }
                None
            }
            MantraEffect::RestoreAll => {
                for spot in self.village.haunted.iter() {
                    self.restore(self.village.tile(spot), Cause::BloodMantra, observer);
                }
                None
            }
            MantraEffect::AllGainQi => {
                for steps in 0..4 {
                    let taoist = self.seating.clockwise(self.turn.board, steps);
                    if self.living.contains(taoist) {
                        self.gain_qi_if_left(taoist, Cause::BloodMantra, observer);
                    }
                }
                None
            }
            MantraEffect::Barrier => {
                self.stack.pop();
                if self.white_moon.as_ref().is_some_and(|white_moon| white_moon.barrier_pool().is_none()) {
                    self.begin_barrier(self.the_black_secret().chooser, Cause::BloodMoonMantra, observer);
                }
                return true;
            }
            _ => return self.skip_if_nothing_to_choose(),
        };
        match next {
            Some(step) => self.stack.replace_top(PendingStep::BlackSecret(step)),
            None => self.stack.pop(),
        }
        true
    }

    pub(crate) fn mantra_options(&self, effect: MantraEffect, options: &mut Options) {
        match effect {
            MantraEffect::YinYang => options.extend(self.without_yin_yang().iter().map(Choice::GiveYinYang)),
            MantraEffect::DriveBack => self.watchman_options(options),
            MantraEffect::DemonHome => {
                let demons = self.the_black_secret().demons_below();
                options.extend(demons.iter().map(|demon| Choice::BlackSecret(BlackSecretChoice::SendHome(demon))));
            }
            MantraEffect::ClearSkeletons => clear_options(self.skeletons(), options),
            MantraEffect::ClearBoard => clear_options(self.ordinary_of(SpaceSet::full()), options),
            MantraEffect::Buddha if self.village.buddhas > 0 => {
                let free = SpaceSet::full().without(self.occupied).without(self.buddhas);
                options.extend(free.iter().map(Choice::PlaceBuddha));
            }
            MantraEffect::Crystal if self.white_moon.as_ref().is_some_and(|white_moon| white_moon.reserve() > 0) => {
                options
                    .extend(self.living.iter().map(|taoist| Choice::BlackSecret(BlackSecretChoice::Crystal(taoist))));
            }
            MantraEffect::DiscardGhost => self.hut_options(options),
            MantraEffect::Restore => self.restore_options(options),
            MantraEffect::Revive if self.can_revive() => options.extend(self.dead().iter().map(Choice::Revive)),
            MantraEffect::Revive | MantraEffect::GainQi => self.give_qi_options(options),
            MantraEffect::SaveVillager => {
                let save = |spot| Choice::WhiteMoon(WhiteMoonChoice::Save(self.village.tile(spot)));
                options.extend(self.visible_villagers().iter().map(save));
            }
            _ => {}
        }
    }

    fn give_qi_options(&self, options: &mut Options) {
        if self.bank_qi > 0 {
            options.extend(self.living.iter().map(Choice::GiveQi));
        }
    }

    /// A choice for the mantra that takes effect.
    pub(crate) fn mantra_chosen(&mut self, choice: Choice, effect: MantraEffect, observer: &mut impl Observer) {
        self.stack.pop();
        let cause = Cause::BloodMantra;
        match choice {
            Choice::GiveQi(taoist) => self.gain_qi(taoist, cause, observer),
            Choice::GiveYinYang(taoist) => {
                self.taoists[taoist].yin_yang = true;
                observer.notice(Event::YinYangGained { taoist, cause });
            }
            Choice::DriveBack(board) => self.figures_return(SpaceSet::of_board(board), cause, observer),
            Choice::PlaceBuddha(space) => {
                self.village.buddhas -= 1;
                self.buddhas.insert(space);
                observer.notice(Event::BuddhaPlaced { taoist: self.the_black_secret().chooser, space });
            }
            Choice::Banish(space) => self.discard_ghost(space, cause, observer),
            Choice::Restore(tile) => self.restore(tile, cause, observer),
            Choice::Revive(dead) => self.bring_back(dead, observer),
            Choice::WhiteMoon(WhiteMoonChoice::Save(tile)) => {
                if let Some(spot) = self.village.spot(tile) {
                    self.save_villager(spot, cause, observer);
                }
            }
            Choice::BlackSecret(BlackSecretChoice::SendHome(demon)) => self.demon_goes_home(demon, cause, observer),
            Choice::BlackSecret(BlackSecretChoice::Crystal(taoist)) => {
                self.gain_crystal(taoist, Cause::BloodMoonMantra, observer);
            }
            Choice::BlackSecret(BlackSecretChoice::Clear(board)) => {
                let only_skeletons = effect == MantraEffect::ClearSkeletons;
                let spaces = if only_skeletons { self.skeletons() } else { self.ordinary_of(SpaceSet::full()) };
                for space in spaces.both(SpaceSet::of_board(board)).iter() {
                    self.clear_space(space, cause, observer);
                }
            }
            // Not offered for a mantra.
            Choice::Place(_)
            | Choice::Discard(_)
            | Choice::LoseQi(_)
            | Choice::Move(_)
            | Choice::Help
            | Choice::Exorcise
            | Choice::UsePower(_)
            | Choice::SpendToken(_)
            | Choice::YinYang
            | Choice::TakeToken
            | Choice::EndTurn
            | Choice::LayMantra(_)
            | Choice::TakeTao(_)
            | Choice::MoveTaoist(..)
            | Choice::Ask(_)
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
            | Choice::WhiteMoon(_)
            | Choice::BlackSecret(_) => {}
        }
    }

    fn clear_space(&mut self, space: Space, cause: Cause, observer: &mut impl Observer) {
        if self.skeletons().contains(space) {
            self.skeleton_leaves(space, cause, observer);
        } else {
            self.discard_ghost(space, cause, observer);
        }
    }

    fn discard_ghost(&mut self, space: Space, cause: Cause, observer: &mut impl Observer) {
        if let Some(card) = self.leaves(space, observer) {
            observer.notice(Event::GhostDiscarded { card, space, cause });
        }
    }

    /// Each living Taoist takes a Tao, clockwise from the board on turn.
    pub(crate) fn all_take_tao(&mut self, steps: u8) -> bool {
        if steps == 4 {
            self.stack.pop();
            return true;
        }
        let taoist = self.seating.clockwise(self.turn.board, steps.into());
        self.stack.replace_top(PendingStep::BlackSecret(BlackSecretStep::AllTakeTao(steps + 1)));
        if self.living.contains(taoist) {
            self.stack.push(PendingStep::BlackSecret(BlackSecretStep::TakeTao { taoist, left: 1 }));
        }
        true
    }

    /// The swaps that the Calligrapher can make (S44).
    fn swaps(&self) -> impl Iterator<Item = (BloodMantra, BloodMantra)> {
        let places = self.the_black_secret().mantras.into_iter().enumerate();
        places.filter_map(|(place, mantra)| Some((place, mantra?))).flat_map(|(place, old)| {
            let news = self.mantras_of(place);
            (0..news.len()).filter_map(move |index| Some((old, news.nth(index)?)))
        })
    }

    /// The Calligrapher can do something.
    #[cold]
    #[inline(never)]
    pub(crate) fn can_write(&self) -> bool {
        self.black_secret.is_some() && (self.can_lay_from_bank() || self.swaps().next().is_some())
    }

    /// Without a swap there is nothing to choose first.
    pub(crate) fn calligrapher(&mut self) -> bool {
        let none = self.swaps().next().is_none();
        if none {
            self.stack.replace_top(PendingStep::BlackSecret(BlackSecretStep::LayFromBank { may: false }));
        }
        none
    }

    /// A swap, or none where a Qi can be laid.
    pub(crate) fn calligrapher_options(&self, options: &mut Options) {
        options.extend(self.swaps().map(|(old, new)| Choice::BlackSecret(BlackSecretChoice::Swap(old, new))));
        if self.can_lay_from_bank() {
            options.push(Choice::Decline);
        }
    }

    /// The old mantra leaves the game (S44).
    pub(crate) fn swap(&mut self, old: BloodMantra, new: BloodMantra, observer: &mut impl Observer) {
        self.stack.replace_top(PendingStep::BlackSecret(BlackSecretStep::LayFromBank { may: true }));
        let Some(place) = self.the_black_secret().place_of(old) else { return };
        let black_secret = self.black_secret_mut();
        let qi = core::mem::take(&mut black_secret.qi[place]);
        black_secret.mantras[place] = Some(new);
        black_secret.reserve.remove(new);
        self.bank_qi += qi;
        observer.notice(Event::BlackSecret(BlackSecretEvent::MantraSwapped { old, new }));
    }
}

/// The boards that have one of these spaces may be cleared.
fn clear_options(spaces: SpaceSet, options: &mut Options) {
    for board in Colour::ALL {
        if !spaces.both(SpaceSet::of_board(board)).is_empty() {
            options.push(Choice::BlackSecret(BlackSecretChoice::Clear(board)));
        }
    }
}
