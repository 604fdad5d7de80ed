use ghost_stories_engine::{
    Card, Chance, Colour, Defeat, Ending, Event, Middle, Outcome, Position, Rule, Slot, Space, Tell, Tile, Waiting,
};

/// What the Yin of one coming turn brings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Foreseen {
    /// Whose turn it is.
    pub board: Colour,
    /// In how many turns; 1 is the next one.
    pub in_turns: u8,
    /// What happens, in order.
    pub happenings: Vec<Happening>,
}

/// Something that will happen unless the players do something about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are what their types say")]
pub enum Happening {
    /// A haunter's figure steps onto the first stone.
    Advances { space: Space, card: Card },
    /// A haunter haunts this tile.
    Haunts { space: Space, card: Card, tile: Tile },
    /// A haunter finds nothing left to haunt in its line.
    NothingToHaunt { space: Space, card: Card },
    /// A tormentor rolls the Curse die. The forecast goes on as if it showed nothing.
    RollsCurse { space: Space, card: Card },
    /// This Taoist discards a Tao of his choice.
    DiscardsTao { taoist: Colour },
    /// All three spaces of the board hold ghosts.
    Overrun { board: Colour },
    /// This Taoist or neutral board loses a Qi; if `picked`, for a possessed board, and the players may pick another one.
    LosesQi { board: Colour, picked: bool },
    /// The board becomes possessed: its Taoist dies, or a neutral one has no Qi left.
    Possessed { board: Colour },
    /// A ghost arrives, nobody knows which.
    GhostArrives,
    /// The game is lost.
    Lost(Defeat),
}

/// What the ghosts do on the coming turns, clockwise, each upon what the ones before brought; it ends where the game would.
///
/// Nobody acts meanwhile, and the ghosts that arrive are not laid. What the running turn still has to bring is left out.
pub fn forecast(position: &Position, turns: usize) -> Vec<Foreseen> {
    let mut now = *position;
    let mut forecast = Vec::new();
    for in_turns in 1..=turns {
        if now.ending().is_some() {
            break;
        }
        let board = position.seating().clockwise(position.board_on_turn(), in_turns);
        let (after, happenings) = yin(&now, board);
        forecast.push(Foreseen { board, in_turns: in_turns as u8, happenings });
        now = after;
    }
    forecast
}

/// What the Yin of a board brings, and the position after it.
fn yin(before: &Position, board: Colour) -> (Position, Vec<Happening>) {
    let mut told = Told::new(before, board);
    let mut after = before.foresee(board, &mut Tell(&mut |event| told.hear(event)));
    if after.waiting() == Waiting::Chance(Chance::Draw) {
        told.happenings.push(Happening::GhostArrives);
        // Whichever it is, the deck runs down.
        if let Some(card) = after.drawable().iter().next() {
            after.resolve_unchecked(Outcome::Card(card), &mut Tell(&mut |event| told.hear(event)));
        }
    }
    (after, told.happenings)
}

/// The happenings of one turn, told from the engine's events.
struct Told<'a> {
    before: &'a Position,
    board: Colour,
    happenings: Vec<Happening>,
    /// The ghosts that have still to roll the Curse die, the next one last.
    tormentors: Vec<Space>,
    /// Where the figure last left its stones.
    haunter: Option<Space>,
}

impl Told<'_> {
    fn new(before: &Position, board: Colour) -> Told<'_> {
        let torments = |space: &Space| before.card(*space).is_some_and(|card| card.middle() == Middle::Tormentor);
        let tormentors = Slot::ALL.map(|slot| Space::new(board, slot)).into_iter().filter(torments).rev().collect();
        Told { before, board, happenings: Vec::new(), tormentors, haunter: None }
    }

    fn hear(&mut self, event: Event) {
        let happening = match event {
            Event::FigureAdvanced { space, .. } => self.ghost(space).map(|card| Happening::Advances { space, card }),
            Event::FigureReturned { space, .. } => {
                self.haunter = Some(space);
                None
            }
            Event::TileHaunted { tile, .. } => self.haunter.and_then(|space| {
                let card = self.ghost(space)?;
                Some(Happening::Haunts { space, card, tile })
            }),
            Event::NothingToHaunt { space } => self.ghost(space).map(|card| Happening::NothingToHaunt { space, card }),
            Event::CurseRolled { .. } => self.tormentors.pop().and_then(|space| {
                let card = self.ghost(space)?;
                Some(Happening::RollsCurse { space, card })
            }),
            // What the dead leave behind is no discard.
            Event::TaoLost { taoist, by: Rule::B(45), .. } => Some(Happening::DiscardsTao { taoist }),
            Event::Overrun { board } => Some(Happening::Overrun { board }),
            Event::QiLost { board, .. } => {
                let picked = board != self.board && self.before.living().len() > 1;
                Some(Happening::LosesQi { board, picked })
            }
            Event::BoardPossessed { board, .. } => Some(Happening::Possessed { board }),
            Event::GameOver { ending: Ending::Lost(defeat) } => Some(Happening::Lost(defeat)),
            _ => None,
        };
        self.happenings.extend(happening);
    }

    fn ghost(&self, space: Space) -> Option<Card> {
        self.before.card(space)
    }
}
