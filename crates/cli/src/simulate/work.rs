use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use ghost_stories_command_line::Failure;
use indicatif::{ProgressBar, ProgressStyle};

use super::experiment::{Cell, Experiment, Shard, Team};
use super::game_recorder::GameRecorder;
use super::games::{GameRow, GameRows};
use super::results::Results;
use super::tally::{Tally, Timing};

/// How a run ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Run {
    Finished,
    /// Somebody asked it to stop; the games under way were finished.
    Interrupted,
}

/// How often what is done is saved while more is played.
const SAVE_EVERY: Duration = Duration::from_secs(20);

/// Games that one thread plays in one go.
struct Batch {
    /// The place of its first game in the shard.
    first: u64,
    games: u64,
    cells: Vec<CellPart>,
    rows: Vec<GameRow>,
}

/// What a batch adds to one cell.
struct CellPart {
    cell: usize,
    tally: Tally,
    timing: Vec<Timing>,
}

enum WorkerMessage {
    Done(Box<Batch>),
    /// A thread plays no more.
    Gone,
    Interrupt,
}

/// Says when a thread ends, however it ends.
struct GoneOnDrop<'a>(&'a Sender<WorkerMessage>);

impl Drop for GoneOnDrop<'_> {
    fn drop(&mut self) {
        let _ = self.0.send(WorkerMessage::Gone);
    }
}

/// The games of a shard that are still to be played, handed out in order.
struct Work<'a> {
    experiment: &'a Experiment,
    shard: Shard,
    /// Games of players who do not think are handed out in batches, so that threads seldom meet.
    batch: u64,
    next: AtomicU64,
    end: u64,
    stop: AtomicBool,
    rows: bool,
}

impl Work<'_> {
    /// Plays batches until there are none left, or it is told to stop. All that was begun is finished, so what is done is always
    /// the beginning of the shard.
    fn play(&self, messages: &Sender<WorkerMessage>) {
        let _leave = GoneOnDrop(messages);
        let cells: Vec<Cell<'_>> = self.experiment.cells();
        let mut recorder = GameRecorder::new(self.experiment);
        while !self.stop.load(Ordering::Relaxed) {
            let first = self.next.fetch_add(self.batch, Ordering::Relaxed);
            if first >= self.end {
                return;
            }
            let games = self.batch.min(self.end - first);
            let batch = self.play_batch(&cells, &mut recorder, first, games);
            if messages.send(WorkerMessage::Done(Box::new(batch))).is_err() {
                return;
            }
        }
    }

    fn play_batch(&self, cells: &[Cell<'_>], recorder: &mut GameRecorder<'_>, first: u64, games: u64) -> Batch {
        let mut batch = Batch { first, games, cells: Vec::new(), rows: Vec::new() };
        for index in first..first + games {
            let number = self.shard.game(index);
            let which = (number / self.experiment.games) as usize;
            let (cell, game) = (cells[which], number % self.experiment.games);
            if batch.cells.last().is_none_or(|part| part.cell != which) {
                let timing = vec![Timing::default(); cell.team.taoists.len()];
                batch.cells.push(CellPart { cell: which, tally: Tally::default(), timing });
            }
            let Some(part) = batch.cells.last_mut() else { continue };
            let played = recorder.play(cell, &self.experiment.setup_options(cell), game, &mut part.timing);
            part.tally.add(played);
            if self.rows {
                batch.rows.push(GameRow::of(cell, game, played));
            }
        }
        batch
    }
}

/// What a run takes besides the experiment.
pub struct RunOptions<'a> {
    pub jobs: u32,
    pub rows: Option<&'a mut GameRows>,
    /// Called at the start, now and then, and at the end, with what is done.
    pub save: &'a mut dyn FnMut(&Results) -> Result<(), Failure>,
}

/// Plays what is missing of the only shard of `results`.
pub fn run(results: &mut Results, options: RunOptions<'_>) -> Result<Run, Failure> {
    let experiment = results.experiment.clone();
    let shard = results.shards[0].shard();
    let all = shard.games(experiment.total());
    let done = results.shards[0].done;
    let work = Work {
        experiment: &experiment,
        shard,
        batch: if experiment.bots.iter().all(Team::is_random) { 64 } else { 1 },
        next: AtomicU64::new(done),
        end: all,
        stop: AtomicBool::new(false),
        rows: options.rows.is_some(),
    };
    let (sender, receiver) = channel();
    listen_for_interrupts(sender.clone());
    let bar = progress_bar(all, done);
    thread::scope(|scope| {
        for _ in 0..options.jobs {
            let messages = sender.clone();
            let work = &work;
            scope.spawn(move || work.play(&messages));
        }
        let result = Collector { results, options, bar: &bar, work: &work, early: BTreeMap::new() }.collect(&receiver);
        // After a failure the threads need not go on.
        work.stop.store(true, Ordering::Relaxed);
        bar.finish_and_clear();
        result
    })
}

/// Adds up batches in their order, so that what is counted is at any moment the beginning of the shard.
struct Collector<'a, 'm> {
    results: &'a mut Results,
    options: RunOptions<'m>,
    bar: &'a ProgressBar,
    work: &'a Work<'a>,
    /// Batches that came before one that was begun earlier.
    early: BTreeMap<u64, Box<Batch>>,
}

impl Collector<'_, '_> {
    fn collect(mut self, messages: &Receiver<WorkerMessage>) -> Result<Run, Failure> {
        self.save()?;
        let mut saved = Instant::now();
        let mut playing = self.options.jobs;
        while playing > 0 {
            match messages.recv() {
                Ok(WorkerMessage::Gone) => playing -= 1,
                Ok(WorkerMessage::Done(batch)) => {
                    self.bar.inc(batch.games);
                    self.early.insert(batch.first, batch);
                    self.take_in_order()?;
                }
                Ok(WorkerMessage::Interrupt) if self.work.stop.load(Ordering::Relaxed) => {
                    // The second time: at once, without the games under way.
                    self.save()?;
                    self.bar.finish_and_clear();
                    std::process::exit(130);
                }
                Ok(WorkerMessage::Interrupt) => {
                    self.work.stop.store(true, Ordering::Relaxed);
                    self.bar.println("finishing the games under way; interrupt again to stop at once");
                }
                Err(_) => break,
            }
            if saved.elapsed() > SAVE_EVERY {
                self.save()?;
                saved = Instant::now();
            }
        }
        self.save()?;
        Ok(if self.done() < self.work.end { Run::Interrupted } else { Run::Finished })
    }

    fn done(&self) -> u64 {
        self.results.shards[0].done
    }

    fn take_in_order(&mut self) -> Result<(), Failure> {
        while let Some(batch) = self.early.remove(&self.done()) {
            for part in &batch.cells {
                self.results.cells[part.cell].merge(&part.tally);
                for (mine, theirs) in self.results.timing[part.cell].iter_mut().zip(&part.timing) {
                    mine.merge(*theirs);
                }
            }
            if let Some(rows) = &mut self.options.rows {
                rows.write(&batch.rows)?;
            }
            self.results.shards[0].done += batch.games;
        }
        Ok(())
    }

    /// The rows first, so that the file of rows is never behind the tallies.
    fn save(&mut self) -> Result<(), Failure> {
        if let Some(rows) = &mut self.options.rows {
            rows.flush()?;
        }
        (self.options.save)(self.results)
    }
}

fn progress_bar(games: u64, done: u64) -> ProgressBar {
    let bar = ProgressBar::new(games).with_style(
        ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} games, {eta} left")
            .unwrap_or_else(|_| ProgressStyle::default_bar()),
    );
    bar.set_position(done);
    bar.reset_eta();
    bar.enable_steady_tick(Duration::from_millis(500));
    bar
}

/// Passes on Ctrl-C and the request of a batch system to end. Where that cannot be heard, an interrupt ends the program as usual.
fn listen_for_interrupts(messages: Sender<WorkerMessage>) {
    thread::spawn(move || {
        if let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_all().build() {
            runtime.block_on(pass_on_interrupts(&messages));
        }
    });
}

#[cfg(unix)]
async fn pass_on_interrupts(messages: &Sender<WorkerMessage>) {
    use tokio::signal::unix::{SignalKind, signal};
    let (Ok(mut interrupt), Ok(mut terminate)) = (signal(SignalKind::interrupt()), signal(SignalKind::terminate()))
    else {
        return;
    };
    loop {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
        if messages.send(WorkerMessage::Interrupt).is_err() {
            return;
        }
    }
}

#[cfg(not(unix))]
async fn pass_on_interrupts(messages: &Sender<WorkerMessage>) {
    while tokio::signal::ctrl_c().await.is_ok() && messages.send(WorkerMessage::Interrupt).is_ok() {}
}
