use std::collections::BTreeMap;

use ghost_stories_lang::Language;
use serde_json::{Value, json};

use crate::failure::{TestResult, same};
use crate::games;
use crate::legible::{self, Legibility, View};
use crate::page::{Page, Viewport};
use crate::player::PagePlayer;
use crate::run::tests;
use crate::screens::{self, PageScreen, Problems, speak};
use crate::test_browsers::TestBrowsers;

tests![
    the_table_is_legible_at_every_size,
    the_table_is_legible_in_small_windows,
    the_table_is_legible_in_german_at_every_size,
    the_table_is_legible_in_french_at_every_size,
    the_table_is_legible_in_large_text,
    every_state_of_the_table_is_legible,
    nothing_of_the_table_lies_under_a_notch,
    prompt_keypad_undo_and_end_turn_stay_where_they_are,
];

/// Where the table is tried in every state, and where things must stay.
const TRIED: [Viewport; 3] = [Viewport::touched(390, 844), Viewport::touched(844, 390), Viewport::clicked(1280, 720)];

async fn the_table_is_legible_at_every_size(browsers: &TestBrowsers) -> TestResult {
    no_misses(&opened(browsers).await?, View::all()).await
}

async fn the_table_is_legible_in_small_windows(browsers: &TestBrowsers) -> TestResult {
    no_misses(&opened(browsers).await?, View::more()).await
}

async fn the_table_is_legible_in_german_at_every_size(browsers: &TestBrowsers) -> TestResult {
    in_language(browsers, Language::German).await
}

async fn the_table_is_legible_in_french_at_every_size(browsers: &TestBrowsers) -> TestResult {
    in_language(browsers, Language::French).await
}

/// The words of these languages are the longest.
async fn in_language(browsers: &TestBrowsers, language: Language) -> TestResult {
    let page = opened(browsers).await?;
    speak(&page, language).await?;
    no_misses(&page, View::all().filter(|view| !view.zoomed).chain(View::more())).await
}

async fn the_table_is_legible_in_large_text(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    page.keep("large", "yes").await?;
    legible::keep_tables(&page).await?;
    page.open("/").await?;
    no_misses(&page, View::all().filter(|view| !view.zoomed)).await
}

async fn opened(browsers: &TestBrowsers) -> TestResult<Page> {
    let page = browsers.quick_browser().await?;
    legible::keep_tables(&page).await?;
    page.open("/").await?;
    Ok(page)
}

async fn no_misses(page: &Page, views: impl IntoIterator<Item = View>) -> TestResult {
    let mut problems = Problems::default();
    for (name, legibility) in legible::look_at_all(page, views).await? {
        for miss in legibility.misses() {
            problems.add(name.clone(), miss);
        }
    }
    problems.result()
}

async fn every_state_of_the_table_is_legible(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    screens::keep_games(&page).await?;
    let mut problems = Problems::default();
    for viewport in TRIED {
        page.resize(viewport).await?;
        for screen in PageScreen::ALL.into_iter().filter(|screen| screen.has_table()) {
            screen.open(&page).await?;
            for miss in Legibility::look(&page, View { viewport, zoomed: false }).await?.small() {
                problems.add(format!("{}x{} {screen:?}", viewport.width, viewport.height), miss);
            }
        }
    }
    problems.result()
}

/// Phones whose corners and notch take this from above, the right, below and the left.
const NOTCHED: [(Viewport, [u32; 4]); 2] =
    [(Viewport::touched(390, 844), [47, 0, 34, 0]), (Viewport::touched(844, 390), [0, 47, 21, 47])];

async fn nothing_of_the_table_lies_under_a_notch(browsers: &TestBrowsers) -> TestResult {
    let page = opened(browsers).await?;
    let mut problems = Problems::default();
    for (viewport, [top, right, bottom, left]) in NOTCHED {
        let insets = json!({ "top": top, "right": right, "bottom": bottom, "left": left });
        page.browser("Emulation.setSafeAreaInsetsOverride", json!({ "insets": insets })).await?;
        let view = View { viewport, zoomed: false };
        for (name, legibility) in legible::look_at_all(&page, [view]).await? {
            for miss in legibility.misses() {
                problems.add(name.clone(), miss);
            }
            let script = "const [top, right, bottom, left] = arguments;
                const { clientWidth: width, clientHeight: height } = document.documentElement;
                return ['.rail .boxed', '.sight', '.actions', '#menu-button'].filter((css) => {
                    const box = document.querySelector(css).getBoundingClientRect();
                    return box.left < left - 1 || box.top < top - 1 || box.right > width - right + 1 || box.bottom > height - bottom + 1;
                })";
            for part in screens::lines(&page, script, json!([top, right, bottom, left])).await? {
                problems.add(name.clone(), format!("{part} is under the notch"));
            }
        }
    }
    problems.result()
}

/// How many choices are made in each window.
const CHOICES: usize = 25;

async fn prompt_keypad_undo_and_end_turn_stay_where_they_are(browsers: &TestBrowsers) -> TestResult {
    let replay = games::lost()?;
    for viewport in TRIED {
        let page = browsers.quick_browser().await?;
        page.resize(viewport).await?;
        let mut player = PagePlayer::resume(&page, games::start_of(&replay, 0)?).await?;
        let mut places = Places::default();
        for _ in 0..CHOICES {
            places.stay(&page).await?;
            let choice = player.next_of(&replay)?;
            player.choose(choice).await?;
        }
    }
    Ok(())
}

/// Where the parts of the panel were first seen, by their names and the number of the keypad's keys.
#[derive(Default)]
struct Places(BTreeMap<String, Value>);

impl Places {
    /// Fails if something that was seen before is elsewhere, or has another size.
    async fn stay(&mut self, page: &Page) -> TestResult {
        let script = "const places = {};
            for (const css of ['.asks', '.prompt', '.keypad', '#undo', '.end-turn']) {
                const part = document.querySelector(`#actions ${css}`);
                if (!part) continue;
                const { x, y, width, height } = part.getBoundingClientRect();
                places[css === '.keypad' ? `keypad of ${part.children.length}` : css] = [x, y, width, height].map(Math.round);
            }
            return places";
        let seen = page.run(script, json!([])).await?;
        for (name, place) in seen.as_object().into_iter().flatten() {
            let first = self.0.entry(name.clone()).or_insert_with(|| place.clone());
            same(name, place, first)?;
        }
        Ok(())
    }
}
