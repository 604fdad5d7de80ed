//! The page: files that the program brings, and words that are still written.

use axum::Router;
use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use crate::drafts::Drafts;

/// The files of the page, sorted by name.
pub type PageFiles = &'static [(&'static str, &'static [u8])];

/// The page that a server shows to browsers; without files it has none.
#[derive(Clone, Debug, Default)]
pub struct Page {
    /// What is built into the program.
    pub files: PageFiles,
    /// Words that the page reads from a folder instead, for those who write them.
    pub drafts: Option<Drafts>,
}

impl Page {
    /// The first file of the page, as text.
    pub fn index(&self) -> Option<String> {
        let find = |name: &str| find(self.files, name);
        match &self.drafts {
            Some(drafts) => drafts.index(find),
            None => find("index.html").map(|file| String::from_utf8_lossy(file).into_owned()),
        }
    }
}

/// The page's files, compressed for those who take them so.
pub fn page<S: Clone + Send + Sync + 'static>(page: Page) -> Router<S> {
    let Page { files, drafts } = page;
    let answer = move |name: &str, headers: &HeaderMap| {
        let draft = drafts.as_ref().and_then(|drafts| drafts.answer(name, |name| find(files, name)));
        draft.unwrap_or_else(|| file(files, name, headers))
    };
    let front = answer.clone();
    Router::new().route("/", get(move |headers: HeaderMap| async move { front("index.html", &headers) })).route(
        "/{*name}",
        get(move |Path(name): Path<String>, headers: HeaderMap| async move { answer(&name, &headers) }),
    )
}

fn file(files: PageFiles, name: &str, headers: &HeaderMap) -> Response {
    let Some(plain) = find(files, name) else {
        return (StatusCode::NOT_FOUND, format!("There is no {name} here; the game is at /")).into_response();
    };
    let kind = [
        (header::CONTENT_TYPE, kind(name)),
        // Names of files that never change carry a hash; the others are asked for again each time.
        (header::CACHE_CONTROL, if name.starts_with("page-") { "max-age=31536000, immutable" } else { "no-cache" }),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    ];
    let taken = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    for (encoding, ending) in [("br", "br"), ("gzip", "gz")] {
        if takes(taken, encoding)
            && let Some(packed) = find(files, &format!("{name}.{ending}"))
        {
            let vary = (header::VARY, "accept-encoding");
            return (kind, [(header::CONTENT_ENCODING, encoding), vary], packed).into_response();
        }
    }
    (kind, plain).into_response()
}

/// True if an encoding is among those that are taken, such as `gzip, br;q=0.5`.
pub fn takes(taken: &str, encoding: &str) -> bool {
    taken.split(',').any(|word| {
        let (name, quality) = word.split_once(';').unwrap_or((word, ""));
        name.trim() == encoding && quality.trim() != "q=0"
    })
}

fn find(files: PageFiles, name: &str) -> Option<&'static [u8]> {
    files.binary_search_by_key(&name, |(name, _)| name).ok().map(|index| files[index].1)
}

fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("woff2") => "font/woff2",
        Some("webmanifest") => "application/manifest+json",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_file_of_the_page_has_its_type() {
        for name in [
            "index.html",
            "page-1.js",
            "page-1.wasm",
            "icon.svg",
            "manifest.webmanifest",
            "page-rules-1-en.txt",
            "page-text-1.woff2",
        ] {
            assert_ne!(kind(name), "application/octet-stream", "{name}");
        }
        assert_eq!(kind("page-1.wasm"), "application/wasm");
    }

    #[test]
    fn an_encoding_is_sent_only_to_those_who_take_it() {
        assert!(takes("gzip, deflate, br", "br") && takes("br;q=0.5", "br"));
        assert!(!takes("gzip, brotli", "br") && !takes("br;q=0, gzip", "br") && !takes("", "gzip"));
    }

    #[test]
    fn a_file_that_is_not_there_is_said_not_to_be_there() {
        assert_eq!(file(&[], "secret.txt", &HeaderMap::new()).status(), StatusCode::NOT_FOUND);
    }
}
