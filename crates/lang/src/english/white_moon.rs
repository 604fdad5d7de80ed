//! White Moon.

use ghost_stories_engine::{Artifact, Colour, Curse, Family, Position, Thanks, Tile, WhiteMoonChoice, WhiteMoonEvent};

use super::names::{self, taoist as who};
use super::phrases::{board, count, ghost_on, space, the};
use crate::black_secret::is_wu_feng;
use crate::white_moon::{Declined, WhiteMoonDecision, companion, family, top};

pub(crate) fn artifact(artifact: Artifact) -> &'static str {
    match artifact {
        Artifact::Sword => "Divine Sword",
        Artifact::Armour => "Spirit Armour",
        Artifact::Claw => "Claw of Vengeance",
        Artifact::Elixir => "Elixir of Health",
        Artifact::Dust => "Moon Dust",
        Artifact::Gong => "Gathering Gong",
        Artifact::Lantern => "Night Lantern",
        Artifact::Charm => "Warding Charm",
    }
}

/// "the villager of the Li family".
pub(super) fn villager(of: Option<Family>) -> String {
    of.map_or("the villager".to_owned(), |of| format!("the villager of the {} family", family(of)))
}

pub(super) fn on_tile(position: &Position, tile: Tile) -> String {
    format!("{} on {}", villager(top(position, tile)), the(tile))
}

fn together(position: &Position, taoist: Colour) -> String {
    villager(companion(position, taoist))
}

pub(crate) fn choice(position: &Position, choice: WhiteMoonChoice) -> String {
    let me = position.board_on_turn();
    match choice {
        WhiteMoonChoice::Save(tile) => format!("Save {}", on_tile(position, tile)),
        WhiteMoonChoice::Carry(tile) => format!("Move to {} with {}", the(tile), together(position, me)),
        WhiteMoonChoice::Step(tile) => format!("Move to {} alone, then one tile further", the(tile)),
        WhiteMoonChoice::StandUp => "Stand up".into(),
        WhiteMoonChoice::Escort(taoist, tile) => {
            format!("Move {} to {} with {}", who(taoist), the(tile), together(position, taoist))
        }
        WhiteMoonChoice::Raise(taoist) => format!("Help {} up", who(taoist)),
        WhiteMoonChoice::Rescue => format!("Rescue {} through the Portal", together(position, me)),
        WhiteMoonChoice::Sacrifice(tile) if is_wu_feng(position) => format!("Kill {}", on_tile(position, tile)),
        WhiteMoonChoice::Sacrifice(tile) => format!("Give up {}", on_tile(position, tile)),
        WhiteMoonChoice::Return(of) => format!("Bring a villager of the {} family back to the Cemetery", family(of)),
        WhiteMoonChoice::GiveUp(taoist) => format!("The Tao that leaves the game is {}'s", who(taoist)),
        WhiteMoonChoice::SuLing(at) => match position.card(at) {
            Some(card) => format!("Place Su-Ling before {} on {}", names::card(card), space(at)),
            None => format!("Place Su-Ling before {}", space(at)),
        },
        WhiteMoonChoice::Light => "Put a crystal on the pedestal of this corner".into(),
        WhiteMoonChoice::PlaceCrystal => format!("Put your crystal on the pedestal of {}", the(position.tile_of(me))),
        WhiteMoonChoice::Train(tao) => format!("Train against all {} ghosts", names::tao(tao)),
        WhiteMoonChoice::Defeat { ghosts, tao, crystals } => {
            let beaten = super::choice::defeat(position, ghosts, tao);
            let and = if tao.is_empty() { ", spending" } else { " and" };
            format!("{beaten}{and} {}", count(crystals, "crystal", "crystals"))
        }
        WhiteMoonChoice::Beat { space: at, tao, crystals } => {
            let ghost = format!("Beat {} on {}", ghost_on(position, at), space(at));
            match (tao, crystals) {
                (0, 0) => ghost,
                (tao, 0) => format!("{ghost}, spending {tao} Tao"),
                (0, crystals) => format!("{ghost}, spending {}", count(crystals, "crystal", "crystals")),
                (tao, crystals) => {
                    format!("{ghost}, spending {tao} Tao and {}", count(crystals, "crystal", "crystals"))
                }
            }
        }
        WhiteMoonChoice::PayCrystal(payer) => format!("{} pays the crystal", who(payer)),
        WhiteMoonChoice::Roll => "Roll the four dice against the ghosts of this board".into(),
        WhiteMoonChoice::Use(what) => format!("Use the {}", artifact(what)),
        WhiteMoonChoice::Turn(face) => format!("Turn a {} die to white", names::face(face)),
        WhiteMoonChoice::Ward => "Ignore the Curse die with the Warding Charm".into(),
        WhiteMoonChoice::Give(taoist) => format!("{} gets the artifact", who(taoist)),
    }
}

pub(crate) fn declined(what: Declined) -> &'static str {
    match what {
        Declined::Step => "Go no further",
        Declined::Beat => "Beat nothing more",
        Declined::SuLing => "Leave Su-Ling where she is",
        Declined::Light => "Put no crystal on the pedestal",
        Declined::Barrier => "Do nothing at this board",
    }
}

pub(crate) fn decision(decision: WhiteMoonDecision) -> &'static str {
    match decision {
        WhiteMoonDecision::Pick => "decides which villager is saved before the game begins.",
        WhiteMoonDecision::Sacrifice => "decides which villager dies.",
        WhiteMoonDecision::LoseQi => "decides who loses 1 Qi.",
        WhiteMoonDecision::GiveUp => "decides whose Tao leaves the game.",
        WhiteMoonDecision::Step => "may go one tile further.",
        WhiteMoonDecision::Raise => "decides who is helped up.",
        WhiteMoonDecision::Return => "decides who comes back to the Cemetery.",
        WhiteMoonDecision::Give => "decides who gets the artifact.",
        WhiteMoonDecision::Train => "decides against which ghosts to train.",
        WhiteMoonDecision::Beat => "decides which ghosts are beaten.",
        WhiteMoonDecision::Turn => "may turn a die to white with the Divine Sword.",
        WhiteMoonDecision::SuLing => "decides where Su-Ling goes.",
        WhiteMoonDecision::Light => "may put a crystal on the pedestal of the corner.",
        WhiteMoonDecision::Barrier => "decides what the Mystic Barrier does at the next board.",
        WhiteMoonDecision::Lantern => "decides which tile the Night Lantern asks for help.",
        WhiteMoonDecision::PayCrystal => "decides who pays the next crystal.",
    }
}

pub(crate) fn event(event: WhiteMoonEvent) -> String {
    match event {
        WhiteMoonEvent::VillagerRevealed { family: of, tile } => {
            format!("A villager of the {} family is turned up on {}.", family(of), the(tile))
        }
        WhiteMoonEvent::VillagerMoved { family: of, tile, .. } => {
            format!("A villager of the {} family comes to {}.", family(of), the(tile))
        }
        WhiteMoonEvent::VillagerSaved { family: of, .. } => {
            format!("A villager of the {} family is saved.", family(of))
        }
        WhiteMoonEvent::VillagerDied { family: of, tile, .. } => {
            format!("A villager of the {} family dies on {}.", family(of), the(tile))
        }
        WhiteMoonEvent::VillagerReturned { family: of, tile } => {
            format!("A villager of the {} family comes back to life on {}.", family(of), the(tile))
        }
        WhiteMoonEvent::FamilySaved { family: of, taoist } => {
            format!("The {} family is saved and thanks {}.", family(of), who(taoist))
        }
        WhiteMoonEvent::TaoistLaidDown { taoist, .. } => format!("{} is knocked down.", who(taoist)),
        WhiteMoonEvent::TaoistStoodUp { taoist } => format!("{} stands up.", who(taoist)),
        WhiteMoonEvent::TaoLeft { tao, taoist: Some(taoist) } => {
            format!("A {} Tao of {} leaves the game.", names::tao(tao), who(taoist))
        }
        WhiteMoonEvent::TaoLeft { tao, taoist: None } => {
            format!("A {} Tao of the bank leaves the game.", names::tao(tao))
        }
        WhiteMoonEvent::SuLingPlaced { space: at } => format!("Su-Ling is placed before {}.", space(at)),
        WhiteMoonEvent::SuLingReturned { .. } => "Su-Ling leaves the boards.".into(),
        WhiteMoonEvent::CrystalGained { taoist, .. } => format!("{} gets a Moon Crystal.", who(taoist)),
        WhiteMoonEvent::CrystalSpent { taoist } => format!("{} spends a Moon Crystal.", who(taoist)),
        WhiteMoonEvent::CrystalPlaced { tile, .. } => {
            format!("A Moon Crystal is put on the pedestal of {}.", the(tile))
        }
        WhiteMoonEvent::BarrierBegan { .. } => "The Mystic Barrier rises.".into(),
        WhiteMoonEvent::BarrierRolls { board: at } => format!("The dice of the Barrier are thrown for {}.", board(at)),
        WhiteMoonEvent::BarrierSpent => "A crystal of the Barrier is spent.".into(),
        WhiteMoonEvent::BarrierEnded => "The Mystic Barrier ends.".into(),
        WhiteMoonEvent::TrainingBegan { taoist, tao } => {
            format!("{} trains against all {} ghosts.", who(taoist), names::tao(tao))
        }
        WhiteMoonEvent::ArtifactGained { taoist, artifact: what } => {
            format!("{} gets the {}.", who(taoist), artifact(what))
        }
        WhiteMoonEvent::ArtifactUsed { taoist, artifact: what } => {
            format!("{} uses the {}.", who(taoist), artifact(what))
        }
        WhiteMoonEvent::DieTurned { taoist, face } => {
            format!("{} turns a {} die to white.", who(taoist), names::face(face))
        }
        WhiteMoonEvent::StoneVoid { card } => {
            format!("The Spirit Armour makes the left stone of {} void.", names::card(card))
        }
        WhiteMoonEvent::PortalTaken => "The Portal is held by the Gate Keeper.".into(),
        WhiteMoonEvent::PortalReturned => "The Portal is back on its tile.".into(),
        WhiteMoonEvent::GhostsLeft { number } => {
            format!("{} from the bottom of the deck leave the game.", count(number, "ghost", "ghosts"))
        }
        WhiteMoonEvent::Shapeshifted { from, to } => {
            format!("The Shapeshifter moves from {} to {}.", space(from), space(to))
        }
        WhiteMoonEvent::OnDeck { card } => format!("{} lies on top of the deck.", names::card(card)),
    }
}

/// What lies on a tile: the villagers from the top, `None` for one nobody has seen.
pub(crate) fn pile(villagers: &[Option<Family>]) -> String {
    let named = villagers.iter().map(|of| of.map_or("unknown", family)).collect::<Vec<_>>();
    format!("Villagers from the top: {}.", named.join(", "))
}

pub(crate) const PORTAL: &str = "The Portal is here.";
pub(crate) const PEDESTAL: &str = "A crystal stands on the pedestal.";
pub(crate) const LYING: &str = "Lies on the ground.";
pub(crate) const SU_LING: &str = "Su-Ling stands before it.";

pub(crate) fn crystals(number: u8) -> String {
    count(number, "crystal", "crystals")
}

/// The villagers saved and dead, and the crystals in the reserve.
pub(crate) fn counts(saved: u8, dead: u8, graves: u8, reserve: u8) -> String {
    format!(
        "Villagers saved: {saved}. Dead: {dead} of {graves}. {} in the reserve.",
        count(reserve, "crystal", "crystals")
    )
}

/// What a villager's death does, as a sentence.
pub(crate) fn curse_help(curse: Curse) -> String {
    match curse {
        Curse::LayDown => "The active Taoist is knocked down; on a neutral or possessed board nothing happens.".into(),
        Curse::LoseQi => "A Taoist of the players' choice loses 1 Qi.".into(),
        Curse::CurseDie => "The active player or the neutral board rolls the Curse die.".into(),
        Curse::Ghost => "A ghost enters play.".into(),
        Curse::GroupLoseTao => "Every Taoist discards a Tao, each choosing which.".into(),
        Curse::AnotherDies => "Another visible villager of the players' choice dies.".into(),
        Curse::Haunt => {
            "The tile where the villager stood is haunted; if others are still there, they die instead.".into()
        }
        Curse::Incarnation => "A random further incarnation enters play and must be exorcised too.".into(),
        Curse::TaoLeaves(tao) => {
            format!("A {} Tao leaves the game, from the bank or, if it has none, from a player.", names::tao(tao))
        }
    }
}

/// What saving a whole family gives, as a sentence.
pub(crate) fn thanks_help(thanks: Thanks) -> String {
    match thanks {
        Thanks::Artifact(it) => format!("{}: {}", artifact(it), artifact_help(it)),
        Thanks::Barrier => "A Mystic Barrier rises at the end of the turn, with the crystals then on pedestals.".into(),
        Thanks::TwoTao => "Take two Tao of your choice.".into(),
        Thanks::Restore => "Turn a haunted tile active again.".into(),
        Thanks::QiAndYinYang => "The group gets 1 Qi and a Yin-Yang.".into(),
    }
}

/// What an artifact does, as a sentence or two.
pub(crate) fn artifact_help(artifact: Artifact) -> &'static str {
    match artifact {
        Artifact::Sword => {
            "Once per exorcism, after your roll, turn a Tao die to white; \
             also at the School, not in the Barrier. It lasts."
        }
        Artifact::Armour => "The left stones of ordinary ghosts that enter on your board are void. It lasts.",
        Artifact::Claw => {
            "After an exorcism or School roll that beat nothing, take a Tao of a missed ghost's colour. It lasts."
        }
        Artifact::Elixir => "Once, on your own turn, gain 1 Qi. Then it leaves the game.",
        Artifact::Dust => "Once, on your own turn, take a Moon Crystal from the reserve. Then it leaves the game.",
        Artifact::Gong => {
            "Once, on your own turn, bring any number of other living Taoists to your tile; \
             those knocked down stand up instead. Then it leaves the game."
        }
        Artifact::Lantern => {
            "Once, on your own turn, ask any active tile for help without standing there, as with a Yin-Yang. Then it leaves \
             the game."
        }
        Artifact::Charm => "Once, on any turn, ignore what your Curse die shows. Then it leaves the game.",
    }
}
