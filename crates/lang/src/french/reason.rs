use ghost_stories_engine::{Card, Tao, TaoCount};
use ghost_stories_odds::{Means, Threat};

use super::names::{self, taoist as who};
use super::noun::Noun;
use super::phrases::{board, count, list, tao};
use crate::phrases::capital;
use crate::reason::{From, ReasonWords};

pub(crate) const REASON: &ReasonWords = &ReasonWords {
    threat,
    then_exorcism: |threat, card, chance, means, from| {
        let them = if ghost(card).is_plural() { "les " } else { "l'" };
        format!("{threat} ; {}, {chance} de chances de {them}exorciser{}.", place(from), with(means))
    },
    exorcism: |card, chance, means, from| {
        let place = capital(&place(from));
        format!("{place}, {chance} de chances d'exorciser {}{}.", ghost(card).the(), with(means))
    },
    both: |one, other, chance| {
        let (one, other) = (ghost(one).the(), ghost(other).the());
        format!("Un seul lancer exorcise {one} et {other} avec {chance} de chances.")
    },
    raises: |card, before, after| {
        format!("Les chances d'exorciser {} passent de {before} à {after}.", ghost(card).the())
    },
    ends: |threat| format!("{threat} ; cela y met fin."),
    delays: |card, tile, before, after| {
        let haunts = format!("{} {}", ghost(card).does("hanterait", "hanteraient"), Noun::tile(tile).the());
        format!("{haunts} {} ; ainsi, ce ne sera que {}.", when(before), when(after))
    },
    saves_game: |turns| format!("Sinon, la partie est perdue {}.", when(turns)),
    taoist_dies: |taoist, turns| format!("Sinon, {} meurt {}.", who(taoist), when(turns)),
    board_falls: |lost, turns| format!("Sinon, le {} tombe aux mains de Wu-Feng {}.", board(lost), when(turns)),
    wins: |card, reward| format!("Exorciser {} rapporte {reward}.", ghost(card).the()),
    then_mantra: |threat, card| {
        let them = if ghost(card).is_plural() { "les " } else { "l'" };
        format!("{threat} ; le Mantra {them}affaiblit de 1.")
    },
    mantra: |card| format!("Le Mantra affaiblit {} de 1.", ghost(card).the()),
    circle: |tao, ghosts| {
        let colour = names::tao(tao);
        let ghosts = count(ghosts, &format!("fantôme {colour}"), &format!("fantômes {colour}s"));
        format!("Le Cercle affaiblit alors {ghosts} en jeu.")
    },
    circle_weakens: |card| format!("Le Cercle affaiblit alors {}.", ghost(card).the()),
    haunted: |haunted, limit| format!("Tuiles hantées : {haunted} ; à {limit}, la partie est perdue."),
    tile_back: |tile| format!("On pourra de nouveau demander de l'aide {}.", Noun::tile(tile).to()),

    qi: |taoist, qi| match qi {
        ..=2 => format!("{} n'a plus que {qi} Qi.", who(taoist)),
        _ => format!("{} a {qi} Qi.", who(taoist)),
    },
    weakest: |taoist, qi| format!("Personne n'a moins de Qi que {} ({qi}).", who(taoist)),
    qi_left: |taoist, left| format!("{} garde {left} Qi.", who(taoist)),
    tao_needed: |tao, ghosts| {
        let ghosts = count(ghosts, "fantôme", "fantômes");
        format!("Les Tao {}s comptent contre {ghosts} en jeu.", names::tao(tao))
    },
    tao_unseen: |tao, cards| {
        let colour = names::tao(tao);
        let ghosts = count(cards, &format!("fantôme {colour} peut"), &format!("fantômes {colour}s peuvent"));
        format!("{ghosts} encore arriver.")
    },
    tao_idle: |tao| format!("Aucun fantôme en jeu n'exige de Tao {}.", names::tao(tao)),
    tao_left: |taoist, left| format!("{} a encore {}.", who(taoist), tao(left)),
    keeps_tao: |kept| format!("Vous gardez {}.", tao(kept)),
    no_tao: "Cela ne coûte aucun Tao.",

    buddha: |card| {
        let ghost = ghost(card);
        format!("Un Bouddha attend là : {} {} {} aussitôt.", ghost.the(), ghost.be(), ghost.agreed("défaussé"))
    },
    caught: |card| {
        format!("{} là un Bouddha : l'exorcisme devient possible.", ghost(card).does("rencontre", "rencontrent"))
    },
    buddha_waits: |guarded, ghosts| {
        let board = board(guarded);
        let ghosts = match ghosts {
            0 => format!("le {board} n'en porte encore aucun"),
            _ => format!("le {board} en porte déjà {ghosts}"),
        };
        format!("Le prochain fantôme posé là part aussitôt ; {ghosts}.")
    },
    buddha_only: |guarded| {
        let last = format!("C'est le dernier emplacement libre du {}", board(guarded));
        format!("{last} : le prochain fantôme posé là part aussitôt.")
    },
    crowded: |full, ghosts| format!("Le {} porte {}.", board(full), count(ghosts, "fantôme", "fantômes")),
    room: |roomy, free| {
        let free = count(free, "emplacement libre", "emplacements libres");
        format!("Il reste alors {free} sur le {}.", board(roomy))
    },
    acts_late: |late, turns| format!("Là, il n'agit que {}, au tour du {}.", when(turns), board(late)),
    corner: |card, tile| {
        let (ghost, tile) = (ghost(card).the(), Noun::tile(tile).the());
        format!("Depuis {tile}, on peut combattre ce fantôme en même temps que {ghost}.")
    },
    stands_ready: |taoist, card, chance| {
        format!("{} se tient à côté et a {chance} de chances d'exorciser {}.", who(taoist), ghost(card).the())
    },
    goes_ready: |taoist, card, tile, chance| {
        let goes = format!("{} peut aller {}", who(taoist), Noun::tile(tile).to());
        format!("{goes} et y a {chance} de chances d'exorciser {}.", ghost(card).the())
    },
    would_haunt: |card, tile, turns| {
        let (ghost, tile) = (ghost(card), Noun::tile(tile).the());
        let would = if ghost.is_plural() { "hanteraient" } else { "hanterait" };
        format!("De là, {} {would} {tile} {}.", ghost.the(), when(turns))
    },
    opens: |card| format!("L'exorcisme {} devient possible : l'emplacement opposé est vide.", ghost(card).of()),
    tough: |card, resistance| {
        format!("{} à exorciser : {resistance}.", ghost(card).does("est difficile", "sont difficiles"))
    },

    lends: |taoist, lent| format!("Sur la même tuile, {} vous prête {}.", who(taoist), tao(lent)),
    asks_next: |taoist, tile| {
        format!("{} pourra demander de l'aide {} à son prochain tour.", who(taoist), Noun::tile(tile).to())
    },
    revives: |taoist| format!("{} rejoue, et le {} n'est plus possédé.", who(taoist), board(taoist)),
    herbs: |dice| format!("Cela rapporte jusqu'à {dice} Tao."),
    suffices: |card| format!("Les dés suffisent déjà contre {}.", ghost(card).the()),
    curse_harmless: "Ce qu'indique le dé de malédiction ne fait aucun mal.",
    curse_again: |face, chance| {
        let shows = format!("Le dé de malédiction indique : {face}");
        format!("{shows} ; relancé, il ne fait aucun mal avec {chance} de chances.")
    },
    curse_strikes: |card, tile| {
        format!("Si la malédiction {} hante une tuile, ce sera {}.", ghost(card).of(), Noun::tile(tile).the())
    },
    poor: |chance| format!("Un exorcisme n'aurait ici que {chance} de chances."),
    hopeless: "Un exorcisme ne peut pas réussir ici.",
    more_ghosts: |tile| format!("Demander de l'aide {} ferait venir un autre fantôme.", Noun::tile(tile).to()),
    costs_qi: |tile| format!("Demander de l'aide {} coûterait 1 Qi.", Noun::tile(tile).to()),
    keeps_yin_yang: "Le Yin-Yang reste pour un moment plus grave.",
    turn_done: "L'action est déjà faite.",
    explained: |name, help| format!("{name} : {help}"),
    token: "À un tour suivant, le jeton vous prête le pouvoir d'un plateau neutre.",
    yin_yang: "Le Yin-Yang demande de loin l'aide d'un villageois, ou réactive une tuile hantée.",
    no_action: "Le Yin-Yang ne coûte pas d'action.",
    turn_soon: |taoist, turns| match turns {
        0 => format!("C'est le tour de {}.", who(taoist)),
        1 => format!("Le prochain tour est celui de {}.", who(taoist)),
        _ => format!("Le tour de {} vient {}.", who(taoist), when(turns)),
    },
    centre: "Depuis le centre, chaque tuile n'est qu'à un pas.",
};

fn threat(card: Card, threat: Threat) -> String {
    let ghost = ghost(card);
    match threat {
        Threat::Haunts { tile, in_turns, last } => {
            let lost = if last { ", et la partie est perdue" } else { "" };
            format!("{} {} {}{lost}", ghost.does("hante", "hantent"), Noun::tile(tile).the(), when(in_turns))
        }
        Threat::Overruns { board: full, in_turns, last } => {
            let (counts, qi) = (ghost.does("compte", "comptent"), if last { "le dernier Qi" } else { "1 Qi" });
            format!("{counts} parmi les trois fantômes du {}, qui coûtent {qi} {}", board(full), when(in_turns))
        }
        Threat::Devours { tile, in_turns } => {
            let devours = ghost.does("dévore", "dévorent");
            format!("{devours} un villageois {} {}", Noun::tile(tile).to(), when(in_turns))
        }
        Threat::Kills { tile, villagers, in_turns } => {
            let kills = ghost.does("tue", "tuent");
            format!("{kills} {villagers} villageois {} {}", Noun::tile(tile).to(), when(in_turns))
        }
        Threat::Torments { in_turns } => {
            format!("{} lancer le dé de malédiction {}", ghost.does("fait", "font"), when(in_turns))
        }
        Threat::TakesTao { in_turns } => {
            format!("{} un Tao à chaque taoïste {}", ghost.does("prend", "prennent"), when(in_turns))
        }
        Threat::HoldsDie => format!("{} un dé Tao", ghost.does("retient", "retiennent")),
        Threat::BlocksTao => format!("{} de dépenser des Tao", ghost.does("empêche", "empêchent")),
        Threat::BlocksPower(power) => format!("{} « {} »", ghost.does("bloque", "bloquent"), names::power(power)),
        Threat::BlocksPowers => format!("{} tous les pouvoirs", ghost.does("bloque", "bloquent")),
        Threat::BlanksWhite => format!("{} les faces blanches sans effet", ghost.does("rend", "rendent")),
        Threat::Incarnation { last: true, .. } => format!("{} la dernière incarnation", ghost.does("est", "sont")),
        Threat::Incarnation { cards, .. } => {
            let cards = count(cards, "carte", "cartes");
            format!("{} une incarnation, et il reste {cards} dans la pioche", ghost.does("est", "sont"))
        }
    }
}

fn ghost(card: Card) -> Noun {
    Noun::card(card)
}

fn when(turns: u8) -> String {
    match turns {
        1 => "au prochain tour".into(),
        turns => format!("dans {turns} tours"),
    }
}

/// From where an exorcism is attempted.
fn place(from: From) -> String {
    match from {
        From::Here => "d'ici".into(),
        From::There => "de là".into(),
        From::Tile(tile) => format!("depuis {}", Noun::tile(tile).the()),
    }
}

/// " avec votre Tao jaune et le Cercle".
fn with(means: Means) -> String {
    let some = |count: TaoCount, one: fn(&str) -> String, many: fn(&str, u8) -> String| {
        count.colours().map(move |tao: Tao| match count.get(tao) {
            1 => one(names::tao(tao)),
            number => many(names::tao(tao), number),
        })
    };
    let own = |colour: &str| format!("votre Tao {colour}");
    let mut all: Vec<String> = some(means.own, own, |colour, number| format!("vos {number} Tao {colour}s")).collect();
    let lent = |colour: &str| format!("un Tao {colour} prêté");
    all.extend(some(means.lent, lent, |colour, number| format!("{number} Tao {colour}s prêtés")));
    all.extend(means.circle.then(|| "le Cercle".into()));
    all.extend(means.mantra.then(|| "le Mantra".into()));
    if all.is_empty() { String::new() } else { format!(" avec {}", list(all)) }
}
