//! The program in parts: what the first screen does without is loaded when a screen of that part is asked for.

#![expect(clippy::unnecessary_wraps, reason = "what loads a part may fail, even if what is in it cannot")]

use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use wasm_bindgen_futures::spawn_local;

use crate::app::{self, Prepare};
use crate::settings::settings;

/// A part of the program that comes later.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScreenPart {
    /// Games: played, looked at, learned.
    Table,
    /// Everything else but the start and the settings.
    Page,
}

#[wasm_split(table, wasm_split_path = leptos::wasm_split, fallible)]
fn at_table() -> Result<Prepare, SplitLoaderError> {
    Ok(app::prepare_at_table)
}

#[wasm_split(page, wasm_split_path = leptos::wasm_split, fallible)]
fn on_page() -> Result<Prepare, SplitLoaderError> {
    Ok(app::prepare_on_page)
}

#[derive(Clone, Copy)]
enum ScreenLoadState {
    Unasked,
    Coming,
    There(Prepare),
    Failed,
}

/// The parts, each with a signal of its own, so that a screen is not drawn anew when another part comes.
#[derive(Clone, Copy)]
pub struct LazyScreens {
    table: RwSignal<ScreenLoadState>,
    page: RwSignal<ScreenLoadState>,
}

impl LazyScreens {
    pub fn new() -> LazyScreens {
        let unasked = || RwSignal::new(ScreenLoadState::Unasked);
        LazyScreens { table: unasked(), page: unasked() }
    }

    fn of(self, part: ScreenPart) -> RwSignal<ScreenLoadState> {
        match part {
            ScreenPart::Table => self.table,
            ScreenPart::Page => self.page,
        }
    }

    /// What opens the screens of a part, once it is there; followed.
    pub fn get(self, part: ScreenPart) -> Option<Prepare> {
        match self.of(part).get() {
            ScreenLoadState::There(prepare) => Some(prepare),
            ScreenLoadState::Unasked => {
                self.load(part);
                None
            }
            ScreenLoadState::Coming | ScreenLoadState::Failed => None,
        }
    }

    fn load(self, part: ScreenPart) {
        let state = self.of(part);
        state.update_untracked(|state| *state = ScreenLoadState::Coming);
        spawn_local(async move {
            let loaded = match part {
                ScreenPart::Table => at_table().await,
                ScreenPart::Page => on_page().await,
            };
            state.set(loaded.map_or(ScreenLoadState::Failed, ScreenLoadState::There));
        });
    }
}

/// Stands in the place of a screen whose part is on its way, or could not be loaded and may be asked for again.
#[component]
pub fn AwaitedScreen(screens: LazyScreens, part: ScreenPart) -> impl IntoView {
    let words = settings().words();
    let again = move |_| screens.of(part).set(ScreenLoadState::Unasked);
    match screens.of(part).get_untracked() {
        ScreenLoadState::Failed => view! {
            <p class="problem" role="alert">{words.not_loaded()}" "<button type="button" class="quiet" on:click=again>{words.try_again()}</button></p>
        }
        .into_any(),
        ScreenLoadState::Unasked | ScreenLoadState::Coming | ScreenLoadState::There(_) => {
            view! { <p class="hint" aria-busy="true">{words.coming()}</p> }.into_any()
        }
    }
}
