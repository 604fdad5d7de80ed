use std::io;
use std::sync::Arc;
use std::time::Duration;

use ghost_stories_online::{ClientMessage, Phase, RefusalReason, VERSION};
use ghost_stories_table::{Purpose, Stream};
use tokio::sync::watch;
use tokio::time::{Instant, sleep, sleep_until, timeout};

use super::notes::{Deed, Notes};
use crate::online::{Client, GAMES, Heard, Known, new_table, open_seats, open_table};

/// How long an answer may take before the connection counts as gone.
const ANSWER: Duration = Duration::from_secs(20);
/// How long nobody may hear anything of a game that goes on.
const SILENCE: Duration = Duration::from_secs(30);
/// The longest somebody thinks, in milliseconds.
const THINK: u32 = 60;

/// What all people share.
pub struct World {
    ports: Vec<u16>,
    seed: u64,
    stopped: watch::Sender<bool>,
}

impl World {
    pub fn new(ports: Vec<u16>, seed: u64) -> World {
        World { ports, seed, stopped: watch::Sender::new(false) }
    }

    /// Lets everybody finish what they are about, and go.
    pub fn stop(&self) {
        self.stopped.send_replace(true);
    }

    fn is_stopped(&self) -> bool {
        *self.stopped.borrow()
    }
}

/// Two people play one game after the other; gives back what they wrote down.
pub async fn party(world: Arc<World>, table: u16) -> Vec<Notes> {
    let mut all = Vec::new();
    let mut random = Stream::new(world.seed, u64::from(table) + 1, Purpose::Setup);
    for game in 0.. {
        if world.is_stopped() {
            break;
        }
        let kind = GAMES[(usize::from(table) + game) % GAMES.len()];
        let new = new_table(kind, super::PEOPLE);
        let Ok(Ok(opened)) = timeout(ANSWER, open_table(random.pick(&world.ports), &new)).await else {
            // The server has just been killed; whether the table is there nobody knows.
            sleep(Duration::from_millis(10)).await;
            continue;
        };
        // Set if somebody's seat is lost with the answer that held their secret.
        let given_up = Arc::new(watch::Sender::new(false));
        let people: Vec<_> = (0..super::PEOPLE)
            .map(|seat| {
                let stream = (u64::from(table) * u64::from(super::PEOPLE) + u64::from(seat)) << 32 | game as u64;
                let seat_token = (seat == 0).then(|| opened.seat_token.clone());
                let person = Person {
                    world: world.clone(),
                    given_up: given_up.clone(),
                    seat,
                    random: Stream::new(world.seed, stream, Purpose::Players),
                    known: Known::default(),
                    asked: None,
                    lines: 0,
                    started: false,
                    notes: Notes { table: opened.table.clone(), seat_token, ..Notes::default() },
                };
                tokio::spawn(person.attend())
            })
            .collect();
        for person in people {
            match person.await {
                Ok(notes) => all.push(notes),
                Err(error) => all.push(Notes { problems: vec![error.to_string()], ..Notes::default() }),
            }
        }
    }
    all
}

/// Everybody comes back once more, knowing nothing.
pub async fn look_again(world: &World, notes: &mut [Notes]) {
    for (index, notes) in notes.iter_mut().enumerate().filter(|(_, notes)| notes.seat_token.is_some()) {
        let mut known = Known::default();
        let port = world.ports[index % world.ports.len()];
        let looked = timeout(ANSWER, async {
            let mut client = Client::connect(port, 0).await?;
            client.ask(&hello(notes, None)).await?;
            known.hear(client.hear().await?).map_err(io::Error::other)
        });
        match looked.await {
            Ok(Ok(Heard::Welcome)) => {
                notes.in_the_end = Some((known.number, known.steps.clone()));
            }
            Ok(Ok(Heard::Refused { error, .. })) => notes.problems.push(format!("not let in again: {error}")),
            Ok(Ok(_)) => notes.problems.push("was not welcomed in the end".to_owned()),
            Ok(Err(error)) => notes.problems.push(format!("could not come back in the end: {error}")),
            Err(_) => notes.problems.push("got no answer in the end".to_owned()),
        }
    }
}

fn hello(notes: &Notes, since: Option<u64>) -> ClientMessage {
    let (table, seat_token) = (notes.table.clone(), notes.seat_token.clone());
    ClientMessage::Hello { version: VERSION, table, seat_token, since, views: false }
}

/// Somebody who plays, talks, and writes everything down.
struct Person {
    world: Arc<World>,
    given_up: Arc<watch::Sender<bool>>,
    seat: u8,
    random: Stream,
    known: Known,
    /// What was asked for and not yet answered.
    asked: Option<(u64, Deed, Instant)>,
    lines: u32,
    /// True if the host has begun the game over this connection.
    started: bool,
    notes: Notes,
}

/// Why somebody leaves a connection.
enum Left {
    /// The server went.
    Lost,
    /// There is nothing more to do at this table.
    Done,
}

impl Person {
    /// Stays at the table, over one connection after the other, until the game is over or all is stopped.
    async fn attend(mut self) -> Notes {
        loop {
            match self.visit().await {
                Ok(Left::Done) => break,
                Ok(Left::Lost) => {}
                Err(problem) => {
                    self.notes.problems.push(problem);
                    break;
                }
            }
            if let Some((_, deed, _)) = self.asked.take() {
                self.notes.doubtful.push(deed);
            }
            if *self.given_up.borrow() || self.world.is_stopped() {
                break;
            }
            sleep(Duration::from_millis(u64::from(5 + self.random.below(20)))).await;
        }
        if let Some((_, deed, _)) = self.asked.take() {
            self.notes.doubtful.push(deed);
        }
        self.notes.person = self.known.person;
        self.notes.number = self.known.number;
        self.notes.steps = self.known.steps.clone();
        self.notes
    }

    /// One connection, to any of the servers. An error is something that must not happen.
    async fn visit(&mut self) -> Result<Left, String> {
        let port = self.random.pick(&self.world.ports);
        let Ok(Ok(mut client)) = timeout(ANSWER, Client::connect(port, 0)).await else { return Ok(Left::Lost) };
        // Now and then somebody has forgotten what they knew, and is told everything anew.
        let since = (self.known.number > 0 && self.random.below(4) > 0).then_some(self.known.number);
        self.notes.returns += u64::from(self.known.number > 0);
        if client.ask(&hello(&self.notes, since)).await.is_err() {
            return Ok(Left::Lost);
        }
        self.started = false;
        let mut stopped = self.world.stopped.subscribe();
        let mut given_up = self.given_up.subscribe();
        let mut thinks_until = None;
        let mut heard_at = Instant::now();
        let mut welcomed = false;
        loop {
            let stops = *stopped.borrow_and_update() || *given_up.borrow_and_update();
            if (stops || self.known.is_in(Phase::Over)) && self.asked.is_none() {
                return Ok(Left::Done);
            }
            if let Some((_, deed, _)) = self.asked.as_ref().filter(|(.., at)| at.elapsed() > ANSWER) {
                return Err(format!("got no answer within {} s to {deed:?}", ANSWER.as_secs()));
            }
            if heard_at.elapsed() > SILENCE {
                let last = self.known.number;
                return Err(format!("heard nothing for {} s after event {last}", SILENCE.as_secs()));
            }
            if thinks_until.is_none() && welcomed && !stops && self.asked.is_none() && self.next_deed().is_some() {
                thinks_until = Some(Instant::now() + Duration::from_millis(self.random.below(THINK).into()));
            }
            let wakes = thinks_until.unwrap_or_else(|| Instant::now() + Duration::from_secs(5));
            tokio::select! {
                told = client.hear() => {
                    let told = match told {
                        Ok(told) => told,
                        Err(error) if error.kind() == io::ErrorKind::InvalidData => return Err(error.to_string()),
                        Err(_) => return Ok(Left::Lost),
                    };
                    heard_at = Instant::now();
                    let heard = self.known.hear(told)?;
                    welcomed |= matches!(heard, Heard::Welcome);
                    self.write_down(heard)?;
                }
                () = sleep_until(wakes) => {
                    if thinks_until.take().is_some() && !self.act(&mut client).await? {
                        return Ok(Left::Lost);
                    }
                }
                _ = stopped.changed() => {}
                _ = given_up.changed() => {}
            }
        }
    }

    /// What is to be done now.
    fn next_deed(&mut self) -> Option<Deed> {
        let state = self.known.state.as_ref()?;
        match state.phase {
            Phase::Open if self.seat > 0 && self.notes.seat_token.is_none() => {
                open_seats(state).next().map(|seat| Deed::Sat { seat })
            }
            Phase::Open => {
                (self.seat == 0 && !self.started && open_seats(state).next().is_none()).then_some(Deed::Began)
            }
            Phase::Playing if self.notes.seat_token.is_some() && !self.known.options().is_empty() => {
                let choice = self.random.pick(self.known.options());
                Some(Deed::Chose { steps: self.known.steps.len(), choice })
            }
            _ => None,
        }
    }

    /// Does what is to be done, or talks; false if the connection is gone.
    async fn act(&mut self, client: &mut Client) -> Result<bool, String> {
        let Some(mut deed) = self.next_deed() else { return Ok(true) };
        if matches!(deed, Deed::Chose { .. }) && self.random.below(6) == 0 {
            self.lines += 1;
            deed = Deed::Said { text: format!("line {} of person {}", self.lines, self.seat) };
        }
        let request = match &deed {
            Deed::Chose { steps, choice } => ClientMessage::Choose { choice: *choice, steps: *steps },
            Deed::Said { text } => ClientMessage::Say { text: text.clone() },
            Deed::Sat { seat } => ClientMessage::Sit { seat: *seat, name: Some(format!("Guest {}", self.seat)) },
            Deed::Began => ClientMessage::Start {},
        };
        match deed {
            // The next options come with what this one brings about.
            Deed::Chose { .. } => self.known.now = None,
            Deed::Began => self.started = true,
            Deed::Said { .. } | Deed::Sat { .. } => {}
        }
        // It counts as asked even if the connection goes while it is sent.
        self.asked = Some((0, deed, Instant::now()));
        let Ok(id) = client.ask(&request).await else { return Ok(false) };
        if let Some((asked, ..)) = &mut self.asked {
            *asked = id;
        }
        Ok(true)
    }

    fn write_down(&mut self, heard: Heard) -> Result<(), String> {
        match heard {
            Heard::Update { number, at, what } => {
                self.notes.heard.insert(number, (at, what));
            }
            Heard::Done { id } => self.acknowledged(id)?,
            Heard::Seated { id, seat_token } => {
                self.notes.seat_token = Some(seat_token);
                self.acknowledged(id)?;
            }
            Heard::Refused { id, why, error } => {
                let deed = self.asked.take_if(|(asked, ..)| Some(*asked) == id).map(|(_, deed, _)| deed);
                // What was asked before the crash may have come through after we looked.
                let overtaken = matches!(
                    (&deed, why),
                    (_, RefusalReason::GoneOn)
                        | (Some(Deed::Chose { .. }), RefusalReason::NotYours)
                        | (Some(Deed::Began), RefusalReason::Begun)
                        | (Some(Deed::Sat { .. }), RefusalReason::Taken)
                );
                if !overtaken || self.world.ports.len() == 1 {
                    return Err(format!("{deed:?} was refused: {error}"));
                }
                self.notes.overtaken += 1;
            }
            Heard::Welcome | Heard::Other => {}
        }
        // Somebody whose seat is taken, but who never got their secret, cannot come back.
        let state = self.known.state.as_ref();
        if self.seat > 0
            && self.notes.seat_token.is_none()
            && self.asked.is_none()
            && state.is_some_and(|state| open_seats(state).next().is_none())
        {
            self.given_up.send_replace(true);
        }
        Ok(())
    }

    fn acknowledged(&mut self, id: Option<u64>) -> Result<(), String> {
        let (_, deed, _) = self
            .asked
            .take_if(|(asked, ..)| Some(*asked) == id)
            .ok_or_else(|| format!("request {id:?} was acknowledged, but it is not awaited"))?;
        self.notes.acknowledged.push(deed);
        Ok(())
    }
}
