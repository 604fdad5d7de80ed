use ghost_stories_table::Table;
use serde_json::json;

use super::links::{at_step, scrub};
use crate::failure::TestResult;
use crate::games;
use crate::page::Page;
use crate::player::PagePlayer;
use crate::run::tests;
use crate::test_browsers::TestBrowsers;

tests![
    a_line_of_the_log_shows_the_position_after_it,
    the_log_can_be_scrubbed_and_leads_back_to_the_game,
    the_log_runs_by_itself_to_the_end,
];

async fn a_line_of_the_log_shows_the_position_after_it(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let table = games::start_of(&games::won()?, 60)?;
    let player = PagePlayer::resume(&page, table).await?;
    open_log(&page).await?;
    for step in [1, 20, 41] {
        page.click(&format!("#step-{step} .line")).await?;
        at_step(&page, step, player.table.len()).await?;
        shows(&page, &player.table, step).await?;
    }
    page.click(".past .main").await?;
    player.shows_the_table().await
}

async fn the_log_can_be_scrubbed_and_leads_back_to_the_game(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let replay = games::won()?;
    let mut player = PagePlayer::resume(&page, games::start_of(&replay, 60)?).await?;
    open_log(&page).await?;
    for step in [50, 3, 0] {
        scrub(&page, step).await?;
        shows(&page, &player.table, step).await?;
    }
    page.appears(".past").await?;
    page.click(".past .main").await?;
    player.shows_the_table().await?;
    player.play(&games::start_of(&replay, 65)?.replay()).await?;
    player.saved_all().await
}

async fn the_log_runs_by_itself_to_the_end(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let replay = games::lost()?;
    page.keep("game/1", &replay.write()).await?;
    page.open("/watch/1").await?;
    page.appears("#run").await?;
    page.click("#run").await?;
    let len = replay.steps.len();
    at_step(&page, len, len).await?;
    page.appears("#ending").await?;
    let script = "return document.querySelector('#run').ariaPressed";
    page.becomes("it has stopped", script, json!([]), &json!("false")).await
}

pub async fn open_log(page: &Page) -> TestResult {
    page.click("[role=tab]:nth-child(3)").await?;
    page.appears(".log").await
}

/// The ghosts on the table must be those of the position after so many steps.
pub async fn shows(page: &Page, table: &Table, steps: usize) -> TestResult {
    let position = table.game().position_after(steps).unwrap_or(table.position());
    let mut spaces: Vec<String> = position.occupied().iter().map(|space| format!("space-{space}")).collect();
    spaces.sort_unstable();
    let script =
        "return [...document.querySelectorAll('.table .space .card')].map(card => card.closest('.thing').id).sort()";
    page.becomes("the ghosts", script, json!([]), &json!(spaces)).await
}
