use ghost_stories_lang::Language;
use serde_json::json;

use crate::failure::{TestResult, check};
use crate::page::Page;
use crate::run::tests;
use crate::screens::speak;
use crate::test_browsers::TestBrowsers;

tests![the_typefaces_of_the_page_are_loaded_and_used, numbers_stand_below_each_other];

/// Waits for the typefaces, and tells of what lies in them: those that came, and those of a title and of a text.
const LOADED: &str = "return [...document.fonts].filter((face) => face.status === 'loaded').map((face) => face.family.replaceAll('\"', ''))";

async fn the_typefaces_of_the_page_are_loaded_and_used(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    page.open("/").await?;
    for language in Language::ALL {
        speak(&page, language).await?;
        loaded(&page).await?;
    }
    let node = page.browser("DOM.getDocument", json!({})).await?["root"]["nodeId"].clone();
    page.browser("CSS.enable", json!({})).await?;
    for (css, face) in [("h1", "Ghost Stories Display"), (".lead", "Ghost Stories Text")] {
        let found = page.browser("DOM.querySelector", json!({ "nodeId": node, "selector": css })).await?;
        let fonts = page.browser("CSS.getPlatformFontsForNode", json!({ "nodeId": found["nodeId"] })).await?;
        let names: Vec<&str> =
            fonts["fonts"].as_array().into_iter().flatten().filter_map(|font| font["familyName"].as_str()).collect();
        check(names == [face], || format!("{css} is drawn in {names:?}"))?;
    }
    Ok(())
}

async fn loaded(page: &Page) -> TestResult {
    let all = ["Ghost Stories Display", "Ghost Stories Text", "Ghost Stories Text"];
    page.becomes("the typefaces are there", &format!("{LOADED}.sort()"), json!([]), &json!(all)).await
}

async fn numbers_stand_below_each_other(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    page.open("/").await?;
    loaded(&page).await?;
    let widths = "return ['h1', '.lead'].flatMap((css) => {
        const measure = document.querySelector(css).cloneNode();
        Object.assign(measure.style, { position: 'absolute', width: 'max-content', letterSpacing: 0 });
        document.querySelector('.start').append(measure);
        return [...'0123456789'].map((digit) => { measure.textContent = digit.repeat(10); return measure.getBoundingClientRect().width.toFixed(1) });
    })";
    let widths = page.run(widths, json!([])).await?;
    let widths: Vec<&str> = widths.as_array().into_iter().flatten().filter_map(|width| width.as_str()).collect();
    let (titles, texts) = widths.split_at(10);
    check(titles.iter().all(|width| width == &titles[0]), || format!("in titles: {titles:?}"))?;
    check(texts.iter().all(|width| width == &texts[0]), || format!("in texts: {texts:?}"))
}
