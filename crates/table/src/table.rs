//! One game among people: it is played, dealt, taken back and branched here.

use ghost_stories_engine::{ByColour, CallbackObserver, Choice, Event, LayoutError, Position, Refusal, Setup};
use ghost_stories_lang::Language;

use crate::course::Cut;
use crate::game::{Game, Start, Step};
use crate::replay::{BrokenPosition, OpenedReplay, Replay, ReplayError, notes};
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
    /// What was left out of the record when it was opened, and the written position that would have saved it.
    cut: Option<Cut>,
    broken: Option<BrokenPosition>,
    /// Whether the record says that the game ended by what was left out.
    ended: bool,
}

impl Table {
    /// A new game, dealt from this seed.
    pub fn new(setup: Setup, seed: u64, names: ByColour<Option<String>>) -> Result<Table, LayoutError> {
        let mut events = Vec::new();
        let game = Game::new(Start::Setup(setup), &mut CallbackObserver(&mut |event| events.push(event)))?;
        Ok(Table {
            game,
            seed,
            dealer: Dealer::new(seed, 0),
            names,
            told: vec![events],
            cut: None,
            broken: None,
            ended: false,
        })
    }

    /// A recorded game as it stands after its last step, as far as today's rules go. If it goes on without a seed of its own, `seed`
    /// deals.
    pub fn open(replay: &Replay, seed: u64) -> Result<Table, ReplayError> {
        let seed = replay.seed.unwrap_or(seed);
        let OpenedReplay { game, told, cut, broken, over } = replay.open()?;
        let ended = over && cut.is_some();
        let dealer = game.dealer(seed);
        Ok(Table { game, seed, dealer, names: replay.names.clone(), told, cut, broken, ended })
    }

    /// What was left out of the record when it was opened, because nobody can follow it.
    pub fn cut(&self) -> Option<&Cut> {
        self.cut.as_ref()
    }

    /// True if the game is over, even if today's rules do not follow it to its end.
    pub fn is_over(&self) -> bool {
        self.ended || self.position().ending().is_some()
    }

    /// The last of so many steps, if it was played under older rules.
    pub fn older_step(&self, steps: usize) -> Option<Step> {
        let index = steps.checked_sub(1)?;
        self.game.gap_at(index).and_then(|_| self.game.steps().get(index).copied())
    }

    /// What a player should know about a record that today's rules cannot follow to its end.
    pub fn notes(&self, language: Language) -> Vec<String> {
        notes(&self.game, self.broken.as_ref(), self.cut.as_ref(), language)
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
        if self.ended {
            return None;
        }
        let step = Step::forced(self.game.position(), &mut self.dealer)?;
        self.step(step).expect("what is dealt and what is offered is legal");
        Some(step)
    }

    /// Plays a step of a script, in place of what the dealer would bring.
    pub fn step(&mut self, step: Step) -> Result<(), Refusal> {
        let mut events = Vec::new();
        self.game.step(step, &mut CallbackObserver(&mut |event| events.push(event)))?;
        self.told.push(events);
        Ok(())
    }

    /// How many steps are left if the last decision is taken back; `None` if dice or a card came since, or there is none.
    pub fn undo_to(&self) -> Option<usize> {
        self.game.undo_to(|_| true)
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

    /// The same game up to so many steps, to be played on in another way; within a gap, up to the gap. The dealer stands where it stood then.
    #[must_use]
    pub fn branch(&self, steps: usize) -> Table {
        let mut branch = self.clone();
        branch.game.branch_off(steps);
        branch.told.truncate(branch.len() + 1);
        if branch.len() < self.len() {
            (branch.cut, branch.broken) = (None, None);
        }
        branch.ended = false;
        branch.dealer = branch.game.dealer(self.seed);
        branch
    }
}

#[cfg(test)]
mod tests {
    use ghost_stories_engine::{Edition, Level, Waiting};

    use super::*;
    use crate::SetupOptions;

    fn table(seed: u64) -> Table {
        let setup = SetupOptions::new(4, Level::Normal, Edition::Revised).deal_game(seed, 0);
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
