//! The requests that are not messages at a table: opening one, the challenge of the day, the hall of records, and signs of life.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::extract::rejection::JsonRejection;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{ConnectInfo, DefaultBodyLimit, FromRef, FromRequestParts, Path, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use ghost_stories_online::{
    Challenge, NewChallenge, NewTable, OpenedTable, Problem, RecordBoard, ServerMessage, Summary, VERSION,
};
use serde::Serialize;

use crate::hub::{Hub, HubError};
use crate::page::{Page, page};
use crate::{daily, health, openapi, socket};

/// The longest body of a request, in bytes: a table with a data file of the player's own.
const LONGEST_BODY: usize = 96 * 1024;

/// How long a request may take, the client's own words included.
const ANSWER_WITHIN: Duration = Duration::from_mins(1);

/// The policy for everything that is sent: nothing from elsewhere, no scripts but the page's own.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; \
    img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// What handlers share.
#[derive(Clone)]
pub struct Site {
    pub hub: Arc<Hub>,
    /// Addresses of pages besides our own that may speak with this server.
    pub origins: Arc<[String]>,
    /// True if a proxy in front tells where clients come from.
    pub behind_proxy: bool,
}

impl FromRef<Site> for Arc<Hub> {
    fn from_ref(site: &Site) -> Arc<Hub> {
        site.hub.clone()
    }
}

/// Everything the server answers.
pub fn site(site: Site, files: Page) -> Router {
    let api = Router::new()
        .route("/api/tables", post(open_table))
        .route("/api/tables/{table}", get(summary))
        .route("/api/tables/{table}/replay", get(replay))
        .route("/api/daily", get(today).post(attempt))
        .route("/api/daily/{day}", get(challenge))
        .route("/api/records", get(records))
        .route("/api/socket", get(connect))
        .layer(from_fn_with_state(site.clone(), check_origin))
        .layer(from_fn_with_state(site.clone(), check_pace))
        .route("/api/version", get(version))
        .route(
            "/api/openapi.json",
            get(|| async { ([(header::CONTENT_TYPE, "application/json")], openapi::TEXT.as_str()) }),
        )
        .route("/livez", get(health::live))
        .route("/readyz", get(health::ready))
        .route("/healthz", get(health::health))
        .route("/metrics", get(metrics))
        .route("/api/{*rest}", get(unknown).post(unknown))
        .layer(DefaultBodyLimit::max(LONGEST_BODY));
    api.merge(page(files)).layer(from_fn(policy)).with_state(site)
}

/// The page alone, without tables.
pub fn page_alone(files: Page) -> Router {
    page::<()>(files).layer(from_fn(policy))
}

async fn policy(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    response
}

/// Browsers say which page speaks: no page of another site may open tables or sit down for somebody who looks at it.
async fn check_origin(State(site): State<Site>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    let matters = request.method() == Method::POST || headers.contains_key(header::UPGRADE);
    if matters && !is_own(headers, &site.origins) {
        return refusal(StatusCode::FORBIDDEN, "another site's page may not speak with this server");
    }
    next.run(request).await
}

/// What is asked for is read from the storage and played through, also for whoever connects; tables that are opened are counted elsewhere.
async fn check_pace(State(site): State<Site>, Address(address): Address, request: Request, next: Next) -> Response {
    let matters = request.method() == Method::GET;
    if matters && !site.hub.addresses.may_ask(address) {
        return refusal(StatusCode::TOO_MANY_REQUESTS, "too many requests from your address; wait a moment");
    }
    let answered = tokio::time::timeout(ANSWER_WITHIN, next.run(request)).await;
    answered.unwrap_or_else(|_| refusal(StatusCode::REQUEST_TIMEOUT, "this took too long; try again"))
}

/// True if a request comes from our own page, one that is let in, or no page at all.
fn is_own(headers: &HeaderMap, origins: &[String]) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let own = origin.split_once("://").map(|(_, host)| host).is_some_and(|ours| host == Some(ours));
    own || origins.iter().any(|other| other == origin)
}

fn refusal(status: StatusCode, error: impl Into<String>) -> Response {
    (status, Json(Problem { error: error.into() })).into_response()
}

impl IntoResponse for HubError {
    fn into_response(self) -> Response {
        let status = match self {
            HubError::Refused(_) => StatusCode::UNPROCESSABLE_ENTITY,
            HubError::NoTable => StatusCode::NOT_FOUND,
            HubError::Storage | HubError::Uncertain => StatusCode::SERVICE_UNAVAILABLE,
            HubError::OlderRules(_) => StatusCode::CONFLICT,
            HubError::Damaged => StatusCode::INTERNAL_SERVER_ERROR,
        };
        let ServerMessage::Refused { error, .. } = self.told(None) else { return status.into_response() };
        refusal(status, error)
    }
}

/// Where a client is.
pub struct Address(IpAddr);

impl FromRequestParts<Site> for Address {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, site: &Site) -> Result<Address, Self::Rejection> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        // Of those that proxies name, only the last was written by ours.
        let named = parts.headers.get_all("x-forwarded-for").iter().next_back().and_then(|value| value.to_str().ok());
        let named = named.and_then(|named| forwarded(named.rsplit(',').next()?.trim()));
        let address = named.filter(|_| site.behind_proxy).or(peer);
        Ok(Address(address.unwrap_or(IpAddr::V4(std::net::Ipv4Addr::UNSPECIFIED))))
    }
}

/// An address as proxies write it: some with a port behind it, those of IPv6 then in brackets.
fn forwarded(text: &str) -> Option<IpAddr> {
    let with_port = || text.parse::<SocketAddr>().ok().map(|address| address.ip());
    let in_brackets = || text.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    text.parse().ok().or_else(with_port).or_else(in_brackets)
}

/// What is to be opened, if it can be understood and the address may open one more table.
fn may_open<T>(hub: &Hub, address: IpAddr, new: Result<Json<T>, JsonRejection>) -> Result<T, Box<Response>> {
    let Json(new) = new.map_err(|rejection| Box::new(refusal(rejection.status(), rejection.body_text())))?;
    if hub.addresses.may_open(address) {
        return Ok(new);
    }
    let error = "too many tables were opened from your address; try again later";
    Err(Box::new(refusal(StatusCode::TOO_MANY_REQUESTS, error)))
}

fn answer<T: Serialize>(status: StatusCode, answer: Result<T, HubError>) -> Response {
    match answer {
        Ok(answer) => (status, Json(answer)).into_response(),
        Err(trouble) => trouble.into_response(),
    }
}

/// Opens a table
#[utoipa::path(post, path = "/api/tables", request_body = NewTable, responses(
    (status = 201, body = OpenedTable), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn open_table(
    State(hub): State<Arc<Hub>>,
    Address(address): Address,
    new: Result<Json<NewTable>, JsonRejection>,
) -> Response {
    let new = match may_open(&hub, address, new) {
        Ok(new) => new,
        Err(refused) => return *refused,
    };
    answer(StatusCode::CREATED, hub.open(&new).await)
}

/// A table in short
#[utoipa::path(get, path = "/api/tables/{table}", params(("table" = String, Path)), responses(
    (status = 200, body = Summary), (status = 404, body = Problem), (status = 409, body = Problem, description = "corrected rules refuse a step of it")))]
pub async fn summary(State(hub): State<Arc<Hub>>, Path(table): Path<String>) -> Response {
    answer(StatusCode::OK, hub.look(&table, crate::table::HostedTable::summary).await)
}

/// The replay of a finished game
#[utoipa::path(get, path = "/api/tables/{table}/replay", params(("table" = String, Path),
    ("Authorization" = Option<String>, Header, description = "`Bearer TABLE.SECRET` of one's own finished attempt, for a challenge of today")), responses(
    (status = 200, description = "A replay file"), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn replay(State(hub): State<Arc<Hub>>, Path(table): Path<String>, headers: HeaderMap) -> Response {
    let (day, replay) = match hub.look(&table, |table| (table.day(), table.replay())).await {
        Ok((day, Some(replay))) => (day, replay),
        Ok((_, None)) => return refusal(StatusCode::CONFLICT, "the game is not over yet"),
        Err(trouble) => return trouble.into_response(),
    };
    match hub.may_look(day, own_table(&headers)).await {
        Ok(true) => ([(header::CONTENT_TYPE, "application/json")], replay.write()).into_response(),
        Ok(false) => refusal(
            StatusCode::FORBIDDEN,
            "today's challenge is shown to those who have finished it, and to all tomorrow",
        ),
        Err(trouble) => trouble.into_response(),
    }
}

/// A table at which somebody has a place, and the secret that shows it: `Authorization: Bearer TABLE.SECRET`.
fn own_table(headers: &HeaderMap) -> Option<(&str, &str)> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")?.split_once('.')
}

/// The challenge of today
#[utoipa::path(get, path = "/api/daily", responses((status = 200, body = Challenge)))]
pub async fn today(State(hub): State<Arc<Hub>>) -> Response {
    answer(StatusCode::OK, hub.challenge(daily::today()).await)
}

/// The challenge of another day
#[utoipa::path(get, path = "/api/daily/{day}", params(("day" = u32, Path, description = "Days since 1970")), responses(
    (status = 200, body = Challenge), (status = 404, body = Problem)))]
pub async fn challenge(State(hub): State<Arc<Hub>>, Path(day): Path<String>) -> Response {
    let Ok(day) = day.parse() else {
        return refusal(StatusCode::NOT_FOUND, "day: expected the number of days since 1970");
    };
    match hub.challenge(day).await {
        Ok(Some(challenge)) => Json(challenge).into_response(),
        Ok(None) => refusal(StatusCode::NOT_FOUND, "nobody played a challenge on that day"),
        Err(trouble) => trouble.into_response(),
    }
}

/// Tries the challenge of today
#[utoipa::path(post, path = "/api/daily", request_body = NewChallenge, responses(
    (status = 201, body = OpenedTable), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn attempt(
    State(hub): State<Arc<Hub>>,
    Address(address): Address,
    new: Result<Json<NewChallenge>, JsonRejection>,
) -> Response {
    let new = match may_open(&hub, address, new) {
        Ok(new) => new,
        Err(refused) => return *refused,
    };
    answer(StatusCode::CREATED, hub.attempt(&new).await)
}

/// The hall of records
#[utoipa::path(get, path = "/api/records", responses((status = 200, body = Vec<RecordBoard>)))]
pub async fn records(State(hub): State<Arc<Hub>>) -> Response {
    answer(StatusCode::OK, hub.records().await)
}

/// Sits down: a WebSocket that carries `Request` one way and `ServerMessage` the other, as JSON text
#[utoipa::path(get, path = "/api/socket", responses(
    (status = 101, description = "The connection is a WebSocket now; say `hello` first"), (status = 403, body = Problem)))]
pub async fn connect(State(hub): State<Arc<Hub>>, Address(address): Address, upgrade: WebSocketUpgrade) -> Response {
    upgrade
        .max_message_size(socket::LONGEST_FRAME)
        .max_frame_size(socket::LONGEST_FRAME)
        // What a table says is short; the usual buffers are made for more.
        .read_buffer_size(1024)
        .write_buffer_size(0)
        .max_write_buffer_size(1024 * 1024)
        .on_upgrade(move |socket| socket::serve(hub, socket, address))
}

/// The version of the vocabulary
#[utoipa::path(get, path = "/api/version", responses((status = 200, body = Version)))]
pub async fn version() -> Json<Version> {
    Json(Version { version: VERSION })
}

/// Which version a server speaks.
#[derive(Serialize, utoipa::ToSchema)]
pub struct Version {
    version: u32,
}

/// Figures for Prometheus
#[utoipa::path(get, path = "/metrics", responses((status = 200, description = "Prometheus text")))]
pub async fn metrics(State(hub): State<Arc<Hub>>) -> Response {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], hub.metrics.text()).into_response()
}

async fn unknown() -> Response {
    refusal(StatusCode::NOT_FOUND, "there is no such request; /api/openapi.json lists those there are")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_forwarded_address_may_have_a_port() {
        let addresses = [
            ("203.0.113.7", Some("203.0.113.7")),
            ("203.0.113.7:41234", Some("203.0.113.7")),
            ("2001:db8::7", Some("2001:db8::7")),
            ("[2001:db8::7]:41234", Some("2001:db8::7")),
            ("[2001:db8::7]", Some("2001:db8::7")),
            ("unknown", None),
            ("", None),
            ("203.0.113.7:", None),
        ];
        for (text, address) in addresses {
            assert_eq!(forwarded(text), address.map(|address| address.parse().unwrap()), "{text:?}");
        }
    }

    #[test]
    fn only_our_own_page_or_none_at_all_may_speak() {
        let headers = |origin: Option<&'static str>| {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, HeaderValue::from_static("game.example:8642"));
            if let Some(origin) = origin {
                headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
            }
            headers
        };
        let others = ["https://friends.example".to_owned()];
        assert!(is_own(&headers(None), &[]));
        assert!(is_own(&headers(Some("http://game.example:8642")), &[]));
        assert!(is_own(&headers(Some("https://friends.example")), &others));
        for origin in ["http://evil.example", "null", "http://game.example", "https://game.example:8642.evil.example"] {
            assert!(!is_own(&headers(Some(origin)), &others), "{origin}");
        }
    }
}
