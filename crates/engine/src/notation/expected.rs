//! What would be right in place of a word that cannot be read.

use core::fmt::{self, Display, Formatter};

/// What was expected where something cannot be read. It is displayed for whoever writes the input, in English.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Expected {
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// Something of the game.
    A(NotationKind),
    /// Something of the game that is written in one of these ways.
    Named(NotationKind, &'static [&'static str]),
    /// A number from the first to the second.
    Number(u8, u8),
    /// A choice, which begins with one of these words.
    Choice {
        /// Those of the base game.
        base: &'static [&'static str],
        /// Those of White Moon.
        white_moon: &'static [&'static str],
        /// Those of Black Secret.
        black_secret: &'static [&'static str],
    },
    /// The place of the Portal: a kind of place or a tile.
    Portal,
    /// How a game ended.
    Ending,
    /// At most four dice.
    FewerDice,
    /// The end of the line.
    Nothing,
}

/// What a word of the notation stands for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "each is displayed as what it is")]
pub enum NotationKind {
    Tile,
    Power,
    Spot,
    Family,
    Artifact,
    Token,
    Demon,
    Outcome,
    Space,
    Card,
    CardNumber,
    IncarnationNumber,
    CurseNumber,
    MantraNumber,
    RuleNumber,
    TaoistColour,
    BoardColour,
    TaoColour,
    GhostColour,
    TaoCount,
    CurseFace,
    DieFace,
    RerolledDice,
    ExorcisedGhosts,
    ExorcisedDemons,
    /// In a data file, of the card that has the colour of its board.
    Board,
}

impl NotationKind {
    /// Every thing.
    pub const ALL: [NotationKind; 26] = [
        NotationKind::Tile,
        NotationKind::Power,
        NotationKind::Spot,
        NotationKind::Family,
        NotationKind::Artifact,
        NotationKind::Token,
        NotationKind::Demon,
        NotationKind::Outcome,
        NotationKind::Space,
        NotationKind::Card,
        NotationKind::CardNumber,
        NotationKind::IncarnationNumber,
        NotationKind::CurseNumber,
        NotationKind::MantraNumber,
        NotationKind::RuleNumber,
        NotationKind::TaoistColour,
        NotationKind::BoardColour,
        NotationKind::TaoColour,
        NotationKind::GhostColour,
        NotationKind::TaoCount,
        NotationKind::CurseFace,
        NotationKind::DieFace,
        NotationKind::RerolledDice,
        NotationKind::ExorcisedGhosts,
        NotationKind::ExorcisedDemons,
        NotationKind::Board,
    ];
}

impl Display for NotationKind {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NotationKind::Tile => "a tile",
            NotationKind::Power => "a power",
            NotationKind::Spot => "a place",
            NotationKind::Family => "a family",
            NotationKind::Artifact => "an artifact",
            NotationKind::Token => "a token",
            NotationKind::Demon => "a demon",
            NotationKind::Outcome => "an outcome",
            NotationKind::Space => "a space: a board and left, middle or right, such as red-left",
            NotationKind::Card => "a card number from 1 to 96",
            NotationKind::CardNumber => "a card number",
            NotationKind::IncarnationNumber => "the number of an incarnation",
            NotationKind::CurseNumber => "the number of a curse",
            NotationKind::MantraNumber => "the number of a Blood Mantra",
            NotationKind::RuleNumber => "a rule's number such as B51",
            NotationKind::TaoistColour => "the colour of a Taoist",
            NotationKind::BoardColour => "the colour of a board",
            NotationKind::TaoColour => "the colour of a Tao",
            NotationKind::GhostColour => "the colour of the ghosts",
            NotationKind::TaoCount => "colours with their numbers from 0 to 4, such as red 2 black 1",
            NotationKind::CurseFace => "what the Curse die shows",
            NotationKind::DieFace => "the face of a die",
            NotationKind::RerolledDice => "the dice to roll again, or curse",
            NotationKind::ExorcisedGhosts => "the spaces of the exorcised ghosts, or nothing",
            NotationKind::ExorcisedDemons => "the exorcised demons, or nothing",
            NotationKind::Board => "board: it has the colour of its board",
        })
    }
}

/// Words with commas, and `or` before the last.
struct OneOf(&'static [&'static str]);

impl Display for OneOf {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for (index, word) in self.0.iter().enumerate() {
            let between = match self.0.len() - index {
                _ if index == 0 => "",
                1 => " or ",
                _ => ", ",
            };
            write!(f, "{between}{word}")?;
        }
        Ok(())
    }
}

impl Display for Expected {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match *self {
            Expected::OneOf(words) => OneOf(words).fmt(f),
            Expected::A(thing) => thing.fmt(f),
            Expected::Named(thing, words) => write!(f, "{thing}: {}", OneOf(words)),
            Expected::Number(from, to) => write!(f, "a number from {from} to {to}"),
            Expected::Choice { base, white_moon, black_secret } => {
                let (base, white_moon, black_secret) = (OneOf(base), OneOf(white_moon), OneOf(black_secret));
                write!(f, "a choice: {base}; in White Moon also {white_moon}; in Black Secret also {black_secret}")
            }
            Expected::Portal => f.write_str("centre, edge, corner or a tile such as tea-house"),
            Expected::Ending => f.write_str("won, or lost and why, such as lost all-dead"),
            Expected::FewerDice => f.write_str("at most four dice"),
            Expected::Nothing => f.write_str("nothing more on the line"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::choice::{Choice, Outcome};
    use crate::colour::Colour;
    use crate::space::Space;
    use crate::village::Tile;

    #[test]
    fn what_would_be_right_is_said_in_a_sentence() {
        let refused = |error: crate::ParseError| error.to_string();
        assert_eq!("pink".parse::<Colour>().map_err(refused), Err("expected red, green, blue or yellow".to_owned()));
        let tiles = "expected a tile: cemetery, altar, herbalist, hut, watchman, temple, circle, pavilion, tea-house, school \
                     or calligrapher";
        assert_eq!("inn".parse::<Tile>().map_err(refused), Err(tiles.to_owned()));
        assert_eq!("move".parse::<Choice>().map_err(refused), Err("expected a tile".to_owned()));
        assert_eq!(
            "red".parse::<Space>().map_err(refused),
            Err("expected a space: a board and left, middle or right, such as red-left".to_owned())
        );
        let outcomes = "expected an outcome: draw, roll, curse, villager, token-found, curse-card or mantra-card";
        assert_eq!("pass".parse::<Outcome>().map_err(refused), Err(outcomes.to_owned()));
        let choices = "pass".parse::<Choice>().map_err(refused).unwrap_err();
        assert!(choices.starts_with("expected a choice: place, move, help"), "{choices}");
        assert!(choices.contains("discard or lose-qi; in White Moon also save"), "{choices}");
        assert!(
            choices.ends_with(
                "ward or give; in Black Secret also summon, throw, demon, search, \
             shadow-on, shadow-under, shadow-attack, shadow-curse, incarnation, skeleton, turn-up, \
             ladder, victim, power-off, figure, haunt, move-villager, lose-pedestal, climb, \
             banish-demons, mantra-on, lay-qi, trigger, swap, send-home, clear or crystal-of"
            ),
            "{choices}"
        );
    }

    #[test]
    fn every_thing_has_words_of_its_own() {
        for (index, thing) in NotationKind::ALL.into_iter().enumerate() {
            assert_eq!(thing as usize, index);
            assert!(NotationKind::ALL[..index].iter().all(|other| other.to_string() != thing.to_string()), "{thing}");
        }
    }
}
