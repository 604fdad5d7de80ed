//! What people keep here for their other browsers. The browser seals it, and names it by a hash of the key that opens it; here a hash of that
//! name is stored. So neither the database nor a copy of it is enough to read, change or remove anything.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ghost_stories_online::{KeptVault, LONGEST_SEALED, NewVault, Problem, RefusalReason, Vault};
use sha2::{Digest, Sha256};

use crate::api::{Address, refusal};
use crate::hub::{Hub, now};
use crate::limits_by_address::LimitsByAddress;
use crate::store::VaultRow;

/// How often an address may write in a second, and at once.
const WRITES: f64 = 1.0;
const WRITES_AT_ONCE: f64 = 60.0;

/// How often addresses may begin to keep something, and how often they may write.
pub struct VaultLimits {
    begun: LimitsByAddress,
    written: LimitsByAddress,
}

impl VaultLimits {
    pub fn new(each_hour: u32) -> VaultLimits {
        let hourly = f64::from(each_hour);
        VaultLimits {
            begun: LimitsByAddress::new(hourly / 3600.0, hourly),
            written: LimitsByAddress::new(WRITES, WRITES_AT_ONCE),
        }
    }

    fn may_write(&self, address: IpAddr, begins: bool) -> bool {
        self.written.may(address) && (!begins || self.begun.may(address))
    }

    /// Forgets those who have not written for long.
    pub fn sweep(&self) {
        self.begun.sweep();
        self.written.sweep();
    }
}

/// The name under which it is stored, if the request has a name.
fn stored_name(headers: &HeaderMap) -> Result<String, Box<Response>> {
    let named = || headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ");
    let is_name = |name: &&str| name.len() == 64 && name.bytes().all(|byte| byte.is_ascii_hexdigit());
    let Some(name) = named().filter(is_name) else {
        let error = "Authorization: expected `Bearer` and 64 hexadecimal digits, a hash that only you know";
        return Err(Box::new(refusal(StatusCode::UNAUTHORIZED, RefusalReason::Malformed.into(), error)));
    };
    Ok(URL_SAFE_NO_PAD.encode(Sha256::digest(name.to_ascii_lowercase())))
}

fn check(new: &NewVault) -> Result<(), Box<Response>> {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    let error = if new.sealed.is_empty() || !new.sealed.bytes().all(plain) {
        "sealed: expected base64 for URLs: letters, digits, - and _".to_owned()
    } else if new.sealed.len() > LONGEST_SEALED {
        format!("sealed: at most {LONGEST_SEALED} letters")
    } else if new.version >= i64::MAX.cast_unsigned() {
        "version: expected the version that you have read, or 0".to_owned()
    } else {
        return Ok(());
    };
    Err(Box::new(refusal(StatusCode::UNPROCESSABLE_ENTITY, RefusalReason::Malformed.into(), error)))
}

/// What one keeps here
#[utoipa::path(get, path = "/api/vault", params(
    ("Authorization" = String, Header, description = "`Bearer` and 64 hexadecimal digits, a hash that only its owner knows")), responses(
    (status = 200, body = Vault), (status = 401, body = Problem), (status = 404, body = Problem, description = "nothing is kept under this name"),
    (status = 429, body = Problem)))]
pub async fn read(State(hub): State<Arc<Hub>>, headers: HeaderMap) -> Response {
    let id = match stored_name(&headers) {
        Ok(id) => id,
        Err(refused) => return *refused,
    };
    match hub.store.vault(&id).await {
        Ok(Some(VaultRow { version, at, sealed, .. })) => Json(Vault { version, at, sealed }).into_response(),
        Ok(None) => nothing(),
        Err(error) => hub.storage_failed(&error).into_response(),
    }
}

fn nothing() -> Response {
    refusal(StatusCode::NOT_FOUND, "not-found", "nothing is kept under this name")
}

/// Keeps something in place of the version that one has read
#[utoipa::path(put, path = "/api/vault", request_body = NewVault, params(
    ("Authorization" = String, Header, description = "`Bearer` and 64 hexadecimal digits, a hash that only its owner knows")), responses(
    (status = 200, body = KeptVault), (status = 401, body = Problem),
    (status = 409, body = Problem, description = "another version is kept; read it, merge, and try again"), (status = 422, body = Problem),
    (status = 429, body = Problem), (status = 503, body = Problem)))]
pub async fn write(
    State(hub): State<Arc<Hub>>,
    address: Address,
    headers: HeaderMap,
    new: Result<Json<NewVault>, JsonRejection>,
) -> Response {
    match keep(&hub, address.ip(), &headers, new).await {
        Ok(kept) => Json(kept).into_response(),
        Err(refused) => *refused,
    }
}

async fn keep(
    hub: &Hub,
    address: IpAddr,
    headers: &HeaderMap,
    new: Result<Json<NewVault>, JsonRejection>,
) -> Result<KeptVault, Box<Response>> {
    let id = stored_name(headers)?;
    let Json(new) = new.map_err(|wrong| refusal(wrong.status(), RefusalReason::Malformed.into(), wrong.body_text()))?;
    check(&new)?;
    hub.take_in_more().map_err(IntoResponse::into_response)?;
    if !hub.vaults.may_write(address, new.version == 0) {
        let error = "too much is kept from your address; try again later";
        return Err(Box::new(refusal(StatusCode::TOO_MANY_REQUESTS, RefusalReason::TooMuch.into(), error)));
    }
    let (version, at) = (new.version + 1, now());
    let row = VaultRow { id, version, at, sealed: new.sealed };
    let kept = hub.store.keep_vault(row).await.map_err(|error| hub.storage_failed(&error).into_response())?;
    if kept {
        return Ok(KeptVault { version, at });
    }
    let error = "another version is kept; read it, merge, and try again";
    Err(Box::new(refusal(StatusCode::CONFLICT, "gone-on", error)))
}

/// Removes what one keeps here
#[utoipa::path(delete, path = "/api/vault", params(
    ("Authorization" = String, Header, description = "`Bearer` and 64 hexadecimal digits, a hash that only its owner knows")), responses(
    (status = 204, description = "it is gone"), (status = 401, body = Problem), (status = 404, body = Problem)))]
pub async fn remove(State(hub): State<Arc<Hub>>, headers: HeaderMap) -> Response {
    let id = match stored_name(&headers) {
        Ok(id) => id,
        Err(refused) => return *refused,
    };
    match hub.store.remove_vault(&id).await {
        Ok(true) => StatusCode::NO_CONTENT.into_response(),
        Ok(false) => nothing(),
        Err(error) => hub.storage_failed(&error).into_response(),
    }
}
