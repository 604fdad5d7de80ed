//! What chance brings, and what happened.

use ghost_stories_engine::{Card, Cause, Chance, Event, Left, Outcome, Space};

use crate::message::{Message, message};
use crate::name::{board, faces, taoist};
use crate::{black_secret, verdict, white_moon};

pub(crate) fn outcome(outcome: Outcome) -> Message {
    match outcome {
        Outcome::Card(card) => message!("outcome-card", card),
        Outcome::TaoDice(dice) if dice.is_empty() => message!("outcome-no-dice"),
        Outcome::TaoDice(dice) => message!("outcome-tao-dice", dice: faces(dice)),
        Outcome::CurseDie(face) => message!("outcome-curse-die", face),
        Outcome::Villager(family) => message!("outcome-villager", family),
        Outcome::Token(token) => message!("outcome-token", token),
        Outcome::CurseCard(curse) => message!("outcome-curse-card", curse: black_secret::curse_of(curse)),
        Outcome::Mantra(mantra) => message!("outcome-mantra", mantra: black_secret::mantra_of(mantra)),
    }
}

/// What chance must bring now.
pub(crate) fn chance(chance: Chance) -> Message {
    match chance {
        Chance::Card => message!("chance-card"),
        Chance::TaoDice(dice) => message!("chance-tao-dice", dice),
        Chance::CurseDie => message!("chance-curse-die"),
        Chance::Villager => message!("chance-villager"),
        Chance::Incarnation => message!("chance-incarnation"),
        Chance::Token => message!("chance-token"),
        Chance::CurseCard => message!("chance-curse-card"),
        Chance::Mantra => message!("chance-mantra"),
    }
}

pub(crate) fn event(event: Event) -> Message {
    match event {
        Event::TurnBegan { board: on_turn } => message!("event-turn-began", board: board(on_turn)),
        Event::YangBegan { taoist: who } => message!("event-yang-began", taoist: taoist(who)),
        Event::FigureAdvanced { card, space, .. } => message!("event-figure-advanced", card, space),
        Event::FigureReturned { card, space, cause: Cause::Haunter } => {
            message!("event-figure-returned-after-haunting", card, space)
        }
        Event::FigureReturned { card, space, .. } => message!("event-figure-driven-back", card, space),
        Event::TileHaunted { tile, .. } => message!("event-tile-haunted", tile),
        Event::TileRestored { tile, .. } => message!("event-tile-restored", tile),
        Event::NothingToHaunt { space } => message!("event-nothing-to-haunt", space),
        Event::Overrun { board: on_turn } => message!("event-overrun", board: board(on_turn)),
        Event::NoFreeSpace => message!("event-no-free-space"),
        Event::CardDrawn { card } => message!("event-card-drawn", card),
        Event::CardPlaced { card, space } => message!("event-card-placed", card, space),
        Event::BuddhaReturned { space } => message!("event-buddha-returned", space),
        Event::GhostDiscarded { card, space, cause } => {
            message!("event-ghost-discarded", card, space, by: discarder(cause))
        }
        Event::GhostExorcised { card, space } => message!("event-ghost-exorcised", card, space),
        Event::GhostMoved { card, from, to } => message!("event-ghost-moved", card, from, to),
        Event::EffectBegan { card, space } => effect(card, space),
        Event::NoDieToHold { card } => message!("event-no-die-to-hold", card),
        Event::CircleCleared { tao, .. } => message!("event-circle-cleared", tao),
        Event::CircleSet { tao } => message!("event-circle-set", tao),
        Event::CurseRolled { board: on_turn, face } => message!("event-curse-rolled", board: board(on_turn), face),
        Event::CurseSpared { taoist: who } => message!("event-curse-spared", taoist: taoist(who)),
        Event::CurseRerolled { taoist: who } => message!("event-curse-rerolled", taoist: taoist(who)),
        Event::TaoRolled { taoist: who, roll, .. } => {
            message!("event-tao-rolled", taoist: taoist(who), dice: faces(roll))
        }
        Event::TaoRerolled { taoist: who, dice } => {
            message!("event-tao-rerolled", taoist: taoist(who), dice: faces(dice))
        }
        Event::QiLost { board: loser, .. } => message!("event-qi-lost", taoist: taoist(loser)),
        Event::QiGained { taoist: who, .. } => message!("event-qi-gained", taoist: taoist(who)),
        Event::NoQiLeft { taoist: who, .. } => message!("event-no-qi-left", taoist: taoist(who)),
        Event::NoTaoLeft { taoist: who, tao, .. } => message!("event-no-tao-left", taoist: taoist(who), tao),
        Event::TaoLost { taoist: who, tao, cause: Cause::Discard } => {
            message!("event-tao-discarded", taoist: taoist(who), tao)
        }
        Event::TaoLost { taoist: who, tao, .. } => message!("event-tao-lost", taoist: taoist(who), tao),
        Event::TaoSpent { taoist: who, tao } => message!("event-tao-spent", taoist: taoist(who), tao),
        Event::TaoGained { taoist: who, tao, .. } => message!("event-tao-gained", taoist: taoist(who), tao),
        Event::YinYangSpent { taoist: who } => message!("event-yin-yang-spent", taoist: taoist(who)),
        Event::YinYangGained { taoist: who, .. } => message!("event-yin-yang-gained", taoist: taoist(who)),
        Event::TaoistDied { taoist: who } => message!("event-taoist-died", taoist: taoist(who)),
        Event::BoardPossessed { board: fallen, .. } => message!("event-board-possessed", board: board(fallen)),
        Event::TaoistRevived { taoist: who } => message!("event-taoist-revived", taoist: taoist(who)),
        Event::TaoistMoved { taoist: who, tile, cause: Cause::OwnMove } => {
            message!("event-taoist-moved", taoist: taoist(who), tile)
        }
        Event::TaoistMoved { taoist: who, tile, .. } => message!("event-taoist-was-moved", taoist: taoist(who), tile),
        Event::HelpAsked { taoist: who, tile, .. } => message!("event-help-asked", taoist: taoist(who), tile),
        Event::ExorcismBegan { taoist: who } => message!("event-exorcism-began", taoist: taoist(who)),
        Event::ExorcismFailed { taoist: who } => message!("event-exorcism-failed", taoist: taoist(who)),
        Event::PowerUsed { taoist: who, board: of, .. } => {
            message!("event-power-used", taoist: taoist(who), board: board(of))
        }
        Event::TokenSpent { taoist: who, board: of } => {
            message!("event-token-spent", taoist: taoist(who), board: board(of))
        }
        Event::TokenTaken { taoist: who } => message!("event-token-taken", taoist: taoist(who)),
        Event::MantraLaid { space } => message!("event-mantra-laid", space),
        Event::MantraReturned { .. } => message!("event-mantra-returned"),
        Event::BuddhaTaken { taoist: who } => message!("event-buddha-taken", taoist: taoist(who)),
        Event::BuddhaPlaced { taoist: who, space } => message!("event-buddha-placed", taoist: taoist(who), space),
        Event::WhiteMoon(event) => white_moon::event(event),
        Event::BlackSecret(event) => black_secret::event(event),
        Event::GameOver { ending } => verdict::ending(ending),
    }
}

fn discarder(cause: Cause) -> &'static str {
    match cause {
        Cause::SorcerersHut => "hut",
        Cause::BloodMantra => "mantra",
        _ => "buddha",
    }
}

fn effect(card: Card, space: Space) -> Message {
    match card.lasting() {
        Some(Left::PowerOff) => message!("effect-power-off", card, board: board(space.board())),
        Some(Left::AllPowersOff) => message!("effect-all-powers-off", card),
        Some(Left::TaoOff) => message!("effect-tao-off", card),
        Some(Left::DieCaptive) => message!("effect-die-captive", card),
        _ => message!("effect-other", card, space),
    }
}
