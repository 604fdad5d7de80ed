//! Pictures of the page, the same ones every time.

use std::fs;
use std::path::Path;

use ghost_stories_lang::Language;

use crate::failure::Verdict;
use crate::page::{Page, Size};
use crate::screens::{self, Screen, speak};
use crate::stage::{Place, Stage};

const PICTURES: [(&str, Screen, Size); 17] = [
    ("start", Screen::Start, Size::ThinkQueue),
    ("table-early", Screen::Table, Size::ThinkQueue),
    ("table-crowded", Screen::Crowded, Size::ThinkQueue),
    ("table-phone", Screen::Crowded, Size::Phone),
    ("exorcism", Screen::AfterRoll, Size::ThinkQueue),
    ("end", Screen::Won, Size::ThinkQueue),
    ("learn", Screen::Learn, Size::ThinkQueue),
    ("white-moon", Screen::WhiteMoon, Size::ThinkQueue),
    ("white-moon-phone", Screen::WhiteMoon, Size::Phone),
    ("barrier", Screen::Barrier, Size::ThinkQueue),
    ("black-secret", Screen::BlackSecret, Size::ThinkQueue),
    ("black-secret-phone", Screen::Below, Size::Phone),
    ("wu-feng", Screen::WuFeng, Size::ThinkQueue),
    ("both-expansions", Screen::Both, Size::ThinkQueue),
    ("lobby", Screen::Lobby, Size::ThinkQueue),
    ("online-table", Screen::OnlineTable, Size::ThinkQueue),
    ("online-phone", Screen::OnlineTable, Size::Phone),
];

/// Takes them all.
pub async fn take(place: &Place, folder: &Path) -> Verdict {
    fs::create_dir_all(folder)?;
    let stage = Stage::new(place.clone())?;
    let taken = take_all(&stage, folder).await;
    stage.close().await;
    taken
}

async fn take_all(stage: &Stage, folder: &Path) -> Verdict {
    // The start is shown as a newcomer sees it, without saved games.
    let fresh = stage.quick_browser().await?;
    let kept = stage.quick_browser().await?;
    screens::keep_games(&kept).await?;
    for (name, screen, size) in PICTURES {
        let page = if screen == Screen::Start { &fresh } else { &kept };
        picture(page, folder, name, screen, size).await?;
    }
    speak(&kept, Language::Polish).await?;
    picture(&kept, folder, "table-polish", Screen::Crowded, Size::ThinkQueue).await?;
    picture(&kept, folder, "white-moon-polish", Screen::Families, Size::ThinkQueue).await?;
    picture(&kept, folder, "black-secret-polish", Screen::WuFeng, Size::ThinkQueue).await?;
    picture(&kept, folder, "online-polish", Screen::OnlineTable, Size::ThinkQueue).await
}

async fn picture(page: &Page, folder: &Path, name: &str, screen: Screen, size: Size) -> Verdict {
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
