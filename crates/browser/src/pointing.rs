//! Where a person points to make a choice.

use ghost_stories_engine::{
    BlackSecretChoice, Choice, Colour, Face, Position, Spot, Tao, TaoCount, Tile, Waiting, WhiteMoonChoice, Who,
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
    let targets = match choice {
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
        Choice::WhiteMoon(choice) => white_moon_things(position, choice),
        Choice::BlackSecret(choice) => black_secret_things(position, choice),
    };
    if targets.is_empty() { Gesture::Listed } else { Gesture::Things(targets) }
}

/// The things of White Moon.
fn white_moon_things(position: &Position, choice: WhiteMoonChoice) -> Vec<String> {
    let own = position.board_on_turn();
    let spot = |tile: Tile| position.village().spot(tile).unwrap_or(Spot::Centre);
    let here = position.taoist(own).spot;
    match choice {
        WhiteMoonChoice::Save(tile) | WhiteMoonChoice::Sacrifice(tile) => vec![format!("villagers-{}", spot(tile))],
        WhiteMoonChoice::Carry(tile) => vec![format!("villagers-{here}"), format!("tile-{tile}-at")],
        WhiteMoonChoice::Step(tile) => vec![goal(position, own, tile)],
        WhiteMoonChoice::Escort(taoist, tile) => vec![format!("board-{taoist}"), format!("tile-{tile}-at")],
        WhiteMoonChoice::Raise(taoist)
        | WhiteMoonChoice::GiveUp(taoist)
        | WhiteMoonChoice::PayCrystal(taoist)
        | WhiteMoonChoice::Give(taoist) => vec![format!("board-{taoist}")],
        WhiteMoonChoice::StandUp => vec![format!("board-{own}")],
        WhiteMoonChoice::Rescue => vec!["portal".to_owned()],
        WhiteMoonChoice::Return(_) => vec!["graveyard".to_owned()],
        WhiteMoonChoice::SuLing(space) => vec!["su-ling".to_owned(), format!("space-{space}")],
        WhiteMoonChoice::PlaceCrystal => vec![format!("pedestal-{here}")],
        WhiteMoonChoice::Beat { space, .. } => vec![format!("space-{space}")],
        WhiteMoonChoice::Use(artifact) => vec![format!("artifact-{artifact}")],
        WhiteMoonChoice::Roll => vec!["dice".to_owned()],
        WhiteMoonChoice::Light
        | WhiteMoonChoice::Train(_)
        | WhiteMoonChoice::Defeat { .. }
        | WhiteMoonChoice::Turn(_)
        | WhiteMoonChoice::Ward => Vec::new(),
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
fn black_secret_things(position: &Position, choice: BlackSecretChoice) -> Vec<String> {
    let spot = |tile: Tile| position.village().spot(tile).unwrap_or(Spot::Centre);
    match choice {
        BlackSecretChoice::Summon(demon, tile) | BlackSecretChoice::MoveDemon(demon, tile) => {
            vec![format!("demon-{demon}"), under(position, tile)]
        }
        BlackSecretChoice::Throw(curse) => vec![format!("curse-{curse}")],
        BlackSecretChoice::Search(demon) | BlackSecretChoice::LayMantra(demon) | BlackSecretChoice::SendHome(demon) => {
            vec![format!("demon-{demon}")]
        }
        BlackSecretChoice::ShadowOn(tile) => vec!["shadow".to_owned(), format!("tile-{tile}-at")],
        BlackSecretChoice::ShadowUnder(tile) => vec!["shadow".to_owned(), under(position, tile)],
        BlackSecretChoice::ShadowAttack | BlackSecretChoice::ShadowCurse => vec!["shadow".to_owned()],
        BlackSecretChoice::Incarnation(card) => vec![format!("in-hand-{card}")],
        BlackSecretChoice::Skeleton(space) | BlackSecretChoice::FigureSteps(space) => vec![format!("space-{space}")],
        BlackSecretChoice::TurnUp(tile) | BlackSecretChoice::Ladder(tile) => vec![under(position, tile)],
        BlackSecretChoice::Victim(board)
        | BlackSecretChoice::Climb(board)
        | BlackSecretChoice::Clear(board)
        | BlackSecretChoice::Crystal(board) => vec![format!("board-{board}")],
        BlackSecretChoice::PowerOff(board) => vec![format!("power-{board}")],
        BlackSecretChoice::Haunt(tile) => vec![format!("tile-{tile}-at")],
        BlackSecretChoice::MoveVillager(from, to) => vec![format!("villagers-{}", spot(from)), format!("tile-{to}-at")],
        BlackSecretChoice::LosePedestal(tile) => vec![format!("pedestal-{}", spot(tile))],
        BlackSecretChoice::Defeat { demons, tao, crystals: 0 } if !demons.is_empty() => {
            spent(position, demons.iter().map(|demon| format!("demon-{demon}")).collect(), tao)
        }
        BlackSecretChoice::Defeat { .. } => Vec::new(),
        BlackSecretChoice::LayQi(mantra) | BlackSecretChoice::Trigger(mantra) | BlackSecretChoice::Swap(mantra, _) => {
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
