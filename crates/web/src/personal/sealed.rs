//! What goes to the server: packed, then sealed with ChaCha20-Poly1305, so that nobody else reads or changes it unnoticed.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chacha20poly1305::aead::{Aead, KeyInit, Payload};
use chacha20poly1305::{ChaCha20Poly1305, Nonce};
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;

use super::key::PersonalKey;

/// How long a nonce is; it is drawn anew each time.
pub const NONCE: usize = 12;
/// What it may be before it was packed.
const LONGEST: usize = 8 * 1024 * 1024;
/// Belongs to what is sealed, so that it can be told from what a later page may seal in another way.
const FORMAT: &[u8] = b"ghost-stories-personal-1";

/// Seals a text.
pub fn seal(key: PersonalKey, text: &str, nonce: [u8; NONCE]) -> Option<String> {
    let packed = compress_to_vec(text.as_bytes(), 8);
    let payload = Payload { msg: &packed, aad: FORMAT };
    let sealed = ChaCha20Poly1305::new(&key.seal().into()).encrypt(&Nonce::from(nonce), payload).ok()?;
    Some(URL_SAFE_NO_PAD.encode([&nonce[..], &sealed].concat()))
}

/// Opens what was sealed with this key.
pub fn open(key: PersonalKey, sealed: &str) -> Option<String> {
    let bytes = URL_SAFE_NO_PAD.decode(sealed).ok()?;
    let (nonce, sealed) = bytes.split_first_chunk::<NONCE>()?;
    let payload = Payload { msg: sealed, aad: FORMAT };
    let packed = ChaCha20Poly1305::new(&key.seal().into()).decrypt(&Nonce::from(*nonce), payload).ok()?;
    String::from_utf8(decompress_to_vec_with_limit(&packed, LONGEST).ok()?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_key_opens_what_it_sealed_and_only_unchanged() {
        let (key, other) = (PersonalKey::new([1; 26]), PersonalKey::new([2; 26]));
        let sealed = seal(key, "my tables", [7; NONCE]).unwrap();
        assert!(!sealed.contains("tables"));
        assert_eq!(open(key, &sealed).as_deref(), Some("my tables"));
        assert_eq!(open(other, &sealed), None);
        let mut changed = sealed.clone().into_bytes();
        changed[20] = if changed[20] == b'A' { b'B' } else { b'A' };
        for text in [String::from_utf8(changed).unwrap().as_str(), "", "AAAA", "not base64!"] {
            assert_eq!(open(key, text), None, "{text}");
        }
    }

    #[test]
    fn a_thousand_games_fit() {
        let game = |when: u64| {
            let score = when * 7_919 % 61;
            format!(
                r#"{{"id":"{}","when":{when},"won":true,"level":"hell","players":2,"kind":"both","wu_feng":false,"score":{score},"achieved":["two-at-once"]}}"#,
                when * 48_271 % 999_999_937
            )
        };
        let games: Vec<String> = (0..1_000).map(|number| game(1_794_856_836_485 + number * 86_399_123)).collect();
        let sealed = seal(PersonalKey::new([1; 26]), &games.join(","), [0; NONCE]).unwrap();
        assert!(sealed.len() < ghost_stories_online::LONGEST_SEALED, "{}", sealed.len());
    }
}
