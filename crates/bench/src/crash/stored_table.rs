use ghost_stories_engine::{Position, Setup, Waiting, Who};
use ghost_stories_online::{Seat, TableEvent};
use ghost_stories_server::store::EventRow;
use ghost_stories_table::{Dealer, FileSetup, Step, veiled};
use serde::Deserialize;
use serde::de::IgnoredAny;

use super::client_log::ClientAction;

/// What is stored of a table, read without the server's help.
pub struct StoredTable {
    pub entries: Vec<ReadEvent>,
    setup: Setup,
    steps: Vec<Step>,
    over: bool,
}

/// One stored entry, and how things are after it.
pub struct ReadEvent {
    pub at: u64,
    pub stored: StoredEntry,
    /// The person who took a seat here.
    person: Option<u8>,
    /// How many steps there were before.
    before: usize,
    /// How many there are now.
    after: usize,
    /// Who may know Wu-Feng's hand now.
    knower: Option<u8>,
}

/// As a server writes it, as far as people at these tables bring it about.
#[derive(Deserialize)]
#[serde(tag = "entry", rename_all = "kebab-case")]
pub enum StoredEntry {
    Opened {
        setup: Box<FileSetup>,
        seed: u64,
        #[serde(default)]
        game: u64,
        seats: Vec<Seat>,
    },
    Sat {
        seat: Who,
        person: Option<u8>,
        newcomer: Option<IgnoredAny>,
    },
    Began {
        steps: Vec<Step>,
    },
    Played {
        by: Who,
        steps: Vec<Step>,
    },
    Said {
        person: u8,
        text: String,
    },
}

impl ReadEvent {
    /// As it is told to everybody.
    pub fn what(&self) -> Option<TableEvent> {
        Some(match &self.stored {
            StoredEntry::Opened { .. } => TableEvent::Opened {},
            StoredEntry::Sat { seat, .. } => TableEvent::Sat { person: self.person?, seat: *seat },
            StoredEntry::Began { .. } => TableEvent::Began {},
            StoredEntry::Played { by, .. } => TableEvent::Played { by: Some(*by) },
            StoredEntry::Said { person, text } => TableEvent::Said { person: *person, text: text.clone() },
        })
    }
}

impl StoredTable {
    /// Reads the rows of a table and replays its game.
    pub fn read(rows: &[EventRow]) -> Result<StoredTable, String> {
        let mut game: Option<ReplayedGame> = None;
        let mut entries = Vec::with_capacity(rows.len());
        let (mut people, mut knower, mut wu_feng) = (1, None, false);
        for (row, number) in rows.iter().zip(1..) {
            if row.number != number {
                return Err(format!("entry {number} is numbered {}", row.number));
            }
            let stored: StoredEntry =
                serde_json::from_str(&row.body).map_err(|error| format!("entry {number}: {error}: {}", row.body))?;
            let before = game.as_ref().map_or(0, |game| game.steps.len());
            let mut sitter = None;
            match (&stored, &mut game) {
                (StoredEntry::Opened { setup, seed, game: number, seats }, None) => {
                    let seat = seats.iter().find(|seat| seat.seat == Who::WuFeng);
                    knower = seat.and_then(|seat| seat.person);
                    wu_feng = seat.is_some();
                    game = Some(ReplayedGame::new(setup, Dealer::new(*seed, *number))?);
                }
                (_, None) => return Err("the first entry does not open the table".to_owned()),
                (StoredEntry::Opened { .. }, Some(_)) => return Err(format!("entry {number} opens the table again")),
                (StoredEntry::Sat { seat, person, newcomer }, Some(_)) => {
                    sitter = person.or_else(|| newcomer.is_some().then_some(people));
                    people += u8::from(newcomer.is_some());
                    if *seat == Who::WuFeng && wu_feng {
                        knower = sitter;
                    }
                }
                (StoredEntry::Began { steps } | StoredEntry::Played { steps, .. }, Some(game)) => {
                    game.play(steps).map_err(|problem| format!("entry {number}: {problem}"))?;
                }
                (StoredEntry::Said { .. }, Some(_)) => {}
            }
            let after = game.as_ref().map_or(0, |game| game.steps.len());
            entries.push(ReadEvent { at: row.at, stored, person: sitter, before, after, knower });
        }
        let game = game.ok_or("nothing is stored")?;
        let over = matches!(game.position.waiting(), Waiting::Over(_));
        Ok(StoredTable { entries, setup: game.setup, steps: game.steps, over })
    }

    pub fn is_over(&self) -> bool {
        self.over
    }

    /// The record after an event, as a person may know it.
    pub fn record_for(&self, number: u64, person: Option<u8>) -> Vec<Step> {
        let Some(entry) = self.entries.get(number as usize - 1) else { return Vec::new() };
        let steps = &self.steps[..entry.after];
        if person.is_some() && entry.knower == person {
            return steps.to_vec();
        }
        let Ok(mut position) = Position::new(&self.setup, &mut ()) else { return Vec::new() };
        for step in steps {
            step.apply(&mut position, &mut ()).expect("what was played can be played again");
        }
        veiled(&position, steps)
    }

    /// Under which numbers an action of a person is stored.
    pub fn numbers_of(&self, action: &ClientAction, person: Option<u8>) -> Vec<u64> {
        let is_it = |entry: &ReadEvent| match (action, &entry.stored) {
            (ClientAction::Chose { steps, choice }, StoredEntry::Played { steps: played, .. }) => {
                entry.before == *steps && played.first() == Some(&Step::Choice(*choice))
            }
            (ClientAction::Said { text }, StoredEntry::Said { person: by, text: said }) => {
                text == said && Some(*by) == person
            }
            // Whoever lost the answer does not know their number.
            (ClientAction::Sat { seat }, StoredEntry::Sat { seat: taken, .. }) => {
                seat == taken && (person.is_none() || entry.person == person)
            }
            (ClientAction::Began, StoredEntry::Began { .. }) => true,
            _ => false,
        };
        (1..).zip(&self.entries).filter(|(_, entry)| is_it(entry)).map(|(number, _)| number).collect()
    }
}

/// A game that is replayed: the rules allow every step, and chance is what the seed deals.
struct ReplayedGame {
    setup: Setup,
    position: Position,
    dealer: Dealer,
    steps: Vec<Step>,
}

impl ReplayedGame {
    fn new(setup: &FileSetup, dealer: Dealer) -> Result<ReplayedGame, String> {
        let setup = setup.setup().map_err(|error| error.to_string())?;
        let position = Position::new(&setup, &mut ()).map_err(|error| error.to_string())?;
        Ok(ReplayedGame { setup, position, dealer, steps: Vec::new() })
    }

    fn play(&mut self, steps: &[Step]) -> Result<(), String> {
        for &step in steps {
            let dealt = self.dealer.deal(&self.position);
            if matches!(step, Step::Outcome(outcome) if dealt != Some(outcome)) {
                return Err(format!("\"{step}\" is not what the seed deals: {dealt:?}"));
            }
            let played = step.apply(&mut self.position, &mut ());
            played.map_err(|refusal| format!("\"{step}\" breaks rule {}", refusal.rule()))?;
            self.steps.push(step);
        }
        Ok(())
    }
}
