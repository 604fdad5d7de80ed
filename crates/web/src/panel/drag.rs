//! Dragging Tao and dice onto a ghost, by pointer, pen or finger alike.

use ghost_stories_engine::{Space, Tao};
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::geometry::Point;
use crate::play::Play;
use crate::table::coin;

/// How far the pointer must go before a press is a drag, in pixels.
const FAR_ENOUGH: f64 = 8.0;

/// What is being dragged: a Tao, or a die, which finds its own way.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Dragged {
    tao: Option<Tao>,
    from: Point,
    at: Point,
}

impl Dragged {
    fn is_far(&self) -> bool {
        (self.at.x - self.from.x).hypot(self.at.y - self.from.y) > FAR_ENOUGH
    }
}

fn point(event: &web_sys::PointerEvent) -> Point {
    Point { x: event.client_x().into(), y: event.client_y().into() }
}

/// Takes something up, while it can be laid on ghosts.
pub fn take_up(play: &'static Play, tao: Option<Tao>, event: &web_sys::PointerEvent) {
    if !play.plans() {
        return;
    }
    let at = point(event);
    play.dragged.set(Some(Dragged { tao, from: at, at }));
}

/// Follows the pointer and lets go: onto a ghost in reach, it joins the plan with what was dragged.
#[component]
pub fn Dragging(play: &'static Play) -> impl IntoView {
    let moves = window_event_listener(ev::pointermove, move |event| {
        if play.dragged.with_untracked(Option::is_some) {
            play.dragged.update(|dragged| {
                if let Some(dragged) = dragged {
                    dragged.at = point(&event);
                }
            });
        }
    });
    let ends = window_event_listener(ev::pointerup, move |_| {
        let Some(dragged) = play.dragged.get_untracked() else { return };
        play.dragged.set(None);
        if let Some(space) = dragged.is_far().then(|| space_at(dragged.at)).flatten() {
            play.lay_on(space, dragged.tao);
        }
    });
    let breaks = window_event_listener(ev::pointercancel, move |_| play.dragged.set(None));
    on_cleanup(move || {
        moves.remove();
        ends.remove();
        breaks.remove();
    });
    move || {
        let dragged = play.dragged.get().filter(Dragged::is_far)?;
        let style = format!("left:{:.0}px;top:{:.0}px", dragged.at.x, dragged.at.y);
        let origin = Point { x: 0.0, y: 0.0 };
        Some(view! {
            <svg class="dragged" viewBox="0 0 48 48" style=style aria-hidden="true">
                {dragged.tao.map(|tao| coin(tao, origin, 48.0))}
                {dragged.tao.is_none().then(|| crate::table::art("icon-die", origin, 48.0))}
            </svg>
        })
    }
}

/// The space under a point of the window, on the table or in the panel.
fn space_at(at: Point) -> Option<Space> {
    let element = document().element_from_point(at.x as f32, at.y as f32)?;
    let holder = element.closest("[data-space]").ok().flatten()?;
    holder.dyn_into::<web_sys::Element>().ok()?.get_attribute("data-space")?.parse().ok()
}
