//! The script of White Moon's lesson.

use ghost_stories_engine::{Artifact, Colour, Space, Spot};

use super::Line;
use super::Line::{Choose, Follow, Read};
use crate::Target;

pub(super) const WHITE_MOON: &[Line] = &[
    // The tops of the eight stacks, row by row.
    Follow("villager zhou"),
    Follow("villager li"),
    Follow("villager sun"),
    Follow("villager miao"),
    Follow("villager hua"),
    Follow("villager chang"),
    Follow("villager zhou"),
    Follow("villager sheng"),
    Read(&[
        Target::Villagers(Spot::NorthWest),
        Target::Villagers(Spot::North),
        Target::Villagers(Spot::NorthEast),
        Target::Villagers(Spot::West),
        Target::Villagers(Spot::East),
        Target::Villagers(Spot::SouthWest),
        Target::Villagers(Spot::South),
        Target::Villagers(Spot::SouthEast),
        Target::Graveyard,
    ]),
    Read(&[Target::Portal]),
    // Green: Marsh Boar comes before the Altar, and the Herbalist gives a crystal.
    Follow("draw 66"),
    Choose("place yellow-middle"),
    Read(&[Target::Space(Space::YellowMiddle)]),
    Choose("move herbalist"),
    Choose("help"),
    Follow("roll red white"),
    Read(&[Target::HeldCrystals(Colour::Green), Target::Crystals]),
    Choose("end"),
    // Blue: Skinner comes and goes.
    Follow("draw 34"),
    Follow("place red-left"),
    Follow("move cemetery"),
    Follow("exorcise"),
    Follow("roll red yellow black"),
    Follow("defeat red-left"),
    Follow("end"),
    // Red: Rotten Soul comes; Red takes a Buddha.
    Follow("draw 29"),
    Follow("place green-right"),
    Follow("move temple"),
    Follow("help"),
    Follow("end"),
    // Yellow: Marsh Boar devours a villager of the Hua family, so that Yellow falls, and Su-Ling stops it.
    Follow("villager li"),
    Read(&[Target::Space(Space::YellowMiddle), Target::Villagers(Spot::East), Target::Graveyard]),
    Follow("draw 12"),
    Follow("place blue-middle"),
    Follow("stand-up"),
    Follow("su-ling yellow-middle"),
    Read(&[Target::SuLing, Target::Space(Space::YellowMiddle)]),
    Follow("end"),
    // Green: a villager of the Chang family goes with Green to the Portal.
    Follow("draw 6"),
    Follow("place yellow-right"),
    Choose("carry tea-house"),
    Follow("villager weng"),
    Choose("rescue"),
    Read(&[Target::Artifact(Artifact::Dust), Target::Shelter]),
    Choose("use dust"),
    Choose("end"),
    // Blue: a villager flees from the figure of Drowned Maiden to the Portal.
    Follow("villager sun"),
    Read(&[Target::Space(Space::BlueMiddle), Target::Villagers(Spot::Centre)]),
    Follow("draw 24"),
    Follow("place green-left"),
    Follow("move tea-house"),
    Follow("rescue"),
    Follow("end"),
    // Red and Yellow: Hound of Depth and Reaper come.
    Follow("draw 13"),
    Follow("place blue-right"),
    Follow("end"),
    Follow("draw 35"),
    Follow("place red-left"),
    Follow("end"),
    // Green: a crystal beats Hound of Depth, another goes on the pedestal.
    Follow("draw 40"),
    Follow("place red-right"),
    Choose("move herbalist"),
    Choose("exorcise"),
    Follow("roll red green yellow black"),
    Choose("defeat blue-right crystals 1"),
    Choose("crystal"),
    Read(&[
        Target::Pedestal(Spot::NorthWest),
        Target::Pedestal(Spot::NorthEast),
        Target::Pedestal(Spot::SouthWest),
        Target::Pedestal(Spot::SouthEast),
    ]),
    Read(&[]),
];
