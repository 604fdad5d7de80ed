use ghost_stories_engine::{Choice, Level};
use ghost_stories_lang::Language;
use serde_json::json;

use crate::failure::TestResult;
use crate::games;
use crate::page::Size;
use crate::player::PagePlayer;
use crate::run::tests;
use crate::screens::{self, Problems};
use crate::test_browsers::TestBrowsers;

tests![
    everything_on_a_phone_is_large_enough_for_a_finger,
    the_table_of_levels_in_the_form_names_them_on_a_phone,
    turns_are_played_on_a_phone_by_taps
];

async fn everything_on_a_phone_is_large_enough_for_a_finger(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    screens::keep_games(&page).await?;
    let mut problems = Problems::default();
    problems.look(&page, Size::Phone, include_str!("../scripts/small.js"), json!([24, 40])).await?;
    problems.result()
}

async fn the_table_of_levels_in_the_form_names_them_on_a_phone(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    page.size(Size::Phone).await?;
    page.open("/new").await?;
    page.click("#levels summary").await?;
    let heads = "return [...document.querySelectorAll('#levels thead th')]
        .filter(head => head.getBoundingClientRect().height > 0).map(head => head.textContent)";
    let levels = Level::ALL.map(|level| Language::English.level(level));
    page.becomes("the names above the columns", heads, json!([]), &json!(levels)).await
}

async fn turns_are_played_on_a_phone_by_taps(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    page.size(Size::Phone).await?;
    let replay = games::won()?;
    let mut player = PagePlayer::resume(&page, games::start_of(&replay, 0)?).await?;
    let mut turns = 0;
    while turns < 2 {
        let choice = player.next_of(&replay)?;
        player.choose(choice).await?;
        turns += usize::from(choice == Choice::EndTurn);
    }
    player.saved_all().await
}
