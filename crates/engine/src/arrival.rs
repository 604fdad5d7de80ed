//! Bringing a ghost into play (B40 to B45).

use crate::asked_by::AskedBy;
use crate::card::Card;
use crate::cause::Cause;
use crate::colour::Tao;
use crate::curse::Origin;
use crate::ending::{Defeat, Ending};
use crate::event::{Event, Observer};
use crate::facts::{Left, Middle};
use crate::position::Position;
use crate::space::{Space, SpaceSet};
use crate::step::PendingStep;
use crate::white_moon::{WhiteMoonEvent, WhiteMoonStep};

impl Position {
    pub(crate) fn bring_ghost(&mut self, observer: &mut impl Observer) -> bool {
        if self.occupied == SpaceSet::full() {
            self.stack.pop();
            observer.notice(Event::NoFreeSpace);
            self.lose_qi_on_turn(Cause::NoFreeSpace, observer);
        } else if self.deck.is_empty() {
            self.stack.pop();
        } else if self.black_secret.is_some() && self.deck.top_is_incarnation() && self.known_top().is_none() {
            self.summoning(observer);
        } else if let Some(card) = self.known_top() {
            self.draw_known(card, observer);
        } else {
            self.stack.replace_top(PendingStep::Draw);
        }
        true
    }

    pub(crate) fn drawn(&mut self, card: Card, observer: &mut impl Observer) {
        self.unseen.remove(card);
        self.deck.draw();
        observer.notice(Event::CardDrawn { card });
        if self.deck.is_empty() && (self.exorcised < self.incarnations || self.black_secret.is_some()) {
            self.end(Ending::Lost(Defeat::DeckEmpty), observer);
        } else {
            self.stack.replace_top(PendingStep::Place(card));
        }
    }

    /// The spaces where a drawn card may go: its board first, any free space if that board is full (B41, B90).
    pub(crate) fn spaces_for(&self, card: Card) -> SpaceSet {
        let board = self.facts(card).colour().and_then(Tao::board).unwrap_or(self.turn.board);
        let free = SpaceSet::full().without(self.occupied);
        let at_home = free.both(SpaceSet::of_board(board));
        if at_home.is_empty() { free } else { at_home }
    }

    pub(crate) fn place(&mut self, card: Card, space: Space, observer: &mut impl Observer) {
        self.stack.pop();
        observer.notice(Event::CardPlaced { card, space });
        if self.settles_on(card, space, observer) {
            self.cards[space] = Some(card);
            self.occupied.insert(space);
            if self.white_moon.is_some() {
                self.white_moon_arrives(card, observer);
            }
            let left = !self.facts(card).left().is_empty();
            if left && self.white_moon.is_some() && self.armour_covers(card, space) {
                observer.notice(Event::WhiteMoon(WhiteMoonEvent::StoneVoid { card }));
            } else if left {
                self.stack.push(PendingStep::LeftStone(card, space, 0));
            }
        }
    }

    /// Sends a Buddha on the space back to the Temple; false if the ghost goes with it (B42, B93).
    pub(crate) fn settles_on(&mut self, card: Card, space: Space, observer: &mut impl Observer) -> bool {
        let uncatchable = self.facts(card).middle() == Middle::OnlyOnBuddha;
        if self.white_moon.is_some() {
            self.white_moon_settles(card, space, observer);
        }
        if !self.buddhas.contains(space) {
            self.caught &= !uncatchable;
            return true;
        }
        self.buddhas.remove(space);
        self.village.buddhas += 1;
        observer.notice(Event::BuddhaReturned { space });
        if card.is_incarnation() {
            self.caught |= uncatchable;
            return true;
        }
        observer.notice(Event::GhostDiscarded { card, space, cause: Cause::Buddha });
        false
    }

    /// A haunting figure steps onto the first stone, and a villager flees from it (W25).
    pub(crate) fn figure_advances(&mut self, space: Space, cause: Cause, observer: &mut impl Observer) {
        self.figures.insert(space);
        if let Some(card) = self.cards[space] {
            observer.notice(Event::FigureAdvanced { card, space, cause });
        }
        if self.white_moon.is_some() {
            self.stack.push(PendingStep::WhiteMoon(WhiteMoonStep::Flee(space)));
        }
    }

    /// Where a card is that was last seen on a space; `None` if it left play.
    fn space_of(&self, card: Card, seen: Space) -> Option<Space> {
        if self.cards[seen] == Some(card) {
            return Some(seen);
        }
        Space::ALL.into_iter().find(|&space| self.cards[space] == Some(card))
    }

    /// One icon of the left stone; it hits the board on turn, wherever the ghost lies (B43).
    pub(crate) fn left_stone(&mut self, card: Card, laid: Space, icon: u8, observer: &mut impl Observer) -> bool {
        // What its first icon brought about may have moved it, or taken it away.
        let Some(space) = self.space_of(card, laid) else {
            self.stack.pop();
            return true;
        };
        let icons = self.facts(card).left();
        if usize::from(icon) + 1 < icons.len() {
            self.stack.replace_top(PendingStep::LeftStone(card, space, icon + 1));
        } else {
            self.stack.pop();
        }
        match icons[usize::from(icon)] {
            Left::Ghost => self.stack.push(PendingStep::BringGhost),
            Left::Haunt => self.haunt_from(space, Cause::LeftStone, observer),
            Left::LoseQi => self.lose_qi_on_turn(Cause::LeftStone, observer),
            Left::Quick => self.figure_advances(space, Cause::QuickHaunter, observer),
            Left::Curse => self.stack.push(PendingStep::Curse(Origin::Ghost(space))),
            Left::GroupLoseTao => self.stack.push(PendingStep::GroupDiscard(0, AskedBy::Ghost(card))),
            // Nameless (B101).
            Left::ClearCircle => {
                if let Some(tao) = self.village.circle.take() {
                    self.bank = self.bank.plus(tao, 1);
                    observer.notice(Event::CircleCleared { tao, cause: Cause::Nameless });
                }
            }
            Left::Devour | Left::KillVillager | Left::LayDown | Left::LowestLeave => {
                self.white_moon_left_stone(icons[usize::from(icon)], space, observer);
            }
            Left::ActivateDemon | Left::ThrowCurse | Left::Skeletons | Left::DiscardStack => {
                self.black_secret_left_stone(icons[usize::from(icon)]);
            }
            Left::DieCaptive if self.free_dice() == 0 => {
                observer.notice(Event::NoDieToHold { card });
            }
            Left::PowerOff | Left::AllPowersOff | Left::TaoOff | Left::DieCaptive => {
                self.lasting.insert(space);
                observer.notice(Event::EffectBegan { card, space });
                self.settle_mantra(observer);
            }
        }
        true
    }

    /// The card on a space leaves play, and all that it held is free at once (B45).
    pub(crate) fn leaves(&mut self, space: Space, observer: &mut impl Observer) -> Option<Card> {
        let card = self.cards[space].take()?;
        self.occupied.remove(space);
        self.figures.remove(space);
        self.lasting.remove(space);
        if self.facts(card).middle() == Middle::OnlyOnBuddha {
            self.caught = false;
        }
        if self.acts_from_right() {
            self.acts_no_more(space);
        }
        if self.white_moon.is_some() {
            self.white_moon_leaves(card, observer);
        }
        self.mantra_comes_back(space, observer);
        Some(card)
    }

    /// The Mantra of a ghost that left is back, to be used from the next turn on (B76).
    pub(crate) fn mantra_comes_back(&mut self, space: Space, observer: &mut impl Observer) {
        if self.mantra == Some(space) {
            self.mantra = None;
            self.turn.done.mantra_back = true;
            observer.notice(Event::MantraReturned { cause: Cause::BearerOfMantraLeft });
        }
    }

    /// The card on `from` moves to a space without a ghost, with all that is on it (B87).
    pub(crate) fn move_card(&mut self, from: Space, to: Space, observer: &mut impl Observer) {
        if let Some(card) = self.cards[from] {
            observer.notice(Event::GhostMoved { card, from, to });
            self.carry_card(from, to, observer);
        }
    }

    /// The card on `from` is now on `to`, with all that is on it.
    pub(crate) fn carry_card(&mut self, from: Space, to: Space, observer: &mut impl Observer) {
        let Some(card) = self.cards[from] else { return };
        if !self.settles_on(card, to, observer) {
            self.leaves(from, observer);
            return;
        }
        self.cards[to] = self.cards[from].take();
        if self.acts_from_right() {
            self.acts_elsewhere(from, to);
        }
        for set in [&mut self.occupied, &mut self.figures, &mut self.lasting] {
            let there = set.contains(from);
            set.remove(from);
            set.set(to, there);
        }
        if self.mantra == Some(from) {
            self.mantra = Some(to);
        }
        self.settle_mantra(observer);
    }
}
