//! What people at a table of a server point at: a glowing mark with their name, for a moment.

use ghost_stories_engine::Who;
use ghost_stories_online::Seat;
use leptos::prelude::*;

use super::{Shared, seen_at};
use crate::explain::label;
use crate::online::{Pointed, Remote};
use crate::play::Play;
use crate::settings::settings;
use crate::target::Target;

/// Room for a letter of a name, and how high the name stands over the mark.
const LETTER: f64 = 9.0;
const ABOVE: f64 = 60.0;

#[component]
pub fn Marks(shared: Shared, remote: &'static Remote) -> impl IntoView {
    let play = shared.play;
    let mark = move |pointed: Pointed| {
        let position = play.position.get_untracked();
        let at = seen_at(shared.geometry, Target::of_id(&position, &pointed.target)?)?;
        let name = remote.name_of(pointed.person);
        let theirs = |seat: &&Seat| seat.person == Some(pointed.person);
        let colour = remote.look(|state| state.seats.iter().find(theirs).map(|seat| seat.seat));
        let colour = colour.map_or("white", |who| if who == Who::WuFeng { "many" } else { who.name() });
        let width = (name.chars().count() as f64 * LETTER).max(40.0) + 24.0;
        // The name stays on the table.
        let right = shared.geometry.layout.board().0.max(at.x + width / 2.0 + 4.0);
        let left = (width / 2.0 + 4.0).min(at.x);
        let x = at.x.clamp(left, (right - width / 2.0 - 4.0).max(left)) - at.x;
        let y = if at.y > ABOVE + 24.0 { -ABOVE } else { ABOVE };
        Some(view! {
            <g class=format!("mark-of {colour}") transform=at.translate()>
                <circle class="halo" r="34" /><circle class="spot" r="6" />
                <rect x=x - width / 2.0 y=y - 20.0 width=width height="36" rx="10" />
                <text x=x y=y + 6.0>{name}</text>
            </g>
        })
    };
    move || {
        let pointed = remote.pointed.get();
        pointed.into_iter().filter_map(|pointed| untrack(|| mark(pointed))).collect_view()
    }
}

/// The same in words, for those who cannot see it.
#[component]
pub fn MarksInWords(play: &'static Play, remote: &'static Remote) -> impl IntoView {
    let language = settings().language();
    let told = move || {
        let Pointed { person, target, .. } = remote.pointed.with(|pointed| pointed.last().cloned())?;
        let position = play.position.get_untracked();
        let target = Target::of_id(&position, &target)?;
        Some(language.at_table().points_at(&remote.name_of(person), &label(language, &position, target)))
    };
    view! { <p class="hidden" role="status">{told}</p> }
}
