use ghost_stories_bots::Player;
use ghost_stories_engine::{Position, Setup, Waiting, Who};
use ghost_stories_online::{Seat, TableEvent};
use ghost_stories_server::store::EventRow;
use ghost_stories_table::{Dealer, FileSetup, Step, veiled};
use serde::Deserialize;

use super::client_log::{ClientAction, ClientRequest};

/// What is stored of a table, read without the server's help.
pub struct StoredTable {
    pub entries: Vec<ReadEvent>,
    setup: Setup,
    over: bool,
    day: Option<u32>,
    /// Whether the result is one for the lists.
    counts: bool,
}

/// One stored entry, and how things are after it.
pub struct ReadEvent {
    pub at: u64,
    pub stored: StoredEntry,
    /// The person who took a seat here.
    person: Option<u8>,
    /// How many steps there were before.
    before: usize,
    /// Who may know Wu-Feng's hand now.
    knower: Option<u8>,
    /// Whether it came about without anybody asking for it.
    pub by_itself: bool,
    /// Whether others were asked before whether something may be taken back.
    others_agree: bool,
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
        #[serde(default)]
        day: Option<u32>,
        #[serde(default)]
        unranked: bool,
        #[serde(default)]
        host: StoredNewcomer,
    },
    Sat {
        seat: Who,
        person: Option<u8>,
        newcomer: Option<StoredNewcomer>,
    },
    Bot {
        seat: Who,
        bot: Option<Player>,
    },
    Began {
        steps: Vec<Step>,
    },
    Played {
        by: Who,
        steps: Vec<Step>,
        network: Option<u16>,
        #[serde(default)]
        out_of_time: bool,
    },
    UndoAsked {
        person: u8,
    },
    UndoAgreed {
        person: u8,
    },
    UndoRefused {
        person: u8,
    },
    Undone {
        person: u8,
        to: usize,
    },
    Said {
        person: u8,
        text: String,
    },
    Order(StoredOrder),
    Listed {},
    Unlisted {},
}

/// What becomes of the host, as a server writes it.
#[derive(Deserialize)]
#[serde(tag = "order", rename_all = "kebab-case")]
pub enum StoredOrder {
    HostChanged { person: u8 },
}

/// Somebody new, as far as results depend on them.
#[derive(Default, Deserialize)]
pub struct StoredNewcomer {
    network: Option<u16>,
}

impl ReadEvent {
    /// As it is told to everybody.
    pub fn what(&self) -> Option<TableEvent> {
        Some(match &self.stored {
            StoredEntry::Opened { .. } => TableEvent::Opened {},
            StoredEntry::Sat { seat, .. } => TableEvent::Sat { person: self.person?, seat: *seat },
            StoredEntry::Bot { seat, bot: Some(bot) } => TableEvent::BotSat { seat: *seat, bot: *bot },
            StoredEntry::Bot { seat, bot: None } => TableEvent::GivenBack { seat: *seat },
            StoredEntry::Began { .. } => TableEvent::Began {},
            StoredEntry::Played { by, out_of_time, .. } => {
                TableEvent::Played { by: Some(*by), out_of_time: *out_of_time }
            }
            StoredEntry::UndoAsked { person } => TableEvent::UndoAsked { person: *person },
            StoredEntry::UndoAgreed { person } => TableEvent::UndoAgreed { person: *person },
            StoredEntry::UndoRefused { person } => TableEvent::UndoRefused { person: *person },
            StoredEntry::Undone { person, .. } => TableEvent::Undone { person: *person },
            StoredEntry::Said { person, text } => TableEvent::Said { person: *person, text: text.clone() },
            StoredEntry::Order(StoredOrder::HostChanged { person }) => TableEvent::HostChanged { person: *person },
            StoredEntry::Listed {} => TableEvent::Listed {},
            StoredEntry::Unlisted {} => TableEvent::Unlisted {},
        })
    }

    /// True if a bot decided.
    pub fn is_bots(&self) -> bool {
        self.by_itself && matches!(self.stored, StoredEntry::Played { .. })
    }

    /// True if the table found another host.
    pub fn changes_host(&self) -> bool {
        matches!(self.stored, StoredEntry::Order(StoredOrder::HostChanged { .. }))
    }

    /// True if this is what a person asked for.
    fn is(&self, action: &ClientAction, person: Option<u8>) -> bool {
        let theirs = |other: u8| Some(other) == person;
        match (action, &self.stored) {
            (ClientAction::Chose { steps, choice }, StoredEntry::Played { steps: played, out_of_time: false, .. }) => {
                self.before == *steps && played.first() == Some(&Step::Choice(*choice))
            }
            (ClientAction::Said { text }, StoredEntry::Said { person: by, text: said }) => text == said && theirs(*by),
            // Whoever lost the answer does not know their number.
            (ClientAction::Sat { seat }, StoredEntry::Sat { seat: taken, .. }) => {
                seat == taken && (person.is_none() || self.person == person)
            }
            (ClientAction::Undo, StoredEntry::UndoAsked { person: by })
            | (ClientAction::Agreed, StoredEntry::UndoAgreed { person: by })
            | (ClientAction::Declined, StoredEntry::UndoRefused { person: by }) => theirs(*by),
            // Who is alone asks nobody, and the last to agree takes the other's decision back.
            (ClientAction::Undo, StoredEntry::Undone { person: by, .. }) => theirs(*by) && !self.others_agree,
            (ClientAction::Agreed, StoredEntry::Undone { person: by, .. }) => !theirs(*by) && self.others_agree,
            (ClientAction::LetPlay { seat, bot }, StoredEntry::Bot { seat: stored, bot: lent }) => {
                seat == stored && Some(*bot) == *lent
            }
            (ClientAction::GaveBack { seat }, StoredEntry::Bot { seat: stored, bot: None }) => seat == stored,
            (ClientAction::Began, StoredEntry::Began { .. })
            | (ClientAction::Listed, StoredEntry::Listed {})
            | (ClientAction::Unlisted, StoredEntry::Unlisted {}) => true,
            _ => false,
        }
    }
}

impl StoredTable {
    /// Reads the rows of a table and replays its game.
    pub fn read(rows: &[EventRow]) -> Result<StoredTable, String> {
        let mut reader = TableReader::default();
        let mut entries = Vec::with_capacity(rows.len());
        for (row, number) in rows.iter().zip(1..) {
            if row.number != number {
                return Err(format!("entry {number} is numbered {}", row.number));
            }
            let stored: StoredEntry =
                serde_json::from_str(&row.body).map_err(|error| format!("entry {number}: {error}: {}", row.body))?;
            let entry = reader.take(row.at, stored).map_err(|problem| format!("entry {number}: {problem}"))?;
            entries.push(entry);
        }
        let earnest = reader.seats.iter().all(is_earnest) && !reader.hand_is_near();
        let game = reader.game.ok_or("nothing is stored")?;
        let over = matches!(game.position.waiting(), Waiting::Over(_));
        let counts = reader.counts && earnest;
        Ok(StoredTable { entries, setup: game.setup, over, day: reader.day, counts })
    }

    /// The day of a challenge.
    pub fn day(&self) -> Option<u32> {
        self.day
    }

    pub fn is_over(&self) -> bool {
        self.over
    }

    /// True if its result must be in the lists.
    pub fn has_result(&self) -> bool {
        self.over && self.counts
    }

    /// The record after an event, as a person may know it.
    pub fn record_for(&self, number: u64, person: Option<u8>) -> Vec<Step> {
        let Some(entry) = self.entries.get(number as usize - 1) else { return Vec::new() };
        let mut all = Vec::new();
        for entry in &self.entries[..number as usize] {
            match &entry.stored {
                StoredEntry::Began { steps } | StoredEntry::Played { steps, .. } => all.extend(steps),
                StoredEntry::Undone { to, .. } => all.truncate(*to),
                _ => {}
            }
        }
        if person.is_some() && entry.knower == person {
            return all;
        }
        let Ok(position) = position_after(&self.setup, &all) else { return Vec::new() };
        veiled(&position, &all)
    }

    /// Under which number a person's request is stored: the first such event after those that were known.
    pub fn number_of(&self, request: &ClientRequest, person: Option<u8>) -> Option<u64> {
        let later = (1..).zip(&self.entries).skip(request.after as usize);
        later.into_iter().find(|(_, entry)| entry.is(&request.action, person)).map(|(number, _)| number)
    }
}

/// A table that is read entry by entry.
#[derive(Default)]
struct TableReader {
    game: Option<ReplayedGame>,
    seats: Vec<Seat>,
    /// How many people have come.
    people: u8,
    /// Who may know Wu-Feng's hand.
    knower: Option<u8>,
    /// The day of a challenge, which begins by itself.
    day: Option<u32>,
    counts: bool,
    began: bool,
    /// Who has known Wu-Feng's hand.
    knowers: Vec<u8>,
    /// From which networks people came.
    networks: Vec<(u8, u16)>,
    /// Whether others are asked whether something may be taken back.
    asked: bool,
    /// The number of the host.
    host: u8,
}

impl TableReader {
    fn take(&mut self, at: u64, stored: StoredEntry) -> Result<ReadEvent, String> {
        if let StoredEntry::Opened { setup, seed, game, seats, day, unranked, host } = &stored {
            if self.game.is_some() {
                return Err("the table is opened again".to_owned());
            }
            self.game = Some(ReplayedGame::new(setup, Dealer::new(*seed, *game))?);
            self.knower = seats.iter().find(|seat| seat.seat == Who::WuFeng).and_then(|seat| seat.person);
            (self.seats, self.people) = (seats.clone(), 1);
            (self.day, self.counts) = (*day, !unranked);
            self.networks.extend(host.network.map(|network| (0, network)));
            let knower = self.knower;
            return Ok(ReadEvent { at, stored, person: None, before: 0, knower, by_itself: true, others_agree: false });
        }
        let Some(game) = &mut self.game else { return Err("the first entry does not open the table".to_owned()) };
        let before = game.steps.len();
        let (mut sitter, mut by_itself) = (None, false);
        let others_agree = self.asked;
        match stored {
            StoredEntry::UndoAsked { .. } => self.asked = true,
            StoredEntry::UndoAgreed { .. }
            | StoredEntry::Listed {}
            | StoredEntry::Unlisted {}
            | StoredEntry::Said { .. }
            | StoredEntry::Order(_) => {}
            _ => self.asked = false,
        }
        match &stored {
            StoredEntry::Sat { seat, person, newcomer } => {
                sitter = person.or_else(|| newcomer.is_some().then_some(self.people));
                self.people += u8::from(newcomer.is_some());
                let network = newcomer.as_ref().and_then(|newcomer| newcomer.network);
                self.networks.extend(sitter.zip(network));
                if *seat == Who::WuFeng {
                    self.knower = sitter;
                }
                self.seats.iter_mut().filter(|it| it.seat == *seat).for_each(|seat| seat.person = sitter);
            }
            StoredEntry::Bot { seat, bot } => {
                self.seats.iter_mut().filter(|it| it.seat == *seat).for_each(|seat| seat.bot = *bot);
            }
            StoredEntry::Began { steps } => {
                by_itself = self.day.is_some();
                self.began = true;
                game.play(steps)?;
            }
            StoredEntry::Played { by, steps, network, out_of_time } => {
                game.play(steps)?;
                let seat = self.seats.iter().find(|seat| seat.seat == *by);
                by_itself = *out_of_time || seat.is_some_and(|seat| seat.bot.is_some());
                self.networks.extend(seat.and_then(|seat| seat.person).zip(*network));
                let in_time = self.day.is_none_or(|day| u64::from(day) == at / 86_400_000);
                self.counts &= seat.is_none_or(is_earnest) && in_time && !out_of_time;
            }
            StoredEntry::Undone { to, .. } => game.take_back(*to)?,
            StoredEntry::Order(StoredOrder::HostChanged { person }) => {
                by_itself = true;
                if *person >= self.people || *person == self.host {
                    return Err(format!("person {person} cannot become the host"));
                }
                self.host = *person;
            }
            StoredEntry::Opened { .. }
            | StoredEntry::UndoAsked { .. }
            | StoredEntry::UndoAgreed { .. }
            | StoredEntry::UndoRefused { .. }
            | StoredEntry::Listed {}
            | StoredEntry::Unlisted {}
            | StoredEntry::Said { .. } => {}
        }
        self.knowers.extend(self.knower.filter(|_| self.began));
        Ok(ReadEvent { at, stored, person: sitter, before, knower: self.knower, by_itself, others_agree })
    }
}

impl TableReader {
    /// True if who knew the hand was at the same network as somebody who did not.
    fn hand_is_near(&self) -> bool {
        let knew = |person: &u8| self.knowers.contains(person);
        self.networks.iter().any(|(person, network)| {
            knew(person) && self.networks.iter().any(|(other, same)| same == network && !knew(other))
        })
    }
}

/// True if who plays a seat leaves the result one for the lists: Taoists are people, Wu-Feng is a person or an expert.
fn is_earnest(seat: &Seat) -> bool {
    match seat.seat {
        Who::Taoist(_) => seat.bot.is_none(),
        Who::WuFeng => seat.bot.is_none_or(|bot| matches!(bot, Player::Expert(_))),
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
        let position = position_after(&setup, &[])?;
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

    /// Only choices are taken back, so the dealer stays where it stands.
    fn take_back(&mut self, to: usize) -> Result<(), String> {
        if let Some(step) = self.steps.get(to..).unwrap_or_default().iter().find(|it| matches!(it, Step::Outcome(_))) {
            return Err(format!("\"{step}\" is taken back, which chance decided"));
        }
        self.steps.truncate(to);
        self.position = position_after(&self.setup, &self.steps)?;
        Ok(())
    }
}

fn position_after(setup: &Setup, steps: &[Step]) -> Result<Position, String> {
    let mut position = Position::new(setup, &mut ()).map_err(|error| error.to_string())?;
    for step in steps {
        let played = step.apply(&mut position, &mut ());
        played.map_err(|refusal| format!("\"{step}\" breaks rule {}", refusal.rule()))?;
    }
    Ok(position)
}
