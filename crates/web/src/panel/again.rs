use ghost_stories_engine::Level;
use ghost_stories_online::Rematch;
use leptos::prelude::*;

use super::icon;
use crate::online::Remote;
use crate::settings::settings;

/// Another game of the same people: the host opens its table, and everybody goes there.
#[component]
pub fn PlayAgain(remote: &'static Remote, level: Level, black_secret: bool) -> impl IntoView {
    let language = settings().language();
    let words = language.at_table();
    let opened = Memo::new(move |_| remote.look(|state| state.again.is_some()));
    let host = Memo::new(move |_| remote.is_host());
    let challenge = Memo::new(move |_| remote.look(|state| state.day.is_some()));
    let button = move |id: &'static str, drawn: &'static str, label: String, how: Rematch| {
        view! { <button type="button" id=id on:click=move |_| remote.play_again(how)>{icon(drawn)}{label}</button> }
    };
    let next = Level::ALL.into_iter().find(|&next| next > level);
    let ways = move || {
        view! {
            <div class="row">
                {button("again-same", "redo", words.again_same().to_owned(), Rematch::Same)}
                {next.map(|next| button("again-level", "forward", words.again_level(language.level(next)), Rematch::NextLevel))}
                {black_secret.then(|| button("again-sides", "person", words.again_sides().to_owned(), Rematch::SidesSwapped))}
            </div>
            <p class="hint">{words.again_hint()}</p>
        }
    };
    move || {
        if challenge.get() {
            return ().into_any();
        }
        let what = if opened.get() {
            view! {
                <p role="status">{words.again_opened()}</p>
                <button type="button" class="main" id="follow" on:click=move |_| remote.follow()>{icon("forward")}{words.again_follow()}</button>
            }
            .into_any()
        } else if host.get() {
            ways().into_any()
        } else {
            view! { <p class="hint">{move || words.again_waits(&remote.name_of(remote.host()))}</p> }.into_any()
        };
        view! { <section class="play-again" id="play-again" aria-label=words.again_title()><h3>{words.again_title()}</h3>{what}</section> }
            .into_any()
    }
}
