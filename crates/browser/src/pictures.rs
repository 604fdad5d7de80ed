//! Pictures of the page, the same ones every time.

use std::fs;
use std::path::Path;

use ghost_stories_lang::Language;

use crate::failure::TestResult;
use crate::page::{Page, Size};
use crate::screens::{self, Screen, speak};
use crate::test_browsers::{Addresses, TestBrowsers};

const PICTURES: [(&str, Screen, Size); 17] = [
    ("start", Screen::Start, Size::Desktop),
    ("table-early", Screen::Table, Size::Desktop),
    ("table-crowded", Screen::Crowded, Size::Desktop),
    ("table-phone", Screen::Crowded, Size::Phone),
    ("exorcism", Screen::AfterRoll, Size::Desktop),
    ("end", Screen::Won, Size::Desktop),
    ("learn", Screen::Learn, Size::Desktop),
    ("white-moon", Screen::WhiteMoon, Size::Desktop),
    ("white-moon-phone", Screen::WhiteMoon, Size::Phone),
    ("barrier", Screen::Barrier, Size::Desktop),
    ("black-secret", Screen::BlackSecret, Size::Desktop),
    ("black-secret-phone", Screen::Below, Size::Phone),
    ("wu-feng", Screen::WuFeng, Size::Desktop),
    ("both-expansions", Screen::Both, Size::Desktop),
    ("lobby", Screen::Lobby, Size::Desktop),
    ("online-table", Screen::OnlineTable, Size::Desktop),
    ("online-phone", Screen::OnlineTable, Size::Phone),
];

/// Takes them all.
pub async fn take(addresses: &Addresses, folder: &Path) -> TestResult {
    fs::create_dir_all(folder)?;
    let browsers = TestBrowsers::new(addresses.clone())?;
    let taken = take_all(&browsers, folder).await;
    browsers.close().await;
    taken
}

async fn take_all(browsers: &TestBrowsers, folder: &Path) -> TestResult {
    // The start is shown as a newcomer sees it, without saved games.
    let fresh = browsers.quick_browser().await?;
    let kept = browsers.quick_browser().await?;
    screens::keep_games(&kept).await?;
    for (name, screen, size) in PICTURES {
        let page = if screen == Screen::Start { &fresh } else { &kept };
        picture(page, folder, name, screen, size).await?;
    }
    speak(&kept, Language::Polish).await?;
    picture(&kept, folder, "table-polish", Screen::Crowded, Size::Desktop).await?;
    picture(&kept, folder, "white-moon-polish", Screen::Families, Size::Desktop).await?;
    picture(&kept, folder, "black-secret-polish", Screen::WuFeng, Size::Desktop).await?;
    picture(&kept, folder, "online-polish", Screen::OnlineTable, Size::Desktop).await
}

async fn picture(page: &Page, folder: &Path, name: &str, screen: Screen, size: Size) -> TestResult {
    page.size(size).await?;
    screen.open(page).await?;
    // What is said shows more of an online table than who sits where.
    page.run("document.querySelector('#people[open]')?.removeAttribute('open')", serde_json::json!([])).await?;
    page.run("document.activeElement?.blur(); window.scrollTo(0, 0)", serde_json::json!([])).await?;
    let path = folder.join(format!("{name}.png"));
    page.picture(&path).await?;
    println!("{}", path.display());
    Ok(())
}
