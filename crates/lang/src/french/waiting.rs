use ghost_stories_engine::{Chance, Who};

use super::black_secret;
use super::names::who;
use super::noun::Noun;
use super::phrases::{board, count};
use super::white_moon;
use crate::waiting::Decision;

pub(crate) fn chance(chance: Chance) -> String {
    match chance {
        Chance::Card => "Il faut piocher la prochaine carte.".into(),
        Chance::TaoDice(dice) => format!("Il faut lancer {}.", count(dice, "dé Tao", "dés Tao")),
        Chance::CurseDie => "Il faut lancer le dé de malédiction.".into(),
        Chance::Villager => "Il faut révéler un villageois.".into(),
        Chance::Incarnation => "Il faut piocher une incarnation.".into(),
        Chance::Token => "Il faut révéler un jeton catacombes.".into(),
        Chance::CurseCard => "Il faut révéler une malédiction de Wu-Feng.".into(),
        Chance::Mantra => "Il faut révéler un Mantra de sang.".into(),
    }
}

pub(crate) fn decision(decider: Who, decision: Decision) -> String {
    let name = who(decider);
    match decision {
        Decision::Place(card) => format!("{name} choisit où poser {}.", Noun::card(card).the()),
        Decision::Discard => format!("{name} doit défausser un Tao."),
        Decision::LoseQi(possessed) => {
            format!("{name} choisit qui perd 1 Qi à la place du {} possédé.", board(possessed))
        }
        Decision::LayMantra => format!("{name} choisit sur quel fantôme poser le Mantra."),
        Decision::TakeTao => format!("{name} prend un Tao de son choix dans la réserve."),
        Decision::MoveTaoist => format!("{name} choisit un taoïste à déplacer et sa destination."),
        Decision::UseYinYang => format!("{name} choisit comment utiliser le Yin-Yang."),
        Decision::Restore => format!("{name} choisit la tuile hantée à réactiver."),
        Decision::Revive => format!("{name} choisit le taoïste à ressusciter."),
        Decision::Banish => format!("{name} choisit le fantôme à défausser grâce à la Hutte de la sorcière."),
        Decision::DriveBack => format!("{name} choisit le plateau dont les figurines retournent sur leurs cartes."),
        Decision::SetCircle => format!("{name} choisit le Tao à poser sur le Cercle de prière."),
        Decision::MoveGhost => format!("{name} choisit un fantôme à déplacer et sa destination."),
        Decision::RerollCurse(_) => format!("{name} peut le relancer."),
        Decision::Reroll(dice) if dice.len() == 1 => format!("{name} peut le relancer."),
        Decision::Reroll(_) => format!("{name} peut relancer des dés."),
        Decision::Defeat(_) => format!("{name} choisit ce qu'il exorcise."),
        Decision::Pay => format!("{name} choisit qui paie le prochain Tao."),
        Decision::FirstCurse => format!("{name} choisit la malédiction à résoudre en premier."),
        Decision::FirstReward => format!("{name} choisit la récompense à recevoir en premier."),
        Decision::Reward => format!("{name} choisit sa récompense."),
        Decision::GiveQi => format!("{name} choisit qui reçoit 1 Qi."),
        Decision::GiveYinYang => format!("{name} choisit qui reçoit le Yin-Yang."),
        Decision::WhiteMoon(decision) => format!("{name} {}", white_moon::decision(decision)),
        Decision::BlackSecret(decision) => format!("{name} {}", black_secret::decision(decision)),
        Decision::Act => format!("Yang de {name} : à lui de jouer."),
    }
}
