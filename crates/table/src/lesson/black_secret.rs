//! The scripts of Black Secret's lessons, for a Taoist and for Wu-Feng.

use ghost_stories_engine::{Colour, Demon, Space, Spot, Tile};

use super::Line::{Choose, Follow, Read};
use super::{Line, MY_BOARD};
use crate::Target;

pub(super) const TAOISTS: &[Line] = &[
    // The curses of level 1 and the six mantras.
    Follow("curse-card 1"),
    Follow("curse-card 3"),
    Follow("curse-card 6"),
    Follow("curse-card 7"),
    Follow("curse-card 9"),
    Follow("mantra-card 1"),
    Follow("mantra-card 3"),
    Follow("mantra-card 7"),
    Follow("mantra-card 12"),
    Follow("mantra-card 13"),
    Follow("mantra-card 18"),
    Read(&[Target::WuFeng]),
    Read(&[
        Target::Cave(Spot::NorthWest),
        Target::Cave(Spot::North),
        Target::Cave(Spot::NorthEast),
        Target::Cave(Spot::West),
        Target::Cave(Spot::Centre),
        Target::Cave(Spot::East),
        Target::Cave(Spot::SouthWest),
        Target::Cave(Spot::South),
        Target::Cave(Spot::SouthEast),
    ]),
    // Green: Grave Walker costs a Qi, and with the Calligrapher's Qi the mantra takes effect.
    Follow("draw 49"),
    Follow("place green-middle"),
    Read(&[Target::Space(Space::GreenMiddle)]),
    Choose("lay-qi 3"),
    Choose("move calligrapher"),
    Choose("help"),
    Choose("decline"),
    Choose("lay-qi 3"),
    Choose("tao red"),
    Follow("tao yellow"),
    Follow("mantra-card 4"),
    Choose("end"),
    // Blue: the Seeker comes.
    Follow("draw 17"),
    Follow("summon seeker circle"),
    Read(&[Target::Demon(Demon::Seeker)]),
    Follow("end"),
    // Red: the Seeker finds Bones, and a curse takes a Tao from Green.
    Follow("search seeker"),
    Follow("token-found bones"),
    Follow("skeleton yellow-middle"),
    Read(&[Target::Demon(Demon::Seeker), Target::Space(Space::YellowMiddle)]),
    Follow("draw 39"),
    Follow("throw 1"),
    Follow("victim green"),
    Choose("discard yellow"),
    Follow("end"),
    // Yellow: the Seeker finds Earth. Yellow beats the skeleton.
    Follow("search seeker"),
    Follow("token-found earth"),
    Follow("draw 29"),
    Follow("place green-right"),
    Follow("move altar"),
    Follow("exorcise"),
    Follow("roll yellow blue red"),
    Follow("defeat yellow-middle"),
    Follow("end"),
    // Green: the Seeker finds the Blood of the Just, and Green goes down and beats it.
    Follow("search seeker"),
    Follow("token-found just"),
    Choose("lay-qi 1"),
    Follow("draw 12"),
    Follow("place blue-right"),
    Choose("move circle"),
    Choose("climb green"),
    Choose("exorcise"),
    Follow("roll blue green black yellow"),
    Choose("banish-demons seeker spending red 1"),
    Read(&[Target::Demon(Demon::Seeker), Target::WuFeng]),
    Read(&[MY_BOARD, Target::Power(Colour::Red)]),
    Read(&[Target::Deck]),
    Read(&[]),
];

/// Late in a game, three ghosts above the Summoning card. One tile is haunted, and one curse lies in the pyramid.
pub(super) const WU_FENGS_TABLE: &str = "\
level initiation
boards red yellow green blue
powers spires pockets strength heavenly-gust
village
circle! calligrapher cemetery
temple tea-house altar
herbalist pavilion hut
turn green yin
deck 3 ghosts, incarnation, 10 ghosts
taoist green at pavilion qi 2
taoist blue at temple qi 3 yin-yang no
taoist red at calligrapher qi 2
taoist yellow at tea-house qi 3
ghost red-middle 34
black-secret catacombs a demons a
no-ladders cemetery
stack circle 2
stack calligrapher 2
stack cemetery 2
stack temple 2
stack tea-house 2
stack altar 1
stack herbalist 2
stack pavilion 2
stack hut 2
unseen-tokens 2 earth 3 buddha 1 tablet 1 bones 1 just 2
unseen-tokens 3
unseen-tokens 4
curses 1 6 7 9
pyramid 4
blood-mantra 1 1
blood-mantra 3
blood-mantra 7
blood-mantra 12 2
blood-mantra 13
blood-mantra 18 1
";

pub(super) const WU_FENG: &[Line] = &[
    Read(&[Target::WuFeng, Target::Tile(Tile::Circle)]),
    Read(&[
        Target::WuFeng,
        Target::Demon(Demon::Seeker),
        Target::Demon(Demon::Landscaper),
        Target::Demon(Demon::Gravedigger),
    ]),
    // Green: Wicked One comes, and Green fails against it.
    Follow("draw 30"),
    Choose("place green-left"),
    Follow("move herbalist"),
    Follow("exorcise"),
    Follow("roll red blue black yellow"),
    Follow("defeat nothing"),
    Follow("end"),
    // Blue: the Gravedigger comes; Blue takes a Buddha.
    Follow("draw 21"),
    Choose("summon gravedigger hut"),
    Read(&[Target::Demon(Demon::Gravedigger), Target::Demon(Demon::Landscaper), Target::Demon(Demon::Seeker)]),
    Follow("help"),
    Follow("end"),
    // Red: the Gravedigger moves. A curse lets the figure of Skinner haunt the Calligrapher, and Red beats it too late.
    Choose("demon gravedigger altar"),
    Follow("draw 1"),
    Choose("throw 6"),
    Follow("curse-card 11"),
    Follow("curse-card 12"),
    Follow("curse-card 14"),
    Follow("curse-card 17"),
    Choose("figure red-middle"),
    Read(&[Target::Tile(Tile::Calligrapher), Target::WuFeng]),
    Follow("exorcise"),
    Follow("roll red black blue"),
    Follow("defeat red-middle"),
    Follow("end"),
    // Yellow: the Gravedigger finds an Urn. The Summoning card brings Night Witch. Yellow goes down and fails.
    Choose("search gravedigger"),
    Follow("token-found urn"),
    Follow("draw 92"),
    Read(&[Target::Demon(Demon::Gravedigger), Target::WuFeng]),
    Follow("draw 96"),
    Choose("incarnation 92"),
    Choose("place blue-left"),
    Follow("move altar"),
    Follow("climb yellow"),
    Follow("exorcise"),
    Follow("roll blue green yellow"),
    Follow("banish-demons nothing"),
    Follow("end"),
    // Green: the Gravedigger walks away from Yellow.
    Choose("demon gravedigger pavilion"),
    Follow("draw 29"),
    Read(&[Target::Space(Space::GreenLeft), Target::Tile(Tile::Herbalist)]),
    Read(&[Target::Space(Space::BlueLeft), Target::Deck]),
    Read(&[]),
];
