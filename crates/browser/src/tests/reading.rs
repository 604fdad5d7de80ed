//! What things say: in one line under a resting pointer and with the keyboard's focus, and in full in the reading sheet.

use ghost_stories_engine::{Choice, Middle, Space};
use serde_json::{Value, json};
use thirtyfour::Key;

use crate::failure::{TestFailure, TestResult, check, same};
use crate::form::GameForm;
use crate::games;
use crate::page::Page;
use crate::player::PagePlayer;
use crate::run::tests;
use crate::test_browsers::TestBrowsers;

tests![
    every_kind_of_thing_says_what_it_does_under_a_resting_pointer_and_with_the_focus,
    a_ghost_is_read_in_full_and_exorcised_from_the_sheet,
    the_reading_sheet_covers_neither_board_nor_last_row,
    options_carry_the_line_of_what_they_are_about,
    what_can_be_chosen_has_a_thin_outline_until_a_verb_is_open,
];

/// The ids of the things in sight, one of each kind.
async fn one_of_each_kind(page: &Page) -> TestResult<Vec<String>> {
    let script = "const known = new Set();
        return [...document.querySelectorAll('.thing')].filter((thing) => {
            const { width, height } = thing.getBoundingClientRect();
            const kind = thing.id.replace(/-(red|green|blue|yellow).*|-[0-9].*/, '');
            return width > 0 && height > 0 && !known.has(kind) && known.add(kind);
        }).map((thing) => thing.id)";
    let things = page.run(script, json!([])).await?;
    Ok(things.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect())
}

async fn every_kind_of_thing_says_what_it_does_under_a_resting_pointer_and_with_the_focus(
    browsers: &TestBrowsers,
) -> TestResult {
    let page = browsers.quick_browser().await?;
    let table = games::of_both(|position| position.between_steps() && position.occupied().len() >= 4)?;
    PagePlayer::resume(&page, table).await?;
    let things = one_of_each_kind(&page).await?;
    check(things.len() > 20, || format!("only {things:?}"))?;
    for id in &things {
        let hit = page.run(include_str!("../scripts/hit.js"), json!([format!("[id='{id}']")])).await?;
        if hit != Value::Null {
            page.hover(&format!("[id='{id}']")).await?;
            page.becomes("what is under the pointer speaks", SPEAKS, json!([]), &json!(id)).await?;
        }
        // The keyboard was used last, so the focus is seen.
        page.press(Key::Escape).await?;
        page.vanishes("#tip").await?;
        page.run("document.getElementById(arguments[0]).focus()", json!([id])).await?;
        page.becomes("what has the focus speaks", SPEAKS, json!([]), &json!(id)).await?;
        let words = page.text("#tip").await?;
        check(words.lines().count() >= 2 && words.len() > 20, || format!("{id} says {words:?}"))?;
    }
    page.press(Key::Escape).await?;
    page.vanishes("#tip").await
}

/// The thing that is described by the line in sight.
const SPEAKS: &str = "return document.querySelector('#tip') && document.querySelector('[aria-describedby=tip]')?.id";

async fn a_ghost_is_read_in_full_and_exorcised_from_the_sheet(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let table = games::first(&GameForm::four(), |position| {
        let beatable = |space: Space| {
            let weak = position.resistance(space).is_some_and(|need| need.total() <= 2);
            weak && position.card(space).is_some_and(|card| position.facts(card).middle() == Middle::Blank)
        };
        position.options().contains(&Choice::Exorcise)
            && !position.options().iter().any(|choice| matches!(choice, Choice::Move(_)))
            && position.targets().iter().next().is_some_and(beatable)
    })?;
    let mut player = PagePlayer::resume(&page, table).await?;
    let ghost = player.position().targets().iter().next().map(|space| format!("[id='space-{space}']"));
    let ghost = ghost.ok_or_else(|| TestFailure("nobody is at hand".into()))?;
    let read = "document.querySelector(arguments[0]).dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))";
    page.run(read, json!([ghost])).await?;
    page.appears("#detail").await?;
    let width =
        page.run("return Math.round(document.querySelector('.read-picture').getBoundingClientRect().width)", json!([]));
    same("the card's width", &width.await?, &json!(148))?;
    let icons = page.run(
        "return [...document.querySelectorAll('#detail .icon-lines li')].every((line) => line.querySelector('.icon') && line.innerText.trim().length > 5)
        && document.querySelectorAll('#detail .icon-lines li').length > 0",
        json!([]),
    );
    same("every icon has words", &icons.await?, &json!(true))?;
    let button = page.text("#roll-this").await?;
    check(button.contains('%'), || format!("the button says {button}"))?;
    page.click("#roll-this").await?;
    player.chose(Choice::Exorcise).await
}

async fn the_reading_sheet_covers_neither_board_nor_last_row(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let table = games::of_both(|position| position.between_steps() && position.occupied().len() >= 4)?;
    PagePlayer::resume(&page, table).await?;
    for (width, height) in [(390, 844), (844, 390), (820, 1180), (1280, 720)] {
        page.hold(width, height).await?;
        for id in one_of_each_kind(&page).await? {
            let read = "document.getElementById(arguments[0]).dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))";
            page.run(read, json!([id])).await?;
            page.appears("#detail").await?;
            let script = "const box = (css) => document.querySelector(css).getBoundingClientRect();
                const meet = (one, other) => one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;
                const sheet = box('#detail');
                return ['.sight', '#undo', '.end-turn'].filter((css) => meet(sheet, box(css)))
                    .concat(sheet.bottom > innerHeight || sheet.right > innerWidth ? ['the edge of the window'] : [])";
            let covered = page.run(script, json!([])).await?;
            same(&format!("what {id} covers at {width}x{height}"), &covered, &json!([]))?;
            page.press(Key::Escape).await?;
            page.vanishes("#detail").await?;
        }
    }
    Ok(())
}

async fn options_carry_the_line_of_what_they_are_about(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let table = games::first(&GameForm::four(), |position| {
        position.options().iter().filter(|choice| matches!(choice, Choice::Move(_))).count() > 2
    })?;
    PagePlayer::resume(&page, table).await?;
    page.click("[data-verb=move]").await?;
    page.appears("#actions .option").await?;
    let script = "return [...document.querySelectorAll('#actions .option')].filter((option) => !option.title).map((option) => option.innerText)";
    same("options without a line", &page.run(script, json!([])).await?, &json!([]))?;
    page.hover("#actions .option").await?;
    let told = "return document.querySelector('#actions .help')?.innerText === document.querySelector('#actions .option').title";
    page.becomes("the line is shown", told, json!([]), &json!(true)).await
}

async fn what_can_be_chosen_has_a_thin_outline_until_a_verb_is_open(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let table = games::first(&GameForm::four(), |position| {
        let moves = position.options().iter().filter(|choice| matches!(choice, Choice::Move(_))).count();
        moves > 2 && position.options().len() > moves + 1
    })?;
    PagePlayer::resume(&page, table).await?;
    let widths = "return [...new Set([...document.querySelectorAll('.sight .hot .glow')].map((glow) => parseFloat(getComputedStyle(glow).strokeWidth)))]";
    let thin = page.run(widths, json!([])).await?;
    check(thin.as_array().is_some_and(|all| all.len() == 1 && all[0].as_f64() < Some(2.0)), || {
        format!("before: {thin}")
    })?;
    let all = page.elements(".sight .hot").await?.len();
    page.click("[data-verb=move]").await?;
    page.appears("#actions .narrowed").await?;
    let thick = page.run(widths, json!([])).await?;
    check(thick.as_array().is_some_and(|all| all.iter().all(|width| width.as_f64() > Some(2.5))), || {
        format!("after: {thick}")
    })?;
    check(page.elements(".sight .hot").await?.len() <= all, || "more glows than before".into())
}
