//! What can be pointed at with a pointer, a finger or the keyboard, and has a name for those who cannot see it.

use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::Shared;
use crate::explain::label;
use crate::geometry::Point;
use crate::settings::settings;
use crate::target::Target;

/// So long a finger rests on a thing to read it, in milliseconds.
const LONG_PRESS: u64 = 350;
/// A finger that goes further, in pixels, does not rest.
const STEADY: f64 = 8.0;

/// A thing of the drawing.
#[component]
pub fn Pointable(shared: Shared, target: Target, children: Children) -> impl IntoView {
    let pointed = PointedAt::new(shared, target);
    view! {
        <g
            id=target.id()
            class="thing"
            class:hot=pointed.is_hot
            class:pointed=move || pointed.is_pointed()
            class:hinted=move || pointed.is_hinted()
            class:explained=move || pointed.is_explained()
            role="button"
            tabindex=move || pointed.tab_index()
            aria-label=move || pointed.name()
            on:click=move |event| pointed.click(&event)
            aria-describedby=move || pointed.described_by()
            on:focus=move |event| pointed.reach(&event)
            on:blur=move |_| shared.play.explanation.hush()
            on:pointerenter=move |event| pointed.enter(&event)
            on:pointerleave=move |_| shared.play.explanation.hush()
            on:contextmenu=move |event| pointed.read(&event)
            on:pointerdown=move |event| pointed.touch(&event)
            on:pointermove=move |event| pointed.slide(&event)
            on:pointerup=move |event| pointed.up(&event)
            on:pointercancel=move |_| pointed.lift()
            on:keydown=move |event| pointed.press(&event)
        >
            {children()}
        </g>
    }
}

/// A thing beside the drawing.
#[component]
pub fn PointableBox(
    shared: Shared,
    target: Target,
    /// More classes.
    #[prop(optional, into)]
    class: Signal<String>,
    children: Children,
) -> impl IntoView {
    let pointed = PointedAt::new(shared, target);
    view! {
        <div
            id=target.id()
            class=move || format!("thing boxed {}", class.get())
            class:hot=pointed.is_hot
            class:pointed=move || pointed.is_pointed()
            class:hinted=move || pointed.is_hinted()
            class:explained=move || pointed.is_explained()
            role="button"
            tabindex=move || pointed.tab_index()
            aria-label=move || pointed.name()
            on:click=move |event| pointed.click(&event)
            aria-describedby=move || pointed.described_by()
            on:focus=move |event| pointed.reach(&event)
            on:blur=move |_| shared.play.explanation.hush()
            on:pointerenter=move |event| pointed.enter(&event)
            on:pointerleave=move |_| shared.play.explanation.hush()
            on:contextmenu=move |event| pointed.read(&event)
            on:pointerdown=move |event| pointed.touch(&event)
            on:pointermove=move |event| pointed.slide(&event)
            on:pointerup=move |event| pointed.up(&event)
            on:pointercancel=move |_| pointed.lift()
            on:keydown=move |event| pointed.press(&event)
        >
            {children()}
        </div>
    }
}

/// A finger that rests on a thing: where, and what ends its patience.
type Resting = (Point, TimeoutHandle);

/// What a thing shows and does.
#[derive(Clone, Copy)]
struct PointedAt {
    shared: Shared,
    target: Target,
    is_hot: Memo<bool>,
    resting: StoredValue<Option<Resting>>,
    /// True if the click that follows was a long press: it has been answered.
    answered: StoredValue<bool>,
    /// When the finger came down.
    since: StoredValue<f64>,
}

impl PointedAt {
    fn new(shared: Shared, target: Target) -> PointedAt {
        let is_hot = Memo::new(move |_| shared.hot.with(|hot| hot.contains(&target)));
        PointedAt {
            shared,
            target,
            is_hot,
            resting: StoredValue::new(None),
            answered: StoredValue::new(false),
            since: StoredValue::new(0.0),
        }
    }

    fn is_pointed(self) -> bool {
        self.shared.play.pointing.has(self.target)
    }

    fn is_hinted(self) -> bool {
        self.shared.play.panel.is_hinted(self.target)
    }

    fn is_explained(self) -> bool {
        self.shared.play.explanation.target() == Some(self.target)
    }

    fn tab_index(self) -> &'static str {
        if self.shared.reached.get() == self.target { "0" } else { "-1" }
    }

    fn name(self) -> String {
        label(settings().language(), &self.shared.play.position.get(), self.target)
    }

    fn described_by(self) -> Option<&'static str> {
        (self.shared.play.explanation.tip() == Some(self.target)).then_some("tip")
    }

    /// The keyboard or a click has reached it; who clicks sees what it is.
    fn reach(self, event: &web_sys::FocusEvent) {
        self.shared.reached.set(self.target);
        let element = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        if element.is_some_and(|element| element.matches(":focus-visible").unwrap_or_default()) {
            self.shared.play.explanation.tell(self.target);
        }
    }

    /// A pointer comes over it. A finger does not hover.
    fn enter(self, event: &web_sys::PointerEvent) {
        if event.pointer_type() != "touch" {
            self.shared.play.explanation.tell_soon(self.target);
        }
    }

    fn click(self, event: &web_sys::MouseEvent) {
        if self.answered.get_value() {
            self.answered.set_value(false);
            return;
        }
        // A click of the keyboard or of a script has no pointer behind it.
        if event.detail() > 0 && self.shared.play.enlarging.has_answered(event.time_stamp()) {
            return;
        }
        self.shared.play.click(self.target, event.shift_key());
    }

    fn read(self, event: &web_sys::MouseEvent) {
        event.prevent_default();
        self.shared.play.explanation.show(self.target);
    }

    /// A finger or a pen comes down; if it rests there, the thing is read and nothing is chosen.
    fn touch(self, event: &web_sys::PointerEvent) {
        self.answered.set_value(false);
        self.shared.play.explanation.hush();
        if event.pointer_type() == "mouse" {
            return;
        }
        self.since.set_value(event.time_stamp());
        let at = Point { x: event.client_x().into(), y: event.client_y().into() };
        let read = move || {
            let rests = self.resting.try_update_value(Option::take).flatten().is_some();
            if rests && !self.shared.play.enlarging.is_pinched() {
                self.answered.set_value(true);
                self.shared.play.explanation.show(self.target);
            }
        };
        if let Ok(timer) = set_timeout_with_handle(read, Duration::from_millis(LONG_PRESS)) {
            self.resting.set_value(Some((at, timer)));
        }
    }

    fn slide(self, event: &web_sys::PointerEvent) {
        let away =
            |(at, _): &Resting| (f64::from(event.client_x()) - at.x).hypot(f64::from(event.client_y()) - at.y) > STEADY;
        if self.resting.with_value(|resting| resting.as_ref().is_some_and(away)) {
            self.lift();
        }
    }

    /// The finger is lifted. On a busy page patience may have ended before a short tap was heard of: then it counts as one.
    fn up(self, event: &web_sys::PointerEvent) {
        self.lift();
        if self.answered.get_value() && event.time_stamp() - self.since.get_value() < LONG_PRESS as f64 {
            self.answered.set_value(false);
            self.shared.play.explanation.close();
        }
    }

    fn lift(self) {
        if let Some((_, timer)) = self.resting.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    }

    fn press(self, event: &web_sys::KeyboardEvent) {
        let play = self.shared.play;
        match event.key().as_str() {
            "Enter" | " " => {
                event.prevent_default();
                event.stop_propagation();
                play.click(self.target, event.shift_key());
            }
            "?" | "F1" => {
                event.prevent_default();
                event.stop_propagation();
                play.explanation.show(self.target);
            }
            _ => {}
        }
    }
}
