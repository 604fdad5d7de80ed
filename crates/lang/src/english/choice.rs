use ghost_stories_engine::{Card, Choice, Colour, Position, Space, SpaceSet, TaoCount};

use super::names;
use super::phrases::{self, count, ghost_on, list, resistance_on, roll, space, the};

pub(crate) fn choice(position: &Position, choice: Choice) -> String {
    match choice {
        Choice::Place(to) => {
            let card = position.card_to_place().map_or("the ghost", names::card);
            format!("Lay {card} on {} ({})", space(to), surroundings(position, to))
        }
        Choice::Discard(tao) => format!("Discard a {} Tao", names::tao(tao)),
        Choice::LoseQi(taoist) => format!("{} loses 1 Qi", names::taoist(taoist)),

        Choice::Move(tile) => format!("Move to {}{}", the(tile), haunted(position.village().is_haunted(tile))),
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
            let haunted = haunted(position.village().is_haunted(tile));
            format!("Move {} to {}{haunted}", names::taoist(taoist), the(tile))
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
        Choice::Decline => decline(position).into(),

        Choice::Keep => keep(position).into(),
        Choice::Reroll(dice) => format!("Roll {} again", roll(dice)),
        Choice::RerollCurse => "Roll the Curse die again".into(),
        Choice::Defeat { ghosts, tao } => defeat(position, ghosts, tao),
        Choice::Pay(payer) => match position.owed().colours().next() {
            Some(tao) => format!("{} pays the {} Tao", names::taoist(payer), names::tao(tao)),
            None => format!("{} pays the Tao", names::taoist(payer)),
        },
        Choice::First(stood) => {
            let stood_there = |(_, at): &(Card, Space)| *at == stood;
            let curse = position.curses_to_order().find(stood_there);
            let what = if curse.is_some() { "curse" } else { "reward" };
            let name = curse
                .or(position.rewards_to_order().find(stood_there))
                .map_or("the ghost", |(card, _)| names::card(card));
            format!("First the {what} of {name}, which stood on {}", space(stood))
        }
        Choice::GainQi => "Take 1 Qi".into(),
        Choice::GainYinYang => "Take the Yin-Yang".into(),
        Choice::GiveQi(taoist) => format!("{} gets 1 Qi", names::taoist(taoist)),
        Choice::GiveYinYang(taoist) => format!("{} gets the Yin-Yang", names::taoist(taoist)),
    }
}

fn haunted(haunted: bool) -> &'static str {
    if haunted { " (haunted)" } else { "" }
}

fn on_a_buddha(position: &Position, to: Space) -> &'static str {
    if position.buddhas().contains(to) { ", onto a Buddha" } else { "" }
}

fn surroundings(position: &Position, to: Space) -> String {
    let faced = position.village().tile(position.seating().line(to)[0]);
    let haunted = if position.village().is_haunted(faced) { ", haunted" } else { "" };
    format!("faces {}{haunted}{}", the(faced), on_a_buddha(position, to))
}

fn exorcise(position: &Position) -> String {
    let described = |at: Space| {
        let card = position.card(at)?;
        Some(format!("{} ({})", names::card(card), resistance_on(position, at, card)))
    };
    let ghosts = list(&position.targets().iter().filter_map(described).collect::<Vec<_>>());
    match position.exorcism_dice() {
        0 => format!("Exorcise without dice against {ghosts}"),
        dice => format!("Exorcise: roll {} against {ghosts}", count(dice, "die", "dice")),
    }
}

fn drive_back(position: &Position, board: Colour) -> String {
    let figures = position.figures().both(SpaceSet::of_board(board));
    let haunters = list(&figures.iter().map(|at| ghost_on(position, at).to_owned()).collect::<Vec<_>>());
    match figures.len() {
        1 => format!("Drive the figure of {haunters} on {} back to its card", phrases::board(board)),
        _ => format!("Drive the figures of {haunters} on {} back to their cards", phrases::board(board)),
    }
}

fn decline(position: &Position) -> &'static str {
    let moves_ghosts = position.options().iter().any(|option| matches!(option, Choice::MoveGhost(..)));
    if moves_ghosts { "Move no ghost" } else { "Move no Taoist" }
}

fn keep(position: &Position) -> &'static str {
    match position.dice().len() {
        _ if position.curse_face().is_some() => "Let the Curse die stand",
        1 => "Keep the die",
        _ => "Keep all dice",
    }
}

/// Ghosts of one name are told apart by their spaces.
fn defeat(position: &Position, ghosts: SpaceSet, tao: TaoCount) -> String {
    if ghosts.is_empty() {
        return "Exorcise nothing".into();
    }
    let named = |at: Space| {
        let name = ghost_on(position, at);
        let alike = position.targets().iter().filter(|&other| ghost_on(position, other) == name).count() > 1;
        if alike { format!("{name} on {}", space(at)) } else { name.to_owned() }
    };
    let beaten = list(&ghosts.iter().map(named).collect::<Vec<_>>());
    if tao.is_empty() {
        return format!("Exorcise {beaten}");
    }
    format!("Exorcise {beaten}, spending {}", phrases::tao(tao))
}
