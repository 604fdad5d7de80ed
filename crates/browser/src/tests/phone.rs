use ghost_stories_engine::Choice;
use serde_json::json;

use crate::failure::TestResult;
use crate::games;
use crate::page::Size;
use crate::player::Player;
use crate::run::tests;
use crate::screens::{self, Problems};
use crate::test_browsers::TestBrowsers;

tests![everything_on_a_phone_is_large_enough_for_a_finger, turns_are_played_on_a_phone_by_taps];

async fn everything_on_a_phone_is_large_enough_for_a_finger(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    screens::keep_games(&page).await?;
    let mut problems = Problems::default();
    problems.look(&page, Size::Phone, include_str!("../scripts/small.js"), json!([24, 40])).await?;
    problems.result()
}

async fn turns_are_played_on_a_phone_by_taps(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    page.size(Size::Phone).await?;
    let replay = games::won()?;
    let mut player = Player::resume(&page, games::start_of(&replay, 0)?).await?;
    let mut turns = 0;
    while turns < 2 {
        let choice = player.next_of(&replay)?;
        player.choose(choice).await?;
        turns += usize::from(choice == Choice::EndTurn);
    }
    player.saved_all().await
}
