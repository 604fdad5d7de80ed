use ghost_stories_engine::{Choice, Position, Space};
use serde_json::json;

use crate::failure::{TestFailure, TestResult, fail};
use crate::form::GameForm;
use crate::games;
use crate::player::PagePlayer;
use crate::pointing::rerolls;
use crate::run::tests;
use crate::test_browsers::TestBrowsers;

tests![
    dice_are_picked_and_rolled_again,
    a_ghost_that_was_clicked_can_be_left_alone,
    a_plan_that_does_not_work_cannot_be_confirmed,
    tao_is_dragged_onto_a_ghost,
    a_tao_clicked_before_the_roll_does_not_disturb_the_plan,
];

async fn dice_are_picked_and_rolled_again(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let table = games::first(&GameForm::four(), rerolls)?;
    let two = |choice: &Choice| matches!(choice, Choice::Reroll(roll) if roll.len() == 2);
    let again = found(table.position().options().into_iter().find(two))?;
    let mut player = PagePlayer::resume(&page, table).await?;
    player.choose(again).await?;
    player.saved_all().await
}

async fn a_ghost_that_was_clicked_can_be_left_alone(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let table = games::first(&GameForm::four(), |position| position.options().contains(&Choice::Exorcise))?;
    let player = PagePlayer::resume(&page, table).await?;
    let ghost = found(player.position().targets().iter().next())?;
    page.click(&format!("#space-{ghost}")).await?;
    page.click(".ask .quiet").await?;
    page.vanishes(".ask").await?;
    player.shows_the_table().await
}

async fn a_plan_that_does_not_work_cannot_be_confirmed(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let table = games::first(&GameForm::four(), |position| must_be_one_of_two(position).is_some())?;
    let ghost = found(must_be_one_of_two(table.position()))?;
    let player = PagePlayer::resume(&page, table).await?;
    let script = "return document.querySelector('#spend').disabled";
    page.becomes("nothing is planned", script, json!([]), &json!(true)).await?;
    page.click(&format!("#space-{ghost}")).await?;
    page.becomes("a ghost is planned", script, json!([]), &json!(false)).await?;
    page.click(&format!("#space-{ghost}")).await?;
    page.becomes("the ghost is taken back", script, json!([]), &json!(true)).await?;
    player.saved_all().await
}

async fn tao_is_dragged_onto_a_ghost(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let table = games::first(&GameForm::four(), |position| spends_one(position).is_some())?;
    let choice = found(spends_one(table.position()))?;
    let Choice::Defeat { ghosts, tao } = choice else { return fail("it is no exorcism") };
    let (ghost, tao) = (found(ghosts.iter().next())?, found(tao.colours().next())?);
    let own = table.position().board_on_turn();
    let mut player = PagePlayer::resume(&page, table).await?;
    page.drag(&format!("#held-{own}-{tao}"), &format!("#space-{ghost}")).await?;
    page.click("#spend").await?;
    player.chose(choice).await
}

/// The way to beat a ghost with just one Tao, the own one, if there is one.
fn spends_one(position: &Position) -> Option<Choice> {
    let own = position.taoist(position.board_on_turn()).tao;
    let one = |choice: &Choice| matches!(choice, Choice::Defeat { ghosts, tao } if ghosts.len() == 1 && tao.total() == 1 && tao.within(own));
    position.options().into_iter().find(one)
}

async fn a_tao_clicked_before_the_roll_does_not_disturb_the_plan(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let rolled = games::first(&GameForm::four(), |position| must_be_one_of_two(position).is_some())?;
    let before = rolled.branch(rolled.len() - 2);
    let ghost = found(must_be_one_of_two(rolled.position()))?;
    let mut player = PagePlayer::resume(&page, before).await?;
    page.click("[id^=held]").await?;
    page.appears("#detail").await?;
    player.choose(Choice::Exorcise).await?;
    page.click(&format!("#space-{ghost}")).await?;
    let script = "return [...document.querySelectorAll('.ghost')].filter(ghost => ghost.ariaPressed === 'true').length";
    page.becomes("the plan", script, json!([]), &json!(1)).await
}

/// After a roll that beats either of two ghosts but not both: one of them.
fn must_be_one_of_two(position: &Position) -> Option<Space> {
    let options = position.options();
    let beaten = |choice: &Choice| match choice {
        Choice::Defeat { ghosts, tao } if ghosts.len() == 1 && tao.is_empty() => ghosts.iter().next(),
        _ => None,
    };
    options.iter().map(beaten).collect::<Option<Vec<_>>>().filter(|ghosts| ghosts.len() == 2)?.first().copied()
}

fn found<T>(wanted: Option<T>) -> TestResult<T> {
    wanted.ok_or_else(|| TestFailure("the table does not offer that".into()))
}
