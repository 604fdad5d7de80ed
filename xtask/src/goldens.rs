//! The golden replays: one full game of each level, number of players and rule set, and some with White Moon. The players playout ahead a
//! little and are often lucky, so that games go far and some are won; in White Moon experts play.

use std::fs;

use ghost_stories_bots::{BotGame, Player};
use ghost_stories_engine::{
    ByColour, Choice, Components, Edition, Ending, Incarnations, Letter, Level, Position, Space, Waiting,
};
use ghost_stories_table::{
    BlackSecretSetupOptions, Dealer, Game, Portal, Purpose, Replay, SetupOptions, Start, Step, Stream,
    WhiteMoonSetupOptions,
};

use crate::shell::{TaskError, root};

const FOLDER: &str = "replays/golden";
/// How often hasty play goes on from behind each option, and how far.
const PLAYOUTS: u64 = 60;
const PLAYOUT_STEPS: usize = 70;

/// Plays those anew that today's rules refuse, and lists how all of them ended. The others stay as they were recorded.
pub fn write() -> Result<(), TaskError> {
    let folder = root().join(FOLDER);
    fs::create_dir_all(&folder)?;
    let mut endings = String::new();
    let mut seed = 2008;
    for edition in Edition::ALL {
        for level in Level::ALL {
            for players in 1..=4 {
                seed += 1;
                let luck = if seed % 2 == 0 { 4 } else { 30 };
                let name = format!("{level}-{players}-{edition}.json");
                endings += &keep(&name, || play(&SetupOptions::new(players, level, edition), seed, luck))?;
            }
        }
    }
    endings += &write_white_moon()?;
    endings += &write_black_secret()?;
    fs::write(folder.join("endings.txt"), endings)?;
    Ok(())
}

/// Keeps a recorded game, or plays and stores another if the rules refuse it; the line that says how it ended.
fn keep(name: &str, play: impl Fn() -> Result<Game, TaskError>) -> Result<String, TaskError> {
    let path = root().join(FOLDER).join(name);
    let recorded = fs::read_to_string(&path).ok().and_then(|text| Replay::read(&text).ok()?.play(&mut ()).ok());
    let game = if let Some(game) = recorded {
        game
    } else {
        let game = play()?;
        fs::write(path, Replay::of(&game, None, ByColour::default()).write())?;
        println!("{name} is recorded anew");
        game
    };
    let position = game.position();
    let (Some(ending), Some(score)) = (position.ending(), position.score()) else {
        return Err(TaskError::said(format!("{name} did not end")));
    };
    Ok(format!("{name} {} steps {ending} score {}\n", game.steps().len(), score.total()))
}

/// A player's own data, for the last of the games.
const OWN_DATA: &str =
    "ghost 66 colour=red resistance=2 left=quick middle=haunter right=tao\nfamily xiang death=ghost reward=two-tao";

/// The games of White Moon, with each of its options.
fn write_white_moon() -> Result<String, TaskError> {
    let own = Components::read(OWN_DATA).map_err(|error| TaskError::said(error.to_string()))?;
    let mut endings = String::new();
    let games = [
        (4, Level::Initiation, Portal::Centre, Incarnations::Both, false, "centre"),
        (3, Level::Normal, Portal::Edge, Incarnations::WhiteMoon, true, "edge"),
        (2, Level::Nightmare, Portal::Corner, Incarnations::Base, true, "corner"),
        (1, Level::Hell, Portal::Centre, Incarnations::WhiteMoon, false, "alone"),
        (4, Level::Normal, Portal::Centre, Incarnations::Both, false, "own-data"),
    ];
    for (seed, (players, level, portal, incarnations, random_tiles, name)) in (3001..).zip(games) {
        let components = if name == "own-data" { own } else { Components::ours() };
        let white_moon = Some(WhiteMoonSetupOptions { portal, incarnations });
        let setup_options = SetupOptions {
            white_moon,
            random_tiles,
            components,
            ..SetupOptions::new(players, level, Edition::Revised)
        };
        let game = || of_bots(&setup_options, Player::Expert(Player::NODES), Player::Random, seed);
        endings += &keep(&format!("white-moon-{name}.json"), game)?;
    }
    Ok(endings)
}

/// The games of Black Secret, alone and with White Moon, with each of its sides.
fn write_black_secret() -> Result<String, TaskError> {
    let mut endings = String::new();
    let games = [
        (4, Level::Normal, false, Letter::A, Letter::A, "a"),
        (3, Level::Initiation, false, Letter::B, Letter::B, "b"),
        (1, Level::Nightmare, false, Letter::A, Letter::B, "alone"),
        (2, Level::Hell, true, Letter::B, Letter::A, "both"),
        (4, Level::Normal, true, Letter::A, Letter::B, "both-four"),
    ];
    let expert = Player::Expert(Player::NODES);
    for (seed, (players, level, white_moon, catacombs, board, name)) in (4001..).zip(games) {
        let black_secret = Some(BlackSecretSetupOptions { catacombs: Some(catacombs), board: Some(board) });
        let white_moon = white_moon.then(WhiteMoonSetupOptions::default);
        let setup_options =
            SetupOptions { white_moon, black_secret, ..SetupOptions::new(players, level, Edition::Revised) };
        endings += &keep(&format!("black-secret-{name}.json"), || of_bots(&setup_options, expert, expert, seed))?;
    }
    Ok(endings)
}

/// A game of bots from its beginning to its end.
fn of_bots(setup_options: &SetupOptions, taoists: Player, wu_feng: Player, seed: u64) -> Result<Game, TaskError> {
    let mut game = Game::new(Start::Setup(setup_options.deal_game(seed, 0)), &mut ())
        .map_err(|error| TaskError::said(error.to_string()))?;
    let mut position = *game.position();
    let mut bots = BotGame::new(&[taoists], wu_feng, &position, seed, 0);
    while let Some(step) = bots.step(&mut position, &mut ()) {
        game.step(step, &mut ()).map_err(|refusal| TaskError::said(format!("{step}: {refusal:?}")))?;
    }
    Ok(game)
}

/// Plays a game in which the best of `luck` cards or throws is what comes.
fn play(setup_options: &SetupOptions, seed: u64, luck: usize) -> Result<Game, TaskError> {
    let mut game = Game::new(Start::Setup(setup_options.deal_game(seed, 0)), &mut ())
        .map_err(|error| TaskError::said(error.to_string()))?;
    let mut dealer = Dealer::new(seed, 0);
    loop {
        let position = game.position();
        let step = match position.waiting() {
            Waiting::Over(_) => return Ok(game),
            Waiting::Chance(chance) => {
                let dealt = (0..luck).map(|_| Step::Outcome(dealer.deal_for(position, chance)));
                best(position, dealt, game.steps().len())
            }
            Waiting::Choice(_) => {
                let options = position.options();
                best(position, options.iter().map(|choice| Step::Choice(*choice)), game.steps().len())
            }
        };
        game.step(step, &mut ()).map_err(|refusal| TaskError::said(format!("{step}: {refusal:?}")))?;
    }
}

/// The step behind which hasty play fares best, every one against the same dice.
fn best(position: &Position, steps: impl Iterator<Item = Step>, moment: usize) -> Step {
    let worth = |step: &Step| -> i64 {
        (0..PLAYOUTS)
            .map(|playout| {
                let mut ahead = *position;
                step.apply(&mut ahead, &mut ()).expect("what is dealt and what is offered is legal");
                play_hastily(&mut ahead, moment as u64, playout);
                evaluate(&ahead)
            })
            .sum()
    };
    steps.max_by_key(worth).unwrap_or(Step::Choice(Choice::EndTurn))
}

/// About two rounds of play that exorcises what it can and does the rest at random.
fn play_hastily(position: &mut Position, moment: u64, playout: u64) {
    let mut dealer = Dealer::new(moment, playout);
    let mut random = Stream::new(moment, playout, Purpose::Players);
    for _ in 0..PLAYOUT_STEPS {
        match position.waiting() {
            Waiting::Over(_) => return,
            Waiting::Chance(chance) => {
                let outcome = dealer.deal_for(position, chance);
                position.resolve_unchecked(outcome, &mut ());
            }
            Waiting::Choice(_) => {
                let options = position.options();
                let eager = |choice: &&Choice| match choice {
                    Choice::Exorcise => 100,
                    Choice::Defeat { ghosts, tao } => 100 * ghosts.len() - u32::from(tao.total()),
                    _ => 0,
                };
                let choice = match options.iter().max_by_key(eager) {
                    Some(choice) if eager(&choice) > 0 => *choice,
                    _ => random.pick(&options),
                };
                position.play_unchecked(choice, &mut ());
            }
        }
    }
}

/// How well the players stand.
fn evaluate(position: &Position) -> i64 {
    match position.ending() {
        Some(Ending::Won) => return 1000,
        Some(Ending::Lost(_)) => return -1000,
        None => {}
    }
    let ghosts = |space: Space| position.card(space).map_or(0, |card| 4 + 4 * i64::from(card.resistance().total()));
    let menace: i64 = position.occupied().iter().map(ghosts).sum();
    let life: i64 = position.living().iter().map(|taoist| 40 + 25 * i64::from(position.taoist(taoist).qi.min(4))).sum();
    let tao: i64 =
        position.living().iter().map(|taoist| 4 * i64::from(position.taoist(taoist).tao.total().min(5))).sum();
    let haunted = 90 * i64::from(position.village().haunted_count()) + 10 * i64::from(position.figures().len());
    life + tao - menace - haunted + 100 * i64::from(position.exorcised())
}
