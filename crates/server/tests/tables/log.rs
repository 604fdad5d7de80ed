//! What the log tells of one table.

use std::io::{self, Write};
use std::sync::{Arc, Mutex};

use serde_json::Value;
use tracing_subscriber::fmt::MakeWriter;

use crate::test_client::TestClient;
use crate::test_server::{TestServer, fresh_file, settings};

/// A log in memory.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Log {
    type Writer = Log;

    fn make_writer(&'a self) -> Log {
        self.clone()
    }
}

impl Log {
    fn lines(&self) -> Vec<Value> {
        let text = String::from_utf8(self.0.lock().unwrap().clone()).unwrap();
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }

    /// What was told of this table.
    fn about(&self, table: &str) -> Vec<String> {
        let lines = self.lines().into_iter().filter(|line| line["span"]["table"] == table);
        lines.map(|line| line["fields"]["message"].as_str().unwrap().to_owned()).collect()
    }
}

#[tokio::test]
async fn the_log_tells_the_story_of_a_table_by_its_name() {
    let log = Log::default();
    // For the whole process, because a line that was passed over on a thread without a log is passed over everywhere. What other tests tell
    // is of other tables.
    let subscriber = tracing_subscriber::fmt().json().with_max_level(tracing::Level::INFO).with_writer(log.clone());
    tracing::subscriber::set_global_default(subscriber.finish()).unwrap();
    let file = fresh_file();
    let mut settings = settings();
    settings.database = file.to_str().unwrap().to_owned();
    let server = TestServer::with(settings).await;
    let alone = r#"[{"for": "me"}]"#;
    let (opened, other) = (server.table(alone).await, server.table(alone).await);
    let mut ann = TestClient::at(&server, &opened.table, Some(&opened.seat_token)).await;
    let watcher = TestClient::at(&server, &opened.table, None).await;
    let stranger = TestClient::at(&server, &other.table, None).await;
    ann.does(r#""do": "say", "text": "Boo""#).await;
    ann.does(r#""do": "start""#).await;
    drop(watcher);
    ann.wait_for(|ann| ann.here == (vec![0], 0)).await;
    rusqlite::Connection::open(&file).unwrap().execute_batch("DROP TABLE events").unwrap();
    ann.say(r#"{"do": "say", "text": "Boo"}"#).await;
    ann.wait_for(|ann| ann.texts.last().is_some_and(|text| text.contains("refused"))).await;
    drop((ann, stranger));
    server.close().await;

    let story = log.about(&opened.table);
    assert_eq!(story, ["opened", "joined", "joined", "began", "left", "the storage failed", "left"]);
    let (first, last) = (&log.about(&other.table)[..2], log.lines().len());
    assert_eq!(first, ["opened", "joined"]);
    assert!(last > story.len() + first.len(), "what is about no table is told, too");
    for line in log.lines().iter().filter(|line| line["span"].is_object()) {
        for word in ["Ann", "Boo", &opened.seat_token, "127.0.0.1"] {
            assert!(!line.to_string().contains(word), "{line}");
        }
    }
    std::fs::remove_dir_all(file.parent().unwrap()).unwrap();
}
