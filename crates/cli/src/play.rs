mod describe;
mod save_file;

use std::env;
use std::ffi::OsString;
use std::io::{self, BufRead, IsTerminal, Read, Stdout, Write, stdin, stdout};
use std::path::{Path, PathBuf};
use std::str::FromStr;

use clap::{Arg, Args};
use ghost_stories_bots::{Bot, Player, PlayerError, View};
use ghost_stories_command_line::{Failure, ValueError, fresh_seed, language, read_text, say};
use ghost_stories_engine::{
    BlackSecretChoice, ByColour, CallbackObserver, CardSet, Choice, Colour, Event, Rule, Waiting, Who,
};
use ghost_stories_lang::{Message, message};
use ghost_stories_table::{Dealer, Game, Problem, Replay, ReplayError, Start, Step, written};

use self::describe::{describe, tell_rule};
use self::save_file::{keep_beside, refuse_to_replace, replace, same_file};
use crate::hint;
use crate::locales::LocalesOptions;
use crate::options::{GameOptions, TableOptions};
use crate::page;
use crate::usage;

/// Play the game: opens it in the browser, or with --terminal in this terminal
#[derive(Args)]
#[command(mut_args(only_in_the_terminal))]
pub struct PlayCommand {
    /// The port at which the page is served on this machine; saved games belong to it
    #[arg(long, default_value_t = 8642, conflicts_with = "terminal")]
    port: u16,
    /// Do not open the browser
    #[arg(long, conflicts_with = "terminal")]
    quiet: bool,
    /// Play in plain text in this terminal, all players at one keyboard
    #[arg(long)]
    terminal: bool,
    #[command(flatten)]
    game: GameOptions,
    #[command(flatten)]
    table: TableOptions,
    /// Black Secret: who is Wu-Feng: person, or a bot such as novice or expert
    #[arg(long, value_name = "NAME", default_value = "expert", requires = "terminal")]
    wu_feng: WuFeng,
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
    #[arg(long = "continue", value_name = "FILE", conflicts_with_all = ["players", "level", "rules", "five_qi", "white_moon", "black_secret", "boards", "colours", "powers", "first", "village", "names", "seed"])]
    resume: Option<PathBuf>,
    #[command(flatten)]
    locales: LocalesOptions,
}

/// The page asks for everything else itself.
fn only_in_the_terminal(option: Arg) -> Arg {
    match option.get_id().as_str() {
        "port" | "quiet" | "terminal" | "white_moon" | "black_secret" | "locales" | "pseudo" => option,
        _ => option.requires("terminal"),
    }
}

impl PlayCommand {
    pub fn run(&self) -> Result<(), Failure> {
        if !self.terminal {
            let expansions = &self.game.expansions;
            let drafts = self.locales.drafts()?;
            return page::open_page(self.port, !self.quiet, expansions.white_moon, expansions.black_secret, drafts);
        }
        self.locales.read(language())?;
        let mut table = match &self.resume {
            Some(path) => self.resume(path)?,
            None => self.begin()?,
        };
        table.play()
    }

    fn begin(&self) -> Result<TerminalTable, Failure> {
        let seed = self.seed.unwrap_or_else(fresh_seed);
        let setup = self.table.deal(&self.game, seed)?;
        let mut events = Vec::new();
        let game = Game::new(Start::Setup(setup), &mut CallbackObserver(&mut |event| events.push(event)))
            .map_err(|error| Failure::input(error.message()))?;
        let seats: Vec<Colour> = (0..4)
            .map(|steps| game.position().seating().clockwise(setup.first, steps))
            .filter(|&board| setup.players.contains(board))
            .collect();
        if self.names.len() > seats.len() {
            return Err(Failure::within(
                "--names",
                message!("option-names", names: self.names.len(), players: seats.len()),
            ));
        }
        let mut names = ByColour::default();
        for (seat, name) in seats.into_iter().zip(&self.names) {
            names[seat] = Some(name.clone());
        }
        let save = self.save.clone().unwrap_or_else(|| PathBuf::from(format!("ghost-stories-{seed}.json")));
        refuse_to_replace(&save)?;
        let wu_feng = self.wu_feng.bot(seed);
        Ok(TerminalTable { game, dealer: Dealer::new(seed, 0), seed, names, save, events, wu_feng, out: stdout() })
    }

    fn resume(&self, path: &Path) -> Result<TerminalTable, Failure> {
        let text = read_text(path)?;
        let refused = |error: ReplayError| Failure::within(path.display(), error.message(language()));
        let record = Replay::read(&text).map_err(refused)?;
        let opened = record.open().map_err(refused)?;
        for note in opened.notes(language()) {
            writeln!(stdout(), "{note}")?;
        }
        if opened.over && opened.cut.is_some() {
            let command = format!("ghost-stories replay {}", path.display());
            return Err(Failure::within(path.display(), message!("save-over", command)));
        }
        let (game, events) = (opened.game, of_this_turn(&opened.told));
        let seed = record.seed.unwrap_or_else(fresh_seed);
        let save = self.save.clone().unwrap_or_else(|| path.to_owned());
        if !same_file(&save, path) {
            refuse_to_replace(&save)?;
        } else if opened.cut.is_some() {
            let kept = keep_beside(path, &text)?;
            writeln!(stdout(), "{}", say(&message!("terminal-kept", file: shown(&kept))))?;
        }
        let wu_feng = self.wu_feng.bot(seed);
        Ok(TerminalTable {
            dealer: game.dealer(seed),
            game,
            seed,
            names: record.names,
            save,
            events,
            wu_feng,
            out: stdout(),
        })
    }
}

/// The longest line that is read at once, in bytes.
const LONGEST_LINE: u64 = 64 * 1024;

/// What has happened since the last turn began.
fn of_this_turn(told: &[Vec<Event>]) -> Vec<Event> {
    let mut events: Vec<Event> = told.iter().flatten().copied().collect();
    let began = events.iter().rposition(|event| matches!(event, Event::TurnBegan { .. }));
    events.split_off(began.unwrap_or(0))
}

/// The players, the game and its file.
struct TerminalTable {
    game: Game,
    dealer: Dealer,
    seed: u64,
    names: ByColour<Option<String>>,
    save: PathBuf,
    /// What has happened since the turn began.
    events: Vec<Event>,
    /// Who is Wu-Feng, if no person is.
    wu_feng: Option<Box<dyn Bot>>,
    out: Stdout,
}

/// Who is Wu-Feng in the terminal.
#[derive(Clone, Copy)]
enum WuFeng {
    Person,
    Bot(Player),
}

impl FromStr for WuFeng {
    type Err = ValueError;

    fn from_str(name: &str) -> Result<WuFeng, ValueError> {
        let nobody = |error: PlayerError| ValueError(message!("value-or-person", problem: usage::no_player(&error)));
        match name {
            "person" => Ok(WuFeng::Person),
            name => name.parse().map(WuFeng::Bot).map_err(nobody),
        }
    }
}

impl WuFeng {
    fn bot(self, seed: u64) -> Option<Box<dyn Bot>> {
        match self {
            WuFeng::Person => None,
            WuFeng::Bot(player) => Some(player.bot(seed, 0)),
        }
    }
}

impl TerminalTable {
    fn play(&mut self) -> Result<(), Failure> {
        self.write_save(&self.save)?;
        self.say(&message!("terminal-welcome", file: shown(&self.save)))?;
        writeln!(self.out)?;
        writeln!(self.out, "{}", language().position(self.game.position()))?;
        self.tell(0)?;
        let mut input = stdin().lock();
        loop {
            match self.game.position().waiting() {
                Waiting::Over(_) => return Ok(self.finish()?),
                Waiting::Choice(Who::WuFeng) if let Some(bot) = &mut self.wu_feng => {
                    let choice = bot.choose(&View::of(self.game.position(), Who::WuFeng));
                    self.step(Step::Choice(choice))?;
                    continue;
                }
                Waiting::Chance(_) | Waiting::Choice(_) => {}
            }
            match Step::forced(self.game.position(), &mut self.dealer) {
                // Who has nothing left to do ends the turn, and may take something back before.
                None | Some(Step::Choice(Choice::EndTurn)) => {}
                Some(step) => {
                    if let Step::Choice(only) = step {
                        let choice = Message::choice(self.game.position(), only);
                        self.say(&message!("terminal-only-way", choice))?;
                    }
                    self.step(step)?;
                    continue;
                }
            }
            let options = self.game.position().options();
            self.cover(&mut input)?;
            self.ask(&options)?;
            loop {
                write!(self.out, "> ")?;
                self.out.flush()?;
                let mut line = Vec::new();
                if input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line)? == 0 {
                    writeln!(self.out)?;
                    self.say(&message!("terminal-kept-in", file: shown(&self.save)))?;
                    return Ok(());
                }
                // A slip of the keyboard that is not UTF-8 is answered like any other word that is no command.
                let shown = self.shows_hand();
                if shown {
                    self.wipe()?;
                }
                match self.command(&String::from_utf8_lossy(&line), &options)? {
                    Next::AskAgain if shown => {
                        self.cover(&mut input)?;
                        self.ask(&options)?;
                    }
                    Next::AskAgain => {}
                    Next::GoOn => break,
                    Next::Quit => return Ok(()),
                }
            }
        }
    }

    /// True where Wu-Feng chooses from his hand.
    fn shows_hand(&self) -> bool {
        let hand = |option: &Choice| matches!(option, Choice::BlackSecret(BlackSecretChoice::Incarnation(_)));
        self.game.position().options().iter().any(hand)
    }

    /// Takes a hand that was shown out of sight, before the others look again.
    fn wipe(&mut self) -> io::Result<()> {
        if self.out.is_terminal() {
            write!(self.out, "\x1b[3J\x1b[2J\x1b[H")
        } else {
            write!(self.out, "{}", "\n".repeat(60))
        }
    }

    /// Before Wu-Feng's hand is shown, the others look away.
    fn cover(&mut self, input: &mut impl BufRead) -> io::Result<()> {
        if self.shows_hand() {
            write!(self.out, "\n{}", say(&message!("terminal-cover")))?;
            self.out.flush()?;
            input.skip_until(b'\n')?;
        }
        Ok(())
    }

    fn ask(&mut self, options: &[Choice]) -> io::Result<()> {
        let position = self.game.position();
        writeln!(self.out)?;
        let name = match position.waiting() {
            Waiting::Choice(Who::Taoist(colour)) => self.names[colour].clone(),
            _ => None,
        };
        let question = Message::waiting(position);
        let asked = match name {
            Some(name) => message!("terminal-asked", name, question),
            None => question,
        };
        writeln!(self.out, "{}", say(&asked))?;
        if let Some(card) = position.card_to_place() {
            describe(card, position.components(), &mut self.out)?;
        }
        for (index, choice) in options.iter().enumerate() {
            writeln!(self.out, "{:>3}. {}", index + 1, language().choice(position, *choice))?;
        }
        Ok(())
    }

    fn command(&mut self, line: &str, options: &[Choice]) -> Result<Next, Failure> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match word {
            "" => {}
            "h" | "help" | "?" => self.say(&message!("terminal-help"))?,
            "t" | "table" => writeln!(self.out, "{}", language().position(self.game.position()))?,
            "o" | "options" => self.ask(options)?,
            "l" | "log" => self.tell(0)?,
            "hint" => self.hint()?,
            "rule" => match rest.trim().parse::<Rule>().ok().and_then(|rule| Some((rule, language().rule(rule)?))) {
                Some((rule, words)) => tell_rule(rule, words, &mut self.out)?,
                None => self.say(&message!("terminal-which-rule"))?,
            },
            "card" => match written::card(&rest.trim().to_lowercase().replace(' ', "-"), CardSet::EMPTY) {
                Ok(card) => describe(card, self.game.position().components(), &mut self.out)?,
                Err(problem) => writeln!(self.out, "{problem}.")?,
            },
            "u" | "undo" => return self.undo(),
            "s" | "save" => self.save_copy(rest.trim())?,
            "q" | "quit" => {
                let command = command(&format!("play --terminal --continue {}", self.save.display()));
                self.say(&message!("terminal-left", command))?;
                return Ok(Next::Quit);
            }
            number => match number.parse::<usize>().ok().and_then(|number| options.get(number.checked_sub(1)?)) {
                Some(choice) => {
                    self.step(Step::Choice(*choice))?;
                    return Ok(Next::GoOn);
                }
                None => self.say(&message!("terminal-number", last: options.len()))?,
            },
        }
        Ok(Next::AskAgain)
    }

    fn hint(&mut self) -> io::Result<()> {
        // All read along: unless he chooses from it just now, a hint must not tell what Wu-Feng holds.
        let position = if self.shows_hand() { *self.game.position() } else { self.game.position().veiled() };
        hint::write(&position, &hint::advise(&position, Player::NODES), language(), &mut self.out)
    }

    fn step(&mut self, step: Step) -> Result<(), Failure> {
        let told = self.events.len();
        self.game
            .step(step, &mut CallbackObserver(&mut |event| self.events.push(event)))
            .map_err(|refusal| Failure::input(language().refusal(refusal)))?;
        // Before anything is told, so that a step is kept even if nobody reads on.
        self.write_save(&self.save)?;
        self.tell(told)?;
        if let Some(turn) = self.events.iter().rposition(|event| matches!(event, Event::TurnBegan { .. })) {
            self.events.drain(..turn);
        }
        Ok(())
    }

    fn tell(&mut self, from: usize) -> io::Result<()> {
        for event in &self.events[from..] {
            if matches!(event, Event::TurnBegan { .. }) {
                writeln!(self.out)?;
            }
            // At one keyboard all read along, so what only Wu-Feng knows is left out.
            let event = event.veiled();
            writeln!(self.out, "{} [{}]", language().event(event), event.rule())?;
        }
        Ok(())
    }

    /// Goes back to the last decision of a person, but never over dice or a card.
    fn undo(&mut self) -> Result<Next, Failure> {
        let Some(before) = self.undo_to() else {
            let since = self.game.steps().iter().any(|step| matches!(step, Step::Choice(_)));
            let why = if since { message!("terminal-undo-chance") } else { message!("terminal-undo-nothing") };
            self.say(&why)?;
            return Ok(Next::AskAgain);
        };
        while self.game.steps().len() > before {
            self.game.undo();
        }
        let opened = self.record().open().map_err(|error| Failure::input(error.message(language())))?;
        self.events = of_this_turn(&opened.told);
        self.write_save(&self.save)?;
        self.say(&message!("terminal-undone"))?;
        Ok(Next::GoOn)
    }

    /// How many steps are left if the last decision of a person is taken back. A bot would only choose the same again.
    fn undo_to(&self) -> Option<usize> {
        self.game.undo_to(|who| who != Who::WuFeng || self.wu_feng.is_none())
    }

    fn save_copy(&mut self, name: &str) -> io::Result<()> {
        let path = if name.is_empty() { self.save.as_path() } else { Path::new(name) };
        let file = shown(path);
        let told = if path.exists() && !same_file(path, &self.save) {
            message!("terminal-not-replaced", file)
        } else {
            match self.write_save(path) {
                Ok(()) => message!("terminal-saved", file),
                Err(failure) => message!("terminal-not-saved", why: failure.message()),
            }
        };
        self.say(&told)
    }

    fn record(&self) -> Replay {
        Replay::of(&self.game, Some(self.seed), self.names.clone())
    }

    fn write_save(&self, path: &Path) -> Result<(), Failure> {
        replace(path, &self.record().write())
    }

    fn finish(&mut self) -> io::Result<()> {
        let position = self.game.position();
        writeln!(self.out)?;
        if let (Some(ending), Some(score)) = (position.ending(), position.score()) {
            writeln!(self.out, "{}", language().ending(ending))?;
            for (part, points) in language().score_lines(&score) {
                writeln!(self.out, "{points:>5}  {part}")?;
            }
        }
        let command = command(&format!("replay {}", self.save.display()));
        self.say(&message!("terminal-again", command))
    }

    fn say(&mut self, message: &Message) -> io::Result<()> {
        writeln!(self.out, "{}", say(message))
    }
}

/// A path as it is told.
fn shown(path: &Path) -> String {
    path.display().to_string()
}

/// A command of this program that can be typed as it is told, in the language that was asked for.
fn command(words: &str) -> String {
    let typed: Vec<OsString> = env::args_os().collect();
    let program = typed.first().map_or_else(|| "ghost-stories".into(), |program| program.to_string_lossy());
    match usage::asked_language(&typed) {
        Some(language) => format!("{program} {words} --language {}", language.code()),
        None => format!("{program} {words}"),
    }
}

enum Next {
    AskAgain,
    GoOn,
    Quit,
}
