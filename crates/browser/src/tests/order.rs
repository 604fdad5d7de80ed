//! The host leaves, sends somebody away, and opens the next table.

use std::ffi::OsStr;

use serde_json::{Value, json};
use thirtyfour::Key;

use crate::failure::{TestResult, check, same};
use crate::page::Page;
use crate::process::{Running, start_game_with};
use crate::run::tests;
use crate::test_browsers::TestBrowsers;

tests![
    the_host_leaves_and_the_game_goes_on,
    somebody_who_was_sent_away_for_good_stays_out,
    a_rematch_is_played_on,
    a_table_with_a_password_asks_for_it,
];

const ACT: &str = include_str!("../scripts/act.js");

/// A server at which nobody has to wait long for those who are away.
fn impatient(browsers: &TestBrowsers) -> TestResult<(Running, String)> {
    start_game_with(browsers.binary()?, ["--host-away", "1", "--bot-after", "1"].map(OsStr::new))
}

/// Opens a table with these further fields; the browser keeps the host's place. Gives back the table's name.
async fn open_table(page: &Page, more: Value) -> TestResult<String> {
    page.open("/online").await?;
    let open = "const setup = { name: 'Ann', level: 'hell', seats: [{ for: 'me' }, { for: 'open' }], ...arguments[0] };
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch('api/tables', { method: 'POST', headers, body: JSON.stringify(setup) });
        const { table, secret } = await answer.json();
        const kept = { secret, person: 0, name: 'Ann', when: 0 };
        localStorage.setItem(`ghost-stories/table/${table}`, JSON.stringify(kept));
        return table";
    let opened = page.run(open, json!([more])).await?;
    let table = opened.as_str().unwrap_or_default().to_owned();
    page.open(&format!("/table/{table}")).await?;
    page.appears("#lobby").await?;
    Ok(table)
}

async fn sit_down(page: &Page, table: &str, name: &str) -> TestResult {
    page.open(&format!("/table/{table}")).await?;
    page.appears("#sit-name").await?;
    page.element("#sit-name").await?.send_keys(name).await?;
    page.press(Key::Enter).await?;
    page.vanishes("#sit-name").await
}

async fn begin(ann: &Page, ben: &Page) -> TestResult {
    ann.wait("everybody is seated", "return document.querySelector('#start:not(:disabled)')", json!([])).await?;
    ann.click("#start").await?;
    ann.appears("#actions").await?;
    ben.appears("#actions").await
}

/// Lets both decide in turn until so many decisions are made; true if the game is over by then.
async fn play(pages: [&Page; 2], most: usize) -> TestResult<bool> {
    let (mut decisions, mut over) = (0, [false, false]);
    while decisions < most && over != [true, true] {
        for (page, over) in pages.into_iter().zip(&mut over) {
            let done = page.run(ACT, json!([])).await?;
            *over = done == json!("over");
            decisions += usize::from(done == json!("acted"));
        }
    }
    Ok(over == [true, true])
}

async fn the_host_leaves_and_the_game_goes_on(browsers: &TestBrowsers) -> TestResult {
    let (_server, address) = impatient(browsers)?;
    let ann = browsers.quick_browser().await?.served_at(&address);
    let ben = browsers.quick_browser().await?.served_at(&address);
    let table = open_table(&ann, json!({})).await?;
    sit_down(&ben, &table, "Ben").await?;
    begin(&ann, &ben).await?;
    ann.open("/online").await?;
    ben.appears("#host-changed").await?;
    let told = ben.text("#host-changed").await?;
    check(told.contains("you are the host now"), || format!("it says {told}"))?;
    ben.appears("#play-on-0").await?;
    ben.click("#play-on-0").await?;
    ben.vanishes("#absent").await?;
    // The bot plays on for her, and so does he.
    let acted = "return document.querySelector('.in-words') !== null";
    ben.wait("the table is there", acted, json!([])).await?;
    let mut decisions = 0;
    while decisions < 3 {
        match ben.run(ACT, json!([])).await? {
            done if done == json!("acted") => decisions += 1,
            done if done == json!("over") => break,
            _ => {}
        }
    }
    ann.open(&format!("/table/{table}")).await?;
    ann.appears("#actions, #ending").await?;
    let hosts = "document.querySelector('#people').open = true;
        return [...document.querySelectorAll('#seats .person')].map((person) => person.innerText).filter((text) => text.includes('host'))";
    let hosts = ann.wait("who is the host", hosts, json!([])).await?;
    check(hosts.to_string().contains("Ben"), || format!("the host is {hosts}"))?;
    for page in [&ann, &ben] {
        page.has_no_errors().await?;
    }
    Ok(())
}

async fn somebody_who_was_sent_away_for_good_stays_out(browsers: &TestBrowsers) -> TestResult {
    let ann = browsers.quick_browser().await?;
    let (ben, eve) = (browsers.quick_browser().await?, browsers.quick_browser().await?);
    let table = open_table(&ann, json!({})).await?;
    sit_down(&ben, &table, "Ben").await?;
    ann.appears("#person-1").await?;
    // By the keyboard alone: the menu, the item, the question.
    ann.run("document.querySelector('#menu-1 summary').focus()", json!([])).await?;
    ann.press(Key::Enter).await?;
    ann.appears("#menu-1[open] #bar-1").await?;
    ann.run("document.querySelector('#bar-1').focus()", json!([])).await?;
    ann.press(Key::Enter).await?;
    let focused = "return document.activeElement.id";
    ann.becomes("the question has the focus", focused, json!([]), &json!("sure-1")).await?;
    ann.press(Key::Enter).await?;
    ben.appears("#sent-away").await?;
    check(ben.elements("#watch").await?.is_empty(), || "who is out for good may watch".into())?;
    ben.reload().await?;
    ben.appears("#sent-away").await?;
    eve.open(&format!("/table/{table}")).await?;
    eve.appears("#sent-away").await?;
    ann.run("document.querySelector('#menu-1').open = true", json!([])).await?;
    ann.appears("#lift-1").await?;
    ann.click("#lift-1").await?;
    ann.vanishes("#lift-1").await?;
    ben.reload().await?;
    ben.appears("#lobby").await?;
    for page in [&ann, &ben] {
        page.has_no_errors().await?;
    }
    Ok(())
}

async fn a_rematch_is_played_on(browsers: &TestBrowsers) -> TestResult {
    let (ann, ben) = (browsers.quick_browser().await?, browsers.quick_browser().await?);
    let table = open_table(&ann, json!({ "level": "normal" })).await?;
    sit_down(&ben, &table, "Ben").await?;
    begin(&ann, &ben).await?;
    check(play([&ann, &ben], usize::MAX).await?, || "the game is not over".into())?;
    for page in [&ann, &ben] {
        page.appears("#play-again").await?;
    }
    check(ben.elements("#again-same").await?.is_empty(), || "only the host opens the next table".into())?;
    ann.click("#again-level").await?;
    for page in [&ann, &ben] {
        page.appears("#follow").await?;
        page.click("#follow").await?;
        page.appears("#lobby").await?;
    }
    let place = "return location.hash";
    same("the table of both", &ann.run(place, json!([])).await?, &ben.run(place, json!([])).await?)?;
    begin(&ann, &ben).await?;
    play([&ann, &ben], 4).await?;
    for page in [&ann, &ben] {
        page.has_no_errors().await?;
    }
    Ok(())
}

async fn a_table_with_a_password_asks_for_it(browsers: &TestBrowsers) -> TestResult {
    let (ann, ben) = (browsers.quick_browser().await?, browsers.quick_browser().await?);
    let table = open_table(&ann, json!({ "word": "Paper lantern" })).await?;
    ben.open(&format!("/table/{table}")).await?;
    for (word, lets_in) in [("lantern", false), ("paper lantern", true)] {
        ben.appears("#enter-word").await?;
        ben.element("#enter-word").await?.clear().await?;
        ben.element("#enter-word").await?.send_keys(word).await?;
        ben.press(Key::Enter).await?;
        ben.appears(if lets_in { "#lobby" } else { "#word .problem" }).await?;
    }
    ben.element("#sit-name").await?.send_keys("Ben").await?;
    ben.press(Key::Enter).await?;
    ben.vanishes("#sit-name").await?;
    // Ann does not want to read what he says.
    ben.element("#chat-input").await?.send_keys("Boo").await?;
    ben.press(Key::Enter).await?;
    let lines = "return [...document.querySelectorAll('#chat-lines li span')].map((line) => line.textContent)";
    ann.becomes("what he said", lines, json!([]), &json!(["Boo"])).await?;
    ann.run("document.querySelector('#menu-1').open = true", json!([])).await?;
    ann.click("#hide-1").await?;
    ann.becomes("nothing to read", lines, json!([]), &json!([])).await?;
    ann.reload().await?;
    ann.appears("#person-1").await?;
    ann.becomes("nothing to read after a reload", lines, json!([]), &json!([])).await?;
    ann.has_no_errors().await
}
