use std::io::{self, Error};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::Duration;

use ghost_stories_online::{ClientMessage, Phase, TableEvent, VERSION};
use ghost_stories_table::{Purpose, Stream};
use tokio::sync::{Semaphore, watch};
use tokio::time::{Instant, sleep, sleep_until, timeout};

use super::figures::Figures;
use crate::online::{ClientState, GAMES, LoadConnection, Received, new_table, open_seats, open_table};

/// How many tables are opened at once.
const OPENERS: usize = 32;
/// How long people wait for a table, those before them included.
const PATIENCE: Duration = Duration::from_mins(2);

/// How far the measuring is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum LoadStage {
    /// Tables are opened; nobody decides yet.
    Opening,
    Playing,
    /// Nobody decides any more, but all stay where they are.
    Idle,
    End,
}

/// What all people share.
pub struct LoadRun {
    port: u16,
    people: u8,
    think: u32,
    seed: u64,
    stage: watch::Receiver<LoadStage>,
    began: Instant,
    openers: Semaphore,
    connections: AtomicUsize,
    alive: AtomicUsize,
}

impl LoadRun {
    pub fn new(port: u16, people: u8, think: u32, seed: u64, stage: watch::Receiver<LoadStage>) -> LoadRun {
        LoadRun {
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
pub async fn play_tables(run: Arc<LoadRun>, table: u32) -> Figures {
    let mut figures = Figures::default();
    let mut stage = run.stage.clone();
    while *stage.borrow_and_update() < LoadStage::Idle {
        let seated = timeout(PATIENCE, seat_players(&run, table, figures.opened)).await;
        let people = match seated.unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into())) {
            Ok(people) => people,
            Err(error) => {
                figures.lost += 1;
                figures.problem.get_or_insert(error.to_string());
                sleep(Duration::from_millis(200)).await;
                continue;
            }
        };
        figures.opened += 1;
        run.alive.fetch_add(1, Ordering::Relaxed);
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
        run.alive.fetch_sub(1, Ordering::Relaxed);
    }
    figures
}

/// Opens a table, lets everybody sit down, and begins.
async fn seat_players(run: &Arc<LoadRun>, table: u32, game: u64) -> io::Result<Vec<LoadPlayer>> {
    let _permit = run.openers.acquire().await;
    let which = (u64::from(table) + game) as usize % GAMES.len();
    let new = new_table(GAMES[which], run.people);
    let opened = open_table(run.port, &new).await?;
    let sent = Arc::new(Sent::default());
    let mut people = Vec::with_capacity(run.people.into());
    for seat in 0..run.people {
        let number = run.connections.fetch_add(1, Ordering::Relaxed);
        let client = LoadConnection::connect(run.port, number % (usize::from(run.people) * 10_000)).await?;
        let stream = u64::from(table) * 4 + u64::from(seat) + (game << 32);
        let mut person = LoadPlayer {
            run: run.clone(),
            game: which,
            sent: sent.clone(),
            client,
            state: ClientState::default(),
            random: Stream::new(run.seed, stream, Purpose::Players),
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
            word: None,
        };
        person.send_and_wait(&hello, |heard| matches!(heard, Received::Welcome)).await?;
        if seat > 0 {
            let free = person.state.state.as_ref().and_then(|state| open_seats(state).next());
            let free = free.ok_or_else(|| Error::other("there is no seat left"))?;
            let sit = ClientMessage::Sit { seat: free, name: Some(format!("Guest {seat}")) };
            person.send_and_wait(&sit, |heard| matches!(heard, Received::Seated { .. })).await?;
        }
        people.push(person);
    }
    if let Some(host) = people.first_mut() {
        host.send_and_wait(&ClientMessage::Start {}, |heard| matches!(heard, Received::Done { .. })).await?;
    }
    Ok(people)
}

/// Somebody at a table.
struct LoadPlayer {
    run: Arc<LoadRun>,
    /// Which of the games is played.
    game: usize,
    sent: Arc<Sent>,
    client: LoadConnection,
    state: ClientState,
    random: Stream,
    /// The number of the event that one's own last decision became.
    decided: u64,
    figures: Figures,
}

impl LoadPlayer {
    async fn send_and_wait(&mut self, request: &ClientMessage, answer: impl Fn(&Received) -> bool) -> io::Result<()> {
        self.client.send(request).await?;
        loop {
            match self.state.receive(self.client.receive().await?).map_err(Error::other)? {
                Received::Refused { error, .. } => return Err(Error::other(error)),
                heard if answer(&heard) => return Ok(()),
                _ => {}
            }
        }
    }

    /// Plays until the game is over or everything ends.
    async fn play(mut self) -> Figures {
        let mut stage = self.run.stage.clone();
        let mut thinks_until = None;
        let mut asked: Option<(u64, Instant)> = None;
        let mut first = true;
        loop {
            let now = *stage.borrow_and_update();
            if now == LoadStage::End || (self.state.is_in(Phase::Over) && asked.is_none()) {
                break;
            }
            let decides = now == LoadStage::Playing && asked.is_none() && !self.state.options().is_empty();
            if decides && thinks_until.is_none() {
                thinks_until = Some(Instant::now() + self.think(first));
                first = false;
            }
            tokio::select! {
                told = self.client.receive() => {
                    let heard = told.map_err(|error| (error.to_string(), true));
                    let heard = heard.and_then(|told| self.state.receive(told).map_err(|problem| (problem, false)));
                    match heard {
                        Ok(heard) => self.count(&heard, &mut asked),
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
        self.figures.games += u64::from(self.state.is_in(Phase::Over) && self.state.person == Some(0));
        self.figures
    }

    /// So that not all decide in the same moment, the first thought may be as short as you like.
    fn think(&mut self, first: bool) -> Duration {
        let middle = self.run.think;
        let shortest = if first { 0 } else { middle / 2 };
        Duration::from_millis(u64::from(shortest + self.random.below(middle * 3 / 2 - shortest + 1)))
    }

    async fn choose(&mut self) -> io::Result<u64> {
        let choice = self.random.pick(self.state.options());
        // Whatever comes of it, this is decided.
        self.state.now = None;
        self.decided = self.state.number + 1;
        self.sent.at(self.decided).store(self.run.microseconds(), Ordering::Relaxed);
        let (steps, number) = (self.state.steps.len(), Some(self.state.number));
        self.client.send(&ClientMessage::Choose { choice, steps, number }).await
    }

    fn count(&mut self, heard: &Received, asked: &mut Option<(u64, Instant)>) {
        match heard {
            Received::Done { id } => {
                if let Some((_, began)) = asked.take_if(|(asked, _)| Some(*asked) == *id) {
                    let passed = began.elapsed().as_micros() as u32;
                    self.figures.done.push(passed);
                    self.figures.done_in[self.game].push(passed);
                }
            }
            Received::Update { number, what: TableEvent::Played { .. }, .. } => {
                let sent = self.sent.at(*number).load(Ordering::Relaxed);
                let passed = self.run.microseconds().saturating_sub(sent) as u32;
                let own = *number == self.decided;
                if own { &mut self.figures.seen_oneself } else { &mut self.figures.seen }.push(passed);
            }
            Received::Refused { error, .. } => {
                self.figures.refused += 1;
                self.figures.problem.get_or_insert(error.clone());
                *asked = None;
            }
            Received::Update { .. } | Received::Welcome | Received::Seated { .. } | Received::Other => {}
        }
    }
}
