use ghost_stories_online::LONGEST_WORD;
use leptos::prelude::*;

use crate::browser;
use crate::online::{Link, Remote, kept};
use crate::panel::icon;
use crate::settings::settings;

/// The host has sent one away: one may watch, or not even that.
#[component]
pub fn SentAway(remote: &'static Remote) -> impl IntoView {
    let words = settings().language().at_table();
    let watch = (remote.link.get_untracked() == Link::Removed).then(|| {
        view! {
            <p>{words.removed_hint()}</p>
            <button type="button" class="main" id="watch" on:click=|_| browser::reload()>{icon("search")}{words.watch_anyway()}</button>
        }
    });
    let title = if watch.is_some() { words.removed() } else { words.barred_here() };
    view! {
        <section class="sheet" id="sent-away">
            <h1>{title}</h1>
            {watch}
            <a class="button" href="#/online">{icon("person")}{settings().language().online().title()}</a>
        </section>
    }
}

/// The table has a word to enter.
#[component]
pub fn EnterWord(remote: &'static Remote) -> impl IntoView {
    let words = settings().language().at_table();
    let tried = kept::word(&remote.id);
    let wrong = tried.is_some();
    let word = RwSignal::new(tried.unwrap_or_default());
    let enter = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let word = word.get_untracked().trim().to_owned();
        if !word.is_empty() {
            kept::keep_word(&remote.id, &word);
            browser::reload();
        }
    };
    request_animation_frame(|| browser::focus("enter-word"));
    view! {
        <section class="sheet" id="word">
            <h1>{words.word_title()}</h1>
            <p>{words.word_hint()}</p>
            <form class="newcomer" on:submit=enter>
                <label>{words.word()}
                    <input
                        type="text" id="enter-word" maxlength=LONGEST_WORD.to_string() autocomplete="off" spellcheck="false"
                        prop:value=word on:input=move |event| word.set(event_target_value(&event))
                    />
                </label>
                {wrong.then(|| view! { <p class="problem" role="alert">{words.word_wrong()}</p> })}
                <button type="submit" class="main" id="enter">{icon("forward")}{words.enter()}</button>
            </form>
            <a class="button" href="#/online">{icon("person")}{settings().language().online().title()}</a>
        </section>
    }
}
