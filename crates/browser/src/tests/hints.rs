use ghost_stories_engine::Choice;
use ghost_stories_lang::Language;
use ghost_stories_table::Table;
use serde_json::json;

use super::log::shows;
use crate::failure::{TestFailure, TestResult, check, same};
use crate::form::GameForm;
use crate::games;
use crate::page::{Page, Size};
use crate::player::PagePlayer;
use crate::run::tests;
use crate::screens::{crowded, speak};
use crate::test_browsers::TestBrowsers;

tests![
    hints_come_are_refined_and_make_the_choice,
    a_hint_lights_what_it_is_about,
    hints_are_used_with_the_keyboard,
    hints_speak_every_language,
    the_chance_to_win_is_shown_if_it_is_wanted,
    a_finished_game_leads_to_its_turning_points,
    a_replay_shows_its_course_too,
    the_course_fits_on_a_phone,
];

async fn hints_come_are_refined_and_make_the_choice(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let mut player = PagePlayer::resume(&page, crowded()?).await?;
    page.click("#hint").await?;
    page.appears(".hints").await?;
    let refined = "const hints = document.querySelector('.hints');
        return hints && (hints.dataset.done === 'true' || Number(hints.dataset.nodes) > 1000)";
    page.wait("the hints are refined", refined, json!([])).await?;
    let chances = "return [...document.querySelectorAll('.hints .chance b')].map(chance => parseInt(chance.innerText.replace(/[<>]/, '')))";
    let chances = page.run(chances, json!([])).await?;
    let chances: Vec<i64> = chances.as_array().into_iter().flatten().filter_map(serde_json::Value::as_i64).collect();
    check(chances.len() >= 3 && chances.is_sorted_by(|one, next| one >= next), || {
        format!("the chances are {chances:?}")
    })?;

    page.wait("the thinking ends", "return document.querySelector('.hints')?.dataset.done === 'true'", json!([]))
        .await?;
    let choice = page.run("return document.querySelector('.hint-line').dataset.hint", json!([])).await?;
    let choice: Choice = choice.as_str().unwrap_or_default().parse()?;
    page.click(".hint-line").await?;
    page.confirm().await?;
    player.chose(choice).await?;
    player.saved_all().await
}

async fn a_hint_lights_what_it_is_about(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let places = |choice: &Choice| matches!(choice, Choice::Place(_));
    let table = games::first(&GameForm::four(), |position| {
        position.options().iter().filter(|choice| places(choice)).count() > 1
    })?;
    PagePlayer::resume(&page, table).await?;
    page.click("#hint").await?;
    page.appears(".hints[data-done=true]").await?;
    let lit = "return [...document.querySelectorAll('.thing.hinted')].map(thing => thing.id)";
    let (first, last) = (".hints li:first-child .hint-line", ".hints li:last-child .hint-line");
    page.hover(last).await?;
    page.becomes("what is lit under the pointer", lit, json!([]), &json!([space_of(&page, last).await?])).await?;
    page.run("document.querySelector(arguments[0]).focus()", json!([first])).await?;
    page.becomes("what is lit with the focus", lit, json!([]), &json!([space_of(&page, first).await?])).await?;
    page.click("[role=tab]:nth-child(1)").await?;
    page.vanishes(".thing.hinted").await
}

/// The space on which a hint wants to place a ghost, as the page calls it.
async fn space_of(page: &Page, line: &str) -> TestResult<String> {
    let hint = page.run("return document.querySelector(arguments[0]).dataset.hint", json!([line])).await?;
    let space = hint.as_str().and_then(|hint| hint.strip_prefix("place "));
    space.map(|space| format!("space-{space}")).ok_or_else(|| TestFailure(format!("{hint} is no place")))
}

async fn hints_are_used_with_the_keyboard(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let moves = |choice: &Choice| matches!(choice, Choice::Move(_));
    let table = games::first(&GameForm::four(), |position| position.options().iter().any(moves))?;
    let before = table.len();
    PagePlayer::resume(&page, table).await?;
    page.run("document.querySelector('#hint').focus()", json!([])).await?;
    page.press(thirtyfour::Key::Enter).await?;
    page.wait("the thinking ends", "return document.querySelector('.hints')?.dataset.done === 'true'", json!([]))
        .await?;
    page.press(thirtyfour::Key::Tab).await?;
    let focused = "return document.activeElement.matches('.hints li:first-child .hint-line')";
    same("Tab leads to the first hint", &page.run(focused, json!([])).await?, &json!(true))?;
    page.press(thirtyfour::Key::Enter).await?;
    let made = "return JSON.parse(localStorage.getItem('ghost-stories/game/1')).steps.length > arguments[0]
        || Boolean(document.querySelector('.ask'))";
    page.wait("the hint does something", made, json!([before])).await.map(drop)
}

async fn hints_speak_every_language(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let player = PagePlayer::resume(&page, crowded()?).await?;
    page.click("#hint").await?;
    for language in Language::ALL.into_iter().rev() {
        speak(&page, language).await?;
        let script = "const line = document.querySelector('.hint-line'); return line && [line.dataset.hint, line.querySelector('b').innerText]";
        let hint = page.wait("a hint", script, json!([])).await?;
        let choice: Choice = hint[0].as_str().unwrap_or_default().parse()?;
        let words = language.choice(player.position(), choice);
        same("the words of the hint", hint[1].as_str().unwrap_or_default(), words.as_str())?;
    }
    Ok(())
}

async fn the_chance_to_win_is_shown_if_it_is_wanted(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let player = PagePlayer::resume(&page, crowded()?).await?;
    check(page.elements("#win-chance").await?.is_empty(), || "it is shown at first".into())?;
    page.open("/settings").await?;
    page.click("#chance").await?;
    page.open("/game/1").await?;
    let number = "return /^\\D*\\d+%$/.test(document.querySelector('#win-chance')?.innerText.trim())";
    page.wait("the chance to win", number, json!([])).await?;
    page.reload().await?;
    page.wait("the chance to win after a reload", number, json!([])).await?;
    player.shows_the_table().await?;
    page.open("/settings").await?;
    page.click("#chance").await?;
    page.open("/game/1").await?;
    player.shows_the_table().await?;
    check(page.elements("#win-chance").await?.is_empty(), || "it cannot be switched off".into())
}

async fn a_finished_game_leads_to_its_turning_points(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let table = Table::open(&games::won()?, 0)?;
    PagePlayer::resume(&page, table.clone()).await?;
    page.appears("#ending .curve").await?;
    let steps = turning_points(&page, "#ending").await?;
    check((1..=5).contains(&steps.len()), || format!("{} turning points", steps.len()))?;
    page.click("#ending .turning-point").await?;
    page.appears("#to-game").await?;
    // From the first on, the panel beside the table leads to the others; the last of all may be the end, so it does not come last.
    for step in steps.into_iter().rev() {
        page.click(&format!(".turning-point[data-step='{step}']")).await?;
        page.appears(&format!(".turning-point[data-step='{step}'][aria-current=step]")).await?;
        shows(&page, &table, step).await?;
    }
    page.click("#to-game").await?;
    page.appears("#ending .curve").await
}

async fn a_replay_shows_its_course_too(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let replay = games::won()?;
    let table = Table::open(&replay, 0)?;
    page.open(&format!("replay={}", replay.to_link())).await?;
    page.click("[role=tab]:nth-child(5)").await?;
    page.appears(".tab .curve").await?;
    let steps = turning_points(&page, ".tab").await?;
    let step = *steps.last().ok_or_else(|| TestFailure("there are no turning points".into()))?;
    page.click(&format!(".turning-point[data-step='{step}']")).await?;
    shows(&page, &table, step).await
}

async fn the_course_fits_on_a_phone(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    page.size(Size::Phone).await?;
    PagePlayer::resume(&page, Table::open(&games::won()?, 0)?).await?;
    page.appears("#ending .turning-points").await?;
    let wide = "return document.documentElement.scrollWidth <= innerWidth
        && [...document.querySelectorAll('.course *')].every(part => part.getBoundingClientRect().right <= innerWidth)";
    page.becomes("everything is within the window", wide, json!([]), &json!(true)).await
}

/// The steps to which the turning points lead.
async fn turning_points(page: &Page, within: &str) -> TestResult<Vec<usize>> {
    page.appears(&format!("{within} .turning-points")).await?;
    let script = "return [...document.querySelectorAll(`${arguments[0]} .turning-point`)].map(point => Number(point.dataset.step))";
    let steps = page.run(script, json!([within])).await?;
    Ok(steps.as_array().into_iter().flatten().filter_map(|step| step.as_u64().map(|step| step as usize)).collect())
}
