use ghost_stories_engine::Choice;
use serde_json::{Value, json};

use crate::decisions;
use crate::failure::{TestFailure, TestResult, check};
use crate::games;
use crate::keypad::LAST_WORD;
use crate::page::Page;
use crate::player::PagePlayer;
use crate::pointing::{Gesture, gesture};
use crate::run::tests;
use crate::test_browsers::TestBrowsers;

tests![
    a_double_click_does_what_one_click_does,
    the_second_of_two_clicks_on_any_button_does_nothing_on_another_thing,
    the_second_of_two_taps_on_any_button_does_nothing_on_another_thing,
];

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

async fn the_second_of_two_clicks_on_any_button_does_nothing_on_another_thing(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    every_button(&page).await
}

async fn the_second_of_two_taps_on_any_button_does_nothing_on_another_thing(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    page.hold(390, 844).await?;
    every_button(&page).await
}

/// Writes down which clicks do something on what, and which files are given out.
const LISTEN: &str = include_str!("../scripts/clicks.js");

/// Clicks twice on each kind of button and of lit thing, in every kind of decision.
async fn every_button(page: &Page) -> TestResult {
    page.before_all(LISTEN).await?;
    let decisions = decisions::of_every_kind()?;
    for (name, table) in &decisions {
        page.keep(&format!("game/{name}"), &table.replay().write()).await?;
    }
    let mut known: Vec<String> = Vec::new();
    let mut problems = Vec::new();
    for (name, table) in &decisions {
        let saved = table.replay().write();
        begin_again(page, name, &saved).await?;
        let mut fresh = true;
        loop {
            let button = page.run("return unknownButton(arguments[0])", json!([known])).await?;
            let Some(kind) = button.as_str() else { break };
            let there = page.run(include_str!("../scripts/hit.js"), json!(["[data-double]"])).await?;
            if there == Value::Null && !fresh {
                // Something that was opened covers it.
                begin_again(page, name, &saved).await?;
                fresh = true;
                continue;
            }
            known.push(kind.to_owned());
            if there == Value::Null {
                continue;
            }
            page.run("window.clicks = []", json!([])).await?;
            page.double_click("[data-double]").await?;
            fresh = false;
            let clicks = page.run("return clickedThings()", json!([])).await?;
            let clicks: Vec<&str> = clicks.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
            if clicks.iter().any(|&click| click != clicks[0]) {
                problems.push(format!("{name}: {kind} hits {}", clicks.join(", then ")));
            }
            if page.run("return hasMoved(...arguments)", json!([name, saved])).await? == json!(true) {
                begin_again(page, name, &saved).await?;
                fresh = true;
            }
        }
    }
    check(known.len() > 60, || format!("only {} kinds of buttons were clicked", known.len()))?;
    check(problems.is_empty(), || problems.join("\n"))
}

/// Opens the game as it was saved.
async fn begin_again(page: &Page, name: &str, saved: &str) -> TestResult {
    // A screen that is drawn soon, between one table and the next.
    page.open("/game/none").await?;
    let keep = "localStorage.setItem(`ghost-stories/game/${arguments[0]}`, arguments[1])";
    page.run(keep, json!([name, saved])).await?;
    page.open(&format!("/game/{name}")).await?;
    page.appears(decisions::SIGN).await.map(drop)
}
