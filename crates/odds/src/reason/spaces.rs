//! What speaks for laying or moving a ghost.

use ghost_stories_engine::{Card, Choice, Colour, ColourSet, Middle, Position, Space, SpaceSet};

use super::chances::{faced, ready};
use super::look::Look;
use super::threat::{gravest, threats};
use super::{Reason, Threat};

impl Look<'_> {
    pub(super) fn placed(&self, space: Space) -> Vec<Reason> {
        let Some(card) = self.now.card_to_place() else { return Vec::new() };
        if self.now.buddhas().contains(space) {
            return self.on_buddha(card, space);
        }
        let mut found = self.neighbours(card, space);
        let options = self.now.options();
        let boards: ColourSet = options
            .iter()
            .filter_map(|option| if let Choice::Place(space) = option { Some(space.board()) } else { None })
            .collect();
        if boards.len() > 1 && !SpaceSet::of_board(space.board()).without(self.after.occupied()).is_empty() {
            found.push(self.room(space.board()));
        }
        let in_turns = self.turns_to_act(space.board());
        let acts = matches!(self.now.facts(card).middle(), Middle::Haunter | Middle::Tormentor | Middle::Devourer);
        if acts
            && boards.iter().all(|board| board == space.board() || self.turns_to_act(board) < in_turns)
            && boards.len() > 1
        {
            found.push(Reason::ActsLate { board: space.board(), in_turns });
        }
        let haunts = Look::haunts(&self.then(), space);
        found.extend(haunts.map(|(tile, in_turns)| Reason::WouldHaunt { card, tile, in_turns }));
        found
    }

    /// In how many turns the ghosts of a board act; those of the board on turn come last.
    fn turns_to_act(&self, board: Colour) -> u8 {
        match self.turns_until(board) {
            0 => 4,
            turns => turns,
        }
    }

    fn on_buddha(&self, card: Card, space: Space) -> Vec<Reason> {
        if self.after.card(space) != Some(card) {
            return vec![Reason::Buddha { card }];
        }
        let caught = self.after.is_caught(space);
        caught.then_some(Reason::Caught { card }).into_iter().collect()
    }

    /// Who can fight the ghost on a space, and which other ghost lies at the same corner.
    fn neighbours(&self, card: Card, space: Space) -> Vec<Reason> {
        let seating = self.after.seating();
        let tile = faced(self.after, space);
        let spot = seating.line(space)[0];
        let corner = seating.spaces_next_to(spot).both(self.after.occupied());
        let beside = corner.without(SpaceSet::only(space)).iter().find_map(|other| self.after.card(other));
        let mut found: Vec<Reason> = beside.map(|card| Reason::Corner { card, tile }).into_iter().collect();
        if self.after.card(space) != Some(card) {
            return found;
        }
        let turns = (0..4).map(|steps| seating.clockwise(self.me, steps));
        let fighters: Vec<Colour> = turns.filter(|&board| self.after.living().contains(board)).collect();
        let stands = |taoist: &Colour| self.after.tile_of(*taoist) == tile;
        let standing = fighters.iter().copied().filter(stands).find_map(|taoist| ready(self.after, taoist, space));
        found.extend(standing.or_else(|| fighters.iter().find_map(|&taoist| ready(self.after, taoist, space))));
        found
    }

    pub(super) fn shifted(&self, from: Space, to: Space) -> Vec<Reason> {
        let Some(card) = self.now.card(from) else { return Vec::new() };
        if self.now.buddhas().contains(to) {
            let mut found = self.on_buddha(card, to);
            if self.after.card(to) != Some(card) {
                found.extend(gravest(self.now, &self.coming, from).map(|threat| Reason::Ends { card, threat }));
            }
            return found;
        }
        let then = self.then();
        let mut found = self.neighbours(card, to);
        found.extend(self.opened());
        found.extend(self.delayed(from, to, &then));
        found.extend(self.left_behind(from, to).map(|threat| Reason::Ends { card, threat }));
        let elsewhere = Look::haunts(&then, to)
            .filter(|&(tile, _)| Look::haunts(&self.coming, from).is_some_and(|(before, _)| before != tile));
        found.extend(elsewhere.map(|(tile, in_turns)| Reason::WouldHaunt { card, tile, in_turns }));
        found
    }

    /// What the ghost no longer does to the board it leaves.
    fn left_behind(&self, from: Space, to: Space) -> Option<Threat> {
        threats(self.now, &self.coming, from).into_iter().find(|threat| match threat {
            Threat::Overruns { board, .. } => *board != to.board(),
            Threat::BlocksPower(_) => self.after.power_is_on(from.board()),
            _ => false,
        })
    }

    /// The incarnation that could not be exorcised while a ghost lay opposite, and now can.
    pub(super) fn opened(&self) -> Option<Reason> {
        let bound = |position: &Position, space: Space| {
            let card =
                position.card(space).filter(|&card| position.facts(card).middle() == Middle::OnlyIfOppositeEmpty)?;
            position.occupied().contains(position.seating().opposite(space)).then_some(card)
        };
        let was_bound = |space: Space| bound(self.now, space).filter(|_| bound(self.after, space).is_none());
        self.after.occupied().iter().find_map(was_bound).map(|card| Reason::Opens { card })
    }
}
