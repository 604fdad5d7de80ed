//! One person on two devices, and links that are paths.

use serde_json::json;
use thirtyfour::Key;

use crate::failure::{TestResult, check, same};
use crate::page::Page;
use crate::proxy::Proxy;
use crate::run::tests;
use crate::test_browsers::TestBrowsers;

tests![
    a_person_moves_to_another_browser_by_the_written_code_and_plays_on,
    a_link_brings_everything_and_what_is_kept_is_deleted,
    paths_and_old_links_open_the_same_screens,
    without_a_network_a_path_opens_the_page,
];

/// Opens a table at which one person plays alone, and begins; gives back its name.
async fn table_of_one(page: &Page, name: &str) -> TestResult<String> {
    page.open("/online/new").await?;
    page.element("#own-name").await?.send_keys(name).await?;
    page.click("input[name=players][value='1']").await?;
    page.click("#begin").await?;
    let script =
        "return location.hash.startsWith('#/table/') && document.querySelector('#start') && location.hash.slice(8)";
    let table = page.wait("the lobby", script, json!([])).await?;
    page.click("#start").await?;
    page.appears("#actions").await?;
    Ok(table.as_str().unwrap_or_default().to_owned())
}

/// Begins to keep one's things; gives back the written code and the link.
async fn begin_keeping(page: &Page) -> TestResult<(String, String)> {
    page.open("/me").await?;
    page.appears("#begin-keeping").await?;
    page.click("#begin-keeping").await?;
    page.appears("#kept-there").await?;
    let value = |id: &str| format!("return document.querySelector('{id}').value");
    let code = page.run(&value("#me-code"), json!([])).await?;
    let link = page.run(&value("#me-link"), json!([])).await?;
    Ok((code.as_str().unwrap_or_default().to_owned(), link.as_str().unwrap_or_default().to_owned()))
}

async fn a_person_moves_to_another_browser_by_the_written_code_and_plays_on(browsers: &TestBrowsers) -> TestResult {
    let (old, new) = (browsers.quick_browser().await?, browsers.quick_browser().await?);
    let table = table_of_one(&old, "Ann").await?;
    let (code, _) = begin_keeping(&old).await?;
    same("the groups of the code", &code.split('-').count(), &7)?;

    new.open("/me").await?;
    new.appears("#restore-code").await?;
    new.element("#restore-code").await?.send_keys("not a code").await?;
    new.press(Key::Enter).await?;
    new.appears("#bad-code .problem").await?;
    new.element("#restore-code").await?.clear().await?;
    new.element("#restore-code").await?.send_keys(code.to_lowercase().replace('-', " ")).await?;
    new.press(Key::Enter).await?;
    new.appears("#kept-there").await?;
    new.open("/online").await?;
    new.appears(&format!("#my-tables a[href='#/table/{table}']")).await?;
    new.click(&format!("#my-tables a[href='#/table/{table}']")).await?;
    new.appears("#actions").await?;
    let steps = "return document.querySelector('#actions .whose-turn')?.innerText";
    let turn = new.wait("whose turn it is", steps, json!([])).await?;
    check(turn.as_str().is_some_and(|turn| turn.contains("Your turn")), || format!("the turn is told as {turn}"))?;
    let act = include_str!("../scripts/act.js");
    let mut acted = false;
    for _ in 0..20 {
        acted |= new.run(act, json!([])).await? == json!("acted");
    }
    check(acted, || "she cannot play on".into())?;

    // What she does in the new browser is known in the old one.
    let second = table_of_one(&new, "Ann").await?;
    let kept = "return Object.keys(localStorage).filter(name => name.startsWith('ghost-stories/table/')).length";
    same("the tables of the new browser", &new.run(kept, json!([])).await?, &json!(2))?;
    new.open("/me").await?;
    new.becomes(
        "nothing is on its way",
        "return document.querySelector('.me [aria-busy]') === null && document.querySelector('#kept-there') !== null",
        json!([]),
        &json!(true),
    )
    .await?;
    old.reload().await?;
    old.appears("#kept-there").await?;
    old.becomes("the tables of the old browser", kept, json!([]), &json!(2)).await?;
    old.open("/online").await?;
    old.appears(&format!("#my-tables a[href='#/table/{second}']")).await?;
    for page in [&old, &new] {
        page.has_no_errors().await?;
    }
    Ok(())
}

async fn a_link_brings_everything_and_what_is_kept_is_deleted(browsers: &TestBrowsers) -> TestResult {
    let (old, new) = (browsers.quick_browser().await?, browsers.quick_browser().await?);
    let table = table_of_one(&old, "Ben").await?;
    let (_, link) = begin_keeping(&old).await?;
    old.appears("#qr path + path").await?;
    check(link.contains("#/me/"), || format!("the link is {link}"))?;

    new.go(&link).await?;
    new.appears("#offered").await?;
    same("the address", &new.run("return location.hash", json!([])).await?, &json!("#/me"))?;
    same("a place before the yes", &new.kept(&format!("table/{table}")).await?, &None)?;
    new.click("#accept").await?;
    new.appears("#kept-there").await?;
    check(new.kept(&format!("table/{table}")).await?.is_some(), || "the place did not come".into())?;
    new.click("#delete-here").await?;
    new.click("#delete-kept").await?;
    new.click("#delete-kept").await?;
    new.appears("#deleted").await?;
    same("the place in the new browser", &new.kept(&format!("table/{table}")).await?, &None)?;
    same("the key in the new browser", &new.kept("personal-key").await?, &None)?;

    // The old browser learns it, and keeps its own.
    old.reload().await?;
    old.appears("#sync-trouble").await?;
    old.appears("#begin-keeping").await?;
    check(old.kept(&format!("table/{table}")).await?.is_some(), || "the old browser lost its place".into())
}

async fn paths_and_old_links_open_the_same_screens(browsers: &TestBrowsers) -> TestResult {
    let (ann, ben) = (browsers.quick_browser().await?, browsers.quick_browser().await?);
    ann.open("/online/new").await?;
    ann.element("#own-name").await?.send_keys("Ann").await?;
    ann.click("input[name=players][value='2']").await?;
    ann.click("#begin").await?;
    ann.appears("#lobby #share-link").await?;
    let link = ann.run("return document.querySelector('#share-link').value", json!([])).await?;
    let link = link.as_str().unwrap_or_default().to_owned();
    let Some((home, table)) = link.split_once("/table/") else { return check(false, || format!("the link is {link}")) };
    check(!link.contains('#'), || format!("the link is {link}"))?;

    for address in [link.clone(), format!("{home}/#/table/{table}")] {
        ben.go("about:blank").await?;
        ben.go(&address).await?;
        ben.appears("#lobby #sit-name").await?;
        let at = ben.run("return location.pathname + location.hash", json!([])).await?;
        same("where it is", &at, &json!(format!("/#/table/{table}")))?;
    }
    let head = "return fetch(arguments[0]).then(answer => answer.text()).then(text => new DOMParser().parseFromString(text, 'text/html'))
        .then(page => [page.title, page.querySelector('meta[property=\"og:image\"]')?.content])";
    let told = ben.run(head, json!([link])).await?;
    check(told[0].as_str().is_some_and(|title| title.contains("Ann")), || format!("the title is {}", told[0]))?;
    let size = "return new Promise((done, failed) => {
        const picture = new Image(); picture.onload = () => done([picture.width, picture.height]); picture.onerror = failed; picture.src = arguments[0] })";
    same("the picture", &ben.run(size, json!([told[1]])).await?, &json!([1200, 630]))?;
    for (path, css) in [("/day", "#challenge"), ("/day/0", ".hall"), ("/game/AAAAAAAAAAAAAAAA", ".problem")] {
        ben.go(&format!("{home}{path}")).await?;
        ben.appears(css).await?;
    }
    ben.open("/daily").await?;
    ben.appears("#copy-link").await
}

async fn without_a_network_a_path_opens_the_page(browsers: &TestBrowsers) -> TestResult {
    let door = Proxy::to(browsers.address()).await?;
    let page = browsers.quick_browser().await?.served_at(&door.address);
    let address = door.address.clone();
    page.open("/").await?;
    page.wait("the page is kept for later", "return Boolean(navigator.serviceWorker.controller)", json!([])).await?;
    drop(door);
    page.go(&format!("{address}/day")).await?;
    page.appears(".hall").await?;
    same("where it is", &page.run("return location.pathname + location.hash", json!([])).await?, &json!("/#/daily/"))
}
