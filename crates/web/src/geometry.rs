//! Where things lie on the table: five by five cells, the village in the middle, a board along each side. One unit is one pixel.

mod measures;

use ghost_stories_engine::{Colour, Demon, DemonSet, Seating, Side, Slot, Space, Spot};

use crate::layout::Layout;

pub use measures::Measures;

/// A point of the table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    pub x: f64,
    pub y: f64,
}

impl Point {
    pub const ORIGIN: Point = Point { x: 0.0, y: 0.0 };

    /// The point so far to the right and down.
    #[must_use]
    pub fn plus(self, x: f64, y: f64) -> Point {
        Point { x: self.x + x, y: self.y + y }
    }

    /// An SVG transform that moves the origin here.
    pub fn translate(self) -> String {
        format!("translate({:.1} {:.1})", self.x, self.y)
    }

    /// A style that moves what is drawn around the origin here; it walks when it changes.
    pub fn walk(self) -> String {
        format!("transform: translate({:.1}px, {:.1}px)", self.x, self.y)
    }
}

/// A part of the table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Area {
    pub at: Point,
    pub width: f64,
    pub height: f64,
}

impl Area {
    pub fn middle(self) -> Point {
        self.at.plus(self.width / 2.0, self.height / 2.0)
    }

    /// The shorter side.
    pub fn side(self) -> f64 {
        self.width.min(self.height)
    }
}

/// The table of one game in one window.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Geometry {
    pub layout: Layout,
    pub seating: Seating,
    /// So often the table is turned clockwise by a quarter, so that somebody's side is at the bottom.
    pub quarters: u8,
    /// True if each tile has its cave under it; false if they take turns, or if there are none.
    pub caves: bool,
    pub large_text: bool,
}

/// The quarter turns that bring a side to the bottom.
pub fn quarters_to_bottom(side: Side) -> u8 {
    match side {
        Side::South => 0,
        Side::East => 1,
        Side::North => 2,
        Side::West => 3,
    }
}

impl Geometry {
    pub fn measures(self) -> Measures {
        let (width, height) = self.layout.cell;
        Measures::of(self.layout.manner(), width, height, self.large_text)
    }

    /// The tile on a spot; where its cave is under it, without the cave.
    pub fn tile(self, spot: Spot) -> Area {
        let (column, row) = (spot as u8 % 3 + 1, spot as u8 / 3 + 1);
        let cell = self.cell(column, row);
        if self.caves { Area { height: cell.height - self.cave_height() - 2.0, ..cell } } else { cell }
    }

    /// The space of the catacombs under a spot: the foot of the cell, or all of it where village and catacombs take turns.
    pub fn cave(self, spot: Spot) -> Area {
        let (column, row) = (spot as u8 % 3 + 1, spot as u8 / 3 + 1);
        let cell = self.cell(column, row);
        if !self.caves {
            return cell;
        }
        let height = self.cave_height();
        Area { at: cell.at.plus(0.0, cell.height - height), height, ..cell }
    }

    fn cave_height(self) -> f64 {
        (self.layout.cell.1 * 0.33).clamp(42.0, 60.0).floor()
    }

    /// A space of a board, beside the tile it faces.
    pub fn space(self, space: Space) -> Area {
        let faced = self.seating.line(space)[0] as u8;
        let (column, row) = (faced % 3 + 1, faced / 3 + 1);
        match self.seating.side(space.board()) {
            Side::North => self.cell(column, 0),
            Side::South => self.cell(column, 4),
            Side::West => self.cell(0, row),
            Side::East => self.cell(4, row),
        }
    }

    /// What a player has: the corner at his right hand.
    pub fn plate(self, board: Colour) -> Area {
        match self.seating.side(board) {
            Side::North => self.cell(0, 0),
            Side::East => self.cell(4, 0),
            Side::South => self.cell(4, 4),
            Side::West => self.cell(0, 4),
        }
    }

    /// The middle nine cells.
    pub fn village(self) -> Area {
        let (first, last) = (self.placed(1, 1), self.placed(3, 3));
        Area { at: first.at, width: last.at.x + last.width - first.at.x, height: last.at.y + last.height - first.at.y }
    }

    /// The four cells of a board, with half of the gap around them.
    pub fn bar(self, board: Colour) -> Area {
        let last = Space::new(board, Slot::Left);
        let ends = [self.plate(board), self.space(last), self.space(Space::new(board, Slot::Right))];
        let half = self.layout.gap / 2.0;
        let low = |of: fn(Area) -> f64| ends.into_iter().map(of).fold(f64::MAX, f64::min);
        let high = |of: fn(Area) -> f64| ends.into_iter().map(of).fold(f64::MIN, f64::max);
        let at = Point { x: low(|end| end.at.x) - half, y: low(|end| end.at.y) - half };
        Area {
            at,
            width: high(|end| end.at.x + end.width) + half - at.x,
            height: high(|end| end.at.y + end.height) + half - at.y,
        }
    }

    /// A cell by column and row, seen with north at the top; it lies where the table is turned to.
    fn cell(self, column: u8, row: u8) -> Area {
        let turn = |(column, row): (u8, u8), _| (4 - row, column);
        let (column, row) = (0..self.quarters).fold((column, row), turn);
        self.placed(column, row)
    }

    fn placed(self, column: u8, row: u8) -> Area {
        let (width, height) = self.layout.cell;
        let gap = self.layout.gap;
        let at = Point { x: f64::from(column) * (width + gap), y: f64::from(row) * (height + gap) };
        Area { at, width, height }
    }

    /// The middle of the card's middle stone, on which a haunting figure and Su-Ling stand.
    pub fn middle_stone(self, space: Space) -> Point {
        let area = self.space(space);
        let measures = self.measures();
        area.at.plus(area.width / 2.0, area.height - measures.foot() + 3.0 + measures.stone / 2.0)
    }

    /// The width and height of a Taoist's figure.
    pub fn figure(self) -> (f64, f64) {
        let tile = self.tile(Spot::Centre);
        let height = (0.38 * tile.width).min(0.52 * tile.height).floor();
        (height * 2.0 / 3.0, height)
    }

    /// The upper left point of the figure that is the `index`th of `number` on a tile.
    pub fn on_tile(self, spot: Spot, index: usize, number: usize) -> Point {
        let (width, height) = self.figure();
        let step = width * if number > 2 { 0.85 } else { 1.0 };
        let tile = self.tile(spot);
        tile.at.plus(tile.width - width - 2.0 - step * index as f64, tile.height - height - 1.0)
    }

    /// The upper left point of the figure that is the `index`th in the catacombs under a spot.
    pub fn below(self, spot: Spot, index: usize) -> Point {
        let (width, height) = self.figure();
        let cave = self.cave(spot);
        let first = if self.caves { cave.width * 0.57 } else { 2.0 + self.measures().stone };
        let up = if self.caves { height.min(cave.height) } else { height };
        cave.at.plus(first + width * 0.7 * index as f64, cave.height - up - 1.0)
    }

    /// How large a demon and the Shadow are.
    pub fn demon_size(self) -> f64 {
        let cave = self.cave(Spot::Centre);
        if self.caves { cave.height * 0.84 } else { (cave.side() * 0.46).max(28.0) }
    }

    /// The middle of a demon that is on a catacomb space beside others, and how large it is: three are smaller, so that none hides another.
    pub fn demon(self, spot: Spot, demon: Demon, together: DemonSet) -> (Point, f64) {
        let size = if together.len() > 2 { 0.7 } else { 1.0 };
        let step = self.demon_size() * size;
        let before = together.iter().take_while(|&other| other != demon).count() as f64;
        let cave = self.cave(spot);
        let down = if self.caves { 0.5 } else { 0.6 };
        (cave.at.plus(cave.width - step * (0.5 + before) - 1.0, cave.height * down), size)
    }

    /// The middle of the Shadow, on a tile or under it.
    pub fn shadow(self, spot: Spot, below: bool) -> Point {
        let area = if below { self.cave(spot) } else { self.tile(spot) };
        area.at.plus(area.width * if below { 0.7 } else { 0.5 }, area.height * 0.55)
    }

    /// The middle of a corner tile's pedestal.
    pub fn pedestal(self, spot: Spot) -> Point {
        let tile = self.tile(spot);
        let measures = self.measures();
        let radius = measures.disc();
        tile.at.plus(tile.width - radius - 2.0, measures.band() + radius + 2.0)
    }

    /// The middle of a tile's villager on top.
    pub fn villagers(self, spot: Spot) -> Point {
        let tile = self.tile(spot);
        let radius = self.measures().disc();
        tile.at.plus(radius + 3.0, tile.height - radius - 3.0)
    }

    /// The middle of what lies in the middle of a tile: the Portal, the Tao on the Circle.
    pub fn on_middle(self, spot: Spot) -> Point {
        let tile = self.tile(spot);
        let band = self.measures().band();
        tile.at.plus(tile.width / 2.0, band + (tile.height - band) / 2.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::Wanted;

    fn table(width: f64, height: f64, quarters: u8) -> Geometry {
        let layout = Layout::of(width, height, Wanted { black_secret: true, large_text: false });
        let seating = Seating::new(Colour::ALL).unwrap();
        Geometry { layout, seating, quarters, caves: layout.has_room_for_caves(), large_text: false }
    }

    fn tables() -> impl Iterator<Item = Geometry> {
        [
            (390.0, 844.0),
            (390.0, 664.0),
            (844.0, 390.0),
            (640.0, 360.0),
            (195.0, 422.0),
            (820.0, 1180.0),
            (1280.0, 720.0),
            (1920.0, 1080.0),
        ]
        .into_iter()
        .flat_map(|(width, height)| (0..4).map(move |quarters| table(width, height, quarters)))
    }

    #[test]
    fn every_space_lies_beside_the_tile_it_faces() {
        for table in tables() {
            for at in Space::ALL {
                let (space, tile) = (table.space(at), table.cave(table.seating.line(at)[0]));
                let (width, height) = table.layout.cell;
                let down = space.at.y - (tile.at.y + tile.height - height);
                let apart = ((space.at.x - tile.at.x).abs(), down.abs());
                let beside = (width + table.layout.gap, 0.0);
                let above = (0.0, height + table.layout.gap);
                let near = |(x, y): (f64, f64)| (apart.0 - x).abs() < 0.01 && (apart.1 - y).abs() < 0.01;
                assert!(near(beside) || near(above), "{at:?} is {apart:?} away");
            }
        }
    }

    #[test]
    fn the_sixteen_cells_around_the_village_are_twelve_spaces_and_four_plates() {
        for table in tables() {
            let mut cells: Vec<Area> = Space::ALL.into_iter().map(|space| table.space(space)).collect();
            cells.extend(Colour::ALL.map(|board| table.plate(board)));
            cells.extend(Spot::ALL.map(|spot| table.tile(spot)));
            for (index, one) in cells.iter().enumerate() {
                assert!(cells[index + 1..].iter().all(|other| other.at != one.at), "{one:?}");
            }
        }
    }

    #[test]
    fn a_plate_is_at_the_right_hand_of_its_player_and_a_turned_side_at_the_bottom() {
        for table in tables() {
            for board in Colour::ALL {
                let quarters = quarters_to_bottom(table.seating.side(board));
                let turned = Geometry { quarters, ..table };
                let (width, height) = turned.layout.board();
                let plate = turned.plate(board);
                assert_eq!(plate.at.plus(plate.width, plate.height), Point { x: width, y: height });
                let bar = turned.bar(board);
                assert!(bar.width > 3.9 * plate.width && bar.height < 1.2 * plate.height, "{bar:?}");
            }
        }
    }

    #[test]
    fn figures_and_demons_stay_on_their_tile_and_in_their_cave() {
        for table in tables() {
            for spot in Spot::ALL {
                let (tile, (width, _)) = (table.tile(spot), table.figure());
                let first = table.on_tile(spot, 3, 4);
                assert!(first.x >= tile.at.x && first.x + 4.0 * width >= tile.at.x, "{first:?} {tile:?}");
                let cave = table.cave(spot);
                for bits in 1..8 {
                    let together: DemonSet =
                        Demon::ALL.into_iter().filter(|&demon| bits >> demon as u8 & 1 == 1).collect();
                    for demon in together.iter() {
                        let (at, size) = table.demon(spot, demon, together);
                        let half = table.demon_size() * size / 2.0;
                        assert!(
                            at.x - half >= cave.at.x - 1.0 && at.x + half <= cave.at.x + cave.width,
                            "{together:?}"
                        );
                    }
                }
            }
        }
    }
}
