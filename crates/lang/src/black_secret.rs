//! What is said in Black Secret alone.

mod say;

use ghost_stories_engine::{
    BlackSecretChoice, BloodMantra, Card, Choice, Colour, Components, CurseCard, CurseEffect, Demon, DemonSet,
    MANTRA_LEVELS, MantraEffect, Position, Space, Tile, Waiting, WhiteMoonChoice, Who,
};

pub(crate) use say::{choice, decision, declined, event};

/// What a player has to decide in Black Secret alone.
#[derive(Clone, Copy, Debug)]
pub(crate) enum BlackSecretDecision {
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

impl BlackSecretDecision {
    /// What is decided where this option tells it; `None` where the words of the other games do.
    pub(crate) fn of(position: &Position, telling: Choice, options: &[Choice]) -> Option<BlackSecretDecision> {
        position.black_secret()?;
        let by_wu_feng = is_wu_feng(position);
        Some(match telling {
            Choice::LoseQi(_) if by_wu_feng => BlackSecretDecision::LoseQi,
            Choice::Discard(_) if by_wu_feng => BlackSecretDecision::ExorcistTao,
            Choice::Banish(_) => BlackSecretDecision::DiscardGhost,
            Choice::PlaceBuddha(_) if !options.contains(&Choice::EndTurn) => BlackSecretDecision::Buddha,
            Choice::WhiteMoon(WhiteMoonChoice::Save(_)) if !options.contains(&Choice::Decline) => {
                BlackSecretDecision::SaveVillager
            }
            Choice::BlackSecret(BlackSecretChoice::Climb(_)) => return BlackSecretDecision::of_climb(options),
            Choice::BlackSecret(choice) => return BlackSecretDecision::of_black_secret(choice, by_wu_feng, options),
            _ => return None,
        })
    }

    fn of_black_secret(choice: BlackSecretChoice, by_wu_feng: bool, options: &[Choice]) -> Option<BlackSecretDecision> {
        Some(match choice {
            BlackSecretChoice::Summon(..) | BlackSecretChoice::Climb(_) | BlackSecretChoice::Defeat { .. } => {
                return None;
            }
            BlackSecretChoice::Throw(_) => BlackSecretDecision::Throw,
            BlackSecretChoice::MoveDemon(demon, _) | BlackSecretChoice::Search(demon) => {
                if acting(options).len() > 1 {
                    BlackSecretDecision::Activate
                } else {
                    BlackSecretDecision::Demon(demon)
                }
            }
            BlackSecretChoice::ShadowOn(_)
            | BlackSecretChoice::ShadowUnder(_)
            | BlackSecretChoice::ShadowAttack
            | BlackSecretChoice::ShadowCurse => BlackSecretDecision::Shadow,
            BlackSecretChoice::Incarnation(_) => BlackSecretDecision::Incarnation,
            BlackSecretChoice::Skeleton(_) => BlackSecretDecision::Skeleton,
            BlackSecretChoice::TurnUp(_) => BlackSecretDecision::Stack,
            BlackSecretChoice::Ladder(_) if by_wu_feng => BlackSecretDecision::RemoveLadder,
            BlackSecretChoice::Ladder(_) => BlackSecretDecision::PutLadder,
            BlackSecretChoice::Victim(_) => BlackSecretDecision::Victim,
            BlackSecretChoice::PowerOff(_) => BlackSecretDecision::PowerOff,
            BlackSecretChoice::FigureSteps(_) => BlackSecretDecision::Figure,
            BlackSecretChoice::Haunt(_) => BlackSecretDecision::Haunt,
            BlackSecretChoice::MoveVillager(..) => BlackSecretDecision::MoveVillager,
            BlackSecretChoice::LosePedestal(_) => BlackSecretDecision::LoseCrystal,
            BlackSecretChoice::Crystal(_) if by_wu_feng => BlackSecretDecision::LoseCrystal,
            BlackSecretChoice::Crystal(_) => BlackSecretDecision::TakeCrystal,
            BlackSecretChoice::LayMantra(_) => BlackSecretDecision::LayMantra,
            BlackSecretChoice::LayQi(_) => BlackSecretDecision::LayQi,
            BlackSecretChoice::Trigger(_) => BlackSecretDecision::Trigger,
            BlackSecretChoice::Swap(..) => BlackSecretDecision::Swap,
            BlackSecretChoice::SendHome(_) => BlackSecretDecision::SendHome,
            BlackSecretChoice::Clear(_) => BlackSecretDecision::Clear,
        })
    }

    /// A ladder may be used in the middle of the turn, by a mantra, or after somebody was moved.
    fn of_climb(options: &[Choice]) -> Option<BlackSecretDecision> {
        let has = |is: fn(&Choice) -> bool| options.iter().any(is);
        if options.contains(&Choice::EndTurn) {
            return None;
        }
        Some(if has(|option| matches!(option, Choice::MoveTaoist(..))) {
            BlackSecretDecision::AllMove
        } else if has(|option| matches!(option, Choice::Move(_))) {
            BlackSecretDecision::Step
        } else {
            BlackSecretDecision::Level
        })
    }
}

/// What is left out where Black Secret lets something be left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum BlackSecretDeclined {
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

impl BlackSecretDeclined {
    pub(crate) fn of(position: &Position) -> Option<BlackSecretDeclined> {
        position.black_secret()?;
        let options = position.options();
        if options.iter().any(|option| matches!(option, Choice::Move(_) | Choice::MoveTaoist(..))) {
            return None;
        }
        options.iter().find_map(|option| match option {
            Choice::BlackSecret(choice) => Some(match *choice {
                BlackSecretChoice::MoveDemon(demon, _) | BlackSecretChoice::Search(demon) => {
                    if acting(&options).len() > 1 {
                        BlackSecretDeclined::Activate
                    } else {
                        BlackSecretDeclined::Demon(demon)
                    }
                }
                BlackSecretChoice::ShadowOn(_)
                | BlackSecretChoice::ShadowUnder(_)
                | BlackSecretChoice::ShadowAttack
                | BlackSecretChoice::ShadowCurse => BlackSecretDeclined::Shadow,
                BlackSecretChoice::Throw(_) => BlackSecretDeclined::Throw,
                BlackSecretChoice::Skeleton(_) => BlackSecretDeclined::Skeleton,
                BlackSecretChoice::LayQi(_) => BlackSecretDeclined::LayQi,
                BlackSecretChoice::Ladder(_) => BlackSecretDeclined::Ladder,
                BlackSecretChoice::Swap(..) => BlackSecretDeclined::Swap,
                BlackSecretChoice::Climb(_) => BlackSecretDeclined::Level,
                _ => return None,
            }),
            _ => None,
        })
    }
}

/// The demons among whose actions these options let choose.
fn acting(options: &[Choice]) -> DemonSet {
    let demon = |option: &Choice| match option {
        Choice::BlackSecret(BlackSecretChoice::MoveDemon(demon, _) | BlackSecretChoice::Search(demon)) => Some(*demon),
        _ => None,
    };
    options.iter().filter_map(demon).collect()
}

/// True if Wu-Feng has to decide.
pub(crate) fn is_wu_feng(position: &Position) -> bool {
    position.waiting() == Waiting::Choice(Who::WuFeng)
}

/// True if the player of this Taoist has to decide.
fn decides(position: &Position, taoist: Colour) -> bool {
    position.waiting() == Waiting::Choice(Who::Taoist(taoist))
}

/// True if what stands on a space is a skeleton.
pub(crate) fn is_skeleton(position: &Position, at: Space) -> bool {
    position.black_secret().is_some_and(|black_secret| black_secret.all_skeletons().contains(at))
}

/// True if a ladder stands at this tile.
fn has_ladder(position: &Position, tile: Tile) -> bool {
    let spot = position.village().spot(tile);
    position.black_secret().is_some_and(|black_secret| spot.is_some_and(|spot| black_secret.ladders.contains(spot)))
}

/// The tile above a demon.
fn tile_above(position: &Position, demon: Demon) -> Option<Tile> {
    Some(position.village().tile(position.black_secret()?.spot_of(demon)?))
}

/// The Qi on a Blood Mantra, and how many it takes.
fn laid(position: &Position, mantra: BloodMantra) -> (u8, u8) {
    let place = position.black_secret().and_then(|black_secret| Some((black_secret, black_secret.place_of(mantra)?)));
    match place {
        Some((black_secret, place)) => (black_secret.qi[place], MANTRA_LEVELS[place]),
        None => (0, position.components().mantra(mantra).level.value),
    }
}

/// What a curse does by this book.
pub(crate) fn curse_in(components: Components, curse: CurseCard) -> CurseEffect {
    components.curse(curse).effect.value
}

/// What a curse does by our own data, where no position tells of others.
pub(crate) fn curse_of(curse: CurseCard) -> CurseEffect {
    curse_in(Components::ours(), curse)
}

/// What a Blood Mantra does by this book.
pub(crate) fn mantra_in(components: Components, mantra: BloodMantra) -> MantraEffect {
    components.mantra(mantra).effect.value
}

/// What a Blood Mantra does by our own data, where no position tells of others.
pub(crate) fn mantra_of(mantra: BloodMantra) -> MantraEffect {
    mantra_in(Components::ours(), mantra)
}
