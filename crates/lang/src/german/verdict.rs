//! What was refused, how the game ended, what it is worth.

use ghost_stories_engine::{Defeat, Ending};

use crate::verdict::{RefusalWords, ScoreWords};

pub(crate) fn ending(ending: Ending) -> &'static str {
    match ending {
        Ending::Won => "Die Spieler gewinnen: Alle Inkarnationen von Wu-Feng sind ausgetrieben.",
        Ending::Lost(Defeat::AllDead) => "Die Spieler verlieren: Kein Taoist ist mehr am Leben.",
        Ending::Lost(Defeat::VillageLost) => "Die Spieler verlieren: Auf zu vielen Dorffeldern spukt es.",
        Ending::Lost(Defeat::DeckEmpty) => {
            "Die Spieler verlieren: Die letzte Karte ist gezogen und Wu-Feng noch nicht vertrieben."
        }
        Ending::Lost(Defeat::Graveyard) => "Die Spieler verlieren: Zwölf Dorfbewohner liegen auf dem Gräberfeld.",
        Ending::Lost(Defeat::NothingToHaunt) => {
            "Die Spieler verlieren: Ein Geist findet in seiner Reihe kein Dorffeld mehr zum Spuken."
        }
    }
}

pub(crate) const REFUSAL: &RefusalWords = &RefusalWords {
    game_over: "Die Partie ist zu Ende.",
    awaits_chance: "Jetzt gibt es nichts zu wählen: Erst muss eine Karte gezogen oder ein Würfel geworfen werden.",
    awaits_choice: "Jetzt ist keine Karte und kein Würfel fällig: Erst muss ein Spieler wählen.",
    not_now: "Jetzt nicht.",
    breaks: |rule| format!("Nicht erlaubt nach Regel {rule}"),
    impossible: |rule| format!("Unmöglich nach Regel {rule}"),
    colon: ": ",
};

pub(crate) const SCORE: &ScoreWords = &ScoreWords {
    victory: "Sieg",
    qi: "Qi der lebenden Taoisten",
    deck: "Geister im Geisterstapel",
    dead: "Tote Taoisten",
    haunted: "Dorffelder mit Spuk",
    incarnations: "Ausgetriebene Inkarnationen",
    villagers: "Gerettete Dorfbewohner",
    portal: "Ort des Portals",
    black_secret: "Black Secret",
    total: "Summe",
};
