//! Which ghosts a roll can beat, and with how much Tao (B71 to B75).

use arrayvec::ArrayVec;

use crate::choice::MOST_OPTIONS;
use crate::colour::{Tao, TaoCount};
use crate::dice::{Face, Roll};
use crate::rule::Rule;

/// A ghost or a demon that may be exorcised now.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Target {
    /// The faces or tokens it needs.
    pub(crate) need: TaoCount,
    /// Dice do not count against it.
    pub(crate) immune: bool,
    /// The Mantra lies on it and takes one off a colour of choice: incarnations of several colours.
    pub(crate) mantra: bool,
    /// Tao tokens do not count against it: the Seeker (S22).
    pub(crate) proof: bool,
}

/// What is needed after a choice of the Mantra's colour.
type Needs = ArrayVec<TaoCount, 5>;

impl Target {
    /// One that needs nothing.
    pub(crate) const NONE: Target = Target { need: TaoCount::NONE, immune: false, mantra: false, proof: false };

    fn needs(self) -> Needs {
        if !self.mantra || self.need.is_empty() {
            return core::iter::once(self.need).collect();
        }
        self.need.colours().map(|tao| self.need.minus(tao, 1)).collect()
    }

    /// True if these dice alone would exorcise it; at resistance 0 none are needed (B74, B75).
    fn falls_to(self, dice: Dice) -> bool {
        self.needs().iter().any(|&need| need.is_empty() || (!self.immune && dice.cover(need)))
    }
}

/// Dice not yet assigned.
#[derive(Clone, Copy, Debug)]
struct Dice {
    coloured: [u8; 5],
    white: u8,
}

impl Dice {
    fn cover(self, need: TaoCount) -> bool {
        let short: u8 = Tao::ALL.into_iter().map(|tao| need.get(tao).saturating_sub(self.coloured[tao as usize])).sum();
        short <= self.white
    }
}

/// The tokens of one way to pay.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Paid {
    spent: TaoCount,
    crystals: u16,
}

/// A roll laid against the targets next to a tile.
#[derive(Clone, Debug)]
pub(crate) struct Split {
    dice: Dice,
    at_hand: TaoCount,
    /// Crystals at hand, each of which counts as any colour (W41).
    crystals: u8,
    targets: ArrayVec<Target, 3>,
}

impl Split {
    pub(crate) fn new(roll: Roll, white_is_blank: bool, at_hand: TaoCount, crystals: u8) -> Split {
        let coloured = Tao::ALL.map(|tao| roll.count(Face::from(tao)));
        let white = if white_is_blank { 0 } else { roll.count(Face::White) };
        Split { dice: Dice { coloured, white }, at_hand, crystals, targets: ArrayVec::new() }
    }

    pub(crate) fn add(&mut self, target: Target) {
        self.targets.push(target);
    }

    /// Calls `visit` once for each legal choice of targets, a bit each, of Tao and of crystals.
    ///
    /// Which dice go where, and which colour the Mantra weakens, is left open: a choice is legal if some way of assigning
    /// them is. That is all that makes a difference to the game.
    pub(crate) fn each(&self, visit: &mut impl FnMut(u32, TaoCount, u8)) {
        for mask in 0..1u32 << self.targets.len() {
            let mut found = ArrayVec::<Paid, MOST_OPTIONS>::new();
            let most = self.most_tao(mask);
            self.assignments(mask, &mut |spent, crystals, left| {
                if most < u8::MAX && spent.total() > most {
                    return;
                }
                let paid = Paid { spent, crystals: crystals.into() };
                if self.others_stand(mask, left) && !found.contains(&paid) {
                    found.push(paid);
                }
            });
            found.iter().for_each(|paid| visit(mask, paid.spent, paid.crystals as u8));
        }
    }

    /// The most Tao that can count: those beside them prove no help against a target that is proof against Tao. All demons on a space
    /// have its colour, so it does not matter which token goes to which.
    fn most_tao(&self, mask: u32) -> u8 {
        if !self.targets.iter().any(|target| target.proof) {
            return u8::MAX;
        }
        self.chosen(mask).filter(|target| !target.proof).map(|target| target.need.total()).sum()
    }

    fn chosen(&self, mask: u32) -> impl Iterator<Item = &Target> {
        self.targets.iter().enumerate().filter(move |(index, _)| mask >> index & 1 != 0).map(|(_, target)| target)
    }

    /// True if the dice left over beat none of the targets that were not chosen (B74).
    fn others_stand(&self, mask: u32, left: Dice) -> bool {
        self.chosen(!mask).all(|target| !target.falls_to(left))
    }

    /// Calls `visit` with the Tao and crystals spent and the dice left for each way to give the chosen ghosts exactly what they need.
    fn assignments(&self, mask: u32, visit: &mut impl FnMut(TaoCount, u8, Dice)) {
        let with_mantra = |index: &usize| mask >> index & 1 != 0 && self.targets[*index].mantra;
        let variants = (0..self.targets.len()).find(with_mantra).map(|index| (index, self.targets[index].needs()));
        let rounds = variants.as_ref().map_or(1, |(_, needs)| needs.len());
        for round in 0..rounds {
            let (mut by_dice, mut by_tao) = ([0; 5], [0; 5]);
            for (index, target) in self.targets.iter().enumerate().filter(|(index, _)| mask >> index & 1 != 0) {
                let need = match &variants {
                    Some((other, needs)) if *other == index => needs[round],
                    _ => target.need,
                };
                let sum = if target.immune { &mut by_tao } else { &mut by_dice };
                for tao in Tao::ALL {
                    sum[tao as usize] += need.get(tao);
                }
            }
            let nothing = (TaoCount::NONE, 0);
            if self.crystals == 0 {
                self.assign_colour::<false>(0, by_dice, by_tao, self.dice, nothing, visit);
            } else {
                self.assign_colour::<true>(0, by_dice, by_tao, self.dice, nothing, visit);
            }
        }
    }

    /// With or without crystals: without them, in the base game, nothing is lost on them.
    fn assign_colour<const CRYSTALS: bool>(
        &self,
        colour: usize,
        by_dice: [u8; 5],
        by_tao: [u8; 5],
        dice: Dice,
        (spent, crystals): (TaoCount, u8),
        visit: &mut impl FnMut(TaoCount, u8, Dice),
    ) {
        let Some(&tao) = Tao::ALL.get(colour) else { return visit(spent, crystals, dice) };
        let need = by_dice[colour];
        for coloured in 0..=need.min(dice.coloured[colour]) {
            for white in 0..=(need - coloured).min(dice.white) {
                let tokens = need - coloured - white + by_tao[colour];
                let mut left = dice;
                left.coloured[colour] -= coloured;
                left.white -= white;
                let held = self.at_hand.get(tao);
                if tokens <= held {
                    let paid = (spent.plus(tao, tokens), crystals);
                    self.assign_colour::<CRYSTALS>(colour + 1, by_dice, by_tao, left, paid, visit);
                }
                // Any of them may be a crystal instead.
                let most = if CRYSTALS { tokens.min(self.crystals - crystals) } else { 0 };
                for lights in 1..=most {
                    if tokens - lights <= held {
                        let paid = (spent.plus(tao, tokens - lights), crystals + lights);
                        self.assign_colour::<CRYSTALS>(colour + 1, by_dice, by_tao, left, paid, visit);
                    }
                }
            }
        }
    }

    /// Why this choice of targets and Tao is illegal.
    pub(crate) fn why_not(&self, mask: u32, tao: TaoCount, crystals: u8) -> Rule {
        if !tao.within(self.at_hand) {
            return Rule::B(73);
        }
        // Where another spending would do, this one is not exactly what is needed, or leaves dice that beat a remaining target.
        let most = self.most_tao(mask);
        if tao.total() > most {
            return Rule::S(22);
        }
        let (mut possible, mut exact) = (false, false);
        self.assignments(mask, &mut |spent, lights, _| {
            possible |= spent.total() <= most;
            exact |= spent == tao && lights == crystals;
        });
        let mut if_dice_counted = self.clone();
        if_dice_counted.targets.iter_mut().for_each(|target| target.immune = false);
        let mut only_immunity_forbids = false;
        if_dice_counted.assignments(mask, &mut |spent, lights, _| {
            only_immunity_forbids |= spent == tao && lights == crystals;
        });
        let immune = self.chosen(mask).any(|target| target.immune);
        Rule::B(match (possible, immune) {
            (_, true) if !exact && (only_immunity_forbids || !possible) => 75,
            (true, _) => 74,
            (false, _) => 71,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Card;
    use crate::facts::Middle;

    #[test]
    fn no_roll_against_any_two_cards_has_more_splits_than_the_list_holds() {
        let target = |card: Card, mantra| Target {
            need: card.resistance(),
            immune: card.middle() == Middle::DiceImmune,
            mantra,
            ..Target::NONE
        };
        let splits = |roll: Roll, cards: [Card; 2], with_mantra: Option<usize>| {
            let blank = cards.iter().any(|card| card.middle() == Middle::WhiteIsBlank);
            let mut split = Split::new(roll, blank, TaoCount::each(4), 4);
            for (index, card) in cards.into_iter().enumerate() {
                split.add(target(card, with_mantra == Some(index)));
            }
            let mut splits = 0;
            split.each(&mut |_, _, _| splits += 1);
            splits
        };
        let mut most = 0;
        // Only incarnations of several colours leave the Mantra's colour open and, next to a strong card, come near the limit.
        let several = |card: &Card| card.resistance().colours().count() > 1;
        let strong = |card: &Card| several(card) || card.resistance().total() > 3;
        for one in Card::all().filter(several) {
            for other in Card::all().filter(strong).filter(|other| *other != one) {
                for with_mantra in [None, Some(0)] {
                    Roll::each(4, &mut |roll| most = most.max(splits(roll, [one, other], with_mantra)));
                }
            }
        }
        assert!((100..MOST_OPTIONS).contains(&most), "{most}");
    }
}
