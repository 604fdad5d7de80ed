use ghost_stories_engine::{Event, Rule};
use ghost_stories_lang::{Message, Text};
use ghost_stories_online::Aid;
use ghost_stories_table::Table;
use leptos::prelude::*;

use super::icon;
use crate::browser::{go, reveal_in_list};
use crate::lazy_assets::Asset;
use crate::play::{Mode, Play};
use crate::settings::settings;

/// Every event in words with its rule; a click shows the position after it.
#[component]
pub fn LogPanel(play: &'static Play) -> impl IntoView {
    let settings = settings();
    let (language, words) = (settings.language(), settings.words());
    settings.later.want(Asset::Words(Text::Rules, language));
    Effect::new(move |_| {
        let step = play.record.shown();
        request_animation_frame(move || reveal_in_list("log", &format!("step-{step}")));
    });
    // A step that turned out otherwise is told anew.
    let steps = move || {
        let retold = play.record.retold();
        (0..=play.record.len()).map(move |step| (retold, step))
    };
    let entry = move |(_, step): (usize, usize)| {
        let (events, older) = play.record.with(|table| (table.told(step).to_vec(), table.older_step(step)));
        let older = older.map(|older| {
            let told = move || words.replay().older_step(&older.words(language, play.hand.hidden.get()));
            view! { <p class="older"><button type="button" class="line" on:click=move |_| play.show(step)>{told}</button></p> }
        });
        // What Wu-Feng drew is told once it may be seen.
        let told = move |event| play.say(Message::event(play.hand.seen(event)));
        let lines = events.into_iter().map(|event| {
            let begins = matches!(event, Event::TurnBegan { .. });
            let rule = event.rule();
            view! {
                <p class:turn=begins>
                    <button type="button" class="line" on:click=move |_| play.show(step)>{move || told(event)}</button>
                    <RuleLink rule />
                </p>
            }
        });
        view! {
            <li id=format!("step-{step}") class:current=move || play.record.shown() == step>{older}{lines.collect_view()}</li>
        }
    };
    view! {
        <Steps play />
        <ol class="log" id="log" aria-label=words.log() tabindex="0">
            <For each=steps key=|step| *step children=entry />
        </ol>
    }
}

/// The number of a rule, with its words a click away.
#[component]
pub fn RuleLink(rule: Rule) -> impl IntoView {
    let settings = settings();
    let language = settings.language();
    let there = move || settings.later.is_there(Asset::Words(Text::Rules, language));
    let words = move || language.rule(rule).filter(|_| there());
    view! { <a class="rule" href=format!("#/rules/{rule}") title=words>{rule.to_string()}</a> }
}

/// First, back, run, forward, last; a line to scrub along; and the branch.
#[component]
pub fn Steps(play: &'static Play) -> impl IntoView {
    let words = settings().words();
    let last = move || play.record.len();
    let slide = move |event| {
        if let Ok(step) = event_target_value(&event).parse() {
            play.animation.set_running(false);
            play.show(step);
        }
    };
    let to = move |name: &'static str, label: &'static str, step: fn(usize, usize) -> usize| {
        view! {
            <button type="button" aria-label=label title=label on:click=move |_| {
                play.animation.set_running(false);
                play.show(step(play.record.shown_untracked(), play.record.with(Table::len)));
            }>{icon(name)}</button>
        }
    };
    let run = move |_| {
        let runs = !play.animation.is_running_untracked();
        if runs && play.record.shown_untracked() == play.record.with(Table::len) {
            play.show(0);
        }
        play.animation.set_running(runs);
        play.run();
    };
    view! {
        <div class="steps" role="group" aria-label=words.steps()>
            {to("first", words.first(), |_, _| 0)}
            {to("back", words.back(), |shown, _| shown.saturating_sub(1))}
            <button type="button" id="run" aria-label=words.run() title=words.run() aria-pressed=move || play.animation.is_running().to_string() on:click=run>
                {move || icon(if play.animation.is_running() { "pause" } else { "play" })}
            </button>
            {to("forward", words.forward(), |shown, _| shown + 1)}
            {to("last", words.last(), |_, len| len)}
            <input
                type="range" min="0" max=last prop:value=move || play.record.shown() aria-label=words.step()
                aria-valuetext=move || words.step_of(play.record.shown(), last()) on:input=slide
            />
            <output>{move || format!("{}/{}", play.record.shown(), last())}</output>
        </div>
    }
}

/// The past is shown: play on from here in another way, or go back to the game.
#[component]
pub fn Past(play: &'static Play) -> impl IntoView {
    let words = settings().words();
    let branch = move |_| {
        if let Some(id) = play.branch() {
            play.use_aid(Aid::Trial);
            go(&format!("/game/{id}"));
        }
    };
    view! {
        <section class="past">
            {(play.mode != Mode::Replay).then(|| view! {
                <p>{words.past()}</p>
                <button type="button" class="main" id="to-game" on:click=move |_| play.show(usize::MAX)>{words.back_to_game()}</button>
            })}
            {move || (play.mode != Mode::Lesson && !play.is_ranked()).then(|| view! {
                <button type="button" id="branch" on:click=branch title=words.branch_hint()>{icon("branch")}{words.branch()}</button>
            })}
        </section>
    }
}
