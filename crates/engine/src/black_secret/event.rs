use core::fmt;

use crate::black_secret::{BloodMantra, CurseCard, Demon, Token};
use crate::card::Card;
use crate::cause::Cause;
use crate::colour::Colour;
use crate::dice::Roll;
use crate::rule::Rule;
use crate::space::Space;
use crate::village::Tile;

/// Something that happened at the table in Black Secret alone. A catacomb space goes by the tile above it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the fields are what their types say")]
pub enum BlackSecretEvent {
    /// A curse was turned up.
    CurseRevealed { curse: CurseCard },
    /// Wu-Feng threw a curse.
    CurseThrown { curse: CurseCard, cause: Cause },
    /// All curses were gathered, shuffled and drawn anew.
    CursesRenewed,
    /// A Blood Mantra was turned up.
    MantraRevealed { mantra: BloodMantra },
    /// A Qi was laid on a Blood Mantra.
    QiLaid { mantra: BloodMantra, cause: Cause },
    /// A Blood Mantra took effect and left the game; this Taoist makes its choices.
    MantraTriggered { mantra: BloodMantra, taoist: Colour, cause: Cause },
    /// A Blood Mantra was swapped for another.
    MantraSwapped { old: BloodMantra, new: BloodMantra },
    /// Wu-Feng used a drawn card up, for a demon or a curse.
    CardSpent { card: Card, cause: Cause },
    /// A demon was summoned.
    DemonSummoned { demon: Demon, tile: Tile },
    /// A demon moved.
    DemonMoved { demon: Demon, tile: Tile },
    /// A demon searched its space.
    DemonSearched { demon: Demon, tile: Tile },
    /// A demon was exorcised.
    DemonExorcised { demon: Demon, tile: Tile },
    /// A demon went home.
    DemonHome { demon: Demon, cause: Cause },
    /// A catacomb token was turned up.
    TokenRevealed { token: Token, tile: Tile },
    /// The third urn brought the Shadow.
    ShadowCame { tile: Tile },
    /// The Shadow moved, onto or under a tile.
    ShadowMoved { tile: Tile, below: bool },
    /// The Shadow rolled its dice against the Taoists of its place.
    ShadowAttacked { roll: Roll },
    /// The Shadow rolls the Curse die from this tile.
    ShadowCursed { tile: Tile },
    /// A skeleton was placed.
    SkeletonPlaced { space: Space },
    /// A skeleton left: exorcised, removed, or met a Buddha.
    SkeletonLeft { space: Space, cause: Cause },
    /// A ladder left.
    LadderRemoved { tile: Tile, cause: Cause },
    /// A ladder was put back.
    LadderReturned { tile: Tile },
    /// A Taoist went down or up a ladder.
    LevelChanged { taoist: Colour, tile: Tile, below: bool },
    /// A Summoning card was drawn.
    SummoningDrawn,
    /// Wu-Feng drew an incarnation to his hand; which one, only he knows.
    IncarnationTaken { card: Option<Card> },
    /// Wu-Feng played an incarnation from his hand.
    IncarnationPlayed { card: Card },
    /// A board has no power until the end of its next turn.
    PowerOff { board: Colour },
    /// The power of a board is back.
    PowerBack { board: Colour },
    /// Wu-Feng may throw no curse for a while.
    CursesForbidden,
    /// Wu-Feng may throw curses again.
    CursesAllowed,
    /// A Taoist lost the Yin-Yang.
    YinYangLost { taoist: Colour },
    /// A Moon Crystal of a Taoist returned to the reserve.
    CrystalReturned { taoist: Colour },
    /// A Moon Crystal of the pedestal of this tile returned to the reserve.
    PedestalCleared { tile: Tile },
    /// The Mantra was laid on a demon.
    MantraLaid { demon: Demon },
}

impl BlackSecretEvent {
    /// The name of every event in its written form.
    pub const NAMES: [&'static str; 34] = [
        "curse-revealed",
        "curse-thrown",
        "curses-renewed",
        "mantra-revealed",
        "qi-laid",
        "mantra-triggered",
        "mantra-swapped",
        "card-spent",
        "demon-summoned",
        "demon-moved",
        "demon-searched",
        "demon-exorcised",
        "demon-home",
        "token-revealed",
        "shadow-came",
        "shadow-moved",
        "shadow-attacked",
        "shadow-cursed",
        "skeleton-placed",
        "skeleton-left",
        "ladder-removed",
        "ladder-returned",
        "level-changed",
        "summoning-drawn",
        "incarnation-taken",
        "incarnation-played",
        "power-off",
        "power-back",
        "curses-forbidden",
        "curses-allowed",
        "yin-yang-lost",
        "crystal-returned",
        "pedestal-cleared",
        "mantra-laid-on",
    ];

    /// The same event as everybody sees it: which incarnation Wu-Feng drew is left out (S7).
    #[must_use]
    pub const fn veiled(self) -> BlackSecretEvent {
        match self {
            BlackSecretEvent::IncarnationTaken { .. } => BlackSecretEvent::IncarnationTaken { card: None },
            // All others happen openly.
            BlackSecretEvent::CurseRevealed { .. }
            | BlackSecretEvent::CurseThrown { .. }
            | BlackSecretEvent::CursesRenewed
            | BlackSecretEvent::MantraRevealed { .. }
            | BlackSecretEvent::QiLaid { .. }
            | BlackSecretEvent::MantraTriggered { .. }
            | BlackSecretEvent::MantraSwapped { .. }
            | BlackSecretEvent::CardSpent { .. }
            | BlackSecretEvent::DemonSummoned { .. }
            | BlackSecretEvent::DemonMoved { .. }
            | BlackSecretEvent::DemonSearched { .. }
            | BlackSecretEvent::DemonExorcised { .. }
            | BlackSecretEvent::DemonHome { .. }
            | BlackSecretEvent::TokenRevealed { .. }
            | BlackSecretEvent::ShadowCame { .. }
            | BlackSecretEvent::ShadowMoved { .. }
            | BlackSecretEvent::ShadowAttacked { .. }
            | BlackSecretEvent::ShadowCursed { .. }
            | BlackSecretEvent::SkeletonPlaced { .. }
            | BlackSecretEvent::SkeletonLeft { .. }
            | BlackSecretEvent::LadderRemoved { .. }
            | BlackSecretEvent::LadderReturned { .. }
            | BlackSecretEvent::LevelChanged { .. }
            | BlackSecretEvent::SummoningDrawn
            | BlackSecretEvent::IncarnationPlayed { .. }
            | BlackSecretEvent::PowerOff { .. }
            | BlackSecretEvent::PowerBack { .. }
            | BlackSecretEvent::CursesForbidden
            | BlackSecretEvent::CursesAllowed
            | BlackSecretEvent::YinYangLost { .. }
            | BlackSecretEvent::CrystalReturned { .. }
            | BlackSecretEvent::PedestalCleared { .. }
            | BlackSecretEvent::MantraLaid { .. } => self,
        }
    }

    /// The rule by which it happened.
    pub const fn rule(self) -> Rule {
        Rule::S(match self {
            BlackSecretEvent::CurseThrown { cause, .. }
            | BlackSecretEvent::QiLaid { cause, .. }
            | BlackSecretEvent::MantraTriggered { cause, .. }
            | BlackSecretEvent::CardSpent { cause, .. }
            | BlackSecretEvent::DemonHome { cause, .. }
            | BlackSecretEvent::SkeletonLeft { cause, .. }
            | BlackSecretEvent::LadderRemoved { cause, .. } => return cause.rule(),
            BlackSecretEvent::CurseRevealed { .. } | BlackSecretEvent::CursesRenewed => 13,
            BlackSecretEvent::MantraRevealed { .. } => 4,
            BlackSecretEvent::MantraSwapped { .. } => 44,
            BlackSecretEvent::DemonSummoned { .. } => 11,
            BlackSecretEvent::DemonMoved { .. } | BlackSecretEvent::DemonSearched { .. } => 20,
            BlackSecretEvent::DemonExorcised { .. } | BlackSecretEvent::MantraLaid { .. } => 23,
            BlackSecretEvent::TokenRevealed { .. } => 21,
            BlackSecretEvent::ShadowCame { .. }
            | BlackSecretEvent::ShadowMoved { .. }
            | BlackSecretEvent::ShadowAttacked { .. }
            | BlackSecretEvent::ShadowCursed { .. } => 30,
            BlackSecretEvent::SkeletonPlaced { .. } => 24,
            BlackSecretEvent::LadderReturned { .. } | BlackSecretEvent::LevelChanged { .. } => 40,
            BlackSecretEvent::SummoningDrawn
            | BlackSecretEvent::IncarnationTaken { .. }
            | BlackSecretEvent::IncarnationPlayed { .. } => 14,
            BlackSecretEvent::PowerOff { .. }
            | BlackSecretEvent::PowerBack { .. }
            | BlackSecretEvent::YinYangLost { .. } => 12,
            BlackSecretEvent::CursesForbidden | BlackSecretEvent::CursesAllowed => 42,
            BlackSecretEvent::CrystalReturned { .. } | BlackSecretEvent::PedestalCleared { .. } => 62,
        })
    }
}

impl fmt::Display for BlackSecretEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let level = |below| if below { "below" } else { "above" };
        match *self {
            BlackSecretEvent::CurseRevealed { curse } => write!(f, "curse-revealed {curse}"),
            BlackSecretEvent::CurseThrown { curse, .. } => write!(f, "curse-thrown {curse}"),
            BlackSecretEvent::CursesRenewed => f.write_str("curses-renewed"),
            BlackSecretEvent::MantraRevealed { mantra } => write!(f, "mantra-revealed {mantra}"),
            BlackSecretEvent::QiLaid { mantra, .. } => write!(f, "qi-laid {mantra}"),
            BlackSecretEvent::MantraTriggered { mantra, taoist, .. } => write!(f, "mantra-triggered {mantra} {taoist}"),
            BlackSecretEvent::MantraSwapped { old, new } => write!(f, "mantra-swapped {old} {new}"),
            BlackSecretEvent::CardSpent { card, .. } => write!(f, "card-spent {card}"),
            BlackSecretEvent::DemonSummoned { demon, tile } => write!(f, "demon-summoned {demon} {tile}"),
            BlackSecretEvent::DemonMoved { demon, tile } => write!(f, "demon-moved {demon} {tile}"),
            BlackSecretEvent::DemonSearched { demon, tile } => write!(f, "demon-searched {demon} {tile}"),
            BlackSecretEvent::DemonExorcised { demon, tile } => write!(f, "demon-exorcised {demon} {tile}"),
            BlackSecretEvent::DemonHome { demon, .. } => write!(f, "demon-home {demon}"),
            BlackSecretEvent::TokenRevealed { token, tile } => write!(f, "token-revealed {token} {tile}"),
            BlackSecretEvent::ShadowCame { tile } => write!(f, "shadow-came {tile}"),
            BlackSecretEvent::ShadowMoved { tile, below } => write!(f, "shadow-moved {tile} {}", level(below)),
            BlackSecretEvent::ShadowAttacked { roll } => write!(f, "shadow-attacked {roll}"),
            BlackSecretEvent::ShadowCursed { tile } => write!(f, "shadow-cursed {tile}"),
            BlackSecretEvent::SkeletonPlaced { space } => write!(f, "skeleton-placed {space}"),
            BlackSecretEvent::SkeletonLeft { space, .. } => write!(f, "skeleton-left {space}"),
            BlackSecretEvent::LadderRemoved { tile, .. } => write!(f, "ladder-removed {tile}"),
            BlackSecretEvent::LadderReturned { tile } => write!(f, "ladder-returned {tile}"),
            BlackSecretEvent::LevelChanged { taoist, tile, below } => {
                write!(f, "level-changed {taoist} {tile} {}", level(below))
            }
            BlackSecretEvent::SummoningDrawn => f.write_str("summoning-drawn"),
            BlackSecretEvent::IncarnationTaken { card: Some(card) } => write!(f, "incarnation-taken {card}"),
            BlackSecretEvent::IncarnationTaken { card: None } => f.write_str("incarnation-taken"),
            BlackSecretEvent::IncarnationPlayed { card } => write!(f, "incarnation-played {card}"),
            BlackSecretEvent::PowerOff { board } => write!(f, "power-off {board}"),
            BlackSecretEvent::PowerBack { board } => write!(f, "power-back {board}"),
            BlackSecretEvent::CursesForbidden => f.write_str("curses-forbidden"),
            BlackSecretEvent::CursesAllowed => f.write_str("curses-allowed"),
            BlackSecretEvent::YinYangLost { taoist } => write!(f, "yin-yang-lost {taoist}"),
            BlackSecretEvent::CrystalReturned { taoist } => write!(f, "crystal-returned {taoist}"),
            BlackSecretEvent::PedestalCleared { tile } => write!(f, "pedestal-cleared {tile}"),
            BlackSecretEvent::MantraLaid { demon } => write!(f, "mantra-laid-on {demon}"),
        }
    }
}
