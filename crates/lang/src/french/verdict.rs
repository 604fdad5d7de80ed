//! What was refused, how the game ended, what it is worth.

use ghost_stories_engine::{Defeat, Ending};

use crate::verdict::{RefusalWords, ScoreWords};

pub(crate) fn ending(ending: Ending) -> &'static str {
    match ending {
        Ending::Won => "Les joueurs gagnent : toutes les incarnations de Wu-Feng sont exorcisées.",
        Ending::Lost(Defeat::AllDead) => "Les joueurs perdent : plus aucun taoïste n'est en vie.",
        Ending::Lost(Defeat::VillageLost) => "Les joueurs perdent : trop de tuiles du village sont hantées.",
        Ending::Lost(Defeat::DeckEmpty) => {
            "Les joueurs perdent : la dernière carte est piochée et Wu-Feng n'est pas encore vaincu."
        }
        Ending::Lost(Defeat::Graveyard) => "Les joueurs perdent : douze villageois gisent dans la fosse commune.",
        Ending::Lost(Defeat::NothingToHaunt) => {
            "Les joueurs perdent : un fantôme n'a plus aucune tuile à hanter dans sa ligne."
        }
    }
}

pub(crate) const REFUSAL: &RefusalWords = &RefusalWords {
    game_over: "La partie est finie.",
    awaits_chance: "Rien à choisir pour l'instant : il faut d'abord piocher une carte ou lancer un dé.",
    awaits_choice: "Ni carte ni dé pour l'instant : un joueur doit d'abord choisir.",
    not_now: "Pas maintenant.",
    breaks: |rule| format!("Interdit par la règle {rule}"),
    impossible: |rule| format!("Impossible selon la règle {rule}"),
    colon: " : ",
};

pub(crate) const SCORE: &ScoreWords = &ScoreWords {
    victory: "Victoire",
    qi: "Qi des taoïstes en vie",
    deck: "Fantômes restés dans la pioche",
    dead: "Taoïstes morts",
    haunted: "Tuiles hantées",
    incarnations: "Incarnations exorcisées",
    villagers: "Villageois sauvés",
    portal: "Position du portail",
    black_secret: "Black Secret",
    total: "Total",
};
