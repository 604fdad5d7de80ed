//! What people keep for their other browsers.

use serde_json::{Value, json};

use crate::test_server::{HttpAnswer, TestServer, settings};

const ANN: &str = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";
const BEN: &str = "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff";

async fn ask(server: &TestServer, method: &str, name: &str, body: &Value) -> HttpAnswer {
    let bearer = format!("Bearer {name}");
    let headers = [("Authorization", bearer.as_str()), ("Content-Type", "application/json")];
    let body = if body.is_null() { String::new() } else { body.to_string() };
    server.request(method, "/api/vault", &headers, body.as_bytes()).await
}

#[tokio::test]
async fn what_was_kept_is_read_replaced_by_who_has_read_it_and_deleted() {
    let server = TestServer::open().await;
    assert_eq!(ask(&server, "GET", ANN, &Value::Null).await.status, 404);
    let kept = ask(&server, "PUT", ANN, &json!({ "version": 0, "sealed": "one" })).await;
    assert_eq!((kept.status, &kept.json()["version"]), (200, &json!(1)));
    let read = ask(&server, "GET", ANN, &Value::Null).await;
    assert_eq!((read.status, &read.json()["version"], &read.json()["sealed"]), (200, &json!(1), &json!("one")));
    assert_eq!(read.header("cache-control"), Some("no-store"));
    assert_eq!(ask(&server, "GET", BEN, &Value::Null).await.status, 404);
    assert_eq!(ask(&server, "PUT", ANN, &json!({ "version": 1, "sealed": "two" })).await.json()["version"], 2);
    for stale in [0, 1, 3] {
        let refused = ask(&server, "PUT", ANN, &json!({ "version": stale, "sealed": "late" })).await;
        assert_eq!(refused.status, 409, "{stale}");
        assert!(refused.error().contains("read it, merge"));
    }
    assert_eq!(ask(&server, "GET", ANN, &Value::Null).await.json()["sealed"], "two");
    assert_eq!(ask(&server, "DELETE", ANN, &Value::Null).await.status, 204);
    assert_eq!(ask(&server, "GET", ANN, &Value::Null).await.status, 404);
    assert_eq!(ask(&server, "DELETE", ANN, &Value::Null).await.status, 404);
}

#[tokio::test]
async fn what_cannot_be_kept_is_refused_with_words() {
    let server = TestServer::open().await;
    let long = "x".repeat(ghost_stories_online::LONGEST_SEALED + 1);
    let bodies = [
        json!({ "sealed": "" }),
        json!({ "sealed": "a b" }),
        json!({ "sealed": "<b>" }),
        json!({ "sealed": long }),
        json!({ "version": u64::MAX, "sealed": "one" }),
        json!({ "version": 0 }),
        json!([]),
    ];
    for body in bodies {
        let refused = ask(&server, "PUT", ANN, &body).await;
        assert_eq!(refused.status, 422, "{}", refused.body);
        assert!(!refused.error().is_empty());
    }
    let whole = "x".repeat(ghost_stories_online::LONGEST_SEALED);
    assert_eq!(ask(&server, "PUT", ANN, &json!({ "sealed": whole })).await.status, 200);
    for name in ["", "short", &ANN[1..], &format!("{ANN}0"), &ANN.replace('0', "g")] {
        for method in ["GET", "PUT", "DELETE"] {
            let refused = ask(&server, method, name, &json!({ "sealed": "one" })).await;
            assert_eq!(refused.status, 401, "{method} {name}");
            assert!(refused.error().contains("64 hexadecimal digits"));
        }
    }
    let origin = [("Origin", "https://evil.example"), ("Authorization", &format!("Bearer {ANN}"))];
    for method in ["PUT", "DELETE"] {
        assert_eq!(server.request(method, "/api/vault", &origin, b"{}").await.status, 403, "{method}");
    }
}

#[tokio::test]
async fn an_address_begins_so_many_an_hour_and_goes_on_with_those() {
    let mut settings = settings();
    settings.limits.vaults_per_hour = 2;
    let server = TestServer::with(settings).await;
    let put = async |number: u8, version: u64| {
        ask(&server, "PUT", &format!("{number:064x}"), &json!({ "version": version, "sealed": "one" })).await.status
    };
    assert_eq!([put(1, 0).await, put(2, 0).await, put(3, 0).await], [200, 200, 429]);
    assert_eq!([put(1, 1).await, put(2, 1).await], [200, 200]);
}

#[tokio::test]
async fn neither_figures_nor_the_database_know_the_name() {
    let file = crate::test_server::fresh_file();
    let mut settings = settings();
    settings.database = file.to_string_lossy().into_owned();
    let server = TestServer::with(settings).await;
    assert_eq!(ask(&server, "PUT", ANN, &json!({ "sealed": "one" })).await.status, 200);
    assert!(!server.get("/metrics").await.body.contains(&ANN[..16]));
    server.close().await;
    let stored = std::fs::read(&file).unwrap();
    let has = |word: &str| stored.windows(word.len()).any(|bytes| bytes == word.as_bytes());
    assert!(has("vaults") && !has(&ANN[..16]) && !has("127.0.0.1"));
    std::fs::remove_dir_all(file.parent().unwrap()).unwrap();
}
