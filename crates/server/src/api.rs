//! The requests that are not messages at a table: opening one, the challenge of the day, the hall of records, and signs of life.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::rejection::JsonRejection;
use axum::extract::{ConnectInfo, DefaultBodyLimit, FromRef, FromRequestParts, Path, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Extension, Json, Router};
use ghost_stories_online::{
    Challenge, NewChallenge, NewTable, OpenedTable, Problem, RecordBoard, RefusalReason, ServerMessage, Summary,
    VERSION,
};
use hyper::upgrade::OnUpgrade;
use serde::Serialize;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;

use crate::hosts::{Hosts, check_host, check_origin};
use crate::hub::{Hub, HubError};
use crate::links::links;
use crate::page::{Page, page};
use crate::table::{CLOSED, HostedTable};
use crate::{daily, health, openapi, socket, vault};

/// The longest body of a request, in bytes: a table with a data file of the player's own.
const LONGEST_BODY: usize = 96 * 1024;

/// How long a request may take, the client's own words included.
const ANSWER_WITHIN: Duration = Duration::from_mins(1);

/// After how many seconds somebody who was turned away may try again.
const RETRY_AFTER: &str = "5";

/// The policy for everything that is sent: nothing from elsewhere, no scripts but the page's own.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; \
    img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// What handlers share.
#[derive(Clone)]
pub struct Site {
    pub hub: Arc<Hub>,
    /// Under which names this server may be asked, and by whose pages.
    pub hosts: Arc<Hosts>,
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
        .route("/api/vault", get(vault::read).put(vault::write).delete(vault::remove))
        .layer(from_fn_with_state(site.clone(), check_origin))
        .layer(from_fn_with_state(site.clone(), check_pace))
        .route("/api/version", get(version))
        .layer(Extension(HasPage(files.index().is_some())))
        .route(
            "/api/openapi.json",
            get(|| async {
                let kind = (header::CONTENT_TYPE, "application/json");
                ([kind], [cached_for(300)], openapi::TEXT.as_str())
            }),
        )
        .route("/api/{*rest}", get(unknown).post(unknown))
        .layer(DefaultBodyLimit::max(LONGEST_BODY));
    // Whoever looks after servers asks each of them, under whatever name.
    api.merge(links(files.clone()))
        .merge(page(files))
        .layer(from_fn_with_state(site.clone(), check_host))
        .layer(from_fn_with_state(site.clone(), count_refusals))
        .route("/livez", get(health::live))
        .route("/readyz", get(health::ready))
        .route("/healthz", get(health::health))
        .route("/metrics", get(metrics))
        .layer(from_fn(policy))
        .with_state(site)
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
    // What does not say otherwise is true for one moment or for one person.
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// For how many seconds an answer may be used again, by anybody.
fn cached_for(seconds: u32) -> (HeaderName, String) {
    (header::CACHE_CONTROL, format!("public, max-age={seconds}"))
}

/// What is asked for is read from the storage and played through, also for whoever connects; tables that are opened are counted elsewhere.
async fn check_pace(State(site): State<Site>, Address(address): Address, request: Request, next: Next) -> Response {
    // Who would sit down is told why in the words of a table.
    if !request.headers().contains_key(header::UPGRADE) && site.hub.is_barred(address) {
        return refusal(StatusCode::LOCKED, RefusalReason::Barred.into(), socket::BARRED);
    }
    let matters = request.method() != Method::POST;
    if matters && !site.hub.addresses.may_ask(address) {
        return refusal(
            StatusCode::TOO_MANY_REQUESTS,
            "too-much",
            "too many requests from your address; wait a moment",
        );
    }
    let answered = tokio::time::timeout(ANSWER_WITHIN, next.run(request)).await;
    answered.unwrap_or_else(|_| refusal(StatusCode::REQUEST_TIMEOUT, "too-slow", "this took too long; try again"))
}

/// Under which reason a refused request is counted.
#[derive(Clone, Copy)]
struct CountedAs(&'static str);

pub fn refusal(status: StatusCode, reason: &'static str, error: impl Into<String>) -> Response {
    (status, Extension(CountedAs(reason)), Json(Problem { error: error.into() })).into_response()
}

/// Counts what is refused.
async fn count_refusals(State(site): State<Site>, request: Request, next: Next) -> Response {
    let response = next.run(request).await;
    if let Some(CountedAs(reason)) = response.extensions().get() {
        site.hub.metrics.refuse_for(reason);
    }
    response
}

impl IntoResponse for HubError {
    fn into_response(self) -> Response {
        let status = match self {
            HubError::Refused(_) => StatusCode::UNPROCESSABLE_ENTITY,
            HubError::NoTable => StatusCode::NOT_FOUND,
            HubError::Storage | HubError::Uncertain | HubError::Busy => StatusCode::SERVICE_UNAVAILABLE,
            HubError::OlderRules(_) | HubError::Newer => StatusCode::CONFLICT,
            HubError::Damaged => StatusCode::INTERNAL_SERVER_ERROR,
        };
        let ServerMessage::Refused { error, .. } = self.told(None) else { return status.into_response() };
        let mut answer = refusal(status, self.reason().into(), error);
        if status == StatusCode::SERVICE_UNAVAILABLE {
            answer.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static(RETRY_AFTER));
        }
        answer
    }
}

/// Where a client is.
pub struct Address(IpAddr);

impl Address {
    pub fn ip(&self) -> IpAddr {
        self.0
    }

    /// True if one more thing may be looked up for it.
    pub fn may_ask(&self, hub: &Hub) -> bool {
        !hub.is_barred(self.0) && hub.addresses.may_ask(self.0)
    }
}

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
    let Json(new) =
        new.map_err(|rejection| Box::new(refusal(rejection.status(), "malformed", rejection.body_text())))?;
    hub.take_in_more().map_err(|busy| Box::new(busy.into_response()))?;
    if hub.addresses.may_open(address) {
        return Ok(new);
    }
    let error = "too many tables were opened from your address; try again later";
    Err(Box::new(refusal(StatusCode::TOO_MANY_REQUESTS, "too-much", error)))
}

fn answer<T: Serialize>(status: StatusCode, answer: Result<T, HubError>) -> Response {
    match answer {
        Ok(answer) => (status, Json(answer)).into_response(),
        Err(trouble) => trouble.into_response(),
    }
}

/// Opens a table
#[utoipa::path(post, path = "/api/tables", request_body = NewTable, responses(
    (status = 201, body = OpenedTable), (status = 422, body = Problem), (status = 429, body = Problem),
    (status = 503, body = Problem, description = "the storage does not keep up; try again after the seconds in Retry-After")))]
pub async fn open_table(
    State(hub): State<Arc<Hub>>,
    Address(address): Address,
    new: Result<Json<NewTable>, JsonRejection>,
) -> Response {
    let new = match may_open(&hub, address, new) {
        Ok(new) => new,
        Err(refused) => return *refused,
    };
    answer(StatusCode::CREATED, hub.open(&new, address).await)
}

/// A table in short
#[utoipa::path(get, path = "/api/tables/{table}", params(("table" = String, Path)), responses(
    (status = 200, body = Summary), (status = 404, body = Problem), (status = 409, body = Problem, description = "corrected rules refuse a step of it")))]
pub async fn summary(State(hub): State<Arc<Hub>>, Path(table): Path<String>) -> Response {
    answer(StatusCode::OK, hub.look(&table, HostedTable::summary).await)
}

/// The replay of a finished game
#[utoipa::path(get, path = "/api/tables/{table}/replay", params(("table" = String, Path),
    ("Authorization" = Option<String>, Header, description = "`Bearer TABLE.SECRET` of one's own finished attempt, for a challenge of today")), responses(
    (status = 200, description = "A replay file"), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn replay(State(hub): State<Arc<Hub>>, Path(table): Path<String>, headers: HeaderMap) -> Response {
    let look = |table: &HostedTable| (table.is_closed(), table.day(), table.replay().map(|replay| replay.write()));
    let (day, replay) = match hub.look(&table, look).await {
        Ok((true, ..)) => return refusal(StatusCode::NOT_FOUND, RefusalReason::Closed.into(), CLOSED),
        Ok((false, day, Some(replay))) => (day, replay),
        Ok((false, _, None)) => return refusal(StatusCode::CONFLICT, "not-yet", "the game is not over yet"),
        Err(trouble) => return trouble.into_response(),
    };
    let kind = (header::CONTENT_TYPE, "application/json");
    match hub.may_look(day, own_table(&headers)).await {
        // That of a challenge is not everybody's on its day.
        Ok(true) if day.is_none() => ([kind], [cached_for(300)], replay).into_response(),
        Ok(true) => ([kind], replay).into_response(),
        Ok(false) => refusal(
            StatusCode::FORBIDDEN,
            "not-yet",
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
        return refusal(StatusCode::NOT_FOUND, "malformed", "day: expected the number of days since 1970");
    };
    match hub.challenge(day).await {
        // Nothing is added once the day is over.
        Ok(Some(challenge)) if day < daily::today() => ([cached_for(300)], Json(challenge)).into_response(),
        Ok(Some(challenge)) => Json(challenge).into_response(),
        Ok(None) => refusal(StatusCode::NOT_FOUND, "not-found", "nobody played a challenge on that day"),
        Err(trouble) => trouble.into_response(),
    }
}

/// Tries the challenge of today
#[utoipa::path(post, path = "/api/daily", request_body = NewChallenge, responses(
    (status = 201, body = OpenedTable), (status = 422, body = Problem), (status = 429, body = Problem),
    (status = 503, body = Problem, description = "the storage does not keep up; try again after the seconds in Retry-After")))]
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
    match hub.records().await {
        Ok(boards) => ([cached_for(5)], Json(boards)).into_response(),
        Err(trouble) => trouble.into_response(),
    }
}

/// Sits down: a WebSocket that carries `Request` one way and `ServerMessage` the other, as JSON text
#[utoipa::path(get, path = "/api/socket", responses(
    (status = 101, description = "The connection is a WebSocket now; say `hello` first"), (status = 403, body = Problem)))]
pub async fn connect(State(hub): State<Arc<Hub>>, Address(address): Address, mut request: Request) -> Response {
    let upgrade = request.extensions_mut().remove::<OnUpgrade>();
    match (create_response_with_body(&request, Body::empty), upgrade) {
        (Ok(answer), Some(upgrade)) => {
            tokio::spawn(async move {
                // A client that went in between is none.
                if let Ok(stream) = upgrade.await {
                    socket::serve(hub, stream, address).await;
                }
            });
            answer
        }
        (Err(error), _) => refusal(StatusCode::BAD_REQUEST, "malformed", format!("expected a WebSocket: {error}")),
        (Ok(_), None) => {
            refusal(StatusCode::UPGRADE_REQUIRED, "malformed", "this connection cannot become a WebSocket")
        }
    }
}

/// The version of the vocabulary
#[utoipa::path(get, path = "/api/version", responses((status = 200, body = Version)))]
pub async fn version(Extension(HasPage(links)): Extension<HasPage>) -> Json<Version> {
    Json(Version { version: VERSION, links })
}

/// Whether the server shows a page.
#[derive(Clone, Copy)]
pub struct HasPage(bool);

/// Which version a server speaks.
#[derive(Serialize, utoipa::ToSchema)]
pub struct Version {
    version: u32,
    /// True if `/table/NAME`, `/game/NAME` and `/day/DAY` lead to the page.
    #[serde(skip_serializing_if = "is_false")]
    links: bool,
}

/// Figures for Prometheus
#[utoipa::path(get, path = "/metrics", responses((status = 200, description = "Prometheus text")))]
pub async fn metrics(State(hub): State<Arc<Hub>>) -> Response {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    // The open files are counted one by one.
    match tokio::task::spawn_blocking(move || hub.metrics.text()).await {
        Ok(text) => ([(header::CONTENT_TYPE, kind)], text).into_response(),
        Err(error) => (StatusCode::INTERNAL_SERVER_ERROR, error.to_string()).into_response(),
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde hands it over")]
fn is_false(flag: &bool) -> bool {
    !flag
}

async fn unknown() -> Response {
    refusal(StatusCode::NOT_FOUND, "not-found", "there is no such request; /api/openapi.json lists those there are")
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
}
