//! Pictures of the page, the same ones every time.

use std::fs;
use std::path::Path;

use ghost_stories_lang::Language;

use crate::failure::TestResult;
use crate::legible::SIZES;
use crate::page::{Page, Size};
use crate::screens::{self, PageScreen, speak};
use crate::test_browsers::{TestAddresses, TestBrowsers};

const PICTURES: [(&str, PageScreen, Size); 17] = [
    ("start", PageScreen::Start, Size::Desktop),
    ("table-early", PageScreen::Table, Size::Desktop),
    ("table-crowded", PageScreen::Crowded, Size::Desktop),
    ("table-phone", PageScreen::Crowded, Size::Phone),
    ("exorcism", PageScreen::AfterRoll, Size::Desktop),
    ("end", PageScreen::Won, Size::Desktop),
    ("learn", PageScreen::Learn, Size::Desktop),
    ("white-moon", PageScreen::WhiteMoon, Size::Desktop),
    ("white-moon-phone", PageScreen::WhiteMoon, Size::Phone),
    ("barrier", PageScreen::Barrier, Size::Desktop),
    ("black-secret", PageScreen::BlackSecret, Size::Desktop),
    ("black-secret-phone", PageScreen::Below, Size::Phone),
    ("wu-feng", PageScreen::WuFeng, Size::Desktop),
    ("both-expansions", PageScreen::Both, Size::Desktop),
    ("lobby", PageScreen::Lobby, Size::Desktop),
    ("online-table", PageScreen::OnlineTable, Size::Desktop),
    ("online-phone", PageScreen::OnlineTable, Size::Phone),
];

/// Takes them all.
pub async fn take(addresses: &TestAddresses, folder: &Path) -> TestResult {
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
        let page = if screen == PageScreen::Start { &fresh } else { &kept };
        picture(page, folder, name, screen, size).await?;
    }
    for viewport in SIZES {
        kept.resize(viewport).await?;
        shown(&kept, PageScreen::Both).await?;
        save(&kept, folder, &format!("table-{}x{}", viewport.width, viewport.height)).await?;
    }
    speak(&kept, Language::Polish).await?;
    picture(&kept, folder, "table-polish", PageScreen::Crowded, Size::Desktop).await?;
    picture(&kept, folder, "white-moon-polish", PageScreen::Families, Size::Desktop).await?;
    picture(&kept, folder, "black-secret-polish", PageScreen::WuFeng, Size::Desktop).await?;
    picture(&kept, folder, "online-polish", PageScreen::OnlineTable, Size::Desktop).await
}

async fn picture(page: &Page, folder: &Path, name: &str, screen: PageScreen, size: Size) -> TestResult {
    page.size(size).await?;
    shown(page, screen).await?;
    save(page, folder, name).await
}

/// Brings the page there, with nothing in the way.
async fn shown(page: &Page, screen: PageScreen) -> TestResult {
    screen.open(page).await?;
    // What is said shows more of an online table than who sits where.
    page.run("document.querySelector('#people[open]')?.removeAttribute('open')", serde_json::json!([])).await?;
    page.run("document.activeElement?.blur(); window.scrollTo(0, 0)", serde_json::json!([])).await.map(drop)
}

async fn save(page: &Page, folder: &Path, name: &str) -> TestResult {
    let path = folder.join(format!("{name}.png"));
    page.picture(&path).await?;
    println!("{}", path.display());
    Ok(())
}
