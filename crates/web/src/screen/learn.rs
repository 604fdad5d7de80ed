use ghost_stories_table::{Lesson, Step, Teach};
use leptos::prelude::*;

use super::game::AtTable;
use crate::panel::icon;
use crate::play::{Allowed, Mode, Play};
use crate::settings::settings;

/// The guided first game.
#[component]
pub fn Learn() -> impl IntoView {
    let Lesson { table, steps } = Lesson::first();
    let play = Play::new(table, None, Mode::Lesson);
    let steps = StoredValue::new(steps);
    let at = RwSignal::new(0);
    // Follows the script whenever the table has come to rest, and waits where the pupil is to act.
    Effect::new(move |_| {
        let index = at.get();
        if play.busy.get() {
            return;
        }
        match steps.with_value(|steps| steps.get(index).copied()) {
            Some(Teach::Follow(step)) => {
                at.set(index + 1);
                play.script(step);
            }
            Some(Teach::Choose(choice)) => {
                let made = play.with(|table| table.game().steps().last().copied());
                let before =
                    steps.with_value(|steps| steps[..index].iter().filter(|step| !matches!(step, Teach::Read)).count());
                if made == Some(Step::Choice(choice)) && play.len() > before {
                    at.set(index + 1);
                    play.allowed.set(Allowed::Nothing);
                } else {
                    play.allowed.set(Allowed::Only(choice));
                }
            }
            Some(Teach::Read) | None => play.allowed.set(Allowed::Nothing),
        }
    });
    let lesson = view! { <Teacher play steps at /> }.into_any();
    view! { <AtTable play lesson /> }
}

/// What the teacher says now.
#[component]
fn Teacher(play: &'static Play, steps: StoredValue<Vec<Teach>>, at: RwSignal<usize>) -> impl IntoView {
    let settings = settings();
    let (language, words) = (settings.language(), settings.words());
    let lessons = language.lesson();
    let taught = move |until: usize| {
        steps.with_value(|steps| {
            steps[..until.min(steps.len())].iter().filter(|step| !matches!(step, Teach::Follow(_))).count()
        })
    };
    // While the script runs on, the last words stay.
    let number = Memo::new(move |_| {
        let index = at.get();
        let follows = steps.with_value(|steps| matches!(steps.get(index), Some(Teach::Follow(_))));
        if follows || index >= steps.with_value(Vec::len) { taught(index).saturating_sub(1) } else { taught(index) }
    });
    let reads = move || steps.with_value(|steps| matches!(steps.get(at.get()), Some(Teach::Read)));
    let finished = move || at.get() >= steps.with_value(Vec::len);
    view! {
        <section class="lesson" id="lesson" aria-live="polite" aria-label=words.learn>
            <p class="progress">{move || format!("{}/{}", number.get() + 1, lessons.len())}</p>
            <h2>{move || lessons.get(number.get()).map(|(title, _)| *title)}</h2>
            <p>{move || lessons.get(number.get()).map(|(_, text)| *text)}</p>
            {move || (reads() && !play.busy.get()).then(|| view! {
                <button type="button" class="main" id="next" on:click=move |_| at.update(|at| *at += 1)>{icon("forward")}{words.next}</button>
            })}
            {move || (!reads() && !finished()).then(|| view! { <p class="hint">{words.do_it}</p> })}
            {move || finished().then(|| view! { <a class="button main" href="#/new">{icon("play")}{words.new_game}</a> })}
        </section>
    }
}
