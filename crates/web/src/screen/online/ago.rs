//! How long ago something happened.

use ghost_stories_lang::Language;
use js_sys::{Array, Intl, JSON};
use wasm_bindgen::{JsCast, JsValue};

/// How many of which unit, the largest that fits.
fn age(milliseconds: u64) -> (u64, &'static str) {
    let minutes = milliseconds / 60_000;
    match minutes {
        // Browsers call no seconds "now".
        0 => (0, "second"),
        1..60 => (minutes, "minute"),
        60..1440 => (minutes / 60, "hour"),
        _ => (minutes / 1440, "day"),
    }
}

/// Such as "5 minutes ago" or "yesterday", as the browser says it in this language.
pub fn ago(milliseconds: u64, language: Language) -> String {
    let (number, unit) = age(milliseconds);
    let Ok(options) = JSON::parse(r#"{"numeric":"auto"}"#) else { return String::new() };
    let languages = Array::of1(&JsValue::from_str(language.code()));
    Intl::RelativeTimeFormat::new(&languages, options.unchecked_ref()).format(-(number as f64), unit).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_age_is_told_in_the_largest_unit_that_fits() {
        let minute = 60_000;
        assert_eq!(age(minute - 1), (0, "second"));
        assert_eq!(age(59 * minute), (59, "minute"));
        assert_eq!(age(60 * minute), (1, "hour"));
        assert_eq!(age(50 * 60 * minute), (2, "day"));
    }
}
