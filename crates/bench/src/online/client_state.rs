use ghost_stories_engine::Choice;
use ghost_stories_online::{Now, Phase, RefusalReason, ServerMessage, TableEvent, TableState, Update};
use ghost_stories_table::{FileSetup, Step};

/// What a client knows of its table.
#[derive(Default)]
pub struct ClientState {
    /// The number of the last event.
    pub number: u64,
    pub person: Option<u8>,
    pub setup: Option<Box<FileSetup>>,
    pub state: Option<TableState>,
    pub steps: Vec<Step>,
    pub now: Option<Now>,
    /// The last event the server has told of, if those up to it are still to come.
    awaited: u64,
}

/// What a message was about.
pub enum Received {
    Welcome,
    Update {
        number: u64,
        at: u64,
        what: TableEvent,
    },
    Done {
        id: Option<u64>,
    },
    Seated {
        id: Option<u64>,
        seat_token: String,
    },
    Refused {
        id: Option<u64>,
        why: RefusalReason,
        error: String,
    },
    /// Nothing that changes the table.
    Other,
}

impl ClientState {
    /// Takes a message in. An error if it cannot be true after what was told before.
    pub fn receive(&mut self, told: ServerMessage) -> Result<Received, String> {
        Ok(match told {
            ServerMessage::Welcome { number, person, setup, state, steps, now, .. } => {
                if number < self.number {
                    return Err(format!("event {} was told, but now the last one is said to be {number}", self.number));
                }
                if self.person.is_some() && self.person != person {
                    return Err(format!("person {:?} came back as {person:?}", self.person));
                }
                self.person = person;
                self.setup = Some(setup);
                self.state = Some(state);
                if let Some(steps) = steps {
                    // If something happened since, decisions may have been taken back.
                    if number == self.number {
                        self.check_whole(&steps)?;
                    }
                    self.number = number;
                    self.steps = steps;
                }
                self.now = now;
                self.awaited = number;
                Received::Welcome
            }
            ServerMessage::Update(update) => self.update(update)?,
            ServerMessage::Done { id } => Received::Done { id },
            ServerMessage::Seated { id, person, seat_token } => {
                self.person = Some(person);
                Received::Seated { id, seat_token }
            }
            ServerMessage::Refused { id, why, error, .. } => Received::Refused { id, why, error },
            ServerMessage::Reload { version } => return Err(format!("the server speaks version {version}")),
            ServerMessage::Here { .. }
            | ServerMessage::Pointed { .. }
            | ServerMessage::Closing {}
            | ServerMessage::Pong {} => Received::Other,
        })
    }

    fn update(&mut self, update: Update) -> Result<Received, String> {
        let Update { number, at, what, state, record, now } = update;
        if number != self.number + 1 {
            return Err(format!("event {number} was told after event {}", self.number));
        }
        self.number = number;
        // A welcome tells who sits where after the updates that follow it.
        if let Some(state) = state.filter(|_| number >= self.awaited) {
            self.state = Some(state);
        }
        if let Some(record) = record {
            if record.from > self.steps.len() {
                return Err(format!("step {} is told, but only {} are known", record.from + 1, self.steps.len()));
            }
            self.steps.truncate(record.from);
            self.steps.extend(record.steps);
        }
        self.now = now;
        Ok(Received::Update { number, at, what })
    }

    /// What was told stays so. Only cards in Wu-Feng's hand may turn out to be others.
    fn check_whole(&self, steps: &[Step]) -> Result<(), String> {
        if steps.len() < self.steps.len() {
            return Err(format!("{} steps were told, but now there are {}", self.steps.len(), steps.len()));
        }
        for (index, (before, now)) in self.steps.iter().zip(steps).enumerate() {
            if before != now && matches!((before, now), (Step::Choice(_), _) | (_, Step::Choice(_))) {
                return Err(format!("step {} was told as \"{before}\" and now as \"{now}\"", index + 1));
            }
        }
        Ok(())
    }

    /// What may be chosen, if it is for this client to choose.
    pub fn options(&self) -> &[Choice] {
        self.now.as_ref().map_or(&[], |now| &now.options)
    }

    pub fn is_in(&self, phase: Phase) -> bool {
        self.state.as_ref().is_some_and(|state| state.phase == phase)
    }
}
