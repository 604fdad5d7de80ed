use std::collections::HashMap;
use std::error::Error as _;
use std::time::Duration;

use tokio::sync::Mutex;
use tokio::time::{Instant, sleep, timeout};
use tokio_postgres::config::SslMode;
use tokio_postgres::error::{Severity, SqlState};
use tokio_postgres::{Client, Config, Error, NoTls, Row, Statement};

use super::Params;
use crate::store::StoreError;

/// How long a server that does not answer is tried again, so that restarting it is not noticed by anybody at a table.
pub const PATIENCE: Duration = Duration::from_secs(10);
/// How long an answer may take.
pub const ANSWER: Duration = Duration::from_secs(30);
/// Between the first two attempts; then twice as long each time.
const FIRST_PAUSE: Duration = Duration::from_millis(50);
pub const LONGEST_PAUSE: Duration = Duration::from_secs(2);

/// A connection that reads, with what it was asked before.
pub struct Session {
    pub client: Client,
    statements: Mutex<HashMap<String, Statement>>,
}

impl Session {
    pub async fn connect(config: &Config) -> Result<Session, StoreError> {
        let client = connect(config).await?;
        Ok(Session { client, statements: Mutex::default() })
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
/// server, whatever the database's own setting is; one that waits for replicas to have applied it stays.
pub async fn connect(config: &Config) -> Result<Client, StoreError> {
    let (client, connection) = patiently(config, PATIENCE).await?;
    tokio::spawn(connection);
    let durable = "
        SELECT set_config('synchronous_commit', 'on', false)
        WHERE current_setting('synchronous_commit') NOT IN ('on', 'remote_apply')";
    let set = answered(client.batch_execute(durable)).await.ok_or(StoreError::SILENT)?;
    set.map_err(|error| failed(&error))?;
    Ok(client)
}

pub type PostgresConnection = tokio_postgres::Connection<tokio_postgres::Socket, tokio_postgres::tls::NoTlsStream>;

/// Errors about an address say nothing of it, since a password may be in the wrong place.
pub fn config(address: &str) -> Result<Config, StoreError> {
    let mut config: Config = address.parse().map_err(|_| {
        StoreError::Refused(
            "the address of the PostgreSQL database cannot be understood; special characters are written as %XX",
        )
    })?;
    if config.get_ssl_mode() == SslMode::Require {
        return Err(StoreError::Refused(
            "connections to PostgreSQL are not encrypted: it must be on the same machine or in a private network, without sslmode=require",
        ));
    }
    // Whoever is gone without a word is noticed within a minute.
    config.keepalives_idle(ANSWER).keepalives_interval(ANSWER / 3).keepalives_retries(3).tcp_user_timeout(ANSWER);
    if config.get_connect_timeout().is_none() {
        config.connect_timeout(PATIENCE / 2);
    }
    if config.get_application_name().is_none() {
        config.application_name("ghost-stories");
    }
    Ok(config)
}

/// Tries again for a while, unless trying again is in vain.
pub async fn patiently(config: &Config, patience: Duration) -> Result<(Client, PostgresConnection), StoreError> {
    let began = Instant::now();
    let mut pause = FIRST_PAUSE;
    loop {
        match config.connect(NoTls).await {
            Ok(connected) => return Ok(connected),
            Err(error) if began.elapsed() + pause > patience || !may_pass(&error) => {
                return Err(StoreError::Unreachable(words(&error).into()));
            }
            Err(_) => sleep(pause).await,
        }
        pause = (pause * 2).min(LONGEST_PAUSE);
    }
}

/// A wrong password or name stays wrong; a server that starts or is full does not stay so.
fn may_pass(error: &Error) -> bool {
    let Some(code) = error.code() else { return true };
    [SqlState::CANNOT_CONNECT_NOW, SqlState::ADMIN_SHUTDOWN, SqlState::CRASH_SHUTDOWN, SqlState::TOO_MANY_CONNECTIONS]
        .contains(code)
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
fn words(error: &Error) -> String {
    match (error.as_db_error(), error.source()) {
        (Some(said), _) => said.message().to_owned(),
        (None, Some(source)) => source.to_string(),
        (None, None) => error.to_string(),
    }
}
