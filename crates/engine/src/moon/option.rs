//! The options of White Moon's own steps, and what their choice does.

use crate::choice::{Choice, Options};
use crate::colour::{Colour, ColourSet};
use crate::event::{Event, Observer};
use crate::moon::{Artifact, MoonChoice, MoonStep};
use crate::position::Position;
use crate::rule::Rule;
use crate::stage::Stage;
use crate::step::{Asking, Step};
use crate::village::{SpotSet, Tile};

impl Position {
    #[cold]
    #[inline(never)]
    pub(crate) fn moon_options(&self, step: MoonStep, options: &mut Options) {
        let tile = |spot| self.village.tile(spot);
        match step {
            MoonStep::Pick => {
                options.extend(self.picks().iter().map(|spot| Choice::Moon(MoonChoice::Save(tile(spot)))));
            }
            MoonStep::KillChosen(_) => {
                let visible = self.visible_villagers();
                options.extend(visible.iter().map(|spot| Choice::Moon(MoonChoice::Sacrifice(tile(spot)))));
            }
            MoonStep::LoseQi => options.extend(self.living.iter().map(Choice::LoseQi)),
            MoonStep::TaoLeaves(tao) => {
                options.extend(self.holders(tao).iter().map(|taoist| Choice::Moon(MoonChoice::GiveUp(taoist))));
            }
            MoonStep::SecondStep => self.second_step_options(options),
            MoonStep::Gong(left) => {
                let here = SpotSet::only(self.active().spot);
                self.gong_reaches(left).iter().for_each(|taoist| self.send_options(taoist, here, options));
                options.push(Choice::Decline);
            }
            MoonStep::Lantern => options.extend(self.tiles_to_ask().map(Choice::Ask)),
            MoonStep::GiveArtifact { .. } => {
                options.extend(self.living.iter().map(|taoist| Choice::Moon(MoonChoice::Give(taoist))));
            }
            MoonStep::TakeTao { .. } => options.extend(self.bank.colours().map(Choice::TakeTao)),
            MoonStep::Restore => {
                options.extend(self.village.haunted.iter().map(|spot| Choice::Restore(tile(spot))));
            }
            MoonStep::School => {
                options.extend(self.training_colours().map(|tao| Choice::Moon(MoonChoice::Train(tao))));
            }
            MoonStep::SplitSchool(_) | MoonStep::SplitBarrier { .. } => self.fight_options(options),
            MoonStep::Sword => {
                let mut last = None;
                for face in self.exorcism.dice.faces().filter(|face| face.tao().is_some()) {
                    if last != Some(face) {
                        options.push(Choice::Moon(MoonChoice::Turn(face)));
                        last = Some(face);
                    }
                }
                options.push(Choice::Keep);
            }
            MoonStep::Claw(missed) => options.extend(self.claw_colours(missed).map(Choice::TakeTao)),
            MoonStep::SuLing => {
                let spaces = self.su_ling_spaces();
                options.extend(spaces.iter().map(|space| Choice::Moon(MoonChoice::SuLing(space))));
                options.push(Choice::Decline);
            }
            MoonStep::Light(_) => options.extend([Choice::Moon(MoonChoice::Light), Choice::Decline]),
            MoonStep::Barrier { steps, .. } => self.barrier_options(steps, options),
            _ => {}
        }
    }

    /// What White Moon adds to the options of Yang.
    #[cold]
    #[inline(never)]
    pub(crate) fn moon_yang_options(&self, options: &mut Options) {
        self.walk_options(options);
        if self.why_no_rescue().is_none() {
            options.push(Choice::Moon(MoonChoice::Rescue));
        }
        self.artifact_options(options);
        let su_ling = self.su_ling_spaces();
        options.extend(su_ling.iter().map(|space| Choice::Moon(MoonChoice::SuLing(space))));
        if self.why_no_pedestal().is_none() {
            options.push(Choice::Moon(MoonChoice::PlaceCrystal));
        }
    }

    /// A choice of White Moon in Yang.
    #[cold]
    #[inline(never)]
    pub(crate) fn moon_yang_choice(&mut self, choice: MoonChoice, observer: &mut impl Observer) {
        match choice {
            MoonChoice::Carry(to) => self.walk_to(to, true, observer),
            MoonChoice::Step(to) => self.walk_to(to, false, observer),
            MoonChoice::StandUp => self.stand_up(observer),
            MoonChoice::Rescue => {
                self.turn.stage = Stage::Acted;
                self.turn.done.rescues += 1;
                self.save_villager(self.active().spot, Rule::W(22), observer);
            }
            MoonChoice::Use(artifact) => self.use_artifact(artifact, observer),
            MoonChoice::SuLing(space) => self.place_su_ling_in_yang(space, observer),
            MoonChoice::PlaceCrystal => self.place_crystal(observer),
            _ => {}
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
    pub(crate) fn apply_moon(&mut self, choice: Choice, step: MoonStep, observer: &mut impl Observer) {
        match (choice, step) {
            (Choice::Moon(choice), _) => self.apply_moon_choice(choice, step, observer),
            (Choice::Secret(choice), _) => self.apply_secret_in_base(choice, Step::Moon(step), observer),
            (Choice::LoseQi(taoist), MoonStep::LoseQi) => {
                self.stack.pop();
                self.lose_qi(taoist, Rule::W(24), observer);
            }
            (Choice::Move(tile), _) => {
                self.stack.pop();
                self.turn.done.climbed = false;
                if let Some(to) = self.village.spot(tile) {
                    self.walk(to, false, false, observer);
                }
            }
            (Choice::MoveTaoist(taoist, tile), MoonStep::Gong(left)) => {
                self.gong_goes_on(left, taoist);
                self.put_taoist(taoist, tile, Rule::W(60), observer);
            }
            (Choice::Ask(tile), _) => self.stack.replace_top(Step::Help { tile, by: Asking::Lantern }),
            (Choice::TakeTao(tao), MoonStep::Claw(_)) => self.claw(tao, observer),
            (Choice::TakeTao(tao), MoonStep::TakeTao { taoist, left }) => {
                match left {
                    1 => self.stack.pop(),
                    _ => self.stack.replace_top(Step::Moon(MoonStep::TakeTao { taoist, left: left - 1 })),
                }
                self.bank = self.bank.minus(tao, 1);
                self.taoists[taoist].tao = self.taoists[taoist].tao.plus(tao, 1);
                observer.notice(Event::TaoGained { taoist, tao, by: Rule::W(23) });
            }
            (Choice::Restore(tile), _) => {
                self.stack.pop();
                self.restore(tile, Rule::W(23), observer);
            }
            (Choice::Decline, MoonStep::SplitSchool(_) | MoonStep::SplitBarrier { .. }) => self.fight_ends(observer),
            (Choice::Decline, MoonStep::Barrier { steps, chooser }) => self.barrier_goes_on(steps, chooser),
            (Choice::Decline, MoonStep::SecondStep) => {
                self.stack.pop();
                self.turn.done.climbed = false;
            }
            (Choice::Decline | Choice::Keep, _) => self.stack.pop(),
            _ => {}
        }
    }

    fn gong_goes_on(&mut self, left: ColourSet, called: Colour) {
        let left = left.without(ColourSet::only(called));
        self.stack.replace_top(Step::Moon(MoonStep::Gong(left)));
    }

    fn apply_moon_choice(&mut self, choice: MoonChoice, step: MoonStep, observer: &mut impl Observer) {
        match (choice, step) {
            (MoonChoice::Save(tile), _) => {
                let Some(spot) = self.village.spot(tile) else { return };
                match step {
                    MoonStep::Barrier { steps, chooser } => {
                        self.barrier_goes_on(steps, chooser);
                        self.barrier_saves(spot, observer);
                    }
                    _ => self.picked(spot, observer),
                }
            }
            (MoonChoice::Sacrifice(tile), MoonStep::KillChosen(by)) => {
                self.stack.pop();
                if let Some(spot) = self.village.spot(tile) {
                    self.kill_top(spot, by, observer);
                }
            }
            (MoonChoice::GiveUp(taoist), MoonStep::TaoLeaves(tao)) => self.give_up_tao(tao, taoist, observer),
            (MoonChoice::Carry(tile), _) => {
                self.stack.pop();
                self.turn.done.climbed = false;
                if let Some(to) = self.village.spot(tile) {
                    self.walk(to, true, false, observer);
                }
            }
            (MoonChoice::Escort(taoist, tile), MoonStep::Gong(left)) => {
                self.gong_goes_on(left, taoist);
                self.escort(taoist, tile, Rule::W(60), observer);
            }
            (MoonChoice::Raise(taoist), MoonStep::Gong(left)) => {
                self.gong_goes_on(left, taoist);
                self.raise(taoist, observer);
            }
            (MoonChoice::Give(taoist), MoonStep::GiveArtifact { artifact, .. }) => {
                self.stack.pop();
                self.gain_artifact(taoist, artifact, observer);
            }
            (MoonChoice::Train(tao), _) => self.train(tao, observer),
            (MoonChoice::Beat { space, tao, crystals }, _) => self.beat(space, tao, crystals, observer),
            (MoonChoice::Turn(face), _) => self.turn_die(face, observer),
            (MoonChoice::SuLing(space), _) => {
                self.stack.pop();
                self.place_su_ling(space, observer);
            }
            (MoonChoice::Light, MoonStep::Light(corner)) => {
                self.stack.pop();
                self.light(corner, Rule::W(32), observer);
            }
            (MoonChoice::Roll, MoonStep::Barrier { steps, chooser }) => {
                self.barrier_goes_on(steps, chooser);
                self.barrier_rolls(self.barrier_board(steps), chooser, observer);
            }
            _ => {}
        }
    }

    /// A choice of White Moon at a step of the base game.
    #[cold]
    #[inline(never)]
    pub(crate) fn apply_moon_in_base(&mut self, choice: MoonChoice, step: Step, observer: &mut impl Observer) {
        match (choice, step) {
            (MoonChoice::Escort(taoist, tile), _) => {
                self.stack.pop();
                self.escort(taoist, tile, step.rule_of_sending(), observer);
                self.may_change_level(taoist);
            }
            (MoonChoice::Raise(taoist), _) => {
                self.stack.pop();
                self.raise(taoist, observer);
            }
            (MoonChoice::Return(family), _) => self.villager_returns(family, observer),
            (MoonChoice::Defeat { ghosts, tao, crystals }, _) => self.split_chosen(ghosts, tao, crystals, observer),
            (MoonChoice::PayCrystal(payer), _) => self.pay_crystal(payer, observer),
            (MoonChoice::Ward, Step::CurseRolled { source, .. }) => {
                self.stack.pop();
                self.use_up(self.roller(source), Artifact::Charm, observer);
            }
            _ => {}
        }
    }

    fn escort(&mut self, taoist: Colour, tile: Tile, by: Rule, observer: &mut impl Observer) {
        let Some(to) = self.village.spot(tile) else { return };
        let from = self.taoists[taoist].spot;
        self.put_taoist(taoist, tile, by, observer);
        self.move_villager(from, to, Rule::W(21), observer);
    }
}
