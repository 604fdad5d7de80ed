//! Weighing a position: what everything on the table counts.

use ghost_stories_engine::{
    Chance, Colour, Left, Middle, Owner, Position, Power, Space, SpaceSet, Stage, Tao, TaoCount, Tile, Waiting,
};

use crate::chances::at_least;
use crate::judge::Judge;
use crate::thing::Thing;

const QI: [Thing; 5] = [Thing::Qi1, Thing::Qi2, Thing::Qi3, Thing::Qi4, Thing::Qi5];
const TAO: [Thing; 3] = [Thing::Tao1, Thing::Tao2, Thing::Tao3];
/// By the number of haunted tiles.
const ON_CARD: [Thing; 3] = [Thing::Haunter, Thing::HaunterOne, Thing::HaunterTwo];
const ON_STONE: [Thing; 3] = [Thing::Stone, Thing::StoneOne, Thing::StoneTwo];
const TILES: [(Tile, Thing); 5] = [
    (Tile::Altar, Thing::Altar),
    (Tile::Temple, Thing::Temple),
    (Tile::Herbalist, Thing::Herbalist),
    (Tile::Hut, Thing::Hut),
    (Tile::Circle, Thing::CircleTile),
];

impl Judge {
    /// What everything weighs together: above zero is good.
    pub fn score(&self, position: &Position) -> f32 {
        let mut score = self.ghosts(position);
        for board in Colour::ALL {
            score += self.board(position, board);
        }
        let village = position.village();
        score += self[Thing::BuddhaOnBoard] * number(position.buddhas().len());
        score += match village.haunted_count() {
            0 => 0.0,
            1 => self[Thing::OneHaunted],
            _ => self[Thing::TwoHaunted],
        };
        score += self[Thing::Exorcised] * f32::from(position.exorcised());
        if let Some(tao) = village.circle() {
            score += self[Thing::Circle] + if tao == Tao::Black { self[Thing::CircleBlack] } else { 0.0 };
        }
        let active = TILES.iter().filter(|(tile, _)| !village.is_haunted(*tile));
        score += active.map(|&(_, thing)| self[thing]).sum::<f32>();
        if position.mantra().is_some() {
            score += self[Thing::Mantra];
        }
        if position.living() == position.players() {
            score += self[Thing::AllAlive];
        }
        if position.stage() != Stage::Yin {
            score += self[Thing::FreshBuddha] * f32::from(position.done().fresh_buddhas);
            score += match position.waiting() {
                Waiting::Chance(Chance::Draw) => self[Thing::GhostComing],
                Waiting::Chance(Chance::CurseDie) => self[Thing::CurseComing],
                _ => 0.0,
            };
        }
        0.3 * score
    }

    fn board(&self, position: &Position, board: Colour) -> f32 {
        let taoist = position.taoist(board);
        let owner = position.owner(board);
        let last = owner == Owner::Possessed || taoist.qi == 1;
        let mut score = match position.occupied().both(SpaceSet::of_board(board)).len() {
            0 => 0.0,
            1 => self[Thing::OneGhost],
            2 if last => self[Thing::TwoGhostsLastQi],
            2 => self[Thing::TwoGhosts],
            _ if last => self[Thing::ThreeGhostsLastQi],
            _ if taoist.qi == 2 => self[Thing::ThreeGhostsTwoQi],
            _ => self[Thing::ThreeGhosts],
        };
        match owner {
            Owner::Possessed => score += self[Thing::Possessed],
            Owner::Neutral => score += self[Thing::NeutralQi] * f32::from(taoist.qi),
            Owner::Living => {
                score += QI.iter().take(taoist.qi.into()).map(|&thing| self[thing]).sum::<f32>();
                if taoist.qi == 1 {
                    score += self[Thing::LastQi];
                }
                for number in 0..usize::from(taoist.tao.total()) {
                    score += self[TAO.get(number).copied().unwrap_or(Thing::TaoMore)];
                }
                if taoist.yin_yang {
                    score += self[Thing::YinYang];
                }
                score += self[Thing::BuddhaInHand] * f32::from(taoist.buddhas)
                    + self[Thing::Token] * f32::from(taoist.tokens);
                if position.deck().until_incarnation().is_some_and(|ghosts| ghosts < 12) {
                    score += self[Thing::BlackTao] * f32::from(taoist.tao.get(Tao::Black));
                }
            }
        }
        score
    }

    /// What the ghosts weigh, and how well the Taoists stand against them.
    fn ghosts(&self, position: &Position) -> f32 {
        let mut score = 0.0;
        let haunted = usize::from(position.village().haunted_count().min(2));
        let occupied = position.occupied();
        score += self[Thing::Crowd] * number(occupied.len().saturating_sub(6));
        let fighters = Fighters::new(position);
        let mut reached = [0u8; 4];
        for space in occupied.iter() {
            let Some(card) = position.card(space) else { continue };
            let need = position.resistance(space).unwrap_or(TaoCount::NONE);
            let total = need.total();
            score += self[Thing::Ghost]
                + self[Thing::Need] * f32::from(total.min(2))
                + self[Thing::NeedMore] * f32::from(total.saturating_sub(2));
            score += match card.middle() {
                Middle::Haunter if position.figures().contains(space) => self[ON_STONE[haunted]],
                Middle::Haunter => self[ON_CARD[haunted]],
                Middle::Tormentor | Middle::GroupLoseTao => self[Thing::Tormentor],
                Middle::DiceImmune => self[Thing::DiceImmune],
                _ => 0.0,
            };
            score += match position.lasting_effect(space) {
                Some(Left::DieCaptive) => self[Thing::DieCaptive],
                Some(Left::TaoOff) => self[Thing::TaoOff],
                Some(Left::PowerOff) => self[Thing::PowerOff],
                Some(Left::AllPowersOff) => self[Thing::AllPowersOff],
                _ => 0.0,
            };
            let (best, second, useful) = fighters.against(position, space, need, card.middle(), &mut reached);
            if card.is_incarnation() {
                score += self[Thing::Incarnation]
                    + self[Thing::IncarnationChance] * best
                    + self[Thing::IncarnationSecond] * second
                    + self[Thing::IncarnationTao] * f32::from(useful);
                score += self[Thing::LastCards] * f32::from(12u8.saturating_sub(position.deck().left())) / 12.0;
            } else {
                score += self[Thing::Chance] * best
                    + self[Thing::SecondChance] * second
                    + self[Thing::TaoWanted] * f32::from(useful);
            }
        }
        for taoist in position.living().iter() {
            match reached[taoist as usize] {
                0 if !occupied.is_empty() => score += self[Thing::NoneInReach],
                2.. => score += self[Thing::TwoInReach],
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
