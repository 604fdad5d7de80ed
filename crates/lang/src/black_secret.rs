//! What is said in Black Secret alone.

mod say;

use ghost_stories_engine::{
    BlackSecretChoice, BloodMantra, Choice, Colour, Components, CurseCard, CurseEffect, Demon, DemonSet, MANTRA_LEVELS,
    MantraEffect, Position, Space, Tile, Waiting, WhiteMoonChoice, Who,
};

pub(crate) use say::{choice, declined, event};

use crate::message::{Message, message};

/// What is decided where this option tells it; `None` where the words of the other games do.
pub(crate) fn decision(position: &Position, who: Who, telling: Choice, options: &[Choice]) -> Option<Message> {
    position.black_secret()?;
    let by_wu_feng = who == Who::WuFeng;
    Some(match telling {
        Choice::LoseQi(_) if by_wu_feng => message!("decision-who-loses-qi", who),
        Choice::Discard(_) if by_wu_feng => message!("decision-exorcist-tao", who),
        Choice::Banish(_) => message!("decision-discard-ghost", who),
        Choice::PlaceBuddha(_) if !options.contains(&Choice::EndTurn) => message!("decision-buddha", who),
        Choice::WhiteMoon(WhiteMoonChoice::Save(_)) if !options.contains(&Choice::Decline) => {
            message!("decision-save-villager", who)
        }
        Choice::BlackSecret(BlackSecretChoice::Climb(_)) => return climbing(who, options),
        Choice::BlackSecret(choice) => return deciding(who, choice, options),
        _ => return None,
    })
}

fn deciding(who: Who, choice: BlackSecretChoice, options: &[Choice]) -> Option<Message> {
    let by_wu_feng = who == Who::WuFeng;
    Some(match choice {
        BlackSecretChoice::Summon(..) | BlackSecretChoice::Climb(_) | BlackSecretChoice::Defeat { .. } => {
            return None;
        }
        BlackSecretChoice::Throw(_) => message!("decision-throw", who),
        BlackSecretChoice::MoveDemon(demon, _) | BlackSecretChoice::Search(demon) => {
            if acting(options).len() > 1 {
                message!("decision-activate", who)
            } else {
                message!("decision-demon", who, demon)
            }
        }
        BlackSecretChoice::ShadowOn(_)
        | BlackSecretChoice::ShadowUnder(_)
        | BlackSecretChoice::ShadowAttack
        | BlackSecretChoice::ShadowCurse => message!("decision-shadow", who),
        BlackSecretChoice::Incarnation(_) => message!("decision-incarnation", who),
        BlackSecretChoice::Skeleton(_) => message!("decision-skeleton", who),
        BlackSecretChoice::TurnUp(_) => message!("decision-stack", who),
        BlackSecretChoice::Ladder(_) if by_wu_feng => message!("decision-remove-ladder", who),
        BlackSecretChoice::Ladder(_) => message!("decision-put-ladder", who),
        BlackSecretChoice::Victim(_) => message!("decision-victim", who),
        BlackSecretChoice::PowerOff(_) => message!("decision-power-off", who),
        BlackSecretChoice::FigureSteps(_) => message!("decision-figure", who),
        BlackSecretChoice::Haunt(_) => message!("decision-haunt", who),
        BlackSecretChoice::MoveVillager(..) => message!("decision-move-villager", who),
        BlackSecretChoice::LosePedestal(_) => message!("decision-lose-crystal", who),
        BlackSecretChoice::Crystal(_) if by_wu_feng => message!("decision-lose-crystal", who),
        BlackSecretChoice::Crystal(_) => message!("decision-take-crystal", who),
        BlackSecretChoice::LayMantra(_) => message!("decision-lay-mantra-below", who),
        BlackSecretChoice::LayQi(_) => message!("decision-lay-qi", who),
        BlackSecretChoice::Trigger(_) => message!("decision-trigger", who),
        BlackSecretChoice::Swap(..) => message!("decision-swap", who),
        BlackSecretChoice::SendHome(_) => message!("decision-send-home", who),
        BlackSecretChoice::Clear(_) => message!("decision-clear", who),
    })
}

/// A ladder may be used in the middle of the turn, by a mantra, or after somebody was moved.
fn climbing(who: Who, options: &[Choice]) -> Option<Message> {
    let has = |is: fn(&Choice) -> bool| options.iter().any(is);
    if options.contains(&Choice::EndTurn) {
        return None;
    }
    Some(if has(|option| matches!(option, Choice::MoveTaoist(..))) {
        message!("decision-all-move", who)
    } else if has(|option| matches!(option, Choice::Move(_))) {
        message!("decision-step-or-level", who)
    } else {
        message!("decision-level", who)
    })
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
