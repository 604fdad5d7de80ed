use serde_json::json;

use crate::failure::{TestResult, check, same};
use crate::form::GameForm;
use crate::games;
use crate::player::PagePlayer;
use crate::proxy::Proxy;
use crate::run::tests;
use crate::test_browsers::TestBrowsers;

tests![after_a_visit_the_page_opens_and_a_game_goes_on_without_a_server, the_manifest_is_linked_and_valid];

async fn after_a_visit_the_page_opens_and_a_game_goes_on_without_a_server(browsers: &TestBrowsers) -> TestResult {
    let door = Proxy::to(browsers.address()).await?;
    let page = browsers.quick_browser().await?.served_at(&door.address);
    let replay = games::lost()?;
    let mut player = PagePlayer::begin(&page, &GameForm::lost()).await?;
    let script = "return Boolean(navigator.serviceWorker.controller)";
    page.wait("the page is kept for later", script, json!([])).await?;

    drop(door);
    let gone =
        page.run("return fetch('./missing?' + Math.random()).then(() => 'there', () => 'gone')", json!([])).await?;
    same("the server", &gone, &json!("gone"))?;
    page.reload().await?;
    player.shows_the_table().await?;
    player.play(&games::start_of(&replay, 12)?.replay()).await?;
    player.saved_all().await?;
    page.click("#hint").await?;
    page.appears(".hints").await?;
    page.appears("#ghost-01").await?;
    page.open("/learn").await?;
    page.appears("#lesson h2:not(:empty)").await?;
    page.open("/").await?;
    page.appears(".shelf").await?;
    page.reload().await?;
    page.appears(".shelf").await
}

async fn the_manifest_is_linked_and_valid(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.browser().await?;
    page.open("/").await?;
    let manifest = page.browser("Page.getAppManifest", json!({})).await?;
    check(manifest["url"].as_str().is_some_and(|url| url.ends_with(".webmanifest")), || {
        "no manifest is linked".into()
    })?;
    same("the browser's complaints", &manifest["errors"], &json!([]))?;
    let script = "return fetch(document.querySelector('link[rel=manifest]').href).then(answer => answer.json())
        .then(manifest => Promise.all([manifest.name, manifest.start_url, manifest.display,
            ...manifest.icons.map(icon => fetch(icon.src).then(answer => answer.ok))]))";
    let told = page.run(script, json!([])).await?;
    same("the manifest", &told, &json!(["Ghost Stories", "./", "standalone", true]))
}
