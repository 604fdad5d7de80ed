use crate::black_secret::{BlackSecret, BloodMantra, CurseSet, Demon, Letter, MantraSet, TokenCount};
use crate::card::CardSet;
use crate::colour::{ColourSet, Tao};
use crate::position::Position;
use crate::space::SpaceSet;
use crate::village::{Spot, Tile};
use crate::white_moon::BySpot;

/// Black Secret's part of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct BlackSecretView {
    /// The side of the catacombs.
    pub catacombs: Letter,
    /// The side of Wu-Feng's board.
    pub demon_board: Letter,
    /// The colour of each space of the catacombs.
    pub colours: BySpot<Option<Tao>>,
    /// The tiles over the entrances.
    pub entrances: Vec<Tile>,
    /// The tiles that have a ladder.
    pub ladders: Vec<Tile>,
    /// How many tokens lie on each space.
    pub tokens: BySpot<u8>,
    /// The tokens of each set that nobody has seen.
    pub tokens_unseen: [TokenCount; 4],
    /// The urns that Wu-Feng has.
    pub urns: u8,
    /// The tiles over the demons; none for one at home.
    pub demons: [Option<Tile>; 3],
    /// Where the Shadow is, once it has come.
    pub shadow: Option<ShadowView>,
    /// The Taoists in the catacombs.
    pub below: ColourSet,
    /// The spaces that hold one of Wu-Feng's own skeletons.
    pub skeletons: SpaceSet,
    /// The spaces that hold a skeleton made of a Bones token.
    pub bones: SpaceSet,
    /// The curses that lie face up.
    pub curses: CurseSet,
    /// The curses in the pyramid.
    pub pyramid: CurseSet,
    /// How many levels are open.
    pub level: u8,
    /// The Blood Mantras that lie face up, by place.
    pub mantras: Vec<MantraView>,
    /// The Blood Mantras still to come.
    pub mantras_left: MantraSet,
    /// The boards that have no power by a curse.
    pub powerless: ColourSet,
    /// Whether Wu-Feng may throw no curse.
    pub curses_forbidden: bool,
    /// How many incarnations Wu-Feng holds.
    pub in_hand: u8,
    /// Which, if they are seen.
    pub hand: Option<CardSet>,
    /// The demon with the Mantra of the yellow board.
    pub mantra_on: Option<Demon>,
}

/// Where the Shadow stands.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct ShadowView {
    /// Onto or under which tile.
    pub tile: Tile,
    /// True for the catacombs.
    pub below: bool,
}

/// A Blood Mantra that lies face up.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct MantraView {
    /// Which.
    pub mantra: BloodMantra,
    /// The Qi on it.
    pub qi: u8,
}

impl BlackSecretView {
    pub(super) fn of(position: &Position, black_secret: &BlackSecret) -> BlackSecretView {
        let tile = |spot: Spot| position.village().tile(spot);
        let catacombs = position.components().catacombs(black_secret.catacombs);
        let mantras = black_secret.mantras.iter().zip(black_secret.qi);
        BlackSecretView {
            catacombs: black_secret.catacombs,
            demon_board: black_secret.board,
            colours: BySpot(Spot::ALL.map(|spot| position.catacomb_colour(spot))),
            entrances: catacombs.entrances.iter().map(tile).collect(),
            ladders: black_secret.ladders.iter().map(tile).collect(),
            tokens: BySpot(Spot::ALL.map(|spot| black_secret.stacks.get(spot))),
            tokens_unseen: black_secret.unseen,
            urns: black_secret.urns,
            demons: black_secret.demons.map(|spot| spot.map(tile)),
            shadow: black_secret.shadow.map(|place| ShadowView { tile: tile(place.spot), below: place.below }),
            below: black_secret.below,
            skeletons: black_secret.skeletons,
            bones: black_secret.bones,
            curses: black_secret.open,
            pyramid: black_secret.pyramid,
            level: black_secret.level,
            mantras: mantras.filter_map(|(&mantra, qi)| Some(MantraView { mantra: mantra?, qi })).collect(),
            mantras_left: black_secret.reserve,
            powerless: black_secret.powerless,
            curses_forbidden: black_secret.is_silenced(),
            in_hand: black_secret.in_hand(),
            hand: (black_secret.hidden == 0).then(|| black_secret.hand.cards()),
            mantra_on: black_secret.mantra_on,
        }
    }
}
