use std::collections::HashMap;

use ghost_stories_engine::{Chance, Choice, Colour, CurseFace, Outcome, Position, Stage, Waiting};

use crate::exorcism::ExorcismOdds;
use crate::goals::{Cases, Goals, better, sum};
use crate::rolls::Rolls;

/// The cases of everything behind the first roll: a second one of at most four dice and four again, and before it two Curse dice,
/// each with a reroll.
const BEHIND: u64 = 6u64.pow(8 + 4);

/// The odds of what both attempts of a turn together exorcise (B114); `None` unless a second one may follow.
///
/// Curses and rewards of the first attempt are played out, with one simplification: a ghost that the Curse die brings changes
/// nothing for the second attempt. In White Moon the odds are a lower bound: where a curse kills villagers, what comes after is not
/// followed, and the second attempt does not count.
pub fn twice(position: &Position) -> Option<ExorcismOdds> {
    let mut thrown = *position;
    thrown.play(Choice::Exorcise, &mut ()).ok()?;
    let goals = Goals::of(&thrown);
    let mut turn = RestOfTurn { taoist: position.board_on_turn(), goals: &goals, known: HashMap::new(), again: false };
    let rolls = Rolls::new(&thrown, &mut |lying| turn.after_best_of_options(lying));
    let (cases, of) = rolls.before();
    turn.again.then(|| goals.exorcism(rolls.dice, cases, of * BEHIND))
}

/// The rest of a turn, from the dice of the first attempt to those of the second.
struct RestOfTurn<'a> {
    taoist: Colour,
    goals: &'a Goals,
    /// Of [`BEHIND`] cases, how many reach each goal.
    known: HashMap<Position, Cases>,
    /// A second attempt was possible at least once.
    again: bool,
}

impl RestOfTurn<'_> {
    fn after(&mut self, position: &Position) -> Cases {
        if let Some(&known) = self.known.get(position) {
            return known;
        }
        let over = position.board_on_turn() != self.taoist || position.stage() == Stage::Yin;
        let cases = match position.waiting() {
            Waiting::Chance(Chance::CurseDie) if !over => self.after_curse(position),
            Waiting::Choice(_) if !over => match position.options() {
                options if options.contains(&Choice::Exorcise) => self.second(position),
                options if options.contains(&Choice::EndTurn) => self.beaten(position),
                _ => self.after_best_of_options(position),
            },
            _ => self.beaten(position),
        };
        self.known.insert(*position, cases);
        cases
    }

    fn beaten(&self, position: &Position) -> Cases {
        self.goals.reached(self.goals.beaten(position)).map(|case| case * BEHIND)
    }

    fn after_best_of_options(&mut self, position: &Position) -> Cases {
        let mut after = |choice| {
            let mut after = *position;
            after.play_unchecked(choice, &mut ());
            self.after(&after)
        };
        position.options().into_iter().map(&mut after).fold([0; 4], better)
    }

    fn after_curse(&mut self, position: &Position) -> Cases {
        let mut after = |face: CurseFace| {
            let shown = if face == CurseFace::Ghost { CurseFace::Nothing } else { face };
            let mut after = *position;
            after.resolve_unchecked(Outcome::CurseDie(shown), &mut ());
            self.after(&after).map(|cases| cases * u64::from(face.sides()))
        };
        CurseFace::ALL.into_iter().map(&mut after).fold([0; 4], sum).map(|cases| cases / 6)
    }

    fn second(&mut self, position: &Position) -> Cases {
        self.again = true;
        let mut thrown = *position;
        thrown.play_unchecked(Choice::Exorcise, &mut ());
        let before = self.goals.beaten(position);
        let (cases, of) = Rolls::new(&thrown, &mut |lying| self.goals.reached_by_dice(lying, before)).before();
        cases.map(|cases| cases * (BEHIND / of))
    }
}
