use ghost_stories_engine::{Choice, LentComponents, Outcome, Position, Refusal, Setup, Stage, Waiting, Who};
use ghost_stories_online::{LeftOut, Record as Change};
use ghost_stories_table::{
    Course, Dealer, FileSetup, Lost, Replay, ReplayError, ReplayStart, StandIn, Step, WrittenPosition, gap_positions,
    with_stand_ins, written,
};
use tracing::warn;

/// The game of a table: its record and the position now, without those on the way, so that thousands of tables fit into memory.
pub struct GameRecord {
    setup: Setup,
    /// The players' own data, to which the set-up and every position of it refer.
    own_data: Option<LentComponents>,
    seed: (u64, u64),
    dealer: Dealer,
    course: Course,
    /// Whether the end of the record was left out because nobody can follow it.
    was_cut: bool,
    /// How often the end of the record was left out, and after how many steps it was last: from there chance is dealt anew, for what
    /// came then is known.
    cuts: usize,
    cut_at: Option<usize>,
    /// What was left out last.
    left_out: Option<LeftOut>,
    /// Whether the record has ever said how the table lay.
    has_positions: bool,
    /// Whether the game ended by the last event.
    over: bool,
}

/// What is remembered of a record when something changes: only what may be told otherwise afterwards.
pub struct Before {
    /// How many steps are the same afterwards.
    stays: usize,
    /// Those behind them.
    tail: Vec<Step>,
    /// What stood for the cards of Wu-Feng's hand.
    stand_ins: Vec<StandIn>,
}

/// What a decision brings: itself and all that follows by itself.
pub struct After {
    pub steps: Vec<Step>,
    /// The position then.
    pub position: Position,
    /// How the table lay when a turn's Yang began on the way.
    pub written: Option<WrittenPosition>,
}

impl GameRecord {
    /// A game that has not begun; what chance brings follows from both numbers of the seed.
    pub fn new(setup: &FileSetup, seed: (u64, u64)) -> Result<GameRecord, ReplayError> {
        let own_data = setup.lend_data()?;
        let setup = setup.setup()?;
        let position = Position::new(&setup, &mut ())
            .map_err(|error| ReplayError::Start(ghost_stories_engine::LayoutError::Setup(error)))?;
        let (dealer, course) = (Dealer::new(seed.0, seed.1), Course::new(position));
        Ok(GameRecord {
            setup,
            own_data,
            seed,
            dealer,
            course,
            was_cut: false,
            cuts: 0,
            cut_at: None,
            left_out: None,
            has_positions: false,
            over: false,
        })
    }

    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Keeps in memory what its positions refer to, for those who use one longer than this.
    pub fn own_data(&self) -> Option<LentComponents> {
        self.own_data.clone()
    }

    /// What the choices of bots follow from.
    pub fn seed(&self) -> u64 {
        self.seed.0 ^ self.seed.1
    }

    pub fn position(&self) -> &Position {
        self.course.position()
    }

    pub fn steps(&self) -> &[Step] {
        self.course.steps()
    }

    /// True if the game is over, even if today's rules do not follow it to its end.
    pub fn is_over(&self) -> bool {
        self.position().ending().is_some() || (self.over && self.was_cut)
    }

    /// True if an event has a step that today's rules refuse and no position from which they could go on.
    pub fn is_lost(&self) -> bool {
        self.course.lost().is_some()
    }

    /// How many steps can never be taken back.
    pub fn floor(&self) -> usize {
        self.course.floor().max(self.cut_at.unwrap_or(0))
    }

    /// Who must decide.
    pub fn decides(&self) -> Option<Who> {
        match self.position().waiting() {
            _ if self.is_lost() || self.is_over() => None,
            Waiting::Choice(who) => Some(who),
            _ => None,
        }
    }

    /// The steps as those who know the hand are told them, or those who don't.
    pub fn told(&self, knows_hand: bool) -> Vec<Step> {
        self.course.told(knows_hand)
    }

    /// What is to be remembered of the record, as it is told, before all but the first steps of it may change.
    pub fn before(&self, stays: usize) -> Before {
        let stays = stays.min(self.course.known());
        let (tail, stand_ins) = (self.steps()[stays..self.course.known()].to_vec(), self.course.stand_ins());
        Before { stays, tail, stand_ins }
    }

    /// What changed in the record as it is told to somebody who knew Wu-Feng's hand, or did not, and knows it now, or does not. It takes
    /// as long as what is told is, however long the record.
    pub fn change(&self, before: &Before, knew: bool, knows: bool) -> Option<Change> {
        let Before { stays, tail, stand_ins } = before;
        let stands_now = if knows { Vec::new() } else { self.course.stand_ins() };
        let stood = if knew { &[][..] } else { stand_ins };
        let told_again =
            |from: usize| with_stand_ins(self.steps()[from..self.course.known()].to_vec(), from, &stands_now);
        let card = |stand_ins: &[StandIn], index| stand_ins.iter().find(|it| it.index == index).map(|it| it.instead);
        let drawn =
            |index: usize| if let Step::Outcome(Outcome::Card(card)) = self.steps()[index] { Some(card) } else { None };
        // The steps are the same so far; what stands for one of them may not be.
        let places = stood.iter().chain(&stands_now).map(|it| it.index).filter(|index| index < stays);
        let otherwise = places.filter(|&index| {
            let told = |stand_ins| card(stand_ins, index).or_else(|| drawn(index));
            told(stood) != told(&stands_now)
        });
        let from = otherwise.min().unwrap_or_else(|| {
            let before = with_stand_ins(tail.clone(), *stays, stood);
            stays + before.iter().zip(told_again(*stays)).take_while(|(before, now)| **before == *now).count()
        });
        let steps = told_again(from);
        (from < stays + tail.len() || !steps.is_empty()).then_some(Change { from, steps })
    }

    /// What was left out of the record because corrected rules refuse it.
    pub fn left_out(&self) -> Option<&LeftOut> {
        self.left_out.as_ref()
    }

    /// The written positions from which the record goes on where older rules were played by.
    pub fn gap_positions(&self, knows_hand: bool) -> Vec<WrittenPosition> {
        gap_positions(&self.course, &self.setup, knows_hand)
    }

    /// True if today's rules did not follow the record all the way, so that nobody knows it as it is now.
    pub fn is_patched(&self) -> bool {
        self.was_cut || !self.course.gaps().is_empty()
    }

    /// What a decision brings. Those of `ends_itself` do not end their turns: a turn with nothing left to do is over at once. The record
    /// stays as it is.
    pub fn after(&self, choice: Option<Choice>, ends_itself: impl Fn(Who) -> bool) -> Result<After, Refusal> {
        let (mut position, mut dealer) = (*self.position(), self.dealer.clone());
        let (mut steps, mut written) = (Vec::new(), None);
        let mut decision = choice.map(Step::Choice);
        loop {
            let before = position;
            let forced =
                || Step::forced(&before, &mut dealer).filter(|&step| !is_kept_open(&before, step, &ends_itself));
            let Some(step) = decision.take().or_else(forced) else {
                return Ok(After { steps, position, written });
            };
            step.apply(&mut position, &mut ())?;
            steps.push(step);
            if yang_began(&before, &position)
                && let Some(text) = written::position(&position, &self.setup)
            {
                written = Some(WrittenPosition { after: self.steps().len() + steps.len(), position: text });
            }
        }
    }

    /// How many steps the next event has to say that stay.
    pub fn stays(&self) -> Option<usize> {
        self.was_cut.then(|| self.steps().len())
    }

    /// Goes on by steps that were decided before, under today's rules or older ones.
    pub fn play(&mut self, from: Option<usize>, steps: &[Step], written: Option<&WrittenPosition>, over: bool) {
        if let Some(from) = from {
            self.cuts += usize::from(!self.was_cut);
            self.was_cut = false;
            self.cut_at = Some(from);
            self.left_out = self.course.lost().map(|lost| self.behind(&lost)).or(self.left_out.take());
            self.rewind(from);
            self.dealer = self.deals_on();
        }
        self.over = over;
        self.has_positions |= written.is_some();
        for &step in steps {
            if let Waiting::Chance(chance) = self.position().waiting() {
                // The dealer has to stand where it stood when this was dealt.
                let position = *self.position();
                self.dealer.deal_for(&position, chance);
            }
            self.course.follow(step, &mut ());
            let written = written.filter(|written| written.after == self.steps().len());
            if let Some(written) = written.filter(|_| self.course.lost().is_some()) {
                self.resume(written);
            }
        }
    }

    fn resume(&mut self, written: &WrittenPosition) {
        match written.read(&self.setup) {
            Ok(position) => {
                self.course.resume(&position);
                self.dealer = Dealer::resumed(self.seed.0, self.seed.1, written.after);
            }
            Err(problem) => warn!(%problem, after = written.after, "a written position cannot be used"),
        }
    }

    /// Takes back all but the first steps.
    pub fn rewind(&mut self, to: usize) {
        // The dealer stands where it stood if only choices are taken back.
        let choices = |steps: &[Step]| steps.iter().all(|step| matches!(step, Step::Choice(_)));
        let dealt_nothing = !self.is_lost() && to >= self.floor() && self.steps().get(to..).is_none_or(choices);
        self.course.rewind(to);
        self.cut_at = self.cut_at.filter(|&place| place <= to);
        self.over = false;
        if !dealt_nothing {
            self.dealer = self.deals_on();
        }
    }

    /// A dealer that has dealt what the record holds.
    fn deals_on(&self) -> Dealer {
        let (seed, game) = self.seed;
        let Some(place) = self.cut_at.filter(|&place| place >= self.course.floor()) else {
            return self.course.dealer(seed, game);
        };
        let mut position = self.course.position_after(place);
        let mut dealer = Dealer::resumed(seed, game, place + (self.cuts << 32));
        for step in self.steps()[..self.course.known()].iter().skip(place) {
            if let Waiting::Chance(chance) = position.waiting() {
                dealer.deal_for(&position, chance);
            }
            step.apply(&mut position, &mut ()).expect("what was played can be played again");
        }
        dealer
    }

    /// The steps from a refused one on, as anybody may be told them.
    fn behind(&self, lost: &Lost) -> LeftOut {
        let mut text = self.steps()[lost.from].to_string();
        if self.setup.black_secret.is_some() {
            // A card may be one of Wu-Feng's hand.
            text.truncate(text.find(' ').unwrap_or(text.len()));
        }
        let (rule, steps) = (lost.refusal.rule().to_string(), self.steps().len() - lost.from);
        LeftOut { step: lost.from + 1, text, rule, steps }
    }

    /// Leaves out the end of a record that nobody can follow; of a table that never said how it lay, that is an error.
    pub fn settle(&mut self, revision: u16) -> Result<(), ReplayError> {
        let Some(lost) = self.course.lost() else { return Ok(()) };
        if revision == 1 && !self.has_positions {
            let LeftOut { step, text, .. } = self.behind(&lost);
            return Err(ReplayError::Illegal { step, text, refusal: lost.refusal });
        }
        self.left_out = Some(self.behind(&lost));
        self.course.cut();
        self.was_cut = true;
        self.cuts += 1;
        self.cut_at = Some(self.steps().len());
        self.dealer = self.deals_on();
        warn!(step = lost.from + 1, refusal = ?lost.refusal, "the end of a record is left out: corrected rules refuse it");
        Ok(())
    }

    /// How many steps are left if the last decision of these players is taken back; `None` if dice or a card came since, or older
    /// rules were played by. Decisions of those `may_pass` lets through are taken back with it.
    pub fn undo_to(&self, theirs: impl Fn(Who) -> bool, may_pass: impl Fn(Who) -> bool) -> Option<usize> {
        let last = self.steps().iter().rposition(|step| matches!(step, Step::Outcome(_))).map_or(0, |last| last + 1);
        let last = last.max(self.floor());
        let mut position = self.course.position_after(last);
        let mut to = None;
        for (index, &step) in self.steps().iter().enumerate().skip(last) {
            if let Waiting::Choice(who) = position.waiting()
                && position.options().len() > 1
            {
                if theirs(who) {
                    to = Some(index);
                } else if !may_pass(who) {
                    to = None;
                }
            }
            step.apply(&mut position, &mut ()).ok()?;
        }
        to
    }

    /// The record as a file, without the seed: by that of a challenge others could look at what is to come. Wu-Feng's hand is in it.
    pub fn replay(&self) -> Replay {
        let mut positions = self.gap_positions(true);
        positions.extend(self.last_position());
        let over = self.is_over();
        Replay { positions, over, ..Replay::new(ReplayStart::Setup(self.setup), self.steps().to_vec()) }
    }

    /// The last moment at which the table can be written down.
    fn last_position(&self) -> Option<WrittenPosition> {
        let floor = self.course.floor();
        let mut position = self.course.position_after(floor);
        let mut last = None;
        for (index, step) in self.steps().iter().enumerate().skip(floor) {
            step.apply(&mut position, &mut ()).ok()?;
            if position.between_steps() {
                last = Some((index + 1, position));
            }
        }
        let (after, position) = last?;
        Some(WrittenPosition { after, position: written::position(&position, &self.setup)? })
    }
}

/// True if this step would end the turn of somebody who ends it in person, so that what was done in it can be taken back until then.
fn is_kept_open(position: &Position, step: Step, ends_itself: impl Fn(Who) -> bool) -> bool {
    matches!((step, position.waiting()), (Step::Choice(Choice::EndTurn), Waiting::Choice(who)) if !ends_itself(who))
}

/// True if a step brought a turn to its Yang.
fn yang_began(before: &Position, now: &Position) -> bool {
    let other_turn = before.stage() != Stage::BeforeMove || before.board_on_turn() != now.board_on_turn();
    now.between_steps() && now.stage() == Stage::BeforeMove && other_turn
}
