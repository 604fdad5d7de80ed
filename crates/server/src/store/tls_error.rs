use thiserror::Error;

/// Why there is no encrypted way to the database.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TlsError {
    /// `sslmode` is none of those there are.
    #[error("sslmode is disable, prefer, require, verify-ca or verify-full")]
    UnknownMode,
    /// An authority without a mode that asks it.
    #[error("sslrootcert is for sslmode=require, verify-ca and verify-full; the others check nothing")]
    NothingToCheck,
    /// The authorities of the system would sign for anybody.
    #[error("sslrootcert=system is for sslmode=verify-full: without a look at the name anybody's certificate would do")]
    SystemIsForVerifyFull,
    /// Nobody is named to trust.
    #[error("sslmode=verify-ca needs sslrootcert=FILE, with the certificate of the authority to trust")]
    NoAuthority,
    /// There are no authorities to trust on this machine.
    #[error("this machine has no certificates of authorities; name a file with sslrootcert")]
    NoSystemAuthorities,
    /// The server would have to know who we are by a certificate.
    #[error("certificates of clients (sslcert, sslkey) are not supported; use a password")]
    ClientCertificate,
    /// The file of the authorities cannot be used.
    #[error("sslrootcert: {file}: {why}")]
    Authorities {
        /// Its path.
        file: String,
        /// What is wrong with it.
        why: String,
    },
    /// The server does not speak TLS.
    #[error("the server does not offer TLS, and sslmode asks for it")]
    NotOffered,
    /// Nobody whom we trust signed the certificate.
    #[error("the server's certificate is not signed by an authority that sslrootcert trusts")]
    UnknownAuthority,
    /// The certificate is for another server.
    #[error(
        "the server's certificate is for {presented}, not for {expected}; sslmode=verify-ca does not look at the name"
    )]
    OtherName {
        /// The host of the address.
        expected: String,
        /// Whom it is for.
        presented: String,
    },
    /// The certificate was good once.
    #[error("the server's certificate has expired")]
    Expired,
    /// The certificate will be good.
    #[error("the server's certificate is not valid yet; is the clock right?")]
    NotValidYet,
    /// Something else about the certificate.
    #[error("the server's certificate cannot be accepted: {0}")]
    Certificate(String),
    /// Both cannot agree.
    #[error("no agreement about TLS with the server: {0}")]
    Handshake(String),
}
