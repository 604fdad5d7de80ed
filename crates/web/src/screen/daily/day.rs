//! Days as addresses write them, such as `2026-11-16`, and as the server counts them, from 1970.

/// The first day of 2200.
const LAST: u32 = 84_006;

/// Milliseconds of a day.
const LENGTH: u64 = 24 * 60 * 60 * 1000;

/// The day of a moment, in universal time.
pub fn day_of(milliseconds: u64) -> u32 {
    (milliseconds / LENGTH) as u32
}

/// The noon of a day, in milliseconds since 1970.
pub fn noon(day: u32) -> u64 {
    u64::from(day) * LENGTH + LENGTH / 2
}

fn leap(year: u32) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

fn length(year: u32, month: u32) -> u32 {
    match month {
        2 if leap(year) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

/// How many days lie between 1970 and a year.
fn before(year: u32) -> u32 {
    (1970..year).map(|year| if leap(year) { 366 } else { 365 }).sum()
}

/// A day as it is written.
pub fn write(day: u32) -> String {
    let mut year = 1970 + day / 366;
    while before(year + 1) <= day {
        year += 1;
    }
    let (mut month, mut left) = (1, day - before(year));
    while left >= length(year, month) {
        left -= length(year, month);
        month += 1;
    }
    format!("{year}-{month:02}-{:02}", left + 1)
}

/// A day that was written, or as the server counts it, if there is one; so far ahead as people may look.
pub fn read(text: &str) -> Option<u32> {
    if let Ok(day) = text.parse() {
        return Some(day).filter(|&day| day < LAST);
    }
    let mut parts = text.split('-').map(|part| part.parse::<u32>().ok());
    let (year, month, day) = (parts.next()??, parts.next()??, parts.next()??);
    let known = (1970..2200).contains(&year) && (1..=12).contains(&month) && parts.next().is_none();
    if !known || day == 0 || day > length(year, month) {
        return None;
    }
    Some(before(year) + (1..month).map(|month| length(year, month)).sum::<u32>() + day - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_read_as_they_were_written() {
        for (day, date) in [(0, "1970-01-01"), (11_016, "2000-02-29"), (20_773, "2026-11-16"), (20_818, "2026-12-31")] {
            assert_eq!((write(day).as_str(), read(date)), (date, Some(day)));
        }
        for day in 0..60_000 {
            assert_eq!(read(&write(day)), Some(day));
        }
    }

    #[test]
    fn what_is_no_date_is_no_day() {
        for text in ["", "84006", "2026-02-29", "2026-13-01", "2026-01-00", "2026-01-01-01", "1969-12-31", "x-y-z"] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn a_day_ends_at_midnight_of_universal_time() {
        assert_eq!([day_of(LENGTH - 1), day_of(LENGTH), day_of(noon(20_773))], [0, 1, 20_773]);
    }
}
