//! What somebody keeps at a server for other browsers of theirs, sealed: the server can neither read it nor tell whose it is.

use serde::{Deserialize, Serialize};

/// The longest sealed text, in letters.
pub const LONGEST_SEALED: usize = 64 * 1024;

/// What is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Vault {
    /// Grows by one with each change, from 1.
    pub version: u64,
    /// When it was changed last, in milliseconds since 1970.
    pub at: u64,
    /// Base64 for URLs without padding; what it holds is the browser's alone.
    pub sealed: String,
}

/// What shall be kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewVault {
    /// The version that one has read, in place of which it comes; 0 if there was none.
    #[serde(default)]
    pub version: u64,
    /// Letters, digits, `-` and `_`, 65,536 at most.
    pub sealed: String,
}

/// What was kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct KeptVault {
    /// The version it has now.
    pub version: u64,
    /// When that was, in milliseconds since 1970.
    pub at: u64,
}
