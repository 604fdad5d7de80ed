//! How large the parts of cards, tiles and plates are drawn.

use crate::layout::Manner;

/// Sizes in pixels: of words and numbers, of pips and stones.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Measures {
    pub manner: Manner,
    /// Names.
    pub word: f64,
    /// Numbers that decide something.
    pub number: f64,
    /// The odds of an exorcism.
    pub odds: f64,
    /// A pip of a ghost's resistance.
    pub pip: f64,
    /// A stone of a ghost.
    pub stone: f64,
    /// True if a card has room for its name.
    pub named: bool,
    /// True if a tile has room for its name.
    pub tile_named: bool,
    /// The shorter side of a cell.
    pub side: f64,
}

impl Measures {
    /// Those of a card that is read rather than played with: a square of 132 units.
    pub const READ: Measures = Measures {
        manner: Manner::Medium,
        word: 11.0,
        number: 14.0,
        odds: 16.0,
        pip: 18.0,
        stone: 22.0,
        named: true,
        tile_named: true,
        side: 132.0,
    };

    /// Those of a table whose cells are so wide and high.
    pub fn of(manner: Manner, width: f64, height: f64, large_text: bool) -> Measures {
        let side = width.min(height);
        let larger = |size: f64| if large_text { (size * 1.25).floor() } else { size };
        match manner {
            Manner::Small => {
                let (pip, stone) = if width < 70.0 { (12.4, 16.0) } else { (15.5, 18.0) };
                let [word, number, odds] = [11.0, 13.0, 13.0].map(larger);
                let tile_named = side >= if large_text { 74.0 } else { 66.0 };
                Measures { manner, word, number, odds, pip, stone, named: false, tile_named, side }
            }
            Manner::Medium => {
                let times = (side / 138.0).max(0.8);
                let [word, number, odds] = [12.0, 14.0, 16.0].map(larger);
                let named = side >= if large_text { 130.0 } else { 110.0 };
                Measures {
                    manner,
                    word,
                    number,
                    odds,
                    pip: 22.0 * times,
                    stone: 24.0 * times,
                    named,
                    tile_named: true,
                    side,
                }
            }
            Manner::Large => {
                let times = side / 208.0;
                let [word, number, odds] = [(16.0 * times).max(13.0), 18.0, 20.0].map(larger);
                let (pip, stone) = (32.0 * times, 36.0 * times);
                Measures { manner, word, number, odds, pip, stone, named: true, tile_named: true, side }
            }
        }
    }

    /// The height of the dark foot of a card, with its stones and its name.
    pub fn foot(self) -> f64 {
        self.stone + 6.0 + if self.named { self.word + 5.0 } else { 0.0 }
    }

    /// The height of the band with a tile's name.
    pub fn band(self) -> f64 {
        if self.tile_named { self.word + 6.0 } else { 0.0 }
    }

    /// The radius of a villager, a pedestal and the like.
    pub fn disc(self) -> f64 {
        (self.side * 0.115).max(12.0)
    }
}
