use ghost_stories_engine::{Choice, Position, Stage};
use serde_json::json;
use thirtyfour::Key;

use crate::failure::{TestFailure, TestResult};
use crate::form::GameForm;
use crate::games;
use crate::page::Page;
use crate::player::{PagePlayer, Undo};
use crate::run::tests;
use crate::test_browsers::TestBrowsers;

tests![
    a_move_is_taken_back_by_the_button_and_by_control_z,
    after_dice_nothing_is_taken_back,
    what_ends_move_and_action_asks_first_and_is_taken_back,
    the_end_of_a_turn_with_something_left_to_do_asks_first,
];

async fn a_move_is_taken_back_by_the_button_and_by_control_z(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let moves = |choice: &Choice| matches!(choice, Choice::Move(_));
    let table = games::first(&GameForm::lost(), |position| position.options().iter().any(moves))?;
    let away = table.position().options().into_iter().find(moves).ok_or_else(|| TestFailure("nobody moves".into()))?;
    let mut player = PagePlayer::resume(&page, table).await?;
    take_back(&mut player, away).await
}

/// Makes a choice and takes it back, by the button and by the keys.
pub async fn take_back(player: &mut PagePlayer, choice: Choice) -> TestResult {
    for by in [Undo::Button, Undo::Keys] {
        player.choose(choice).await?;
        player.undo(by).await?;
        player.saved_all().await?;
    }
    Ok(())
}

async fn after_dice_nothing_is_taken_back(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let table = games::first(&GameForm::lost(), |position| position.options().contains(&Choice::Exorcise))?;
    let mut player = PagePlayer::resume(&page, table).await?;
    player.choose(Choice::Exorcise).await?;
    undo_is_disabled(&page).await?;
    page.press_with_control('z').await?;
    player.shows_the_table().await?;
    player.saved_all().await
}

async fn undo_is_disabled(page: &Page) -> TestResult {
    let script = "return document.querySelector('#undo').disabled";
    page.becomes("undo is disabled", script, json!([]), &json!(true)).await
}

async fn what_ends_move_and_action_asks_first_and_is_taken_back(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let early = |position: &Position| position.stage() == Stage::BeforeMove;
    let places = |choice: &Choice| matches!(choice, Choice::PlaceBuddha(_) | Choice::TakeToken);
    let table = games::first(&GameForm::lost(), |position| early(position) && position.options().iter().any(places))?;
    let early =
        table.position().options().into_iter().find(places).ok_or_else(|| TestFailure("nothing is placed".into()))?;
    let mut player = PagePlayer::resume(&page, table).await?;
    page.click_button_of(&early.to_string()).await?;
    page.appears("#gives-up").await?;
    page.press(Key::Escape).await?;
    page.vanishes("#gives-up").await?;
    player.shows_the_table().await?;
    take_back(&mut player, early).await
}

async fn the_end_of_a_turn_with_something_left_to_do_asks_first(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let moves = |choice: &Choice| matches!(choice, Choice::Move(_));
    let table = games::first(&GameForm::lost(), |position| position.options().iter().any(moves))?;
    let mut player = PagePlayer::resume(&page, table).await?;
    page.click(".end-turn").await?;
    page.appears("#gives-up").await?;
    page.press(Key::Escape).await?;
    page.vanishes("#gives-up").await?;
    player.shows_the_table().await?;
    page.press("e").await?;
    page.appears("#gives-up").await?;
    page.press(Key::Enter).await?;
    player.chose(Choice::EndTurn).await
}
