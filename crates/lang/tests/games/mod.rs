//! Games played at random.

use ghost_stories_engine::*;

/// Marsaglia's xorshift: enough chance for a test.
struct Chances(u64);

impl Chances {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) as usize % end
    }

    fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }

    fn shuffled<T: Copy, const N: usize>(&mut self, mut items: [T; N]) -> [T; N] {
        for last in (1..N).rev() {
            items.swap(last, self.below(last + 1));
        }
        items
    }

    fn setup(&mut self) -> Setup {
        let boards = self.shuffled(Colour::ALL);
        let players: ColourSet = match self.below(4) {
            0 => boards[..1].iter().copied().collect(),
            1 => [boards[0], boards[2]].into_iter().collect(),
            2 => boards[..3].iter().copied().collect(),
            _ => ColourSet::full(),
        };
        let mut powers = ByColour::from_fn(|colour| Power::of(colour)[self.below(2)]);
        if players.len() == 1 {
            powers[Colour::Red] = Power::Spires;
        }
        Setup {
            level: self.pick(&Level::ALL),
            edition: self.pick(&Edition::ALL),
            five_qi: false,
            boards,
            powers,
            players,
            first: boards[0],
            village: self.shuffled(Tile::BASE),
            components: Components::ours(),
            white_moon: None,
            black_secret: None,
        }
    }

    /// The same with Black Secret, and every second time with White Moon.
    fn black_secret_setup(&mut self) -> Setup {
        let tiles = self.shuffled(Tile::ALL);
        let with_white_moon = self.below(2) == 0;
        let fits = |tile: &Tile| with_white_moon || *tile != Tile::School;
        let mut village = Tile::BASE;
        for (place, tile) in village.iter_mut().zip(tiles.into_iter().filter(fits)) {
            *place = tile;
        }
        let (portal, incarnations) = (self.pick(&Spot::ALL), self.pick(&Incarnations::ALL));
        let black_secret = BlackSecretSetup { catacombs: self.pick(&Letter::ALL), board: self.pick(&Letter::ALL) };
        let white_moon = with_white_moon.then_some(WhiteMoonSetup { portal, incarnations });
        Setup { village, white_moon, black_secret: Some(black_secret), ..self.setup() }
    }
}

/// Plays a game to its end; `meet` sees every position, `hear` is told every event.
///
/// In every second game the Tao dice show white most of the time: such games go far and may even be won.
pub fn play(seed: u64, meet: &mut impl FnMut(&Position), hear: &mut impl FnMut(Event)) {
    let mut chances = Chances((seed + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    let setup = chances.setup();
    play_on(seed, &setup, &mut chances, meet, hear);
}

/// The same in a game of Black Secret.
pub fn play_black_secret(seed: u64, meet: &mut impl FnMut(&Position), hear: &mut impl FnMut(Event)) {
    let mut chances = Chances((seed + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    let setup = chances.black_secret_setup();
    play_on(seed, &setup, &mut chances, meet, hear);
}

fn play_on(
    seed: u64,
    setup: &Setup,
    chances: &mut Chances,
    meet: &mut impl FnMut(&Position),
    hear: &mut impl FnMut(Event),
) {
    let mut observer = CallbackObserver(hear);
    let mut position = Position::new(setup, &mut observer).expect("a set-up by the rules");
    loop {
        meet(&position);
        match position.waiting() {
            Waiting::Over(_) => return,
            Waiting::Choice(_) => {
                let options = position.options();
                let eager = options.iter().rfind(|option| is_bold(**option));
                let choice = match eager {
                    Some(&exorcism) if chances.below(4) > 0 => exorcism,
                    _ => chances.pick(&options),
                };
                position.play(choice, &mut observer).expect("an option");
            }
            Waiting::Chance(_) => {
                let outcomes = position.outcomes();
                let lucky = seed % 2 == 1 && matches!(outcomes[0].0, Outcome::TaoDice(_)) && chances.below(4) > 0;
                let (outcome, _) = if lucky { outcomes[outcomes.len() - 1] } else { chances.pick(&outcomes) };
                position.resolve(outcome, &mut observer).expect("a possible outcome");
            }
        }
    }
}

/// What brings a game on: exorcisms, and demons that search for urns.
fn is_bold(choice: Choice) -> bool {
    matches!(
        choice,
        Choice::Exorcise
            | Choice::Defeat { .. }
            | Choice::BlackSecret(
                BlackSecretChoice::Summon(..) | BlackSecretChoice::Search(_) | BlackSecretChoice::ShadowAttack
            )
    )
}
