use crate::black_secret::{CurseCard, CurseEffect, Demon, DemonSet, Hits, MantraEffect};
use crate::choice::Chance;
use crate::colour::{Colour, ColourSet};
use crate::event::Observer;
use crate::position::Position;
use crate::village::Spot;
use crate::waiting::Waiting;
use crate::who::Who;

/// How Wu-Feng places skeletons (S24).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Placing {
    /// His own, if he likes.
    May,
    /// His own, and he must.
    Must,
    /// Those that Bones tokens become, and he must.
    Bones,
}

/// One thing of Black Secret that is still to be done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum BlackSecretStep {
    /// Chance: so many curses of a level are turned up.
    RevealCurses {
        /// The level.
        level: u8,
        /// How many are still to come.
        left: u8,
    },
    /// Chance: a mantra comes to this place.
    RevealMantra(u8),
    /// The mantra of this place has taken effect.
    MantraLeaves(u8),

    /// Before Yin: these demons are still to act, or the Shadow.
    Demons(DemonSet),
    /// The demons have acted: Yin begins.
    BeginYin,
    /// By a curse: these demons are still to act.
    ActivateAll(DemonSet),
    /// Choice of Wu-Feng: what this demon does.
    Act(Demon),
    /// Choice of Wu-Feng: what the Shadow does.
    Shadow,
    /// Choice of Wu-Feng: which demon does what.
    Activate,
    /// Chance: the top token of a space, found by this demon or by none.
    TurnUp(Spot, Option<Demon>),
    /// Choice of Wu-Feng: which stack is turned up.
    TurnUpStack,
    /// Chance: the Shadow's dice.
    ShadowRoll,
    /// Choices of Wu-Feng: how the Shadow's hits are split.
    ShadowHits {
        /// How many are still to be split.
        left: u8,
        /// Those that are.
        split: Hits,
    },
    /// The Shadow's hits cost their Qi.
    ShadowWounds(Hits),

    /// Choice of Wu-Feng: which curse of any colour, if any.
    ThrowAny,
    /// A curse takes effect.
    Takes(CurseCard),
    /// Choice of Wu-Feng: on whom or what a curse falls.
    Pick(CurseEffect),
    /// Choice of Wu-Feng: which villager dies, together with the one on this spot.
    KillVillager(Option<Spot>),
    /// Choices of Wu-Feng: so many ladders leave.
    RemoveLadders(u8),
    /// Choices of Wu-Feng: where so many skeletons go.
    Skeletons {
        /// How many are still to come.
        left: u8,
        /// Whether he must.
        how: Placing,
    },
    /// Every living Taoist loses a Qi, from the board so many places clockwise of the board on turn on.
    AllLoseQi(u8),
    /// All curses are gathered and drawn anew.
    Renew,
    /// Chance: an incarnation for the hand.
    DrawIncarnation,
    /// Choice of Wu-Feng: which incarnation he plays.
    PlayIncarnation,

    /// Choice of the loser: on which mantra his Qi goes.
    LayQi(Colour),
    /// Choice of the active Taoist: on which mantra a Qi of the bank goes.
    LayFromBank {
        /// He may leave it.
        may: bool,
    },
    /// Choice of the active Taoist: which mantra takes effect.
    Trigger,
    /// A mantra takes effect; a choice where it has one.
    Mantra(MantraEffect),
    /// Choices: up to so many ladders are put back.
    PutBackLadders(u8),
    /// Choices: so many Tao for this Taoist.
    TakeTao {
        /// Whose.
        taoist: Colour,
        /// How many are still to be taken.
        left: u8,
    },
    /// Each Taoist takes a Tao, from the board so many places clockwise on.
    AllTakeTao(u8),
    /// Choices: which of these Taoists moves or changes level.
    AllMove(ColourSet),
    /// Choice: a mantra is swapped.
    Calligrapher,
    /// Choice: whether a Taoist who was moved changes level.
    Ladder(Colour),

    /// Choice: which demons are exorcised, and with which tokens.
    SplitDemons,
    /// The chosen demons leave.
    DemonsLeave(DemonSet),
    /// The trait of a beaten demon strikes.
    Trait(Demon),
    /// Choice of Wu-Feng: which Tao the exorcist discards.
    LandscaperTao,

    /// An effect of Yin, or before it, is finished: have the Taoists won?
    EffectOver,
    /// The turn is over.
    TurnEnds,
}

impl Position {
    /// Carries on with a step of Black Secret; false if it waits.
    #[cold]
    #[inline(never)]
    pub(crate) fn run_black_secret(&mut self, step: BlackSecretStep, observer: &mut impl Observer) -> bool {
        match step {
            BlackSecretStep::ShadowRoll
            | BlackSecretStep::Act(_)
            | BlackSecretStep::Shadow
            | BlackSecretStep::SplitDemons => false,
            BlackSecretStep::RevealCurses { level, left } => {
                self.skip_if(left == 0 || self.curses_face_down(level).is_empty())
            }
            BlackSecretStep::RevealMantra(place) => self.skip_if(self.mantras_of(place.into()).is_empty()),
            BlackSecretStep::MantraLeaves(place) => self.mantra_leaves(place),
            BlackSecretStep::Demons(left) => self.demons_act(left),
            BlackSecretStep::BeginYin => self.begin_yin(),
            BlackSecretStep::ActivateAll(left) => self.activate_all(left),
            BlackSecretStep::TurnUp(spot, _) => {
                let over = self.the_black_secret().stacks.get(spot) == 0;
                self.skip_if(over)
            }
            BlackSecretStep::TurnUpStack => self.skip_if(self.the_black_secret().stacks.spots().is_empty()),
            BlackSecretStep::ShadowHits { left, split } => self.shadow_splits(left, split),
            BlackSecretStep::ShadowWounds(hits) => self.shadow_wounds(hits, observer),
            BlackSecretStep::ThrowAny => {
                let nothing = self.throwable().next().is_none();
                self.skip_if(nothing)
            }
            BlackSecretStep::Takes(curse) => self.curse_takes_effect(curse),
            BlackSecretStep::Activate | BlackSecretStep::Pick(_) | BlackSecretStep::KillVillager(_) => {
                self.skip_if_nothing_to_choose()
            }
            BlackSecretStep::RemoveLadders(left) => {
                self.skip_if(left == 0 || self.the_black_secret().ladders.is_empty())
            }
            BlackSecretStep::Skeletons { left, how } => self.skeletons_wait(left, how, observer),
            BlackSecretStep::AllLoseQi(steps) => self.all_lose_qi(steps, observer),
            BlackSecretStep::Renew => self.renew_curses(observer),
            BlackSecretStep::DrawIncarnation => self.skip_if(self.pile().is_empty()),
            BlackSecretStep::PlayIncarnation => self.skip_if(self.the_black_secret().in_hand() == 0),
            BlackSecretStep::LayQi(loser) => self.lay_qi_waits(loser, observer),
            BlackSecretStep::LayFromBank { .. } => self.skip_if(!self.can_lay_from_bank()),
            BlackSecretStep::Trigger => self.skip_if(self.the_black_secret().face_up().next().is_none()),
            BlackSecretStep::Mantra(effect) => self.mantra_takes_effect(effect, observer),
            BlackSecretStep::PutBackLadders(left) => self.skip_if(left == 0 || self.ladder_gaps().is_empty()),
            BlackSecretStep::TakeTao { taoist, left } => {
                self.skip_if(left == 0 || self.bank.is_empty() || !self.living.contains(taoist))
            }
            BlackSecretStep::AllTakeTao(steps) => self.all_take_tao(steps),
            BlackSecretStep::AllMove(left) => self.skip_if(left.both(self.living).is_empty()),
            BlackSecretStep::Calligrapher => self.calligrapher(),
            BlackSecretStep::Ladder(taoist) => self.skip_if(!self.has_ladder(taoist)),
            BlackSecretStep::DemonsLeave(demons) => self.demons_leave(demons, observer),
            BlackSecretStep::Trait(demon) => self.demon_trait(demon),
            BlackSecretStep::LandscaperTao => self.skip_if(self.taoists[self.decider()].tao.is_empty()),
            BlackSecretStep::EffectOver => self.effect_over(observer),
            BlackSecretStep::TurnEnds => self.black_secret_turn_ends(observer),
        }
    }

    /// What a step of Black Secret waits for.
    #[cold]
    #[inline(never)]
    pub(crate) fn black_secret_waits(&self, step: BlackSecretStep) -> Waiting {
        let decider = Waiting::Choice(Who::Taoist(self.decider()));
        match step {
            BlackSecretStep::RevealCurses { .. } => Waiting::Chance(Chance::CurseCard),
            BlackSecretStep::RevealMantra(_) => Waiting::Chance(Chance::Mantra),
            BlackSecretStep::TurnUp(..) => Waiting::Chance(Chance::Token),
            BlackSecretStep::ShadowRoll => Waiting::Chance(Chance::TaoDice(3)),
            BlackSecretStep::DrawIncarnation => Waiting::Chance(Chance::Incarnation),
            BlackSecretStep::LayQi(loser) if self.players.contains(loser) => Waiting::Choice(Who::Taoist(loser)),
            BlackSecretStep::LayQi(_)
            | BlackSecretStep::LayFromBank { .. }
            | BlackSecretStep::Trigger
            | BlackSecretStep::Calligrapher
            | BlackSecretStep::Ladder(_)
            | BlackSecretStep::SplitDemons => decider,
            BlackSecretStep::Mantra(_)
            | BlackSecretStep::PutBackLadders(_)
            | BlackSecretStep::TakeTao { .. }
            | BlackSecretStep::AllMove(_) => Waiting::Choice(Who::Taoist(self.the_black_secret().chooser)),
            BlackSecretStep::Act(_)
            | BlackSecretStep::Shadow
            | BlackSecretStep::Activate
            | BlackSecretStep::TurnUpStack
            | BlackSecretStep::ShadowHits { .. }
            | BlackSecretStep::ThrowAny
            | BlackSecretStep::Pick(_)
            | BlackSecretStep::KillVillager(_)
            | BlackSecretStep::RemoveLadders(_)
            | BlackSecretStep::Skeletons { .. }
            | BlackSecretStep::PlayIncarnation
            | BlackSecretStep::LandscaperTao
            // These are carried out at once, so nobody sees them wait.
            | BlackSecretStep::MantraLeaves(_)
            | BlackSecretStep::Demons(_)
            | BlackSecretStep::BeginYin
            | BlackSecretStep::ActivateAll(_)
            | BlackSecretStep::ShadowWounds(_)
            | BlackSecretStep::Takes(_)
            | BlackSecretStep::AllLoseQi(_)
            | BlackSecretStep::Renew
            | BlackSecretStep::AllTakeTao(_)
            | BlackSecretStep::DemonsLeave(_)
            | BlackSecretStep::Trait(_)
            | BlackSecretStep::EffectOver
            | BlackSecretStep::TurnEnds => Waiting::Choice(Who::WuFeng),
        }
    }
}
