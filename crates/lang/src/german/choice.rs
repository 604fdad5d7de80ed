use ghost_stories_engine::{Choice, Colour, Position, Space, SpaceSet, TaoCount};

use super::black_secret::{self, demon, to_under};
use super::ghost::GHOST;
use super::names;
use super::phrases::{self, agree, at, beside, board, from, ghost_on, is_plural, list, of_board, on, onto, roll, to};
use super::white_moon;
use crate::choice::{First, Kept, faced, moves_ghosts, shares_its_name, targets};
use crate::phrases::capital;

pub(crate) fn choice(position: &Position, choice: Choice) -> String {
    match choice {
        Choice::Place(to) => place(position, to),
        Choice::Discard(tao) => format!("Einen {}en Tao-Marker ablegen", names::tao(tao)),
        Choice::LoseQi(taoist) => format!("{} verliert 1 Qi", names::taoist(taoist)),

        Choice::Move(tile) if position.is_below(position.board_on_turn()) => {
            format!("{} gehen", capital(&to_under(tile)))
        }
        Choice::Move(tile) => format!("{} gehen{}", capital(&to(tile)), haunted(position.village().is_haunted(tile))),
        Choice::Help => format!("{} um Hilfe bitten", capital(at(position.tile_of(position.board_on_turn())))),
        Choice::Exorcise => exorcise(position),
        Choice::UsePower(board) => format!("Kraft nutzen: {}", names::power(position.power(board))),
        Choice::SpendToken(from) => {
            format!("Kraftmarker einsetzen: {} ({})", names::power(position.power(from)), board(from))
        }
        Choice::YinYang => "Das Yin-Yang einsetzen".into(),
        Choice::PlaceBuddha(to) => format!("Einen Buddha {} stellen", onto(to)),
        Choice::TakeToken => "Einen Kraftmarker vom mittleren Dorffeld nehmen".into(),
        Choice::EndTurn => "Den Zug beenden".into(),

        Choice::LayMantra(at) => ghost(position, at, "bekommt die Schriftrolle", "bekommen die Schriftrolle"),
        Choice::TakeTao(tao) => format!("Einen {}en Tao-Marker nehmen", names::tao(tao)),
        Choice::MoveTaoist(taoist, tile) if position.is_below(taoist) => {
            format!("{} {} bewegen", names::taoist(taoist), to_under(tile))
        }
        Choice::MoveTaoist(taoist, tile) => {
            let haunted = haunted(position.village().is_haunted(tile));
            format!("{} {} bewegen{haunted}", names::taoist(taoist), to(tile))
        }
        Choice::Ask(tile) => format!("{} um Hilfe bitten", capital(at(tile))),
        Choice::Restore(tile) => format!("Den Spuk {} vertreiben", at(tile)),
        Choice::Revive(taoist) => format!("{} ins Leben zurückholen", names::taoist(taoist)),
        Choice::Banish(at) => ghost(position, at, "wird vernichtet", "werden vernichtet"),
        Choice::DriveBack(board) => drive_back(position, board),
        Choice::SetCircle(tao) => format!("Einen {}en Tao-Marker auf den Gebetskreis legen", names::tao(tao)),
        Choice::MoveGhost(away, to) => {
            let (name, moves) = (ghost_on(position, away), verb(position, away, "wechselt", "wechseln"));
            format!("{name} {moves} {} {}{}", from(away), onto(to), onto_a_buddha(position, to))
        }
        Choice::Decline if moves_ghosts(position) => "Keinen Geist bewegen".into(),
        Choice::Decline => "Keinen Taoisten bewegen".into(),

        Choice::Keep => match Kept::of(position) {
            Kept::CurseDie => "Den Fluchwürfel liegen lassen".into(),
            Kept::OneDie => "Den Würfel liegen lassen".into(),
            Kept::AllDice => "Alle Würfel liegen lassen".into(),
        },
        Choice::Reroll(dice) => format!("{} neu würfeln", roll(dice)),
        Choice::RerollCurse => "Den Fluchwürfel neu werfen".into(),
        Choice::Defeat { ghosts, tao } => defeat(position, ghosts, tao, 0),
        Choice::Pay(payer) => match position.owed().colours().next() {
            Some(tao) => format!("{} zahlt den {}en Tao-Marker", names::taoist(payer), names::tao(tao)),
            None => format!("{} zahlt den Tao-Marker", names::taoist(payer)),
        },
        Choice::First(stood) => first(position, stood),
        Choice::GainQi => "1 Qi nehmen".into(),
        Choice::GainYinYang => "Das Yin-Yang nehmen".into(),
        Choice::GiveQi(taoist) => format!("{} bekommt 1 Qi", names::taoist(taoist)),
        Choice::GiveYinYang(taoist) => format!("{} bekommt das Yin-Yang", names::taoist(taoist)),

        Choice::WhiteMoon(choice) => white_moon::choice(position, choice),
        Choice::BlackSecret(choice) => black_secret::choice(position, choice),
    }
}

fn haunted(haunted: bool) -> &'static str {
    if haunted { " (dort spukt es)" } else { "" }
}

pub(super) fn onto_a_buddha(position: &Position, to: Space) -> &'static str {
    if position.buddhas().contains(to) { ", auf einen Buddha" } else { "" }
}

pub(super) fn verb<'a>(position: &Position, at: Space, one: &'a str, many: &'a str) -> &'a str {
    position.card(at).map_or(one, |card| agree(card, one, many))
}

/// The ghost on a space as the subject of what becomes of it.
fn ghost(position: &Position, at: Space, one: &str, many: &str) -> String {
    format!("{} {} {}", ghost_on(position, at), on(at), verb(position, at, one, many))
}

fn place(position: &Position, to: Space) -> String {
    let (name, comes) = match position.card_to_place() {
        Some(card) => (names::card(card), agree(card, "kommt", "kommen")),
        None => ("Der Geist", "kommt"),
    };
    let faced = faced(position, to);
    let haunted = if position.village().is_haunted(faced) { ", wo es spukt" } else { "" };
    format!("{name} {comes} {}{} ({}{haunted})", onto(to), onto_a_buddha(position, to), beside(faced))
}

fn exorcise(position: &Position) -> String {
    let described = |at| format!("{} ({})", ghost_on(position, at), GHOST.resistance_on(position, at));
    let demons = |which| format!("{} ({})", demon(which), GHOST.demon_resistance(position, which));
    let below = position.demon_targets();
    let ghosts = if below.is_empty() {
        list(targets(position).map(|(at, _)| described(at)))
    } else {
        list(below.iter().map(demons))
    };
    match position.exorcism_dice() {
        0 => format!("Austreibung ohne Würfel: {ghosts}"),
        1 => format!("Austreibung mit 1 Würfel: {ghosts}"),
        dice => format!("Austreibung mit {dice} Würfeln: {ghosts}"),
    }
}

fn drive_back(position: &Position, board: Colour) -> String {
    let figures = position.figures().both(SpaceSet::of_board(board));
    let haunters = list(figures.iter().map(|at| ghost_on(position, at)));
    let what = if figures.len() == 1 { "Die Spukfigur" } else { "Die Spukfiguren" };
    format!("{what} auf {} zurücktreiben ({haunters})", of_board(board))
}

/// Ghosts of one name are told apart by their spaces.
pub(super) fn defeat(position: &Position, ghosts: SpaceSet, tao: TaoCount, crystals: u8) -> String {
    if ghosts.is_empty() {
        return "Nichts austreiben".into();
    }
    let named = |at: Space| {
        let name = ghost_on(position, at);
        if shares_its_name(position, at, names::card) { format!("{name} {}", on(at)) } else { name.to_owned() }
    };
    let beaten = list(ghosts.iter().map(named));
    let several = ghosts.len() > 1 || ghosts.iter().filter_map(|at| position.card(at)).any(is_plural);
    let are = if several { "werden" } else { "wird" };
    let tao = (!tao.is_empty()).then(|| phrases::tao(tao));
    format!("{beaten} {are}{} ausgetrieben", white_moon::price(tao, crystals))
}

fn first(position: &Position, stood: Space) -> String {
    let First { is_curse, ghost } = First::of(position, stood);
    let what = if is_curse { "der Fluch" } else { "die Belohnung" };
    let name = ghost.map_or(String::new(), |card| format!(" ({})", names::card(card)));
    format!("Zuerst {what} {}{name}", from(stood))
}
