//! Calling somebody to the table: the title, a notification of the browser, and word of a time that has run out.

use ghost_stories_online::TableState;
use leptos::prelude::*;

use crate::notify::{self, Notice};
use crate::online::Remote;
use crate::panel::icon;
use crate::play::Play;
use crate::settings::settings;

/// While it is one's own turn and the window is not seen, its title says so; when it becomes one's turn then, the browser does if it may.
pub fn call_to_turn(play: &'static Play, remote: &'static Remote) {
    let language = settings().language();
    let title = language.page().title();
    let turn = language.at_table().your_turn();
    let hidden = RwSignal::new(document().hidden());
    let notice = StoredValue::new_local(None::<Notice>);
    let listener = window_event_listener_untyped("visibilitychange", move |_| hidden.set(document().hidden()));
    on_cleanup(move || {
        listener.remove();
        document().set_title(title);
    });
    let mine = Memo::new(move |_| !play.options.is_empty());
    Effect::new(move |_| {
        let awaited = hidden.get() && mine.get();
        document().set_title(&if awaited { format!("● {turn} – {title}") } else { title.to_owned() });
        if !awaited {
            // Whoever is here, or was too late, needs it no longer.
            notice.set_value(None);
        }
    });
    Effect::new(move |before: Option<bool>| {
        let mine = mine.get();
        let called = mine && before == Some(false) && document().hidden() && settings().notify.get_untracked();
        if called {
            let names = untrack(|| others(remote));
            let with = if names.is_empty() { String::new() } else { language.your_turn().notice_with(&names) };
            notice.set_value(notify::show(turn, &with, &remote.id));
        }
        mine
    });
}

/// The others who have a seat.
fn others(remote: &'static Remote) -> Vec<String> {
    let own = remote.person.get();
    let mut people = remote.look(TableState::deciders);
    people.retain(|&person| Some(person) != own);
    people.into_iter().map(|person| remote.name_of(person)).collect()
}

/// A bot has decided in place of somebody whose time had run out.
#[component]
pub fn RanOut(remote: &'static Remote) -> impl IntoView {
    let words = settings().language().your_turn();
    let told = Memo::new(move |_| {
        let person = remote.look(|state| state.seat(remote.ran_out.get()?)?.person)?;
        let own = remote.person.get() == Some(person);
        Some(if own { words.you_out_of_time().to_owned() } else { words.out_of_time(&remote.name_of(person)) })
    });
    move || {
        told.get().map(|told| view! { <p class="hint ran-out" role="status" id="ran-out">{icon("robot")}" "{told}</p> })
    }
}
