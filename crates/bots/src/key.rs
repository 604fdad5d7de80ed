//! What was found out about positions, by a number for each.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};

use ghost_stories_engine::Position;

/// Something about each position, by its key.
pub type Findings<T> = HashMap<u64, T, BuildHasherDefault<AsItIs>>;

/// A position in one number. Two different positions of one turn have the same as good as never.
pub fn key(position: &Position) -> u64 {
    let mut mix = Mix::default();
    position.hash(&mut mix);
    mix.finish()
}

/// A quick hash for positions, which nobody chooses to collide: small numbers are packed side by side before they are mixed in.
#[derive(Default)]
struct Mix {
    mixed: u64,
    packed: u64,
    bits: u32,
}

impl Mix {
    fn pack(&mut self, number: u64, bits: u32) {
        if self.bits + bits > 64 {
            self.mix(self.packed);
            (self.packed, self.bits) = (0, 0);
        }
        self.packed = self.packed.wrapping_shl(bits) | number;
        self.bits += bits;
    }

    fn mix(&mut self, number: u64) {
        self.mixed = (self.mixed.rotate_left(25) ^ number).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }
}

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        let mut last = Mix { ..*self };
        last.mix(self.packed);
        last.mixed ^ (last.mixed >> 32)
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.pack(byte.into(), 8);
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.pack(number.into(), 8);
    }

    fn write_u16(&mut self, number: u16) {
        self.pack(number.into(), 16);
    }

    fn write_u32(&mut self, number: u32) {
        self.pack(number.into(), 32);
    }

    fn write_u64(&mut self, number: u64) {
        self.mix(number);
    }

    fn write_usize(&mut self, number: usize) {
        self.mix(number as u64);
    }

    /// Which variant an enum has: there are never many.
    fn write_isize(&mut self, number: isize) {
        self.pack(number.cast_unsigned() as u64 & 0xFF, 8);
    }
}

/// A hash for keys, which are hashes already.
#[derive(Default)]
pub struct AsItIs(u64);

impl Hasher for AsItIs {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {
        unreachable!("keys are whole numbers");
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = number;
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use ghost_stories_engine::{Edition, Level};
    use ghost_stories_table::{Dealer, Purpose, SetupOptions, Stream};

    use super::*;

    #[test]
    fn different_positions_have_different_keys() {
        let (mut positions, mut keys) = (HashSet::new(), HashSet::new());
        for game in 0..20 {
            let setup = SetupOptions::new(4, Level::Normal, Edition::Revised).deal_game(1, game);
            let mut position = Position::new(&setup, &mut ()).expect("dealt set-ups can be played");
            let mut dealer = Dealer::new(1, game);
            let mut stream = Stream::new(1, game, Purpose::Players);
            while position.ending().is_none() {
                // Each option of each position, as a search sees them.
                for &choice in &position.options() {
                    let mut after = position;
                    after.play_unchecked(choice, &mut ());
                    positions.insert(after);
                    keys.insert(key(&after));
                }
                match dealer.deal(&position) {
                    Some(outcome) => position.resolve_unchecked(outcome, &mut ()),
                    None => position.play_unchecked(stream.pick(&position.options()), &mut ()),
                }
            }
        }
        assert_eq!(positions.len(), keys.len());
    }
}
