use std::io;
use std::sync::Arc;
use std::time::Duration;

use ghost_stories_bots::Player;
use ghost_stories_online::{
    ClientMessage, NewChallenge, NewSeat, OpenedTable, Pace, Phase, RefusalReason, SeatFor, VERSION,
};
use ghost_stories_table::{Purpose, Stream};
use tokio::sync::watch;
use tokio::time::{Instant, sleep, sleep_until, timeout};

use super::client_log::{ClientAction, ClientLog, ClientRequest};
use crate::online::{ClientState, GAMES, LoadConnection, Received, new_table, open_challenge, open_seats, open_table};

/// How long an answer may take before the connection counts as gone.
const ANSWER: Duration = Duration::from_secs(20);
/// How long nobody may hear anything of a game that goes on.
const SILENCE: Duration = Duration::from_secs(30);
/// The longest somebody thinks, in milliseconds.
const THINK: u32 = 60;

/// The bot that sits at some tables and lends a hand at others.
const BOT: Player = Player::Novice;

/// What all people share.
pub struct CrashRun {
    ports: Vec<u16>,
    seed: u64,
    /// Whether it may happen that nothing can be stored.
    storage_fails: bool,
    stopped: watch::Sender<bool>,
}

impl CrashRun {
    pub fn new(ports: Vec<u16>, seed: u64, storage_fails: bool) -> CrashRun {
        CrashRun { ports, seed, storage_fails, stopped: watch::Sender::new(false) }
    }

    /// Lets everybody finish what they are about, and go.
    pub fn stop(&self) {
        self.stopped.send_replace(true);
    }

    fn is_stopped(&self) -> bool {
        *self.stopped.borrow()
    }
}

/// Two people play one game after the other, every fourth with a bot beside them, every third by a clock; every fifth is a challenge of the day that one of them
/// tries. Gives back what they wrote down.
pub async fn play_tables(run: Arc<CrashRun>, table: u16) -> Vec<ClientLog> {
    let mut all = Vec::new();
    let mut random = Stream::new(run.seed, u64::from(table) + 1, Purpose::Setup);
    for game in 0.. {
        if run.is_stopped() {
            break;
        }
        let number = usize::from(table) + game;
        let (opened, people) = if number % 5 == 4 {
            (timeout(ANSWER, challenge(random.pick(&run.ports), &mut random)).await, 1)
        } else {
            let mut new = new_table(GAMES[number % GAMES.len()], super::PEOPLE);
            if number % 4 == 3 {
                new.seats.push(NewSeat { player: SeatFor::Bot(BOT), colour: None, power: None });
            }
            if number % 3 == 1 {
                new.clock = Pace::Brisk;
            }
            (timeout(ANSWER, open_table(random.pick(&run.ports), &new)).await, super::PEOPLE)
        };
        let Ok(Ok(opened)) = opened else {
            // The server has just been killed; whether the table is there nobody knows.
            sleep(Duration::from_millis(10)).await;
            continue;
        };
        // Set if somebody's seat is lost with the answer that held their secret.
        let given_up = Arc::new(watch::Sender::new(false));
        let people: Vec<_> = (0..people)
            .map(|seat| {
                let stream = (u64::from(table) * u64::from(super::PEOPLE) + u64::from(seat)) << 32 | game as u64;
                let seat_token = (seat == 0).then(|| opened.seat_token.clone());
                let person = CrashPlayer {
                    run: run.clone(),
                    given_up: given_up.clone(),
                    seat,
                    random: Stream::new(run.seed, stream, Purpose::Players),
                    state: ClientState::default(),
                    asked: None,
                    lines: 0,
                    started: false,
                    log: ClientLog { table: opened.table.clone(), seat_token, ..ClientLog::default() },
                };
                tokio::spawn(person.play())
            })
            .collect();
        for person in people {
            match person.await {
                Ok(log) => all.push(log),
                Err(error) => all.push(ClientLog { problems: vec![error.to_string()], ..ClientLog::default() }),
            }
        }
    }
    all
}

/// Somebody nobody knows yet tries the challenge of the day.
async fn challenge(port: u16, random: &mut Stream) -> io::Result<OpenedTable> {
    let player = format!("{:08x}{:08x}", random.below(u32::MAX), random.below(u32::MAX));
    open_challenge(port, &NewChallenge { name: "Ling".to_owned(), player: Some(player) }).await
}

/// Everybody comes back once more, knowing nothing.
pub async fn read_again(run: &CrashRun, log: &mut [ClientLog]) {
    for (index, log) in log.iter_mut().enumerate().filter(|(_, log)| log.seat_token.is_some()) {
        let mut state = ClientState::default();
        let port = run.ports[index % run.ports.len()];
        let looked = timeout(ANSWER, async {
            let mut client = LoadConnection::connect(port, 0).await?;
            client.send(&hello(log, None)).await?;
            state.receive(client.receive().await?).map_err(io::Error::other)
        });
        match looked.await {
            Ok(Ok(Received::Welcome)) => {
                log.final_record = Some((state.number, state.steps.clone()));
            }
            Ok(Ok(Received::Refused { error, .. })) => log.problems.push(format!("not let in again: {error}")),
            Ok(Ok(_)) => log.problems.push("was not welcomed in the end".to_owned()),
            Ok(Err(error)) => log.problems.push(format!("could not come back in the end: {error}")),
            Err(_) => log.problems.push("got no answer in the end".to_owned()),
        }
    }
}

fn hello(log: &ClientLog, since: Option<u64>) -> ClientMessage {
    let (table, seat_token) = (log.table.clone(), log.seat_token.clone());
    ClientMessage::Hello { version: VERSION, table, seat_token, since, views: false, word: None }
}

/// Somebody who plays, talks, and writes everything down.
struct CrashPlayer {
    run: Arc<CrashRun>,
    given_up: Arc<watch::Sender<bool>>,
    seat: u8,
    random: Stream,
    state: ClientState,
    /// What was asked for and not yet answered.
    asked: Option<(u64, ClientRequest, Instant)>,
    lines: u32,
    /// True if the host has begun the game over this connection.
    started: bool,
    log: ClientLog,
}

/// Why somebody leaves a connection.
enum ConnectionEnd {
    /// The server went.
    Lost,
    /// There is nothing more to do at this table.
    Done,
}

impl CrashPlayer {
    /// Stays at the table, over one connection after the other, until the game is over or all is stopped.
    async fn play(mut self) -> ClientLog {
        loop {
            match self.play_over_one_connection().await {
                Ok(ConnectionEnd::Done) => break,
                Ok(ConnectionEnd::Lost) => {}
                Err(problem) => {
                    self.log.problems.push(problem);
                    break;
                }
            }
            if let Some((_, request, _)) = self.asked.take() {
                self.log.unanswered.push(request);
            }
            if *self.given_up.borrow() || self.run.is_stopped() {
                break;
            }
            sleep(Duration::from_millis(u64::from(5 + self.random.below(20)))).await;
        }
        if let Some((_, request, _)) = self.asked.take() {
            self.log.unanswered.push(request);
        }
        self.log.person = self.state.person;
        self.log.number = self.state.number;
        self.log.steps = self.state.steps.clone();
        self.log
    }

    /// One connection, to any of the servers. An error is something that must not happen.
    async fn play_over_one_connection(&mut self) -> Result<ConnectionEnd, String> {
        let port = self.random.pick(&self.run.ports);
        let Ok(Ok(mut client)) = timeout(ANSWER, LoadConnection::connect(port, 0)).await else {
            return Ok(ConnectionEnd::Lost);
        };
        // Now and then somebody has forgotten what they knew, and is told everything anew.
        let since = (self.state.number > 0 && self.random.below(4) > 0).then_some(self.state.number);
        self.log.reconnects += u64::from(self.state.number > 0);
        if client.send(&hello(&self.log, since)).await.is_err() {
            return Ok(ConnectionEnd::Lost);
        }
        self.started = false;
        let mut stopped = self.run.stopped.subscribe();
        let mut given_up = self.given_up.subscribe();
        let mut thinks_until = None;
        let mut heard_at = Instant::now();
        let mut welcomed = false;
        loop {
            let stops = *stopped.borrow_and_update() || *given_up.borrow_and_update();
            if (stops || self.state.is_in(Phase::Over)) && self.asked.is_none() {
                return Ok(ConnectionEnd::Done);
            }
            if let Some((_, request, _)) = self.asked.as_ref().filter(|(.., at)| at.elapsed() > ANSWER) {
                return Err(format!("got no answer within {} s to {request:?}", ANSWER.as_secs()));
            }
            if heard_at.elapsed() > SILENCE {
                let last = self.state.number;
                return Err(format!("heard nothing for {} s after event {last}", SILENCE.as_secs()));
            }
            if thinks_until.is_none() && welcomed && !stops && self.asked.is_none() && self.next_action().is_some() {
                thinks_until = Some(Instant::now() + Duration::from_millis(self.random.below(THINK).into()));
            }
            let wakes = thinks_until.unwrap_or_else(|| Instant::now() + Duration::from_secs(5));
            tokio::select! {
                told = client.receive() => {
                    let told = match told {
                        Ok(told) => told,
                        Err(error) if error.kind() == io::ErrorKind::InvalidData => return Err(error.to_string()),
                        Err(_) => return Ok(ConnectionEnd::Lost),
                    };
                    heard_at = Instant::now();
                    let heard = self.state.receive(told)?;
                    welcomed |= matches!(heard, Received::Welcome);
                    if self.is_turned_away(&heard) {
                        return Ok(ConnectionEnd::Lost);
                    }
                    self.record(heard)?;
                }
                () = sleep_until(wakes) => {
                    if thinks_until.take().is_some() && !self.act(&mut client).await? {
                        return Ok(ConnectionEnd::Lost);
                    }
                }
                _ = stopped.changed() => {}
                _ = given_up.changed() => {}
            }
        }
    }

    /// True if this is the host now, as far as they have heard.
    fn is_host(&self) -> bool {
        let state = self.state.state.as_ref();
        state.is_some_and(|state| self.state.person == Some(state.host)) && self.log.seat_token.is_some()
    }

    /// What is to be done now.
    fn next_action(&mut self) -> Option<ClientAction> {
        let state = self.state.state.as_ref()?;
        let me = self.state.person.filter(|_| self.log.seat_token.is_some());
        match state.phase {
            Phase::Open if self.seat > 0 && self.log.seat_token.is_none() => {
                open_seats(state).next().map(|seat| ClientAction::Sat { seat })
            }
            // Now and then a table waits for strangers.
            Phase::Open if self.seat == 0 && state.listing.is_none() && self.random.below(2) == 0 => {
                open_seats(state).next().map(|_| ClientAction::Listed)
            }
            Phase::Open => {
                (self.is_host() && !self.started && open_seats(state).next().is_none()).then_some(ClientAction::Began)
            }
            Phase::Playing => {
                let me = me?;
                if state.undo.as_ref().is_some_and(|undo| undo.waits_for.contains(&me)) {
                    let agrees = self.random.below(3) > 0;
                    return Some(if agrees { ClientAction::Agreed } else { ClientAction::Declined });
                }
                // A bot that was lent decides meanwhile.
                let lent =
                    state.seats.iter().find(|seat| self.is_host() && seat.person.is_some() && seat.bot.is_some());
                if let Some(lent) = lent {
                    return Some(ClientAction::GaveBack { seat: lent.seat });
                }
                let choice = (!self.state.options().is_empty()).then(|| self.random.pick(self.state.options()))?;
                Some(ClientAction::Chose { steps: self.state.steps.len(), choice })
            }
            Phase::Over => None,
        }
    }

    /// Who could decide may do something else first.
    fn instead(&mut self) -> Option<ClientAction> {
        let state = self.state.state.as_ref()?;
        match self.random.below(24) {
            0..4 => {
                self.lines += 1;
                Some(ClientAction::Said { text: format!("line {} of person {}", self.lines, self.seat) })
            }
            4..7 => Some(ClientAction::Undo),
            7 if self.is_host() && state.day.is_none() => {
                let own = state.seats.iter().find(|seat| seat.decider() == Some(state.host))?;
                Some(ClientAction::LetPlay { seat: own.seat, bot: BOT })
            }
            8 if self.seat == 0 && state.listing.is_some() => Some(ClientAction::Unlisted),
            _ => None,
        }
    }

    /// Does what is to be done; false if the connection is gone.
    async fn act(&mut self, client: &mut LoadConnection) -> Result<bool, String> {
        let Some(mut action) = self.next_action() else { return Ok(true) };
        if matches!(action, ClientAction::Chose { .. }) {
            action = self.instead().unwrap_or(action);
        }
        let after = self.state.number;
        let request = match &action {
            ClientAction::Chose { steps, choice } => {
                ClientMessage::Choose { choice: *choice, steps: *steps, number: Some(after) }
            }
            ClientAction::Said { text } => ClientMessage::Say { text: text.clone() },
            ClientAction::Sat { seat } => {
                ClientMessage::Sit { seat: *seat, name: Some(format!("Guest {}", self.seat)) }
            }
            ClientAction::Began => ClientMessage::Start {},
            ClientAction::Undo => ClientMessage::Undo {},
            ClientAction::Agreed => ClientMessage::Agree {},
            ClientAction::Declined => ClientMessage::Refuse {},
            ClientAction::LetPlay { seat, bot } => ClientMessage::Bot { seat: *seat, bot: *bot, gives_way: false },
            ClientAction::GaveBack { seat } => ClientMessage::GiveBack { seat: *seat },
            ClientAction::Listed => ClientMessage::List { language: "en".to_owned() },
            ClientAction::Unlisted => ClientMessage::Unlist {},
        };
        match action {
            // The next options come with what this one brings about.
            ClientAction::Chose { .. } => self.state.now = None,
            ClientAction::Began => self.started = true,
            _ => {}
        }
        // It counts as asked even if the connection goes while it is sent.
        self.asked = Some((0, ClientRequest { after, action }, Instant::now()));
        let Ok(id) = client.send(&request).await else { return Ok(false) };
        if let Some((asked, ..)) = &mut self.asked {
            *asked = id;
        }
        Ok(true)
    }

    /// True if nothing could be stored, where that may be, or not soon enough for somebody new: what was asked for is not done, and is
    /// asked for anew by who comes back.
    fn is_turned_away(&mut self, heard: &Received) -> bool {
        let (id, may_be) = match heard {
            Received::Refused { id, why: RefusalReason::Storage, .. } => (id, self.run.storage_fails),
            Received::Refused { id, why: RefusalReason::Busy, .. } => (id, true),
            _ => return false,
        };
        if may_be {
            self.asked.take_if(|(asked, ..)| Some(*asked) == *id);
            self.log.turned_away += 1;
        }
        may_be
    }

    fn record(&mut self, heard: Received) -> Result<(), String> {
        match heard {
            Received::Update { number, at, what } => {
                self.log.events.insert(number, (at, what));
            }
            Received::Done { id } => self.acknowledged(id)?,
            Received::Seated { id, seat_token } => {
                self.log.seat_token = Some(seat_token);
                self.acknowledged(id)?;
            }
            Received::Refused { id, why, error } => {
                let request = self.asked.take_if(|(asked, ..)| Some(*asked) == id).map(|(_, request, _)| request);
                let action = request.as_ref().map(|request| &request.action);
                // What was asked before the crash may have come through after we looked, and others may have been quicker.
                let expected = match action {
                    Some(ClientAction::Undo) => {
                        matches!(why, RefusalReason::NothingToTakeBack | RefusalReason::AskedAlready)
                    }
                    Some(ClientAction::Agreed | ClientAction::Declined) => why == RefusalReason::NotAsked,
                    Some(ClientAction::Chose { .. }) => {
                        matches!(why, RefusalReason::GoneOn | RefusalReason::NotYours | RefusalReason::Over)
                    }
                    Some(ClientAction::LetPlay { .. } | ClientAction::GaveBack { .. }) => {
                        matches!(why, RefusalReason::Over | RefusalReason::BotPlays | RefusalReason::HostOnly)
                    }
                    Some(ClientAction::Began) => matches!(why, RefusalReason::Begun | RefusalReason::HostOnly),
                    Some(ClientAction::Sat { .. }) => why == RefusalReason::Taken,
                    Some(ClientAction::Listed) => why == RefusalReason::Full,
                    Some(ClientAction::Said { .. } | ClientAction::Unlisted) | None => false,
                };
                if !expected {
                    return Err(format!("{request:?} was refused: {error}"));
                }
                self.log.overtaken += 1;
            }
            Received::Welcome | Received::Other => {}
        }
        // Somebody whose seat is taken, but who never got their secret, cannot come back.
        let state = self.state.state.as_ref();
        if self.seat > 0
            && self.log.seat_token.is_none()
            && self.asked.is_none()
            && state.is_some_and(|state| open_seats(state).next().is_none())
        {
            self.given_up.send_replace(true);
        }
        Ok(())
    }

    fn acknowledged(&mut self, id: Option<u64>) -> Result<(), String> {
        let (_, request, _) = self
            .asked
            .take_if(|(asked, ..)| Some(*asked) == id)
            .ok_or_else(|| format!("request {id:?} was acknowledged, but it is not awaited"))?;
        self.log.acknowledged.push(request);
        Ok(())
    }
}
