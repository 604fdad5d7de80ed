//! White Moon.

use ghost_stories_engine::{Artifact, Colour, Curse, Family, Position, Thanks, Tile, WhiteMoonChoice, WhiteMoonEvent};

use super::names::{self, taoist as who};
use super::noun::Noun;
use super::phrases::{board, count, ghost_on, place, space};
use crate::black_secret::is_wu_feng;
use crate::white_moon::{Declined, WhiteMoonDecision, companion, family, top};

pub(crate) fn artifact(artifact: Artifact) -> &'static str {
    match artifact {
        Artifact::Sword => "Épée divine",
        Artifact::Armour => "Armure des esprits",
        Artifact::Claw => "Griffe de vengeance",
        Artifact::Elixir => "Élixir de santé",
        Artifact::Dust => "Poussière de lune",
        Artifact::Gong => "Gong du rassemblement",
        Artifact::Lantern => "Lanterne de nuit",
        Artifact::Charm => "Charme de protection",
    }
}

/// "le villageois de la famille Li".
pub(super) fn villager(of: Option<Family>) -> String {
    of.map_or("le villageois".to_owned(), |of| format!("le villageois de la famille {}", family(of)))
}

/// "Un villageois de la famille Li", at the head of a sentence.
fn one_of(of: Family) -> String {
    format!("Un villageois de la famille {}", family(of))
}

/// "le villageois de la famille Li (Cimetière)".
pub(super) fn on_tile(position: &Position, tile: Tile) -> String {
    format!("{} ({})", villager(top(position, tile)), names::tile(tile))
}

fn together(position: &Position, taoist: Colour) -> String {
    villager(companion(position, taoist))
}

pub(crate) fn choice(position: &Position, choice: WhiteMoonChoice) -> String {
    let me = position.board_on_turn();
    match choice {
        WhiteMoonChoice::Save(tile) => format!("Sauver {}", on_tile(position, tile)),
        WhiteMoonChoice::Carry(tile) => format!("Aller {} avec {}", Noun::tile(tile).to(), together(position, me)),
        WhiteMoonChoice::Step(tile) => format!("Aller seul {}, puis une tuile plus loin", Noun::tile(tile).to()),
        WhiteMoonChoice::StandUp => "Se relever".into(),
        WhiteMoonChoice::Escort(taoist, tile) => {
            let (tile, villager) = (Noun::tile(tile).the(), together(position, taoist));
            format!("Déplacer {} vers {tile} avec {villager}", who(taoist))
        }
        WhiteMoonChoice::Raise(taoist) => format!("Aider {} à se relever", who(taoist)),
        WhiteMoonChoice::Rescue => format!("Sauver {} par le portail", together(position, me)),
        WhiteMoonChoice::Sacrifice(tile) if is_wu_feng(position) => format!("Tuer {}", on_tile(position, tile)),
        WhiteMoonChoice::Sacrifice(tile) => format!("Sacrifier {}", on_tile(position, tile)),
        WhiteMoonChoice::Return(of) => format!("Faire revenir un villageois de la famille {} au Cimetière", family(of)),
        WhiteMoonChoice::GiveUp(taoist) => format!("Le Tao qui quitte la partie est celui de {}", who(taoist)),
        WhiteMoonChoice::SuLing(at) => match position.card(at) {
            Some(card) => format!("Placer Su-Ling devant {} ({})", Noun::card(card).the(), place(at)),
            None => format!("Placer Su-Ling devant {}", space(at)),
        },
        WhiteMoonChoice::Light => "Poser un cristal sur le piédestal de ce coin".into(),
        WhiteMoonChoice::PlaceCrystal => {
            format!("Poser votre cristal sur le piédestal {}", Noun::tile(position.tile_of(me)).of())
        }
        WhiteMoonChoice::Train(tao) => format!("S'entraîner contre tous les fantômes {}s", names::tao(tao)),
        WhiteMoonChoice::Defeat { ghosts, tao, crystals: spent } => {
            let beaten = super::choice::defeat(position, ghosts, tao);
            let and = if tao.is_empty() { " en dépensant" } else { ", plus" };
            format!("{beaten}{and} {}", crystals(spent))
        }
        WhiteMoonChoice::Beat { space: at, tao, crystals: spent } => {
            let ghost = format!("Vaincre {} ({})", ghost_on(position, at).the(), place(at));
            match (tao, spent) {
                (0, 0) => ghost,
                (tao, 0) => format!("{ghost} en dépensant {tao} Tao"),
                (0, spent) => format!("{ghost} en dépensant {}", crystals(spent)),
                (tao, spent) => format!("{ghost} en dépensant {tao} Tao et {}", crystals(spent)),
            }
        }
        WhiteMoonChoice::PayCrystal(payer) => format!("{} paie le cristal", who(payer)),
        WhiteMoonChoice::Roll => "Lancer les quatre dés contre les fantômes de ce plateau".into(),
        WhiteMoonChoice::Use(what) => format!("Utiliser {}", Noun::artifact(what).the()),
        WhiteMoonChoice::Turn(face) => format!("Tourner un dé {} sur sa face blanche", names::face(face)),
        WhiteMoonChoice::Ward => "Ignorer le dé de malédiction grâce au Charme de protection".into(),
        WhiteMoonChoice::Give(taoist) => format!("{} reçoit l'artefact", who(taoist)),
    }
}

pub(crate) fn declined(what: Declined) -> &'static str {
    match what {
        Declined::Step => "Ne pas aller plus loin",
        Declined::Beat => "Ne plus rien vaincre",
        Declined::SuLing => "Laisser Su-Ling où elle est",
        Declined::Light => "Ne pas poser de cristal sur le piédestal",
        Declined::Barrier => "Ne rien faire pour ce plateau",
    }
}

pub(crate) fn decision(decision: WhiteMoonDecision) -> &'static str {
    match decision {
        WhiteMoonDecision::Pick => "choisit le villageois sauvé avant le début de la partie.",
        WhiteMoonDecision::Sacrifice => "choisit le villageois qui meurt.",
        WhiteMoonDecision::LoseQi => "choisit qui perd 1 Qi.",
        WhiteMoonDecision::GiveUp => "choisit à qui appartient le Tao qui quitte la partie.",
        WhiteMoonDecision::Step => "peut aller une tuile plus loin.",
        WhiteMoonDecision::Raise => "choisit le taoïste à relever.",
        WhiteMoonDecision::Return => "choisit qui revient au Cimetière.",
        WhiteMoonDecision::Give => "choisit qui reçoit l'artefact.",
        WhiteMoonDecision::Train => "choisit contre quels fantômes s'entraîner.",
        WhiteMoonDecision::Beat => "choisit les fantômes à vaincre.",
        WhiteMoonDecision::Turn => "peut tourner un dé sur sa face blanche grâce à l'Épée divine.",
        WhiteMoonDecision::SuLing => "choisit où placer Su-Ling.",
        WhiteMoonDecision::Light => "peut poser un cristal sur le piédestal du coin.",
        WhiteMoonDecision::Barrier => "choisit ce que fait la barrière mystique pour le prochain plateau.",
        WhiteMoonDecision::Lantern => "choisit la tuile dont la Lanterne de nuit demande l'aide.",
        WhiteMoonDecision::PayCrystal => "choisit qui paie le prochain cristal.",
    }
}

pub(crate) fn event(event: WhiteMoonEvent) -> String {
    match event {
        WhiteMoonEvent::VillagerRevealed { family: of, tile } => {
            format!("{} est révélé {}.", one_of(of), Noun::tile(tile).to())
        }
        WhiteMoonEvent::VillagerMoved { family: of, tile, .. } => {
            format!("{} arrive {}.", one_of(of), Noun::tile(tile).to())
        }
        WhiteMoonEvent::VillagerSaved { family: of, .. } => format!("{} est sauvé.", one_of(of)),
        WhiteMoonEvent::VillagerDied { family: of, tile, .. } => {
            format!("{} meurt {}.", one_of(of), Noun::tile(tile).to())
        }
        WhiteMoonEvent::VillagerReturned { family: of, tile } => {
            format!("{} revient à la vie {}.", one_of(of), Noun::tile(tile).to())
        }
        WhiteMoonEvent::FamilySaved { family: of, taoist } => {
            format!("La famille {} est sauvée et remercie {}.", family(of), who(taoist))
        }
        WhiteMoonEvent::TaoistLaidDown { taoist, .. } => format!("{} est jeté à terre.", who(taoist)),
        WhiteMoonEvent::TaoistStoodUp { taoist } => format!("{} se relève.", who(taoist)),
        WhiteMoonEvent::TaoLeft { tao, taoist: Some(taoist) } => {
            format!("Un Tao {} de {} quitte la partie.", names::tao(tao), who(taoist))
        }
        WhiteMoonEvent::TaoLeft { tao, taoist: None } => {
            format!("Un Tao {} de la réserve quitte la partie.", names::tao(tao))
        }
        WhiteMoonEvent::SuLingPlaced { space: at } => format!("Su-Ling est placée devant {}.", space(at)),
        WhiteMoonEvent::SuLingReturned { .. } => "Su-Ling quitte les plateaux.".into(),
        WhiteMoonEvent::CrystalGained { taoist, .. } => format!("{} reçoit un cristal de lune.", who(taoist)),
        WhiteMoonEvent::CrystalSpent { taoist } => format!("{} dépense un cristal de lune.", who(taoist)),
        WhiteMoonEvent::CrystalPlaced { tile, .. } => {
            format!("Un cristal de lune est posé sur le piédestal {}.", Noun::tile(tile).of())
        }
        WhiteMoonEvent::BarrierBegan { .. } => "La barrière mystique s'élève.".into(),
        WhiteMoonEvent::BarrierRolls { board: at } => {
            format!("Les dés de la barrière sont lancés pour le {}.", board(at))
        }
        WhiteMoonEvent::BarrierSpent => "Un cristal de la barrière est dépensé.".into(),
        WhiteMoonEvent::BarrierEnded => "La barrière mystique prend fin.".into(),
        WhiteMoonEvent::TrainingBegan { taoist, tao } => {
            format!("{} s'entraîne contre tous les fantômes {}s.", who(taoist), names::tao(tao))
        }
        WhiteMoonEvent::ArtifactGained { taoist, artifact: what } => {
            format!("{} reçoit {}.", who(taoist), Noun::artifact(what).the())
        }
        WhiteMoonEvent::ArtifactUsed { taoist, artifact: what } => {
            format!("{} utilise {}.", who(taoist), Noun::artifact(what).the())
        }
        WhiteMoonEvent::DieTurned { taoist, face } => {
            format!("{} tourne un dé {} sur sa face blanche.", who(taoist), names::face(face))
        }
        WhiteMoonEvent::StoneVoid { card } => {
            format!("L'Armure des esprits annule la pierre gauche {}.", Noun::card(card).of())
        }
        WhiteMoonEvent::PortalTaken => "Le portail est retenu par le Gardien du portail.".into(),
        WhiteMoonEvent::PortalReturned => "Le portail est de retour sur sa tuile.".into(),
        WhiteMoonEvent::GhostsLeft { number } => {
            let leave = if number < 2 { "quitte" } else { "quittent" };
            format!("{} du bas de la pioche {leave} la partie.", count(number, "fantôme", "fantômes"))
        }
        WhiteMoonEvent::Shapeshifted { from, to } => {
            format!("Le Métamorphe se déplace de {} vers {}.", space(from), space(to))
        }
        WhiteMoonEvent::OnDeck { card } => {
            format!("{} sur le dessus de la pioche.", Noun::card(card).does("est", "sont"))
        }
    }
}

/// What lies on a tile: the villagers from the top, `None` for one nobody has seen.
pub(crate) fn pile(villagers: &[Option<Family>]) -> String {
    let named = villagers.iter().map(|of| of.map_or("inconnu", family)).collect::<Vec<_>>();
    format!("Villageois, de haut en bas : {}.", named.join(", "))
}

pub(crate) const PORTAL: &str = "Le portail est ici.";
pub(crate) const PEDESTAL: &str = "Un cristal se trouve sur le piédestal.";
pub(crate) const LYING: &str = "Est à terre.";
pub(crate) const SU_LING: &str = "Su-Ling se tient devant.";

pub(crate) fn crystals(number: u8) -> String {
    count(number, "cristal", "cristaux")
}

/// The villagers saved and dead, and the crystals in the reserve.
pub(crate) fn counts(saved: u8, dead: u8, graves: u8, reserve: u8) -> String {
    format!("Villageois sauvés : {saved}. Morts : {dead} sur {graves}. Cristaux en réserve : {reserve}.")
}

/// What a villager's death does, as a sentence.
pub(crate) fn curse_help(curse: Curse) -> String {
    match curse {
        Curse::LayDown => "Le taoïste actif est jeté à terre ; rien sur un plateau neutre ou possédé.".into(),
        Curse::LoseQi => "Un taoïste au choix des joueurs perd 1 Qi.".into(),
        Curse::CurseDie => "Le joueur ou le plateau neutre actif lance le dé de malédiction.".into(),
        Curse::Ghost => "Un fantôme entre en jeu.".into(),
        Curse::GroupLoseTao => "Chaque taoïste défausse un Tao de son choix.".into(),
        Curse::AnotherDies => "Un autre villageois visible, au choix des joueurs, meurt.".into(),
        Curse::Haunt => {
            "La tuile où se tenait ce villageois est hantée ; si d'autres y restent, ils meurent à la place.".into()
        }
        Curse::Incarnation => {
            "Une incarnation de plus, tirée au hasard, entre en jeu et doit être exorcisée elle aussi.".into()
        }
        Curse::TaoLeaves(tao) => {
            format!("Un Tao {} de la réserve, sinon d'un joueur, quitte la partie.", names::tao(tao))
        }
    }
}

/// What saving a whole family gives, as a sentence.
pub(crate) fn thanks_help(thanks: Thanks) -> String {
    match thanks {
        Thanks::Artifact(it) => format!("{} – {}", artifact(it), artifact_help(it)),
        Thanks::Barrier => {
            "Une barrière mystique s'élève à la fin du tour, avec les cristaux alors posés sur les piédestaux.".into()
        }
        Thanks::TwoTao => "Prenez deux Tao de votre choix.".into(),
        Thanks::Restore => "Réactivez une tuile hantée.".into(),
        Thanks::QiAndYinYang => "Le groupe reçoit 1 Qi et un Yin-Yang.".into(),
    }
}

/// What an artifact does, as a sentence or two.
pub(crate) fn artifact_help(artifact: Artifact) -> &'static str {
    match artifact {
        Artifact::Sword => {
            "Une fois par exorcisme, même à l'École de kung-fu mais pas dans la barrière mystique, \
             tournez un dé Tao sur sa face blanche après le lancer. Effet permanent."
        }
        Artifact::Armour => {
            "Les pierres gauches des fantômes qui arrivent sur votre plateau sont sans effet, \
             sauf celles des incarnations. Effet permanent."
        }
        Artifact::Claw => {
            "Après un exorcisme, même à l'École de kung-fu, qui n'a rien vaincu, prenez un Tao de la couleur d'un fantôme \
             manqué. Effet permanent."
        }
        Artifact::Elixir => "À votre tour, une seule fois : gagnez 1 Qi. L'artefact quitte ensuite la partie.",
        Artifact::Dust => {
            "À votre tour, une seule fois : prenez un cristal de lune dans la réserve. \
             L'artefact quitte ensuite la partie."
        }
        Artifact::Gong => {
            "À votre tour, une seule fois : déplacez d'autres taoïstes en vie, autant que vous voulez, \
             vers votre tuile ; un taoïste à terre se relève à la place. L'artefact quitte ensuite la partie."
        }
        Artifact::Lantern => {
            "À votre tour, une seule fois : demandez l'aide de n'importe quelle tuile active sans vous y trouver, comme \
             avec un Yin-Yang. L'artefact quitte ensuite la partie."
        }
        Artifact::Charm => {
            "Une seule fois, à n'importe quel tour : ignorez le dé de malédiction que vous venez de lancer. \
             L'artefact quitte ensuite la partie."
        }
    }
}
