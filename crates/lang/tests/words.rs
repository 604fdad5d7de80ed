//! The words of a few positions, as a player would read them.

use std::collections::BTreeSet;

use ghost_stories_engine::*;
use ghost_stories_lang::Language;

const WORDS: Language = Language::English;

fn card(number: u8) -> Card {
    Card::new(number).expect("a card")
}

/// Four players in the order of the colours, the tiles in theirs, red on turn in Yang before the move, a short deck.
fn layout() -> Layout {
    let setup = Setup {
        level: Level::Normal,
        edition: Edition::Revised,
        five_qi: false,
        boards: Colour::ALL,
        powers: ByColour::from_fn(|colour| Power::of(colour)[0]),
        players: ColourSet::full(),
        first: Colour::Red,
        village: Tile::BASE,
        components: Components::ours(),
        white_moon: None,
        black_secret: None,
    };
    let layout = Layout::new(&setup).expect("a set-up by the rules");
    let deck = Deck::EMPTY.with_ghosts(10).with_incarnation().with_ghosts(5);
    Layout { moment: Moment::Yang(Stage::BeforeMove), deck, ..layout }
}

fn lay(layout: &mut Layout, space: Space, number: u8) {
    layout.cards[space] = Some(card(number));
    layout.unseen.remove(card(number));
}

fn position(layout: &Layout) -> Position {
    Position::from_layout(layout, &mut ()).expect("a position of the game")
}

fn rolled(faces: &[Face]) -> Outcome {
    Outcome::TaoDice(faces.iter().copied().collect())
}

fn options(position: &Position) -> Vec<String> {
    position.options().iter().map(|&option| WORDS.choice(position, option)).collect()
}

#[test]
fn a_drawn_ghost_is_laid_on_a_space_that_faces_a_tile() {
    let mut layout = layout();
    layout.moment = Moment::Yin;
    layout.buddhas = SpaceSet::only(Space::YellowRight);
    layout.haunted = SpotSet::only(Spot::West);
    let mut position = position(&layout);
    assert_eq!(WORDS.waiting(&position), "A ghost is drawn.");
    position.resolve(Outcome::Card(card(6)), &mut ()).expect("Zombie is unseen");
    assert_eq!(WORDS.waiting(&position), "Red decides where Zombie goes.");
    assert_eq!(
        options(&position),
        [
            "Lay Zombie on the left space of the yellow board (faces the Cemetery)",
            "Lay Zombie on the middle space of the yellow board (faces the Sorcerer's Hut, haunted)",
            "Lay Zombie on the right space of the yellow board (faces the Circle of Prayer, onto a Buddha)",
        ],
    );
}

#[test]
fn an_exorcism_tells_dice_ghosts_and_the_tao_spent() {
    let mut layout = layout();
    lay(&mut layout, Space::RedRight, 3);
    lay(&mut layout, Space::YellowLeft, 6);
    layout.circle = Some(Tao::Yellow);
    layout.taoists[Colour::Red].spot = Spot::NorthWest;
    layout.taoists[Colour::Red].tao = TaoCount::of(Tao::Yellow, 1);
    let mut position = position(&layout);
    assert!(
        options(&position).contains(
            &"Exorcise: roll 3 dice against Coffin Breakers (yellow 1, 1 less by the Circle) \
          and Zombie (yellow 2, 1 less by the Circle)"
                .to_owned()
        )
    );
    position.play(Choice::Exorcise, &mut ()).expect("two targets");
    assert_eq!(WORDS.waiting(&position), "Rolling 3 Tao dice.");
    position.resolve(rolled(&[Face::Red, Face::Red, Face::Black]), &mut ()).expect("three dice");
    assert_eq!(WORDS.waiting(&position), "The dice show red, red and black. Red decides what is exorcised.");
    assert_eq!(
        options(&position),
        ["Exorcise Coffin Breakers", "Exorcise Coffin Breakers and Zombie, spending 1 yellow Tao"],
    );
}

#[test]
fn ghosts_of_one_name_are_told_apart_by_their_spaces() {
    let mut layout = layout();
    lay(&mut layout, Space::RedRight, 6);
    lay(&mut layout, Space::YellowLeft, 7);
    layout.taoists[Colour::Red].spot = Spot::NorthWest;
    let mut position = position(&layout);
    position.play(Choice::Exorcise, &mut ()).expect("two targets");
    position.resolve(rolled(&[Face::Yellow, Face::White, Face::Red]), &mut ()).expect("three dice");
    assert_eq!(
        options(&position),
        [
            "Exorcise Zombie on the right space of the red board",
            "Exorcise Zombie on the left space of the yellow board",
        ],
    );
}

#[test]
fn who_pays_is_asked_with_the_colour_and_curses_are_not_called_rewards() {
    let mut layout = layout();
    lay(&mut layout, Space::RedRight, 6);
    lay(&mut layout, Space::YellowLeft, 7);
    for taoist in [Colour::Red, Colour::Green] {
        layout.taoists[taoist].spot = Spot::NorthWest;
        layout.taoists[taoist].tao = TaoCount::of(Tao::Yellow, 1);
    }
    let mut position = position(&layout);
    position.play(Choice::Exorcise, &mut ()).expect("two targets");
    position.resolve(rolled(&[Face::Yellow, Face::Yellow, Face::White]), &mut ()).expect("three dice");
    let both = [Space::RedRight, Space::YellowLeft].into_iter().collect();
    position.play(Choice::Defeat { ghosts: both, tao: TaoCount::of(Tao::Yellow, 1) }, &mut ()).expect("enough");
    assert_eq!(WORDS.waiting(&position), "Red decides who pays the next Tao.");
    assert_eq!(options(&position), ["Red pays the yellow Tao", "Green pays the yellow Tao"]);
    position.play(Choice::Pay(Colour::Green), &mut ()).expect("Green can pay");
    assert_eq!(WORDS.waiting(&position), "Red decides which curse comes first.");
    assert_eq!(
        options(&position),
        [
            "First the curse of Zombie, which stood on the right space of the red board",
            "First the curse of Zombie, which stood on the left space of the yellow board",
        ],
    );
}

#[test]
fn the_order_of_two_rewards_is_asked_as_such() {
    let mut layout = layout();
    lay(&mut layout, Space::RedRight, 45);
    lay(&mut layout, Space::YellowLeft, 47);
    layout.taoists[Colour::Red].spot = Spot::NorthWest;
    let mut position = position(&layout);
    position.play(Choice::Exorcise, &mut ()).expect("two targets");
    position.resolve(rolled(&[Face::Black, Face::Black, Face::White]), &mut ()).expect("three dice");
    let both = [Space::RedRight, Space::YellowLeft].into_iter().collect();
    position.play(Choice::Defeat { ghosts: both, tao: TaoCount::NONE }, &mut ()).expect("enough");
    assert_eq!(WORDS.waiting(&position), "Red decides which reward comes first.");
    assert!(options(&position)[0].starts_with("First the reward of Gloomy Minion, which stood on"));
}

#[test]
fn a_choice_that_is_no_option_still_has_words() {
    let position = position(&layout());
    let banished = WORDS.choice(&position, Choice::Banish(Space::RedLeft));
    assert_eq!(banished, "Discard the ghost from the left space of the red board");
    assert_eq!(WORDS.choice(&position, Choice::Pay(Colour::Blue)), "Blue pays the Tao");
}

#[test]
fn the_table_tells_what_lies_where() {
    let mut layout = layout();
    lay(&mut layout, Space::GreenLeft, 9);
    lay(&mut layout, Space::BlueMiddle, 46);
    lay(&mut layout, Space::RedLeft, 57);
    layout.figures = SpaceSet::only(Space::GreenLeft);
    layout.lasting = SpaceSet::only(Space::BlueMiddle);
    layout.buddhas = SpaceSet::only(Space::RedMiddle);
    layout.caught = true;
    layout.haunted = SpotSet::only(Spot::NorthWest);
    layout.circle = Some(Tao::Black);
    let yellow = &mut layout.taoists[Colour::Yellow];
    *yellow = Taoist { qi: 0, tao: TaoCount::NONE, yin_yang: false, ..*yellow };
    let text = WORDS.position(&position(&layout));
    let lines: Vec<&str> = text.lines().collect();
    for line in [
        "Normal, revised rules, 4 players.",
        "Turn of Red, Yang, before the move.",
        "Red: move, then ask for help or exorcise.",
        "North-west: Cemetery, haunted. Dead: Yellow.",
        "Centre: Night Watchman's Beat. Here: Red, Green and Blue.",
        "East: Buddhist Temple. On it 1 Buddha.",
        "South-west: Circle of Prayer. On it a black Tao.",
        "Haunted tiles: 1 of 3 that lose the game.",
        "Red board, north side, living player.",
        "Power: Dance of the Twin Winds, on.",
        "Stands on the Night Watchman's Beat. Qi: 3.",
        "Tao: 1 red. Holds the Yin-Yang.",
        "Left, facing the Herbalist's Shop: Uncatchable, incarnation 57, black 3.",
        "1 less by the Circle.",
        "It met a Buddha here and can be exorcised.",
        "Middle, facing the Taoist Altar: a Buddha.",
        "Left, facing the Tea House: Hopping Vampire, card 9, yellow 3.",
        "Haunter: figure on the first stone, it haunts on the next turn of its board.",
        "Middle, facing the Pavilion of the Heavenly Winds: Repellent Beauty, card 46, black 1.",
        "Immune to dice: only Tao, the Circle and the Mantra count against it.",
        "It holds a Tao die.",
        "When exorcised: 1 Tao.",
        "Yellow board, west side, possessed.",
        "Power: Enfeeblement Mantra, off.",
        "Bank: 11 Qi. Tao: 3 red, 3 green, 3 blue, 4 yellow, 3 black.",
        "Deck: 16 cards; the next incarnation lies under 5 cards.",
        "Incarnations exorcised: 0 of 2.",
        "Hindrances: 2 Tao dice free.",
    ] {
        assert!(lines.contains(&line), "no line {line:?} in\n{text}");
    }
}

#[test]
fn the_mantra_shows_on_its_ghost() {
    let mut layout = layout();
    lay(&mut layout, Space::GreenLeft, 9);
    layout.mantra = Some(Space::GreenLeft);
    assert!(WORDS.position(&position(&layout)).lines().any(|line| line == "1 less by the Mantra."));
}

#[test]
fn one_is_singular() {
    assert_eq!(WORDS.outcome(rolled(&[Face::Red])), "The die shows red");
    let three = rolled(&[Face::Yellow, Face::Yellow, Face::White]);
    assert_eq!(WORDS.outcome(three), "The dice show yellow, yellow and white");
    assert_eq!(WORDS.outcome(Outcome::Card(card(6))), "Zombie is drawn");
    assert_eq!(WORDS.outcome(Outcome::Card(card(3))), "Coffin Breakers are drawn");
    assert_eq!(WORDS.outcome(Outcome::CurseDie(CurseFace::Ghost)), "The Curse die shows: a ghost");
}

/// White Moon: the ghost before the first red tile devours its only villager, a Zhou, as red's turn begins.
fn a_zhou_is_devoured(red_lives: bool) -> Position {
    let base = layout();
    let village = Tile::BASE.map(|tile| if tile == Tile::Watchman { Tile::School } else { tile });
    let white_moon = Some(WhiteMoonSetup { portal: Spot::Centre, incarnations: Incarnations::Base });
    let setup = Setup { village, white_moon, ..base.setup };
    let layout = Layout::new(&setup).expect("a set-up by the rules");
    let mut layout = Layout { moment: Moment::Yin, deck: base.deck, ..layout };
    let white_moon = layout.white_moon.as_mut().expect("White Moon is played");
    white_moon.piles = BySpot::default();
    white_moon.piles[Spot::North].push(Family::Zhou);
    white_moon.unseen = white_moon.unseen.minus(Family::Zhou);
    lay(&mut layout, Space::RedMiddle, 72);
    if !red_lives {
        let dead = &mut layout.taoists[Colour::Red];
        *dead = Taoist { qi: 0, tao: TaoCount::NONE, yin_yang: false, ..*dead };
    }
    position(&layout)
}

#[test]
fn a_qi_for_a_dead_zhou_is_not_called_one_of_a_possessed_board() {
    let told = |language: Language, red_lives| language.waiting(&a_zhou_is_devoured(red_lives));
    assert_eq!(told(Language::English, true), "Death of a villager: Red decides who loses 1 Qi.");
    assert_eq!(told(Language::English, false), "Death of a villager: Green decides who loses 1 Qi.");
    assert_eq!(told(Language::Polish, true), "Śmierć wieśniaka: Czerwony decyduje, kto straci 1 qi.");
    assert_eq!(told(Language::German, true), "Tod eines Dorfbewohners: Rot entscheidet, wer 1 Qi verliert.");
    assert_eq!(told(Language::French, true), "Mort d'un villageois : Rouge choisit qui perd 1 Qi.");
}

/// Four Taoists of Black Secret and Wu-Feng, before the first curse is turned up.
fn black_secret_position() -> Position {
    let setup = Setup {
        level: Level::Normal,
        edition: Edition::Revised,
        five_qi: false,
        boards: Colour::ALL,
        powers: ByColour::from_fn(|colour| Power::of(colour)[0]),
        players: ColourSet::full(),
        first: Colour::Red,
        village: Tile::BASE.map(|tile| if tile == Tile::Watchman { Tile::Calligrapher } else { tile }),
        components: Components::ours(),
        white_moon: None,
        black_secret: Some(BlackSecretSetup { catacombs: Letter::A, board: Letter::A }),
    };
    Position::new(&setup, &mut ()).expect("a set-up by the rules")
}

/// All words are there, tidy, and no two of them are the same.
fn assert_different<Words: AsRef<str> + std::fmt::Debug>(words: &[Words]) {
    let different: BTreeSet<&str> = words.iter().map(AsRef::as_ref).collect();
    assert_eq!(different.len(), words.len(), "{words:#?}");
    assert!(different.iter().all(|words| !words.is_empty() && words.trim() == *words && !words.contains("  ")));
}

fn assert_sentences<Words: AsRef<str> + std::fmt::Debug>(words: &[Words]) {
    assert_different(words);
    let is_sentence = |words: &str| words.chars().next().is_some_and(char::is_uppercase) && words.ends_with('.');
    assert!(words.iter().all(|words| is_sentence(words.as_ref())), "{words:#?}");
}

#[test]
fn everything_of_black_secret_has_words_of_its_own_in_every_language() {
    for language in Language::ALL {
        let curses = CurseEffect::ALL.map(|effect| language.curse_name(effect));
        let mantras = MantraEffect::ALL.map(|effect| language.mantra_name(effect));
        assert_different(&[curses.as_slice(), mantras.as_slice()].concat());
        assert!(curses.iter().chain(&mantras).all(|title| title.split_whitespace().count() <= 3));
        assert_sentences(&CurseEffect::ALL.map(|effect| language.black_secret_curse_help(effect)));
        assert_sentences(&MantraEffect::ALL.map(|effect| language.mantra_help(effect)));
        assert_different(&Token::ALL.map(|token| language.token(token)));
        assert_sentences(&Token::ALL.map(|token| language.token_help(token)));
        assert_different(&Demon::ALL.map(|demon| language.demon(demon)));
        let traits = Letter::ALL.map(|side| Demon::ALL.map(|demon| language.trait_help(demon, side)));
        assert_sentences(traits.as_flattened());
        assert_different(&Who::ALL.map(|who| language.who(who)));
        assert_different(&Tile::ALL.map(|tile| language.tile(tile)));
        assert_sentences(&Tile::ALL.map(|tile| language.tile_help(tile)));
        let endings = [
            Ending::Won,
            Ending::Lost(Defeat::AllDead),
            Ending::Lost(Defeat::VillageLost),
            Ending::Lost(Defeat::DeckEmpty),
            Ending::Lost(Defeat::Graveyard),
            Ending::Lost(Defeat::NothingToHaunt),
        ];
        assert_sentences(&endings.map(|ending| language.black_secret_ending(ending)));
    }
}

fn curse(number: u8) -> CurseCard {
    CurseCard::new(number).expect("a curse")
}

fn mantra(number: u8) -> BloodMantra {
    BloodMantra::new(number).expect("a Blood Mantra")
}

/// One of each kind, more where the words must tell two apart.
fn black_secret_choices() -> Vec<BlackSecretChoice> {
    let (tile, other, taoist) = (Tile::TeaHouse, Tile::Calligrapher, Colour::Blue);
    let both = Demon::ALL[..2].iter().copied().collect();
    let tao = TaoCount::of(Tao::Red, 2);
    vec![
        BlackSecretChoice::Summon(Demon::Seeker, tile),
        BlackSecretChoice::Summon(Demon::Gravedigger, other),
        BlackSecretChoice::Throw(curse(1)),
        BlackSecretChoice::Throw(curse(5)),
        BlackSecretChoice::MoveDemon(Demon::Seeker, tile),
        BlackSecretChoice::Search(Demon::Landscaper),
        BlackSecretChoice::ShadowOn(tile),
        BlackSecretChoice::ShadowUnder(tile),
        BlackSecretChoice::ShadowAttack,
        BlackSecretChoice::ShadowCurse,
        BlackSecretChoice::Incarnation(card(92)),
        BlackSecretChoice::Skeleton(Space::RedLeft),
        BlackSecretChoice::TurnUp(tile),
        BlackSecretChoice::Ladder(tile),
        BlackSecretChoice::Victim(taoist),
        BlackSecretChoice::PowerOff(taoist),
        BlackSecretChoice::FigureSteps(Space::GreenLeft),
        BlackSecretChoice::Haunt(tile),
        BlackSecretChoice::MoveVillager(tile, other),
        BlackSecretChoice::LosePedestal(tile),
        BlackSecretChoice::Climb(taoist),
        BlackSecretChoice::Defeat { demons: DemonSet::EMPTY, tao: TaoCount::NONE, crystals: 0 },
        BlackSecretChoice::Defeat { demons: both, tao: TaoCount::NONE, crystals: 0 },
        BlackSecretChoice::Defeat { demons: both, tao, crystals: 0 },
        BlackSecretChoice::Defeat { demons: both, tao: TaoCount::NONE, crystals: 1 },
        BlackSecretChoice::Defeat { demons: both, tao, crystals: 1 },
        BlackSecretChoice::LayMantra(Demon::Seeker),
        BlackSecretChoice::LayQi(mantra(1)),
        BlackSecretChoice::Trigger(mantra(1)),
        BlackSecretChoice::Swap(mantra(1), mantra(2)),
        BlackSecretChoice::SendHome(Demon::Seeker),
        BlackSecretChoice::Clear(taoist),
        BlackSecretChoice::Crystal(taoist),
    ]
}

#[test]
fn every_choice_of_black_secret_has_words() {
    let position = black_secret_position();
    let told = |language: Language| {
        let words = |choice| language.choice(&position, Choice::BlackSecret(choice));
        black_secret_choices().into_iter().map(words).collect::<Vec<_>>()
    };
    for language in Language::ALL {
        assert_different(&told(language));
    }
    let english = told(WORDS);
    for words in [
        "Summon the Seeker to the space under the Tea House",
        "Throw the curse “Theft” (level 1, red)",
        "Throw the curse “Theft” (level 1, yellow)",
        "Exorcise the Seeker and the Landscaper, spending 2 red Tao and 1 crystal",
        "Remove the ladder of the Tea House",
        "Put the Qi on “Breath of Life” (0 of 2 there)",
    ] {
        assert!(english.iter().any(|told| told == words), "no {words:?} in {english:#?}");
    }
}

/// One of each kind, more where the words must tell two apart.
fn black_secret_events() -> Vec<BlackSecretEvent> {
    let (tile, space, taoist, board) = (Tile::TeaHouse, Space::RedLeft, Colour::Blue, Colour::Green);
    let (demon, zombie, witch, curse, mantra) = (Demon::Seeker, card(6), card(92), curse(1), mantra(1));
    vec![
        BlackSecretEvent::CurseRevealed { curse },
        BlackSecretEvent::CurseThrown { curse, cause: Cause::Throw },
        BlackSecretEvent::CursesRenewed,
        BlackSecretEvent::MantraRevealed { mantra },
        BlackSecretEvent::QiLaid { mantra, cause: Cause::LostQi },
        BlackSecretEvent::MantraTriggered { mantra, taoist, cause: Cause::FullMantra },
        BlackSecretEvent::MantraSwapped { old: mantra, new: mantra },
        BlackSecretEvent::CardSpent { card: zombie, cause: Cause::Summoning },
        BlackSecretEvent::CardSpent { card: zombie, cause: Cause::Throw },
        BlackSecretEvent::DemonSummoned { demon, tile },
        BlackSecretEvent::DemonMoved { demon, tile },
        BlackSecretEvent::DemonSearched { demon, tile },
        BlackSecretEvent::DemonExorcised { demon, tile },
        BlackSecretEvent::DemonHome { demon, cause: Cause::BuddhaToken },
        BlackSecretEvent::TokenRevealed { token: Token::Urn, tile },
        BlackSecretEvent::ShadowCame { tile },
        BlackSecretEvent::ShadowMoved { tile, below: true },
        BlackSecretEvent::ShadowMoved { tile, below: false },
        BlackSecretEvent::ShadowAttacked { roll: [Face::Black, Face::Red, Face::White].into_iter().collect() },
        BlackSecretEvent::ShadowCursed { tile },
        BlackSecretEvent::SkeletonPlaced { space },
        BlackSecretEvent::SkeletonLeft { space, cause: Cause::ExorcisedSkeleton },
        BlackSecretEvent::LadderRemoved { tile, cause: Cause::WuFengsCurse },
        BlackSecretEvent::LadderReturned { tile },
        BlackSecretEvent::LevelChanged { taoist, tile, below: true },
        BlackSecretEvent::LevelChanged { taoist, tile, below: false },
        BlackSecretEvent::SummoningDrawn,
        BlackSecretEvent::IncarnationTaken { card: None },
        BlackSecretEvent::IncarnationTaken { card: Some(witch) },
        BlackSecretEvent::IncarnationPlayed { card: witch },
        BlackSecretEvent::PowerOff { board },
        BlackSecretEvent::PowerBack { board },
        BlackSecretEvent::CursesForbidden,
        BlackSecretEvent::CursesAllowed,
        BlackSecretEvent::YinYangLost { taoist },
        BlackSecretEvent::CrystalReturned { taoist },
        BlackSecretEvent::PedestalCleared { tile },
        BlackSecretEvent::MantraLaid { demon },
    ]
}

#[test]
fn every_event_of_black_secret_is_told_in_a_sentence() {
    let events = black_secret_events();
    let kinds: BTreeSet<String> =
        events.iter().filter_map(|event| Some(event.to_string().split_whitespace().next()?.to_owned())).collect();
    assert_eq!(kinds, BlackSecretEvent::NAMES.map(str::to_owned).into_iter().collect());
    for language in Language::ALL {
        let told: Vec<String> = events.iter().map(|&event| language.event(Event::BlackSecret(event))).collect();
        assert_sentences(&told);
    }
}

#[test]
fn the_incarnation_that_wu_feng_drew_is_named_only_where_it_is_told() {
    let drawn = Event::BlackSecret(BlackSecretEvent::IncarnationTaken { card: Some(card(92)) });
    for language in Language::ALL {
        assert!(language.event(drawn).contains(language.card(card(92))));
        assert!(!language.event(drawn.veiled()).contains(language.card(card(92))));
    }
}

#[test]
fn the_new_stones_are_told() {
    let stones = |number| WORDS.stones(card(number), Components::ours());
    assert_eq!(stones(82), ["On arrival: Wu-Feng activates a demon."]);
    assert_eq!(stones(83), ["When exorcised: Wu-Feng may throw a curse of any colour."]);
    for language in Language::ALL {
        assert!((92..=96).all(|number| language.stones(card(number), Components::ours()).len() >= 2));
        let all = (82..=96).flat_map(|number| language.stones(card(number), Components::ours()));
        assert!(all.into_iter().all(|stone| stone.ends_with('.')));
    }
}
