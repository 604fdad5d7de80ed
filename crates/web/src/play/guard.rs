//! What appears under a pointer at rest takes no click for a moment: a double click, or a click meant for what stood there before, does
//! nothing more.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::MouseEvent;

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
        let follow = move |event: MouseEvent| {
            pointer.set_value((event.client_x(), event.client_y()));
            if !is_near(&event, changed.get_value().1) {
                // Who moves the pointer has looked.
                changed.set_value((0, (0, 0)));
            }
        };
        let swallow = move |event: MouseEvent| {
            let (when, place) = changed.get_value();
            let at_rest = is_near(&event, place);
            // The keyboard and scripts click without a pointer.
            let by_pointer = event.detail() > 0;
            if by_pointer && at_rest && browser::now().saturating_sub(when) < MOMENT {
                event.stop_propagation();
                event.prevent_default();
            }
        };
        for kind in ["pointerdown", "pointermove"] {
            listen(kind, Closure::new(follow));
        }
        listen("click", Closure::new(swallow));
    }
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
