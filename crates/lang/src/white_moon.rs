//! What is said in White Moon alone.

use ghost_stories_engine::{
    Choice, Colour, Curse, Family, Position, Thanks, Tile, WhiteMoonChoice, WhiteMoonEvent, Who,
};

use crate::black_secret::is_wu_feng;
use crate::choice::{defeat, ghost_on};
use crate::help;
use crate::message::{Message, Value, message};
use crate::name::{board, taoist};

/// What has to be decided where this is one of the options; `None` where it is nothing of White Moon alone.
pub(crate) fn decision(who: Who, choice: WhiteMoonChoice, options: &[Choice]) -> Option<Message> {
    Some(match choice {
        WhiteMoonChoice::Save(_) if !options.contains(&Choice::Decline) => message!("decision-pick", who),
        WhiteMoonChoice::Save(_) | WhiteMoonChoice::Roll => message!("decision-barrier", who),
        WhiteMoonChoice::Sacrifice(_) => message!("decision-sacrifice", who),
        WhiteMoonChoice::GiveUp(_) => message!("decision-give-up", who),
        WhiteMoonChoice::Carry(_) if !options.contains(&Choice::EndTurn) => message!("decision-step", who),
        WhiteMoonChoice::Raise(_) => message!("decision-raise", who),
        WhiteMoonChoice::Return(_) => message!("decision-return", who),
        WhiteMoonChoice::Give(_) => message!("decision-give", who),
        WhiteMoonChoice::Train(_) => message!("decision-train", who),
        WhiteMoonChoice::Beat { .. } => message!("decision-beat", who),
        WhiteMoonChoice::Turn(_) => message!("decision-turn", who),
        WhiteMoonChoice::SuLing(_) => message!("decision-su-ling", who),
        WhiteMoonChoice::Light => message!("decision-light", who),
        WhiteMoonChoice::PayCrystal(_) => message!("decision-pay-crystal", who),
        _ => return None,
    })
}

/// What is left out where White Moon lets something be left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Declined {
    /// A second step.
    Step,
    /// Beating more ghosts.
    Beat,
    /// Placing Su-Ling.
    SuLing,
    /// Putting a crystal on a pedestal.
    Light,
    /// The barrier's turn at a board.
    Barrier,
}

impl Declined {
    pub(crate) fn of(position: &Position) -> Option<Declined> {
        position.options().iter().find_map(|option| match option {
            Choice::Move(_) => Some(Declined::Step),
            Choice::WhiteMoon(choice) => match choice {
                WhiteMoonChoice::Carry(_) => Some(Declined::Step),
                WhiteMoonChoice::Beat { .. } => Some(Declined::Beat),
                WhiteMoonChoice::SuLing(_) => Some(Declined::SuLing),
                WhiteMoonChoice::Light => Some(Declined::Light),
                WhiteMoonChoice::Roll | WhiteMoonChoice::Save(_) => Some(Declined::Barrier),
                _ => None,
            },
            _ => None,
        })
    }
}

/// The family of the top villager of a tile.
fn top(position: &Position, tile: Tile) -> Option<Family> {
    position.white_moon()?.piles[position.village().spot(tile)?].top()
}

/// The family of the villager whom a Taoist would take along from where he stands.
fn companion(position: &Position, taoist: Colour) -> Option<Family> {
    position.white_moon()?.piles[position.taoist(taoist).spot].top()
}

/// The top villager of a tile, of a family if it is known.
pub(crate) fn villager_on(position: &Position, tile: Tile) -> Message {
    message!("villager", family: top(position, tile))
}

/// The villager whom a Taoist would take along.
fn together(position: &Position, taoist: Colour) -> Message {
    message!("villager", family: companion(position, taoist))
}

pub(crate) fn choice(position: &Position, choice: WhiteMoonChoice) -> Message {
    let me = position.board_on_turn();
    match choice {
        WhiteMoonChoice::Save(tile) => {
            // The barrier alone may be left.
            let crystals = u8::from(position.options().contains(&Choice::Decline));
            message!("choice-save", villager: villager_on(position, tile), tile, price: price(0, crystals))
        }
        WhiteMoonChoice::Carry(tile) => message!("choice-carry", tile, villager: together(position, me)),
        WhiteMoonChoice::Step(tile) => message!("choice-step", tile),
        WhiteMoonChoice::StandUp => message!("choice-stand-up"),
        WhiteMoonChoice::Escort(who, tile) => {
            message!("choice-escort", taoist: taoist(who), tile, villager: together(position, who))
        }
        WhiteMoonChoice::Raise(who) => message!("choice-raise", taoist: taoist(who)),
        WhiteMoonChoice::Rescue => message!("choice-rescue", villager: together(position, me)),
        WhiteMoonChoice::Sacrifice(tile) if is_wu_feng(position) => {
            message!("choice-kill", villager: villager_on(position, tile), tile)
        }
        WhiteMoonChoice::Sacrifice(tile) => message!("choice-sacrifice", villager: villager_on(position, tile), tile),
        WhiteMoonChoice::Return(family) => message!("choice-return", family),
        WhiteMoonChoice::GiveUp(who) => message!("choice-give-up", taoist: taoist(who)),
        WhiteMoonChoice::SuLing(space) => message!("choice-su-ling", space, card: position.card(space)),
        WhiteMoonChoice::Light => message!("choice-light"),
        WhiteMoonChoice::PlaceCrystal => message!("choice-place-crystal", tile: position.tile_of(me)),
        WhiteMoonChoice::Train(tao) => message!("choice-train", tao),
        WhiteMoonChoice::Defeat { ghosts, tao, crystals } => defeat(position, ghosts, tao, crystals),
        WhiteMoonChoice::Beat { space, tao, crystals } => {
            message!("choice-beat", ghost: ghost_on(position, space), space, price: price(tao, crystals))
        }
        WhiteMoonChoice::PayCrystal(payer) => message!("choice-pay-crystal", taoist: taoist(payer)),
        WhiteMoonChoice::Roll => message!("choice-roll"),
        WhiteMoonChoice::Use(artifact) => message!("choice-use", artifact),
        WhiteMoonChoice::Turn(face) => message!("choice-turn", face),
        WhiteMoonChoice::Ward => message!("choice-ward"),
        WhiteMoonChoice::Give(who) => message!("choice-give", taoist: taoist(who)),
    }
}

/// What is spent in the School or the barrier, where any Tao does, if anything is.
fn price(tao: u8, crystals: u8) -> Option<Value> {
    let tao = (tao > 0).then(|| message!("choice-tao", number: tao));
    let crystals = (crystals > 0).then(|| message!("choice-crystals", number: crystals));
    let all: Vec<Message> = tao.into_iter().chain(crystals).collect();
    (!all.is_empty()).then(|| all.into())
}

pub(crate) fn declined(what: Declined) -> Message {
    match what {
        Declined::Step => message!("choice-decline-step"),
        Declined::Beat => message!("choice-decline-beat"),
        Declined::SuLing => message!("choice-decline-su-ling"),
        Declined::Light => message!("choice-decline-light"),
        Declined::Barrier => message!("choice-decline-barrier"),
    }
}

pub(crate) fn event(event: WhiteMoonEvent) -> Message {
    match event {
        WhiteMoonEvent::VillagerRevealed { family, tile } => message!("event-villager-revealed", family, tile),
        WhiteMoonEvent::VillagerMoved { family, tile, .. } => message!("event-villager-moved", family, tile),
        WhiteMoonEvent::VillagerSaved { family, .. } => message!("event-villager-saved", family),
        WhiteMoonEvent::VillagerDied { family, tile, .. } => message!("event-villager-died", family, tile),
        WhiteMoonEvent::VillagerReturned { family, tile } => message!("event-villager-returned", family, tile),
        WhiteMoonEvent::FamilySaved { family, taoist: who } => {
            message!("event-family-saved", family, taoist: taoist(who))
        }
        WhiteMoonEvent::TaoistLaidDown { taoist: who, .. } => message!("event-taoist-laid-down", taoist: taoist(who)),
        WhiteMoonEvent::TaoistStoodUp { taoist: who } => message!("event-taoist-stood-up", taoist: taoist(who)),
        WhiteMoonEvent::TaoLeft { tao, taoist: Some(who) } => message!("event-tao-left", tao, taoist: taoist(who)),
        WhiteMoonEvent::TaoLeft { tao, taoist: None } => message!("event-tao-left-bank", tao),
        WhiteMoonEvent::SuLingPlaced { space } => message!("event-su-ling-placed", space),
        WhiteMoonEvent::SuLingReturned { .. } => message!("event-su-ling-returned"),
        WhiteMoonEvent::CrystalGained { taoist: who, .. } => message!("event-crystal-gained", taoist: taoist(who)),
        WhiteMoonEvent::CrystalSpent { taoist: who } => message!("event-crystal-spent", taoist: taoist(who)),
        WhiteMoonEvent::CrystalPlaced { tile, .. } => message!("event-crystal-placed", tile),
        WhiteMoonEvent::BarrierBegan { .. } => message!("event-barrier-began"),
        WhiteMoonEvent::BarrierRolls { board: at } => message!("event-barrier-rolls", board: board(at)),
        WhiteMoonEvent::BarrierSpent => message!("event-barrier-spent"),
        WhiteMoonEvent::BarrierEnded => message!("event-barrier-ended"),
        WhiteMoonEvent::TrainingBegan { taoist: who, tao } => {
            message!("event-training-began", taoist: taoist(who), tao)
        }
        WhiteMoonEvent::ArtifactGained { taoist: who, artifact } => {
            message!("event-artifact-gained", taoist: taoist(who), artifact)
        }
        WhiteMoonEvent::ArtifactUsed { taoist: who, artifact } => {
            message!("event-artifact-used", taoist: taoist(who), artifact)
        }
        WhiteMoonEvent::DieTurned { taoist: who, face } => message!("event-die-turned", taoist: taoist(who), face),
        WhiteMoonEvent::StoneVoid { card } => message!("event-stone-void", card),
        WhiteMoonEvent::PortalTaken => message!("event-portal-taken"),
        WhiteMoonEvent::PortalReturned => message!("event-portal-returned"),
        WhiteMoonEvent::GhostsLeft { number } => message!("event-ghosts-left", number),
        WhiteMoonEvent::Shapeshifted { from, to } => message!("event-shapeshifted", from, to),
        WhiteMoonEvent::OnDeck { card } => message!("event-on-deck", card),
    }
}

/// What a villager's death does, a sentence.
pub(crate) fn curse_help(curse: Curse) -> Message {
    match curse {
        Curse::LayDown => message!("death-help-lay-down"),
        Curse::LoseQi => message!("death-help-lose-qi"),
        Curse::CurseDie => message!("death-help-curse-die"),
        Curse::Ghost => message!("death-help-ghost"),
        Curse::GroupLoseTao => message!("death-help-group-lose-tao"),
        Curse::AnotherDies => message!("death-help-another-dies"),
        Curse::Haunt => message!("death-help-haunt"),
        Curse::Incarnation => message!("death-help-incarnation"),
        Curse::TaoLeaves(tao) => message!("death-help-tao-leaves", tao),
    }
}

/// What saving a whole family gives, a sentence or two.
pub(crate) fn thanks_help(thanks: Thanks) -> Message {
    match thanks {
        Thanks::Artifact(artifact) => message!("thanks-help-artifact", artifact, help: help::artifact(artifact)),
        Thanks::Barrier => message!("thanks-help-barrier"),
        Thanks::TwoTao => message!("thanks-help-two-tao"),
        Thanks::Restore => message!("thanks-help-restore"),
        Thanks::QiAndYinYang => message!("thanks-help-qi-and-yin-yang"),
    }
}
