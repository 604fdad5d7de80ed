use super::SetupWords;

pub(super) const SETUP: &SetupWords = &SetupWords {
    who_begins: "Who begins",
    begins_random: "Anybody, at random",
    portal_on: "on this tile:",
    portal_tile: "Tile of the Portal",
    arrange_hint: "Choose a place and the tile that lies there. If it lies elsewhere already, the two change places.",
    shuffle: "Shuffle",
    reset: "Reset",
    left_out: |tiles| format!("Left out: {tiles}"),

    no_players: "A game takes one to four players",
    colours: |players| format!("Choose {players} different colours, one for each player"),
    first: |who| format!("{who} cannot begin: nobody plays this colour"),
    first_no_player: "The first turn must be a player's",
    tile_count: |number| format!("The village has nine tiles, not {number}"),
    tile_twice: |tile| format!("{tile} is in the village twice; each tile is there once"),
    portal: |tile| format!("The Portal cannot lie on {tile}: this tile is not in the village"),
    boards: "The four boards must be red, green, blue and yellow, each once",
    power: |one, other| format!("This board shows {one} or {other}"),
    not_opposite: "Two players must sit opposite each other",
    village: "The village must have nine different tiles",
    five_qi: "Five Qi are an option of Initiation only",
    school: "The Kung-Fu School is a tile of White Moon, which is not played",
    calligrapher: "The Calligrapher is a tile of Black Secret, which is not played",
    solo_spires: |power| format!("If you play alone, the red board must show {power}"),
};
