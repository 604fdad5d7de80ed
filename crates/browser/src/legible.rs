//! How legible the table is in windows of every size: its words, numbers and targets, and what of it is in sight.

use ghost_stories_engine::Position;
use ghost_stories_table::Table;
use serde_json::{Value, json};

use crate::failure::TestResult;
use crate::games;
use crate::page::{Page, Viewport};
use crate::screens::{black_secret, crowded, white_moon};

/// No word is smaller, in CSS pixels.
const SMALLEST_WORD: f64 = 11.0;
/// Nor a number that decides: resistance, Qi, Tao, odds.
const SMALLEST_NUMBER: f64 = 12.0;
/// What a finger can hit, and what a mouse can.
const SMALLEST_TOUCHED: f64 = 40.0;
const SMALLEST_CLICKED: f64 = 25.0;
/// The least share that the table's shorter side has of the room that is left to it.
const LEAST_ROOM: f64 = 0.85;

/// A window, and whether it is magnified, so that only sizes of words and targets count.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct View {
    pub viewport: Viewport,
    pub zoomed: bool,
}

/// The sizes for which the table is laid out.
pub const SIZES: [Viewport; 6] = [
    Viewport::touched(390, 844),
    Viewport::touched(844, 390),
    Viewport::touched(820, 1180),
    Viewport::clicked(1280, 720),
    Viewport::clicked(1440, 900),
    Viewport::clicked(1920, 1080),
];
/// A phone whose browser shows its bars, one with a notch that lies on its side, and small windows.
const MORE_SIZES: [Viewport; 4] = [
    Viewport::touched(390, 664),
    Viewport::touched(750, 390),
    Viewport::clicked(640, 360),
    Viewport::clicked(960, 540),
];

impl View {
    /// Every size as it is, and at 200 %: half as many pixels, each twice as large.
    pub fn all() -> impl Iterator<Item = View> {
        let plain = SIZES.map(|viewport| View { viewport, zoomed: false });
        let zoomed = SIZES.map(|viewport| View { viewport: viewport.magnified(), zoomed: true });
        plain.into_iter().chain(zoomed)
    }

    pub fn more() -> [View; 4] {
        MORE_SIZES.map(|viewport| View { viewport, zoomed: false })
    }

    fn smallest_target(self) -> f64 {
        if self.viewport.touches { SMALLEST_TOUCHED } else { SMALLEST_CLICKED }
    }
}

/// A crowded table of each game.
pub fn tables() -> TestResult<[(&'static str, Table); 4]> {
    let crowded_both = |position: &Position| {
        let busy = position.between_steps() && position.occupied().len() >= 4;
        busy && position.options().len() > 5 && position.black_secret().is_some_and(|secret| !secret.pyramid.is_empty())
    };
    Ok([
        ("base", crowded()?),
        ("white-moon", white_moon()?),
        ("black-secret", black_secret()?),
        ("both", games::of_both(crowded_both)?),
    ])
}

/// Something small, and where it is.
#[derive(Clone, Default)]
struct Least {
    size: f64,
    what: String,
}

impl Least {
    fn of(found: &Value) -> Least {
        let size = found["size"].as_f64().unwrap_or(f64::MAX);
        Least { size, what: found["what"].as_str().unwrap_or_default().to_owned() }
    }
}

/// What was found in a window.
pub struct Legibility {
    view: View,
    word: Least,
    number: Least,
    target: Least,
    /// The share of the window that the table takes.
    share: f64,
    /// The share that the table's shorter side has of its room.
    room: f64,
    hidden: Vec<String>,
    cut: Vec<String>,
    sideways: bool,
}

impl Legibility {
    /// Looks at the table that the page shows.
    pub async fn look(page: &Page, view: View) -> TestResult<Legibility> {
        let found = page.run(include_str!("scripts/legible.js"), json!([])).await?;
        let list = |name: &str| {
            let lines = found[name].as_array().into_iter().flatten();
            lines.filter_map(|line| line.as_str().map(str::to_owned)).collect()
        };
        let share = |name: &str| found[name].as_f64().unwrap_or_default();
        Ok(Legibility {
            view,
            word: Least::of(&found["word"]),
            number: Least::of(&found["number"]),
            target: Least::of(&found["target"]),
            share: share("share"),
            room: share("room"),
            hidden: list("hidden"),
            cut: list("cut"),
            sideways: found["sideways"] == json!(true),
        })
    }

    /// What does not reach its bar.
    pub fn misses(&self) -> Vec<String> {
        let mut misses = self.small();
        if !self.view.zoomed {
            misses.extend(self.hidden.iter().map(|part| format!("{part} is out of sight")));
            misses.extend(self.cut.iter().map(|part| format!("{part} is cut off")));
            if self.room < LEAST_ROOM {
                misses.push(format!("the table takes {:.0} % of its room", 100.0 * self.room));
            }
        }
        misses
    }

    /// What is too small, or wider than the window.
    pub fn small(&self) -> Vec<String> {
        let bars = [
            ("the word", &self.word, SMALLEST_WORD),
            ("the number", &self.number, SMALLEST_NUMBER),
            ("the target", &self.target, self.view.smallest_target()),
        ];
        let small = bars.into_iter().filter(|(_, least, bar)| least.size < bar - 0.05);
        let small =
            small.map(|(name, Least { size, what }, bar)| format!("{name} {what:?} has {size} of {bar} pixels"));
        small.chain(self.sideways.then(|| "the page scrolls sideways".to_owned())).collect()
    }

    /// The figures, in a line.
    pub fn words(&self) -> String {
        let least =
            |Least { size, what }: &Least| if *size >= f64::MAX { "-".into() } else { format!("{size} ({what})") };
        let sight = match self.hidden.as_slice() {
            [] => "prompt and options in sight".to_owned(),
            hidden => format!("out of sight: {}", hidden.join(", ")),
        };
        format!(
            "word {}, number {}, target {}, {:.0} % of the screen, {:.0} % of its room, {sight}{}",
            least(&self.word),
            least(&self.number),
            least(&self.target),
            100.0 * self.share,
            100.0 * self.room,
            if self.sideways { ", scrolls sideways" } else { "" },
        )
    }
}

/// Keeps the crowded tables, before the page is opened.
pub async fn keep_tables(page: &Page) -> TestResult {
    for (name, table) in tables()? {
        page.keep(&format!("game/{name}"), &table.replay().write()).await?;
    }
    Ok(())
}

/// Every game in a window of each size: its name with the figures.
pub async fn look_at_all(page: &Page, views: impl IntoIterator<Item = View>) -> TestResult<Vec<(String, Legibility)>> {
    let mut found = Vec::new();
    for view in views {
        page.resize(view.viewport).await?;
        for (name, _) in tables()? {
            page.open(&format!("/game/{name}")).await?;
            page.appears("#actions [data-choice]").await?;
            page.vanishes("[aria-busy=true]").await?;
            let Viewport { width, height, .. } = view.viewport;
            let zoomed = if view.zoomed { " (200 %)" } else { "" };
            found.push((format!("{width}x{height}{zoomed} {name}"), Legibility::look(page, view).await?));
        }
    }
    Ok(found)
}
