use arrayvec::ArrayVec;

use crate::black_secret::{BlackSecretChoice, BloodMantra, CurseCard, Token};
use crate::card::Card;
use crate::colour::{Colour, Tao, TaoCount};
use crate::dice::{CurseFace, Roll};
use crate::space::{Space, SpaceSet};
use crate::village::Tile;
use crate::white_moon::{Family, WhiteMoonChoice};

/// What a player may decide. Names are those of colours, tiles and spaces, so a choice reads the same in every position.
///
/// ```
/// use ghost_stories_engine::{Choice, Colour, Tile};
///
/// assert_eq!("move tea-house".parse(), Ok(Choice::Move(Tile::TeaHouse)));
/// assert_eq!(Choice::Revive(Colour::Blue).to_string(), "revive blue");
/// assert!("fly tea-house".parse::<Choice>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Choice {
    /// Lay the drawn card on this space (B41).
    Place(Space),
    /// Discard one Tao of this colour (B45).
    Discard(Tao),
    /// This Taoist loses the Qi that a possessed board would lose (B62).
    LoseQi(Colour),

    /// Move the own Taoist to this tile (B51).
    Move(Tile),
    /// Ask the villager of the own tile for help (B52).
    Help,
    /// Attempt an exorcism (B70).
    Exorcise,
    /// Use the power of this board, own or borrowed (B110 to B112).
    UsePower(Colour),
    /// Spend a power token on this neutral board (B119).
    SpendToken(Colour),
    /// Spend the Yin-Yang (B53).
    YinYang,
    /// Place a Buddha on this space (B54).
    PlaceBuddha(Space),
    /// Take a power token from the centre tile (B55).
    TakeToken,
    /// End the turn.
    EndTurn,

    /// Lay the Mantra on the ghost of this space (B110).
    LayMantra(Space),
    /// Take a Tao of this colour from the bank.
    TakeTao(Tao),
    /// Move this Taoist to this tile (B87, B112).
    MoveTaoist(Colour, Tile),
    /// With the Yin-Yang: ask this tile for help (B53).
    Ask(Tile),
    /// Turn this haunted tile active (B53, B81).
    Restore(Tile),
    /// Bring this dead Taoist back (B80).
    Revive(Colour),
    /// Discard the ghost of this space (B83).
    Banish(Space),
    /// Drive the figures of this board back to their cards (B84).
    DriveBack(Colour),
    /// Put a Tao of this colour on the Circle of Prayer (B86).
    SetCircle(Tao),
    /// Move the ghost of the first space to the second (B87).
    MoveGhost(Space, Space),
    /// Leave out a part that may be left out (B87).
    Decline,

    /// Let the roll stand (B117).
    Keep,
    /// Roll these Tao dice again (B117).
    Reroll(Roll),
    /// Roll the Curse die again (B117).
    RerollCurse,
    /// After the roll: the ghosts that are exorcised and the Tao spent on them, own and lent together (B73, B74).
    Defeat {
        /// The spaces of the exorcised ghosts.
        ghosts: SpaceSet,
        /// The Tao spent.
        tao: TaoCount,
    },
    /// This Taoist pays the next Tao (B73).
    Pay(Colour),
    /// Of two curses or rewards, the one of the ghost that stood on this space comes first (B76).
    First(Space),
    /// Take the Qi (B77).
    GainQi,
    /// Take the Yin-Yang (B77).
    GainYinYang,
    /// This Taoist gets the group's Qi (B91).
    GiveQi(Colour),
    /// This Taoist gets the group's Yin-Yang (B91).
    GiveYinYang(Colour),

    /// A choice of White Moon.
    WhiteMoon(WhiteMoonChoice),
    /// A choice of Black Secret.
    BlackSecret(BlackSecretChoice),
}

/// What chance brought.
///
/// ```
/// use ghost_stories_engine::{Card, CurseFace, Face, Outcome, Roll};
///
/// assert_eq!("draw 6".parse(), Ok(Outcome::Card(Card::new(6).expect("card 6"))));
/// let roll = Roll::from_iter([Face::White, Face::Red]);
/// assert_eq!(Outcome::TaoDice(roll).to_string(), "roll red white");
/// assert_eq!(Outcome::CurseDie(CurseFace::LoseQi).to_string(), "curse lose-qi");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// The card that was drawn.
    Card(Card),
    /// The Tao dice that were rolled.
    TaoDice(Roll),
    /// What the Curse die shows.
    CurseDie(CurseFace),
    /// Who was turned up (W2).
    Villager(Family),
    /// The catacomb token that was turned up (S21).
    Token(Token),
    /// The curse that was turned up (S13).
    CurseCard(CurseCard),
    /// The Blood Mantra that was turned up (S42).
    Mantra(BloodMantra),
}

/// What chance is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// The top card of the deck, one of the unseen ghosts or incarnations.
    Card,
    /// So many Tao dice.
    TaoDice(u8),
    /// The Curse die.
    CurseDie,
    /// A villager who is turned up (W2).
    Villager,
    /// A further incarnation (W76), or one for Wu-Feng's hand (S14).
    Incarnation,
    /// A catacomb token that is turned up (S21).
    Token,
    /// A curse that is turned up (S13).
    CurseCard,
    /// A Blood Mantra that is turned up (S42).
    Mantra,
}

/// An exact probability, a fraction.
///
/// ```
/// use ghost_stories_engine::{Level, Position, Setup};
///
/// // Before the first card every one of the 55 ghosts may come.
/// let position = Position::new(&Setup::four_players(Level::Normal), &mut ())?;
/// let outcomes = position.outcomes();
/// assert_eq!((outcomes.len(), outcomes[0].1.cases, outcomes[0].1.of), (55, 1, 55));
/// assert!((f64::from(outcomes[0].1) - 1.0 / 55.0).abs() < 1e-12);
/// # Ok::<(), ghost_stories_engine::SetupError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Probability {
    /// How many of the equally likely cases.
    pub cases: u32,
    /// Of how many.
    pub of: u32,
}

impl From<Probability> for f64 {
    fn from(probability: Probability) -> f64 {
        f64::from(probability.cases) / f64::from(probability.of)
    }
}

/// The most options a position can have. The splits of a roll over two targets with four crystals come nearest; a test counts them.
pub const MOST_OPTIONS: usize = 1536;

/// The legal choices of a position.
pub type Options = ArrayVec<Choice, MOST_OPTIONS>;

/// The possible outcomes of a position that waits for chance, each with its probability.
pub type Outcomes = ArrayVec<(Outcome, Probability), 128>;
