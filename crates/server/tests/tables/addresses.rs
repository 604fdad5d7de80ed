//! Which pages may speak with a server, and what browsers are told to allow.

use crate::test_server::{TestServer, settings};

const UPGRADE: [(&str, &str); 3] =
    [("Upgrade", "websocket"), ("Sec-WebSocket-Version", "13"), ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ==")];

/// The status of an attempt to connect from a page, without waiting for the connection to end.
async fn connect_from(server: &TestServer, origin: &str) -> String {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let mut stream = tokio::net::TcpStream::connect(server.address).await.unwrap();
    let mut head =
        format!("GET /api/socket HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\nOrigin: {origin}\r\n", server.address);
    for (name, value) in UPGRADE {
        head.push_str(&format!("{name}: {value}\r\n"));
    }
    stream.write_all(format!("{head}\r\n").as_bytes()).await.unwrap();
    let mut status = [0; 12];
    stream.read_exact(&mut status).await.unwrap();
    String::from_utf8(status.to_vec()).unwrap()
}

#[tokio::test]
async fn a_page_of_another_site_may_neither_connect_nor_open_tables() {
    let mut settings = settings();
    settings.origins = vec!["https://friends.example".to_owned()];
    let server = TestServer::with(settings).await;
    let own = format!("http://{}", server.address);
    for (origin, fine) in [
        (own.as_str(), true),
        ("https://friends.example", true),
        ("https://evil.example", false),
        ("null", false),
        ("https://friends.example.evil.example", false),
        ("", false),
    ] {
        let status = connect_from(&server, origin).await;
        assert_eq!(status, if fine { "HTTP/1.1 101" } else { "HTTP/1.1 403" }, "{origin}");
        for path in ["/api/tables", "/api/daily"] {
            let headers = [("Content-Type", "application/json"), ("Origin", origin)];
            let answer = server.request("POST", path, &headers, b"{}").await;
            assert_eq!(answer.status == 403, !fine, "{origin} {path}: {}", answer.body);
            assert!(answer.error().len() > 5);
        }
    }
}

#[tokio::test]
async fn every_answer_says_what_browsers_may_do_with_it() {
    let server = TestServer::open().await;
    let paths = [
        "/",
        "/nothing",
        "/page-1.js",
        "/api/version",
        "/api/nothing",
        "/api/records",
        "/api/tables/x",
        "/healthz",
        "/metrics",
        "/api/socket",
    ];
    for path in paths {
        let answer = server.get(path).await;
        let policy = answer.header("content-security-policy").unwrap_or_else(|| panic!("{path} has no policy"));
        assert!(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"), "{policy}");
        assert!(policy.contains("font-src 'self'"), "{policy}");
        assert!(!policy.contains("script-src 'self' 'unsafe-inline'") && !policy.contains('*'), "{policy}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"), "{path}");
    }
    let refused = server.post("/api/tables", "{").await;
    assert!(refused.header("content-security-policy").is_some());
    let wrong = server.request("DELETE", "/api/tables", &[], b"").await;
    assert_eq!((wrong.status, wrong.header("x-content-type-options")), (405, Some("nosniff")));
}

#[tokio::test]
async fn with_an_origin_the_server_answers_under_its_name_and_under_addresses_only() {
    let mut settings = settings();
    settings.origins = vec!["https://ghosts.example".to_owned()];
    let (strict, open) = (TestServer::with(settings).await, TestServer::open().await);
    let port = strict.address.port();
    let (own, here) = (format!("ghosts.example:{port}"), format!("localhost:{port}"));
    let ask = async |server: &TestServer, path: &str, host: &str| {
        let asked = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
        let answer = String::from_utf8(server.bytes(asked.as_bytes()).await).unwrap();
        answer.split(' ').nth(1).unwrap().parse::<u16>().unwrap()
    };
    for path in ["/api/version", "/api/records", "/api/nothing", "/", "/nothing"] {
        let usual = strict.get(path).await.status;
        for host in [own.as_str(), "Ghosts.Example", &here, "127.0.0.1", "[::1]:80"] {
            assert_eq!(ask(&strict, path, host).await, usual, "{path} {host}");
        }
        for host in ["evil.example", "ghosts.example.evil.example", "evil.example:443", "\u{e9}"] {
            assert_eq!(ask(&strict, path, host).await, 421, "{path} {host}");
            assert_eq!(ask(&open, path, "evil.example").await, usual, "nobody said which names are right");
        }
    }
    for path in ["/livez", "/readyz", "/healthz", "/metrics"] {
        assert_eq!(ask(&strict, path, "server-1.inside").await, 200, "{path}");
    }
}

#[tokio::test]
async fn every_answer_says_how_long_it_may_be_kept() {
    let mut settings = settings();
    settings.page.files = &[("index.html", b"<!doctype html>"), ("page-0123456789abcdef.js", b"1")];
    let server = TestServer::with(settings).await;
    let opened = server.two_seats().await;
    let day = server.get("/api/daily").await.json()["day"].as_u64().unwrap();
    let known = [
        ("/".to_owned(), "no-cache"),
        ("/page-0123456789abcdef.js".to_owned(), "max-age=31536000, immutable"),
        ("/api/openapi.json".to_owned(), "public, max-age=300"),
        ("/api/records".to_owned(), "public, max-age=5"),
        (format!("/api/tables/{}", opened.table), "no-store"),
        (format!("/api/daily/{day}"), "no-store"),
    ];
    for (path, expected) in &known {
        let answer = server.get(path).await;
        assert_eq!((answer.status, answer.header("cache-control")), (200, Some(*expected)), "{path}");
    }
    // All others are of one moment, refusals among them.
    let document = server.get("/api/openapi.json").await.json();
    let paths = document["paths"].as_object().unwrap().keys().map(|path| path.replace(['{', '}'], ""));
    for path in paths.chain(["/nothing", "/page-2.js", "/api/nothing", "/api/tables/a/b/c"].map(str::to_owned)) {
        for method in ["GET", "POST", "DELETE"] {
            let answer = server.request(method, &path, &[("Content-Type", "application/json")], b"").await;
            let expected =
                if (method, path.as_str()) == ("GET", "/api/records") { "public, max-age=5" } else { "no-store" };
            assert_eq!(answer.header("cache-control"), Some(expected), "{method} {path}: {}", answer.status);
        }
    }
}

#[tokio::test]
async fn a_name_that_is_not_there_is_never_sent_back_as_a_page() {
    let server = TestServer::open().await;
    let answer = server.get("/%3Cscript%3Ealert(1)%3C/script%3E").await;
    assert_eq!(answer.status, 404);
    assert!(answer.header("content-type").unwrap().starts_with("text/plain"));
}
