use super::SetupWords;

pub(super) const SETUP: &SetupWords = &SetupWords {
    who_begins: "Kto zaczyna",
    begins_random: "Ktokolwiek, losowo",
    portal_on: "na tym kaflu:",
    portal_tile: "Kafel z Portalem",
    arrange_hint: "Wybierz miejsce i kafel, który ma tam leżeć. Jeśli leży już gdzie indziej, kafle zamienią się miejscami.",
    shuffle: "Potasuj",
    reset: "Przywróć",
    left_out: |tiles| format!("Poza wioską: {tiles}"),

    no_players: "Gra jest dla jednego do czterech graczy",
    colours: |players| format!("Każdy gracz musi mieć inny kolor (liczba graczy: {players})"),
    first: |who| format!("{who} nie może zaczynać: nikt nie gra tym kolorem"),
    first_no_player: "Pierwsza tura musi należeć do gracza",
    tile_count: |number| format!("Wioska ma dziewięć kafli, a wybrano {number}"),
    tile_twice: |tile| format!("Kafel „{tile}” leży w wiosce dwa razy; każdy może tam być tylko raz"),
    portal: |tile| format!("Portal nie może leżeć na kaflu „{tile}”: nie ma go w wiosce"),
    boards: "Cztery plansze muszą być czerwona, zielona, niebieska i żółta, każda raz",
    power: |one, other| format!("Ta plansza ma moc „{one}” albo „{other}”"),
    not_opposite: "Dwaj gracze muszą siedzieć naprzeciw siebie",
    village: "W wiosce musi być dziewięć różnych kafli",
    five_qi: "Pięć qi to opcja tylko poziomu „Początkujący”",
    school: "Szkoła Kung-fu to kafel z Białego Księżyca, a gracie bez niego",
    calligrapher: "Kaligraf to kafel z Mrocznego Sekretu, a gracie bez niego",
    solo_spires: |power| format!("W grze jednoosobowej czerwona plansza musi mieć moc „{power}”"),
};
