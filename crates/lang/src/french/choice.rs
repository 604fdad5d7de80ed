use ghost_stories_engine::{Card, Choice, Colour, Position, Space, SpaceSet, TaoCount, Tile};

use super::names;
use super::noun::Noun;
use super::phrases::{self, count, ghost_on, haunted, list, place, resistance_on, roll, space};

pub(crate) fn choice(position: &Position, choice: Choice) -> String {
    match choice {
        Choice::Place(to) => {
            let card = position.card_to_place().map_or(Noun::GHOST, Noun::card);
            format!("Poser {} sur {} ({})", card.the(), space(to), surroundings(position, to))
        }
        Choice::Discard(tao) => format!("Défausser un Tao {}", names::tao(tao)),
        Choice::LoseQi(taoist) => format!("{} perd 1 Qi", names::taoist(taoist)),

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
        Choice::Decline => decline(position).into(),

        Choice::Keep => keep(position).into(),
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

fn surroundings(position: &Position, to: Space) -> String {
    let faced = position.village().tile(position.seating().line(to)[0]);
    let haunted = haunted(position, faced).map(|word| format!(", {word}")).unwrap_or_default();
    format!("face {}{haunted}{}", Noun::tile(faced).to(), on_a_buddha(position, to))
}

fn exorcise(position: &Position) -> String {
    let described = |at: Space| {
        let card = position.card(at)?;
        Some(format!("{} ({})", Noun::card(card).the(), resistance_on(position, at, card)))
    };
    let ghosts = list(&position.targets().iter().filter_map(described).collect::<Vec<_>>());
    match position.exorcism_dice() {
        0 => format!("Exorciser sans dé : {ghosts}"),
        dice => format!("Exorciser avec {} : {ghosts}", count(dice, "dé", "dés")),
    }
}

fn drive_back(position: &Position, board: Colour) -> String {
    let figures = position.figures().both(SpaceSet::of_board(board));
    let haunters = list(&figures.iter().map(|at| ghost_on(position, at).of()).collect::<Vec<_>>());
    let board = phrases::board(board);
    match figures.len() {
        0 => format!("Ramener les figurines du {board} sur leurs cartes"),
        1 => format!("Ramener la figurine {haunters} sur sa carte ({board})"),
        _ => format!("Ramener les figurines {haunters} sur leurs cartes ({board})"),
    }
}

fn decline(position: &Position) -> &'static str {
    let moves_ghosts = position.options().iter().any(|option| matches!(option, Choice::MoveGhost(..)));
    if moves_ghosts { "Ne déplacer aucun fantôme" } else { "Ne déplacer aucun taoïste" }
}

fn keep(position: &Position) -> &'static str {
    match position.dice().len() {
        _ if position.curse_face().is_some() => "Garder le résultat du dé de malédiction",
        1 => "Garder le dé",
        _ => "Garder tous les dés",
    }
}

/// Ghosts of one name are told apart by their spaces.
fn defeat(position: &Position, ghosts: SpaceSet, tao: TaoCount) -> String {
    if ghosts.is_empty() {
        return "Ne rien exorciser".into();
    }
    let named = |at: Space| {
        let name = ghost_on(position, at).the();
        let alike = position.targets().iter().filter(|&other| ghost_on(position, other).the() == name).count() > 1;
        if alike { format!("{name} ({})", place(at)) } else { name }
    };
    let beaten = list(&ghosts.iter().map(named).collect::<Vec<_>>());
    if tao.is_empty() {
        return format!("Exorciser {beaten}");
    }
    format!("Exorciser {beaten} en dépensant {}", phrases::tao(tao))
}

fn first(position: &Position, stood: Space) -> String {
    let stood_there = |(_, at): &(Card, Space)| *at == stood;
    let curse = position.curses_to_order().find(stood_there);
    let what = if curse.is_some() { "malédiction" } else { "récompense" };
    let ghost =
        curse.or(position.rewards_to_order().find(stood_there)).map_or(Noun::GHOST, |(card, _)| Noun::card(card));
    format!("D'abord la {what} {} ({})", ghost.of(), place(stood))
}
