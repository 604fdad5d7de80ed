use ghost_stories_online::{LONGEST_LINE, Line};
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use super::notices::in_words;
use crate::browser;
use crate::online::{Notice, Remote};
use crate::panel::icon;
use crate::settings::settings;

/// What is said at the table. On a phone it is closed until somebody opens it, and tells how much is new.
#[component]
pub fn Chat(remote: &'static Remote) -> impl IntoView {
    let words = settings().language().at_table();
    let narrow = browser::window().match_media("(max-width: 900px)").ok().flatten();
    let open = RwSignal::new(!narrow.is_some_and(|narrow| narrow.matches()));
    let read = RwSignal::new(remote.said.get_untracked());
    Effect::new(move |_| {
        let said = remote.said.get();
        if open.get() {
            read.set(said);
            request_animation_frame(|| browser::scroll_to_end("chat-lines"));
        }
    });
    let unread = move || match remote.said.get().saturating_sub(read.get()) {
        0 => None,
        number => Some(view! { <b class="unread" id="unread">{words.unread(number)}</b> }),
    };
    let toggle = move |event: web_sys::Event| open.set(event_target::<web_sys::Element>(&event).has_attribute("open"));
    let draw = move |entry: Entry| {
        match entry {
        Entry::Said(Line { person, at, text }) => {
            view! { <li><time>{time(at)}</time>" "<b>{untrack(|| remote.name_of(person))}</b>" "<span>{text}</span></li> }.into_any()
        }
        Entry::Happened(notice) => {
            view! { <li class="happened"><time>{time(notice.at)}</time>" "<i>{in_words(remote, &notice)}</i></li> }.into_any()
        }
    }
    };
    let lines = move || entries(remote);
    let unsent = Memo::new(move |_| remote.unsent.with(|unsent| unsent.lines.clone()));
    let later = settings().language().your_turn().unsent_line();
    let waits = move |text: String| view! { <li><span>{text}</span>" "<small>{later}</small></li> };
    // What is being written outlives a lost connection.
    let known = Memo::new(move |_| remote.person.get().is_some());
    view! {
        <details class="chat" id="chat" prop:open=open on:toggle=toggle>
            <summary>{icon("log")}<span>{words.chat()}</span>{unread}</summary>
            <div class="chat-lines" id="chat-lines" role="log" aria-live="polite" aria-label=words.chat() tabindex="0">
                <ol><For each=lines key=Entry::key children=draw /></ol>
                <ul class="unsent" id="unsent-lines">{move || unsent.get().into_iter().map(waits).collect_view()}</ul>
            </div>
            {move || lines().is_empty().then(|| view! { <p class="empty">{words.nothing_said()}</p> })}
            {move || known.get().then(|| view! { <Say remote /> })}
        </details>
    }
}

/// What stands in the list: what somebody said, or what happened to somebody.
#[derive(Clone)]
enum Entry {
    Said(Line),
    Happened(Notice),
}

impl Entry {
    fn at(&self) -> u64 {
        match self {
            Entry::Said(line) => line.at,
            Entry::Happened(notice) => notice.at,
        }
    }

    fn key(&self) -> (u64, Option<u8>, String) {
        match self {
            Entry::Said(line) => (line.at, Some(line.person), line.text.clone()),
            Entry::Happened(notice) => (notice.at, None, notice.number.to_string()),
        }
    }
}

/// All that is to be read, in its order: without those whose lines one does not want to see; followed.
fn entries(remote: &'static Remote) -> Vec<Entry> {
    let said = remote.chat.get().into_iter().filter(|line| remote.is_heard(line.person)).map(Entry::Said);
    let happened = remote.order.notices.get().into_iter().map(Entry::Happened);
    let mut entries: Vec<Entry> = said.chain(happened).collect();
    entries.sort_by_key(Entry::at);
    entries
}

/// Where one says something.
#[component]
fn Say(remote: &'static Remote) -> impl IntoView {
    let words = settings().language().at_table();
    let text = RwSignal::new(String::new());
    let say = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let said = text.get_untracked().trim().to_owned();
        if !said.is_empty() {
            // It stays where it is until the server has it, or it is shown among what waits.
            remote.say(said, move || drop(text.try_set(String::new())));
        }
    };
    view! {
        <form class="row say" on:submit=say>
            <input
                type="text" id="chat-input" maxlength=LONGEST_LINE.to_string() autocomplete="off" aria-label=words.say()
                placeholder=words.say() prop:value=text on:input=move |event| text.set(event_target_value(&event))
            />
            <button type="submit" id="chat-send">{words.send()}</button>
        </form>
    }
}

/// The time of day, as a clock shows it.
pub fn time(at: u64) -> String {
    let date = js_sys::Date::new(&JsValue::from_f64(at as f64));
    format!("{:02}:{:02}", date.get_hours(), date.get_minutes())
}
