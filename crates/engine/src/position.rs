use crate::black_secret::{BlackSecret, BlackSecretStep};
use crate::card::{Card, CardSet};
use crate::colour::{ByColour, Colour, ColourSet, TaoCount};
use crate::component_data::Components;
use crate::deck::Deck;
use crate::dice::Roll;
use crate::ending::Ending;
use crate::event::{Observer, observed};
use crate::facts::{Facts, Left, Middle};
use crate::power::Power;
use crate::setup::{Edition, Level, Setup, SetupError};
use crate::space::{BySpace, Seating, Slot, Space, SpaceSet};
use crate::stage::{Done, Stage, Turn};
use crate::step::{PendingStep, Stack};
use crate::taoist::{Owner, Taoist};
use crate::village::{Tile, Village};
use crate::white_moon::WhiteMoon;

/// An exorcism under way: what was rolled and chosen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct RunningExorcism {
    /// The dice on the table, also the Herbalist's.
    pub(crate) dice: Roll,
    pub(crate) chosen: SpaceSet,
    pub(crate) owed: TaoCount,
    /// The crystals that are still to be paid.
    pub(crate) crystals: u8,
    /// Nobody could spend Tao when training began (W50).
    pub(crate) without_tao: bool,
    /// The cards that left, and where they stood.
    pub(crate) beaten: [Option<(Card, Space)>; 2],
}

impl RunningExorcism {
    pub(crate) const NONE: RunningExorcism = RunningExorcism {
        dice: Roll::NONE,
        chosen: SpaceSet::EMPTY,
        owed: TaoCount::NONE,
        crystals: 0,
        without_tao: false,
        beaten: [None; 2],
    };
}

/// A game at one moment: everything that is known, and what is still to be done.
///
/// Plain data of a few hundred bytes. It waits for a choice, for chance, or for nothing; see [`Position::waiting`].
///
/// ```
/// use ghost_stories_engine::{Card, Choice, Level, Outcome, Position, Setup, Space};
///
/// let mut position = Position::new(&Setup::four_players(Level::Normal), &mut ())?;
/// let zombie = Card::named("zombie").next().expect("there is one");
/// position.resolve(Outcome::Card(zombie), &mut ())?;
///
/// // A copy is a game saved: whatever is tried on it, the position stays as it is.
/// let mut tried = position;
/// tried.play(Choice::Place(Space::YellowLeft), &mut ())?;
/// assert_eq!((tried.card(Space::YellowLeft), position.card(Space::YellowLeft)), (Some(zombie), None));
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub(crate) unseen: CardSet,
    pub(crate) deck: Deck,
    pub(crate) stack: Stack,
    pub(crate) exorcism: RunningExorcism,
    pub(crate) taoists: ByColour<Taoist>,
    pub(crate) village: Village,
    pub(crate) cards: BySpace<Option<Card>>,
    pub(crate) occupied: SpaceSet,
    /// Spaces whose haunting figure stands on the first stone.
    pub(crate) figures: SpaceSet,
    /// Spaces whose card's lasting icon is in force.
    pub(crate) lasting: SpaceSet,
    pub(crate) buddhas: SpaceSet,
    pub(crate) bank: TaoCount,
    pub(crate) turn: Turn,
    pub(crate) seating: Seating,
    pub(crate) powers: ByColour<Power>,
    pub(crate) level: Level,
    pub(crate) edition: Edition,
    pub(crate) players: ColourSet,
    pub(crate) living: ColourSet,
    pub(crate) bank_qi: u8,
    pub(crate) mantra: Option<Space>,
    /// Uncatchable stands where it met a Buddha.
    pub(crate) caught: bool,
    /// Incarnations to exorcise in all, and those exorcised.
    pub(crate) incarnations: u8,
    pub(crate) exorcised: u8,
    pub(crate) ending: Option<Ending>,
    /// Incarnations on top of the deck that all have seen, the lower first (W76, S14).
    pub(crate) on_deck: [Option<Card>; ON_DECK],
    pub(crate) components: Components,
    pub(crate) white_moon: Option<WhiteMoon>,
    pub(crate) black_secret: Option<BlackSecret>,
}

/// How many known incarnations can lie on the deck.
pub(crate) const ON_DECK: usize = 12;

/// How many Qi the game has (B4).
pub const QI: u8 = 20;

impl Position {
    /// The start of a game: the first player's turn begins.
    pub fn new(setup: &Setup, observer: &mut impl Observer) -> Result<Position, SetupError> {
        let mut position = Position::laid_out(setup)?;
        position.stack.push(PendingStep::BeginTurn(setup.first));
        position.black_secret_begins();
        position.white_moon_begins(setup);
        observed(observer, |observer| position.run(observer));
        Ok(position)
    }

    /// The table laid out by B10 to B14, before anything happens.
    pub(crate) fn laid_out(setup: &Setup) -> Result<Position, SetupError> {
        setup.check()?;
        let seating = Seating::new(setup.boards).ok_or(SetupError::Boards)?;
        let village = Village::new(setup.village).ok_or(SetupError::Village)?;
        let incarnations = setup.level.incarnations(setup.players.len());
        let mut position = Position {
            unseen: setup.cards(),
            deck: Deck::new(setup.ghosts(), incarnations),
            stack: Stack::EMPTY,
            exorcism: RunningExorcism::NONE,
            taoists: ByColour::from_fn(|colour| setup.taoist(colour)),
            village,
            cards: BySpace::default(),
            occupied: SpaceSet::EMPTY,
            figures: SpaceSet::EMPTY,
            lasting: SpaceSet::EMPTY,
            buddhas: SpaceSet::EMPTY,
            bank: TaoCount::each(4),
            turn: Turn::of(setup.first),
            seating,
            powers: setup.powers,
            level: setup.level,
            edition: setup.edition,
            players: setup.players,
            living: setup.players,
            bank_qi: QI,
            mantra: None,
            caught: false,
            incarnations,
            exorcised: 0,
            ending: None,
            on_deck: [None; ON_DECK],
            components: setup.components,
            white_moon: setup.white_moon.map(WhiteMoon::new),
            black_secret: setup.black_secret.map(|black_secret| {
                BlackSecret::new(black_secret, setup.components, setup.players.len(), setup.white_moon.is_some())
            }),
        };
        for (_, taoist) in position.taoists.iter() {
            position.bank_qi -= taoist.qi;
            for tao in taoist.tao.colours() {
                position.bank = position.bank.minus(tao, taoist.tao.get(tao));
            }
        }
        Ok(position)
    }

    /// The player who decides on this turn (B21).
    pub fn decider(&self) -> Colour {
        (0..4)
            .map(|steps| self.seating.clockwise(self.turn.board, steps))
            .find(|&board| self.living.contains(board))
            .unwrap_or(self.turn.board)
    }

    /// Whose a board is.
    pub fn owner(&self, board: Colour) -> Owner {
        if self.living.contains(board) {
            Owner::Living
        } else if !self.players.contains(board) && self.taoists[board].qi > 0 {
            Owner::Neutral
        } else {
            Owner::Possessed
        }
    }

    /// The board on turn.
    pub fn board_on_turn(&self) -> Colour {
        self.turn.board
    }

    /// How far the turn has come.
    pub fn stage(&self) -> Stage {
        self.turn.stage
    }

    /// What has been done in Yang so far.
    pub fn done(&self) -> Done {
        self.turn.done
    }

    /// The level.
    pub fn level(&self) -> Level {
        self.level
    }

    /// The rule set.
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// The boards that belong or belonged to players.
    pub fn players(&self) -> ColourSet {
        self.players
    }

    /// The Taoists who live.
    pub fn living(&self) -> ColourSet {
        self.living
    }

    /// A Taoist, or the Qi of a neutral board.
    pub fn taoist(&self, colour: Colour) -> Taoist {
        self.taoists[colour]
    }

    /// The tile on which a Taoist stands; the dead lie on the Cemetery.
    pub fn tile_of(&self, taoist: Colour) -> Tile {
        self.village.tile(self.taoists[taoist].spot)
    }

    /// The village.
    pub fn village(&self) -> &Village {
        &self.village
    }

    /// The boards round the village.
    pub fn seating(&self) -> Seating {
        self.seating
    }

    /// The power a board shows.
    pub fn power(&self, board: Colour) -> Power {
        self.powers[board]
    }

    /// True if the power of a board can be used now (B118).
    pub fn power_is_on(&self, board: Colour) -> bool {
        if self.owner(board) == Owner::Possessed || self.is_powerless(board) {
            return false;
        }
        !self.lasting.iter().any(|space| match self.lasting_icon(space) {
            Some(Left::AllPowersOff) => true,
            Some(Left::PowerOff) => space.board() == board,
            _ => false,
        })
    }

    /// True if `taoist` has the use of `power` now, by the own board or by a power token.
    pub fn has_power(&self, taoist: Colour, power: Power) -> bool {
        let board = power.colour();
        self.powers[board] == power
            && (board == taoist
                || (self.turn.board == taoist && self.turn.done.borrowed.contains(board))
                || self.is_brother(taoist, board))
            && self.power_is_on(board)
    }

    /// What the components of the expansions say.
    pub fn components(&self) -> Components {
        self.components
    }

    /// What is printed on a card in this game.
    #[inline]
    pub fn facts(&self, card: Card) -> &'static Facts {
        match card.base_facts() {
            Some(facts) => facts,
            None => self.white_moon_facts(card),
        }
    }

    #[cold]
    #[inline(never)]
    fn white_moon_facts(&self, card: Card) -> &'static Facts {
        self.components().facts(card)
    }

    /// All cards of this game: those seen, those of the deck and those removed before it.
    pub fn cards_of_game(&self) -> CardSet {
        if self.white_moon.is_none() && self.black_secret.is_none() {
            return CardSet::ALL;
        }
        let white_moon = self.white_moon.as_ref().map(|white_moon| white_moon.incarnations);
        crate::setup::cards_of(white_moon, self.black_secret.is_some(), &self.village.tiles())
    }

    /// What the card on a space needs by its print; the Shapeshifter's has the colour of its board (W75).
    pub fn printed_resistance(&self, space: Space) -> Option<TaoCount> {
        let Some(card) = self.cards[space] else {
            return self.skeletons().contains(space).then(|| Position::skeleton_need(space));
        };
        let facts = self.facts(card);
        Some(match facts.middle() {
            Middle::Shapeshifter => TaoCount::of(space.board().into(), facts.resistance().total()),
            _ => facts.resistance(),
        })
    }

    /// The card on a space.
    pub fn card(&self, space: Space) -> Option<Card> {
        self.cards[space]
    }

    /// The spaces that hold ghosts or skeletons.
    pub fn occupied(&self) -> SpaceSet {
        self.occupied
    }

    /// The spaces that hold a Buddha.
    pub fn buddhas(&self) -> SpaceSet {
        self.buddhas
    }

    /// The spaces whose haunting figure stands on the first stone.
    pub fn figures(&self) -> SpaceSet {
        self.figures
    }

    /// The ghost with the Mantra.
    pub fn mantra(&self) -> Option<Space> {
        self.mantra
    }

    /// True if the card on this space is Uncatchable and met a Buddha there (B93).
    pub fn is_caught(&self, space: Space) -> bool {
        self.caught && self.cards[space].is_some_and(|card| self.facts(card).middle() == Middle::OnlyOnBuddha)
    }

    /// The Tao in the bank.
    pub fn bank_tao(&self) -> TaoCount {
        self.bank
    }

    /// The Qi in the bank.
    pub fn bank_qi(&self) -> u8 {
        self.bank_qi
    }

    /// The deck.
    pub fn deck(&self) -> Deck {
        self.deck
    }

    /// The cards nobody has seen: those of the deck and those removed before the game.
    pub fn unseen(&self) -> CardSet {
        self.unseen
    }

    /// The cards that were seen and are no longer in play.
    pub fn discard(&self) -> CardSet {
        let in_play: CardSet = self.occupied.iter().filter_map(|space| self.cards[space]).collect();
        let in_hand: CardSet = self.card_to_place().into_iter().collect();
        let held = self.black_secret().map_or(CardSet::EMPTY, |black_secret| black_secret.hand.cards());
        let known: CardSet = self.on_deck.into_iter().flatten().collect();
        let elsewhere = self.unseen.union(in_play).union(in_hand).union(known).union(held);
        self.cards_of_game().without(elsewhere)
    }

    /// The dice of the running exorcism or Herbalist roll.
    pub fn dice(&self) -> Roll {
        self.exorcism.dice
    }

    /// The Tao of the running exorcism that are still to be paid; the first of them comes next.
    pub fn owed(&self) -> TaoCount {
        self.exorcism.owed
    }

    /// What the ghost on a space needs now, less Circle and Mantra. On an incarnation of several colours the Mantra takes one more off
    /// a colour chosen after the roll.
    pub fn resistance(&self, space: Space) -> Option<TaoCount> {
        Some(self.target(space)?.need)
    }

    /// How many incarnations the game has; with Black Secret, as far as they are in the deck, in play, about to come or exorcised.
    pub fn incarnations(&self) -> u8 {
        if self.black_secret.is_none() {
            return self.incarnations;
        }
        let in_play = self.occupied.iter().filter(|&space| self.cards[space].is_some_and(Card::is_incarnation));
        let comes = |step: &PendingStep| {
            *step == PendingStep::BlackSecret(BlackSecretStep::PlayIncarnation)
                || matches!(step, PendingStep::Place(card) if card.is_incarnation())
        };
        let coming = self.stack.iter().filter(|step| comes(step));
        self.exorcised + self.deck.incarnations() + (in_play.count() + coming.count()) as u8
    }

    /// The same as places, for a layout.
    pub fn on_deck_places(&self) -> [Option<Card>; ON_DECK] {
        self.on_deck
    }

    /// The incarnations on top of the deck that all have seen, the lower first (W76, S14).
    pub fn on_deck(&self) -> impl Iterator<Item = Card> {
        self.on_deck.into_iter().flatten()
    }

    /// How many incarnations are exorcised.
    pub fn exorcised(&self) -> u8 {
        self.exorcised
    }

    /// How the game ended, if it has.
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// How many of the three plain Tao dice are free (B45).
    pub fn free_dice(&self) -> u8 {
        3 - self.count_lasting(Left::DieCaptive)
    }

    /// True while nobody may spend Tao (B45).
    pub fn tao_is_off(&self) -> bool {
        self.count_lasting(Left::TaoOff) > 0
    }

    /// True while white faces are blank (B101).
    pub fn white_is_blank(&self) -> bool {
        self.in_play(Middle::WhiteIsBlank)
    }

    /// The lasting effect of the card on a space, while it is in force.
    pub fn lasting_effect(&self, space: Space) -> Option<Left> {
        if self.lasting.contains(space) { self.lasting_icon(space) } else { None }
    }

    #[inline]
    fn lasting_icon(&self, space: Space) -> Option<Left> {
        self.facts(self.cards[space]?).lasting()
    }

    #[inline]
    fn count_lasting(&self, icon: Left) -> u8 {
        self.lasting.iter().filter(|&space| self.lasting_icon(space) == Some(icon)).count() as u8
    }

    pub(crate) fn slot_space(&self, slot: u8) -> Space {
        Space::new(self.turn.board, Slot::ALL[slot as usize])
    }

    pub(crate) fn active(&self) -> &Taoist {
        &self.taoists[self.turn.board]
    }

    pub(crate) fn active_mut(&mut self) -> &mut Taoist {
        &mut self.taoists[self.turn.board]
    }
}
