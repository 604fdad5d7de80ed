//! What speaks for keeping and rolling dice, and for what is done with them.

use ghost_stories_engine::{
    CallbackObserver, Chance, Choice, Colour, CurseFace, Event, Face, Outcome, Position, Reward, Roll, Space, SpaceSet,
    Tao, TaoCount, Waiting,
};

use super::Reason;
use super::chances::against;
use super::look::Look;
use crate::chance::Odds;
use crate::exorcism::{ExorcismOdds, rerolls};

impl Look<'_> {
    pub(super) fn kept(&self) -> Vec<Reason> {
        if self.now.curse_face().is_some() {
            return (Some(*self.after) == self.spared()).then_some(Reason::CurseHarmless).into_iter().collect();
        }
        // The Divine Sword is not used: nothing more can be said.
        if self.now.options().iter().any(|option| matches!(option, Choice::WhiteMoon(_))) {
            return Vec::new();
        }
        match self.odds_of(Choice::Keep) {
            Some(odds) => {
                let sure = odds.targets.iter().filter(|target| target.chance == Odds::new(1, 1));
                sure.filter_map(|target| Some(Reason::Suffices { card: target.card? })).collect()
            }
            None => self.shown(self.now.dice()).filter(|(_, ghosts)| *ghosts > 0).map(needed).collect(),
        }
    }

    pub(super) fn rerolled(&self, dice: Roll) -> Vec<Reason> {
        let (Some(kept), Some(again)) = (self.odds_of(Choice::Keep), self.odds_of(Choice::Reroll(dice))) else {
            return self.shown(dice).filter(|(_, ghosts)| *ghosts == 0).map(needed).collect();
        };
        let raised = |target: &crate::exorcism::TargetOdds| {
            let before = against(&kept, target.space)?;
            let card = target.card?;
            (target.chance > before).then_some(Reason::Raises { card, before, after: target.chance })
        };
        again.targets.iter().filter_map(raised).collect()
    }

    /// The odds of going on with the roll this way; `None` for the Herbalist's dice.
    fn odds_of(&self, choice: Choice) -> Option<ExorcismOdds> {
        rerolls(self.now).into_iter().find(|reroll| reroll.choice == choice).map(|reroll| reroll.exorcism)
    }

    /// The colours that dice show, and how many ghosts need each.
    fn shown(&self, dice: Roll) -> impl Iterator<Item = (Tao, u8)> {
        dice.faces().filter_map(Face::tao).map(|tao| (tao, self.needing(tao)))
    }

    pub(super) fn curse_again(&self) -> Vec<Reason> {
        let (Some(face), Some(spared)) = (self.now.curse_face(), self.spared()) else { return Vec::new() };
        let (mut cases, mut of) = (0, 1);
        for (outcome, probability) in self.after.outcomes() {
            let mut struck = *self.after;
            struck.resolve_unchecked(outcome, &mut ());
            cases += u64::from(struck == spared) * u64::from(probability.cases);
            of = probability.of.into();
        }
        vec![Reason::CurseAgain { face, chance: Odds::new(cases, of) }]
    }

    /// The position in which the Curse die has shown nothing.
    fn spared(&self) -> Option<Position> {
        let mut spared = *self.now;
        spared.play(Choice::RerollCurse, &mut ()).ok()?;
        spared.resolve_unchecked(Outcome::CurseDie(CurseFace::Nothing), &mut ());
        Some(spared)
    }

    pub(super) fn defeated(&self, ghosts: SpaceSet, tao: TaoCount) -> Vec<Reason> {
        let spends = |option: &Choice| matches!(option, Choice::Defeat { tao, .. } if !tao.is_empty());
        let could_spend = self.now.options().iter().any(spends);
        if ghosts.is_empty() {
            let held = self.now.taoist(self.me).tao;
            return (could_spend && !held.is_empty()).then_some(Reason::KeepsTao { tao: held }).into_iter().collect();
        }
        let mut found: Vec<Reason> = ghosts.iter().flat_map(|space| self.gone(space)).collect();
        // Hard or not, it is beaten.
        found.retain(|reason| !matches!(reason, Reason::Tough { .. }));
        for card in ghosts.iter().filter_map(|space| self.now.card(space)) {
            let reward = self.now.facts(card).reward();
            if reward != Reward::Nothing {
                found.push(Reason::Wins { card, reward });
            }
        }
        if tao.is_empty() && could_spend {
            found.push(Reason::NoTao);
        }
        found
    }

    pub(super) fn paid(&self, payer: Colour) -> Vec<Reason> {
        let Some(tao) = self.now.owed().colours().next() else { return Vec::new() };
        let payer_of = |option| if let Choice::Pay(taoist) = option { Some(taoist) } else { None };
        let payers = self.now.options().into_iter().filter_map(payer_of);
        let has_more = |taoist: &Colour| self.now.taoist(*taoist).tao.get(tao) > u8::from(*taoist == payer);
        let keepers = payers.filter(has_more);
        let left = |taoist| {
            let left = self.now.taoist(taoist).tao.get(tao) - u8::from(taoist == payer);
            Reason::TaoLeft { taoist, tao, left }
        };
        keepers.map(left).collect()
    }

    pub(super) fn first(&self, stood: Space) -> Vec<Reason> {
        let rewards = self.now.rewards_to_order().filter(|(_, at)| *at == stood);
        let mut found: Vec<Reason> =
            rewards.map(|(card, _)| Reason::Wins { card, reward: self.now.facts(card).reward() }).collect();
        let cursed = self.now.curses_to_order().find(|(_, at)| *at == stood);
        if let Some((card, _)) = cursed
            && self.after.waiting() == Waiting::Chance(Chance::CurseDie)
        {
            let mut struck = *self.after;
            let mut hear = |event| {
                if let Event::TileHaunted { tile, .. } = event {
                    found.push(Reason::CurseStrikes { card, tile });
                }
            };
            struck.resolve_unchecked(Outcome::CurseDie(CurseFace::Haunt), &mut CallbackObserver(&mut hear));
            if struck.curse_face().is_some() {
                struck.play_unchecked(Choice::Keep, &mut CallbackObserver(&mut hear));
            }
        }
        found
    }
}

fn needed((tao, ghosts): (Tao, u8)) -> Reason {
    if ghosts == 0 { Reason::TaoIdle { tao } } else { Reason::TaoNeeded { tao, ghosts } }
}
