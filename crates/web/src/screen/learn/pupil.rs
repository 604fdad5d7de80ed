use ghost_stories_engine::{ByColour, Who};
use ghost_stories_table::{Lesson, Step, Teach};
use leptos::prelude::*;

use super::Chapter;
use crate::play::{Allowed, Mode, Play};
use crate::seats::{BOTS, Seats};

/// Who sits at the table of a lesson: a pupil who is Wu-Feng has no person beside him, so that his hand lies open.
fn seats(pupil: Who) -> Seats {
    match pupil {
        Who::Taoist(_) => Seats::default(),
        Who::WuFeng => Seats { taoists: ByColour::from_fn(|_| Some(BOTS[2])), ..Seats::default() },
    }
}

/// A lesson, how far it has come, and how far it had come before one went back.
#[derive(Clone, Copy)]
pub struct Pupil {
    pub(super) chapter: Chapter,
    pub(super) play: &'static Play,
    lesson: StoredValue<Lesson>,
    at: RwSignal<usize>,
    reached: RwSignal<usize>,
    /// At which step it was left, when it was opened at its start.
    left_at: Option<usize>,
}

impl Pupil {
    /// A guided game from one of its taught steps on, counted from 1. It follows the script whenever the table has come to rest, and
    /// waits where the pupil is to act.
    pub fn new(chapter: Chapter, step: Option<usize>) -> Pupil {
        let lesson = chapter.lesson();
        let at = step.and_then(|step| lesson.step_of(step.saturating_sub(1))).unwrap_or(0);
        let left_at = chapter.left_at().filter(|&left| step.is_none() && left > 1);
        let play = Play::new(lesson.table_before(at), None, seats(lesson.pupil), Mode::Lesson);
        let (at, reached) = (RwSignal::new(at), RwSignal::new(at));
        let pupil = Pupil { chapter, play, lesson: StoredValue::new(lesson), at, reached, left_at };
        Effect::new(move |_| pupil.follow());
        Effect::new(move |_| pupil.keep());
        Effect::new(move |_| play.panel.light(pupil.lit()));
        pupil
    }

    fn follow(self) {
        let index = self.at.get();
        if self.play.animation.is_busy() {
            return;
        }
        match self.teach(index) {
            Some(Teach::Follow(step)) => {
                self.go(index + 1);
                self.play.script(step);
            }
            Some(Teach::Choose(choice)) => {
                let played = self.lesson.with_value(|lesson| {
                    lesson.steps[..index].iter().filter(|step| !matches!(step, Teach::Read(_))).count()
                });
                let made = self.play.record.len() > played
                    && self.play.record.with(|table| table.game().steps().last() == Some(&Step::Choice(choice)));
                self.play.options.allow(if made { Allowed::Nothing } else { Allowed::Only(choice) });
                if made {
                    self.go(index + 1);
                }
            }
            Some(Teach::Read(_)) | None => self.play.options.allow(Allowed::Nothing),
        }
    }

    fn go(self, index: usize) {
        self.at.set(index);
        self.reached.update(|reached| *reached = index.max(*reached));
    }

    /// Remembers how far it has come; the first step is where everybody begins.
    fn keep(self) {
        if self.is_finished() {
            self.chapter.finish();
        } else if self.number() > 1 {
            self.chapter.leave_at(self.number());
        }
    }

    fn teach(self, index: usize) -> Option<Teach> {
        self.lesson.with_value(|lesson| lesson.steps.get(index).copied())
    }

    /// What is taught now; followed. Nothing while the script runs on.
    pub(super) fn taught(self) -> Option<Teach> {
        self.teach(self.at.get()).filter(|teach| !matches!(teach, Teach::Follow(_)))
    }

    /// The number of the step whose words are shown, from 1; followed. While the script runs on, the last words stay.
    pub(super) fn number(self) -> usize {
        let index = self.at.get();
        let before = self.lesson.with_value(|lesson| lesson.taught_before(index));
        if self.taught().is_some() { before + 1 } else { before.max(1) }
    }

    /// How many steps are taught.
    pub(super) fn steps(self) -> usize {
        self.lesson.with_value(|lesson| lesson.taught_before(usize::MAX))
    }

    /// True behind the last step; followed.
    pub(super) fn is_finished(self) -> bool {
        self.lesson.with_value(|lesson| self.at.get() >= lesson.steps.len())
    }

    /// What is read or shown rather than chosen is lit by the lesson; what is to be chosen glows already.
    fn lit(self) -> Vec<ghost_stories_table::Target> {
        let reads = matches!(self.taught(), Some(Teach::Read(_)));
        let about = |teach: Teach| teach.about(&self.play.position.get_untracked());
        self.taught().filter(|_| reads).map(about).unwrap_or_default()
    }

    /// The step at which the lesson was left, as long as it stands at its start; followed.
    pub(super) fn may_go_on_at(self) -> Option<usize> {
        self.left_at.filter(|_| self.number() == 1)
    }

    /// True if this step was passed before; followed.
    pub(super) fn may_go_forward(self) -> bool {
        self.at.get() < self.reached.get()
    }

    /// To the next step: what was read is read, and a choice that was made once is made again.
    pub(super) fn forward(self) {
        let index = self.at.get_untracked();
        match self.teach(index) {
            Some(Teach::Read(_)) => self.go(index + 1),
            Some(Teach::Choose(choice)) if index < self.reached.get_untracked() => {
                self.play.script(Step::Choice(choice));
            }
            Some(Teach::Choose(_) | Teach::Follow(_)) | None => {}
        }
    }

    /// To a taught step, counted from 1, with the table as it lay then.
    pub(super) fn to(self, step: usize) {
        let place = |lesson: &Lesson| {
            let index = lesson.step_of(step.saturating_sub(1))?;
            Some((index, lesson.table_before(index)))
        };
        if let Some((index, table)) = self.lesson.with_value(place) {
            self.play.options.allow(Allowed::Nothing);
            self.play.lay(table);
            self.go(index);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
