//! The messages for its choices, decisions and events.

use ghost_stories_engine::{BlackSecretChoice, BlackSecretEvent, Cause, DemonSet, Position, Space, TaoCount};

use super::{
    BlackSecretDeclined, curse_in, curse_of, decides, has_ladder, is_wu_feng, laid, mantra_in, mantra_of, tile_above,
};
use crate::choice::{faced, ghost_on, price, surroundings};
use crate::message::{Message, message};
use crate::name::{board, demons, faces, taoist};
use crate::white_moon::villager_on;

pub(crate) fn choice(position: &Position, choice: BlackSecretChoice) -> Message {
    let components = position.components();
    match choice {
        BlackSecretChoice::Summon(demon, tile) => message!("choice-summon", demon, tile),
        BlackSecretChoice::Throw(curse) => {
            let facts = components.curse(curse);
            let (curse, level, tao) = (curse_in(components, curse), facts.level.value, facts.colour.value);
            message!("choice-throw", curse, level, tao)
        }
        BlackSecretChoice::MoveDemon(demon, tile) => message!("choice-move-demon", demon, tile),
        BlackSecretChoice::Search(demon) => message!("choice-search", demon, tile: tile_above(position, demon)),
        BlackSecretChoice::ShadowOn(tile) => message!("choice-shadow-on", tile),
        BlackSecretChoice::ShadowUnder(tile) => message!("choice-shadow-under", tile),
        BlackSecretChoice::ShadowAttack => message!("choice-shadow-attack"),
        BlackSecretChoice::ShadowCurse => message!("choice-shadow-curse"),
        BlackSecretChoice::Incarnation(card) => message!("choice-incarnation", card),
        BlackSecretChoice::Skeleton(to) => skeleton(position, to),
        BlackSecretChoice::TurnUp(tile) => message!("choice-turn-up", tile),
        BlackSecretChoice::Ladder(tile) if has_ladder(position, tile) => message!("choice-remove-ladder", tile),
        BlackSecretChoice::Ladder(tile) => message!("choice-put-ladder", tile),
        BlackSecretChoice::Victim(who) => message!("choice-victim", taoist: taoist(who)),
        BlackSecretChoice::PowerOff(of) => {
            message!("choice-power-off", board: board(of), power: position.power(of))
        }
        BlackSecretChoice::FigureSteps(space) => {
            message!("choice-figure-steps", ghost: ghost_on(position, space), space)
        }
        BlackSecretChoice::Haunt(tile) => message!("choice-haunt", tile),
        BlackSecretChoice::MoveVillager(from, to) => {
            message!("choice-move-villager", villager: villager_on(position, from), from, to)
        }
        BlackSecretChoice::LosePedestal(tile) => message!("choice-lose-pedestal", tile),
        BlackSecretChoice::Climb(who) => match (decides(position, who), position.is_below(who)) {
            (true, true) => message!("choice-go-up"),
            (true, false) => message!("choice-go-down"),
            (false, true) => message!("choice-send-up", taoist: taoist(who)),
            (false, false) => message!("choice-send-down", taoist: taoist(who)),
        },
        BlackSecretChoice::Defeat { demons, tao, crystals } => defeat(demons, tao, crystals),
        BlackSecretChoice::LayMantra(demon) => message!("choice-lay-mantra-on-demon", demon),
        BlackSecretChoice::LayQi(on) => {
            let (have, need) = laid(position, on);
            message!("choice-lay-qi", mantra: mantra_in(components, on), have, need)
        }
        BlackSecretChoice::Trigger(mantra) => message!("choice-trigger", mantra: mantra_in(components, mantra)),
        BlackSecretChoice::Swap(old, new) => {
            let (qi, _) = laid(position, old);
            message!("choice-swap", old: mantra_in(components, old), new: mantra_in(components, new), qi)
        }
        BlackSecretChoice::SendHome(demon) => message!("choice-send-home", demon),
        BlackSecretChoice::Clear(of) => message!("choice-clear", board: board(of)),
        BlackSecretChoice::Crystal(who) if is_wu_feng(position) => {
            message!("choice-give-crystal-back", taoist: taoist(who))
        }
        BlackSecretChoice::Crystal(who) => message!("choice-take-crystal", taoist: taoist(who)),
    }
}

fn skeleton(position: &Position, space: Space) -> Message {
    let (tile, buddha) = (faced(position, space), position.buddhas().contains(space));
    message!("choice-skeleton", space, surroundings: surroundings(position, space), tile, buddha)
}

fn defeat(beaten: DemonSet, tao: TaoCount, crystals: u8) -> Message {
    if beaten.is_empty() {
        return message!("choice-defeat-nothing");
    }
    message!("choice-defeat-demons", demons: demons(beaten), price: price(tao, crystals))
}

pub(crate) fn declined(what: BlackSecretDeclined) -> Message {
    match what {
        BlackSecretDeclined::Demon(demon) => message!("choice-decline-demon", demon),
        BlackSecretDeclined::Activate => message!("choice-decline-activate"),
        BlackSecretDeclined::Shadow => message!("choice-decline-shadow"),
        BlackSecretDeclined::Throw => message!("choice-decline-throw"),
        BlackSecretDeclined::Skeleton => message!("choice-decline-skeleton"),
        BlackSecretDeclined::LayQi => message!("choice-decline-lay-qi"),
        BlackSecretDeclined::Ladder => message!("choice-decline-ladder"),
        BlackSecretDeclined::Swap => message!("choice-decline-swap"),
        BlackSecretDeclined::Level => message!("choice-decline-level"),
    }
}

pub(crate) fn event(event: BlackSecretEvent) -> Message {
    match event {
        BlackSecretEvent::CurseRevealed { curse } => message!("event-curse-revealed", curse: curse_of(curse)),
        BlackSecretEvent::CurseThrown { curse, .. } => message!("event-curse-thrown", curse: curse_of(curse)),
        BlackSecretEvent::CursesRenewed => message!("event-curses-renewed"),
        BlackSecretEvent::MantraRevealed { mantra } => message!("event-mantra-revealed", mantra: mantra_of(mantra)),
        BlackSecretEvent::QiLaid { mantra, .. } => message!("event-qi-laid", mantra: mantra_of(mantra)),
        BlackSecretEvent::MantraTriggered { mantra, taoist: who, .. } => {
            message!("event-mantra-triggered", taoist: taoist(who), mantra: mantra_of(mantra))
        }
        BlackSecretEvent::MantraSwapped { old, new } => {
            message!("event-mantra-swapped", old: mantra_of(old), new: mantra_of(new))
        }
        BlackSecretEvent::CardSpent { card, cause: Cause::Summoning } => message!("event-card-spent-on-demon", card),
        BlackSecretEvent::CardSpent { card, .. } => message!("event-card-spent-on-curse", card),
        BlackSecretEvent::DemonSummoned { demon, tile } => message!("event-demon-summoned", demon, tile),
        BlackSecretEvent::DemonMoved { demon, tile } => message!("event-demon-moved", demon, tile),
        BlackSecretEvent::DemonSearched { demon, tile } => message!("event-demon-searched", demon, tile),
        BlackSecretEvent::DemonExorcised { demon, tile } => message!("event-demon-exorcised", demon, tile),
        BlackSecretEvent::DemonHome { demon, .. } => message!("event-demon-home", demon),
        BlackSecretEvent::TokenRevealed { token, tile } => message!("event-token-revealed", token, tile),
        BlackSecretEvent::ShadowCame { tile } => message!("event-shadow-came", tile),
        BlackSecretEvent::ShadowMoved { tile, below: true } => message!("event-shadow-moved-under", tile),
        BlackSecretEvent::ShadowMoved { tile, below: false } => message!("event-shadow-moved-on", tile),
        BlackSecretEvent::ShadowAttacked { roll } => message!("event-shadow-attacked", dice: faces(roll)),
        BlackSecretEvent::ShadowCursed { tile } => message!("event-shadow-cursed", tile),
        BlackSecretEvent::SkeletonPlaced { space } => message!("event-skeleton-placed", space),
        BlackSecretEvent::SkeletonLeft { space, .. } => message!("event-skeleton-left", space),
        BlackSecretEvent::LadderRemoved { tile, .. } => message!("event-ladder-removed", tile),
        BlackSecretEvent::LadderReturned { tile } => message!("event-ladder-returned", tile),
        BlackSecretEvent::LevelChanged { taoist: who, tile, below: true } => {
            message!("event-went-down", taoist: taoist(who), tile)
        }
        BlackSecretEvent::LevelChanged { taoist: who, tile, below: false } => {
            message!("event-went-up", taoist: taoist(who), tile)
        }
        BlackSecretEvent::SummoningDrawn => message!("event-summoning-drawn"),
        BlackSecretEvent::IncarnationTaken { card: Some(card) } => message!("event-incarnation-taken", card),
        BlackSecretEvent::IncarnationTaken { card: None } => message!("event-incarnation-taken-unseen"),
        BlackSecretEvent::IncarnationPlayed { card } => message!("event-incarnation-played", card),
        BlackSecretEvent::PowerOff { board: of } => message!("event-power-off-a-turn", board: board(of)),
        BlackSecretEvent::PowerBack { board: of } => message!("event-power-back", board: board(of)),
        BlackSecretEvent::CursesForbidden => message!("event-curses-forbidden"),
        BlackSecretEvent::CursesAllowed => message!("event-curses-allowed"),
        BlackSecretEvent::YinYangLost { taoist: who } => message!("event-yin-yang-lost", taoist: taoist(who)),
        BlackSecretEvent::CrystalReturned { taoist: who } => message!("event-crystal-returned", taoist: taoist(who)),
        BlackSecretEvent::PedestalCleared { tile } => message!("event-pedestal-cleared", tile),
        BlackSecretEvent::MantraLaid { demon } => message!("event-mantra-laid-on-demon", demon),
    }
}
