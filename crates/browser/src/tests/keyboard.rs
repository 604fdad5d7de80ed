use ghost_stories_engine::{Choice, Position};
use ghost_stories_table::Table;
use serde_json::json;
use thirtyfour::Key;

use crate::failure::{TestFailure, TestResult, check, fail};
use crate::form::GameForm;
use crate::games;
use crate::page::Page;
use crate::player::PagePlayer;
use crate::pointing::{Gesture, gesture};
use crate::run::tests;
use crate::test_browsers::TestBrowsers;

tests![
    a_game_is_begun_with_the_keyboard_alone,
    two_turns_are_played_with_the_keys_of_the_options,
    a_turn_is_played_with_tab_and_arrow_keys_and_enter,
    escape_gives_all_options_again_and_a_question_mark_explains,
];

async fn a_game_is_begun_with_the_keyboard_alone(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    page.open("/").await?;
    enter(&page, "#new-game").await?;
    page.appears(".new-game").await?;
    enter(&page, ".new-game .seed summary").await?;
    tab_to(&page, "#seed").await?;
    page.press("17").await?;
    enter(&page, "#begin").await?;
    page.appears("#actions [data-choice]").await?;
    let saved =
        page.run("return Object.keys(localStorage).filter(key => key.includes('/game/')).length", json!([])).await?;
    check(saved == json!(1), || format!("{saved} games are saved"))
}

/// The won game's first turns, of which one holds an exorcism.
async fn two_turns_are_played_with_the_keys_of_the_options(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let replay = games::won()?;
    let mut player = PagePlayer::resume(&page, games::start_of(&replay, 0)?).await?;
    let mut turns = 0;
    while turns < 2 {
        let choice = player.next_of(&replay)?;
        player.choose_by_key(choice).await?;
        turns += usize::from(choice == Choice::EndTurn);
    }
    player.saved_all().await
}

async fn a_turn_is_played_with_tab_and_arrow_keys_and_enter(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let replay = games::won()?;
    let mut player = PagePlayer::resume(&page, games::start_of(&replay, 0)?).await?;
    loop {
        let choice = player.next_of(&replay)?;
        reach_and_enter(&page, player.position(), choice).await?;
        player.chose(choice).await.map_err(|TestFailure(why)| TestFailure(format!("{choice}: {why}")))?;
        if choice == Choice::EndTurn {
            let script = "return Boolean(document.activeElement.closest('#actions'))";
            page.becomes("the focus stays with the options", script, json!([]), &json!(true)).await?;
            return player.saved_all().await;
        }
    }
}

/// Makes a choice with Tab, arrow keys and Enter: on the table where that is possible, else in the list.
async fn reach_and_enter(page: &Page, position: &Position, choice: Choice) -> TestResult {
    let Gesture::Things(targets) = gesture(position, choice) else {
        if let Some(verb) = page.verb_of(&choice.to_string()).await? {
            enter(page, &format!("[data-verb='{verb}']")).await?;
        }
        enter(page, &format!("#actions [data-choice='{choice}']")).await?;
        return if page.asks_for_a_last_word().await? { page.press(Key::Enter).await } else { Ok(()) };
    };
    for target in targets {
        if target == "spend" {
            enter(page, "#spend").await?;
        } else {
            walk_to(page, &target).await?;
            page.press(Key::Enter).await?;
        }
    }
    if page.asks_for_a_last_word().await? { enter(page, ".ask .main").await } else { Ok(()) }
}

async fn enter(page: &Page, css: &str) -> TestResult {
    tab_to(page, css).await?;
    page.press(Key::Enter).await
}

async fn escape_gives_all_options_again_and_a_question_mark_explains(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let table = games::first(&GameForm::lost(), |position| position.options().contains(&Choice::Exorcise))?;
    let player = PagePlayer::resume(&page, Table::clone(&table)).await?;
    let target =
        table.position().targets().iter().next().ok_or_else(|| TestFailure("no ghost is next to the tile".into()))?;
    page.click(&format!("#space-{target}")).await?;
    page.appears(".ask").await?;
    page.press(Key::Escape).await?;
    page.vanishes(".ask").await?;
    player.shows_the_table().await?;
    walk_to(&page, &format!("space-{target}")).await?;
    page.press("?").await?;
    page.appears("#detail").await?;
    page.press(Key::Escape).await?;
    page.vanishes("#detail").await
}

/// Presses Tab until the element is reached.
pub async fn tab_to(page: &Page, css: &str) -> TestResult {
    for _ in 0..80 {
        page.press(Key::Tab).await?;
        let reached = page.run("return document.activeElement?.matches(arguments[0]) ?? false", json!([css])).await?;
        if reached == json!(true) {
            return Ok(());
        }
    }
    fail(format!("Tab does not reach {css}"))
}

/// Goes to a thing on the table: with Tab to the table, then with the arrow keys.
async fn walk_to(page: &Page, id: &str) -> TestResult {
    tab_to(page, ".thing").await?;
    for _ in 0..20 {
        let way = page.run(include_str!("../scripts/way.js"), json!([id])).await?;
        let key = match way.as_str() {
            Some("here") => return Ok(()),
            Some("right") => Key::Right,
            Some("left") => Key::Left,
            Some("down") => Key::Down,
            Some("up") => Key::Up,
            _ => return fail(format!("the focus is not on the table on the way to {id}")),
        };
        page.press(key).await?;
    }
    fail(format!("the arrow keys do not reach {id}"))
}
