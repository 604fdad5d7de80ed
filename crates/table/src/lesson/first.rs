//! The script of the first lesson.

use ghost_stories_engine::{Space, Tile};

use super::Line::{Choose, Follow, Read};
use super::{Line, MY_BOARD};
use crate::Target;

pub(super) const FIRST: &[Line] = &[
    Read(&[
        MY_BOARD,
        Target::Tile(Tile::Circle),
        Target::Tile(Tile::Watchman),
        Target::Tile(Tile::Cemetery),
        Target::Tile(Tile::Temple),
        Target::Tile(Tile::TeaHouse),
        Target::Tile(Tile::Altar),
        Target::Tile(Tile::Herbalist),
        Target::Tile(Tile::Pavilion),
        Target::Tile(Tile::Hut),
    ]),
    // Green: Ooze Devil comes to the Herbalist's corner, and Green gets a blue Tao against it.
    Follow("draw 19"),
    Choose("place blue-right"),
    Read(&[Target::Space(Space::BlueRight)]),
    Choose("move herbalist"),
    Choose("help"),
    Follow("roll red white"),
    Choose("tao blue"),
    Choose("end"),
    // Blue: the figure of Ooze Devil advances. Skinner comes and goes.
    Read(&[Target::Space(Space::BlueRight), Target::Tile(Tile::Herbalist)]),
    Follow("draw 34"),
    Follow("place red-left"),
    Follow("move cemetery"),
    Follow("exorcise"),
    Follow("roll red yellow black"),
    Follow("defeat red-left"),
    Follow("end"),
    // Red: Hopping Vampire comes; Red takes a Buddha.
    Follow("draw 8"),
    Follow("place yellow-middle"),
    Follow("move temple"),
    Follow("help"),
    Follow("end"),
    // Yellow: the figure of Hopping Vampire advances. Drowned Maiden comes; Yellow fails against the vampire.
    Follow("draw 12"),
    Follow("place blue-left"),
    Follow("power yellow"),
    Follow("tao yellow"),
    Follow("move altar"),
    Follow("exorcise"),
    Follow("roll red blue green"),
    Follow("defeat nothing"),
    Follow("end"),
    // Green: Gloomy Minion comes to the corner too, and one roll and a Tao beat both ghosts.
    Follow("draw 45"),
    Choose("place green-left"),
    Choose("exorcise"),
    Follow("roll blue blue black red"),
    Choose("defeat green-left blue-right spending blue 1"),
    Choose("tao blue"),
    Follow("end"),
    // Blue: the figure of Drowned Maiden advances. Ghoul comes and goes.
    Follow("draw 1"),
    Follow("place yellow-right"),
    Follow("exorcise"),
    Follow("roll yellow green red"),
    Follow("defeat yellow-right"),
    Follow("end"),
    // Red: Blood Drinker comes; Red fails against Hopping Vampire.
    Follow("draw 39"),
    Follow("place red-middle"),
    Follow("move altar"),
    Follow("exorcise"),
    Follow("roll red green black"),
    Follow("defeat nothing"),
    Follow("end"),
    // Yellow: Hopping Vampire haunts the Altar before Yellow beats it. Rotten Soul comes.
    Read(&[Target::Tile(Tile::Altar), Target::Space(Space::YellowMiddle)]),
    Follow("draw 29"),
    Follow("place green-right"),
    Follow("power yellow"),
    Follow("tao yellow"),
    Follow("exorcise"),
    Follow("roll yellow blue red"),
    Follow("defeat yellow-middle spending yellow 2"),
    Follow("end"),
    // Green: Scarlet Evildoer comes; the Yin-Yang wins the Altar back.
    Follow("draw 42"),
    Follow("place red-right"),
    Choose("yin-yang"),
    Choose("restore altar"),
    Read(&[Target::Deck, MY_BOARD]),
    Read(&[]),
];
