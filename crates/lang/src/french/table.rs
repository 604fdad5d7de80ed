use ghost_stories_engine::{Owner, Slot, Stage, TaoCount};

use super::names;
use super::noun::Noun;
use super::phrases::{self, coloured, count, list, taoists};
use crate::phrases::sentence;
use crate::table::TableWords;

pub(crate) const TABLE: &TableWords = &TableWords {
    game: |level, edition, players| {
        let players = count(players, "joueur", "joueurs");
        format!("{}, règles {}, {players}.", names::level(level), names::edition(edition))
    },
    turn: |board, owner, at| {
        let whose = match owner {
            Owner::Living => format!("de {}", names::taoist(board)),
            Owner::Neutral => format!("du {} neutre", phrases::board(board)),
            Owner::Possessed => format!("du {} possédé", phrases::board(board)),
        };
        format!("Tour {whose}, {}.", stage(at))
    },
    to_place: |card, need| format!("À poser : {}, carte {card}, {need}.", names::card(card)),

    village: "Village, rangée par rangée depuis le nord-ouest :",
    tile: |spot, tile, haunted| {
        let haunted = if haunted { format!(", {}", Noun::tile(tile).agreed("hanté")) } else { String::new() };
        format!("{} : {}{haunted}.", names::spot(spot), names::tile(tile))
    },
    here: |living| format!("Ici : {}.", taoists(living)),
    dead: |dead| format!("{} : {}.", if dead.len() == 1 { "Mort" } else { "Morts" }, taoists(dead)),
    on_circle: |tao| format!("Tao : {}.", tao.map_or("aucun", names::tao)),
    in_temple: buddhas,
    on_centre: tokens,
    haunted: |tiles, limit| format!("Tuiles hantées : {tiles} ; à {limit}, la partie est perdue."),

    board: |board, side, owner| {
        let owner = match owner {
            Owner::Living => "joueur en vie",
            Owner::Neutral => "neutre",
            Owner::Possessed => "possédé",
        };
        format!("Plateau {}, côté {}, {owner}.", names::colour(board), names::side(side))
    },
    power: |power, on| format!("Pouvoir : {}, {}.", names::power(power), if on { "actif" } else { "inactif" }),
    qi: |qi| format!("Qi : {qi}."),
    stands: |tile, qi| format!("Tuile : {}. Qi : {qi}.", names::tile(tile)),
    yin_yang: |held| if held { "Yin-Yang : oui." } else { "Yin-Yang : non." },
    buddhas,
    tokens,
    belongings: |tao, things| {
        let things = things.iter().map(|thing| if thing.ends_with('.') { thing.clone() } else { sentence(thing) });
        format!("Tao : {}. {}", numbers(tao), things.collect::<Vec<_>>().join(" "))
    },

    facing: |slot, tile| {
        let slot = match slot {
            Slot::Left => "Gauche",
            Slot::Middle => "Centre",
            Slot::Right => "Droite",
        };
        format!("{slot}, face {} :", Noun::tile(tile).to())
    },
    empty: "vide",
    buddha: "un Bouddha",
    ghost: |card, need| {
        let what = if card.is_incarnation() { "incarnation" } else { "carte" };
        format!("{}, {what} {card}, {need}", names::card(card))
    },
    weakened: |by| format!("Résistance : {by}."),

    bank: |qi, tao| format!("Réserve : {qi} Qi. Tao : {}.", numbers(tao)),
    deck: |cards, until_incarnation| {
        let incarnation = match until_incarnation {
            None => "plus aucune incarnation".to_owned(),
            Some(0) => "la prochaine carte est une incarnation".to_owned(),
            Some(above) => format!("la prochaine incarnation est sous {}", count(above, "carte", "cartes")),
        };
        format!("Pioche : {} ; {incarnation}.", count(cards, "carte", "cartes"))
    },
    exorcised: |incarnations, all| format!("Incarnations exorcisées : {incarnations} sur {all}."),
    free_dice: |dice| match dice {
        0 => "aucun dé Tao libre".into(),
        1 => "un seul dé Tao libre".into(),
        _ => "seulement deux dés Tao libres".into(),
    },
    no_tao: "dépense de Tao interdite",
    white_is_blank: "faces blanches sans effet",
    hindrances: |all| format!("Entraves : {}.", list(all)),
};

fn stage(stage: Stage) -> &'static str {
    match stage {
        Stage::Yin => "Yin",
        Stage::BeforeMove => "Yang, avant le déplacement",
        Stage::Moved => "Yang, avant l'action",
        Stage::Acted => "Yang, après l'action",
        Stage::Buddhas => "Yang, pose des pièces",
        Stage::AfterBuddhas => "Yang, après la pose des Bouddhas",
        Stage::Tokens => "Yang, prise des jetons pouvoir",
        Stage::AfterTokens => "Yang, après la prise des jetons pouvoir",
    }
}

fn buddhas(number: u8) -> String {
    format!("Bouddhas : {number}.")
}

fn tokens(number: u8) -> String {
    format!("Jetons pouvoir : {number}.")
}

/// "1 rouge, 2 noirs", or "aucun".
fn numbers(owned: TaoCount) -> String {
    let one = |tao| coloured(owned.get(tao), tao);
    if owned.is_empty() { "aucun".to_owned() } else { owned.colours().map(one).collect::<Vec<_>>().join(", ") }
}
