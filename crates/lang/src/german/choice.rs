use ghost_stories_engine::{Card, Choice, Colour, Position, Space, SpaceSet, TaoCount};

use super::names;
use super::phrases::{
    self, agree, at, beside, board, capital, from, ghost_on, is_plural, list, of_board, on, onto, resistance_on, roll,
    to,
};

pub(crate) fn choice(position: &Position, choice: Choice) -> String {
    match choice {
        Choice::Place(to) => place(position, to),
        Choice::Discard(tao) => format!("Einen {}en Tao-Marker ablegen", names::tao(tao)),
        Choice::LoseQi(taoist) => format!("{} verliert 1 Qi", names::taoist(taoist)),

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
        Choice::Decline => decline(position).into(),

        Choice::Keep => keep(position).into(),
        Choice::Reroll(dice) => format!("{} neu würfeln", roll(dice)),
        Choice::RerollCurse => "Den Fluchwürfel neu werfen".into(),
        Choice::Defeat { ghosts, tao } => defeat(position, ghosts, tao),
        Choice::Pay(payer) => match position.owed().colours().next() {
            Some(tao) => format!("{} zahlt den {}en Tao-Marker", names::taoist(payer), names::tao(tao)),
            None => format!("{} zahlt den Tao-Marker", names::taoist(payer)),
        },
        Choice::First(stood) => first(position, stood),
        Choice::GainQi => "1 Qi nehmen".into(),
        Choice::GainYinYang => "Das Yin-Yang nehmen".into(),
        Choice::GiveQi(taoist) => format!("{} bekommt 1 Qi", names::taoist(taoist)),
        Choice::GiveYinYang(taoist) => format!("{} bekommt das Yin-Yang", names::taoist(taoist)),
    }
}

fn haunted(haunted: bool) -> &'static str {
    if haunted { " (dort spukt es)" } else { "" }
}

fn onto_a_buddha(position: &Position, to: Space) -> &'static str {
    if position.buddhas().contains(to) { ", auf einen Buddha" } else { "" }
}

fn verb<'a>(position: &Position, at: Space, one: &'a str, many: &'a str) -> &'a str {
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
    let faced = position.village().tile(position.seating().line(to)[0]);
    let haunted = if position.village().is_haunted(faced) { ", wo es spukt" } else { "" };
    format!("{name} {comes} {}{} ({}{haunted})", onto(to), onto_a_buddha(position, to), beside(faced))
}

fn exorcise(position: &Position) -> String {
    let described = |at: Space| {
        let card = position.card(at)?;
        Some(format!("{} ({})", names::card(card), resistance_on(position, at, card)))
    };
    let ghosts = list(&position.targets().iter().filter_map(described).collect::<Vec<_>>());
    match position.exorcism_dice() {
        0 => format!("Austreibung ohne Würfel: {ghosts}"),
        1 => format!("Austreibung mit 1 Würfel: {ghosts}"),
        dice => format!("Austreibung mit {dice} Würfeln: {ghosts}"),
    }
}

fn drive_back(position: &Position, board: Colour) -> String {
    let figures = position.figures().both(SpaceSet::of_board(board));
    let haunters = list(&figures.iter().map(|at| ghost_on(position, at).to_owned()).collect::<Vec<_>>());
    let what = if figures.len() == 1 { "Die Spukfigur" } else { "Die Spukfiguren" };
    format!("{what} auf {} zurücktreiben ({haunters})", of_board(board))
}

fn decline(position: &Position) -> &'static str {
    let moves_ghosts = position.options().iter().any(|option| matches!(option, Choice::MoveGhost(..)));
    if moves_ghosts { "Keinen Geist bewegen" } else { "Keinen Taoisten bewegen" }
}

fn keep(position: &Position) -> &'static str {
    match position.dice().len() {
        _ if position.curse_face().is_some() => "Den Fluchwürfel liegen lassen",
        1 => "Den Würfel liegen lassen",
        _ => "Alle Würfel liegen lassen",
    }
}

/// Ghosts of one name are told apart by their spaces.
fn defeat(position: &Position, ghosts: SpaceSet, tao: TaoCount) -> String {
    if ghosts.is_empty() {
        return "Nichts austreiben".into();
    }
    let named = |at: Space| {
        let name = ghost_on(position, at);
        let alike = position.targets().iter().filter(|&other| ghost_on(position, other) == name).count() > 1;
        if alike { format!("{name} {}", on(at)) } else { name.to_owned() }
    };
    let beaten = list(&ghosts.iter().map(named).collect::<Vec<_>>());
    let several = ghosts.len() > 1 || ghosts.iter().filter_map(|at| position.card(at)).any(is_plural);
    let are = if several { "werden" } else { "wird" };
    if tao.is_empty() {
        return format!("{beaten} {are} ausgetrieben");
    }
    format!("{beaten} {are} für {} ausgetrieben", phrases::tao(tao))
}

fn first(position: &Position, stood: Space) -> String {
    let stood_there = |(_, at): &(Card, Space)| *at == stood;
    let curse = position.curses_to_order().find(stood_there);
    let what = if curse.is_some() { "der Fluch" } else { "die Belohnung" };
    let ghost = curse.or(position.rewards_to_order().find(stood_there));
    let name = ghost.map_or(String::new(), |(card, _)| format!(" ({})", names::card(card)));
    format!("Zuerst {what} {}{name}", from(stood))
}
