//! Who dies of a choice, and whether the game is lost by it: in whatever way what it begins is carried out, and before chance comes.

use ghost_stories_engine::{Choice, ColourSet, Ending, Event, Observer, Position, Waiting, Who};

/// What a choice surely costs those who make it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Toll {
    pub(super) dead: ColourSet,
    pub(super) lost: bool,
    /// The turn is over: what comes now comes in any case.
    over: bool,
}

impl Observer for Toll {
    fn notice(&mut self, event: Event) {
        if let Event::TaoistDied { taoist, .. } = event
            && !self.over
        {
            self.dead.insert(taoist);
        }
        self.over |= matches!(event, Event::TurnBegan { .. });
    }
}

impl Toll {
    const NOTHING: Toll = Toll { dead: ColourSet::EMPTY, lost: false, over: false };

    /// What a choice of a Taoist costs that another would not.
    pub(super) fn of(position: &Position, choice: Choice) -> Toll {
        let decides = matches!(position.waiting(), Waiting::Choice(Who::Taoist(_)));
        // With the end of the turn come the ghosts, and they come anyway.
        if !decides || choice == Choice::EndTurn {
            return Toll::NOTHING;
        }
        let toll = Toll::NOTHING.with(*position, choice);
        if toll.costs_nothing() {
            return Toll::NOTHING;
        }
        let others = position.options().into_iter().filter(|&other| other != choice);
        match Toll::least(others.map(|other| Toll::NOTHING.with(*position, other)), Toll::NOTHING) {
            Some(in_any_case) => {
                Toll { dead: toll.dead.without(in_any_case.dead), lost: toll.lost && !in_any_case.lost, over: false }
            }
            None => Toll::NOTHING,
        }
    }

    fn costs_nothing(self) -> bool {
        self.dead.is_empty() && !self.lost
    }

    /// The toll so far, and what this choice adds to it in every way.
    fn with(mut self, mut position: Position, choice: Choice) -> Toll {
        if position.play(choice, &mut self).is_err() {
            return self;
        }
        match position.waiting() {
            Waiting::Over(Ending::Lost(_)) if !self.over => Toll { lost: true, ..self },
            Waiting::Choice(_) if !self.over && !position.between_steps() => {
                let ways = position.options().into_iter().map(|option| self.with(position, option));
                Toll::least(ways, self).unwrap_or(self)
            }
            Waiting::Over(_) | Waiting::Choice(_) | Waiting::Chance(_) => self,
        }
    }

    /// What is common to all of them; no more are looked at once that is no more than this.
    fn least(tolls: impl Iterator<Item = Toll>, bottom: Toll) -> Option<Toll> {
        let mut least: Option<Toll> = None;
        for Toll { dead, lost, .. } in tolls {
            let before = least.unwrap_or(Toll { dead, lost, over: false });
            let now = Toll { dead: before.dead.both(dead), lost: before.lost && lost, over: false };
            least = Some(now);
            if now.dead == bottom.dead && now.lost == bottom.lost {
                break;
            }
        }
        least
    }
}
