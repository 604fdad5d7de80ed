use ghost_stories_engine::{Chance, Choice, Colour, Position, Waiting};

use super::names::{self, taoist as who};
use super::phrases::{agree, roll};
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
        Chance::Draw => "Die oberste Karte des Geisterstapels muss gezogen werden.".into(),
        Chance::TaoDice(1) => "1 Tao-Würfel muss geworfen werden.".into(),
        Chance::TaoDice(dice) => format!("{dice} Tao-Würfel müssen geworfen werden."),
        Chance::CurseDie => "Der Fluchwürfel muss geworfen werden.".into(),
    }
}

/// What is decided shows in the options: the last but for what only leaves something out.
fn decision(position: &Position, decider: Colour) -> String {
    let options = position.options();
    let name = who(decider);
    if let Some(card) = position.card_to_place() {
        return format!("{name} entscheidet, wohin {} {}.", names::card(card), agree(card, "kommt", "kommen"));
    }
    let telling = options.iter().rev().find(|option| !matches!(option, Choice::Keep | Choice::Decline));
    match telling {
        Some(Choice::Discard(_)) => format!("{name} muss einen Tao-Marker ablegen."),
        Some(Choice::LoseQi(_)) => {
            let board = names::colour(position.board_on_turn());
            format!("{name} entscheidet, wer für die besessene {board}e Spieltafel 1 Qi verliert.")
        }
        Some(Choice::LayMantra(_)) => format!("{name} entscheidet, welcher Geist die Schriftrolle bekommt."),
        Some(Choice::TakeTao(_)) => format!("{name} nimmt einen Tao-Marker nach Wahl aus dem Vorrat."),
        Some(Choice::MoveTaoist(..)) => format!("{name} entscheidet, welcher Taoist wohin bewegt wird."),
        Some(Choice::Ask(_) | Choice::Restore(_)) => {
            if options.iter().any(|option| matches!(option, Choice::Ask(_))) {
                format!("{name} entscheidet, wozu das Yin-Yang dient.")
            } else {
                format!("{name} entscheidet, wo der Spuk vertrieben wird.")
            }
        }
        Some(Choice::Revive(_)) => format!("{name} entscheidet, welcher Taoist ins Leben zurückkehrt."),
        Some(Choice::Banish(_)) => format!("{name} entscheidet, welchen Geist die Hexe vernichtet."),
        Some(Choice::DriveBack(_)) => {
            format!("{name} entscheidet, auf welcher Spieltafel die Spukfiguren zurückgetrieben werden.")
        }
        Some(Choice::SetCircle(_)) => format!("{name} entscheidet, welcher Tao-Marker auf den Gebetskreis kommt."),
        Some(Choice::MoveGhost(..)) => format!("{name} entscheidet, welcher Geist wohin wechselt."),
        Some(Choice::RerollCurse) => {
            let shown = position.curse_face().map_or("", names::curse_face);
            format!("Der Fluchwürfel zeigt: {shown}. {name} darf ihn neu werfen.")
        }
        Some(Choice::Reroll(_)) => format!("{}{name} darf neu würfeln.", dice(position)),
        Some(Choice::Defeat { .. }) => format!("{}{name} entscheidet, was ausgetrieben wird.", dice(position)),
        Some(Choice::Pay(_)) => format!("{name} entscheidet, wer den nächsten Tao-Marker zahlt."),
        Some(Choice::First(_)) if position.curses_to_order().next().is_some() => {
            format!("{name} entscheidet, welcher Fluch zuerst kommt.")
        }
        Some(Choice::First(_)) => format!("{name} entscheidet, welche Belohnung zuerst kommt."),
        Some(Choice::GainQi | Choice::GainYinYang) => format!("{name} wählt die Belohnung."),
        Some(Choice::GiveQi(_)) => format!("{name} entscheidet, wer 1 Qi bekommt."),
        Some(Choice::GiveYinYang(_)) => format!("{name} entscheidet, wer das Yin-Yang bekommt."),
        _ => format!("Yang-Phase: {name} entscheidet, was zu tun ist."),
    }
}

fn dice(position: &Position) -> String {
    match position.dice() {
        dice if dice.is_empty() => String::new(),
        dice if dice.len() == 1 => format!("Der Würfel zeigt {}. ", roll(dice)),
        dice => format!("Die Würfel zeigen {}. ", roll(dice)),
    }
}
