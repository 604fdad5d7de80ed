//! What the value of a position is made of: some two hundred of a thousand numbers, most of them zero or one.
//!
//! Everything is told as the board on turn sees it: boards are counted clockwise from it, the village is turned until it lies in the
//! north, and a colour is the board it belongs to. So what is learned on one side of the table holds on all four.

use ghost_stories_engine::{
    Card, Chance, Colour, Middle, Owner, Position, Power, Slot, Space, SpaceSet, Spot, Stage, Tao, TaoCount, Tile, Waiting,
};

use crate::chances::at_least;
use crate::thumb::Thumb;

/// How many different features there are.
pub const FEATURES: usize = SUMS + SUMS_LEN;

/// How many features are shared by all spaces or all boards.
pub const SHARED: usize = SPACE_LEN + BOARD_LEN;

/// The most features a position has at once.
pub const MOST: usize = 512;

/// Features that are not zero, each with its number.
#[derive(Clone, Debug)]
pub struct Features {
    indices: [u16; MOST],
    numbers: [f32; MOST],
    len: usize,
    /// How many ghosts one turn of everybody may be expected to exorcise.
    hope: f32,
    /// What the rules of thumb say.
    thumb: f32,
}

impl Features {
    /// No features yet.
    pub const fn new() -> Features {
        Features { indices: [0; MOST], numbers: [0.0; MOST], len: 0, hope: 0.0, thumb: 0.0 }
    }

    /// Each feature with its number.
    pub fn iter(&self) -> impl Iterator<Item = (usize, f32)> {
        let len = self.len;
        self.indices[..len].iter().zip(&self.numbers[..len]).map(|(&index, &number)| (usize::from(index), number))
    }

    /// What the rules of thumb say of the position.
    pub fn thumb(&self) -> f32 {
        self.thumb
    }

    fn number(&mut self, index: usize, number: f32) {
        debug_assert!(index < FEATURES);
        self.indices[self.len] = index as u16;
        self.numbers[self.len] = number;
        self.len += 1;
    }

    fn flag(&mut self, index: usize) {
        self.number(index, 1.0);
    }

    fn flag_if(&mut self, holds: bool, index: usize) {
        if holds {
            self.flag(index);
        }
    }

    /// Reads a position.
    pub fn read(&mut self, position: &Position) {
        self.len = 0;
        self.hope = 0.0;
        self.thumb = Thumb::USUAL.score(position);
        let seen = Seen::new(position);
        self.game(&seen);
        self.turn(&seen);
        for (place, board) in seen.boards.into_iter().enumerate() {
            self.board(&seen, BOARDS + place * BOARD_LEN, board);
            for slot in Slot::ALL {
                let at = SPACES + (place * 3 + slot as usize) * SPACE_LEN;
                self.space(&seen, at, Space::new(board, slot));
            }
        }
        self.village(&seen);
        self.sums(&seen);
    }

    /// The features that say the same of another space or board as this one, by the number that stands for all of them: what is learned
    /// of one can be learned of all.
    pub const fn shared(index: usize) -> Option<usize> {
        if index >= SPACES && index < VILLAGE {
            Some((index - SPACES) % SPACE_LEN)
        } else if index >= BOARDS && index < SPACES {
            Some(SPACE_LEN + (index - BOARDS) % BOARD_LEN)
        } else {
            None
        }
    }

    /// The level, the deck, the supplies: 97 features.
    fn game(&mut self, seen: &Seen) {
        let position = seen.position;
        let level = position.level() as usize;
        self.flag(GAME + level * 4 + position.players().len() as usize - 1);
        self.flag(GAME + 16 + usize::from(position.village().haunted_count().min(3)));
        self.flag(GAME + 20 + usize::from(position.deck().incarnations().min(4)));
        self.flag(GAME + 25 + usize::from(position.exorcised().min(3)));
        match position.deck().until_incarnation() {
            Some(ghosts) => self.flag(GAME + 29 + usize::from(ghosts.min(11))),
            None => self.flag(GAME + 41 + usize::from((position.deck().left() / 2).min(10))),
        }
        self.number(GAME + 52, f32::from(position.deck().left()) / 32.0);
        self.flag(GAME + 53 + position.occupied().len() as usize);
        self.flag(GAME + 66 + usize::from(position.free_dice()));
        self.flag_if(position.tao_is_off(), GAME + 70);
        self.flag_if(seen.white_is_blank, GAME + 71);
        self.flag(GAME + 72 + usize::from(position.village().buddhas()));
        self.number(GAME + 75, f32::from(position.bank_qi()) / 8.0);
        match position.village().circle() {
            Some(tao) => self.flag(GAME + 76 + seen.tao(tao)),
            None => self.flag(GAME + 81),
        }
        for tao in Tao::ALL {
            self.flag_if(position.bank_tao().get(tao) == 0, GAME + 82 + seen.tao(tao));
        }
        let living = position.living().len() as usize;
        self.flag(GAME + 87 + living);
        self.flag(GAME + 92 + usize::from(position.village().tokens().min(3)));
        self.flag_if(position.mantra().is_some(), GAME + 96);
    }

    /// How far the turn is, and what it waits for: 23 features.
    fn turn(&mut self, seen: &Seen) {
        let position = seen.position;
        self.flag(TURN + position.stage() as usize);
        self.flag(
            TURN + match position.waiting() {
                Waiting::Choice(_) if position.between_steps() => 8,
                Waiting::Choice(_) => 9,
                Waiting::Chance(Chance::Draw) => 10,
                Waiting::Chance(Chance::TaoDice(_)) => 11,
                Waiting::Chance(Chance::CurseDie) => 12,
                Waiting::Over(_) => 13,
            },
        );
        let done = position.done();
        self.flag_if(done.helps > 0, TURN + 14);
        self.flag_if(done.exorcisms > 0, TURN + 15);
        self.flag_if(done.helps > 1 || done.exorcisms > 1, TURN + 16);
        self.flag_if(!done.used.is_empty(), TURN + 17);
        self.flag_if(done.mantra_back, TURN + 18);
        for board in done.borrowed.iter() {
            self.flag(TURN + 19 + seen.place(board));
        }
    }

    /// A board and its Taoist: 82 features.
    fn board(&mut self, seen: &Seen, at: usize, board: Colour) {
        let position = seen.position;
        let owner = position.owner(board);
        self.flag(at + owner as usize);
        let power = position.power(board) as usize;
        self.flag(at + 3 + if position.power_is_on(board) { power } else { 8 + power });
        let ghosts = Slot::ALL.into_iter().filter(|&slot| position.occupied().contains(Space::new(board, slot))).count();
        self.flag(at + 19 + ghosts);
        let taoist = position.taoist(board);
        if owner == Owner::Neutral {
            self.flag(at + 23 + usize::from(taoist.qi.min(3)));
        }
        if owner != Owner::Living {
            return;
        }
        self.flag(at + 27 + usize::from(taoist.qi.min(6)));
        self.flag(at + 34 + seen.spot(taoist.spot));
        let tile = position.tile_of(board);
        self.flag_if(!position.village().is_haunted(tile), at + 43 + tile as usize);
        self.flag_if(taoist.yin_yang, at + 52);
        self.flag_if(taoist.buddhas > 0, at + 53);
        self.flag_if(taoist.buddhas > 1, at + 54);
        self.flag(at + 55 + usize::from(taoist.tokens.min(3)));
        for tao in Tao::ALL {
            let number = taoist.tao.get(tao);
            let place = seen.tao(tao);
            self.flag_if(number > 0, at + 59 + place);
            self.flag_if(number > 1, at + 64 + place);
            if number > 2 {
                self.number(at + 69 + place, f32::from(number - 2));
            }
        }
        self.number(at + 74, f32::from(taoist.tao.total()) / 4.0);
        self.flag(at + 75 + usize::from(taoist.tao.total().min(6)));
    }

    /// A space and the ghost on it: 63 features.
    fn space(&mut self, seen: &Seen, at: usize, space: Space) {
        let position = seen.position;
        self.flag_if(position.buddhas().contains(space), at);
        let Some(card) = position.card(space) else { return };
        self.flag(at + 1 + kind(card));
        self.flag(
            at + 22
                + match card.colour() {
                    Some(tao) => seen.tao(tao),
                    None => 5,
                },
        );
        self.flag_if(card.colour().and_then(Tao::board) == Some(space.board()), at + 28);
        let need = position.resistance(space).unwrap_or(TaoCount::NONE);
        self.flag(at + 29 + usize::from(need.total().min(5)));
        self.flag_if(position.figures().contains(space), at + 35);
        self.flag_if(position.lasting_effect(space).is_some(), at + 36);
        self.flag_if(position.mantra() == Some(space), at + 37);
        let line = position.seating().line(space);
        let active = line.iter().filter(|&&spot| !seen.haunted(spot)).count();
        self.flag(at + 38 + active);
        if card.middle() == Middle::Haunter
            && let Some(&spot) = line.iter().find(|&&spot| !seen.haunted(spot))
        {
            self.flag(at + 42 + position.village().tile(spot) as usize);
        }
        let mut miss = 1.0;
        for (place, board) in seen.boards.into_iter().enumerate() {
            if position.owner(board) != Owner::Living {
                continue;
            }
            let chance = seen.chance(board, space, card, need);
            if chance == 0.0 {
                continue;
            }
            let spot = position.taoist(board).spot;
            if spot == line[0] {
                self.number(at + 51 + place, chance);
            }
            let moved = place == 0 && position.stage() == Stage::Moved;
            let strides = position.has_power(board, Power::Spires) || spot.neighbours().contains(line[0]);
            if spot == line[0] || (strides && !moved) {
                self.number(at + 55 + place, chance);
                miss *= 1.0 - chance;
            }
        }
        self.number(at + 59, 1.0 - miss);
        self.hope += 1.0 - miss;
        self.flag_if(miss > 0.999, at + 60);
        self.flag_if(position.card(position.seating().opposite(space)).is_some(), at + 61);
        self.flag_if(position.is_caught(space), at + 62);
    }

    /// Which tiles are haunted, and where they lie: 18 features. Where the others lie is left out: it would tell one game from another,
    /// and what is learned should hold for all.
    fn village(&mut self, seen: &Seen) {
        let village = seen.position.village();
        for tile in Tile::ALL {
            if village.is_haunted(tile) {
                self.flag(VILLAGE + tile as usize);
                self.flag(VILLAGE + 9 + seen.spot(village.spot(tile)));
            }
        }
    }
}

impl Features {
    /// What counts wherever it is: 43 features.
    fn sums(&mut self, seen: &Seen) {
        let position = seen.position;
        let (mut haunters, mut tormentors, mut need) = (0, 0, 0);
        for space in position.occupied().iter() {
            let Some(card) = position.card(space) else { continue };
            haunters += usize::from(card.middle() == Middle::Haunter);
            tormentors += usize::from(card.middle() == Middle::Tormentor);
            need += position.resistance(space).unwrap_or(TaoCount::NONE).total();
        }
        self.flag(SUMS + (position.figures().len() as usize).min(4));
        self.flag(SUMS + 5 + haunters.min(5));
        self.flag(SUMS + 11 + tormentors.min(3));
        let crowd = |board| position.occupied().both(SpaceSet::of_board(board)).len();
        let crowded = |ghosts| Colour::ALL.into_iter().filter(|&board| crowd(board) == ghosts).count();
        self.flag(SUMS + 15 + crowded(3));
        self.flag(SUMS + 20 + crowded(2));
        let living = || position.living().iter().map(|colour| position.taoist(colour));
        self.flag(SUMS + 25 + usize::from(living().map(|taoist| taoist.qi).min().unwrap_or(0).min(4)));
        self.flag(SUMS + 30 + living().filter(|taoist| taoist.yin_yang).count());
        self.flag(SUMS + 35 + position.buddhas().len() as usize);
        self.number(SUMS + 38, f32::from(living().map(|taoist| taoist.qi).sum::<u8>()) / 8.0);
        self.number(SUMS + 39, f32::from(living().map(|taoist| taoist.tao.total()).sum::<u8>()) / 8.0);
        self.number(SUMS + 40, f32::from(living().map(|taoist| taoist.buddhas).sum::<u8>()));
        self.number(SUMS + 41, self.hope / 4.0);
        self.number(SUMS + 42, f32::from(need) / 8.0);
    }
}

impl Default for Features {
    fn default() -> Features {
        Features::new()
    }
}

const GAME: usize = 0;
const TURN: usize = GAME + 97;
const BOARDS: usize = TURN + 23;
const BOARD_LEN: usize = 82;
const SPACES: usize = BOARDS + 4 * BOARD_LEN;
const SPACE_LEN: usize = 63;
const VILLAGE: usize = SPACES + 12 * SPACE_LEN;
const VILLAGE_LEN: usize = 18;
const SUMS: usize = VILLAGE + VILLAGE_LEN;
const SUMS_LEN: usize = 43;

/// The eleven ghosts of a colour, the eleven black ones and the ten incarnations, 21 in all: black ghosts count as the coloured one of
/// the same place in the deck, their colour tells them apart.
const fn kind(card: Card) -> usize {
    let number = card.number() as usize - 1;
    if number < 55 { number % 11 } else { 11 + number - 55 }
}

/// A position as the board on turn sees it.
struct Seen<'a> {
    position: &'a Position,
    boards: [Colour; 4],
    places: [usize; 4],
    turned: &'static [u8; 9],
    white_is_blank: bool,
}

impl Seen<'_> {
    fn new(position: &Position) -> Seen<'_> {
        let seating = position.seating();
        let first = position.board_on_turn();
        let boards = core::array::from_fn(|steps| seating.clockwise(first, steps));
        let mut places = [0; 4];
        for (place, board) in boards.into_iter().enumerate() {
            places[board as usize] = place;
        }
        let turned = &TURNED[seating.side(first) as usize];
        Seen { position, boards, places, turned, white_is_blank: position.white_is_blank() }
    }

    fn place(&self, board: Colour) -> usize {
        self.places[board as usize]
    }

    fn tao(&self, tao: Tao) -> usize {
        tao.board().map_or(4, |board| self.place(board))
    }

    fn spot(&self, spot: Spot) -> usize {
        self.turned[spot as usize].into()
    }

    fn haunted(&self, spot: Spot) -> bool {
        let village = self.position.village();
        village.is_haunted(village.tile(spot))
    }

    /// About how likely a Taoist next to this ghost exorcises it with dice and own Tao alone.
    fn chance(&self, taoist: Colour, space: Space, card: Card, need: TaoCount) -> f32 {
        let position = self.position;
        let opposite = || position.card(position.seating().opposite(space)).is_some();
        if match card.middle() {
            Middle::OnlyOnBuddha => !position.is_caught(space),
            Middle::OnlyIfOppositeEmpty => opposite(),
            _ => false,
        } {
            return 0.0;
        }
        let own = if position.tao_is_off() { TaoCount::NONE } else { position.taoist(taoist).tao };
        let missing: u8 = need.colours().map(|tao| need.get(tao).saturating_sub(own.get(tao))).sum();
        if card.middle() == Middle::DiceImmune {
            return if missing == 0 { 1.0 } else { 0.0 };
        }
        let dice = position.free_dice() + u8::from(position.has_power(taoist, Power::Strength));
        let again = position.has_power(taoist, Power::Favourite);
        at_least(dice, missing, again, self.white_is_blank)
    }
}

/// Where a spot lies when the village is turned until the north, east, south or west side comes to the north.
const TURNED: [[u8; 9]; 4] = {
    let mut turned = [[0, 1, 2, 3, 4, 5, 6, 7, 8]; 4];
    let mut side = 1;
    while side < 4 {
        let mut spot = 0;
        while spot < 9 {
            // A quarter turn more than for the side before: the right column becomes the top row.
            let before = turned[side - 1][spot];
            turned[side][spot] = (2 - before % 3) * 3 + before / 3;
            spot += 1;
        }
        side += 1;
    }
    turned
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_on_turn_lies_in_the_north() {
        use Spot::*;
        assert_eq!(TURNED[1][East as usize], North as u8);
        assert_eq!(TURNED[2][SouthWest as usize], NorthEast as u8);
        assert_eq!(TURNED[3][West as usize], North as u8);
        assert_eq!(TURNED[3][Centre as usize], Centre as u8);
    }
}
