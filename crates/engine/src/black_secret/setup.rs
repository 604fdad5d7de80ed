//! What is settled before the first turn (S1 to S6).

use crate::black_secret::{
    BlackSecret, BlackSecretStep, BloodMantra, CURSES_DRAWN, CurseSet, Hand, Letter, MANTRA_LEVELS, MantraSet, Token,
    TokenCount,
};
use crate::colour::{Colour, ColourSet};
use crate::component_data::Components;
use crate::position::Position;
use crate::space::SpaceSet;
use crate::step::PendingStep;
use crate::village::{Spot, SpotSet};

/// What is settled for Black Secret before the first turn.
///
/// ```
/// use ghost_stories_engine::{BlackSecretSetup, Chance, Letter, Level, Position, Setup, Waiting};
///
/// let black_secret = Some(BlackSecretSetup { catacombs: Letter::A, board: Letter::B });
/// let setup = Setup { black_secret, ..Setup::four_players(Level::Normal) };
/// let position = Position::new(&setup, &mut ())?;
/// assert_eq!(position.waiting(), Waiting::Chance(Chance::CurseCard));
/// # Ok::<(), ghost_stories_engine::SetupError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BlackSecretSetup {
    /// The side of the catacombs (S1).
    pub catacombs: Letter,
    /// The side of Wu-Feng's board (S3).
    pub board: Letter,
}

/// How many tokens lie on each of the nine spaces, three bits each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Stacks(u32);

impl Stacks {
    /// The same number on each space.
    pub const fn each(number: u8) -> Stacks {
        Stacks(0o111_111_111 * number as u32)
    }

    /// How many lie on this space.
    pub const fn get(self, spot: Spot) -> u8 {
        (self.0 >> (3 * spot as u32)) as u8 & 7
    }

    /// The same with so many on this space.
    #[must_use]
    pub const fn with(self, spot: Spot, number: u8) -> Stacks {
        let shift = 3 * spot as u32;
        Stacks(self.0 & !(7 << shift) | (number as u32) << shift)
    }

    /// The spaces on which one lies.
    pub fn spots(self) -> SpotSet {
        Spot::ALL.into_iter().filter(|&spot| self.get(spot) > 0).collect()
    }
}

impl BlackSecret {
    /// The table of S1 to S4, every curse and mantra still to be turned up.
    pub(crate) fn new(setup: BlackSecretSetup, components: Components, players: u32, white_moon: bool) -> BlackSecret {
        let sets = players as u8;
        let unseen =
            core::array::from_fn(|set| if set < usize::from(sets) { components.tokens(set) } else { TokenCount::NONE });
        BlackSecret {
            catacombs: setup.catacombs,
            board: setup.board,
            ladders: SpotSet::full(),
            stacks: Stacks::each(sets),
            unseen,
            urns: 0,
            demons: [None; 3],
            shadow: None,
            below: ColourSet::EMPTY,
            skeletons: SpaceSet::EMPTY,
            bones: SpaceSet::EMPTY,
            open: CurseSet::EMPTY,
            pyramid: CurseSet::EMPTY,
            level: 1,
            mantras: [None; 6],
            qi: [0; 6],
            reserve: BloodMantra::all()
                .filter(|&mantra| white_moon || !components.mantra(mantra).white_moon.value)
                .collect(),
            powerless: ColourSet::EMPTY,
            powerless_longer: ColourSet::EMPTY,
            silence: 0,
            hand: Hand::EMPTY,
            hidden: 0,
            mantra_on: None,
            chooser: Colour::Red,
        }
    }
}

impl Position {
    /// Turns up the curses of level 1 and the first six mantras (S3, S4).
    pub(crate) fn black_secret_begins(&mut self) {
        if self.black_secret.is_none() {
            return;
        }
        for place in (0..MANTRA_LEVELS.len()).rev() {
            self.stack.push(PendingStep::BlackSecret(BlackSecretStep::RevealMantra(place as u8)));
        }
        self.stack.push(PendingStep::BlackSecret(BlackSecretStep::RevealCurses { level: 1, left: CURSES_DRAWN[0] }));
    }

    /// The mantras that may come to a place (S42).
    pub(crate) fn mantras_of(&self, place: usize) -> MantraSet {
        let level = MANTRA_LEVELS[place];
        let components = self.components;
        self.the_black_secret()
            .reserve
            .iter()
            .filter(|&mantra| components.mantra(mantra).level.value == level)
            .collect()
    }
}

/// The tokens of a stack that nobody has seen (S2): the top one is of the set of its height.
impl BlackSecret {
    /// The tokens that the top one of a space may be.
    pub fn top_tokens(&self, spot: Spot) -> TokenCount {
        match self.stacks.get(spot) {
            0 => TokenCount::NONE,
            height => self.unseen[usize::from(height) - 1],
        }
    }

    /// The top token of a space turned out to be this one, and leaves.
    pub(crate) fn turn_up(&mut self, spot: Spot, token: Token) {
        let height = self.stacks.get(spot);
        if height > 0 {
            let set = &mut self.unseen[usize::from(height) - 1];
            *set = set.minus(token);
            self.stacks = self.stacks.with(spot, height - 1);
        }
    }
}
