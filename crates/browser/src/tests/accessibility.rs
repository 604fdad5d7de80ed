use serde_json::{Value, json};
use thirtyfour::Key;

use crate::failure::{TestResult, check, same};
use crate::games;
use crate::page::{Page, Size};
use crate::player::PagePlayer;
use crate::run::tests;
use crate::screens::{self, PageScreen, Problems, lines};
use crate::test_browsers::TestBrowsers;

tests![
    everything_that_can_be_used_has_a_role_and_a_name,
    every_screen_has_one_main_part_and_no_id_twice,
    every_text_stands_out_from_what_is_behind_it,
    every_text_stands_out_on_paper,
    every_text_stands_out_in_high_contrast,
    tab_goes_from_the_top_to_the_table_to_the_actions_to_the_panels,
    every_thing_on_the_table_is_reached_with_the_arrow_keys,
    what_happened_is_announced,
];

/// The roles of what can be used.
const USED: [&str; 12] = [
    "button",
    "link",
    "textbox",
    "searchbox",
    "combobox",
    "radio",
    "checkbox",
    "slider",
    "tab",
    "switch",
    "listbox",
    "DisclosureTriangle",
];

async fn everything_that_can_be_used_has_a_role_and_a_name(browsers: &TestBrowsers) -> TestResult {
    let page = opened(browsers).await?;
    let mut problems = Problems::default();
    for screen in PageScreen::ALL {
        screen.open(&page).await?;
        let tree = page.browser("Accessibility.getFullAXTree", json!({})).await?;
        let nodes = tree["nodes"].as_array().into_iter().flatten().filter(|node| node["ignored"] == false);
        let spoken: Vec<(&str, &str)> = nodes.map(|node| (word(&node["role"]), word(&node["name"]))).collect();
        for (role, _) in spoken.iter().filter(|(role, name)| USED.contains(role) && name.is_empty()) {
            problems.add(format!("{screen:?}"), format!("a {role} has no name"));
        }
        let buttons = spoken.iter().filter(|(role, _)| *role == "button").count();
        let targets = page.elements(".thing").await?.len();
        if buttons < targets {
            problems.add(format!("{screen:?}"), format!("{targets} things on the table, but only {buttons} buttons"));
        }
    }
    problems.result()
}

fn word(property: &Value) -> &str {
    property["value"].as_str().unwrap_or_default()
}

async fn every_screen_has_one_main_part_and_no_id_twice(browsers: &TestBrowsers) -> TestResult {
    let page = opened(browsers).await?;
    let mut problems = Problems::default();
    problems.look(&page, Size::Desktop, include_str!("../scripts/structure.js"), json!([])).await?;
    problems.result()
}

/// The least contrast between a text and what is behind it, and in the look for those who need more.
const CONTRAST: f64 = 4.5;
const HIGH_CONTRAST: f64 = 7.0;

async fn every_text_stands_out_from_what_is_behind_it(browsers: &TestBrowsers) -> TestResult {
    stands_out(browsers, "dark", CONTRAST).await
}

async fn every_text_stands_out_on_paper(browsers: &TestBrowsers) -> TestResult {
    stands_out(browsers, "paper", CONTRAST).await
}

async fn every_text_stands_out_in_high_contrast(browsers: &TestBrowsers) -> TestResult {
    stands_out(browsers, "contrast", HIGH_CONTRAST).await
}

async fn stands_out(browsers: &TestBrowsers, look: &str, least: f64) -> TestResult {
    let page = opened(browsers).await?;
    page.run("localStorage.setItem('ghost-stories/look', arguments[0])", json!([look])).await?;
    page.reload().await?;
    let shown = "return document.documentElement.dataset.look ?? 'dark'";
    same("the look", &page.run(shown, json!([])).await?, &json!(look))?;
    let mut problems = Problems::default();
    problems.look(&page, Size::Desktop, include_str!("../scripts/contrast.js"), json!([least])).await?;
    problems.result()
}

async fn tab_goes_from_the_top_to_the_table_to_the_actions_to_the_panels(browsers: &TestBrowsers) -> TestResult {
    let page = opened(browsers).await?;
    page.open("/game/crowded").await?;
    page.appears("#actions [data-choice]").await?;
    page.run("document.querySelector('#menu-button').focus()", json!([])).await?;
    page.press_with_shift(Key::Tab).await?;
    let mut parts: Vec<String> = Vec::new();
    let mut unseen = Vec::new();
    for _ in 0..80 {
        let focus = page.run(include_str!("../scripts/focus.js"), json!([])).await?;
        let Some(part) = focus["part"].as_str() else { break };
        if parts.last().is_none_or(|last| last != part) {
            parts.push(part.to_owned());
        }
        if focus["seen"] != json!(true) {
            unseen.push(format!("the focus is not seen on {}", focus["element"]));
        }
        page.press(Key::Tab).await?;
    }
    same("the way of Tab", parts.join(", ").as_str(), "skip, header, forecast, table, actions, panels")?;
    check(unseen.is_empty(), || unseen.join("\n"))
}

async fn every_thing_on_the_table_is_reached_with_the_arrow_keys(browsers: &TestBrowsers) -> TestResult {
    let page = opened(browsers).await?;
    page.open("/game/crowded").await?;
    page.appears("#actions [data-choice]").await?;
    let script = "return [...document.querySelectorAll('.thing')].map(thing => thing.id).sort()";
    let mut missing = lines(&page, script, json!([])).await?;
    let mut waiting = vec![missing[0].clone()];
    missing.remove(0);
    while let Some(id) = waiting.pop() {
        for key in [Key::Right, Key::Left, Key::Down, Key::Up] {
            page.run("document.getElementById(arguments[0]).focus()", json!([id])).await?;
            page.press(key).await?;
            let reached = page.run("return document.activeElement.id", json!([])).await?;
            if let Some(place) = missing.iter().position(|other| reached == json!(other)) {
                waiting.push(missing.remove(place));
            }
        }
    }
    check(missing.is_empty(), || format!("the arrow keys do not reach {}", missing.join(", ")))
}

async fn what_happened_is_announced(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let replay = games::won()?;
    let mut player = PagePlayer::resume(&page, games::start_of(&replay, 0)?).await?;
    let live = page.run(
        "return document.querySelector('#told').closest('[aria-live=polite], [role=status], [role=log]') !== null",
        json!([]),
    );
    same("what is told is spoken", &live.await?, &json!(true))?;
    let before = player.table.len();
    player.play(&games::start_of(&replay, 6)?.replay()).await?;
    let last = (before..=player.table.len()).rev().find_map(|step| player.table.told(step).last().copied());
    let words = last.map(|event| ghost_stories_lang::Language::English.event(event)).unwrap_or_default();
    page.wait("it is told", "return document.querySelector('#told').innerText.includes(arguments[0])", json!([words]))
        .await?;
    Ok(())
}

async fn opened(browsers: &TestBrowsers) -> TestResult<Page> {
    let page = browsers.quick_browser().await?;
    page.keep("chance", "yes").await?;
    screens::keep_games(&page).await?;
    page.open("/").await?;
    Ok(page)
}
