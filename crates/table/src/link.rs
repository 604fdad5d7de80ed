//! A replay as a text short enough for a link: a byte for each word of the notation, compressed, in base64url.

use ghost_stories_lang::{Message, message};
use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::{TINFLStatus, decompress_to_vec_zlib_with_limit};
use serde_json::{Map, Value};

use crate::file_setup::FileSetup;
use crate::replay::{Replay, ReplayError, ReplayStart};

/// What stands before the text in a link.
const FRAGMENT: &str = "#replay=";
/// The first character of the text; the rest is read by it, so a version once given out is read for ever.
const VERSION: char = '1';
/// The most bytes a link may unpack to.
const LIMIT: usize = 1 << 20;

/// The words that begin a line, of the set-up or a step. A byte stands for a place in the list, so it grows only at its end.
#[rustfmt::skip]
const FIRST: [&str; 99] = [
    "play", "level", "rules", "five_qi", "boards", "powers", "players", "first", "village",
    "draw", "roll", "curse", "place", "discard", "lose-qi", "move", "help", "exorcise", "power", "token", "yin-yang",
    "buddha", "take-token", "end", "mantra", "tao", "send", "ask", "restore", "revive", "banish", "drive-back", "circle",
    "shift", "decline", "keep", "reroll", "defeat", "pay", "gain", "give-qi", "give-yin-yang",
    "portal", "incarnations", "villager", "save", "carry", "step", "stand-up", "escort", "raise", "rescue", "sacrifice", "return",
    "give-up", "su-ling", "light", "crystal", "train", "beat", "pay-crystal", "roll-dice", "use", "turn", "ward", "give",
    "catacombs", "demons", "data", "token-found", "curse-card", "mantra-card", "summon", "throw", "demon", "search", "shadow-on",
    "shadow-under", "shadow-attack", "shadow-curse", "incarnation", "skeleton", "turn-up", "ladder", "victim", "power-off", "figure",
    "haunt", "move-villager", "lose-pedestal", "climb", "banish-demons", "mantra-on", "lay-qi", "trigger", "swap", "send-home", "clear",
    "crystal-of",
];
/// The words that follow, in a list that grows only at its end; before it come the numbers below [`NUMBERS`].
#[rustfmt::skip]
const LATER: [&str; 60] = [
    "red", "green", "blue", "yellow", "black", "white",
    "red-left", "red-middle", "red-right", "green-left", "green-middle", "green-right",
    "blue-left", "blue-middle", "blue-right", "yellow-left", "yellow-middle", "yellow-right",
    "cemetery", "altar", "herbalist", "hut", "watchman", "temple", "circle", "pavilion", "tea-house",
    "nothing", "haunt", "ghost", "lose-tao", "lose-qi", "spending", "qi", "yin-yang", "curse",
    "initiation", "normal", "nightmare", "hell", "revised", "classic",
    "twin-winds", "spires", "strength", "favourite", "second-wind", "heavenly-gust", "mantra", "pockets",
    "school", "hua", "zhou", "li", "sun", "miao", "xiang", "sheng", "wu", "crystals",
];
const NUMBERS: usize = 66;
/// Set in the byte of a word that begins a line.
const BEGINS: u8 = 0x80;
/// Instead of a place in the lists: the word is spelt out behind its length.
const SPELT: usize = 0x7F;

impl Replay {
    /// The text that stands behind `#replay=` in a link.
    pub fn to_link(&self) -> String {
        let mut file: Map<String, Value> = serde_json::from_str(&self.write()).expect("what was written can be read");
        // What is not in the words of the notation stays JSON: names, seed, a written position.
        // Written positions would be too long: a link opens as far as today's rules go.
        let elsewhere = ["format", "version", "revision", "setup", "positions", "steps"];
        file.retain(|field, _| !elsewhere.contains(&field.as_str()));
        let mut packed = if file.is_empty() { Vec::new() } else { Value::Object(file).to_string().into_bytes() };
        packed.push(b'\n');
        let mut lines = match &self.start {
            ReplayStart::Setup(setup) => setup_lines(&FileSetup::from(setup)),
            ReplayStart::Position(_) => Vec::new(),
        };
        lines.push("play".to_owned());
        lines.extend(self.steps.iter().map(ToString::to_string));
        for line in lines {
            pack(&line, &mut packed);
        }
        format!("{VERSION}{}", base64(&compress_to_vec_zlib(&packed, 10)))
    }

    /// Reads a link, or the text of one behind `#replay=`; the steps are read, not yet played. A step to show, behind `@`, is for the page.
    pub fn from_link(link: &str) -> Result<Replay, ReplayError> {
        let text = link.rsplit_once(FRAGMENT).map_or(link, |(_, text)| text).trim();
        let text = text.split_once('@').map_or(text, |(text, _)| text);
        let Some(text) = text.strip_prefix(VERSION) else { return Err(unknown_version(text)) };
        let compressed = unbase64(text).ok_or_else(damaged)?;
        let packed = decompress_to_vec_zlib_with_limit(&compressed, LIMIT).map_err(|error| match error.status {
            TINFLStatus::HasMoreOutput => refused(message!("link-too-long")),
            _ => damaged(),
        })?;
        let end = packed.iter().position(|&byte| byte == b'\n').ok_or_else(damaged)?;
        let (rest, words) = (&packed[..end], &packed[end + 1..]);
        let mut file: Map<String, Value> = match rest {
            [] => Map::new(),
            rest => serde_json::from_slice(rest).map_err(ReplayError::Json)?,
        };
        let lines = unpack(words).ok_or_else(damaged)?;
        let play = lines.iter().position(|line| line == "play").ok_or_else(damaged)?;
        if play > 0 {
            file.insert("setup".to_owned(), lines[..play].iter().map(|line| setup_field(line)).collect());
        }
        file.insert("steps".to_owned(), lines[play + 1..].into());
        file.insert("format".to_owned(), "ghost-stories replay".into());
        file.insert("version".to_owned(), 1.into());
        let replay = Replay::read(&Value::Object(file).to_string())?;
        Ok(Replay { revision: None, ..replay })
    }
}

/// Any text as a part of a link.
pub(crate) fn pack_text(text: &str) -> String {
    base64(&compress_to_vec_zlib(text.as_bytes(), 10))
}

/// Reads it; nothing for what [`pack_text`] does not write.
pub(crate) fn unpack_text(link: &str) -> Option<String> {
    String::from_utf8(decompress_to_vec_zlib_with_limit(&unbase64(link)?, LIMIT).ok()?).ok()
}

fn refused(problem: Message) -> ReplayError {
    ReplayError::field("link", problem)
}

fn damaged() -> ReplayError {
    refused(message!("link-damaged"))
}

fn unknown_version(text: &str) -> ReplayError {
    match text.chars().next().and_then(|first| first.to_digit(10)) {
        Some(version) => ReplayError::Version(version),
        None => refused(message!("link-without-game")),
    }
}

/// A set-up as lines: each field's name and what it holds.
fn setup_lines(setup: &FileSetup) -> Vec<String> {
    let Ok(Value::Object(fields)) = serde_json::to_value(setup) else { return Vec::new() };
    let line = |(field, value): (&String, &Value)| match value {
        Value::Array(words) => {
            format!("{field} {}", words.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(" "))
        }
        Value::String(word) => format!("{field} {word}"),
        _ => field.clone(),
    };
    fields.iter().map(line).collect()
}

/// The field of a set-up that a line holds.
fn setup_field(line: &str) -> (String, Value) {
    let (field, words) = line.split_once(' ').unwrap_or((line, ""));
    let value = match field {
        "boards" | "powers" | "players" | "village" => words.split(' ').collect(),
        "five_qi" => true.into(),
        _ => words.into(),
    };
    (field.to_owned(), value)
}

/// Writes a line, a byte for each word.
fn pack(line: &str, packed: &mut Vec<u8>) {
    for (index, word) in line.split(' ').enumerate() {
        let number = word.parse().ok().filter(|&number: &usize| number < NUMBERS);
        let place = |words: &[&str]| words.iter().position(|known| *known == word);
        let (begins, code) = match index {
            0 => (BEGINS, place(&FIRST)),
            _ => (0, number.or_else(|| Some(NUMBERS + place(&LATER)?))),
        };
        packed.push(begins | code.unwrap_or(SPELT) as u8);
        if code.is_none() {
            packed.push(word.len() as u8);
            packed.extend(word.bytes());
        }
    }
}

/// The lines again; `None` for bytes that [`pack`] does not write.
fn unpack(packed: &[u8]) -> Option<Vec<String>> {
    let mut lines: Vec<String> = Vec::new();
    let mut left = packed;
    while let Some((&byte, after)) = left.split_first() {
        left = after;
        let begins = byte & BEGINS != 0;
        let word = match usize::from(byte & !BEGINS) {
            SPELT => {
                let (&length, after) = left.split_first()?;
                let (spelt, after) = after.split_at_checked(length.into())?;
                left = after;
                String::from_utf8(spelt.to_vec()).ok()?
            }
            code if begins => (*FIRST.get(code)?).to_owned(),
            number if number < NUMBERS => number.to_string(),
            code => (*LATER.get(code - NUMBERS)?).to_owned(),
        };
        if begins {
            lines.push(word);
        } else {
            let line = lines.last_mut()?;
            line.push(' ');
            line.push_str(&word);
        }
    }
    Some(lines)
}

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Base64url without padding.
fn base64(bytes: &[u8]) -> String {
    let mut text = String::new();
    for three in bytes.chunks(3) {
        let bits = (0..3).fold(0, |bits, index| bits << 8 | three.get(index).map_or(0, |&byte| usize::from(byte)));
        text.extend((0..=three.len()).map(|index| char::from(ALPHABET[bits >> (18 - 6 * index) & 63])));
    }
    text
}

/// The bytes of a base64url text; `None` if it is not one.
fn unbase64(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    let (mut bits, mut length) = (0, 0);
    for character in text.bytes() {
        bits = bits << 6 | ALPHABET.iter().position(|&known| known == character)?;
        length += 6;
        if length >= 8 {
            length -= 8;
            bytes.push((bits >> length) as u8);
            bits &= (1 << length) - 1;
        }
    }
    (length < 6 && bits == 0).then_some(bytes)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use ghost_stories_engine::{
        Card, Choice, CurseFace, Edition, Expected, Face, Level, Outcome, ParseError, Power, Space, Tile,
    };

    use super::*;

    /// The golden replays by name.
    fn golden() -> Vec<(String, Replay)> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../replays/golden");
        let files = fs::read_dir(folder).expect("the golden replays").map(|file| file.expect("a file").path());
        let mut replays: Vec<_> = files
            .filter(|path| path.extension().is_some_and(|extension| extension == "json"))
            .map(|path| {
                let text = fs::read_to_string(&path).expect("readable");
                (path.file_stem().unwrap().to_string_lossy().into_owned(), Replay::read(&text).expect("a replay"))
            })
            .collect();
        replays.sort_by(|one, other| one.0.cmp(&other.0));
        assert!(replays.len() >= 32);
        replays
    }

    /// A record as a link tells it, which does not say its revision.
    fn as_linked(replay: Replay) -> Replay {
        Replay { revision: None, positions: Vec::new(), over: false, ..replay }
    }

    #[test]
    fn every_golden_replay_goes_into_a_link_and_comes_back() {
        for (name, replay) in golden() {
            let link = replay.to_link();
            let expansion = name.starts_with("white-moon") || name.starts_with("black-secret");
            let longest = if expansion { 1200 } else { 800 };
            assert!(link.len() < longest, "{name}: {}", link.len());
            assert!(link.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte)), "{link}");
            assert_eq!(Replay::from_link(&link).expect("a link"), as_linked(replay), "{name}");
        }
    }

    #[test]
    fn every_word_of_the_notation_takes_one_byte() {
        let expected = |error: ParseError| error.expected;
        let Expected::Choice { base, white_moon, black_secret } = "?".parse::<Choice>().map_err(expected).unwrap_err()
        else {
            panic!("a choice is expected")
        };
        let Expected::Named(_, outcomes) = "?".parse::<Outcome>().map_err(expected).unwrap_err() else {
            panic!("an outcome is expected")
        };
        for verb in [base, white_moon, black_secret, outcomes].concat() {
            assert!(FIRST.contains(&verb), "{verb}");
        }
        let spaces = Space::ALL.map(|space| space.to_string());
        let mut words: Vec<&str> = spaces.iter().map(String::as_str).collect();
        words.extend(Face::ALL.map(Face::name));
        words.extend(Tile::BASE.map(Tile::name));
        words.extend(CurseFace::ALL.map(CurseFace::name));
        words.extend(Power::ALL.map(Power::name));
        words.extend(Level::ALL.map(Level::name));
        words.extend(Edition::ALL.map(Edition::name));
        for word in words {
            assert!(LATER.contains(&word), "{word}");
        }
        let mut packed = Vec::new();
        pack("curse 65 wu-feng", &mut packed);
        assert_eq!((packed.len(), unpack(&packed)), (2 + 2 + 7, Some(vec!["curse 65 wu-feng".to_owned()])));
        assert!(usize::from(Card::BASE) < NUMBERS && NUMBERS + LATER.len() <= SPELT && FIRST.len() <= SPELT);
    }

    /// Links as they were once given out.
    const FROM_A_SETUP: &str = "1eNoBbQCS_3sic2VlZCI6MTg0NDY3NDQwNzM3MDk1NTE2MTUsIm5hbWVzIjp7ImJsdWUiOiJCZW5cbiIsInJlZCI6IkFubiDimK8ifX0KgWaCa\
        4OEQkNERYVtbnByhkJEh0KIVFVWV1hZWltcgIkGjFGPVZfxbCPO";
    const FROM_A_POSITION: &str = "1eNoBTACz_3sicG9zaXRpb24iOiJ0dXJuIHJlZCB5aW5cbiAgZ2hvc3QgcmVkLWxlZnQgICB6b21iaWUgIyBhIHJlbWFya1xuIn0KgIkGjFGPV\
        ZcFERqt";
    const A_GOLDEN_GAME: &str = "1eNoljklLA0EQhUEFQTwJglc9effgvVd3nThZJmbieBBBCAnkDyQhW3dX6AxJ6EMugZn5n6meHKoovlfvVZ0N_0b_Y0Y5mfS6_c6UkhmdR7V\
        W9asZNuoDdQSftr5iqSaU51iaMFHEqWZS5liaSFnETp1CYEO_Rqn0MmXc4wt4X29rmoucCy2E5yLzwiV82Gi9jZZO3cJTihsHfgePtuqPlak\
        nUFH38LoQC2IbSInMiopT1_BsQ8zisghMsgmciTPznf-aRB3jH97PWBl3Dm-2udwxZ35Qjg9d3cCDsy1nkpK1S-MVvDjMwbm9B4f9dKc";

    fn game(start: &str) -> Replay {
        let steps = r#"["draw 6", "place yellow-left", "move altar", "end"]"#;
        let head = r#""format": "ghost-stories replay", "version": 1"#;
        Replay::read(&format!(r#"{{ {head}, {start}, "steps": {steps} }}"#)).expect("a replay")
    }

    #[test]
    fn links_of_version_1_open_for_ever() {
        let setup = game(
            r#""setup": {"level":"initiation","rules":"classic","five_qi":true,"boards":["red","green","blue","yellow"],
               "powers":["spires","strength","second-wind","mantra"],"players":["red","blue"],"first":"red",
               "village":["cemetery","altar","herbalist","hut","watchman","temple","circle","pavilion","tea-house"]},
               "seed": 18446744073709551615, "names": {"red":"Ann \u262f","blue":"Ben\n"}"#,
        );
        let position = game(r#""position": "turn red yin\n  ghost red-left   zombie # a remark\n""#);
        let golden = golden().into_iter().find(|(name, _)| name == "normal-2-revised").expect("a golden replay").1;
        for (link, replay) in [(FROM_A_SETUP, setup), (FROM_A_POSITION, position), (A_GOLDEN_GAME, golden)] {
            let replay = as_linked(replay);
            assert_eq!(Replay::from_link(link).expect("a link"), replay);
            assert_eq!(Replay::from_link(&replay.to_link()).expect("a link"), replay);
        }
    }

    #[test]
    fn a_whole_link_is_read_from_its_fragment_on() {
        let link = format!(" https://example.org/page?x=1#replay={FROM_A_SETUP}@12\n");
        assert_eq!(Replay::from_link(&link).expect("a link"), Replay::from_link(FROM_A_SETUP).expect("a link"));
    }

    #[track_caller]
    fn refuses(link: &str, message: &str) {
        let error = Replay::from_link(link).expect_err("refused").to_string();
        assert!(error.contains(message), "{error}");
    }

    #[test]
    fn a_link_that_holds_no_game_is_refused_in_words() {
        refuses("", "it holds no game");
        refuses("https://example.org/", "it holds no game");
        refuses("https://example.org/#replay=", "it holds no game");
        refuses("2abc", "version 2 cannot be read");
        refuses("1", "damaged");
        refuses("1abc%20", "damaged");
        let packed = |bytes: &[u8]| format!("1{}", base64(&compress_to_vec_zlib(bytes, 10)));
        refuses(&packed(b"no line end"), "damaged");
        refuses(&packed(b"\n"), "damaged");
        refuses(&packed(b"\n\x80\xFF\x09short"), "damaged");
        refuses(&packed(b"\n\x80"), "setup");
        refuses(&packed(b"[]\n\x80"), "not a readable replay");
        refuses(&packed(b"{\"position\":\"\"}\n\x80\x80"), "step 1, \"play\"");
        refuses(&packed(&vec![b'\n'; LIMIT + 1]), "more than 1 MB");
    }

    #[test]
    fn a_link_cut_off_or_changed_is_refused_or_gives_the_same_game() {
        for (name, replay) in golden().into_iter().step_by(5) {
            let replay = as_linked(replay);
            let link = replay.to_link();
            for end in 0..link.len() {
                assert!(Replay::from_link(&link[..end]).is_err(), "{name} cut at {end}");
            }
            for place in 0..link.len() {
                for other in ["A", "q", "_", "%", "é"] {
                    let changed = format!("{}{other}{}", &link[..place], &link[place + 1..]);
                    let read = Replay::from_link(&changed);
                    assert!(read.is_err() || read.is_ok_and(|read| read == replay), "{name} changed at {place}");
                }
            }
        }
    }
}
