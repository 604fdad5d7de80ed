use ghost_stories_engine::{Choice, Position};
use serde_json::json;

use crate::failure::{Failure, Verdict};
use crate::form::Form;
use crate::games;
use crate::player::Player;
use crate::pointing::rerolls;
use crate::run::tests;
use crate::stage::Stage;

tests![
    dice_are_picked_and_rolled_again,
    a_ghost_that_was_clicked_can_be_left_alone,
    a_plan_that_does_not_work_cannot_be_confirmed,
];

async fn dice_are_picked_and_rolled_again(stage: &Stage) -> Verdict {
    let page = stage.quick_browser().await?;
    let table = games::first(&Form::four(), rerolls)?;
    let two = |choice: &Choice| matches!(choice, Choice::Reroll(roll) if roll.len() == 2);
    let again = found(table.position().options().into_iter().find(two))?;
    let mut player = Player::resume(&page, table).await?;
    player.choose(again).await?;
    player.saved_all().await
}

async fn a_ghost_that_was_clicked_can_be_left_alone(stage: &Stage) -> Verdict {
    let page = stage.quick_browser().await?;
    let table = games::first(&Form::four(), |position| position.options().contains(&Choice::Exorcise))?;
    let player = Player::resume(&page, table).await?;
    let ghost = found(player.position().targets().iter().next())?;
    page.click(&format!("#space-{ghost}")).await?;
    page.click(".ask .quiet").await?;
    page.vanishes(".ask").await?;
    player.shows_the_table().await
}

async fn a_plan_that_does_not_work_cannot_be_confirmed(stage: &Stage) -> Verdict {
    let page = stage.quick_browser().await?;
    let table = games::first(&Form::four(), must_beat_a_ghost)?;
    let ghost = found(table.position().targets().iter().next())?;
    let player = Player::resume(&page, table).await?;
    let script = "return document.querySelector('#spend').disabled";
    page.becomes("nothing is planned", script, json!([]), &json!(true)).await?;
    page.click(&format!("#space-{ghost}")).await?;
    page.becomes("a ghost is planned", script, json!([]), &json!(false)).await?;
    page.click(&format!("#space-{ghost}")).await?;
    page.becomes("the ghost is taken back", script, json!([]), &json!(true)).await?;
    player.saved_all().await
}

/// True after a roll that beats the only ghost, whatever is spent.
fn must_beat_a_ghost(position: &Position) -> bool {
    let options = position.options();
    let beats = |choice: &Choice| matches!(choice, Choice::Defeat { ghosts, .. } if !ghosts.is_empty());
    position.targets().len() == 1 && options.len() > 1 && options.iter().all(beats)
}

fn found<T>(wanted: Option<T>) -> Verdict<T> {
    wanted.ok_or_else(|| Failure("the table does not offer that".into()))
}
