use ghost_stories_engine::{ByColour, Colour, ColourSet, Edition, Level, Power, Setup, Tile};

use crate::stream::{Purpose, Stream};

/// What is fixed about a new game; everything left open is dealt at random (B10).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wishes {
    /// One to four.
    pub players: u8,
    /// The level.
    pub level: Level,
    /// The rule set.
    pub edition: Edition,
    /// Initiation with five Qi.
    pub five_qi: bool,
    /// The boards clockwise from the north side.
    pub boards: Option<[Colour; 4]>,
    /// The colours that play.
    pub colours: Option<ColourSet>,
    /// The power a board shows.
    pub powers: ByColour<Option<Power>>,
    /// Who has the first turn.
    pub first: Option<Colour>,
    /// The tiles row by row from the north-west.
    pub village: Option<[Tile; 9]>,
}

impl Wishes {
    /// Everything at random but the number of players, the level and the rule set.
    pub fn new(players: u8, level: Level, edition: Edition) -> Wishes {
        Wishes {
            players,
            level,
            edition,
            five_qi: false,
            boards: None,
            colours: None,
            powers: ByColour::default(),
            first: None,
            village: None,
        }
    }

    /// Deals what is open. The result is checked when the game starts.
    pub fn deal(&self, stream: &mut Stream) -> Setup {
        let mut village = Tile::ALL;
        stream.shuffle(&mut village);
        let mut boards = Colour::ALL;
        stream.shuffle(&mut boards);
        let boards = self.boards.unwrap_or(boards);
        let sides = ByColour::from_fn(|colour| stream.pick(&Power::of(colour)));
        let turned = stream.below(4) as usize;
        let players = self.colours.unwrap_or_else(|| {
            let seats: &[usize] = match self.players {
                1 => &[0],
                2 => &[0, 2],
                3 => &[0, 1, 2],
                _ => &[0, 1, 2, 3],
            };
            seats.iter().map(|seat| boards[(seat + turned) % 4]).collect()
        });
        let mut powers = ByColour::from_fn(|colour| self.powers[colour].unwrap_or(sides[colour]));
        if players.len() == 1 && self.powers[Colour::Red].is_none() {
            powers[Colour::Red] = Power::Spires;
        }
        let seats: Vec<Colour> = boards.into_iter().filter(|&board| players.contains(board)).collect();
        let first = match seats.as_slice() {
            [] => boards[0],
            seats => stream.pick(seats),
        };
        Setup {
            level: self.level,
            edition: self.edition,
            five_qi: self.five_qi,
            boards,
            powers,
            players,
            first: self.first.unwrap_or(first),
            village: self.village.unwrap_or(village),
        }
    }

    /// Deals what is open from the set-up stream of a seed's game.
    pub fn deal_game(&self, seed: u64, game: u64) -> Setup {
        self.deal(&mut Stream::new(seed, game, Purpose::Setup))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_dealt_set_up_can_be_played() {
        for players in 1..=4 {
            for level in Level::ALL {
                for game in 0..50 {
                    let setup = Wishes::new(players, level, Edition::Revised).deal_game(1, game);
                    assert_eq!(setup.check(), Ok(()), "{setup:?}");
                    assert_eq!(setup.players.len(), u32::from(players));
                }
            }
        }
    }
}
