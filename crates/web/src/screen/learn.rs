//! Lessons: guided games, the teacher's words beside them, and how far one has come.

mod card;
mod pupil;
mod teacher;

use ghost_stories_lang::PageWords;
use ghost_stories_table::Lesson;

pub use pupil::Pupil;
pub use teacher::Learn;

use crate::store;

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
    const ALL: [Chapter; 4] = [Chapter::First, Chapter::WhiteMoon, Chapter::BlackSecret, Chapter::WuFeng];

    /// The chapter of an address such as `learn/white-moon`.
    pub fn of(name: Option<&str>) -> Chapter {
        let named = |chapter: &Chapter| Some(chapter.name()) == name;
        Chapter::ALL.into_iter().find(named).unwrap_or(Chapter::First)
    }

    fn lesson(self) -> Lesson {
        match self {
            Chapter::First => Lesson::first(),
            Chapter::WhiteMoon => Lesson::white_moon(),
            Chapter::BlackSecret => Lesson::taoists_black_secret(),
            Chapter::WuFeng => Lesson::wu_feng(),
        }
    }

    /// By which the words and the addresses have its lesson.
    fn name(self) -> &'static str {
        match self {
            Chapter::First => "first",
            Chapter::WhiteMoon => "white-moon",
            Chapter::BlackSecret => "black-secret",
            Chapter::WuFeng => "wu-feng",
        }
    }

    /// Its number among the lessons, from 1.
    pub fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The address of one of its steps, counted from 1.
    pub fn address(self, step: usize) -> String {
        format!("#/learn/{}/{step}", self.name())
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

    /// The step at which it was left, counted from 1.
    fn left_at(self) -> Option<usize> {
        store::get(&format!("lesson/{}", self.name()))?.parse().ok()
    }

    /// Remembers the step that was reached, to go on later.
    fn leave_at(self, step: usize) {
        let _ = store::set(&format!("lesson/{}", self.name()), &step.to_string());
        let _ = store::set("lesson", self.name());
    }

    /// It was taken to its end.
    fn finish(self) {
        store::remove(&format!("lesson/{}", self.name()));
        if store::get("lesson").as_deref() == Some(self.name()) {
            store::remove("lesson");
        }
    }
}

/// The lesson that was left last, and at which step.
pub fn left() -> Option<(Chapter, usize)> {
    let chapter = Chapter::of(Some(&store::get("lesson")?));
    chapter.left_at().map(|step| (chapter, step))
}

#[cfg(test)]
mod tests {
    use ghost_stories_lang::Language;

    use super::*;

    #[test]
    fn every_chapter_has_its_address_and_names_others() {
        assert_eq!(Chapter::of(None), Chapter::First);
        for chapter in Chapter::ALL {
            let address = chapter.address(7);
            let (name, step) = address.strip_prefix("#/learn/").unwrap().split_once('/').unwrap();
            assert_eq!((Chapter::of(Some(name)), step), (chapter, "7"));
            for (to, title, _) in chapter.others(Language::English.page()) {
                let name = to.strip_prefix("#/learn").unwrap().strip_prefix('/');
                assert!(Chapter::of(name) != chapter && !title.is_empty());
            }
        }
        assert_eq!(Chapter::ALL.map(Chapter::number), [1, 2, 3, 4]);
    }
}
