use ghost_stories_engine::{Choice, Colour, Position};

/// What the player of a seat sees of a game. In the base game hands are open and the deck has no order yet, so that is everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View(Position);

impl View {
    /// What the player of `_seat` sees.
    pub fn of(position: &Position, _seat: Colour) -> View {
        View(*position)
    }

    /// The position as it is seen.
    pub fn position(&self) -> &Position {
        &self.0
    }
}

/// A player that chooses for itself.
pub trait Bot {
    /// One of the options of a position that waits for a choice.
    fn choose(&mut self, view: &View) -> Choice;
}
