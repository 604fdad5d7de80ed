use ghost_stories_lang::{Language, Message};
use ghost_stories_table::{Step, Table};
use serde_json::json;

use crate::failure::{TestFailure, TestResult, check, fail, same};
use crate::games;
use crate::page::Page;
use crate::player::{PagePlayer, said};
use crate::run::tests;
use crate::test_browsers::TestBrowsers;

tests![
    a_link_opens_the_replay_elsewhere_and_a_branch_of_it_is_played,
    a_branch_leaves_the_saved_original_alone,
    a_damaged_link_is_refused_with_its_reason
];

async fn a_link_opens_the_replay_elsewhere_and_a_branch_of_it_is_played(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let replay = games::won()?;
    let player = PagePlayer::resume(&page, Table::open(&replay, 0)?).await?;
    page.click("#share").await?;
    page.appears("#link").await?;
    let link = page.run("return document.querySelector('#link').value", json!([])).await?;
    let link = link.as_str().unwrap_or_default();

    let other = browsers.quick_browser().await?;
    other.go(link).await?;
    at_step(&other, 0, replay.steps.len()).await?;
    walk(&other, &player.table).await?;
    play_branch(&other, &player.table, 30).await?;
    other.go(link).await?;
    at_step(&other, 0, replay.steps.len()).await
}

async fn a_branch_leaves_the_saved_original_alone(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let replay = games::lost()?;
    page.keep("game/1", &replay.write()).await?;
    page.open("/watch/1").await?;
    play_branch(&page, &Table::open(&replay, 0)?, 20).await?;
    same("the original", &page.kept("game/1").await?, &Some(replay.write()))
}

async fn a_damaged_link_is_refused_with_its_reason(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let link = games::won()?.to_link();
    page.open(&format!("replay={}", &link[..link.len() / 2])).await?;
    page.appears(".problem").await?;
    let reason = page.text(".problem").await?;
    check(reason.len() > 10, || format!("the reason is {reason:?}"))
}

/// Walks a few steps with the buttons and the keys; what happened is told at each.
async fn walk(page: &Page, table: &Table) -> TestResult {
    let len = table.len();
    page.click(".steps button:nth-child(4)").await?;
    at_step(page, 1, len).await?;
    page.press(".").await?;
    at_step(page, 2, len).await?;
    let told: Vec<String> =
        table.told(2).iter().map(|&event| said(table, Language::English, Message::event(event))).collect();
    page.becomes("what is told", "return document.querySelector('#told').innerText", json!([]), &json!(told.join(" ")))
        .await?;
    page.press(",").await?;
    at_step(page, 1, len).await?;
    page.click(".steps button:nth-child(5)").await?;
    at_step(page, len, len).await?;
    page.appears("#ending").await?;
    // The curve and the figures come a moment later, above the steps.
    page.appears(".turning-points").await?;
    page.appears(".chart.qi, .deeds").await?;
    page.click(".steps button:nth-child(1)").await?;
    at_step(page, 0, len).await
}

/// Goes to a step, asks "What if?", and plays the branch on in another way than the original went.
async fn play_branch(page: &Page, original: &Table, near: usize) -> TestResult {
    let decides =
        |&step: &usize| original.game().position_after(step).is_some_and(|position| position.options().len() > 1);
    let step = (near..original.len()).find(decides).ok_or_else(|| TestFailure("nothing is decided".into()))?;
    page.appears(".steps input").await?;
    scrub(page, step).await?;
    at_step(page, step, original.len()).await?;
    page.click("#branch").await?;
    let mut player = PagePlayer::at(page, original.branch(step)).await?;
    let before = original.game().steps()[step];
    let other = player.position().options().into_iter().find(|&choice| Step::Choice(choice) != before);
    let Some(other) = other else { return fail("there is no other way") };
    player.choose(other).await?;
    player.saved_all().await
}

/// Moves the slider of the steps.
pub async fn scrub(page: &Page, step: usize) -> TestResult {
    let script = "const slider = document.querySelector('.steps input');
        slider.value = arguments[0];
        slider.dispatchEvent(new Event('input', { bubbles: true }));";
    page.run(script, json!([step])).await.map(drop)
}

/// Waits until the page shows this step of so many.
pub async fn at_step(page: &Page, step: usize, len: usize) -> TestResult {
    let script = "return document.querySelector('.steps output')?.innerText";
    page.becomes("the step", script, json!([]), &json!(format!("{step}/{len}"))).await
}
