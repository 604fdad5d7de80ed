//! What the thing under a resting pointer, or with the keyboard's focus, does, in one line beside it.

use leptos::prelude::*;

use crate::browser;
use crate::explain::{label, one_line};
use crate::play::Play;
use crate::settings::settings;

/// So much room, in pixels, the line needs below its thing.
const ROOM: f64 = 130.0;
/// Its width, in pixels.
const WIDTH: f64 = 300.0;

/// The line, while there is one. It takes no click and covers nothing for long.
#[component]
pub fn Tip(play: &'static Play) -> impl IntoView {
    let language = settings().language();
    move || {
        let target = play.explanation.tip()?;
        let (at, width, height) = browser::box_of(&target.id())?;
        let (window_width, window_height) = browser::window_size();
        let position = play.position.get();
        let left = (at.x + (width - WIDTH) / 2.0).min(window_width - WIDTH - 6.0).max(6.0);
        let below = at.y + height + ROOM < window_height;
        let style = if below {
            format!("left:{left:.0}px;top:{:.0}px;width:{WIDTH}px", at.y + height + 6.0)
        } else {
            format!("left:{left:.0}px;bottom:{:.0}px;width:{WIDTH}px", window_height - at.y + 6.0)
        };
        Some(view! {
            <div class="tip" id="tip" role="tooltip" style=style>
                <b>{label(language, &position, target)}</b>
                <span>{one_line(language, &position, target)}</span>
            </div>
        })
    }
}
