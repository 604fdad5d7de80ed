use super::OnlineWords;

fn plural(number: usize, one: &str, many: &str) -> String {
    format!("{number} {}", if number < 2 { one } else { many })
}

pub(super) const ONLINE: &OnlineWords = &OnlineWords {
    title: "Jouer en ligne",
    lead: "Ouvrez une table et envoyez son lien à vos partenaires, ou rejoignez la leur. \
           Aucun compte n'est nécessaire : ce navigateur retient votre place.",
    your_turns: |number| format!("À vous de jouer à {}", plural(number, "table", "tables")),
    loading: "Un instant…",
    unreachable: "Le serveur est injoignable. Vérifiez la connexion et réessayez.",
    too_many: "Trop de tables ont été ouvertes depuis votre adresse. Réessayez plus tard.",
    no_server: "Il n'y a pas de serveur derrière cette page : ici, on joue sur un seul écran.",
    other_version: "Le serveur a une autre version du jeu que cette page. Rechargez la page.",
    reload: "Recharger la page",

    own_name: "Votre nom",
    own_name_hint: "Les autres le voient.",
    name_missing: "Entrez d'abord votre nom.",
    open_table: "Ouvrir une table",
    join_title: "Rejoindre une table",
    join_link: "Lien ou code de la table",
    join: "Rejoindre",
    join_wrong: "Ce n'est ni le lien ni le code d'une table.",

    my_tables: "Mes tables",
    no_tables: "Vous n'êtes à aucune table en ce moment.",
    finished_games: "Parties terminées",
    your_turn: "À vous de jouer",
    undo_asked: "Quelqu'un veut revenir sur une décision : êtes-vous d'accord ?",
    can_begin: "Tout le monde est assis : vous pouvez commencer",
    host_begins: "Tout le monde est assis : l'hôte va commencer",
    free_seats: |number| plural(number, "place libre", "places libres"),
    waits_for: |who| format!("C'est à {who}"),
    points: |points| format!("{points} {}", if points.abs() < 2 { "point" } else { "points" }),
    replay: "Revoir",
    gone: "Cette table n'existe plus.",
    not_over: "Cette partie n'est pas encore terminée.",
    not_yet: "Le défi du jour est montré à ceux qui l'ont fini, et à tout le monde dès demain.",
    forget: "Oublier cette table",

    new_table: "Ouvrir une table",
    new_table_hint: "Chaque place est pour vous, pour quelqu'un qui a le lien ou pour un robot. \
                     La partie commence quand vous le décidez.",
    begin: "Ouvrir la table",
    seat_me: "Moi",
    seat_open: "Libre : qui voudra",

    kinds: ["Jeu de base", "White Moon", "Black Secret", "White Moon et Black Secret"],
    taoists: |number| plural(number.into(), "taoïste", "taoïstes"),

    daily: "Défi du jour",
    daily_lead: "Chaque jour une nouvelle partie, la même pour tous.",
    daily_rules: |taoists| match taoists {
        1 => "Tout le monde a la même mise en place, les mêmes cartes et les mêmes dés. \
              Vous jouez avec un seul taoïste."
            .into(),
        number => format!(
            "Tout le monde a la même mise en place, les mêmes cartes et les mêmes dés. \
             Vous jouez vous-même les {number} taoïstes."
        ),
    },
    daily_wu_feng: "Un robot joue Wu-Feng.",
    first_counts: "Votre premier essai compte si vous le finissez avant minuit (UTC) ; les suivants servent à s'exercer. Vous verrez les parties des autres une fois la vôtre finie, et tout le monde les verra dès demain.",
    play_daily: "Jouer",
    go_on_daily: "Continuer",
    play_daily_again: "Rejouer",
    previous_day: "Jour précédent",
    next_day: "Jour suivant",
    today: "Aujourd'hui",
    no_such_day: "Personne n'a tenté le défi ce jour-là.",
    standings: "Classement",
    nobody_yet: "Personne n'a encore terminé ce défi.",
    place: "Rang",
    names: "Nom",
    score: "Points",
    finished_at: "Fin de partie",

    records: "Tableau des records",
    records_lead: "Le meilleur résultat de chaque jeu, niveau et nombre de taoïstes sur ce serveur.",
    which_game: "Quel jeu",
    all_games: "Tous les jeux",
    no_record: "Pas encore de record",
};
