//! The hall before the tables of a server.

mod ago;
mod join;
mod my_tables;

use ghost_stories_online::LONGEST_NAME;
use leptos::ev;
use leptos::prelude::*;
use serde::de::DeserializeOwned;
use wasm_bindgen_futures::spawn_local;

use join::Join;
pub use my_tables::MyTables;
use my_tables::MyTablesList;

use crate::browser;
use crate::online::kept;
use crate::online::rest::{self, RestError, ServerPresence, server};
use crate::panel::icon;
use crate::personal;
use crate::screen::WayToMe;
use crate::settings::settings;

/// Draws a screen that needs a server, or says why it cannot be drawn.
pub fn with_server(draw: Box<dyn Fn() -> AnyView + Send>) -> AnyView {
    let words = settings().language().online();
    let server = server();
    let offline = browser::is_offline();
    let home = move || view! { <a class="button" href="#/">{icon("home")}{settings().words().home()}</a> };
    (move || match server.get() {
        ServerPresence::Here => draw(),
        ServerPresence::Asked => view! { <p class="sheet hint" aria-busy="true">{words.loading()}</p> }.into_any(),
        ServerPresence::Absent => {
            view! { <section class="sheet hall"><h1>{words.title()}</h1><p>{if offline.get() { settings().language().start().offline() } else { words.no_server() }}</p>{home()}</section> }
                .into_any()
        }
        ServerPresence::Other => {
            view! { <section class="sheet hall"><h1>{words.title()}</h1><LoadAgain /></section> }.into_any()
        }
    })
    .into_any()
}

/// What was asked of the server, once it is there.
pub type ServerAnswer<T> = RwSignal<Option<Result<T, RestError>>>;

/// Asks the server for what it has under a path.
pub fn ask<T: DeserializeOwned + Send + Sync + 'static>(path: String) -> ServerAnswer<T> {
    let answer = RwSignal::new(None);
    spawn_local(async move {
        // The screen may have been left meanwhile.
        drop(answer.try_set(Some(rest::get(&path).await)));
    });
    answer
}

/// Stands in the place of what was asked of the server until it is there, or if it does not come.
pub fn waiting(failure: Option<&RestError>) -> AnyView {
    let language = settings().language();
    match failure {
        Some(failure) => view! { <p class="problem" role="alert">{failure.words(language)}</p> }.into_any(),
        None => view! { <p class="hint" aria-busy="true">{language.online().loading()}</p> }.into_any(),
    }
}

/// The way on from a screen of the hall: to another one, and back to the first.
pub fn elsewhere((to, title): (&'static str, &'static str)) -> AnyView {
    let words = settings().language().online();
    view! {
        <nav class="row elsewhere" aria-label=words.title()>
            <a class="button quiet" href="#/online">{icon("back")}{words.title()}</a>
            <a class="button quiet" href=to>{icon("forward")}{title}</a>
        </nav>
    }
    .into_any()
}

/// The page is not the server's.
#[component]
pub fn LoadAgain() -> impl IntoView {
    let words = settings().language().online();
    let reload = |_| browser::reload();
    view! {
        <p class="problem" role="alert">{words.other_version()}</p>
        <button type="button" class="main" id="reload" on:click=reload>{icon("redo")}{words.reload()}</button>
    }
}

/// How one is called at tables: asked once, remembered.
#[component]
pub fn OwnName(name: RwSignal<String>) -> impl IntoView {
    let words = settings().language().online();
    let change = move |event| {
        name.set(event_target_value(&event));
        kept::set_last_name(name.get_untracked().trim());
    };
    view! {
        <label class="own-name">{words.own_name()}
            <input type="text" id="own-name" maxlength=LONGEST_NAME.to_string() autocomplete="nickname" prop:value=name on:input=change />
        </label>
        <p class="hint">{words.own_name_hint()}</p>
    }
}

/// One's own name, challenge and records, a table to open or to join, and one's own tables.
#[component]
pub fn Online() -> impl IntoView {
    with_server(Box::new(|| {
        let words = settings().language().online();
        let tables = MyTables::new();
        tables.refresh();
        // Another device may have brought some.
        let brought = personal::brought();
        Effect::new(move |_| {
            if brought.get() > 0 {
                tables.read_again();
            }
        });
        let listener = window_event_listener(ev::focus, move |_| tables.refresh());
        on_cleanup(move || listener.remove());
        view! {
            <section class="sheet hall">
                <h1>{words.title()}</h1>
                <p>{words.lead()}</p>
                <div class="hall-name"><OwnName name=RwSignal::new(kept::last_name()) /></div>
                <nav class="doors" aria-label=words.title()>
                    <a class="button main" id="open-table" href="#/online/new">{icon("play")}{words.open_table()}</a>
                    <a class="button" id="daily" href="#/daily">{icon("lantern")}{words.daily()}</a>
                    <a class="button" id="records" href="#/records">{icon("chart")}{words.records()}</a>
                </nav>
                <h2>{words.join_title()}</h2>
                <Join />
                <MyTablesList tables />
                <WayToMe />
            </section>
        }
        .into_any()
    }))
}

/// The way to the hall from the first screen, with the number of tables that wait for oneself; only where there is a server.
#[component]
pub fn PlayOnline() -> impl IntoView {
    let words = settings().language().online();
    let server = server();
    move || match server.get() {
        ServerPresence::Here => {
            let tables = MyTables::new();
            tables.refresh();
            let awaited = move || match tables.awaited() {
                0 => None,
                number => Some(view! {
                    <b class="count" aria-hidden="true">{number}</b><span class="hidden">{words.your_turns(number)}</span>
                }),
            };
            view! {
                <a class="button" id="play-online" href="#/online" title=move || (tables.awaited() > 0).then(|| words.your_turns(tables.awaited()))>
                    {icon("person")}{words.title()}{awaited}
                </a>
            }
            .into_any()
        }
        ServerPresence::Other => {
            view! { <a class="button" id="play-online" href="#/online">{icon("warning")}{words.title()}</a> }.into_any()
        }
        ServerPresence::Asked | ServerPresence::Absent => ().into_any(),
    }
}
