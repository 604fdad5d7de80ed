//! The page: Ghost Stories in the browser. It holds no rules: it draws a position, offers its options, sends one back.

#![expect(clippy::needless_pass_by_value, reason = "components take their properties by value")]
#![expect(clippy::cast_precision_loss, reason = "counts of things on a table, made coordinates")]

mod app;
mod browser;
mod examples;
mod explain;
mod geometry;
mod layout;
mod lazy_assets;
mod lazy_screens;
mod my_games;
mod online;
mod own_data;
mod panel;
mod personal;
mod play;
mod screen;
mod seats;
mod settings;
mod shelf;
mod sound;
mod store;
mod table;
mod target;
mod thinker;
mod verb;

use ghost_stories_lang::Text;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;

fn main() {
    console_error_panic_hook::set_once();
    // The same program is started again as a worker, to think there.
    if let Ok(scope) = js_sys::global().dyn_into::<web_sys::DedicatedWorkerGlobalScope>() {
        spawn_local(thinker::serve(scope));
        return;
    }
    // If they do not come, the document says so.
    spawn_local(async {
        if let Ok(words) = browser::first_words().await {
            browser::language().read(Text::Words, words);
            open();
        }
    });
}

fn open() {
    leptos::mount::mount_to_body(app::App);
    if let Some(opening) = leptos::prelude::document().get_element_by_id("opening") {
        opening.remove();
    }
}
