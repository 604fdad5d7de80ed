use ghost_stories_table::{Replay, Table};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::game::{Game, OpenedGame};
use super::online::waiting;
use super::replay::watch;
use crate::online::rest::{self, RestError};
use crate::panel::icon;
use crate::settings::settings;

/// A finished game of the server, once it has come.
pub type FinishedOnline = RwSignal<Option<Result<OpenedGame, RestError>>>;

/// Asks the server for a finished game, to look at it. It is opened once, however often it is drawn.
pub fn open_finished(table: &str) -> FinishedOnline {
    let game = RwSignal::new(None);
    let owner = Owner::current();
    let table = table.to_owned();
    spawn_local(async move {
        let text = rest::text_of_table(&table, "/replay").await;
        // The screen may have been left meanwhile.
        let Some(owner) = owner.filter(|_| !game.is_disposed()) else { return };
        let opened = text
            .map(|text| owner.with(|| watch(Replay::read(&text).and_then(|replay| Table::open(&replay, 0)), 0, None)));
        game.set(Some(opened));
    });
    game
}

/// A finished game of the server.
#[component]
pub fn FinishedGame(game: FinishedOnline) -> impl IntoView {
    let words = settings().language().online();
    move || match game.get() {
        Some(Ok(game)) => view! { <Game game /> }.into_any(),
        other => {
            let told = waiting(other.and_then(Result::err).as_ref());
            view! {
                <section class="sheet hall"><h1>{words.replay()}</h1>{told}<a class="button" href="#/online">{icon("back")}{words.title()}</a></section>
            }
            .into_any()
        }
    }
}
