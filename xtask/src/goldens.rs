//! The golden replays: one full game of each level, number of players and rule set, played by a player who looks ahead at random.

use std::fs;

use ghost_stories_engine::{ByColour, Choice, Edition, Ending, Level, Options, Position, Waiting};
use ghost_stories_table::{Dealer, Game, RandomGame, Replay, Start, Step, Wishes};

use crate::shell::{Problem, root};

const FOLDER: &str = "replays/golden";
/// How many random games are played from behind each option.
const LOOKS: u64 = 150;

/// Plays and writes them all, with a list of how they ended.
pub fn write() -> Result<(), Problem> {
    let folder = root().join(FOLDER);
    fs::create_dir_all(&folder)?;
    let mut endings = String::new();
    let mut seed = 2008;
    for edition in Edition::ALL {
        for level in Level::ALL {
            for players in 1..=4 {
                seed += 1;
                let game = play(&Wishes::new(players, level, edition), seed)?;
                let name = format!("{level}-{players}-{edition}.json");
                let position = game.position();
                let (Some(ending), Some(score)) = (position.ending(), position.score()) else {
                    return Err(Problem(format!("{name} did not end")));
                };
                fs::write(folder.join(&name), Replay::of(&game, Some(seed), ByColour::default()).write())?;
                endings.push_str(&format!("{name} {} steps {ending} score {}\n", game.steps().len(), score.total()));
                println!("{name}: {ending}");
            }
        }
    }
    fs::write(folder.join("endings.txt"), endings)?;
    Ok(())
}

fn play(wishes: &Wishes, seed: u64) -> Result<Game, Problem> {
    let mut game =
        Game::new(Start::Setup(wishes.deal_game(seed, 0)), &mut ()).map_err(|error| Problem(error.to_string()))?;
    let mut dealer = Dealer::new(seed, 0);
    loop {
        let position = game.position();
        let step = match position.waiting() {
            Waiting::Over(_) => return Ok(game),
            Waiting::Chance(chance) => Step::Outcome(dealer.deal_for(position, chance)),
            Waiting::Choice(_) => Step::Choice(best(position, game.steps().len() as u64)),
        };
        game.step(step, &mut ()).map_err(|refusal| Problem(format!("{step}: {refusal:?}")))?;
    }
}

/// The option behind which random play gets farthest, every option against the same dice.
fn best(position: &Position, moment: u64) -> Choice {
    let options: Options = position.options();
    let worth = |choice: &Choice| -> u64 {
        (0..LOOKS)
            .map(|look| {
                let mut ahead = *position;
                ahead.play_unchecked(*choice, &mut ());
                RandomGame::new(moment, look).play(&mut ahead, &mut ());
                match ahead.ending() {
                    Some(Ending::Won) => 200,
                    _ => u64::from(100 - ahead.deck().left()),
                }
            })
            .sum()
    };
    options.iter().copied().max_by_key(worth).unwrap_or(Choice::EndTurn)
}
