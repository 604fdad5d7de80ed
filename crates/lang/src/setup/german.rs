use super::SetupWords;

pub(super) const SETUP: &SetupWords = &SetupWords {
    who_begins: "Wer beginnt",
    begins_random: "Irgendwer, zufällig",
    portal_on: "auf diesem Dorffeld:",
    portal_tile: "Dorffeld mit dem Portal",
    arrange_hint: "Wähle einen Platz und das Dorffeld, das dort liegt. Liegt es schon woanders, tauschen die beiden.",
    shuffle: "Mischen",
    reset: "Zurücksetzen",
    left_out: |tiles| format!("Nicht dabei: {tiles}"),

    no_players: "Zum Spiel gehören ein bis vier Spieler",
    colours: |players| format!("Jeder Spieler braucht eine eigene Farbe (Spieler: {players})"),
    first: |who| format!("{who} kann nicht beginnen: Niemand spielt diese Farbe"),
    first_no_player: "Der erste Zug muss der eines Spielers sein",
    tile_count: |number| format!("Das Dorf hat neun Dorffelder, nicht {number}"),
    tile_twice: |tile| format!("„{tile}“ liegt zweimal im Dorf; jedes Dorffeld gibt es nur einmal"),
    portal: |tile| format!("Das Portal kann nicht auf „{tile}“ liegen: Dieses Dorffeld ist nicht im Dorf"),
    boards: "Die vier Spieltafeln müssen Rot, Grün, Blau und Gelb sein, jede einmal",
    power: |one, other| format!("Diese Spieltafel zeigt „{one}“ oder „{other}“"),
    not_opposite: "Zwei Spieler müssen einander gegenübersitzen",
    village: "Das Dorf muss neun verschiedene Dorffelder haben",
    five_qi: "Fünf Qi gibt es nur auf der Stufe „Anfänger“",
    school: "Die Kung-Fu-Schule gehört zu White Moon, das nicht gespielt wird",
    calligrapher: "Der Kalligraf gehört zu Black Secret, das nicht gespielt wird",
    solo_spires: |power| format!("Wer allein spielt, braucht auf der roten Spieltafel „{power}“"),
};
