//! What is kept of the network that somebody comes from: enough to compare people, not enough to find an address.

use std::net::IpAddr;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::limits::network;

fn digest(address: IpAddr, salt: u64) -> [u8; 32] {
    Sha256::digest(format!("network {salt} {}", network(address))).into()
}

/// Sixteen bits of a hash: the people of one table are told apart by it, but very many networks have the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NetworkMark(u16);

impl NetworkMark {
    /// That of an address; the salt is the table's.
    pub fn of(address: IpAddr, salt: u64) -> NetworkMark {
        let [first, second, ..] = digest(address, salt);
        NetworkMark(u16::from_be_bytes([first, second]))
    }
}

/// Under which name the attempts of a network are counted; the salt is the day's seed.
pub fn name_of_network(address: IpAddr, salt: u64) -> String {
    URL_SAFE_NO_PAD.encode(&digest(address, salt)[..16])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_is_told_from_another_and_nowhere_by_its_address() {
        let mark = |address: &str, salt| NetworkMark::of(address.parse().unwrap(), salt);
        let name = |address: &str, salt| name_of_network(address.parse().unwrap(), salt);
        assert_eq!(mark("2001:db8::1", 7), mark("2001:db8::2", 7), "of IPv6 the first half");
        assert_eq!(name("::ffff:10.0.0.1", 7), name("10.0.0.1", 7));
        assert_ne!(mark("10.0.0.1", 7), mark("10.0.0.2", 7));
        assert_ne!(mark("10.0.0.1", 7), mark("10.0.0.1", 8), "another table has another salt");
        assert!(name("10.0.0.1", 7) != name("10.0.0.1", 8) && name("10.0.0.1", 7) != name("10.0.0.2", 7));
    }
}
