//! White Moon on the page, and the reasons that only its games have.

use super::names;
use super::phrases::{board, count, list, space, the};
use super::white_moon::villager;
use crate::page::WhiteMoonWords;
use crate::phrases::capital;
use crate::reason::WhiteMoonReasonWords;
use crate::white_moon::family;

pub(crate) static WHITE_MOON: WhiteMoonWords = WhiteMoonWords {
    title: "White Moon",
    play: "Play with White Moon",
    hint: "Villagers to lead to the Portal, Su-Ling, Moon Crystals and the Mystic Barrier, the Kung-Fu School, ten more ghosts and six more incarnations.",
    portal: "Portal",
    portals: ["in the centre", "on an edge: 2 points more", "in a corner: 4 points more"],
    incarnations: "Incarnations",
    which: ["of the base game", "of White Moon", "of both"],
    tiles: "Tiles",
    tile_kinds: ["the Kung-Fu School in place of the Night Watchman's Beat", "nine of all ten at random"],

    families: "Families",
    families_hint: "What a villager's death does, and what a whole family gives when all of it is saved.",
    family: |of| format!("{} family: {}", family(of), count(of.size(), "villager", "villagers")),
    family_stands: |saved, dead, size| match dead {
        0 => format!("{saved} of {size} saved"),
        dead => format!("{saved} of {size} saved, {dead} dead"),
    },
    death: "A death",
    reward: "All saved",
    villagers: |number| count(number, "villager", "villagers"),
    below: |known, unseen| match (known, unseen) {
        ([], unseen) => format!("Below: {} nobody has seen yet.", count(unseen, "villager", "villagers")),
        (known, 0) => format!("Below: {}.", list(known.iter().copied())),
        (known, unseen) => format!("Below: {}, and {unseen} nobody has seen yet.", list(known.iter().copied())),
    },
    shelter: "Shelter",
    shelter_help: "The saved villagers. When the last of a family comes here, the player on turn is thanked. Each one counts 1 point.",
    graveyard: "Graveyard",
    graveyard_help: "The dead villagers. When 12 lie here, the game is lost.",
    portal_help: "A Taoist on this tile can rescue its top villager, instead of asking for help or exorcising.",
    portal_held: "The Gate Keeper holds the Portal: nobody can be rescued until it is exorcised.",
    su_ling: "Su-Ling",
    su_ling_help: "At the end of a turn in which a villager died, the Curse die was rolled or a tile was haunted, she may be placed before a space. The middle stone of the ghost behind her does nothing. At an end of a board she lets a crystal be put on the pedestal there.",
    su_ling_waits: "She waits beside the table.",
    su_ling_held: "The Howling Ondine holds her until it is exorcised.",
    crystals: "Moon Crystals",
    crystal_help: "A crystal counts as any colour in an exorcism, and can be put on a pedestal. A white die of the Herbalist gives one, and so do some ghosts.",
    holds_crystals: |number| format!("Holds {}.", count(number, "Moon Crystal", "Moon Crystals")),
    pedestal: "Pedestal",
    pedestal_help: "At the end of his turn a Taoist on this corner may put a crystal here that he got on an earlier turn. The fourth brings the Mystic Barrier.",
    pedestal_lit: "A crystal lies on it.",
    artifacts: "Artifacts",
    held_by: |taoist| format!("{} has it.", names::taoist(taoist)),
    lying: "Knocked down: the next move is spent standing up.",

    barrier: "The Mystic Barrier",
    barrier_hint: "For each board in turn: a crystal saves a villager, or four dice and any of the crystals beat ghosts of that board.",
    barrier_at: |at| format!("Now {}", board(at)),
    barrier_crystals: |number| format!("{} left", count(number, "crystal", "crystals")),
    at_least: |number| format!("at least {number}"),

    reconstructed: "Reconstructed: the printed icon was not available.",
    secondary: "From another source than the component itself.",
    data: "Own data",
    data_hint: "Some values of White Moon could not be found: those marked with a question mark are ours. If you own the game, write down what your components say and open the file here: it counts for new games.",
    data_open: "Open a data file",
    data_ours: "Save our data as a file",
    data_own: "A data file of yours counts for new games.",
    data_forget: "Use our data again",
    data_wrong: |line| format!("Line {line} of the file cannot be read, so nothing was changed:"),

    flees: |of, tile| format!("{} flees to {}.", capital(&villager(of)), the(tile)),
    dies: |of, tile| format!("{} on {} dies.", capital(&villager(of)), the(tile)),
    picked_dies: "A visible villager of your choice dies.",
    shifts: |card, to| format!("The {} moves to {}.", names::card(card), space(to)),

    icons: &[
        ("devourer", "Devourer: it devours the first villager ahead on each turn of its board."),
        ("devour", "The first villager ahead is devoured."),
        ("kill-villager", "A visible villager of your choice dies."),
        ("lay-down", "All Taoists are knocked down."),
        ("lowest-leave", "The two lowest ghosts of the deck leave the game."),
        ("holds-portal", "It holds the Portal."),
        ("holds-su-ling", "It holds Su-Ling."),
        ("brings-ghost", "A ghost enters when the turn of its board starts."),
        ("shapeshifter", "It moves to the next free space when the turn of its board starts."),
        ("gain-crystal", "Reward: a Moon Crystal."),
        ("gain-qi-yin-yang-crystal", "Reward: 1 Qi and a Yin-Yang for the group, and a Moon Crystal."),
        ("crystal", "A Moon Crystal: any colour, or a step towards the Mystic Barrier."),
        ("pedestal", "A pedestal: four crystals bring the Mystic Barrier."),
        ("portal", "The Portal: villagers are rescued here."),
        ("su-ling", "Su-Ling: the ghost behind her does not use its middle stone."),
        ("lying", "A Taoist who was knocked down."),
        ("reconstructed", "A value that is ours, because what is printed could not be found."),
    ],
    lesson: "Learn White Moon",
    lesson_long: "The second lesson: villagers, Su-Ling and crystals",
    first_lesson: "The first game",
};

pub(crate) const WHITE_MOON_REASON: &WhiteMoonReasonWords = &WhiteMoonReasonWords {
    saved: |of, left| {
        let are = if left == 1 { "is" } else { "are" };
        format!("{} is saved; {left} of the family {are} still to be saved.", capital(&villager(Some(of))))
    },
    saved_whole: |of, thanks| format!("With that the {} family is saved whole. {thanks}", family(of)),
    to_portal: |of| format!("{} comes to the Portal and can be rescued there.", capital(&villager(Some(of)))),
    silences: |threat| format!("{threat}; behind Su-Ling that does not happen."),
    pedestals: |lit| match lit {
        4 => "The fourth crystal brings the Mystic Barrier.".into(),
        lit => format!("{lit} of 4 crystals lie on pedestals; the fourth brings the Mystic Barrier."),
    },
    fight: |one, two| match two {
        Some(two) => format!("The roll beats at least one ghost with {one}, at least two with {two}."),
        None => format!("The roll beats a ghost with {one}."),
    },
    given_up: |of, curse| format!("The death of {}: {curse}", villager(Some(of))),
    graves: |dead| {
        let are = if dead == 1 { "is" } else { "are" };
        format!("{dead} of the 12 graves that lose the game {are} filled.")
    },
    stands_up: "Whoever lies on the ground cannot move.",
    no_crystals: "No crystal is spent.",
};
