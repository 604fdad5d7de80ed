use ghost_stories_engine::{BookRef, OUR_BOOKS};
use leptos::prelude::*;

use super::icon;
use crate::browser::{download, read_chosen};
use crate::own_data;
use crate::settings::settings;

/// Opens a player's own data file for the expansions, checks it, or gives ours as a file to begin with.
#[component]
pub fn OwnData(book: RwSignal<BookRef>) -> impl IntoView {
    let words = settings().words();
    let (moon, secret) = (words.moon, words.secret);
    let ours = [("white-moon.txt", moon.title), ("black-secret.txt", secret.title)];
    let ours = move || {
        ours.into_iter().zip(OUR_BOOKS).map(move |((file, title), text)| view! {
            <button type="button" class="quiet" on:click=move |_| download(file, text)>{icon("save")}{format!("{}: {title}", moon.data_ours)}</button>
        }).collect_view()
    };
    let problem = RwSignal::new(None::<String>);
    let open = move |event| {
        read_chosen(&event, move |text| {
            let Some(text) = text else { return problem.set(Some(words.file_unreadable.to_owned())) };
            problem.set(match own_data::keep(&text) {
                Ok(stored) => {
                    book.set(own_data::book());
                    stored.is_err().then(|| words.storage_blocked.to_owned())
                }
                Err(error) => Some(format!("{} {}.", (moon.data_wrong)(error.line), error.problem())),
            });
        });
    };
    let forget = move |_| {
        own_data::forget();
        problem.set(None);
        book.set(own_data::book());
    };
    view! {
        <fieldset class="own-data" id="own-data"><legend>{moon.data}</legend>
            <p class="hint">{moon.data_hint}" "{secret.reconstructed}</p>
            <div class="row">
                <label class="button file">{icon("import")}{moon.data_open}
                    <input type="file" id="open-data" accept=".txt,text/plain" on:change=open />
                </label>
                {ours()}
                {move || book.get().own().map(|_| view! {
                    <button type="button" class="quiet" id="forget-data" on:click=forget>{icon("trash")}{moon.data_forget}</button>
                })}
            </div>
            {move || book.get().own().map(|_| view! { <p class="good" id="own-data-used">{moon.data_own}</p> })}
            {move || problem.get().map(|problem| view! { <p class="problem" role="alert">{problem}</p> })}
        </fieldset>
    }
}
