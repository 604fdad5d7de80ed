//! The words of the page around the table.

use ghost_stories_engine::Level;

use super::ghost::GHOST;
use super::names;
use super::noun::Noun;
use super::phrases::{board, count};
use crate::page::{BotWords, ForecastWords, HintWords, PageWords, ReplayWords};

pub(crate) const PAGE: &PageWords = &PageWords {
    title: "Ghost Stories",
    lead: "Les fantômes de Wu-Feng se lèvent contre le village. \
           Un à quatre taoïstes leur barrent la route, ensemble.",
    fan_edition: "Édition de fans, non officielle, du jeu d'Antoine Bauza. \
                  Les règles et les nombres sont ceux du jeu ; les textes, les dessins et le code sont les nôtres.",
    advice: "Conseils de l'auteur",
    credits: "Crédits",
    sources: &crate::sources::FRENCH,
    skip: "Aller au jeu",
    menu: "Menu",
    home: "Accueil",
    start: "Que voulez-vous faire ?",
    learn: "Apprendre",
    learn_long: "Apprendre en jouant",
    rules: "Règles",
    cards: "Cartes et icônes",
    settings: "Réglages",
    language: "Langue",
    new_game: "Nouvelle partie",
    open_file: "Ouvrir un fichier",
    saved_games: "Parties sauvegardées",
    in_play: "En cours",
    turns: |number| format!("{number} {}", if number < 2 { "tour" } else { "tours" }),
    written_position: "Une position composée à la main",
    remove: "Supprimer cette partie",
    really: "Confirmer ?",
    file_unreadable: "Le fichier n'a pas pu être lu. \
                      Choisissez une partie de ce jeu, enregistrée dans un fichier .json.",

    players: "Joueurs",
    seat: |number| format!("Joueur {number}"),
    name: "Nom",
    colour: "Couleur",
    random_colour: "Couleur au hasard",
    power: "Pouvoir",
    random_power: "Pouvoir au hasard",
    level: "Niveau",
    levels: &crate::levels::FRENCH,
    level_hint: |level, players| {
        let incarnations = level.incarnations(players.into());
        let start = match level {
            Level::Initiation => "Le départ le plus doux : 4 Qi par taoïste.",
            Level::Normal => "La partie habituelle.",
            Level::Nightmare => "Pour joueurs aguerris.",
            Level::Hell => "Pas de Yin-Yang et peu de Qi au départ.",
        };
        let incarnations = count(incarnations, "incarnation", "incarnations");
        format!("{start} Pour gagner : {incarnations} de Wu-Feng à exorciser.")
    },
    five_qi: "Commencer avec 5 Qi",
    rule_set: "Règles",
    rule_set_hint: "Les règles révisées sont celles de l'édition la plus récente, les classiques celles de 2008 ; \
                    elles diffèrent sur quatre points.",
    village: "Village",
    village_random: "Au hasard",
    village_arranged: "Au choix",
    spot: |number| format!("Tuile {number}, rangée par rangée"),
    seed: "Graine",
    seed_hint: "Le même nombre donne la même mise en place, les mêmes cartes et les mêmes dés. \
                Laissez ce champ vide pour un nouveau tirage. ",
    seed_wrong: "La graine doit être un nombre entier sans signe, par exemple 2008.",
    colour_twice: "Deux joueurs ont la même couleur : choisissez-en une autre pour l'un d'eux.",
    begin: "Commencer",

    table: "La table",
    actions: "Ce que vous pouvez faire",
    all_options: "Toutes les options",
    wait: "…",
    undo: "Annuler",
    undo_key: "Ctrl-Z",
    escape_key: "Échap",
    undo_limit: "Annule le dernier choix, mais ne reprend ni dé lancé ni carte piochée",
    explain: "Expliquer",
    in_words: "La table en texte",
    panels: "Prévisions, chances, journal, conseils",
    close: "Fermer",
    cancel: "Pas encore",
    possessed: "Possédé",
    neutral: "Neutre",
    bank: "Réserve",
    dice: "Dés",
    deck: "Pioche",
    discarded: "Défausse",
    haunted: "tuile hantée",
    blocked: "pouvoir bloqué",
    empty: "Vide",
    buddha: "Bouddha",
    incarnation_in: |cards| match cards {
        0 => "Wu-Feng arrive !".into(),
        cards => format!("Wu-Feng dans {cards}"),
    },
    no_incarnation: "Plus de Wu-Feng",

    exorcism: "Exorcisme",
    dice_rolled: |dice| match dice {
        0 => "Aucun dé n'est libre : seuls comptent les Tao, le Cercle et le Mantra.".into(),
        dice => format!(
            "Vous lancez {}. En utilisant au mieux les Tao de tous les taoïstes de votre tuile :",
            count(dice, "dé", "dés")
        ),
    },
    roll: "Lancer les dés",
    both: "Les deux",
    at_least_one: "Au moins un",
    pick_dice: "Cliquez sur les dés à relancer.",
    roll_again: "Relancer",
    keep: "Tout garder",
    plan_hint: "Cliquez sur les fantômes et les Tao, ou faites glisser les Tao sur les fantômes ; \
                les dés se répartissent d'eux-mêmes.",
    plan_does_not_work: "Choisissez fantômes et Tao",
    ways: "Toutes les dépenses possibles",

    odds: "Chances",
    no_odds: "Aucun exorcisme n'est à portée pour l'instant.",
    here: "vous êtes ici",
    forecast_title: "Prévisions",
    forecast_hint: "Ce que feront les fantômes si personne ne les arrête :",
    nothing_happens: "Rien.",
    turn_of: |colour| format!("Tour du {}", board(colour)),
    in_turns: |turns| match turns {
        1 => "le prochain".into(),
        turns => format!("dans {turns} tours"),
    },
    forecast: ForecastWords {
        advances: |card| format!("{} : la figurine avance vers le village.", names::card(card)),
        haunts: |card, tile| format!("{} {}.", Noun::card(card).does("hante", "hantent"), Noun::tile(tile).the()),
        nothing_to_haunt: |card| format!("{} plus rien à hanter.", Noun::card(card).does("ne trouve", "ne trouvent")),
        rolls_curse: |card| format!("{} : on lance le dé de malédiction.", names::card(card)),
        discards: |taoist| format!("{} défausse un Tao.", names::taoist(taoist)),
        overrun: |colour| format!("Des fantômes occupent tout le {}.", board(colour)),
        loses_qi: |colour| format!("{} perd 1 Qi.", names::taoist(colour)),
        somebody_loses_qi: "Un taoïste de votre choix perd 1 Qi.",
        possessed: |colour| format!("Le {} tombe aux mains de Wu-Feng.", board(colour)),
        ghost_arrives: "Un fantôme entre en jeu.",
        lost: "La partie est perdue.",
    },

    log: "Journal",
    steps: "Étapes de la partie",
    step: "Étape",
    step_of: |step, all| format!("Étape {step} sur {all}"),
    first: "Aller au début",
    back: "Étape précédente",
    run: "Lecture",
    forward: "Étape suivante",
    last: "Aller à la fin",
    past: "Vous revoyez un moment passé. ",
    branch: "Et si… ? Rejouer d'ici",
    branch_hint: "Commence une nouvelle partie à cette étape ; l'originale reste telle quelle",
    back_to_game: "Revenir à la partie",

    ending: "La fin de la partie",
    won: "Victoire",
    lost: "Défaite",
    score: "Score",
    statistics: "La partie en chiffres",
    qi_over_time: "Qi de tous les taoïstes, tour par tour",
    ghosts_over_time: "Fantômes en jeu, tour par tour",
    haunted_over_time: "Tuiles hantées, tour par tour",
    taoist: "Taoïste",
    ghosts_exorcised: "Fantômes",
    attempts: "Exorcismes",
    helps: "Aides",
    qi_lost: "Qi perdus",
    save_file: "Exporter la partie",
    again: "Revoir la partie",
    copy_link: "Copier un lien",
    link_copied: "Ce lien permet de revoir la partie : ",

    storage_blocked: "Le navigateur ne conserve rien pour cette page : la partie ne peut pas être sauvegardée. \
                      Autorisez le stockage, ou exportez la partie dans un fichier.",
    storage_full: "Le stockage du navigateur est plein : la partie n'a pas pu être sauvegardée. \
                   Exportez-la dans un fichier et supprimez d'anciennes parties.",
    no_such_game: "Cette partie est introuvable",
    damaged: "Cette sauvegarde est illisible.",
    damaged_kept: "Elle est conservée telle quelle. \
                   Exportez-la dans un fichier si vous voulez la réparer à la main.",
    replay: ReplayWords {
        not_a_replay: "Ce n'est pas un enregistrement de ce jeu.",
        version: |version| {
            format!("Sa version, {version}, est inconnue de cette page. Rechargez la page pour avoir la plus récente.")
        },
        link: "Une partie du lien manque ou a été modifiée en route.",
        part: |name| format!("La partie «\u{a0}{name}\u{a0}» ne contient pas ce qu'elle devrait."),
        start: "Elle commence par une mise en place que le jeu ne connaît pas.",
        step: |step, text| format!("L'étape {step} («\u{a0}{text}\u{a0}») ne peut pas être jouée."),
        older_rules: "Jouée selon d'anciennes règles",
        older_steps: |first, last| {
            let steps = if first == last {
                format!("L'étape {first} a été jouée selon d'anciennes règles et ne peut pas être vérifiée.")
            } else {
                format!(
                    "Les étapes {first} à {last} ont été jouées selon d'anciennes règles et ne peuvent pas être vérifiées."
                )
            };
            format!("{steps} La partie reprend ensuite telle qu'elle était alors.")
        },
        older_step: |text| format!("Joué selon d'anciennes règles\u{a0}: {text}"),
        cut: |step, text, left_out| {
            format!(
                "La partie s'ouvre jusqu'à l'étape {step} («\u{a0}{text}\u{a0}»), que les règles actuelles refusent. \
                 Étapes laissées de côté\u{a0}: {left_out}."
            )
        },
        broken: |after| format!("La position écrite après l'étape {after} est illisible."),
    },
    damaged_link: "Ce lien est illisible",

    ghost: |position, space| GHOST.on(position, space),
    board_of: |colour| format!("Plateau {}", names::colour(colour)),
    living_board: "Un taoïste vit tant qu'il a du Qi. \
                   Son joueur le déplace, puis demande de l'aide à un villageois ou tente un exorcisme.",
    neutral_board: "Personne ne joue ce plateau. \
                    Des fantômes y viennent aussi et, sans Qi, il tombe aux mains de Wu-Feng.",
    possessed_board: "Wu-Feng tient ce plateau : il n'a pas de pouvoir, \
                      et le Qi qu'il devrait perdre, un taoïste en vie le perd à sa place.",
    haunted_tile: "Cette tuile est hantée : personne ici ne peut aider tant qu'elle n'est pas réactivée.",
    qi: |number| format!("{number}\u{a0}Qi"),
    empty_space: "Un emplacement pour un fantôme. Un fantôme va d'abord sur le plateau de sa couleur.",
    power_blocked: "Ce pouvoir est bloqué pour l'instant.",
    yin_yang: "Yin-Yang",
    yin_yang_help: "Dépensez-le pour demander de loin l'aide d'une tuile active, \
                    ou pour réactiver une tuile hantée.",
    tao_token: |tao| format!("Tao {}", names::tao(tao)),
    tao_help: "Après le lancer, chaque Tao compte comme un dé de sa couleur. \
               Les taoïstes d'une même tuile peuvent se prêter les leurs.",
    qi_help: "Le Qi, c'est la vie : un taoïste sans Qi meurt.",
    discard_help: "Les fantômes qui ont quitté la table. Ils ne reviennent jamais dans la pioche.",
    deck_help: "Des fantômes et, parmi eux, les incarnations de Wu-Feng. \
                Si la dernière carte est piochée alors que Wu-Feng n'est pas vaincu, la partie est perdue.",
    dice_help: "Chaque dé Tao indique rouge, vert, bleu, jaune, noir ou blanc. \
                Le blanc vaut n'importe quelle couleur.",

    coming: "Un instant…",
    not_loaded: "Cette partie de la page n'a pas pu être chargée.",
    try_again: "Réessayer",
    nothing_found: "Aucun résultat.",
    search: "Rechercher",
    rules_hint: "Les règles marquées « Décision » sont les nôtres, là où les livrets ne disent rien ou se contredisent.",
    chapters: &[
        ("B1", "La table"),
        ("B10", "La mise en place"),
        ("B20", "Les tours"),
        ("B30", "Yin : les fantômes agissent"),
        ("B40", "Un fantôme arrive"),
        ("B50", "Yang : le taoïste agit"),
        ("B60", "La mort"),
        ("B70", "L'exorcisme"),
        ("B80", "Les villageois"),
        ("B90", "Les incarnations de Wu-Feng"),
        ("B110", "Les pouvoirs"),
        ("B130", "La fin"),
        ("W1", "White Moon : la mise en place"),
        ("W10", "White Moon : l'ordre d'un tour"),
        ("W20", "White Moon : les villageois"),
        ("W30", "White Moon : Su-Ling"),
        ("W40", "White Moon : les cristaux et la barrière mystique"),
        ("W50", "White Moon : l'École de kung-fu"),
        ("W60", "White Moon : les artefacts"),
        ("W70", "White Moon : les incarnations"),
        ("W80", "White Moon : le score"),
        ("S1", "Black Secret : la mise en place"),
        ("S10", "Black Secret : Wu-Feng"),
        ("S20", "Black Secret : les démons et les squelettes"),
        ("S30", "Black Secret : l'Ombre"),
        ("S40", "Black Secret : les taoïstes"),
        ("S50", "Black Secret : les incarnations et les pierres"),
        ("S60", "Black Secret : la fin"),
    ],
    icons_title: "Icônes",
    tiles_title: "Tuiles du village",
    powers_title: "Pouvoirs",
    ghosts_title: "Fantômes et incarnations",
    icons: &[
        ("ghost", "Un autre fantôme entre en jeu."),
        ("haunt", "La première tuile active de la ligne est hantée."),
        ("lose-qi", "On perd 1 Qi."),
        ("quick", "La figurine commence sur la première pierre."),
        ("curse", "On lance le dé de malédiction."),
        ("power-off", "Le pouvoir de ce plateau est bloqué."),
        ("all-powers-off", "Tous les pouvoirs sont bloqués."),
        ("tao-off", "Personne ne peut dépenser de Tao."),
        ("die-captive", "Le fantôme capture un dé Tao."),
        ("group-lose-tao", "Chaque taoïste défausse un Tao."),
        ("clear-circle", "Le Tao du Cercle de prière retourne à la réserve."),
        ("haunter-stone", "Hanteur : il hante une tuile tous les deux tours de son plateau."),
        ("tormentor", "Tourmenteur : on lance le dé de malédiction à chaque tour de son plateau."),
        ("dice-immune", "Insensible aux dés : seuls comptent les Tao, le Cercle et le Mantra."),
        ("white-blank", "Les faces blanches sont sans effet."),
        ("only-on-buddha", "Exorcisme possible seulement là où la carte rencontre un Bouddha."),
        ("only-if-opposite-empty", "Exorcisme possible seulement si l'emplacement opposé n'a pas de fantôme."),
        ("gain-tao", "Récompense : 1 Tao."),
        ("gain-two-tao", "Récompense : 2 Tao."),
        ("gain-qi-or-yin-yang", "Récompense : 1 Qi ou le Yin-Yang."),
        ("gain-qi-and-yin-yang", "Récompense pour le groupe : 1 Qi et un Yin-Yang."),
        ("curse-nothing", "Dé de malédiction : rien."),
        ("curse-haunt", "Dé de malédiction : la première tuile active de la ligne est hantée."),
        ("curse-ghost", "Dé de malédiction : un fantôme entre en jeu."),
        ("curse-tao", "Dé de malédiction : celui qui le lance perd tous ses Tao."),
        ("curse-qi", "Dé de malédiction : celui qui le lance perd 1 Qi."),
        ("haunter", "Une figurine de hanteur : sur la première pierre, elle hantera au prochain tour de son plateau."),
        ("mantra", "Le Mantra : le fantôme est affaibli de 1."),
        ("buddha", "Un Bouddha : un fantôme posé ici est défaussé."),
        ("power-token", "Un jeton pouvoir : le pouvoir d'un plateau neutre, emprunté pour un tour."),
        ("yin-yang", "Yin-Yang : de l'aide demandée de loin, ou une tuile hantée réactivée."),
        ("qi", "Qi : la vie."),
    ],

    white_moon: &super::white_moon_page::WHITE_MOON,
    black_secret: &super::black_secret_page::BLACK_SECRET,
    bots: BotWords {
        who: "Qui joue",
        person: "Une personne",
        kinds: ["Robot\u{a0}: au hasard", "Robot\u{a0}: débutant", "Robot\u{a0}: expert", "Robot\u{a0}: expert, lent"],
        strengths: ["au hasard", "débutant", "expert", "expert lent"],
        thinking: |who| format!("{who} réfléchit…"),
        paused: |who| format!("En pause. C'est à {who} de jouer."),
        pause: "Pause",
        go_on: "Reprendre",
        step: "Une étape",
        pace: "Rythme des robots",
        paces: ["Lent", "Normal", "Rapide", "Immédiat"],
    },
    hints: HintWords {
        title: "Conseils",
        note: "La chance de victoire estimée pour chaque option, par un joueur virtuel qui continue à réfléchir avec vous.",
        waiting: "Réflexion en cours…",
        nothing: "Il n'y a rien à décider pour l'instant.",
        then: |plan| format!("Ensuite\u{a0}: {plan}"),
        looked_at: |number| format!("{number} positions examinées"),
        chance: "Chance de victoire",
        show_chance: "Afficher la chance de victoire estimée à côté de la table",
        chance_setting: "Chance de victoire",
        course: "Courbe",
        course_title: "La chance de victoire, étape par étape",
        turning_points: "Tournants",
        no_turning_points: "Aucune étape n'a changé grand-chose.",
        turn: |number| format!("Tour {number}"),
    },

    pace: "Animations",
    pace_slow: "Lentes",
    pace_normal: "Normales",
    pace_fast: "Rapides",
    pace_off: "Aucune",
    size: "Taille du texte",
    large: "Grande",
    keys: "Touches",
    key_list: &[
        ("1 – 9, a – z", "choisir l'option qui porte cette touche"),
        ("Tab", "aller à la table, aux options et aux panneaux"),
        ("← ↑ → ↓", "passer d'un élément à l'autre sur la table"),
        ("Entrée", "choisir l'élément sélectionné"),
        ("?", "expliquer l'élément sélectionné, ou le prochain que vous désignez"),
        ("Ctrl-Z", "annuler le dernier choix"),
        ("Échap", "revenir à toutes les options"),
        (", .", "reculer ou avancer d'une étape dans le journal"),
    ],

    next: "Suivant",
    watch: "Regardez ce qui se passe.",
    do_it: "Faites-le sur la table, ou choisissez-le dans la liste.",
};

#[cfg(test)]
mod tests {
    use ghost_stories_engine::{Card, Tile};

    use super::*;

    #[test]
    fn a_forecast_agrees_with_its_ghost_and_its_tile() {
        let card = |number| Card::new(number).unwrap();
        let haunts = PAGE.forecast.haunts;
        assert_eq!(haunts(card(8), Tile::Altar), "Le Vampire bondissant hante l'Autel taoïste.");
        assert_eq!(haunts(card(38), Tile::TeaHouse), "Les Yeux sanglants hantent la Maison de thé.");
        assert_eq!((PAGE.forecast.nothing_to_haunt)(card(12)), "La Demoiselle noyée ne trouve plus rien à hanter.");
    }

    #[test]
    fn words_on_the_drawing_are_short() {
        let length = |words: &str| words.chars().count();
        assert!([0, 1, 45].into_iter().all(|cards| length(&(PAGE.incarnation_in)(cards)) <= 17));
        assert!(length(PAGE.no_incarnation) <= 18);
        assert!([PAGE.discarded, PAGE.bank, PAGE.dice, PAGE.neutral].into_iter().all(|words| length(words) <= 11));
    }

    #[test]
    fn many_turns_are_counted_in_full() {
        assert_eq!([0, 1, 2, 300].map(PAGE.turns), ["0 tour", "1 tour", "2 tours", "300 tours"]);
    }
}
