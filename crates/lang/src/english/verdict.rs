//! What was refused, how the game ended, what it is worth.

use ghost_stories_engine::{Defeat, Ending};

use crate::verdict::{RefusalWords, ScoreWords};

pub(crate) fn ending(ending: Ending) -> &'static str {
    match ending {
        Ending::Won => "The players win: every incarnation of Wu-Feng is exorcised.",
        Ending::Lost(Defeat::AllDead) => "The players lose: no Taoist is left alive.",
        Ending::Lost(Defeat::VillageLost) => "The players lose: too many tiles of the village are haunted.",
        Ending::Lost(Defeat::DeckEmpty) => {
            "The players lose: the last card is drawn and Wu-Feng is not yet driven out."
        }
        Ending::Lost(Defeat::Graveyard) => "The players lose: twelve villagers lie in the graveyard.",
        Ending::Lost(Defeat::NothingToHaunt) => "The players lose: a ghost has nothing left to haunt in its line.",
    }
}

pub(crate) const REFUSAL: &RefusalWords = &RefusalWords {
    game_over: "The game is over.",
    awaits_chance: "Nothing can be chosen now: first a card must be drawn or a die rolled.",
    awaits_choice: "No card or die is due now: first a player must choose.",
    not_now: "Not now.",
    breaks: |rule| format!("Refused by rule {rule}"),
    impossible: |rule| format!("Impossible by rule {rule}"),
    colon: ": ",
};

pub(crate) const SCORE: &ScoreWords = &ScoreWords {
    victory: "Victory",
    qi: "Qi of living Taoists",
    deck: "Ghosts left in the deck",
    dead: "Dead Taoists",
    haunted: "Haunted tiles",
    incarnations: "Incarnations exorcised",
    villagers: "Villagers saved",
    portal: "Place of the Portal",
    black_secret: "Black Secret",
    total: "Total",
};
