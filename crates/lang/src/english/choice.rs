use ghost_stories_engine::{Choice, Colour, Position, Space, SpaceSet, TaoCount, Tile};

use super::black_secret::{self, demon, under};
use super::ghost::GHOST;
use super::names;
use super::phrases::{self, count, ghost_on, list, roll, space, the};
use super::white_moon;
use crate::choice::{First, Kept, faced, moves_ghosts, shares_its_name, targets};

pub(crate) fn choice(position: &Position, choice: Choice) -> String {
    match choice {
        Choice::Place(to) => {
            let card = position.card_to_place().map_or("the ghost", names::card);
            format!("Lay {card} on {} ({})", space(to), surroundings(position, to))
        }
        Choice::Discard(tao) => format!("Discard a {} Tao", names::tao(tao)),
        Choice::LoseQi(taoist) => format!("{} loses 1 Qi", names::taoist(taoist)),

        Choice::Move(tile) => format!("Move to {}", goal(position, position.board_on_turn(), tile)),
        Choice::Help => {
            format!("Ask {} for help", the(position.tile_of(position.board_on_turn())))
        }
        Choice::Exorcise => exorcise(position),
        Choice::UsePower(board) => format!("Use {}", names::power(position.power(board))),
        Choice::SpendToken(board) => {
            let power = names::power(position.power(board));
            format!("Spend a power token to borrow {power} from {}", phrases::board(board))
        }
        Choice::YinYang => "Spend the Yin-Yang".into(),
        Choice::PlaceBuddha(to) => format!("Place a Buddha on {}", space(to)),
        Choice::TakeToken => "Take a power token from the centre tile".into(),
        Choice::EndTurn => "End the turn".into(),

        Choice::LayMantra(on) => format!("Lay the Mantra on {} on {}", ghost_on(position, on), space(on)),
        Choice::TakeTao(tao) => format!("Take a {} Tao", names::tao(tao)),
        Choice::MoveTaoist(taoist, tile) => {
            format!("Move {} to {}", names::taoist(taoist), goal(position, taoist, tile))
        }
        Choice::Ask(tile) => format!("Ask {} for help", the(tile)),
        Choice::Restore(tile) => format!("Turn {} active again", the(tile)),
        Choice::Revive(taoist) => format!("Bring {} back to life", names::taoist(taoist)),
        Choice::Banish(from) => format!("Discard {} from {}", ghost_on(position, from), space(from)),
        Choice::DriveBack(board) => drive_back(position, board),
        Choice::SetCircle(tao) => format!("Put a {} Tao on the Circle of Prayer", names::tao(tao)),
        Choice::MoveGhost(from, to) => {
            let (ghost, onto) = (ghost_on(position, from), on_a_buddha(position, to));
            format!("Move {ghost} from {} to {}{onto}", space(from), space(to))
        }
        Choice::Decline if moves_ghosts(position) => "Move no ghost".into(),
        Choice::Decline => "Move no Taoist".into(),

        Choice::Keep => match Kept::of(position) {
            Kept::CurseDie => "Let the Curse die stand".into(),
            Kept::OneDie => "Keep the die".into(),
            Kept::AllDice => "Keep all dice".into(),
        },
        Choice::Reroll(dice) => format!("Roll {} again", roll(dice)),
        Choice::RerollCurse => "Roll the Curse die again".into(),
        Choice::Defeat { ghosts, tao } => defeat(position, ghosts, tao),
        Choice::Pay(payer) => match position.owed().colours().next() {
            Some(tao) => format!("{} pays the {} Tao", names::taoist(payer), names::tao(tao)),
            None => format!("{} pays the Tao", names::taoist(payer)),
        },
        Choice::First(stood) => {
            let First { is_curse, ghost } = First::of(position, stood);
            let what = if is_curse { "curse" } else { "reward" };
            let name = ghost.map_or("the ghost", names::card);
            format!("First the {what} of {name}, which stood on {}", space(stood))
        }
        Choice::GainQi => "Take 1 Qi".into(),
        Choice::GainYinYang => "Take the Yin-Yang".into(),
        Choice::GiveQi(taoist) => format!("{} gets 1 Qi", names::taoist(taoist)),
        Choice::GiveYinYang(taoist) => format!("{} gets the Yin-Yang", names::taoist(taoist)),

        Choice::WhiteMoon(choice) => white_moon::choice(position, choice),
        Choice::BlackSecret(choice) => black_secret::choice(position, choice),
    }
}

/// Where a Taoist goes: a tile, or in the catacombs the space under it.
fn goal(position: &Position, taoist: Colour, tile: Tile) -> String {
    match (position.is_below(taoist), position.village().is_haunted(tile)) {
        (true, _) => under(tile),
        (false, true) => format!("{} (haunted)", the(tile)),
        (false, false) => the(tile),
    }
}

fn on_a_buddha(position: &Position, to: Space) -> &'static str {
    if position.buddhas().contains(to) { ", onto a Buddha" } else { "" }
}

pub(super) fn surroundings(position: &Position, to: Space) -> String {
    let faced = faced(position, to);
    let haunted = if position.village().is_haunted(faced) { ", haunted" } else { "" };
    format!("faces {}{haunted}{}", the(faced), on_a_buddha(position, to))
}

fn exorcise(position: &Position) -> String {
    let described = |at| format!("{} ({})", ghost_on(position, at), GHOST.resistance_on(position, at));
    let demons = |which| format!("the {} ({})", demon(which), GHOST.demon_resistance(position, which));
    let below = position.demon_targets();
    let ghosts = if below.is_empty() {
        list(targets(position).map(|(at, _)| described(at)))
    } else {
        list(below.iter().map(demons))
    };
    match position.exorcism_dice() {
        0 => format!("Exorcise without dice against {ghosts}"),
        dice => format!("Exorcise: roll {} against {ghosts}", count(dice, "die", "dice")),
    }
}

fn drive_back(position: &Position, board: Colour) -> String {
    let figures = position.figures().both(SpaceSet::of_board(board));
    let haunters = list(figures.iter().map(|at| ghost_on(position, at)));
    match figures.len() {
        1 => format!("Drive the figure of {haunters} on {} back to its card", phrases::board(board)),
        _ => format!("Drive the figures of {haunters} on {} back to their cards", phrases::board(board)),
    }
}

/// Ghosts of one name are told apart by their spaces.
pub(crate) fn defeat(position: &Position, ghosts: SpaceSet, tao: TaoCount) -> String {
    if ghosts.is_empty() {
        return "Exorcise nothing".into();
    }
    let named = |at: Space| {
        let name = ghost_on(position, at);
        if shares_its_name(position, at, names::card) { format!("{name} on {}", space(at)) } else { name.to_owned() }
    };
    let beaten = list(ghosts.iter().map(named));
    if tao.is_empty() {
        return format!("Exorcise {beaten}");
    }
    format!("Exorcise {beaten}, spending {}", phrases::tao(tao))
}
