use super::AtTableWords;

pub(super) const AT_TABLE: &AtTableWords = &AtTableWords {
    connecting: "Wir gehen zum Tisch …",
    lost: "Die Verbindung ist abgerissen. Sie kommt von selbst wieder, sobald es geht.",
    missing: "Diesen Tisch gibt es nicht",
    missing_hint: "Vielleicht ist der Link unvollständig, oder am Tisch war so lange niemand, dass er abgeräumt wurde.",
    refused: |why| format!("Der Server lehnt ab: {why}"),

    lobby: "Am Tisch",
    seats: "Plätze",
    free: "frei",
    you: "du",
    host: "Gastgeber",
    sit: "Hier hinsetzen",
    sit_hint: "Gib deinen Namen an und nimm einen freien Platz. Oder schau einfach zu.",
    stand: "Aufstehen",
    free_seat: "Platz freimachen",
    let_bot_play: "Spielen lassen",
    take_bot_away: "Bot wegnehmen",
    give_back: |name| format!("Platz zurückgeben: {name}"),
    start: "Spiel beginnen",
    seats_open: "Es sind noch Plätze frei: Warte auf Mitspieler oder lass Bots spielen.",
    host_starts: |name| format!("{name} beginnt das Spiel, sobald alle Plätze besetzt sind."),
    share: "Der Link zu diesem Tisch",
    share_hint: "Schick ihn denen, die mitspielen sollen. Wer ihn öffnet, kann sich setzen oder zuschauen.",
    copy: "Kopieren",
    copied: "Kopiert",

    people: "Leute",
    here: "da",
    away: "nicht da",
    watching: |number| if number == 1 { "1 schaut zu".into() } else { format!("{number} schauen zu") },
    you_watch: "Du schaust zu.",
    chat: "Chat",
    say: "Allen etwas sagen",
    send: "Senden",
    nothing_said: "Noch hat niemand etwas gesagt.",
    unread: |number| format!("{number} neu"),

    your_turn: "Du bist am Zug",
    you_decide: |seat| format!("Du bist am Zug! Du entscheidest für {seat}."),
    decides: |name, seat| format!("{name} entscheidet ({seat})."),
    away_decides: |name, seat| format!("{name} entscheidet ({seat}), ist aber nicht da."),
    nobody_decides: |seat| {
        format!("{seat} spielt niemand. Jemand kann sich setzen, oder der Gastgeber lässt einen Bot spielen.")
    },

    ask_undo: "Um Rücknahme bitten",
    undo_asked: |name, what| format!("{name} möchte zurücknehmen: {what}"),
    undo_waits: |names| format!("Es fehlt die Zustimmung von {names}."),
    agree: "Einverstanden",
    refuse: "Nicht einverstanden",
    withdraw: "Doch nicht",

    point: "Zeigen",
    point_hint: "Was du auf dem Tisch als Nächstes anklickst, leuchtet bei allen. Oder halte beim Klicken Umschalt.",
    points_at: |name, thing| format!("{name} zeigt: {thing}"),
};
