use ghost_stories_engine::{
    Card, CardSet, Chance, Choice, Colour, Defeat, Event, Left, Moment, Owner, ParseError, Position, Rule, Score,
    Setup, Space, SpaceSet, Stage, Tao, TaoCount, Tile, Waiting, Who,
};
use ghost_stories_lang::Language;
use ghost_stories_table::Step;
use ghost_stories_table::written::{self, Expansion, number, one, parse, spelled};

use crate::fits::{missing_expansion, possible};
use crate::run::Fault;
use crate::{black_secret, events, white_moon};

/// A position in the course of a scenario, with what has happened.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) setup: Setup,
    pub(crate) position: Position,
    pub(crate) events: Vec<Event>,
    /// All that was chosen, rolled and drawn, with what had no other choice.
    pub(crate) steps: Vec<Step>,
    /// Where the events of the last step begin.
    pub(crate) fresh: usize,
    /// The choices since the last written step that were made because there was no other.
    pub(crate) by_itself: Vec<Choice>,
}

pub(crate) fn equal<T: PartialEq + ToString>(what: &str, expected: &T, actual: &T) -> Result<(), Fault> {
    holds(expected == actual, || format!("{what}: expected {}, actual {}", expected.to_string(), actual.to_string()))
}

pub(crate) fn holds(condition: bool, message: impl FnOnce() -> String) -> Result<(), Fault> {
    if condition { Ok(()) } else { Err(Fault::Untrue(message())) }
}

/// Checks what follows `expect`.
pub(crate) fn check(scene: &mut Scene, words: &[&str]) -> Result<(), Fault> {
    let position = &scene.position;
    let Some((&key, rest)) = words.split_first() else {
        return Err(Fault::Unreadable(format!("expected {}", KEYS.join(", "))));
    };
    match documented(key) {
        "taoist" => taoist(position, rest),
        "board" => board(position, rest),
        "power" => power(position, rest),
        "ghost" => ghost(position, rest),
        "empty" => {
            let empty = written::spaces(rest)?;
            let taken = empty.both(position.occupied());
            holds(taken.is_empty(), || format!("expected no ghost, actual {}", spaces(taken)))
        }
        "buddha" => equal("Buddhas on spaces", &spaces(written::spaces(rest)?), &spaces(position.buddhas())),
        "haunted" => haunted(position, rest),
        "circle" => optional::<Tao>("circle", rest, position.village().circle()),
        "mantra" => optional::<Space>("mantra", rest, position.mantra()),
        "temple" => equal("Buddhas on the Temple", &number(rest)?, &position.village().buddhas()),
        "tokens" => equal("power tokens on the centre tile", &number(rest)?, &position.village().tokens()),
        "bank" => bank(position, rest),
        "dice" => equal("free dice", &number(rest)?, &position.free_dice()),
        "deck" => equal("cards in the deck", &number(rest)?, &position.deck().left()),
        "discard" => in_set(rest, position.discard(), "discard pile"),
        "unseen" => in_set(rest, position.unseen(), "unseen cards"),
        "exorcised" => equal("incarnations exorcised", &number(rest)?, &position.exorcised()),
        "turn" => turn(position, rest),
        "waits" => waits(scene, rest),
        "offered" => offered(scene, rest),
        "refused" => refused(position, rest),
        "options" => equal("options", &usize::from(number(rest)?), &position.options().len()),
        "chance" => chance(position, rest),
        "event" => events::check(scene, rest, true),
        "no" => match rest.split_first() {
            Some((&"event", rest)) => events::check(scene, rest, false),
            _ => Err(Fault::Unreadable("expected \"expect no event ...\"".to_owned())),
        },
        "won" if rest.is_empty() => ending(position, "won"),
        "lost" => match rest {
            [] => ending(position, "lost"),
            ["by", cause] | [cause] => ending(position, &format!("lost {}", parse::<Defeat>(cause)?)),
            _ => Err(Fault::Unreadable("expected lost, or lost with one cause".to_owned())),
        },
        "running" if rest.is_empty() => {
            holds(position.ending().is_none(), || format!("expected the game to go on, actual {}", ended(position)))
        }
        "score" => score(position, rest),
        key => of_an_expansion(position, key, rest),
    }
}

/// The words that may follow `expect` in every game.
const KEYS: [&str; 29] = [
    "taoist",
    "board",
    "power",
    "ghost",
    "empty",
    "buddha",
    "haunted",
    "circle",
    "mantra",
    "temple",
    "tokens",
    "bank",
    "dice",
    "deck",
    "discard",
    "unseen",
    "exorcised",
    "turn",
    "waits",
    "offered",
    "refused",
    "options",
    "chance",
    "event",
    "no event",
    "won",
    "lost",
    "running",
    "score",
];

/// True if this word may follow `expect`.
pub(crate) fn is_key(word: &str) -> bool {
    let key = documented(word);
    KEYS.contains(&key) || white_moon::KEYS.contains(&key) || black_secret::KEYS.contains(&key)
}

/// The word as the documents write it.
pub(crate) fn documented(key: &str) -> &str {
    match key {
        "powers" => "power",
        "token" => "tokens",
        "option" => "options",
        "events" => "event",
        "ladder" => "ladders",
        key => spelled(key),
    }
}

fn of_an_expansion(position: &Position, key: &str, rest: &[&str]) -> Result<(), Fault> {
    let checked = white_moon::check(position, key, rest).or_else(|| black_secret::check(position, key, rest));
    checked.unwrap_or_else(|| {
        Err(if white_moon::KEYS.contains(&key) {
            Fault::from(Expansion::WhiteMoon.needed_for(key))
        } else if black_secret::KEYS.contains(&key) {
            Fault::from(Expansion::BlackSecret.needed_for(key))
        } else {
            Fault::Unreadable(format!(
                "\"{key}\": expected {}; with White Moon also {}; with Black Secret also {}",
                KEYS.join(", "),
                white_moon::KEYS.join(", "),
                black_secret::KEYS.join(", ")
            ))
        })
    })
}

fn split_colour<'a>(rest: &'a [&'a str]) -> Result<(Colour, &'a [&'a str]), Fault> {
    let (colour, rest) = rest.split_first().ok_or("expected a colour".to_owned())?;
    Ok((parse(colour)?, rest))
}

fn taoist(position: &Position, rest: &[&str]) -> Result<(), Fault> {
    let (colour, rest) = split_colour(rest)?;
    let (hand, actual) = (written::HandLine::from_words(rest)?, position.taoist(colour));
    let name = |what: &str| format!("{colour}'s {what}");
    if hand.dead {
        holds(position.dead().contains(colour), || {
            format!("expected {colour} to be dead, actual alive with {} Qi", actual.qi)
        })?;
    }
    if let Some(tile) = hand.at {
        equal(&name("tile"), &tile, &position.tile_of(colour))?;
    }
    if let Some(qi) = hand.qi {
        equal(&name("Qi"), &qi, &actual.qi)?;
    }
    if let Some(tao) = hand.tao {
        let written = |tao: TaoCount| {
            if tao.is_empty() { "none".to_owned() } else { tao.to_string() }
        };
        equal(&name("Tao"), &written(tao), &written(actual.tao))?;
    }
    if let Some(held) = hand.yin_yang {
        equal(&name("Yin-Yang held"), &held, &actual.yin_yang)?;
    }
    if let Some(buddhas) = hand.buddhas {
        equal(&name("Buddhas"), &buddhas, &actual.buddhas)?;
    }
    if let Some(tokens) = hand.tokens {
        equal(&name("power tokens"), &tokens, &actual.tokens)?;
    }
    Ok(())
}

fn board(position: &Position, rest: &[&str]) -> Result<(), Fault> {
    let (colour, rest) = split_colour(rest)?;
    let (owner, qi) = match rest {
        ["qi", qi] => (None, Some(qi)),
        [owner] => (Some(parse::<Owner>(owner)?), None),
        [owner, "qi", qi] => (Some(parse::<Owner>(owner)?), Some(qi)),
        _ => {
            let expected = "expected living, neutral or possessed, and qi with a number";
            return Err(Fault::Unreadable(expected.to_owned()));
        }
    };
    if let Some(owner) = owner {
        equal(&format!("the {colour} board"), &owner, &position.owner(colour))?;
    }
    match qi {
        Some(qi) => equal(&format!("Qi of the {colour} board"), &number(&[qi])?, &position.taoist(colour).qi),
        None => Ok(()),
    }
}

fn power(position: &Position, rest: &[&str]) -> Result<(), Fault> {
    let (colour, rest) = split_colour(rest)?;
    let actual = if position.power_is_on(colour) { "on" } else { "off" };
    match rest {
        [expected @ ("on" | "off")] => equal(&format!("the power of the {colour} board"), expected, &actual),
        _ => Err(Fault::Unreadable("expected on or off".to_owned())),
    }
}

fn ghost(position: &Position, rest: &[&str]) -> Result<(), Fault> {
    let [space, name, marks @ ..] = rest else {
        return Err(Fault::Unreadable("expected a space and a card, such as ghost red-left zombie".to_owned()));
    };
    let space: Space = parse(space)?;
    let actual = position.card(space);
    let names = |card: Option<Card>| card.map_or("no ghost".to_owned(), |card| format!("{}#{card}", card.slug()));
    let fits = match (actual, name.contains('#') || name.starts_with(|first: char| first.is_ascii_digit())) {
        (None, _) => false,
        (Some(card), true) => written::card(name, CardSet::EMPTY)? == card,
        (Some(card), false) => {
            written::card(name, CardSet::EMPTY)?;
            card.slug() == *name
        }
    };
    holds(fits, || format!("{space}: expected {name}, actual {}", names(actual)))?;
    for mark in marks {
        let (what, actual) = match *mark {
            "on-stone" => (true, position.figures().contains(space)),
            "on-card" => (false, position.figures().contains(space)),
            "effect" => (true, position.lasting_effect(space).is_some()),
            "no-effect" => (false, position.lasting_effect(space).is_some()),
            "caught" => (true, position.is_caught(space)),
            "not-caught" => (false, position.is_caught(space)),
            "holds-die" => (true, position.lasting_effect(space) == Some(Left::DieCaptive)),
            other => {
                return Err(Fault::Unreadable(format!(
                    "\"{other}\": expected on-stone, on-card, effect, no-effect, holds-die, caught or not-caught"
                )));
            }
        };
        holds(what == actual, || format!("{space}: expected {mark}, actual the opposite"))?;
    }
    Ok(())
}

fn haunted(position: &Position, rest: &[&str]) -> Result<(), Fault> {
    let mut expected: Vec<Tile> = Vec::new();
    if rest.is_empty() {
        return Err(Fault::Unreadable("expected one or more tiles, or none".to_owned()));
    }
    for word in written::list(rest) {
        expected.push(parse(word)?);
    }
    let village = position.village();
    let list = |tiles: Vec<Tile>| {
        let names: Vec<&str> = tiles.iter().map(|tile| tile.name()).collect();
        if names.is_empty() { "none".to_owned() } else { names.join(" ") }
    };
    expected.sort_unstable();
    expected.dedup();
    let actual = Tile::ALL.into_iter().filter(|&tile| village.is_haunted(tile)).collect();
    equal("haunted tiles", &list(expected), &list(actual))
}

fn optional<T>(what: &str, rest: &[&str], actual: Option<T>) -> Result<(), Fault>
where
    T: core::str::FromStr<Err = ParseError> + ToString,
{
    let expected = if rest == ["none"] { None } else { Some(one::<T>(rest)?) };
    let text = |value: Option<T>| value.map_or("none".to_owned(), |value| value.to_string());
    equal(what, &text(expected), &text(actual))
}

fn bank(position: &Position, rest: &[&str]) -> Result<(), Fault> {
    if rest.is_empty() {
        return Err(Fault::Unreadable("expected pairs such as bank red 3 qi 8".to_owned()));
    }
    let mut rest = rest;
    while let [what, value, tail @ ..] = rest {
        let actual = match *what {
            "qi" => position.bank_qi(),
            colour => position.bank_tao().get(parse(colour)?),
        };
        equal(&format!("{what} in the bank"), &number(&[value])?, &actual)?;
        rest = tail;
    }
    if rest.is_empty() { Ok(()) } else { Err(Fault::Unreadable("expected pairs such as bank red 3 qi 8".to_owned())) }
}

fn in_set(rest: &[&str], set: CardSet, what: &str) -> Result<(), Fault> {
    if rest.is_empty() {
        return Err(Fault::Unreadable("expected one or more cards".to_owned()));
    }
    for word in rest {
        let card = written::card(word, Card::all().collect::<CardSet>().without(set))?;
        holds(set.contains(card), || format!("expected {word} among the {what}, actual not there"))?;
    }
    Ok(())
}

fn turn(position: &Position, rest: &[&str]) -> Result<(), Fault> {
    let (board, stage) = match rest {
        [board] => (parse(board)?, None),
        _ => match written::turn(rest)? {
            (board, Moment::Yin) => (board, Some(Stage::Yin)),
            (board, Moment::Yang(stage)) => (board, Some(stage)),
        },
    };
    equal("board on turn", &board, &position.board_on_turn())?;
    match stage {
        Some(stage) => equal("stage of the turn", &stage, &position.stage()),
        None => Ok(()),
    }
}

/// What a position may wait for beside a player and Tao dice.
const CHANCES: [&str; 8] =
    ["draw", "curse", "villager", "incarnation", "token-found", "curse-card", "mantra-card", "nothing"];

fn waits(scene: &Scene, rest: &[&str]) -> Result<(), Fault> {
    let position = &scene.position;
    let actual = match position.waiting() {
        Waiting::Choice(who) => who.to_string(),
        Waiting::Chance(Chance::Card) => "draw".to_owned(),
        Waiting::Chance(Chance::TaoDice(dice)) => format!("roll {dice}"),
        Waiting::Chance(Chance::CurseDie) => "curse".to_owned(),
        Waiting::Chance(Chance::Villager) => "villager".to_owned(),
        Waiting::Chance(Chance::Incarnation) => "incarnation".to_owned(),
        Waiting::Chance(Chance::Token) => "token-found".to_owned(),
        Waiting::Chance(Chance::CurseCard) => "curse-card".to_owned(),
        Waiting::Chance(Chance::Mantra) => "mantra-card".to_owned(),
        Waiting::Over(_) => "nothing".to_owned(),
    };
    let expected = rest.join(" ");
    let readable = match rest {
        [word] => CHANCES.contains(word) || one::<Who>(rest).is_ok(),
        _ => matches!(rest, ["roll", _]),
    };
    if !readable {
        return Err(Fault::Unreadable(
            "expected the colour that decides or wu-feng, draw, roll with a number, curse, villager, incarnation, token-found, \
             curse-card, mantra-card or nothing"
                .to_owned(),
        ));
    }
    let missing = match rest {
        ["villager"] if position.white_moon().is_none() => Some(Expansion::WhiteMoon),
        ["wu-feng" | "token-found" | "curse-card" | "mantra-card"] if position.black_secret().is_none() => {
            Some(Expansion::BlackSecret)
        }
        _ => None,
    };
    match missing {
        Some(expansion) => Err(expansion.needed_for(expected).into()),
        None => equal("waits for", &expected, &actual),
    }
}

fn choice(words: &[&str]) -> Result<Choice, Fault> {
    match written::step(words, Card::all().collect())? {
        Step::Choice(choice) => Ok(choice),
        Step::Outcome(_) => Err(Fault::Unreadable("expected a choice, not an outcome".to_owned())),
    }
}

fn offered(scene: &Scene, rest: &[&str]) -> Result<(), Fault> {
    let (position, choice) = (&scene.position, choice(rest)?);
    let is_offered = position.options().contains(&choice);
    if let Some(missing) = missing_expansion(Step::Choice(choice), &scene.setup).filter(|_| !is_offered) {
        return Err(missing.into());
    }
    holds(is_offered, || {
        let mut trial = *position;
        let refusal = trial.play(choice, &mut ());
        let why = refusal.err().map_or(String::new(), |refusal| format!(" (refused by {})", refusal.rule()));
        format!("expected \"{choice}\" to be offered{why}, actual {}", possible(position, rest[0]))
    })
}

fn refused(position: &Position, rest: &[&str]) -> Result<(), Fault> {
    let (rest, by) = match rest {
        [rest @ .., "by", rule] => (rest, Some(parse::<Rule>(rule)?)),
        _ => (rest, None),
    };
    let mut trial = *position;
    match (written::step(rest, position.unseen())?.apply(&mut trial, &mut ()), by) {
        (Ok(()), _) => Err(Fault::Untrue("expected a refusal, actual it is allowed".to_owned())),
        (Err(refusal), Some(rule)) => equal("refused by", &rule, &refusal.rule()),
        (Err(_), None) => Ok(()),
    }
}

fn chance(position: &Position, rest: &[&str]) -> Result<(), Fault> {
    let [rest @ .., fraction] = rest else {
        return Err(Fault::Unreadable(
            "expected an outcome and its probability, such as chance curse nothing 2/6".to_owned(),
        ));
    };
    let parts = fraction
        .split_once('/')
        .and_then(|(cases, of)| Some((cases.parse::<u64>().ok()?, of.parse::<u64>().ok().filter(|of| *of > 0)?)));
    let (cases, of) = parts.ok_or(format!("\"{fraction}\": expected a fraction such as 1/6"))?;
    let Step::Outcome(outcome) = written::step(rest, position.unseen())? else {
        return Err(Fault::Unreadable("expected an outcome, not a choice".to_owned()));
    };
    let outcomes = position.outcomes();
    let actual = outcomes.iter().find(|(one, _)| *one == outcome).map(|(_, probability)| *probability);
    let fits = actual.map_or(cases == 0, |p| u64::from(p.cases) * of == cases * u64::from(p.of));
    holds(fits, || {
        let actual = actual.map_or("0".to_owned(), |p| format!("{}/{}", p.cases, p.of));
        format!("probability of {outcome}: expected {fraction}, actual {actual}")
    })
}

fn ending(position: &Position, expected: &str) -> Result<(), Fault> {
    let actual = ended(position);
    let fits = if expected == "lost" { actual.starts_with("lost") } else { actual == expected };
    holds(fits, || format!("expected {expected}, actual {actual}"))
}

fn ended(position: &Position) -> String {
    match position.ending() {
        Some(ending) => ending.to_string(),
        None => format!("the game goes on: {}", Language::English.waiting(position)),
    }
}

fn score(position: &Position, rest: &[&str]) -> Result<(), Fault> {
    const EXPECTED: &str = "expected a number, or parts: victory, qi, deck, dead, haunted, incarnations, villagers, portal, secret and total, such as \
         victory 10 qi 5 deck 9 dead -3";
    let Some(score) = position.score() else {
        return Err(Fault::Untrue("expected a score, actual the game is not over".to_owned()));
    };
    let Score { victory, qi, deck, dead, haunted, incarnations, villagers, portal, black_secret } = score;
    let value = |word: &str| word.parse::<i32>().map_err(|_| Fault::Unreadable(EXPECTED.to_owned()));
    if let [total] = rest {
        return equal("score", &value(total)?, &score.total());
    }
    let mut rest = rest;
    while let [part, points, tail @ ..] = rest {
        let actual = match *part {
            "total" => score.total(),
            "victory" => victory,
            "qi" => qi,
            "deck" => deck,
            "dead" => dead,
            "haunted" => haunted,
            "incarnations" => incarnations,
            "villagers" => villagers,
            "portal" => portal,
            "secret" => black_secret,
            _ => return Err(Fault::Unreadable(EXPECTED.to_owned())),
        };
        equal(&format!("score for {part}"), &value(points)?, &actual)?;
        rest = tail;
    }
    if rest.is_empty() { Ok(()) } else { Err(Fault::Unreadable(EXPECTED.to_owned())) }
}

fn spaces(set: SpaceSet) -> String {
    let names: Vec<String> = set.iter().map(|space| space.to_string()).collect();
    if names.is_empty() { "none".to_owned() } else { names.join(" ") }
}
