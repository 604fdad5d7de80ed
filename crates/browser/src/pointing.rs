//! Where a person points to make a choice.

use ghost_stories_engine::{Choice, Face, Position, Spot, Tao, Waiting};

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
        | Choice::Defeat { .. }
        | Choice::Moon(_) => Vec::new(),
    };
    if things.is_empty() { Gesture::Listed } else { Gesture::Things(things) }
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
