use ghost_stories_engine::{Chance, Choice, Colour, Position, Waiting};

use super::names::{self, taoist as who};
use super::phrases::{board, count, roll, verb};
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
        Chance::Draw => "Trzeba dobrać wierzchnią kartę talii.".into(),
        Chance::TaoDice(dice) => {
            format!("Trzeba rzucić {}.", count(dice, ["kością tao", "kośćmi tao", "kośćmi tao"]))
        }
        Chance::CurseDie => "Trzeba rzucić kością klątwy.".into(),
    }
}

/// What is decided shows in the options: the last but for what only leaves something out.
fn decision(position: &Position, decider: Colour) -> String {
    let options = position.options();
    let name = who(decider);
    if let Some(card) = position.card_to_place() {
        return format!("{name} decyduje, dokąd {} {}.", verb(card, "trafi", "trafią"), names::card(card));
    }
    let telling = options.iter().rev().find(|option| !matches!(option, Choice::Keep | Choice::Decline));
    match telling {
        Some(Choice::Discard(_)) => format!("{name} musi odrzucić znacznik tao."),
        Some(Choice::LoseQi(_)) => {
            format!("{name} decyduje, kto straci 1 qi zamiast nawiedzonej {}.", board(position.board_on_turn()))
        }
        Some(Choice::LayMantra(_)) => format!("{name} decyduje, na którym duchu położyć mantrę."),
        Some(Choice::TakeTao(_)) => format!("{name} bierze z banku dowolny znacznik tao."),
        Some(Choice::MoveTaoist(..)) => format!("{name} decyduje, którego taoistę i dokąd przesunąć."),
        Some(Choice::Ask(_) | Choice::Restore(_)) => {
            if options.iter().any(|option| matches!(option, Choice::Ask(_))) {
                format!("{name} decyduje, do czego użyć jin-jang.")
            } else {
                format!("{name} decyduje, który nawiedzony kafel znów będzie aktywny.")
            }
        }
        Some(Choice::Revive(_)) => format!("{name} decyduje, którego taoistę przywrócić do życia."),
        Some(Choice::Banish(_)) => format!("{name} decyduje, którego ducha odrzuci czarownik."),
        Some(Choice::DriveBack(_)) => format!("{name} decyduje, na której planszy cofnąć figurki duchów."),
        Some(Choice::SetCircle(_)) => format!("{name} decyduje, jaki znacznik tao położyć na Kręgu modlitewnym."),
        Some(Choice::MoveGhost(..)) => format!("{name} decyduje, którego ducha i dokąd przesunąć."),
        Some(Choice::RerollCurse) => {
            let shown = position.curse_face().map_or("", names::curse_face);
            format!("Kość klątwy: {shown}. {name} może ją przerzucić.")
        }
        Some(Choice::Reroll(_)) => format!("{}{name} może przerzucić kości.", dice(position)),
        Some(Choice::Defeat { .. }) => format!("{}{name} decyduje, kogo przegnać.", dice(position)),
        Some(Choice::Pay(_)) => format!("{name} decyduje, kto wyda następny znacznik tao."),
        Some(Choice::First(_)) if position.curses_to_order().next().is_some() => {
            format!("{name} decyduje, która klątwa będzie pierwsza.")
        }
        Some(Choice::First(_)) => format!("{name} decyduje, która nagroda będzie pierwsza."),
        Some(Choice::GainQi | Choice::GainYinYang) => format!("{name} wybiera nagrodę."),
        Some(Choice::GiveQi(_)) => format!("{name} decyduje, kto otrzyma 1 qi."),
        Some(Choice::GiveYinYang(_)) => format!("{name} decyduje, kto otrzyma jin-jang."),
        _ => format!("Faza jang {}: wybierz, co zrobić.", names::taoist_of(decider)),
    }
}

fn dice(position: &Position) -> String {
    match position.dice() {
        dice if dice.is_empty() => String::new(),
        dice => format!("Wynik rzutu: {}. ", roll(dice)),
    }
}
