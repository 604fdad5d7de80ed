//! The options of Black Secret's own steps, and what their choice does.

use crate::card::Card;
use crate::choice::{Choice, Options};
use crate::colour::ColourSet;
use crate::event::{Event, Observer};
use crate::facts::Left;
use crate::moon::MoonChoice;
use crate::position::Position;
use crate::rule::Rule;
use crate::secret::{Placing, SKELETONS, SecretChoice, SecretEvent, SecretStep};
use crate::space::SpaceSet;
use crate::step::Step;

impl Position {
    /// What Wu-Feng may do with a drawn card besides placing it (S10).
    #[cold]
    #[inline(never)]
    pub(crate) fn drawn_options(&self, card: Card, options: &mut Options) {
        self.summon_options(card, options);
        options.extend(self.throws(card).map(|curse| Choice::Secret(SecretChoice::Throw(curse))));
    }

    #[cold]
    #[inline(never)]
    pub(crate) fn secret_options(&self, step: SecretStep, options: &mut Options) {
        match step {
            SecretStep::Act(demon) => {
                self.act_options(demon, options);
                options.push(Choice::Decline);
            }
            SecretStep::Shadow => {
                self.shadow_options(options);
                options.push(Choice::Decline);
            }
            SecretStep::Activate => self.activate_options(options),
            SecretStep::TurnUpStack => {
                let stacks = self.the_secret().stacks.spots();
                let tile = |spot| self.village.tile(spot);
                options.extend(stacks.iter().map(|spot| Choice::Secret(SecretChoice::TurnUp(tile(spot)))));
            }
            SecretStep::ShadowHits { split, .. } => {
                options.extend(self.shadow_can_hit(split).iter().map(Choice::LoseQi));
            }
            SecretStep::ThrowAny => self.throw_options(options),
            SecretStep::Pick(effect) => self.pick_options(effect, options),
            SecretStep::KillVillager(except) => self.kill_options(except, options),
            SecretStep::RemoveLadders(_) => self.ladder_options(self.the_secret().ladders, options),
            SecretStep::Skeletons { how, .. } => {
                let free = SpaceSet::full().without(self.occupied);
                options.extend(free.iter().map(|space| Choice::Secret(SecretChoice::Skeleton(space))));
                if how == Placing::May {
                    options.push(Choice::Decline);
                }
            }
            SecretStep::PlayIncarnation => self.incarnation_options(options),
            SecretStep::LayQi(_) => self.lay_options(options),
            SecretStep::LayFromBank { may } => {
                self.lay_options(options);
                if may {
                    options.push(Choice::Decline);
                }
            }
            SecretStep::Trigger => {
                let face_up = self.the_secret().face_up();
                options.extend(face_up.map(|mantra| Choice::Secret(SecretChoice::Trigger(mantra))));
            }
            SecretStep::Mantra(effect) => self.mantra_options(effect, options),
            SecretStep::PutBackLadders(_) => {
                self.ladder_options(self.ladder_gaps(), options);
                options.push(Choice::Decline);
            }
            SecretStep::TakeTao { .. } => options.extend(self.bank.colours().map(Choice::TakeTao)),
            SecretStep::AllMove(left) => self.all_move_options(left, options),
            SecretStep::Calligrapher => self.calligrapher_options(options),
            SecretStep::Ladder(taoist) => {
                options.extend([Choice::Secret(SecretChoice::Climb(taoist)), Choice::Decline]);
            }
            SecretStep::SplitDemons => self.demon_split_options(options),
            SecretStep::LandscaperTao => {
                options.extend(self.taoists[self.decider()].tao.colours().map(Choice::Discard));
            }
            _ => {}
        }
    }

    /// Leaves a step out in which nobody could choose anything.
    pub(crate) fn skip_if_nothing_to_choose(&mut self) -> bool {
        let mut options = Options::new();
        self.write_options(&mut options);
        self.skip_if(options.is_empty())
    }

    /// A choice at one of Black Secret's own steps.
    #[cold]
    #[inline(never)]
    pub(crate) fn apply_secret(&mut self, choice: Choice, step: SecretStep, observer: &mut impl Observer) {
        match (choice, step) {
            (_, SecretStep::Pick(_)) => self.picked_for_curse(choice, observer),
            (Choice::Decline, SecretStep::Calligrapher) => {
                self.stack.replace_top(Step::Secret(SecretStep::LayFromBank { may: false }));
            }
            (Choice::Decline, _) => self.stack.pop(),
            (_, SecretStep::Mantra(effect)) => self.mantra_chosen(choice, effect, observer),
            (Choice::LoseQi(taoist), SecretStep::ShadowHits { left, split }) => {
                let split = split.plus(taoist);
                self.stack.replace_top(Step::Secret(SecretStep::ShadowHits { left: left - 1, split }));
            }
            (Choice::Moon(MoonChoice::Sacrifice(tile)), SecretStep::KillVillager(first)) => {
                self.villagers_chosen(first, tile, observer);
            }
            (Choice::TakeTao(tao), SecretStep::TakeTao { taoist, left }) => {
                self.stack.replace_top(Step::Secret(SecretStep::TakeTao { taoist, left: left - 1 }));
                self.bank = self.bank.minus(tao, 1);
                self.taoists[taoist].tao = self.taoists[taoist].tao.plus(tao, 1);
                observer.notice(Event::TaoGained { taoist, tao, by: Rule::S(42) });
            }
            (Choice::MoveTaoist(taoist, tile), SecretStep::AllMove(left)) => {
                self.stack.replace_top(Step::Secret(SecretStep::AllMove(left.without(ColourSet::only(taoist)))));
                self.put_taoist(taoist, tile, Rule::S(42), observer);
            }
            (Choice::Moon(MoonChoice::Raise(taoist)), SecretStep::AllMove(left)) => {
                self.stack.replace_top(Step::Secret(SecretStep::AllMove(left.without(ColourSet::only(taoist)))));
                self.raise(taoist, observer);
            }
            (Choice::Discard(tao), SecretStep::LandscaperTao) => {
                self.stack.pop();
                self.lose_tao(self.decider(), tao, Rule::S(22), observer);
            }
            (Choice::Secret(choice), _) => self.apply_secret_choice(choice, step, observer),
            _ => {}
        }
    }

    fn apply_secret_choice(&mut self, choice: SecretChoice, step: SecretStep, observer: &mut impl Observer) {
        match (choice, step) {
            (SecretChoice::Throw(curse), _) => {
                self.stack.pop();
                self.throw(curse, Rule::S(13), observer);
            }
            (SecretChoice::MoveDemon(demon, tile), _) => self.move_demon(demon, tile, observer),
            (SecretChoice::Search(demon), _) => self.search(demon, observer),
            (SecretChoice::ShadowOn(tile), _) => self.move_shadow(tile, false, observer),
            (SecretChoice::ShadowUnder(tile), _) => self.move_shadow(tile, true, observer),
            (SecretChoice::ShadowAttack, _) => self.stack.replace_top(Step::Secret(SecretStep::ShadowRoll)),
            (SecretChoice::ShadowCurse, _) => self.shadow_curses(observer),
            (SecretChoice::Incarnation(card), _) => self.play_incarnation(card, observer),
            (SecretChoice::Skeleton(space), _) => self.place_skeleton(space, observer),
            (SecretChoice::TurnUp(tile), _) => {
                self.stack.pop();
                if let Some(spot) = self.village.spot(tile) {
                    self.stack.push(Step::Secret(SecretStep::TurnUp(spot, None)));
                }
            }
            (SecretChoice::Ladder(tile), SecretStep::RemoveLadders(left)) => {
                self.stack.replace_top(Step::Secret(SecretStep::RemoveLadders(left - 1)));
                if let Some(spot) = self.village.spot(tile) {
                    self.ladder_leaves(spot, Rule::S(12), observer);
                }
            }
            (SecretChoice::Ladder(tile), SecretStep::PutBackLadders(left)) => {
                self.stack.replace_top(Step::Secret(SecretStep::PutBackLadders(left - 1)));
                self.put_back_ladder(tile, observer);
            }
            (SecretChoice::Climb(taoist), SecretStep::AllMove(left)) => {
                self.stack.replace_top(Step::Secret(SecretStep::AllMove(left.without(ColourSet::only(taoist)))));
                self.change_level(taoist, observer);
            }
            (SecretChoice::Climb(taoist), _) => {
                self.stack.pop();
                self.change_level(taoist, observer);
            }
            (SecretChoice::LayQi(mantra), SecretStep::LayQi(loser)) => {
                self.lay_qi(mantra, loser, Rule::S(42), observer);
            }
            (SecretChoice::LayQi(mantra), _) => self.lay_qi(mantra, self.decider(), Rule::S(44), observer),
            (SecretChoice::Trigger(mantra), _) => {
                self.stack.pop();
                self.trigger(mantra, self.decider(), Rule::S(21), observer);
            }
            (SecretChoice::Swap(old, new), _) => self.swap(old, new, observer),
            (SecretChoice::Defeat { demons, tao, crystals }, _) => {
                self.demons_chosen(demons, tao, crystals, observer);
            }
            _ => {}
        }
    }

    /// A choice of Black Secret at a step of the base game or of White Moon.
    #[cold]
    #[inline(never)]
    pub(crate) fn apply_secret_in_base(&mut self, choice: SecretChoice, step: Step, observer: &mut impl Observer) {
        match (choice, step) {
            (SecretChoice::Summon(demon, tile), Step::Place(card)) => self.summon(card, demon, tile, observer),
            (SecretChoice::Throw(curse), Step::Place(card)) => {
                self.stack.pop();
                observer.notice(Event::Secret(SecretEvent::CardSpent { card, by: Rule::S(12) }));
                self.throw(curse, Rule::S(12), observer);
            }
            (SecretChoice::LayMantra(demon), _) => self.lay_mantra_on(demon, observer),
            // The first of two steps with the Spires.
            (SecretChoice::Climb(taoist), _) => {
                self.turn.done.climbed = true;
                self.change_level(taoist, observer);
            }
            _ => {}
        }
    }

    /// An icon that only Black Secret has (S51, S52, S55).
    #[cold]
    #[inline(never)]
    pub(crate) fn secret_left_stone(&mut self, icon: Left) {
        if self.secret.is_none() {
            return;
        }
        self.stack.push(Step::Secret(match icon {
            Left::ActivateDemon => SecretStep::Activate,
            Left::ThrowCurse => SecretStep::ThrowAny,
            Left::Skeletons => SecretStep::Skeletons { left: SKELETONS, how: Placing::May },
            _ => SecretStep::TurnUpStack,
        }));
    }
}
