//! The keys of the keyboard: a fixed letter for each verb, and figures and letters for the options of a list.

use ghost_stories_engine::Choice;
use leptos::prelude::*;

use super::Play;
use crate::verb::Verb;

/// The keys of a list, in its order.
const LISTED: &str = "123456789abcdefghijklmnopqrstuvwxyz";
/// The keys of a list below the keypad, whose letters mean verbs. `0` shows the whole board.
const BELOW_KEYPAD: &str = "123456789fgijkoqwz";
/// The key that ends the turn.
pub const END_TURN: char = 'e';

/// The key of an option in a list.
pub fn key_of(index: usize, below_keypad: bool) -> Option<char> {
    if below_keypad { BELOW_KEYPAD } else { LISTED }.chars().nth(index)
}

impl Play {
    /// Does what a key stands for; false if it stands for nothing now.
    pub fn press_key(&'static self, key: char) -> bool {
        let verbs = untrack(|| self.pointing.keypad());
        let lines = untrack(|| self.lines());
        let found = (0..lines.len()).find(|&index| key_of(index, verbs.is_some()) == Some(key));
        if let Some(index) = found {
            self.take_line(&lines[index]);
            return true;
        }
        let Some(verbs) = verbs else { return false };
        if key == END_TURN && self.options.with_untracked(|options| options.contains(&Choice::EndTurn)) {
            self.pick(Choice::EndTurn);
            return true;
        }
        let verb = verbs.into_iter().find(|verb| verb.key() == key);
        verb.is_some_and(|verb| self.open_verb(verb))
    }

    /// Opens a verb: its options are listed and its things glow. The only option of a verb is picked at once, an open verb closed.
    pub fn open_verb(&'static self, verb: Verb) -> bool {
        let options = self.options.with_untracked(|options| {
            options.iter().copied().filter(|&option| Verb::of(option) == Some(verb)).collect::<Vec<_>>()
        });
        let open = self.pointing.verb_untracked() == Some(verb);
        self.clear();
        self.explanation.close();
        match options[..] {
            [] => return false,
            [only] => self.pick(only),
            _ if open => {}
            _ => self.pointing.set_verb(verb),
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_of_a_list_is_the_letter_of_a_verb() {
        let verbs = "maxyplvscbrtdhn";
        assert!(BELOW_KEYPAD.chars().all(|key| !verbs.contains(key) && key != END_TURN && key != 'u' && key != '0'));
        assert_eq!(key_of(9, false), Some('a'));
        assert_eq!(key_of(9, true), Some('f'));
    }
}
