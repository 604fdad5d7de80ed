//! Waiting for one's turn at a table of a server.

use std::ffi::OsStr;

use serde_json::json;
use thirtyfour::Key;

use super::online::{ACT, in_words, open_table, sit_down};
use crate::failure::{TestResult, check, same};
use crate::page::Page;
use crate::process::start_game_with;
use crate::run::tests;
use crate::test_browsers::TestBrowsers;

tests![
    a_page_that_nobody_sees_calls_by_its_title_and_a_notification,
    who_lets_the_time_run_out_is_decided_for_by_a_bot,
    who_is_offline_sees_it_and_what_waits_is_sent_later,
];

/// A page that can be hidden, and notifications that are only noted.
const NOTICES: &str = include_str!("../scripts/notices.js");
/// Connections that can be cut or made deaf.
const CUTS: &str = include_str!("../scripts/cuts.js");

/// Ann and Ben begin a game.
async fn begin(ann: &Page, ben: &Page) -> TestResult {
    let table = open_table(ann, "Ann").await?;
    sit_down(ben, &table, "Ben").await?;
    ann.wait("everybody is seated", "return document.querySelector('#start:not(:disabled)')", json!([])).await?;
    ann.click("#start").await?;
    for page in [ann, ben] {
        page.appears("#actions").await?;
    }
    Ok(())
}

/// Lets both decide until the first has to.
async fn until_turn_of(one: &Page, other: &Page) -> TestResult {
    loop {
        let one_decides = "return Boolean(document.querySelector('#whose-turn.mine'))";
        if one.run(one_decides, json!([])).await? == json!(true) {
            return Ok(());
        }
        other.run(ACT, json!([])).await?;
    }
}

async fn a_page_that_nobody_sees_calls_by_its_title_and_a_notification(browsers: &TestBrowsers) -> TestResult {
    let (ann, ben) = (browsers.quick_browser().await?, browsers.quick_browser().await?);
    ben.before_all(NOTICES).await?;
    begin(&ann, &ben).await?;
    same("what the browser was asked", &ben.run("return Notification.asked", json!([])).await?, &json!(0))?;
    ben.run("document.querySelector('#people').open = true", json!([])).await?;
    ben.click("#notify-table").await?;
    ben.becomes("it is kept", "return localStorage.getItem('ghost-stories/notify')", json!([]), &json!("yes")).await?;
    // It has to become Ben's turn while he does not look.
    until_turn_of(&ann, &ben).await?;
    ben.run("hide(true)", json!([])).await?;
    until_turn_of(&ben, &ann).await?;
    let notices = ben.wait("a notification", "return notices.length > 0 && notices", json!([])).await?;
    let notice = &notices[0];
    same("its title", &notice["title"], &json!("Your turn"))?;
    same("its text", &notice["body"], &json!("With Ann"))?;
    check(
        ben.run("return document.title", json!([])).await?.as_str().is_some_and(|title| title.starts_with('●')),
        || "the title does not call".into(),
    )?;
    ben.run("hide(false)", json!([])).await?;
    ben.becomes("it is closed", "return notices.every((notice) => notice.closed)", json!([]), &json!(true)).await?;
    let title = ben.run("return document.title", json!([])).await?;
    check(title.as_str().is_some_and(|title| !title.contains('●')), || format!("the title is {title}"))?;
    ben.has_no_errors().await
}

async fn who_lets_the_time_run_out_is_decided_for_by_a_bot(browsers: &TestBrowsers) -> TestResult {
    let words = ["--brisk-seconds", "4"].map(OsStr::new);
    let (_server, address) = start_game_with(browsers.binary()?, words)?;
    let ann = browsers.quick_browser().await?.served_at(&address);
    let ben = browsers.quick_browser().await?.served_at(&address);
    ann.open("/online/new").await?;
    ann.click("input[name=clock][value=brisk]").await?;
    ann.appears("#clock-hint").await?;
    begin(&ann, &ben).await?;
    // Nobody does anything.
    for page in [&ann, &ben] {
        page.appears("#turn-clock").await?;
        page.appears("#ran-out").await?;
    }
    let told = [ann.text("#ran-out").await?, ben.text("#ran-out").await?].join(" ");
    check(told.contains("You ran out of time") && told.contains(" ran out of time: a bot"), || told)?;
    ann.has_no_errors().await
}

async fn who_is_offline_sees_it_and_what_waits_is_sent_later(browsers: &TestBrowsers) -> TestResult {
    let (ann, ben) = (browsers.quick_browser().await?, browsers.quick_browser().await?);
    ann.before_all(CUTS).await?;
    begin(&ann, &ben).await?;
    until_turn_of(&ann, &ben).await?;

    // Nothing that Ann sends arrives any more.
    ann.run("deafen(true)", json!([])).await?;
    ann.appears("#unsure").await?;
    let before = in_words(&ben).await?;
    until_turn_of_nobody(&ann).await?;
    ann.run("deafen(false); cut(true)", json!([])).await?;
    ann.appears("#trouble").await?;
    ann.appears("#unsent").await?;
    ann.element("#chat-input").await?.send_keys("wait for me").await?;
    ann.press(Key::Enter).await?;
    ann.appears("#unsent-lines li").await?;

    ann.run("cut(false)", json!([])).await?;
    let changed = "return document.querySelector('.in-words pre').textContent !== arguments[0]";
    ben.wait("the decision arrives", changed, json!([before])).await?;
    let lines = "return [...document.querySelectorAll('#chat-lines li span')].map((line) => line.textContent)";
    ben.becomes("what was said", lines, json!([]), &json!(["wait for me"])).await?;
    for gone in ["#unsent", "#trouble", "#unsent-lines li"] {
        ann.vanishes(gone).await?;
    }

    until_turn_of(&ben, &ann).await?;
    ann.run("cut(true)", json!([])).await?;
    ann.appears("#trouble").await?;
    until_turn_of_nobody(&ben).await?;
    ann.run("cut(false)", json!([])).await?;
    ann.appears("#recap").await?;
    let title = ann.text("#recap h3").await?;
    same("what the recap is about", &json!(title), &json!("While you were away"))?;
    ann.click("#got-it").await?;
    ann.has_no_errors().await
}

/// Lets somebody decide for as long as they must.
async fn until_turn_of_nobody(page: &Page) -> TestResult {
    while page.run("return Boolean(document.querySelector('#whose-turn.mine'))", json!([])).await? == json!(true) {
        page.run(ACT, json!([])).await?;
    }
    Ok(())
}
