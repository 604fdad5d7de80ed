use ghost_stories_online::{Person, Phase, Seat};
use leptos::prelude::*;

use super::ShareLink;
use super::listing::ShownInLobby;
use super::persons::Persons;
use super::seat::{SeatLine, Seats};
use crate::notify::NotifySwitch;
use crate::online::{Remote, kept};
use crate::panel::icon;
use crate::settings::settings;

/// Who is at the table while the game is on, and what the host can do about a seat.
#[component]
pub fn People(remote: &'static Remote) -> impl IntoView {
    let words = settings().language().at_table();
    let name = RwSignal::new(kept::last_name());
    let over = Memo::new(move |_| remote.look(|state| Some(state.phase)) == Some(Phase::Over));
    let line = move |seat: Seat| view! { <SeatLine remote seat name playing=true /> }.into_any();
    let room = Memo::new(move |_| !over.get() && remote.look(|state| state.seats.iter().any(Seat::is_free)));
    // Whoever comes late sees at once where to sit.
    let offered = Memo::new(move |_| room.get() && !remote.is_seated());
    let replaced = move || {
        let person = remote.person.get();
        let bots = |seat: &Seat| seat.person.is_some() && seat.person == person && seat.bot.is_some();
        let replaced = !remote.is_host() && !over.get() && remote.look(|state| state.seats.iter().any(bots));
        replaced
            .then(|| view! { <p class="hint" id="replaced" role="status">{words.bot_for_you(&remote.name_of(remote.host()))}</p> })
    };
    let newcomer = move || {
        (room.get() && remote.person.get().is_none()).then(|| {
            view! {
                <label class="newcomer">{settings().language().online().own_name()}
                    <input
                        type="text" id="sit-name" maxlength=ghost_stories_online::LONGEST_NAME.to_string()
                        prop:value=name on:input=move |event| name.set(event_target_value(&event))
                    />
                </label>
            }
        })
    };
    view! {
        <details class="people" id="people" prop:open=offered>
            <summary>{icon("villager")}<span>{words.people()}</span><Presence remote /></summary>
            {newcomer}
            <Seats remote line />
            <Persons remote />
            <ShareLink remote />
            {move || remote.is_seated().then(|| view! { <NotifySwitch id="notify-table" /> })}
            <ShownInLobby remote />
        </details>
        {replaced}
        {move || (!remote.is_seated() && !over.get()).then(|| view! {
            <p class="hint" id="you-watch">{if remote.was_sent_away() { words.removed() } else { words.you_watch() }}</p>
        })}
    }
}

/// Everybody at the table in a line: a dot and a name each, then how many watch.
#[component]
fn Presence(remote: &'static Remote) -> impl IntoView {
    let words = settings().language().at_table();
    // Who came, left and is gone is nobody to look for.
    let people = Memo::new(move |_| {
        remote.look(|state| {
            let counts = |(number, person): (usize, &Person)| {
                let number = number as u8;
                let counts = number == state.host
                    || remote.is_here(number)
                    || state.seats.iter().any(|seat| seat.person == Some(number));
                counts.then(|| (number, person.name.clone()))
            };
            state.people.iter().enumerate().filter_map(counts).collect::<Vec<_>>()
        })
    });
    let person = move |(number, name): (u8, String)| {
        let here = move || remote.is_here(number);
        let label = move || if here() { words.here() } else { words.away() };
        view! { <span class="person"><i class="presence" class:here=here role="img" aria-label=label title=label></i>{name}</span> }
    };
    view! {
        <span class="presences">
            {move || people.get().into_iter().map(person).collect_view()}
            <Watchers remote />
        </span>
    }
}

/// How many watch, if somebody does.
#[component]
pub fn Watchers(remote: &'static Remote) -> impl IntoView {
    let words = settings().language().at_table();
    let number = Memo::new(move |_| remote.here.with(|(_, watching)| *watching));
    move || (number.get() > 0).then(|| view! { <small class="watchers">{words.watching(number.get())}</small> })
}
