//! How table, rail, hand and panel share the window: computed from its size. The reasons are in `docs/table.md`.

use leptos::prelude::*;

use crate::browser;

/// Which arrangement a window gets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LayoutKind {
    /// Upright: bar, line or tabs, board, hand, sheet, one below the other.
    Portrait,
    /// Upright and low: one row of keys and a short sheet.
    PortraitShort,
    /// Lying and low: rail, board, panel.
    Low,
    /// Lying, low and narrow: the rail is a bar over the panel.
    LowNarrow,
    /// A laptop or more: a wide rail, board, panel.
    Wide,
}

/// In which manner cards, tiles and plates are drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Manner {
    /// Cells under 100 pixels.
    Small,
    /// Cells of 100 to 170 pixels.
    Medium,
    /// Larger cells.
    Large,
}

/// What asks for room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wanted {
    pub black_secret: bool,
    pub large_text: bool,
}

/// The measures of the screen on which a game is played, in CSS pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Layout {
    pub kind: LayoutKind,
    /// The width and height of one of the table's five by five cells.
    pub cell: (f64, f64),
    /// Between two cells.
    pub gap: f64,
    /// How much of the board is in sight: all of it, but for windows in which no cell could be read. There it is moved about.
    pub frame: (f64, f64),
    /// The width of what is at the left of the board; nothing where it is a bar.
    pub rail: f64,
    /// The panel's width; nothing where it is a sheet below the board.
    pub panel: f64,
}

/// No cell is smaller: its parts would collide.
const SMALLEST_CELL: f64 = 60.0;
/// Bar, line, hand and sheet of an upright screen, and what stays free around the board.
const UPRIGHT: f64 = 447.0;
/// With tabs for the catacombs and Wu-Feng.
const UPRIGHT_BLACK_SECRET: f64 = 467.0;
/// The same of a short one.
const UPRIGHT_SHORT: f64 = 330.0;
/// The bar over board or panel.
const BAR: f64 = 44.0;
/// The least height of the sheet below a board that is moved about.
const LEAST_SHEET: f64 = 144.0;

impl Layout {
    /// The layout of a window.
    pub fn of(width: f64, height: f64, wanted: Wanted) -> Layout {
        let layout = if width < height {
            Layout::upright(width, height, wanted)
        } else if height < 600.0 || width < 1100.0 {
            Layout::low(width, height)
        } else {
            Layout::wide(width, height)
        };
        let at_least = |side: f64| side.max(SMALLEST_CELL).floor();
        let layout = Layout { cell: (at_least(layout.cell.0), at_least(layout.cell.1)), ..layout };
        let (across, down) = layout.board();
        let room = match layout.kind {
            LayoutKind::Portrait | LayoutKind::PortraitShort => (width, height - BAR - LEAST_SHEET),
            LayoutKind::Low | LayoutKind::LowNarrow | LayoutKind::Wide => (width - layout.rail - layout.panel, height),
        };
        Layout { frame: (across.min(room.0), down.min(room.1)), ..layout }
    }

    fn upright(width: f64, height: f64, wanted: Wanted) -> Layout {
        let gap = if width < 600.0 { 3.0 } else { 4.0 };
        let across = (width - 8.0 - 4.0 * gap) / 5.0;
        if height < 740.0 {
            let cell = (across, ((height - UPRIGHT_SHORT) / 5.0).clamp(SMALLEST_CELL, 80.0));
            return Layout { kind: LayoutKind::PortraitShort, cell, gap, frame: (0.0, 0.0), rail: 0.0, panel: 0.0 };
        }
        let around = if wanted.black_secret { UPRIGHT_BLACK_SECRET } else { UPRIGHT };
        let around = around + if wanted.large_text { 40.0 } else { 0.0 };
        let cell = (across, ((height - around - 4.0 * gap) / 5.0).min(1.08 * across));
        Layout { kind: LayoutKind::Portrait, cell, gap, frame: (0.0, 0.0), rail: 0.0, panel: 0.0 }
    }

    fn low(width: f64, height: f64) -> Layout {
        let gap = 2.0;
        let (kind, rail, panel) = match width {
            ..600.0 => (LayoutKind::LowNarrow, 0.0, 220.0),
            ..700.0 => (LayoutKind::LowNarrow, 0.0, 300.0),
            ..800.0 => (LayoutKind::LowNarrow, 0.0, 340.0),
            _ => (LayoutKind::Low, 50.0, 350.0),
        };
        let down = (height - 6.0 - 4.0 * gap) / 5.0;
        let across = ((width - rail - panel - 16.0 - 4.0 * gap) / 5.0).min(1.15 * down);
        Layout {
            kind,
            cell: (across, down),
            gap,
            frame: (0.0, 0.0),
            rail,
            panel: (width - rail - 5.0 * across - 4.0 * gap - 16.0).max(panel),
        }
    }

    fn wide(width: f64, height: f64) -> Layout {
        let board = (height - 14.0).min(width - 574.0);
        let gap = if board < 870.0 { 4.0 } else { 6.0 };
        let cell = ((board - 4.0 * gap) / 5.0).floor();
        let beside = width - 5.0 * cell - 4.0 * gap - 30.0;
        let panel = (beside * 0.625).clamp(340.0, 416.0);
        let rail = (beside - panel).clamp(204.0, 400.0);
        Layout { kind: LayoutKind::Wide, cell: (cell, cell), gap, frame: (0.0, 0.0), rail, panel }
    }

    /// The board's width and height.
    pub fn board(self) -> (f64, f64) {
        (5.0 * self.cell.0 + 4.0 * self.gap, 5.0 * self.cell.1 + 4.0 * self.gap)
    }

    pub fn manner(self) -> Manner {
        match self.cell.0.min(self.cell.1) {
            ..100.0 => Manner::Small,
            ..=170.0 => Manner::Medium,
            _ => Manner::Large,
        }
    }

    /// True if a mouse can hit what lies on a plate. Elsewhere the plate is one thing, and what lies on it is in the hand below the board.
    pub fn has_room_on_plates(self) -> bool {
        self.cell.0 >= 135.0
    }

    /// True if each cave has room under its tile; else village and catacombs take turns.
    pub fn has_room_for_caves(self) -> bool {
        self.cell.1 >= 120.0
    }
}

/// The window's size without what a notch takes, followed as it changes.
pub fn window_size() -> RwSignal<(f64, f64)> {
    let size = RwSignal::new(browser::size_of_window());
    let listener = window_event_listener_untyped("resize", move |_| size.set(browser::size_of_window()));
    on_cleanup(move || listener.remove());
    size
}

#[cfg(test)]
mod tests {
    use super::*;

    fn layout(width: f64, height: f64, black_secret: bool) -> Layout {
        Layout::of(width, height, Wanted { black_secret, large_text: false })
    }

    #[test]
    fn cells_are_as_large_as_they_were_drawn() {
        for (size, black_secret, kind, cell) in [
            ((390.0, 844.0), false, LayoutKind::Portrait, (74.0, 77.0)),
            ((390.0, 844.0), true, LayoutKind::Portrait, (74.0, 73.0)),
            ((390.0, 664.0), true, LayoutKind::PortraitShort, (74.0, 66.0)),
            ((820.0, 1180.0), true, LayoutKind::Portrait, (159.0, 139.0)),
            ((844.0, 390.0), true, LayoutKind::Low, (84.0, 75.0)),
            ((750.0, 390.0), true, LayoutKind::LowNarrow, (77.0, 75.0)),
            ((640.0, 360.0), true, LayoutKind::LowNarrow, (63.0, 69.0)),
            ((1280.0, 720.0), true, LayoutKind::Wide, (138.0, 138.0)),
            ((1440.0, 900.0), true, LayoutKind::Wide, (170.0, 170.0)),
            ((1920.0, 1080.0), false, LayoutKind::Wide, (208.0, 208.0)),
        ] {
            let layout = layout(size.0, size.1, black_secret);
            assert_eq!((layout.kind, layout.cell), (kind, cell), "{size:?}");
        }
    }

    #[test]
    fn all_of_the_board_is_in_sight_where_its_cells_can_be_read() {
        for size in [(390.0, 664.0), (390.0, 844.0), (640.0, 360.0), (750.0, 390.0), (1280.0, 720.0)] {
            let layout = layout(size.0, size.1, true);
            assert_eq!(layout.frame, layout.board(), "{size:?}");
        }
        assert_eq!(layout(195.0, 422.0, true).frame, (195.0, 234.0));
        assert_eq!(layout(422.0, 195.0, true).frame, (202.0, 195.0));
    }

    #[test]
    fn everything_fits_side_by_side() {
        for (width, height) in
            [(844.0, 390.0), (750.0, 390.0), (960.0, 540.0), (1280.0, 720.0), (1440.0, 900.0), (1920.0, 1080.0)]
        {
            let layout = layout(width, height, true);
            assert!(layout.rail + layout.board().0 + layout.panel <= width, "{width}x{height}: {layout:?}");
            assert!(layout.board().1 <= height, "{width}x{height}: {layout:?}");
        }
    }
}
