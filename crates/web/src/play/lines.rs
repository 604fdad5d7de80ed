//! The lines of a list of options: never more than a dozen. Many options are first put together by the thing they are about.

use ghost_stories_engine::{Choice, Position};
use leptos::prelude::*;

use super::{Play, is_split};
use crate::target::{Target, targets};

/// No list shows more lines at once.
pub const MOST_LINES: usize = 12;

/// A line of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionLine {
    One(Choice),
    /// All options about a thing, which the next list shows one by one.
    About(Target, Vec<Choice>),
    /// What does not fit; the next list begins with it.
    More(Vec<Choice>),
}

impl OptionLine {
    fn choices(&self) -> &[Choice] {
        match self {
            OptionLine::One(choice) => std::slice::from_ref(choice),
            OptionLine::About(_, choices) | OptionLine::More(choices) => choices,
        }
    }
}

/// The lines of a page of the list, counted from zero; past the last page it starts again.
fn lines(position: &Position, options: &[Choice], pointed: &[Target], page: usize) -> Vec<OptionLine> {
    let mut all = if options.len() > MOST_LINES {
        together(position, options, pointed)
    } else {
        options.iter().copied().map(OptionLine::One).collect()
    };
    if all.len() <= MOST_LINES {
        return all;
    }
    let on_page = MOST_LINES - 1;
    let first = on_page * (page % all.len().div_ceil(on_page));
    all.rotate_left(first);
    let rest = all.split_off(on_page);
    all.push(OptionLine::More(rest.iter().flat_map(|line| line.choices().iter().copied()).collect()));
    all
}

/// Options that are about the same thing, in one line, where the first of them stood. What all are about tells none apart.
fn together(position: &Position, options: &[Choice], pointed: &[Target]) -> Vec<OptionLine> {
    let all_about = |target: &Target| options.iter().all(|&option| targets(position, option).contains(target));
    let mut all: Vec<(Option<Target>, Vec<Choice>)> = Vec::new();
    for &option in options {
        let about =
            targets(position, option).into_iter().find(|target| !pointed.contains(target) && !all_about(target));
        match all.iter_mut().find(|(target, _)| about.is_some() && *target == about) {
            Some((_, choices)) => choices.push(option),
            None => all.push((about, vec![option])),
        }
    }
    let line = |(about, choices): (Option<Target>, Vec<Choice>)| match (about, choices.as_slice()) {
        (Some(target), [_, _, ..]) => OptionLine::About(target, choices),
        (_, _) => OptionLine::One(choices[0]),
    };
    all.into_iter().map(line).collect()
}

impl Play {
    /// What the list shows now, in its order; followed.
    pub fn lines(&'static self) -> Vec<OptionLine> {
        let listed = self.listed();
        if is_split(&listed) {
            // Ghosts and Tao are chosen above the list, so it need not have all.
            return listed.into_iter().take(MOST_LINES).map(OptionLine::One).collect();
        }
        self.position.with(|position| lines(position, &listed, &self.pointing.pointed(), self.pointing.page()))
    }

    /// Does what a line says.
    pub fn take_line(&'static self, line: &OptionLine) {
        match line {
            OptionLine::One(choice) => self.pick(*choice),
            OptionLine::About(target, _) => self.pointing.point_further(*target),
            OptionLine::More(_) => self.pointing.turn_page(),
        }
    }
}

#[cfg(test)]
mod tests {
    use ghost_stories_engine::{ByColour, Edition, Level};
    use ghost_stories_table::{BlackSecretSetupOptions, Purpose, SetupOptions, Stream, Table, WhiteMoonSetupOptions};

    use super::*;

    /// Every option is found behind some line within four steps.
    fn is_reached(position: &Position, options: &[Choice], pointed: &[Target], wanted: Choice, depth: u8) -> bool {
        (0..4).any(|page| {
            lines(position, options, pointed, page).iter().any(|line| match line {
                OptionLine::One(choice) => *choice == wanted,
                OptionLine::About(target, choices) if depth > 0 && choices.contains(&wanted) => {
                    let further: Vec<Target> = pointed.iter().copied().chain([*target]).collect();
                    is_reached(position, choices, &further, wanted, depth - 1)
                }
                OptionLine::About(..) | OptionLine::More(_) => false,
            })
        })
    }

    #[test]
    fn no_list_has_more_than_a_dozen_lines_and_every_option_is_behind_one() {
        let mut long = 0;
        for seed in 0..40 {
            let setup_options = SetupOptions {
                white_moon: (seed & 1 == 1).then(WhiteMoonSetupOptions::default),
                black_secret: (seed & 2 == 2).then(BlackSecretSetupOptions::default),
                ..SetupOptions::new(4, Level::Normal, Edition::Revised)
            };
            let mut table = Table::new(setup_options.deal_game(seed, 0), seed, ByColour::default()).unwrap();
            let mut random = Stream::new(seed, 2, Purpose::Players);
            while table.position().ending().is_none() {
                if table.advance().is_some() {
                    continue;
                }
                let options = table.position().options();
                assert!(lines(table.position(), &options, &[], 0).len() <= MOST_LINES);
                if options.len() > MOST_LINES && !is_split(&options) {
                    long += 1;
                    for &option in &options {
                        assert!(is_reached(table.position(), &options, &[], option, 3), "{option} is not reached");
                    }
                }
                table.choose(random.pick(&options)).unwrap();
            }
        }
        assert!(long > 0, "no long list came up");
    }
}
