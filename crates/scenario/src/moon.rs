//! What can be expected of White Moon's pieces.

use ghost_stories_engine::{Artifact, Colour, Family, FamilyCount, Moon, Position, Space, Spot, Tile};
use ghost_stories_table::written::{number, parse};

use crate::expect::equal;
use crate::run::Fault;

/// The words that may follow `expect` with White Moon.
pub(crate) const KEYS: &str =
    "villagers, saved, dead, crystals, reserve, pedestals, su-ling, lying, artifacts, portal or lost-tao";

/// Checks what follows `expect`; `None` if it is not about White Moon.
pub(crate) fn check(position: &Position, key: &str, rest: &[&str]) -> Option<Result<(), Fault>> {
    let moon = position.moon()?;
    Some(match key {
        "villagers" => villagers(position, moon, rest),
        "saved" => families("villagers saved", rest, moon.saved),
        "dead" => families("dead villagers", rest, moon.dead),
        "crystals" => match rest {
            [colour, crystals] => held(moon, colour, crystals),
            _ => unreadable("expected a colour and a number"),
        },
        "reserve" => {
            number(rest).map_err(Fault::from).and_then(|n| equal("crystals in the reserve", &n, &moon.reserve()))
        }
        "pedestals" => {
            let tiles = moon.pedestals.iter().map(|spot: Spot| position.village().tile(spot).name());
            names::<Tile>("pedestals with crystals", rest, tiles)
        }
        "su-ling" => names::<Space>("Su-Ling", rest, moon.su_ling.map(|space| space.to_string()).into_iter()),
        "lying" => names::<Colour>("lying", rest, moon.lying.iter().map(Colour::name)),
        "artifacts" => match rest.split_first() {
            Some((colour, rest)) => match parse::<Colour>(colour) {
                Ok(colour) => names::<Artifact>("artifacts", rest, moon.artifacts[colour].iter().map(Artifact::name)),
                Err(problem) => Err(Fault::Unreadable(problem)),
            },
            None => unreadable("expected a colour and artifacts, or none"),
        },
        "portal" => {
            let actual = if position.portal_is_open() { "open" } else { "away" };
            match rest {
                [expected @ ("open" | "away")] => equal("the Portal", expected, &actual),
                _ => unreadable("expected open or away"),
            }
        }
        "lost-tao" => {
            let lost = moon.lost_tao.to_string();
            equal("Tao that left the game", &rest.join(" "), &if lost.is_empty() { "none".to_owned() } else { lost })
        }
        _ => return None,
    })
}

pub(crate) fn unreadable(expected: &str) -> Result<(), Fault> {
    Err(Fault::Unreadable(expected.to_owned()))
}

/// A tile and its villagers from the top, `?` for one nobody has seen, or `none`.
fn villagers(position: &Position, moon: &Moon, rest: &[&str]) -> Result<(), Fault> {
    let Some((tile, expected)) = rest.split_first() else {
        return unreadable("expected a tile and its villagers from the top, or none");
    };
    let tile: Tile = parse(tile)?;
    for word in expected.iter().filter(|word| !["?", "none"].contains(word)) {
        parse::<Family>(word)?;
    }
    let Some(spot) = position.village().spot(tile) else { return unreadable("this tile is not in the village") };
    let names: Vec<&str> = moon.piles[spot].from_top().map(|family| family.map_or("?", Family::name)).collect();
    let actual = if names.is_empty() { "none".to_owned() } else { names.join(" ") };
    equal(&format!("villagers on {tile}"), &expected.join(" "), &actual)
}

fn families(what: &str, rest: &[&str], actual: FamilyCount) -> Result<(), Fault> {
    let each = |family: Family| (0..actual.get(family)).map(move |_| family.name());
    names::<Family>(what, rest, actual.families().flat_map(each))
}

fn held(moon: &Moon, colour: &str, crystals: &str) -> Result<(), Fault> {
    let colour: Colour = parse(colour)?;
    equal(&format!("{colour}'s crystals"), &number(&[crystals])?, &moon.crystals[colour])
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
    for word in rest.iter().filter(|word| **word != "none") {
        parse::<T>(word)?;
        expected.push((*word).to_owned());
    }
    let mut actual: Vec<String> = actual.map(|name| name.to_string()).collect();
    expected.sort_unstable();
    actual.sort_unstable();
    let list = |names: Vec<String>| if names.is_empty() { "none".to_owned() } else { names.join(" ") };
    equal(what, &list(expected), &list(actual))
}
