use std::collections::HashMap;
use std::error::Error as _;
use std::time::Duration;

use tokio::sync::Mutex;
use tokio::time::timeout;
use tokio_postgres::error::Severity;
use tokio_postgres::{Client, Error, Row, Statement};

use super::Params;
use super::address::{NewConnection, PostgresAddress};
use crate::store::StoreError;

/// How long a server that does not answer is tried again, so that restarting it is not noticed by anybody at a table.
pub const PATIENCE: Duration = Duration::from_secs(10);
/// How long an answer may take.
pub const ANSWER: Duration = Duration::from_secs(30);
/// Between two attempts to reach it.
pub const LONGEST_PAUSE: Duration = Duration::from_secs(2);

/// A connection that reads, with what it was asked before.
pub struct Session {
    pub client: Client,
    pub is_encrypted: bool,
    statements: Mutex<HashMap<String, Statement>>,
}

impl Session {
    pub async fn connect(address: &PostgresAddress) -> Result<Session, StoreError> {
        let (client, is_encrypted) = connect(address).await?;
        Ok(Session { client, is_encrypted, statements: Mutex::default() })
    }

    pub async fn query(&self, text: &str, bound: Params<'_>) -> Result<Vec<Row>, Error> {
        let statement = self.statement(text).await?;
        self.client.query(&statement, bound).await
    }

    async fn statement(&self, text: &str) -> Result<Statement, Error> {
        let mut statements = self.statements.lock().await;
        if let Some(statement) = statements.get(text) {
            return Ok(statement.clone());
        }
        let statement = self.client.prepare(text).await?;
        statements.insert(text.to_owned(), statement.clone());
        Ok(statement)
    }
}

/// A client whose connection ends when it is dropped or the server goes; the client then says so. What it writes survives a crash of the
/// server, whatever the database's own setting is; one that waits for replicas to have applied it stays. Also says whether the way is
/// encrypted.
pub async fn connect(address: &PostgresAddress) -> Result<(Client, bool), StoreError> {
    let NewConnection { client, connection, is_encrypted } = address.patiently(PATIENCE).await?;
    tokio::spawn(connection);
    let durable = "
        SELECT set_config('synchronous_commit', 'on', false)
        WHERE current_setting('synchronous_commit') NOT IN ('on', 'remote_apply')";
    let set = answered(client.batch_execute(durable)).await.ok_or(StoreError::SILENT)?;
    set.map_err(|error| failed(&error))?;
    Ok((client, is_encrypted))
}

/// Nothing if there is no answer for long; whether it was done is then not known.
pub async fn answered<T>(asked: impl Future<Output = Result<T, Error>>) -> Option<Result<T, Error>> {
    timeout(ANSWER, asked).await.ok()
}

/// True if the connection is gone, and with it the knowledge whether the last thing asked was done.
pub fn is_lost(error: &Error) -> bool {
    let severity = error.as_db_error().map(tokio_postgres::error::DbError::parsed_severity);
    severity.is_none_or(|severity| matches!(severity, Some(Severity::Fatal | Severity::Panic)))
}

pub fn failed(error: &Error) -> StoreError {
    if is_lost(error) { StoreError::Unreachable(words(error).into()) } else { StoreError::Failed(words(error)) }
}

/// What the server said, without details: these may hold what was to be stored.
pub fn words(error: &Error) -> String {
    match (error.as_db_error(), error.source()) {
        (Some(said), _) => said.message().to_owned(),
        (None, Some(source)) => source.to_string(),
        (None, None) => error.to_string(),
    }
}
