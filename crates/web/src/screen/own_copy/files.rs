//! A copy as a file and as a link.

use ghost_stories_engine::OUR_COMPONENT_DATA;
use ghost_stories_table::{OwnCopy, Problem};
use leptos::prelude::*;

use super::Form;
use crate::browser::{self, download, read_chosen};
use crate::own_data;
use crate::panel::icon;
use crate::settings::settings;

/// The copy as a file to save, to open and to share, ours to begin with, and the way back to ours.
#[component]
pub fn Files(form: Form) -> impl IntoView {
    let words = settings().words();
    let (own, white_moon) = (settings().language().own_copy(), words.white_moon());
    let problem = RwSignal::new(None::<String>);
    let link = RwSignal::new(None::<String>);
    let sure = RwSignal::new(false);
    let is_own = Memo::new(move |_| form.copy.with(|copy| *copy != OwnCopy::default()));
    let open = move |event| {
        read_chosen(&event, move |text| {
            let Some(text) = text else { return problem.set(Some(words.file_unreadable().to_owned())) };
            problem.set(match own_data::keep(&text) {
                Ok(stored) => {
                    form.copy.set(own_data::copy());
                    stored.is_err().then(|| words.storage_blocked().to_owned())
                }
                Err(error) => Some(white_moon.data_wrong(error.line, error.problem.message())),
            });
        });
    };
    let save = move |_| download("ghost-stories-copy.txt", &form.copy.with_untracked(OwnCopy::usable).0);
    let share = move |_| {
        let address = format!("{}#/own-copy/{}", browser::address(), form.copy.with_untracked(OwnCopy::to_link));
        browser::copy(&address);
        link.set(Some(address));
    };
    let forget = move |_| {
        if sure.get_untracked() {
            form.change(|copy| *copy = OwnCopy::default());
        }
        sure.update(|sure| *sure = !*sure);
    };
    let select = |event: web_sys::FocusEvent| event_target::<web_sys::HtmlInputElement>(&event).select();
    let ours = [("white-moon.txt", white_moon.title()), ("black-secret.txt", words.black_secret().title())];
    let ours = ours.into_iter().zip(OUR_COMPONENT_DATA).map(|((file, title), text)| {
        view! { <button type="button" class="quiet" on:click=move |_| download(file, text)>{icon("save")}{format!("{}: {title}", white_moon.data_ours())}</button> }
    });
    view! {
        <div class="own-files">
            <div class="row">
                <button type="button" id="share-copy" disabled=move || !is_own.get() on:click=share>{icon("link")}{words.copy_link()}</button>
                <button type="button" class="quiet" id="forget-data" disabled=move || !is_own.get() on:click=forget on:blur=move |_| sure.set(false)>
                    {icon("trash")}{move || if sure.get() { words.really() } else { white_moon.data_forget() }}
                </button>
            </div>
            {move || link.get().map(|link| view! {
                <p><label>{own.link()}<input type="text" id="copy-link" readonly=true prop:value=link on:focus=select /></label></p>
            })}
            <p class="hint">{own.file_hint()}</p>
            <div class="row">
                <button type="button" id="save-copy" disabled=move || !is_own.get() on:click=save>{icon("save")}{own.export()}</button>
                <label class="button file">{icon("import")}{white_moon.data_open()}
                    <input type="file" id="open-data" accept=".txt,text/plain" on:change=open />
                </label>
                {ours.collect_view()}
            </div>
            {move || problem.get().map(|problem| view! { <p class="problem" id="data-problem" role="alert">{problem}</p> })}
        </div>
    }
}

/// Somebody else's copy, which came with a link: it is taken only if the player says so.
#[component]
pub fn Shared(form: Form, link: Option<String>) -> impl IntoView {
    let own = settings().language().own_copy();
    let Some(link) = link else { return ().into_any() };
    let Some(copy) = OwnCopy::from_link(&link) else {
        return view! { <p class="problem" role="alert" id="shared-broken">{own.shared_broken()}</p> }.into_any();
    };
    let open = RwSignal::new(copy != form.copy.get_untracked());
    let number = copy.counts().0;
    let take = move |_| {
        let copy = copy.clone();
        form.change(|own| *own = copy);
        open.set(false);
    };
    let take = StoredValue::new(take);
    view! {
        {move || open.get().then(|| view! {
            <div class="shared-copy" id="shared-copy">
                <p>{own.shared(number)}</p>
                <div class="row">
                    <button type="button" class="main" id="take-copy" on:click=move |event| take.with_value(|take| take(event))>{own.shared_take()}</button>
                    <button type="button" id="leave-copy" on:click=move |_| open.set(false)>{own.shared_leave()}</button>
                </div>
            </div>
        })}
    }
    .into_any()
}
