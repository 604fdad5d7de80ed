//! What can be expected of White Moon's pieces.

use ghost_stories_engine::{Artifact, Colour, Family, FamilyCount, Position, Space, Spot, TaoCount, Tile, WhiteMoon};
use ghost_stories_table::written::{self, number, parse};

use crate::expect::equal;
use crate::run::Fault;

/// The words that may follow `expect` with White Moon.
pub(crate) const KEYS: [&str; 11] = [
    "villagers",
    "saved",
    "dead",
    "crystals",
    "reserve",
    "pedestals",
    "su-ling",
    "lying",
    "artifacts",
    "portal",
    "lost-tao",
];

/// Checks what follows `expect`; `None` if it is not about White Moon.
pub(crate) fn check(position: &Position, key: &str, rest: &[&str]) -> Option<Result<(), Fault>> {
    let white_moon = position.white_moon()?;
    Some(match key {
        "villagers" => villagers(position, white_moon, rest),
        "saved" => families("villagers saved", rest, white_moon.saved),
        "dead" => families("dead villagers", rest, white_moon.dead),
        "crystals" => crystals(white_moon, rest),
        "reserve" => {
            number(rest).map_err(Fault::from).and_then(|n| equal("crystals in the reserve", &n, &white_moon.reserve()))
        }
        "pedestals" => {
            let tiles = white_moon.pedestals.iter().map(|spot: Spot| position.village().tile(spot).name());
            names::<Tile>("pedestals with crystals", rest, tiles)
        }
        "su-ling" => names::<Space>("Su-Ling", rest, white_moon.su_ling.map(|space| space.to_string()).into_iter()),
        "lying" => names::<Colour>("lying", rest, white_moon.lying.iter().map(Colour::name)),
        "artifacts" => artifacts(white_moon, rest),
        "portal" => {
            let actual = if position.portal_is_open() { "open" } else { "away" };
            match rest {
                [expected @ ("open" | "away")] => equal("the Portal", expected, &actual),
                _ => unreadable("expected open or away"),
            }
        }
        "lost-tao" => lost_tao(white_moon, rest),
        _ => return None,
    })
}

pub(crate) fn unreadable(expected: &str) -> Result<(), Fault> {
    Err(Fault::Unreadable(expected.to_owned()))
}

const VILLAGERS: &str = "expected a tile and its villagers from the top, or none";

/// A tile and its villagers from the top, `?` for one nobody has seen, or `none`.
fn villagers(position: &Position, white_moon: &WhiteMoon, rest: &[&str]) -> Result<(), Fault> {
    if rest == ["none"] {
        let inhabited = white_moon.inhabited().iter().map(|spot| position.village().tile(spot).name());
        return names::<Tile>("tiles with villagers", rest, inhabited);
    }
    let [tile, expected @ ..] = rest else { return unreadable(VILLAGERS) };
    if expected.is_empty() {
        return unreadable(VILLAGERS);
    }
    let tile: Tile = parse(tile)?;
    let expected = if *expected == ["0"] { &["none"] } else { expected };
    for word in expected.iter().filter(|word| !["?", "none"].contains(word)) {
        parse::<Family>(word)?;
    }
    let Some(spot) = position.village().spot(tile) else { return unreadable("this tile is not in the village") };
    let names: Vec<&str> = white_moon.piles[spot].from_top().map(|family| family.map_or("?", Family::name)).collect();
    let actual = if names.is_empty() { "none".to_owned() } else { names.join(" ") };
    equal(&format!("villagers on {tile}"), &expected.join(" "), &actual)
}

fn families(what: &str, rest: &[&str], actual: FamilyCount) -> Result<(), Fault> {
    let each = |family: Family| (0..actual.get(family)).map(move |_| family.name());
    names::<Family>(what, rest, actual.families().flat_map(each))
}

/// Colours with the crystals they hold, or `none` if nobody holds any.
fn crystals(white_moon: &WhiteMoon, rest: &[&str]) -> Result<(), Fault> {
    if rest == ["none"] {
        return Colour::ALL.into_iter().try_for_each(|taoist| held(white_moon, taoist, 0));
    }
    if rest.is_empty() || !rest.len().is_multiple_of(2) {
        return unreadable("expected colours with numbers, such as crystals red 2, or none");
    }
    rest.chunks(2).try_for_each(|pair| held(white_moon, parse(pair[0])?, number(&pair[1..])?))
}

fn held(white_moon: &WhiteMoon, taoist: Colour, crystals: u8) -> Result<(), Fault> {
    equal(&format!("{taoist}'s crystals"), &crystals, &white_moon.crystals[taoist])
}

/// A colour and exactly the artifacts he holds, or `none` alone if nobody holds any.
fn artifacts(white_moon: &WhiteMoon, rest: &[&str]) -> Result<(), Fault> {
    let held = |taoist: Colour, words: &[&str]| {
        names::<Artifact>(
            &format!("{taoist}'s artifacts"),
            words,
            white_moon.artifacts[taoist].iter().map(Artifact::name),
        )
    };
    match rest {
        ["none"] => Colour::ALL.into_iter().try_for_each(|taoist| held(taoist, &["none"])),
        [taoist, artifacts @ ..] => held(parse(taoist)?, artifacts),
        [] => unreadable("expected a colour and artifacts, or none"),
    }
}

fn lost_tao(white_moon: &WhiteMoon, rest: &[&str]) -> Result<(), Fault> {
    if rest.is_empty() {
        return unreadable("expected colours with numbers, such as lost-tao red 1, or none");
    }
    let expected: TaoCount = parse(&written::list(rest).join(" "))?;
    let text = |tao: TaoCount| if tao.is_empty() { "none".to_owned() } else { tao.to_string() };
    equal("Tao that left the game", &text(expected), &text(white_moon.lost_tao))
}

/// Names in any order, or `none`.
pub(crate) fn names<T>(what: &str, rest: &[&str], actual: impl Iterator<Item = impl ToString>) -> Result<(), Fault>
where
    T: core::str::FromStr<Err = ghost_stories_engine::ParseError>,
{
    if rest.is_empty() {
        return unreadable("expected one or more names, or none");
    }
    let mut expected = Vec::new();
    for word in written::list(rest) {
        parse::<T>(word)?;
        expected.push((*word).to_owned());
    }
    let mut actual: Vec<String> = actual.map(|name| name.to_string()).collect();
    expected.sort_unstable();
    actual.sort_unstable();
    let list = |names: Vec<String>| if names.is_empty() { "none".to_owned() } else { names.join(" ") };
    equal(what, &list(expected), &list(actual))
}
