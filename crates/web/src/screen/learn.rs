use ghost_stories_engine::{ByColour, Who};
use ghost_stories_lang::{PageWords, Text};
use ghost_stories_table::{Lesson, Step, Teach};
use leptos::prelude::*;

use super::game::AtTable;
use crate::lazy_assets::{Asset, Awaited};
use crate::panel::icon;
use crate::play::{Allowed, Mode, Play};
use crate::seats::{BOTS, Seats};
use crate::settings::settings;

/// Which lesson is given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chapter {
    First,
    WhiteMoon,
    /// Black Secret, the pupil a Taoist.
    BlackSecret,
    /// Black Secret, the pupil Wu-Feng.
    WuFeng,
}

impl Chapter {
    /// The chapter of an address such as `learn/white-moon`.
    pub fn of(name: Option<&str>) -> Chapter {
        match name {
            Some("white-moon") => Chapter::WhiteMoon,
            Some("black-secret") => Chapter::BlackSecret,
            Some("wu-feng") => Chapter::WuFeng,
            _ => Chapter::First,
        }
    }

    fn lesson(self) -> Lesson {
        match self {
            Chapter::First => Lesson::first(),
            Chapter::WhiteMoon => Lesson::white_moon(),
            Chapter::BlackSecret => Lesson::taoists_black_secret(),
            Chapter::WuFeng => Lesson::wu_feng(),
        }
    }

    /// By which the words have its lesson.
    fn name(self) -> &'static str {
        match self {
            Chapter::First => "first",
            Chapter::WhiteMoon => "white-moon",
            Chapter::BlackSecret => "black-secret",
            Chapter::WuFeng => "wu-feng",
        }
    }

    /// The other chapters that this one names: where each is, its title and what it is about.
    fn others(self, words: PageWords) -> Vec<(&'static str, &'static str, Option<&'static str>)> {
        let black_secret = words.black_secret();
        let taoists = ("#/learn/black-secret", black_secret.lesson_taoists(), Some(black_secret.lesson_taoists_long()));
        let wu_feng = ("#/learn/wu-feng", black_secret.lesson_wu_feng(), Some(black_secret.lesson_wu_feng_long()));
        let first = ("#/learn", words.white_moon().first_lesson(), None);
        match self {
            Chapter::First => vec![("#/learn/white-moon", words.white_moon().lesson_long(), None), taoists, wu_feng],
            Chapter::WhiteMoon => vec![first, taoists, wu_feng],
            Chapter::BlackSecret => vec![wu_feng, first],
            Chapter::WuFeng => vec![taoists, first],
        }
    }

    /// Where a game of what was taught begins.
    fn new_game(self) -> &'static str {
        match self {
            Chapter::First => "#/new",
            Chapter::WhiteMoon => "#/new/white-moon",
            Chapter::BlackSecret | Chapter::WuFeng => "#/new/black-secret",
        }
    }
}

/// Who sits at the table of a lesson: a pupil who is Wu-Feng has no person beside him, so that his hand lies open.
fn seats(pupil: Who) -> Seats {
    match pupil {
        Who::Taoist(_) => Seats::default(),
        Who::WuFeng => Seats { taoists: ByColour::from_fn(|_| Some(BOTS[2])), ..Seats::default() },
    }
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
        let Lesson { table, pupil, steps } = chapter.lesson();
        let play = Play::new(table, None, seats(pupil), Mode::Lesson);
        let pupil = Pupil { chapter, play, steps: StoredValue::new(steps), at: RwSignal::new(0) };
        Effect::new(move |_| pupil.follow());
        pupil
    }

    fn follow(self) {
        let Pupil { play, steps, at, .. } = self;
        let index = at.get();
        if play.animation.is_busy() {
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
                let made = play.record.len() > played
                    && play.record.with(|table| table.game().steps().last() == Some(&Step::Choice(choice)));
                play.options.allow(if made { Allowed::Nothing } else { Allowed::Only(choice) });
                if made {
                    at.set(index + 1);
                }
            }
            Some(Teach::Read) | None => play.options.allow(Allowed::Nothing),
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
    let new_game = chapter.new_game();
    let part = Asset::Words(Text::Lessons, language);
    let lessons =
        Memo::new(move |_| if settings.later.is_there(part) { language.lesson(chapter.name()) } else { Vec::new() });
    let said = move |number: usize| lessons.with(|lessons| lessons.get(number).copied());
    let other = |(index, (to, title, about)): (usize, (&'static str, &'static str, Option<&'static str>))| {
        let id = (index == 0).then_some("other-lesson");
        view! { <a class="quiet" id=id href=to title=about>{icon("learn")}{title}</a> }
    };
    let others = chapter.others(words).into_iter().enumerate().map(other).collect_view();
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
        <section class="lesson" id="lesson" aria-live="polite" aria-label=words.learn()>
            <p class="progress">{move || format!("{}/{}", number.get() + 1, taught(usize::MAX))}</p>
            <h2>{move || said(number.get()).map(|(title, _)| title)}</h2>
            <p>{move || said(number.get()).map(|(_, text)| text)}</p>
            <Awaited part />
            {move || (reads() && !play.animation.is_busy()).then(|| view! {
                <button type="button" class="main" id="next" on:click=move |_| at.update(|at| *at += 1)>{icon("forward")}{words.next()}</button>
            })}
            {move || (!reads() && !finished()).then(|| view! { <p class="hint">{if acts() { words.do_it() } else { words.watch() }}</p> })}
            {move || finished().then(|| view! { <a class="button main" href=new_game>{icon("play")}{words.new_game()}</a> })}
            <nav class="row other-lessons">{others}</nav>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use ghost_stories_lang::Language;

    use super::*;

    #[test]
    fn every_chapter_has_its_address_and_names_others() {
        let chapters = [None, Some("white-moon"), Some("black-secret"), Some("wu-feng")].map(Chapter::of);
        assert_eq!(chapters, [Chapter::First, Chapter::WhiteMoon, Chapter::BlackSecret, Chapter::WuFeng]);
        for chapter in chapters {
            for (to, title, _) in chapter.others(Language::English.page()) {
                let name = to.strip_prefix("#/learn").unwrap().strip_prefix('/');
                assert!(Chapter::of(name) != chapter && !title.is_empty());
            }
        }
    }

    #[test]
    fn s7_beside_a_pupil_who_is_wu_feng_sits_no_person() {
        for (chapter, alone) in [(Chapter::WhiteMoon, false), (Chapter::BlackSecret, false), (Chapter::WuFeng, true)] {
            let Lesson { table, pupil, .. } = chapter.lesson();
            let seats = seats(pupil);
            assert_eq!(!seats.any_person(table.position().players()), alone);
            assert_eq!(seats.player(pupil), None);
        }
    }
}
