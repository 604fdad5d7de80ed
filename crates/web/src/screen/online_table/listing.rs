use ghost_stories_online::{ClientMessage, Phase, Seat};
use leptos::prelude::*;

use crate::online::Remote;
use crate::settings::settings;

/// Whether the table is shown in the lobby: the host decides, the others get to know it.
#[component]
pub fn ShownInLobby(remote: &'static Remote) -> impl IntoView {
    let language = settings().language();
    let words = language.lobby();
    let listed = Memo::new(move |_| remote.look(|state| Some(state.listing.is_some())) == Some(true));
    // Once nobody can come any more there is nothing to decide.
    let offered = Memo::new(move |_| {
        let room = remote.look(|state| match state.phase {
            Phase::Open => Some(state.day.is_none()),
            Phase::Playing => Some(state.day.is_none() && state.seats.iter().any(Seat::is_free)),
            Phase::Over => None,
        });
        room == Some(true) && (remote.is_host() || listed.get())
    });
    let host = Memo::new(move |_| remote.is_host());
    let answered = RwSignal::new(());
    let shown = move || {
        // What was refused shows as it was before.
        answered.track();
        listed.get()
    };
    let change = move |event| {
        let request = if event_target_checked(&event) {
            ClientMessage::List { language: language.code().to_owned() }
        } else {
            ClientMessage::Unlist {}
        };
        remote.ask_and(request, move |_| {
            // The screen may have been left meanwhile.
            let _ = answered.try_set(());
        });
    };
    let control = move || {
        if !host.get() {
            return view! { <p class="hint" id="in-lobby">{words.listed()}</p> }.into_any();
        }
        view! {
            <div class="in-lobby">
                <label class="choice"><input type="checkbox" id="list-table" aria-describedby="list-hint" prop:checked=shown on:change=change />
                    <span>{words.list()}</span></label>
                <p class="hint" id="list-hint">{words.list_hint()}</p>
            </div>
        }
        .into_any()
    };
    move || offered.get().then(control)
}
