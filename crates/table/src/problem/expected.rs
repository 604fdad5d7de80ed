use ghost_stories_engine::{Expected, NotationKind, ParseError};
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

impl Problem for NotationKind {
    fn message(&self) -> Message {
        match self {
            NotationKind::Tile => message!("notation-tile"),
            NotationKind::Power => message!("notation-power"),
            NotationKind::Spot => message!("notation-spot"),
            NotationKind::Family => message!("notation-family"),
            NotationKind::Artifact => message!("notation-artifact"),
            NotationKind::Token => message!("notation-token"),
            NotationKind::Demon => message!("notation-demon"),
            NotationKind::Outcome => message!("notation-outcome"),
            NotationKind::Space => message!("notation-space"),
            NotationKind::Card => message!("notation-card"),
            NotationKind::CardNumber => message!("notation-card-number"),
            NotationKind::IncarnationNumber => message!("notation-incarnation-number"),
            NotationKind::CurseNumber => message!("notation-curse-number"),
            NotationKind::MantraNumber => message!("notation-mantra-number"),
            NotationKind::RuleNumber => message!("notation-rule-number"),
            NotationKind::TaoistColour => message!("notation-taoist-colour"),
            NotationKind::BoardColour => message!("notation-board-colour"),
            NotationKind::TaoColour => message!("notation-tao-colour"),
            NotationKind::GhostColour => message!("notation-ghost-colour"),
            NotationKind::TaoCount => message!("notation-tao-count"),
            NotationKind::CurseFace => message!("notation-curse-face"),
            NotationKind::DieFace => message!("notation-die-face"),
            NotationKind::RerolledDice => message!("notation-rerolled-dice"),
            NotationKind::ExorcisedGhosts => message!("notation-exorcised-ghosts"),
            NotationKind::ExorcisedDemons => message!("notation-exorcised-demons"),
            NotationKind::Board => message!("data-board"),
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
        let named = Expected::Named(NotationKind::Tile, &["altar", "hut", "circle"]);
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
        for expected in others.into_iter().chain(NotationKind::ALL.map(Expected::A)) {
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
