//! What is settled before the first turn (W1 to W4).

use crate::cause::Cause;
use crate::colour::{ByColour, ColourSet, TaoCount};
use crate::event::{Event, Observer};
use crate::position::Position;
use crate::setup::Setup;
use crate::step::PendingStep;
use crate::village::{Spot, SpotSet};
use crate::white_moon::{
    ArtifactSet, BySpot, FamilyCount, FamilySet, Pile, Thanks, WhiteMoon, WhiteMoonEvent, WhiteMoonStep,
};

/// Which incarnations are in the game (W3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Incarnations {
    /// The ten of the base game.
    Base,
    /// The six of White Moon.
    WhiteMoon,
    /// All sixteen.
    Both,
}

impl Incarnations {
    /// Every way.
    pub const ALL: [Incarnations; 3] = [Incarnations::Base, Incarnations::WhiteMoon, Incarnations::Both];
}

/// What is settled for White Moon before the first turn.
///
/// ```
/// use ghost_stories_engine::{Chance, Incarnations, Level, Position, Setup, Spot, Tile, Waiting, WhiteMoonSetup};
///
/// let mut village = Tile::BASE;
/// village[4] = Tile::School;
/// let white_moon = Some(WhiteMoonSetup { portal: Spot::South, incarnations: Incarnations::Both });
/// let setup = Setup { village, white_moon, ..Setup::four_players(Level::Normal) };
/// let position = Position::new(&setup, &mut ())?;
/// assert_eq!(position.waiting(), Waiting::Chance(Chance::Villager));
/// # Ok::<(), ghost_stories_engine::SetupError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct WhiteMoonSetup {
    /// Where the Portal lies (W2).
    pub portal: Spot,
    /// Which incarnations are in the game (W3).
    pub incarnations: Incarnations,
}

impl Setup {
    /// How many villagers are saved before the first turn (W4).
    pub const fn picks(&self) -> u8 {
        4 - self.players.len() as u8
    }
}

impl WhiteMoon {
    /// The table of W2, every villager face down.
    pub(crate) fn new(setup: WhiteMoonSetup) -> WhiteMoon {
        let mut piles = BySpot([Pile::UNKNOWN; 9]);
        piles[setup.portal] = Pile::EMPTY;
        WhiteMoon {
            incarnations: setup.incarnations,
            portal: setup.portal,
            piles,
            unseen: FamilyCount::ALL,
            saved: FamilyCount::NONE,
            dead: FamilyCount::NONE,
            crystals: ByColour([0; 4]),
            fresh: 0,
            pedestals: SpotSet::EMPTY,
            su_ling: None,
            called: false,
            su_ling_moved: false,
            lying: ColourSet::EMPTY,
            artifacts: ByColour([ArtifactSet::EMPTY; 4]),
            lost_tao: TaoCount::NONE,
            picks: 0,
            owed: FamilySet::EMPTY,
            barriers: 0,
            pool: None,
        }
    }
}

impl Position {
    /// Turns up the tops and lets the players pick whom to save before the first turn (W2, W4).
    pub(crate) fn white_moon_begins(&mut self, setup: &Setup) {
        if self.white_moon.is_none() {
            return;
        }
        self.white_moon_mut().picks = setup.picks();
        if setup.picks() > 0 {
            self.stack.push(PendingStep::WhiteMoon(WhiteMoonStep::Pick));
        }
        self.reveal_all();
    }

    /// Every top that is face down is turned up, the first spot first.
    pub(crate) fn reveal_all(&mut self) {
        for spot in Spot::ALL.into_iter().rev() {
            self.reveal_if_needed(spot);
        }
    }

    /// Whom the players may pick: with one or two of them, other families than before; each time another stack, whose next villager is
    /// turned up only after the last pick (W4).
    pub(crate) fn picks(&self) -> SpotSet {
        let white_moon = self.the_white_moon();
        let strict = self.players.len() <= 2;
        let fits = |family| !strict || white_moon.saved.get(family) == 0;
        Spot::ALL.into_iter().filter(|&spot| white_moon.piles[spot].top().is_some_and(fits)).collect()
    }

    pub(crate) fn picked(&mut self, spot: Spot, observer: &mut impl Observer) {
        self.stack.pop();
        let tile = self.village.tile(spot);
        let white_moon = self.white_moon_mut();
        let Some(family) = white_moon.piles[spot].pop() else { return };
        white_moon.saved = white_moon.saved.plus(family);
        white_moon.picks -= 1;
        let (picks, whole, thanks) =
            (white_moon.picks, white_moon.is_saved(family), self.components.family(family).thanks.value);
        observer.notice(Event::WhiteMoon(WhiteMoonEvent::VillagerSaved {
            family,
            tile,
            cause: Cause::BeforeFirstTurn,
        }));
        if picks > 0 {
            self.stack.push(PendingStep::WhiteMoon(WhiteMoonStep::Pick));
        } else {
            self.reveal_all();
        }
        match thanks {
            Thanks::Artifact(artifact) if whole => {
                self.stack
                    .push(PendingStep::WhiteMoon(WhiteMoonStep::GiveArtifact { artifact, giver: self.decider() }));
            }
            _ if whole => self.thank(family, observer),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::choice::{Choice, Outcome};
    use crate::colour::{Colour, ColourSet};
    use crate::power::Power;
    use crate::refusal::Refusal;
    use crate::rule::Rule;
    use crate::setup::{Edition, Level};
    use crate::village::Tile;
    use crate::waiting::Waiting;
    use crate::white_moon::{Artifact, Family, WhiteMoonChoice};

    /// A game whose eight stacks have these tops, row by row.
    fn begun(players: &[Colour], tops: [Family; 8]) -> Position {
        let setup = Setup {
            level: Level::Normal,
            edition: Edition::Revised,
            five_qi: false,
            boards: Colour::ALL,
            powers: ByColour::from_fn(|colour| Power::of(colour)[usize::from(colour == Colour::Red)]),
            players: players.iter().copied().collect::<ColourSet>(),
            first: players[0],
            village: Tile::BASE.map(|tile| if tile == Tile::Watchman { Tile::School } else { tile }),
            white_moon: Some(WhiteMoonSetup { portal: Spot::Centre, incarnations: Incarnations::Base }),
            components: crate::component_data::Components::ours(),
            black_secret: None,
        };
        let mut position = Position::new(&setup, &mut ()).expect("a set-up by the rules");
        for family in tops {
            position.resolve(Outcome::Villager(family), &mut ()).expect("a villager is turned up");
        }
        position
    }

    fn save(position: &mut Position, tile: Tile) -> Result<(), Refusal> {
        position.play(Choice::WhiteMoon(WhiteMoonChoice::Save(tile)), &mut ())
    }

    const TOPS: [Family; 8] =
        [Family::Hua, Family::Hua, Family::Li, Family::Weng, Family::Zhou, Family::Zhou, Family::Sun, Family::Miao];

    #[test]
    fn w4_four_players_begin_with_nobody_saved() {
        let position = begun(&Colour::ALL, TOPS);
        assert_eq!(position.the_white_moon().saved, FamilyCount::NONE);
        assert_eq!(position.waiting(), Waiting::Chance(crate::choice::Chance::Card));
    }

    #[test]
    fn w4_three_players_pick_one_and_the_next_is_turned_up() {
        let mut position = begun(&[Colour::Red, Colour::Green, Colour::Blue], TOPS);
        save(&mut position, Tile::Altar).expect("the top of a stack");
        assert_eq!(position.waiting(), Waiting::Chance(crate::choice::Chance::Villager));
        position.resolve(Outcome::Villager(Family::Wu), &mut ()).expect("the next of the stack");
        assert_eq!(position.the_white_moon().saved.total(), 1);
        assert_eq!(position.the_white_moon().piles[Spot::North].top(), Some(Family::Wu));
        assert_eq!(position.waiting(), Waiting::Chance(crate::choice::Chance::Card));
    }

    #[test]
    fn w4_two_players_pick_from_different_stacks_and_families() {
        let mut position = begun(&[Colour::Red, Colour::Blue], TOPS);
        save(&mut position, Tile::Cemetery).expect("the first pick");
        for same in [Tile::Cemetery, Tile::Altar] {
            assert_eq!(save(&mut position, same), Err(Refusal::Breaks(Rule::W(4))), "{same}");
        }
        save(&mut position, Tile::Herbalist).expect("another stack and family");
        for _ in 0..2 {
            position.resolve(Outcome::Villager(Family::Sun), &mut ()).expect("both are turned up after the last pick");
        }
        assert_eq!(position.the_white_moon().saved.total(), 2);
    }

    #[test]
    fn w4_a_lone_player_picks_three_and_a_family_of_one_gives_its_artifact() {
        let mut position = begun(&[Colour::Red], TOPS);
        save(&mut position, Tile::Hut).expect("Weng is alone in his family");
        position.play(Choice::WhiteMoon(WhiteMoonChoice::Give(Colour::Red)), &mut ()).expect("a player of choice");
        assert_eq!(position.the_white_moon().bearer(Artifact::Lantern), Some(Colour::Red));
        save(&mut position, Tile::Cemetery).expect("the second pick");
        save(&mut position, Tile::Herbalist).expect("the third pick");
        assert_eq!((position.the_white_moon().saved.total(), position.the_white_moon().picks), (3, 0));
    }
}
