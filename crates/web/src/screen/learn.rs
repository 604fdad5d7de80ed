use ghost_stories_table::{Lesson, Step, Teach};
use leptos::prelude::*;

use super::game::AtTable;
use crate::panel::icon;
use crate::play::{Allowed, Mode, Play};
use crate::seats::Seats;
use crate::settings::settings;

/// Which lesson is given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chapter {
    First,
    Moon,
}

/// A lesson and how far it has come.
#[derive(Clone, Copy)]
pub struct Pupil {
    chapter: Chapter,
    play: &'static Play,
    steps: StoredValue<Vec<Teach>>,
    at: RwSignal<usize>,
}

impl Pupil {
    /// A guided game from its start. It follows the script whenever the table has come to rest, and waits where the pupil is to act.
    pub fn new(chapter: Chapter) -> Pupil {
        let Lesson { table, steps } = match chapter {
            Chapter::First => Lesson::first(),
            Chapter::Moon => Lesson::moon(),
        };
        let play = Play::new(table, None, Seats::default(), Mode::Lesson);
        let pupil = Pupil { chapter, play, steps: StoredValue::new(steps), at: RwSignal::new(0) };
        Effect::new(move |_| pupil.follow());
        pupil
    }

    fn follow(self) {
        let Pupil { play, steps, at, .. } = self;
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
                let played =
                    steps.with_value(|steps| steps[..index].iter().filter(|step| !matches!(step, Teach::Read)).count());
                let made = play.len() > played
                    && play.with(|table| table.game().steps().last() == Some(&Step::Choice(choice)));
                play.allowed.set(if made { Allowed::Nothing } else { Allowed::Only(choice) });
                if made {
                    at.set(index + 1);
                }
            }
            Some(Teach::Read) | None => play.allowed.set(Allowed::Nothing),
        }
    }
}

/// A guided game.
#[component]
pub fn Learn(lesson: Pupil) -> impl IntoView {
    let teacher = view! { <Teacher lesson /> }.into_any();
    view! { <AtTable play=lesson.play lesson=teacher /> }
}

/// What the teacher says now.
#[component]
fn Teacher(lesson: Pupil) -> impl IntoView {
    let Pupil { chapter, play, steps, at } = lesson;
    let settings = settings();
    let (language, words) = (settings.language(), settings.words());
    let (lessons, other) = match chapter {
        Chapter::First => (language.lesson(), ("#/learn/white-moon", words.moon.lesson_long)),
        Chapter::Moon => (language.moon_lesson(), ("#/learn", words.moon.first_lesson)),
    };
    let new_game = if chapter == Chapter::Moon { "#/new/white-moon" } else { "#/new" };
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
    let acts = move || steps.with_value(|steps| matches!(steps.get(at.get()), Some(Teach::Choose(_))));
    let finished = move || at.get() >= steps.with_value(Vec::len);
    view! {
        <section class="lesson" id="lesson" aria-live="polite" aria-label=words.learn>
            <p class="progress">{move || format!("{}/{}", number.get() + 1, lessons.len())}</p>
            <h2>{move || lessons.get(number.get()).map(|(title, _)| *title)}</h2>
            <p>{move || lessons.get(number.get()).map(|(_, text)| *text)}</p>
            {move || (reads() && !play.busy.get()).then(|| view! {
                <button type="button" class="main" id="next" on:click=move |_| at.update(|at| *at += 1)>{icon("forward")}{words.next}</button>
            })}
            {move || (!reads() && !finished()).then(|| view! { <p class="hint">{if acts() { words.do_it } else { words.watch }}</p> })}
            {move || finished().then(|| view! { <a class="button main" href=new_game>{icon("play")}{words.new_game}</a> })}
            <a class="quiet" id="other-lesson" href=other.0>{icon("learn")}{other.1}</a>
        </section>
    }
}
