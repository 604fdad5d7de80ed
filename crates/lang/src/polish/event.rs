use ghost_stories_engine::{Card, Cause, Colour, Event, Left, Outcome, Space, Tile};

use super::black_secret;
use super::names::{self, taoist as who};
use super::phrases::{becomes, board, dice, form, from, on, one_tao, roll, space, verb};
use super::verdict::ending;
use super::white_moon;
use crate::black_secret::{curse_of, mantra_of};
use crate::phrases::capital;
use crate::white_moon::family;

pub(crate) fn outcome(outcome: Outcome) -> String {
    match outcome {
        Outcome::Card(card) => drawn(card),
        Outcome::TaoDice(dice) if dice.is_empty() => "Rzut bez kości".into(),
        Outcome::TaoDice(dice) => format!("Wynik rzutu: {}", roll(dice)),
        Outcome::CurseDie(face) => format!("Kość klątwy: {}", names::curse_face(face)),
        Outcome::Villager(of) => format!("Zostaje odkryty wieśniak z rodziny {}", family(of)),
        Outcome::Token(token) => format!("W katakumbach zostaje odkryty żeton: {}", black_secret::token(token)),
        Outcome::CurseCard(curse) => format!("Zostaje odkryta klątwa „{}”", black_secret::curse_name(curse_of(curse))),
        Outcome::Mantra(mantra) => {
            format!("Zostaje odkryta krwawa mantra „{}”", black_secret::mantra_name(mantra_of(mantra)))
        }
    }
}

pub(crate) fn event(event: Event) -> String {
    match event {
        Event::TurnBegan { board: on_turn } => format!("Zaczyna się tura {}.", board(on_turn)),
        Event::YangBegan { taoist } => format!("{} zaczyna fazę jang.", who(taoist)),
        Event::FigureAdvanced { space: at, .. } => format!("Figurka ducha {} wchodzi na pierwszy kamień.", on(at)),
        Event::FigureReturned { space: at, cause } => figure_returned(at, cause),
        Event::TileHaunted { tile, .. } => format!("Kafel {} zostaje nawiedzony.", names::tile(tile)),
        Event::TileRestored { tile, .. } => format!("Kafel {} znów jest aktywny.", names::tile(tile)),
        Event::NothingToHaunt { space: at } => format!("Duch {} nie ma już w swojej linii czego nawiedzić.", on(at)),
        Event::Overrun { board: on_turn } => format!("Duchy zajmują wszystkie trzy miejsca {}.", board(on_turn)),
        Event::NoFreeSpace => "Ma przybyć duch, ale żadne z dwunastu miejsc nie jest wolne.".into(),
        Event::CardDrawn { card } => format!("{}.", drawn(card)),
        Event::CardPlaced { card, space: at } => {
            format!("{} {} na {}.", names::card(card), verb(card, "trafia", "trafiają"), space(at))
        }
        Event::BuddhaReturned { space: at } => format!("Budda {} wraca do Świątyni buddyjskiej.", from(at)),
        Event::GhostDiscarded { card, space: at, cause } => {
            let discarded = becomes(card, ["odrzucony", "odrzucona", "odrzucone", "odrzuceni"]);
            format!("{} {} {discarded} przez {}.", names::card(card), on(at), discarder(cause))
        }
        Event::GhostExorcised { card, space: at } => {
            let exorcised = becomes(card, ["przegnany", "przegnana", "przegnane", "przegnani"]);
            format!("{} {} {exorcised}.", names::card(card), on(at))
        }
        Event::GhostMoved { card, from: at, to } => {
            let moves = verb(card, "przechodzi", "przechodzą");
            format!("{} {moves} {} na {}.", names::card(card), from(at), space(to))
        }
        Event::EffectBegan { card, space: at } => effect(card, at),
        Event::NoDieToHold { card } => {
            let holds = verb(card, "więzi", "więżą");
            format!("{} nie {holds} kości tao, bo żadna nie jest wolna.", names::card(card))
        }
        Event::CircleCleared { tao, .. } => format!("Z Kręgu modlitewnego wraca do banku {}.", one_tao(tao)),
        Event::CircleSet { tao } => format!("Na Krąg modlitewny trafia {}.", one_tao(tao)),
        Event::CurseRolled { board: on_turn, face } => {
            format!("Kość klątwy dla {}: {}.", board(on_turn), names::curse_face(face))
        }
        Event::CurseSpared { taoist } => {
            format!("Siła góry chroni {} przed kością klątwy.", names::taoist_of(taoist))
        }
        Event::CurseRerolled { taoist } => format!("{} przerzuca kość klątwy.", who(taoist)),
        Event::TaoRolled { taoist, roll: thrown, .. } => {
            let dice = form(thrown.len(), ["kością", "kośćmi", "kośćmi"]);
            format!("{} rzuca {dice}: {}.", who(taoist), roll(thrown))
        }
        Event::TaoRerolled { taoist, dice: again } => format!("{} przerzuca {}.", who(taoist), dice(again)),
        Event::QiLost { board: loser, .. } => format!("{} traci 1 qi.", who(loser)),
        Event::QiGained { taoist, .. } => format!("{} otrzymuje 1 qi.", who(taoist)),
        Event::TaoLost { taoist, tao, cause: Cause::Discard } => format!("{} odrzuca {}.", who(taoist), one_tao(tao)),
        Event::TaoLost { taoist, tao, .. } => format!("{} traci {}.", who(taoist), one_tao(tao)),
        Event::TaoSpent { taoist, tao } => format!("{} wydaje {}.", who(taoist), one_tao(tao)),
        Event::TaoGained { taoist, tao, .. } => format!("{} bierze {}.", who(taoist), one_tao(tao)),
        Event::YinYangSpent { taoist } => format!("{} wydaje jin-jang.", who(taoist)),
        Event::YinYangGained { taoist, .. } => format!("{} otrzymuje jin-jang.", who(taoist)),
        Event::TaoistDied { taoist } => format!("{} umiera.", who(taoist)),
        Event::BoardPossessed { board: fallen, .. } => {
            format!("{} plansza zostaje nawiedzona.", capital(names::colour(fallen)))
        }
        Event::TaoistRevived { taoist } => format!("{} wraca do życia na Cmentarzu.", who(taoist)),
        Event::TaoistMoved { taoist, tile, cause } => taoist_moved(taoist, tile, cause),
        Event::HelpAsked { taoist, tile, .. } => format!("{} prosi o pomoc: {}.", who(taoist), names::tile(tile)),
        Event::ExorcismBegan { taoist } => format!("{} odprawia egzorcyzm.", who(taoist)),
        Event::ExorcismFailed { taoist } => format!("Egzorcyzm {} się nie udaje.", names::taoist_of(taoist)),
        Event::PowerUsed { taoist, board: from, .. } => format!("{} używa mocy {}.", who(taoist), board(from)),
        Event::TokenSpent { taoist, board: from } => {
            format!("{} wydaje żeton mocy i pożycza moc {}.", who(taoist), board(from))
        }
        Event::TokenTaken { taoist } => format!("{} bierze żeton mocy ze środkowego kafla.", who(taoist)),
        Event::MantraLaid { space: at } => format!("Mantra osłabia odtąd ducha {}.", on(at)),
        Event::MantraReturned { .. } => "Mantra schodzi z karty ducha.".into(),
        Event::BuddhaTaken { taoist } => format!("{} bierze Buddę ze Świątyni buddyjskiej.", who(taoist)),
        Event::BuddhaPlaced { taoist, space: at } => format!("{} stawia Buddę {}.", who(taoist), on(at)),
        Event::WhiteMoon(event) => white_moon::event(event),
        Event::BlackSecret(event) => black_secret::event(event),
        Event::GameOver { ending: how } => ending(how).into(),
    }
}

fn drawn(card: Card) -> String {
    format!("Z talii {} {}", verb(card, "wychodzi", "wychodzą"), names::card(card))
}

fn figure_returned(at: Space, cause: Cause) -> String {
    if cause == Cause::Haunter {
        format!("Figurka ducha {} dociera na drugi kamień i wraca na kartę.", on(at))
    } else {
        format!("Figurka ducha {} cofa się na kartę.", on(at))
    }
}

/// The accusative.
fn discarder(cause: Cause) -> &'static str {
    match cause {
        Cause::SorcerersHut => "czarownika",
        Cause::BloodMantra => "krwawą mantrę",
        _ => "Buddę",
    }
}

fn taoist_moved(taoist: Colour, tile: Tile, cause: Cause) -> String {
    let moves = if cause == Cause::OwnMove { "przechodzi" } else { "zostaje przesunięty" };
    format!("{} {moves} na kafel {}.", who(taoist), names::tile(tile))
}

fn effect(card: Card, at: Space) -> String {
    let (name, is) = (names::card(card), verb(card, "jest", "są"));
    match card.lasting() {
        Some(Left::PowerOff) => format!("{name} {} moc {}.", verb(card, "blokuje", "blokują"), board(at.board())),
        Some(Left::AllPowersOff) => format!("Żadna moc nie działa, dopóki {name} {is} w grze."),
        Some(Left::TaoOff) => format!("Nikt nie może wydawać znaczników tao, dopóki {name} {is} w grze."),
        Some(Left::DieCaptive) => format!("{name} {} odtąd kość tao.", verb(card, "więzi", "więżą")),
        _ => format!("Zaczyna działać zdolność karty {name} {}.", on(at)),
    }
}
