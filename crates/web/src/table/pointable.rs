use leptos::prelude::*;

use super::Shared;
use crate::explain::label;
use crate::settings::settings;
use crate::thing::Thing;

/// A thing that can be pointed at with a pointer, a finger or the keyboard, and has a name for those who cannot see it.
#[component]
pub fn Pointable(shared: Shared, thing: Thing, children: Children) -> impl IntoView {
    let language = settings().language();
    let Shared { play, hot, reached } = shared;
    let is_hot = Memo::new(move |_| hot.with(|hot| hot.contains(&thing)));
    let is_pointed = move || play.pointed.with(|pointed| pointed.contains(&thing));
    let is_hinted = move || play.hinted.with(|hinted| hinted.contains(&thing));
    let is_explained = move || play.explained.get() == Some(thing);
    let name = move || label(language, &play.position.get(), thing);
    let press = move |event: web_sys::KeyboardEvent| match event.key().as_str() {
        "Enter" | " " => {
            event.prevent_default();
            event.stop_propagation();
            play.click(thing, event.shift_key());
        }
        "?" | "F1" => {
            event.prevent_default();
            event.stop_propagation();
            play.explained.set(Some(thing));
        }
        _ => {}
    };
    view! {
        <g
            id=thing.id()
            class="thing"
            class:hot=is_hot
            class:pointed=is_pointed
            class:hinted=is_hinted
            class:explained=is_explained
            role="button"
            tabindex=move || if reached.get() == thing { "0" } else { "-1" }
            aria-label=name
            on:click=move |event| play.click(thing, event.shift_key())
            on:focus=move |_| reached.set(thing)
            on:contextmenu=move |event| {
                event.prevent_default();
                play.explained.set(Some(thing));
            }
            on:keydown=press
        >
            {children()}
        </g>
    }
}
