//! The things on the table that can be pointed at, and which choices are about which.

mod black_secret;
mod happening;

pub use black_secret::turned_up;

use ghost_stories_engine::{
    Artifact, BloodMantra, Card, Choice, Colour, CurseCard, Demon, Position, Space, SpaceSet, Spot, Tao, TaoCount,
    Tile, Waiting, WhiteMoon, WhiteMoonChoice, Who,
};

use crate::geometry::Point;

/// A thing on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Target {
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

impl Target {
    /// Every thing that lies on a table now, in the order in which the arrow keys start.
    pub fn all(position: &Position) -> impl Iterator<Item = Target> {
        let boards = |target: fn(Colour) -> Target| Colour::ALL.into_iter().map(target);
        let taoist = |board: Colour| position.taoist(board);
        let yin_yangs = Colour::ALL.into_iter().filter(move |&board| taoist(board).yin_yang).map(Target::YinYang);
        let held = move |board: Colour| {
            taoist(board).tao.colours().map(move |tao| Target::Held(board, tao)).collect::<Vec<_>>()
        };
        let tiles = position.village().tiles();
        tiles
            .into_iter()
            .map(Target::Tile)
            .chain(Space::ALL.into_iter().map(Target::Space))
            .chain(boards(Target::Board))
            .chain(boards(Target::Power))
            .chain(yin_yangs)
            .chain(Colour::ALL.into_iter().flat_map(held))
            .chain(Tao::ALL.into_iter().map(Target::BankTao))
            .chain([Target::BankQi, Target::Deck, Target::Discard, Target::Dice])
            .chain(position.white_moon().into_iter().flat_map(of_white_moon))
            .chain(
                position.black_secret().into_iter().flat_map(|black_secret| black_secret::all(position, black_secret)),
            )
    }

    /// The tile or catacomb space on which it stands: villagers, the Portal, demons, the Shadow.
    pub fn place(self, position: &Position) -> Option<Target> {
        let spot = match self {
            Target::Villagers(spot) => spot,
            Target::Portal => position.white_moon()?.portal,
            Target::Demon(_) | Target::Shadow => return black_secret::place(position, self),
            Target::Tile(_)
            | Target::Space(_)
            | Target::Board(_)
            | Target::Power(_)
            | Target::YinYang(_)
            | Target::Held(..)
            | Target::BankTao(_)
            | Target::BankQi
            | Target::Deck
            | Target::Discard
            | Target::Dice
            | Target::Pedestal(_)
            | Target::SuLing
            | Target::Crystals
            | Target::Shelter
            | Target::Graveyard
            | Target::HeldCrystals(_)
            | Target::Artifact(_)
            | Target::Cave(_)
            | Target::Curse(_)
            | Target::BloodMantra(_)
            | Target::InHand(_)
            | Target::WuFeng => return None,
        };
        Some(Target::Tile(position.village().tile(spot)))
    }

    /// The word by which it is called in the page's markup.
    pub fn id(self) -> String {
        match self {
            Target::Tile(tile) => format!("tile-{tile}-at"),
            Target::Space(space) => format!("space-{space}"),
            Target::Board(board) => format!("board-{board}"),
            Target::Power(board) => format!("power-{board}"),
            Target::YinYang(board) => format!("yin-yang-{board}"),
            Target::Held(board, tao) => format!("held-{board}-{tao}"),
            Target::BankTao(tao) => format!("bank-{tao}"),
            Target::BankQi => "bank-qi".into(),
            Target::Deck => "deck".into(),
            Target::Discard => "discard".into(),
            Target::Dice => "dice".into(),
            Target::Villagers(spot) => format!("villagers-{spot}"),
            Target::Portal => "portal".into(),
            Target::Pedestal(spot) => format!("pedestal-{spot}"),
            Target::SuLing => "su-ling".into(),
            Target::Crystals => "crystals".into(),
            Target::Shelter => "shelter".into(),
            Target::Graveyard => "graveyard".into(),
            Target::HeldCrystals(board) => format!("held-{board}-crystals"),
            Target::Artifact(artifact) => format!("artifact-{artifact}"),
            Target::Cave(spot) => format!("cave-{spot}"),
            Target::Demon(demon) => format!("demon-{demon}"),
            Target::Shadow => "shadow".into(),
            Target::Curse(curse) => format!("curse-{curse}"),
            Target::BloodMantra(mantra) => format!("blood-mantra-{mantra}"),
            Target::InHand(card) => format!("in-hand-{card}"),
            Target::WuFeng => "wu-feng".into(),
        }
    }

    /// The thing on this table that is called so.
    pub fn of_id(position: &Position, id: &str) -> Option<Target> {
        Target::all(position).find(|target| target.id() == id)
    }
}

/// The things of White Moon that lie on the table now.
fn of_white_moon(white_moon: &WhiteMoon) -> Vec<Target> {
    let mut targets: Vec<Target> = white_moon.inhabited().iter().map(Target::Villagers).collect();
    targets.extend(Spot::ALL.into_iter().filter(|spot| spot.is_corner()).map(Target::Pedestal));
    targets.extend([Target::Portal, Target::SuLing, Target::Crystals, Target::Shelter, Target::Graveyard]);
    targets.extend(Colour::ALL.into_iter().filter(|&taoist| white_moon.crystals[taoist] > 0).map(Target::HeldCrystals));
    let held = |artifact: &Artifact| white_moon.bearer(*artifact).is_some();
    targets.extend(Artifact::ALL.into_iter().filter(held).map(Target::Artifact));
    targets
}

/// What a Taoist has of White Moon, in the order in which it is drawn: his crystals as one, then each artifact.
pub fn belongings(white_moon: &WhiteMoon, taoist: Colour) -> Vec<Option<Artifact>> {
    let crystals = (white_moon.crystals[taoist] > 0).then_some(None);
    crystals.into_iter().chain(white_moon.artifacts[taoist].iter().map(Some)).collect()
}

/// The things a choice is about; whoever points at one of them may mean it.
pub fn targets(position: &Position, choice: Choice) -> Vec<Target> {
    let own = position.decider();
    match choice {
        Choice::Place(space)
        | Choice::PlaceBuddha(space)
        | Choice::LayMantra(space)
        | Choice::Banish(space)
        | Choice::First(space) => vec![Target::Space(space)],
        Choice::MoveGhost(from, to) => vec![Target::Space(from), Target::Space(to)],
        Choice::Exorcise => {
            let demons = position.demon_targets();
            position.targets().iter().map(Target::Space).chain(demons.iter().map(Target::Demon)).collect()
        }
        Choice::Defeat { ghosts, tao } => ghosts.iter().map(Target::Space).chain(held_here(position, tao)).collect(),
        Choice::DriveBack(board) => {
            let figures = position.figures().both(SpaceSet::of_board(board));
            figures.iter().map(Target::Space).chain([Target::Board(board)]).collect()
        }
        Choice::Move(tile) => vec![black_secret::goal(position, position.board_on_turn(), tile)],
        Choice::Ask(tile) | Choice::Restore(tile) => vec![Target::Tile(tile)],
        Choice::Help => vec![Target::Tile(position.tile_of(position.board_on_turn()))],
        Choice::TakeToken => vec![Target::Tile(position.village().tile(Spot::Centre))],
        Choice::MoveTaoist(taoist, tile) => vec![Target::Board(taoist), black_secret::goal(position, taoist, tile)],
        Choice::UsePower(board) | Choice::SpendToken(board) => vec![Target::Power(board), Target::Board(board)],
        Choice::YinYang => vec![Target::YinYang(own)],
        Choice::LoseQi(board)
        | Choice::Revive(board)
        | Choice::Pay(board)
        | Choice::GiveQi(board)
        | Choice::GiveYinYang(board) => vec![Target::Board(board)],
        Choice::Discard(tao) => match position.waiting() {
            Waiting::Choice(Who::Taoist(discards)) => vec![Target::Held(discards, tao)],
            // Wu-Feng takes it from the one who exorcised the Landscaper.
            Waiting::Choice(Who::WuFeng) => vec![Target::Held(own, tao)],
            Waiting::Chance(_) | Waiting::Over(_) => Vec::new(),
        },
        Choice::TakeTao(tao) | Choice::SetCircle(tao) => vec![Target::BankTao(tao)],
        Choice::GainQi => vec![Target::BankQi],
        Choice::GainYinYang => vec![Target::Board(own)],
        Choice::Reroll(_) | Choice::RerollCurse => vec![Target::Dice],
        Choice::WhiteMoon(choice) => white_moon_things(position, choice),
        Choice::BlackSecret(choice) => black_secret::targets(position, choice),
        Choice::EndTurn | Choice::Decline | Choice::Keep => Vec::new(),
    }
}

/// The Tao of these colours in the hands of those who stand by the Taoist on turn.
fn held_here(position: &Position, tao: TaoCount) -> Vec<Target> {
    let own = position.board_on_turn();
    let place = |taoist: Colour| (position.tile_of(taoist), position.is_below(taoist));
    let near = position.living().iter().filter(|&taoist| place(taoist) == place(own));
    let holds = |taoist: Colour| {
        let held = tao.colours().filter(move |&colour| position.taoist(taoist).tao.get(colour) > 0);
        held.map(move |colour| Target::Held(taoist, colour))
    };
    near.flat_map(holds).collect()
}

/// The things a choice of White Moon is about.
fn white_moon_things(position: &Position, choice: WhiteMoonChoice) -> Vec<Target> {
    let own = position.board_on_turn();
    let here = position.taoist(own).spot;
    let at = |tile: Tile| position.village().spot(tile).unwrap_or(Spot::Centre);
    match choice {
        WhiteMoonChoice::Save(tile) | WhiteMoonChoice::Sacrifice(tile) => {
            vec![Target::Villagers(at(tile)), Target::Tile(tile)]
        }
        WhiteMoonChoice::Carry(tile) => vec![Target::Villagers(here), Target::Tile(tile)],
        WhiteMoonChoice::Step(tile) => vec![black_secret::goal(position, own, tile)],
        WhiteMoonChoice::Escort(taoist, tile) => {
            vec![Target::Board(taoist), Target::Tile(tile), Target::Villagers(position.taoist(taoist).spot)]
        }
        WhiteMoonChoice::Raise(taoist) | WhiteMoonChoice::GiveUp(taoist) | WhiteMoonChoice::Give(taoist) => {
            vec![Target::Board(taoist)]
        }
        WhiteMoonChoice::PayCrystal(taoist) => vec![Target::HeldCrystals(taoist), Target::Board(taoist)],
        WhiteMoonChoice::Rescue => vec![Target::Portal, Target::Villagers(here), Target::Tile(position.tile_of(own))],
        WhiteMoonChoice::PlaceCrystal => vec![Target::Pedestal(here), Target::Tile(position.tile_of(own))],
        WhiteMoonChoice::Light => {
            let space = position.white_moon().and_then(|white_moon| white_moon.su_ling);
            space.map(|space| Target::Pedestal(position.seating().line(space)[0])).into_iter().collect()
        }
        WhiteMoonChoice::Return(_) => vec![Target::Graveyard, Target::Tile(Tile::Cemetery)],
        WhiteMoonChoice::SuLing(space) => vec![Target::SuLing, Target::Space(space)],
        WhiteMoonChoice::Beat { space, .. } => vec![Target::Space(space)],
        WhiteMoonChoice::Defeat { ghosts, .. } => ghosts.iter().map(Target::Space).collect(),
        WhiteMoonChoice::Turn(_) | WhiteMoonChoice::Ward | WhiteMoonChoice::Roll => vec![Target::Dice],
        WhiteMoonChoice::StandUp => vec![Target::Board(own)],
        WhiteMoonChoice::Use(artifact) => vec![Target::Artifact(artifact)],
        WhiteMoonChoice::Train(_) => vec![Target::Tile(Tile::School)],
    }
}

/// The next of some things from `from` in a direction, for the arrow keys: the nearest within the quarter that way.
pub fn towards(things: impl Iterator<Item = (Target, Point)>, from: Target, x: f64, y: f64) -> Option<Target> {
    let things: Vec<(Target, Point)> = things.collect();
    let (_, here) = *things.iter().find(|(target, _)| *target == from)?;
    let distance = |there: Point| {
        let (across, down) = (there.x - here.x, there.y - here.y);
        let (ahead, aside) = (across * x + down * y, (across * y).abs() + (down * x).abs());
        (ahead > 1.0 && aside <= ahead).then_some(ahead + 2.0 * aside)
    };
    things
        .iter()
        .filter(|(target, _)| *target != from)
        .filter_map(|&(target, there)| Some((distance(there)?, target)))
        .min_by(|(one, _), (other, _)| one.total_cmp(other))
        .map(|(_, target)| target)
}

#[cfg(test)]
mod tests;
