//! The address of a PostgreSQL, and how a connection to it is made.

use std::time::Duration;

use percent_encoding::percent_decode_str;
use tokio::time::{Instant, sleep};
use tokio_postgres::config::Host;
use tokio_postgres::error::SqlState;
use tokio_postgres::tls::MakeTlsConnect;
use tokio_postgres::{Client, Config, Connection, Error, Socket};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::session::{ANSWER, LONGEST_PAUSE, PATIENCE, words};
use super::tls::{SslMode, TlsOptions, tls_problem};
use crate::store::{StoreError, TlsError};

/// Between the first two attempts; then twice as long each time.
const FIRST_PAUSE: Duration = Duration::from_millis(50);

/// Where a PostgreSQL is, and how the way to it is encrypted.
#[derive(Clone)]
pub struct PostgresAddress {
    /// With encryption; `None` if there shall be none.
    encrypted: Option<Config>,
    /// Without; `None` if there must be encryption.
    plain: Option<Config>,
    tls: MakeRustlsConnect,
    /// In words, once a connection is encrypted.
    checks: &'static str,
}

pub type PostgresConnection = Connection<Socket, <MakeRustlsConnect as MakeTlsConnect<Socket>>::Stream>;

/// A connection that was just made. Nothing goes over it before `connection` is awaited.
pub struct NewConnection {
    pub client: Client,
    pub connection: PostgresConnection,
    pub is_encrypted: bool,
}

impl PostgresAddress {
    /// Errors about an address say nothing of it, since a password may be in the wrong place.
    pub fn read(address: &str) -> Result<PostgresAddress, StoreError> {
        let (address, options) = without_tls_options(address).map_err(StoreError::Tls)?;
        let mut config: Config = address.parse().map_err(|_| {
            StoreError::Refused(
                "the address of the PostgreSQL database cannot be understood; special characters are written as %XX",
            )
        })?;
        // Whoever is gone without a word is noticed within a minute.
        config.keepalives_idle(ANSWER).keepalives_interval(ANSWER / 3).keepalives_retries(3).tcp_user_timeout(ANSWER);
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(PATIENCE / 2);
        }
        if config.get_application_name().is_none() {
            config.application_name("ghost-stories");
        }
        let (mut mode, tls) = options.settle().map_err(StoreError::Tls)?;
        if config.get_hosts().iter().all(is_socket) {
            // PostgreSQL offers no encryption there, and nobody else can listen.
            mode = SslMode::Disable;
        }
        let with = |mode| {
            let mut config = config.clone();
            config.ssl_mode(mode);
            config
        };
        let encrypted = (mode != SslMode::Disable).then(|| with(tokio_postgres::config::SslMode::Require));
        let may_be_plain = matches!(mode, SslMode::Disable | SslMode::Prefer);
        let plain = may_be_plain.then(|| with(tokio_postgres::config::SslMode::Disable));
        let checks = match mode {
            SslMode::Disable | SslMode::Prefer | SslMode::Require => "the server's certificate is not checked",
            SslMode::VerifyCa => "the server's certificate is checked, its name is not",
            SslMode::VerifyFull => "the server's certificate and name are checked",
        };
        Ok(PostgresAddress { encrypted, plain, tls, checks })
    }

    /// How a connection to it is protected, in words for the log.
    pub fn protection(&self, is_encrypted: bool) -> String {
        if is_encrypted { format!("encrypted; {}", self.checks) } else { "not encrypted".to_owned() }
    }

    /// Tries again for a while, unless trying again is in vain.
    pub async fn patiently(&self, patience: Duration) -> Result<NewConnection, StoreError> {
        let began = Instant::now();
        let mut pause = FIRST_PAUSE;
        loop {
            match self.connect().await {
                Ok(connected) => return Ok(connected),
                Err(error) => {
                    if let Some(problem) = tls_problem(&error) {
                        return Err(StoreError::Tls(problem));
                    }
                    if began.elapsed() + pause > patience || !may_pass(&error) {
                        return Err(StoreError::Unreachable(words(&error).into()));
                    }
                    sleep(pause).await;
                }
            }
            pause = (pause * 2).min(LONGEST_PAUSE);
        }
    }

    async fn connect(&self) -> Result<NewConnection, Error> {
        if let Some(config) = &self.encrypted {
            match config.connect(self.tls.clone()).await {
                Ok((client, connection)) => return Ok(NewConnection { client, connection, is_encrypted: true }),
                // With sslmode=prefer a server that does not want encryption is asked again without.
                Err(error) if self.plain.is_none() || !is_about_encryption(&error) => return Err(error),
                Err(_) => {}
            }
        }
        let config = self.plain.as_ref().expect("an address allows encryption, or none, or both");
        let (client, connection) = config.connect(self.tls.clone()).await?;
        Ok(NewConnection { client, connection, is_encrypted: false })
    }
}

fn is_socket(host: &Host) -> bool {
    match host {
        Host::Tcp(_) => false,
        #[cfg(unix)]
        Host::Unix(_) => true,
    }
}

/// True if it may go better without: the server has no TLS, or its rules let nobody in that way.
fn is_about_encryption(error: &Error) -> bool {
    tls_problem(error).is_some() || error.code() == Some(&SqlState::INVALID_AUTHORIZATION_SPECIFICATION)
}

/// A wrong password or name stays wrong; a server that starts or is full does not stay so.
fn may_pass(error: &Error) -> bool {
    let Some(code) = error.code() else { return true };
    [SqlState::CANNOT_CONNECT_NOW, SqlState::ADMIN_SHUTDOWN, SqlState::CRASH_SHUTDOWN, SqlState::TOO_MANY_CONNECTIONS]
        .contains(code)
}

/// An address without what it says about encryption, of which tokio-postgres knows only half.
fn without_tls_options(address: &str) -> Result<(String, TlsOptions), TlsError> {
    let mut options = TlsOptions::default();
    // A password may have a question mark, so it is looked for behind it.
    let host = address.find('@').unwrap_or(0);
    let Some(end) = address[host..].find('?').map(|place| host + place) else {
        return Ok((address.to_owned(), options));
    };
    let mut others = Vec::new();
    for parameter in address[end + 1..].split('&') {
        let (name, value) = parameter.split_once('=').unwrap_or((parameter, ""));
        let value = percent_decode_str(value).decode_utf8_lossy();
        if !options.take(name, &value)? {
            others.push(parameter);
        }
    }
    Ok((format!("{}?{}", &address[..end], others.join("&")), options))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_an_address_says_about_encryption_is_taken_out_of_it() {
        let parts = |address: &str| without_tls_options(address).map(|(address, _)| address);
        assert_eq!(parts("postgres://a:b@c/d"), Ok("postgres://a:b@c/d".to_owned()));
        let rest = parts("postgres://a:b@c/d?sslmode=require&connect_timeout=3&sslrootcert=%2Fa%20b");
        assert_eq!(rest, Ok("postgres://a:b@c/d?connect_timeout=3".to_owned()));
        assert_eq!(parts("postgres://a:?sslmode=b@c/d"), Ok("postgres://a:?sslmode=b@c/d".to_owned()));
        assert_eq!(parts("postgres:///d?sslmode=allow"), Err(TlsError::UnknownMode));
        assert_eq!(parts("postgres:///d?sslcert=/a"), Err(TlsError::ClientCertificate));
    }

    #[test]
    fn an_address_that_contradicts_itself_is_refused() {
        let refused = |options: &str| match PostgresAddress::read(&format!("postgres://a@c/d?{options}")) {
            Err(StoreError::Tls(problem)) => Some(problem),
            _ => None,
        };
        for options in ["", "sslmode=disable", "sslmode=prefer", "sslmode=require"] {
            assert_eq!(refused(options), None, "{options}");
        }
        for options in ["sslrootcert=/a", "sslmode=disable&sslrootcert=/a", "sslmode=prefer&sslrootcert=/a"] {
            assert_eq!(refused(options), Some(TlsError::NothingToCheck), "{options}");
        }
        for mode in ["prefer", "require", "verify-ca"] {
            let options = format!("sslrootcert=system&sslmode={mode}");
            assert_eq!(refused(&options), Some(TlsError::SystemIsForVerifyFull), "{mode}");
        }
        assert_eq!(refused("sslmode=verify-ca"), Some(TlsError::NoAuthority));
        assert_eq!(refused("sslmode=on"), Some(TlsError::UnknownMode));
        let missing = refused("sslmode=verify-full&sslrootcert=%2Fno%20where.pem").map(|problem| problem.to_string());
        assert_eq!(missing.as_deref(), Some("sslrootcert: /no where.pem: No such file or directory (os error 2)"));
    }

    #[test]
    fn a_socket_needs_no_encryption() {
        let address = PostgresAddress::read("postgres://a@%2Frun%2Fpostgresql/d?sslmode=require").unwrap();
        assert!(address.encrypted.is_none() && address.plain.is_some());
        let address = PostgresAddress::read("postgres://a@c/d?sslmode=require").unwrap();
        assert!(address.encrypted.is_some() && address.plain.is_none());
    }
}
