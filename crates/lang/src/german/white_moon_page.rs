//! White Moon on the page, and the reasons that only its games have.

use super::names;
use super::phrases::{agree, at, board, count, list, onto, to};
use super::white_moon::{crystals, villager};
use crate::page::WhiteMoonWords;
use crate::reason::WhiteMoonReasonWords;
use crate::white_moon::family;

pub(crate) static WHITE_MOON: WhiteMoonWords = WhiteMoonWords {
    title: "White Moon",
    play: "Mit White Moon spielen",
    hint: "Dorfbewohner, die zum Portal geführt werden, Su-Ling, Mondkristalle und die Mystische Barriere, die Kung-Fu-Schule, zehn weitere Geister und sechs weitere Inkarnationen.",
    portal: "Portal",
    portals: ["auf dem mittleren Dorffeld", "auf einem Randfeld: 2 Punkte mehr", "auf einem Eckfeld: 4 Punkte mehr"],
    incarnations: "Inkarnationen",
    which: ["aus dem Grundspiel", "aus White Moon", "aus beiden"],
    tiles: "Dorffelder",
    tile_kinds: ["die Kung-Fu-Schule anstelle des Nachtwächters", "neun von allen zehn, zufällig gezogen"],

    families: "Familien",
    families_hint: "Was der Tod eines Dorfbewohners bewirkt, und was eine Familie gibt, wenn alle ihre Mitglieder gerettet sind.",
    family: |of| format!("Familie {}: {}", family(of), villagers(of.size())),
    family_stands: |saved, dead, size| match dead {
        0 => format!("{saved} von {size} gerettet"),
        dead => format!("{saved} von {size} gerettet, {dead} tot"),
    },
    death: "Bei einem Tod",
    reward: "Alle gerettet",
    villagers,
    below: |known, unseen| {
        let some = unseen > 0 || known.is_empty();
        let unknown = some.then(|| count(unseen, "unbekannter Dorfbewohner", "unbekannte Dorfbewohner"));
        format!("Darunter: {}.", list(known.iter().copied().chain(unknown.as_deref())))
    },
    shelter: "Zuflucht",
    shelter_help: "Die geretteten Dorfbewohner. Kommt der letzte einer Familie hierher, bekommt der aktive Spieler ihre Belohnung. Jeder bringt 1 Punkt.",
    graveyard: "Gräberfeld",
    graveyard_help: "Die toten Dorfbewohner. Sobald 12 hier liegen, ist die Partie verloren.",
    portal_help: "Ein Taoist auf diesem Dorffeld kann dessen obersten Dorfbewohner retten, statt um Hilfe zu bitten oder eine Austreibung zu versuchen.",
    portal_held: "Der Torwächter hält das Portal: Niemand kann gerettet werden, bis diese Karte ausgetrieben ist.",
    su_ling: "Su-Ling",
    su_ling_help: "Am Ende eines Zuges, in dem ein Dorfbewohner starb, der Fluchwürfel geworfen wurde oder es auf einem weiteren Dorffeld zu spuken begann, darf sie vor einen Platz gestellt werden. Das mittlere Symbol des Geistes hinter ihr gilt nicht. Vor dem linken oder rechten Platz einer Spieltafel erlaubt sie, einen Kristall aus dem Vorrat auf das Podest dieser Ecke zu setzen.",
    su_ling_waits: "Sie wartet im Vorrat.",
    su_ling_held: "Die Heulende Undine hält sie fest, bis diese Karte ausgetrieben ist.",
    crystals: "Mondkristalle",
    crystal_help: "Ein Kristall zählt bei einer Austreibung als eine beliebige Farbe und kann auf ein Podest gesetzt werden. Einen bringt jede weiße Würfelseite beim Kräuterhändler und die Austreibung mancher Geister.",
    holds_crystals: |number| format!("Besitzt {}.", count(number, "Mondkristall", "Mondkristalle")),
    pedestal: "Podest",
    pedestal_help: "Am Ende seines Zuges darf ein Taoist auf diesem Eckfeld einen Kristall, den er in einem früheren Zug bekommen hat, auf das Podest setzen. Der vierte bringt die Mystische Barriere.",
    pedestal_lit: "Darauf steht ein Kristall.",
    artifacts: "Artefakte",
    held_by: |taoist| format!("Im Besitz von {}.", names::taoist(taoist)),
    lying: "Liegt am Boden und braucht die nächste Bewegung zum Aufstehen.",

    barrier: "Die Mystische Barriere",
    barrier_hint: "An jeder Spieltafel der Reihe nach: Ein Kristall rettet einen Dorfbewohner, oder vier Würfel und beliebig viele der Kristalle besiegen Geister dieser Spieltafel.",
    barrier_at: |at| format!("Jetzt die {}", board(at)),
    barrier_crystals: |number| format!("{} übrig", crystals(number)),
    at_least: |number| format!("mindestens {number}"),

    reconstructed: "Rekonstruiert: Das gedruckte Symbol lag uns nicht vor.",
    secondary: "Aus einer anderen Quelle als dem Spielmaterial selbst.",
    data: "Eigene Daten",
    data_hint: "Einige Werte von White Moon waren nicht zu finden; die mit einem Fragezeichen sind von uns. Wenn du das Spiel besitzt, schreibe in eine Datei, was auf deinem Spielmaterial steht, und öffne sie hier: Sie gilt für neue Partien.",
    data_open: "Datei mit Daten öffnen",
    data_ours: "Unsere Daten als Datei speichern",
    data_own: "Für neue Partien gilt deine eigene Datei.",
    data_forget: "Wieder unsere Daten verwenden",
    data_wrong: |line| format!("Zeile {line} der Datei ist nicht lesbar, deshalb wurde nichts geändert:"),

    flees: |of, tile| format!("Ein {} flieht {}.", villager(of), to(tile)),
    dies: |of, tile| format!("Ein {} stirbt {}.", villager(of), at(tile)),
    picked_dies: "Ein sichtbarer Dorfbewohner eurer Wahl stirbt.",
    shifts: |card, to| format!("{} {} {}.", names::card(card), agree(card, "wechselt", "wechseln"), onto(to)),

    icons: &[
        (
            "devourer",
            "Verschlinger: Der Geist verschlingt in jedem Zug seiner Spieltafel den ersten Dorfbewohner der Reihe.",
        ),
        ("devour", "Der erste Dorfbewohner der Reihe wird verschlungen."),
        ("kill-villager", "Ein sichtbarer Dorfbewohner eurer Wahl stirbt."),
        ("lay-down", "Alle Taoisten werden zu Boden geworfen."),
        ("lowest-leave", "Die zwei untersten Geister des Geisterstapels verlassen das Spiel."),
        ("holds-portal", "Die Karte hält das Portal."),
        ("holds-su-ling", "Die Karte hält Su-Ling fest."),
        ("brings-ghost", "Zu Beginn jedes Zuges dieser Spieltafel kommt ein Geist ins Spiel."),
        ("shapeshifter", "Die Karte wechselt zu Beginn jedes Zuges ihrer Spieltafel auf den nächsten freien Platz."),
        ("gain-crystal", "Belohnung: 1 Mondkristall."),
        ("gain-qi-yin-yang-crystal", "Belohnung: 1 Qi und ein Yin-Yang für die Gruppe und dazu 1 Mondkristall."),
        ("crystal", "Ein Mondkristall: Er zählt als beliebige Farbe oder bringt die Mystische Barriere näher."),
        ("pedestal", "Ein Podest: Vier Kristalle auf Podesten bringen die Mystische Barriere."),
        ("portal", "Das Portal: Hier werden Dorfbewohner gerettet."),
        ("su-ling", "Su-Ling: Das mittlere Symbol des Geistes hinter ihr gilt nicht."),
        ("lying", "Ein Taoist, der zu Boden geworfen wurde."),
        ("reconstructed", "Ein Wert von uns, weil der gedruckte nicht zu finden war."),
    ],
    lesson: "White Moon lernen",
    lesson_long: "Die zweite Lektion: Dorfbewohner, Su-Ling und Kristalle",
    first_lesson: "Die erste Partie",
};

pub(crate) const WHITE_MOON_REASON: &WhiteMoonReasonWords = &WhiteMoonReasonWords {
    saved: |of, left| {
        let missing = if left == 1 { "fehlt" } else { "fehlen" };
        format!("Das rettet einen {}; danach {missing} aus dieser Familie noch {left}.", villager(Some(of)))
    },
    saved_whole: |of, thanks| format!("Damit ist die ganze Familie {} gerettet. {thanks}", family(of)),
    to_portal: |of| format!("Ein {} kommt zum Portal und kann dort gerettet werden.", villager(Some(of))),
    silences: |threat| format!("{threat}; steht Su-Ling davor, geschieht das nicht."),
    pedestals: |lit| {
        let fourth = "der vierte bringt die Mystische Barriere";
        match lit {
            4 => "Der vierte Kristall bringt die Mystische Barriere.".into(),
            1 => format!("Auf 1 von 4 Podesten steht dann ein Kristall; {fourth}."),
            lit => format!("Auf {lit} von 4 Podesten stehen dann Kristalle; {fourth}."),
        }
    },
    fight: |one, two| match two {
        Some(two) => format!("Der Wurf besiegt mit {one} mindestens einen Geist, mit {two} mindestens zwei."),
        None => format!("Der Wurf besiegt mit {one} einen Geist."),
    },
    given_up: |of, curse| format!("Der Tod eines Dorfbewohners der Familie {}: {curse}", family(of)),
    graves: |dead| {
        let lie = match dead {
            0 => "liegt noch niemand".into(),
            1 => "liegt 1 Dorfbewohner".into(),
            dead => format!("liegen {}", villagers(dead)),
        };
        format!("Auf dem Gräberfeld {lie}; bei 12 ist die Partie verloren.")
    },
    stands_up: "Wer am Boden liegt, kann sich nicht bewegen.",
    no_crystals: "Das kostet keinen Kristall.",
};

/// "1 Dorfbewohner", "3 Dorfbewohner": one and many alike.
fn villagers(number: u8) -> String {
    format!("{number} Dorfbewohner")
}

#[cfg(test)]
mod tests {
    use ghost_stories_engine::{Family, Tile};

    use super::*;

    #[test]
    fn what_lies_below_is_one_list() {
        assert_eq!((WHITE_MOON.below)(&["Li", "Sun"], 0), "Darunter: Li und Sun.");
        assert_eq!((WHITE_MOON.below)(&["Li"], 1), "Darunter: Li und 1 unbekannter Dorfbewohner.");
        assert_eq!((WHITE_MOON.below)(&[], 2), "Darunter: 2 unbekannte Dorfbewohner.");
    }

    #[test]
    fn a_villager_has_the_ending_of_his_case() {
        assert_eq!((WHITE_MOON.flees)(None, Tile::Hut), "Ein Dorfbewohner flieht zur Hütte der Hexe.");
        assert_eq!(
            (WHITE_MOON.dies)(Some(Family::Li), Tile::Altar),
            "Ein Dorfbewohner der Familie Li stirbt am Taoistischen Altar."
        );
        assert_eq!((WHITE_MOON_REASON.given_up)(Family::Wu, "…"), "Der Tod eines Dorfbewohners der Familie Wu: …");
    }

    #[test]
    fn the_verb_agrees_with_the_number() {
        assert_eq!(
            [1, 2].map(|left| (WHITE_MOON_REASON.saved)(Family::Li, left)),
            [
                "Das rettet einen Dorfbewohner der Familie Li; danach fehlt aus dieser Familie noch 1.",
                "Das rettet einen Dorfbewohner der Familie Li; danach fehlen aus dieser Familie noch 2.",
            ],
        );
        assert_eq!(
            [0, 1, 11].map(WHITE_MOON_REASON.graves),
            [
                "Auf dem Gräberfeld liegt noch niemand; bei 12 ist die Partie verloren.",
                "Auf dem Gräberfeld liegt 1 Dorfbewohner; bei 12 ist die Partie verloren.",
                "Auf dem Gräberfeld liegen 11 Dorfbewohner; bei 12 ist die Partie verloren.",
            ],
        );
    }
}
