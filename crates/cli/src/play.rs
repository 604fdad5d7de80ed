use std::fs;
use std::io::{BufRead, Write, stdin, stdout};
use std::path::{Path, PathBuf};

use clap::Args;
use ghost_stories_engine::{ByColour, Card, CardSet, Choice, Colour, Event, Rule, Tell, Waiting};
use ghost_stories_lang::Language;
use ghost_stories_table::{Dealer, Game, Replay, Start, Step, written};

use crate::failure::Failure;
use crate::options::{GameOptions, TableOptions, fresh_seed};

/// Play the game
#[derive(Args)]
pub struct Play {
    /// Play in plain text in this terminal, all players at one keyboard
    #[arg(long)]
    terminal: bool,
    #[command(flatten)]
    game: GameOptions,
    #[command(flatten)]
    table: TableOptions,
    /// The names of the players in the order of their turns, such as Ann,Ben
    #[arg(long, value_delimiter = ',')]
    names: Vec<String>,
    /// The seed of set-up, cards and dice [default: a new one]
    #[arg(long)]
    seed: Option<u64>,
    /// Where the game is saved after every step [default: ghost-stories-SEED.json]
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Go on with a saved game
    #[arg(long = "continue", value_name = "FILE", conflicts_with_all = ["players", "level", "rules", "five_qi", "boards", "colours", "powers", "first", "village", "names", "seed"])]
    resume: Option<PathBuf>,
}

const HELP: &str = "\
Type the number of an option and press Enter. Other commands:
  table, t      describe the whole table
  options, o    list the options again
  log, l        tell the last turn again
  rule B51      say what a rule says
  card NAME     describe a card, by its name or number
  undo, u       take the last choice back, with the dice and cards that followed
  save, s FILE  save a copy; the game is also saved after every step
  help, h       this text
  quit, q       leave; go on later with --continue";

impl Play {
    pub fn run(&self) -> Result<(), Failure> {
        if !self.terminal {
            return Err(Failure::input("the page is not there yet; add --terminal to play in this terminal"));
        }
        let mut table = match &self.resume {
            Some(path) => self.resume(path)?,
            None => self.begin()?,
        };
        table.play()
    }

    fn begin(&self) -> Result<Table, Failure> {
        let seed = self.seed.unwrap_or_else(fresh_seed);
        let setup = self.table.deal(&self.game, seed)?;
        let mut events = Vec::new();
        let game = Game::new(Start::Setup(setup), &mut Tell(|event| events.push(event)))
            .map_err(|error| Failure::input(error.to_string()))?;
        let seats: Vec<Colour> = (0..4)
            .map(|steps| game.position().seating().clockwise(setup.first, steps))
            .filter(|&board| setup.players.contains(board))
            .collect();
        if self.names.len() > seats.len() {
            return Err(Failure::input(format!("--names: {} names for {} players", self.names.len(), seats.len())));
        }
        let mut names = ByColour::default();
        for (seat, name) in seats.into_iter().zip(&self.names) {
            names[seat] = Some(name.clone());
        }
        let save = self.save.clone().unwrap_or_else(|| PathBuf::from(format!("ghost-stories-{seed}.json")));
        if save.exists() {
            return Err(Failure::input(format!(
                "{} is there already; go on with it by --continue, or name another file with --save",
                save.display()
            )));
        }
        Ok(Table { game, dealer: Dealer::new(seed, 0), seed, names, save, events })
    }

    fn resume(&self, path: &Path) -> Result<Table, Failure> {
        let text = fs::read_to_string(path).map_err(|error| Failure::file(path, &error))?;
        let refused = |error: ghost_stories_table::ReplayError| Failure::input(format!("{}: {error}", path.display()));
        let record = Replay::read(&text).map_err(refused)?;
        let mut events = Vec::new();
        let game = record
            .play(&mut Tell(|event| {
                if matches!(event, Event::TurnBegan { .. }) {
                    events.clear();
                }
                events.push(event);
            }))
            .map_err(refused)?;
        let seed = record.seed.unwrap_or_else(fresh_seed);
        let save = self.save.clone().unwrap_or_else(|| path.to_owned());
        Ok(Table { dealer: game.dealer(seed), game, seed, names: record.names, save, events })
    }
}

/// The players, the game and its file.
struct Table {
    game: Game,
    dealer: Dealer,
    seed: u64,
    names: ByColour<Option<String>>,
    save: PathBuf,
    /// What has happened since the turn began.
    events: Vec<Event>,
}

const WORDS: Language = Language::English;

impl Table {
    fn play(&mut self) -> Result<(), Failure> {
        println!("Ghost Stories. Saved in {} after every step. Type help for help.", self.save.display());
        println!();
        println!("{}", WORDS.position(self.game.position()));
        self.tell(0);
        let mut input = stdin().lock().lines();
        loop {
            self.write_save(&self.save)?;
            match self.game.position().waiting() {
                Waiting::Over(_) => {
                    self.finish();
                    return Ok(());
                }
                Waiting::Chance(chance) => {
                    let outcome = self.dealer.deal_for(self.game.position(), chance);
                    self.step(Step::Outcome(outcome))?;
                    continue;
                }
                Waiting::Choice(_) => {}
            }
            let options = self.game.position().options();
            if let [only] = options.as_slice()
                && *only != Choice::EndTurn
            {
                println!("Only one way: {}.", WORDS.choice(self.game.position(), *only));
                self.step(Step::Choice(*only))?;
                continue;
            }
            self.ask(&options);
            loop {
                print!("> ");
                stdout().flush()?;
                let Some(line) = input.next() else {
                    println!();
                    println!("The game is saved in {}.", self.save.display());
                    return Ok(());
                };
                match self.command(&line?, &options)? {
                    Next::AskAgain => {}
                    Next::GoOn => break,
                    Next::Quit => return Ok(()),
                }
            }
        }
    }

    fn ask(&self, options: &[Choice]) {
        let position = self.game.position();
        println!();
        if let Waiting::Choice(colour) = position.waiting()
            && let Some(name) = &self.names[colour]
        {
            print!("{name}: ");
        }
        println!("{}", WORDS.waiting(position));
        if let Some(card) = position.card_to_place() {
            describe(card);
        }
        for (index, choice) in options.iter().enumerate() {
            println!("{:>3}. {}", index + 1, WORDS.choice(position, *choice));
        }
    }

    fn command(&mut self, line: &str, options: &[Choice]) -> Result<Next, Failure> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match word {
            "" => {}
            "h" | "help" | "?" => println!("{HELP}"),
            "t" | "table" => println!("{}", WORDS.position(self.game.position())),
            "o" | "options" => self.ask(options),
            "l" | "log" => self.tell(0),
            "rule" => match rest.trim().parse::<Rule>().ok().and_then(|rule| Some((rule, WORDS.rule(rule)?))) {
                Some((rule, words)) => println!("{rule}: {words}"),
                None => println!("Which rule? Rules have numbers such as B51."),
            },
            "card" => match written::card(&rest.trim().to_lowercase().replace(' ', "-"), CardSet::EMPTY) {
                Ok(card) => describe(card),
                Err(problem) => println!("{problem}."),
            },
            "u" | "undo" => return Ok(self.undo()),
            "s" | "save" => self.save_copy(rest.trim()),
            "q" | "quit" => {
                println!(
                    "The game is saved. Go on with: ghost-stories play --terminal --continue {}",
                    self.save.display()
                );
                return Ok(Next::Quit);
            }
            number => match number.parse::<usize>().ok().and_then(|number| options.get(number.checked_sub(1)?)) {
                Some(choice) => {
                    self.step(Step::Choice(*choice))?;
                    return Ok(Next::GoOn);
                }
                None => println!("Type a number from 1 to {}, or help.", options.len()),
            },
        }
        Ok(Next::AskAgain)
    }

    fn step(&mut self, step: Step) -> Result<(), Failure> {
        let told = self.events.len();
        let mut events = Vec::new();
        self.game
            .step(step, &mut Tell(|event| events.push(event)))
            .map_err(|refusal| Failure::input(WORDS.refusal(refusal)))?;
        self.events.extend(events);
        self.tell(told);
        if let Some(turn) = self.events.iter().rposition(|event| matches!(event, Event::TurnBegan { .. })) {
            self.events.drain(..turn);
        }
        Ok(())
    }

    fn tell(&self, from: usize) {
        for event in &self.events[from..] {
            if matches!(event, Event::TurnBegan { .. }) {
                println!();
            }
            println!("{} [{}]", WORDS.event(*event), event.rule());
        }
    }

    /// Goes back to the last moment at which a player had something to choose.
    fn undo(&mut self) -> Next {
        if self.game.steps().is_empty() {
            println!("There is nothing to take back.");
            return Next::AskAgain;
        }
        while self.game.undo().is_some() {
            let chooses = matches!(self.game.position().waiting(), Waiting::Choice(_));
            if chooses && self.game.position().options().len() > 1 {
                break;
            }
        }
        self.dealer = self.game.dealer(self.seed);
        self.events.clear();
        println!("Taken back.");
        Next::GoOn
    }

    fn save_copy(&self, name: &str) {
        let path = if name.is_empty() { self.save.as_path() } else { Path::new(name) };
        match self.write_save(path) {
            Ok(()) => println!("Saved in {}.", path.display()),
            Err(failure) => println!("Not saved: {}", failure.message),
        }
    }

    /// Writes beside the old file and then puts the new one in its place, so that a crash loses nothing.
    fn write_save(&self, path: &Path) -> Result<(), Failure> {
        let text = Replay::of(&self.game, Some(self.seed), self.names.clone()).write();
        let beside = path.with_extension("new");
        fs::write(&beside, text).and_then(|()| fs::rename(&beside, path)).map_err(|error| Failure::file(path, &error))
    }

    fn finish(&self) {
        let position = self.game.position();
        println!();
        if let (Some(ending), Some(score)) = (position.ending(), position.score()) {
            println!("{}", WORDS.ending(ending));
            for (part, points) in WORDS.score_lines(&score) {
                println!("{points:>5}  {part}");
            }
        }
        println!("Look at the game again with: ghost-stories replay {}", self.save.display());
    }
}

fn describe(card: Card) {
    let mut facts = match card.colour() {
        Some(colour) => format!("{} {}", WORDS.tao(colour), card.resistance().total()),
        None => card.resistance().to_string(),
    };
    if card.is_incarnation() {
        facts.push_str(", incarnation of Wu-Feng");
    }
    println!("{}, card {card}: {facts}.", WORDS.card(card));
    for stone in WORDS.stones(card) {
        println!("  {stone}");
    }
}

enum Next {
    AskAgain,
    GoOn,
    Quit,
}
