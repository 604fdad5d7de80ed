use ghost_stories_engine::{Choice, Colour, Position, Space, SpaceSet, TaoCount, Tile};

use super::black_secret::{self, demon, under};
use super::ghost::GHOST;
use super::names;
use super::noun::Noun;
use super::phrases::{self, count, ghost_on, haunted, list, place, roll, space};
use super::white_moon;
use crate::choice::{First, Kept, faced, moves_ghosts, shares_its_name, targets};

pub(crate) fn choice(position: &Position, choice: Choice) -> String {
    match choice {
        Choice::Place(to) => {
            let card = position.card_to_place().map_or(Noun::GHOST, Noun::card);
            format!("Poser {} sur {} ({})", card.the(), space(to), surroundings(position, to))
        }
        Choice::Discard(tao) => format!("Défausser un Tao {}", names::tao(tao)),
        Choice::LoseQi(taoist) => format!("{} perd 1 Qi", names::taoist(taoist)),

        Choice::Move(tile) if position.is_below(position.board_on_turn()) => format!("Aller sur {}", under(tile)),
        Choice::Move(tile) => format!("Aller {}{}", Noun::tile(tile).to(), in_brackets(haunted(position, tile))),
        Choice::Help => ask(position.tile_of(position.board_on_turn())),
        Choice::Exorcise => exorcise(position),
        Choice::UsePower(board) => format!("Utiliser « {} »", names::power(position.power(board))),
        Choice::SpendToken(board) => {
            let power = names::power(position.power(board));
            format!("Dépenser un jeton pouvoir pour emprunter « {power} » au {}", phrases::board(board))
        }
        Choice::YinYang => "Dépenser le Yin-Yang".into(),
        Choice::PlaceBuddha(to) => format!("Poser un Bouddha sur {}", space(to)),
        Choice::TakeToken => "Prendre un jeton pouvoir sur la tuile centrale".into(),
        Choice::EndTurn => "Terminer le tour".into(),

        Choice::LayMantra(on) => format!("Poser le Mantra sur {} ({})", ghost_on(position, on).the(), place(on)),
        Choice::TakeTao(tao) => format!("Prendre un Tao {}", names::tao(tao)),
        Choice::MoveTaoist(taoist, tile) if position.is_below(taoist) => {
            format!("Déplacer {} vers {}", names::taoist(taoist), under(tile))
        }
        Choice::MoveTaoist(taoist, tile) => {
            let haunted = in_brackets(haunted(position, tile));
            format!("Déplacer {} vers {}{haunted}", names::taoist(taoist), Noun::tile(tile).the())
        }
        Choice::Ask(tile) => ask(tile),
        Choice::Restore(tile) => format!("Réactiver {}", Noun::tile(tile).the()),
        Choice::Revive(taoist) => format!("Ressusciter {}", names::taoist(taoist)),
        Choice::Banish(from) => format!("Défausser {} ({})", ghost_on(position, from).the(), place(from)),
        Choice::DriveBack(board) => drive_back(position, board),
        Choice::SetCircle(tao) => format!("Poser un Tao {} sur le Cercle de prière", names::tao(tao)),
        Choice::MoveGhost(from, to) => {
            let (ghost, onto) = (ghost_on(position, from).the(), on_a_buddha(position, to));
            format!("Déplacer {ghost} de {} vers {}{onto}", space(from), space(to))
        }
        Choice::Decline if moves_ghosts(position) => "Ne déplacer aucun fantôme".into(),
        Choice::Decline => "Ne déplacer aucun taoïste".into(),

        Choice::Keep => match Kept::of(position) {
            Kept::CurseDie => "Garder le résultat du dé de malédiction".into(),
            Kept::OneDie => "Garder le dé".into(),
            Kept::AllDice => "Garder tous les dés".into(),
        },
        Choice::Reroll(dice) => format!("Relancer {} ({})", count(dice.len(), "dé", "dés"), roll(dice)),
        Choice::RerollCurse => "Relancer le dé de malédiction".into(),
        Choice::Defeat { ghosts, tao } => defeat(position, ghosts, tao),
        Choice::Pay(payer) => match position.owed().colours().next() {
            Some(tao) => format!("{} paie le Tao {}", names::taoist(payer), names::tao(tao)),
            None => format!("{} paie le Tao", names::taoist(payer)),
        },
        Choice::First(stood) => first(position, stood),
        Choice::GainQi => "Prendre 1 Qi".into(),
        Choice::GainYinYang => "Prendre le Yin-Yang".into(),
        Choice::GiveQi(taoist) => format!("{} reçoit 1 Qi", names::taoist(taoist)),
        Choice::GiveYinYang(taoist) => format!("{} reçoit le Yin-Yang", names::taoist(taoist)),

        Choice::WhiteMoon(choice) => white_moon::choice(position, choice),
        Choice::BlackSecret(choice) => black_secret::choice(position, choice),
    }
}

fn ask(tile: Tile) -> String {
    format!("Demander de l'aide {}", Noun::tile(tile).to())
}

fn in_brackets(word: Option<String>) -> String {
    word.map(|word| format!(" ({word})")).unwrap_or_default()
}

fn on_a_buddha(position: &Position, to: Space) -> &'static str {
    if position.buddhas().contains(to) { ", sur un Bouddha" } else { "" }
}

pub(super) fn surroundings(position: &Position, to: Space) -> String {
    let faced = faced(position, to);
    let haunted = haunted(position, faced).map(|word| format!(", {word}")).unwrap_or_default();
    format!("face {}{haunted}{}", Noun::tile(faced).to(), on_a_buddha(position, to))
}

fn exorcise(position: &Position) -> String {
    let described = |at| format!("{} ({})", ghost_on(position, at).the(), GHOST.resistance_on(position, at));
    let demons = |which| format!("le {} ({})", demon(which), GHOST.demon_resistance(position, which));
    let below = position.demon_targets();
    let ghosts = if below.is_empty() {
        list(targets(position).map(|(at, _)| described(at)))
    } else {
        list(below.iter().map(demons))
    };
    match position.exorcism_dice() {
        0 => format!("Exorciser sans dé : {ghosts}"),
        dice => format!("Exorciser avec {} : {ghosts}", count(dice, "dé", "dés")),
    }
}

fn drive_back(position: &Position, board: Colour) -> String {
    let figures = position.figures().both(SpaceSet::of_board(board));
    let haunters = list(figures.iter().map(|at| ghost_on(position, at).of()));
    let board = phrases::board(board);
    match figures.len() {
        0 => format!("Ramener les figurines du {board} sur leurs cartes"),
        1 => format!("Ramener la figurine {haunters} sur sa carte ({board})"),
        _ => format!("Ramener les figurines {haunters} sur leurs cartes ({board})"),
    }
}

/// Ghosts of one name are told apart by their spaces.
pub(super) fn defeat(position: &Position, ghosts: SpaceSet, tao: TaoCount) -> String {
    if ghosts.is_empty() {
        return "Ne rien exorciser".into();
    }
    let named = |at: Space| {
        let name = ghost_on(position, at).the();
        if shares_its_name(position, at, names::card) { format!("{name} ({})", place(at)) } else { name }
    };
    let beaten = list(ghosts.iter().map(named));
    if tao.is_empty() {
        return format!("Exorciser {beaten}");
    }
    format!("Exorciser {beaten} en dépensant {}", phrases::tao(tao))
}

fn first(position: &Position, stood: Space) -> String {
    let First { is_curse, ghost } = First::of(position, stood);
    let what = if is_curse { "malédiction" } else { "récompense" };
    let ghost = ghost.map_or(Noun::GHOST, Noun::card);
    format!("D'abord la {what} {} ({})", ghost.of(), place(stood))
}
