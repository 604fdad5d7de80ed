//! What every language does with its words: joins them, begins sentences with them.

/// "one, two and three", if that is how the language says " and "; nothing for no items.
pub(crate) fn list<Item: AsRef<str>>(items: impl IntoIterator<Item = Item>, and: &str) -> String {
    let items: Vec<Item> = items.into_iter().collect();
    let mut said = String::new();
    for (place, item) in items.iter().enumerate() {
        said += match place {
            0 => "",
            place if place + 1 == items.len() => and,
            _ => ", ",
        };
        said += item.as_ref();
    }
    said
}

/// The words with a capital letter first.
pub(crate) fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// The words with a capital letter and a full stop.
pub(crate) fn sentence(words: &str) -> String {
    format!("{}.", capital(words))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_joined_as_they_are_spoken() {
        let items = ["a", "b", "c"];
        assert_eq!([0, 1, 2, 3].map(|n| list(&items[..n], " and ")), ["", "a", "a and b", "a, b and c"]);
    }

    #[test]
    fn a_first_letter_beyond_ascii_is_capitalised_too() {
        assert_eq!(["", "über Nacht", "żółta plansza"].map(capital), ["", "Über Nacht", "Żółta plansza"]);
        assert_eq!(sentence("it holds a Tao die"), "It holds a Tao die.");
    }
}
