use ghost_stories_engine::{
    Chance, Colour, Left, Middle, Owner, Position, Power, Space, SpaceSet, Stage, Tao, TaoCount, Tile, Waiting,
};

use crate::chances::at_least;
use crate::value::{Value, squash};

/// How many rules of thumb there are.
pub const RULES: usize = 64;

/// Rules of thumb: what a player counts at a glance, and how much each thing weighs.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thumb(pub [f32; RULES]);

impl Thumb {
    /// The usual weights.
    pub const USUAL: Thumb = Thumb(USUAL);
}

#[rustfmt::skip]
const USUAL: [f32; RULES] = [
    // 0: the first, second, third, fourth and fifth Qi of a Taoist
    0.82, 0.94, 1.02, 0.75, 0.21,
    // 5: a possessed board, a Qi of a neutral board
    -1.83, 0.43,
    // 7: the first, second, third and every further Tao; one that a ghost in play needs
    0.24, 0.17, 0.21, 0.27, 0.04,
    // 12: a Yin-Yang, a Buddha in hand, a Buddha on a board, a power token
    0.86, 0.81, 1.22, 0.33,
    // 16: a board with one ghost; with two, its Taoist on the last Qi or not; with three, on the last Qi, the last but one, or with more
    -0.33, -0.99, -0.82, -2.71, -1.98, -1.51,
    // 22: one, two haunted tiles
    -1.35, -3.32,
    // 24: a ghost; what it needs, up to two and beyond; each ghost above six
    -0.48, -0.03, -0.14, -0.23,
    // 28: a haunter with its figure on the card, with none, one or two tiles haunted; the same on the stone
    -0.40, -0.43, -0.59, -0.81, -0.99, -1.24,
    // 34: a tormentor, one that dice do not beat
    -1.29, -0.16,
    // 36: a captive die, Tao that nobody may spend, a board without power, no board with power
    -0.42, -0.98, -0.23, -0.38,
    // 40: the chance to beat a ghost next, and the chance of the second best placed
    0.17, 0.08,
    // 42: an incarnation in play, one exorcised; the chance to beat it next, a second chance
    -0.23, 1.90, 1.24, 0.33,
    // 46: Tao that an incarnation in play needs; how far the last cards are gone while one is in play
    0.21, -1.35,
    // 48: black Tao before the incarnation comes
    0.06,
    // 49: a ghost about to come, the Curse die about to be rolled
    -2.58, -0.35,
    // 51: the Circle of Prayer holds a Tao; it holds black; the Mantra lies on a ghost
    0.28, 0.20, 0.08,
    // 54: a corner with two ghosts that somebody can reach; a Taoist with no ghost in reach
    0.02, 0.00,
    // 56: a Taoist on the last Qi, all Taoists alive; a fresh Buddha for the next turn
    -0.65, 0.22, -0.01,
    // 59: Altar, Temple, Herbalist, Hut, Circle active
    0.40, 0.20, -0.03, 0.07, -0.03,
];

impl Value for Thumb {
    fn estimate(&self, position: &Position) -> f32 {
        squash(self.score(position))
    }
}

impl Thumb {
    /// What everything weighs together: above zero is good.
    pub fn score(&self, position: &Position) -> f32 {
        let rule = &self.0;
        let mut score = self.ghosts(position);
        for board in Colour::ALL {
            score += self.board(position, board);
        }
        let village = position.village();
        score += rule[14] * number(position.buddhas().len());
        score += match village.haunted_count() {
            0 => 0.0,
            1 => rule[22],
            _ => rule[23],
        };
        score += rule[43] * f32::from(position.exorcised());
        if let Some(tao) = village.circle() {
            score += rule[51] + if tao == Tao::Black { rule[52] } else { 0.0 };
        }
        let tiles = [Tile::Altar, Tile::Temple, Tile::Herbalist, Tile::Hut, Tile::Circle];
        for (index, tile) in tiles.into_iter().enumerate() {
            if !village.is_haunted(tile) {
                score += rule[59 + index];
            }
        }
        if position.mantra().is_some() {
            score += rule[53];
        }
        if position.living() == position.players() {
            score += rule[57];
        }
        if position.stage() != Stage::Yin {
            score += rule[58] * f32::from(position.done().fresh_buddhas);
            score += match position.waiting() {
                Waiting::Chance(Chance::Draw) => rule[49],
                Waiting::Chance(Chance::CurseDie) => rule[50],
                _ => 0.0,
            };
        }
        0.3 * score
    }

    fn board(&self, position: &Position, board: Colour) -> f32 {
        let rule = &self.0;
        let taoist = position.taoist(board);
        let owner = position.owner(board);
        let last = owner == Owner::Possessed || taoist.qi == 1;
        let mut score = match position.occupied().both(SpaceSet::of_board(board)).len() {
            0 => 0.0,
            1 => rule[16],
            2 if last => rule[17],
            2 => rule[18],
            _ if last => rule[19],
            _ if taoist.qi == 2 => rule[20],
            _ => rule[21],
        };
        match owner {
            Owner::Possessed => score += rule[5],
            Owner::Neutral => score += rule[6] * f32::from(taoist.qi),
            Owner::Living => {
                score += rule[..usize::from(taoist.qi.min(5))].iter().sum::<f32>();
                if taoist.qi == 1 {
                    score += rule[56];
                }
                for number in 0..usize::from(taoist.tao.total()) {
                    score += rule[7 + number.min(3)];
                }
                if taoist.yin_yang {
                    score += rule[12];
                }
                score += rule[13] * f32::from(taoist.buddhas) + rule[15] * f32::from(taoist.tokens);
                if position.deck().until_incarnation().is_some_and(|ghosts| ghosts < 12) {
                    score += rule[48] * f32::from(taoist.tao.get(Tao::Black));
                }
            }
        }
        score
    }

    /// What the ghosts weigh, and how well the Taoists stand against them.
    fn ghosts(&self, position: &Position) -> f32 {
        let rule = &self.0;
        let mut score = 0.0;
        let haunted = usize::from(position.village().haunted_count().min(2));
        let occupied = position.occupied();
        score += rule[27] * number(occupied.len().saturating_sub(6));
        let fighters = Fighters::new(position);
        let mut reached = [0u8; 4];
        for space in occupied.iter() {
            let Some(card) = position.card(space) else { continue };
            let need = position.resistance(space).unwrap_or(TaoCount::NONE);
            let total = need.total();
            score += rule[24] + rule[25] * f32::from(total.min(2)) + rule[26] * f32::from(total.saturating_sub(2));
            score += match card.middle() {
                Middle::Haunter if position.figures().contains(space) => rule[31 + haunted],
                Middle::Haunter => rule[28 + haunted],
                Middle::Tormentor | Middle::GroupLoseTao => rule[34],
                Middle::DiceImmune => rule[35],
                _ => 0.0,
            };
            score += match position.lasting_effect(space) {
                Some(Left::DieCaptive) => rule[36],
                Some(Left::TaoOff) => rule[37],
                Some(Left::PowerOff) => rule[38],
                Some(Left::AllPowersOff) => rule[39],
                _ => 0.0,
            };
            let (best, second, useful) = fighters.against(position, space, need, card.middle(), &mut reached);
            if card.is_incarnation() {
                score += rule[42] + rule[44] * best + rule[45] * second + rule[46] * f32::from(useful);
                score += rule[47] * f32::from(12u8.saturating_sub(position.deck().left())) / 12.0;
            } else {
                score += rule[40] * best + rule[41] * second + rule[11] * f32::from(useful);
            }
        }
        for taoist in position.living().iter() {
            match reached[taoist as usize] {
                0 if !occupied.is_empty() => score += rule[55],
                2.. => score += rule[54],
                _ => {}
            }
        }
        score
    }
}

/// The living Taoists with what they fight with.
struct Fighters {
    /// Those who may spend Tao, their dice and whether they may throw again.
    dice: [u8; 4],
    again: [bool; 4],
    strides: [bool; 4],
    tao_is_off: bool,
    white_is_blank: bool,
}

impl Fighters {
    fn new(position: &Position) -> Fighters {
        let free = position.free_dice();
        let has = |power: Power| {
            let mut has = [false; 4];
            has[power.colour() as usize] = position.has_power(power.colour(), power);
            has
        };
        let strong = has(Power::Strength);
        Fighters {
            dice: strong.map(|strong| free + u8::from(strong)),
            again: has(Power::Favourite),
            strides: has(Power::Spires),
            tao_is_off: position.tao_is_off(),
            white_is_blank: position.white_is_blank(),
        }
    }

    /// The chances of the two best placed to beat a ghost next, and how many Tao they have that it needs.
    fn against(
        &self,
        position: &Position,
        space: Space,
        need: TaoCount,
        middle: Middle,
        reached: &mut [u8; 4],
    ) -> (f32, f32, u8) {
        let (mut best, mut second, mut useful) = (0.0f32, 0.0f32, 0);
        let barred = match middle {
            Middle::OnlyOnBuddha => !position.is_caught(space),
            Middle::OnlyIfOppositeEmpty => position.card(position.seating().opposite(space)).is_some(),
            _ => false,
        };
        let spot = position.seating().line(space)[0];
        for colour in position.living().iter() {
            let taoist = position.taoist(colour);
            let own = if self.tao_is_off { TaoCount::NONE } else { taoist.tao };
            let (mut missing, mut fits) = (0, 0);
            for tao in need.colours() {
                missing += need.get(tao).saturating_sub(own.get(tao));
                fits += need.get(tao).min(own.get(tao));
            }
            useful += fits;
            let index = colour as usize;
            if barred || (taoist.spot != spot && !taoist.spot.neighbours().contains(spot) && !self.strides[index]) {
                continue;
            }
            reached[index] += 1;
            let chance = match (middle, missing) {
                (_, 0) => 1.0,
                (Middle::DiceImmune, _) => 0.0,
                _ => at_least(self.dice[index], missing, self.again[index], self.white_is_blank),
            };
            if chance > best {
                (best, second) = (chance, best);
            } else if chance > second {
                second = chance;
            }
        }
        (best, second, useful.min(4))
    }
}

fn number(count: u32) -> f32 {
    f32::from(count as u8)
}
