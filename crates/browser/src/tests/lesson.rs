use ghost_stories_engine::Choice;
use ghost_stories_table::{Lesson, Step, Table, Teach};
use serde_json::json;

use crate::failure::{TestFailure, TestResult};
use crate::page::Page;
use crate::pointing::{Gesture, gesture};
use crate::run::tests;
use crate::test_browsers::TestBrowsers;

tests![
    the_lesson_is_played_to_its_end_by_doing_what_it_asks,
    the_lesson_of_white_moon_is_played_to_its_end_by_doing_what_it_asks,
    what_cannot_be_loaded_is_said_and_can_be_asked_for_again
];

async fn the_lesson_is_played_to_its_end_by_doing_what_it_asks(browsers: &TestBrowsers) -> TestResult {
    learn(browsers, "#/learn", Lesson::first(), "#/new").await
}

async fn the_lesson_of_white_moon_is_played_to_its_end_by_doing_what_it_asks(browsers: &TestBrowsers) -> TestResult {
    learn(browsers, "#/learn/white-moon", Lesson::white_moon(), "#/new/white-moon").await
}

/// The teacher's words and the drawings fail to come once.
async fn what_cannot_be_loaded_is_said_and_can_be_asked_for_again(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    page.before_all(
        "const [ask, failed] = [window.fetch, new Set()];
        window.fetch = (address, ...more) => {
            const fails = /lessons|drawings/.test(address) && !failed.has(address);
            failed.add(address);
            return fails ? Promise.reject(new TypeError('no network')) : ask.call(window, address, ...more);
        };",
    )
    .await?;
    page.open("/learn").await?;
    page.click("#lesson .problem button").await?;
    page.appears("#lesson h2:not(:empty)").await?;
    page.click(".panel-side > .problem button").await?;
    page.appears("#ghost-01").await?;
    page.vanishes(".problem").await
}

/// Takes a lesson from the start screen on, to the link that it ends with.
async fn learn(browsers: &TestBrowsers, from: &str, lesson: Lesson, to: &str) -> TestResult {
    let page = browsers.quick_browser().await?;
    page.open("/").await?;
    page.click(&format!("a.button[href='{from}']")).await?;
    let Lesson { mut table, steps, .. } = lesson;
    let taught = steps.iter().filter(|step| !matches!(step, Teach::Follow(_))).count();
    let mut number = 0;
    for teach in steps {
        match teach {
            Teach::Follow(step) => follow(&mut table, step)?,
            Teach::Read => {
                number += 1;
                says(&page, number, taught).await?;
                page.click("#next").await?;
            }
            Teach::Choose(choice) => {
                number += 1;
                says(&page, number, taught).await?;
                obey(&page, &table, choice)
                    .await
                    .map_err(|TestFailure(why)| TestFailure(format!("{choice}: {why}")))?;
                follow(&mut table, Step::Choice(choice))?;
            }
        }
    }
    page.appears(&format!("#lesson a[href='{to}']")).await
}

fn follow(table: &mut Table, step: Step) -> TestResult {
    table.step(step).map_err(|refusal| TestFailure(format!("{step}: {refusal:?}")))
}

/// Waits until the teacher is at this step.
async fn says(page: &Page, number: usize, of: usize) -> TestResult {
    let script = "return document.querySelector('.progress').innerText";
    page.becomes("the teacher", script, json!([]), &json!(format!("{number}/{of}"))).await
}

/// Does what the teacher asks for.
async fn obey(page: &Page, table: &Table, choice: Choice) -> TestResult {
    page.appears(&format!("#actions [data-choice='{choice}']")).await?;
    match gesture(table.position(), choice) {
        Gesture::Things(targets) => {
            // Only one option is open, so that but for a plan the first thing is enough.
            let clicks = if matches!(choice, Choice::Defeat { .. }) { targets.len() } else { 1 };
            for target in targets.into_iter().take(clicks) {
                page.click(&format!("[id='{target}']")).await?;
            }
        }
        _ => page.click(&format!("#actions [data-choice='{choice}']")).await?,
    }
    if choice == Choice::Exorcise { page.click(".ask [data-choice=exorcise]").await } else { Ok(()) }
}
