use ghost_stories_lang::Language;
use ghost_stories_table::Replay;
use serde_json::json;

use crate::failure::{TestFailure, TestResult, same};
use crate::form::GameForm;
use crate::games;
use crate::player::PagePlayer;
use crate::run::tests;
use crate::test_browsers::TestBrowsers;

tests![a_whole_game_is_won_by_clicking, a_whole_game_is_lost_by_clicking];

async fn a_whole_game_is_won_by_clicking(browsers: &TestBrowsers) -> TestResult {
    let player = play(browsers, &GameForm::won(), &games::won()?).await?;
    player.page.appears("#ending.won").await
}

async fn a_whole_game_is_lost_by_clicking(browsers: &TestBrowsers) -> TestResult {
    let player = play(browsers, &GameForm::lost(), &games::lost()?).await?;
    player.page.appears("#ending:not(.won)").await
}

/// Begins by the form and makes every choice; at the end the score and the save must be right.
async fn play(browsers: &TestBrowsers, form: &GameForm, replay: &Replay) -> TestResult<PagePlayer> {
    let page = browsers.quick_browser().await?;
    let mut player = PagePlayer::begin(&page, form).await?;
    player.play(replay).await?;
    same("the game at the page", &games::as_first_revision(&player.table), replay)?;
    player.saved_all().await?;
    let score = player.position().score().ok_or_else(|| TestFailure("the game is not over".into()))?;
    let lines =
        Language::English.score_lines(&score).into_iter().map(|(part, points)| json!([part, points.to_string()]));
    let script =
        "return [...document.querySelectorAll('.score tr')].map(row => [...row.children].map(cell => cell.innerText))";
    page.becomes("the score", script, json!([]), &lines.collect()).await?;
    Ok(player)
}
