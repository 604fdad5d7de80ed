//! The options of White Moon's own steps, and what their choice does.

use crate::cause::Cause;
use crate::choice::{Choice, Options};
use crate::colour::{Colour, ColourSet};
use crate::event::{Event, Observer};
use crate::position::Position;
use crate::stage::Stage;
use crate::step::PendingStep;
use crate::village::{SpotSet, Tile};
use crate::white_moon::{Artifact, WhiteMoonChoice, WhiteMoonStep};

impl Position {
    #[cold]
    #[inline(never)]
    pub(crate) fn white_moon_options(&self, step: WhiteMoonStep, options: &mut Options) {
        let tile = |spot| self.village.tile(spot);
        match step {
            WhiteMoonStep::Pick => {
                options.extend(self.picks().iter().map(|spot| Choice::WhiteMoon(WhiteMoonChoice::Save(tile(spot)))));
            }
            WhiteMoonStep::KillChosen(_) => {
                let visible = self.visible_villagers();
                options.extend(visible.iter().map(|spot| Choice::WhiteMoon(WhiteMoonChoice::Sacrifice(tile(spot)))));
            }
            WhiteMoonStep::LoseQi => options.extend(self.living.iter().map(Choice::LoseQi)),
            WhiteMoonStep::TaoLeaves(tao) => {
                options
                    .extend(self.holders(tao).iter().map(|taoist| Choice::WhiteMoon(WhiteMoonChoice::GiveUp(taoist))));
            }
            WhiteMoonStep::SecondStep => self.second_step_options(options),
            WhiteMoonStep::Gong(left) => {
                let here = SpotSet::only(self.active().spot);
                self.gong_reaches(left).iter().for_each(|taoist| self.send_options(taoist, here, options));
                options.push(Choice::Decline);
            }
            WhiteMoonStep::Lantern => options.extend(self.tiles_to_ask().map(Choice::Ask)),
            WhiteMoonStep::GiveArtifact { .. } => {
                options.extend(self.living.iter().map(|taoist| Choice::WhiteMoon(WhiteMoonChoice::Give(taoist))));
            }
            WhiteMoonStep::TakeTao { .. } => options.extend(self.bank.colours().map(Choice::TakeTao)),
            WhiteMoonStep::Restore => self.restore_options(options),
            WhiteMoonStep::School => {
                options.extend(self.training_colours().map(|tao| Choice::WhiteMoon(WhiteMoonChoice::Train(tao))));
            }
            WhiteMoonStep::SplitSchool(_) | WhiteMoonStep::SplitBarrier { .. } => self.fight_options(options),
            WhiteMoonStep::Sword => {
                let mut last = None;
                for face in self.exorcism.dice.faces().filter(|face| face.tao().is_some()) {
                    if last != Some(face) {
                        options.push(Choice::WhiteMoon(WhiteMoonChoice::Turn(face)));
                        last = Some(face);
                    }
                }
                options.push(Choice::Keep);
            }
            WhiteMoonStep::Claw(missed) => options.extend(self.claw_colours(missed).map(Choice::TakeTao)),
            WhiteMoonStep::SuLing => {
                let spaces = self.su_ling_spaces();
                options.extend(spaces.iter().map(|space| Choice::WhiteMoon(WhiteMoonChoice::SuLing(space))));
                options.push(Choice::Decline);
            }
            WhiteMoonStep::Light(_) => options.extend([Choice::WhiteMoon(WhiteMoonChoice::Light), Choice::Decline]),
            WhiteMoonStep::Barrier { steps, .. } => self.barrier_options(steps, options),
            // Nobody chooses anything here.
            WhiteMoonStep::Reveal(_)
            | WhiteMoonStep::Starts
            | WhiteMoonStep::Acts
            | WhiteMoonStep::Flee(_)
            | WhiteMoonStep::Devour(_)
            | WhiteMoonStep::KillAll(_)
            | WhiteMoonStep::Curse(..)
            | WhiteMoonStep::CallIncarnation
            | WhiteMoonStep::TurnEnds
            | WhiteMoonStep::Barriers => {}
        }
    }

    /// What White Moon adds to the options of Yang.
    #[cold]
    #[inline(never)]
    pub(crate) fn white_moon_yang_options(&self, options: &mut Options) {
        self.walk_options(options);
        if self.why_no_rescue().is_none() {
            options.push(Choice::WhiteMoon(WhiteMoonChoice::Rescue));
        }
        self.artifact_options(options);
        let su_ling = self.su_ling_spaces();
        options.extend(su_ling.iter().map(|space| Choice::WhiteMoon(WhiteMoonChoice::SuLing(space))));
        if self.why_no_pedestal().is_none() {
            options.push(Choice::WhiteMoon(WhiteMoonChoice::PlaceCrystal));
        }
    }

    /// A choice of White Moon in Yang.
    #[cold]
    #[inline(never)]
    pub(crate) fn white_moon_yang_choice(&mut self, choice: WhiteMoonChoice, observer: &mut impl Observer) {
        match choice {
            WhiteMoonChoice::Carry(to) => self.walk_to(to, true, observer),
            WhiteMoonChoice::Step(to) => self.walk_to(to, false, observer),
            WhiteMoonChoice::StandUp => self.stand_up(observer),
            WhiteMoonChoice::Rescue => {
                self.turn.stage = Stage::Acted;
                self.turn.done.rescues += 1;
                self.save_villager(self.active().spot, Cause::Rescue, observer);
            }
            WhiteMoonChoice::Use(artifact) => self.use_artifact(artifact, observer),
            WhiteMoonChoice::SuLing(space) => self.place_su_ling_in_yang(space, observer),
            WhiteMoonChoice::PlaceCrystal => self.place_crystal(observer),
            // Not offered in Yang.
            WhiteMoonChoice::Save(_)
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
            | WhiteMoonChoice::Give(_) => {}
        }
    }

    fn walk_to(&mut self, tile: Tile, carries: bool, observer: &mut impl Observer) {
        if let Some(to) = self.village.spot(tile) {
            self.walk(to, carries, true, observer);
        }
    }

    /// A choice at one of White Moon's own steps.
    #[cold]
    #[inline(never)]
    pub(crate) fn apply_white_moon(&mut self, choice: Choice, step: WhiteMoonStep, observer: &mut impl Observer) {
        match (choice, step) {
            (Choice::WhiteMoon(choice), _) => self.apply_white_moon_choice(choice, step, observer),
            (Choice::BlackSecret(choice), _) => {
                self.apply_black_secret_in_base(choice, PendingStep::WhiteMoon(step), observer);
            }
            (Choice::LoseQi(taoist), WhiteMoonStep::LoseQi) => {
                self.stack.pop();
                self.lose_qi(taoist, Cause::VillagerCurse, observer);
            }
            (Choice::Move(tile), _) => {
                self.stack.pop();
                self.turn.done.climbed = false;
                if let Some(to) = self.village.spot(tile) {
                    self.walk(to, false, false, observer);
                }
            }
            (Choice::MoveTaoist(taoist, tile), WhiteMoonStep::Gong(left)) => {
                self.gong_goes_on(left, taoist);
                self.put_taoist(taoist, tile, Cause::Gong, observer);
            }
            (Choice::Ask(tile), _) => self.stack.replace_top(PendingStep::Help { tile, cause: Cause::NightLantern }),
            (Choice::TakeTao(tao), WhiteMoonStep::Claw(_)) => self.claw(tao, observer),
            (Choice::TakeTao(tao), WhiteMoonStep::TakeTao { taoist, left }) => {
                match left {
                    1 => self.stack.pop(),
                    _ => self
                        .stack
                        .replace_top(PendingStep::WhiteMoon(WhiteMoonStep::TakeTao { taoist, left: left - 1 })),
                }
                self.bank = self.bank.minus(tao, 1);
                self.taoists[taoist].tao = self.taoists[taoist].tao.plus(tao, 1);
                observer.notice(Event::TaoGained { taoist, tao, cause: Cause::Thanks });
            }
            (Choice::Restore(tile), _) => {
                self.stack.pop();
                self.restore(tile, Cause::Thanks, observer);
            }
            (Choice::Decline, WhiteMoonStep::SplitSchool(_) | WhiteMoonStep::SplitBarrier { .. }) => {
                self.fight_ends(observer);
            }
            (Choice::Decline, WhiteMoonStep::Barrier { steps, chooser }) => self.barrier_goes_on(steps, chooser),
            (Choice::Decline, WhiteMoonStep::SecondStep) => {
                self.stack.pop();
                self.turn.done.climbed = false;
            }
            (Choice::Decline | Choice::Keep, _) => self.stack.pop(),
            // Not offered at such a step.
            (
                Choice::Place(_)
                | Choice::Discard(_)
                | Choice::LoseQi(_)
                | Choice::Help
                | Choice::Exorcise
                | Choice::UsePower(_)
                | Choice::SpendToken(_)
                | Choice::YinYang
                | Choice::PlaceBuddha(_)
                | Choice::TakeToken
                | Choice::EndTurn
                | Choice::LayMantra(_)
                | Choice::TakeTao(_)
                | Choice::MoveTaoist(..)
                | Choice::Revive(_)
                | Choice::Banish(_)
                | Choice::DriveBack(_)
                | Choice::SetCircle(_)
                | Choice::MoveGhost(..)
                | Choice::Reroll(_)
                | Choice::RerollCurse
                | Choice::Defeat { .. }
                | Choice::Pay(_)
                | Choice::First(_)
                | Choice::GainQi
                | Choice::GainYinYang
                | Choice::GiveQi(_)
                | Choice::GiveYinYang(_),
                _,
            ) => {}
        }
    }

    fn gong_goes_on(&mut self, left: ColourSet, called: Colour) {
        let left = left.without(ColourSet::only(called));
        self.stack.replace_top(PendingStep::WhiteMoon(WhiteMoonStep::Gong(left)));
    }

    fn apply_white_moon_choice(&mut self, choice: WhiteMoonChoice, step: WhiteMoonStep, observer: &mut impl Observer) {
        match (choice, step) {
            (WhiteMoonChoice::Save(tile), WhiteMoonStep::Barrier { steps, chooser }) => {
                self.barrier_goes_on(steps, chooser);
                if let Some(spot) = self.village.spot(tile) {
                    self.barrier_saves(spot, observer);
                }
            }
            (WhiteMoonChoice::Save(tile), _) => {
                if let Some(spot) = self.village.spot(tile) {
                    self.picked(spot, observer);
                }
            }
            (WhiteMoonChoice::Sacrifice(tile), WhiteMoonStep::KillChosen(cause)) => {
                self.stack.pop();
                if let Some(spot) = self.village.spot(tile) {
                    self.kill_top(spot, cause, observer);
                }
            }
            (WhiteMoonChoice::GiveUp(taoist), WhiteMoonStep::TaoLeaves(tao)) => self.give_up_tao(tao, taoist, observer),
            (WhiteMoonChoice::Carry(tile), _) => {
                self.stack.pop();
                self.turn.done.climbed = false;
                if let Some(to) = self.village.spot(tile) {
                    self.walk(to, true, false, observer);
                }
            }
            (WhiteMoonChoice::Escort(taoist, tile), WhiteMoonStep::Gong(left)) => {
                self.gong_goes_on(left, taoist);
                self.escort(taoist, tile, Cause::Gong, observer);
            }
            (WhiteMoonChoice::Raise(taoist), WhiteMoonStep::Gong(left)) => {
                self.gong_goes_on(left, taoist);
                self.raise(taoist, observer);
            }
            (WhiteMoonChoice::Give(taoist), WhiteMoonStep::GiveArtifact { artifact, .. }) => {
                self.stack.pop();
                self.gain_artifact(taoist, artifact, observer);
            }
            (WhiteMoonChoice::Train(tao), _) => self.train(tao, observer),
            (WhiteMoonChoice::Beat { space, tao, crystals }, _) => self.beat(space, tao, crystals, observer),
            (WhiteMoonChoice::Turn(face), _) => self.turn_die(face, observer),
            (WhiteMoonChoice::SuLing(space), _) => {
                self.stack.pop();
                self.place_su_ling(space, observer);
            }
            (WhiteMoonChoice::Light, WhiteMoonStep::Light(corner)) => {
                self.stack.pop();
                self.light(corner, Cause::SuLing, observer);
            }
            (WhiteMoonChoice::Roll, WhiteMoonStep::Barrier { steps, chooser }) => {
                self.barrier_goes_on(steps, chooser);
                self.barrier_rolls(self.barrier_board(steps), chooser, observer);
            }
            // Not offered at such a step.
            (
                WhiteMoonChoice::Step(_)
                | WhiteMoonChoice::StandUp
                | WhiteMoonChoice::Escort(..)
                | WhiteMoonChoice::Raise(_)
                | WhiteMoonChoice::Rescue
                | WhiteMoonChoice::Sacrifice(_)
                | WhiteMoonChoice::Return(_)
                | WhiteMoonChoice::GiveUp(_)
                | WhiteMoonChoice::Light
                | WhiteMoonChoice::PlaceCrystal
                | WhiteMoonChoice::Defeat { .. }
                | WhiteMoonChoice::PayCrystal(_)
                | WhiteMoonChoice::Roll
                | WhiteMoonChoice::Use(_)
                | WhiteMoonChoice::Ward
                | WhiteMoonChoice::Give(_),
                _,
            ) => {}
        }
    }

    /// A choice of White Moon at a step of the base game.
    #[cold]
    #[inline(never)]
    pub(crate) fn apply_white_moon_in_base(
        &mut self,
        choice: WhiteMoonChoice,
        step: PendingStep,
        observer: &mut impl Observer,
    ) {
        match (choice, step) {
            (WhiteMoonChoice::Escort(taoist, tile), _) => {
                self.stack.pop();
                self.escort(taoist, tile, step.cause_of_sending(), observer);
                self.may_change_level(taoist);
            }
            (WhiteMoonChoice::Raise(taoist), _) => {
                self.stack.pop();
                self.raise(taoist, observer);
            }
            (WhiteMoonChoice::Return(family), _) => self.villager_returns(family, observer),
            (WhiteMoonChoice::Defeat { ghosts, tao, crystals }, _) => {
                self.split_chosen(ghosts, tao, crystals, observer);
            }
            (WhiteMoonChoice::PayCrystal(payer), _) => self.pay_crystal(payer, observer),
            (WhiteMoonChoice::Ward, PendingStep::CurseRolled { source, .. }) => {
                self.stack.pop();
                self.use_up(self.roller(source), Artifact::Charm, observer);
            }
            // Not offered at such a step.
            (
                WhiteMoonChoice::Save(_)
                | WhiteMoonChoice::Carry(_)
                | WhiteMoonChoice::Step(_)
                | WhiteMoonChoice::StandUp
                | WhiteMoonChoice::Rescue
                | WhiteMoonChoice::Sacrifice(_)
                | WhiteMoonChoice::GiveUp(_)
                | WhiteMoonChoice::SuLing(_)
                | WhiteMoonChoice::Light
                | WhiteMoonChoice::PlaceCrystal
                | WhiteMoonChoice::Train(_)
                | WhiteMoonChoice::Beat { .. }
                | WhiteMoonChoice::Roll
                | WhiteMoonChoice::Use(_)
                | WhiteMoonChoice::Turn(_)
                | WhiteMoonChoice::Ward
                | WhiteMoonChoice::Give(_),
                _,
            ) => {}
        }
    }

    fn escort(&mut self, taoist: Colour, tile: Tile, cause: Cause, observer: &mut impl Observer) {
        let Some(to) = self.village.spot(tile) else { return };
        let from = self.taoists[taoist].spot;
        self.put_taoist(taoist, tile, cause, observer);
        self.move_villager(from, to, Cause::Carrying, observer);
    }
}
