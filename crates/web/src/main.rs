//! The page: Ghost Stories in the browser. It holds no rules: it draws a position, offers its options, sends one back.

#![expect(clippy::needless_pass_by_value, reason = "components take their properties by value")]
#![expect(clippy::cast_precision_loss, reason = "counts of things on a table, made coordinates")]

mod app;
mod browser;
mod explain;
mod geometry;
mod panel;
mod play;
mod screen;
mod settings;
mod shelf;
mod store;
mod table;
mod thing;

fn main() {
    console_error_panic_hook::set_once();
    leptos::mount::mount_to_body(app::App);
    if let Some(opening) = leptos::prelude::document().get_element_by_id("opening") {
        opening.remove();
    }
}
