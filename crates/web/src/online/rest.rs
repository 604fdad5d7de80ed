//! The requests to the server that need no connection, and whether there is a server at all.

use std::sync::atomic::{AtomicBool, Ordering};

use ghost_stories_lang::Language;
use ghost_stories_online::{OpenedTable, Problem, VERSION};
use leptos::ev;
use leptos::prelude::*;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{RequestInit, Response};

use super::kept;
use crate::browser::{address, window};

/// What stands behind the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ServerPresence {
    /// It was asked and has not answered yet.
    Asked,
    /// Files alone: tables at home only.
    Absent,
    Here,
    /// A server of another version than the page.
    Other,
}

/// Why a request brought nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RestError {
    Unreachable,
    /// The server's own words.
    Refused {
        status: u16,
        error: String,
    },
}

impl RestError {
    /// For the player: what may happen to everybody in the player's language, what is wrong with a request in the server's words.
    pub fn words(&self, language: Language) -> String {
        let words = language.online();
        match self {
            RestError::Refused { status: 503, .. } => words.busy().to_owned(),
            RestError::Unreachable | RestError::Refused { status: 500.., .. } => words.unreachable().to_owned(),
            RestError::Refused { status: 403, .. } => words.not_yet().to_owned(),
            RestError::Refused { status: 404, .. } => words.gone().to_owned(),
            RestError::Refused { status: 409, .. } => words.not_over().to_owned(),
            RestError::Refused { status: 423, .. } => language.at_table().barred().to_owned(),
            RestError::Refused { status: 429, .. } => words.too_many().to_owned(),
            RestError::Refused { error, .. } => error.clone(),
        }
    }

    /// True if there is no such thing.
    pub fn is_missing(&self) -> bool {
        matches!(self, RestError::Refused { status: 404, .. })
    }
}

/// Asks once whether there is a server; again only if the browser was without a network.
pub fn look_for_server() -> RwSignal<ServerPresence> {
    let server = RwSignal::new(ServerPresence::Asked);
    ask(server);
    let listener = window_event_listener(ev::online, move |_| {
        if server.get_untracked() == ServerPresence::Absent {
            ask(server);
        }
    });
    on_cleanup(move || listener.remove());
    server
}

/// What stands behind the page, to be followed.
pub fn server() -> RwSignal<ServerPresence> {
    expect_context()
}

#[derive(Deserialize)]
struct ServerVersion {
    version: u32,
    #[serde(default)]
    links: bool,
}

/// Whether paths such as `/table/NAME` lead to this page.
static HAS_LINKS: AtomicBool = AtomicBool::new(false);

/// The address of something that the server shows, with a title and a picture where it can: `path` there, else `fragment` behind `#`.
pub fn link_to(path: &str, fragment: &str) -> String {
    let address = address();
    // Nothing of how this page was asked for goes along.
    let page = address.split('?').next().unwrap_or_default();
    if HAS_LINKS.load(Ordering::Relaxed) {
        format!("{}/{path}", page.rsplit_once('/').map_or(page, |(folder, _)| folder))
    } else {
        format!("{address}#{fragment}")
    }
}

fn ask(server: RwSignal<ServerPresence>) {
    spawn_local(async move {
        let answer = get::<ServerVersion>("version").await;
        server.set(match answer {
            Ok(ServerVersion { version: VERSION, links }) => {
                HAS_LINKS.store(links, Ordering::Relaxed);
                ServerPresence::Here
            }
            Ok(_) => ServerPresence::Other,
            Err(_) => ServerPresence::Absent,
        });
    });
}

/// Gets what the server has under a path such as `records`.
pub async fn get<T: DeserializeOwned>(path: &str) -> Result<T, RestError> {
    read(&text(path).await?)
}

/// Gets the same as it was sent.
pub async fn text(path: &str) -> Result<String, RestError> {
    send(path, "{}", None).await
}

/// Gets what is shown to those who have a place at a table of their own.
pub async fn text_with(path: &str, own: &kept::Kept) -> Result<String, RestError> {
    send(path, &format!(r#"{{"authorization":"Bearer {}.{}"}}"#, own.table, own.seat_token), None).await
}

/// Sends what opens a table for somebody of this name, and keeps their place there; gives back which table it is.
pub async fn open_table(path: &str, body: String, name: &str) -> Result<String, RestError> {
    let OpenedTable { table, person, seat_token } =
        read(&send(path, r#"{"content-type":"application/json"}"#, Some(body)).await?)?;
    kept::keep(&table, &seat_token, person, name);
    Ok(table)
}

/// An answer of the server; what cannot be read comes from something else.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, RestError> {
    serde_json::from_str(text).map_err(|_| RestError::Unreachable)
}

/// Sends something by another method than reading, or reads what is kept under a name that only oneself knows.
pub async fn send_as(method: &str, path: &str, name: &str, body: Option<String>) -> Result<String, RestError> {
    let headers = format!(r#"{{"authorization":"Bearer {name}","content-type":"application/json"}}"#);
    send_by(method, path, &headers, body).await
}

async fn send(path: &str, headers: &str, body: Option<String>) -> Result<String, RestError> {
    send_by(if body.is_some() { "POST" } else { "GET" }, path, headers, body).await
}

async fn send_by(method: &str, path: &str, headers: &str, body: Option<String>) -> Result<String, RestError> {
    let (status, text) = exchange(method, path, headers, body).await.map_err(|_| RestError::Unreachable)?;
    if (200..300).contains(&status) {
        return Ok(text);
    }
    let Problem { error } = read(&text)?;
    Err(RestError::Refused { status, error })
}

async fn exchange(method: &str, path: &str, headers: &str, body: Option<String>) -> Result<(u16, String), JsValue> {
    let request = RequestInit::new();
    request.set_headers(&js_sys::JSON::parse(headers)?);
    request.set_method(method);
    if let Some(body) = body {
        request.set_body(&JsValue::from_str(&body));
    }
    let answer = window().fetch_with_str_and_init(&format!("api/{path}"), &request);
    let response: Response = JsFuture::from(answer).await?.unchecked_into();
    let text = JsFuture::from(response.text()?).await?;
    Ok((response.status(), text.as_string().unwrap_or_default()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_is_told_in_the_servers_words_and_silence_in_ours() {
        let refused = |status| RestError::Refused { status, error: "seats: expected one to four".to_owned() };
        assert_eq!(refused(422).words(Language::Polish), "seats: expected one to four");
        assert_eq!(refused(404).words(Language::Polish), "Tego stołu już nie ma.");
        assert!(refused(404).is_missing() && !RestError::Unreachable.is_missing());
        for failure in [refused(503), RestError::Unreachable] {
            assert!(failure.words(Language::German).starts_with("Der Server"));
        }
    }

    #[test]
    fn the_page_of_a_static_host_is_no_answer() {
        assert_eq!(read::<Problem>("<!doctype html>"), Err(RestError::Unreachable));
        assert!(read::<ServerVersion>(r#"{"version": 1}"#).is_ok_and(|answer| answer.version == 1));
    }
}
