use ghost_stories_engine::{CardSet, Choice, Position, Who};
use ghost_stories_table::Stream;

/// What the player of a seat sees of a game. Hands are open and the deck has no order yet, so that is everything but Wu-Feng's hand,
/// which only he sees (S7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View(Position);

impl View {
    /// What the player of a seat sees.
    pub fn of(position: &Position, seat: impl Into<Who>) -> View {
        View(if seat.into() == Who::WuFeng { *position } else { position.veiled() })
    }

    /// The position as it is seen.
    pub fn position(&self) -> &Position {
        &self.0
    }

    /// A whole position that looks like this: what is hidden of Wu-Feng's hand is dealt from all that it could be.
    pub fn imagined(&self, stream: &mut Stream) -> Position {
        let hidden = self.0.black_secret().map_or(0, |black_secret| black_secret.hidden);
        if hidden == 0 {
            return self.0;
        }
        let mut possible: Vec<_> = self.0.unseen().both(CardSet::EVERY_INCARNATION).iter().collect();
        stream.shuffle(&mut possible);
        self.0.unveiled(possible.into_iter().take(hidden.into()).collect())
    }
}

/// A player that chooses for itself.
pub trait Bot {
    /// One of the options of a position that waits for a choice.
    fn choose(&mut self, view: &View) -> Choice;
}
