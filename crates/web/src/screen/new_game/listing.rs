use leptos::prelude::*;

use super::NewGameForm;
use crate::settings::settings;

/// Whether the table is shown in the lobby, and what its bots do then.
#[component]
pub fn InLobby(form: NewGameForm) -> impl IntoView {
    let words = settings().language().lobby();
    let has_bots = move || {
        let players = usize::from(form.players.get());
        let wu_feng = form.black_secret.with(Option::is_some).then_some(form.wu_feng);
        form.seats[..players].iter().copied().chain(wu_feng).any(|seat| seat.with(|seat| seat.bot().is_some()))
    };
    let bots = move || {
        (form.listed.get() && has_bots()).then(|| view! {
            <label class="choice"><input type="checkbox" id="bots-give-way" prop:checked=form.bots_give_way on:change=move |event| form.bots_give_way.set(event_target_checked(&event)) /><span>{words.bots_give_way()}</span></label>
        })
    };
    view! {
        <div class="in-lobby">
            <label class="choice"><input type="checkbox" id="list-table" aria-describedby="list-hint" prop:checked=form.listed on:change=move |event| form.listed.set(event_target_checked(&event)) /><span>{words.list()}</span></label>
            <p class="hint" id="list-hint">{words.list_hint()}</p>
            {bots}
        </div>
    }
}
