//! One roll against many ghosts: the Kung-Fu School, and the boards of the Mystic Barrier (W43, W50).

use crate::cause::Cause;
use crate::choice::{Choice, Options};
use crate::colour::{Colour, ColourSet, Tao};
use crate::dice::{Face, Roll};
use crate::event::{Event, Observer};
use crate::position::{Position, RunningExorcism};
use crate::space::{Space, SpaceSet};
use crate::step::PendingStep;
use crate::village::Tile;
use crate::white_moon::{Artifact, WhiteMoonChoice, WhiteMoonEvent, WhiteMoonStep};

/// What a ghost needs, and the tokens there are.
struct SchoolFight {
    tao: Tao,
    need: u8,
    immune: bool,
}

impl Position {
    /// The colours against which the active Taoist may train: his own, black, and those of boards he borrows (W50).
    pub(crate) fn training_colours(&self) -> impl Iterator<Item = Tao> {
        let me = self.turn.board;
        let borrowed = self.turn.done.borrowed.iter().filter(|&board| self.power_is_on(board));
        let boards: ColourSet = borrowed.chain(core::iter::once(me)).collect();
        let open = move |tao: Tao| tao.board().is_none_or(|board| boards.contains(board));
        Tao::ALL.into_iter().filter(move |&tao| open(tao) && !self.ghosts_of(tao).is_empty())
    }

    /// The ordinary ghosts of a colour, wherever they are.
    fn ghosts_of(&self, tao: Tao) -> SpaceSet {
        let fits = |space: &Space| {
            self.cards[*space].is_some_and(|card| !card.is_incarnation() && self.facts(card).colour() == Some(tao))
        };
        self.occupied.iter().filter(fits).collect()
    }

    pub(crate) fn train(&mut self, tao: Tao, observer: &mut impl Observer) {
        self.exorcism = RunningExorcism { without_tao: self.tao_is_off(), ..RunningExorcism::NONE };
        self.stack.replace_top(PendingStep::WhiteMoon(WhiteMoonStep::SplitSchool(tao)));
        observer.notice(Event::WhiteMoon(WhiteMoonEvent::TrainingBegan { taoist: self.turn.board, tao }));
        self.push_roll(self.exorcism_dice());
    }

    /// After a roll of the bearer the Divine Sword may turn a die (W60).
    pub(crate) fn push_sword(&mut self) {
        if self.holds(self.turn.board, Artifact::Sword) {
            self.stack.push(PendingStep::WhiteMoon(WhiteMoonStep::Sword));
        }
    }

    pub(crate) fn turn_die(&mut self, face: Face, observer: &mut impl Observer) {
        self.stack.pop();
        self.exorcism.dice = self.exorcism.dice.without(Roll::NONE.with(face)).with(Face::White);
        observer.notice(Event::WhiteMoon(WhiteMoonEvent::DieTurned { taoist: self.turn.board, face }));
    }

    /// The ghosts that the running roll may beat.
    fn fought(&self) -> SpaceSet {
        self.fought_in(self.stack.top).unwrap_or(SpaceSet::EMPTY)
    }

    fn fought_in(&self, step: PendingStep) -> Option<SpaceSet> {
        match step {
            PendingStep::WhiteMoon(WhiteMoonStep::SplitSchool(tao)) => Some(self.ghosts_of(tao)),
            PendingStep::WhiteMoon(WhiteMoonStep::SplitBarrier { board, .. }) => {
                Some(self.ordinary_of(SpaceSet::of_board(board)))
            }
            _ => None,
        }
    }

    /// The ghosts that the dice are rolled against, if they are: in an exorcism, in the School or by the barrier.
    pub fn rolled_against(&self) -> Option<SpaceSet> {
        if self.is_exorcising() {
            return Some(self.targets());
        }
        self.white_moon.as_ref()?;
        self.stack.iter().rev().find_map(|&step| self.fought_in(step))
    }

    pub(crate) fn ordinary_of(&self, spaces: SpaceSet) -> SpaceSet {
        let ordinary = |space: &Space| self.cards[*space].is_some_and(|card| !card.is_incarnation());
        let bones = self.skeletons().both(spaces);
        self.occupied.both(spaces).iter().filter(ordinary).collect::<SpaceSet>().union(bones)
    }

    fn fight(&self, space: Space) -> Option<SchoolFight> {
        let tao = match self.cards[space] {
            Some(card) => self.facts(card).colour()?,
            None => Tao::from(space.board()),
        };
        let target = self.target(space)?;
        Some(SchoolFight { tao, need: target.need.get(tao), immune: target.immune })
    }

    /// The dice that count against a colour.
    fn dice_for(&self, tao: Tao) -> u8 {
        let white = if self.white_is_blank() { 0 } else { self.exorcism.dice.count(Face::White) };
        self.exorcism.dice.count(Face::from(tao)) + white
    }

    /// The Tao of a colour and the crystals at hand: the own ones in the School, the barrier's without Tao. What blocked Tao when
    /// the roll began hinders all of it (B76).
    fn tokens_for(&self, tao: Tao) -> (u8, u8) {
        let white_moon = self.the_white_moon();
        match (white_moon.pool, self.exorcism.without_tao) {
            (Some(pool), _) => (0, pool),
            (None, true) => (0, white_moon.crystals[self.turn.board]),
            (None, false) => (self.active().tao.get(tao), white_moon.crystals[self.turn.board]),
        }
    }

    /// Each ghost that can be beaten, with each number of tokens; or nothing more. By the barrier what dice alone beat must go (B74);
    /// the School obliges nobody (W50).
    pub(crate) fn fight_options(&self, options: &mut Options) {
        let training = self.is_training();
        let mut must = false;
        for space in self.fought().iter() {
            let Some(fight) = self.fight(space) else { continue };
            let (tao_at_hand, crystals_at_hand) = self.tokens_for(fight.tao);
            let dice = if fight.immune { 0 } else { self.dice_for(fight.tao) };
            must |= !training && fight.need <= dice;
            for crystals in 0..=crystals_at_hand.min(fight.need) {
                for tao in 0..=tao_at_hand.min(fight.need - crystals) {
                    if fight.need - crystals - tao <= dice {
                        options.push(Choice::WhiteMoon(WhiteMoonChoice::Beat { space, tao, crystals }));
                    }
                }
            }
        }
        if !must {
            options.push(Choice::Decline);
        }
    }

    /// The roll is over once nothing is left to choose.
    pub(crate) fn fights_on(&mut self, observer: &mut impl Observer) -> bool {
        let mut options = Options::new();
        self.fight_options(&mut options);
        let over = options.as_slice() == [Choice::Decline];
        if over {
            self.fight_ends(observer);
        }
        over
    }

    pub(crate) fn beat(&mut self, space: Space, tao: u8, crystals: u8, observer: &mut impl Observer) {
        let Some(fight) = self.fight(space) else { return };
        let mut dice = fight.need - tao - crystals;
        let coloured = self.exorcism.dice.count(Face::from(fight.tao)).min(dice);
        for _ in 0..coloured {
            self.exorcism.dice = self.exorcism.dice.without(Roll::NONE.with(Face::from(fight.tao)));
        }
        dice -= coloured;
        for _ in 0..dice {
            self.exorcism.dice = self.exorcism.dice.without(Roll::NONE.with(Face::White));
        }
        let me = self.turn.board;
        for _ in 0..tao {
            self.taoists[me].tao = self.taoists[me].tao.minus(fight.tao, 1);
            self.bank = self.bank.plus(fight.tao, 1);
            observer.notice(Event::TaoSpent { taoist: me, tao: fight.tao });
        }
        for _ in 0..crystals {
            match &mut self.white_moon_mut().pool {
                Some(pool) => {
                    *pool -= 1;
                    observer.notice(Event::WhiteMoon(WhiteMoonEvent::BarrierSpent));
                }
                None => self.spend_crystal(me, observer),
            }
        }
        self.exorcism.chosen.insert(space);
        if self.skeletons().contains(space) {
            self.skeleton_leaves(space, Cause::ExorcisedSkeleton, observer);
        } else if let Some(card) = self.leaves(space, observer) {
            observer.notice(Event::GhostExorcised { card, space });
        }
    }

    fn is_training(&self) -> bool {
        matches!(self.stack.top, PendingStep::WhiteMoon(WhiteMoonStep::SplitSchool(_)))
    }

    /// True if the dice alone beat one of the ghosts: sparing it is no failure (W60).
    fn dice_beat_one(&self) -> bool {
        let beaten = |fight: SchoolFight| fight.need <= if fight.immune { 0 } else { self.dice_for(fight.tao) };
        self.fought().iter().filter_map(|space| self.fight(space)).any(beaten)
    }

    /// True if a token spent on this board would open its colour for training in the School, however late in Yang (W50).
    #[cold]
    #[inline(never)]
    pub(crate) fn opens_school(&self, board: Colour) -> bool {
        self.village.spot(Tile::School).is_some_and(|spot| !self.village.haunted.contains(spot))
            && !self.is_shadowed(Tile::School)
            && !self.ghosts_of(board.into()).is_empty()
            && self.reaches(Tile::School)
    }

    pub(crate) fn fight_ends(&mut self, observer: &mut impl Observer) {
        let failed = self.is_training() && self.exorcism.chosen.is_empty() && !self.dice_beat_one();
        let missed = self.fought();
        self.stack.pop();
        self.exorcism = RunningExorcism { beaten: self.exorcism.beaten, ..RunningExorcism::NONE };
        if failed {
            observer.notice(Event::ExorcismFailed { taoist: self.turn.board });
            self.claw_if_held(self.colours_on(missed));
        }
    }
}
