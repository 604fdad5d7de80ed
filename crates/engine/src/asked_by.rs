use crate::black_secret::BlackSecretStep;
use crate::card::Card;
use crate::cause::Cause;
use crate::position::Position;
use crate::step::PendingStep;
use crate::white_moon::WhiteMoonStep;

/// What asks somebody for a decision that is not of their own making.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AskedBy {
    /// The stone of this card.
    Ghost(Card),
    /// Another thing of the game.
    Cause(Cause),
}

impl Position {
    /// Why somebody has to decide now, where the decision itself does not tell.
    ///
    /// ```
    /// use ghost_stories_engine::Position;
    ///
    /// fn explain(position: &Position) {
    ///     if let Some(why) = position.asked_by() {
    ///         println!("by {why:?}");
    ///     }
    /// }
    /// ```
    pub fn asked_by(&self) -> Option<AskedBy> {
        match self.stack.top {
            PendingStep::Discard(_) => Some(match self.stack.below_top() {
                PendingStep::GroupDiscard(_, by) => by,
                _ => AskedBy::Cause(Cause::WuFengsCurse),
            }),
            PendingStep::TakeTao { cause, .. }
            | PendingStep::LoseQiForPossessed(cause)
            | PendingStep::WhiteMoon(WhiteMoonStep::KillChosen(cause)) => Some(AskedBy::Cause(cause)),
            PendingStep::BlackSecret(BlackSecretStep::Pick(_)) => Some(AskedBy::Cause(Cause::WuFengsCurse)),
            _ => None,
        }
    }
}
