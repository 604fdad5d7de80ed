//! How the way to PostgreSQL is encrypted and what is checked: `sslmode` and `sslrootcert` of an address, as PostgreSQL's own programs
//! understand them.

use std::error::Error as _;
use std::io;
use std::sync::Arc;

use rustls::client::WebPkiServerVerifier;
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::{CryptoProvider, ring, verify_tls12_signature, verify_tls13_signature};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::{CertificateError, ClientConfig, DigitallySignedStruct, RootCertStore, SignatureScheme};
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::store::TlsError;

/// What `sslmode` asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SslMode {
    Disable,
    /// Encrypted if the server can, with whatever certificate.
    Prefer,
    /// Encrypted, with whatever certificate.
    Require,
    /// Encrypted, with a certificate that a trusted authority signed.
    VerifyCa,
    /// And that is for the host of the address.
    VerifyFull,
}

impl SslMode {
    fn read(text: &str) -> Result<SslMode, TlsError> {
        match text {
            "disable" => Ok(SslMode::Disable),
            "prefer" => Ok(SslMode::Prefer),
            "require" => Ok(SslMode::Require),
            "verify-ca" => Ok(SslMode::VerifyCa),
            "verify-full" => Ok(SslMode::VerifyFull),
            _ => Err(TlsError::UnknownMode),
        }
    }
}

/// Whom `sslrootcert` trusts.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Authorities {
    /// Those that this machine trusts.
    System,
    /// Those in a file.
    File(String),
}

/// What an address says about encryption.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TlsOptions {
    mode: Option<SslMode>,
    authorities: Option<Authorities>,
}

impl TlsOptions {
    /// Takes in a parameter of an address; false if it is about something else.
    pub fn take(&mut self, name: &str, value: &str) -> Result<bool, TlsError> {
        match name {
            "sslmode" => self.mode = Some(SslMode::read(value)?),
            "sslrootcert" if value == "system" => self.authorities = Some(Authorities::System),
            "sslrootcert" => self.authorities = Some(Authorities::File(value.to_owned())),
            "sslcert" | "sslkey" => return Err(TlsError::ClientCertificate),
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// What is to be done, unless the address contradicts itself or its authorities cannot be read.
    pub fn settle(&self) -> Result<(SslMode, MakeRustlsConnect), TlsError> {
        let mode = match (self.mode, &self.authorities) {
            (Some(SslMode::VerifyFull) | None, Some(Authorities::System)) => SslMode::VerifyFull,
            (_, Some(Authorities::System)) => return Err(TlsError::SystemIsForVerifyFull),
            (Some(SslMode::Disable | SslMode::Prefer) | None, Some(_)) => return Err(TlsError::NothingToCheck),
            (Some(SslMode::VerifyCa), None) => return Err(TlsError::NoAuthority),
            // As PostgreSQL's own programs do it: who names an authority wants it to be asked.
            (Some(SslMode::Require), Some(_)) => SslMode::VerifyCa,
            (mode, _) => mode.unwrap_or(SslMode::Prefer),
        };
        let checks = match mode {
            SslMode::Disable | SslMode::Prefer | SslMode::Require => None,
            SslMode::VerifyCa | SslMode::VerifyFull => Some(self.trusted()?),
        };
        Ok((mode, MakeRustlsConnect::new(client_config(checks, mode == SslMode::VerifyFull))))
    }

    fn trusted(&self) -> Result<RootCertStore, TlsError> {
        let mut roots = RootCertStore::empty();
        match &self.authorities {
            Some(Authorities::File(path)) => {
                let cannot = |why: String| TlsError::Authorities { file: path.clone(), why };
                let found = CertificateDer::pem_file_iter(path).and_then(Iterator::collect::<Result<Vec<_>, _>>);
                for certificate in found.map_err(|error| cannot(pem_problem(error)))? {
                    roots.add(certificate).map_err(|error| cannot(error.to_string()))?;
                }
                if roots.is_empty() {
                    return Err(cannot("it holds no certificate".to_owned()));
                }
            }
            Some(Authorities::System) | None => {
                roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
                if roots.is_empty() {
                    return Err(TlsError::NoSystemAuthorities);
                }
            }
        }
        Ok(roots)
    }
}

fn pem_problem(error: rustls::pki_types::pem::Error) -> String {
    match error {
        rustls::pki_types::pem::Error::Io(error) => error.to_string(),
        other => other.to_string(),
    }
}

/// Without authorities every certificate will do, and the name is looked at only if it is asked for.
fn client_config(authorities: Option<RootCertStore>, looks_at_name: bool) -> ClientConfig {
    let provider = Arc::new(ring::default_provider());
    let builder = ClientConfig::builder_with_provider(provider.clone()).with_safe_default_protocol_versions();
    let builder = builder.expect("ring knows the usual versions of TLS");
    let Some(authorities) = authorities else {
        let verifier = Arc::new(LenientVerifier { provider, chain: None });
        return builder.dangerous().with_custom_certificate_verifier(verifier).with_no_client_auth();
    };
    if looks_at_name {
        return builder.with_root_certificates(authorities).with_no_client_auth();
    }
    let chain = WebPkiServerVerifier::builder_with_provider(authorities.into(), provider.clone()).build();
    let chain = Some(chain.expect("there are authorities, and no lists of revoked certificates"));
    let verifier = Arc::new(LenientVerifier { provider, chain });
    builder.dangerous().with_custom_certificate_verifier(verifier).with_no_client_auth()
}

/// Takes a certificate for any name, and without a chain to check takes every certificate. That who shows it also has its key is checked
/// always.
#[derive(Debug)]
struct LenientVerifier {
    provider: Arc<CryptoProvider>,
    chain: Option<Arc<WebPkiServerVerifier>>,
}

impl ServerCertVerifier for LenientVerifier {
    fn verify_server_cert(
        &self,
        certificate: &CertificateDer<'_>,
        intermediates: &[CertificateDer<'_>],
        name: &ServerName<'_>,
        ocsp: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, rustls::Error> {
        let Some(chain) = &self.chain else { return Ok(ServerCertVerified::assertion()) };
        // The name is looked at last.
        match chain.verify_server_cert(certificate, intermediates, name, ocsp, now) {
            Err(rustls::Error::InvalidCertificate(
                CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. },
            )) => Ok(ServerCertVerified::assertion()),
            checked => checked,
        }
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        verify_tls12_signature(message, certificate, signed, &self.provider.signature_verification_algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        verify_tls13_signature(message, certificate, signed, &self.provider.signature_verification_algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.provider.signature_verification_algorithms.supported_schemes()
    }
}

/// Why no encrypted connection came about, if that is what went wrong.
pub fn tls_problem(error: &tokio_postgres::Error) -> Option<TlsError> {
    let source = error.source()?;
    // tokio-postgres tells the kinds of its errors apart in words only.
    if error.to_string() == "error performing TLS handshake" && source.to_string() == "server does not support TLS" {
        return Some(TlsError::NotOffered);
    }
    let refused = source.downcast_ref::<io::Error>()?.get_ref()?.downcast_ref::<rustls::Error>()?;
    Some(match refused {
        rustls::Error::InvalidCertificate(problem) => certificate_problem(problem),
        other => TlsError::Handshake(other.to_string()),
    })
}

/// A name of a certificate as people write it, out of `DnsName("localhost")`.
fn bare(name: &str) -> &str {
    let inner = name.split_once('(').and_then(|(_, rest)| rest.strip_suffix(')'));
    inner.unwrap_or(name).trim_matches('"')
}

fn certificate_problem(problem: &CertificateError) -> TlsError {
    match problem {
        // Another authority of the same name signs with another key.
        CertificateError::UnknownIssuer | CertificateError::BadSignature => TlsError::UnknownAuthority,
        CertificateError::NotValidForNameContext { expected, presented } => TlsError::OtherName {
            expected: expected.to_str().into_owned(),
            presented: presented.iter().map(|name| bare(name)).collect::<Vec<_>>().join(", "),
        },
        CertificateError::Expired | CertificateError::ExpiredContext { .. } => TlsError::Expired,
        CertificateError::NotValidYet | CertificateError::NotValidYetContext { .. } => TlsError::NotValidYet,
        other => TlsError::Certificate(other.to_string()),
    }
}
