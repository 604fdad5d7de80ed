//! Black Secret on the page, and the reasons that only its games have.

use ghost_stories_engine::Letter;

use super::black_secret::{kind, under};
use super::names;
use super::noun::Noun;
use super::phrases::{count, list};
use crate::page::BlackSecretWords;
use crate::phrases::capital;
use crate::reason::BlackSecretReasonWords;

pub(crate) static BLACK_SECRET: BlackSecretWords = BlackSecretWords {
    title: "Black Secret",
    play: "Jouer avec Black Secret",
    hint: "Un joueur est Wu-Feng : il a des démons qui fouillent les catacombes sous le village, \
           des malédictions et l'Ombre. Les taoïstes ont les Mantras de sang, les échelles et le Calligraphe. \
           Dix fantômes et cinq incarnations de plus.",
    wu_feng: "Wu-Feng",
    who: "Qui joue Wu-Feng",
    taoists: "Taoïstes",
    players: ["Une personne", "Un robot"],
    bot: "robot",
    thinking: "Wu-Feng réfléchit…",
    catacombs_side: "Face des catacombes",
    board_side: "Face du plateau de Wu-Feng",
    sides: ["Face A", "Face B", "Au hasard"],
    side: |side| format!("face {}", if side == Letter::A { "A" } else { "B" }),
    tiles: "Tuiles",
    tile_kinds: [
        "le Calligraphe à la place de la Ronde du veilleur de nuit",
        "neuf tuiles tirées au hasard parmi les dix",
    ],
    tile_kinds_with_white_moon: [
        "l'École de kung-fu à la place de la Ronde du veilleur de nuit, \
         le Calligraphe à la place d'une autre tuile tirée au hasard",
        "neuf tuiles tirées au hasard parmi les onze",
    ],

    village: "Village",
    catacombs: "Catacombes",
    show_village: "Montrer le village",
    show_catacombs: "Montrer les catacombes",
    catacombs_help: "Sous chaque tuile s'étend une case des catacombes. \
                     Les démons y cherchent trois Urnes parmi les jetons. \
                     Un taoïste qui descend par une échelle peut exorciser les démons de sa case.",
    space: |tile| capital(&under(tile)),
    space_colour: |tao| format!("Couleur : {} ; les démons qui s'y trouvent ont cette couleur.", names::tao(tao)),
    entrance: "Entrée",
    entrance_help: "Les démons invoqués arrivent ici dans les catacombes.",
    ladder: "Échelle",
    ladder_help: "Après son déplacement, un taoïste peut descendre ou monter ici. \
                  Quand la tuile devient hantée, l'échelle disparaît, et seul un Mantra de sang la remet.",
    no_ladder: "Il n'y a pas d'échelle ici.",
    tokens: |number| count(number, "jeton restant", "jetons restants"),
    no_tokens: "Il ne reste aucun jeton ici.",
    tokens_help: "Un démon qui fouille révèle le jeton du dessus. Personne ne le connaît avant.",
    on_top: |kinds| format!("Peut être sur le dessus : {}.", list(kinds)),

    board: "Plateau de Wu-Feng",
    board_help: "Sa face fixe les particularités des démons. \
                 Les démons absents des catacombes, les squelettes, les Urnes et les malédictions s'y trouvent.",
    hand: "Main de Wu-Feng",
    hand_help: "Pour une carte d'Invocation, Wu-Feng pioche une incarnation, puis en joue une de sa main. \
                Les Urnes et certaines malédictions le font seulement piocher.",
    in_hand: |number| format!("{} en main", count(number, "incarnation", "incarnations")),
    hand_hidden: "Seul Wu-Feng voit lesquelles.",
    hand_empty: "Wu-Feng n'a aucune incarnation en main.",
    pile: |number| format!("{} dans la pile", count(number, "incarnation", "incarnations")),
    pile_help: "Les incarnations que Wu-Feng peut encore piocher, mélangées.",
    pyramid: "Pyramide",
    pyramid_help: "Les malédictions lancées s'y trouvent : jusqu'à quatre de niveau 1, trois de niveau 2, \
                   deux de niveau 3 et une de niveau 4, chaque niveau en comptant moins que le niveau inférieur. \
                   La deuxième malédiction d'un niveau ouvre le suivant. \
                   Après une malédiction de niveau 4, on pioche de nouvelles malédictions.",
    level: |number| format!("Niveau {number}"),
    level_open: "ouvert",
    level_closed: "fermé",
    free_place: "Une case libre",
    curses: "Malédictions",
    curses_help: "Wu-Feng peut défausser un fantôme pioché pour lancer une malédiction visible de sa couleur ; \
                  un fantôme noir les permet toutes. La pyramide doit avoir une case libre de ce niveau.",
    curses_up: "Malédictions visibles",
    curses_thrown: "Malédictions lancées",
    no_curses: "Wu-Feng ne peut pas lancer de malédiction pour l'instant.",
    curse_unknown: "Personne ne connaît ces malédictions avant que leur niveau ne s'ouvre.",
    curse_ready: "Elle peut être lancée maintenant.",
    curse_waits: "La pyramide n'a pas de case libre pour elle en ce moment.",
    curse_thrown: "Elle est dans la pyramide : elle a été lancée.",
    curse_kind: kind,
    mantras: "Mantras de sang",
    mantras_help: "Chaque Qi perdu va sur un Mantra de sang au choix de celui qui le perd. \
                   Un Mantra complet prend effet aussitôt, quitte la partie et est remplacé par un autre du même niveau.",
    mantra_qi: |have, need| format!("{have} Qi sur {need}"),
    no_mantras: "Il ne reste aucun Mantra de sang.",
    demons: "Démons",
    demons_help: "Wu-Feng peut défausser un fantôme pioché pour invoquer un démon \
                  dont le coût ne dépasse pas la résistance de la carte. \
                  Avant le Yin de chaque joueur en vie, chaque démon dans les catacombes avance d'une case ou fouille.",
    at_home: "sur le plateau de Wu-Feng",
    home_for_good: "pour de bon sur le plateau de Wu-Feng, depuis l'arrivée de l'Ombre",
    cost: |number| format!("coût {number}"),
    resistance: |number| format!("résistance {number}"),
    has_mantra: "Le Mantra est posé dessus.",
    shadow: "L'Ombre",
    shadow_help: "Avant le Yin de chaque joueur en vie, elle va où elle veut, \
                  ou elle attaque les taoïstes de son lieu avec trois dés Tao, dont chaque face noire coûte 1 Qi, \
                  ou, sur une tuile sans taoïste, elle lance le dé de malédiction contre le taoïste actif. \
                  Elle ne peut pas être exorcisée.",
    shadow_waits: "La troisième Urne l'amène.",
    shadowed: "L'Ombre est ici : cette tuile ne donne pas d'aide.",
    urns: |number| format!("Urnes : {number} sur 3"),
    urns_help: "Pour chaque Urne, Wu-Feng pioche une incarnation. La troisième amène l'Ombre.",
    skeleton: "Squelette",
    skeleton_help: "Il occupe son emplacement comme un fantôme et a une résistance de 1, de la couleur de son plateau. \
                    Il n'a pas de pierres et n'apporte pas de récompense.",
    skeletons_left: |number| count(number, "squelette restant", "squelettes restants"),

    below: |tile| format!("Dans les catacombes, sous {}.", Noun::tile(tile).the()),
    brotherhood: "Fraternité de sang",
    brotherhood_help: "Un taoïste qui a exactement 1 Qi peut aussi utiliser le pouvoir du plateau opposé.",
    brother: |power| format!("A aussi ce pouvoir : {}.", names::power(power)),
    power_off: "Sans pouvoir jusqu'à la fin de son prochain tour, à cause d'une malédiction.",

    cover_title: "C'est à Wu-Feng",
    cover_text: "Que tous les autres détournent les yeux : la main de Wu-Feng va être montrée.",
    cover_button: "Je suis Wu-Feng : montrer",
    back_title: "Rendez l'écran",
    back_text: "La main de Wu-Feng est de nouveau cachée. C'est aux taoïstes de décider.",
    back_button: "Continuer",
    look: "Regarder la main",
    hide: "Cacher la main",
    taoists_chance: "Chance de victoire des taoïstes",
    wu_fengs_chance: "Chance de victoire de Wu-Feng",

    deck_help: "Des fantômes et, parmi eux, des cartes d'Invocation. \
                Quand Wu-Feng pioche la dernière carte, il a gagné.",
    summonings: |number| count(number, "carte d'Invocation", "cartes d'Invocation"),
    summoning_in: |cards| match cards {
        0 => "Invocation à venir".into(),
        cards => format!("Invocation dans {cards}"),
    },
    no_summoning: "Plus d'Invocation",
    reconstructed: "Certaines valeurs de Black Secret sont restées introuvables ; \
                    celles marquées d'un point d'interrogation sont les nôtres.",

    taoists_won: "Les taoïstes ont gagné : Wu-Feng est chassé du village.",
    wu_feng_won: "Wu-Feng a gagné : le village est à lui.",
    score: "Black Secret : 5 points pour une victoire, 5 de moins pour une défaite",

    demons_act: |demons| format!("Les démons de Wu-Feng agissent : {}.", list(demons)),
    shadow_acts: "L'Ombre agit.",
    activates_demon: |card| format!("{} : Wu-Feng active un démon.", names::card(card)),
    places_skeleton: |card| format!("{} : Wu-Feng peut poser un squelette.", names::card(card)),
    summoning: "Une carte d'Invocation : une incarnation arrive.",
    wu_feng_draws: "Wu-Feng pioche un fantôme : il le pose, invoque un démon ou lance une malédiction.",

    icons: &[
        ("activate-demon", "Wu-Feng active un démon."),
        ("throw-curse", "Wu-Feng peut lancer une malédiction de n'importe quelle couleur."),
        ("puppets", "Wu-Feng peut poser des squelettes."),
        ("discard-stack", "Wu-Feng révèle et défausse une pile de jetons catacombes ; seules les Urnes comptent."),
        ("no-yin-yang", "Personne ne peut dépenser de Yin-Yang."),
        ("qi-to-bank", "Le Qi perdu va à la réserve."),
        ("any-curse", "Les malédictions de Wu-Feng n'ont pas à avoir la couleur de la carte."),
        ("yin-yang-and-mantra", "Récompense : un Yin-Yang pour le groupe et 1 Qi de la réserve sur un Mantra de sang."),
    ],
    lesson_taoists: "Black Secret pour les taoïstes",
    lesson_taoists_long: "Les échelles, les démons des catacombes et les Mantras de sang",
    lesson_wu_feng: "Black Secret pour Wu-Feng",
    lesson_wu_feng_long: "Les fantômes, les démons et les malédictions, vus de l'autre côté de la table",
};

pub(crate) const BLACK_SECRET_REASON: &BlackSecretReasonWords = &BlackSecretReasonWords {
    fills: |title, left| match left {
        0 => format!("Le Mantra de sang « {title} » est plein et prend effet."),
        1 => format!("Il manque ensuite un Qi au Mantra de sang « {title} »."),
        left => format!("Il manque ensuite {left} Qi au Mantra de sang « {title} »."),
    },
    faces: |names| format!("Des démons peuvent y être combattus : {}.", names.join(", ")),
    fight: |chance| format!("Le jet bat un démon avec {chance}."),
    back_up: "Au village, on peut demander de l'aide et combattre des fantômes.",
    summons: |demon| format!("Dès le prochain tour, un démon de plus se déplace et fouille : {demon}."),
    urn: |chance| format!("La fouille trouve une urne avec {chance} ; la troisième urne amène l'Ombre."),
};
