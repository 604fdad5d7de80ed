//! The figures of a server, the dashboard that shows them, and the document that explains them.

use std::collections::BTreeSet;
use std::path::Path;

use serde_json::Value;

use crate::test_client::TestClient;
use crate::test_server::TestServer;

fn repository(file: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(file);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The figures of a server where something was played, waited for and refused.
async fn figures() -> String {
    let server = TestServer::open().await;
    let opened = server.table(r#"[{"for": "me"}]"#).await;
    let mut ann = TestClient::at(&server, &opened.table, Some(&opened.seat_token)).await;
    ann.does(r#""do": "say", "text": "Boo""#).await;
    ann.does(r#""do": "start""#).await;
    ann.say(r#"{"do": "nothing"}"#).await;
    ann.next().await;
    assert_eq!(server.post("/api/tables", "{").await.status, 400);
    let text = server.get("/metrics").await.body;
    drop(ann);
    server.close().await;
    text
}

/// The value of a figure, written as Prometheus writes it.
#[track_caller]
fn figure(text: &str, name: &str) -> f64 {
    written(text, name).parse().unwrap()
}

/// The same as text.
#[track_caller]
fn written<'a>(text: &'a str, name: &str) -> &'a str {
    let line = text.lines().find(|line| line.strip_prefix(name).is_some_and(|rest| rest.starts_with(' ')));
    line.unwrap_or_else(|| panic!("{name} is not in\n{text}")).rsplit(' ').next().unwrap()
}

/// The names of all figures, without labels.
fn names(text: &str) -> BTreeSet<&str> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.split(['{', ' ']).next().unwrap()).collect()
}

/// The words of an expression of `PromQL` that are ours or a process's.
fn named(expression: &str) -> impl Iterator<Item = &str> {
    let words = expression.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    words.filter(|word| word.starts_with("ghost_stories_") || word.starts_with("process_"))
}

/// Every expression in a dashboard.
fn expressions<'a>(value: &'a Value, found: &mut Vec<&'a str>) {
    match value {
        Value::Object(fields) => {
            found.extend(fields.get("expr").and_then(Value::as_str));
            fields.values().for_each(|value| expressions(value, found));
        }
        Value::Array(values) => values.iter().for_each(|value| expressions(value, found)),
        _ => {}
    }
}

#[tokio::test]
async fn figures_tell_why_was_refused_what_waits_and_what_the_disk_and_the_machine_cost() {
    let text = figures().await;
    assert_eq!(written(&text, r#"ghost_stories_refused_total{reason="malformed"}"#), "2");
    assert!(figure(&text, "ghost_stories_commit_seconds_count") >= 3.0);
    assert!(figure(&text, "ghost_stories_commit_seconds_sum") > 0.0);
    assert_eq!(written(&text, "ghost_stories_writes_waiting"), "0");
    assert_eq!(written(&text, "ghost_stories_bots_waiting"), "0");
    let info = text.lines().find(|line| line.starts_with("ghost_stories_build_info{")).unwrap();
    let rules = format!(r#"rules="{}""#, ghost_stories_engine::RULES_REVISION);
    assert!(info.contains(concat!(r#"version=""#, env!("CARGO_PKG_VERSION"), '"')) && info.contains(&rules), "{info}");
    assert!(figure(&text, "process_start_time_seconds") > 1.7e9);
    #[cfg(target_os = "linux")]
    {
        assert!(figure(&text, "process_resident_memory_bytes") > 1e6);
        let (open, most) = (figure(&text, "process_open_fds"), figure(&text, "process_max_fds"));
        assert!(open > 3.0 && open < most, "{open} of {most}");
    }
}

#[tokio::test]
#[cfg(target_os = "linux")]
async fn every_figure_of_the_dashboard_exists() {
    let text = figures().await;
    let known = names(&text);
    let dashboard: Value = serde_json::from_str(&repository("deploy/grafana.json")).unwrap();
    let mut found = Vec::new();
    expressions(&dashboard, &mut found);
    assert!(found.len() > 20, "{found:?}");
    for expression in found {
        assert!(named(expression).next().is_some(), "{expression} shows nothing of ours");
        for name in named(expression) {
            assert!(known.contains(name), "{name} of {expression} is not in\n{known:?}");
        }
    }
}

#[tokio::test]
#[cfg(target_os = "linux")]
async fn every_figure_is_in_the_document_for_hosts() {
    let text = figures().await;
    let document = repository("docs/hosting.md");
    for line in text.lines().filter_map(|line| line.strip_prefix("# TYPE ")) {
        let (name, kind) = line.split_once(' ').unwrap();
        let shown = match kind {
            "counter" => format!("{name}_total"),
            "info" => format!("{name}_info"),
            _ => name.to_owned(),
        };
        assert!(document.contains(&format!("`{shown}`")), "{shown}");
    }
}
