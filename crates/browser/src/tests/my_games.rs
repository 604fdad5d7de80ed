use ghost_stories_lang::Language;
use serde_json::{Value, json};

use crate::failure::{TestResult, check, same};
use crate::games;
use crate::page::Page;
use crate::player::PagePlayer;
use crate::run::tests;
use crate::test_browsers::TestBrowsers;

tests![
    a_finished_game_is_counted_and_comes_along_in_a_file,
    the_turn_is_one_picture_and_the_story_is_told,
    the_look_is_the_systems_until_another_is_chosen,
    sounds_come_after_a_touch_and_not_when_they_are_off,
];

async fn a_finished_game_is_counted_and_comes_along_in_a_file(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    page.keep("game/1", &games::won()?.write()).await?;
    page.open("/game/1").await?;
    page.appears("#ending").await?;
    page.open("/my-games").await?;
    is_counted(&page).await?;
    page.click("#export-games").await?;
    let text = page.downloaded().await?;
    let file: Value = serde_json::from_str(&text)?;
    same("the saved game", &file["saved"][0]["game"], &json!(games::won()?.write()))?;

    let other = browsers.quick_browser().await?;
    let path = browsers.folder().join("games.json");
    std::fs::write(&path, &text)?;
    for (games, saves) in [(1, 1), (0, 0)] {
        other.open("/my-games").await?;
        other.reload().await?;
        other.appears("#import-games").await?;
        other.element("#import-games").await?.send_keys(path.to_string_lossy().into_owned()).await?;
        other.appears("#brought").await?;
        same("what came", &other.text("#brought").await?, &Language::English.my_games().brought(games, saves))?;
    }
    is_counted(&other).await?;
    other.open("/").await?;
    other.appears(".shelf li").await
}

/// One game, won, with what a player alone achieves.
async fn is_counted(page: &Page) -> TestResult {
    page.appears("#figures").await?;
    let figures = "return [...document.querySelectorAll('#figures dd')].map((figure) => figure.innerText)";
    page.becomes("the figures", figures, json!([]), &json!(["1", "1", "1", "1"])).await?;
    page.appears(".achievements .reached:first-child").await?;
    let all = page.run("return document.querySelectorAll('.achievements li').length", json!([])).await?;
    same("achievements", &all, &json!(12))
}

async fn the_turn_is_one_picture_and_the_story_is_told(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    PagePlayer::resume(&page, games::start_of(&games::won()?, 40)?).await?;
    page.appears("#turn[href='#/turn']").await?;
    page.open("/rules").await?;
    page.click("#turn-link").await?;
    page.appears("#turn-picture").await?;
    let steps = page.run("return document.querySelectorAll('#turn-picture li').length", json!([])).await?;
    same("steps", &steps, &json!(15))?;
    page.open("/about").await?;
    page.appears("#story + dl").await?;
    let told = page.text("#story + dl").await?;
    check(told.contains("Su-Ling") && told.contains("catacombs"), || format!("the story is {told:?}"))
}

async fn the_look_is_the_systems_until_another_is_chosen(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let look = "return document.documentElement.dataset.look";
    page.open("/settings").await?;
    page.becomes("the look", look, json!([]), &json!("dark")).await?;
    let light = json!({ "features": [{ "name": "prefers-color-scheme", "value": "light" }] });
    page.browser("Emulation.setEmulatedMedia", light).await?;
    page.becomes("the look when the system turns light", look, json!([]), &json!("paper")).await?;
    page.reload().await?;
    page.becomes("the look of a light system", look, json!([]), &json!("paper")).await?;
    let more = json!({ "features": [{ "name": "prefers-contrast", "value": "more" }] });
    page.browser("Emulation.setEmulatedMedia", more).await?;
    page.becomes("the look when the system wants contrast", look, json!([]), &json!("contrast")).await?;
    let still = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
    page.browser("Emulation.setEmulatedMedia", still).await?;
    page.becomes("the look again", look, json!([]), &json!("dark")).await?;
    page.click("[name=look][value=contrast]").await?;
    page.becomes("the chosen look", look, json!([]), &json!("contrast")).await?;
    page.reload().await?;
    page.becomes("the look after a reload", look, json!([]), &json!("contrast")).await
}

/// Counts the tones that are made, and what makes them.
const COUNT_TONES: &str = "window.tones = 0; window.contexts = 0;
    window.AudioContext = class extends AudioContext { constructor(...given) { super(...given); window.contexts += 1; } };
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) { window.tones += 1; return start.apply(this, when); };";

async fn sounds_come_after_a_touch_and_not_when_they_are_off(browsers: &TestBrowsers) -> TestResult {
    let none = "window.tones === 0 && window.contexts === 0";
    for (kept, expected) in [(None, "window.tones > 0"), (Some(("mute", "yes")), none), (Some(("volume", "0")), none)] {
        let page = browsers.quick_browser().await?;
        page.before_all(COUNT_TONES).await?;
        if let Some((name, value)) = kept {
            page.keep(name, value).await?;
        }
        let replay = games::won()?;
        let mut player = PagePlayer::resume(&page, games::start_of(&replay, 0)?).await?;
        let before = page.run("return window.tones + window.contexts", json!([])).await?;
        same("tones before a touch", &before, &json!(0))?;
        player.play(&games::start_of(&replay, 30)?.replay()).await?;
        page.wait("the tones", &format!("return {expected}"), json!([])).await?;
    }
    Ok(())
}
