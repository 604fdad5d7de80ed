//! Whatever is wrong with a written position is said in every language, in English as it has always been said.

use std::collections::BTreeSet;

use ghost_stories_engine::{Level, Setup};
use ghost_stories_lang::Language;
use ghost_stories_table::WrittenPosition;
use ghost_stories_table::written::{self, WrittenError};
use serde_json::Value;

/// A written position, and what is wrong with it.
const WRONG: &[(&str, &str)] = &[
    ("circle pink", "line 1, \"circle pink\": \"pink\": expected red, green, blue, yellow or black"),
    ("ghost red-left zombie#9", "line 1, \"ghost red-left zombie#9\": \"zombie#9\": card 9 is not called zombie"),
    (
        "ghost red-left zombi",
        "line 1, \"ghost red-left zombi\": \"zombi\": expected a card's name such as hopping-vampire, or its number from 1 to 96",
    ),
    ("turn red", "line 1, \"turn red\": expected a board and how far its turn has come, such as turn red yang"),
    ("level normal hell", "line 1, \"level normal hell\": expected one word, found 2"),
    ("asked 1 2", "line 1, \"asked 1 2\": expected one number"),
    ("asked many", "line 1, \"asked many\": \"many\": expected a number from 0 to 255"),
    ("players red red", "line 1, \"players red red\": red is named twice"),
    ("discard 1 1", "line 1, \"discard 1 1\": \"1\" is named twice"),
    ("level hell\nlevel hell", "line 2, \"level hell\": this is said twice"),
    ("players", "line 1, \"players\": expected one or more colours, or none"),
    ("buddha", "line 1, \"buddha\": expected one or more spaces, such as red-left, or none"),
    ("saved", "line 1, \"saved\": expected one or more names, or none"),
    (
        "move altar",
        "line 1, \"move altar\": \"move\" begins a step: steps and expectations come behind the line \"play\", the position before \
         it",
    ),
    ("taoist", "line 1, \"taoist\": expected the colour of a Taoist or board"),
    ("taoist red at", "line 1, \"taoist red at\": at: expected a tile"),
    ("taoist red", "line 1, \"taoist red\": expected at, qi, tao, yin-yang, buddhas, tokens or dead"),
    (
        "taoist red hat 1",
        "line 1, \"taoist red hat 1\": \"hat\": expected at, qi, tao, yin-yang, buddhas, tokens or dead",
    ),
    ("taoist red tao", "line 1, \"taoist red tao\": tao: expected none, or colours with numbers such as red 1 black 2"),
    ("taoist red yin-yang 1", "line 1, \"taoist red yin-yang 1\": yin-yang: expected yes or no"),
    (
        "taoist red dead qi 1",
        "line 1, \"taoist red dead qi 1\": this position cannot occur: red is dead, lies on the Cemetery and holds nothing",
    ),
    (
        "board red qi 1",
        "line 1, \"board red qi 1\": this position cannot occur: red belongs to a player; write \"taoist red ...\"",
    ),
    (
        "players red blue\ntaoist green qi 2",
        "line 2, \"taoist green qi 2\": this position cannot occur: the green board is neutral; write \"board green qi N\" (together \
         with line 1, \"players red blue\")",
    ),
    ("boards red", "line 1, \"boards red\": expected the four boards clockwise from the north side"),
    (
        "village altar\nhut inn",
        "line 2, \"hut inn\": \"inn\": expected a tile: cemetery, altar, herbalist, hut, watchman, temple, circle, pavilion, \
         tea-house, school or calligrapher (the village above has 2 of its nine tiles)",
    ),
    (
        "village altar",
        "line 1, \"village altar\": this position cannot occur: village: expected the nine tiles in three rows of three, a ! behind \
         each haunted one",
    ),
    ("ghost red-left", "line 1, \"ghost red-left\": expected a space and a card, such as ghost red-left zombie"),
    (
        "ghost red-left 1\nghost red-left 2",
        "line 2, \"ghost red-left 2\": this position cannot occur: red-left holds two ghosts (together with line 1, \"ghost red-left \
         1\")",
    ),
    (
        "ghost red-left 4 on-stone",
        "line 1, \"ghost red-left 4 on-stone\": card 4 cannot be on-stone: it is no haunter and has no figure",
    ),
    (
        "ghost red-left ghoul no-effect",
        "line 1, \"ghost red-left ghoul no-effect\": card 1 cannot be no-effect: it has no lasting effect",
    ),
    (
        "ghost red-left ghoul caught",
        "line 1, \"ghost red-left ghoul caught\": card 1 cannot be caught: it is not Uncatchable",
    ),
    (
        "ghost red-left ghoul lost",
        "line 1, \"ghost red-left ghoul lost\": \"lost\": expected on-stone, no-effect or caught",
    ),
    (
        "deck many",
        "line 1, \"deck many\": deck: expected numbers of ghosts and incarnations from the top, such as 12 ghosts, incarnation, 10 \
         ghosts",
    ),
    ("deck 200 ghosts", "line 1, \"deck 200 ghosts\": deck: at most 64 cards"),
    ("exorcised 1", "line 1, \"exorcised 1\": \"1\" is no incarnation; write discard for ghosts"),
    (
        "ghost red-left 66",
        "line 1, \"ghost red-left 66\": this position cannot occur: \"card 66\" belongs to White Moon: add the line \"white-moon\" to \
         the position",
    ),
    (
        "ghost red-left 82",
        "line 1, \"ghost red-left 82\": this position cannot occur: \"card 82\" belongs to Black Secret: add the line \
         \"black-secret\" to the position",
    ),
    (
        "haunted school",
        "line 1, \"haunted school\": this position cannot occur: \"school\" belongs to White Moon: add the line \"white-moon\" to the \
         position",
    ),
    (
        "white-moon incarnations base\nghost red-left 76",
        "line 2, \"ghost red-left 76\": this position cannot occur: card 76 is not among the incarnations of this game: write \
         \"white-moon incarnations moon\" or \"white-moon incarnations both\"",
    ),
    (
        "white-moon\nhaunted watchman",
        "line 2, \"haunted watchman\": this position cannot occur: \"watchman\" is not in the village, which is cemetery altar \
         herbalist hut school temple circle pavilion tea-house; other tiles need the line \"village\" and three lines of three tiles \
         (together with line 1, \"white-moon\")",
    ),
    (
        "white-moon village\nvillage\nschool altar herbalist\nhut watchman circle\ncemetery temple tea-house\nghost red-left 57",
        "line 1, \"white-moon village\": expected portal PLACE and incarnations base, moon or both",
    ),
    (
        "white-moon\nvillage\nschool altar herbalist\nhut watchman circle\ncemetery temple tea-house\nghost red-left 57",
        "line 6, \"ghost red-left 57\": this position cannot occur: card 57 is in the game only where both the temple and the \
         pavilion are in the village (together with line 2, \"village\")",
    ),
    (
        "white-moon village altar",
        "line 1, \"white-moon village altar\": \"village\": expected portal PLACE or incarnations base, moon or both",
    ),
    (
        "villagers altar",
        "line 1, \"villagers altar\": expected a tile and its one to three villagers from the top, such as villagers altar li ? ?",
    ),
    ("crystals red", "line 1, \"crystals red\": expected colours with numbers, such as crystals red 2, or none"),
    ("artifacts", "line 1, \"artifacts\": expected a colour and artifacts"),
    ("dead weng weng", "line 1, \"dead weng weng\": the family weng has only 1"),
    (
        "black-secret catacombs",
        "line 1, \"black-secret catacombs\": expected catacombs a or b and demons a or b, the sides that are used",
    ),
    (
        "black-secret side a",
        "line 1, \"black-secret side a\": \"side\": expected catacombs a or b and demons a or b, the sides that are used",
    ),
    ("stack altar", "line 1, \"stack altar\": expected a tile and how many tokens lie under it, such as stack altar 2"),
    ("stack altar 5", "line 1, \"stack altar 5\": a stack has at most 4 tokens"),
    (
        "unseen-tokens 5",
        "line 1, \"unseen-tokens 5\": expected a set from 1 to 4 and its tokens that nobody has seen, such as 2 earth 3 bones 1",
    ),
    ("demon seeker", "line 1, \"demon seeker\": expected a demon and the tile above it, such as demon seeker altar"),
    ("shadow altar", "line 1, \"shadow altar\": expected on or under and a tile, such as shadow on altar"),
    (
        "blood-mantra",
        "line 1, \"blood-mantra\": expected the number of a mantra and the Qi on it, such as blood-mantra 3 1",
    ),
    (
        "blood-mantra 1\nblood-mantra 2\nblood-mantra 3\nblood-mantra 4",
        "line 4, \"blood-mantra 4\": this position cannot occur: there is no place for a further mantra of level 2 (together with \
         line 1, \"blood-mantra 1\"; line 2, \"blood-mantra 2\"; line 3, \"blood-mantra 3\")",
    ),
    (
        "hand 1",
        "line 1, \"hand 1\": this position cannot occur: card 1 is no incarnation and cannot be in Wu-Feng's hand",
    ),
    ("curses", "line 1, \"curses\": expected the numbers of curses, or none"),
    (
        "circle red\ntaoist red tao red 3\ntaoist green tao red 2\nwhite-moon\nlost-tao red 1",
        "line 3, \"taoist green tao red 2\": this position cannot occur: there are only four red Tao; here are red 3, green 2, \
         the Circle 1, out of the game 1, those that each Taoist has at the start unless his line says otherwise among them",
    ),
    (
        "black-secret\nblood-mantra 1 255",
        "line 2, \"blood-mantra 1 255\": this position cannot occur: there are only 20 Qi; here are red 3, green 3, blue 3, yellow 3, \
         mantras 255",
    ),
    (
        "white-moon\nhaunted altar\nvillagers altar li",
        "line 3, \"villagers altar li\": this position cannot occur: no villager can be on the haunted altar (together with line 2, \
         \"haunted altar\")",
    ),
    (
        "white-moon\npedestals altar",
        "line 2, \"pedestals altar\": this position cannot occur: the altar is in the north, which is no corner and has no pedestal",
    ),
    (
        "black-secret\nstack altar 2\nunseen-tokens 1",
        "line 2, \"stack altar 2\": this position cannot occur: the stack under the altar has 2 tokens, more than the unseen tokens \
         of its sets allow; lower it with \"stack altar N\" (together with line 3, \"unseen-tokens 1\")",
    ),
    (
        "black-secret\nmantra-on seeker\nhaunted altar",
        "line 2, \"mantra-on seeker\": this position cannot occur: seeker is at home and cannot have the Mantra",
    ),
    (
        "black-secret\ncurses 10",
        "line 2, \"curses 10\": this position cannot occur: \"curse 10\" belongs to White Moon: add the line \"white-moon\" to \
         the position",
    ),
    (
        "black-secret\nblood-mantra 17",
        "line 2, \"blood-mantra 17\": this position cannot occur: \"mantra 17\" belongs to White Moon: add the line \
         \"white-moon\" to the position",
    ),
    (
        "hat red",
        "line 1, \"hat red\": \"hat\": expected level, edition, five-qi, boards, players, powers, first, village, haunted, \
         turn, taoist, board, ghost, buddha, circle, mantra, deck, discard, exorcised, unseen, used, borrowed, asked, \
         attempted, fresh-buddhas, on-deck or data; for White Moon white-moon, villagers, saved, dead, crystals, \
         fresh-crystals, pedestals, su-ling, called, su-ling-moved, lying, artifacts, lost-tao or rescued; for Black Secret \
         black-secret, below, no-ladders, stack, unseen-tokens, urns, demon, shadow, skeletons, bones, curses, pyramid, \
         blood-mantra, mantras-gone, powerless, powerless-longer, silence, hand, mantra-on or climbed",
    ),
    (
        "taoist red qi 5\ntaoist green qi 5\ntaoist blue qi 5\ntaoist yellow qi 5\nblack-secret\nblood-mantra 1 1",
        "line 6, \"blood-mantra 1 1\": this position cannot occur: there are only 20 Qi; here are red 5, green 5, blue 5, \
         yellow 5, mantras 1 (together with line 1, \"taoist red qi 5\"; line 2, \"taoist green qi 5\"; line 3, \"taoist blue \
         qi 5\"; 1 more)",
    ),
];

/// What it says in English, if every language has words of its own for it; the ids of the messages are noted.
#[track_caller]
fn said(error: &WrittenError, ids: &mut BTreeSet<String>) -> String {
    let message = error.message();
    let [english, others @ ..] = Language::ALL.map(|language| language.say(&message));
    for (language, other) in Language::ALL[1..].iter().zip(&others) {
        assert!(*other != english, "{}: {other}", language.code());
    }
    assert_eq!(english, error.to_string());
    note_ids(&serde_json::to_value(&message).expect("a message"), ids);
    english
}

fn note_ids(message: &Value, ids: &mut BTreeSet<String>) {
    match message {
        Value::Object(fields) => {
            ids.extend(fields.get("id").and_then(Value::as_str).map(str::to_owned));
            fields.values().for_each(|value| note_ids(value, ids));
        }
        Value::Array(values) => values.iter().for_each(|value| note_ids(value, ids)),
        _ => {}
    }
}

/// Of other programs' positions only: a position that is read has no ladder under a haunted tile.
const NEVER_READ: [&str; 1] = ["position-ladder-under-haunted"];

#[test]
fn what_is_wrong_with_a_position_is_said_in_every_language() {
    let mut ids = BTreeSet::from(NEVER_READ.map(str::to_owned));
    for (text, expected) in WRONG {
        let error = written::read(text).expect_err(text);
        assert_eq!(said(&error, &mut ids), *expected, "{text}");
    }
    let long = "discard none\n".repeat(501);
    let error = written::read(&long).expect_err("too long");
    assert_eq!(said(&error, &mut ids), "line 501, \"discard none\": a position has at most 500 lines");
    let of_record = |position: &str, level| {
        let position = WrittenPosition { after: 3, position: position.to_owned() };
        position.read(&Setup::four_players(level)).expect_err("not of this game")
    };
    let other = of_record("turn red yang", Level::Hell);
    assert_eq!(said(&other, &mut ids), "it is of a game that began otherwise");
    let yin = of_record("turn red yin", Level::Normal);
    assert_eq!(said(&yin, &mut ids), "expected a moment of Yang");

    let words = include_str!("../../../locales/en/positions.ftl");
    let all = words.lines().filter_map(|line| Some(line.split_once(" = ")?.0)).filter(|id| id.starts_with("position-"));
    let missing: Vec<&str> = all.filter(|id| !ids.contains(*id)).collect();
    assert!(missing.is_empty(), "no position here is refused with {missing:?}");
}
