//! What is not part of the first load: other languages, rules, lessons and the drawings of the table come when somebody wants them.

use ghost_stories_lang::{Language, Text};
use leptos::prelude::*;

use crate::settings::settings;
use crate::{browser, examples};

/// A file that comes later.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asset {
    Words(Text, Language),
    /// Of everything that lies on the table, and of how a game ends.
    Drawings,
    /// The worked examples of the books.
    Examples,
}

impl Asset {
    /// Under which name the document tells its file, and how that file's name ends.
    fn file(self) -> (&'static str, String) {
        match self {
            Asset::Words(text, language) => (text.name(), format!("-{}.txt", language.code())),
            Asset::Drawings => ("drawings", ".svg".to_owned()),
            Asset::Examples => ("examples", ".txt".to_owned()),
        }
    }

    fn take(self, file: String) {
        match self {
            Asset::Words(text, language) => language.read(text, file),
            Asset::Drawings => browser::add_drawings(&file),
            Asset::Examples => examples::keep(file),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum LoadState {
    Coming,
    There,
    Failed,
}

/// What was wanted so far, and what became of it.
#[derive(Clone, Copy)]
pub struct LazyAssets(RwSignal<Vec<(Asset, LoadState)>>);

impl LazyAssets {
    pub fn new() -> LazyAssets {
        LazyAssets(RwSignal::new(Vec::new()))
    }

    /// Loads a part, unless it is there or on its way.
    pub fn want(self, part: Asset) {
        self.want_then(part, |_| {});
    }

    /// The same, and then says whether it is there.
    pub fn want_then(self, part: Asset, then: impl FnOnce(bool) + 'static) {
        let known = |&(known, state): &(Asset, LoadState)| known == part && state != LoadState::Failed;
        if self.0.with_untracked(|parts| parts.iter().any(known)) {
            return;
        }
        self.set(part, LoadState::Coming);
        let (name, ending) = part.file();
        browser::load(name, &ending, move |file| {
            let state = match file {
                Some(file) => {
                    part.take(file);
                    LoadState::There
                }
                None => LoadState::Failed,
            };
            self.set(part, state);
            then(state == LoadState::There);
        });
    }

    /// True once a part is there.
    pub fn is_there(self, part: Asset) -> bool {
        self.0.with(|parts| parts.contains(&(part, LoadState::There)))
    }

    fn failed(self, part: Asset) -> bool {
        self.0.with(|parts| parts.contains(&(part, LoadState::Failed)))
    }

    fn set(self, part: Asset, state: LoadState) {
        self.0.update(|parts| {
            parts.retain(|(known, _)| *known != part);
            parts.push((part, state));
        });
    }
}

/// Wants a part and stands in its place: it is on its way, or it could not be loaded and may be asked for again.
#[component]
pub fn Awaited(part: Asset) -> impl IntoView {
    let settings = settings();
    let (later, words) = (settings.later, settings.words());
    later.want(part);
    move || {
        if later.is_there(part) {
            return None;
        }
        let again = move |_| later.want(part);
        Some(if later.failed(part) {
            view! {
                <p class="problem" role="alert">{words.not_loaded()}" "<button type="button" class="quiet" on:click=again>{words.try_again()}</button></p>
            }
            .into_any()
        } else {
            // The table can be read without its drawings.
            view! { <p class="hint" aria-busy="true" hidden=part == Asset::Drawings>{words.coming()}</p> }.into_any()
        })
    }
}
