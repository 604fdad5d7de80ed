use std::io::{self, Error};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::Duration;

use ghost_stories_online::{ClientMessage, Phase, TableEvent, VERSION};
use ghost_stories_table::{Purpose, Stream};
use tokio::sync::{Semaphore, watch};
use tokio::time::{Instant, sleep, sleep_until, timeout};

use super::figures::Figures;
use crate::online::{Client, GAMES, Heard, Known, new_table, open_seats, open_table};

/// How many tables are opened at once.
const OPENERS: usize = 32;
/// How long people wait for a table, those before them included.
const PATIENCE: Duration = Duration::from_mins(2);

/// How far the measuring is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// Tables are opened; nobody decides yet.
    Opening,
    Playing,
    /// Nobody decides any more, but all stay where they are.
    Idle,
    End,
}

/// What all people share.
pub struct Course {
    port: u16,
    people: u8,
    think: u32,
    seed: u64,
    stage: watch::Receiver<Stage>,
    began: Instant,
    openers: Semaphore,
    connections: AtomicUsize,
    alive: AtomicUsize,
}

impl Course {
    pub fn new(port: u16, people: u8, think: u32, seed: u64, stage: watch::Receiver<Stage>) -> Course {
        Course {
            port,
            people,
            think,
            seed,
            stage,
            began: Instant::now(),
            openers: Semaphore::new(OPENERS),
            connections: AtomicUsize::new(0),
            alive: AtomicUsize::new(0),
        }
    }

    /// How many tables play.
    pub fn alive(&self) -> usize {
        self.alive.load(Ordering::Relaxed)
    }

    fn microseconds(&self) -> u64 {
        self.began.elapsed().as_micros() as u64
    }
}

/// When the last decisions of a table were sent, by the number that their event has.
#[derive(Default)]
struct Sent([AtomicU64; 8]);

impl Sent {
    fn at(&self, number: u64) -> &AtomicU64 {
        &self.0[number as usize % self.0.len()]
    }
}

/// The people of one table play one game after the other.
pub async fn party(course: Arc<Course>, table: u32) -> Figures {
    let mut figures = Figures::default();
    let mut stage = course.stage.clone();
    while *stage.borrow_and_update() < Stage::Idle {
        let gathered = timeout(PATIENCE, gather(&course, table, figures.opened)).await;
        let people = match gathered.unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into())) {
            Ok(people) => people,
            Err(error) => {
                figures.lost += 1;
                figures.problem.get_or_insert(error.to_string());
                sleep(Duration::from_millis(200)).await;
                continue;
            }
        };
        figures.opened += 1;
        course.alive.fetch_add(1, Ordering::Relaxed);
        let people: Vec<_> = people.into_iter().map(|person| tokio::spawn(person.play())).collect();
        for person in people {
            match person.await {
                Ok(seen) => figures.add(seen),
                Err(error) => {
                    figures.wrong += 1;
                    figures.problem.get_or_insert(error.to_string());
                }
            }
        }
        course.alive.fetch_sub(1, Ordering::Relaxed);
    }
    figures
}

/// Opens a table, lets everybody sit down, and begins.
async fn gather(course: &Arc<Course>, table: u32, game: u64) -> io::Result<Vec<Person>> {
    let _permit = course.openers.acquire().await;
    let new = new_table(GAMES[(u64::from(table) + game) as usize % GAMES.len()], course.people);
    let opened = open_table(course.port, &new).await?;
    let sent = Arc::new(Sent::default());
    let mut people = Vec::with_capacity(course.people.into());
    for seat in 0..course.people {
        let number = course.connections.fetch_add(1, Ordering::Relaxed);
        let client = Client::connect(course.port, number % (usize::from(course.people) * 10_000)).await?;
        let stream = u64::from(table) * 4 + u64::from(seat) + (game << 32);
        let mut person = Person {
            course: course.clone(),
            sent: sent.clone(),
            client,
            known: Known::default(),
            random: Stream::new(course.seed, stream, Purpose::Players),
            decided: 0,
            figures: Figures::default(),
        };
        let seat_token = (seat == 0).then(|| opened.seat_token.clone());
        let hello = ClientMessage::Hello {
            version: VERSION,
            table: opened.table.clone(),
            seat_token,
            since: None,
            views: false,
        };
        person.ask_and_wait(&hello, |heard| matches!(heard, Heard::Welcome)).await?;
        if seat > 0 {
            let free = person.known.state.as_ref().and_then(|state| open_seats(state).next());
            let free = free.ok_or_else(|| Error::other("there is no seat left"))?;
            let sit = ClientMessage::Sit { seat: free, name: Some(format!("Guest {seat}")) };
            person.ask_and_wait(&sit, |heard| matches!(heard, Heard::Seated { .. })).await?;
        }
        people.push(person);
    }
    if let Some(host) = people.first_mut() {
        host.ask_and_wait(&ClientMessage::Start {}, |heard| matches!(heard, Heard::Done { .. })).await?;
    }
    Ok(people)
}

/// Somebody at a table.
struct Person {
    course: Arc<Course>,
    sent: Arc<Sent>,
    client: Client,
    known: Known,
    random: Stream,
    /// The number of the event that one's own last decision became.
    decided: u64,
    figures: Figures,
}

impl Person {
    async fn ask_and_wait(&mut self, request: &ClientMessage, answer: impl Fn(&Heard) -> bool) -> io::Result<()> {
        self.client.ask(request).await?;
        loop {
            match self.known.hear(self.client.hear().await?).map_err(Error::other)? {
                Heard::Refused { error, .. } => return Err(Error::other(error)),
                heard if answer(&heard) => return Ok(()),
                _ => {}
            }
        }
    }

    /// Plays until the game is over or everything ends.
    async fn play(mut self) -> Figures {
        let mut stage = self.course.stage.clone();
        let mut thinks_until = None;
        let mut asked: Option<(u64, Instant)> = None;
        let mut first = true;
        loop {
            let now = *stage.borrow_and_update();
            if now == Stage::End || (self.known.is_in(Phase::Over) && asked.is_none()) {
                break;
            }
            let decides = now == Stage::Playing && asked.is_none() && !self.known.options().is_empty();
            if decides && thinks_until.is_none() {
                thinks_until = Some(Instant::now() + self.think(first));
                first = false;
            }
            tokio::select! {
                told = self.client.hear() => {
                    let heard = told.map_err(|error| (error.to_string(), true));
                    let heard = heard.and_then(|told| self.known.hear(told).map_err(|problem| (problem, false)));
                    match heard {
                        Ok(heard) => self.note(&heard, &mut asked),
                        Err((problem, lost)) => {
                            self.figures.problem.get_or_insert(problem);
                            *(if lost { &mut self.figures.lost } else { &mut self.figures.wrong }) += 1;
                            break;
                        }
                    }
                }
                () = sleep_until(thinks_until.unwrap_or_else(Instant::now)), if decides => {
                    thinks_until = None;
                    let began = Instant::now();
                    match self.choose().await {
                        Ok(id) => asked = Some((id, began)),
                        Err(error) => {
                            self.figures.problem.get_or_insert(error.to_string());
                            self.figures.lost += 1;
                            break;
                        }
                    }
                }
                _ = stage.changed() => {}
            }
        }
        self.figures.unanswered += u64::from(asked.is_some());
        self.figures.games += u64::from(self.known.is_in(Phase::Over) && self.known.person == Some(0));
        self.figures
    }

    /// So that not all decide in the same moment, the first thought may be as short as you like.
    fn think(&mut self, first: bool) -> Duration {
        let middle = self.course.think;
        let shortest = if first { 0 } else { middle / 2 };
        Duration::from_millis(u64::from(shortest + self.random.below(middle * 3 / 2 - shortest + 1)))
    }

    async fn choose(&mut self) -> io::Result<u64> {
        let choice = self.random.pick(self.known.options());
        // Whatever comes of it, this is decided.
        self.known.now = None;
        self.decided = self.known.number + 1;
        self.sent.at(self.decided).store(self.course.microseconds(), Ordering::Relaxed);
        self.client.ask(&ClientMessage::Choose { choice, steps: self.known.steps.len() }).await
    }

    fn note(&mut self, heard: &Heard, asked: &mut Option<(u64, Instant)>) {
        match heard {
            Heard::Done { id } => {
                if let Some((_, began)) = asked.take_if(|(asked, _)| Some(*asked) == *id) {
                    self.figures.done.push(began.elapsed().as_micros() as u32);
                }
            }
            Heard::Update { number, what: TableEvent::Played { .. }, .. } => {
                let sent = self.sent.at(*number).load(Ordering::Relaxed);
                let passed = self.course.microseconds().saturating_sub(sent) as u32;
                let own = *number == self.decided;
                if own { &mut self.figures.seen_oneself } else { &mut self.figures.seen }.push(passed);
            }
            Heard::Refused { error, .. } => {
                self.figures.refused += 1;
                self.figures.problem.get_or_insert(error.clone());
                *asked = None;
            }
            _ => {}
        }
    }
}
