//! Names of tables and secrets of people. A secret is told once, to the one whose it is; only its hash is kept.

use std::net::IpAddr;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use sha2::{Digest, Sha256};

use crate::limits::network;

/// 192 bits, so that nobody guesses one.
const SEAT_TOKEN_BYTES: usize = 24;
/// 96 bits: a link to a table is for those who were given it.
const NAME_BYTES: usize = 12;

fn random(bytes: usize) -> String {
    let mut buffer = vec![0; bytes];
    getrandom::fill(&mut buffer).expect("the system has randomness");
    URL_SAFE_NO_PAD.encode(buffer)
}

/// A new secret and what is kept of it.
pub fn fresh_seat_token() -> (String, Hash) {
    let seat_token = random(SEAT_TOKEN_BYTES);
    let hash = Hash::of(&seat_token);
    (seat_token, hash)
}

/// The secret of somebody at the table where they play again: always the same, so that an answer may be lost and asked for anew. Only who
/// has that of the table before can know it.
pub fn seat_token_again(seat_token: &str, table: &str) -> String {
    let hash = Sha256::digest(format!("{seat_token} at {table}"));
    URL_SAFE_NO_PAD.encode(&hash[..SEAT_TOKEN_BYTES])
}

/// A new name for a table.
pub fn fresh_name() -> String {
    random(NAME_BYTES)
}

/// A new seed.
pub fn fresh_seed() -> u64 {
    getrandom::u64().expect("the system has randomness")
}

/// The name of somebody's first attempt at the challenge of a day, so that there cannot be two of them. Only who knows how that one is
/// known can find it.
pub fn name_of_attempt(day: u32, player: &str) -> String {
    let hash = Sha256::digest(format!("{day} {player}"));
    URL_SAFE_NO_PAD.encode(&hash[..NAME_BYTES])
}

/// The seat token of that attempt, the same each time it is asked for, so that none is lost with an answer. The player's key is as secret.
pub fn seat_token_of_attempt(day: u32, player: &str) -> (String, Hash) {
    let digest = Sha256::digest(format!("seat {day} {player}"));
    let seat_token = URL_SAFE_NO_PAD.encode(&digest[..SEAT_TOKEN_BYTES]);
    let hash = Hash::of(&seat_token);
    (seat_token, hash)
}

/// True if this could be the name of a table.
pub fn is_name(text: &str) -> bool {
    text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_')
}

/// What is kept of a secret. The secret is random, so no salt is needed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Hash([u8; 32]);

impl Hash {
    /// The hash of a secret.
    pub fn of(seat_token: &str) -> Hash {
        Hash(Sha256::digest(seat_token.as_bytes()).into())
    }

    /// The hash of no secret, for those who have shown none yet.
    pub fn of_nobody() -> Hash {
        Hash([0; 32])
    }

    /// What is kept of where somebody comes from. There are few addresses, so what is not stored anywhere near it is hashed with them.
    pub fn of_network(salt: u64, address: IpAddr) -> Hash {
        Hash(Sha256::digest(format!("{salt} from {}", network(address))).into())
    }
}

/// What is kept of a word to enter, which somebody may guess: a hash with a salt of its own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WordHash {
    salt: String,
    hash: Hash,
}

impl WordHash {
    /// The hash of a new word.
    pub fn of(word: &str) -> WordHash {
        let salt = random(NAME_BYTES);
        WordHash { hash: WordHash::hash(&salt, word), salt }
    }

    /// True if this is the word, whatever the size of its letters.
    pub fn is(&self, word: &str) -> bool {
        WordHash::hash(&self.salt, word) == self.hash
    }

    fn hash(salt: &str, word: &str) -> Hash {
        Hash(Sha256::digest(format!("{salt} {}", word.trim().to_lowercase())).into())
    }
}

impl Serialize for Hash {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&URL_SAFE_NO_PAD.encode(self.0))
    }
}

impl<'de> Deserialize<'de> for Hash {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Hash, D::Error> {
        let text = String::deserialize(deserializer)?;
        let bytes = URL_SAFE_NO_PAD.decode(text).ok().and_then(|bytes| bytes.try_into().ok());
        bytes.map(Hash).ok_or_else(|| de::Error::custom("not a hash"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_have_at_least_128_bits_and_never_come_twice() {
        let (one, hash) = fresh_seat_token();
        let (other, _) = fresh_seat_token();
        assert!(one.len() * 6 >= 128 && one != other);
        assert!(Hash::of(&one) == hash && Hash::of(&other) != hash);
        let kept = serde_json::to_string(&hash).unwrap();
        assert!(!kept.contains(&one));
        assert!(serde_json::from_str::<Hash>(&kept).unwrap() == hash);
    }

    #[test]
    fn the_seat_token_of_an_attempt_is_that_of_one_player_on_one_day() {
        let token = |day, player| seat_token_of_attempt(day, player).0;
        assert_eq!(token(1, "ann"), token(1, "ann"));
        assert!(token(1, "ann") != token(2, "ann") && token(1, "ann") != token(1, "ben"));
        assert!(!token(1, "ann").contains(&name_of_attempt(1, "ann")), "the name of the table is no secret");
    }

    #[test]
    fn who_plays_again_gets_the_same_secret_each_time_and_another_at_each_table() {
        let (one, _) = fresh_seat_token();
        let again = seat_token_again(&one, "AAAAAAAAAAAAAAAA");
        assert_eq!(again, seat_token_again(&one, "AAAAAAAAAAAAAAAA"));
        assert!(again.len() == one.len() && again != one && again != seat_token_again(&one, "BBBBBBBBBBBBBBBB"));
    }

    #[test]
    fn a_word_is_known_again_and_not_kept() {
        let word = WordHash::of(" Lantern");
        assert!(word.is("lantern ") && !word.is("lanterns") && !word.is(""));
        assert!(word != WordHash::of("lantern"), "each has a salt of its own");
        assert!(!serde_json::to_string(&word).unwrap().to_lowercase().contains("lantern"));
    }

    #[test]
    fn of_an_address_only_what_it_has_in_common_with_its_network_is_hashed() {
        let hash = |salt, address: &str| Hash::of_network(salt, address.parse().unwrap());
        assert!(hash(1, "2001:db8:0:1::1") == hash(1, "2001:db8:0:1::2"));
        assert!(hash(1, "10.0.0.1") != hash(1, "10.0.0.2") && hash(1, "10.0.0.1") != hash(2, "10.0.0.1"));
    }

    #[test]
    fn a_name_is_told_from_what_is_none() {
        assert!(is_name(&fresh_name()));
        for text in ["", "short", "../../etc/passwd", "sixteen-chars-é", "0123456789abcdef0"] {
            assert!(!is_name(text), "{text}");
        }
    }
}
