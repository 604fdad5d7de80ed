use ghost_stories_lang::Text;
use ghost_stories_table::Teach;
use leptos::prelude::*;

use super::card::NamedCard;
use super::pupil::Pupil;
use crate::lazy_assets::{Asset, Awaited};
use crate::panel::icon;
use crate::screen::game::AtTable;
use crate::settings::settings;

/// A guided game.
#[component]
pub fn Learn(lesson: Pupil) -> impl IntoView {
    let teacher = view! { <Teacher lesson /> }.into_any();
    view! { <AtTable play=lesson.play lesson=teacher /> }
}

/// What the teacher says now, and the way back and on.
#[component]
fn Teacher(lesson: Pupil) -> impl IntoView {
    let settings = settings();
    let (language, words) = (settings.language(), settings.words());
    let part = Asset::Words(Text::Lessons, language);
    let number = Memo::new(move |_| lesson.number());
    let texts =
        Memo::new(
            move |_| {
                if settings.later.is_there(part) { language.lesson(lesson.chapter.name()) } else { Vec::new() }
            },
        );
    let said = move || texts.with(|texts| texts.get(number.get() - 1).copied());
    let asks = move || match lesson.taught() {
        Some(Teach::Read(_)) => "read",
        Some(Teach::Choose(_)) => "do",
        Some(Teach::Follow(_)) | None if lesson.is_finished() => "end",
        Some(Teach::Follow(_)) | None => "watch",
    };
    view! {
        <section class="lesson" id="lesson" aria-live="polite" aria-label=words.learn() data-asks=asks>
            <div class="step-title">
                <h2>{move || said().map(|(title, _)| title)}</h2>
                <p class="progress">{move || format!("{}/{}", number.get(), lesson.steps())}</p>
            </div>
            <p class="step-text" id="step-text">{move || said().map(|(_, text)| text)}</p>
            <Awaited part />
            <GoOn lesson />
            <Ways lesson number />
            <Card lesson />
        </section>
    }
}

/// One step back, what is asked for now, and one step on.
#[component]
fn Ways(lesson: Pupil, number: Memo<usize>) -> impl IntoView {
    let settings = settings();
    let (language, words) = (settings.language(), settings.words());
    let reads = move || matches!(lesson.taught(), Some(Teach::Read(_)));
    let busy = move || lesson.play.animation.is_busy();
    let asked = move || match lesson.taught() {
        Some(Teach::Choose(_)) => Some(words.do_it()),
        Some(Teach::Read(_)) => None,
        Some(Teach::Follow(_)) | None => (!lesson.is_finished()).then(|| words.watch()),
    };
    let back =
        move |_| lesson.to(if lesson.is_finished() { number.get_untracked() } else { number.get_untracked() - 1 });
    let on = move || {
        if lesson.is_finished() {
            let to = lesson.chapter.new_game();
            view! { <a class="button main" href=to>{icon("play")}{words.new_game()}</a> }.into_any()
        } else if reads() {
            view! {
                <button type="button" class="main" id="next" prop:disabled=busy on:click=move |_| lesson.forward()>{words.next()}{icon("forward")}</button>
            }
            .into_any()
        } else {
            let disabled = move || !lesson.may_go_forward() || lesson.taught().is_none() || busy();
            let label = language.learn().forward();
            view! {
                <button type="button" class="quiet" id="lesson-forward" title=label aria-label=label prop:disabled=disabled on:click=move |_| lesson.forward()>
                    {icon("forward")}
                </button>
            }
            .into_any()
        }
    };
    view! {
        <div class="ways">
            <button
                type="button" class="quiet" id="lesson-back" prop:disabled=move || number.get() == 1 && !lesson.is_finished() on:click=back
            >{icon("back")}{language.learn().back()}</button>
            <p class="hint">{asked}</p>
            {on}
        </div>
    }
}

/// At the start: the step at which the lesson was left, and the other lessons. At the end these again.
#[component]
fn GoOn(lesson: Pupil) -> impl IntoView {
    let settings = settings();
    let (language, words) = (settings.language(), settings.words());
    let others = move || {
        let other = |(index, (to, title, about)): (usize, (&'static str, &'static str, Option<&'static str>))| {
            let id = (index == 0).then_some("other-lesson");
            view! { <a class="quiet" id=id href=to title=about>{icon("learn")}{title}</a> }
        };
        lesson.chapter.others(words).into_iter().enumerate().map(other).collect_view()
    };
    let go_on = move || {
        lesson.may_go_on_at().map(|step| {
            let label = language.learn().go_on(lesson.chapter.number(), step);
            view! { <button type="button" id="go-on" on:click=move |_| lesson.to(step)>{icon("forward")}{label}</button> }
        })
    };
    view! {
        {go_on}
        {move || (lesson.number() == 1 || lesson.is_finished()).then(|| view! { <nav class="row other-lessons">{others()}</nav> })}
    }
}

/// The card that the step is about, in large.
#[component]
fn Card(lesson: Pupil) -> impl IntoView {
    let position = lesson.play.position;
    let card = Memo::new(move |_| {
        let position = position.get();
        lesson.taught().and_then(|teach| teach.card(&position))
    });
    move || {
        card.get().map(|(card, space)| {
            let components = position.get_untracked().components();
            view! { <NamedCard card space components /> }
        })
    }
}
