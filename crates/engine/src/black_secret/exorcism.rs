//! Exorcising demons underground, and what beaten ones leave behind (S22, S23).

use crate::black_secret::{BlackSecretChoice, BlackSecretEvent, BlackSecretStep, Demon, DemonSet, Letter};
use crate::cause::Cause;
use crate::choice::{Choice, Options};
use crate::colour::{Tao, TaoCount};
use crate::curse::Origin;
use crate::dice::Roll;
use crate::event::{Event, Observer};
use crate::position::Position;
use crate::split::{Split, SplitTarget};
use crate::step::PendingStep;
use crate::village::Spot;

impl Position {
    /// The colour of a catacomb space.
    pub fn catacomb_colour(&self, spot: Spot) -> Option<Tao> {
        let black_secret = self.black_secret.as_ref()?;
        Some(self.components.catacombs(black_secret.catacombs).colours[spot as usize])
    }

    /// The colour of the active Taoist's space, if he is underground.
    pub fn demon_colour(&self) -> Option<Tao> {
        if self.is_below(self.turn.board) { self.catacomb_colour(self.active().spot) } else { None }
    }

    /// The demons that the active Taoist could exorcise from where he is.
    pub fn demon_targets(&self) -> DemonSet {
        match &self.black_secret {
            Some(black_secret) if self.is_below(self.turn.board) => black_secret.demons_on(self.active().spot),
            _ => DemonSet::EMPTY,
        }
    }

    /// What a demon in the catacombs needs now, less Circle and Mantra (S23).
    pub fn demon_resistance(&self, demon: Demon) -> Option<TaoCount> {
        let black_secret = self.black_secret.as_ref()?;
        let tao = self.catacomb_colour(black_secret.spot_of(demon)?)?;
        let weaker = u8::from(self.village.circle == Some(tao)) + u8::from(black_secret.mantra_on == Some(demon));
        Some(TaoCount::of(tao, self.components.demon(demon).resistance.value.saturating_sub(weaker)))
    }

    /// True if Tao tokens do not count against this demon (S22).
    pub fn is_proof_against_tao(&self, demon: Demon) -> bool {
        demon == Demon::Seeker && self.black_secret.as_ref().is_some_and(|black_secret| black_secret.board == Letter::B)
    }

    pub(crate) fn demon_split(&self) -> Split {
        let mut split =
            Split::new(self.exorcism.dice, self.white_is_blank(), self.tao_at_hand(), self.crystals_at_hand());
        for demon in self.demon_targets().iter() {
            if let Some(need) = self.demon_resistance(demon) {
                split.add(SplitTarget { need, proof: self.is_proof_against_tao(demon), ..SplitTarget::NONE });
            }
        }
        split
    }

    pub(crate) fn demon_split_options(&self, options: &mut Options) {
        let targets = self.demon_targets();
        self.demon_split().each(&mut |mask, tao, crystals| {
            let demons = targets.picked(mask);
            options.push(Choice::BlackSecret(BlackSecretChoice::Defeat { demons, tao, crystals }));
        });
    }

    pub(crate) fn demons_chosen(
        &mut self,
        demons: DemonSet,
        tao: TaoCount,
        crystals: u8,
        observer: &mut impl Observer,
    ) {
        self.exorcism.dice = Roll::NONE;
        if demons.is_empty() {
            self.stack.pop();
            observer.notice(Event::ExorcismFailed { taoist: self.turn.board });
            if self.white_moon.is_some() {
                self.claw_if_held(self.demon_colour().into_iter().collect());
            }
            return;
        }
        self.exorcism.owed = tao;
        self.exorcism.crystals = crystals;
        self.stack.replace_top(PendingStep::BlackSecret(BlackSecretStep::DemonsLeave(demons)));
        if !tao.is_empty() || crystals > 0 {
            self.stack.push(PendingStep::Pay);
        }
    }

    /// The beaten demons go home together, then their traits strike, the weakest's first.
    pub(crate) fn demons_leave(&mut self, demons: DemonSet, observer: &mut impl Observer) -> bool {
        let tile = self.village.tile(self.active().spot);
        self.stack.replace_top(PendingStep::ExorcismOver);
        for demon in demons.iter() {
            observer.notice(Event::BlackSecret(BlackSecretEvent::DemonExorcised { demon, tile }));
            self.demon_goes_home(demon, Cause::ExorcisedDemon, observer);
        }
        for demon in Demon::ALL.into_iter().rev().filter(|&demon| demons.contains(demon)) {
            self.stack.push(PendingStep::BlackSecret(BlackSecretStep::Trait(demon)));
        }
        true
    }

    pub(crate) fn demon_trait(&mut self, demon: Demon) -> bool {
        self.stack.pop();
        match (demon, self.the_black_secret().board) {
            (Demon::Landscaper, Letter::A) => self.stack.push(PendingStep::BlackSecret(BlackSecretStep::LandscaperTao)),
            (Demon::Gravedigger, Letter::A) => self.stack.push(PendingStep::BringGhost),
            (Demon::Gravedigger, Letter::B) => self.stack.push(PendingStep::Curse(Origin::BlackSecret)),
            _ => {}
        }
        true
    }

    /// The demons on which the Mantra of the yellow board may be laid.
    pub(crate) fn mantra_demons(&self) -> DemonSet {
        let Some(black_secret) = &self.black_secret else { return DemonSet::EMPTY };
        let current = black_secret.mantra_on.map_or(DemonSet::EMPTY, DemonSet::only);
        black_secret.demons_below().without(current)
    }

    pub(crate) fn lay_mantra_on(&mut self, demon: Demon, observer: &mut impl Observer) {
        self.stack.pop();
        self.mantra = None;
        self.black_secret_mut().mantra_on = Some(demon);
        observer.notice(Event::BlackSecret(BlackSecretEvent::MantraLaid { demon }));
    }
}
