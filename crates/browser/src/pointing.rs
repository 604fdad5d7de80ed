//! Where a person points to make a choice.

use ghost_stories_engine::{Choice, Face, MoonChoice, Position, Spot, Tao, Tile, Waiting};

/// How a choice is made at the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Gesture {
    /// Things on the table, clicked in this order.
    Things(Vec<String>),
    /// The dice that are rolled again, by their places in the row.
    Dice(Vec<usize>),
    /// The button in the list; there is nothing on the table to point at.
    Listed,
}

/// The gesture for a choice.
pub fn gesture(position: &Position, choice: Choice) -> Gesture {
    let own = position.board_on_turn();
    let things = match choice {
        Choice::Place(space)
        | Choice::PlaceBuddha(space)
        | Choice::LayMantra(space)
        | Choice::Banish(space)
        | Choice::First(space) => vec![format!("space-{space}")],
        Choice::MoveGhost(from, to) => vec![format!("space-{from}"), format!("space-{to}")],
        Choice::Exorcise => position.targets().iter().take(1).map(|space| format!("space-{space}")).collect(),
        Choice::Defeat { ghosts, tao } if !ghosts.is_empty() => {
            let ghosts = ghosts.iter().map(|space| format!("space-{space}"));
            let tao = tao.colours().flat_map(|colour| (0..tao.get(colour)).map(move |_| held(position, colour)));
            ghosts.chain(tao).chain(["spend".to_owned()]).collect()
        }
        Choice::Move(tile) | Choice::Ask(tile) | Choice::Restore(tile) => vec![format!("tile-{tile}-at")],
        Choice::Help => vec![format!("tile-{}-at", position.tile_of(own))],
        Choice::TakeToken => vec![format!("tile-{}-at", position.village().tile(Spot::Centre))],
        Choice::MoveTaoist(taoist, tile) => vec![format!("board-{taoist}"), format!("tile-{tile}-at")],
        Choice::UsePower(board) | Choice::SpendToken(board) => vec![format!("power-{board}")],
        Choice::YinYang => vec![format!("yin-yang-{own}")],
        Choice::LoseQi(board)
        | Choice::Revive(board)
        | Choice::Pay(board)
        | Choice::DriveBack(board)
        | Choice::GiveQi(board)
        | Choice::GiveYinYang(board) => vec![format!("board-{board}")],
        Choice::Discard(tao) => match position.waiting() {
            Waiting::Choice(taoist) => vec![format!("held-{taoist}-{tao}")],
            _ => Vec::new(),
        },
        Choice::TakeTao(tao) | Choice::SetCircle(tao) => vec![format!("bank-{tao}")],
        Choice::GainQi => vec!["bank-qi".to_owned()],
        Choice::RerollCurse => vec!["dice".to_owned()],
        Choice::Reroll(_) | Choice::Keep if rerolls(position) => return Gesture::Dice(picked(position, choice)),
        Choice::Reroll(_)
        | Choice::Keep
        | Choice::EndTurn
        | Choice::Decline
        | Choice::GainYinYang
        | Choice::Defeat { .. } => Vec::new(),
        Choice::Moon(choice) => moon_things(position, choice),
    };
    if things.is_empty() { Gesture::Listed } else { Gesture::Things(things) }
}

/// The things of White Moon.
fn moon_things(position: &Position, choice: MoonChoice) -> Vec<String> {
    let own = position.board_on_turn();
    let spot = |tile: Tile| position.village().spot(tile).unwrap_or(Spot::Centre);
    let here = position.taoist(own).spot;
    match choice {
        MoonChoice::Save(tile) | MoonChoice::Sacrifice(tile) => vec![format!("villagers-{}", spot(tile))],
        MoonChoice::Carry(tile) => vec![format!("villagers-{here}"), format!("tile-{tile}-at")],
        MoonChoice::Step(tile) => vec![format!("tile-{tile}-at")],
        MoonChoice::Escort(taoist, tile) => vec![format!("board-{taoist}"), format!("tile-{tile}-at")],
        MoonChoice::Raise(taoist)
        | MoonChoice::GiveUp(taoist)
        | MoonChoice::PayCrystal(taoist)
        | MoonChoice::Give(taoist) => vec![format!("board-{taoist}")],
        MoonChoice::StandUp => vec![format!("board-{own}")],
        MoonChoice::Rescue => vec!["portal".to_owned()],
        MoonChoice::Return(_) => vec!["graveyard".to_owned()],
        MoonChoice::SuLing(space) => vec!["su-ling".to_owned(), format!("space-{space}")],
        MoonChoice::PlaceCrystal => vec![format!("pedestal-{here}")],
        MoonChoice::Beat { space, .. } => vec![format!("space-{space}")],
        MoonChoice::Use(artifact) => vec![format!("artifact-{artifact}")],
        MoonChoice::Roll => vec!["dice".to_owned()],
        MoonChoice::Light
        | MoonChoice::Train(_)
        | MoonChoice::Defeat { .. }
        | MoonChoice::Turn(_)
        | MoonChoice::Ward => Vec::new(),
    }
}

/// True if dice of the last roll can be rolled again.
pub fn rerolls(position: &Position) -> bool {
    position.options().iter().any(|option| matches!(option, Choice::Reroll(_)))
}

/// A Taoist on the tile who holds such a Tao: the one on turn, or one who lends it.
fn held(position: &Position, tao: Tao) -> String {
    let own = position.board_on_turn();
    let here = position.living().iter().filter(|&taoist| position.tile_of(taoist) == position.tile_of(own));
    let holder = here.filter(|&taoist| position.taoist(taoist).tao.get(tao) > 0).max_by_key(|&taoist| taoist == own);
    format!("held-{}-{tao}", holder.unwrap_or(own))
}

/// The places of the dice that a choice rolls again.
fn picked(position: &Position, choice: Choice) -> Vec<usize> {
    let Choice::Reroll(roll) = choice else { return Vec::new() };
    let mut wanted: Vec<Face> = roll.faces().collect();
    let mut places = Vec::new();
    for (place, face) in position.dice().faces().enumerate() {
        if let Some(found) = wanted.iter().position(|&other| other == face) {
            wanted.swap_remove(found);
            places.push(place);
        }
    }
    places
}
