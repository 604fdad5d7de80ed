//! What villagers and powers do, in a sentence or two.

use ghost_stories_engine::{Power, Tile};

pub(crate) fn tile_help(tile: Tile) -> &'static str {
    match tile {
        Tile::Cemetery => "A dead Taoist comes back here with 2 Qi; then roll the Curse die.",
        Tile::Altar => "Turn a haunted tile active again; then a ghost enters play.",
        Tile::Herbalist => "Roll two Tao dice and take a Tao of each colour shown; white is any colour.",
        Tile::Hut => "Discard any ghost in play that is not an incarnation, then lose 1 Qi.",
        Tile::Watchman => "Every haunting figure on one board goes back to its card.",
        Tile::Temple => "Take a Buddha; on a later turn, place it on an empty space you face.",
        Tile::Circle => "Put a Tao here: every ghost of its colour is weaker by 1, for everybody.",
        Tile::Pavilion => "Move a ghost to any free space, then another Taoist to any tile.",
        Tile::TeaHouse => "Take a Tao of your choice and 1 Qi; then a ghost enters play.",
        Tile::School => "One roll against all ghosts of your colour, or all black ones, wherever they are.",
        Tile::Calligrapher => {
            "Swap a face-up Blood Mantra for one of the same level, put 1 Qi from the bank on a mantra, or do both."
        }
    }
}

pub(crate) fn power_help(power: Power) -> &'static str {
    match power {
        Power::TwinWinds => "Before or after your move, as the rule set has it, move another Taoist one tile.",
        Power::Spires => "Your move may go to any tile.",
        Power::Strength => "You roll the grey die too, a fourth one, and never roll the Curse die.",
        Power::Favourite => "After a roll of yours, roll any of the dice again, once.",
        Power::SecondWind => "Ask your villager twice, or exorcise twice.",
        Power::HeavenlyGust => "Ask your villager and exorcise, in either order.",
        Power::Mantra => "Before your move, lay the Mantra on any ghost: it is weaker by 1.",
        Power::Pockets => "Before your move, take a Tao of your choice.",
    }
}
