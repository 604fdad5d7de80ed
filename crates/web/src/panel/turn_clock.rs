//! How long whoever decides at a table of a server has left.

use std::time::Duration;

use ghost_stories_lang::YourTurnWords;
use leptos::prelude::*;

use crate::browser::now;
use crate::online::Remote;
use crate::play::Play;
use crate::settings::settings;

/// At so many seconds it is said how few are left.
const FEW: u64 = 10;

/// The time that is left: a figure, and a bar that grows shorter. It is said aloud once, when little is left for oneself.
#[component]
pub fn TurnClock(play: &'static Play, remote: &'static Remote) -> impl IntoView {
    let words = settings().language().your_turn();
    let time = RwSignal::new(now());
    let tick = move || {
        time.try_set(now());
    };
    if let Ok(ticks) = set_interval_with_handle(tick, Duration::from_secs(1)) {
        on_cleanup(move || ticks.clear());
    }
    // The time is told anew with each decision.
    Effect::new(move |_| {
        remote.deadline.track();
        time.set(now());
    });
    let left = Memo::new(move |_| {
        let until = remote.deadline.get()?;
        Some(until.saturating_sub(time.get()).div_ceil(1000))
    });
    let mine = Memo::new(move |_| !play.options.is_empty());
    let soon = Memo::new(move |_| left.get().is_some_and(|left| left <= FEW));
    let whole = Memo::new(move |whole: Option<&(Option<u64>, u64)>| {
        let (until, left) = (remote.deadline.get(), left.get().unwrap_or_default());
        match whole {
            Some(&(known, most)) if known == until => (until, most.max(left)),
            _ => (until, left),
        }
    });
    let part = move |left: u64| left as f64 / whole.get().1.max(1) as f64;
    view! {
        {move || left.get().map(|left| view! {
            <span class="turn-clock" class:soon=soon role="timer" id="turn-clock">{told(words, left)}</span>
            <span class="turn-bar" class:soon=soon aria-hidden="true" style=format!("--left:{:.4}", part(left))></span>
        })}
        <span class="hidden" role="status" id="few-seconds">
            {move || (soon.get() && mine.get()).then(|| words.seconds_left(FEW as usize))}
        </span>
    }
}

fn told(words: YourTurnWords, left: u64) -> String {
    match (left / 3600, left / 60 % 60, left % 60) {
        (0, minutes, seconds) => words.left(&format!("{minutes}:{seconds:02}")),
        (hours, minutes, _) => words.left_hours(hours as usize, minutes as usize),
    }
}

#[cfg(test)]
mod tests {
    use ghost_stories_lang::Language;

    use super::*;

    #[test]
    fn the_time_is_told_in_seconds_or_in_hours() {
        let told = |left| told(Language::English.your_turn(), left);
        assert_eq!([told(90), told(9), told(3599)], ["1:30 left", "0:09 left", "59:59 left"]);
        assert_eq!(told(86_399), "23 h 59 min left");
    }
}
