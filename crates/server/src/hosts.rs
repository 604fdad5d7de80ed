//! Under which names this server may be asked, and by whose pages.

use std::net::{IpAddr, Ipv6Addr};
use std::sync::atomic::{AtomicBool, Ordering};

use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::Response;
use tracing::warn;

use crate::api::{Site, refusal};

/// The longest name that the log repeats.
const LONGEST_LOGGED: usize = 100;

/// Pages besides our own that may speak with this server, and with them the names it goes by.
pub struct Hosts {
    origins: Vec<String>,
    /// Whether the log has told of a name that nobody named.
    warned: AtomicBool,
}

impl Hosts {
    pub fn new(origins: Vec<String>) -> Hosts {
        Hosts { origins, warned: AtomicBool::new(false) }
    }

    /// True if the server may be asked under this name. An address and `localhost` always are the server's; that another name leads here may
    /// be the work of a page of that name, which then would be our own.
    fn admits(&self, host: &str) -> bool {
        let name = name_of(host);
        let of_origin = |origin: &String| origin.split_once("://").is_some_and(|(_, host)| name_of(host) == name);
        if is_address(&name) || self.origins.iter().any(of_origin) {
            return true;
        }
        if !self.warned.swap(true, Ordering::Relaxed) {
            let host: String = name.chars().take(LONGEST_LOGGED).collect();
            if self.origins.is_empty() {
                warn!(?host, "asked under a name; --origin https://NAME lets only that name through");
            } else {
                warn!(?host, "refused under a name that no --origin has; one for each name, if it is this server's");
            }
        }
        self.origins.is_empty()
    }

    /// The address under which somebody asks, such as `https://example.org`, for links that lead here.
    pub fn origin(&self, headers: &HeaderMap, behind_proxy: bool) -> Option<String> {
        let host = headers.get(header::HOST)?.to_str().ok()?;
        let plain = |letter: char| letter.is_ascii_alphanumeric() || ".:-[]".contains(letter);
        if host.is_empty() || !host.chars().all(plain) {
            return None;
        }
        let of_host =
            |origin: &&String| origin.split_once("://").is_some_and(|(_, name)| name.eq_ignore_ascii_case(host));
        if let Some(origin) = self.origins.iter().find(of_host) {
            return Some(origin.clone());
        }
        let told = headers.get("x-forwarded-proto").and_then(|value| value.to_str().ok());
        let scheme = match told.filter(|_| behind_proxy) {
            Some("http") => "http",
            // What stands in front of a server without saying so is there for the sake of `https`.
            Some(_) | None if behind_proxy => "https",
            _ => "http",
        };
        Some(format!("{scheme}://{host}"))
    }

    /// True if a request comes from our own page, one that is let in, or no page at all.
    fn may_speak(&self, headers: &HeaderMap) -> bool {
        let Some(origin) = headers.get(header::ORIGIN) else { return true };
        let Ok(origin) = origin.to_str() else { return false };
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let own = origin.split_once("://").map(|(_, host)| host).is_some_and(|ours| host == Some(ours));
        own || self.origins.iter().any(|other| other == origin)
    }
}

/// The name of a host, without its port.
fn name_of(host: &str) -> String {
    let name = match host.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        Some((address, _)) => address,
        None => host.split(':').next().unwrap_or_default(),
    };
    name.trim_end_matches('.').to_ascii_lowercase()
}

fn is_address(name: &str) -> bool {
    name == "localhost"
        || name.ends_with(".localhost")
        || name.parse::<IpAddr>().is_ok()
        || name.parse::<Ipv6Addr>().is_ok()
}

/// Who is asked under a wrong name answers nobody.
pub async fn check_host(State(site): State<Site>, request: Request, next: Next) -> Response {
    let admits = |host: &header::HeaderValue| host.to_str().is_ok_and(|host| site.hosts.admits(host));
    if request.headers().get_all(header::HOST).iter().all(admits) {
        return next.run(request).await;
    }
    refusal(
        StatusCode::MISDIRECTED_REQUEST,
        "other-host",
        "this server goes by other names; whoever runs it can name this one with --origin",
    )
}

/// Browsers say which page speaks: no page of another site may open tables or sit down for somebody who looks at it.
pub async fn check_origin(State(site): State<Site>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    let reads = [Method::GET, Method::HEAD].contains(request.method());
    let matters = !reads || headers.contains_key(header::UPGRADE);
    if matters && !site.hosts.may_speak(headers) {
        return refusal(StatusCode::FORBIDDEN, "other-site", "another site's page may not speak with this server");
    }
    next.run(request).await
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn with_origins_only_their_names_and_addresses_are_the_servers() {
        let hosts = Hosts::new(vec!["https://Ghosts.example".to_owned(), "http://inside:8642".to_owned()]);
        for host in [
            "ghosts.example",
            "GHOSTS.example:443",
            "ghosts.example.",
            "inside",
            "inside:80",
            "localhost:8642",
            "play.localhost",
            "127.0.0.1:8642",
            "10.1.2.3",
            "[::1]:8642",
            "[2001:db8::7]",
        ] {
            assert!(hosts.admits(host), "{host}");
        }
        for host in [
            "evil.example",
            "ghosts.example.evil.example",
            "localhost.evil.example",
            "127.0.0.1.evil.example",
            "",
            "[x]",
        ] {
            assert!(!hosts.admits(host), "{host}");
        }
    }

    #[test]
    fn without_origins_every_name_passes_and_the_first_is_warned_of() {
        let hosts = Hosts::new(Vec::new());
        let is_warned = || hosts.warned.load(Ordering::Relaxed);
        assert!(hosts.admits("localhost:8642") && hosts.admits("192.168.1.7:8642") && !is_warned());
        assert!(hosts.admits("ghosts.example") && is_warned() && hosts.admits("evil.example"));
    }

    #[test]
    fn links_lead_to_the_address_under_which_one_asks() {
        let hosts = Hosts::new(vec!["https://ghosts.example".to_owned()]);
        let origin = |host: &'static str, proto: Option<&'static str>, behind_proxy| {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, HeaderValue::from_static(host));
            if let Some(proto) = proto {
                headers.insert("x-forwarded-proto", HeaderValue::from_static(proto));
            }
            hosts.origin(&headers, behind_proxy)
        };
        assert_eq!(origin("ghosts.example", None, false).as_deref(), Some("https://ghosts.example"));
        assert_eq!(origin("127.0.0.1:8642", Some("https"), false).as_deref(), Some("http://127.0.0.1:8642"));
        assert_eq!(origin("10.0.0.1", None, true).as_deref(), Some("https://10.0.0.1"));
        assert_eq!(origin("10.0.0.1", Some("http"), true).as_deref(), Some("http://10.0.0.1"));
        assert_eq!(origin("a\"><b>", None, false), None);
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
        let (alone, befriended) = (Hosts::new(Vec::new()), Hosts::new(vec!["https://friends.example".to_owned()]));
        assert!(alone.may_speak(&headers(None)));
        assert!(alone.may_speak(&headers(Some("http://game.example:8642"))));
        assert!(befriended.may_speak(&headers(Some("https://friends.example"))));
        for origin in ["http://evil.example", "null", "http://game.example", "https://game.example:8642.evil.example"] {
            assert!(!befriended.may_speak(&headers(Some(origin))), "{origin}");
        }
    }
}
