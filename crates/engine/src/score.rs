use crate::colour::Colour;
use crate::ending::Ending;
use crate::position::Position;
use crate::setup::Level;
use crate::village::Spot;

/// The score of a finished game in its parts (B132).
///
/// ```
/// use ghost_stories_engine::{Level, Position, Setup, Waiting};
///
/// let mut position = Position::new(&Setup::four_players(Level::Normal), &mut ())?;
/// assert_eq!(position.score(), None);
/// // Whoever always takes the first option loses.
/// while let Waiting::Choice(_) | Waiting::Chance(_) = position.waiting() {
///     match position.options().first() {
///         Some(&choice) => position.play_unchecked(choice, &mut ()),
///         None => position.resolve_unchecked(position.outcomes()[0].0, &mut ()),
///     }
/// }
/// let score = position.score().expect("the game is over");
/// assert!(score.victory == 0 && score.total() < 0);
/// # Ok::<(), ghost_stories_engine::SetupError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Score {
    /// For winning.
    pub victory: i32,
    /// For the Qi of living Taoists.
    pub qi: i32,
    /// For the ghosts left in the deck, negative after a defeat.
    pub deck: i32,
    /// For dead Taoists.
    pub dead: i32,
    /// For haunted tiles.
    pub haunted: i32,
    /// For exorcised incarnations at Nightmare and Hell.
    pub incarnations: i32,
    /// For saved villagers (W80).
    pub villagers: i32,
    /// For a Portal on an edge or in a corner (W80).
    pub portal: i32,
    /// For playing against Wu-Feng: 5 for a win, -5 for a loss (S61).
    pub black_secret: i32,
}

impl Score {
    /// All parts added up.
    pub const fn total(&self) -> i32 {
        self.victory
            + self.qi
            + self.deck
            + self.dead
            + self.haunted
            + self.incarnations
            + self.villagers
            + self.portal
            + self.black_secret
    }
}

impl Position {
    /// The score, once the game is over.
    pub fn score(&self) -> Option<Score> {
        let won = self.ending? == Ending::Won;
        let ghosts = i32::from(self.deck.ghosts());
        let qi = |taoist: Colour| i32::from(self.taoists[taoist].qi);
        Some(Score {
            victory: match (won, self.level) {
                (false, _) => 0,
                (true, Level::Hell) => 20,
                (true, _) => 10,
            },
            qi: self.living.iter().map(qi).sum(),
            deck: if won { ghosts } else { -ghosts },
            dead: -3 * self.dead().len().cast_signed(),
            haunted: -4 * i32::from(self.village.haunted_count()),
            incarnations: self.incarnation_points(),
            villagers: self.white_moon().map_or(0, |white_moon| white_moon.saved.total().into()),
            portal: self.white_moon().map_or(0, |white_moon| match white_moon.portal {
                Spot::Centre => 0,
                spot if spot.is_corner() => 4,
                _ => 2,
            }),
            black_secret: match (self.black_secret.is_some(), won) {
                (false, _) => 0,
                (true, true) => 5,
                (true, false) => -5,
            },
        })
    }

    fn incarnation_points(&self) -> i32 {
        if self.level < Level::Nightmare {
            return 0;
        }
        let worth: &[i32] = if self.players.len() <= 2 { &[2, 4] } else { &[2, 4, 6] };
        worth.iter().take(self.exorcised.into()).sum()
    }
}
