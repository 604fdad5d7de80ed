use ghost_stories_engine::{Choice, Position};
use serde_json::json;

use crate::failure::{TestFailure, TestResult, check};
use crate::form::GameForm;
use crate::games;
use crate::page::Page;
use crate::player::PagePlayer;
use crate::run::tests;
use crate::test_browsers::TestBrowsers;

tests![an_exorcism_goes_on_after_a_reload_with_the_same_dice];

async fn an_exorcism_goes_on_after_a_reload_with_the_same_dice(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let rolled = games::first(&GameForm::lost(), beats_a_ghost)?;
    let exorcise = rolled.game().steps().iter().rposition(|step| step.to_string() == "exorcise");
    let before = rolled.branch(exorcise.ok_or_else(|| TestFailure("there was no exorcism".into()))?);
    let mut player = PagePlayer::resume(&page, before).await?;
    player.choose(Choice::Exorcise).await?;
    dice_are(&page, player.position()).await?;

    page.reload().await?;
    player.shows_the_table().await?;
    dice_are(&page, player.position()).await?;
    player.saved_all().await?;

    let best = player.position().options().into_iter().max_by_key(|choice| match choice {
        Choice::Defeat { ghosts, .. } => ghosts.len(),
        _ => 0,
    });
    player.choose(best.ok_or_else(|| TestFailure("there is nothing to choose".into()))?).await?;
    player.saved_all().await
}

/// True after a roll that is enough for a ghost.
fn beats_a_ghost(position: &Position) -> bool {
    let beats = |choice: &Choice| matches!(choice, Choice::Defeat { ghosts, .. } if !ghosts.is_empty());
    position.options().len() > 1 && position.options().iter().any(beats)
}

/// The tray must show the dice that lie on the table.
async fn dice_are(page: &Page, position: &Position) -> TestResult {
    let faces: Vec<&str> = position.dice().faces().map(ghost_stories_engine::Face::name).collect();
    check(!faces.is_empty(), || "no dice lie on the table".into())?;
    let script = "return [...document.querySelectorAll('.tray .die')].map(die => die.classList[1])";
    page.becomes("the dice", script, json!([]), &json!(faces)).await
}
