use ghost_stories_engine::Who;
use ghost_stories_online::{ClientMessage, LONGEST_NAME, Pace, Seat};
use ghost_stories_table::Start;
use leptos::prelude::*;

use super::chat::Chat;
use super::listing::ShownInLobby;
use super::notices::HostChanged;
use super::people::Watchers;
use super::persons::Persons;
use super::seat::{SeatLine, Seats};
use super::{ConnectionTrouble, RestartAnnounced, ShareLink};
use crate::browser;
use crate::lazy_assets::Asset;
use crate::notify::NotifySwitch;
use crate::online::{Remote, kept};
use crate::panel::icon;
use crate::play::Play;
use crate::settings::settings;

/// Before the game: who takes which seat.
#[component]
pub fn Lobby(play: &'static Play, remote: &'static Remote) -> impl IntoView {
    let settings = settings();
    let (language, words, hall) = (settings.language(), settings.language().at_table(), settings.language().online());
    // By the time the game begins they are there.
    settings.later.want(Asset::Drawings);
    let name = RwSignal::new(kept::last_name());
    let setup = play.record.with(|table| match table.game().start() {
        Start::Setup(setup) => Some(*setup),
        Start::Written { .. } => None,
    });
    let game = setup.map(|setup| {
        let kind =
            hall.kinds()[usize::from(setup.white_moon.is_some()) + 2 * usize::from(setup.black_secret.is_some())];
        format!("{kind} · {}", language.level(setup.level))
    });
    let waiting = language.your_turn();
    let clock = Memo::new(move |_| {
        let clock = remote.look(|state| state.clock);
        Pace::ALL.into_iter().zip(waiting.clocks()).find(|(pace, _)| *pace == clock && !clock.is_untimed())
    });
    let new = Memo::new(move |_| remote.person.get().is_none());
    Effect::new(move |_| {
        if new.get() {
            request_animation_frame(|| browser::focus("sit-name"));
        }
    });
    let sit_anywhere = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let free = untrack(|| {
            remote.look(|state| {
                let open = state.seats.iter().copied().find(Seat::is_open);
                open.or_else(|| state.seats.iter().copied().find(Seat::is_free))
            })
        });
        if let Some(seat) = free.filter(|_| !name.with_untracked(|name| name.trim().is_empty())) {
            remote.sit(seat.seat, &name.get_untracked());
        }
    };
    let newcomer = move || {
        new.get().then(|| {
            view! {
                <form class="newcomer" on:submit=sit_anywhere>
                    <label>{hall.own_name()}
                        <input
                            type="text" id="sit-name" maxlength=LONGEST_NAME.to_string() autocomplete="nickname"
                            prop:value=name on:input=move |event| name.set(event_target_value(&event))
                        />
                    </label>
                    <p class="hint">{words.sit_hint()}</p>
                </form>
            }
        })
    };
    let line = move |seat: Seat| {
        let power = setup.and_then(|setup| match seat.seat {
            Who::Taoist(colour) => Some(setup.powers[colour]),
            Who::WuFeng => None,
        });
        view! { <SeatLine remote seat name power /> }.into_any()
    };
    view! {
        <section class="sheet lobby" id="lobby" tabindex="-1">
            <h1>{words.lobby()}</h1>
            <p class="hint">{game}</p>
            {move || clock.get().map(|(_, label)| view! { <p class="hint" id="clock"><b>{waiting.clock()}</b>" "<span>{label}</span></p> })}
            <ConnectionTrouble remote />
            <RestartAnnounced remote />
            <HostChanged remote />
            {move || remote.was_sent_away().then(|| view! { <p class="hint" id="was-sent-away">{words.removed()}</p> })}
            {newcomer}
            <Seats remote line />
            <Persons remote />
            <Begin remote />
            <ShareLink remote />
            <p class="hint">{words.share_hint()}" "<Watchers remote /></p>
            {move || remote.is_seated().then(|| view! { <NotifySwitch id="notify-table" /> })}
            <ShownInLobby remote />
            <Chat remote />
        </section>
    }
}

/// The host begins the game once every seat is taken; the others get to know who does.
#[component]
fn Begin(remote: &'static Remote) -> impl IntoView {
    let language = settings().language();
    let words = language.at_table();
    let open = Memo::new(move |_| remote.look(|state| state.seats.iter().any(Seat::is_open)));
    let host = Memo::new(move |_| remote.is_host());
    let begin = move |_| remote.ask(ClientMessage::Start {});
    move || {
        if !host.get() {
            let told = if open.get() {
                words.host_starts(&remote.name_of(remote.host()))
            } else {
                language.online().host_begins().to_owned()
            };
            return view! { <p role="status">{told}</p> }.into_any();
        }
        view! {
            <div class="begin">
                <button
                    type="button" class="main" id="start" aria-describedby="why-not" prop:disabled=open on:click=begin
                >{icon("play")}{words.start()}</button>
                <p class="hint" id="why-not">{move || open.get().then_some(words.seats_open())}</p>
            </div>
        }
        .into_any()
    }
}
