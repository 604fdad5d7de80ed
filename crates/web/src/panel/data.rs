use ghost_stories_engine::{Components, OUR_COMPONENT_DATA};
use ghost_stories_table::Problem;
use leptos::prelude::*;

use super::icon;
use crate::browser::{download, read_chosen};
use crate::own_data;
use crate::settings::settings;

/// Opens a player's own data file for the expansions, checks it, or gives ours as a file to begin with.
#[component]
pub fn OwnData(components: RwSignal<Components>) -> impl IntoView {
    let words = settings().words();
    let (white_moon, black_secret) = (words.white_moon(), words.black_secret());
    let ours = [("white-moon.txt", white_moon.title()), ("black-secret.txt", black_secret.title())];
    let ours = move || {
        ours.into_iter().zip(OUR_COMPONENT_DATA).map(move |((file, title), text)| view! {
            <button type="button" class="quiet" on:click=move |_| download(file, text)>{icon("save")}{format!("{}: {title}", white_moon.data_ours())}</button>
        }).collect_view()
    };
    let problem = RwSignal::new(None::<String>);
    let open = move |event| {
        read_chosen(&event, move |text| {
            let Some(text) = text else { return problem.set(Some(words.file_unreadable().to_owned())) };
            problem.set(match own_data::keep(&text) {
                Ok(stored) => {
                    components.set(own_data::components());
                    stored.is_err().then(|| words.storage_blocked().to_owned())
                }
                Err(error) => Some(white_moon.data_wrong(error.line, error.problem.message())),
            });
        });
    };
    let forget = move |_| {
        own_data::forget();
        problem.set(None);
        components.set(own_data::components());
    };
    view! {
        <fieldset class="own-data" id="own-data"><legend>{white_moon.data()}</legend>
            <p class="hint">{white_moon.data_hint()}" "{black_secret.reconstructed()}</p>
            <div class="row">
                <label class="button file">{icon("import")}{white_moon.data_open()}
                    <input type="file" id="open-data" accept=".txt,text/plain" on:change=open />
                </label>
                {ours()}
                {move || components.get().own().map(|_| view! {
                    <button type="button" class="quiet" id="forget-data" on:click=forget>{icon("trash")}{white_moon.data_forget()}</button>
                })}
            </div>
            {move || components.get().own().map(|_| view! { <p class="good" id="own-data-used">{white_moon.data_own()}</p> })}
            {move || problem.get().map(|problem| view! { <p class="problem" role="alert">{problem}</p> })}
        </fieldset>
    }
}
