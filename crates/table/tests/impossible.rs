//! A position that cannot occur is blamed on the line that is wrong, for every reason that can be written.

use ghost_stories_engine::OUR_COMPONENT_DATA;
use ghost_stories_table::written;

/// The position is refused at the line that begins with `>`, for a reason with these words.
#[track_caller]
fn refused(text: &str, reason: &str) {
    let blamed = text.lines().position(|line| line.trim_start().starts_with('>')).expect("a marked line") + 1;
    let text = text.replace('>', "");
    let error = written::read(&text).expect_err("the position cannot occur");
    assert!(error.to_string().contains(reason), "expected \"{reason}\", but it says:\n{error}");
    assert_eq!(error.line, blamed, "{error}\n{text}");
    assert_eq!(error.text, text.lines().nth(blamed - 1).unwrap_or_default().trim());
}

#[test]
fn a_set_up_that_cannot_be_played_is_blamed_on_its_line() {
    refused("level hell\n> boards red red blue green", "each once");
    refused("> players none", "one to four players");
    refused("> players red green\nturn red yang", "opposite each other");
    refused("players red blue\n> first green", "a player's");
    refused("level hell\n> five-qi", "Initiation only");
    refused("players red\n> powers twin-winds", "spires");
    refused(
        "turn red yang\nvillage\n cemetery altar herbalist\n hut altar temple\n circle pavilion tea-house"
            .replace(" hut", "> hut")
            .as_str(),
        "nine different tiles",
    );
    refused(
        "village\n cemetery altar herbalist\n> hut school temple\n circle pavilion tea-house",
        "add the line \"white-moon\"",
    );
    refused(
        "village cemetery altar herbalist\n> hut calligrapher temple\n circle pavilion tea-house",
        "add the line \"black-secret\"",
    );
}

#[test]
fn too_many_pieces_are_blamed_on_the_line_that_has_one_too_many() {
    refused("taoist red tao red 3\nturn red yang\n> taoist green tao red 2", "only four red Tao");
    refused("taoist red tao red 3\n> taoist green tao red 2", "red 3, green 2");
    refused("> taoist green tao red 4", "red 1, green 4");
    refused("taoist red tao red 3\n> taoist green tao red 3\ntaoist blue tao red 3", "only four red Tao");
    refused("taoist blue qi 8\n> taoist red qi 9", "only 20 Qi; here are red 9, green 3, blue 8, yellow 3");
    refused("buddha red-left\n> taoist red buddhas 2", "only two Buddhas");
    refused("> taoist red tokens 1", "power tokens");
    refused("> taoist red qi 0", "can hold nothing");
    refused("players red blue\n> board green qi 4", "at most 3 Qi");
    refused("players red blue\n> taoist green qi 2", "write \"board green qi N\"");
    refused("> board green qi 2", "write \"taoist green ...\"");
    refused("taoist red dead\ntaoist green dead\ntaoist blue dead\n> taoist yellow dead", "one Taoist must live");
    refused("black-secret\n> blood-mantra 1 255\nblood-mantra 2 255", "only 20 Qi");
}

/// Every line of the expansions' data files, as a position has it.
fn data() -> String {
    let lines = OUR_COMPONENT_DATA.iter().flat_map(|file| file.lines());
    let told = lines.map(|line| line.split('#').next().unwrap_or_default().trim()).filter(|line| !line.is_empty());
    told.flat_map(|line| ["data ", line, "\n"]).collect()
}

#[test]
fn a_wrong_line_is_found_behind_a_whole_data_file() {
    refused(&format!("white-moon\nblack-secret\n{}turn red yang\n> taoist red qi 18", data()), "only 20 Qi");
}

#[test]
fn a_position_without_end_is_refused_at_the_line_that_is_too_much() {
    refused(&format!("{}> used none\nasked 9", "haunted none\n# a remark\n\n".repeat(500)), "at most 500 lines");
}

#[test]
fn cards_in_two_places_are_blamed_on_the_second() {
    refused("ghost red-left zombie#6\nturn red yang\n> ghost blue-left 6", "card 6 is in two places");
    refused("ghost red-left zombie\n> ghost red-left ghoul", "red-left holds two ghosts");
    refused("ghost red-left zombie\n> buddha red-left", "both a ghost and a Buddha");
    refused("ghost red-left 6\n> unseen 6 7 8 61", "cannot be unseen");
    refused("> ghost red-left 70", "\"card 70\" belongs to White Moon: add the line \"white-moon\"");
    refused("> ghost red-left 85", "\"card 85\" belongs to Black Secret: add the line \"black-secret\"");
    refused("white-moon\n> ghost red-left 78", "white-moon incarnations moon");
    refused("white-moon incarnations moon\n> ghost red-left 60", "white-moon incarnations base");
    refused("> mantra red-left", "no ghost for the Mantra");
    refused("ghost red-left zombie\n> mantra red-left\npowers pockets", "the yellow board with mantra");
}

#[test]
fn a_deck_that_cannot_be_is_blamed_on_its_line() {
    refused("unseen 1 2 3 61\n> deck 4 ghosts, incarnation", "more cards of a kind than are unseen");
    refused("ghost red-left 60\n> deck 0 ghosts", "the game is lost");
    refused("turn red yang\n> deck 10 ghosts", "needs an incarnation");
    refused("exorcised 60\n> deck 10 ghosts", "the game is won");
}

#[test]
fn a_turn_that_cannot_be_is_blamed_on_its_line() {
    refused("turn red yang\n> haunted altar hut temple", "lose the game");
    refused("turn red yang\n> taoist red dead", "no living player");
    refused("turn red yang\n> asked 1", "do not fit the stage");
    refused("> asked 1\nturn red yang", "do not fit the stage");
    refused("turn red yang\n> borrowed green", "neutral boards only");
    refused("turn red yang\n> used green", "the own power");
    refused("turn red acted\n> fresh-buddhas 1", "than are in hand");
}

#[test]
fn tiles_that_are_not_in_the_village_are_blamed_on_their_line() {
    refused("> haunted school", "\"school\" belongs to White Moon");
    refused("> taoist red at calligrapher", "\"calligrapher\" belongs to Black Secret");
    refused("white-moon\n> taoist red at watchman", "is not in the village, which is cemetery altar");
    refused("black-secret\n> stack watchman 2", "is not in the village");
}

#[test]
fn white_moons_pieces_are_blamed_on_their_line() {
    refused("haunted altar\n> villagers altar li", "the haunted altar");
    refused("villagers altar hua hua hua\n> saved hua hua", "the family hua has only");
    refused("villagers altar li li li\n> villagers temple li", "the family li has only");
    refused("> dead hua hua zhou zhou li li sun sun miao miao xiang xiang", "lose the game");
    refused("pedestals cemetery herbalist\n> crystals red 3", "only 4 crystals");
    refused("turn red acted\n> fresh-crystals 1", "than are in hand");
    refused("taoist green dead\n> crystals green 1", "no living Taoist");
    refused("> pedestals altar", "the altar is in the north, which is no corner");
    refused("ghost red-left 60\n> su-ling red-left", "the incarnation on red-left");
    refused("white-moon incarnations both\n> su-ling red-left\nghost blue-left 78", "holds Su-Ling");
    refused("> artifacts red sword", "not saved");
    refused("saved li li li\nartifacts red sword\n> artifacts blue sword", "only one sword");
}

#[test]
fn black_secrets_pieces_are_blamed_on_their_line() {
    refused("black-secret\n> unseen-tokens 1 urn 4", "more urn tokens");
    refused("> stack altar 4\nplayers red blue", "the stack under the altar has 4 tokens");
    refused("skeletons red-left blue-left\n> skeletons green-left yellow-left", "only 3 skeletons");
    refused("ghost red-left zombie\n> skeletons red-left", "holds a card or a Buddha");
    refused("taoist green dead\n> below green", "no living Taoist");
    refused("curses 1\n> pyramid 1", "both face up and in the pyramid");
    refused("> pyramid 26", "level of the pyramid");
    refused("> curses 28", "\"curse 28\" belongs to White Moon: add the line");
    refused("> blood-mantra 21", "\"mantra 21\" belongs to White Moon: add the line");
    refused("> urns 4", "only 3 urns");
    refused("> urns 3", "the third urn");
    refused("> shadow on altar", "the third urn");
    refused("urns 3\nshadow on altar\n> demon seeker hut", "at home for good");
    refused("> mantra-on seeker", "at home and cannot have the Mantra");
    refused("ghost red-left 92\n> hand 92", "in Wu-Feng's hand");
    refused("> hand zombie", "no incarnation");
}
