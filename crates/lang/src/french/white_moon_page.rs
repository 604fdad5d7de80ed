//! White Moon on the page, and the reasons that only its games have.

use super::names;
use super::noun::Noun;
use super::phrases::{board, count, list, space};
use super::white_moon::{crystals, villager};
use crate::page::WhiteMoonWords;
use crate::phrases::capital;
use crate::reason::WhiteMoonReasonWords;
use crate::white_moon::family;

pub(crate) static WHITE_MOON: WhiteMoonWords = WhiteMoonWords {
    title: "White Moon",
    play: "Jouer avec White Moon",
    hint: "Des villageois à mener au portail, Su-Ling, des cristaux de lune et la barrière mystique, \
           l'École de kung-fu, dix fantômes et six incarnations de plus.",
    portal: "Portail",
    portals: ["au centre", "sur un bord : 2 points de plus", "dans un angle : 4 points de plus"],
    incarnations: "Incarnations",
    which: ["du jeu de base", "de White Moon", "des deux"],
    tiles: "Tuiles",
    tile_kinds: [
        "l'École de kung-fu à la place de la Ronde du veilleur de nuit",
        "neuf tuiles tirées au hasard parmi les dix",
    ],

    families: "Familles",
    families_hint: "Ce que provoque la mort d'un villageois, et ce que donne une famille entièrement sauvée.",
    family: |of| format!("Famille {} : {}", family(of), villagers(of.size())),
    family_stands: |saved, dead, size| {
        let saved = count(saved, "sauvé", "sauvés");
        match dead {
            0 => format!("{saved} sur {size}"),
            dead => format!("{saved} sur {size}, {}", count(dead, "mort", "morts")),
        }
    },
    death: "À chaque mort",
    reward: "Famille sauvée",
    villagers,
    below: |known, unseen| {
        let seen = if unseen < 2 { "vu" } else { "vus" };
        match (known, unseen) {
            ([], unseen) => format!("Dessous : {} que personne n'a encore {seen}.", villagers(unseen)),
            (known, 0) => format!("Dessous : {}.", list(known)),
            (known, unseen) => {
                format!("Dessous : {}, plus {unseen} que personne n'a encore {seen}.", list(known))
            }
        }
    },
    shelter: "Refuge",
    shelter_help: "Les villageois sauvés. Quand le dernier d'une famille arrive ici, \
                   le joueur actif reçoit la récompense de cette famille. Chaque villageois sauvé vaut 1 point.",
    graveyard: "Fosse commune",
    graveyard_help: "Les villageois morts. Dès que 12 gisent ici, la partie est perdue.",
    portal_help: "Un taoïste sur cette tuile peut sauver le villageois du dessus, \
                  au lieu de demander de l'aide ou de tenter un exorcisme.",
    portal_held: "Le Gardien du portail retient le portail : \
                  personne ne peut être sauvé tant que cette incarnation n'est pas exorcisée.",
    su_ling: "Su-Ling",
    su_ling_help: "À la fin d'un tour où un villageois est mort, où le dé de malédiction a été lancé \
                   ou où une tuile a été hantée, elle peut être placée devant un emplacement. \
                   La pierre centrale du fantôme placé derrière elle est sans effet. \
                   Devant l'emplacement gauche ou droit d'un plateau, \
                   elle permet de poser un cristal sur le piédestal du coin voisin.",
    su_ling_waits: "Elle attend dans la réserve.",
    su_ling_held: "L'Ondine hurlante retient Su-Ling tant que cette incarnation n'est pas exorcisée.",
    crystals: "Cristaux de lune",
    crystal_help: "Dans un exorcisme, un cristal vaut n'importe quelle couleur ; \
                   on peut aussi le poser sur un piédestal. \
                   À l'Échoppe de l'herboriste, une face blanche en donne un ; certains fantômes aussi.",
    holds_crystals: |number| format!("Détient {}.", count(number, "cristal de lune", "cristaux de lune")),
    pedestal: "Piédestal",
    pedestal_help: "À la fin de son tour, un taoïste sur cette tuile d'angle peut poser ici un cristal \
                    qu'il a gagné à un tour précédent. Le quatrième fait s'élever la barrière mystique.",
    pedestal_lit: "Un cristal est posé dessus.",
    artifacts: "Artefacts",
    held_by: |taoist| format!("Appartient à {}.", names::taoist(taoist)),
    lying: "À terre : le prochain déplacement sert à se relever.",

    barrier: "La barrière mystique",
    barrier_hint: "Pour chaque plateau, l'un après l'autre : rendez un cristal pour sauver un villageois, \
                   ou lancez quatre dés pour vaincre des fantômes de ce plateau, \
                   en dépensant autant de cristaux que vous voulez.",
    barrier_at: |at| format!("À présent : {}", board(at)),
    barrier_crystals: |number| format!("Reste : {}", crystals(number)),
    at_least: |number| format!("au moins {number}"),

    reconstructed: "Reconstitution : l'icône imprimée n'était pas disponible.",
    secondary: "D'après une autre source que le matériel lui-même.",
    data: "Données de votre exemplaire",
    data_hint: "Certaines valeurs de White Moon sont restées introuvables ; celles marquées d'un point d'interrogation sont les nôtres. \
                Si vous possédez le jeu, notez dans un fichier ce qu'indique votre matériel et ouvrez-le ici : \
                il vaudra pour les nouvelles parties.",
    data_open: "Ouvrir un fichier de données",
    data_ours: "Enregistrer nos données dans un fichier",
    data_own: "Votre fichier de données vaut pour les nouvelles parties.",
    data_forget: "Revenir à nos données",
    data_wrong: |line| format!("La ligne {line} du fichier est illisible ; rien n'a donc été changé :"),

    flees: |of, tile| format!("{} fuit vers {}.", capital(&villager(of)), Noun::tile(tile).the()),
    dies: |of, tile| format!("{} meurt {}.", capital(&villager(of)), Noun::tile(tile).to()),
    picked_dies: "Un villageois visible de votre choix meurt.",
    shifts: |card, to| format!("{} à {}.", Noun::card(card).does("passe", "passent"), space(to)),

    icons: &[
        ("devourer", "Dévoreur : il dévore le premier villageois de sa ligne à chaque tour de son plateau."),
        ("devour", "Le premier villageois de la ligne est dévoré."),
        ("kill-villager", "Un villageois visible de votre choix meurt."),
        ("lay-down", "Tous les taoïstes sont jetés à terre."),
        ("lowest-leave", "Les deux derniers fantômes de la pioche quittent la partie."),
        ("holds-portal", "L'incarnation retient le portail."),
        ("holds-su-ling", "L'incarnation retient Su-Ling."),
        ("brings-ghost", "Au début du tour de son plateau, un fantôme entre en jeu."),
        ("shapeshifter", "Au début du tour de son plateau, l'incarnation passe à l'emplacement libre suivant."),
        ("gain-crystal", "Récompense : un cristal de lune."),
        ("gain-qi-yin-yang-crystal", "Récompense : 1 Qi et un Yin-Yang pour le groupe, ainsi qu'un cristal de lune."),
        ("crystal", "Un cristal de lune : n'importe quelle couleur, ou un pas vers la barrière mystique."),
        ("pedestal", "Un piédestal : quatre cristaux font s'élever la barrière mystique."),
        ("portal", "Le portail : c'est ici que les villageois sont sauvés."),
        ("su-ling", "Su-Ling : la pierre centrale du fantôme placé derrière elle est sans effet."),
        ("lying", "Un taoïste jeté à terre."),
        ("reconstructed", "Une valeur qui est la nôtre, car celle qui est imprimée est restée introuvable."),
    ],
    lesson: "Apprendre White Moon",
    lesson_long: "La deuxième leçon : villageois, Su-Ling et cristaux",
    first_lesson: "Votre première partie",
};

pub(crate) const WHITE_MOON_REASON: &WhiteMoonReasonWords = &WhiteMoonReasonWords {
    saved: |of, left| {
        let saved = format!("{} est sauvé", capital(&villager(Some(of))));
        format!("{saved} ; il en manque encore {left} pour que toute la famille le soit.")
    },
    saved_whole: |of, thanks| format!("La famille {} est alors entièrement sauvée. {thanks}", family(of)),
    to_portal: |of| format!("{} arrive au portail et peut y être sauvé.", capital(&villager(Some(of)))),
    silences: |threat| format!("{threat} ; Su-Ling empêche cela."),
    pedestals: |lit| match lit {
        4 => "Le quatrième cristal fait s'élever la barrière mystique.".into(),
        lit => format!("Piédestaux garnis : {lit} sur 4 ; le quatrième cristal fait s'élever la barrière mystique."),
    },
    fight: |one, two| match two {
        Some(two) => {
            format!("Ce lancer a {one} de chances de vaincre au moins un fantôme, et {two} d'en vaincre au moins deux.")
        }
        None => format!("Ce lancer a {one} de chances de vaincre un fantôme."),
    },
    given_up: |of, curse| format!("Mort d'un villageois de la famille {} : {curse}", family(of)),
    graves: |dead| format!("Villageois morts : {dead} ; à 12, la partie est perdue."),
    stands_up: "Un taoïste à terre ne peut pas se déplacer.",
    no_crystals: "Cela ne coûte aucun cristal.",
};

/// "1 villageois", "3 villageois": the plural looks the same.
fn villagers(number: u8) -> String {
    format!("{number} villageois")
}

#[cfg(test)]
mod tests {
    use ghost_stories_engine::{Card, Family, Space, Tile};

    use super::*;

    #[test]
    fn numbers_agree() {
        assert_eq!((WHITE_MOON.family_stands)(1, 0, 3), "1 sauvé sur 3");
        assert_eq!((WHITE_MOON.family_stands)(0, 2, 3), "0 sauvé sur 3, 2 morts");
        assert_eq!((WHITE_MOON.below)(&[], 2), "Dessous : 2 villageois que personne n'a encore vus.");
        assert_eq!((WHITE_MOON.below)(&["Li"], 1), "Dessous : Li, plus 1 que personne n'a encore vu.");
        assert_eq!((WHITE_MOON.below)(&["Li", "Hua"], 0), "Dessous : Li et Hua.");
        assert_eq!([1, 2].map(WHITE_MOON.barrier_crystals), ["Reste : 1 cristal", "Reste : 2 cristaux"]);
    }

    #[test]
    fn names_have_their_articles() {
        let shapeshifter = Card::new(81).unwrap();
        let shifts = (WHITE_MOON.shifts)(shapeshifter, Space::RedMiddle);
        assert_eq!(shifts, "Le Métamorphe passe à l'emplacement central du plateau rouge.");
        assert_eq!((WHITE_MOON.flees)(None, Tile::School), "Le villageois fuit vers l'École de kung-fu.");
        let dies = (WHITE_MOON.dies)(Some(Family::Li), Tile::Cemetery);
        assert_eq!(dies, "Le villageois de la famille Li meurt au Cimetière.");
    }
}
