//! The description of everything the server answers, made from the code.

use ghost_stories_online::{Request, Told};
use utoipa::OpenApi;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Ghost Stories",
        description = "Tables online. `Request` and `Told` are the messages of the WebSocket at /api/socket; docs/protocol.md tells how they go together."
    ),
    paths(
        crate::api::open_table,
        crate::api::summary,
        crate::api::replay,
        crate::api::today,
        crate::api::challenge,
        crate::api::attempt,
        crate::api::records,
        crate::api::connect,
        crate::api::version,
        crate::api::health,
        crate::api::metrics
    ),
    components(schemas(Request, Told))
)]
struct Document;

/// The OpenAPI document.
pub fn document() -> utoipa::openapi::OpenApi {
    Document::openapi()
}

/// The OpenAPI document as it is written into `docs/`.
pub fn text() -> String {
    let mut text = document().to_pretty_json().expect("the document has a JSON form");
    text.push('\n');
    text
}
