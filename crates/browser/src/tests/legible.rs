use std::cmp::Reverse;
use std::collections::BTreeMap;

use ghost_stories_engine::{BlackSecretChoice, ByColour, Choice, WhiteMoonChoice};
use ghost_stories_lang::{Language, Message};
use ghost_stories_table::{Replay, Table};
use serde_json::{Value, json};

use crate::decisions;
use crate::failure::{TestFailure, TestResult, same};
use crate::games;
use crate::legible::{self, Legibility, View};
use crate::page::{Page, Viewport};
use crate::player::{PagePlayer, said};
use crate::pointing::{Gesture, gesture, rerolls};
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
    prompt_keypad_undo_and_end_turn_stay_where_they_are_with_both_expansions,
    a_question_with_the_longest_names_is_read_whole_at_every_size,
    the_turn_in_one_picture_is_one_tap_away_at_every_size,
    whatever_is_open_undo_and_end_turn_are_in_sight,
    nothing_moves_while_the_end_of_a_game_is_worked_out,
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

/// Each kind of decision once, in one window after the other.
async fn prompt_keypad_undo_and_end_turn_stay_where_they_are_with_both_expansions(
    browsers: &TestBrowsers,
) -> TestResult {
    let page = browsers.quick_browser().await?;
    let mut places: [Places; 3] = Default::default();
    let tables = decisions::of_every_kind()?.into_iter().filter(|(name, _)| name.starts_with("both"));
    page.open("/about").await?;
    for (index, (name, table)) in tables.enumerate() {
        let (viewport, places) = (TRIED[index % 3], &mut places[index % 3]);
        page.resize(viewport).await?;
        let keep = "localStorage.setItem(`ghost-stories/game/${arguments[0]}`, arguments[1])";
        page.run(keep, json!([name, table.replay().write()])).await?;
        page.open(&format!("/game/{name}")).await?;
        let mut player = PagePlayer::at(&page, table).await?;
        places.stay(&page).await?;
        let options = player.position().options();
        // From the list where there is one: not all of it can be pointed at on small cells.
        let choice = options[index % options.len()];
        let listed = gesture(player.position(), choice) == Gesture::Listed || !is_spent(choice);
        if listed && !rerolls(player.position()) {
            page.click_choice(&choice.to_string()).await?;
            player.chose(choice).await?;
        } else {
            player.choose(choice).await?;
        }
        places.stay(&page).await?;
    }
    Ok(())
}

/// True if Tao are put on ghosts or demons by it, in too many ways for a list.
fn is_spent(choice: Choice) -> bool {
    use BlackSecretChoice::Defeat as DefeatDemons;
    use WhiteMoonChoice::Defeat as DefeatWithCrystals;
    matches!(
        choice,
        Choice::Defeat { .. } | Choice::WhiteMoon(DefeatWithCrystals { .. }) | Choice::BlackSecret(DefeatDemons { .. })
    )
}

/// The longest name that the form takes.
const LONG_NAME: &str = "Maximiliane von Habsburg";
/// How many of the longest questions are looked at in each language.
const QUESTIONS: usize = 5;

async fn a_question_with_the_longest_names_is_read_whole_at_every_size(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let names = ByColour::from_fn(|_| Some(LONG_NAME.to_owned()));
    let tables: Vec<(String, Table)> = decisions::of_every_kind()?;
    page.open("/about").await?;
    let mut problems = Problems::default();
    for language in [Language::German, Language::Polish, Language::French] {
        let mut asked: Vec<(String, &Table)> = tables
            .iter()
            .map(|(_, table)| (said(table, language, Message::waiting(table.position())), table))
            .collect();
        asked.sort_by_key(|(question, _)| Reverse(question.len()));
        speak(&page, language).await?;
        for (question, table) in asked.into_iter().take(QUESTIONS) {
            let replay = Replay { names: names.clone(), ..table.replay() };
            page.open("/about").await?;
            page.run("localStorage.setItem('ghost-stories/game/1', arguments[0])", json!([replay.write()])).await?;
            page.open("/game/1").await?;
            page.appears(decisions::SIGN).await?;
            for viewport in legible::SIZES {
                page.resize(viewport).await?;
                let cut = "const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.querySelector('#actions .prompt');
                    return scrollHeight > clientHeight + 2 || scrollWidth > clientWidth + 1";
                if page.run(cut, json!([])).await? == json!(true) {
                    problems.add(format!("{}x{}", viewport.width, viewport.height), question.clone());
                }
            }
        }
    }
    problems.result()
}

async fn the_turn_in_one_picture_is_one_tap_away_at_every_size(browsers: &TestBrowsers) -> TestResult {
    let page = opened(browsers).await?;
    let mut problems = Problems::default();
    for viewport in legible::SIZES {
        page.resize(viewport).await?;
        for game in ["base", "both"] {
            page.open(&format!("/game/{game}")).await?;
            page.appears("#actions [data-choice]").await?;
            let at = page.run(include_str!("../scripts/hit.js"), json!(["#actions a[href='#/turn']"])).await?;
            if at == Value::Null {
                problems.add(format!("{}x{} {game}", viewport.width, viewport.height), "it is out of reach".to_owned());
            }
        }
    }
    problems.result()
}

async fn whatever_is_open_undo_and_end_turn_are_in_sight(browsers: &TestBrowsers) -> TestResult {
    let page = opened(browsers).await?;
    let mut problems = Problems::default();
    for viewport in TRIED.into_iter().chain([Viewport::touched(390, 664)]) {
        page.resize(viewport).await?;
        page.open("/about").await?;
        page.open("/game/both").await?;
        page.appears("#actions [data-verb]").await?;
        let verbs = "return [null, ...[...document.querySelectorAll('[data-verb][data-choices]')].map((key) => key.dataset.verb)]";
        let verbs = page.run(verbs, json!([])).await?;
        for verb in verbs.as_array().into_iter().flatten() {
            let open = "const [verb] = arguments;
                if (verb) document.querySelector(`[data-verb='${verb}']`).click();
                return new Promise((done) => requestAnimationFrame(() => setTimeout(() => {
                    const covered = ['#undo', '.end-turn'].filter((css) => {
                        const { x, y, width, height } = document.querySelector(css).getBoundingClientRect();
                        return !document.elementFromPoint(x + width / 2, y + height / 2)?.closest(css);
                    });
                    if (verb && !document.querySelector('.choices .option')?.checkVisibility()) covered.push('options');
                    done(covered);
                })))";
            for part in screens::lines(&page, open, json!([verb])).await? {
                problems
                    .add(format!("{}x{}, {verb} open", viewport.width, viewport.height), format!("{part} is covered"));
            }
            page.press(thirtyfour::Key::Escape).await?;
        }
    }
    problems.result()
}

async fn nothing_moves_while_the_end_of_a_game_is_worked_out(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    page.keep("game/1", &games::won()?.write()).await?;
    // From the first frame in which the end is seen: what is below it, and what can be clicked in it.
    page.before_all(
        "window.seenPlaces = new Set();
        (function look() {
            const parts = ['#ending', '#again', '#save-file', '[role=tablist]'].map((css) => document.querySelector(css));
            if (parts.every(Boolean)) window.seenPlaces.add(JSON.stringify(parts.map((part) => Math.round(part.getBoundingClientRect().bottom))));
            requestAnimationFrame(look);
        })()",
    )
    .await?;
    page.open("/game/1").await?;
    page.appears(".turning-points").await?;
    page.appears(".deeds").await?;
    let places = page.run("return [...window.seenPlaces]", json!([])).await?;
    same("how many places they had", &places.as_array().map(Vec::len), &Some(1))
        .map_err(|TestFailure(why)| TestFailure(format!("{why}: {places}")))
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
