//! How wide words are, without asking the browser: it would have to lay the page out for each answer.

/// How wide a text is in the typeface of the page, half bold, at a size of 1.
pub fn width(text: &str) -> f64 {
    text.chars().map(letter).sum()
}

fn letter(letter: char) -> f64 {
    match letter {
        ' ' | '\'' | '’' => 0.23,
        'i' | 'j' | 'l' | 'ł' | 'í' | 'ì' | 'î' | 'ï' | ',' | '.' | '-' | ':' | '·' => 0.33,
        'f' | 't' | 'I' | 'J' => 0.38,
        'r' | 's' | 'z' | 'ś' | 'ź' | 'ż' => 0.47,
        'b' | 'd' | 'h' | 'k' | 'n' | 'p' | 'q' | 'u' | 'ñ' | 'ń' | 'ú' | 'ù' | 'û' | 'ü' | 'ß' => 0.62,
        'F' | 'L' | 'E' | 'P' | 'S' | 'Z' | 'Ś' | 'Ź' | 'Ż' | 'É' | 'È' => 0.61,
        'H' | 'w' => 0.82,
        'M' | 'W' | 'm' => 0.97,
        letter if letter.is_uppercase() => 0.71,
        _ => 0.55,
    }
}

#[cfg(test)]
mod tests {
    use super::width;

    #[test]
    fn a_wide_letter_takes_three_times_the_room_of_a_narrow_one() {
        assert!(width("mmm") > 2.5 * width("iii"));
        assert!(width("Ćma") > width("ćma"));
    }
}
