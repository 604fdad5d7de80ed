//! What a player can do, as a line of a menu.

use ghost_stories_engine::{Card, Choice, Colour, Position, Space, SpaceSet, TaoCount, Tile};

use crate::black_secret::{self, is_skeleton};
use crate::ghost;
use crate::message::{Message, Value, message};
use crate::name::{board, faces, tao, taoist};
use crate::white_moon;

pub(crate) fn choice(position: &Position, choice: Choice) -> Message {
    let me = position.board_on_turn();
    match choice {
        Choice::Place(to) => {
            let card = position.card_to_place().map_or(message!("ghost-unknown"), Message::from);
            let (tile, haunted, buddha) = around(position, to);
            let surroundings = surroundings(position, to);
            message!("choice-place", card, space: to, surroundings, tile, haunted, buddha)
        }
        Choice::Discard(tao) => message!("choice-discard", tao),
        Choice::LoseQi(who) => message!("choice-lose-qi", taoist: taoist(who)),

        Choice::Move(tile) => {
            message!("choice-move", goal: goal(position, me, tile), place: place(position, me, tile), tile)
        }
        Choice::Help => message!("choice-help", tile: position.tile_of(me)),
        Choice::Exorcise => exorcise(position),
        Choice::UsePower(of) => message!("choice-use-power", power: position.power(of)),
        Choice::SpendToken(of) => message!("choice-spend-token", power: position.power(of), board: board(of)),
        Choice::YinYang => message!("choice-yin-yang"),
        Choice::PlaceBuddha(to) => message!("choice-place-buddha", space: to),
        Choice::TakeToken => message!("choice-take-token"),
        Choice::EndTurn => message!("choice-end-turn"),

        Choice::LayMantra(on) => {
            let skeleton = is_skeleton(position, on);
            message!("choice-lay-mantra", ghost: ghost_on(position, on), space: on, skeleton)
        }
        Choice::TakeTao(tao) => message!("choice-take-tao", tao),
        Choice::MoveTaoist(who, tile) => {
            let (goal, place) = (goal(position, who, tile), place(position, who, tile));
            message!("choice-move-taoist", taoist: taoist(who), goal, place, tile)
        }
        Choice::Ask(tile) => message!("choice-ask", tile),
        Choice::Restore(tile) => message!("choice-restore", tile),
        Choice::Revive(who) => message!("choice-revive", taoist: taoist(who)),
        Choice::Banish(from) => {
            // In the hut it is, and by a Blood Mantra it is not.
            let paid = position.mantra_in_effect().is_none() && position.options().contains(&Choice::Banish(from));
            message!("choice-banish", ghost: ghost_on(position, from), space: from, paid)
        }
        Choice::DriveBack(of) => {
            let figures = position.figures().both(SpaceSet::of_board(of));
            let ghosts: Value = figures.iter().map(|at| ghost_on(position, at)).collect();
            message!("choice-drive-back", ghosts, board: board(of))
        }
        Choice::SetCircle(tao) => message!("choice-set-circle", tao),
        Choice::MoveGhost(from, to) => {
            let buddha = position.buddhas().contains(to);
            message!("choice-move-ghost", ghost: ghost_on(position, from), from, to, buddha)
        }
        Choice::Decline => declined(position),

        Choice::Keep if position.curse_face().is_some() => message!("choice-keep-curse-die"),
        Choice::Keep if position.dice().len() == 1 => message!("choice-keep-one"),
        Choice::Keep => message!("choice-keep-all"),
        Choice::Reroll(dice) => message!("choice-reroll", dice: faces(dice)),
        Choice::RerollCurse => message!("choice-reroll-curse"),
        Choice::Defeat { ghosts, tao } => defeat(position, ghosts, tao, 0),
        Choice::Pay(payer) => {
            message!("choice-pay", taoist: taoist(payer), tao: position.owed().colours().next())
        }
        Choice::First(stood) => first(position, stood),
        Choice::GainQi => message!("choice-gain-qi"),
        Choice::GainYinYang => message!("choice-gain-yin-yang"),
        Choice::GiveQi(who) => message!("choice-give-qi", taoist: taoist(who)),
        Choice::GiveYinYang(who) => message!("choice-give-yin-yang", taoist: taoist(who)),

        Choice::WhiteMoon(choice) => white_moon::choice(position, choice),
        Choice::BlackSecret(choice) => black_secret::choice(position, choice),
    }
}

fn declined(position: &Position) -> Message {
    if let Some(what) = black_secret::BlackSecretDeclined::of(position) {
        return black_secret::declined(what);
    }
    if let Some(what) = white_moon::Declined::of(position) {
        return white_moon::declined(what);
    }
    if position.options().iter().any(|option| matches!(option, Choice::MoveGhost(..))) {
        message!("choice-move-no-ghost")
    } else {
        message!("choice-move-no-taoist")
    }
}

/// The name of the ghost on a space, or that it is a skeleton.
pub(crate) fn ghost_on(position: &Position, space: Space) -> Message {
    match position.card(space) {
        Some(card) => card.into(),
        None if is_skeleton(position, space) => message!("ghost-skeleton"),
        None => message!("ghost-unknown"),
    }
}

/// The tile that a space faces.
pub(crate) fn faced(position: &Position, space: Space) -> Tile {
    position.village().tile(position.seating().line(space)[0])
}

/// What a space faces, whether that is haunted, and whether a Buddha waits on the space.
fn around(position: &Position, to: Space) -> (Tile, bool, bool) {
    let tile = faced(position, to);
    (tile, position.village().is_haunted(tile), position.buddhas().contains(to))
}

/// The same in words.
pub(crate) fn surroundings(position: &Position, to: Space) -> Message {
    let (tile, haunted, buddha) = around(position, to);
    message!("choice-surroundings", tile, haunted, buddha)
}

/// Where a Taoist goes: a tile, or in the Catacombs the space under it.
pub(crate) fn goal(position: &Position, taoist: Colour, tile: Tile) -> Message {
    message!("choice-goal", place: place(position, taoist, tile), tile)
}

fn place(position: &Position, taoist: Colour, tile: Tile) -> &'static str {
    match (position.is_below(taoist), position.village().is_haunted(tile)) {
        (true, _) => "below",
        (false, true) => "haunted",
        (false, false) => "active",
    }
}

/// The ghosts within reach of an exorcism; without a card, skeletons.
fn targets(position: &Position) -> impl Iterator<Item = (Space, Option<Card>)> {
    let there = |at| (at, position.card(at));
    position.targets().iter().map(there).filter(|&(at, card)| card.is_some() || is_skeleton(position, at))
}

fn exorcise(position: &Position) -> Message {
    let below = position.demon_targets();
    let targets: Value = if below.is_empty() {
        let target = |at| message!("choice-target", ghost: ghost_on(position, at), resistance: ghost::resistance_on(position, at));
        targets(position).map(|(at, _)| target(at)).collect()
    } else {
        let target =
            |demon| message!("choice-target-demon", demon, resistance: ghost::demon_resistance(position, demon));
        below.iter().map(target).collect()
    };
    message!("choice-exorcise", dice: position.exorcism_dice(), targets)
}

/// What is exorcised and what is spent for it. Ghosts of one name are told apart by their spaces.
pub(crate) fn defeat(position: &Position, ghosts: SpaceSet, spent: TaoCount, crystals: u8) -> Message {
    if ghosts.is_empty() && crystals == 0 {
        return message!("choice-defeat-nothing");
    }
    let named = |at: Space| -> Message {
        let ghost = ghost_on(position, at);
        let of_one_name =
            |&(_, card): &(Space, Option<Card>)| card.map(Card::slug) == position.card(at).map(Card::slug);
        if targets(position).filter(of_one_name).count() > 1 {
            message!("choice-ghost-on", ghost, space: at)
        } else {
            ghost
        }
    };
    let beaten: Value = ghosts.iter().map(named).collect();
    let cards: Value = ghosts.iter().map(|at| ghost_on(position, at)).collect();
    let several = ghosts.len() > 1;
    message!("choice-defeat", ghosts: beaten, cards, several, price: price(spent, crystals))
}

/// What is spent, if anything is.
pub(crate) fn price(spent: TaoCount, crystals: u8) -> Option<Message> {
    match (spent.is_empty(), crystals) {
        (true, 0) => None,
        (false, 0) => Some(tao(spent)),
        (true, number) => Some(message!("choice-crystals", number)),
        (false, number) => {
            Some(message!("choice-price", tao: tao(spent), crystals: message!("choice-crystals", number)))
        }
    }
}

fn first(position: &Position, stood: Space) -> Message {
    let stood_there = |(_, at): &(Card, Space)| *at == stood;
    let curse = position.curses_to_order().find(stood_there);
    let ghost = curse.or(position.rewards_to_order().find(stood_there));
    let ghost = ghost.map_or(message!("ghost-unknown"), |(card, _)| card.into());
    if curse.is_some() {
        message!("choice-first-curse", ghost, space: stood)
    } else {
        message!("choice-first-reward", ghost, space: stood)
    }
}
