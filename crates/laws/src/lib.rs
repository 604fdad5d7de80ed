//! The laws of the game: what holds in every position of every game, whatever is chosen and rolled.
//!
//! Each function panics with the law's name and the position if the law is broken. The property tests call them with random
//! games, the fuzz targets with games made of bytes.

mod black_secret;
mod conserved;
mod fights;
mod layouts;
mod splits;
mod universe;
mod white_moon;

use ghost_stories_engine::{
    ByColour, CallbackObserver, Choice, Colour, Components, Edition, Incarnations, Level, Options, Outcome, Position,
    Power, Setup, Tile, Waiting,
};
use ghost_stories_table::{
    BlackSecretSetupOptions, Game, Portal, Replay, SetupOptions, Start, Step, WhiteMoonSetupOptions, written,
};

pub use conserved::pieces_are_conserved;
pub use fights::fights_are_those_that_trying_every_die_finds;
pub use layouts::{any_base_layout, any_layout};
pub use splits::splits_are_those_that_trying_every_die_finds;
pub use universe::{Universe, every_choice};

/// No game needs more steps; the longest of many millions of random ones is far shorter.
pub const LONGEST_GAME: usize = 20_000;

/// Where a game's decisions come from: random numbers or a fuzzer's bytes.
pub trait DecisionSource {
    /// A number below `limit`, which is at least 1.
    fn below(&mut self, limit: usize) -> usize;
}

impl DecisionSource for ghost_stories_table::Stream {
    fn below(&mut self, limit: usize) -> usize {
        ghost_stories_table::Stream::below(self, u32::try_from(limit).unwrap_or(u32::MAX)) as usize
    }
}

/// A fuzzer's bytes; when they run out, a simple generator started from them goes on.
pub struct Bytes<'a> {
    bytes: &'a [u8],
    state: u64,
}

impl<'a> Bytes<'a> {
    /// All decisions from these bytes.
    pub fn new(bytes: &'a [u8]) -> Bytes<'a> {
        Bytes { bytes, state: 0x9E37_79B9_7F4A_7C15 ^ bytes.len() as u64 }
    }
}

impl DecisionSource for Bytes<'_> {
    fn below(&mut self, limit: usize) -> usize {
        if let Some((&byte, rest)) = self.bytes.split_first() {
            self.bytes = rest;
            self.state = self.state.wrapping_mul(31).wrapping_add(byte.into());
            return usize::from(byte) % limit;
        }
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        usize::try_from(self.state >> 33).unwrap_or(0) % limit
    }
}

/// What players' own files might say: other stones for the ghosts, curses and thanks given to other families, other catacombs and
/// curses.
const OWN_DATA: [&str; 3] = [
    "ghost 66 colour=red resistance=1 left=quick middle=haunter right=curse
     ghost 67 colour=black resistance=4 left=die-captive middle=immune right=tao
     ghost 68 colour=blue resistance=2 left=ghost middle=tormentor right=two-tao
     ghost 69 colour=green resistance=3 left=power-off middle=devourer right=qi-or-yin-yang
     ghost 70 colour=yellow resistance=2 left=tao-off middle=none right=crystal
     incarnation 81 colour=board resistance=4 crystal=yes",
    "family hua death=incarnation reward=barrier; family zhou death=another-dies reward=claw
     family wu death=black-leaves reward=restore; family sheng death=lay-down reward=two-tao
     family chang death=haunt reward=qi-and-yin-yang; family xiang death=curse reward=dust
     ghost 71 colour=green resistance=2 left=devour middle=devourer right=none",
    "demon seeker cost=1 resistance=3; catacombs a red red* red red red* red red red red
     tokens earth set1=0 set2=2 set3=4 set4=4; tokens bones set1=3 set2=3 set3=1 set4=1
     curse 29 level=2 colour=red moon=no effect=lose-qi; curse 32 level=4 colour=black moon=yes effect=haunt-and-lose-qi
     curse 1 level=1 colour=black moon=no effect=ghost; curse 2 level=1 colour=black moon=no effect=all-lose-qi
     mantra 1 level=2 moon=no effect=restore-all; mantra 2 level=2 moon=no effect=clear-board
     ghost 82 colour=black resistance=4 left=throw-curse middle=activate-demon right=throw-curse",
];

/// Any set-up the rules allow: without expansions, with one or with both, the latter three in five of six.
pub fn any_setup(source: &mut impl DecisionSource) -> Setup {
    let (white_moon, black_secret) = match source.below(6) {
        0 => return any_base_setup(source),
        1 => (true, false),
        2 | 3 => (false, true),
        _ => (true, true),
    };
    let own = OWN_DATA.get(source.below(8)).copied().unwrap_or_default();
    let white_moon = white_moon.then(|| WhiteMoonSetupOptions {
        portal: Portal::PLACES[source.below(3)],
        incarnations: Incarnations::ALL[source.below(3)],
    });
    let (setup_options, game) = any_wishes(source);
    SetupOptions {
        random_tiles: source.below(2) == 0,
        components: Components::read(own).expect("a data file"),
        white_moon,
        black_secret: black_secret.then(BlackSecretSetupOptions::default),
        village: None,
        ..setup_options
    }
    .deal_game(game, 0)
}

/// Any set-up of the base game.
pub fn any_base_setup(source: &mut impl DecisionSource) -> Setup {
    let (setup_options, game) = any_wishes(source);
    setup_options.deal_game(game, 0)
}

/// Wishes for the base game, and a seed to deal the rest.
fn any_wishes(source: &mut impl DecisionSource) -> (SetupOptions, u64) {
    let level = Level::ALL[source.below(4)];
    let mut setup_options = SetupOptions::new(source.below(4) as u8 + 1, level, Edition::ALL[source.below(2)]);
    setup_options.five_qi = level == Level::Initiation && source.below(2) == 1;
    setup_options.village = Some(shuffled(Tile::BASE, source));
    setup_options.boards = Some(shuffled(Colour::ALL, source));
    setup_options.powers = ByColour::from_fn(|colour| match colour {
        Colour::Red if setup_options.players == 1 => Some(Power::Spires),
        _ => Some(Power::of(colour)[source.below(2)]),
    });
    (setup_options, source.below(1 << 16) as u64)
}

fn shuffled<T, const N: usize>(mut items: [T; N], source: &mut impl DecisionSource) -> [T; N] {
    for last in (1..N).rev() {
        items.swap(last, source.below(last + 1));
    }
    items
}

/// How thoroughly each position is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Care {
    /// Every option and a few other choices are tried.
    Some,
    /// Every choice there is, and every outcome, is tried.
    All,
}

/// Plays one game to its end and checks every law in every position. Returns the number of steps.
pub fn a_game_obeys_every_law(source: &mut impl DecisionSource, care: Care, universe: &Universe) -> usize {
    let start = if source.below(2) == 0 { Start::Setup(any_setup(source)) } else { written_start(source) };
    let mut game = Game::new(start, &mut ()).expect("law: a start by the rules can be played");
    let mut options = Options::new();
    loop {
        let position = *game.position();
        pieces_are_conserved(&position);
        position.write_options(&mut options);
        options_are_what_play_accepts(&position, &options, care, universe, source);
        splits_are_those_that_trying_every_die_finds(&position, &options);
        fights_are_those_that_trying_every_die_finds(&position, &options);
        outcomes_are_what_resolve_accepts(&position, care);
        black_secret::the_hand_is_hidden(&position, source);
        let step = match position.waiting() {
            Waiting::Over(_) => break,
            Waiting::Choice(_) => Step::Choice(options[source.below(options.len())]),
            Waiting::Chance(_) => {
                let outcomes = position.outcomes();
                Step::Outcome(outcomes[source.below(outcomes.len())].0)
            }
        };
        let written: Step = step.to_string().parse().expect("law: what is written can be read");
        assert_eq!(written, step, "law: what is read is what was written");
        game.step(step, &mut CallbackObserver(&mut black_secret::a_veiled_event_hides_the_hand))
            .expect("law: what is offered is accepted");
        assert!(game.steps().len() < LONGEST_GAME, "law: a game ends\n{position:?}");
    }
    a_game_can_be_played_again(&game);
    undo_goes_back_step_by_step(&mut game.clone());
    game.steps().len()
}

/// A laid-out table, written down and read again.
fn written_start(source: &mut impl DecisionSource) -> Start {
    let layout = any_layout(source);
    let text = written::write(&layout);
    let read =
        written::read(&text).unwrap_or_else(|error| panic!("law: a written position can be read: {error}\n{text}"));
    assert_eq!(read, layout, "law: a position is read as it was written\n{text}");
    Start::Written { text, layout: Box::new(layout) }
}

/// The options of a position are exactly the choices that `play` accepts; a refused choice changes nothing.
pub fn options_are_what_play_accepts(
    position: &Position,
    options: &[Choice],
    care: Care,
    universe: &Universe,
    source: &mut impl DecisionSource,
) {
    match position.waiting() {
        Waiting::Choice(_) => assert!(!options.is_empty(), "law: who must choose can choose\n{position:?}"),
        _ => assert!(options.is_empty(), "law: no options while no choice is awaited\n{position:?}"),
    }
    for (index, &choice) in options.iter().enumerate() {
        assert!(!options[..index].contains(&choice), "law: no option twice: {choice}\n{position:?}");
        let mut copy = *position;
        assert!(copy.play(choice, &mut ()).is_ok(), "law: an option is accepted: {choice}\n{position:?}");
    }
    let mut try_one = |choice: Choice| {
        let mut copy = *position;
        let refused = copy.play(choice, &mut ()).is_err();
        assert_eq!(refused, !options.contains(&choice), "law: only options are accepted: {choice}\n{position:?}");
        assert!(!refused || copy == *position, "law: a refused choice changes nothing: {choice}\n{position:?}");
    };
    match care {
        Care::All => universe.each(position, &mut try_one),
        Care::Some => (0..3).for_each(|_| try_one(universe.any(source))),
    }
}

/// The probabilities of the outcomes add up to one, each is accepted, and everything else is refused.
pub fn outcomes_are_what_resolve_accepts(position: &Position, care: Care) {
    let outcomes = position.outcomes();
    if !matches!(position.waiting(), Waiting::Chance(_)) {
        assert!(outcomes.is_empty(), "law: no outcomes while no chance is awaited\n{position:?}");
        return;
    }
    let of = outcomes.first().map_or(0, |(_, chance)| chance.of);
    let cases: u32 = outcomes.iter().map(|(_, chance)| chance.cases).sum();
    let one_denominator = outcomes.iter().all(|(_, chance)| chance.of == of);
    assert!(one_denominator && cases == of, "law: probabilities add up to one\n{position:?}");
    if care == Care::Some {
        return;
    }
    for outcome in universe::every_outcome() {
        let mut copy = *position;
        let refused = copy.resolve(outcome, &mut ()).is_err();
        let listed = outcomes.iter().any(|(one, _): &(Outcome, _)| *one == outcome);
        assert_eq!(refused, !listed, "law: only listed outcomes are accepted: {outcome}\n{position:?}");
        assert!(!refused || copy == *position, "law: a refused outcome changes nothing: {outcome}\n{position:?}");
    }
}

/// A replay written and read again gives the same positions.
pub fn a_game_can_be_played_again(game: &Game) {
    let record = Replay::of(game, Some(1), ByColour::default());
    let text = record.write();
    let read = Replay::read(&text).expect("law: a written replay can be read");
    assert_eq!(read, record, "law: a replay is read as it was written");
    let again = read.play(&mut ()).expect("law: a recorded game is legal");
    for steps in 0..=game.steps().len() {
        assert_eq!(again.position_after(steps), game.position_after(steps), "law: replay gives the same positions");
    }
    assert_eq!(Replay::of(&again, Some(1), ByColour::default()).write(), text, "law: replay gives the same bytes");
}

/// Undo takes back exactly the last step.
pub fn undo_goes_back_step_by_step(game: &mut Game) {
    while let Some(last) = game.steps().last().copied() {
        let after = *game.position();
        assert_eq!(game.undo(), Some(last));
        let mut again = *game.position();
        last.apply(&mut again, &mut ()).expect("law: an undone step can be taken again");
        assert_eq!(again, after, "law: undo and redo give the same position");
    }
}
