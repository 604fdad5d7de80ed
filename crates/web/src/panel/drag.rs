//! Dragging Tao and dice onto a ghost or a demon, by pointer, pen or finger alike.

use ghost_stories_engine::Tao;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::geometry::Point;
use crate::play::{Foe, Play};
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

/// Takes something up, while it can be laid on somebody.
pub fn take_up(play: &'static Play, tao: Option<Tao>, event: &web_sys::PointerEvent) {
    if !play.spending.is_open() {
        return;
    }
    let at = point(event);
    play.spending.drag(Some(Dragged { tao, from: at, at }));
}

/// Follows the pointer and lets go: onto somebody in reach, who joins the plan with what was dragged.
#[component]
pub fn Dragging(play: &'static Play) -> impl IntoView {
    let moves = window_event_listener(ev::pointermove, move |event| {
        if let Some(dragged) = play.spending.dragged_untracked() {
            play.spending.drag(Some(Dragged { at: point(&event), ..dragged }));
        }
    });
    let ends = window_event_listener(ev::pointerup, move |_| {
        let Some(dragged) = play.spending.dragged_untracked() else { return };
        play.spending.drag(None);
        if let Some(foe) = dragged.is_far().then(|| foe_at(dragged.at)).flatten() {
            play.spending.lay_on(foe, dragged.tao);
        }
    });
    let breaks = window_event_listener(ev::pointercancel, move |_| play.spending.drag(None));
    on_cleanup(move || {
        moves.remove();
        ends.remove();
        breaks.remove();
    });
    move || {
        let dragged = play.spending.dragged().filter(Dragged::is_far)?;
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

/// The ghost or demon under a point of the window, on the table or in the panel.
fn foe_at(at: Point) -> Option<Foe> {
    let element = document().element_from_point(at.x as f32, at.y as f32)?;
    let holder = element.closest("[data-space], [data-demon]").ok().flatten()?;
    let holder = holder.dyn_into::<web_sys::Element>().ok()?;
    let ghost = || Some(Foe::Ghost(holder.get_attribute("data-space")?.parse().ok()?));
    let demon = || Some(Foe::Demon(holder.get_attribute("data-demon")?.parse().ok()?));
    ghost().or_else(demon)
}
