use std::time::Duration;

use ghost_stories_engine::Who;
use ghost_stories_online::{ClientMessage, Seat};
use leptos::prelude::*;

use crate::browser;
use crate::online::Remote;
use crate::panel::icon;
use crate::seats::BOTS;
use crate::settings::settings;

/// For how many milliseconds somebody may be away without a word: whoever only loads the page again is back by then.
const SHORT: u64 = 8_000;

/// Those who play and are away: for how long, and a button that lets a bot play on once everybody may press it.
#[component]
pub fn Absent(remote: &'static Remote) -> impl IntoView {
    let now = RwSignal::new(browser::now());
    if let Ok(ticks) = set_interval_with_handle(move || now.set(browser::now()), Duration::from_secs(1)) {
        on_cleanup(move || ticks.clear());
    }
    let absent = Memo::new(move |_| {
        let long = |since: u64| now.get().saturating_sub(since) >= SHORT;
        remote.absent().into_iter().filter(|(_, since)| long(*since)).collect::<Vec<_>>()
    });
    let line = move |(person, since): (u8, u64)| view! { <AbsentPerson remote person since now /> };
    move || {
        let absent = absent.get();
        let connected = remote.is_connected();
        (connected && !absent.is_empty())
            .then(|| view! { <div class="absent" id="absent">{absent.into_iter().map(line).collect_view()}</div> })
    }
}

#[component]
fn AbsentPerson(remote: &'static Remote, person: u8, since: u64, now: RwSignal<u64>) -> impl IntoView {
    let words = settings().language().at_table();
    let name = move || remote.name_of(person);
    let seconds = Memo::new(move |_| now.get().saturating_sub(since) / 1000);
    let left =
        Memo::new(move |_| remote.order.bot_after.get().map(|after| u64::from(after).saturating_sub(seconds.get())));
    let has_place = Memo::new(move |_| remote.person.get().is_some());
    let may = Memo::new(move |_| has_place.get() && (remote.is_host() || left.get() == Some(0)));
    let waits = move || left.get().filter(|&left| left > 0 && !may.get()).map(|left| words.bot_in(&clock(left)));
    let play_on = move |_| {
        let theirs = |seat: &Seat| seat.decider() == Some(person);
        let seats: Vec<Who> = untrack(|| {
            remote.look(|state| state.seats.iter().filter(|seat| theirs(seat)).map(|seat| seat.seat).collect())
        });
        for seat in seats {
            remote.ask(ClientMessage::Bot { seat, bot: BOTS[2], gives_way: false });
        }
    };
    let button = move || {
        may.get().then(|| {
            view! {
                <button type="button" id=format!("play-on-{person}") on:click=play_on>{icon("robot")}{words.let_play_on(&name())}</button>
            }
        })
    };
    view! {
        <p><span role="timer">{move || words.away_for(&name(), &clock(seconds.get()))}</span>" "<span>{waits}</span></p>
        {button}
    }
}

/// Minutes and seconds, as a clock shows them; hours before them if there are some.
fn clock(seconds: u64) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_shown_as_a_clock_shows_it() {
        assert_eq!([5, 65, 3_600, 3_725].map(clock), ["0:05", "1:05", "1:00:00", "1:02:05"]);
    }
}
