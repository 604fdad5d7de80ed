use crate::choice::Chance;
use crate::colour::{Colour, ColourSet};
use crate::event::Observer;
use crate::position::{Position, Waiting};
use crate::secret::{CurseCard, CurseEffect, Demon, DemonSet, Hits, MantraEffect};
use crate::village::Spot;
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
pub(crate) enum SecretStep {
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
    pub(crate) fn run_secret(&mut self, step: SecretStep, observer: &mut impl Observer) -> bool {
        match step {
            SecretStep::ShadowRoll | SecretStep::Act(_) | SecretStep::Shadow | SecretStep::SplitDemons => false,
            SecretStep::RevealCurses { level, left } => {
                self.skip_if(left == 0 || self.curses_face_down(level).is_empty())
            }
            SecretStep::RevealMantra(place) => self.skip_if(self.mantras_of(place.into()).is_empty()),
            SecretStep::MantraLeaves(place) => self.mantra_leaves(place),
            SecretStep::Demons(left) => self.demons_act(left),
            SecretStep::BeginYin => self.begin_yin(),
            SecretStep::ActivateAll(left) => self.activate_all(left),
            SecretStep::TurnUp(spot, _) => {
                let over = self.the_secret().stacks.get(spot) == 0;
                self.skip_if(over)
            }
            SecretStep::TurnUpStack => self.skip_if(self.the_secret().stacks.spots().is_empty()),
            SecretStep::ShadowHits { left, split } => self.shadow_splits(left, split),
            SecretStep::ShadowWounds(hits) => self.shadow_wounds(hits, observer),
            SecretStep::ThrowAny => {
                let nothing = self.throwable().next().is_none();
                self.skip_if(nothing)
            }
            SecretStep::Takes(curse) => self.curse_takes_effect(curse),
            SecretStep::Activate | SecretStep::Pick(_) | SecretStep::KillVillager(_) => {
                self.skip_if_nothing_to_choose()
            }
            SecretStep::RemoveLadders(left) => self.skip_if(left == 0 || self.the_secret().ladders.is_empty()),
            SecretStep::Skeletons { left, how } => self.skeletons_wait(left, how, observer),
            SecretStep::AllLoseQi(steps) => self.all_lose_qi(steps, observer),
            SecretStep::Renew => self.renew_curses(observer),
            SecretStep::DrawIncarnation => self.skip_if(self.pile().is_empty()),
            SecretStep::PlayIncarnation => self.skip_if(self.the_secret().in_hand() == 0),
            SecretStep::LayQi(loser) => self.lay_qi_waits(loser, observer),
            SecretStep::LayFromBank { .. } => self.skip_if(!self.can_lay_from_bank()),
            SecretStep::Trigger => self.skip_if(self.the_secret().face_up().next().is_none()),
            SecretStep::Mantra(effect) => self.mantra_takes_effect(effect, observer),
            SecretStep::PutBackLadders(left) => self.skip_if(left == 0 || self.ladder_gaps().is_empty()),
            SecretStep::TakeTao { taoist, left } => {
                self.skip_if(left == 0 || self.bank.is_empty() || !self.living.contains(taoist))
            }
            SecretStep::AllTakeTao(steps) => self.all_take_tao(steps),
            SecretStep::AllMove(left) => self.skip_if(left.both(self.living).is_empty()),
            SecretStep::Calligrapher => self.calligrapher(),
            SecretStep::Ladder(taoist) => self.skip_if(!self.has_ladder(taoist)),
            SecretStep::DemonsLeave(demons) => self.demons_leave(demons, observer),
            SecretStep::Trait(demon) => self.demon_trait(demon),
            SecretStep::LandscaperTao => self.skip_if(self.taoists[self.decider()].tao.is_empty()),
            SecretStep::EffectOver => self.effect_over(observer),
            SecretStep::TurnEnds => self.secret_turn_ends(observer),
        }
    }

    /// What a step of Black Secret waits for.
    #[cold]
    #[inline(never)]
    pub(crate) fn secret_waits(&self, step: SecretStep) -> Waiting {
        let decider = Waiting::Choice(Who::Taoist(self.decider()));
        match step {
            SecretStep::RevealCurses { .. } => Waiting::Chance(Chance::Curse),
            SecretStep::RevealMantra(_) => Waiting::Chance(Chance::Mantra),
            SecretStep::TurnUp(..) => Waiting::Chance(Chance::Token),
            SecretStep::ShadowRoll => Waiting::Chance(Chance::TaoDice(3)),
            SecretStep::DrawIncarnation => Waiting::Chance(Chance::Incarnation),
            SecretStep::LayQi(loser) if self.players.contains(loser) => Waiting::Choice(Who::Taoist(loser)),
            SecretStep::LayQi(_)
            | SecretStep::LayFromBank { .. }
            | SecretStep::Trigger
            | SecretStep::Calligrapher
            | SecretStep::Ladder(_)
            | SecretStep::SplitDemons => decider,
            SecretStep::Mantra(_)
            | SecretStep::PutBackLadders(_)
            | SecretStep::TakeTao { .. }
            | SecretStep::AllMove(_) => Waiting::Choice(Who::Taoist(self.the_secret().chooser)),
            _ => Waiting::Choice(Who::WuFeng),
        }
    }
}
