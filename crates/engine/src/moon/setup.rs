//! What is settled before the first turn (W1 to W4).

use crate::card::{Card, CardSet};
use crate::colour::{ByColour, ColourSet, TaoCount};
use crate::event::{Event, Observer};
use crate::facts::Middle;
use crate::moon::{ArtifactSet, BookRef, BySpot, FamilyCount, FamilySet, Moon, MoonEvent, MoonStep, Pile, Thanks};
use crate::position::Position;
use crate::rule::Rule;
use crate::setup::Setup;
use crate::step::Step;
use crate::village::{Spot, SpotSet, Tile};

/// Which incarnations are in the game (W3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Incarnations {
    /// The ten of the base game.
    Base,
    /// The six of White Moon.
    Moon,
    /// All sixteen.
    Both,
}

impl Incarnations {
    /// Every way.
    pub const ALL: [Incarnations; 3] = [Incarnations::Base, Incarnations::Moon, Incarnations::Both];

    /// All cards of a game in this village: Uncatchable needs Temple and Pavilion (W1, W3).
    pub(crate) fn game(self, village: &[Tile; 9]) -> CardSet {
        let incarnations = match self {
            Incarnations::Base => CardSet::INCARNATIONS,
            Incarnations::Moon => CardSet::EVERY_INCARNATION.without(CardSet::INCARNATIONS),
            Incarnations::Both => CardSet::EVERY_INCARNATION,
        };
        let cards = CardSet::EVERY_GHOST.union(incarnations);
        if [Tile::Temple, Tile::Pavilion].iter().all(|tile| village.contains(tile)) {
            return cards;
        }
        cards.iter().filter(|card: &Card| card.middle() != Middle::OnlyOnBuddha).collect()
    }
}

/// What is settled for White Moon before the first turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MoonSetup {
    /// Where the Portal lies (W2).
    pub portal: Spot,
    /// Which incarnations are in the game (W3).
    pub incarnations: Incarnations,
    /// What the components say.
    pub book: BookRef,
}

impl Setup {
    /// The cards of the game: those of the deck and those removed before it.
    pub fn cards(&self) -> CardSet {
        self.moon.map_or(CardSet::ALL, |moon| moon.incarnations.game(&self.village))
    }

    /// How many villagers are saved before the first turn (W4).
    pub const fn picks(&self) -> u8 {
        4 - self.players.len() as u8
    }
}

impl Moon {
    /// The table of W2, every villager face down.
    pub(crate) fn new(setup: &MoonSetup) -> Moon {
        let mut piles = BySpot([Pile::UNKNOWN; 9]);
        piles[setup.portal] = Pile::EMPTY;
        Moon {
            book: setup.book,
            incarnations: setup.incarnations,
            portal: setup.portal,
            piles,
            unseen: FamilyCount::ALL,
            saved: FamilyCount::NONE,
            dead: FamilyCount::NONE,
            crystals: ByColour([0; 4]),
            fresh: 0,
            pedestals: SpotSet::EMPTY,
            su_ling: None,
            called: false,
            lying: ColourSet::EMPTY,
            artifacts: ByColour([ArtifactSet::EMPTY; 4]),
            lost_tao: TaoCount::NONE,
            on_deck: [None; 2],
            picks: 0,
            owed: FamilySet::EMPTY,
            barriers: 0,
            pool: None,
        }
    }
}

impl Position {
    /// Turns up the tops and lets the players pick whom to save before the first turn (W2, W4).
    pub(crate) fn moon_begins(&mut self, setup: &Setup) {
        if self.moon.is_none() {
            return;
        }
        self.moon_mut().picks = setup.picks();
        if setup.picks() > 0 {
            self.stack.push(Step::Moon(MoonStep::Pick));
        }
        self.reveal_all();
    }

    /// Every top that is face down is turned up, the first spot first.
    pub(crate) fn reveal_all(&mut self) {
        for spot in Spot::ALL.into_iter().rev() {
            self.reveal_if_needed(spot);
        }
    }

    /// Whom the players may pick: with one or two of them, other families than before; each time another stack, whose next villager is
    /// turned up only after the last pick (W4).
    pub(crate) fn picks(&self) -> SpotSet {
        let moon = self.the_moon();
        let strict = self.players.len() <= 2;
        let fits = |family| !strict || moon.saved.get(family) == 0;
        Spot::ALL.into_iter().filter(|&spot| moon.piles[spot].top().is_some_and(fits)).collect()
    }

    pub(crate) fn picked(&mut self, spot: Spot, observer: &mut impl Observer) {
        self.stack.pop();
        let moon = self.moon_mut();
        let Some(family) = moon.piles[spot].pop() else { return };
        moon.saved = moon.saved.plus(family);
        moon.picks -= 1;
        let (picks, whole, thanks) = (moon.picks, moon.is_saved(family), moon.book.family(family).thanks.value);
        observer.notice(Event::Moon(MoonEvent::VillagerSaved { family, by: Rule::W(4) }));
        if picks > 0 {
            self.stack.push(Step::Moon(MoonStep::Pick));
        } else {
            self.reveal_all();
        }
        match thanks {
            Thanks::Artifact(artifact) if whole => self.stack.push(Step::Moon(MoonStep::GiveArtifact(artifact))),
            _ if whole => self.thank(family, observer),
            _ => {}
        }
    }
}
