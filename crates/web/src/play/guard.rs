//! What appears under a pointer at rest takes no click for a moment: a double click, or a click meant for what stood there before, does
//! nothing more. Nor does the second of two quick clicks at one place on anything but what the first one hit.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, MouseEvent};

use super::Play;
use crate::browser;

/// For how many milliseconds.
const MOMENT: u64 = 300;
/// How many pixels a resting hand moves.
const REST: i32 = 8;

type Listener = Closure<dyn FnMut(MouseEvent)>;

impl Play {
    /// Guards all that is clicked on the screen of this game, for as long as it is shown.
    pub fn guard_clicks(&'static self) {
        let pointer = StoredValue::new((0, 0));
        let changed = StoredValue::new((0_u64, (0, 0)));
        Effect::new(move |_| {
            // All that decides what a click means.
            self.options.with(|_| ());
            self.pointing.track();
            self.explanation.target();
            if let Some(remote) = self.remote {
                remote.look(|state| state.undo.is_some());
            }
            changed.set_value((browser::now(), pointer.get_value()));
        });
        let clicked = StoredValue::new_local(None::<LastClick>);
        let follow = move |event: MouseEvent| {
            pointer.set_value((event.client_x(), event.client_y()));
            if !is_near(&event, changed.get_value().1) {
                // Who moves the pointer has looked.
                changed.set_value((0, (0, 0)));
            }
            if clicked.with_value(|last| last.as_ref().is_some_and(|last| !is_near(&event, last.place))) {
                clicked.set_value(None);
            }
        };
        let swallow = move |event: MouseEvent| {
            // The keyboard and scripts click without a pointer.
            if event.detail() == 0 {
                return;
            }
            let (when, place) = changed.get_value();
            let appeared = is_near(&event, place) && browser::now().saturating_sub(when) < MOMENT;
            let on = used_by(&event);
            // By when the clicks were made, not by when a busy page hears of them.
            let elsewhere = clicked.with_value(|last| {
                let soon = |last: &LastClick| event.time_stamp() - last.when < MOMENT as f64;
                last.as_ref().is_some_and(|last| soon(last) && is_near(&event, last.place) && last.on != on)
            });
            if elsewhere || appeared {
                event.stop_propagation();
                event.prevent_default();
            } else {
                let place = (event.client_x(), event.client_y());
                clicked.set_value(Some(LastClick { when: event.time_stamp(), place, on }));
            }
        };
        for kind in ["pointerdown", "pointermove"] {
            listen(kind, Closure::new(follow));
        }
        listen("click", Closure::new(swallow));
    }
}

/// A click that did something: when, where and on what.
struct LastClick {
    when: f64,
    place: (i32, i32),
    on: Option<ClickedThing>,
}

/// What a click is meant for. An element that is drawn anew may mean something else than it did.
#[derive(PartialEq)]
struct ClickedThing {
    element: Element,
    meaning: [Option<String>; 4],
}

fn used_by(event: &MouseEvent) -> Option<ClickedThing> {
    let element = event.target()?.dyn_into::<Element>().ok()?;
    let around = |css| element.closest(css).ok().flatten();
    // A click on a label is also one on its field.
    let element = around("label").or_else(|| around("button, a, summary, input, select, .thing"))?;
    let meaning = ["id", "data-verb", "data-choice", "data-choices"].map(|name| element.get_attribute(name));
    Some(ClickedThing { element, meaning })
}

fn is_near(event: &MouseEvent, (x, y): (i32, i32)) -> bool {
    (event.client_x() - x).abs() <= REST && (event.client_y() - y).abs() <= REST
}

/// Hears the window's events before anything else does, until the screen is gone.
fn listen(kind: &'static str, listener: Listener) {
    let window = browser::window();
    let _ = window.add_event_listener_with_callback_and_bool(kind, listener.as_ref().unchecked_ref(), true);
    let kept = StoredValue::new_local(listener);
    on_cleanup(move || {
        kept.with_value(|listener| {
            let window = browser::window();
            let _ = window.remove_event_listener_with_callback_and_bool(kind, listener.as_ref().unchecked_ref(), true);
        });
    });
}
