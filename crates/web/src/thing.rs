//! The things on the table that can be pointed at, and which choices are about which.

mod secret;

pub use secret::turned_up;

use ghost_stories_engine::{
    Artifact, BloodMantra, Card, Choice, Colour, CurseCard, Demon, Moon, MoonChoice, Position, Space, SpaceSet, Spot,
    Tao, TaoCount, Tile, Waiting, Who,
};

use crate::geometry::{self, Corner, Parts, Point, TOKEN};

/// A thing on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Thing {
    Tile(Tile),
    Space(Space),
    Board(Colour),
    Power(Colour),
    YinYang(Colour),
    /// A Tao in somebody's hand.
    Held(Colour, Tao),
    BankTao(Tao),
    BankQi,
    Deck,
    Discard,
    Dice,
    /// The villagers of a tile.
    Villagers(Spot),
    Portal,
    Pedestal(Spot),
    SuLing,
    /// The Moon Crystals of the reserve.
    Crystals,
    Shelter,
    Graveyard,
    /// The Moon Crystals in somebody's hand.
    HeldCrystals(Colour),
    Artifact(Artifact),
    /// A space of the catacombs.
    Cave(Spot),
    Demon(Demon),
    Shadow,
    /// A curse that lies face up, thrown or not.
    Curse(CurseCard),
    /// A Blood Mantra that lies face up.
    BloodMantra(BloodMantra),
    /// An incarnation in Wu-Feng's hand.
    InHand(Card),
    /// Wu-Feng's board.
    WuFeng,
}

impl Thing {
    /// Every thing that lies on a table now, in the order in which the arrow keys start.
    pub fn all(position: &Position) -> impl Iterator<Item = Thing> {
        let boards = |thing: fn(Colour) -> Thing| Colour::ALL.into_iter().map(thing);
        let taoist = |board: Colour| position.taoist(board);
        let yin_yangs = Colour::ALL.into_iter().filter(move |&board| taoist(board).yin_yang).map(Thing::YinYang);
        let held = move |board: Colour| {
            taoist(board).tao.colours().map(move |tao| Thing::Held(board, tao)).collect::<Vec<_>>()
        };
        let tiles = position.village().tiles();
        tiles
            .into_iter()
            .map(Thing::Tile)
            .chain(Space::ALL.into_iter().map(Thing::Space))
            .chain(boards(Thing::Board))
            .chain(boards(Thing::Power))
            .chain(yin_yangs)
            .chain(Colour::ALL.into_iter().flat_map(held))
            .chain(Tao::ALL.into_iter().map(Thing::BankTao))
            .chain([Thing::BankQi, Thing::Deck, Thing::Discard, Thing::Dice])
            .chain(position.moon().into_iter().flat_map(|moon| of_moon(position, moon)))
            .chain(position.secret().into_iter().flat_map(|secret| secret::all(position, secret)))
    }

    /// The tile or catacomb space on which it stands: villagers, the Portal, demons, the Shadow.
    pub fn place(self, position: &Position) -> Option<Thing> {
        let spot = match self {
            Thing::Villagers(spot) => spot,
            Thing::Portal => position.moon()?.portal,
            _ => return secret::place(position, self),
        };
        Some(Thing::Tile(position.village().tile(spot)))
    }

    /// The word by which it is called in the page's markup.
    pub fn id(self) -> String {
        match self {
            Thing::Tile(tile) => format!("tile-{tile}-at"),
            Thing::Space(space) => format!("space-{space}"),
            Thing::Board(board) => format!("board-{board}"),
            Thing::Power(board) => format!("power-{board}"),
            Thing::YinYang(board) => format!("yin-yang-{board}"),
            Thing::Held(board, tao) => format!("held-{board}-{tao}"),
            Thing::BankTao(tao) => format!("bank-{tao}"),
            Thing::BankQi => "bank-qi".into(),
            Thing::Deck => "deck".into(),
            Thing::Discard => "discard".into(),
            Thing::Dice => "dice".into(),
            Thing::Villagers(spot) => format!("villagers-{spot}"),
            Thing::Portal => "portal".into(),
            Thing::Pedestal(spot) => format!("pedestal-{spot}"),
            Thing::SuLing => "su-ling".into(),
            Thing::Crystals => "crystals".into(),
            Thing::Shelter => "shelter".into(),
            Thing::Graveyard => "graveyard".into(),
            Thing::HeldCrystals(board) => format!("held-{board}-crystals"),
            Thing::Artifact(artifact) => format!("artifact-{artifact}"),
            Thing::Cave(spot) => format!("cave-{spot}"),
            Thing::Demon(demon) => format!("demon-{demon}"),
            Thing::Shadow => "shadow".into(),
            Thing::Curse(curse) => format!("curse-{curse}"),
            Thing::BloodMantra(mantra) => format!("blood-mantra-{mantra}"),
            Thing::InHand(card) => format!("in-hand-{card}"),
            Thing::WuFeng => "wu-feng".into(),
        }
    }

    /// The thing on this table that is called so.
    pub fn of_id(position: &Position, id: &str) -> Option<Thing> {
        Thing::all(position).find(|thing| thing.id() == id)
    }

    /// The middle of it.
    pub fn middle(self, position: &Position) -> Point {
        let seating = position.seating();
        match self {
            Thing::Tile(tile) => geometry::middle_of_tile(position.village().spot(tile).unwrap_or(Spot::Centre)),
            Thing::Space(space) => geometry::middle_of_space(seating, space),
            Thing::Board(board) => on_strip(position, board, |parts| parts.bust.plus(47.0, 47.0)),
            Thing::Power(board) => on_strip(position, board, |parts| {
                let (width, height) = parts.power_size;
                parts.power.plus(width / 2.0, height / 2.0)
            }),
            Thing::YinYang(board) => on_strip(position, board, |parts| middle_of_token((parts.things)(0))),
            Thing::Held(board, tao) => on_strip(position, board, |parts| middle_of_token((parts.tao)(tao as u8))),
            Thing::BankTao(tao) => in_bank(tao as u8),
            Thing::BankQi => in_bank(5),
            Thing::Deck => middle_of(Corner::NorthWest),
            Thing::Discard => middle_of(Corner::NorthEast),
            Thing::Dice => middle_of(Corner::SouthEast),
            Thing::Villagers(spot) => {
                let half = geometry::VILLAGER / 2.0;
                geometry::tile(spot).plus(geometry::VILLAGERS.x + half, geometry::VILLAGERS.y + half)
            }
            Thing::Portal => {
                let (at, half) = (geometry::PORTAL, geometry::PORTAL_SIZE / 2.0);
                let spot = position.moon().map_or(Spot::Centre, |moon| moon.portal);
                geometry::tile(spot).plus(at.x + half, at.y + half)
            }
            Thing::Pedestal(spot) => geometry::pedestal(spot),
            Thing::SuLing => match position.moon().and_then(|moon| moon.su_ling) {
                Some(space) => geometry::su_ling(seating, space),
                None => sign(Corner::SouthWest, geometry::WAITING),
            },
            Thing::Crystals => sign(Corner::SouthWest, geometry::RESERVE),
            Thing::Shelter => sign(Corner::NorthWest, geometry::SHELTER),
            Thing::Graveyard => sign(Corner::NorthWest, geometry::GRAVEYARD),
            Thing::HeldCrystals(board) => on_picture(position, board, None),
            Thing::Artifact(artifact) => {
                let bearer = position.moon().and_then(|moon| moon.bearer(artifact)).unwrap_or(Colour::Red);
                on_picture(position, bearer, Some(artifact))
            }
            Thing::Cave(_)
            | Thing::Demon(_)
            | Thing::Shadow
            | Thing::Curse(_)
            | Thing::BloodMantra(_)
            | Thing::InHand(_)
            | Thing::WuFeng => secret::middle(position, self).unwrap_or(geometry::wu_feng()),
        }
    }
}

/// The middle of something of White Moon on a Taoist's picture: an artifact, or the crystals.
fn on_picture(position: &Position, board: Colour, what: Option<Artifact>) -> Point {
    let held = position.moon().map(|moon| belongings(moon, board)).unwrap_or_default();
    let index = held.iter().position(|&other| other == what).unwrap_or(0);
    on_strip(position, board, |parts| geometry::on_picture(parts.bust, index, held.len()).plus(13.0, 13.0))
}

/// The things of White Moon that lie on the table now.
fn of_moon(position: &Position, moon: &Moon) -> Vec<Thing> {
    let mut things: Vec<Thing> = moon.inhabited().iter().map(Thing::Villagers).collect();
    things.extend(Spot::ALL.into_iter().filter(|spot| spot.is_corner()).map(Thing::Pedestal));
    things.extend([Thing::Portal, Thing::SuLing, Thing::Crystals]);
    // A card that is to be laid covers them.
    if position.card_to_place().is_none() {
        things.extend([Thing::Shelter, Thing::Graveyard]);
    }
    things.extend(Colour::ALL.into_iter().filter(|&taoist| moon.crystals[taoist] > 0).map(Thing::HeldCrystals));
    let held = |artifact: &Artifact| moon.bearer(*artifact).is_some();
    things.extend(Artifact::ALL.into_iter().filter(held).map(Thing::Artifact));
    things
}

/// What a Taoist has of White Moon, in the order in which it is drawn: his crystals as one, then each artifact.
pub fn belongings(moon: &Moon, taoist: Colour) -> Vec<Option<Artifact>> {
    let crystals = (moon.crystals[taoist] > 0).then_some(None);
    crystals.into_iter().chain(moon.artifacts[taoist].iter().map(Some)).collect()
}

fn sign(corner: Corner, at: Point) -> Point {
    geometry::corner(corner).plus(at.x + geometry::SIGN / 2.0, at.y + geometry::SIGN / 2.0)
}

/// A point of a board's strip, of which `part` says where it lies on the strip itself.
fn on_strip(position: &Position, board: Colour, part: impl Fn(Parts) -> Point) -> Point {
    let (at, across) = geometry::strip(position.seating(), board);
    let part = part(geometry::parts(across));
    at.plus(part.x, part.y)
}

fn middle_of_token(at: Point) -> Point {
    at.plus(TOKEN / 2.0, TOKEN / 2.0)
}

fn middle_of(corner: Corner) -> Point {
    geometry::corner(corner).plus(geometry::CORNER / 2.0, geometry::CORNER / 2.0)
}

fn in_bank(index: u8) -> Point {
    let Point { x, y } = geometry::in_bank(index);
    geometry::corner(Corner::SouthWest).plus(x + 32.0, y + 32.0)
}

/// The things a choice is about; whoever points at one of them may mean it.
pub fn things(position: &Position, choice: Choice) -> Vec<Thing> {
    let own = position.decider();
    match choice {
        Choice::Place(space)
        | Choice::PlaceBuddha(space)
        | Choice::LayMantra(space)
        | Choice::Banish(space)
        | Choice::First(space) => vec![Thing::Space(space)],
        Choice::MoveGhost(from, to) => vec![Thing::Space(from), Thing::Space(to)],
        Choice::Exorcise => {
            let demons = position.demon_targets();
            position.targets().iter().map(Thing::Space).chain(demons.iter().map(Thing::Demon)).collect()
        }
        Choice::Defeat { ghosts, tao } => ghosts.iter().map(Thing::Space).chain(held_here(position, tao)).collect(),
        Choice::DriveBack(board) => {
            let figures = position.figures().both(SpaceSet::of_board(board));
            figures.iter().map(Thing::Space).chain([Thing::Board(board)]).collect()
        }
        Choice::Move(tile) => vec![secret::goal(position, position.board_on_turn(), tile)],
        Choice::Ask(tile) | Choice::Restore(tile) => vec![Thing::Tile(tile)],
        Choice::Help => vec![Thing::Tile(position.tile_of(position.board_on_turn()))],
        Choice::TakeToken => vec![Thing::Tile(position.village().tile(Spot::Centre))],
        Choice::MoveTaoist(taoist, tile) => vec![Thing::Board(taoist), secret::goal(position, taoist, tile)],
        Choice::UsePower(board) | Choice::SpendToken(board) => vec![Thing::Power(board), Thing::Board(board)],
        Choice::YinYang => vec![Thing::YinYang(own)],
        Choice::LoseQi(board)
        | Choice::Revive(board)
        | Choice::Pay(board)
        | Choice::GiveQi(board)
        | Choice::GiveYinYang(board) => vec![Thing::Board(board)],
        Choice::Discard(tao) => match position.waiting() {
            Waiting::Choice(Who::Taoist(discards)) => vec![Thing::Held(discards, tao)],
            // Wu-Feng takes it from the one who exorcised the Landscaper.
            Waiting::Choice(Who::WuFeng) => vec![Thing::Held(own, tao)],
            _ => Vec::new(),
        },
        Choice::TakeTao(tao) | Choice::SetCircle(tao) => vec![Thing::BankTao(tao)],
        Choice::GainQi => vec![Thing::BankQi],
        Choice::GainYinYang => vec![Thing::Board(own)],
        Choice::Reroll(_) | Choice::RerollCurse => vec![Thing::Dice],
        Choice::Moon(choice) => moon_things(position, choice),
        Choice::Secret(choice) => secret::things(position, choice),
        Choice::EndTurn | Choice::Decline | Choice::Keep => Vec::new(),
    }
}

/// The Tao of these colours in the hands of those who stand by the Taoist on turn.
fn held_here(position: &Position, tao: TaoCount) -> Vec<Thing> {
    let own = position.board_on_turn();
    let place = |taoist: Colour| (position.tile_of(taoist), position.is_below(taoist));
    let near = position.living().iter().filter(|&taoist| place(taoist) == place(own));
    let holds = |taoist: Colour| {
        let held = tao.colours().filter(move |&colour| position.taoist(taoist).tao.get(colour) > 0);
        held.map(move |colour| Thing::Held(taoist, colour))
    };
    near.flat_map(holds).collect()
}

/// The things a choice of White Moon is about.
fn moon_things(position: &Position, choice: MoonChoice) -> Vec<Thing> {
    let own = position.board_on_turn();
    let here = position.taoist(own).spot;
    let at = |tile: Tile| position.village().spot(tile).unwrap_or(Spot::Centre);
    match choice {
        MoonChoice::Save(tile) | MoonChoice::Sacrifice(tile) => vec![Thing::Villagers(at(tile)), Thing::Tile(tile)],
        MoonChoice::Carry(tile) => vec![Thing::Villagers(here), Thing::Tile(tile)],
        MoonChoice::Step(tile) => vec![secret::goal(position, own, tile)],
        MoonChoice::Escort(taoist, tile) => {
            vec![Thing::Board(taoist), Thing::Tile(tile), Thing::Villagers(position.taoist(taoist).spot)]
        }
        MoonChoice::Raise(taoist) | MoonChoice::GiveUp(taoist) | MoonChoice::Give(taoist) => vec![Thing::Board(taoist)],
        MoonChoice::PayCrystal(taoist) => vec![Thing::HeldCrystals(taoist), Thing::Board(taoist)],
        MoonChoice::Rescue => vec![Thing::Portal, Thing::Villagers(here), Thing::Tile(position.tile_of(own))],
        MoonChoice::PlaceCrystal => vec![Thing::Pedestal(here), Thing::Tile(position.tile_of(own))],
        MoonChoice::Light => {
            let space = position.moon().and_then(|moon| moon.su_ling);
            space.map(|space| Thing::Pedestal(position.seating().line(space)[0])).into_iter().collect()
        }
        MoonChoice::Return(_) => vec![Thing::Graveyard, Thing::Tile(Tile::Cemetery)],
        MoonChoice::SuLing(space) => vec![Thing::SuLing, Thing::Space(space)],
        MoonChoice::Beat { space, .. } => vec![Thing::Space(space)],
        MoonChoice::Defeat { ghosts, .. } => ghosts.iter().map(Thing::Space).collect(),
        MoonChoice::Turn(_) | MoonChoice::Ward | MoonChoice::Roll => vec![Thing::Dice],
        MoonChoice::StandUp => vec![Thing::Board(own)],
        MoonChoice::Use(artifact) => vec![Thing::Artifact(artifact)],
        MoonChoice::Train(_) => vec![Thing::Tile(Tile::School)],
    }
}

/// The next thing from `from` in a direction, for the arrow keys: the nearest within the quarter that way.
pub fn towards(position: &Position, from: Thing, x: f64, y: f64) -> Option<Thing> {
    let here = from.middle(position);
    let distance = |thing: Thing| {
        let there = thing.middle(position);
        let (across, down) = (there.x - here.x, there.y - here.y);
        let (ahead, aside) = (across * x + down * y, (across * y).abs() + (down * x).abs());
        (ahead > 1.0 && aside <= ahead).then_some(ahead + 2.0 * aside)
    };
    Thing::all(position)
        .filter(|&thing| thing != from)
        .filter_map(|thing| Some((distance(thing)?, thing)))
        .min_by(|(one, _), (other, _)| one.total_cmp(other))
        .map(|(_, thing)| thing)
}

#[cfg(test)]
mod tests;
