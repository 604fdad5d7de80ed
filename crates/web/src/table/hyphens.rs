//! Where a long word may be broken in a narrow box, for browsers that have no dictionary of its language.

/// Shorter words stay whole.
const LONG: usize = 8;
/// The least letters before a hyphen and after it.
const LEAST: usize = 3;
const SOFT_HYPHEN: char = '\u{ad}';
/// Letters that are one sound; the longer come first.
const ONE_SOUND: [&str; 16] =
    ["sch", "ch", "ck", "sz", "cz", "rz", "dz", "dź", "dż", "ph", "th", "qu", "gn", "gl", "sh", "ść"];

/// The words with soft hyphens between the syllables of the long ones.
pub fn hyphenated(words: &str) -> String {
    let mut text = String::new();
    for part in words.split_inclusive(|letter: char| !letter.is_alphabetic()) {
        let letters: Vec<char> = part.chars().collect();
        let breaks = breaks(&letters);
        for (index, letter) in letters.into_iter().enumerate() {
            if breaks.contains(&index) {
                text.push(SOFT_HYPHEN);
            }
            text.push(letter);
        }
    }
    text
}

/// The letters before which a word may be broken: the last sound between two vowels begins a syllable, with an l or r behind it.
fn breaks(letters: &[char]) -> Vec<usize> {
    let length = letters.iter().filter(|letter| letter.is_alphabetic()).count();
    if length < LONG {
        return Vec::new();
    }
    let vowels: Vec<usize> = (0..length).filter(|&index| is_vowel(letters, index)).collect();
    let gaps = vowels.windows(2).filter(|pair| pair[1] > pair[0] + 1);
    let starts = gaps.map(|pair| syllable_start(letters, pair[0] + 1, pair[1]));
    starts.filter(|&start| start >= LEAST && start + LEAST <= length).collect()
}

fn is_vowel(letters: &[char], index: usize) -> bool {
    let letter = lower(letters[index]);
    // The u of qu is none.
    let of_q = letter == 'u' && index > 0 && lower(letters[index - 1]) == 'q';
    "aeiouyąęóäöüáéíúàèìòùâêîôûëïœæ".contains(letter) && !of_q
}

/// Where the last sound of the consonants from `first` up to the vowel at `end` begins.
fn syllable_start(letters: &[char], first: usize, end: usize) -> usize {
    let mut start = first;
    let mut at = first;
    while at < end {
        let sound = sound_at(letters, at, end);
        let flows = "lr".contains(lower(letters[at])) && at > first && "bcdfgkptv".contains(lower(letters[at - 1]));
        if !flows {
            start = at;
        }
        at += sound;
    }
    start
}

/// How many letters the sound there has.
fn sound_at(letters: &[char], at: usize, end: usize) -> usize {
    let rest: String = letters[at..end].iter().map(|&letter| lower(letter)).collect();
    ONE_SOUND.into_iter().find(|sound| rest.starts_with(sound)).map_or(1, |sound| sound.chars().count())
}

fn lower(letter: char) -> char {
    letter.to_lowercase().next().unwrap_or(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_words_are_broken_between_their_syllables() {
        for (word, broken) in [
            ("Marionettenfäden", "Mario-net-ten-fä-den"),
            ("Przebudzenie", "Prze-bu-dze-nie"),
            ("Landschaftsgärtner", "Land-schafts-gärt-ner"),
            ("Encantamiento", "Encan-ta-miento"),
            ("Ensorcellement", "Ensor-cel-le-ment"),
            ("Spirito vendicatore", "Spirito ven-di-ca-tore"),
            ("Awakening", "Awa-ke-ning"),
            ("Blood Drinker", "Blood Drinker"),
        ] {
            assert_eq!(hyphenated(word).replace(SOFT_HYPHEN, "-"), broken);
        }
    }
}
