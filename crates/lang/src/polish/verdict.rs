//! What was refused, how the game ended, what it is worth.

use ghost_stories_engine::{Defeat, Ending};

use crate::verdict::{RefusalWords, ScoreWords};

pub(crate) fn ending(ending: Ending) -> &'static str {
    match ending {
        Ending::Won => "Gracze wygrywają: ostatnie wcielenie Wu Fenga zostało przegnane.",
        Ending::Lost(Defeat::AllDead) => "Gracze przegrywają: nie żyje już żaden taoista.",
        Ending::Lost(Defeat::VillageLost) => "Gracze przegrywają: zbyt wiele kafli wioski jest nawiedzonych.",
        Ending::Lost(Defeat::DeckEmpty) => {
            "Gracze przegrywają: z talii wyszła ostatnia karta, a Wu Feng nie jest jeszcze przegnany."
        }
        Ending::Lost(Defeat::Graveyard) => "Gracze przegrywają: na cmentarzysku leży dwunastu wieśniaków.",
        Ending::Lost(Defeat::NothingToHaunt) => "Gracze przegrywają: duch nie ma już w swojej linii czego nawiedzić.",
    }
}

pub(crate) const REFUSAL: &RefusalWords = &RefusalWords {
    game_over: "Gra jest skończona.",
    awaits_chance: "Teraz nie można nic wybrać: najpierw trzeba dobrać kartę albo rzucić kośćmi.",
    awaits_choice: "Teraz nie dobiera się karty ani nie rzuca kośćmi: najpierw musi wybrać gracz.",
    not_now: "Nie teraz.",
    breaks: |rule| format!("Niedozwolone według zasady {rule}"),
    impossible: |rule| format!("Niemożliwe według zasady {rule}"),
    colon: ": ",
};

pub(crate) const SCORE: &ScoreWords = &ScoreWords {
    victory: "Zwycięstwo",
    qi: "Qi żywych taoistów",
    deck: "Duchy pozostałe w talii",
    dead: "Martwi taoiści",
    haunted: "Nawiedzone kafle",
    incarnations: "Przegnane wcielenia",
    villagers: "Uratowani wieśniacy",
    portal: "Położenie Portalu",
    black_secret: "Mroczny Sekret",
    total: "Razem",
};
