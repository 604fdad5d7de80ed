use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::test_client::{TestClient, ann_and_ben, play};
use crate::test_server::TestServer;

#[tokio::test]
async fn the_version_says_that_there_is_a_server() {
    let server = TestServer::open().await;
    assert_eq!(server.get("/api/version").await.json(), json!({ "version": ghost_stories_online::VERSION }));
    let health = server.get("/healthz").await;
    assert_eq!((health.status, health.body.as_str()), (200, "ok\n"));
}

#[tokio::test]
async fn figures_are_text_that_prometheus_reads_without_names_or_secrets() {
    let server = TestServer::open().await;
    let (table, mut ann, mut ben) = ann_and_ben(&server).await;
    play(&mut [&mut ann, &mut ben], 5).await;
    ann.refused(r#""do": "start""#).await;
    let answer = server.get("/metrics").await;
    assert_eq!(answer.status, 200);
    assert!(answer.header("content-type").unwrap().starts_with("application/openmetrics-text"));
    let figure = |name: &str| {
        let line = answer.body.lines().find(|line| line.split(' ').next() == Some(name));
        line.unwrap_or_else(|| panic!("{name} in {}", answer.body)).rsplit(' ').next().unwrap().parse::<f64>().unwrap()
    };
    for (name, least) in [
        ("ghost_stories_connections", 2.0),
        ("ghost_stories_tables", 1.0),
        ("ghost_stories_tables_opened_total", 1.0),
        ("ghost_stories_entries_total", 8.0),
        ("ghost_stories_decisions_total", 5.0),
        ("ghost_stories_bot_decisions_total", 0.0),
        (r#"ghost_stories_refused_total{reason="begun"}"#, 1.0),
        ("ghost_stories_overtaken_total", 0.0),
        ("ghost_stories_storage_failures_total", 0.0),
        ("ghost_stories_request_seconds_count", 7.0),
    ] {
        assert!(figure(name) >= least, "{name} is {}", figure(name));
    }
    assert!(answer.body.ends_with("# EOF\n"));
    for word in [&table, "Ann", "Ben", &ann.seat_token.unwrap(), &ben.seat_token.unwrap(), "127.0.0.1"] {
        assert!(!answer.body.contains(word), "{word}");
    }
}

/// Every `$ref` in a document.
fn references(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            if let Some(Value::String(reference)) = fields.get("$ref") {
                found.insert(reference.clone());
            }
            fields.values().for_each(|value| references(value, found));
        }
        Value::Array(values) => values.iter().for_each(|value| references(value, found)),
        _ => {}
    }
}

#[tokio::test]
async fn the_description_has_every_path_and_every_message() {
    let server = TestServer::open().await;
    let document = server.get("/api/openapi.json").await.json();
    assert!(document["openapi"].as_str().unwrap().starts_with("3.1."));
    assert!(document["info"]["title"].is_string() && document["info"]["version"].is_string());
    let paths: Vec<&str> = document["paths"].as_object().unwrap().keys().map(String::as_str).collect();
    let all: BTreeSet<&str> = paths.iter().copied().collect();
    let expected = [
        "/api/daily",
        "/api/daily/{day}",
        "/api/records",
        "/api/socket",
        "/api/tables",
        "/api/tables/{table}",
        "/api/tables/{table}/replay",
        "/api/vault",
        "/api/version",
        "/healthz",
        "/livez",
        "/metrics",
        "/readyz",
    ];
    assert_eq!(all, expected.into_iter().collect());
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            assert!(["get", "post", "put", "delete"].contains(&method.as_str()), "{path}");
            assert!(!operation["responses"].as_object().unwrap().is_empty(), "{method} {path}");
        }
    }
    let mut found = BTreeSet::new();
    references(&document, &mut found);
    for reference in &found {
        let name = reference.strip_prefix("#/components/schemas/").unwrap();
        assert!(document["components"]["schemas"][name].is_object(), "{reference} leads nowhere");
    }
    let messages = |name: &str, tag: &str| {
        let text = document["components"]["schemas"][name].to_string();
        assert!(text.contains(&format!("\"{tag}\"")), "{name}");
        text
    };
    let requests = "hello sit stand bot give-back start choose undo agree refuse say point ping";
    for word in requests.split(' ') {
        assert!(messages("ClientMessage", "do").contains(&format!("\"{word}\"")), "{word}");
    }
    let told = "welcome update here pointed done seated refused reload closing pong";
    for word in told.split(' ') {
        assert!(messages("ServerMessage", "tell").contains(&format!("\"{word}\"")), "{word}");
    }
}

#[tokio::test]
async fn a_body_that_cannot_be_is_refused_with_words() {
    let server = TestServer::open().await;
    let two = r#"[{"for": "me"}, {"for": "open"}]"#;
    let with = |more: &str| format!(r#"{{"name": "Ann", "level": "normal", "seats": {two}{more}}}"#);
    let tables = [
        String::new(),
        "{".to_owned(),
        "[]".to_owned(),
        "null".to_owned(),
        "{}".to_owned(),
        r#"{"name": "Ann", "level": "normal", "seats": []}"#.to_owned(),
        format!(r#"{{"name": "Ann", "level": "normal", "seats": [{}]}}"#, [r#"{"for": "me"}"#; 5].join(",")),
        format!(r#"{{"name": "", "level": "normal", "seats": {two}}}"#),
        format!(r#"{{"name": "{}", "level": "normal", "seats": {two}}}"#, "x".repeat(25)),
        format!(r#"{{"name": 1, "level": "normal", "seats": {two}}}"#),
        format!(r#"{{"name": "Ann", "level": "easy", "seats": {two}}}"#),
        format!(r#"{{"name": "Ann", "level": 2, "seats": {two}}}"#),
        r#"{"name": "Ann", "level": "normal", "seats": [{"for": "somebody"}]}"#.to_owned(),
        r#"{"name": "Ann", "level": "normal", "seats": [{"for": "oracle"}]}"#.to_owned(),
        r#"{"name": "Ann", "level": "normal", "seats": [{"for": "expert:nodes=999999999"}]}"#.to_owned(),
        r#"{"name": "Ann", "level": "normal", "seats": [{"for": "me", "colour": "red"}, {"for": "me", "colour": "red"}]}"#.to_owned(),
        r#"{"name": "Ann", "level": "normal", "seats": [{"for": "me", "colour": "purple"}]}"#.to_owned(),
        r#"{"name": "Ann", "level": "normal", "seats": [{"for": "me", "power": "flying"}]}"#.to_owned(),
        with(r#", "extra": 1"#),
        with(r#", "rules": "house""#),
        with(r#", "village": ["tea-house"]"#),
        with(&format!(r#", "village": [{}]"#, [r#""tea-house""#; 9].join(","))),
        with(r#", "white_moon": true"#),
        with(r#", "white_moon": {"portal": "roof", "incarnations": "base"}"#),
        with(r#", "black_secret": {"wu_feng": "nobody"}"#),
        with(r#", "data": "family red 1""#),
        with(r#", "black_secret": {"wu_feng": "me"}, "data": "no such line""#),
        with(&format!(r#", "black_secret": {{"wu_feng": "me"}}, "data": "{}""#, "#".repeat(70_000))),
        with(&format!(r#", "data": "{}""#, "#".repeat(200_000))),
        format!("{}{}", "[".repeat(10_000), "]".repeat(10_000)),
    ];
    for body in &tables {
        let answer = server.post("/api/tables", body).await;
        assert!((400..500).contains(&answer.status), "{} for {:.100}", answer.status, body);
        assert!(answer.error().len() > 5, "{body:.100}");
    }
    for body in ["", "{", "[]", "{}", r#"{"name": 4}"#, r#"{"name": " "}"#, r#"{"name": "Ann", "day": 1}"#] {
        let answer = server.post("/api/daily", body).await;
        assert!((400..500).contains(&answer.status) && answer.error().len() > 5, "{body}");
    }
    let untyped = server.request("POST", "/api/tables", &[], b"{}").await;
    assert_eq!(untyped.status, 415);
    assert!(untyped.error().contains("application/json"));
    let no_text =
        server.request("POST", "/api/daily", &[("Content-Type", "application/json")], b"{\"name\": \"\xff\"}").await;
    assert!((400..500).contains(&no_text.status) && no_text.error().len() > 5);
}

#[tokio::test]
async fn what_does_not_exist_is_not_found_and_what_is_no_request_is_refused() {
    let server = TestServer::open().await;
    for path in [
        "/api/tables/nothing",
        "/api/tables/AAAAAAAAAAAAAAAA",
        "/api/tables/AAAAAAAAAAAAAAAA/replay",
        "/api/tables/..%2f..%2fetc",
        "/api/daily/1",
        "/api/daily/99999999999999",
        "/api/daily/tomorrow",
        "/api/daily/-1",
        "/api/nothing",
        "/api/records/7",
    ] {
        let answer = server.get(path).await;
        assert_eq!(answer.status, 404, "{path}");
        assert!(answer.error().len() > 5, "{path}");
    }
    for (method, path) in
        [("DELETE", "/api/tables"), ("PUT", "/api/daily"), ("POST", "/api/records"), ("GET", "/api/tables/%ff")]
    {
        assert!((400..500).contains(&server.request(method, path, &[], b"").await.status), "{method} {path}");
    }
    for bytes in [&b"\r\n\r\n"[..], b"GET\r\n\r\n", b"\x16\x03\x01\x02\x00", b"GET / HTTP/9.9\r\n\r\n"] {
        let answer = server.bytes(bytes).await;
        assert!(answer.is_empty() || answer.starts_with(b"HTTP/1.1 4"), "{answer:?}");
    }
    assert_eq!(server.get("/healthz").await.status, 200);
}

#[tokio::test]
async fn w1_w2_s5_a_table_has_the_village_the_portal_and_the_first_player_that_were_asked_for() {
    let server = TestServer::open().await;
    let village = ["calligrapher", "tea-house", "hut", "altar", "temple", "circle", "herbalist", "school", "pavilion"];
    let fields = json!({
        "name": "Ann", "level": "normal", "seats": [{ "for": "me" }, { "for": "random" }, { "for": "random" }],
        "first": "seat-2", "village": village,
        "white_moon": { "portal": "hut", "incarnations": "both" }, "black_secret": { "wu_feng": "random" },
    });
    let answer = server.post("/api/tables", &fields.to_string()).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    let opened = answer.json();
    let (table, seat_token) = (opened["table"].as_str().unwrap(), opened["secret"].as_str().unwrap());
    let mut ann = TestClient::at(&server, table, Some(seat_token)).await;
    let welcome: Value = serde_json::from_str(&ann.texts[0]).unwrap();
    let setup = &welcome["setup"];
    assert_eq!((&setup["village"], &setup["portal"]), (&json!(village), &json!("north-east")));
    assert_eq!(setup["first"], welcome["state"]["seats"][1]["seat"]);
    ann.does(r#""do": "start""#).await;
    let mut refused = fields.clone();
    refused["village"][0] = json!("school");
    assert!(server.post("/api/tables", &refused.to_string()).await.error().contains("school is in the village twice"));
    refused["village"][0] = json!("cemetery");
    refused["white_moon"]["portal"] = json!("calligrapher");
    assert!(server.post("/api/tables", &refused.to_string()).await.error().contains("(rule W2)"));
}

#[tokio::test]
async fn a_summary_tells_who_sits_where_and_who_must_decide() {
    let server = TestServer::open().await;
    let opened = server.two_seats().await;
    let path = format!("/api/tables/{}", opened.table);
    let summary = server.get(&path).await.json();
    assert_eq!(
        (&summary["state"]["phase"], &summary["number"], &summary["decides"]),
        (&json!("open"), &json!(1), &Value::Null)
    );
    assert_eq!(summary["state"]["people"], json!([{ "name": "Ann" }]));
    let mut ann = TestClient::at(&server, &opened.table, Some(&opened.seat_token)).await;
    ann.does(r#""do": "bot", "seat": "red", "bot": "random""#).await;
    ann.does(r#""do": "start""#).await;
    ann.wait_for(|ann| !ann.options.is_empty()).await;
    let summary = server.get(&path).await.json();
    assert_eq!((&summary["state"]["phase"], &summary["decides"]), (&json!("playing"), &json!("green")));
    assert_eq!((&summary["kind"], &summary["level"]), (&json!("base"), &json!("normal")));
}
