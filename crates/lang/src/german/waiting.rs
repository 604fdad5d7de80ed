use ghost_stories_engine::{Chance, Who};

use super::black_secret;
use super::names::{self, who};
use super::phrases::agree;
use super::white_moon;
use crate::waiting::Decision;

pub(crate) fn chance(chance: Chance) -> String {
    match chance {
        Chance::Card => "Die oberste Karte des Geisterstapels muss gezogen werden.".into(),
        Chance::TaoDice(1) => "1 Tao-Würfel muss geworfen werden.".into(),
        Chance::TaoDice(dice) => format!("{dice} Tao-Würfel müssen geworfen werden."),
        Chance::CurseDie => "Der Fluchwürfel muss geworfen werden.".into(),
        Chance::Villager => "Ein Dorfbewohner muss aufgedeckt werden.".into(),
        Chance::Incarnation => "Eine Inkarnation muss gezogen werden.".into(),
        Chance::Token => "Ein Katakombenmarker muss aufgedeckt werden.".into(),
        Chance::CurseCard => "Ein Fluch von Wu-Feng muss aufgedeckt werden.".into(),
        Chance::Mantra => "Ein Blutmantra muss aufgedeckt werden.".into(),
    }
}

pub(crate) fn decision(decider: Who, decision: Decision) -> String {
    let name = who(decider);
    match decision {
        Decision::Place(card) => {
            format!("{name} entscheidet, wohin {} {}.", names::card(card), agree(card, "kommt", "kommen"))
        }
        Decision::Discard => format!("{name} muss einen Tao-Marker ablegen."),
        Decision::LoseQi(possessed) => {
            let board = names::colour(possessed);
            format!("{name} entscheidet, wer für die besessene {board}e Spieltafel 1 Qi verliert.")
        }
        Decision::LayMantra => format!("{name} entscheidet, welcher Geist die Schriftrolle bekommt."),
        Decision::TakeTao => format!("{name} nimmt einen Tao-Marker nach Wahl aus dem Vorrat."),
        Decision::MoveTaoist => format!("{name} entscheidet, welcher Taoist wohin bewegt wird."),
        Decision::UseYinYang => format!("{name} entscheidet, wozu das Yin-Yang dient."),
        Decision::Restore => format!("{name} entscheidet, wo der Spuk vertrieben wird."),
        Decision::Revive => format!("{name} entscheidet, welcher Taoist ins Leben zurückkehrt."),
        Decision::Banish => format!("{name} entscheidet, welchen Geist die Hexe vernichtet."),
        Decision::DriveBack => {
            format!("{name} entscheidet, auf welcher Spieltafel die Spukfiguren zurückgetrieben werden.")
        }
        Decision::SetCircle => format!("{name} entscheidet, welcher Tao-Marker auf den Gebetskreis kommt."),
        Decision::MoveGhost => format!("{name} entscheidet, welcher Geist wohin wechselt."),
        Decision::RerollCurse(_) => format!("{name} darf ihn neu werfen."),
        Decision::Reroll(_) => format!("{name} darf neu würfeln."),
        Decision::Defeat(_) => format!("{name} entscheidet, was ausgetrieben wird."),
        Decision::Pay => format!("{name} entscheidet, wer den nächsten Tao-Marker zahlt."),
        Decision::FirstCurse => format!("{name} entscheidet, welcher Fluch zuerst kommt."),
        Decision::FirstReward => format!("{name} entscheidet, welche Belohnung zuerst kommt."),
        Decision::Reward => format!("{name} wählt die Belohnung."),
        Decision::GiveQi => format!("{name} entscheidet, wer 1 Qi bekommt."),
        Decision::GiveYinYang => format!("{name} entscheidet, wer das Yin-Yang bekommt."),
        Decision::WhiteMoon(decision) => format!("{name} {}", white_moon::decision(decision)),
        Decision::BlackSecret(decision) => format!("{name} {}", black_secret::decision(decision)),
        Decision::Act => format!("Yang-Phase: {name} entscheidet, was zu tun ist."),
    }
}
