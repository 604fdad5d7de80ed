//! What Black Secret's choices are about, where the words of every language ask the same of the position.

use ghost_stories_engine::{
    BloodMantra, BookRef, Card, Choice, Colour, CurseCard, CurseEffect, Demon, DemonSet, MANTRA_LEVELS, MantraEffect,
    MoonChoice, Position, SecretChoice, Space, Tile, Waiting, Who,
};

/// What a player has to decide in Black Secret alone.
#[derive(Clone, Copy, Debug)]
pub(crate) enum SecretDecision {
    /// What Wu-Feng does with the card he drew.
    Drawn(Card),
    /// What this demon does.
    Demon(Demon),
    /// Which demon does what.
    Activate,
    /// What the Shadow does.
    Shadow,
    /// Whether a curse is thrown.
    Throw,
    /// Which incarnation of the hand is played.
    Incarnation,
    /// Where a skeleton goes.
    Skeleton,
    /// Which stack of tokens is turned up.
    Stack,
    /// Which ladder leaves.
    RemoveLadder,
    /// Whom a curse strikes.
    Victim,
    /// Who loses a Qi, by a curse or the Shadow.
    LoseQi,
    /// Which Tao the exorcist of the Landscaper discards.
    ExorcistTao,
    /// Which board has no power for a while.
    PowerOff,
    /// Which haunting figure steps.
    Figure,
    /// Which tile is haunted.
    Haunt,
    /// Which villager is moved where.
    MoveVillager,
    /// Which Moon Crystal returns to the reserve.
    LoseCrystal,

    /// On which mantra a Qi goes.
    LayQi,
    /// Which mantra takes effect.
    Trigger,
    /// Which mantra is swapped.
    Swap,
    /// Where a ladder is put back.
    PutLadder,
    /// Which ghost is discarded.
    DiscardGhost,
    /// Where a Buddha goes.
    Buddha,
    /// Which villager is saved.
    SaveVillager,
    /// Which demon goes home.
    SendHome,
    /// Which board is cleared.
    Clear,
    /// Who takes a Moon Crystal.
    TakeCrystal,
    /// Who moves or changes level.
    AllMove,
    /// Whether to go a second step or to change level.
    Step,
    /// Whether to change level.
    Level,
    /// Which ghost or demon gets the Mantra.
    LayMantra,
}

impl SecretDecision {
    /// What is decided where this option tells it; `None` where the words of the other games do.
    pub(crate) fn of(position: &Position, telling: Choice, options: &[Choice]) -> Option<SecretDecision> {
        position.secret()?;
        let by_wu_feng = is_wu_feng(position);
        Some(match telling {
            Choice::LoseQi(_) if by_wu_feng => SecretDecision::LoseQi,
            Choice::Discard(_) if by_wu_feng => SecretDecision::ExorcistTao,
            Choice::Banish(_) => SecretDecision::DiscardGhost,
            Choice::PlaceBuddha(_) if !options.contains(&Choice::EndTurn) => SecretDecision::Buddha,
            Choice::Moon(MoonChoice::Save(_)) if !options.contains(&Choice::Decline) => SecretDecision::SaveVillager,
            Choice::Secret(SecretChoice::Climb(_)) => return SecretDecision::of_climb(options),
            Choice::Secret(choice) => return SecretDecision::of_secret(choice, by_wu_feng, options),
            _ => return None,
        })
    }

    fn of_secret(choice: SecretChoice, by_wu_feng: bool, options: &[Choice]) -> Option<SecretDecision> {
        Some(match choice {
            SecretChoice::Summon(..) | SecretChoice::Climb(_) | SecretChoice::Defeat { .. } => return None,
            SecretChoice::Throw(_) => SecretDecision::Throw,
            SecretChoice::MoveDemon(demon, _) | SecretChoice::Search(demon) => {
                if acting(options).len() > 1 {
                    SecretDecision::Activate
                } else {
                    SecretDecision::Demon(demon)
                }
            }
            SecretChoice::ShadowOn(_)
            | SecretChoice::ShadowUnder(_)
            | SecretChoice::ShadowAttack
            | SecretChoice::ShadowCurse => SecretDecision::Shadow,
            SecretChoice::Incarnation(_) => SecretDecision::Incarnation,
            SecretChoice::Skeleton(_) => SecretDecision::Skeleton,
            SecretChoice::TurnUp(_) => SecretDecision::Stack,
            SecretChoice::Ladder(_) if by_wu_feng => SecretDecision::RemoveLadder,
            SecretChoice::Ladder(_) => SecretDecision::PutLadder,
            SecretChoice::Victim(_) => SecretDecision::Victim,
            SecretChoice::PowerOff(_) => SecretDecision::PowerOff,
            SecretChoice::FigureSteps(_) => SecretDecision::Figure,
            SecretChoice::Haunt(_) => SecretDecision::Haunt,
            SecretChoice::MoveVillager(..) => SecretDecision::MoveVillager,
            SecretChoice::LosePedestal(_) => SecretDecision::LoseCrystal,
            SecretChoice::Crystal(_) if by_wu_feng => SecretDecision::LoseCrystal,
            SecretChoice::Crystal(_) => SecretDecision::TakeCrystal,
            SecretChoice::LayMantra(_) => SecretDecision::LayMantra,
            SecretChoice::LayQi(_) => SecretDecision::LayQi,
            SecretChoice::Trigger(_) => SecretDecision::Trigger,
            SecretChoice::Swap(..) => SecretDecision::Swap,
            SecretChoice::SendHome(_) => SecretDecision::SendHome,
            SecretChoice::Clear(_) => SecretDecision::Clear,
        })
    }

    /// A ladder may be used in the middle of the turn, by a mantra, or after somebody was moved.
    fn of_climb(options: &[Choice]) -> Option<SecretDecision> {
        let has = |is: fn(&Choice) -> bool| options.iter().any(is);
        if options.contains(&Choice::EndTurn) {
            return None;
        }
        Some(if has(|option| matches!(option, Choice::MoveTaoist(..))) {
            SecretDecision::AllMove
        } else if has(|option| matches!(option, Choice::Move(_))) {
            SecretDecision::Step
        } else {
            SecretDecision::Level
        })
    }
}

/// What is left out where Black Secret lets something be left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SecretDeclined {
    /// The action of this demon.
    Demon(Demon),
    /// The activation of a demon.
    Activate,
    /// The action of the Shadow.
    Shadow,
    /// A curse.
    Throw,
    /// A skeleton.
    Skeleton,
    /// A Qi on a mantra.
    LayQi,
    /// A ladder that could be put back.
    Ladder,
    /// The swap of a mantra.
    Swap,
    /// A change of level.
    Level,
}

impl SecretDeclined {
    pub(crate) fn of(position: &Position) -> Option<SecretDeclined> {
        position.secret()?;
        let options = position.options();
        if options.iter().any(|option| matches!(option, Choice::Move(_) | Choice::MoveTaoist(..))) {
            return None;
        }
        options.iter().find_map(|option| match option {
            Choice::Secret(choice) => Some(match *choice {
                SecretChoice::MoveDemon(demon, _) | SecretChoice::Search(demon) => {
                    if acting(&options).len() > 1 {
                        SecretDeclined::Activate
                    } else {
                        SecretDeclined::Demon(demon)
                    }
                }
                SecretChoice::ShadowOn(_)
                | SecretChoice::ShadowUnder(_)
                | SecretChoice::ShadowAttack
                | SecretChoice::ShadowCurse => SecretDeclined::Shadow,
                SecretChoice::Throw(_) => SecretDeclined::Throw,
                SecretChoice::Skeleton(_) => SecretDeclined::Skeleton,
                SecretChoice::LayQi(_) => SecretDeclined::LayQi,
                SecretChoice::Ladder(_) => SecretDeclined::Ladder,
                SecretChoice::Swap(..) => SecretDeclined::Swap,
                SecretChoice::Climb(_) => SecretDeclined::Level,
                _ => return None,
            }),
            _ => None,
        })
    }
}

/// The demons among whose actions these options let choose.
fn acting(options: &[Choice]) -> DemonSet {
    let demon = |option: &Choice| match option {
        Choice::Secret(SecretChoice::MoveDemon(demon, _) | SecretChoice::Search(demon)) => Some(*demon),
        _ => None,
    };
    options.iter().filter_map(demon).collect()
}

/// True if Wu-Feng has to decide.
pub(crate) fn is_wu_feng(position: &Position) -> bool {
    position.waiting() == Waiting::Choice(Who::WuFeng)
}

/// True if the player of this Taoist has to decide.
pub(crate) fn decides(position: &Position, taoist: Colour) -> bool {
    position.waiting() == Waiting::Choice(Who::Taoist(taoist))
}

/// True if what stands on a space is a skeleton.
pub(crate) fn is_skeleton(position: &Position, at: Space) -> bool {
    position.secret().is_some_and(|secret| secret.all_skeletons().contains(at))
}

/// True if a ladder stands at this tile.
pub(crate) fn has_ladder(position: &Position, tile: Tile) -> bool {
    let spot = position.village().spot(tile);
    position.secret().is_some_and(|secret| spot.is_some_and(|spot| secret.ladders.contains(spot)))
}

/// The tile above a demon.
pub(crate) fn tile_above(position: &Position, demon: Demon) -> Option<Tile> {
    Some(position.village().tile(position.secret()?.spot_of(demon)?))
}

/// The Qi on a Blood Mantra, and how many it takes.
pub(crate) fn laid(position: &Position, mantra: BloodMantra) -> (u8, u8) {
    let place = position.secret().and_then(|secret| Some((secret, secret.place_of(mantra)?)));
    match place {
        Some((secret, place)) => (secret.qi[place], MANTRA_LEVELS[place]),
        None => (0, position.book().mantra(mantra).level.value),
    }
}

/// What a curse does by this book.
pub(crate) fn curse_in(book: BookRef, curse: CurseCard) -> CurseEffect {
    book.curse(curse).effect.value
}

/// What a curse does by our own data, where no position tells of others.
pub(crate) fn curse_of(curse: CurseCard) -> CurseEffect {
    curse_in(BookRef::ours(), curse)
}

/// What a Blood Mantra does by this book.
pub(crate) fn mantra_in(book: BookRef, mantra: BloodMantra) -> MantraEffect {
    book.mantra(mantra).effect.value
}

/// What a Blood Mantra does by our own data, where no position tells of others.
pub(crate) fn mantra_of(mantra: BloodMantra) -> MantraEffect {
    mantra_in(BookRef::ours(), mantra)
}
