//! Cards that come and go, and what White Moon's incarnations do (W60, W70 to W76).

use crate::card::Card;
use crate::cause::Cause;
use crate::ending::{Defeat, Ending};
use crate::event::{Event, Observer};
use crate::facts::{Left, Middle};
use crate::position::Position;
use crate::space::{Slot, Space, SpaceSet};
use crate::step::PendingStep;
use crate::white_moon::{Artifact, WhiteMoonEvent, WhiteMoonStep};

impl Position {
    /// A card was laid on a space, or came there: Su-Ling and the Portal may go (W30, W70, W72).
    #[cold]
    #[inline(never)]
    pub(crate) fn white_moon_settles(&mut self, card: Card, space: Space, observer: &mut impl Observer) {
        if card.is_incarnation() && self.white_moon.as_ref().is_some_and(|white_moon| white_moon.su_ling == Some(space))
        {
            self.su_ling_returns(Cause::IncarnationBeforeSuLing, observer);
        }
    }

    /// An incarnation arrived: the Gate Keeper takes the Portal, the Howling Ondine Su-Ling.
    #[cold]
    #[inline(never)]
    pub(crate) fn white_moon_arrives(&mut self, card: Card, observer: &mut impl Observer) {
        match self.facts(card).middle() {
            Middle::HoldsPortal => observer.notice(Event::WhiteMoon(WhiteMoonEvent::PortalTaken)),
            Middle::HoldsSuLing => self.su_ling_returns(Cause::HowlingOndine, observer),
            _ => {}
        }
    }

    /// A card left play: what it held is free (W70, W72).
    #[cold]
    #[inline(never)]
    pub(crate) fn white_moon_leaves(&mut self, card: Card, observer: &mut impl Observer) {
        match self.facts(card).middle() {
            Middle::HoldsPortal => observer.notice(Event::WhiteMoon(WhiteMoonEvent::PortalReturned)),
            Middle::HoldsSuLing => self.white_moon_mut().called = false,
            _ => {}
        }
    }

    /// A card left its space: it acts no more this turn (W10).
    #[cold]
    #[inline(never)]
    pub(crate) fn acts_no_more(&mut self, from: Space) {
        if from.board() == self.turn.board {
            self.turn.acting.remove(from.slot());
        }
    }

    /// A card was moved: if it was still to act it does, unless it left the board (W10).
    #[cold]
    #[inline(never)]
    pub(crate) fn acts_elsewhere(&mut self, from: Space, to: Space) {
        let board = self.turn.board;
        let acts = from.board() == board && self.turn.acting.contains(from.slot());
        self.acts_no_more(from);
        if to.board() == board {
            self.turn.acting.set(to.slot(), acts);
        }
    }

    /// True if the bearer's Spirit Armour makes the left stone of a card on this space void (W60).
    #[cold]
    #[inline(never)]
    pub(crate) fn armour_covers(&self, card: Card, space: Space) -> bool {
        !card.is_incarnation() && self.holds(space.board(), Artifact::Armour)
    }

    /// An icon that only White Moon has.
    #[cold]
    #[inline(never)]
    pub(crate) fn white_moon_left_stone(&mut self, icon: Left, space: Space, observer: &mut impl Observer) {
        if self.white_moon.is_none() {
            return;
        }
        match icon {
            Left::Devour => self.stack.push(PendingStep::WhiteMoon(WhiteMoonStep::Devour(space))),
            Left::KillVillager => self.stack.push(PendingStep::WhiteMoon(WhiteMoonStep::KillChosen(Cause::Voracious))),
            Left::LayDown => {
                for taoist in self.living.iter() {
                    self.lay_down(taoist, Cause::RootMaster, observer);
                }
            }
            Left::LowestLeave => self.lowest_leave(observer),
            _ => {}
        }
    }

    /// The two lowest ghosts of the deck leave the game, unseen (W74).
    fn lowest_leave(&mut self, observer: &mut impl Observer) {
        let number = self.deck.ghosts().min(2);
        self.deck = self.deck.without_lowest_ghosts(number);
        observer.notice(Event::WhiteMoon(WhiteMoonEvent::GhostsLeft { number }));
        if self.deck.is_empty() && (self.exorcised < self.incarnations || self.black_secret.is_some()) {
            self.end(Ending::Lost(Defeat::DeckEmpty), observer);
        }
    }

    /// The Shapeshifter moves to the next space without a ghost, clockwise (W75).
    pub(crate) fn shapeshift(&mut self, from: Space, observer: &mut impl Observer) {
        let next = |space: Space| match space.slot() {
            Slot::Right => Space::new(space.board(), Slot::Middle),
            Slot::Middle => Space::new(space.board(), Slot::Left),
            Slot::Left => Space::new(self.seating.clockwise(space.board(), 1), Slot::Right),
        };
        let free = SpaceSet::full().without(self.occupied);
        let way = core::iter::successors(Some(next(from)), |&space| Some(next(space)));
        if let Some(to) = way.take(11).find(|&space| free.contains(space)) {
            observer.notice(Event::WhiteMoon(WhiteMoonEvent::Shapeshifted { from, to }));
            self.carry_card(from, to, observer);
        }
    }

    /// Wu's death: with Black Secret Wu-Feng draws an incarnation and plays one (S14).
    pub(crate) fn call_incarnation(&mut self) -> bool {
        if self.black_secret.is_some() {
            self.stack.pop();
            self.draw_and_play();
            return true;
        }
        self.skip_if(self.incarnations_left().is_empty())
    }

    /// Wu calls a further incarnation: with a space free it is placed, else it lies on top of the deck (W76).
    #[cold]
    #[inline(never)]
    pub(crate) fn incarnation_called(&mut self, card: Card, observer: &mut impl Observer) {
        self.unseen.remove(card);
        self.incarnations += 1;
        observer.notice(Event::CardDrawn { card });
        if self.occupied != SpaceSet::full() {
            self.stack.replace_top(PendingStep::Place(card));
            return;
        }
        self.stack.pop();
        self.put_on_deck(card, observer);
    }

    /// The incarnation that all have seen on top of the deck, if there is one.
    pub fn known_top(&self) -> Option<Card> {
        self.on_deck[0]?;
        self.on_deck.into_iter().flatten().last()
    }

    /// The known card on top is drawn.
    #[cold]
    #[inline(never)]
    pub(crate) fn draw_known(&mut self, card: Card, observer: &mut impl Observer) {
        if let Some(place) = self.on_deck.iter_mut().rev().find(|place| **place == Some(card)) {
            *place = None;
        }
        self.drawn(card, observer);
    }
}
