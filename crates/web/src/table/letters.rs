//! How wide words are, without asking the browser: it would have to lay the page out for each answer.

/// How wide a text is in the typeface of the page, half bold, at a size of 1.
pub fn width(text: &str) -> f64 {
    text.chars().map(letter).sum()
}

fn letter(letter: char) -> f64 {
    match letter {
        ' ' | '\'' | '’' | ',' | '.' | ':' | '·' => 0.19,
        'i' | 'j' | 'l' | 'ł' | 'í' | 'ì' | 'î' | 'ï' | 'f' | '-' => 0.31,
        'I' | 't' | 'r' => 0.38,
        'c' | 'e' | 's' | 'z' | 'g' | 'J' | 'ć' | 'ę' | 'ś' | 'ź' | 'ż' | 'é' | 'è' | 'ê' | 'ç' => 0.46,
        'h' | 'n' | 'u' | 'T' | 'P' | 'E' | 'ñ' | 'ń' | 'ú' | 'ù' | 'û' | 'ü' | 'ß' | 'É' | 'È' => 0.59,
        'L' | 'F' | 'S' | 'Z' | 'Ś' | 'Ź' | 'Ż' | 'Ł' => 0.53,
        'A' | 'B' | 'C' | 'G' | 'K' | 'R' | 'V' | 'X' | 'Y' | 'Ć' | 'À' | 'Ä' => 0.63,
        'H' | 'w' => 0.76,
        'M' | 'W' | 'm' => 0.9,
        letter if letter.is_uppercase() => 0.71,
        _ => 0.52,
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
