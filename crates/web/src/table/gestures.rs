//! Fingers, pens, mouse and wheel on the board: two fingers or a wheel enlarge it, one finger moves what is enlarged, two taps enlarge or
//! show the whole.

use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, FocusEvent, PointerEvent, WheelEvent};

use super::Shared;
use crate::browser;
use crate::geometry::{Area, Point};

/// A finger that goes further, in pixels, moves the board or nothing.
const STEADY: f64 = 8.0;
/// A longer press, in milliseconds, is no tap.
const LONGEST_TAP: f64 = 350.0;
/// By how much one turn of the wheel enlarges at most.
const MOST_AT_ONCE: f64 = 1.25;

/// A finger on the board, or a pressed button.
#[derive(Clone, Copy)]
struct Finger {
    id: i32,
    from: Point,
    at: Point,
    since: f64,
}

/// What goes on with the fingers on the board.
#[derive(Clone, Copy)]
pub struct Gestures {
    shared: Shared,
    fingers: StoredValue<Vec<Finger>>,
    /// True if the fingers on the board moved or enlarged it: none of them taps.
    moved: StoredValue<bool>,
    /// By how much a pinch that Safari tells of has enlarged so far.
    pinched: StoredValue<f64>,
}

/// Where an event happened, in pixels of the board's frame.
fn place(event: &web_sys::MouseEvent) -> Point {
    let corner = browser::corner_and_width_of(".sight").map_or(Point::ORIGIN, |(corner, _)| corner);
    Point { x: f64::from(event.client_x()) - corner.x, y: f64::from(event.client_y()) - corner.y }
}

impl Gestures {
    pub fn new(shared: Shared) -> Gestures {
        Gestures {
            shared,
            fingers: StoredValue::new(Vec::new()),
            moved: StoredValue::new(false),
            pinched: StoredValue::new(1.0),
        }
    }

    pub fn down(self, event: &PointerEvent) {
        if event.is_primary() {
            // Whatever was missed of the fingers before is over.
            self.fingers.set_value(Vec::new());
            self.moved.set_value(false);
        }
        if event.button() != 0 {
            return;
        }
        let at = place(event);
        let finger = Finger { id: event.pointer_id(), from: at, at, since: event.time_stamp() };
        self.change(|fingers| fingers.push(finger));
    }

    fn change(self, change: impl FnOnce(&mut Vec<Finger>)) {
        self.fingers.update_value(change);
        self.shared.play.enlarging.set_fingers(self.fingers.with_value(Vec::len));
    }

    pub fn slide(self, event: &PointerEvent) {
        let fingers = self.fingers.get_value();
        let Some(index) = fingers.iter().position(|finger| finger.id == event.pointer_id()) else { return };
        if event.pointer_type() == "mouse" && event.buttons() == 0 {
            return self.forget(event);
        }
        let (before, at) = (fingers[index], place(event));
        self.fingers.update_value(|fingers| fingers[index].at = at);
        let enlarging = self.shared.play.enlarging;
        match fingers.as_slice() {
            [one] => {
                let far = (at.x - one.from.x).hypot(at.y - one.from.y) > STEADY;
                // A Tao on its way to a ghost takes nothing with it.
                let drags = self.shared.play.spending.dragged_untracked().is_some();
                if (far || self.moved.get_value()) && !drags && !enlarging.sight_untracked().is_whole() {
                    self.moved.set_value(true);
                    enlarging.pan(at.x - before.at.x, at.y - before.at.y);
                }
            }
            [one, other] => {
                let still = if index == 0 { other.at } else { one.at };
                let apart = |at: Point| (at.x - still.x).hypot(at.y - still.y).max(1.0);
                let middle = |at: Point| Point { x: f64::midpoint(at.x, still.x), y: f64::midpoint(at.y, still.y) };
                let (from, to) = (middle(before.at), middle(at));
                self.moved.set_value(true);
                // What was between the fingers stays between them.
                enlarging.pinch(apart(at) / apart(before.at), from);
                enlarging.pan(to.x - from.x, to.y - from.y);
            }
            _ => {}
        }
    }

    pub fn up(self, event: &PointerEvent) {
        let fingers = self.fingers.get_value();
        let Some(index) = fingers.iter().position(|finger| finger.id == event.pointer_id()) else { return };
        let finger = fingers[index];
        self.forget(event);
        let (when, at) = (event.time_stamp(), place(event));
        if self.moved.get_value() {
            self.shared.play.enlarging.answer(when);
        } else if when - finger.since < LONGEST_TAP && (at.x - finger.from.x).hypot(at.y - finger.from.y) <= STEADY {
            self.shared.play.tap(when, at);
        }
    }

    pub fn cancel(self, event: &PointerEvent) {
        self.forget(event);
    }

    fn forget(self, event: &PointerEvent) {
        let id = event.pointer_id();
        self.change(|fingers| fingers.retain(|finger| finger.id != id));
    }

    /// A wheel with Ctrl, which is also what a pinch on a trackpad is, enlarges; without it, it moves what is enlarged.
    pub fn wheel(self, event: &WheelEvent) {
        let enlarging = self.shared.play.enlarging;
        let lines = if event.delta_mode() == WheelEvent::DOM_DELTA_PIXEL { 1.0 } else { 16.0 };
        if event.ctrl_key() {
            event.prevent_default();
            let times = (-event.delta_y() * lines / 100.0).exp().clamp(1.0 / MOST_AT_ONCE, MOST_AT_ONCE);
            enlarging.pinch(times, place(event));
        } else if !enlarging.sight_untracked().is_whole() {
            event.prevent_default();
            enlarging.pan(-event.delta_x() * lines, -event.delta_y() * lines);
        }
    }

    /// Safari tells of a pinch on a trackpad by events of its own, and would enlarge the page.
    pub fn safari_begins(self, event: &Event) {
        event.prevent_default();
        self.pinched.set_value(1.0);
    }

    /// It goes on. Fingers on the glass are told of as pointers, too; those are followed already.
    pub fn safari_pinches(self, event: &Event) {
        event.prevent_default();
        let number = |name: &str| js_sys::Reflect::get(event, &JsValue::from_str(name)).ok()?.as_f64();
        let (Some(scale), Some(x), Some(y)) = (number("scale"), number("clientX"), number("clientY")) else { return };
        let before = self.pinched.get_value();
        self.pinched.set_value(scale);
        if self.fingers.with_value(Vec::is_empty) && before > 0.0 {
            let corner = browser::corner_and_width_of(".sight").map_or(Point::ORIGIN, |(corner, _)| corner);
            self.shared.play.enlarging.pinch(scale / before, Point { x: x - corner.x, y: y - corner.y });
        }
    }

    /// What the keyboard reaches comes into sight.
    pub fn reached(self, event: &FocusEvent) {
        let element = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let by_keyboard = |element: &web_sys::Element| element.matches(":focus-visible").unwrap_or_default();
        let Some(element) = element.filter(by_keyboard) else { return };
        if let Some(area) = in_frame(&element) {
            self.shared.play.enlarging.reveal(area);
        }
    }
}

/// Where an element is seen, in pixels of the board's frame.
fn in_frame(element: &web_sys::Element) -> Option<Area> {
    let (corner, _) = browser::corner_and_width_of(".sight")?;
    let seen = element.get_bounding_client_rect();
    let at = Point { x: seen.left() - corner.x, y: seen.top() - corner.y };
    (seen.width() > 0.0).then_some(Area { at, width: seen.width(), height: seen.height() })
}

/// Shows the whole board when something can be chosen and nothing of it is in sight.
pub fn follow_decision(shared: Shared) {
    let enlarging = shared.play.enlarging;
    Effect::new(move |_| {
        let hot = shared.hot.get();
        if enlarging.sight_untracked().is_whole() || hot.is_empty() {
            return;
        }
        let (width, height) = shared.geometry.layout.board();
        let corner = browser::corner_and_width_of(".sight").map_or(Point::ORIGIN, |(corner, _)| corner);
        let in_sight = |middle: Point| {
            let (x, y) = (middle.x - corner.x, middle.y - corner.y);
            (0.0..width).contains(&x) && (0.0..height).contains(&y)
        };
        let on_board: Vec<Point> = hot.iter().filter_map(|target| browser::middle_of(&target.id())).collect();
        if !on_board.is_empty() && !on_board.into_iter().any(in_sight) {
            enlarging.show_whole();
        }
    });
}
