//! Links with a face: paths that serve the page with a title, a description and a picture of what they lead to.

mod face;
mod gallery;
mod letters;
mod picture;

use std::convert::Infallible;
use std::io::Write;
use std::sync::Arc;

use axum::Router;
use axum::extract::{Extension, FromRequestParts, Path, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use flate2::Compression;
use flate2::write::GzEncoder;
use ghost_stories_lang::Language;

use crate::api::{Address, Site, refusal};
use crate::daily;
use crate::hub::Hub;
use crate::page::{Page, takes};
use face::{Face, Target, day_of};
pub use gallery::Gallery;

/// For how many seconds a picture may be used again: of what goes on, and of what is over.
const FRESH: u32 = 300;
const LASTING: u32 = 86_400;

/// The paths of links and of their pictures.
pub fn links(page: Page) -> Router<Site> {
    Router::new()
        .route("/table/{table}", get(table))
        .route("/game/{table}", get(game))
        .route("/day", get(today))
        .route("/day/{day}", get(day))
        .route("/picture/{kind}/{name}", get(picture))
        .layer(Extension(Arc::new(page)))
}

/// Which language is asked for in an address.
struct Asked {
    lang: Option<String>,
}

impl<S: Sync> FromRequestParts<S> for Asked {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Asked, Infallible> {
        let query = parts.uri.query().unwrap_or_default();
        let lang = query.split('&').find_map(|part| part.strip_prefix("lang="));
        Ok(Asked { lang: lang.map(str::to_owned) })
    }
}

impl Asked {
    /// The language of the address, or the first that the browser asks for and we speak.
    fn language(&self, headers: &HeaderMap) -> Language {
        let wanted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let wanted = wanted.split(',').map(str::trim);
        self.lang.as_deref().into_iter().chain(wanted).find_map(Language::of_code).unwrap_or_default()
    }
}

/// A request for a link: who asks, in which language and how.
struct Visit {
    site: Site,
    address: Address,
    page: Arc<Page>,
    asked: Asked,
    headers: HeaderMap,
}

macro_rules! visit {
    ($name:ident($($argument:ident)?) = $target:expr) => {
        async fn $name(
            State(site): State<Site>,
            address: Address,
            $(Path($argument): Path<String>,)?
            asked: Asked,
            Extension(page): Extension<Arc<Page>>,
            headers: HeaderMap,
        ) -> Response {
            Visit { site, address, page, asked, headers }.answer($target).await
        }
    };
}

visit!(table(name) = Some(Target::Table(name)));
visit!(game(name) = Some(Target::Game(name)));
visit!(day(name) = day_of(&name).map(Target::Day));
visit!(today() = Some(Target::Day(daily::today())));

impl Visit {
    /// The page, whatever happens: it says itself what is wrong with a link.
    async fn answer(self, target: Option<Target>) -> Response {
        let Some(index) = self.page.index() else {
            return (StatusCode::NOT_FOUND, "this program was built without the page").into_response();
        };
        let language = self.asked.language(&self.headers);
        let hub = &self.site.hub;
        let target = target.filter(|_| self.address.may_ask(hub));
        let face = face(hub, target.as_ref(), language).await;
        let origin = self.site.hosts.origin(&self.headers, self.site.behind_proxy);
        let html = dressed(&index, &face, target.as_ref(), language, origin.as_deref());
        let kind = [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")];
        let vary = [(header::VARY, "accept-encoding, accept-language")];
        let taken = self.headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
        match takes(taken, "gzip").then(|| packed(&html)).flatten() {
            Some(packed) => (kind, vary, [(header::CONTENT_ENCODING, "gzip")], packed).into_response(),
            None => (kind, vary, html).into_response(),
        }
    }
}

fn packed(html: &str) -> Option<Vec<u8>> {
    let mut gzip = GzEncoder::new(Vec::new(), Compression::new(5));
    gzip.write_all(html.as_bytes()).ok()?;
    gzip.finish().ok()
}

/// What a link says; only which game it is where nothing can be said.
async fn face(hub: &Hub, target: Option<&Target>, language: Language) -> Face {
    let Some(target) = target else { return Face::of_game(language) };
    Face::of(hub, target, language).await.unwrap_or_else(|_| Face::of_game(language))
}

impl Target {
    /// The path of the link, and of its picture.
    fn paths(&self) -> (String, String) {
        match self {
            Target::Table(table) => (format!("table/{table}"), format!("picture/table/{table}.png")),
            Target::Game(table) => (format!("game/{table}"), format!("picture/game/{table}.png")),
            Target::Day(day) => (format!("day/{day}"), format!("picture/day/{day}.png")),
        }
    }

    /// What a picture of this kind and name is of.
    fn of_picture(kind: &str, name: &str) -> Option<Target> {
        match kind {
            "table" => Some(Target::Table(name.to_owned())),
            "game" => Some(Target::Game(name.to_owned())),
            "day" => day_of(name).map(Target::Day),
            _ => None,
        }
    }
}

/// The page with what a link says in its head. Its files are found from the path of the link, too.
fn dressed(index: &str, face: &Face, target: Option<&Target>, language: Language, origin: Option<&str>) -> String {
    let (path, picture) = target.map_or(("day".to_owned(), "picture/game/any.png".to_owned()), Target::paths);
    let mut head = format!("<title>{}</title>\n", escaped(&face.title));
    let mut tell = |kind: &str, name: &str, words: &str| {
        head += &format!("<meta {kind}=\"{name}\" content=\"{}\">\n", escaped(words));
    };
    tell("name", "description", &face.description);
    tell("property", "og:type", "website");
    tell("property", "og:site_name", language.page().title());
    tell("property", "og:title", &face.title);
    tell("property", "og:description", &face.description);
    tell("property", "og:locale", language.code());
    if let Some(origin) = origin {
        let image = format!("{origin}/{picture}?lang={}", language.code());
        tell("property", "og:url", &format!("{origin}/{path}"));
        tell("property", "og:image", &image);
        tell("property", "og:image:type", "image/png");
        tell("property", "og:image:width", &picture::WIDTH.to_string());
        tell("property", "og:image:height", &picture::HEIGHT.to_string());
        tell("property", "og:image:alt", &face.title);
        tell("name", "twitter:image", &image);
    }
    tell("name", "twitter:card", "summary_large_image");
    tell("name", "twitter:title", &face.title);
    tell("name", "twitter:description", &face.description);
    let (before, after) = index.split_once("<title>").unwrap_or((index, ""));
    let after = after.split_once("</title>").map_or(after, |(_, after)| after);
    let before = without_description(before);
    below(&format!("{before}{head}{after}"))
}

/// The beginning of the page without the description that it has where no link leads.
fn without_description(before: &str) -> String {
    let Some((first, rest)) = before.split_once("<meta name=\"description\"") else { return before.to_owned() };
    format!("{first}{}", rest.split_once(">\n").map_or(rest, |(_, rest)| rest))
}

/// The page as it is served from a path below its own.
fn below(index: &str) -> String {
    let mut html = index.to_owned();
    for (attribute, end) in [("href=\"", '"'), ("src=\"", '"'), ("url(\"", '"')] {
        let mut parts = html.split(attribute);
        let mut whole = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            whole += attribute;
            let file = part.split(end).next().unwrap_or_default();
            if is_file_of_page(file) {
                whole += "../";
            }
            whole += part;
        }
        html = whole;
    }
    html
}

/// True if it is the name of a file beside the page, not a place in it or somewhere else.
fn is_file_of_page(name: &str) -> bool {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '.';
    name.contains('.') && name.chars().all(plain)
}

fn escaped(words: &str) -> String {
    words.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;").replace('>', "&gt;")
}

/// The picture of a link.
async fn picture(
    State(hub): State<Arc<Hub>>,
    address: Address,
    Path((kind, name)): Path<(String, String)>,
    asked: Asked,
    headers: HeaderMap,
) -> Response {
    let Some(target) = name.strip_suffix(".png").and_then(|name| Target::of_picture(&kind, name)) else {
        return refusal(StatusCode::NOT_FOUND, "not-found", "there is no such picture");
    };
    if !address.may_ask(&hub) || !hub.gallery.may_draw(&address) {
        let error = "too many pictures for your address; wait a moment";
        return refusal(StatusCode::TOO_MANY_REQUESTS, "too-much", error);
    }
    let face = face(&hub, Some(&target), asked.language(&headers)).await;
    let lasts = face.lasts;
    let Some(png) = hub.gallery.png(face.picture).await else {
        return refusal(StatusCode::SERVICE_UNAVAILABLE, "busy", "there are too many pictures to draw; try again");
    };
    let seconds = if lasts { LASTING } else { FRESH };
    let mut answer = ([(header::CONTENT_TYPE, "image/png")], png.to_vec()).into_response();
    let mut tell = |name, value: String| {
        if let Ok(value) = value.parse() {
            answer.headers_mut().insert(name, value);
        }
    };
    tell(header::CACHE_CONTROL, format!("public, max-age={seconds}"));
    if asked.lang.is_none() {
        tell(header::VARY, "accept-language".to_owned());
    }
    answer
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_that_of_the_address_or_the_first_that_we_speak() {
        let language = |lang: Option<&str>, accepted: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, accepted.parse().unwrap());
            Asked { lang: lang.map(str::to_owned) }.language(&headers)
        };
        assert_eq!(language(None, "ja, pl-PL;q=0.8, de"), Language::Polish);
        assert_eq!(language(Some("fr"), "pl"), Language::French);
        assert_eq!(language(Some("é"), "xx"), Language::English);
    }

    #[test]
    fn the_files_of_the_page_are_found_from_below_and_nothing_else_is_moved() {
        let html = "<link href=\"page-1.js\"><use href=\"#icon\"><a href=\"https://example.org/x.y\"><style>a{src:url(\"page-2.woff2\")}</style>";
        let moved = "<link href=\"../page-1.js\"><use href=\"#icon\"><a href=\"https://example.org/x.y\"><style>a{src:url(\"../page-2.woff2\")}</style>";
        assert_eq!(below(html), moved);
    }

    #[test]
    fn names_are_text_in_the_head() {
        let index = "<head>\n<meta name=\"description\" content=\"old\">\n<title>Old</title>\n<link href=\"icon.svg\">";
        let face = Face { title: "\"><script>&".to_owned(), ..Face::of_game(Language::English) };
        let target = Target::Table("Ab3".to_owned());
        let html = dressed(index, &face, Some(&target), Language::English, Some("https://example.org"));
        assert!(html.contains("<title>&quot;&gt;&lt;script&gt;&amp;</title>") && !html.contains("<script>"), "{html}");
        assert!(!html.contains("Old") && !html.contains("\"old\"") && html.contains("href=\"../icon.svg\""));
        assert!(html.contains("content=\"https://example.org/picture/table/Ab3.png?lang=en\""));
    }
}
