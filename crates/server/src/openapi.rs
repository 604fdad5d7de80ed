//! The description of everything the server answers, made from the code.

use std::sync::LazyLock;

use ghost_stories_online::{ClientMessage, ServerMessage};
use utoipa::openapi::{ObjectBuilder, RefOr, Schema, Type};
use utoipa::{Modify, OpenApi};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Ghost Stories",
        description = "Tables online. `ClientMessage` and `ServerMessage` are the messages of the WebSocket at /api/socket; docs/protocol.md tells how they go together."
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
        crate::health::live,
        crate::health::ready,
        crate::health::health,
        crate::api::metrics,
        crate::vault::read,
        crate::vault::write,
        crate::vault::remove
    ),
    components(schemas(ClientMessage, ServerMessage)),
    modifiers(&Ids)
)]
struct Document;

/// Every request may carry an `id`, which is none of the fields of any.
struct Ids;

impl Modify for Ids {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let request = document.components.as_mut().and_then(|components| components.schemas.get_mut("ClientMessage"));
        let Some(RefOr::T(Schema::OneOf(requests))) = request else { panic!("a request is one of several") };
        for request in &mut requests.items {
            let RefOr::T(Schema::Object(request)) = request else { panic!("a request is an object") };
            let id = ObjectBuilder::new().schema_type(Type::Integer).minimum(Some(0));
            let id = id.description(Some("Comes back in the answer."));
            request.properties.insert("id".to_owned(), id.into());
        }
    }
}

/// The OpenAPI document, as it is written into `docs/`.
pub static TEXT: LazyLock<String> = LazyLock::new(|| {
    let mut text = Document::openapi().to_pretty_json().expect("the document has a JSON form");
    text.push('\n');
    text
});
