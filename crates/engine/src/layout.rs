//! Positions written down by hand: any legal arrangement of the pieces at the start of a turn or in Yang.

use core::fmt;

use crate::black_secret::{BlackSecret, BlackSecretError};
use crate::card::{Card, CardSet};
use crate::colour::{ByColour, Colour, ColourSet, Tao, TaoCount};
use crate::deck::Deck;
use crate::event::{Observer, observed};
use crate::facts::{Facts, Left, Middle};
use crate::position::{ON_DECK, Position, QI};
use crate::power::Power;
use crate::setup::{Setup, SetupError};
use crate::space::{BySpace, Space, SpaceSet};
use crate::stage::{Done, Stage, Turn};
use crate::step::PendingStep;
use crate::taoist::{Owner, Taoist};
use crate::village::{Spot, SpotSet, Tile};
use crate::white_moon::{WhiteMoon, WhiteMoonError};

/// The moment at which a laid-out game goes on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Moment {
    /// The turn of the board begins.
    Yin,
    /// The active player has come so far in Yang.
    Yang(Stage),
}

/// Everything on the table, to be changed freely and then checked by [`Position::from_layout`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "as in Position")]
pub struct Layout {
    pub setup: Setup,
    pub board: Colour,
    pub moment: Moment,
    pub haunted: SpotSet,
    pub circle: Option<Tao>,
    pub taoists: ByColour<Taoist>,
    pub cards: BySpace<Option<Card>>,
    pub figures: SpaceSet,
    pub lasting: SpaceSet,
    pub buddhas: SpaceSet,
    pub mantra: Option<Space>,
    pub caught: bool,
    pub deck: Deck,
    pub unseen: CardSet,
    pub exorcised: u8,
    pub done: Done,
    pub on_deck: [Option<Card>; ON_DECK],
    pub white_moon: Option<WhiteMoon>,
    pub black_secret: Option<BlackSecret>,
}

/// Why a layout is no position of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the messages say it")]
pub enum LayoutError {
    Setup(SetupError),
    TooManyTao(Tao),
    TooManyQi,
    DeadHasThings(Colour),
    NeutralHasThings(Colour),
    NobodyLives,
    TooManyBuddhas,
    BuddhaUnderGhost(Space),
    TooManyTokens,
    CardTwice(Card),
    CardUnseenInPlay(Card),
    FigureWithoutHaunter(Space),
    EffectWithoutIcon(Space),
    TooManyDice,
    MantraWithoutGhost(Space),
    MantraWithoutPower,
    CaughtWithoutUncatchable,
    DeckTooLarge,
    DeckEmpty,
    NoIncarnation,
    TooManyIncarnations,
    AlreadyWon,
    AlreadyLost,
    YangOfNobody(Colour),
    WrongStage,
    BorrowedFromPlayer,
    UsedNotOwned,
    TooManyFreshBuddhas,
    NotOfThisGame(Card),
    WhiteMoon(WhiteMoonError),
    BlackSecret(BlackSecretError),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Boards => f.write_str("the four boards must be red, green, blue and yellow, each once"),
            SetupError::Power(colour) => {
                let [one, other] = Power::of(*colour);
                write!(f, "the {colour} board shows {one} or {other}")
            }
            SetupError::NoPlayers => f.write_str("there must be one to four players"),
            SetupError::NotOpposite => f.write_str("two players must sit opposite each other"),
            SetupError::First => f.write_str("the first turn must be a player's"),
            SetupError::Village => f.write_str("the village must have nine different tiles"),
            SetupError::School => f.write_str("the school is a tile of White Moon"),
            SetupError::Calligrapher => f.write_str("the calligrapher is a tile of Black Secret"),
            SetupError::FiveQi => f.write_str("five Qi are an option of Initiation only"),
            SetupError::SoloSpires => f.write_str("in a solo game the red board must show spires"),
        }
    }
}

impl core::error::Error for SetupError {}

impl fmt::Display for LayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LayoutError::Setup(error) => error.fmt(f),
            LayoutError::TooManyTao(tao) => write!(f, "there are only four {tao} Tao"),
            LayoutError::TooManyQi => write!(f, "there are only {QI} Qi"),
            LayoutError::DeadHasThings(taoist) => write!(f, "{taoist} has no Qi, so is dead and can hold nothing"),
            LayoutError::NeutralHasThings(board) => {
                write!(f, "the {board} board is neutral and holds at most 3 Qi and nothing else")
            }
            LayoutError::NobodyLives => f.write_str("at least one Taoist must live"),
            LayoutError::TooManyBuddhas => f.write_str("there are only two Buddhas"),
            LayoutError::BuddhaUnderGhost(space) => write!(f, "{space} cannot hold both a ghost and a Buddha"),
            LayoutError::TooManyTokens => {
                f.write_str("there are more power tokens than the game has with so many players")
            }
            LayoutError::CardTwice(card) => write!(f, "card {card} is in two places"),
            LayoutError::CardUnseenInPlay(card) => write!(f, "card {card} is in play and cannot be unseen"),
            LayoutError::FigureWithoutHaunter(space) => {
                write!(f, "{space} has no haunter whose figure could be on a stone")
            }
            LayoutError::EffectWithoutIcon(space) => write!(f, "{space} has no card with a lasting effect"),
            LayoutError::TooManyDice => f.write_str("only three Tao dice can be held"),
            LayoutError::MantraWithoutGhost(space) => write!(f, "{space} has no ghost for the Mantra"),
            LayoutError::MantraWithoutPower => {
                f.write_str("the Mantra needs the yellow board with mantra, its power not off")
            }
            LayoutError::CaughtWithoutUncatchable => f.write_str("only Uncatchable (57) can have met a Buddha"),
            LayoutError::DeckTooLarge => f.write_str("the deck has more cards of a kind than are unseen"),
            LayoutError::DeckEmpty => {
                f.write_str("the deck is empty and an incarnation is not exorcised: the game is lost")
            }
            LayoutError::NoIncarnation => f.write_str("the game needs an incarnation in play or in the deck"),
            LayoutError::TooManyIncarnations => f.write_str("more incarnations are exorcised than were seen"),
            LayoutError::AlreadyWon => f.write_str("every incarnation is exorcised: the game is won"),
            LayoutError::AlreadyLost => f.write_str("so many haunted tiles lose the game"),
            LayoutError::YangOfNobody(board) => write!(f, "{board} has no living player and so no Yang"),
            LayoutError::WrongStage => f.write_str("these actions do not fit the stage of the turn"),
            LayoutError::BorrowedFromPlayer => f.write_str("power tokens borrow the power of neutral boards only"),
            LayoutError::UsedNotOwned => f.write_str("only the own power and borrowed ones can have been used"),
            LayoutError::TooManyFreshBuddhas => f.write_str("more Buddhas taken this turn than are in hand"),
            LayoutError::NotOfThisGame(card) => write!(f, "card {card} is not in this game"),
            LayoutError::WhiteMoon(error) => error.fmt(f),
            LayoutError::BlackSecret(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for LayoutError {}

impl Layout {
    /// The table as it is laid out for a new game.
    pub fn new(setup: &Setup) -> Result<Layout, SetupError> {
        let position = Position::laid_out(setup)?;
        Ok(Layout {
            setup: *setup,
            board: setup.first,
            moment: Moment::Yin,
            haunted: SpotSet::EMPTY,
            circle: None,
            taoists: position.taoists,
            cards: BySpace::default(),
            figures: SpaceSet::EMPTY,
            lasting: SpaceSet::EMPTY,
            buddhas: SpaceSet::EMPTY,
            mantra: None,
            caught: false,
            deck: position.deck,
            unseen: position.unseen,
            exorcised: 0,
            done: Done::default(),
            on_deck: [None; ON_DECK],
            white_moon: position.white_moon,
            black_secret: position.black_secret,
        })
    }

    /// What is printed on a card in this game.
    pub fn facts(&self, card: Card) -> &'static Facts {
        card.base_facts().unwrap_or_else(|| self.setup.components.facts(card))
    }

    fn occupied(&self) -> SpaceSet {
        let skeletons = self.black_secret.map_or(SpaceSet::EMPTY, |black_secret| black_secret.all_skeletons());
        Space::ALL.into_iter().filter(|&space| self.cards[space].is_some()).collect::<SpaceSet>().union(skeletons)
    }

    fn check_hands(&self) -> Result<(), LayoutError> {
        for tao in Tao::ALL {
            let held: u8 = self.taoists.iter().map(|(_, taoist)| taoist.tao.get(tao)).sum();
            let lost = self.white_moon.map_or(0, |white_moon| white_moon.lost_tao.get(tao));
            if held + lost + u8::from(self.circle == Some(tao)) > 4 {
                return Err(LayoutError::TooManyTao(tao));
            }
        }
        let laid = self.black_secret.map_or(0, |black_secret| u32::from(black_secret.laid()));
        if self.taoists.iter().map(|(_, taoist)| u32::from(taoist.qi)).sum::<u32>() + laid > QI.into() {
            return Err(LayoutError::TooManyQi);
        }
        for (colour, taoist) in self.taoists.iter() {
            let empty = taoist.tao.is_empty() && !taoist.yin_yang && taoist.buddhas + taoist.tokens == 0;
            let neutral = !self.setup.players.contains(colour);
            if neutral && (!empty || taoist.qi > 3) {
                return Err(LayoutError::NeutralHasThings(colour));
            }
            if taoist.qi == 0 && !empty {
                return Err(LayoutError::DeadHasThings(colour));
            }
        }
        let in_hand: u32 = self.taoists.iter().map(|(_, taoist)| u32::from(taoist.buddhas)).sum();
        let buddhas = if self.setup.village.contains(&Tile::Temple) { 2 } else { 0 };
        if self.buddhas.len() + in_hand > buddhas {
            return Err(LayoutError::TooManyBuddhas);
        }
        if self.tokens_left().is_none() {
            return Err(LayoutError::TooManyTokens);
        }
        Ok(())
    }

    /// The power tokens that lie on the centre tile because nobody holds them.
    fn tokens_left(&self) -> Option<u8> {
        let all = self.setup.tokens() * self.setup.players.len() as u8;
        let held = self.taoists.iter().map(|(_, taoist)| taoist.tokens).try_fold(0u8, u8::checked_add)?;
        all.checked_sub(held)
    }

    fn check_cards(&self) -> Result<(), LayoutError> {
        let mut seen = CardSet::EMPTY;
        for space in Space::ALL {
            let card = self.cards[space];
            if card.is_some() && self.buddhas.contains(space) {
                return Err(LayoutError::BuddhaUnderGhost(space));
            }
            if self.figures.contains(space) && card.is_none_or(|card| self.facts(card).middle() != Middle::Haunter) {
                return Err(LayoutError::FigureWithoutHaunter(space));
            }
            if self.lasting.contains(space) && card.is_none_or(|card| self.facts(card).lasting().is_none()) {
                return Err(LayoutError::EffectWithoutIcon(space));
            }
            let Some(card) = card else { continue };
            if !self.setup.cards().contains(card) {
                return Err(LayoutError::NotOfThisGame(card));
            }
            if seen.contains(card) {
                return Err(LayoutError::CardTwice(card));
            }
            if self.unseen.contains(card) {
                return Err(LayoutError::CardUnseenInPlay(card));
            }
            seen.insert(card);
        }
        let uncatchable = seen.iter().any(|card| self.facts(card).middle() == Middle::OnlyOnBuddha);
        if self.caught && !uncatchable {
            return Err(LayoutError::CaughtWithoutUncatchable);
        }
        if let Some(card) = self.unseen.without(self.setup.cards()).nth(0) {
            return Err(LayoutError::NotOfThisGame(card));
        }
        let every = self.setup.cards().both(CardSet::EVERY_INCARNATION);
        let gone = every.without(self.unseen).without(seen);
        if self.exorcised > gone.len() {
            return Err(LayoutError::TooManyIncarnations);
        }
        let (ghosts, incarnations) = (self.unseen.both(CardSet::EVERY_GHOST).len(), self.unseen.both(every).len());
        // With Black Secret Summoning cards stand where incarnations would (S6).
        let known = self.on_deck.iter().flatten().count() as u8;
        let too_many = self.setup.black_secret.is_none() && self.deck.incarnations() > incarnations + known;
        if self.deck.ghosts() > ghosts || too_many {
            return Err(LayoutError::DeckTooLarge);
        }
        let left = self.incarnations_left();
        match (left, self.exorcised, self.deck.is_empty()) {
            (0, 0, _) if self.setup.black_secret.is_none() => Err(LayoutError::NoIncarnation),
            (0, ..) => Err(LayoutError::AlreadyWon),
            (_, _, true) => Err(LayoutError::DeckEmpty),
            _ => Ok(()),
        }
    }

    fn incarnations_left(&self) -> u8 {
        let in_play = Space::ALL.into_iter().filter_map(|space| self.cards[space]);
        self.deck.incarnations() + in_play.filter(|card| card.is_incarnation()).count() as u8
    }

    fn check_turn(&self, position: &Position) -> Result<(), LayoutError> {
        if let Moment::Yang(stage) = self.moment {
            if position.owner(self.board) != Owner::Living {
                return Err(LayoutError::YangOfNobody(self.board));
            }
            let actions = u32::from(self.done.helps) + u32::from(self.done.exorcisms) + u32::from(self.done.rescues);
            if stage == Stage::Yin || actions > 2 || (actions > 0 && stage < Stage::Acted) {
                return Err(LayoutError::WrongStage);
            }
        } else if self.done != Done::default() {
            return Err(LayoutError::WrongStage);
        }
        if !self.done.borrowed.both(self.setup.players).is_empty() {
            return Err(LayoutError::BorrowedFromPlayer);
        }
        // By Blood Brotherhood the opposite board too, though there may be more Qi by now (S43).
        let opposite = self.black_secret.map_or(self.board, |_| position.seating.clockwise(self.board, 2));
        let own: ColourSet = [self.board, opposite].into_iter().collect();
        if !self.done.used.without(self.done.borrowed).without(own).is_empty() {
            return Err(LayoutError::UsedNotOwned);
        }
        if self.done.fresh_buddhas > self.taoists[self.board].buddhas {
            return Err(LayoutError::TooManyFreshBuddhas);
        }
        if position.village.haunted_count() >= self.setup.edition.tiles_to_lose(self.setup.level) {
            return Err(LayoutError::AlreadyLost);
        }
        if position.lasting.iter().filter(|&space| position.lasting_effect(space) == Some(Left::DieCaptive)).count() > 3
        {
            return Err(LayoutError::TooManyDice);
        }
        if let Some(space) = self.mantra {
            if !position.occupied.contains(space) {
                return Err(LayoutError::MantraWithoutGhost(space));
            }
            if self.setup.powers[Colour::Yellow] != Power::Mantra || !position.power_is_on(Colour::Yellow) {
                return Err(LayoutError::MantraWithoutPower);
            }
        }
        Ok(())
    }
}

impl Position {
    /// The position that a layout describes, or what is wrong with it.
    pub fn from_layout(layout: &Layout, observer: &mut impl Observer) -> Result<Position, LayoutError> {
        let mut position = Position::laid_out(&layout.setup).map_err(LayoutError::Setup)?;
        layout.check_hands()?;
        layout.check_cards()?;
        position.taoists = layout.taoists;
        position.living = layout.setup.players.iter().filter(|&taoist| layout.taoists[taoist].qi > 0).collect();
        if position.living.is_empty() {
            return Err(LayoutError::NobodyLives);
        }
        position.bank_qi = QI - layout.black_secret.map_or(0, |black_secret| black_secret.laid());
        position.bank = TaoCount::each(4);
        layout.check_white_moon(position.living)?;
        layout.check_black_secret(position.living)?;
        position.white_moon = layout.white_moon;
        position.black_secret = layout.black_secret;
        position.on_deck = layout.on_deck;
        for tao in Tao::ALL {
            let lost = layout.white_moon.map_or(0, |white_moon| white_moon.lost_tao.get(tao));
            position.bank = position.bank.minus(tao, lost);
        }
        if let Some(tao) = layout.circle {
            position.bank = position.bank.minus(tao, 1);
        }
        let cemetery = position.village.spot(Tile::Cemetery).unwrap_or(Spot::Centre);
        for colour in Colour::ALL {
            let taoist = &mut position.taoists[colour];
            position.bank_qi -= taoist.qi;
            position.village.buddhas -= taoist.buddhas;
            for tao in taoist.tao.colours() {
                position.bank = position.bank.minus(tao, taoist.tao.get(tao));
            }
            if !layout.setup.players.contains(colour) {
                taoist.spot = Spot::Centre;
            } else if taoist.qi == 0 {
                taoist.spot = cemetery;
            }
        }
        position.village.buddhas -= layout.buddhas.len() as u8;
        position.village.tokens = layout.tokens_left().unwrap_or(0);
        position.village.haunted = layout.haunted;
        position.village.circle = layout.circle;
        position.cards = layout.cards;
        position.occupied = layout.occupied();
        position.figures = layout.figures;
        position.lasting = layout.lasting;
        position.buddhas = layout.buddhas;
        position.mantra = layout.mantra;
        position.caught = layout.caught;
        position.deck = layout.deck;
        position.unseen = layout.unseen;
        position.exorcised = layout.exorcised;
        position.incarnations = layout.exorcised + layout.incarnations_left();
        position.turn = Turn { done: layout.done, ..Turn::of(layout.board) };
        layout.check_turn(&position)?;
        match layout.moment {
            Moment::Yin => position.stack.push(PendingStep::BeginTurn(layout.board)),
            Moment::Yang(stage) => {
                position.turn.stage = stage;
                position.stack.push(PendingStep::Yang);
            }
        }
        if position.white_moon.is_some() {
            position.reveal_all();
        }
        observed(observer, |observer| position.run(observer));
        Ok(position)
    }
}
