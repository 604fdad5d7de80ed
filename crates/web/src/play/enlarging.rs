//! The board enlarged within its own frame: by how much, and which part of it is seen.

use leptos::prelude::*;

use super::pointing::Begun;
use super::{Play, spending::Plan};
use crate::geometry::{Area, Point};

/// The board is never more than this many times as large.
const MOST: f64 = 3.0;
/// By how much a double tap enlarges.
pub const TWICE: f64 = 2.0;
/// By how much a key enlarges.
const STEP: f64 = 1.4;
/// Less than this is the whole board.
const LEAST: f64 = 1.02;

/// What is seen of the board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sight {
    pub times: f64,
    /// Where the board's upper left corner lies, in pixels of the frame.
    pub corner: Point,
}

impl Sight {
    const WHOLE: Sight = Sight { times: 1.0, corner: Point::ORIGIN };

    pub fn is_whole(self) -> bool {
        self == Sight::WHOLE
    }

    /// So many times as large as it is, while the point of the frame shows what it shows.
    fn enlarged(self, times: f64, at: Point, frame: (f64, f64)) -> Sight {
        let whole = (self.times * times).clamp(1.0, MOST);
        let times = whole / self.times;
        let corner = Point { x: at.x - (at.x - self.corner.x) * times, y: at.y - (at.y - self.corner.y) * times };
        Sight { times: whole, corner }.within(frame)
    }

    /// Moved by so many pixels.
    fn moved(self, x: f64, y: f64, frame: (f64, f64)) -> Sight {
        Sight { corner: self.corner.plus(x, y), ..self }.within(frame)
    }

    /// Moved by no more than it takes to show a part of the frame that lies outside.
    fn showing(self, part: Area, frame: (f64, f64)) -> Sight {
        let by = |from: f64, length: f64, room: f64| {
            if from < 0.0 { -from } else { (room - from - length).min(0.0) }
        };
        self.moved(by(part.at.x, part.width, frame.0), by(part.at.y, part.height, frame.1), frame)
    }

    /// The board fills its frame whatever part of it is seen.
    fn within(self, (width, height): (f64, f64)) -> Sight {
        if self.times < LEAST {
            return Sight::WHOLE;
        }
        let corner = Point {
            x: self.corner.x.clamp(width * (1.0 - self.times), 0.0),
            y: self.corner.y.clamp(height * (1.0 - self.times), 0.0),
        };
        Sight { corner, ..self }
    }
}

/// The first of two taps, and what was pointed at before it.
#[derive(Clone)]
struct FirstTap {
    when: f64,
    at: Point,
    begun: Begun,
    plan: Plan,
}

/// Two taps are one gesture within so many milliseconds and pixels.
const TWO_TAPS: (f64, f64) = (300.0, 24.0);

/// A click comes within so many milliseconds after the finger that made it.
const FOLLOWS: f64 = 100.0;

/// How the board is enlarged. Gestures, keys and a button change it; a new decision out of sight shows the whole.
#[derive(Clone, Copy)]
pub struct Enlarging {
    sight: RwSignal<Sight>,
    /// True if the last change was a jump, which is shown as a movement.
    jumped: RwSignal<bool>,
    frame: StoredValue<(f64, f64)>,
    first_tap: StoredValue<Option<FirstTap>>,
    /// When a gesture ended that was no click, though one may follow.
    answered: StoredValue<f64>,
    /// How many fingers are on the board.
    fingers: StoredValue<usize>,
}

impl Enlarging {
    pub(super) fn new() -> Enlarging {
        Enlarging {
            sight: RwSignal::new(Sight::WHOLE),
            jumped: RwSignal::new(false),
            frame: StoredValue::new((1.0, 1.0)),
            first_tap: StoredValue::new(None),
            answered: StoredValue::new(f64::MIN),
            fingers: StoredValue::new(0),
        }
    }

    /// What is seen of the board; followed.
    pub fn sight(self) -> Sight {
        self.sight.get()
    }

    pub fn sight_untracked(self) -> Sight {
        self.sight.get_untracked()
    }

    /// True if the last change was a jump; followed.
    pub fn has_jumped(self) -> bool {
        self.jumped.get()
    }

    /// The board is drawn anew in a frame of this size.
    pub fn set_frame(self, frame: (f64, f64)) {
        self.frame.set_value(frame);
        self.sight.set(Sight::WHOLE);
    }

    fn change(self, jump: bool, change: impl FnOnce(Sight, (f64, f64)) -> Sight) {
        let before = self.sight.get_untracked();
        let now = change(before, self.frame.get_value());
        if now != before {
            self.jumped.set(jump);
            self.sight.set(now);
        }
    }

    /// Shows the whole board.
    pub fn show_whole(self) {
        self.change(true, |_, _| Sight::WHOLE);
    }

    /// Fingers or a wheel enlarge at this point of the frame.
    pub fn pinch(self, times: f64, at: Point) {
        self.change(false, |sight, frame| sight.enlarged(times, at, frame));
    }

    /// A finger or a wheel moves the board.
    pub fn pan(self, x: f64, y: f64) {
        self.change(false, |sight, frame| sight.moved(x, y, frame));
    }

    /// Brings a part of the frame into sight.
    pub fn reveal(self, part: Area) {
        self.change(true, |sight, frame| sight.showing(part, frame));
    }

    /// Two taps: twice as large at this point, or the whole again.
    fn tap_twice(self, at: Point) {
        self.change(
            true,
            |sight, frame| if sight.is_whole() { sight.enlarged(TWICE, at, frame) } else { Sight::WHOLE },
        );
    }

    /// The keys `+`, `-` and `0`; false for any other.
    pub fn press(self, key: &str) -> bool {
        let middle = |(width, height): (f64, f64)| Point { x: width / 2.0, y: height / 2.0 };
        match key {
            "+" | "=" => self.change(true, |sight, frame| sight.enlarged(STEP, middle(frame), frame)),
            "-" => self.change(true, |sight, frame| sight.enlarged(1.0 / STEP, middle(frame), frame)),
            "0" => self.show_whole(),
            _ => return false,
        }
        true
    }

    /// How many fingers are on the board now.
    pub fn set_fingers(self, fingers: usize) {
        self.fingers.set_value(fingers);
    }

    /// True while several fingers are on the board: none of them points at anything.
    pub fn is_pinched(self) -> bool {
        self.fingers.get_value() > 1
    }

    /// A gesture ended that was no click.
    pub fn answer(self, when: f64) {
        self.first_tap.set_value(None);
        self.answered.set_value(when);
    }

    /// True if a click belongs to a gesture that was none.
    pub fn has_answered(self, when: f64) -> bool {
        when - self.answered.get_value() < FOLLOWS
    }

    /// What was tapped had a consequence that another tap must not take back.
    pub(super) fn forget_tap(self) {
        self.first_tap.set_value(None);
    }
}

impl Play {
    /// A finger, a pen or the mouse tapped the board there. The second of two taps enlarges, unless the first one chose something or
    /// changed a plan; what the first one only read or began to point at is as before.
    pub fn tap(&'static self, when: f64, at: Point) {
        let enlarging = self.enlarging;
        let first = enlarging.first_tap.get_value();
        let plan = untrack(|| self.spending.plan());
        let near = |first: &FirstTap| {
            when - first.when < TWO_TAPS.0
                && (at.x - first.at.x).hypot(at.y - first.at.y) < TWO_TAPS.1
                && first.plan == plan
        };
        match first.filter(near) {
            Some(first) => {
                self.take_up_again(first.begun);
                enlarging.answer(when);
                enlarging.tap_twice(at);
            }
            None => {
                enlarging.first_tap.set_value(Some(FirstTap { when, at, begun: self.begun(), plan }));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FRAME: (f64, f64) = (400.0, 300.0);

    #[test]
    fn what_is_under_the_finger_stays_there() {
        let at = Point { x: 100.0, y: 200.0 };
        let twice = Sight::WHOLE.enlarged(TWICE, at, FRAME);
        assert_eq!(twice, Sight { times: 2.0, corner: Point { x: -100.0, y: -200.0 } });
        // A point of the board is seen at its corner plus its place, so many times as far.
        assert_eq!((twice.corner.x + 2.0 * at.x, twice.corner.y + 2.0 * at.y), (at.x, at.y));
    }

    #[test]
    fn the_board_fills_its_frame_and_is_at_most_three_times_as_large() {
        let corner = Point { x: 400.0, y: 0.0 };
        let sight = Sight::WHOLE.enlarged(9.0, corner, FRAME);
        assert_eq!(sight, Sight { times: 3.0, corner: Point { x: -800.0, y: 0.0 } });
        assert_eq!(sight.moved(-50.0, 50.0, FRAME), sight);
        assert!(sight.enlarged(0.1, corner, FRAME).is_whole());
    }

    #[test]
    fn what_is_out_of_sight_is_brought_in_by_the_shortest_way() {
        let sight = Sight { times: 2.0, corner: Point { x: -200.0, y: -100.0 } };
        let left = Area { at: Point { x: -30.0, y: 10.0 }, width: 80.0, height: 80.0 };
        assert_eq!(sight.showing(left, FRAME).corner, Point { x: -170.0, y: -100.0 });
        let below = Area { at: Point { x: 10.0, y: 280.0 }, width: 80.0, height: 80.0 };
        assert_eq!(sight.showing(below, FRAME).corner, Point { x: -200.0, y: -160.0 });
    }
}
