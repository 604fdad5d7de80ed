//! What people may write: names and lines that others can see and that stay where they stand.

use ghost_stories_online::{LONGEST_NAME, RefusalReason};

use super::decide::{Refused, refuse};

/// A name as it is kept, if it can be one.
pub fn name(text: &str) -> Result<String, Refused> {
    let name: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if !name.chars().any(|c| c.is_alphanumeric() && is_visible(c)) {
        return refuse(RefusalReason::Name, "name: expected at least one letter or digit");
    }
    if name.chars().count() > LONGEST_NAME {
        return refuse(RefusalReason::Name, format!("name: at most {LONGEST_NAME} characters"));
    }
    if !is_plain(&name) {
        return refuse(RefusalReason::Name, "name: plain text only");
    }
    if hides_something(&name) {
        return refuse(RefusalReason::Name, "name: no characters that cannot be seen");
    }
    Ok(name)
}

/// True with a character that cannot be seen, by which a name would look like another. Some scripts and emoji need joiners.
fn hides_something(name: &str) -> bool {
    let mut before = ' ';
    name.chars().any(|c| {
        let joins =
            matches!(c, '\u{200c}' | '\u{200d}' | '\u{fe0e}' | '\u{fe0f}') && is_visible(before) && !before.is_ascii();
        before = c;
        c != ' ' && !is_visible(c) && !joins
    })
}

/// True without control characters, ends of lines and those that turn the direction of what follows.
pub fn is_plain(text: &str) -> bool {
    let turns =
        |c| matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    !text.chars().any(|c| c.is_control() || matches!(c, '\u{2028}' | '\u{2029}') || turns(c))
}

/// False of what shows nothing: spaces, joiners, fillers, selectors and tags. Some of these count as letters.
pub fn is_visible(c: char) -> bool {
    let hidden = matches!(
        c,
        '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffc}' | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}'
    );
    !hidden && !c.is_whitespace() && !c.is_control()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_can_be_seen() {
        for fine in [
            "Ann",
            "Żółć",
            "道士",
            "Ann-Marie O'Neill 2",
            "  Ann   B. ",
            "أحمد",
            "می\u{200c}خواهم",
            "Ann \u{2764}\u{fe0f}",
        ] {
            assert!(name(fine).is_ok(), "{fine:?}");
        }
        for empty in
            ["", " ", "!?", "\u{3164}", "\u{2800}", "\u{200b}\u{200b}", "\u{115f}\u{1160}", "\u{ffa0}", "\u{e0041}"]
        {
            assert!(name(empty).unwrap_err().error.contains("letter or digit"), "{empty:?}");
        }
        for like_another in ["Ann\u{200b}", "A\u{ad}nn", "Ann\u{3164}", "\u{feff}Ann", "Ann\u{fe0f}", "Ann\u{e0061}"] {
            assert!(name(like_another).unwrap_err().error.contains("cannot be seen"), "{like_another:?}");
        }
        assert!(name("nn\u{202e}A").unwrap_err().error.contains("plain text"));
    }
}
