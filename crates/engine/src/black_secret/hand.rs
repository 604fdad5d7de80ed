//! Wu-Feng's incarnations: his hand, the only secret of the game, and the Summoning cards (S7, S14).

use crate::black_secret::{BlackSecretChoice, BlackSecretEvent, BlackSecretStep};
use crate::card::{Card, CardSet};
use crate::choice::{Choice, Options};
use crate::ending::{Defeat, Ending};
use crate::event::{Event, Observer};
use crate::position::Position;
use crate::space::SpaceSet;
use crate::step::PendingStep;
use crate::white_moon::WhiteMoonEvent;

/// The incarnations in Wu-Feng's hand, a bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Hand(u32);

impl Hand {
    /// No card.
    pub const EMPTY: Hand = Hand(0);

    /// The bit of an incarnation: those of the base game, of White Moon and of Black Secret one after the other.
    const fn bit(card: Card) -> u32 {
        match card.number() {
            number @ 56..=65 => 1 << (number - 56),
            number @ 76..=81 => 1 << (number - 66),
            number @ 92..=96 => 1 << (number - 76),
            _ => 0,
        }
    }

    /// True if he holds this card.
    pub const fn contains(self, card: Card) -> bool {
        self.0 & Hand::bit(card) != 0
    }

    /// Takes a card in.
    pub const fn insert(&mut self, card: Card) {
        self.0 |= Hand::bit(card);
    }

    /// Gives a card out.
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !Hand::bit(card);
    }

    /// How many cards there are.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// True if there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards by number.
    pub fn cards(self) -> CardSet {
        CardSet::EVERY_INCARNATION.iter().filter(|&card| self.contains(card)).collect()
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Hand {
        let mut hand = Hand::EMPTY;
        cards.into_iter().for_each(|card| hand.insert(card));
        hand
    }
}

impl Position {
    /// The position as everybody but Wu-Feng sees it: the same for every hand he could have. A finished game shows everything.
    ///
    /// ```
    /// use ghost_stories_engine::{BlackSecretSetup, Card, CardSet, Letter, Level, Position, Setup};
    ///
    /// let black_secret = Some(BlackSecretSetup { catacombs: Letter::A, board: Letter::A });
    /// let start = Position::new(&Setup { black_secret, ..Setup::four_players(Level::Normal) }, &mut ())?;
    /// let holding = |name| start.unveiled(CardSet::from_iter(Card::named(name)));
    /// let (one, other) = (holding("nameless"), holding("hope-killer"));
    /// assert!(one != other && one.veiled() == other.veiled());
    /// # Ok::<(), ghost_stories_engine::SetupError>(())
    /// ```
    #[must_use]
    pub fn veiled(&self) -> Position {
        let mut position = *self;
        if let (Some(black_secret), None) = (&mut position.black_secret, self.ending) {
            position.unseen = position.unseen.union(black_secret.hand.cards());
            black_secret.hidden = black_secret.in_hand();
            black_secret.hand = Hand::EMPTY;
        }
        position
    }

    /// A veiled position with the hidden cards of Wu-Feng's hand told, which must be among the unseen incarnations.
    #[must_use]
    pub fn unveiled(&self, cards: CardSet) -> Position {
        let mut position = *self;
        if let Some(black_secret) = &mut position.black_secret {
            position.unseen = position.unseen.without(cards);
            cards.iter().for_each(|card| black_secret.hand.insert(card));
            black_secret.hidden = black_secret.hidden.saturating_sub(cards.len());
        }
        position
    }

    /// The incarnations of Wu-Feng's pile.
    pub(crate) fn pile(&self) -> CardSet {
        self.unseen.both(CardSet::EVERY_INCARNATION)
    }

    /// A Summoning card is drawn (S14); the last card of the deck wins the game for Wu-Feng (S60).
    #[cold]
    #[inline(never)]
    pub(crate) fn summoning(&mut self, observer: &mut impl Observer) {
        self.deck.draw();
        observer.notice(Event::BlackSecret(BlackSecretEvent::SummoningDrawn));
        if self.deck.is_empty() {
            self.end(Ending::Lost(Defeat::DeckEmpty), observer);
            return;
        }
        self.stack.pop();
        self.draw_and_play();
    }

    /// An incarnation is drawn to the hand, then one is played.
    pub(crate) fn draw_and_play(&mut self) {
        self.stack.push(PendingStep::BlackSecret(BlackSecretStep::PlayIncarnation));
        self.stack.push(PendingStep::BlackSecret(BlackSecretStep::DrawIncarnation));
    }

    #[cold]
    #[inline(never)]
    pub(crate) fn incarnation_taken(&mut self, card: Card, observer: &mut impl Observer) {
        self.stack.pop();
        self.unseen.remove(card);
        self.black_secret_mut().hand.insert(card);
        observer.notice(Event::BlackSecret(BlackSecretEvent::IncarnationTaken { card: Some(card) }));
    }

    pub(crate) fn incarnation_options(&self, options: &mut Options) {
        let hand = self.the_black_secret().hand.cards();
        options.extend(hand.iter().map(|card| Choice::BlackSecret(BlackSecretChoice::Incarnation(card))));
    }

    /// An incarnation of the hand comes into the village, or with all spaces taken onto the deck, known to all (S14).
    pub(crate) fn play_incarnation(&mut self, card: Card, observer: &mut impl Observer) {
        self.black_secret_mut().hand.remove(card);
        observer.notice(Event::BlackSecret(BlackSecretEvent::IncarnationPlayed { card }));
        if self.occupied == SpaceSet::full() {
            self.stack.pop();
            self.put_on_deck(card, observer);
        } else {
            self.stack.replace_top(PendingStep::Place(card));
        }
    }

    /// A card that found no free space lies on top of the deck, known to all (S14, W76).
    pub(crate) fn put_on_deck(&mut self, card: Card, observer: &mut impl Observer) {
        self.deck = self.deck.with_incarnation();
        if let Some(place) = self.on_deck.iter_mut().find(|place| place.is_none()) {
            *place = Some(card);
        }
        observer.notice(Event::WhiteMoon(WhiteMoonEvent::OnDeck { card }));
    }

    /// Neither a Summoning card nor an incarnation is left in the deck or in play (S60).
    pub(crate) fn is_cleared(&self) -> bool {
        self.deck.incarnations() == 0
            && !self.ghost_spaces().iter().any(|space| self.cards[space].is_some_and(Card::is_incarnation))
    }

    /// An effect that begins now is checked for victory when it is finished (S60).
    #[cold]
    #[inline(never)]
    pub(crate) fn effect_begins(&mut self) {
        if self.black_secret.is_some() {
            self.stack.push(PendingStep::BlackSecret(BlackSecretStep::EffectOver));
        }
    }

    /// A last Summoning card that found no incarnation to play leaves nothing to exorcise.
    pub(crate) fn effect_over(&mut self, observer: &mut impl Observer) -> bool {
        self.stack.pop();
        if self.is_cleared() {
            self.end(Ending::Won, observer);
        }
        true
    }
}
