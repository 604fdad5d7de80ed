//! What a position waits for, and what is under way.

use crate::black_secret::BlackSecretStep;
use crate::card::{Card, CardSet};
use crate::choice::Chance;
use crate::colour::Colour;
use crate::dice::CurseFace;
use crate::ending::Ending;
use crate::position::Position;
use crate::space::Space;
use crate::step::PendingStep;
use crate::white_moon::WhiteMoonStep;
use crate::who::Who;

/// What a position waits for.
///
/// ```
/// use ghost_stories_engine::{Ending, Level, Position, Setup, Waiting};
///
/// /// Plays on to the end, always by the first option and the first outcome.
/// fn finish(mut position: Position) -> Ending {
///     loop {
///         match position.waiting() {
///             Waiting::Choice(_) => position.play_unchecked(position.options()[0], &mut ()),
///             Waiting::Chance(_) => position.resolve_unchecked(position.outcomes()[0].0, &mut ()),
///             Waiting::Over(ending) => return ending,
///         }
///     }
/// }
///
/// let start = Position::new(&Setup::four_players(Level::Normal), &mut ())?;
/// assert!(matches!(finish(start), Ending::Lost(_)));
/// # Ok::<(), ghost_stories_engine::SetupError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Waiting {
    /// A choice by this player.
    Choice(Who),
    /// Something random.
    Chance(Chance),
    /// Nothing: the game is over.
    Over(Ending),
}

impl Position {
    /// What the position waits for.
    pub fn waiting(&self) -> Waiting {
        if let Some(ending) = self.ending {
            return Waiting::Over(ending);
        }
        match self.stack.top {
            PendingStep::Draw => Waiting::Chance(Chance::Card),
            PendingStep::TaoRoll(dice) => Waiting::Chance(Chance::TaoDice(dice)),
            PendingStep::CurseRoll { .. } => Waiting::Chance(Chance::CurseDie),
            PendingStep::Discard(taoist) => Waiting::Choice(Who::Taoist(taoist)),
            PendingStep::Place(_) if self.black_secret.is_some() => Waiting::Choice(Who::WuFeng),
            PendingStep::WhiteMoon(step) => self.white_moon_waits(step),
            PendingStep::BlackSecret(step) => self.black_secret_waits(step),
            PendingStep::Place(_)
            | PendingStep::Yang
            | PendingStep::LoseQiForPossessed(_)
            | PendingStep::CurseRolled { .. }
            | PendingStep::LayMantra
            | PendingStep::TakeTao { .. }
            | PendingStep::TwinWinds
            | PendingStep::YinYang
            | PendingStep::Altar
            | PendingStep::Cemetery
            | PendingStep::Hut
            | PendingStep::Watchman
            | PendingStep::Circle
            | PendingStep::PavilionGhost
            | PendingStep::PavilionTaoist
            | PendingStep::Reroll
            | PendingStep::Split
            | PendingStep::Pay
            | PendingStep::Curses(_)
            | PendingStep::Rewards(_)
            | PendingStep::QiOrYinYang
            | PendingStep::GroupQi
            | PendingStep::GroupYinYang
            // These are carried out at once, so nobody sees them wait.
            | PendingStep::Rest
            | PendingStep::BeginTurn(_)
            | PendingStep::StrikeAtStart(_)
            | PendingStep::Haunters(_)
            | PendingStep::Tormentors(_)
            | PendingStep::Overrun
            | PendingStep::Arrival
            | PendingStep::StartYang
            | PendingStep::BringGhost
            | PendingStep::LeftStone(..)
            | PendingStep::GroupDiscard(..)
            | PendingStep::Curse(_)
            | PendingStep::Herbalist
            | PendingStep::TeaHouseQi
            | PendingStep::HutQi
            | PendingStep::Help { .. }
            | PendingStep::Leave
            | PendingStep::ExorcismOver => Waiting::Choice(Who::Taoist(self.decider())),
        }
    }

    /// The cards that may come next, all equally likely.
    pub fn drawable(&self) -> CardSet {
        let called = matches!(
            self.stack.top,
            PendingStep::WhiteMoon(WhiteMoonStep::CallIncarnation)
                | PendingStep::BlackSecret(BlackSecretStep::DrawIncarnation)
        );
        let kind =
            if called || self.deck.top_is_incarnation() { CardSet::EVERY_INCARNATION } else { CardSet::EVERY_GHOST };
        self.unseen.both(kind)
    }

    /// True while the player on turn may do anything in Yang: nothing that was begun is still under way.
    pub fn between_steps(&self) -> bool {
        self.stack.top == PendingStep::Yang && self.ending.is_none()
    }

    /// True from the attempt of an exorcism until its dice and Tao are assigned.
    pub fn is_exorcising(&self) -> bool {
        self.stack.contains(PendingStep::Split)
            || self.stack.contains(PendingStep::BlackSecret(BlackSecretStep::SplitDemons))
    }

    /// The card that waits to be placed.
    pub fn card_to_place(&self) -> Option<Card> {
        if let PendingStep::Place(card) = self.stack.top { Some(card) } else { None }
    }

    /// The possessed board on turn, while a living Taoist is to be picked who loses a Qi for it (B62).
    pub fn possessed_to_pay_for(&self) -> Option<Colour> {
        matches!(self.stack.top, PendingStep::LoseQiForPossessed(_)).then_some(self.turn.board)
    }

    /// What the Curse die shows while it may be rolled again.
    pub fn curse_face(&self) -> Option<CurseFace> {
        if let PendingStep::CurseRolled { face, .. } = self.stack.top { Some(face) } else { None }
    }

    /// The cards just exorcised whose curses are to be put in order, and where they stood.
    pub fn curses_to_order(&self) -> impl Iterator<Item = (Card, Space)> {
        let pending = matches!(self.stack.top, PendingStep::Curses(_));
        self.exorcism.beaten.into_iter().flatten().filter(move |_| pending)
    }

    /// The cards just exorcised whose rewards are to be put in order, and where they stood.
    pub fn rewards_to_order(&self) -> impl Iterator<Item = (Card, Space)> {
        let pending = matches!(self.stack.top, PendingStep::Rewards(_));
        self.exorcism.beaten.into_iter().flatten().filter(move |_| pending)
    }
}
