//! Black Secret: Wu-Feng is a player, with catacombs, demons, curses and the Shadow; the Taoists have Blood Mantras (S1 to S62).
//!
//! The base rules enter here where the rulebook says that something is changed: when a card is drawn, when a Qi is lost, when a tile
//! is haunted, before the Yin of a living player's board, when a Taoist moves or acts, and at the end of a turn.

mod choice;
mod curse;
mod curses;
mod demon;
mod demons;
mod event;
mod exorcism;
mod hand;
mod ladders;
mod layout;
mod mantra;
mod mantras;
mod numbered;
mod option;
mod run;
mod setup;
mod shadow;
mod skeletons;
mod token;

use crate::colour::{Colour, ColourSet};
use crate::position::Position;
use crate::space::SpaceSet;
use crate::village::{Spot, SpotSet};

pub use choice::BlackSecretChoice;
pub use curse::{CurseCard, CurseEffect, CurseSet};
pub use demon::{Demon, DemonSet, Letter};
pub use event::BlackSecretEvent;
pub use hand::Hand;
pub use layout::BlackSecretError;
pub use mantra::{BloodMantra, MantraEffect, MantraSet};
pub use setup::{BlackSecretSetup, Stacks};
pub use token::{Token, TokenCount};

pub(crate) use run::{BlackSecretStep, Placing};
pub(crate) use shadow::Hits;

/// How many skeletons Wu-Feng has of his own (S3).
pub const SKELETONS: u8 = 3;
/// How many urns bring the Shadow (S21).
pub const URNS: u8 = 3;
/// How many curses of each level are drawn (S3).
pub const CURSES_DRAWN: [u8; 4] = [5, 4, 3, 2];
/// The level of each of the six places for Blood Mantras (S4).
pub const MANTRA_LEVELS: [u8; 6] = [2, 2, 2, 3, 3, 4];

/// Where the Shadow stands (S30).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Place {
    /// Onto or under which tile.
    pub spot: Spot,
    /// True for the catacombs.
    pub below: bool,
}

/// What Black Secret adds to the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BlackSecret {
    /// The side of the catacombs (S1).
    pub catacombs: Letter,
    /// The side of Wu-Feng's board, hence the traits of his demons (S22).
    pub board: Letter,
    /// The spots that have a ladder (S40).
    pub ladders: SpotSet,
    /// How many tokens lie on each space.
    pub stacks: Stacks,
    /// The tokens of each set that nobody has seen.
    pub unseen: [TokenCount; 4],
    /// The urns that Wu-Feng has.
    pub urns: u8,
    /// Where the demons are; those without a spot are at home.
    pub demons: [Option<Spot>; 3],
    /// Where the Shadow is, once it has come.
    pub shadow: Option<Place>,
    /// The Taoists in the catacombs.
    pub below: ColourSet,
    /// The spaces that hold a skeleton of Wu-Feng's own three.
    pub skeletons: SpaceSet,
    /// The spaces that hold a skeleton made of a Bones token.
    pub bones: SpaceSet,
    /// The curses that lie face up.
    pub open: CurseSet,
    /// The curses in the pyramid.
    pub pyramid: CurseSet,
    /// How many levels are open.
    pub level: u8,
    /// The Blood Mantras that lie face up, by place.
    pub mantras: [Option<BloodMantra>; 6],
    /// The Qi on each of them.
    pub qi: [u8; 6],
    /// The Blood Mantras that are still to come.
    pub reserve: MantraSet,
    /// The boards that have no power by a curse, and those of them whose next turn is still to begin.
    pub powerless: ColourSet,
    /// Of these, those on whose own turn the curse was thrown.
    pub powerless_longer: ColourSet,
    /// 2: Wu-Feng throws no curse, and the next Taoist's turn is still to begin; 1: it has begun; 0: he may throw.
    pub silence: u8,
    /// Wu-Feng's hand (S7).
    pub hand: Hand,
    /// The cards in his hand that are not told: in the view of everybody else, all of them.
    pub hidden: u8,
    /// The demon with the Mantra of the yellow board (S23).
    pub mantra_on: Option<Demon>,
    /// Who makes the choices of the mantra that takes effect (S42).
    pub(crate) chooser: Colour,
}

impl BlackSecret {
    /// What was settled for it before the first turn.
    pub fn setup(&self) -> BlackSecretSetup {
        BlackSecretSetup { catacombs: self.catacombs, board: self.board }
    }

    /// The demons in the catacombs.
    pub fn demons_below(&self) -> DemonSet {
        Demon::ALL.into_iter().filter(|&demon| self.demons[demon as usize].is_some()).collect()
    }

    /// Where a demon is.
    pub fn spot_of(&self, demon: Demon) -> Option<Spot> {
        self.demons[demon as usize]
    }

    /// The demons on a space.
    pub fn demons_on(&self, spot: Spot) -> DemonSet {
        Demon::ALL.into_iter().filter(|&demon| self.spot_of(demon) == Some(spot)).collect()
    }

    /// The spaces that hold skeletons.
    pub fn all_skeletons(&self) -> SpaceSet {
        self.skeletons.union(self.bones)
    }

    /// The skeletons that Wu-Feng still has.
    pub fn skeletons_left(&self) -> u8 {
        SKELETONS - self.skeletons.len() as u8
    }

    /// The place of a Blood Mantra that lies face up.
    pub fn place_of(&self, mantra: BloodMantra) -> Option<usize> {
        self.mantras.iter().position(|&place| place == Some(mantra))
    }

    /// The Blood Mantras that lie face up.
    pub fn face_up(&self) -> impl Iterator<Item = BloodMantra> + use<> {
        self.mantras.into_iter().flatten()
    }

    /// All Qi on mantras.
    pub fn laid(&self) -> u8 {
        self.qi.iter().copied().fold(0, u8::saturating_add)
    }

    /// How many incarnations Wu-Feng holds.
    pub fn in_hand(&self) -> u8 {
        self.hand.len() + self.hidden
    }

    /// True while Wu-Feng may throw no curse.
    pub fn is_silenced(&self) -> bool {
        self.silence > 0
    }
}

impl Position {
    /// What Black Secret adds, if it is played.
    pub fn black_secret(&self) -> Option<&BlackSecret> {
        self.black_secret.as_ref()
    }

    fn black_secret_mut(&mut self) -> &mut BlackSecret {
        self.black_secret.as_mut().expect("Black Secret is played")
    }

    fn the_black_secret(&self) -> &BlackSecret {
        self.black_secret.as_ref().expect("Black Secret is played")
    }

    /// True if this Taoist is in the catacombs (S40).
    #[inline]
    pub fn is_below(&self, taoist: Colour) -> bool {
        self.black_secret.as_ref().is_some_and(|black_secret| black_secret.below.contains(taoist))
    }

    /// True if a curse took the power of a board for a while (S12).
    #[inline]
    pub fn is_powerless(&self, board: Colour) -> bool {
        self.black_secret.as_ref().is_some_and(|black_secret| black_secret.powerless.contains(board))
    }

    /// Blood Brotherhood: at exactly one Qi a Taoist has the use of the opposite board too (S43).
    #[inline]
    pub fn is_brother(&self, taoist: Colour, board: Colour) -> bool {
        self.black_secret.is_some() && self.taoists[taoist].qi == 1 && self.seating.clockwise(taoist, 2) == board
    }

    /// The spaces that hold skeletons (S24).
    #[inline]
    pub(crate) fn skeletons(&self) -> SpaceSet {
        self.black_secret.as_ref().map_or(SpaceSet::EMPTY, BlackSecret::all_skeletons)
    }

    /// The spaces that hold a card.
    #[inline]
    pub(crate) fn ghost_spaces(&self) -> SpaceSet {
        self.occupied.without(self.skeletons())
    }
}
