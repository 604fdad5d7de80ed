//! A new game as the form of the page can ask for it.

use ghost_stories_engine::{ByColour, Colour, ColourSet, Components, Edition, Level, Power, Setup, Tile};
use ghost_stories_table::{BlackSecretSetupOptions, SetupOptions, WhiteMoonSetupOptions};

/// What is filled in.
#[derive(Clone)]
pub struct GameForm {
    pub seed: u64,
    pub level: Level,
    pub edition: Edition,
    pub five_qi: bool,
    /// Colour, power and name of each seat.
    pub seats: Vec<(Colour, Power, &'static str)>,
    /// The seat that begins, counted from zero.
    pub first: Option<usize>,
    pub village: Option<[Tile; 9]>,
    pub white_moon: Option<WhiteMoonSetupOptions>,
    /// Black Secret, with a person as Wu-Feng.
    pub black_secret: Option<BlackSecretSetupOptions>,
    /// Nine of all tiles at random, with either expansion.
    pub random_tiles: bool,
    /// What the page knows of the expansions' components.
    pub components: Components,
}

impl GameForm {
    /// The game that is won.
    pub fn won() -> GameForm {
        GameForm {
            seed: 2008,
            level: Level::Initiation,
            edition: Edition::Revised,
            five_qi: false,
            seats: vec![(Colour::Red, Power::Spires, "Mei")],
            first: None,
            village: None,
            white_moon: None,
            black_secret: None,
            random_tiles: false,
            components: Components::ours(),
        }
    }

    /// The game that is lost: at the hardest level, in a village arranged by hand.
    pub fn lost() -> GameForm {
        let mut village = Tile::BASE;
        village.reverse();
        GameForm {
            seed: 4,
            level: Level::Hell,
            edition: Edition::Classic,
            five_qi: false,
            seats: vec![
                (Colour::Yellow, Power::Mantra, "Ann"),
                (Colour::Blue, Power::SecondWind, ""),
                (Colour::Green, Power::Favourite, "Żółw"),
            ],
            first: None,
            village: Some(village),
            white_moon: None,
            black_secret: None,
            random_tiles: false,
            components: Components::ours(),
        }
    }

    /// Four players with long names and powers that ask a lot.
    pub fn four() -> GameForm {
        GameForm {
            seed: 1,
            level: Level::Normal,
            edition: Edition::Revised,
            five_qi: false,
            seats: vec![
                (Colour::Red, Power::Spires, "Maximilian von Rosenberg"),
                (Colour::Green, Power::Favourite, "Mei"),
                (Colour::Blue, Power::HeavenlyGust, ""),
                (Colour::Yellow, Power::Mantra, ""),
            ],
            first: None,
            village: None,
            white_moon: None,
            black_secret: None,
            random_tiles: false,
            components: Components::ours(),
        }
    }

    /// The set-up that the page must deal.
    pub fn setup(&self) -> Setup {
        let mut setup_options = SetupOptions::new(self.seats.len() as u8, self.level, self.edition);
        setup_options.five_qi = self.five_qi;
        setup_options.first = self.first.map(|seat| self.seats[seat].0);
        setup_options.village = self.village;
        setup_options.white_moon = self.white_moon;
        setup_options.black_secret = self.black_secret;
        setup_options.random_tiles = self.random_tiles;
        setup_options.components = self.components;
        setup_options.colours = Some(self.seats.iter().map(|&(colour, ..)| colour).collect::<ColourSet>());
        for &(colour, power, _) in &self.seats {
            setup_options.powers[colour] = Some(power);
        }
        setup_options.deal_game(self.seed, 0)
    }

    /// The names by colour.
    pub fn names(&self) -> ByColour<Option<String>> {
        let mut names = ByColour::default();
        for &(colour, _, name) in &self.seats {
            names[colour] = (!name.is_empty()).then(|| name.to_owned());
        }
        names
    }
}
