/// Reads a number of at most seven digits, such as `-0.382`, to the nearest there is. The library's way reads every number ever written,
/// but its tables would weigh 13 kB in the page.
#[expect(clippy::cast_precision_loss, reason = "seven digits are exact")]
pub fn decimal(text: &str) -> Option<f32> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let (whole, parts) = digits.split_once('.').unwrap_or((digits, ""));
    let number: u32 = [whole, parts].concat().parse().ok().filter(|number| *number < 10_000_000)?;
    let number = number as f32 / 10_f32.powi(i32::try_from(parts.len()).ok().filter(|places| *places < 8)?);
    Some(if text.starts_with('-') { -number } else { number })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_read_to_the_last_bit() {
        for thousandths in -99_999..=99_999_i32 {
            let (sign, size) = (if thousandths < 0 { "-" } else { "" }, thousandths.unsigned_abs());
            let text = format!("{sign}{}.{:03}", size / 1000, size % 1000);
            assert_eq!(decimal(&text), text.parse().ok(), "{text}");
        }
        assert_eq!(
            ["0", "12", "-3.5", ".25", "1.", "0.0000001"].map(decimal),
            [0.0, 12.0, -3.5, 0.25, 1.0, 1e-7].map(Some)
        );
    }

    #[test]
    fn what_is_no_short_number_is_refused() {
        for text in ["", "-", ".", "--1", "1-", "1.-5", "1e3", "inf", "NaN", "12345.678", "0.00000001", "1,5"] {
            assert_eq!(decimal(text), None, "{text}");
        }
    }
}
