//! White Moon.

use ghost_stories_engine::{Artifact, Colour, Curse, Family, Position, Thanks, Tile, WhiteMoonChoice, WhiteMoonEvent};

use super::choice::{defeat, verb};
use super::names::{self, taoist as who};
use super::phrases::{agree, at as at_tile, before, board, count, from, ghost_on, list, on, onto, to as to_tile};
use crate::black_secret::is_wu_feng;
use crate::phrases::capital;
use crate::white_moon::{Declined, WhiteMoonDecision, companion, family, top};

pub(crate) fn artifact(artifact: Artifact) -> &'static str {
    match artifact {
        Artifact::Sword => "Göttliches Schwert",
        Artifact::Armour => "Geisterrüstung",
        Artifact::Claw => "Klaue der Rache",
        Artifact::Elixir => "Elixier der Gesundheit",
        Artifact::Dust => "Mondstaub",
        Artifact::Gong => "Gong der Versammlung",
        Artifact::Lantern => "Nachtlaterne",
        Artifact::Charm => "Schutzamulett",
    }
}

/// "das Göttliche Schwert", "den Mondstaub": the accusative.
fn the_artifact(what: Artifact) -> String {
    let article = match what {
        Artifact::Sword => return "das Göttliche Schwert".into(),
        Artifact::Elixir | Artifact::Charm => "das",
        Artifact::Dust | Artifact::Gong => "den",
        Artifact::Armour | Artifact::Claw | Artifact::Lantern => "die",
    };
    format!("{article} {}", artifact(what))
}

/// "Dorfbewohner der Familie Li", the same in every case but the genitive.
pub(super) fn villager(of: Option<Family>) -> String {
    of.map_or("Dorfbewohner".to_owned(), |of| format!("Dorfbewohner der Familie {}", family(of)))
}

pub(super) fn on_tile(position: &Position, tile: Tile) -> String {
    format!("{} {}", villager(top(position, tile)), at_tile(tile))
}

fn together(position: &Position, taoist: Colour) -> String {
    villager(companion(position, taoist))
}

/// " für 2 Tao-Marker und 1 Kristall", or nothing.
pub(super) fn price(tao: Option<String>, number: u8) -> String {
    let crystals = (number > 0).then(|| crystals(number));
    let all: Vec<String> = tao.into_iter().chain(crystals).collect();
    if all.is_empty() { String::new() } else { format!(" für {}", list(all)) }
}

pub(crate) fn choice(position: &Position, choice: WhiteMoonChoice) -> String {
    let me = position.board_on_turn();
    match choice {
        WhiteMoonChoice::Save(tile) => format!("Den {} retten", on_tile(position, tile)),
        WhiteMoonChoice::Carry(tile) => format!("Mit dem {} {} gehen", together(position, me), to_tile(tile)),
        WhiteMoonChoice::Step(tile) => format!("Allein {} gehen, dann ein Dorffeld weiter", to_tile(tile)),
        WhiteMoonChoice::StandUp => "Aufstehen".into(),
        WhiteMoonChoice::Escort(taoist, tile) => {
            format!("{} mit dem {} {} bewegen", who(taoist), together(position, taoist), to_tile(tile))
        }
        WhiteMoonChoice::Raise(taoist) => format!("{} aufhelfen", who(taoist)),
        WhiteMoonChoice::Rescue => format!("Den {} durch das Portal retten", together(position, me)),
        WhiteMoonChoice::Sacrifice(tile) if is_wu_feng(position) => format!("Den {} töten", on_tile(position, tile)),
        WhiteMoonChoice::Sacrifice(tile) => format!("Den {} opfern", on_tile(position, tile)),
        WhiteMoonChoice::Return(of) => format!("Einen {} auf den Friedhof zurückholen", villager(Some(of))),
        WhiteMoonChoice::GiveUp(taoist) => format!("{} gibt den Tao-Marker ab, der das Spiel verlässt", who(taoist)),
        WhiteMoonChoice::SuLing(at) => match position.card(at) {
            Some(card) => format!("Su-Ling {} stellen ({})", before(at), names::card(card)),
            None => format!("Su-Ling {} stellen", before(at)),
        },
        WhiteMoonChoice::Light => "Einen Kristall auf das Podest dieser Ecke setzen".into(),
        WhiteMoonChoice::PlaceCrystal => {
            format!("Einen eigenen Kristall auf das Podest {} setzen", at_tile(position.tile_of(me)))
        }
        WhiteMoonChoice::Train(tao) => format!("Gegen alle {}en Geister trainieren", names::tao(tao)),
        WhiteMoonChoice::Defeat { ghosts, tao, crystals } => defeat(position, ghosts, tao, crystals),
        WhiteMoonChoice::Beat { space: at, tao, crystals } => {
            let (name, is) = (ghost_on(position, at), verb(position, at, "wird", "werden"));
            let tao = (tao > 0).then(|| format!("{tao} Tao-Marker"));
            format!("{name} {} {is}{} besiegt", on(at), price(tao, crystals))
        }
        WhiteMoonChoice::PayCrystal(payer) => format!("{} zahlt den Kristall", who(payer)),
        WhiteMoonChoice::Roll => "Die vier Würfel gegen die Geister dieser Spieltafel werfen".into(),
        WhiteMoonChoice::Use(what) => format!("{} einsetzen", capital(&the_artifact(what))),
        WhiteMoonChoice::Turn(face) => format!("Einen Würfel von {} auf Weiß drehen", names::face(face)),
        WhiteMoonChoice::Ward => "Den Fluchwürfel mit dem Schutzamulett abwehren".into(),
        WhiteMoonChoice::Give(taoist) => format!("{} bekommt das Artefakt", who(taoist)),
    }
}

pub(crate) fn declined(what: Declined) -> &'static str {
    match what {
        Declined::Step => "Nicht weitergehen",
        Declined::Beat => "Keinen weiteren Geist besiegen",
        Declined::SuLing => "Su-Ling lassen, wo sie ist",
        Declined::Light => "Keinen Kristall auf das Podest setzen",
        Declined::Barrier => "An dieser Spieltafel nichts tun",
    }
}

pub(crate) fn decision(decision: WhiteMoonDecision) -> &'static str {
    match decision {
        WhiteMoonDecision::Pick => "entscheidet, welcher Dorfbewohner vor Beginn der Partie gerettet wird.",
        WhiteMoonDecision::Sacrifice => "entscheidet, welcher Dorfbewohner stirbt.",
        WhiteMoonDecision::LoseQi => "entscheidet, wer 1 Qi verliert.",
        WhiteMoonDecision::GiveUp => "entscheidet, wessen Tao-Marker das Spiel verlässt.",
        WhiteMoonDecision::Step => "darf ein Dorffeld weitergehen.",
        WhiteMoonDecision::Raise => "entscheidet, wem aufgeholfen wird.",
        WhiteMoonDecision::Return => "entscheidet, wer auf den Friedhof zurückkehrt.",
        WhiteMoonDecision::Give => "entscheidet, wer das Artefakt bekommt.",
        WhiteMoonDecision::Train => "entscheidet, gegen welche Geister trainiert wird.",
        WhiteMoonDecision::Beat => "entscheidet, welche Geister besiegt werden.",
        WhiteMoonDecision::Turn => "darf mit dem Göttlichen Schwert einen Würfel auf Weiß drehen.",
        WhiteMoonDecision::SuLing => "entscheidet, wohin Su-Ling kommt.",
        WhiteMoonDecision::Light => "darf einen Kristall auf das Podest der Ecke setzen.",
        WhiteMoonDecision::Barrier => "entscheidet, was die Mystische Barriere an der nächsten Spieltafel bewirkt.",
        WhiteMoonDecision::Lantern => "entscheidet, welches Dorffeld mit der Nachtlaterne um Hilfe gebeten wird.",
        WhiteMoonDecision::PayCrystal => "entscheidet, wer den nächsten Kristall zahlt.",
    }
}

pub(crate) fn event(event: WhiteMoonEvent) -> String {
    match event {
        WhiteMoonEvent::VillagerRevealed { family: of, tile } => {
            format!("{} wird ein {} aufgedeckt.", capital(at_tile(tile)), villager(Some(of)))
        }
        WhiteMoonEvent::VillagerMoved { family: of, tile, .. } => {
            format!("Ein {} kommt {}.", villager(Some(of)), to_tile(tile))
        }
        WhiteMoonEvent::VillagerSaved { family: of, .. } => format!("Ein {} ist gerettet.", villager(Some(of))),
        WhiteMoonEvent::VillagerDied { family: of, tile, .. } => {
            format!("Ein {} stirbt {}.", villager(Some(of)), at_tile(tile))
        }
        WhiteMoonEvent::VillagerReturned { family: of, tile } => {
            format!("Ein {} kehrt {} ins Leben zurück.", villager(Some(of)), at_tile(tile))
        }
        WhiteMoonEvent::FamilySaved { family: of, taoist } => {
            format!("Die Familie {} ist gerettet und dankt {}.", family(of), who(taoist))
        }
        WhiteMoonEvent::TaoistLaidDown { taoist, .. } => format!("{} wird zu Boden geworfen.", who(taoist)),
        WhiteMoonEvent::TaoistStoodUp { taoist } => format!("{} steht auf.", who(taoist)),
        WhiteMoonEvent::TaoLeft { tao, taoist: Some(taoist) } => {
            format!("Ein {}er Tao-Marker von {} verlässt das Spiel.", names::tao(tao), who(taoist))
        }
        WhiteMoonEvent::TaoLeft { tao, taoist: None } => {
            format!("Ein {}er Tao-Marker aus dem Vorrat verlässt das Spiel.", names::tao(tao))
        }
        WhiteMoonEvent::SuLingPlaced { space: at } => format!("Su-Ling kommt {}.", before(at)),
        WhiteMoonEvent::SuLingReturned { .. } => "Su-Ling verlässt die Spieltafeln.".into(),
        WhiteMoonEvent::CrystalGained { taoist, .. } => format!("{} bekommt einen Mondkristall.", who(taoist)),
        WhiteMoonEvent::CrystalSpent { taoist } => format!("{} gibt einen Mondkristall aus.", who(taoist)),
        WhiteMoonEvent::CrystalPlaced { tile, .. } => {
            format!("Ein Mondkristall kommt auf das Podest {}.", at_tile(tile))
        }
        WhiteMoonEvent::BarrierBegan { .. } => "Die Mystische Barriere erhebt sich.".into(),
        WhiteMoonEvent::BarrierRolls { board: at } => {
            format!("Die Würfel der Barriere werden für die {} geworfen.", board(at))
        }
        WhiteMoonEvent::BarrierSpent => "Ein Kristall der Barriere wird ausgegeben.".into(),
        WhiteMoonEvent::BarrierEnded => "Die Mystische Barriere erlischt.".into(),
        WhiteMoonEvent::TrainingBegan { taoist, tao } => {
            format!("{} trainiert gegen alle {}en Geister.", who(taoist), names::tao(tao))
        }
        WhiteMoonEvent::ArtifactGained { taoist, artifact: what } => {
            format!("{} bekommt {}.", who(taoist), the_artifact(what))
        }
        WhiteMoonEvent::ArtifactUsed { taoist, artifact: what } => {
            format!("{} setzt {} ein.", who(taoist), the_artifact(what))
        }
        WhiteMoonEvent::DieTurned { taoist, face } => {
            format!("{} dreht einen Würfel von {} auf Weiß.", who(taoist), names::face(face))
        }
        WhiteMoonEvent::StoneVoid { card } => {
            format!("Dank der Geisterrüstung gilt das linke Symbol der Karte nicht ({}).", names::card(card))
        }
        WhiteMoonEvent::PortalTaken => "Der Torwächter hält das Portal.".into(),
        WhiteMoonEvent::PortalReturned => "Das Portal ist zurück auf seinem Dorffeld.".into(),
        WhiteMoonEvent::GhostsLeft { number } => {
            let leave = if number == 1 { "verlässt" } else { "verlassen" };
            format!("{} von ganz unten im Geisterstapel {leave} das Spiel.", count(number, "Geist", "Geister"))
        }
        WhiteMoonEvent::Shapeshifted { from: away, to } => {
            format!("Der Gestaltwandler wechselt {} {}.", from(away), onto(to))
        }
        WhiteMoonEvent::OnDeck { card } => {
            format!("{} {} zuoberst auf dem Geisterstapel.", names::card(card), agree(card, "liegt", "liegen"))
        }
    }
}

/// What lies on a tile: the villagers from the top, `None` for one nobody has seen.
pub(crate) fn pile(villagers: &[Option<Family>]) -> String {
    let named = villagers.iter().map(|of| of.map_or("unbekannt", family)).collect::<Vec<_>>();
    format!("Dorfbewohner von oben: {}.", named.join(", "))
}

pub(crate) const PORTAL: &str = "Hier ist das Portal.";
pub(crate) const PEDESTAL: &str = "Auf dem Podest steht ein Kristall.";
pub(crate) const LYING: &str = "Liegt am Boden.";
pub(crate) const SU_LING: &str = "Davor steht Su-Ling.";

pub(crate) fn crystals(number: u8) -> String {
    count(number, "Kristall", "Kristalle")
}

/// The villagers saved and dead, and the crystals in the reserve.
pub(crate) fn counts(saved: u8, dead: u8, graves: u8, reserve: u8) -> String {
    format!("Gerettete Dorfbewohner: {saved}. Tote: {dead} von {graves}. {} im Vorrat.", crystals(reserve))
}

/// What a villager's death does, as a sentence.
pub(crate) fn curse_help(curse: Curse) -> String {
    let help = match curse {
        Curse::LayDown => {
            "Der aktive Taoist wird zu Boden geworfen; für eine neutrale oder besessene Spieltafel geschieht nichts."
        }
        Curse::LoseQi => "Ein Taoist nach Wahl der Spieler verliert 1 Qi.",
        Curse::CurseDie => {
            "Der Fluchwürfel wird für die Spieltafel am Zug geworfen; Spuk trifft das Dorffeld des aktiven Taoisten."
        }
        Curse::Ghost => "Ein Geist kommt ins Spiel.",
        Curse::GroupLoseTao => "Jeder Taoist legt einen Tao-Marker seiner Wahl ab.",
        Curse::AnotherDies => "Ein weiterer sichtbarer Dorfbewohner nach Wahl der Spieler stirbt.",
        Curse::Haunt => "Auf seinem Dorffeld spukt es; sind dort noch andere Dorfbewohner, sterben stattdessen sie.",
        Curse::Incarnation => {
            "Eine zufällige weitere Inkarnation kommt ins Spiel, ohne freien Platz zuoberst auf den Geisterstapel, und \
             muss ebenfalls ausgetrieben werden."
        }
        Curse::TaoLeaves(tao) => {
            return format!(
                "Ein {}er Tao-Marker verlässt das Spiel, aus dem Vorrat oder, ist dort keiner, von einem Taoisten.",
                names::tao(tao),
            );
        }
    };
    help.into()
}

/// What saving a whole family gives, as a sentence.
pub(crate) fn thanks_help(thanks: Thanks) -> String {
    let help = match thanks {
        Thanks::Artifact(it) => return format!("{}: {}", artifact(it), artifact_help(it)),
        Thanks::Barrier => "Am Ende des Zuges erhebt sich eine Mystische Barriere mit den Kristallen auf den Podesten.",
        Thanks::TwoTao => "Nimm zwei Tao-Marker deiner Wahl.",
        Thanks::Restore => "Vertreibe den Spuk von einem Dorffeld.",
        Thanks::QiAndYinYang => "Die Gruppe bekommt 1 Qi und 1 Yin-Yang.",
    };
    help.into()
}

/// What an artifact does, as a sentence or two.
pub(crate) fn artifact_help(artifact: Artifact) -> &'static str {
    match artifact {
        Artifact::Sword => {
            "Einmal je Austreibung, auch in der Kung-Fu-Schule, aber nicht bei der Mystischen Barriere, darfst du nach \
             dem Wurf einen Würfel auf Weiß drehen. Das Artefakt wirkt dauerhaft."
        }
        Artifact::Armour => {
            "Die linken Symbole von Geistern, die auf deiner Spieltafel eintreffen, gelten nicht, die von \
             Inkarnationen schon. Das Artefakt wirkt dauerhaft."
        }
        Artifact::Claw => {
            "Nach einer Austreibung ohne jeden Erfolg, auch in der Kung-Fu-Schule, nimmst du einen Tao-Marker in der \
             Farbe eines verfehlten Geistes. Das Artefakt wirkt dauerhaft."
        }
        Artifact::Elixir => "Du bekommst einmal in deinem Zug 1 Qi. Dann verlässt das Artefakt das Spiel.",
        Artifact::Dust => {
            "Nimm einmal in deinem Zug einen Mondkristall aus dem Vorrat. Dann verlässt das Artefakt das Spiel."
        }
        Artifact::Gong => {
            "Bewege einmal in deinem Zug beliebig viele andere lebende Taoisten auf dein Dorffeld; wer am Boden liegt, \
             steht stattdessen auf. Dann verlässt das Artefakt das Spiel."
        }
        Artifact::Lantern => {
            "Bitte einmal in deinem Zug den Bewohner eines beliebigen aktiven Dorffelds um Hilfe, ohne dort zu stehen, wie mit \
             dem Yin-Yang. Dann verlässt das Artefakt das Spiel."
        }
        Artifact::Charm => {
            "Wehre einmal, auch im Zug anderer, ab, was dein Fluchwürfel nach Wurf und Neuwurf zeigt. Dann verlässt das \
             Artefakt das Spiel."
        }
    }
}
