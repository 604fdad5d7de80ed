//! Words for everything that happens in some hundred games played at random.

use std::collections::BTreeSet;

use ghost_stories_engine::*;
use ghost_stories_lang::Language;

const GAMES: u64 = 2000;
const BLACK_SECRET_GAMES: u64 = 300;

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
fn play(seed: u64, meet: &mut impl FnMut(&Position), hear: &mut impl FnMut(Event)) {
    let mut chances = Chances((seed + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    let setup = chances.setup();
    play_on(seed, &setup, &mut chances, meet, hear);
}

/// The same in a game of Black Secret.
fn play_black_secret(seed: u64, meet: &mut impl FnMut(&Position), hear: &mut impl FnMut(Event)) {
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

fn is_sentence(text: &str) -> bool {
    let (first, last) = (text.chars().next(), text.chars().last());
    first.is_some_and(|letter| letter.is_uppercase() || letter.is_ascii_digit()) && last == Some('.') && is_tidy(text)
}

fn is_tidy(text: &str) -> bool {
    !text.is_empty() && text.trim() == text && !text.contains("  ")
}

/// The first word of the written form: one for each kind of choice, near enough.
fn kind(choice: Choice) -> String {
    choice.to_string().split_whitespace().next().expect("a verb").to_owned()
}

/// No two options of a position have the same words.
fn the_options_differ(language: Language, position: &Position, options: &[Choice]) {
    let words: Vec<String> = options.iter().map(|&option| language.choice(position, option)).collect();
    assert!(words.iter().all(|words| is_tidy(words)), "{words:#?}");
    let different: BTreeSet<&String> = words.iter().collect();
    assert_eq!(different.len(), words.len(), "{words:#?}");
}

/// A position says in a sentence what it waits for, and what may come.
fn it_says_what_it_waits_for(language: Language, position: &Position) {
    let words = language.waiting(position);
    assert!(is_sentence(&words), "{words}");
    for (outcome, _) in position.outcomes() {
        assert!(is_tidy(&language.outcome(outcome)));
    }
}

fn it_is_told_in_a_sentence(event: Event) {
    for words in Language::ALL.map(|language| language.event(event)) {
        assert!(is_sentence(&words), "{event:?}: {words}");
    }
}

/// The table is plain text in lines of at most so many letters.
fn the_table_is_plain_text(position: &Position, most: usize) {
    for text in Language::ALL.map(|language| language.position(position)) {
        for line in text.lines().filter(|line| !line.is_empty()) {
            assert!(line.chars().count() <= most, "{line}");
            assert!(is_tidy(line) && (line.ends_with('.') || line.ends_with(':')), "{line}");
        }
    }
}

#[test]
fn no_two_options_of_a_position_have_the_same_words() {
    let mut kinds = BTreeSet::new();
    for seed in 0..GAMES {
        let mut meet = |position: &Position| {
            let options = position.options();
            for language in Language::ALL {
                the_options_differ(language, position, &options);
            }
            kinds.extend(options.iter().map(|&option| kind(option)));
        };
        play(seed, &mut meet, &mut |_| {});
    }
    assert_eq!(kinds.len(), 31, "some kind of choice was never met: {kinds:?}");
}

#[test]
fn every_event_is_told_in_a_sentence() {
    let mut kinds = BTreeSet::new();
    let mut hear = |event: Event| {
        it_is_told_in_a_sentence(event);
        let written = format!("{event:?}");
        kinds.insert(written.split_whitespace().next().expect("a name").to_owned());
    };
    for seed in 0..GAMES {
        play(seed, &mut |_| {}, &mut hear);
    }
    // Too rare to wait for.
    hear(Event::NothingToHaunt { space: Space::RedLeft });
    hear(Event::NoDieToHold { card: Card::new(46).expect("card 46") });
    assert_eq!(kinds.len(), 46, "some kind of event was never met: {kinds:?}");
}

#[test]
fn every_position_says_what_it_waits_for() {
    for seed in 0..GAMES / 10 {
        let mut meet = |position: &Position| {
            for language in Language::ALL {
                it_says_what_it_waits_for(language, position);
            }
        };
        play(seed, &mut meet, &mut |_| {});
    }
}

#[test]
fn the_table_is_plain_text_in_short_sentences() {
    for seed in 0..GAMES / 10 {
        play(seed, &mut |position| the_table_is_plain_text(position, 140), &mut |_| {});
    }
}

#[test]
fn black_secret_has_words_for_every_position() {
    let mut kinds = BTreeSet::new();
    for seed in 0..BLACK_SECRET_GAMES {
        let mut meet = |position: &Position| {
            let options = position.options();
            for language in Language::ALL {
                the_options_differ(language, position, &options);
                it_says_what_it_waits_for(language, position);
            }
            kinds.extend(
                options.iter().filter(|option| matches!(option, Choice::BlackSecret(_))).map(|&option| kind(option)),
            );
        };
        play_black_secret(seed, &mut meet, &mut |_| {});
    }
    assert_eq!(kinds.len(), 27, "some kind of choice was never met: {kinds:?}");
}

#[test]
fn every_event_of_black_secret_is_told_in_a_sentence() {
    let mut kinds = BTreeSet::new();
    let mut hear = |event: Event| {
        it_is_told_in_a_sentence(event);
        if let Event::BlackSecret(event) = event {
            kinds.extend(event.to_string().split_whitespace().next().map(str::to_owned));
        }
    };
    for seed in 0..BLACK_SECRET_GAMES {
        play_black_secret(seed, &mut |_| {}, &mut hear);
    }
    assert_eq!(kinds.len(), BlackSecretEvent::NAMES.len(), "some kind of event was never met: {kinds:?}");
}

#[test]
fn the_table_of_black_secret_is_plain_text_in_short_sentences() {
    for seed in 0..BLACK_SECRET_GAMES / 10 {
        let mut meet = |position: &Position| {
            // A tile with villagers has more to tell.
            let most = if position.white_moon().is_some() { 200 } else { 140 };
            the_table_is_plain_text(position, most);
        };
        play_black_secret(seed, &mut meet, &mut |_| {});
    }
}
