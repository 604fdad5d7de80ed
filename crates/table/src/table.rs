use ghost_stories_engine::{ByColour, Choice, Event, LayoutError, Position, Refusal, Setup, Tell, Waiting};

use crate::game::{Game, Start, Step};
use crate::replay::{Replay, ReplayError};
use crate::stream::Dealer;

/// A game around one screen: its record, what was told at each step, the dealer, and who sits where.
#[derive(Clone, Debug)]
pub struct Table {
    game: Game,
    seed: u64,
    dealer: Dealer,
    names: ByColour<Option<String>>,
    /// What was told at the start, and then at each step.
    told: Vec<Vec<Event>>,
}

impl Table {
    /// A new game, dealt from this seed.
    pub fn new(setup: Setup, seed: u64, names: ByColour<Option<String>>) -> Result<Table, LayoutError> {
        let mut events = Vec::new();
        let game = Game::new(Start::Setup(setup), &mut Tell(&mut |event| events.push(event)))?;
        Ok(Table { game, seed, dealer: Dealer::new(seed, 0), names, told: vec![events] })
    }

    /// A recorded game as it stands after its last step. If it goes on without a seed of its own, `seed` deals.
    pub fn open(replay: &Replay, seed: u64) -> Result<Table, ReplayError> {
        let seed = replay.seed.unwrap_or(seed);
        let mut events = Vec::new();
        let game = replay.begin(&mut Tell(&mut |event| events.push(event)))?;
        let mut table =
            Table { game, seed, dealer: Dealer::new(seed, 0), names: replay.names.clone(), told: vec![events] };
        for (index, &step) in replay.steps.iter().enumerate() {
            table.step(step).map_err(|refusal| ReplayError::Illegal {
                step: index + 1,
                text: step.to_string(),
                refusal,
            })?;
        }
        table.dealer = table.game.dealer(seed);
        Ok(table)
    }

    /// The game and its record.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        self.game.position()
    }

    /// How many steps were taken.
    pub fn len(&self) -> usize {
        self.game.steps().len()
    }

    /// True if no step was taken.
    pub fn is_empty(&self) -> bool {
        self.game.steps().is_empty()
    }

    /// The seed from which chance is dealt.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The names of the players by colour.
    pub fn names(&self) -> &ByColour<Option<String>> {
        &self.names
    }

    /// What the last of so many steps brought about; with 0, what the start did.
    pub fn told(&self, steps: usize) -> &[Event] {
        self.told.get(steps).map_or(&[], Vec::as_slice)
    }

    /// The record, fit for a file.
    pub fn replay(&self) -> Replay {
        Replay::of(&self.game, Some(self.seed), self.names.clone())
    }

    /// A player's choice; an illegal one is refused and changes nothing.
    pub fn choose(&mut self, choice: Choice) -> Result<(), Refusal> {
        self.step(Step::Choice(choice))
    }

    /// Does what nobody has to decide: deals what chance owes, or makes the only choice there is. `None` if a player must choose.
    pub fn advance(&mut self) -> Option<Step> {
        let step = match self.position().waiting() {
            Waiting::Over(_) => return None,
            Waiting::Chance(chance) => Step::Outcome(self.dealer.deal_for(self.game.position(), chance)),
            Waiting::Choice(_) => Step::Choice(only(self.position())?),
        };
        self.step(step).expect("what is dealt and what is offered is legal");
        Some(step)
    }

    /// Plays a step of a script, in place of what the dealer would bring.
    pub fn step(&mut self, step: Step) -> Result<(), Refusal> {
        let mut events = Vec::new();
        self.game.step(step, &mut Tell(&mut |event| events.push(event)))?;
        self.told.push(events);
        Ok(())
    }

    /// How many steps are left if the last decision is taken back; `None` if dice or a card came since, or there is none.
    pub fn undo_to(&self) -> Option<usize> {
        let steps = self.game.steps();
        for before in (0..steps.len()).rev() {
            if matches!(steps[before], Step::Outcome(_)) {
                return None;
            }
            if self.game.position_after(before).is_some_and(|position| only(position).is_none()) {
                return Some(before);
            }
        }
        None
    }

    /// Takes the last decision back, with what followed of itself; false if dice or a card came since.
    pub fn undo(&mut self) -> bool {
        let Some(before) = self.undo_to() else { return false };
        while self.len() > before {
            self.game.undo();
            self.told.pop();
        }
        true
    }

    /// The same game up to so many steps, to be played on in another way. The dealer stands where it stood then.
    #[must_use]
    pub fn branch(&self, steps: usize) -> Table {
        let mut branch = self.clone();
        while branch.len() > steps {
            branch.game.undo();
            branch.told.pop();
        }
        branch.dealer = branch.game.dealer(self.seed);
        branch
    }
}

/// The only option, if there is just one.
fn only(position: &Position) -> Option<Choice> {
    match position.options().as_slice() {
        [only] => Some(*only),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use ghost_stories_engine::{Edition, Level};

    use super::*;
    use crate::Wishes;

    fn table(seed: u64) -> Table {
        let setup = Wishes::new(4, Level::Normal, Edition::Revised).deal_game(seed, 0);
        Table::new(setup, seed, ByColour::default()).unwrap()
    }

    /// Takes the first option wherever there is one to take, up to so many decisions.
    fn play_on(table: &mut Table, mut decisions: usize) {
        while decisions > 0 {
            if table.advance().is_some() {
                continue;
            }
            let Some(&choice) = table.position().options().first() else { return };
            table.choose(choice).unwrap();
            decisions -= 1;
        }
    }

    #[test]
    fn undo_goes_back_to_the_last_decision_but_never_over_dice_or_a_card() {
        for seed in 0..40 {
            let mut table = table(seed);
            play_on(&mut table, 1 + seed as usize);
            while let Some(left) = table.undo_to() {
                let position = *table.game().position_after(left).unwrap();
                assert!(table.undo());
                assert_eq!((table.len(), *table.position()), (left, position));
                assert!(matches!(position.waiting(), Waiting::Choice(_)) && position.options().len() > 1);
            }
            let last = table.game().steps().iter().rposition(|step| matches!(step, Step::Outcome(_)));
            assert!(table.len() >= last.map_or(0, |last| last + 1));
            assert!(!table.undo());
        }
    }

    #[test]
    fn a_branch_leaves_the_original_alone_and_has_the_same_luck() {
        let mut original = table(3);
        play_on(&mut original, 30);
        let middle = original.len() / 2;
        let mut branch = original.branch(middle);
        assert_eq!(branch.position(), original.game().position_after(middle).unwrap());
        for &step in &original.game().steps()[middle..] {
            match step {
                Step::Choice(choice) => branch.choose(choice).unwrap(),
                Step::Outcome(_) => assert_eq!(branch.advance(), Some(step)),
            }
        }
        assert_eq!(branch.replay(), original.replay());
    }

    #[test]
    fn an_opened_record_goes_on_as_if_it_had_never_been_closed() {
        let mut table = table(5);
        play_on(&mut table, 20);
        let mut opened = Table::open(&Replay::read(&table.replay().write()).unwrap(), 0).unwrap();
        assert_eq!(opened.told(7), table.told(7));
        play_on(&mut table, 20);
        play_on(&mut opened, 20);
        assert_eq!(opened.replay(), table.replay());
    }
}
