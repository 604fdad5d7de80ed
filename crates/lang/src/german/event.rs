use ghost_stories_engine::{Card, Cause, Colour, Event, Left, Outcome, Space, Tao};

use super::black_secret;
use super::names::{self, taoist as who};
use super::phrases::{agree, at as at_tile, board, from, of_board, on, onto, roll, to as to_tile};
use super::verdict::ending;
use super::white_moon;
use crate::black_secret::{curse_of, mantra_of};
use crate::phrases::capital;
use crate::white_moon::family;

pub(crate) fn outcome(outcome: Outcome) -> String {
    match outcome {
        Outcome::Card(card) => drawn(card),
        Outcome::TaoDice(dice) if dice.is_empty() => "Es wird nicht gewürfelt".into(),
        Outcome::TaoDice(dice) if dice.len() == 1 => format!("Der Würfel zeigt {}", roll(dice)),
        Outcome::TaoDice(dice) => format!("Die Würfel zeigen {}", roll(dice)),
        Outcome::CurseDie(face) => format!("Der Fluchwürfel zeigt: {}", names::curse_face(face)),
        Outcome::Villager(of) => format!("Ein Dorfbewohner der Familie {} wird aufgedeckt", family(of)),
        Outcome::Token(token) => format!("In den Katakomben aufgedeckt: {}", black_secret::token(token)),
        Outcome::CurseCard(curse) => {
            format!("Der Fluch „{}“ wird aufgedeckt", black_secret::curse_name(curse_of(curse)))
        }
        Outcome::Mantra(mantra) => {
            format!("Das Blutmantra „{}“ wird aufgedeckt", black_secret::mantra_name(mantra_of(mantra)))
        }
    }
}

pub(crate) fn event(event: Event) -> String {
    match event {
        Event::TurnBegan { board: on_turn } => format!("Die {} ist am Zug.", board(on_turn)),
        Event::YangBegan { taoist } => format!("Die Yang-Phase von {} beginnt.", who(taoist)),
        Event::FigureAdvanced { space: at, .. } => format!("Die Spukfigur {} rückt auf das Spukfeld vor.", on(at)),
        Event::FigureReturned { space: at, cause } => figure_returned(at, cause),
        Event::TileHaunted { tile, .. } => format!("Ab jetzt spukt es {}.", at_tile(tile)),
        Event::TileRestored { tile, .. } => format!("Der Spuk {} ist vertrieben.", at_tile(tile)),
        Event::NothingToHaunt { space: at } => format!("{} aus kann es nirgends mehr spuken.", capital(&from(at))),
        Event::Overrun { board: on_turn } => format!("Auf allen drei Plätzen {} liegen Geister.", of_board(on_turn)),
        Event::NoFreeSpace => "Ein Geist müsste ins Spiel kommen, aber alle zwölf Plätze sind besetzt.".into(),
        Event::CardDrawn { card } => format!("{}.", drawn(card)),
        Event::CardPlaced { card, space: at } => {
            format!("{} {} {}.", names::card(card), agree(card, "kommt", "kommen"), onto(at))
        }
        Event::BuddhaReturned { space: at } => {
            format!("Der Buddha {} kehrt in den Buddhistischen Tempel zurück.", on(at))
        }
        Event::GhostDiscarded { card, space: at, cause } => {
            let is = agree(card, "wird", "werden");
            format!("{} {} {is} {} vernichtet.", names::card(card), on(at), discarder(cause))
        }
        Event::GhostExorcised { card, space: at } => {
            format!("{} {} {} ausgetrieben.", names::card(card), on(at), agree(card, "wird", "werden"))
        }
        Event::GhostMoved { card, from: away, to } => {
            format!("{} {} {} {}.", names::card(card), agree(card, "wechselt", "wechseln"), from(away), onto(to))
        }
        Event::EffectBegan { card, space: at } => effect(card, at),
        Event::NoDieToHold { card } => {
            format!("{} {} keinen freien Tao-Würfel zum Stehlen.", names::card(card), agree(card, "findet", "finden"))
        }
        Event::CircleCleared { tao, .. } => {
            format!("Der {}e Tao-Marker auf dem Gebetskreis geht in den Vorrat zurück.", names::tao(tao))
        }
        Event::CircleSet { tao } => format!("Ein {}er Tao-Marker kommt auf den Gebetskreis.", names::tao(tao)),
        Event::CurseRolled { board: on_turn, face } => {
            format!("Der Fluchwürfel für die {} zeigt: {}.", board(on_turn), names::curse_face(face))
        }
        Event::CurseSpared { taoist } => {
            format!("Dank der Kraft des Bambus muss {} den Fluchwürfel nicht werfen.", who(taoist))
        }
        Event::CurseRerolled { taoist } => format!("{} wirft den Fluchwürfel neu.", who(taoist)),
        Event::TaoRolled { taoist, roll: dice, .. } => format!("{} würfelt {}.", who(taoist), roll(dice)),
        Event::TaoRerolled { taoist, dice } => format!("{} nimmt {} auf und würfelt neu.", who(taoist), roll(dice)),
        Event::QiLost { board: loser, .. } => format!("{} verliert 1 Qi.", who(loser)),
        Event::QiGained { taoist, .. } => format!("{} bekommt 1 Qi.", who(taoist)),
        Event::TaoLost { taoist, tao, cause } => tao_lost(taoist, tao, cause),
        Event::TaoSpent { taoist, tao } => format!("{} gibt einen {}en Tao-Marker aus.", who(taoist), names::tao(tao)),
        Event::TaoGained { taoist, tao, .. } => {
            format!("{} nimmt einen {}en Tao-Marker.", who(taoist), names::tao(tao))
        }
        Event::YinYangSpent { taoist } => format!("{} setzt das Yin-Yang ein.", who(taoist)),
        Event::YinYangGained { taoist, .. } => format!("{} bekommt das Yin-Yang.", who(taoist)),
        Event::TaoistDied { taoist } => format!("{} stirbt.", who(taoist)),
        Event::BoardPossessed { board: fallen, .. } => format!("Die {} ist jetzt besessen.", board(fallen)),
        Event::TaoistRevived { taoist } => format!("{} kehrt auf dem Friedhof ins Leben zurück.", who(taoist)),
        Event::TaoistMoved { taoist, tile, cause: Cause::OwnMove } => {
            format!("{} geht {}.", who(taoist), to_tile(tile))
        }
        Event::TaoistMoved { taoist, tile, .. } => format!("{} wird {} bewegt.", who(taoist), to_tile(tile)),
        Event::HelpAsked { taoist, tile, .. } => format!("{} bittet {} um Hilfe.", who(taoist), at_tile(tile)),
        Event::ExorcismBegan { taoist } => format!("{} beginnt eine Austreibung.", who(taoist)),
        Event::ExorcismFailed { taoist } => format!("Die Austreibung von {} misslingt.", who(taoist)),
        Event::PowerUsed { taoist, board: from, .. } => format!("{} nutzt die Kraft {}.", who(taoist), of_board(from)),
        Event::TokenSpent { taoist, board: from } => {
            format!("{} setzt einen Kraftmarker ein und leiht sich die Kraft {}.", who(taoist), of_board(from))
        }
        Event::TokenTaken { taoist } => format!("{} nimmt einen Kraftmarker vom mittleren Dorffeld.", who(taoist)),
        Event::MantraLaid { space: at } => format!("Der Geist {} bekommt die Schriftrolle.", on(at)),
        Event::MantraReturned { .. } => "Die Schriftrolle löst sich von ihrem Geist.".into(),
        Event::BuddhaTaken { taoist } => format!("{} nimmt einen Buddha aus dem Buddhistischen Tempel.", who(taoist)),
        Event::BuddhaPlaced { taoist, space: at } => format!("{} stellt einen Buddha {}.", who(taoist), onto(at)),
        Event::WhiteMoon(event) => white_moon::event(event),
        Event::BlackSecret(event) => black_secret::event(event),
        Event::GameOver { ending: how } => ending(how).into(),
    }
}

fn drawn(card: Card) -> String {
    format!("{} {} gezogen", names::card(card), agree(card, "wird", "werden"))
}

fn figure_returned(at: Space, cause: Cause) -> String {
    if cause == Cause::Haunter {
        format!("Die Spukfigur {} erreicht die Spukzone und kehrt auf ihre Karte zurück.", on(at))
    } else {
        format!("Die Spukfigur {} wird auf ihre Karte zurückgetrieben.", on(at))
    }
}

fn discarder(cause: Cause) -> &'static str {
    match cause {
        Cause::SorcerersHut => "von der Hexe",
        Cause::BloodMantra => "durch ein Blutmantra",
        _ => "vom Buddha",
    }
}

fn tao_lost(taoist: Colour, tao: Tao, cause: Cause) -> String {
    if cause == Cause::Discard {
        format!("{} legt einen {}en Tao-Marker ab.", who(taoist), names::tao(tao))
    } else {
        format!("{} verliert einen {}en Tao-Marker.", who(taoist), names::tao(tao))
    }
}

fn effect(card: Card, at: Space) -> String {
    let name = names::card(card);
    match card.lasting() {
        Some(Left::PowerOff) => {
            format!("{name} {} die Kraft {}.", agree(card, "blockiert", "blockieren"), of_board(at.board()))
        }
        Some(Left::AllPowersOff) => format!("{name} {} alle Kräfte.", agree(card, "blockiert", "blockieren")),
        Some(Left::TaoOff) => {
            format!("Solange {name} im Spiel {}, darf niemand Tao-Marker ausgeben.", agree(card, "ist", "sind"))
        }
        Some(Left::DieCaptive) => format!("{name} {} einen Tao-Würfel.", agree(card, "stiehlt", "stehlen")),
        _ => format!("{name} {} {} zu wirken.", on(at), agree(card, "beginnt", "beginnen")),
    }
}

#[cfg(test)]
mod tests {
    use ghost_stories_engine::Tile;

    use super::*;

    fn card(number: u8) -> Card {
        Card::new(number).expect("a card")
    }

    #[test]
    fn the_verb_agrees_with_a_name_that_is_never_inflected() {
        let told = [26, 25].map(|number| event(Event::CardPlaced { card: card(number), space: Space::GreenLeft }));
        assert_eq!(
            told,
            [
                "Herzloser Mönch kommt auf den linken Platz der grünen Spieltafel.",
                "Herzlose Mönche kommen auf den linken Platz der grünen Spieltafel.",
            ],
        );
    }

    #[test]
    fn a_lasting_effect_names_its_card() {
        let told = [25, 46, 50].map(|number| effect(card(number), Space::GreenLeft));
        assert_eq!(
            told,
            [
                "Herzlose Mönche blockieren die Kraft der grünen Spieltafel.",
                "Abstoßende Schönheit stiehlt einen Tao-Würfel.",
                "Solange Schwarze Witwe im Spiel ist, darf niemand Tao-Marker ausgeben.",
            ],
        );
    }

    #[test]
    fn places_and_people_have_their_own_prepositions() {
        let haunted = |tile| event(Event::TileHaunted { tile, cause: Cause::Haunter });
        assert_eq!(haunted(Tile::Cemetery), "Ab jetzt spukt es auf dem Friedhof.");
        assert_eq!(haunted(Tile::Watchman), "Ab jetzt spukt es beim Nachtwächter.");
    }
}
