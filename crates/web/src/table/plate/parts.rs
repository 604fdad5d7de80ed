//! Where the parts of a plate lie on it.

use ghost_stories_engine::Tao;

use crate::geometry::{Area, Measures, Point};
use crate::layout::Manner;

/// The parts of a plate, in the manner of its size.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Parts {
    pub manner: Manner,
    /// The picture of the Taoist and its size, where there is room.
    pub bust: Option<(Point, f64)>,
    /// The height of the band in the player's colour behind a name.
    pub band: f64,
    pub name: Point,
    pub name_width: f64,
    pub name_size: f64,
    /// The size of the number of Qi.
    pub number: f64,
    /// The size of the signs of Qi and Yin-Yang.
    pub sign: f64,
    pub qi: Point,
    pub yin_yang: Point,
    /// The size of a Tao, and of its count.
    pub coin: f64,
    pub count_size: f64,
    first_tao: Point,
    tao_step: f64,
    /// The size of Buddhas, power tokens, artifacts and crystals.
    pub belonging: f64,
    first_belonging: Point,
    belonging_step: f64,
    pub power: Area,
    pub power_icon: f64,
    pub power_named: bool,
    pub power_size: f64,
}

impl Parts {
    pub fn of(area: Area, measures: Measures) -> Parts {
        match measures.manner {
            Manner::Small => Parts::small(area, measures),
            Manner::Medium | Manner::Large => Parts::pictured(area, measures),
        }
    }

    /// A name on the player's colour, Qi and power, five symbols with their counts.
    fn small(area: Area, measures: Measures) -> Parts {
        let Area { width, height, .. } = area;
        let band = if height < 72.0 { 0.0 } else { measures.word + 7.0 };
        let (number, row) = (measures.number + 2.0, band + 3.0);
        let step = (width - 6.0) / 5.0;
        let coin = (step - 1.0).min(15.0);
        let count_size = measures.number;
        let below = height - coin - count_size - 3.0;
        // Large enough for a finger.
        let power = 24.0;
        let sign = number * 1.1;
        Parts {
            manner: measures.manner,
            bust: None,
            band,
            name: Point { x: 6.0, y: measures.word + 3.5 },
            name_width: if band > 0.0 { width - 12.0 } else { 0.0 },
            name_size: measures.word + 1.0,
            number,
            sign,
            qi: Point { x: 3.0, y: row },
            yin_yang: Point { x: width - power - sign - 4.0, y: row },
            coin,
            count_size,
            first_tao: Point { x: 3.0 + (step - coin) / 2.0, y: below },
            tao_step: step,
            belonging: 13.0,
            first_belonging: Point { x: width - 17.0, y: 3.0 },
            belonging_step: -14.0,
            power: Area { at: Point { x: width - power - 3.0, y: row - 1.0 }, width: power, height: power },
            power_icon: 20.0,
            power_named: false,
            power_size: measures.word,
        }
    }

    /// With the picture of the Taoist, coins, and the name of the power.
    fn pictured(area: Area, measures: Measures) -> Parts {
        let Area { width, height, .. } = area;
        let times = area.side() / 138.0;
        let bust = 54.0 * times;
        let beside = bust + 8.0;
        let name_size = (14.0 * times).max(measures.word);
        let number = (19.0 * times).max(16.0);
        let power_size = (12.5 * times).max(measures.word);
        // Two lines of its name.
        let power_height = (31.0 * times).max(2.5 * power_size);
        let power_top = height - power_height - 4.0;
        let coin = (width - 10.0) / 5.0 - 2.0;
        let tao_top = power_top - coin - 4.0;
        let belonging = 20.0 * times;
        let down = name_size + 6.0;
        Parts {
            manner: measures.manner,
            bust: Some((Point { x: 3.0, y: 3.0 }, bust)),
            band: 0.0,
            name: Point { x: beside, y: name_size + 3.0 },
            name_width: width - beside - 5.0,
            name_size,
            number,
            sign: number * 1.25,
            qi: Point { x: beside - 2.0, y: down },
            yin_yang: Point { x: width - number * 1.25 - 5.0, y: down },
            coin,
            count_size: (15.0 * times).max(measures.number),
            first_tao: Point { x: 5.0, y: tao_top },
            tao_step: coin + 2.0,
            belonging,
            first_belonging: Point { x: beside - 6.0, y: tao_top - belonging + 2.0 },
            belonging_step: (belonging + 1.0).min((width - beside) / 5.0),
            power: Area { at: Point { x: 4.0, y: power_top }, width: width - 8.0, height: power_height },
            power_icon: power_height * 0.84,
            power_named: width >= 120.0,
            power_size,
        }
    }

    /// The upper left point of a Tao.
    pub fn tao(&self, colour: Tao) -> Point {
        self.first_tao.plus(self.tao_step * f64::from(colour as u8), 0.0)
    }

    /// Where a ladder says that the Taoist is in the catacombs.
    pub fn ladder(&self) -> Point {
        let beside = || self.qi.plus(self.sign + self.number * 0.5, self.sign * 0.4);
        self.bust.map_or_else(beside, |(at, size)| at.plus(0.0, size - self.belonging))
    }

    /// The upper left point of the `index`th thing besides Tao and Qi.
    pub fn belonging(&self, index: usize) -> Point {
        self.first_belonging.plus(self.belonging_step * index as f64, 0.0)
    }
}
