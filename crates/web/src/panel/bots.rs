use leptos::prelude::*;

use super::icon;
use crate::play::Play;
use crate::settings::{Pace, settings};

/// How the bots are held up, let go on, and made quicker or slower.
#[component]
pub fn BotBar(play: &'static Play) -> impl IntoView {
    let words = settings().words().bots();
    let label = move || if play.bots.is_paused() { words.go_on() } else { words.pause() };
    view! {
        <div class="row bot-bar" role="group" aria-label=words.pace()>
            <button
                type="button" id="pause" aria-pressed=move || play.bots.is_paused().to_string()
                on:click=move |_| play.pause_or_go_on()
            >{move || icon(if play.bots.is_paused() { "play" } else { "pause" })}{label}</button>
            {move || play.bots.is_paused().then(|| view! {
                <button
                    type="button" id="bot-step" prop:disabled=move || play.bot_to_choose().is_none() || play.bots.is_thinking()
                    on:click=move |_| play.step_bot()
                >{icon("forward")}{words.step()}</button>
            })}
            <label class="pace">{icon("speed")}<span class="hidden">{words.pace()}</span><BotPace /></label>
        </div>
    }
}

/// The pace of the bots, as one of four.
#[component]
fn BotPace() -> impl IntoView {
    let settings = settings();
    let change = move |event| {
        let name = event_target_value(&event);
        if let Some(pace) = Pace::ALL.into_iter().find(|pace| pace.name() == name) {
            settings.bot_pace.set(pace);
        }
    };
    let paces = Pace::ALL.into_iter().zip(settings.words().bots().paces()).map(|(pace, word)| {
        view! { <option value=pace.name() prop:selected=move || settings.bot_pace.get() == pace>{word}</option> }
    });
    view! { <select id="bot-pace" on:change=change>{paces.collect_view()}</select> }
}
