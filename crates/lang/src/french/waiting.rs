use ghost_stories_engine::{Chance, Choice, Colour, Position, Waiting};

use super::names::{self, taoist as who};
use super::noun::Noun;
use super::phrases::{board, count, shown};
use super::verdict::ending;

pub(crate) fn waiting(position: &Position) -> String {
    match position.waiting() {
        Waiting::Over(how) => ending(how).into(),
        Waiting::Chance(awaited) => chance(awaited),
        Waiting::Choice(decider) => decision(position, decider),
    }
}

pub(super) fn chance(chance: Chance) -> String {
    match chance {
        Chance::Draw => "Il faut piocher la prochaine carte.".into(),
        Chance::TaoDice(dice) => format!("Il faut lancer {}.", count(dice, "dé Tao", "dés Tao")),
        Chance::CurseDie => "Il faut lancer le dé de malédiction.".into(),
    }
}

/// What is decided shows in the options: the last but for what only leaves something out.
fn decision(position: &Position, decider: Colour) -> String {
    let options = position.options();
    let name = who(decider);
    if let Some(card) = position.card_to_place() {
        return format!("{name} choisit où poser {}.", Noun::card(card).the());
    }
    let telling = options.iter().rev().find(|option| !matches!(option, Choice::Keep | Choice::Decline));
    match telling {
        Some(Choice::Discard(_)) => format!("{name} doit défausser un Tao."),
        Some(Choice::LoseQi(_)) => {
            format!("{name} choisit qui perd 1 Qi à la place du {} possédé.", board(position.board_on_turn()))
        }
        Some(Choice::LayMantra(_)) => format!("{name} choisit sur quel fantôme poser le Mantra."),
        Some(Choice::TakeTao(_)) => format!("{name} prend un Tao de son choix dans la réserve."),
        Some(Choice::MoveTaoist(..)) => format!("{name} choisit un taoïste à déplacer et sa destination."),
        Some(Choice::Ask(_) | Choice::Restore(_)) => {
            if options.iter().any(|option| matches!(option, Choice::Ask(_))) {
                format!("{name} choisit comment utiliser le Yin-Yang.")
            } else {
                format!("{name} choisit la tuile hantée à réactiver.")
            }
        }
        Some(Choice::Revive(_)) => format!("{name} choisit le taoïste à ressusciter."),
        Some(Choice::Banish(_)) => format!("{name} choisit le fantôme à défausser grâce à la Hutte de la sorcière."),
        Some(Choice::DriveBack(_)) => {
            format!("{name} choisit le plateau dont les figurines retournent sur leurs cartes.")
        }
        Some(Choice::SetCircle(_)) => format!("{name} choisit le Tao à poser sur le Cercle de prière."),
        Some(Choice::MoveGhost(..)) => format!("{name} choisit un fantôme à déplacer et sa destination."),
        Some(Choice::RerollCurse) => {
            let shown = position.curse_face().map_or("", names::curse_face);
            format!("Le dé de malédiction indique : {shown}. {name} peut le relancer.")
        }
        Some(Choice::Reroll(_)) if position.dice().len() == 1 => format!("{}{name} peut le relancer.", dice(position)),
        Some(Choice::Reroll(_)) => format!("{}{name} peut relancer des dés.", dice(position)),
        Some(Choice::Defeat { .. }) => format!("{}{name} choisit ce qu'il exorcise.", dice(position)),
        Some(Choice::Pay(_)) => format!("{name} choisit qui paie le prochain Tao."),
        Some(Choice::First(_)) if position.curses_to_order().next().is_some() => {
            format!("{name} choisit la malédiction à résoudre en premier.")
        }
        Some(Choice::First(_)) => format!("{name} choisit la récompense à recevoir en premier."),
        Some(Choice::GainQi | Choice::GainYinYang) => format!("{name} choisit sa récompense."),
        Some(Choice::GiveQi(_)) => format!("{name} choisit qui reçoit 1 Qi."),
        Some(Choice::GiveYinYang(_)) => format!("{name} choisit qui reçoit le Yin-Yang."),
        _ => format!("Yang de {name} : à lui de jouer."),
    }
}

fn dice(position: &Position) -> String {
    match position.dice() {
        dice if dice.is_empty() => String::new(),
        dice => format!("{}. ", shown(dice)),
    }
}
