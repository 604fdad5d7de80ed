//! One WebSocket to the server of this page. It comes back by itself; nothing else of the page knows sockets.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::mem;
use std::rc::{Rc, Weak};
use std::time::Duration;

use ghost_stories_online::{ClientMessage, RefusalReason, ServerMessage};
use leptos::leptos_dom::helpers::{IntervalHandle, WindowListenerHandle};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Event, MessageEvent, WebSocket};

use super::flat_message;
use super::pulse::{Beat, Pulse, pause};
use crate::browser::{self, now};

/// How often the pulse is felt.
const BEAT: Duration = Duration::from_millis(250);

/// What a connection has to tell.
pub enum ConnectionNews {
    /// The server said this.
    ServerMessage(Box<ServerMessage>),
    /// True if the server did not answer for a moment, false once it does.
    Unsure(bool),
    /// There is no connection; it is tried again.
    Lost,
    /// The server said something that this page cannot read; the connection is closed.
    Unreadable,
}

/// What became of a request.
pub enum RequestAnswer {
    Done,
    /// A seat was taken by somebody new.
    Seated {
        person: u8,
        seat_token: String,
    },
    /// Why not, and the server's words for it.
    Refused(RefusalReason, String),
    /// The connection broke off before the answer; what the server tells next shows whether it was heard.
    Lost,
}

/// A connection to one table.
pub struct Connection {
    hello: Box<dyn Fn() -> ClientMessage>,
    hear: Box<dyn Fn(ConnectionNews)>,
    state: RefCell<ConnectionState>,
}

struct ConnectionState {
    socket: Option<Socket>,
    /// Which socket it is, so that what an older one still says is ignored.
    turn: u32,
    pulse: Pulse,
    /// How often it was tried in vain.
    tries: u32,
    /// True once the server has welcomed us.
    ready: bool,
    last: u64,
    asked: BTreeMap<u64, Box<dyn FnOnce(RequestAnswer)>>,
    /// What goes on until it is closed for good.
    alive: Option<(IntervalHandle, [WindowListenerHandle; 3])>,
}

/// A socket and what it calls.
struct Socket {
    wire: WebSocket,
    _message: Closure<dyn Fn(MessageEvent)>,
    _event: Closure<dyn Fn(Event)>,
}

impl Drop for Socket {
    fn drop(&mut self) {
        for forget in [WebSocket::set_onopen, WebSocket::set_onmessage, WebSocket::set_onclose] {
            forget(&self.wire, None);
        }
        let _ = self.wire.close();
    }
}

impl Connection {
    /// Connects, with `hello` as the first message of each socket; `hear` is told what comes.
    pub fn open(
        hello: impl Fn() -> ClientMessage + 'static,
        hear: impl Fn(ConnectionNews) + 'static,
    ) -> Rc<Connection> {
        let state = ConnectionState {
            socket: None,
            turn: 0,
            pulse: Pulse::opening(now()),
            tries: 0,
            ready: false,
            last: 0,
            asked: BTreeMap::new(),
            alive: None,
        };
        let connection =
            Rc::new(Connection { hello: Box::new(hello), hear: Box::new(hear), state: RefCell::new(state) });
        let call = |act: fn(&Rc<Connection>)| {
            let weak = Rc::downgrade(&connection);
            move || {
                if let Some(connection) = weak.upgrade() {
                    act(&connection);
                }
            }
        };
        let listen = |name: &str, act: fn(&Rc<Connection>)| {
            let act = call(act);
            window_event_listener_untyped(name, move |_| act())
        };
        let wakes = [
            listen("online", Connection::wake),
            listen("visibilitychange", Connection::wake),
            // The browser knows it before any silence tells.
            listen("offline", Connection::lose),
        ];
        if let Ok(beat) = set_interval_with_handle(call(Connection::beat), BEAT) {
            connection.state.borrow_mut().alive = Some((beat, wakes));
        }
        connection.connect();
        connection
    }

    /// Ends it for good.
    pub fn close(&self) {
        let (socket, alive) = {
            let mut state = self.state.borrow_mut();
            state.turn += 1;
            state.ready = false;
            (state.socket.take(), state.alive.take())
        };
        drop(socket);
        if let Some((beat, wakes)) = alive {
            beat.clear();
            wakes.into_iter().for_each(WindowListenerHandle::remove);
        }
    }

    /// Drops the socket and connects anew.
    pub fn again(self: &Rc<Connection>) {
        self.lose();
    }

    /// Sends a request; its answer goes to `answered`.
    pub fn ask(&self, request: &ClientMessage, answered: impl FnOnce(RequestAnswer) + 'static) {
        let id = {
            let mut state = self.state.borrow_mut();
            state.last += 1;
            state.last
        };
        if self.send(request, Some(id)) {
            self.state.borrow_mut().asked.insert(id, Box::new(answered));
        } else {
            answered(RequestAnswer::Lost);
        }
    }

    /// Sends a request whose answer nobody waits for.
    pub fn tell(&self, request: &ClientMessage) {
        self.send(request, None);
    }

    fn send(&self, request: &ClientMessage, id: Option<u64>) -> bool {
        let state = self.state.borrow();
        let socket = state.socket.as_ref().filter(|_| state.ready);
        socket.is_some_and(|socket| socket.wire.send_with_str(&request.write(id)).is_ok())
    }

    fn is_closed(&self) -> bool {
        self.state.borrow().alive.is_none()
    }

    fn connect(self: &Rc<Connection>) {
        if self.is_closed() {
            return;
        }
        let turn = {
            let mut state = self.state.borrow_mut();
            state.turn += 1;
            state.pulse = Pulse::opening(now());
            state.turn
        };
        match self.socket(turn) {
            Some(socket) => drop(self.state.borrow_mut().socket.replace(socket)),
            None => self.lose(),
        }
    }

    fn socket(self: &Rc<Connection>, turn: u32) -> Option<Socket> {
        let socket = WebSocket::new(&address()).ok()?;
        let weak = Rc::downgrade(self);
        let current =
            move |weak: &Weak<Connection>| weak.upgrade().filter(|connection| connection.state.borrow().turn == turn);
        let message = {
            let weak = weak.clone();
            Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
                if let (Some(connection), Some(text)) = (current(&weak), event.data().as_string()) {
                    connection.read(&text);
                }
            })
        };
        let event = Closure::<dyn Fn(Event)>::new(move |event: Event| {
            let Some(connection) = current(&weak) else { return };
            if event.type_() == "open" {
                let hello = (connection.hello)().write(None);
                let state = connection.state.borrow();
                if let Some(socket) = &state.socket {
                    let _ = socket.wire.send_with_str(&hello);
                }
            } else {
                connection.lose();
            }
        });
        socket.set_onmessage(Some(message.as_ref().unchecked_ref()));
        socket.set_onopen(Some(event.as_ref().unchecked_ref()));
        socket.set_onclose(Some(event.as_ref().unchecked_ref()));
        Some(Socket { wire: socket, _message: message, _event: event })
    }

    fn read(self: &Rc<Connection>, text: &str) {
        if self.state.borrow_mut().pulse.hear(now()) {
            (self.hear)(ConnectionNews::Unsure(false));
        }
        let Some(told) = flat_message::read(text) else {
            // To pass over what may be a decision would leave a gap in the game.
            self.close();
            return (self.hear)(ConnectionNews::Unreadable);
        };
        match told {
            ServerMessage::Done { id: Some(id) } => self.answer(id, RequestAnswer::Done),
            ServerMessage::Seated { id: Some(id), person, seat_token } => {
                self.answer(id, RequestAnswer::Seated { person, seat_token });
            }
            ServerMessage::Refused { id: Some(id), why, error, .. } => {
                self.answer(id, RequestAnswer::Refused(why, error));
            }
            ServerMessage::Pong {} => {}
            ServerMessage::Closing {} => self.lose(),
            ServerMessage::Welcome { .. } => {
                {
                    let mut state = self.state.borrow_mut();
                    state.ready = true;
                    state.tries = 0;
                }
                self.hand_on(told);
            }
            ServerMessage::Reload { .. } => {
                self.close();
                self.hand_on(told);
            }
            ServerMessage::Update(_)
            | ServerMessage::Here { .. }
            | ServerMessage::Pointed { .. }
            | ServerMessage::Done { id: None }
            | ServerMessage::Seated { id: None, .. }
            | ServerMessage::Refused { id: None, .. } => self.hand_on(told),
        }
    }

    fn hand_on(&self, told: ServerMessage) {
        (self.hear)(ConnectionNews::ServerMessage(Box::new(told)));
    }

    fn answer(&self, id: u64, answer: RequestAnswer) {
        let answered = self.state.borrow_mut().asked.remove(&id);
        if let Some(answered) = answered {
            answered(answer);
        }
    }

    /// The socket is gone: whoever waits for an answer gets to know, and it is tried again after a pause.
    fn lose(self: &Rc<Connection>) {
        if self.is_closed() {
            return;
        }
        let (socket, asked, turn, wait) = {
            let mut state = self.state.borrow_mut();
            state.turn += 1;
            state.ready = false;
            let wait = pause(state.tries, js_sys::Math::random());
            state.tries += 1;
            (state.socket.take(), mem::take(&mut state.asked), state.turn, wait)
        };
        drop(socket);
        (self.hear)(ConnectionNews::Lost);
        for answered in asked.into_values() {
            answered(RequestAnswer::Lost);
        }
        let weak = Rc::downgrade(self);
        let again = move || {
            if let Some(connection) = weak.upgrade().filter(|connection| connection.state.borrow().turn == turn) {
                connection.connect();
            }
        };
        set_timeout(again, Duration::from_millis(wait.into()));
    }

    fn beat(self: &Rc<Connection>) {
        let beat = {
            let mut state = self.state.borrow_mut();
            if state.socket.is_some() { state.pulse.beat(now(), !document().hidden()) } else { Beat::Nothing }
        };
        match beat {
            Beat::Nothing => {}
            Beat::Ping => self.tell(&ClientMessage::Ping {}),
            Beat::Unsure => (self.hear)(ConnectionNews::Unsure(true)),
            Beat::Lost => self.lose(),
        }
    }

    /// The browser is online or seen again: what waits for the next try does not wait longer.
    fn wake(self: &Rc<Connection>) {
        if document().hidden() {
            return;
        }
        let (open, ready) = {
            let state = self.state.borrow();
            (state.socket.is_some(), state.ready)
        };
        if !open {
            self.state.borrow_mut().tries = 0;
            self.connect();
        } else if ready {
            self.state.borrow_mut().pulse.wake(now());
            self.tell(&ClientMessage::Ping {});
        }
    }
}

/// Where the server listens: beside the page.
pub fn address() -> String {
    socket_address(&browser::address())
}

fn socket_address(page: &str) -> String {
    let path = page.split('?').next().unwrap_or_default();
    let folder = path.rsplit_once('/').map_or(path, |(folder, _)| folder);
    // http becomes ws, and https wss.
    format!("ws{}/api/socket", folder.trim_start_matches("http"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_server_listens_beside_the_page() {
        assert_eq!(socket_address("http://127.0.0.1:8123/"), "ws://127.0.0.1:8123/api/socket");
        assert_eq!(
            socket_address("https://ghosts.example/play/index.html?a=/"),
            "wss://ghosts.example/play/api/socket"
        );
    }
}
