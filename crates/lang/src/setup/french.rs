use super::SetupWords;

pub(super) const SETUP: &SetupWords = &SetupWords {
    who_begins: "Qui commence",
    begins_random: "N'importe qui, au hasard",
    portal_on: "sur cette tuile :",
    portal_tile: "Tuile du portail",
    arrange_hint: "Choisissez une place et la tuile qui s'y trouve. Si elle est déjà ailleurs, les deux échangent leurs places.",
    shuffle: "Mélanger",
    reset: "Rétablir",
    left_out: |tiles| format!("Hors du village : {tiles}"),

    no_players: "Il faut un à quatre joueurs",
    colours: |players| format!("Chaque joueur a sa propre couleur (joueurs : {players})"),
    first: |who| format!("{who} ne peut pas commencer : personne ne joue cette couleur"),
    first_no_player: "Le premier tour doit être celui d'un joueur",
    tile_count: |number| format!("Le village a neuf tuiles, et non {number}"),
    tile_twice: |tile| format!("« {tile} » est deux fois dans le village ; chaque tuile n'y est qu'une fois"),
    portal: |tile| format!("Le portail ne peut pas être sur « {tile} » : cette tuile n'est pas dans le village"),
    boards: "Les quatre plateaux doivent être le rouge, le vert, le bleu et le jaune, chacun une fois",
    power: |one, other| format!("Ce plateau montre « {one} » ou « {other} »"),
    not_opposite: "Deux joueurs doivent être assis face à face",
    village: "Le village doit avoir neuf tuiles différentes",
    five_qi: "Cinq Qi ne sont possibles qu'au niveau « Initiation »",
    school: "L'École de kung-fu est une tuile de White Moon, qui n'est pas joué",
    calligrapher: "Le Calligraphe est une tuile de Black Secret, qui n'est pas joué",
    solo_spires: |power| format!("Si vous jouez seul, le plateau rouge doit montrer « {power} »"),
};
