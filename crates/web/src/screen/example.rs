//! The worked examples of the books: a position that one can step through.

use ghost_stories_lang::{Message, Text};
use ghost_stories_table::{Example, Step};
use leptos::prelude::*;

use super::game::AtTable;
use super::game::OpenedGame;
use super::replay::watch;
use crate::examples;
use crate::lazy_assets::{Asset, Awaited};
use crate::panel::{RuleLink, icon};
use crate::play::Play;
use crate::settings::settings;
use crate::target::targets;

/// An example that is shown.
#[derive(Clone, Copy)]
pub struct ShownExample {
    example: &'static Example,
    play: &'static Play,
}

/// What became of opening an example.
#[derive(Clone, Copy)]
pub enum ExampleState {
    Coming,
    Missing,
    Shown(ShownExample),
}

pub type OpenedExample = RwSignal<ExampleState>;

/// Opens an example. It is opened once, however often it is drawn.
pub fn open_example(name: String) -> OpenedExample {
    let later = settings().later;
    let (opened, owner) = (RwSignal::new(ExampleState::Coming), Owner::current());
    later.want(Asset::Examples);
    Effect::new(move |_| {
        if later.is_there(Asset::Examples) && opened.with_untracked(|state| matches!(state, ExampleState::Coming)) {
            let show = || {
                let example = examples::named(&name)?;
                match watch(example.table(), 0, None) {
                    OpenedGame::Ready(play) => Some(ShownExample { example, play }),
                    OpenedGame::Damaged { .. } | OpenedGame::Missing => None,
                }
            };
            let shown = owner.as_ref().and_then(|owner| owner.with(show));
            opened.set(shown.map_or(ExampleState::Missing, ExampleState::Shown));
        }
    });
    opened
}

/// The position of an example, with its words beside it.
#[component]
pub fn ExampleScreen(opened: OpenedExample) -> impl IntoView {
    let words = settings().words();
    move || match opened.get() {
        ExampleState::Shown(shown) => {
            let panel = view! { <Panel shown /> }.into_any();
            view! { <AtTable play=shown.play lesson=panel /> }.into_any()
        }
        ExampleState::Missing => {
            let rules = view! { <a class="button" href="#/rules">{icon("book")}{words.rules()}</a> };
            view! { <section class="sheet"><h1>{words.no_such_game()}</h1>{rules}</section> }.into_any()
        }
        ExampleState::Coming => view! { <section class="sheet"><Awaited part=Asset::Examples /></section> }.into_any(),
    }
}

/// What the example is about, the words of its step, what holds now, and the way back and on.
#[component]
fn Panel(shown: ShownExample) -> impl IntoView {
    let ShownExample { example, play } = shown;
    let settings = settings();
    let language = settings.language();
    let part = Asset::Words(Text::Lessons, language);
    let words = Memo::new(move |_| settings.later.is_there(part).then(|| examples::words(language, example)));
    let step = move || play.record.shown();
    Effect::new(move |_| play.panel.light(subject(shown, step())));
    let told = move || told(shown, step()).into_iter().map(|line| view! { <p>{line}</p> }).collect_view();
    let holds = move || {
        let facts: Vec<String> = example.facts(step()).map(|fact| play.say(fact.clone())).collect();
        (!facts.is_empty()).then(|| {
            let lines = facts.into_iter().map(|fact| view! { <li>{icon("check")}<span>{fact}</span></li> });
            view! { <h3>{language.learn().holds()}</h3><ul class="holds">{lines.collect_view()}</ul> }
        })
    };
    let press = move |event: web_sys::KeyboardEvent| match event.key().as_str() {
        "ArrowLeft" => play.show(play.record.shown_untracked().saturating_sub(1)),
        "ArrowRight" => play.show(play.record.shown_untracked() + 1),
        _ => {}
    };
    let rules = example.rules.iter().map(|&rule| view! { <RuleLink rule />" " }).collect_view();
    view! {
        <section class="lesson example" id="example" aria-label=language.learn().example() on:keydown=press>
            <div class="step-title">
                <h2>{move || words.get().map(|(title, _)| title)}</h2>
                <p class="progress">{move || format!("{}/{}", step(), example.steps.len())}</p>
            </div>
            <Awaited part />
            <Ways shown />
            <p class="about" hidden=move || step() != 0>{move || words.get().map(|(_, about)| about)}</p>
            <div class="step-text" id="step-text" aria-live="polite">{told}{holds}</div>
            <p class="rules">{rules}</p>
            <Neighbours example />
        </section>
    }
}

/// Step by step, back and on.
#[component]
fn Ways(shown: ShownExample) -> impl IntoView {
    let ShownExample { example, play } = shown;
    let words = settings().words();
    let (step, last) = (move || play.record.shown(), example.steps.len());
    let to = move |by: isize| play.show(play.record.shown_untracked().saturating_add_signed(by));
    view! {
        <div class="ways">
            <button
                type="button" class="quiet" id="example-back" title=words.back() prop:disabled=move || step() == 0 on:click=move |_| to(-1)
            >{icon("back")}{settings().language().learn().back()}<kbd>","</kbd></button>
            <button
                type="button" class="main" id="example-forward" title=words.forward() prop:disabled=move || step() == last on:click=move |_| to(1)
            >{words.next()}{icon("forward")}<kbd>"."</kbd></button>
        </div>
    }
}

/// The examples before and after this one.
#[component]
fn Neighbours(example: &'static Example) -> impl IntoView {
    let settings = settings();
    let language = settings.language();
    let there = move || settings.later.is_there(Asset::Words(Text::Lessons, language));
    let link = move |by: isize, drawn: &'static str| {
        examples::next_to(example, by).map(|other| {
            let (title, about) = examples::words(language, other);
            view! { <a class="quiet" href=format!("#/example/{}", other.name) title=about>{icon(drawn)}{title}</a> }
        })
    };
    move || there().then(|| view! { <nav class="row other-lessons">{link(-1, "back")}{link(1, "forward")}</nav> })
}

/// What the last of so many steps was, in the words of the log; where nothing is told, in those of the choice.
fn told(shown: ShownExample, step: usize) -> Vec<String> {
    let ShownExample { example, play } = shown;
    let lines =
        play.record.with(|table| table.told(step).iter().map(|&event| Message::event(event)).collect::<Vec<_>>());
    let lines: Vec<String> = lines.into_iter().map(|line| play.say(line)).collect();
    if !lines.is_empty() {
        return lines;
    }
    let Some(index) = step.checked_sub(1) else { return Vec::new() };
    match example.steps[index] {
        Step::Outcome(outcome) => vec![play.say(Message::outcome(outcome))],
        Step::Choice(choice) => {
            let before = play.record.with(|table| table.game().position_after(index).copied());
            before.map(|position| play.say(Message::choice(&position, choice))).into_iter().collect()
        }
    }
}

/// What the last of so many steps was about, if somebody chose it.
fn subject(shown: ShownExample, step: usize) -> Vec<crate::target::Target> {
    let ShownExample { example, play } = shown;
    let chosen = step.checked_sub(1).and_then(|index| match example.steps[index] {
        Step::Choice(choice) => Some((index, choice)),
        Step::Outcome(_) => None,
    });
    let about = chosen.and_then(|(index, choice)| {
        play.record.with(|table| table.game().position_after(index).map(|position| targets(position, choice)))
    });
    about.unwrap_or_default()
}
