//! Exorcisms: targets, roll, who pays, curses and rewards (B70 to B78, B91 to B93, B130).

use crate::black_secret::BlackSecretStep;
use crate::cause::Cause;
use crate::choice::{Choice, Options};
use crate::colour::{Colour, ColourSet, TaoCount};
use crate::curse::Origin;
use crate::dice::Roll;
use crate::ending::Ending;
use crate::event::{Event, Observer};
use crate::facts::{Middle, Reward};
use crate::position::{Position, RunningExorcism};
use crate::power::Power;
use crate::rule::Rule;
use crate::space::{Space, SpaceSet};
use crate::split::{Split, SplitTarget};
use crate::step::PendingStep;
use crate::white_moon::WhiteMoonChoice;

impl Position {
    /// The rule by which the ghost on this space is no target from the active Taoist's tile, if one says so (B70).
    pub(crate) fn why_no_target(&self, space: Space) -> Option<Rule> {
        if !self.seating.spaces_next_to(self.active().spot).contains(space) {
            return Some(Rule::B(70));
        }
        self.why_protected(space)
    }

    /// The rule by which the ghost on this space cannot be exorcised now from anywhere, if one says so (B92, B93).
    pub(crate) fn why_protected(&self, space: Space) -> Option<Rule> {
        match self.facts(self.cards[space]?).middle() {
            Middle::OnlyIfOppositeEmpty if self.occupied.contains(self.seating.opposite(space)) => Some(Rule::B(92)),
            Middle::OnlyOnBuddha if !self.caught => Some(Rule::B(93)),
            _ => None,
        }
    }

    /// The ghosts and skeletons next to the active Taoist's tile.
    pub(crate) fn ghosts_near(&self) -> SpaceSet {
        self.seating.spaces_next_to(self.active().spot).both(self.occupied)
    }

    /// The spaces whose ghosts the active Taoist could exorcise from where he stands.
    pub fn targets(&self) -> SpaceSet {
        if self.is_below(self.turn.board) {
            return SpaceSet::EMPTY;
        }
        self.ghosts_near().iter().filter(|&space| self.why_protected(space).is_none()).collect()
    }

    /// What the ghost on a space needs now: its resistance less Circle and Mantra, the Mantra on a single colour only (B72).
    pub(crate) fn target(&self, space: Space) -> Option<SplitTarget> {
        let Some(card) = self.cards[space] else { return self.skeleton_target(space) };
        let facts = self.facts(card);
        let mut need = match facts.middle() {
            Middle::Shapeshifter => self.printed_resistance(space)?,
            _ => facts.resistance(),
        };
        if let Some(tao) = self.village.circle
            && need.get(tao) > 0
        {
            need = need.minus(tao, 1);
        }
        let mut target = SplitTarget {
            need,
            immune: facts.middle() == Middle::DiceImmune && !self.is_silenced(space),
            ..SplitTarget::NONE
        };
        if self.mantra == Some(space) {
            match facts.colour() {
                Some(tao) if need.get(tao) > 0 => target.need = need.minus(tao, 1),
                Some(_) => {}
                None => target.mantra = true,
            }
        }
        Some(target)
    }

    pub(crate) fn begin_exorcism(&mut self, observer: &mut impl Observer) {
        let me = self.turn.board;
        observer.notice(Event::ExorcismBegan { taoist: me });
        self.exorcism = RunningExorcism::NONE;
        let below = self.is_below(me);
        self.stack.push(if below {
            PendingStep::BlackSecret(BlackSecretStep::SplitDemons)
        } else {
            PendingStep::Split
        });
        self.push_roll(self.exorcism_dice());
    }

    /// So many dice are rolled, perhaps some of them again, and the Divine Sword may turn one (B117, W60).
    pub(crate) fn push_roll(&mut self, dice: u8) {
        self.push_sword();
        self.stack.push(PendingStep::Reroll);
        if dice > 0 {
            self.stack.push(PendingStep::TaoRoll(dice));
        }
    }

    /// How many dice the active Taoist rolls in an exorcism (B70).
    pub fn exorcism_dice(&self) -> u8 {
        self.free_dice() + u8::from(self.has_power(self.turn.board, Power::Strength))
    }

    pub(crate) fn rolled(&mut self, roll: Roll, observer: &mut impl Observer) {
        self.stack.pop();
        self.exorcism.dice = self.exorcism.dice.and(roll);
        observer.notice(Event::TaoRolled { taoist: self.turn.board, roll, cause: self.cause_of_roll() });
    }

    /// For what the Tao dice are thrown.
    pub(crate) fn cause_of_roll(&self) -> Cause {
        let base = if self.stack.contains(PendingStep::Herbalist) { Cause::Herbalist } else { Cause::Exorcism };
        if self.white_moon.is_some() { self.cause_of_white_moon_roll().unwrap_or(base) } else { base }
    }

    pub(crate) fn reroll(&mut self, dice: Roll, observer: &mut impl Observer) {
        self.exorcism.dice = self.exorcism.dice.without(dice);
        self.stack.replace_top(PendingStep::TaoRoll(dice.len()));
        observer.notice(Event::TaoRerolled { taoist: self.turn.board, dice });
    }

    /// The living Taoists on the active one's tile, who lend their Tao (B73).
    pub(crate) fn lenders(&self) -> ColourSet {
        let spot = self.active().spot;
        if self.black_secret.is_none() {
            return self.living.iter().filter(|&taoist| self.taoists[taoist].spot == spot).collect();
        }
        let me = self.turn.board;
        let here = |taoist: &Colour| self.taoists[*taoist].spot == spot && self.on_one_level(*taoist, me);
        self.living.iter().filter(here).collect()
    }

    /// All Tao that could be spent on the running exorcism (B45, B73).
    pub(crate) fn tao_at_hand(&self) -> TaoCount {
        if self.tao_is_off() {
            return TaoCount::NONE;
        }
        self.lenders().iter().fold(TaoCount::NONE, |sum, taoist| sum.sum(self.taoists[taoist].tao))
    }

    pub(crate) fn split(&self) -> Split {
        let mut split =
            Split::new(self.exorcism.dice, self.white_is_blank(), self.tao_at_hand(), self.crystals_at_hand());
        for space in self.targets().iter() {
            if let Some(target) = self.target(space) {
                split.add(target);
            }
        }
        split
    }

    pub(crate) fn split_options(&self, options: &mut Options) {
        let targets = self.targets();
        let (mut last, mut ghosts) = (0, SpaceSet::EMPTY);
        self.split().each(&mut |mask, tao, crystals| {
            if mask != last {
                (last, ghosts) = (mask, targets.picked(mask));
            }
            options.push(match crystals {
                0 => Choice::Defeat { ghosts, tao },
                _ => Choice::WhiteMoon(WhiteMoonChoice::Defeat { ghosts, tao, crystals }),
            });
        });
    }

    pub(crate) fn split_chosen(&mut self, ghosts: SpaceSet, tao: TaoCount, crystals: u8, observer: &mut impl Observer) {
        self.exorcism.dice = Roll::NONE;
        if ghosts.is_empty() {
            self.stack.pop();
            observer.notice(Event::ExorcismFailed { taoist: self.turn.board });
            if self.white_moon.is_some() {
                self.claw_if_held(self.colours_on(self.targets()));
            }
            return;
        }
        self.exorcism.chosen = ghosts;
        self.exorcism.owed = tao;
        self.exorcism.crystals = crystals;
        self.stack.replace_top(PendingStep::Leave);
        if !tao.is_empty() || crystals > 0 {
            self.stack.push(PendingStep::Pay);
        }
    }

    /// Who could pay the next Tao that is owed.
    pub(crate) fn payers(&self) -> ColourSet {
        let Some(tao) = self.exorcism.owed.colours().next() else { return ColourSet::EMPTY };
        self.lenders().iter().filter(|&taoist| self.taoists[taoist].tao.get(tao) > 0).collect()
    }

    /// Pays while nothing is to choose: only one could pay, or all is needed.
    pub(crate) fn pay_what_is_clear(&mut self, observer: &mut impl Observer) -> bool {
        while let Some(tao) = self.exorcism.owed.colours().next() {
            let payers = self.payers();
            let held: u8 = payers.iter().map(|taoist| self.taoists[taoist].tao.get(tao)).sum();
            match payers.first() {
                Some(payer) if payers.len() == 1 || held == self.exorcism.owed.get(tao) => {
                    self.pay(payer, observer);
                }
                _ => return false,
            }
        }
        while self.exorcism.crystals > 0 {
            let payers = self.crystal_payers();
            match payers.first() {
                Some(payer) if payers.len() == 1 || self.crystals_at_hand() == self.exorcism.crystals => {
                    self.pay_crystal(payer, observer);
                }
                _ => return false,
            }
        }
        self.stack.pop();
        true
    }

    pub(crate) fn pay(&mut self, payer: Colour, observer: &mut impl Observer) {
        let Some(tao) = self.exorcism.owed.colours().next() else { return };
        self.exorcism.owed = self.exorcism.owed.minus(tao, 1);
        self.taoists[payer].tao = self.taoists[payer].tao.minus(tao, 1);
        self.bank = self.bank.plus(tao, 1);
        observer.notice(Event::TaoSpent { taoist: payer, tao });
    }

    /// The chosen ghosts leave together, then come all curses, then all rewards (B76).
    pub(crate) fn leave_together(&mut self, observer: &mut impl Observer) -> bool {
        let (mut curses, mut rewards) = (0, 0);
        self.stack.replace_top(PendingStep::ExorcismOver);
        for (index, space) in self.exorcism.chosen.iter().enumerate() {
            if self.cards[space].is_none() {
                self.skeleton_leaves(space, Cause::ExorcisedSkeleton, observer);
                continue;
            }
            let Some(card) = self.leaves(space, observer) else { continue };
            observer.notice(Event::GhostExorcised { card, space });
            self.exorcised += u8::from(card.is_incarnation());
            self.exorcism.beaten[index] = Some((card, space));
            let facts = self.facts(card);
            curses |= u8::from(facts.curses() || facts.throws()) << index;
            rewards |= u8::from(facts.reward() != Reward::Nothing) << index;
        }
        self.exorcism.chosen = SpaceSet::EMPTY;
        if rewards > 0 {
            self.stack.push(PendingStep::Rewards(rewards));
        }
        if curses > 0 {
            self.stack.push(PendingStep::Curses(curses));
        }
        true
    }

    /// Where the beaten ghosts stood. The order of two is asked only while both are still due.
    pub(crate) fn beaten(&self) -> impl Iterator<Item = Space> {
        self.exorcism.beaten.into_iter().flatten().map(|(_, space)| space)
    }

    pub(crate) fn curses(&mut self, which: u8) -> bool {
        if which.count_ones() > 1 {
            return false;
        }
        self.curse_of(which.trailing_zeros() as usize, 0);
        true
    }

    pub(crate) fn rewards(&mut self, which: u8, observer: &mut impl Observer) -> bool {
        if which.count_ones() > 1 && self.living.contains(self.turn.board) {
            return false;
        }
        let first = which.trailing_zeros() as usize;
        self.reward_of(first, which & !(1 << first), observer);
        true
    }

    /// The ghost that stood on `space` comes first of two; the other's bit is left.
    pub(crate) fn first_chosen(&mut self, space: Space, observer: &mut impl Observer) {
        let index = usize::from(self.exorcism.beaten[0].is_none_or(|(_, stood)| stood != space));
        match self.stack.top {
            PendingStep::Curses(which) => self.curse_of(index, which & !(1 << index)),
            PendingStep::Rewards(which) => self.reward_of(index, which & !(1 << index), observer),
            _ => {}
        }
    }

    fn curse_of(&mut self, index: usize, left: u8) {
        self.go_on_unless_done(PendingStep::Curses(left), left);
        if let Some((card, space)) = self.exorcism.beaten[index] {
            let throws = self.facts(card).throws() && self.black_secret.is_some();
            let throw = PendingStep::BlackSecret(BlackSecretStep::ThrowAny);
            self.stack.push(if throws { throw } else { PendingStep::Curse(Origin::Ghost(space)) });
        }
    }

    /// A dead exorcist gets no reward; the group's is for the living (B76, B91).
    fn reward_of(&mut self, index: usize, left: u8, observer: &mut impl Observer) {
        self.go_on_unless_done(PendingStep::Rewards(left), left);
        let Some((card, _)) = self.exorcism.beaten[index] else { return };
        let alive = self.living.contains(self.turn.board);
        let reward = self.facts(card).reward();
        if alive && matches!(reward, Reward::Crystal | Reward::QiYinYangAndCrystal) && self.white_moon.is_some() {
            self.gain_crystal(self.turn.board, Cause::CrystalReward, observer);
        }
        match reward {
            Reward::QiAndYinYang | Reward::QiYinYangAndCrystal => {
                self.stack.push(PendingStep::GroupYinYang);
                self.stack.push(PendingStep::GroupQi);
            }
            Reward::YinYangAndMantra => {
                if self.black_secret.is_some() {
                    self.stack.push(PendingStep::BlackSecret(BlackSecretStep::LayFromBank { may: false }));
                }
                self.stack.push(PendingStep::GroupYinYang);
            }
            Reward::Tao if alive => self.stack.push(PendingStep::TakeTao { left: 1, cause: Cause::Reward }),
            Reward::TwoTao if alive => self.stack.push(PendingStep::TakeTao { left: 2, cause: Cause::Reward }),
            Reward::QiOrYinYang if alive => self.stack.push(PendingStep::QiOrYinYang),
            _ => {}
        }
    }

    pub(crate) fn qi_or_yin_yang_options(&self, options: &mut Options) {
        if self.bank_qi > 0 {
            options.push(Choice::GainQi);
        }
        if !self.active().yin_yang {
            options.push(Choice::GainYinYang);
        }
    }

    fn go_on_unless_done(&mut self, step: PendingStep, left: u8) {
        if left == 0 {
            self.stack.pop();
        } else {
            self.stack.replace_top(step);
        }
    }

    /// The living Taoists who do not hold their Yin-Yang (B91).
    pub(crate) fn without_yin_yang(&self) -> ColourSet {
        self.living.iter().filter(|&taoist| !self.taoists[taoist].yin_yang).collect()
    }

    pub(crate) fn exorcism_over(&mut self, observer: &mut impl Observer) -> bool {
        self.stack.pop();
        self.exorcism = RunningExorcism::NONE;
        let cleared = if self.black_secret.is_some() { self.is_cleared() } else { self.exorcised >= self.incarnations };
        if cleared {
            self.end(Ending::Won, observer);
        }
        true
    }
}
