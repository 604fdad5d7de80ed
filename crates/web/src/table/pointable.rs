use leptos::prelude::*;

use super::Shared;
use crate::explain::label;
use crate::settings::settings;
use crate::target::Target;

/// A thing that can be pointed at with a pointer, a finger or the keyboard, and has a name for those who cannot see it.
#[component]
pub fn Pointable(shared: Shared, target: Target, children: Children) -> impl IntoView {
    let language = settings().language();
    let Shared { play, hot, reached } = shared;
    let is_hot = Memo::new(move |_| hot.with(|hot| hot.contains(&target)));
    let is_pointed = move || play.pointing.has(target);
    let is_hinted = move || play.panel.is_hinted(target);
    let is_explained = move || play.explanation.target() == Some(target);
    let name = move || label(language, &play.position.get(), target);
    let press = move |event: web_sys::KeyboardEvent| match event.key().as_str() {
        "Enter" | " " => {
            event.prevent_default();
            event.stop_propagation();
            play.click(target, event.shift_key());
        }
        "?" | "F1" => {
            event.prevent_default();
            event.stop_propagation();
            play.explanation.show(target);
        }
        _ => {}
    };
    view! {
        <g
            id=target.id()
            class="thing"
            class:hot=is_hot
            class:pointed=is_pointed
            class:hinted=is_hinted
            class:explained=is_explained
            role="button"
            tabindex=move || if reached.get() == target { "0" } else { "-1" }
            aria-label=name
            on:click=move |event| play.click(target, event.shift_key())
            on:focus=move |_| reached.set(target)
            on:contextmenu=move |event| {
                event.prevent_default();
                play.explanation.show(target);
            }
            on:keydown=press
        >
            {children()}
        </g>
    }
}
