use ghost_stories_engine::{Chance, Who};

use super::black_secret;
use super::names::{self, who};
use super::phrases::{board, count, verb};
use super::white_moon;
use crate::waiting::Decision;

pub(crate) fn chance(chance: Chance) -> String {
    match chance {
        Chance::Card => "Trzeba dobrać wierzchnią kartę talii.".into(),
        Chance::TaoDice(dice) => {
            format!("Trzeba rzucić {}.", count(dice, ["kością tao", "kośćmi tao", "kośćmi tao"]))
        }
        Chance::CurseDie => "Trzeba rzucić kością klątwy.".into(),
        Chance::Villager => "Trzeba odkryć wieśniaka.".into(),
        Chance::Incarnation => "Trzeba dobrać wcielenie.".into(),
        Chance::Token => "Trzeba odkryć żeton katakumb.".into(),
        Chance::CurseCard => "Trzeba odkryć klątwę Wu Fenga.".into(),
        Chance::Mantra => "Trzeba odkryć krwawą mantrę.".into(),
    }
}

pub(crate) fn decision(decider: Who, decision: Decision) -> String {
    let name = who(decider);
    match decision {
        Decision::Place(card) => {
            format!("{name} decyduje, dokąd {} {}.", verb(card, "trafi", "trafią"), names::card(card))
        }
        Decision::Discard => format!("{name} musi odrzucić znacznik tao."),
        Decision::LoseQi(possessed) => {
            format!("{name} decyduje, kto straci 1 qi zamiast nawiedzonej {}.", board(possessed))
        }
        Decision::LayMantra => format!("{name} decyduje, na którym duchu położyć mantrę."),
        Decision::TakeTao => format!("{name} bierze z banku dowolny znacznik tao."),
        Decision::MoveTaoist => format!("{name} decyduje, którego taoistę i dokąd przesunąć."),
        Decision::UseYinYang => format!("{name} decyduje, do czego użyć jin-jang."),
        Decision::Restore => format!("{name} decyduje, który nawiedzony kafel znów będzie aktywny."),
        Decision::Revive => format!("{name} decyduje, którego taoistę przywrócić do życia."),
        Decision::Banish => format!("{name} decyduje, którego ducha odrzuci czarownik."),
        Decision::DriveBack => format!("{name} decyduje, na której planszy cofnąć figurki duchów."),
        Decision::SetCircle => format!("{name} decyduje, jaki znacznik tao położyć na Kręgu modlitewnym."),
        Decision::MoveGhost => format!("{name} decyduje, którego ducha i dokąd przesunąć."),
        Decision::RerollCurse(_) => format!("{name} może ją przerzucić."),
        Decision::Reroll(_) => format!("{name} może przerzucić kości."),
        Decision::Defeat(_) => format!("{name} decyduje, kogo przegnać."),
        Decision::Pay => format!("{name} decyduje, kto wyda następny znacznik tao."),
        Decision::FirstCurse => format!("{name} decyduje, która klątwa będzie pierwsza."),
        Decision::FirstReward => format!("{name} decyduje, która nagroda będzie pierwsza."),
        Decision::Reward => format!("{name} wybiera nagrodę."),
        Decision::GiveQi => format!("{name} decyduje, kto otrzyma 1 qi."),
        Decision::GiveYinYang => format!("{name} decyduje, kto otrzyma jin-jang."),
        Decision::WhiteMoon(decision) => format!("{name} {}", white_moon::decision(decision)),
        Decision::BlackSecret(decision) => format!("{name} {}", black_secret::decision(decision)),
        Decision::Act => format!("Faza jang {}: wybierz, co zrobić.", names::who_of(decider)),
    }
}
