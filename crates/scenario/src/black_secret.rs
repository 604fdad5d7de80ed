//! What can be expected of Black Secret's pieces.

use ghost_stories_engine::{
    BlackSecret, BloodMantra, Card, Colour, CurseCard, Demon, MANTRA_LEVELS, Position, Space, Spot, TaoCount, Tile,
};
use ghost_stories_table::written::{card, list, number, parse};

use crate::expect::equal;
use crate::run::Fault;
use crate::white_moon::{names, unreadable};

/// The words that may follow `expect` with Black Secret.
pub(crate) const KEYS: [&str; 19] = [
    "below",
    "ladders",
    "no-ladders",
    "stack",
    "urns",
    "demon",
    "resistance",
    "shadow",
    "skeletons",
    "bones",
    "curses",
    "pyramid",
    "open",
    "blood-mantra",
    "mantras",
    "hand",
    "powerless",
    "silenced",
    "mantra-on",
];

/// Checks what follows `expect`; `None` if it is not about Black Secret.
pub(crate) fn check(position: &Position, key: &str, rest: &[&str]) -> Option<Result<(), Fault>> {
    let black_secret = position.black_secret()?;
    let tile = |spot: Spot| position.village().tile(spot).name();
    Some(match key {
        "below" => names::<Colour>("Taoists below", rest, black_secret.below.iter().map(Colour::name)),
        "ladders" => names::<Tile>("ladders", rest, black_secret.ladders.iter().map(tile)),
        "no-ladders" => {
            let gaps = Spot::ALL.into_iter().filter(|&spot| !black_secret.ladders.contains(spot));
            names::<Tile>("tiles without a ladder", rest, gaps.map(tile))
        }
        "stack" => stack(position, black_secret, rest),
        "urns" => number(rest).map_err(Fault::from).and_then(|urns| equal("urns", &urns, &black_secret.urns)),
        "demon" => demon(position, black_secret, rest),
        "resistance" => resistance(position, rest),
        "shadow" => {
            let actual = black_secret.shadow.map_or("none".to_owned(), |place| {
                format!("{} {}", if place.below { "under" } else { "on" }, tile(place.spot))
            });
            match rest {
                ["none"] | ["on" | "under", _] => equal("the Shadow", &rest.join(" "), &actual),
                _ => unreadable("expected on or under and a tile, such as shadow on altar, or none"),
            }
        }
        "skeletons" => names::<Space>("skeletons", rest, black_secret.skeletons.iter()),
        "bones" => names::<Space>("skeletons of Bones", rest, black_secret.bones.iter()),
        "curses" => names::<CurseCard>("curses face up", rest, black_secret.open.iter()),
        "pyramid" => names::<CurseCard>("curses in the pyramid", rest, black_secret.pyramid.iter()),
        "open" => number(rest).map_err(Fault::from).and_then(|open| equal("open levels", &open, &black_secret.level)),
        "blood-mantra" => mantra(black_secret, rest),
        "mantras" => names::<BloodMantra>("mantras face up", rest, black_secret.face_up()),
        "hand" => hand(black_secret, rest),
        "powerless" => names::<Colour>("boards without power", rest, black_secret.powerless.iter().map(Colour::name)),
        "silenced" => {
            let actual = if black_secret.is_silenced() { "yes" } else { "no" };
            match rest {
                [expected @ ("yes" | "no")] => equal("no curses", expected, &actual),
                _ => unreadable("expected yes or no"),
            }
        }
        "mantra-on" => names::<Demon>("the demon with the Mantra", rest, black_secret.mantra_on.into_iter()),
        _ => return None,
    })
}

fn stack(position: &Position, black_secret: &BlackSecret, rest: &[&str]) -> Result<(), Fault> {
    let [tile, height] = rest else { return unreadable("expected a tile and how many tokens lie under it") };
    let tile: Tile = parse(tile)?;
    let Some(spot) = position.village().spot(tile) else { return unreadable("this tile is not in the village") };
    equal(&format!("tokens under {tile}"), &number(&[height])?, &black_secret.stacks.get(spot))
}

fn demon(position: &Position, black_secret: &BlackSecret, rest: &[&str]) -> Result<(), Fault> {
    let [demon, place] = rest else { return unreadable("expected a demon and the tile above it, or home") };
    let demon: Demon = parse(demon)?;
    if *place != "home" {
        parse::<Tile>(place)?;
    }
    let actual = black_secret.spot_of(demon).map_or("home", |spot| position.village().tile(spot).name());
    equal(&format!("the {demon}"), place, &actual)
}

const RESISTANCE: &str = "expected a demon and what it needs, such as resistance seeker black 2, or none";

/// What a demon needs now.
fn resistance(position: &Position, rest: &[&str]) -> Result<(), Fault> {
    let [demon, need @ ..] = rest else { return unreadable(RESISTANCE) };
    if need.is_empty() {
        return unreadable(RESISTANCE);
    }
    let demon: Demon = parse(demon)?;
    let expected = parse(&list(need).join(" "))?;
    let text = |need: TaoCount| if need.is_empty() { "none".to_owned() } else { need.to_string() };
    let actual = position.demon_resistance(demon).map_or("at home".to_owned(), text);
    equal(&format!("resistance of the {demon}"), &text(expected), &actual)
}

fn mantra(black_secret: &BlackSecret, rest: &[&str]) -> Result<(), Fault> {
    let [mantra, qi] = rest else { return unreadable("expected the number of a mantra and the Qi on it, or away") };
    let mantra: BloodMantra = parse(mantra)?;
    let actual = black_secret.place_of(mantra).map_or("away".to_owned(), |place| black_secret.qi[place].to_string());
    let expected = match *qi {
        "away" => "away".to_owned(),
        qi => number(&[qi])?.to_string(),
    };
    if number(&[qi]).is_ok_and(|qi| qi > MANTRA_LEVELS[5]) {
        return unreadable("no mantra takes more than four Qi");
    }
    equal(&format!("Qi on mantra {mantra}"), &expected, &actual)
}

fn hand(black_secret: &BlackSecret, rest: &[&str]) -> Result<(), Fault> {
    let mut expected = Vec::new();
    if rest.is_empty() {
        return unreadable("expected the cards of Wu-Feng's hand, or none");
    }
    for word in list(rest) {
        expected.push(card(word, ghost_stories_engine::CardSet::EMPTY)?);
    }
    let list = |cards: ghost_stories_engine::CardSet| {
        let numbers: Vec<String> = cards.iter().map(|card: Card| card.to_string()).collect();
        if numbers.is_empty() { "none".to_owned() } else { numbers.join(" ") }
    };
    equal("Wu-Feng's hand", &list(expected.into_iter().collect()), &list(black_secret.hand.cards()))
}
