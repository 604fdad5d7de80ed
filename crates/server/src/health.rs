//! Whether this process lives, and whether it can be sent people.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use tokio::sync::Mutex;

use crate::hub::{Hub, now};
use crate::store::StoreError;

/// How long the storage may take to write something.
const READY_WITHIN: Duration = Duration::from_secs(5);
/// How long an answer of the storage is true for others who ask: whoever asks often does not keep the disk busy.
const TRUE_FOR: Duration = Duration::from_secs(1);

/// What the storage answered last when it was asked to write something, and when.
#[derive(Default)]
pub struct Health(Mutex<Option<(Instant, Result<(), StoreError>)>>);

impl Hub {
    /// Fails if the storage cannot write.
    async fn writes(&self) -> Result<(), StoreError> {
        let mut known = self.health.0.lock().await;
        if let Some((_, answer)) = known.as_ref().filter(|(at, _)| at.elapsed() < TRUE_FOR) {
            return answer.clone();
        }
        // Whoever asks has little patience, and a disk that hangs has no end.
        let checked = tokio::time::timeout(READY_WITHIN, self.store.check(now())).await;
        let answer = checked.unwrap_or(Err(StoreError::SILENT));
        *known = Some((Instant::now(), answer.clone()));
        answer
    }
}

/// Whether the process lives: it does if this is answered
#[utoipa::path(get, path = "/livez", responses((status = 200, description = "ok")))]
pub async fn live() -> &'static str {
    "ok\n"
}

/// Whether people can be sent here: the storage can write, and the server is not about to stop
#[utoipa::path(get, path = "/readyz", responses(
    (status = 200, description = "ok"), (status = 503, description = "not ready, with the reason")))]
pub async fn ready(State(hub): State<Arc<Hub>>) -> Response {
    if *hub.leaving.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "closing\n").into_response();
    }
    match hub.writes().await {
        Ok(()) => "ok\n".into_response(),
        Err(error) => {
            hub.storage_failed(&error);
            (StatusCode::SERVICE_UNAVAILABLE, "the storage cannot write\n").into_response()
        }
    }
}

/// The same as `/readyz`, for those who have always asked here
#[utoipa::path(get, path = "/healthz", responses((status = 200, description = "ok"), (status = 503, description = "not ready")))]
pub async fn health(hub: State<Arc<Hub>>) -> Response {
    ready(hub).await
}
