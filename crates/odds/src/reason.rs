mod black_secret;
mod chances;
mod dice;
mod look;
mod spaces;
mod threat;
mod white_moon;

use ghost_stories_engine::{
    Card, Choice, Colour, CurseFace, Owner, Position, Power, Reward, Tao, TaoCount, Tile, Waiting,
};

use crate::chance::Odds;
use crate::forecast::{Foreseen, Happening, forecast};
use look::Look;

pub use black_secret::BlackSecretReason;
pub use threat::Threat;
pub use white_moon::WhiteMoonReason;

/// How many reasons are given for one choice.
const MOST: usize = 3;

/// What weighs no more says what a thing is for, and is told if nothing better is known.
const EXPLANATION: u32 = 16;

/// How far ahead dangers are looked for: one round of the table.
const ROUND: usize = 4;

/// What helps in an exorcism beside the dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Means {
    /// The own Tao that count against the ghost.
    pub own: TaoCount,
    /// The Tao that Taoists on the same tile would lend.
    pub lent: TaoCount,
    /// The Circle of Prayer weakens it.
    pub circle: bool,
    /// The Mantra weakens it.
    pub mantra: bool,
}

/// Why a choice is good, in parts that words can be made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are what their types and the line above say")]
pub enum Reason {
    /// An exorcism attempted from this tile.
    Exorcism { card: Card, threat: Option<Threat>, chance: Odds, means: Means, from: Tile },
    /// The same exorcism may beat both ghosts of a corner.
    Both { cards: [Card; 2], chance: Odds },
    /// The chance to exorcise this ghost rises.
    Raises { card: Card, before: Odds, after: Odds },
    /// What this ghost does or was about to do is over.
    Ends { card: Card, threat: Threat },
    /// A haunting comes in `after` turns in place of `before`.
    Delays { card: Card, tile: Tile, before: u8, after: u8 },
    /// Otherwise the game is lost in so many turns.
    SavesGame { in_turns: u8 },
    /// Otherwise the Taoist or neutral board is lost in so many turns.
    SavesBoard { board: Colour, owner: Owner, in_turns: u8 },
    /// What exorcising this ghost wins.
    Wins { card: Card, reward: Reward },
    /// The Mantra takes 1 off this ghost.
    Mantra { card: Card, threat: Option<Threat> },
    /// The Circle weakens so many ghosts in play.
    Circle { tao: Tao, ghosts: u8 },
    /// The Circle weakens this incarnation.
    CircleWeakens { card: Card },
    /// So many tiles are haunted, and so many lose the game.
    Haunted { haunted: u8, limit: u8 },
    /// This villager can be asked again.
    TileBack { tile: Tile },
    /// How many Qi a Taoist has.
    Qi { taoist: Colour, qi: u8 },
    /// Some have more Qi than this Taoist and nobody has less.
    Weakest { taoist: Colour, qi: u8 },
    /// How many Qi a Taoist keeps who loses one.
    QiLeft { taoist: Colour, left: u8 },
    /// Tao of this colour count against so many ghosts in play.
    TaoNeeded { tao: Tao, ghosts: u8 },
    /// So many ghosts of this colour nobody has seen yet.
    TaoUnseen { tao: Tao, cards: u8 },
    /// Tao of this colour count against no ghost in play.
    TaoIdle { tao: Tao },
    /// A Taoist still has so many Tao of this colour.
    TaoLeft { taoist: Colour, tao: Tao, left: u8 },
    /// The Tao that are not spent.
    KeepsTao { tao: TaoCount },
    /// The ghosts go without any Tao.
    NoTao,
    /// A Buddha discards the ghost.
    Buddha { card: Card },
    /// The incarnation meets a Buddha and can be exorcised there.
    Caught { card: Card },
    /// A Buddha waits on this board, which holds so many ghosts; `only` if no other space of it is free.
    BuddhaWaits { board: Colour, ghosts: u8, only: bool },
    /// So many ghosts lie on this board.
    Crowded { board: Colour, ghosts: u8 },
    /// The board then has so many free spaces.
    Room { board: Colour, free: u8 },
    /// The board's turn, when the ghost acts, comes only in so many turns.
    ActsLate { board: Colour, in_turns: u8 },
    /// From this tile it can be fought together with another ghost.
    Corner { card: Card, tile: Tile },
    /// This Taoist can fight the ghost from this tile, where he stands or can go.
    Ready { taoist: Colour, card: Card, tile: Tile, stands: bool, chance: Odds },
    /// From there the ghost would haunt this tile.
    WouldHaunt { card: Card, tile: Tile, in_turns: u8 },
    /// On the same tile this Taoist lends his Tao.
    Lends { taoist: Colour, tao: TaoCount },
    /// This Taoist can ask the villager of this tile on his turn.
    AsksNext { taoist: Colour, tile: Tile },
    /// The dead Taoist plays again.
    Revives { taoist: Colour },
    /// The Herbalist rolls so many dice for Tao.
    Herbs { dice: u8 },
    /// The ghost is hard to exorcise.
    Tough { card: Card },
    /// The incarnation can be exorcised once the space opposite is empty.
    Opens { card: Card },
    /// The roll beats the ghost as it lies.
    Suffices { card: Card },
    /// What the Curse die shows does no harm.
    CurseHarmless,
    /// Rolled again, the Curse die does no harm with this chance.
    CurseAgain { face: CurseFace, chance: Odds },
    /// Where the curse of this ghost would haunt.
    CurseStrikes { card: Card, tile: Tile },
    /// The exorcism that is left out would rarely succeed.
    Poor { chance: Odds },
    /// The help that is left out would bring another ghost.
    MoreGhosts { tile: Tile },
    /// The help that is left out would cost a Qi.
    CostsQi { tile: Tile },
    /// The Yin-Yang is kept.
    KeepsYinYang,
    /// The action is done.
    TurnDone,
    /// What the power does.
    PowerDoes { power: Power },
    /// What the villager does.
    Villager { tile: Tile },
    /// What a power token is for.
    Token,
    /// What the Yin-Yang is for.
    YinYang,
    /// The Yin-Yang uses up no action.
    NoAction,
    /// The turn of this Taoist comes in so many turns.
    TurnSoon { taoist: Colour, in_turns: u8 },
    /// From the centre every tile is one step away.
    Centre,
    /// One of White Moon's own.
    WhiteMoon(WhiteMoonReason),
    /// One of Black Secret's own.
    BlackSecret(BlackSecretReason),
}

impl Reason {
    /// How much it matters, to put the weightiest first.
    fn weight(&self) -> u32 {
        match *self {
            Reason::SavesGame { .. } => 100,
            Reason::SavesBoard { .. } | Reason::Revives { .. } => 90,
            Reason::Exorcism { threat, .. } => 70 + threat.map_or(0, Threat::weight) / 4,
            Reason::Ends { threat, .. } => threat.weight(),
            Reason::Haunted { haunted, limit } if haunted + 1 == limit => 88,
            Reason::Qi { qi: 1, .. } => 82,
            Reason::Buddha { .. } | Reason::Caught { .. } => 80,
            Reason::Both { .. } => 74,
            Reason::BuddhaWaits { only: true, .. } | Reason::Delays { .. } | Reason::Suffices { .. } => 72,
            Reason::Raises { .. } | Reason::CircleWeakens { .. } | Reason::Opens { .. } => 68,
            Reason::Mantra { .. } | Reason::CurseHarmless | Reason::CurseAgain { .. } => 64,
            Reason::Haunted { .. } | Reason::Ready { stands: true, .. } => 60,
            Reason::Wins { .. } | Reason::Circle { .. } | Reason::Qi { qi: 2, .. } => 56,
            Reason::TaoNeeded { ghosts, .. } => 50 + u32::from(ghosts),
            Reason::QiLeft { .. } | Reason::Poor { .. } | Reason::MoreGhosts { .. } | Reason::CostsQi { .. } => 50,
            Reason::TaoIdle { .. } | Reason::TaoLeft { .. } | Reason::TurnSoon { .. } => 48,
            Reason::Corner { .. } | Reason::BuddhaWaits { .. } | Reason::Lends { .. } | Reason::Crowded { .. } => 46,
            Reason::Ready { .. } | Reason::Room { .. } | Reason::TileBack { .. } | Reason::Herbs { .. } => 44,
            Reason::KeepsTao { .. } | Reason::KeepsYinYang | Reason::NoTao | Reason::Tough { .. } => 42,
            Reason::ActsLate { .. } | Reason::WouldHaunt { .. } | Reason::CurseStrikes { .. } => 38,
            Reason::TaoUnseen { .. } | Reason::NoAction | Reason::AsksNext { .. } => 34,
            Reason::Weakest { .. } => 54,
            Reason::Qi { .. } | Reason::Centre | Reason::TurnDone => 24,
            Reason::PowerDoes { .. } | Reason::Token | Reason::YinYang => 16,
            Reason::Villager { .. } => 12,
            Reason::WhiteMoon(reason) => reason.weight(),
            Reason::BlackSecret(reason) => reason.weight(),
        }
    }

    /// True if the other one has nothing new to say after this one.
    fn covers(&self, other: &Reason) -> bool {
        match (*self, *other) {
            (Reason::Exorcism { card, .. }, Reason::Mantra { card: same, .. } | Reason::Ready { card: same, .. }) => {
                card == same
            }
            (Reason::CircleWeakens { .. }, Reason::Circle { ghosts, .. }) => ghosts == 1,
            _ => self == other,
        }
    }
}

/// Why `choice` is a good one here, the weightiest first; `plan` is what is meant to follow it in the same turn, as far as neither
/// dice nor cards come between. Nothing if nothing can be said, or if the choice is no option.
pub fn reasons(position: &Position, choice: Choice, plan: &[Choice]) -> Vec<Reason> {
    let steps: Vec<Choice> = core::iter::once(choice).chain(plan.iter().copied()).collect();
    let mut found = Vec::new();
    let mut now = *position;
    for (index, &step) in steps.iter().enumerate() {
        let mut after = now;
        if after.play(step, &mut ()).is_err() {
            break;
        }
        found.extend(Look::new(&now, &after, &steps[index + 1..]).reasons(step));
        now = after;
    }
    found.extend(averted(position, &now));
    found.sort_by_key(|reason| core::cmp::Reverse(reason.weight()));
    let mut told: Vec<Reason> = Vec::new();
    for reason in found {
        let explains_only = reason.weight() <= EXPLANATION && !told.is_empty();
        if !explains_only && !told.iter().any(|earlier| earlier.covers(&reason)) {
            told.push(reason);
        }
    }
    told.truncate(MOST);
    told
}

/// The losses of the next round that no longer come.
fn averted(before: &Position, after: &Position) -> Option<Reason> {
    let same_turn = before.board_on_turn() == after.board_on_turn() && before.ending() == after.ending();
    if !same_turn || matches!(after.waiting(), Waiting::Over(_)) {
        return None;
    }
    let (feared, left) = (forecast(before, ROUND), forecast(after, ROUND));
    let comes = |coming: &[Foreseen], sought: &dyn Fn(&Happening) -> bool| {
        coming.iter().find(|turn| turn.happenings.iter().any(sought)).map(|turn| turn.in_turns)
    };
    let lost = |happening: &Happening| matches!(happening, Happening::Lost(_));
    if let (Some(in_turns), None) = (comes(&feared, &lost), comes(&left, &lost)) {
        return Some(Reason::SavesGame { in_turns });
    }
    Colour::ALL.into_iter().find_map(|board| {
        let falls = |happening: &Happening| *happening == Happening::Possessed { board };
        let (Some(in_turns), None) = (comes(&feared, &falls), comes(&left, &falls)) else { return None };
        Some(Reason::SavesBoard { board, owner: before.owner(board), in_turns })
    })
}
