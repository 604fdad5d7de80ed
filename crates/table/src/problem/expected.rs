use ghost_stories_engine::{Expected, ParseError, Thing};
use ghost_stories_lang::{Message, Value, message};

use super::Problem;

impl Problem for ParseError {
    fn message(&self) -> Message {
        message!("notation-expected", expected: self.expected.message())
    }
}

impl Problem for Expected {
    fn message(&self) -> Message {
        match *self {
            Expected::OneOf(words) => one_of(words),
            Expected::A(thing) => thing.message(),
            Expected::Named(thing, words) => message!("notation-named", thing: thing.message(), words: one_of(words)),
            Expected::Number(from, to) => message!("data-number", from, to),
            Expected::Choice { base, white_moon, black_secret } => {
                let (white_moon, black_secret) = (one_of(white_moon), one_of(black_secret));
                message!("notation-choice", base: one_of(base), white_moon, black_secret)
            }
            Expected::Portal => message!("notation-portal"),
            Expected::Ending => message!("notation-ending"),
            Expected::FewerDice => message!("notation-fewer-dice"),
            Expected::Nothing => message!("notation-nothing"),
        }
    }
}

/// Words with commas, and an "or" before the last.
pub(crate) fn one_of(words: &[&str]) -> Message {
    match words {
        [words @ .., last] if !words.is_empty() => {
            message!("data-one-of", words: words.iter().copied().collect::<Value>(), last: *last)
        }
        words => Message::from(words.concat()),
    }
}

impl Problem for Thing {
    fn message(&self) -> Message {
        match self {
            Thing::Tile => message!("notation-tile"),
            Thing::Power => message!("notation-power"),
            Thing::Spot => message!("notation-spot"),
            Thing::Family => message!("notation-family"),
            Thing::Artifact => message!("notation-artifact"),
            Thing::Token => message!("notation-token"),
            Thing::Demon => message!("notation-demon"),
            Thing::Outcome => message!("notation-outcome"),
            Thing::Space => message!("notation-space"),
            Thing::Card => message!("notation-card"),
            Thing::CardNumber => message!("notation-card-number"),
            Thing::IncarnationNumber => message!("notation-incarnation-number"),
            Thing::CurseNumber => message!("notation-curse-number"),
            Thing::MantraNumber => message!("notation-mantra-number"),
            Thing::RuleNumber => message!("notation-rule-number"),
            Thing::TaoistColour => message!("notation-taoist-colour"),
            Thing::BoardColour => message!("notation-board-colour"),
            Thing::TaoColour => message!("notation-tao-colour"),
            Thing::GhostColour => message!("notation-ghost-colour"),
            Thing::TaoCount => message!("notation-tao-count"),
            Thing::CurseFace => message!("notation-curse-face"),
            Thing::DieFace => message!("notation-die-face"),
            Thing::RerolledDice => message!("notation-rerolled-dice"),
            Thing::ExorcisedGhosts => message!("notation-exorcised-ghosts"),
            Thing::ExorcisedDemons => message!("notation-exorcised-demons"),
            Thing::Board => message!("data-board"),
        }
    }
}

#[cfg(test)]
mod tests {
    use ghost_stories_engine::{Choice, Colour};

    use super::*;
    use crate::problem::tests::in_every_language;

    #[test]
    fn what_was_expected_is_said_in_every_language() {
        let choice = "pass".parse::<Choice>().expect_err("no choice").expected;
        let named = Expected::Named(Thing::Tile, &["altar", "hut", "circle"]);
        let others = [
            choice,
            named,
            Expected::OneOf(&["yes", "no"]),
            Expected::Number(1, 4),
            Expected::Portal,
            Expected::Ending,
            Expected::FewerDice,
            Expected::Nothing,
        ];
        for expected in others.into_iter().chain(Thing::ALL.map(Expected::A)) {
            assert_eq!(in_every_language(&expected.message()), expected.to_string());
            let error = ParseError { expected };
            assert_eq!(in_every_language(&error.message()), error.to_string());
        }
    }

    #[test]
    fn words_of_the_notation_stay() {
        let error = "pink".parse::<Colour>().expect_err("no colour");
        let german = ghost_stories_lang::Language::German.say(&error.message());
        assert_eq!(german, "erwartet: red, green, blue oder yellow");
    }
}
