use ghost_stories_engine::{Colour, Left, Middle, Owner, Position, Power, Space, Tile};

use crate::forecast::{Foreseen, Happening};

/// What a ghost in play does to the players, or will do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are what their types and the line above say")]
pub enum Threat {
    /// It haunts this tile; `last` if the game is lost with it.
    Haunts { tile: Tile, in_turns: u8, last: bool },
    /// It is one of the three ghosts for which this board loses a Qi; `last` if that is its last one.
    Overruns { board: Colour, in_turns: u8, last: bool },
    /// It devours a villager on this tile.
    Devours { tile: Tile, in_turns: u8 },
    /// It haunts a tile whose villagers die instead.
    Kills { tile: Tile, villagers: u8, in_turns: u8 },
    /// The Curse die is rolled for it.
    Torments { in_turns: u8 },
    /// Every Taoist discards a Tao for it.
    TakesTao { in_turns: u8 },
    /// It holds a Tao die.
    HoldsDie,
    /// While it is there nobody spends Tao.
    BlocksTao,
    /// It blocks this power.
    BlocksPower(Power),
    /// It blocks every power.
    BlocksPowers,
    /// It makes white faces blank.
    BlanksWhite,
    /// It is an incarnation that must go while the deck lasts; `last` if no other one is left.
    Incarnation { cards: u8, last: bool },
}

impl Threat {
    /// How much it matters.
    pub(super) fn weight(self) -> u32 {
        let sooner = |in_turns: u8| u32::from(8u8.saturating_sub(in_turns));
        match self {
            Threat::Haunts { last: true, .. } => 99,
            Threat::Incarnation { last: true, .. } => 95,
            Threat::Overruns { last: true, in_turns, .. } => 80 + sooner(in_turns),
            Threat::Incarnation { cards, .. } => 90u32.saturating_sub(cards.into()).max(50),
            Threat::Haunts { in_turns, .. } if in_turns <= 4 => 70 + sooner(in_turns),
            Threat::Overruns { in_turns, .. } => 64 + sooner(in_turns),
            Threat::Kills { in_turns, villagers, .. } => 58 + sooner(in_turns) + u32::from(villagers),
            Threat::Devours { in_turns, .. } => 52 + sooner(in_turns),
            Threat::BlocksPowers => 63,
            Threat::HoldsDie | Threat::BlanksWhite => 60,
            Threat::BlocksTao => 58,
            Threat::Torments { in_turns } => 50 + sooner(in_turns),
            Threat::TakesTao { in_turns } => 48 + sooner(in_turns),
            Threat::BlocksPower(_) => 50,
            Threat::Haunts { in_turns, .. } => 40 + sooner(in_turns),
        }
    }
}

/// The gravest that the ghost on this space does, if what comes is as foreseen.
pub(super) fn gravest(position: &Position, coming: &[Foreseen], space: Space) -> Option<Threat> {
    // Of equals the first, which comes soonest.
    threats(position, coming, space).into_iter().rev().max_by_key(|threat| threat.weight())
}

/// All that the ghost on this space does, if what comes is as foreseen, the soonest first.
pub(super) fn threats(position: &Position, coming: &[Foreseen], space: Space) -> Vec<Threat> {
    let Some(card) = position.card(space) else { return Vec::new() };
    let mut threats: Vec<Threat> = coming.iter().flat_map(|turn| of_turn(position, turn, space)).collect();
    threats.extend(position.lasting_effect(space).and_then(|icon| match icon {
        Left::DieCaptive => Some(Threat::HoldsDie),
        Left::TaoOff => Some(Threat::BlocksTao),
        Left::AllPowersOff => Some(Threat::BlocksPowers),
        Left::PowerOff => {
            let blocked = position.owner(space.board()) != Owner::Possessed;
            blocked.then(|| Threat::BlocksPower(position.power(space.board())))
        }
        _ => None,
    }));
    if position.facts(card).middle() == Middle::WhiteIsBlank {
        threats.push(Threat::BlanksWhite);
    }
    if card.is_incarnation() {
        let last = position.exorcised() + 1 == position.incarnations();
        threats.push(Threat::Incarnation { cards: position.deck().left(), last });
    }
    threats
}

/// What the ghost on this space does on one coming turn.
fn of_turn(position: &Position, turn: &Foreseen, space: Space) -> Vec<Threat> {
    let in_turns = turn.in_turns;
    let takes_tao = position.middle(space) == Some(Middle::GroupLoseTao);
    let threat = |(at, happening): (usize, &Happening)| match *happening {
        Happening::Haunts { space: from, tile, .. } if from == space => {
            let last = turn.happenings.get(at + 1).is_some_and(|next| matches!(next, Happening::Lost(_)));
            Some(Threat::Haunts { tile, in_turns, last })
        }
        Happening::RollsCurse { space: from, .. } if from == space => Some(Threat::Torments { in_turns }),
        Happening::Dies { tile, by: Some(from), .. } if from == space => {
            let with = |other: &&Happening| matches!(other, Happening::Dies { by: Some(from), .. } if *from == space);
            let villagers = turn.happenings.iter().filter(with).count() as u8;
            match position.middle(space) {
                Some(Middle::Devourer) => Some(Threat::Devours { tile, in_turns }),
                _ => Some(Threat::Kills { tile, villagers, in_turns }),
            }
        }
        Happening::DiscardsTao { .. } if takes_tao && turn.board == space.board() => {
            Some(Threat::TakesTao { in_turns })
        }
        Happening::Overrun { board } if board == space.board() => {
            let last = turn.happenings.contains(&Happening::Possessed { board });
            Some(Threat::Overruns { board, in_turns, last })
        }
        _ => None,
    };
    turn.happenings.iter().enumerate().filter_map(threat).collect()
}
