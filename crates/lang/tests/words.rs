//! The words of a few positions, as a player would read them.

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
        moon: None,
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
    Outcome::Tao(faces.iter().copied().collect())
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
    assert_eq!(WORDS.waiting(&position), "The top card of the deck must be drawn.");
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
    assert_eq!(WORDS.waiting(&position), "3 Tao dice must be rolled.");
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
        "Red's Yang: choose what to do.",
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
    assert_eq!(WORDS.outcome(Outcome::Curse(CurseFace::Ghost)), "The Curse die shows: a ghost");
}
