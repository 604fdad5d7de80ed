//! The way to PostgreSQL, encrypted: what each `sslmode` takes and refuses, and in which words.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use ghost_stories_server::store::{Store, StoreError, TlsError};
use ghost_stories_test_postgres::TestPostgres;
use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair, date_time_ymd};
use rustls::ServerConfig;
use rustls::crypto::ring;
use rustls::pki_types::{PrivateKeyDer, PrivatePkcs8KeyDer};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::time::timeout;
use tokio_postgres::NoTls;
use tokio_rustls::TlsAcceptor;

use crate::test_database::row;

/// An authority with its certificate in a file.
struct TestAuthority {
    issuer: Issuer<'static, KeyPair>,
    file: PathBuf,
}

impl TestAuthority {
    fn new(name: &str) -> TestAuthority {
        let mut params = CertificateParams::new(Vec::new()).unwrap();
        params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        let key = KeyPair::generate().unwrap();
        let file = env::temp_dir().join(format!("ghosts_{name}_{}.pem", std::process::id()));
        fs::write(&file, params.self_signed(&key).unwrap().pem()).unwrap();
        TestAuthority { issuer: Issuer::new(params, key), file }
    }

    /// What a server for `localhost` is set up with, after `change`.
    fn server(&self, change: impl FnOnce(&mut CertificateParams)) -> ServerConfig {
        let mut params = CertificateParams::new(vec!["localhost".to_owned()]).unwrap();
        change(&mut params);
        let key = KeyPair::generate().unwrap();
        let certificate = params.signed_by(&key, &self.issuer).unwrap();
        let key = PrivateKeyDer::from(PrivatePkcs8KeyDer::from(key.serialize_der()));
        let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()));
        let config = config.with_safe_default_protocol_versions().unwrap().with_no_client_auth();
        config.with_single_cert(vec![certificate.der().clone()], key).unwrap()
    }
}

impl Drop for TestAuthority {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.file);
    }
}

/// Why a store does not open at a server that shows this certificate, or has none.
async fn refused(server: Option<ServerConfig>, host: &str, options: &str) -> TlsError {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    tokio::spawn(async move {
        let acceptor = server.map(|server| TlsAcceptor::from(Arc::new(server)));
        while let Ok((mut stream, _)) = listener.accept().await {
            let mut asked = [0; 8];
            stream.read_exact(&mut asked).await.unwrap();
            match &acceptor {
                Some(acceptor) => {
                    stream.write_all(b"S").await.unwrap();
                    let _ = acceptor.accept(stream).await;
                }
                None => stream.write_all(b"N").await.unwrap(),
            }
        }
    });
    let address = format!("postgres://ann:secret@{host}:{port}/tables?{options}");
    match timeout(Duration::from_mins(1), Store::open(&address)).await.expect("it is told at once") {
        Ok(_) => panic!("it was opened"),
        Err(StoreError::Tls(problem)) => problem,
        Err(other) => panic!("{other}"),
    }
}

#[tokio::test]
async fn every_reason_for_which_a_certificate_is_refused_has_its_own_words() {
    let (ours, theirs) = (TestAuthority::new("ours"), TestAuthority::new("theirs"));
    let trusting = |mode: &str| format!("sslmode={mode}&sslrootcert={}", ours.file.display());
    let full = trusting("verify-full");
    for mode in ["require", "verify-ca", "verify-full"] {
        let found = refused(Some(theirs.server(|_| {})), "localhost", &trusting(mode)).await;
        assert_eq!(found, TlsError::UnknownAuthority, "{mode}");
        assert_eq!(refused(None, "localhost", &trusting(mode)).await, TlsError::NotOffered, "{mode}");
    }
    let (expected, presented) = ("127.0.0.1".to_owned(), "localhost".to_owned());
    let found = refused(Some(ours.server(|_| {})), "127.0.0.1", &full).await;
    assert_eq!(found, TlsError::OtherName { expected, presented });
    let expired = ours.server(|params| params.not_after = date_time_ymd(2020, 1, 1));
    for mode in ["verify-ca", "verify-full"] {
        assert_eq!(refused(Some(expired.clone()), "localhost", &trusting(mode)).await, TlsError::Expired, "{mode}");
    }
    let early = ours.server(|params| params.not_before = date_time_ymd(3000, 1, 1));
    assert_eq!(refused(Some(early), "localhost", &full).await, TlsError::NotValidYet);
    let authority = ours.server(|params| params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained));
    let found = refused(Some(authority), "localhost", &full).await;
    assert!(matches!(&found, TlsError::Certificate(why) if why.contains("CaUsedAsEndEntity")), "{found}");
}

#[tokio::test]
async fn a_file_without_an_authority_is_named() {
    let file = env::temp_dir().join(format!("ghosts_empty_{}.pem", std::process::id()));
    for (text, words) in [("", "it holds no certificate"), ("nonsense\n", "it holds no certificate")] {
        fs::write(&file, text).unwrap();
        let address = format!("postgres://a:secret@localhost/b?sslmode=verify-full&sslrootcert={}", file.display());
        let Err(error) = Store::open(&address).await else { panic!("it was opened") };
        assert!(error.to_string().contains(words) && error.to_string().contains(file.to_str().unwrap()), "{error}");
        assert!(!format!("{error} {error:?}").contains("secret"), "{error}");
    }
    fs::remove_file(file).unwrap();
}

/// The user whom this PostgreSQL lets in through TLS only.
const ENCRYPTED: &str = "encrypted";

/// The address of a server for a user, at this host.
fn address(postgres: &TestPostgres, user: &str, host: &str, options: &str) -> String {
    let address = postgres.address();
    let (_, at) = address.rsplit_once(':').unwrap();
    format!("postgres://{user}@{host}:{at}?{options}")
}

async fn ask(postgres: &TestPostgres, statement: &str) -> Vec<tokio_postgres::Row> {
    let (client, connection) = tokio_postgres::connect(&postgres.address(), NoTls).await.unwrap();
    tokio::spawn(connection);
    client.query(statement, &[]).await.unwrap()
}

#[tokio::test]
#[ignore = "needs PostgreSQL; cargo xtask test has it"]
async fn a_server_that_takes_nothing_else_is_reached_through_tls() {
    let (ours, theirs) = (TestAuthority::new("of_postgres"), TestAuthority::new("stranger"));
    let params = CertificateParams::new(vec!["localhost".to_owned()]).unwrap();
    let key = KeyPair::generate().unwrap();
    let certificate = params.signed_by(&key, &ours.issuer).unwrap();
    let postgres = TestPostgres::start_with_tls(&certificate.pem(), &key.serialize_pem()).unwrap();
    ask(&postgres, &format!("CREATE ROLE {ENCRYPTED} LOGIN SUPERUSER")).await;
    let (authority, other) = (ours.file.display(), theirs.file.display());
    let open = async |host: &str, options: &str| Store::open(&address(&postgres, ENCRYPTED, host, options)).await;

    let Err(plain) = open("localhost", "sslmode=disable").await else { panic!("it was opened") };
    assert!(plain.to_string().contains("no encryption"), "{plain}");
    // The certificate is for localhost and not for 127.0.0.1.
    for (number, (host, options)) in [
        ("localhost", String::new()),
        ("127.0.0.1", "sslmode=prefer".to_owned()),
        ("127.0.0.1", "sslmode=require".to_owned()),
        ("127.0.0.1", format!("sslmode=verify-ca&sslrootcert={authority}")),
        ("localhost", format!("sslmode=verify-full&sslrootcert={authority}")),
    ]
    .iter()
    .enumerate()
    {
        let store = open(host, options).await.unwrap_or_else(|error| panic!("{host} {options}: {error}"));
        let mut notifications = store.notifications().await.unwrap();
        // What reads, what writes, what listens, what copies: all of them.
        let elsewhere = open(host, options).await.unwrap();
        assert!(elsewhere.append(row("altar", number as u64 + 1), None).await.unwrap());
        timeout(Duration::from_mins(1), notifications.next()).await.expect("it is told");
        let copy = Store::open_to_copy(&address(&postgres, ENCRYPTED, host, options)).await.unwrap();
        copy.export(&mut Vec::new()).await.unwrap();
        let plain = format!(
            "SELECT 1 FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE usename = '{ENCRYPTED}' AND NOT ssl"
        );
        assert!(ask(&postgres, &plain).await.is_empty(), "{host} {options}");
        for store in [store, elsewhere, copy] {
            store.close().await;
        }
    }
    // Whom it lets in either way is asked without TLS only by who wants it so.
    let everybody = Store::open(&address(&postgres, "ghosts", "127.0.0.1", "sslmode=disable")).await.unwrap();
    everybody.close().await;
    let refusals = [
        ("127.0.0.1", format!("sslmode=verify-full&sslrootcert={authority}"), "is for localhost, not for 127.0.0.1"),
        ("localhost", format!("sslmode=verify-full&sslrootcert={other}"), "not signed by an authority"),
        ("localhost", format!("sslmode=verify-ca&sslrootcert={other}"), "not signed by an authority"),
        ("localhost", format!("sslmode=require&sslrootcert={other}"), "not signed by an authority"),
        ("localhost", "sslmode=verify-full&sslrootcert=system".to_owned(), "not signed by an authority"),
        ("localhost", "sslmode=verify-full&sslrootcert=/no/such/file".to_owned(), "/no/such/file"),
    ];
    for (host, options, words) in refusals {
        let Err(error) = open(host, &options).await else { panic!("{options}: it was opened") };
        assert!(matches!(error, StoreError::Tls(_)) && error.to_string().contains(words), "{options}: {error}");
    }
}
