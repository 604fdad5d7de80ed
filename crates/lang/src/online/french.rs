use super::AtTableWords;

pub(super) const AT_TABLE: &AtTableWords = &AtTableWords {
    connecting: "On rejoint la table…",
    lost: "La connexion est coupée. Elle reviendra d'elle-même dès que possible.",
    missing: "Cette table n'existe pas",
    missing_hint: "Le lien est peut-être incomplet, ou bien la table est restée vide si longtemps qu'elle a été débarrassée.",
    stranger: "Le serveur ne connaît pas la place de ce navigateur à la table",
    watch_anyway: "Regarder sans place",
    refused: |why| format!("Le serveur refuse : {why}"),

    lobby: "À la table",
    seats: "Places",
    free: "libre",
    you: "vous",
    host: "hôte",
    sit: "S'asseoir ici",
    sit_hint: "Indiquez votre nom et prenez une place libre. Ou regardez simplement.",
    stand: "Se lever",
    free_seat: "Libérer la place",
    let_bot_play: "Le faire jouer",
    take_bot_away: "Retirer le robot",
    give_back: |name| format!("Rendre la place à {name}"),
    start: "Commencer la partie",
    seats_open: "Des places sont libres : attendez des joueurs ou faites jouer des robots.",
    host_starts: |name| format!("{name} commencera la partie dès que toutes les places seront prises."),
    share: "Le lien vers cette table",
    share_hint: "Envoyez-le à ceux qui doivent jouer. Qui l'ouvre peut s'asseoir ou regarder.",
    copy: "Copier",
    copied: "Copié",

    people: "À table",
    here: "présent",
    away: "absent",
    watching: |number| match number {
        1 => "1 personne regarde".into(),
        _ => format!("{number} personnes regardent"),
    },
    you_watch: "Vous regardez la partie.",
    chat: "Discussion",
    say: "Dire quelque chose à tous",
    send: "Envoyer",
    nothing_said: "Personne n'a encore rien dit.",
    unread: |number| format!("nouveau : {number}"),

    your_turn: "À vous de jouer",
    you_decide: |seat| format!("À vous de jouer ! Vous décidez pour {seat}."),
    decides: |name, seat| format!("{name} décide ({seat})."),
    away_decides: |name, seat| format!("{name} décide ({seat}), mais n'est pas là."),
    nobody_decides: |seat| {
        format!("Personne ne joue {seat}. Quelqu'un peut s'y asseoir, ou l'hôte peut faire jouer un robot.")
    },

    ask_undo: "Demander à annuler",
    undo_asked: |name, what| format!("{name} demande à annuler : {what}"),
    undo_waits: |names| format!("Accord attendu : {names}."),
    agree: "D'accord",
    refuse: "Pas d'accord",
    withdraw: "Laisser tel quel",

    point: "Montrer",
    point_hint: "La prochaine chose que vous cliquez sur la table brille chez tous. Ou cliquez avec la touche Maj.",
    points_at: |name, thing| format!("{name} montre : {thing}"),
};
