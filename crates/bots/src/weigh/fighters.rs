//! How likely the Taoists are to beat ghosts, from where they stand.

use ghost_stories_engine::{Colour, Middle, Position, Power, Space, SpaceSet, Spot, Stage, Tao, TaoCount};

use super::CORNERS;
use crate::chances::at_least;

/// How well the Taoists can reach ghosts, by colour.
#[derive(Default)]
pub(super) struct FighterReach {
    pub(super) ghosts: [u8; 4],
    pub(super) best: [f32; 4],
}

/// How likely a ghost is beaten.
pub(super) struct Chances {
    /// By the best placed, and the second best.
    pub(super) best: f32,
    pub(super) second: f32,
    /// How many faces it needs, and how many Tao there are of them.
    pub(super) need: u8,
    pub(super) useful: u8,
    /// How many faces the one with the most useful Tao still needs, how many can come to it, and whether it is out of reach for all.
    pub(super) missing: u8,
    pub(super) near: u8,
    pub(super) barred: bool,
    /// By whoever's turn is next, the one after, and so on.
    pub(super) by_place: [f32; 4],
}

/// The living Taoists with what they fight with.
pub(super) struct Fighters {
    dice: [u8; 4],
    again: [bool; 4],
    strides: [bool; 4],
    tao_is_off: bool,
    white_is_blank: bool,
    /// How many turns come before each board's next, by colour.
    places: [usize; 4],
    /// The Tao that lie on each tile, to be lent.
    lent: [TaoCount; 9],
    /// The Moon Crystals likewise, and those of each Taoist.
    crystals: [u8; 9],
    held: [u8; 4],
    /// The corners, and the spaces next to each if both hold ghosts.
    pairs: [(Spot, SpaceSet); 4],
}

impl Fighters {
    pub(super) fn new(position: &Position) -> Fighters {
        let free = position.free_dice();
        let has = |power: Power| {
            let mut has = [false; 4];
            has[power.colour() as usize] = position.has_power(power.colour(), power);
            has
        };
        let strong = has(Power::Strength);
        let seating = position.seating();
        let begun = usize::from(position.stage() != Stage::Yin);
        let next = seating.side(position.board_on_turn()) as usize + begun;
        let tao_is_off = position.tao_is_off();
        let mut lent = [TaoCount::NONE; 9];
        for taoist in position.living().iter().filter(|_| !tao_is_off).map(|colour| position.taoist(colour)) {
            let there = &mut lent[taoist.spot as usize];
            *there = there.sum(taoist.tao);
        }
        let (mut crystals, mut held) = ([0; 9], [0; 4]);
        if let Some(white_moon) = position.white_moon() {
            for taoist in position.living().iter() {
                held[taoist as usize] = white_moon.crystals[taoist];
                crystals[position.taoist(taoist).spot as usize] += white_moon.crystals[taoist];
            }
        }
        Fighters {
            lent,
            crystals,
            held,
            dice: strong.map(|strong| free + u8::from(strong)),
            again: has(Power::Favourite),
            strides: has(Power::Spires),
            tao_is_off,
            white_is_blank: position.white_is_blank(),
            pairs: CORNERS.map(|spot| {
                let spaces = seating.spaces_next_to(spot);
                (spot, if spaces.both(position.occupied()) == spaces { spaces } else { SpaceSet::EMPTY })
            }),
            places: Colour::ALL.map(|board| (seating.side(board) as usize + 8 - next) % 4),
        }
    }

    pub(super) fn place(&self, board: Colour) -> usize {
        self.places[board as usize]
    }

    pub(super) fn comes_to(&self, position: &Position, taoist: Colour, to: Spot) -> bool {
        let spot = position.taoist(taoist).spot;
        spot == to || spot.neighbours().contains(to) || self.strides[taoist as usize]
    }

    pub(super) fn own(&self, position: &Position, taoist: Colour) -> TaoCount {
        if self.tao_is_off { TaoCount::NONE } else { position.taoist(taoist).tao }
    }

    /// What a Taoist can spend on a tile: the own Tao and those of whoever stands there now.
    pub(super) fn with_lent(&self, position: &Position, taoist: Colour, spot: Spot) -> TaoCount {
        let there = self.lent[spot as usize];
        if position.taoist(taoist).spot == spot { there } else { there.sum(self.own(position, taoist)) }
    }

    /// The Moon Crystals likewise.
    pub(super) fn crystals(&self, position: &Position, taoist: Colour, spot: Spot) -> u8 {
        let there = self.crystals[spot as usize];
        if position.taoist(taoist).spot == spot { there } else { there + self.held[taoist as usize] }
    }

    /// How likely a ghost is beaten in the coming round.
    pub(super) fn against(
        &self,
        position: &Position,
        space: Space,
        middle: Middle,
        reach: &mut FighterReach,
    ) -> Chances {
        let need = position.resistance(space).unwrap_or(TaoCount::NONE);
        let total = need.total();
        let barred = match middle {
            Middle::OnlyOnBuddha => !position.is_caught(space),
            Middle::OnlyIfOppositeEmpty => position.card(position.seating().opposite(space)).is_some(),
            _ => false,
        };
        let mut chances = Chances {
            best: 0.0,
            second: 0.0,
            need: total,
            useful: 0,
            missing: total,
            near: 0,
            barred,
            by_place: [0.0; 4],
        };
        let spot = position.seating().line(space)[0];
        for colour in position.living().iter() {
            chances.useful += total - need.missing_in(self.own(position, colour));
            let missing = need.missing_in(self.with_lent(position, colour, spot));
            let missing = missing.saturating_sub(self.crystals(position, colour, spot));
            chances.missing = chances.missing.min(missing);
            let index = colour as usize;
            if barred || !self.comes_to(position, colour, spot) {
                continue;
            }
            reach.ghosts[index] += 1;
            chances.near += 1;
            let chance = match (middle, missing) {
                (_, 0) => 1.0,
                (Middle::DiceImmune, _) => 0.0,
                _ => at_least(self.dice[index], missing, self.again[index], self.white_is_blank),
            };
            reach.best[index] = reach.best[index].max(chance);
            chances.by_place[self.places[index]] = chance;
            if chance > chances.best {
                (chances.best, chances.second) = (chance, chances.best);
            } else if chance > chances.second {
                chances.second = chance;
            }
        }
        chances
    }

    /// The best chance of a Taoist to beat two ghosts at a corner at once.
    pub(super) fn both(&self, position: &Position, taoist: Colour) -> f32 {
        let mut best = 0.0f32;
        for &(spot, spaces) in &self.pairs {
            if spaces.is_empty() || !self.comes_to(position, taoist, spot) {
                continue;
            }
            let own = self.with_lent(position, taoist, spot);
            let mut needs = [0u8; 5];
            let mut barred = false;
            for space in spaces.iter() {
                let need = position.resistance(space).unwrap_or(TaoCount::NONE);
                need.colours().for_each(|tao| needs[tao as usize] += need.get(tao));
                let middle = position.middle(space);
                barred |=
                    matches!(middle, Some(Middle::OnlyOnBuddha | Middle::OnlyIfOppositeEmpty | Middle::DiceImmune));
            }
            if barred {
                continue;
            }
            let missing: u8 = Tao::ALL.into_iter().map(|tao| needs[tao as usize].saturating_sub(own.get(tao))).sum();
            let missing = missing.saturating_sub(self.crystals(position, taoist, spot));
            let index = taoist as usize;
            best = best.max(at_least(self.dice[index], missing, self.again[index], self.white_is_blank));
        }
        best
    }
}
