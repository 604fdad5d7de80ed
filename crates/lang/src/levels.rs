//! The words round the table of levels, and what sets the two rule sets apart.

/// How the table of levels is said. Its numbers come from the engine.
pub struct LevelWords {
    /// Above the table.
    pub title: &'static str,
    /// Above that of the solo game.
    pub solo_title: &'static str,
    /// Level, Qi, Yin-Yang, Tao, tiles lost, incarnations.
    pub columns: [&'static str; 6],
    /// The Tao at the start: of how many board colours one each, and how many black ones.
    pub tao: fn(u8, u8) -> &'static str,
    /// What another number of incarnations is with one or two players.
    pub with_few_players: fn(u8) -> String,
    /// The four differences between the rule sets, a line each (B11 twice, B33, B112).
    pub differences: [&'static str; 4],
}

pub(crate) const ENGLISH: LevelWords = LevelWords {
    title: "Levels",
    solo_title: "Levels of the solo game",
    columns: ["Level", "Qi", "Yin-Yang", "Tao", "Haunted tiles that lose", "Incarnations"],
    tao: |colours, black| match (colours, black) {
        (1, 0) => "own colour",
        (1, _) => "own colour and black",
        (_, 0) => "red, green, blue, yellow",
        (_, _) => "red, green, blue, yellow, black",
    },
    with_few_players: |number| format!("{number} with 1 or 2 players"),
    differences: [
        "At Initiation each player starts with a black Tao too by the revised rules.",
        "At Initiation 3 haunted tiles lose the game by the revised rules, 4 by the classic ones.",
        "In classic Initiation a ghost that must haunt and has a line without an active tile loses the players the game.",
        "Dance of the Twin Winds comes before your own move by the revised rules, after it by the classic ones.",
    ],
};

pub(crate) const POLISH: LevelWords = LevelWords {
    title: "Poziomy trudności",
    solo_title: "Poziomy trudności w grze jednoosobowej",
    columns: ["Poziom", "Qi", "Jin-jang", "Tao", "Nawiedzone kafle = przegrana", "Wcielenia"],
    tao: |colours, black| match (colours, black) {
        (1, 0) => "w swoim kolorze",
        (1, _) => "w swoim kolorze i czarne",
        (_, 0) => "czerwone, zielone, niebieskie, żółte",
        (_, _) => "czerwone, zielone, niebieskie, żółte, czarne",
    },
    with_few_players: |number| format!("{number} przy 1 lub 2 graczach"),
    differences: [
        "Na poziomie początkującym według zasad poprawionych każdy gracz zaczyna też z czarnym tao.",
        "Na poziomie początkującym przegraną oznaczają według zasad poprawionych 3 nawiedzone kafle, według klasycznych 4.",
        "Na klasycznym poziomie początkującym gracze przegrywają, gdy duch ma nawiedzić linię bez aktywnego kafla.",
        "Tańca bliźniaczych wiatrów używa się według zasad poprawionych przed swoim ruchem, według klasycznych po nim.",
    ],
};

pub(crate) const GERMAN: LevelWords = LevelWords {
    title: "Schwierigkeitsstufen",
    solo_title: "Schwierigkeitsstufen im Solospiel",
    columns: ["Stufe", "Qi", "Yin-Yang", "Tao-Marker", "Niederlage bei Dorffeldern mit Spuk", "Inkarnationen"],
    tao: |colours, black| match (colours, black) {
        (1, 0) => "eigene Farbe",
        (1, _) => "eigene Farbe und Schwarz",
        (_, 0) => "Rot, Grün, Blau, Gelb",
        (_, _) => "Rot, Grün, Blau, Gelb, Schwarz",
    },
    with_few_players: |number| format!("{number} bei 1 oder 2 Spielern"),
    differences: [
        "Auf der Stufe Anfänger beginnt nach den überarbeiteten Regeln jeder auch mit einem schwarzen Tao-Marker.",
        "Auf der Stufe Anfänger ist die Partie nach den überarbeiteten Regeln bei 3 Dorffeldern mit Spuk verloren, nach den klassischen bei 4.",
        "Auf der klassischen Stufe Anfänger verlieren die Spieler, wenn es in einer Reihe ohne aktives Dorffeld spuken soll.",
        "Tanz der Zwillingswinde wirkt nach den überarbeiteten Regeln vor der eigenen Bewegung, nach den klassischen danach.",
    ],
};

pub(crate) const FRENCH: LevelWords = LevelWords {
    title: "Les niveaux",
    solo_title: "Les niveaux en solo",
    columns: ["Niveau", "Qi", "Yin-Yang", "Tao", "Tuiles hantées = défaite", "Incarnations"],
    tao: |colours, black| match (colours, black) {
        (1, 0) => "sa couleur",
        (1, _) => "sa couleur et noir",
        (_, 0) => "rouge, vert, bleu, jaune",
        (_, _) => "rouge, vert, bleu, jaune, noir",
    },
    with_few_players: |number| format!("{number} à 1 ou 2 joueurs"),
    differences: [
        "En Initiation, chaque joueur commence aussi avec un Tao noir selon les règles révisées.",
        "En Initiation, 3 tuiles hantées font perdre la partie selon les règles révisées, 4 selon les classiques.",
        "En Initiation classique, les joueurs perdent si un fantôme doit hanter une ligne sans tuile active.",
        "« Danse des vents jumeaux » s'utilise avant son propre déplacement selon les règles révisées, après selon les classiques.",
    ],
};
