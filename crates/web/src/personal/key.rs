//! The personal key: 130 bits nobody guesses, written so that people can copy it.

use sha2::{Digest, Sha256};

/// Digits and letters that are not mistaken for each other: there is no I, L, O or U.
const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// Letters that are drawn, five bits each.
const DRAWN: usize = 26;
/// Letters that only tell whether the others are right.
const CHECKING: usize = 2;
const GROUP: usize = 4;
/// A prime below 32², so that a wrong letter and two that changed places are always noticed.
const MODULUS: u32 = 1021;

/// A personal key, as its letters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PersonalKey([u8; DRAWN]);

impl PersonalKey {
    /// A new one, of random bytes.
    pub fn new(random: [u8; DRAWN]) -> PersonalKey {
        PersonalKey(random.map(|byte| byte % 32))
    }

    /// Reads what somebody wrote down; `None` if it is not whole.
    pub fn read(text: &str) -> Option<PersonalKey> {
        let letters: Option<Vec<u8>> =
            text.chars().filter(|letter| !letter.is_whitespace() && *letter != '-').map(value).collect();
        let letters = letters?;
        let (drawn, checking) = letters.split_first_chunk::<DRAWN>()?;
        let key = PersonalKey(*drawn);
        (checking == key.checking()).then_some(key)
    }

    fn checking(self) -> [u8; CHECKING] {
        let rest = self.0.iter().fold(0, |rest, &letter| (rest * 32 + u32::from(letter)) % MODULUS);
        [(rest / 32) as u8, (rest % 32) as u8]
    }

    /// Its letters, without gaps.
    pub fn write(self) -> String {
        let all = self.0.into_iter().chain(self.checking());
        all.map(|letter| char::from(LETTERS[usize::from(letter)])).collect()
    }

    /// Its letters in groups, to be written down.
    pub fn in_groups(self) -> String {
        let letters = self.write();
        let groups: Vec<&str> = (0..letters.len()).step_by(GROUP).map(|at| &letters[at..at + GROUP]).collect();
        groups.join("-")
    }

    /// The name under which the server keeps what is sealed; it leads back neither to the key nor to what opens it.
    pub fn name(self) -> String {
        self.hash("name").iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// What seals and opens.
    pub fn seal(self) -> [u8; 32] {
        self.hash("seal")
    }

    fn hash(self, what: &str) -> [u8; 32] {
        Sha256::digest(format!("ghost-stories personal key {what} {}", self.write())).into()
    }
}

/// What a letter stands for; those that people take for others are read as these.
fn value(letter: char) -> Option<u8> {
    let letter = match letter.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        other => other,
    };
    LETTERS.iter().position(|&other| char::from(other) == letter).map(|place| place as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key() -> PersonalKey {
        PersonalKey::new(core::array::from_fn(|place| (place * 37 + 11) as u8))
    }

    #[test]
    fn a_code_is_read_as_it_was_written_down() {
        let written = key().in_groups();
        assert_eq!(written.split('-').map(str::len).collect::<Vec<_>>(), [4; 7]);
        for text in [written.clone(), written.to_lowercase(), written.replace('-', " "), key().write()] {
            assert_eq!(PersonalKey::read(&text), Some(key()), "{text}");
        }
        let looks_alike = written.replace('0', "o").replace('1', "l");
        assert_eq!(PersonalKey::read(&looks_alike), Some(key()));
    }

    #[test]
    fn one_wrong_letter_or_two_that_changed_places_are_noticed() {
        let written: Vec<char> = key().write().chars().collect();
        let read = |letters: &[char]| PersonalKey::read(&letters.iter().collect::<String>());
        for place in 0..written.len() {
            for &other in LETTERS.iter().filter(|&&other| char::from(other) != written[place]) {
                let mut wrong = written.clone();
                wrong[place] = char::from(other);
                assert_eq!(read(&wrong), None, "{place} {other}");
            }
            for other in 0..place {
                let mut wrong = written.clone();
                wrong.swap(place, other);
                assert_eq!(read(&wrong).is_some(), written[place] == written[other], "{place} {other}");
            }
        }
        for text in ["", "AAAA", &key().write()[1..], &(key().write() + "0"), "UUUU-UUUU-UUUU-UUUU-UUUU-UUUU-UUUU"] {
            assert_eq!(PersonalKey::read(text), None, "{text}");
        }
    }

    #[test]
    fn the_name_and_the_seal_tell_nothing_of_each_other() {
        let (name, seal) = (key().name(), key().seal());
        assert!(name.len() == 64 && name.bytes().all(|byte| byte.is_ascii_hexdigit()));
        assert_ne!(name, seal.iter().map(|byte| format!("{byte:02x}")).collect::<String>());
        assert_ne!(PersonalKey::new([7; DRAWN]).name(), name);
    }
}
