//! The options of Black Secret's own steps, and what their choice does.

use crate::black_secret::{BlackSecretChoice, BlackSecretEvent, BlackSecretStep, Placing, SKELETONS};
use crate::card::Card;
use crate::cause::Cause;
use crate::choice::{Choice, Options};
use crate::colour::ColourSet;
use crate::event::{Event, Observer};
use crate::facts::Left;
use crate::position::Position;
use crate::space::SpaceSet;
use crate::step::PendingStep;
use crate::white_moon::WhiteMoonChoice;

impl Position {
    /// What Wu-Feng may do with a drawn card besides placing it (S10).
    #[cold]
    #[inline(never)]
    pub(crate) fn drawn_options(&self, card: Card, options: &mut Options) {
        self.summon_options(card, options);
        options.extend(self.throws(card).map(|curse| Choice::BlackSecret(BlackSecretChoice::Throw(curse))));
    }

    #[cold]
    #[inline(never)]
    pub(crate) fn black_secret_options(&self, step: BlackSecretStep, options: &mut Options) {
        match step {
            BlackSecretStep::Act(demon) => {
                self.act_options(demon, options);
                options.push(Choice::Decline);
            }
            BlackSecretStep::Shadow => {
                self.shadow_options(options);
                options.push(Choice::Decline);
            }
            BlackSecretStep::Activate => self.activate_options(options),
            BlackSecretStep::TurnUpStack => {
                let stacks = self.the_black_secret().stacks.spots();
                let tile = |spot| self.village.tile(spot);
                options.extend(stacks.iter().map(|spot| Choice::BlackSecret(BlackSecretChoice::TurnUp(tile(spot)))));
            }
            BlackSecretStep::ShadowHits { split, .. } => {
                options.extend(self.shadow_can_hit(split).iter().map(Choice::LoseQi));
            }
            BlackSecretStep::ThrowAny => self.throw_options(options),
            BlackSecretStep::Pick(effect) => self.pick_options(effect, options),
            BlackSecretStep::KillVillager(except) => self.kill_options(except, options),
            BlackSecretStep::RemoveLadders(_) => self.ladder_options(self.the_black_secret().ladders, options),
            BlackSecretStep::Skeletons { how, .. } => {
                let free = SpaceSet::full().without(self.occupied);
                options.extend(free.iter().map(|space| Choice::BlackSecret(BlackSecretChoice::Skeleton(space))));
                if how == Placing::May {
                    options.push(Choice::Decline);
                }
            }
            BlackSecretStep::PlayIncarnation => self.incarnation_options(options),
            BlackSecretStep::LayQi(_) => self.lay_options(options),
            BlackSecretStep::LayFromBank { may } => {
                self.lay_options(options);
                if may {
                    options.push(Choice::Decline);
                }
            }
            BlackSecretStep::Trigger => {
                let face_up = self.the_black_secret().face_up();
                options.extend(face_up.map(|mantra| Choice::BlackSecret(BlackSecretChoice::Trigger(mantra))));
            }
            BlackSecretStep::Mantra(effect) => self.mantra_options(effect, options),
            BlackSecretStep::PutBackLadders(_) => {
                self.ladder_options(self.ladder_gaps(), options);
                options.push(Choice::Decline);
            }
            BlackSecretStep::TakeTao { .. } => options.extend(self.bank.colours().map(Choice::TakeTao)),
            BlackSecretStep::AllMove(left) => self.all_move_options(left, options),
            BlackSecretStep::Calligrapher => self.calligrapher_options(options),
            BlackSecretStep::Ladder(taoist) => {
                options.extend([Choice::BlackSecret(BlackSecretChoice::Climb(taoist)), Choice::Decline]);
            }
            BlackSecretStep::SplitDemons => self.demon_split_options(options),
            BlackSecretStep::LandscaperTao => {
                options.extend(self.taoists[self.decider()].tao.colours().map(Choice::Discard));
            }
            // Nobody chooses anything here.
            BlackSecretStep::RevealCurses { .. }
            | BlackSecretStep::RevealMantra(_)
            | BlackSecretStep::MantraLeaves(_)
            | BlackSecretStep::Demons(_)
            | BlackSecretStep::BeginYin
            | BlackSecretStep::ActivateAll(_)
            | BlackSecretStep::TurnUp(..)
            | BlackSecretStep::ShadowRoll
            | BlackSecretStep::ShadowWounds(_)
            | BlackSecretStep::Takes(_)
            | BlackSecretStep::AllLoseQi(_)
            | BlackSecretStep::Renew
            | BlackSecretStep::DrawIncarnation
            | BlackSecretStep::AllTakeTao(_)
            | BlackSecretStep::DemonsLeave(_)
            | BlackSecretStep::Trait(_)
            | BlackSecretStep::EffectOver
            | BlackSecretStep::TurnEnds => {}
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
    pub(crate) fn apply_black_secret(&mut self, choice: Choice, step: BlackSecretStep, observer: &mut impl Observer) {
        match (choice, step) {
            (_, BlackSecretStep::Pick(_)) => self.picked_for_curse(choice, observer),
            (Choice::Decline, BlackSecretStep::Calligrapher) => {
                self.stack.replace_top(PendingStep::BlackSecret(BlackSecretStep::LayFromBank { may: false }));
            }
            (Choice::Decline, _) => self.stack.pop(),
            (_, BlackSecretStep::Mantra(effect)) => self.mantra_chosen(choice, effect, observer),
            (Choice::LoseQi(taoist), BlackSecretStep::ShadowHits { left, split }) => {
                let split = split.plus(taoist);
                self.stack.replace_top(PendingStep::BlackSecret(BlackSecretStep::ShadowHits { left: left - 1, split }));
            }
            (Choice::WhiteMoon(WhiteMoonChoice::Sacrifice(tile)), BlackSecretStep::KillVillager(first)) => {
                self.villagers_chosen(first, tile, observer);
            }
            (Choice::TakeTao(tao), BlackSecretStep::TakeTao { taoist, left }) => {
                self.stack.replace_top(PendingStep::BlackSecret(BlackSecretStep::TakeTao { taoist, left: left - 1 }));
                self.bank = self.bank.minus(tao, 1);
                self.taoists[taoist].tao = self.taoists[taoist].tao.plus(tao, 1);
                observer.notice(Event::TaoGained { taoist, tao, cause: Cause::BloodMantra });
            }
            (Choice::MoveTaoist(taoist, tile), BlackSecretStep::AllMove(left)) => {
                self.stack.replace_top(PendingStep::BlackSecret(BlackSecretStep::AllMove(
                    left.without(ColourSet::only(taoist)),
                )));
                self.put_taoist(taoist, tile, Cause::BloodMantra, observer);
            }
            (Choice::WhiteMoon(WhiteMoonChoice::Raise(taoist)), BlackSecretStep::AllMove(left)) => {
                self.stack.replace_top(PendingStep::BlackSecret(BlackSecretStep::AllMove(
                    left.without(ColourSet::only(taoist)),
                )));
                self.raise(taoist, observer);
            }
            (Choice::Discard(tao), BlackSecretStep::LandscaperTao) => {
                self.stack.pop();
                self.lose_tao(self.decider(), tao, Cause::Landscaper, observer);
            }
            (Choice::BlackSecret(choice), _) => self.apply_black_secret_choice(choice, step, observer),
            // Not offered at such a step.
            (
                Choice::Place(_)
                | Choice::Discard(_)
                | Choice::LoseQi(_)
                | Choice::Move(_)
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
                | Choice::Ask(_)
                | Choice::Restore(_)
                | Choice::Revive(_)
                | Choice::Banish(_)
                | Choice::DriveBack(_)
                | Choice::SetCircle(_)
                | Choice::MoveGhost(..)
                | Choice::Keep
                | Choice::Reroll(_)
                | Choice::RerollCurse
                | Choice::Defeat { .. }
                | Choice::Pay(_)
                | Choice::First(_)
                | Choice::GainQi
                | Choice::GainYinYang
                | Choice::GiveQi(_)
                | Choice::GiveYinYang(_)
                | Choice::WhiteMoon(_),
                _,
            ) => {}
        }
    }

    fn apply_black_secret_choice(
        &mut self,
        choice: BlackSecretChoice,
        step: BlackSecretStep,
        observer: &mut impl Observer,
    ) {
        match (choice, step) {
            (BlackSecretChoice::Throw(curse), _) => {
                self.stack.pop();
                self.throw(curse, Cause::FreeThrow, observer);
            }
            (BlackSecretChoice::MoveDemon(demon, tile), _) => self.move_demon(demon, tile, observer),
            (BlackSecretChoice::Search(demon), _) => self.search(demon, observer),
            (BlackSecretChoice::ShadowOn(tile), _) => self.move_shadow(tile, false, observer),
            (BlackSecretChoice::ShadowUnder(tile), _) => self.move_shadow(tile, true, observer),
            (BlackSecretChoice::ShadowAttack, _) => {
                self.stack.replace_top(PendingStep::BlackSecret(BlackSecretStep::ShadowRoll));
            }
            (BlackSecretChoice::ShadowCurse, _) => self.shadow_curses(observer),
            (BlackSecretChoice::Incarnation(card), _) => self.play_incarnation(card, observer),
            (BlackSecretChoice::Skeleton(space), _) => self.place_skeleton(space, observer),
            (BlackSecretChoice::TurnUp(tile), _) => {
                self.stack.pop();
                if let Some(spot) = self.village.spot(tile) {
                    self.stack.push(PendingStep::BlackSecret(BlackSecretStep::TurnUp(spot, None)));
                }
            }
            (BlackSecretChoice::Ladder(tile), BlackSecretStep::RemoveLadders(left)) => {
                self.stack.replace_top(PendingStep::BlackSecret(BlackSecretStep::RemoveLadders(left - 1)));
                if let Some(spot) = self.village.spot(tile) {
                    self.ladder_leaves(spot, Cause::WuFengsCurse, observer);
                }
            }
            (BlackSecretChoice::Ladder(tile), BlackSecretStep::PutBackLadders(left)) => {
                self.stack.replace_top(PendingStep::BlackSecret(BlackSecretStep::PutBackLadders(left - 1)));
                self.put_back_ladder(tile, observer);
            }
            (BlackSecretChoice::Climb(taoist), BlackSecretStep::AllMove(left)) => {
                self.stack.replace_top(PendingStep::BlackSecret(BlackSecretStep::AllMove(
                    left.without(ColourSet::only(taoist)),
                )));
                self.change_level(taoist, observer);
            }
            (BlackSecretChoice::Climb(taoist), _) => {
                self.stack.pop();
                self.change_level(taoist, observer);
            }
            (BlackSecretChoice::LayQi(mantra), BlackSecretStep::LayQi(loser)) => {
                self.lay_qi(mantra, loser, Cause::LostQi, observer);
            }
            (BlackSecretChoice::LayQi(mantra), _) => self.lay_qi(mantra, self.decider(), Cause::QiOfBank, observer),
            (BlackSecretChoice::Trigger(mantra), _) => {
                self.stack.pop();
                self.trigger(mantra, self.decider(), Cause::SuLingToken, observer);
            }
            (BlackSecretChoice::Swap(old, new), _) => self.swap(old, new, observer),
            (BlackSecretChoice::Defeat { demons, tao, crystals }, _) => {
                self.demons_chosen(demons, tao, crystals, observer);
            }
            // Not offered at such a step.
            (
                BlackSecretChoice::Summon(..)
                | BlackSecretChoice::Ladder(_)
                | BlackSecretChoice::Victim(_)
                | BlackSecretChoice::PowerOff(_)
                | BlackSecretChoice::FigureSteps(_)
                | BlackSecretChoice::Haunt(_)
                | BlackSecretChoice::MoveVillager(..)
                | BlackSecretChoice::LosePedestal(_)
                | BlackSecretChoice::LayMantra(_)
                | BlackSecretChoice::SendHome(_)
                | BlackSecretChoice::Clear(_)
                | BlackSecretChoice::Crystal(_),
                _,
            ) => {}
        }
    }

    /// A choice of Black Secret at a step of the base game or of White Moon.
    #[cold]
    #[inline(never)]
    pub(crate) fn apply_black_secret_in_base(
        &mut self,
        choice: BlackSecretChoice,
        step: PendingStep,
        observer: &mut impl Observer,
    ) {
        match (choice, step) {
            (BlackSecretChoice::Summon(demon, tile), PendingStep::Place(card)) => {
                self.summon(card, demon, tile, observer);
            }
            (BlackSecretChoice::Throw(curse), PendingStep::Place(card)) => {
                self.stack.pop();
                observer.notice(Event::BlackSecret(BlackSecretEvent::CardSpent { card, cause: Cause::Throw }));
                self.throw(curse, Cause::Throw, observer);
            }
            (BlackSecretChoice::LayMantra(demon), _) => self.lay_mantra_on(demon, observer),
            // The first of two steps with the Spires.
            (BlackSecretChoice::Climb(taoist), _) => {
                self.turn.done.climbed = true;
                self.change_level(taoist, observer);
            }
            // Not offered at such a step.
            (
                BlackSecretChoice::Summon(..)
                | BlackSecretChoice::Throw(_)
                | BlackSecretChoice::MoveDemon(..)
                | BlackSecretChoice::Search(_)
                | BlackSecretChoice::ShadowOn(_)
                | BlackSecretChoice::ShadowUnder(_)
                | BlackSecretChoice::ShadowAttack
                | BlackSecretChoice::ShadowCurse
                | BlackSecretChoice::Incarnation(_)
                | BlackSecretChoice::Skeleton(_)
                | BlackSecretChoice::TurnUp(_)
                | BlackSecretChoice::Ladder(_)
                | BlackSecretChoice::Victim(_)
                | BlackSecretChoice::PowerOff(_)
                | BlackSecretChoice::FigureSteps(_)
                | BlackSecretChoice::Haunt(_)
                | BlackSecretChoice::MoveVillager(..)
                | BlackSecretChoice::LosePedestal(_)
                | BlackSecretChoice::Defeat { .. }
                | BlackSecretChoice::LayQi(_)
                | BlackSecretChoice::Trigger(_)
                | BlackSecretChoice::Swap(..)
                | BlackSecretChoice::SendHome(_)
                | BlackSecretChoice::Clear(_)
                | BlackSecretChoice::Crystal(_),
                _,
            ) => {}
        }
    }

    /// An icon that only Black Secret has (S51, S52, S55).
    #[cold]
    #[inline(never)]
    pub(crate) fn black_secret_left_stone(&mut self, icon: Left) {
        if self.black_secret.is_none() {
            return;
        }
        self.stack.push(PendingStep::BlackSecret(match icon {
            Left::ActivateDemon => BlackSecretStep::Activate,
            Left::ThrowCurse => BlackSecretStep::ThrowAny,
            Left::Skeletons => BlackSecretStep::Skeletons { left: SKELETONS, how: Placing::May },
            _ => BlackSecretStep::TurnUpStack,
        }));
    }
}
