use ghost_stories_engine::Choice;
use serde_json::json;

use crate::failure::{TestFailure, TestResult};
use crate::games;
use crate::keypad::LAST_WORD;
use crate::page::Page;
use crate::player::PagePlayer;
use crate::pointing::{Gesture, gesture};
use crate::run::tests;
use crate::test_browsers::TestBrowsers;

tests![a_double_click_does_what_one_click_does];

/// How many choices are made.
const CHOICES: usize = 30;

async fn a_double_click_does_what_one_click_does(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let replay = games::won()?;
    let mut player = PagePlayer::resume(&page, games::start_of(&replay, 0)?).await?;
    for _ in 0..CHOICES {
        let choice = player.next_of(&replay)?;
        if let Gesture::Dice(_) = gesture(player.position(), choice) {
            player.choose(choice).await?;
            continue;
        }
        double_click_choice(&page, &choice.to_string()).await?;
        player.chose(choice).await.map_err(|TestFailure(why)| TestFailure(format!("{choice}: {why}")))?;
        if matches!(choice, Choice::Move(_)) {
            page.double_click("#undo").await?;
            player.table.undo();
            player.shows_the_table().await?;
            player.choose(choice).await?;
        }
    }
    player.saved_all().await
}

/// Each button on the way is clicked twice.
async fn double_click_choice(page: &Page, choice: &str) -> TestResult {
    if let Some(verb) = page.verb_of(choice).await? {
        page.double_click(&format!("[data-verb='{verb}']")).await?;
        let open = "return document.querySelector('[aria-pressed=true]')?.dataset.verb";
        page.becomes("the verb stays open", open, json!([]), &json!(verb)).await?;
    }
    page.double_click(&format!("#actions [data-choice='{choice}']")).await?;
    if page.asks_for_a_last_word().await? { page.double_click(LAST_WORD).await } else { Ok(()) }
}
