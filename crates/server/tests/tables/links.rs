//! Links that are paths: the page with a title, a description and a picture, which tell nothing that is not everybody's.

use ghost_stories_server::Page;

use crate::test_client::TestClient;
use crate::test_server::{HttpAnswer, TestServer, settings};

const INDEX: &[u8] = b"<!doctype html><html><head>\n<meta name=\"description\" content=\"old\">\n<title>Old</title>\n<link rel=\"modulepreload\" href=\"page-1.js\"></head><body></body></html>";

async fn server() -> TestServer {
    server_with(settings()).await
}

async fn server_with(mut settings: ghost_stories_server::ServerSettings) -> TestServer {
    settings.page = Page { files: &[("index.html", INDEX)], drafts: None };
    TestServer::with(settings).await
}

/// What the page says under a name in its head.
fn told<'a>(answer: &'a HttpAnswer, name: &str) -> Option<&'a str> {
    let line = answer.body.lines().find(|line| line.contains(&format!("=\"{name}\" content=")))?;
    line.split_once("content=\"")?.1.split_once('"').map(|(words, _)| words)
}

/// The bytes of a picture, with its head as text.
async fn picture(server: &TestServer, path: &str) -> (String, Vec<u8>) {
    let request = format!("GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", server.address);
    let answer = server.bytes(request.as_bytes()).await;
    let end = answer.windows(4).position(|bytes| bytes == b"\r\n\r\n").unwrap();
    (String::from_utf8(answer[..end].to_vec()).unwrap().to_lowercase(), answer[end + 4..].to_vec())
}

fn size(png: &[u8]) -> (u32, u32) {
    assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
    (number(16), number(20))
}

#[tokio::test]
async fn a_link_to_a_table_says_who_is_there_and_shows_the_village() {
    let server = server().await;
    let table = server.two_seats().await.table;
    let page = server.get(&format!("/table/{table}")).await;
    assert_eq!(page.status, 200);
    assert!(page.body.contains("<title>Ann is at the table: Base game, Normal</title>"), "{}", page.body);
    assert!(page.body.contains("href=\"../page-1.js\"") && !page.body.contains("Old"));
    assert_eq!(told(&page, "og:description"), Some("1 seat is free. Open the link to sit down or watch."));
    assert_eq!(told(&page, "twitter:card"), Some("summary_large_image"));
    let (home, image) = (format!("http://{}", server.address), told(&page, "og:image").unwrap());
    assert_eq!(told(&page, "og:url"), Some(format!("{home}/table/{table}").as_str()));
    assert_eq!(image, format!("{home}/picture/table/{table}.png?lang=en"));
    assert!(page.header("content-security-policy").unwrap().contains("default-src 'none'"));

    let path = image.strip_prefix(&home).unwrap();
    let (head, png) = picture(&server, path).await;
    assert!(head.contains("content-type: image/png") && head.contains("cache-control: public, max-age=300"), "{head}");
    assert_eq!(size(&png), (1200, 630));
    assert_eq!(picture(&server, path).await.1, png, "the same again");
    let (_, generic) = picture(&server, "/picture/game/any.png?lang=en").await;
    assert_ne!(png, generic);
}

#[tokio::test]
async fn the_language_is_asked_for() {
    let server = server().await;
    let table = server.two_seats().await.table;
    let path = format!("/table/{table}");
    let polish = server.request("GET", &path, &[("Accept-Language", "pl-PL,en;q=0.5")], b"").await;
    assert!(told(&polish, "og:title").unwrap().contains("przy stole"), "{}", polish.body);
    assert_eq!(told(&polish, "og:locale"), Some("pl"));
    let german = server.request("GET", &format!("{path}?lang=de"), &[("Accept-Language", "pl")], b"").await;
    assert!(told(&german, "og:title").unwrap().contains("sitzt am Tisch"));
    let (_, english) = picture(&server, &format!("/picture/table/{table}.png?lang=en")).await;
    assert_ne!(picture(&server, &format!("/picture/table/{table}.png?lang=pl")).await.1, english);
}

#[tokio::test]
async fn whatever_the_link_the_page_is_served() {
    let server = server().await;
    for path in
        ["/table/none", "/table/AAAAAAAAAAAAAAAA", "/game/x", "/day/99999999", "/day/yesterday", "/day/1970-01-01"]
    {
        let page = server.get(path).await;
        assert_eq!((page.status, told(&page, "og:title")), (200, Some("Ghost Stories")), "{path}");
    }
    let today = server.get("/day").await;
    assert!(told(&today, "og:title").unwrap().starts_with("Daily challenge, 20"), "{}", today.body);
    let (_, png) = picture(
        &server,
        told(&today, "og:image")
            .unwrap()
            .split_once("/picture")
            .map(|(_, path)| format!("/picture{path}"))
            .unwrap()
            .as_str(),
    )
    .await;
    assert_eq!(size(&png), (1200, 630));
    for path in ["/picture/table/x", "/picture/chat/x.png", "/picture/day/99999999.png"] {
        assert_eq!(server.get(path).await.status, 404, "{path}");
    }
}

#[tokio::test]
async fn a_name_cannot_break_out_of_the_head() {
    let server = server().await;
    let body = r#"{"name": "\"><script>x", "level": "normal", "seats": [{"for": "me"}]}"#;
    let opened = server.post("/api/tables", body).await;
    assert_eq!(opened.status, 201, "{}", opened.body);
    let page = server.get(&format!("/table/{}", opened.json()["table"].as_str().unwrap())).await;
    assert!(!page.body.contains("<script>") && page.body.contains("&lt;script&gt;"), "{}", page.body);
}

#[tokio::test]
async fn neither_the_hand_nor_secrets_nor_todays_challenge_are_told() {
    let server = server().await;
    let opened = server.post("/api/daily", r#"{"name": "Ann"}"#).await;
    let table = opened.json()["table"].as_str().unwrap().to_owned();
    for path in [format!("/table/{table}"), format!("/game/{table}")] {
        let page = server.get(&path).await;
        assert!(told(&page, "og:title").unwrap().starts_with("Daily challenge"), "{}", page.body);
        assert!(!page.body.contains("Ann"));
    }
    let day = told(&server.get("/day").await, "og:image").unwrap().to_owned();
    let day = &day[day.find("/picture").unwrap()..];
    let (_, of_day) = picture(&server, day).await;
    let (_, of_table) = picture(&server, &format!("/picture/table/{table}.png?lang=en")).await;
    assert_eq!(of_table, of_day, "nothing of the table is drawn");

    let body = r#"{"name": "Ann", "level": "normal", "seats": [{"for": "me", "colour": "red"}], "black_secret": {"wu_feng": {"for": "bot", "bot": "novice"}}}"#;
    let opened = server.post("/api/tables", body).await;
    if opened.status == 201 {
        let secret = opened.json()["secret"].as_str().unwrap().to_owned();
        let page = server.get(&format!("/table/{}", opened.json()["table"].as_str().unwrap())).await;
        assert!(!page.body.contains(&secret));
    }
}

#[tokio::test]
async fn pictures_are_limited_by_address_and_the_page_is_not() {
    let server = server().await;
    let mut refused = 0;
    for _ in 0..70 {
        refused += usize::from(picture(&server, "/picture/game/any.png").await.0.starts_with("http/1.1 429"));
    }
    assert!(refused > 0 && refused < 20, "{refused}");
    assert_eq!(server.get("/day").await.status, 200);
}

#[tokio::test]
async fn the_version_tells_whether_paths_lead_to_the_page() {
    assert_eq!(server().await.get("/api/version").await.json()["links"], true);
    assert!(TestServer::open().await.get("/api/version").await.json().get("links").is_none());
    assert_eq!(TestServer::open().await.get("/table/AAAAAAAAAAAAAAAA").await.status, 404);
}

#[tokio::test]
async fn a_game_that_goes_on_is_drawn_as_it_goes() {
    let server = server().await;
    let opened = server.table(r#"[{"for": "me"}]"#).await;
    let mut ann = TestClient::at(&server, &opened.table, Some(&opened.seat_token)).await;
    let path = format!("/picture/table/{}.png?lang=en", opened.table);
    let (_, before) = picture(&server, &path).await;
    ann.does(r#""do": "start""#).await;
    assert_ne!(picture(&server, &path).await.1, before);
    assert_eq!(
        told(&server.get(&format!("/table/{}", opened.table)).await, "og:description"),
        Some("The game is on. Open the link to watch.")
    );
}
