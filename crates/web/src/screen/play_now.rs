use leptos::prelude::*;

use super::new_game::{NewGameForm, begin_with_bots};
use crate::lazy_assets::Asset;
use crate::panel::icon;
use crate::settings::settings;

/// Begins a game with bots at once; what is drawn stands there until the table is, or says why there is none.
#[component]
pub fn PlayNow(begun: Result<(), String>) -> impl IntoView {
    let settings = settings();
    let words = settings.words();
    settings.later.want(Asset::Drawings);
    match begun {
        Ok(()) => view! { <p class="hint" aria-busy="true">{words.coming()}</p> }.into_any(),
        Err(problem) => view! {
            <section class="sheet">
                <h1>{settings.language().start().play_now()}</h1>
                <p class="problem" role="alert">{problem}</p>
                <a class="button main" href="#/new">{icon("play")}{words.new_game()}</a>
            </section>
        }
        .into_any(),
    }
}

/// One game for each time that the address is opened, however often it is drawn.
pub fn play_now() -> Result<(), String> {
    begin_with_bots(NewGameForm::at_home(), settings().language())
}
