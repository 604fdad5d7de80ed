//! Where a person points to make a choice.

use ghost_stories_engine::{
    Choice, Colour, Face, MoonChoice, Position, SecretChoice, Spot, Tao, TaoCount, Tile, Waiting, Who,
};

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
        Choice::Exorcise => {
            let demons = position.demon_targets().iter().map(|demon| format!("demon-{demon}")).collect::<Vec<_>>();
            let ghosts = position.targets().iter().map(|space| format!("space-{space}"));
            ghosts.chain(demons).take(1).collect()
        }
        Choice::Defeat { ghosts, tao } if !ghosts.is_empty() => {
            spent(position, ghosts.iter().map(|space| format!("space-{space}")).collect(), tao)
        }
        Choice::Move(tile) => vec![goal(position, own, tile)],
        Choice::Ask(tile) | Choice::Restore(tile) => vec![format!("tile-{tile}-at")],
        Choice::Help => vec![format!("tile-{}-at", position.tile_of(own))],
        Choice::TakeToken => vec![format!("tile-{}-at", position.village().tile(Spot::Centre))],
        Choice::MoveTaoist(taoist, tile) => vec![format!("board-{taoist}"), goal(position, taoist, tile)],
        Choice::UsePower(board) | Choice::SpendToken(board) => vec![format!("power-{board}")],
        Choice::YinYang => vec![format!("yin-yang-{own}")],
        Choice::LoseQi(board)
        | Choice::Revive(board)
        | Choice::Pay(board)
        | Choice::DriveBack(board)
        | Choice::GiveQi(board)
        | Choice::GiveYinYang(board) => vec![format!("board-{board}")],
        Choice::Discard(tao) => match position.waiting() {
            Waiting::Choice(Who::Taoist(taoist)) => vec![format!("held-{taoist}-{tao}")],
            Waiting::Choice(Who::WuFeng) => vec![format!("held-{}-{tao}", position.decider())],
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
        Choice::Secret(choice) => secret_things(position, choice),
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
        MoonChoice::Step(tile) => vec![goal(position, own, tile)],
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

/// Where a Taoist goes who moves: to a tile, or underground to the space under it.
fn goal(position: &Position, taoist: Colour, tile: Tile) -> String {
    if position.is_below(taoist) { under(position, tile) } else { format!("tile-{tile}-at") }
}

/// The catacomb space under a tile.
fn under(position: &Position, tile: Tile) -> String {
    format!("cave-{}", position.village().spot(tile).unwrap_or(Spot::Centre))
}

/// Those who go after a roll, the Tao spent on them, and the last word.
fn spent(position: &Position, foes: Vec<String>, tao: TaoCount) -> Vec<String> {
    let tao = tao.colours().flat_map(|colour| (0..tao.get(colour)).map(move |_| held(position, colour)));
    foes.into_iter().chain(tao).chain(["spend".to_owned()]).collect()
}

/// The things of Black Secret.
fn secret_things(position: &Position, choice: SecretChoice) -> Vec<String> {
    let spot = |tile: Tile| position.village().spot(tile).unwrap_or(Spot::Centre);
    match choice {
        SecretChoice::Summon(demon, tile) | SecretChoice::MoveDemon(demon, tile) => {
            vec![format!("demon-{demon}"), under(position, tile)]
        }
        SecretChoice::Throw(curse) => vec![format!("curse-{curse}")],
        SecretChoice::Search(demon) | SecretChoice::LayMantra(demon) | SecretChoice::SendHome(demon) => {
            vec![format!("demon-{demon}")]
        }
        SecretChoice::ShadowOn(tile) => vec!["shadow".to_owned(), format!("tile-{tile}-at")],
        SecretChoice::ShadowUnder(tile) => vec!["shadow".to_owned(), under(position, tile)],
        SecretChoice::ShadowAttack | SecretChoice::ShadowCurse => vec!["shadow".to_owned()],
        SecretChoice::Incarnation(card) => vec![format!("in-hand-{card}")],
        SecretChoice::Skeleton(space) | SecretChoice::FigureSteps(space) => vec![format!("space-{space}")],
        SecretChoice::TurnUp(tile) | SecretChoice::Ladder(tile) => vec![under(position, tile)],
        SecretChoice::Victim(board)
        | SecretChoice::Climb(board)
        | SecretChoice::Clear(board)
        | SecretChoice::Crystal(board) => vec![format!("board-{board}")],
        SecretChoice::PowerOff(board) => vec![format!("power-{board}")],
        SecretChoice::Haunt(tile) => vec![format!("tile-{tile}-at")],
        SecretChoice::MoveVillager(from, to) => vec![format!("villagers-{}", spot(from)), format!("tile-{to}-at")],
        SecretChoice::LosePedestal(tile) => vec![format!("pedestal-{}", spot(tile))],
        SecretChoice::Defeat { demons, tao, crystals: 0 } if !demons.is_empty() => {
            spent(position, demons.iter().map(|demon| format!("demon-{demon}")).collect(), tao)
        }
        SecretChoice::Defeat { .. } => Vec::new(),
        SecretChoice::LayQi(mantra) | SecretChoice::Trigger(mantra) | SecretChoice::Swap(mantra, _) => {
            vec![format!("blood-mantra-{mantra}")]
        }
    }
}

/// True if dice of the last roll can be rolled again.
pub fn rerolls(position: &Position) -> bool {
    position.options().iter().any(|option| matches!(option, Choice::Reroll(_)))
}

/// A Taoist on the tile who holds such a Tao: the one on turn, or one who lends it.
fn held(position: &Position, tao: Tao) -> String {
    let own = position.board_on_turn();
    let place = |taoist: Colour| (position.tile_of(taoist), position.is_below(taoist));
    let here = position.living().iter().filter(|&taoist| place(taoist) == place(own));
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
