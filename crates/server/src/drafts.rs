//! Words that are still written: a page that reads them from their folder, so that a translator sees a change at the next reload.

use std::path::PathBuf;

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use ghost_stories_lang::{Language, Text, pseudo};

/// How the names of files begin that are read from the folder; those built in begin with `page-` and are kept by browsers.
const DRAFT: &str = "draft-";

/// Where the words of the page come from, other than from the program.
#[derive(Clone, Debug)]
pub struct Drafts {
    /// The folder of all languages.
    pub folder: PathBuf,
    /// True if English has accents on its letters, so that whatever has none is seen not to be translated.
    pub pseudo: bool,
}

impl Drafts {
    /// The first file of the page, which leads to drafts.
    pub fn index(&self, find: impl Fn(&str) -> Option<&'static [u8]>) -> Option<String> {
        find("index.html").map(drafted)
    }

    /// The answer for files that are other than those built in. `find` has these.
    pub fn answer(&self, name: &str, find: impl Fn(&str) -> Option<&'static [u8]>) -> Option<Response> {
        let (body, kind) = match (name, name.strip_prefix(DRAFT)) {
            ("index.html", _) => (drafted(find(name)?), "text/html; charset=utf-8"),
            (_, Some(file)) if file.starts_with("start-") => {
                (drafted(find(&format!("page-{file}"))?), "text/javascript; charset=utf-8")
            }
            (_, Some(file)) => match self.words(file)? {
                Ok(words) => (words, "text/plain; charset=utf-8"),
                Err(why) => return Some((StatusCode::NOT_FOUND, why).into_response()),
            },
            (_, None) => return None,
        };
        Some(([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "no-store")], body).into_response())
    }

    /// What a name such as `words-0123456789abcdef-pl.txt` means.
    fn words(&self, file: &str) -> Option<Result<String, String>> {
        let mut parts = file.strip_suffix(".txt")?.split('-');
        let (name, _, code) = (parts.next()?, parts.next()?, parts.next()?);
        let text = Text::ALL.into_iter().find(|text| text.name() == name)?;
        let language = Language::of_code(code)?;
        let words = language.draft(text, &self.folder).map_err(|error| format!("{}: {error}", self.folder.display()));
        let is_pseudo = self.pseudo && language == Language::default();
        Some(if is_pseudo { words.map(|words| pseudo(&words)) } else { words })
    }
}

/// A file that leads to others, with the names of drafts in place of those built in.
fn drafted(file: &[u8]) -> String {
    let mut text = String::from_utf8_lossy(file).into_owned();
    for name in Text::ALL.map(Text::name).into_iter().chain(["start"]) {
        text = text.replace(&format!("page-{name}-"), &format!("{DRAFT}{name}-"));
    }
    text
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    fn drafts(pseudo: bool) -> Drafts {
        Drafts { folder: Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales"), pseudo }
    }

    #[test]
    fn words_are_read_from_their_folder_each_time() {
        let words = drafts(false).words("words-0123456789abcdef-pl.txt").unwrap().unwrap();
        assert_eq!(words, Language::Polish.source(Text::Words));
        assert!(drafts(false).words("words-0123456789abcdef-xx.txt").is_none());
        assert!(drafts(false).words("index.html").is_none());
        let nowhere = Drafts { folder: "nowhere".into(), pseudo: false };
        assert!(nowhere.words("rules-0-pl.txt").unwrap().is_err_and(|why| why.contains("nowhere")));
    }

    #[test]
    fn the_pseudo_language_stands_in_the_place_of_english() {
        let words = |code| drafts(true).words(&format!("words-0-{code}.txt")).unwrap().unwrap();
        assert!(!words("en").contains("= Sorcerer's Hut") && words("en").contains("Ĥüť"));
        assert_eq!(words("de"), Language::German.source(Text::Words));
    }

    #[test]
    fn a_page_of_drafts_asks_for_drafts() {
        let page = b"<meta content=\"page-words-0\"><script src=\"page-start-1.js\"><link href=\"page-2.wasm\">";
        let drafted = drafted(page);
        assert_eq!(
            drafted,
            "<meta content=\"draft-words-0\"><script src=\"draft-start-1.js\"><link href=\"page-2.wasm\">"
        );
    }
}
