//! The others at a table of a server: who decides, what they ask, and how things are shown to them.

use ghost_stories_engine::Waiting;
use ghost_stories_lang::Message;
use ghost_stories_online::{ClientMessage, UndoAsked};
use ghost_stories_table::Step;
use leptos::prelude::*;

use super::icon;
use crate::browser;
use crate::online::Remote;
use crate::play::Play;
use crate::settings::settings;

/// Who decides now: oneself, somebody who is here or not, a bot, or nobody yet.
#[component]
pub fn WhoseTurn(play: &'static Play, remote: &'static Remote) -> impl IntoView {
    let settings = settings();
    let (language, words, bots) = (settings.language(), settings.language().at_table(), settings.words().bots());
    let mine = Memo::new(move |_| !play.options.is_empty());
    let told = move || {
        let Waiting::Choice(who) = play.position.get().waiting() else { return String::new() };
        let seat = remote.look(|state| state.seat(who).copied());
        let decider = seat.and_then(|seat| seat.decider());
        match decider {
            _ if mine.get() => words.you_decide(language.who(who)),
            _ if seat.is_some_and(|seat| seat.bot.is_some()) => bots.thinking(&play.who(who)),
            _ if play.animation.is_busy() || !remote.is_connected() => String::new(),
            None => words.nobody_decides(language.who(who)),
            Some(person) if remote.is_here(person) => words.decides(&remote.name_of(person), language.who(who)),
            Some(person) => words.away_decides(&remote.name_of(person), language.who(who)),
        }
    };
    view! { <p class="whose-turn" class:mine=mine aria-live="polite" id="whose-turn">{told}</p> }
}

/// Somebody asks to take a decision back: what it is, and one's answer where it is awaited.
#[component]
pub fn UndoQuestion(play: &'static Play, remote: &'static Remote) -> impl IntoView {
    let words = settings().language().at_table();
    let asked = Memo::new(move |_| remote.look(|state| state.undo.clone()));
    let what = move |to: usize| {
        play.record.with(|table| match (table.game().position_after(to), table.game().steps().get(to)) {
            (Some(position), Some(&Step::Choice(choice))) => play.say(Message::choice(position, choice)),
            (_, Some(Step::Outcome(_)) | None) | (None, _) => "…".to_owned(),
        })
    };
    let button = move |id: &'static str, drawn: &'static str, label: &'static str, answer: fn() -> ClientMessage| {
        view! { <button type="button" id=id on:click=move |_| remote.ask(answer())>{icon(drawn)}{label}</button> }
    };
    let draw = move |UndoAsked { by, to, waits_for }: UndoAsked| {
        let person = remote.person.get();
        let answers = person.is_some_and(|person| waits_for.contains(&person)).then(|| {
            view! {
                {button("undo-agree", "check", words.agree(), || ClientMessage::Agree {})}
                {button("undo-refuse", "close", words.refuse(), || ClientMessage::Refuse {})}
            }
        });
        let own = (person == Some(by))
            .then(|| button("undo-withdraw", "close", words.withdraw(), || ClientMessage::Refuse {}));
        let names: Vec<String> = waits_for.iter().map(|&person| remote.name_of(person)).collect();
        let waits = answers.is_none().then(|| view! { <p class="hint">{words.undo_waits(&names)}</p> });
        view! {
            <section class="ask undo-question" id="undo-question" role="alert">
                <p>{icon("undo")}" "{words.undo_asked(&remote.name_of(by), &what(to))}</p>
                {waits}
                <div class="row">{answers}{own}</div>
            </section>
        }
    };
    move || asked.get().map(draw)
}

/// Lets the next click on the table show a thing to everybody.
#[component]
pub fn PointOut(play: &'static Play, remote: &'static Remote) -> impl IntoView {
    let words = settings().language().at_table();
    let show = move |_| {
        if play.pointing.toggle_showing() {
            // On a phone the table is out of sight here.
            browser::reveal("deck");
        }
    };
    move || {
        remote.person.get().map(|_| {
            view! {
                <button
                    type="button" class="quiet" id="point" title=words.point_hint()
                    aria-pressed=move || play.pointing.is_showing().to_string()
                    on:click=show
                >{icon("lantern")}{words.point()}</button>
                {move || play.pointing.is_showing().then(|| view! { <p class="ask pointing" role="status">{words.point_hint()}</p> })}
            }
        })
    }
}
