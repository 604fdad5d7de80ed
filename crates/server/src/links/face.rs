//! What a link says of itself: what everybody may see who has it, and nothing else.

use ghost_stories_engine::{Colour, Level, Tile, Who};
use ghost_stories_lang::Language;
use ghost_stories_online::{Kind, Phase, Seat};

use crate::daily;
use crate::hub::{Hub, HubError};
use crate::table::HostedTable;

/// What a link leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Target {
    Table(String),
    Game(String),
    Day(u32),
}

/// What a link says of itself, in one language.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Face {
    pub title: String,
    pub description: String,
    pub picture: Picture,
    /// True if it stays as it is.
    pub lasts: bool,
}

/// What is drawn.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Picture {
    pub heading: String,
    pub below: String,
    /// Taoists by their colours, Wu-Feng without.
    pub players: Vec<(Option<Colour>, String)>,
    pub result: String,
    /// The tiles row by row, and whether they are haunted.
    pub village: Option<[(Tile, bool); 9]>,
}

impl Face {
    /// Says only which game it is.
    pub fn of_game(language: Language) -> Face {
        let title = language.page().title().to_owned();
        let description = language.link().about().to_owned();
        let picture = Picture { heading: title.clone(), below: description.clone(), ..Picture::default() };
        Face { title, description, picture, lasts: true }
    }

    /// What a link to this says.
    pub async fn of(hub: &Hub, target: &Target, language: Language) -> Result<Face, HubError> {
        match target {
            Target::Day(day) => of_day(hub, *day, language).await,
            Target::Table(table) | Target::Game(table) => {
                let look = |table: &HostedTable| {
                    let today = table.day().filter(|&day| day >= daily::today());
                    (today, of_table(table, language))
                };
                match hub.look(table, look).await? {
                    // Nothing of how it goes is told on its day.
                    (Some(today), _) => of_day(hub, today, language).await,
                    (None, face) => Ok(face),
                }
            }
        }
    }
}

fn game(kind: Kind, level: Level, language: Language) -> (&'static str, &'static str) {
    (language.online().kinds()[kind as usize], language.level(level))
}

/// A table as whoever has its link may see it.
fn of_table(table: &HostedTable, language: Language) -> Face {
    if !table.is_open_to_strangers() {
        return Face::of_game(language);
    }
    let (words, summary) = (language.link(), table.summary());
    let (kind, level) = game(summary.kind, summary.level, language);
    let state = &summary.state;
    let name = |seat: &Seat| Some(state.people.get(usize::from(seat.decider()?))?.name.clone());
    let mut names: Vec<String> = state.seats.iter().filter_map(name).collect();
    names.dedup();
    let host = state.people.first().map(|host| host.name.clone()).unwrap_or_default();
    let free = state.seats.iter().filter(|seat| seat.is_open()).count();
    let (title, description, result) = match (state.phase, summary.score) {
        (Phase::Over, Some(points)) => {
            let won = table.is_won();
            let title = if won { words.won(kind, level, points) } else { words.lost(kind, level, points) };
            let page = language.page();
            let result =
                format!("{} · {}", if won { page.won() } else { page.lost() }, language.online().points(points));
            (title, words.replay(&names), result)
        }
        (Phase::Over, None) => (format!("{kind}, {level}"), words.replay(&names), String::new()),
        (Phase::Playing, _) => {
            (words.table(&host, kind, level), words.playing().to_owned(), language.page().in_play().to_owned())
        }
        (Phase::Open, _) if free > 0 => {
            (words.table(&host, kind, level), words.free(free), language.online().free_seats(free))
        }
        (Phase::Open, _) => (words.table(&host, kind, level), words.full().to_owned(), String::new()),
    };
    let player = |seat: &Seat| {
        let colour = match seat.seat {
            Who::Taoist(colour) => Some(colour),
            Who::WuFeng => None,
        };
        let name = match (name(seat), seat.bot) {
            (Some(name), _) => name,
            (None, Some(_)) => language.who(seat.seat).to_owned(),
            (None, None) => language.at_table().free().to_owned(),
        };
        (colour, name)
    };
    let picture = Picture {
        heading: kind.to_owned(),
        below: level.to_owned(),
        players: state.seats.iter().map(player).collect(),
        result,
        village: Some(table.village()),
    };
    Face { title, description, picture, lasts: state.phase == Phase::Over }
}

async fn of_day(hub: &Hub, day: u32, language: Language) -> Result<Face, HubError> {
    let Some(challenge) = hub.challenge(day).await? else { return Ok(Face::of_game(language)) };
    let words = language.link();
    let (kind, level) = game(challenge.kind, challenge.level, language);
    let is_past = day < daily::today();
    let best = challenge.standings.first().filter(|_| is_past);
    let best = best.map(|best| words.best(best.score, &best.names));
    let description = words.day_game(kind, level, challenge.players);
    let picture = Picture {
        heading: language.online().daily().to_owned(),
        below: format!("{} · {kind} · {level}", date(day)),
        result: best.clone().unwrap_or_else(|| language.online().taoists(challenge.players)),
        ..Picture::default()
    };
    let description = best.unwrap_or(description);
    Ok(Face { title: words.day(&date(day)), description, picture, lasts: is_past })
}

/// A day as it is written, such as 2026-11-19.
fn date(day: u32) -> String {
    // As Howard Hinnant's `civil_from_days` counts: years begin in March, so that the leap day is the last.
    let days = day + 719_468;
    let (era, of_era) = (days / 146_097, days % 146_097);
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let of_month = of_year - (153 * month + 2) / 5 + 1;
    let (month, year) = if month < 10 { (month + 3, year) } else { (month - 9, year + 1) };
    format!("{}-{month:02}-{of_month:02}", year + era * 400)
}

/// A day of a path: as it is written, or as the server counts it, from 1970.
pub fn day_of(text: &str) -> Option<u32> {
    if let Ok(day) = text.parse() {
        return Some(day).filter(|&day| day <= daily::today());
    }
    let mut parts = text.split('-').map(|part| part.parse::<u32>().ok());
    let (year, month, of_month) = (parts.next()??, parts.next()??, parts.next()??);
    if !(1970..2200).contains(&year) || !(1..=12).contains(&month) {
        return None;
    }
    // The other way round.
    let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
    let of_year = (153 * month + 2) / 5 + of_month.checked_sub(1)?;
    let days = 365 * year + year / 4 - year / 100 + year / 400 + of_year;
    days.checked_sub(719_468).filter(|&day| day <= daily::today() && date(day) == text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_closed_table_is_the_game_in_general() {
        let (hub, live) = crate::live::tests::table(r#"[{"for": "me"}]"#).await;
        let target = Target::Table(live.id.clone());
        let face = async || Face::of(&hub, &target, Language::English).await.unwrap();
        assert!(face().await.title.contains("Ann") && face().await.picture.village.is_some());
        live.inner.lock().await.store(&hub, |table, _| table.close(true)).await.unwrap();
        assert_eq!(face().await, Face::of_game(Language::English));
    }

    #[tokio::test]
    async fn a_link_to_nothing_is_no_table() {
        let (hub, _) = crate::live::tests::table(r#"[{"for": "me"}]"#).await;
        let face = Face::of(&hub, &Target::Game("AAAAAAAAAAAAAAAA".to_owned()), Language::English).await;
        assert!(matches!(face, Err(HubError::NoTable)));
    }

    #[test]
    fn days_are_written_as_the_calendar_has_them() {
        for (day, written) in
            [(0, "1970-01-01"), (11_016, "2000-02-29"), (20_773, "2026-11-16"), (20_818, "2026-12-31")]
        {
            assert_eq!(date(day), written);
        }
        assert_eq!((day_of("11016"), day_of("2000-02-29")), (Some(11_016), Some(11_016)));
        for none in ["", "x", "2000-02-30", "99999999", "-1"] {
            assert_eq!(day_of(none), None, "{none}");
        }
    }
}
