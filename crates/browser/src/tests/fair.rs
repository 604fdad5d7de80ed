use serde_json::{Value, json};

use crate::failure::{TestResult, check, same};
use crate::page::Page;
use crate::run::tests;
use crate::test_browsers::TestBrowsers;

tests![
    the_attempt_that_counts_has_no_hints_and_says_why,
    who_practises_is_told_before_and_has_hints,
    one_comes_back_to_the_attempt_that_counts_with_the_same_key,
    a_game_in_which_hints_were_asked_for_says_so,
];

/// Begins an attempt at the challenge of the day.
async fn attempt(page: &Page) -> TestResult {
    page.open("/daily").await?;
    page.appears("#play-daily").await?;
    if page.run("return document.querySelector('#own-name')?.value", json!([])).await? == json!("") {
        page.element("#own-name").await?.send_keys("Zoe").await?;
    }
    page.click("#play-daily").await
}

/// How many things are called so.
async fn number(page: &Page, css: &str) -> TestResult<Value> {
    page.run("return document.querySelectorAll(arguments[0]).length", json!([css])).await
}

async fn the_attempt_that_counts_has_no_hints_and_says_why(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    page.keep("chance", "on").await?;
    attempt(&page).await?;
    page.appears("#actions [data-choice], #reroll").await?;
    page.appears("#no-advice").await?;
    let advice = "#hint, #win-chance, #save-file, #share, .hints, [role=tab] [href='#icon-hint']";
    same("advice at the table", &number(&page, advice).await?, &json!(0))?;
    // Of what is past no other way can be tried.
    page.press(",").await?;
    page.appears("#to-game").await?;
    same("ways to try another way", &number(&page, "#branch").await?, &json!(0))?;
    page.has_no_errors().await
}

async fn who_practises_is_told_before_and_has_hints(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    // A page that does not say who plays.
    page.before_all(
        "const send = window.fetch; window.fetch = (path, more) => {
            if (more?.body && String(path).endsWith('daily')) {
                const body = JSON.parse(more.body); delete body.player; more.body = JSON.stringify(body);
            }
            return send(path, more);
        }",
    )
    .await?;
    attempt(&page).await?;
    page.appears("#practice-only").await?;
    let told = page.text("#practice-only").await?;
    check(told.contains("practice"), || format!("it is told {told:?}"))?;
    page.click("#practise").await?;
    page.appears("#practice").await?;
    page.click("#hint").await?;
    page.appears(".hints [data-hint]").await?;
    same("lines that there are none", &number(&page, "#no-advice").await?, &json!(0))?;
    page.has_no_errors().await
}

async fn one_comes_back_to_the_attempt_that_counts_with_the_same_key(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    attempt(&page).await?;
    page.appears("#no-advice").await?;
    let address = page.run("return location.hash", json!([])).await?;
    let player = page.kept("player").await?.unwrap_or_default();
    // As if the browser had lost its place, but not who it is.
    let again = browsers.quick_browser().await?;
    again.keep("player", &player).await?;
    attempt(&again).await?;
    again.appears("#no-advice").await?;
    same("the table", &again.run("return location.hash", json!([])).await?, &address)
}

async fn a_game_in_which_hints_were_asked_for_says_so(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let open = "const opened = await (await fetch('api/tables', { method: 'POST', headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Ann', level: 'hell', seats: [{ for: 'me' }] }) })).json();
        localStorage.setItem(`ghost-stories/table/${opened.table}`, JSON.stringify({ secret: opened.secret, person: 0, name: 'Ann', when: 0 }));
        return opened.table";
    page.open("/online").await?;
    let table = page.run(open, json!([])).await?;
    let table = table.as_str().unwrap_or_default();
    page.open(&format!("/table/{table}")).await?;
    page.appears("#start").await?;
    page.click("#start").await?;
    page.appears("#hint").await?;
    page.click("#hint").await?;
    page.appears(".hints [data-hint]").await?;
    let aids = "fetch(`api/tables/${arguments[0]}`).then((answer) => answer.json()).then((told) => { window.aids = told.state.aids ?? [] });
        return window.aids ?? []";
    page.becomes("what was used", aids, json!([table]), &json!(["hints"])).await?;
    page.has_no_errors().await
}
