//! The lobby of the server as it changes: a WebSocket of its own, which comes back by itself.

use std::time::Duration;

use ghost_stories_online::ListedTable;
use leptos::leptos_dom::helpers::WindowListenerHandle;
use leptos::prelude::*;
use serde::Deserialize;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Event, MessageEvent, WebSocket};

use super::connection::address;
use super::pulse::{Beat, Pulse, pause};
use crate::browser::now;

/// How often the pulse is felt.
const BEAT: Duration = Duration::from_secs(5);

/// What the server says, whichever of its messages it is; flat, as those of a table are.
#[derive(Deserialize)]
struct FlatNews {
    tell: String,
    tables: Option<Vec<ListedTable>>,
    #[serde(default)]
    listed: Vec<ListedTable>,
    #[serde(default)]
    unlisted: Vec<String>,
}

/// What a text of the server does to the list.
#[derive(Debug, PartialEq, Eq)]
enum LobbyNews {
    Everything(Vec<ListedTable>),
    Changed(Vec<ListedTable>, Vec<String>),
    /// The server goes.
    Closing,
    /// A sign of life, or something that this page does not know.
    Nothing,
}

fn read(text: &str) -> LobbyNews {
    let Ok(told) = serde_json::from_str::<FlatNews>(text) else { return LobbyNews::Nothing };
    match (told.tell.as_str(), told.tables) {
        ("lobby", Some(tables)) => LobbyNews::Everything(tables),
        ("changed", _) => LobbyNews::Changed(told.listed, told.unlisted),
        ("closing", _) => LobbyNews::Closing,
        _ => LobbyNews::Nothing,
    }
}

/// Puts a change into a list; a table keeps its place.
fn change(tables: &mut Vec<ListedTable>, listed: Vec<ListedTable>, unlisted: &[String]) {
    tables.retain(|table| !unlisted.contains(&table.table));
    for new in listed {
        match tables.iter_mut().find(|table| table.table == new.table) {
            Some(known) => *known = new,
            None => tables.push(new),
        }
    }
}

/// The tables that look for people, for as long as the screen is there.
#[derive(Clone, Copy)]
pub struct LobbyFeed {
    /// `None` until they were told.
    pub tables: RwSignal<Option<Vec<ListedTable>>>,
    /// True while there is no connection.
    pub lost: RwSignal<bool>,
    wire: StoredValue<Option<Wire>, LocalStorage>,
    pulse: StoredValue<Pulse>,
    tries: StoredValue<u32>,
}

/// A socket and what it calls.
struct Wire {
    socket: WebSocket,
    _message: Closure<dyn Fn(MessageEvent)>,
    _close: Closure<dyn Fn(Event)>,
}

impl Drop for Wire {
    fn drop(&mut self) {
        for forget in [WebSocket::set_onmessage, WebSocket::set_onclose] {
            forget(&self.socket, None);
        }
        let _ = self.socket.close();
    }
}

impl LobbyFeed {
    /// Listens, until the screen is left.
    pub fn open() -> LobbyFeed {
        let feed = LobbyFeed {
            tables: RwSignal::new(None),
            lost: RwSignal::new(false),
            wire: StoredValue::new_local(None),
            pulse: StoredValue::new(Pulse::opening(now())),
            tries: StoredValue::new(0),
        };
        feed.connect();
        let beat = set_interval_with_handle(move || feed.beat(), BEAT);
        let wakes =
            ["online", "visibilitychange"].map(|name| window_event_listener_untyped(name, move |_| feed.wake()));
        on_cleanup(move || {
            drop(feed.wire.try_update_value(Option::take));
            if let Ok(beat) = beat {
                beat.clear();
            }
            wakes.into_iter().for_each(WindowListenerHandle::remove);
        });
        feed
    }

    /// True if there is a socket, or the screen was left.
    fn is_settled(self) -> bool {
        self.wire.try_with_value(Option::is_some).unwrap_or(true)
    }

    fn connect(self) {
        if self.is_settled() {
            return;
        }
        self.pulse.set_value(Pulse::opening(now()));
        match self.wire() {
            Some(wire) => self.wire.set_value(Some(wire)),
            None => self.lose(),
        }
    }

    fn wire(self) -> Option<Wire> {
        let socket = WebSocket::new(&lobby_address(&address())).ok()?;
        let message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(text) = event.data().as_string() {
                self.hear(&text);
            }
        });
        let close = Closure::<dyn Fn(Event)>::new(move |_| self.lose());
        socket.set_onmessage(Some(message.as_ref().unchecked_ref()));
        socket.set_onclose(Some(close.as_ref().unchecked_ref()));
        Some(Wire { socket, _message: message, _close: close })
    }

    fn hear(self, text: &str) {
        self.pulse.try_update_value(|pulse| pulse.hear(now()));
        match read(text) {
            LobbyNews::Everything(tables) => {
                self.tables.try_set(Some(tables));
                self.lost.try_set(false);
                self.tries.try_set_value(0);
            }
            LobbyNews::Changed(listed, unlisted) => {
                self.tables.try_update(|tables| change(tables.get_or_insert_default(), listed, &unlisted));
            }
            LobbyNews::Closing => self.lose(),
            LobbyNews::Nothing => {}
        }
    }

    /// The socket is gone: it is tried again after a pause.
    fn lose(self) {
        if self.wire.try_update_value(Option::take).is_none() {
            return;
        }
        self.lost.try_set(true);
        let tries = self.tries.try_update_value(|tries| core::mem::replace(tries, *tries + 1)).unwrap_or_default();
        let wait = pause(tries, js_sys::Math::random());
        set_timeout(move || self.connect(), Duration::from_millis(wait.into()));
    }

    fn beat(self) {
        let beat = self.pulse.try_update_value(|pulse| pulse.beat(now(), !document().hidden()));
        match beat.filter(|_| self.wire.try_with_value(Option::is_some) == Some(true)) {
            Some(Beat::Ping) => self.ping(),
            Some(Beat::Lost) => self.lose(),
            Some(Beat::Nothing | Beat::Unsure) | None => {}
        }
    }

    fn ping(self) {
        self.wire.try_with_value(|wire| {
            if let Some(wire) = wire {
                let _ = wire.socket.send_with_str(r#"{"do":"ping"}"#);
            }
        });
    }

    /// The browser is online or seen again: what waits for the next try does not wait longer.
    fn wake(self) {
        if document().hidden() {
            return;
        }
        if self.is_settled() {
            self.pulse.try_update_value(|pulse| pulse.wake(now()));
            self.ping();
        } else {
            self.tries.try_set_value(0);
            self.connect();
        }
    }
}

/// Where the server tells of its lobby, beside the socket of tables.
fn lobby_address(tables: &str) -> String {
    format!("{}lobby/socket", tables.trim_end_matches("socket"))
}

#[cfg(test)]
mod tests {
    use ghost_stories_online::{LobbyList, LobbyMessage, RefusalReason};

    use super::*;

    fn table(name: &str, free: bool) -> ListedTable {
        let text = format!(
            r#"{{"table": "{name}", "kind": "base", "level": "normal", "phase": "open", "language": "en",
                "seats": [{{"seat": "red", "name": "Ann"}}, {{"seat": "blue", "free": {free}}}]}}"#
        );
        serde_json::from_str(&text).unwrap()
    }

    #[test]
    fn every_message_of_the_lobby_is_read_as_it_was_said() {
        let tables = vec![table("one", true), table("two", false)];
        for told in [
            LobbyMessage::Lobby(LobbyList { tables: tables.clone() }),
            LobbyMessage::Changed { listed: tables.clone(), unlisted: vec!["three".to_owned()] },
            LobbyMessage::Changed { listed: vec![], unlisted: vec![] },
            LobbyMessage::Refused { why: RefusalReason::Full, error: "full".to_owned() },
            LobbyMessage::Closing {},
            LobbyMessage::Pong {},
        ] {
            let expected = match told.clone() {
                LobbyMessage::Lobby(LobbyList { tables }) => LobbyNews::Everything(tables),
                LobbyMessage::Changed { listed, unlisted } => LobbyNews::Changed(listed, unlisted),
                LobbyMessage::Closing {} => LobbyNews::Closing,
                LobbyMessage::Refused { .. } | LobbyMessage::Pong {} => LobbyNews::Nothing,
            };
            assert_eq!(read(&told.write()), expected);
        }
        assert_eq!(read("nothing"), LobbyNews::Nothing);
    }

    #[test]
    fn a_table_that_changes_keeps_its_place() {
        let mut tables = vec![table("one", true), table("two", true), table("three", true)];
        change(&mut tables, vec![table("four", true), table("two", false)], &["one".to_owned()]);
        assert_eq!(tables, [table("two", false), table("three", true), table("four", true)]);
    }

    #[test]
    fn the_lobby_listens_beside_the_tables() {
        assert_eq!(lobby_address("wss://ghosts.example/play/api/socket"), "wss://ghosts.example/play/api/lobby/socket");
    }
}
