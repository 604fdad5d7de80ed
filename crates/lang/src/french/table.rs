//! The whole table as text, in short lines that a screen reader reads well.

use ghost_stories_engine::{Colour, Owner, Position, Slot, Space, Spot, Stage, TaoCount, Tile};

use super::names;
use super::noun::Noun;
use super::phrases::{self, coloured, count, haunted, list, resistance, taoists, weakened};
use super::stones::{in_play, stones};
use super::waiting::waiting;

pub(crate) fn table(position: &Position) -> String {
    let mut lines = heading(position);
    lines.push(String::new());
    lines.extend(village(position));
    for board in position.seating().boards() {
        lines.push(String::new());
        lines.extend(player_board(position, board));
    }
    lines.push(String::new());
    lines.extend(supplies(position));
    lines.push(String::new());
    lines.join("\n")
}

fn heading(position: &Position) -> Vec<String> {
    let (level, edition) = (names::level(position.level()), names::edition(position.edition()));
    let players = count(position.players().len() as u8, "joueur", "joueurs");
    let mut lines = vec![
        format!("{level}, règles {edition}, {players}."),
        format!("Tour {}, {}.", whose(position, position.board_on_turn()), stage(position.stage())),
        waiting(position),
    ];
    if let Some(card) = position.card_to_place() {
        lines.push(format!("À poser : {}, carte {card}, {}.", names::card(card), resistance(card)));
        lines.extend(stones(card));
    }
    lines
}

fn whose(position: &Position, board: Colour) -> String {
    match position.owner(board) {
        Owner::Living => format!("de {}", names::taoist(board)),
        Owner::Neutral => format!("du {} neutre", phrases::board(board)),
        Owner::Possessed => format!("du {} possédé", phrases::board(board)),
    }
}

fn stage(stage: Stage) -> &'static str {
    match stage {
        Stage::Yin => "Yin",
        Stage::BeforeMove => "Yang, avant le déplacement",
        Stage::Moved => "Yang, avant l'action",
        Stage::Acted => "Yang, après l'action",
        Stage::Buddhas => "Yang, pose des Bouddhas",
        Stage::AfterBuddhas => "Yang, après la pose des Bouddhas",
        Stage::Tokens => "Yang, prise des jetons pouvoir",
        Stage::AfterTokens => "Yang, après la prise des jetons pouvoir",
    }
}

fn village(position: &Position) -> Vec<String> {
    let village = position.village();
    let limit = position.edition().tiles_to_lose(position.level());
    let mut lines = vec!["Village, rangée par rangée depuis le nord-ouest :".to_owned()];
    lines.extend(Spot::ALL.map(|spot| format!("{} : {}", names::spot(spot), place(position, spot))));
    lines.push(format!("Tuiles hantées : {} ; à {limit}, la partie est perdue.", village.haunted_count()));
    lines
}

fn place(position: &Position, spot: Spot) -> String {
    let village = position.village();
    let tile = village.tile(spot);
    let haunted = haunted(position, tile).map(|word| format!(", {word}")).unwrap_or_default();
    let mut sentences = vec![format!("{}{haunted}.", names::tile(tile))];

    let here = |taoist: &Colour| position.taoist(*taoist).spot == spot;
    let standing = taoists(position.living().iter().filter(here));
    if !standing.is_empty() {
        sentences.push(format!("Ici : {standing}."));
    }
    let dead = position.dead();
    if tile == Tile::Cemetery && !dead.is_empty() {
        let label = if dead.len() == 1 { "Mort" } else { "Morts" };
        sentences.push(format!("{label} : {}.", taoists(dead.iter())));
    }
    if tile == Tile::Circle {
        sentences.push(format!("Tao : {}.", village.circle().map_or("aucun", names::tao)));
    }
    if tile == Tile::Temple {
        sentences.push(format!("Bouddhas : {}.", village.buddhas()));
    }
    if spot == Spot::Centre && village.tokens() > 0 {
        sentences.push(format!("Jetons pouvoir : {}.", village.tokens()));
    }
    sentences.join(" ")
}

fn player_board(position: &Position, board: Colour) -> Vec<String> {
    let side = names::side(position.seating().side(board));
    let owner = match position.owner(board) {
        Owner::Living => "joueur en vie",
        Owner::Neutral => "neutre",
        Owner::Possessed => "possédé",
    };
    let on = if position.power_is_on(board) { "actif" } else { "inactif" };
    let mut lines = vec![
        format!("Plateau {}, côté {side}, {owner}.", names::colour(board)),
        format!("Pouvoir : {}, {on}.", names::power(position.power(board))),
    ];
    match position.owner(board) {
        Owner::Living => lines.extend(belongings(position, board)),
        Owner::Neutral => lines.push(format!("Qi : {}.", position.taoist(board).qi)),
        Owner::Possessed => {}
    }
    for slot in Slot::ALL {
        lines.extend(space(position, Space::new(board, slot)));
    }
    lines
}

fn belongings(position: &Position, taoist: Colour) -> [String; 2] {
    let owned = position.taoist(taoist);
    let yin_yang = if owned.yin_yang { "oui" } else { "non" };
    let mut things = vec![format!("Tao : {}.", numbers(owned.tao)), format!("Yin-Yang : {yin_yang}.")];
    if owned.buddhas > 0 {
        things.push(format!("Bouddhas : {}.", owned.buddhas));
    }
    if owned.tokens > 0 {
        things.push(format!("Jetons pouvoir : {}.", owned.tokens));
    }
    [format!("Tuile : {}. Qi : {}.", names::tile(position.tile_of(taoist)), owned.qi), things.join(" ")]
}

/// "1 rouge, 2 noirs", or "aucun".
fn numbers(owned: TaoCount) -> String {
    let one = |tao| coloured(owned.get(tao), tao);
    if owned.is_empty() { "aucun".to_owned() } else { owned.colours().map(one).collect::<Vec<_>>().join(", ") }
}

fn space(position: &Position, at: Space) -> Vec<String> {
    let faced = position.village().tile(position.seating().line(at)[0]);
    let slot = match at.slot() {
        Slot::Left => "Gauche",
        Slot::Middle => "Centre",
        Slot::Right => "Droite",
    };
    let facing = format!("{slot}, face {} :", Noun::tile(faced).to());
    let Some(card) = position.card(at) else {
        let there = if position.buddhas().contains(at) { "un Bouddha" } else { "vide" };
        return vec![format!("{facing} {there}.")];
    };
    let what = if card.is_incarnation() { "incarnation" } else { "carte" };
    let mut lines = vec![format!("{facing} {}, {what} {card}, {}.", names::card(card), resistance(card))];
    let weakened = weakened(position, at, card);
    if !weakened.is_empty() {
        lines.push(format!("Résistance : {}.", weakened.join(", ")));
    }
    lines.extend(in_play(position, at, card));
    lines
}

fn supplies(position: &Position) -> Vec<String> {
    let deck = position.deck();
    let incarnation = match deck.until_incarnation() {
        None => "plus aucune incarnation".to_owned(),
        Some(0) => "la prochaine carte est une incarnation".to_owned(),
        Some(above) => format!("la prochaine incarnation est sous {}", count(above, "carte", "cartes")),
    };
    let mut lines = vec![
        format!("Réserve : {} Qi. Tao : {}.", position.bank_qi(), numbers(position.bank_tao())),
        format!("Pioche : {} ; {incarnation}.", count(deck.left(), "carte", "cartes")),
        format!("Incarnations exorcisées : {} sur {}.", position.exorcised(), position.incarnations()),
    ];
    lines.extend(hindrances(position));
    lines
}

/// What hinders exorcisms wherever the ghost lies that causes it.
fn hindrances(position: &Position) -> Option<String> {
    let mut all = Vec::new();
    match position.free_dice() {
        0 => all.push("aucun dé Tao libre".to_owned()),
        1 => all.push("un seul dé Tao libre".to_owned()),
        2 => all.push("seulement deux dés Tao libres".to_owned()),
        _ => {}
    }
    if position.tao_is_off() {
        all.push("dépense de Tao interdite".to_owned());
    }
    if position.white_is_blank() {
        all.push("faces blanches sans effet".to_owned());
    }
    (!all.is_empty()).then(|| format!("Entraves : {}.", list(&all)))
}
