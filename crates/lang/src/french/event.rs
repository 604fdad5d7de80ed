use ghost_stories_engine::{Card, Cause, Colour, Event, Left, Outcome, Roll, Space, Tao, Tile};

use super::black_secret;
use super::names::{self, taoist as who};
use super::noun::Noun;
use super::phrases::{board, count, roll, shown, space};
use super::verdict::ending;
use super::white_moon;
use crate::black_secret::{curse_of, mantra_of};
use crate::white_moon::family;

pub(crate) fn outcome(outcome: Outcome) -> String {
    match outcome {
        Outcome::Card(card) => drawn(card),
        Outcome::TaoDice(dice) if dice.is_empty() => "Aucun dé n'est lancé".into(),
        Outcome::TaoDice(dice) => shown(dice),
        Outcome::CurseDie(face) => format!("Le dé de malédiction indique : {}", names::curse_face(face)),
        Outcome::Villager(of) => format!("Un villageois de la famille {} est révélé", family(of)),
        Outcome::Token(token) => format!("Jeton catacombes révélé : {}", black_secret::token(token)),
        Outcome::CurseCard(curse) => {
            format!("La malédiction « {} » est révélée", black_secret::curse_name(curse_of(curse)))
        }
        Outcome::Mantra(mantra) => {
            format!("Le Mantra de sang « {} » est révélé", black_secret::mantra_name(mantra_of(mantra)))
        }
    }
}

pub(crate) fn event(event: Event) -> String {
    match event {
        Event::TurnBegan { board: on_turn } => format!("Le tour du {} commence.", board(on_turn)),
        Event::YangBegan { taoist } => format!("Le Yang de {} commence.", who(taoist)),
        Event::FigureAdvanced { space: at, .. } => {
            format!("Sur {}, la figurine du hanteur avance sur la première pierre.", space(at))
        }
        Event::FigureReturned { space: at, cause } => figure_returned(at, cause),
        Event::TileHaunted { tile, .. } => format!("{}.", Noun::tile(tile).clause("désormais hanté")),
        Event::TileRestored { tile, .. } => format!("{}.", Noun::tile(tile).clause("réactivé")),
        Event::NothingToHaunt { space: at } => {
            format!("Il ne reste aucune tuile à hanter dans la ligne de {}.", space(at))
        }
        Event::Overrun { board: on_turn } => {
            format!("Des fantômes occupent les trois emplacements du {}.", board(on_turn))
        }
        Event::NoFreeSpace => "Un fantôme devrait entrer en jeu, mais les douze emplacements sont occupés.".into(),
        Event::CardDrawn { card } => format!("{}.", drawn(card)),
        Event::CardPlaced { card, space: at } => format!("{} sur {}.", Noun::card(card).clause("posé"), space(at)),
        Event::BuddhaReturned { space: at } => format!("Le Bouddha de {} retourne au Temple bouddhiste.", space(at)),
        Event::GhostDiscarded { card, space: at, cause } => {
            format!("{} de {} par {}.", Noun::card(card).clause("défaussé"), space(at), discarder(cause))
        }
        Event::GhostExorcised { card, space: at } => {
            format!("{} sur {}.", Noun::card(card).clause("exorcisé"), space(at))
        }
        Event::GhostMoved { card, from, to } => {
            format!("{} de {} vers {}.", Noun::card(card).clause("déplacé"), space(from), space(to))
        }
        Event::EffectBegan { card, space: at } => effect(card, at),
        Event::NoDieToHold { card } => {
            format!("Il ne reste aucun dé Tao libre à capturer pour {}.", Noun::card(card).the())
        }
        Event::CircleCleared { tao, .. } => {
            format!("Le Tao {} du Cercle de prière retourne à la réserve.", names::tao(tao))
        }
        Event::CircleSet { tao } => format!("Un Tao {} est posé sur le Cercle de prière.", names::tao(tao)),
        Event::CurseRolled { board: on_turn, face } => {
            format!("Le dé de malédiction lancé pour le {} indique : {}.", board(on_turn), names::curse_face(face))
        }
        Event::CurseSpared { taoist } => {
            format!("Grâce à « Force de la montagne », {} ne lance pas le dé de malédiction.", who(taoist))
        }
        Event::CurseRerolled { taoist } => format!("{} relance le dé de malédiction.", who(taoist)),
        Event::TaoRolled { taoist, roll: dice, .. } => {
            format!("{} lance {} : {}.", who(taoist), count(dice.len(), "dé", "dés"), roll(dice))
        }
        Event::TaoRerolled { taoist, dice } => tao_rerolled(taoist, dice),
        Event::QiLost { board: loser, .. } => format!("{} perd 1 Qi.", who(loser)),
        Event::QiGained { taoist, .. } => format!("{} gagne 1 Qi.", who(taoist)),
        Event::TaoLost { taoist, tao, cause } => tao_lost(taoist, tao, cause),
        Event::TaoSpent { taoist, tao } => format!("{} dépense un Tao {}.", who(taoist), names::tao(tao)),
        Event::TaoGained { taoist, tao, .. } => format!("{} prend un Tao {}.", who(taoist), names::tao(tao)),
        Event::YinYangSpent { taoist } => format!("{} dépense son Yin-Yang.", who(taoist)),
        Event::YinYangGained { taoist, .. } => format!("{} reçoit son Yin-Yang.", who(taoist)),
        Event::TaoistDied { taoist } => format!("{} meurt.", who(taoist)),
        Event::BoardPossessed { board: fallen, .. } => format!("Le {} est désormais possédé.", board(fallen)),
        Event::TaoistRevived { taoist } => format!("{} ressuscite au Cimetière.", who(taoist)),
        Event::TaoistMoved { taoist, tile, cause } => taoist_moved(taoist, tile, cause),
        Event::HelpAsked { taoist, tile, .. } => {
            format!("{} demande de l'aide {}.", who(taoist), Noun::tile(tile).to())
        }
        Event::ExorcismBegan { taoist } => format!("{} tente un exorcisme.", who(taoist)),
        Event::ExorcismFailed { taoist } => format!("L'exorcisme de {} échoue.", who(taoist)),
        Event::PowerUsed { taoist, board: from, .. } => {
            format!("{} utilise le pouvoir du {}.", who(taoist), board(from))
        }
        Event::TokenSpent { taoist, board: from } => {
            format!("{} dépense un jeton pouvoir pour emprunter le pouvoir du {}.", who(taoist), board(from))
        }
        Event::TokenTaken { taoist } => format!("{} prend un jeton pouvoir sur la tuile centrale.", who(taoist)),
        Event::MantraLaid { space: at } => format!("Le Mantra est posé sur le fantôme de {}.", space(at)),
        Event::MantraReturned { .. } => "Le Mantra quitte son fantôme.".into(),
        Event::BuddhaTaken { taoist } => format!("{} prend un Bouddha au Temple bouddhiste.", who(taoist)),
        Event::BuddhaPlaced { taoist, space: at } => format!("{} pose un Bouddha sur {}.", who(taoist), space(at)),
        Event::WhiteMoon(event) => white_moon::event(event),
        Event::BlackSecret(event) => black_secret::event(event),
        Event::GameOver { ending: how } => ending(how).into(),
    }
}

fn drawn(card: Card) -> String {
    Noun::card(card).clause("pioché")
}

fn figure_returned(at: Space, cause: Cause) -> String {
    if cause == Cause::Haunter {
        format!("Sur {}, la figurine du hanteur atteint la seconde pierre et retourne sur sa carte.", space(at))
    } else {
        format!("Sur {}, la figurine du hanteur est ramenée sur sa carte.", space(at))
    }
}

fn discarder(cause: Cause) -> &'static str {
    match cause {
        Cause::SorcerersHut => "la Hutte de la sorcière",
        Cause::BloodMantra => "un Mantra de sang",
        _ => "le Bouddha",
    }
}

fn tao_rerolled(taoist: Colour, dice: Roll) -> String {
    let them = if dice.len() == 1 { "le" } else { "les" };
    let number = count(dice.len(), "dé", "dés");
    format!("{} reprend {number} ({}) pour {them} relancer.", who(taoist), roll(dice))
}

fn tao_lost(taoist: Colour, tao: Tao, cause: Cause) -> String {
    let loses = if cause == Cause::Discard { "défausse" } else { "perd" };
    format!("{} {loses} un Tao {}.", who(taoist), names::tao(tao))
}

fn taoist_moved(taoist: Colour, tile: Tile, cause: Cause) -> String {
    if cause == Cause::OwnMove {
        format!("{} va {}.", who(taoist), Noun::tile(tile).to())
    } else {
        format!("{} est déplacé vers {}.", who(taoist), Noun::tile(tile).the())
    }
}

fn effect(card: Card, at: Space) -> String {
    let ghost = Noun::card(card);
    match card.lasting() {
        Some(Left::PowerOff) => format!("Le pouvoir du {} est bloqué par {}.", board(at.board()), ghost.the()),
        Some(Left::AllPowersOff) => {
            format!("Aucun pouvoir ne fonctionne tant que {} {} en jeu.", ghost.the(), ghost.be())
        }
        Some(Left::TaoOff) => {
            format!("Personne ne peut dépenser de Tao tant que {} {} en jeu.", ghost.the(), ghost.be())
        }
        Some(Left::DieCaptive) => format!("Un dé Tao est désormais capturé par {}.", ghost.the()),
        _ => format!("L'effet {} sur {} commence.", ghost.of(), space(at)),
    }
}

#[cfg(test)]
mod tests {
    use ghost_stories_engine::Tile;

    use super::*;

    #[test]
    fn what_happens_to_a_ghost_or_a_tile_agrees_with_its_name() {
        let card = |number| Card::new(number).unwrap();
        let exorcised = |number| event(Event::GhostExorcised { card: card(number), space: Space::RedLeft });
        assert_eq!(exorcised(12), "La Demoiselle noyée est exorcisée sur l'emplacement gauche du plateau rouge.");
        assert_eq!(exorcised(60), "Les Oubliés sont exorcisés sur l'emplacement gauche du plateau rouge.");
        assert_eq!(outcome(Outcome::Card(card(34))), "L'Écorcheur est pioché");
        let haunted = |tile| event(Event::TileHaunted { tile, cause: Cause::Haunter });
        assert_eq!(haunted(Tile::Herbalist), "L'Échoppe de l'herboriste est désormais hantée.");
        assert_eq!(haunted(Tile::Temple), "Le Temple bouddhiste est désormais hanté.");
    }
}
