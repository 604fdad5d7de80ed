use ghost_stories_engine::{Choice, Position, Refusal, Setup, Waiting, Who};
use ghost_stories_online::Word;
use ghost_stories_table::{Dealer, FileSetup, Replay, ReplayError, ReplayStart, Step, veiled};

/// The game of a table: its record and the position now, without those on the way, so that thousands of tables fit into memory.
pub struct Record {
    setup: Setup,
    seed: (u64, u64),
    dealer: Dealer,
    steps: Vec<Step>,
    position: Position,
}

impl Record {
    /// A game that has not begun; what chance brings follows from both numbers of the seed.
    pub fn new(setup: &FileSetup, seed: (u64, u64)) -> Result<Record, ReplayError> {
        let setup = setup.setup()?;
        let position = Position::new(&setup, &mut ())
            .map_err(|error| ReplayError::Start(ghost_stories_engine::LayoutError::Setup(error)))?;
        Ok(Record { setup, seed, dealer: Dealer::new(seed.0, seed.1), steps: Vec::new(), position })
    }

    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What the choices of bots follow from.
    pub fn seed(&self) -> u64 {
        self.seed.0 ^ self.seed.1
    }

    pub fn position(&self) -> &Position {
        &self.position
    }

    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Who must decide.
    pub fn decides(&self) -> Option<Who> {
        match self.position.waiting() {
            Waiting::Choice(who) => Some(who),
            _ => None,
        }
    }

    /// The steps as those who know the hand are told them, or those who don't.
    pub fn told(&self, knows_hand: bool) -> Vec<Step> {
        if knows_hand || self.setup.secret.is_none() { self.steps.clone() } else { veiled(&self.setup, &self.steps) }
    }

    /// What a decision brings: itself and all that follows by itself, and the position then. The record stays as it is.
    pub fn after(&self, choice: Option<Choice>) -> Result<(Vec<Word<Step>>, Position), Refusal> {
        let (mut position, mut dealer) = (self.position, self.dealer.clone());
        let mut steps = Vec::new();
        if let Some(choice) = choice {
            position.play(choice, &mut ())?;
            steps.push(Word(Step::Choice(choice)));
        }
        loop {
            let step = match position.waiting() {
                Waiting::Over(_) => break,
                Waiting::Chance(chance) => Step::Outcome(dealer.deal_for(&position, chance)),
                Waiting::Choice(_) => match position.options().as_slice() {
                    [only] => Step::Choice(*only),
                    _ => break,
                },
            };
            play(&mut position, step)?;
            steps.push(Word(step));
        }
        Ok((steps, position))
    }

    /// Goes on by steps that were decided before.
    pub fn play(&mut self, steps: &[Word<Step>]) -> Result<(), Refusal> {
        for &Word(step) in steps {
            if let Waiting::Chance(chance) = self.position.waiting() {
                // The dealer has to stand where it stood when this was dealt.
                self.dealer.deal_for(&self.position, chance);
            }
            play(&mut self.position, step)?;
            self.steps.push(step);
        }
        Ok(())
    }

    /// Takes back all but the first steps.
    pub fn rewind(&mut self, to: usize) {
        let kept: Vec<Word<Step>> = self.steps.iter().take(to).copied().map(Word).collect();
        self.steps.clear();
        self.dealer = Dealer::new(self.seed.0, self.seed.1);
        if let Ok(position) = Position::new(&self.setup, &mut ()) {
            self.position = position;
            self.play(&kept).expect("what was played can be played again");
        }
    }

    /// How many steps are left if the last decision of these players is taken back; `None` if dice or a card came since. Decisions of
    /// those `may_pass` lets through are taken back with it.
    pub fn undo_to(&self, theirs: impl Fn(Who) -> bool, may_pass: impl Fn(Who) -> bool) -> Option<usize> {
        let last = self.steps.iter().rposition(|step| matches!(step, Step::Outcome(_))).map_or(0, |last| last + 1);
        let mut position = Position::new(&self.setup, &mut ()).ok()?;
        let mut to = None;
        for (index, &step) in self.steps.iter().enumerate() {
            if let Waiting::Choice(who) = position.waiting()
                && index >= last
                && position.options().len() > 1
            {
                if theirs(who) {
                    to = Some(index);
                } else if !may_pass(who) {
                    to = None;
                }
            }
            play(&mut position, step).ok()?;
        }
        to
    }

    /// The record as a file, without the seed: by that of a challenge others could look at what is to come.
    pub fn replay(&self) -> Replay {
        Replay {
            start: ReplayStart::Setup(self.setup),
            seed: None,
            names: ghost_stories_engine::ByColour::default(),
            steps: self.steps.clone(),
        }
    }
}

fn play(position: &mut Position, step: Step) -> Result<(), Refusal> {
    match step {
        Step::Choice(choice) => position.play(choice, &mut ()),
        Step::Outcome(outcome) => position.resolve(outcome, &mut ()),
    }
}
