use ghost_stories_engine::{Card, Cause, Colour, Event, Left, Outcome, Roll, Space, Tao, Tile};

use super::black_secret;
use super::names::{self, taoist as who};
use super::phrases::{board, is, roll, space, the};
use super::verdict::ending;
use super::white_moon;
use crate::black_secret::{curse_of, mantra_of};
use crate::white_moon::family;

pub(crate) fn outcome(outcome: Outcome) -> String {
    match outcome {
        Outcome::Card(card) => format!("{} {} drawn", names::card(card), is(card)),
        Outcome::TaoDice(dice) if dice.is_empty() => "No dice are rolled".into(),
        Outcome::TaoDice(dice) if dice.len() == 1 => format!("The die shows {}", roll(dice)),
        Outcome::TaoDice(dice) => format!("The dice show {}", roll(dice)),
        Outcome::CurseDie(face) => format!("The Curse die shows: {}", names::curse_face(face)),
        Outcome::Villager(of) => format!("A villager of the {} family is turned up", family(of)),
        Outcome::Token(token) => format!("Turned up in the Catacombs: {}", black_secret::token(token)),
        Outcome::CurseCard(curse) => format!("The curse “{}” is turned up", black_secret::curse_name(curse_of(curse))),
        Outcome::Mantra(mantra) => {
            format!("The Blood Mantra “{}” is turned up", black_secret::mantra_name(mantra_of(mantra)))
        }
    }
}

pub(crate) fn event(event: Event) -> String {
    match event {
        Event::TurnBegan { board: on_turn } => format!("The turn of {} begins.", board(on_turn)),
        Event::YangBegan { taoist } => format!("{}'s Yang begins.", who(taoist)),
        Event::FigureAdvanced { space: at, .. } => {
            format!("The haunting figure on {} steps onto the first stone.", space(at))
        }
        Event::FigureReturned { space: at, cause } => figure_returned(at, cause),
        Event::TileHaunted { tile, .. } => format!("The {} turns haunted.", names::tile(tile)),
        Event::TileRestored { tile, .. } => format!("The {} turns active again.", names::tile(tile)),
        Event::NothingToHaunt { space: at } => {
            format!("No tile in the line of {} is left to haunt.", space(at))
        }
        Event::Overrun { board: on_turn } => format!("Ghosts fill all three spaces of {}.", board(on_turn)),
        Event::NoFreeSpace => "A ghost should enter, but all twelve spaces are taken.".into(),
        Event::CardDrawn { card } => format!("{} {} drawn.", names::card(card), is(card)),
        Event::CardPlaced { card, space: at } => {
            format!("{} {} laid on {}.", names::card(card), is(card), space(at))
        }
        Event::BuddhaReturned { space: at } => {
            format!("The Buddha on {} returns to the Buddhist Temple.", space(at))
        }
        Event::GhostDiscarded { card, space: at, cause } => {
            format!("{} on {} {} discarded by {}.", names::card(card), space(at), is(card), discarder(cause))
        }
        Event::GhostExorcised { card, space: at } => {
            format!("{} on {} {} exorcised.", names::card(card), space(at), is(card))
        }
        Event::GhostMoved { card, from, to } => {
            format!("{} {} moved from {} to {}.", names::card(card), is(card), space(from), space(to))
        }
        Event::EffectBegan { card, space: at } => effect(card, at),
        Event::NoDieToHold { card } => format!("No Tao die is free to be held by {}.", names::card(card)),
        Event::CircleCleared { tao, .. } => {
            format!("The {} Tao on the Circle of Prayer returns to the bank.", names::tao(tao))
        }
        Event::CircleSet { tao } => format!("A {} Tao is put on the Circle of Prayer.", names::tao(tao)),
        Event::CurseRolled { board: on_turn, face } => {
            format!("The Curse die for {} shows: {}.", board(on_turn), names::curse_face(face))
        }
        Event::CurseSpared { taoist } => {
            format!("Strength of a Mountain spares {} the Curse die.", who(taoist))
        }
        Event::CurseRerolled { taoist } => format!("{} rolls the Curse die again.", who(taoist)),
        Event::TaoRolled { taoist, roll: dice, .. } => format!("{} rolls {}.", who(taoist), roll(dice)),
        Event::TaoRerolled { taoist, dice } => tao_rerolled(taoist, dice),
        Event::QiLost { board: loser, .. } => format!("{} loses 1 Qi.", who(loser)),
        Event::QiGained { taoist, .. } => format!("{} gains 1 Qi.", who(taoist)),
        Event::TaoLost { taoist, tao, cause } => tao_lost(taoist, tao, cause),
        Event::TaoSpent { taoist, tao } => format!("{} spends a {} Tao.", who(taoist), names::tao(tao)),
        Event::TaoGained { taoist, tao, .. } => format!("{} takes a {} Tao.", who(taoist), names::tao(tao)),
        Event::YinYangSpent { taoist } => format!("{} spends the Yin-Yang.", who(taoist)),
        Event::YinYangGained { taoist, .. } => format!("{} gets the Yin-Yang.", who(taoist)),
        Event::TaoistDied { taoist } => format!("{} dies.", who(taoist)),
        Event::BoardPossessed { board: fallen, .. } => {
            format!("The {} board becomes possessed.", names::colour(fallen))
        }
        Event::TaoistRevived { taoist } => format!("{} comes back to life on the Cemetery.", who(taoist)),
        Event::TaoistMoved { taoist, tile, cause } => taoist_moved(taoist, tile, cause),
        Event::HelpAsked { taoist, tile, .. } => format!("{} asks {} for help.", who(taoist), the(tile)),
        Event::ExorcismBegan { taoist } => format!("{} begins an exorcism.", who(taoist)),
        Event::ExorcismFailed { taoist } => format!("{}'s exorcism fails.", who(taoist)),
        Event::PowerUsed { taoist, board: from, .. } => {
            format!("{} uses the power of {}.", who(taoist), board(from))
        }
        Event::TokenSpent { taoist, board: from } => {
            format!("{} spends a power token to borrow the power of {}.", who(taoist), board(from))
        }
        Event::TokenTaken { taoist } => format!("{} takes a power token from the centre tile.", who(taoist)),
        Event::MantraLaid { space: at } => format!("The Mantra is laid on the ghost on {}.", space(at)),
        Event::MantraReturned { .. } => "The Mantra comes off its ghost.".into(),
        Event::BuddhaTaken { taoist } => format!("{} takes a Buddha from the Buddhist Temple.", who(taoist)),
        Event::BuddhaPlaced { taoist, space: at } => {
            format!("{} places a Buddha on {}.", who(taoist), space(at))
        }
        Event::WhiteMoon(event) => white_moon::event(event),
        Event::BlackSecret(event) => black_secret::event(event),
        Event::GameOver { ending: how } => ending(how).into(),
    }
}

fn figure_returned(at: Space, cause: Cause) -> String {
    if cause == Cause::Haunter {
        format!("The haunting figure on {} reaches the second stone and goes back to its card.", space(at))
    } else {
        format!("The haunting figure on {} is driven back to its card.", space(at))
    }
}

fn discarder(cause: Cause) -> &'static str {
    match cause {
        Cause::SorcerersHut => "the Sorcerer's Hut",
        Cause::BloodMantra => "a Blood Mantra",
        _ => "the Buddha",
    }
}

fn tao_rerolled(taoist: Colour, dice: Roll) -> String {
    let them = if dice.len() == 1 { "it" } else { "them" };
    format!("{} takes up {} to roll {them} again.", who(taoist), roll(dice))
}

fn tao_lost(taoist: Colour, tao: Tao, cause: Cause) -> String {
    let loses = if cause == Cause::Discard { "discards" } else { "loses" };
    format!("{} {loses} a {} Tao.", who(taoist), names::tao(tao))
}

fn taoist_moved(taoist: Colour, tile: Tile, cause: Cause) -> String {
    let moves = if cause == Cause::OwnMove { "moves" } else { "is moved" };
    format!("{} {moves} to {}.", who(taoist), the(tile))
}

fn effect(card: Card, at: Space) -> String {
    let name = names::card(card);
    match card.lasting() {
        Some(Left::PowerOff) => format!("The power of {} is blocked by {name}.", board(at.board())),
        Some(Left::AllPowersOff) => format!("No power works while {name} {} in play.", is(card)),
        Some(Left::TaoOff) => format!("Nobody may spend Tao while {name} {} in play.", is(card)),
        Some(Left::DieCaptive) => format!("A Tao die is held by {name} from now on."),
        _ => format!("The effect of {name} on {} begins.", space(at)),
    }
}
