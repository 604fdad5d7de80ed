//! The words about waiting for one's turn at a table of a server.

use crate::Language;
use crate::message::Value;
use crate::words::words;

words! {
    /// The words about waiting for one's turn at a table of a server: the clock, notifications, a lost connection.
    YourTurnWords "your-turn" {
        clock()
        clock_hint()
        clocks[untimed, relaxed, brisk]
        /// The time that is left to decide, such as 1:12.
        left(time: &str)
        left_hours(hours: usize, minutes: usize)
        seconds_left(seconds: usize)
        /// Whose time had run out.
        out_of_time(name: &str)
        you_out_of_time()

        notify()
        notify_hint()
        notify_denied()
        /// With whom one is at the table.
        notice_with(names: &[String] = names.iter().cloned().collect::<Value>())

        unsure()
        /// Which decision it is.
        unsent_decision(what: &str)
        unsent_line()
        while_away()
    }
}

impl Language {
    /// The words about waiting for one's turn at a table of a server.
    pub fn your_turn(self) -> YourTurnWords {
        YourTurnWords(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_seconds_agree() {
        let left = |language: Language| [1, 3, 10].map(|seconds| language.your_turn().seconds_left(seconds));
        assert_eq!(
            left(Language::Polish),
            ["Została 1 sekunda na decyzję", "Zostały 3 sekundy na decyzję", "Zostało 10 sekund na decyzję"]
        );
        assert_eq!(left(Language::English)[0], "1 second left to decide");
    }
}
