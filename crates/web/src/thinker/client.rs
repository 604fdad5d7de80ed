//! The page's side: starts the worker when something is first asked, and hands its answers on.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::mem;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::{document, set_timeout};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

use super::think_queue::ThinkQueue;
use super::worker::READY;
use super::{Ask, Reply, Request, ThinkRequest, ThinkerAnswer};

/// A question that was asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asked(u32);

impl Asked {
    /// The answer is no longer wanted.
    pub fn stop(self) {
        let waited_for = THINKER.with_borrow_mut(|thinker| thinker.asked.remove(&self.0).is_some());
        if waited_for {
            send(&Request::Stop(self.0));
        }
    }
}

/// Asks about a game after so many steps of its replay; `hear` is called with each answer.
pub fn ask(game: String, steps: usize, ask: Ask, hear: impl Fn(ThinkerAnswer) + 'static) -> Asked {
    let id = THINKER.with_borrow_mut(|thinker| {
        thinker.last += 1;
        thinker.asked.insert(thinker.last, Rc::new(hear));
        thinker.last
    });
    send(&Request::Ask(ThinkRequest { id, game, steps, ask }));
    Asked(id)
}

/// Starts the worker before anything is asked.
pub fn wake() {
    THINKER.with_borrow_mut(Thinker::wake);
}

thread_local! {
    static THINKER: RefCell<Thinker> = RefCell::default();
}

#[derive(Default)]
struct Thinker {
    place: ThinkerPlace,
    last: u32,
    asked: BTreeMap<u32, Rc<dyn Fn(ThinkerAnswer)>>,
}

impl Thinker {
    fn wake(&mut self) {
        if matches!(self.place, ThinkerPlace::Nowhere) {
            self.place = match start() {
                Ok(worker) => ThinkerPlace::Starting(worker, Vec::new()),
                Err(_) => ThinkerPlace::Page(Box::default()),
            };
        }
    }
}

/// Where thinking is done.
#[derive(Default)]
enum ThinkerPlace {
    /// Nothing was asked yet.
    #[default]
    Nowhere,
    /// In a worker that is just starting; what it will be sent.
    Starting(Worker, Vec<String>),
    Worker(Worker),
    /// In the page itself, a slice at a time, where the browser lets no worker start.
    Page(Box<ThinkQueue>),
}

fn send(message: &Request) {
    let Ok(text) = serde_json::to_string(message) else { return };
    let reply = THINKER.with_borrow_mut(|thinker| {
        thinker.wake();
        match &mut thinker.place {
            ThinkerPlace::Starting(_, waiting) => waiting.push(text),
            ThinkerPlace::Worker(worker) => drop(worker.post_message(&text.into())),
            ThinkerPlace::Page(queue) => return read_here(queue, &text),
            ThinkerPlace::Nowhere => {}
        }
        None
    });
    hear_later(reply);
}

/// Starts the worker with the program that runs here.
fn start() -> Result<Worker, JsValue> {
    let file = document().query_selector("meta[name=worker]")?.and_then(|meta| meta.get_attribute("content"));
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&file.unwrap_or_default(), &options)?;
    let read = Closure::<dyn Fn(MessageEvent)>::new(|event: MessageEvent| match event.data().as_string() {
        Some(text) if text == READY => is_ready(),
        Some(text) => hear(&text),
        None => {}
    });
    let fail = Closure::<dyn Fn(Event)>::new(|_: Event| has_failed());
    worker.set_onmessage(Some(read.as_ref().unchecked_ref()));
    worker.set_onerror(Some(fail.as_ref().unchecked_ref()));
    read.forget();
    fail.forget();
    worker.post_message(&wasm_bindgen::module())?;
    Ok(worker)
}

fn is_ready() {
    THINKER.with_borrow_mut(|thinker| {
        if let ThinkerPlace::Starting(worker, waiting) = mem::take(&mut thinker.place) {
            for text in waiting {
                let _ = worker.post_message(&text.into());
            }
            thinker.place = ThinkerPlace::Worker(worker);
        }
    });
}

/// A worker that could not start is replaced by the page; one that broke off is started anew for the next question.
fn has_failed() {
    let waiting = THINKER.with_borrow_mut(|thinker| match mem::take(&mut thinker.place) {
        ThinkerPlace::Starting(_, waiting) => {
            thinker.place = ThinkerPlace::Page(Box::default());
            waiting
        }
        ThinkerPlace::Nowhere | ThinkerPlace::Worker(_) | ThinkerPlace::Page(_) => Vec::new(),
    });
    for text in waiting {
        let reply = THINKER.with_borrow_mut(|thinker| match &mut thinker.place {
            ThinkerPlace::Page(queue) => read_here(queue, &text),
            ThinkerPlace::Nowhere | ThinkerPlace::Starting(..) | ThinkerPlace::Worker(_) => None,
        });
        hear_later(reply);
    }
}

fn read_here(queue: &mut ThinkQueue, text: &str) -> Option<String> {
    let busy = queue.is_busy();
    let reply = queue.read(text);
    if !busy && queue.is_busy() {
        set_timeout(think_here, Duration::ZERO);
    }
    reply
}

fn think_here() {
    let reply = THINKER.with_borrow_mut(|thinker| {
        let ThinkerPlace::Page(queue) = &mut thinker.place else { return None };
        let reply = queue.think();
        if queue.is_busy() {
            set_timeout(think_here, Duration::ZERO);
        }
        reply
    });
    if let Some(reply) = reply {
        hear(&reply);
    }
}

/// Whoever asked first gets to know what was asked.
fn hear_later(reply: Option<String>) {
    if let Some(reply) = reply {
        set_timeout(move || hear(&reply), Duration::ZERO);
    }
}

fn hear(text: &str) {
    let Ok(Reply { id, answer }) = serde_json::from_str(text) else { return };
    let hear = THINKER.with_borrow_mut(|thinker| {
        if answer.is_last() { thinker.asked.remove(&id) } else { thinker.asked.get(&id).cloned() }
    });
    if let Some(hear) = hear {
        hear(answer);
    }
}
