use ghost_stories_engine::{
    Chance, Colour, Left, Middle, Owner, Position, Power, Slot, Space, Stage, Tao, TaoCount, Waiting,
};

use crate::value::{Value, squash};

/// How many rules of thumb there are.
pub const RULES: usize = 40;

/// Rules of thumb: what a sensible beginner counts at a glance, and how much each thing weighs.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thumb(pub [f32; RULES]);

impl Thumb {
    /// The usual weights.
    pub const USUAL: Thumb = Thumb(USUAL);
}

#[rustfmt::skip]
const USUAL: [f32; RULES] = [
    // 0: the first, second, third, fourth and fifth Qi of a Taoist
    0.992, 1.195, 0.876, 0.679, 0.275,
    // 5: a possessed board, a Qi of a neutral board
    -2.208, 0.670,
    // 7: the first, second, third and every further Tao; one that a ghost in play needs
    0.185, 0.124, 0.157, 0.202, 0.087,
    // 12: a Yin-Yang, a Buddha in hand, a Buddha on a board, a power token
    0.820, 0.739, 1.179, 0.176,
    // 16: one, two, three ghosts on a board
    -0.318, -0.803, -1.835,
    // 19: one, two haunted tiles
    -1.472, -4.219,
    // 21: a ghost; what it needs, up to two and beyond
    -0.525, -0.041, -0.113,
    // 24: a haunter, one whose figure is on the stone, a tormentor, one that dice do not beat
    -0.462, -0.512, -1.122, -0.110,
    // 28: a captive die, Tao that nobody may spend, a board without power
    -0.515, -1.092, -0.318,
    // 31: an incarnation in play, one exorcised, the chance to beat a ghost next, the same for an incarnation
    -0.228, 1.791, 0.266, 0.357,
    // 35: a ghost about to come, the Curse die about to be rolled, a card left in the deck while an incarnation is in play
    -2.440, -0.246, -0.151,
    // 38: the Circle of Prayer holds a Tao; the sum of all
    0.171, 0.046,
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
        let mut score = rule[39];
        let wanted = self.ghosts(position, &mut score);
        for board in Colour::ALL {
            let taoist = position.taoist(board);
            let crowd = Slot::ALL.into_iter().filter(|&slot| position.occupied().contains(Space::new(board, slot)));
            score += match crowd.count() {
                0 => 0.0,
                ghosts => rule[15 + ghosts],
            };
            match position.owner(board) {
                Owner::Possessed => score += rule[5],
                Owner::Neutral => score += rule[6] * f32::from(taoist.qi),
                Owner::Living => {
                    score += rule[..usize::from(taoist.qi.min(5))].iter().sum::<f32>();
                    for number in 0..usize::from(taoist.tao.total()) {
                        score += rule[7 + number.min(3)];
                    }
                    for tao in taoist.tao.colours() {
                        score += rule[11] * f32::from(taoist.tao.get(tao).min(wanted.get(tao)));
                    }
                    score += rule[12] * f32::from(u8::from(taoist.yin_yang));
                    score += rule[13] * f32::from(taoist.buddhas) + rule[15] * f32::from(taoist.tokens);
                }
            }
        }
        score += rule[14] * position.buddhas().len() as f32;
        score += match position.village().haunted_count() {
            0 => 0.0,
            1 => rule[19],
            _ => rule[20],
        };
        score += rule[32] * f32::from(position.exorcised());
        if position.village().circle().is_some() {
            score += rule[38];
        }
        if position.stage() != Stage::Yin {
            score += match position.waiting() {
                Waiting::Chance(Chance::Draw) => rule[35],
                Waiting::Chance(Chance::CurseDie) => rule[36],
                _ => 0.0,
            };
        }
        0.3 * score
    }

    /// Adds what the ghosts weigh; what they need comes back.
    fn ghosts(&self, position: &Position, score: &mut f32) -> TaoCount {
        let rule = &self.0;
        let mut wanted = [0u8; 5];
        for space in position.occupied().iter() {
            let Some(card) = position.card(space) else { continue };
            let need = position.resistance(space).unwrap_or(TaoCount::NONE);
            need.colours().for_each(|tao| wanted[tao as usize] = (wanted[tao as usize] + need.get(tao)).min(4));
            let total = need.total();
            *score += rule[21] + rule[22] * f32::from(total.min(2)) + rule[23] * f32::from(total.saturating_sub(2));
            *score += match card.middle() {
                Middle::Haunter if position.figures().contains(space) => rule[24] + rule[25],
                Middle::Haunter => rule[24],
                Middle::Tormentor | Middle::GroupLoseTao => rule[26],
                Middle::DiceImmune => rule[27],
                _ => 0.0,
            };
            *score += match position.lasting_effect(space) {
                Some(Left::DieCaptive) => rule[28],
                Some(Left::TaoOff) => rule[29],
                Some(_) => rule[30],
                None => 0.0,
            };
            let chance = hope(position, space, need, card.middle() == Middle::DiceImmune);
            if card.is_incarnation() {
                *score += rule[31] + rule[34] * chance + rule[37] * f32::from(position.deck().left().min(12));
            } else {
                *score += rule[33] * chance;
            }
        }
        Tao::ALL.into_iter().fold(TaoCount::NONE, |sum, tao| sum.plus(tao, wanted[tao as usize]))
    }
}

/// About how likely somebody near enough exorcises a ghost next.
fn hope(position: &Position, space: Space, need: TaoCount, immune: bool) -> f32 {
    let spot = position.seating().line(space)[0];
    let mut best = 0.0f32;
    for taoist in position.living().iter() {
        let stands = position.taoist(taoist).spot;
        if stands != spot && !stands.neighbours().contains(spot) && !position.has_power(taoist, Power::Spires) {
            continue;
        }
        let own = if position.tao_is_off() { TaoCount::NONE } else { position.taoist(taoist).tao };
        let missing: u8 = need.colours().map(|tao| need.get(tao).saturating_sub(own.get(tao))).sum();
        best = best.max(match (immune, missing) {
            (_, 0) => 1.0,
            (true, _) => 0.0,
            (_, 1) => 0.7,
            (_, 2) => 0.26,
            (_, 3) => 0.04,
            _ => 0.0,
        });
    }
    best
}
