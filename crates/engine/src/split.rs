//! Which ghosts a roll can beat, and with how much Tao (B71 to B75).

use arrayvec::ArrayVec;

use crate::colour::{Tao, TaoCount};
use crate::dice::{Face, Roll};
use crate::rule::Rule;

/// A ghost or a demon that may be exorcised now.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SplitTarget {
    /// The faces or tokens it needs.
    pub(crate) need: TaoCount,
    /// Dice do not count against it.
    pub(crate) immune: bool,
    /// The Mantra lies on it and takes one off a colour of choice: incarnations of several colours.
    pub(crate) mantra: bool,
    /// Tao tokens do not count against it: the Seeker (S22).
    pub(crate) proof: bool,
}

/// Two ghosts next to a corner, or three demons on a space.
const MOST_TARGETS: usize = 3;

/// More ways than any roll has to beat the targets, over all sets of them.
const MOST_WAYS: usize = 1024;

/// What is needed after a choice of the Mantra's colour.
type Needs = ArrayVec<TaoCount, 5>;

impl SplitTarget {
    /// One that needs nothing.
    pub(crate) const NONE: SplitTarget =
        SplitTarget { need: TaoCount::NONE, immune: false, mantra: false, proof: false };

    fn needs(self) -> Needs {
        if !self.mantra || self.need.is_empty() {
            return core::iter::once(self.need).collect();
        }
        self.need.colours().map(|tao| self.need.minus(tao, 1)).collect()
    }
}

/// Dice not yet assigned.
#[derive(Clone, Copy, Debug)]
struct UnassignedDice {
    coloured: [u8; 5],
    white: u8,
}

/// The tokens of one way to beat some targets: four bits each for the five colours of Tao and for crystals, the highest of them free.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Tokens(u32);

impl Tokens {
    const NONE: Tokens = Tokens(0);
    const FREE: u32 = 0x88_8888;
    /// The place of crystals, behind the colours.
    const CRYSTALS: usize = 5;

    fn new(tao: TaoCount, crystals: u8) -> Tokens {
        let tao = Tao::ALL.into_iter().fold(Tokens::NONE, |sum, colour| sum.plus(colour as usize, tao.get(colour)));
        tao.plus(Tokens::CRYSTALS, crystals)
    }

    const fn plus(self, place: usize, number: u8) -> Tokens {
        Tokens(self.0 + ((number as u32) << (4 * place)))
    }

    const fn get(self, place: usize) -> u8 {
        (self.0 >> (4 * place)) as u8 & 7
    }

    fn tao(self) -> TaoCount {
        Tao::ALL.into_iter().fold(TaoCount::NONE, |sum, tao| sum.plus(tao, self.get(tao as usize)))
    }

    /// True if `other` has all of these tokens: the free bits see where it has fewer.
    const fn within(self, other: Tokens) -> bool {
        ((other.0 | Tokens::FREE) - self.0) & Tokens::FREE == Tokens::FREE
    }
}

/// The ways to beat each set of targets of which none has a needless token (B73), one set behind the other.
struct Ways {
    found: ArrayVec<Tokens, MOST_WAYS>,
    ends: ArrayVec<usize, { 1 << MOST_TARGETS }>,
}

impl Ways {
    const fn new() -> Ways {
        Ways { found: ArrayVec::new_const(), ends: ArrayVec::new_const() }
    }

    /// Where the set begins that is being added.
    fn begin(&self) -> usize {
        self.ends.last().copied().unwrap_or(0)
    }

    /// A way to beat the set that is being added, unless it has a needless token; those that have one by it are dropped.
    fn add(&mut self, way: Tokens) {
        let begin = self.begin();
        if self.found[begin..].iter().any(|known| known.within(way)) {
            return;
        }
        let mut kept = begin;
        for index in begin..self.found.len() {
            if !way.within(self.found[index]) {
                self.found[kept] = self.found[index];
                kept += 1;
            }
        }
        self.found.truncate(kept);
        self.found.push(way);
    }

    fn of(&self, mask: u32) -> &[Tokens] {
        let mask = mask as usize;
        let begin = if mask == 0 { 0 } else { self.ends[mask - 1] };
        &self.found[begin..self.ends[mask]]
    }

    /// True if these tokens, or some of them, beat a set of targets.
    fn cover(&self, mask: u32, tokens: Tokens) -> bool {
        self.of(mask).iter().any(|way| way.within(tokens))
    }

    /// True if these tokens, dealt out in any way, beat one target more than those of a set (B74).
    fn cover_one_more(&self, mask: u32, tokens: Tokens) -> bool {
        let all = self.ends.len() as u32 - 1;
        let mut others = all & !mask;
        while others != 0 {
            let one = others & others.wrapping_neg();
            if self.cover(mask | one, tokens) {
                return true;
            }
            others ^= one;
        }
        false
    }
}

/// A roll laid against the targets next to a tile.
#[derive(Clone, Debug)]
pub(crate) struct Split {
    dice: UnassignedDice,
    at_hand: TaoCount,
    /// Crystals at hand, each of which counts as any colour (W41).
    crystals: u8,
    targets: ArrayVec<SplitTarget, MOST_TARGETS>,
}

impl Split {
    pub(crate) fn new(roll: Roll, white_is_blank: bool, at_hand: TaoCount, crystals: u8) -> Split {
        let coloured = Tao::ALL.map(|tao| roll.count(Face::from(tao)));
        let white = if white_is_blank { 0 } else { roll.count(Face::White) };
        Split { dice: UnassignedDice { coloured, white }, at_hand, crystals, targets: ArrayVec::new() }
    }

    pub(crate) fn add(&mut self, target: SplitTarget) {
        self.targets.push(target);
    }

    /// Calls `visit` once for each legal choice of targets, a bit each, of Tao and of crystals.
    ///
    /// Which dice go where, and which colour the Mantra weakens, is left open: a choice is legal if some way of assigning
    /// them is. That is all that makes a difference to the game. No token may be needless (B73), and the same dice and tokens may not
    /// beat one target more (B74).
    pub(crate) fn each(&self, visit: &mut impl FnMut(u32, TaoCount, u8)) {
        let mut ways = Ways::new();
        self.find_ways(&mut ways);
        for mask in 0..ways.ends.len() as u32 {
            for &way in ways.of(mask).iter().filter(|&&way| !ways.cover_one_more(mask, way)) {
                visit(mask, way.tao(), way.get(Tokens::CRYSTALS));
            }
        }
    }

    /// The ways to beat each set of targets, written in place because the list is long.
    fn find_ways(&self, ways: &mut Ways) {
        for mask in 0..1 << self.targets.len() {
            let most = self.most_tao(mask);
            self.assignments(mask, &mut |way| {
                if most == u8::MAX || way.tao().total() <= most {
                    ways.add(way);
                }
            });
            ways.ends.push(ways.found.len());
        }
    }

    fn ways(&self) -> Ways {
        let mut ways = Ways::new();
        self.find_ways(&mut ways);
        ways
    }

    /// The most Tao that can count: those beside them prove no help against a target that is proof against Tao. All demons on a space
    /// have its colour, so it does not matter which token goes to which.
    fn most_tao(&self, mask: u32) -> u8 {
        if !self.targets.iter().any(|target| target.proof) {
            return u8::MAX;
        }
        self.chosen(mask).filter(|target| !target.proof).map(|target| target.need.total()).sum()
    }

    fn chosen(&self, mask: u32) -> impl Iterator<Item = &SplitTarget> {
        self.targets.iter().enumerate().filter(move |(index, _)| mask >> index & 1 != 0).map(|(_, target)| target)
    }

    /// Calls `visit` with the tokens of each way to give the chosen targets exactly what they need.
    fn assignments(&self, mask: u32, visit: &mut impl FnMut(Tokens)) {
        let with_mantra = |index: &usize| mask >> index & 1 != 0 && self.targets[*index].mantra;
        let variants = (0..self.targets.len()).find(with_mantra).map(|index| (index, self.targets[index].needs()));
        let rounds = variants.as_ref().map_or(1, |(_, needs)| needs.len());
        for round in 0..rounds {
            let (mut by_dice, mut by_tokens) = ([0; 5], [0; 5]);
            for (index, target) in self.targets.iter().enumerate().filter(|(index, _)| mask >> index & 1 != 0) {
                let need = match &variants {
                    Some((other, needs)) if *other == index => needs[round],
                    _ => target.need,
                };
                let sum = if target.immune { &mut by_tokens } else { &mut by_dice };
                for tao in Tao::ALL {
                    sum[tao as usize] += need.get(tao);
                }
            }
            // Coloured faces serve first: they are good for nothing else. What lacks then is white faces, Tao or crystals.
            let lacking = core::array::from_fn(|tao| by_dice[tao].saturating_sub(self.dice.coloured[tao]));
            self.assign_colour(0, (lacking, by_tokens), self.dice.white, Tokens::NONE, visit);
        }
    }

    fn assign_colour(
        &self,
        from: usize,
        needs: ([u8; 5], [u8; 5]),
        white: u8,
        spent: Tokens,
        visit: &mut impl FnMut(Tokens),
    ) {
        let (lacking, by_tokens) = needs;
        let Some(colour) = (from..5).find(|&colour| lacking[colour] + by_tokens[colour] > 0) else {
            return visit(spent);
        };
        let held = self.at_hand.get(Tao::ALL[colour]);
        for whites in 0..=lacking[colour].min(white) {
            let tokens = lacking[colour] - whites + by_tokens[colour];
            let crystals_left = self.crystals - spent.get(Tokens::CRYSTALS);
            for crystals in tokens.saturating_sub(held)..=tokens.min(crystals_left) {
                let spent = spent.plus(colour, tokens - crystals).plus(Tokens::CRYSTALS, crystals);
                self.assign_colour(colour + 1, needs, white - whites, spent, visit);
            }
        }
    }

    /// Why this choice of targets and Tao is illegal.
    pub(crate) fn why_not(&self, mask: u32, tao: TaoCount, crystals: u8) -> Rule {
        if !tao.within(self.at_hand) || crystals > self.crystals {
            return Rule::B(73);
        }
        if tao.total() > self.most_tao(mask) {
            return Rule::S(22);
        }
        let (ways, tokens) = (self.ways(), Tokens::new(tao, crystals));
        if ways.cover(mask, tokens) {
            return Rule::B(if ways.cover_one_more(mask, tokens) { 74 } else { 73 });
        }
        let mut if_dice_counted = self.clone();
        if_dice_counted.targets.iter_mut().for_each(|target| target.immune = false);
        let immune = self.chosen(mask).any(|target| target.immune);
        Rule::B(match ways.of(mask).is_empty() {
            none if immune && (none || if_dice_counted.ways().cover(mask, tokens)) => 75,
            true => 71,
            false => 74,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Card;
    use crate::facts::Middle;

    #[test]
    fn no_roll_against_any_two_cards_has_more_ways_than_the_list_holds() {
        let target = |card: Card, mantra| SplitTarget {
            need: card.resistance(),
            immune: card.middle() == Middle::DiceImmune,
            mantra,
            ..SplitTarget::NONE
        };
        let ways = |roll: Roll, cards: [Card; 2], with_mantra: Option<usize>| {
            let blank = cards.iter().any(|card| card.middle() == Middle::WhiteIsBlank);
            let mut split = Split::new(roll, blank, TaoCount::each(4), 4);
            for (index, card) in cards.into_iter().enumerate() {
                split.add(target(card, with_mantra == Some(index)));
            }
            split.ways().found.len()
        };
        let mut most = 0;
        // Only incarnations of several colours leave the Mantra's colour open and, next to a strong card, come near the limit.
        let several = |card: &Card| card.resistance().colours().count() > 1;
        let strong = |card: &Card| several(card) || card.resistance().total() > 3;
        for one in Card::all().filter(several) {
            for other in Card::all().filter(strong).filter(|other| *other != one) {
                for with_mantra in [None, Some(0)] {
                    Roll::each(4, &mut |roll| most = most.max(ways(roll, [one, other], with_mantra)));
                }
            }
        }
        assert!((MOST_WAYS / 4..MOST_WAYS).contains(&most), "{most}");
    }
}
