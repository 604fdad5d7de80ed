use ghost_stories_lang::Language;
use serde_json::json;

use crate::failure::{TestResult, check};
use crate::page::{Page, Size};
use crate::run::tests;
use crate::test_browsers::TestBrowsers;

tests![
    an_example_stands_beside_its_rule_and_is_stepped_through,
    an_example_is_read_on_a_phone_and_played_on,
    an_example_speaks_every_language
];

const SACRIFICE: &str = "example-the-sacrifice-at-the-sorcerers-hut-revised";

async fn an_example_stands_beside_its_rule_and_is_stepped_through(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    page.open("/rules/B83").await?;
    page.click(&format!("#rule-B83 ~ .examples a[href='#/example/{SACRIFICE}']")).await?;
    at(&page, "0").await?;
    page.appears("#example .about").await?;
    page.appears("#example-back:disabled").await?;
    page.click("#example-forward").await?;
    at(&page, "1").await?;
    page.press(".").await?;
    at(&page, "2").await?;
    let told = page.text("#step-text").await?;
    check(told.contains("Yellow is dead") && told.contains("The game goes on"), || format!("told is {told:?}"))?;
    page.appears("#example-forward:disabled").await?;
    page.press(",").await?;
    at(&page, "1").await?;
    page.click("#example .rules a[href='#/rules/B83']").await?;
    page.appears("#rule-B83.current").await
}

async fn an_example_is_read_on_a_phone_and_played_on(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    page.size(Size::Phone).await?;
    page.open("/example/example-seeker-or-landscaper").await?;
    at(&page, "0").await?;
    while page.elements("#example-forward:enabled").await?.len() == 1 {
        page.click("#example-forward").await?;
        let words = "const box = document.querySelector('#step-text p, #step-text li').getBoundingClientRect();
            return box.top >= 0 && box.bottom <= innerHeight";
        page.becomes("the words in sight", words, json!([]), &json!(true)).await?;
    }
    page.click("#example-back").await?;
    page.click("#branch").await?;
    page.appears("#actions [data-choice]").await
}

async fn an_example_speaks_every_language(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    page.open(&format!("/example/{SACRIFICE}")).await?;
    for language in Language::ALL {
        page.run("localStorage.setItem('ghost-stories/language', arguments[0])", json!([language.code()])).await?;
        page.reload().await?;
        let title = language.example("example-the-sacrifice-at-the-sorcerers-hut").unwrap_or_default().0;
        let shown = "return document.querySelector('#example h2').innerText";
        let edition = language.edition(ghost_stories_engine::Edition::Revised);
        page.becomes("the title", shown, json!([]), &json!(format!("{title} ({edition})"))).await?;
        page.click("#example-forward").await?;
        page.appears("#step-text p").await?;
    }
    Ok(())
}

/// Waits until the example is at this step.
async fn at(page: &Page, step: &str) -> TestResult {
    let shown = "return document.querySelector('#example .progress').innerText.split('/')[0]";
    page.becomes("the step", shown, json!([]), &json!(step)).await
}
