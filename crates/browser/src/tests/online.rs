use serde_json::{Value, json};
use thirtyfour::Key;

use crate::failure::{TestResult, check, fail, same};
use crate::page::Page;
use crate::run::tests;
use crate::test_browsers::TestBrowsers;

tests![
    two_browsers_play_one_table_to_the_end_while_a_third_watches,
    a_decision_is_taken_back_if_the_others_agree,
    friends_chat_point_and_are_replaced_by_a_bot,
    the_challenge_of_the_day_is_begun_and_gone_on_with,
];

pub(super) const ACT: &str = include_str!("../scripts/act.js");

/// Opens a table for two by the form; gives back its name.
pub(super) async fn open_table(page: &Page, name: &str) -> TestResult<String> {
    page.open("/online/new").await?;
    page.element("#own-name").await?.send_keys(name).await?;
    page.click("input[name=players][value='2']").await?;
    page.becomes("the seats", "return document.querySelectorAll('.seat').length", json!([]), &json!(2)).await?;
    page.click("input[name=level][value='hell']").await?;
    page.click("#begin").await?;
    let script =
        "return location.hash.startsWith('#/table/') && document.querySelector('#lobby') && location.hash.slice(8)";
    let table = page.wait("the lobby", script, json!([])).await?;
    Ok(table.as_str().unwrap_or_default().to_owned())
}

/// Comes by the link and takes the free seat, with the keyboard alone.
pub(super) async fn sit_down(page: &Page, table: &str, name: &str) -> TestResult {
    page.open(&format!("/table/{table}")).await?;
    page.appears("#sit-name").await?;
    page.element("#sit-name").await?.send_keys(name).await?;
    page.press(Key::Enter).await?;
    page.vanishes("#sit-name").await
}

/// Two who have begun a game.
async fn two(browsers: &TestBrowsers) -> TestResult<(Page, Page, String)> {
    let (ann, ben) = (browsers.quick_browser().await?, browsers.quick_browser().await?);
    let table = open_table(&ann, "Ann").await?;
    sit_down(&ben, &table, "Ben").await?;
    ann.wait("everybody is seated", "return document.querySelector('#start:not(:disabled)')", json!([])).await?;
    ann.click("#start").await?;
    for page in [&ann, &ben] {
        page.appears("#actions").await?;
    }
    Ok((ann, ben, table))
}

/// What the table looks like in words, which are written once somebody reads them.
pub(super) async fn in_words(page: &Page) -> TestResult<Value> {
    page.run("document.querySelector('.in-words').open = true", json!([])).await?;
    let script = "return document.querySelector('.in-words pre')?.textContent";
    page.wait("the table in words", script, json!([])).await
}

/// After so many decisions one of them reloads the page; no game is over by then, however bad its luck.
const RELOADS_AT: usize = 6;

async fn two_browsers_play_one_table_to_the_end_while_a_third_watches(browsers: &TestBrowsers) -> TestResult {
    let (ann, ben, table) = two(browsers).await?;
    let eve = browsers.quick_browser().await?;
    eve.open(&format!("/table/{table}")).await?;
    eve.appears("#you-watch").await?;
    let mallory = browsers.quick_browser().await?;
    let wrong = json!({ "secret": "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "person": 0, "name": "Ann", "when": 0 });
    mallory.keep(&format!("table/{table}"), &wrong.to_string()).await?;
    mallory.open(&format!("/table/{table}")).await?;
    mallory.appears("#stranger").await?;
    check(mallory.elements(".play, #lobby").await?.is_empty(), || "a wrong secret shows the table".into())?;
    let mut decisions = 0;
    let mut over = [false, false];
    while over != [true, true] {
        for (page, over) in [&ann, &ben].into_iter().zip(&mut over) {
            let done = page.run(ACT, json!([])).await?;
            *over = done == json!("over");
            decisions += usize::from(done == json!("acted"));
            if done == json!("acted") && decisions == RELOADS_AT {
                ben.reload().await?;
                ben.appears("#actions, #ending").await?;
            }
        }
        check(eve.elements("#actions [data-choice]").await?.is_empty(), || "one who watches may choose".into())?;
    }
    check(decisions > RELOADS_AT, || format!("only {decisions} decisions"))?;
    for page in [&ben, &eve] {
        page.appears("#ending").await?;
        same("the table at its end", &in_words(page).await?, &in_words(&ann).await?)?;
    }
    let fetch = "return fetch(`api/tables/${arguments[0]}/replay`).then((answer) => answer.json())";
    let replay = ann.run(fetch, json!([table])).await?;
    check(replay["steps"].as_array().is_some_and(|steps| steps.len() > 15), || format!("the replay is {replay}"))?;
    for page in [&ann, &ben, &eve] {
        page.has_no_errors().await?;
    }
    Ok(())
}

async fn a_decision_is_taken_back_if_the_others_agree(browsers: &TestBrowsers) -> TestResult {
    let (ann, ben, _) = two(browsers).await?;
    let step_away =
        "document.querySelector('#actions [data-verb=move]:not(:disabled):not([aria-pressed=true])')?.click();
        await new Promise((done) => setTimeout(done));
        const move = document.querySelector('#actions .choices [data-choice^=move]'); move?.click(); return Boolean(move)";
    let (mover, other, before) = loop {
        let before = in_words(&ann).await?;
        in_words(&ben).await?;
        let mut moved = None;
        for (mover, other) in [(&ann, &ben), (&ben, &ann)] {
            if moved.is_none() && mover.run(step_away, json!([])).await? == json!(true) {
                moved = Some((mover, other));
            }
        }
        if let Some((mover, other)) = moved {
            let changed = "return document.querySelector('.in-words pre').textContent !== arguments[0]";
            mover.wait("the move is seen", changed, json!([before])).await?;
            break (mover, other, before);
        }
        ann.run(ACT, json!([])).await?;
        ben.run(ACT, json!([])).await?;
    };
    for answer in ["#undo-refuse", "#undo-agree"] {
        mover.appears("#undo-ask").await?;
        let after = in_words(mover).await?;
        mover.click("#undo-ask").await?;
        other.appears(answer).await?;
        other.click(answer).await?;
        mover.vanishes("#undo-question").await?;
        let expected = if answer == "#undo-agree" { &before } else { &after };
        let script = "return document.querySelector('.in-words pre')?.textContent";
        mover.becomes("the table after the answer", script, json!([]), expected).await?;
        other.becomes("the table of the other", script, json!([]), expected).await?;
    }
    Ok(())
}

async fn friends_chat_point_and_are_replaced_by_a_bot(browsers: &TestBrowsers) -> TestResult {
    let (ann, ben, _) = two(browsers).await?;
    let said = "let us <b>fight</b> & live";
    ann.element("#chat-input").await?.send_keys(said).await?;
    ann.press(Key::Enter).await?;
    let lines = "return [...document.querySelectorAll('#chat-lines li span')].map((line) => line.textContent)";
    ben.becomes("what was said, as text", lines, json!([]), &json!([said])).await?;
    ann.click("#point").await?;
    ann.click("#tile-altar-at").await?;
    ben.appears(".mark-of").await?;
    ann.run("document.querySelector('#people').open = true", json!([])).await?;
    let seat = ann.run(
        "return [...document.querySelectorAll('.table-seat')].find((seat) => seat.innerText.includes('Ben')).id.slice(5)",
        json!([]),
    );
    let seat = seat.await?.as_str().unwrap_or_default().to_owned();
    ann.element(&format!("#seat-{seat} option[value=random]")).await?.click().await?;
    ann.click(&format!("#bot-{seat}")).await?;
    ann.appears(&format!("#give-back-{seat}")).await?;
    ann.click(&format!("#give-back-{seat}")).await?;
    ann.appears(&format!("#bot-{seat}")).await?;
    ben.has_no_errors().await
}

async fn the_challenge_of_the_day_is_begun_and_gone_on_with(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    page.open("/daily").await?;
    page.appears("#play-daily").await?;
    if let Ok(name) = page.element("#own-name").await {
        name.send_keys("Zoe").await?;
    }
    page.click("#play-daily").await?;
    page.appears("#actions [data-choice], #reroll").await?;
    let address = page.run("return location.hash", json!([])).await?;
    page.open("/online").await?;
    page.appears("#my-tables").await?;
    let links = "return [...document.querySelectorAll('#my-tables a')].map((link) => link.getAttribute('href'))";
    let links = page.wait("the table among one's own", links, json!([])).await?;
    if !links.as_array().is_some_and(|links| links.contains(&address)) {
        return fail(format!("{address} is not among {links}"));
    }
    page.open("/daily").await?;
    page.appears("#play-daily").await?;
    page.click("#play-daily").await?;
    page.becomes("the same table again", "return location.hash", json!([]), &address).await?;
    // Whoever is given the link may play the same, not look at what comes.
    let other = browsers.quick_browser().await?;
    other.open(address.as_str().unwrap_or_default().trim_start_matches('#')).await?;
    other.becomes("a challenge of one's own", "return location.hash", json!([]), &json!("#/daily")).await
}
