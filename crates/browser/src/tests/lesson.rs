use ghost_stories_engine::Choice;
use ghost_stories_table::{Lesson, Step, Table, Target, Teach};
use serde_json::{Value, json};

use crate::failure::{TestFailure, TestResult};
use crate::page::{Page, Size};
use crate::pointing::{Gesture, gesture};
use crate::run::tests;
use crate::test_browsers::TestBrowsers;

tests![
    the_lesson_is_played_to_its_end_by_doing_what_it_asks,
    the_lesson_of_white_moon_is_played_to_its_end_by_doing_what_it_asks,
    a_lesson_on_a_laptop_is_seen_lit_gone_back_in_and_gone_on_with,
    a_lesson_on_a_phone_is_seen_lit_gone_back_in_and_gone_on_with,
    the_lessons_of_black_secret_show_what_they_speak_of_on_a_phone,
    what_cannot_be_loaded_is_said_and_can_be_asked_for_again
];

async fn the_lesson_is_played_to_its_end_by_doing_what_it_asks(browsers: &TestBrowsers) -> TestResult {
    learn(browsers, "#/learn", Lesson::first(), "#/new").await
}

async fn the_lesson_of_white_moon_is_played_to_its_end_by_doing_what_it_asks(browsers: &TestBrowsers) -> TestResult {
    learn(browsers, "#/learn/white-moon", Lesson::white_moon(), "#/new/white-moon").await
}

async fn a_lesson_on_a_laptop_is_seen_lit_gone_back_in_and_gone_on_with(browsers: &TestBrowsers) -> TestResult {
    seen_and_gone_on_with(browsers, json!({ "width": 1280, "height": 720, "deviceScaleFactor": 1, "mobile": false }))
        .await
}

async fn a_lesson_on_a_phone_is_seen_lit_gone_back_in_and_gone_on_with(browsers: &TestBrowsers) -> TestResult {
    seen_and_gone_on_with(browsers, json!({ "width": 390, "height": 844, "deviceScaleFactor": 1, "mobile": true }))
        .await
}

/// The catacombs and Wu-Feng's board are elsewhere on a small screen: the view follows what is spoken of.
async fn the_lessons_of_black_secret_show_what_they_speak_of_on_a_phone(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    page.size(Size::Phone).await?;
    for (address, lesson) in
        [("/learn/black-secret", Lesson::taoists_black_secret()), ("/learn/wu-feng", Lesson::wu_feng())]
    {
        for taught in 0..lesson.taught_before(usize::MAX) {
            let step = lesson.step_of(taught).unwrap_or_default();
            let (table, teach) = (lesson.table_before(step), lesson.steps[step]);
            page.open("/").await?;
            page.open(&format!("{address}/{}", taught + 1)).await?;
            says(&page, taught + 1, lesson.taught_before(usize::MAX)).await?;
            is_shown(&page, teach, &table).await?;
        }
    }
    Ok(())
}

/// Plays a part of the first lesson in a window of this size.
async fn seen_and_gone_on_with(browsers: &TestBrowsers, window: Value) -> TestResult {
    const PLAYED: usize = 11;
    let page = browsers.quick_browser().await?;
    page.browser("Emulation.setDeviceMetricsOverride", window).await?;
    page.open("/learn").await?;
    let lesson = Lesson::first();
    let taught = lesson.taught_before(usize::MAX);
    for number in 1..PLAYED {
        let step = lesson.step_of(number - 1).unwrap_or_default();
        let (table, teach) = (lesson.table_before(step), lesson.steps[step]);
        says(&page, number, taught).await?;
        is_shown(&page, teach, &table).await?;
        match teach {
            Teach::Choose(choice) => {
                obey(&page, &table, choice)
                    .await
                    .map_err(|TestFailure(why)| TestFailure(format!("{choice}: {why}")))?;
            }
            Teach::Read(_) | Teach::Follow(_) => page.click("#next").await?,
        }
    }
    says(&page, PLAYED, taught).await?;
    // Two steps back the table lies as it lay, and what was chosen once is chosen again by going forward.
    page.click("#lesson-back").await?;
    says(&page, PLAYED - 1, taught).await?;
    page.click("#lesson-back").await?;
    says(&page, PLAYED - 2, taught).await?;
    let step = lesson.step_of(PLAYED - 3).unwrap_or_default();
    is_shown(&page, lesson.steps[step], &lesson.table_before(step)).await?;
    page.click("#lesson-forward").await?;
    says(&page, PLAYED - 1, taught).await?;
    // Later it goes on where it was left.
    page.open("/").await?;
    page.appears(&format!("#go-on[href='#/learn/first/{}']", PLAYED - 1)).await?;
    page.open("/learn").await?;
    page.reload().await?;
    says(&page, 1, taught).await?;
    page.click("#go-on").await?;
    says(&page, PLAYED - 1, taught).await
}

/// The words of the step lie in the window with nothing over them, and what they are about is lit and in sight.
async fn is_shown(page: &Page, teach: Teach, table: &Table) -> TestResult {
    let in_sight = "
        const words = document.getElementById('step-text'), box = words.getBoundingClientRect();
        const seen = [[box.left + 2, box.top + 2], [box.right - 2, box.bottom - 2]].every(([x, y]) => {
            const hit = document.elementFromPoint(x, y);
            return hit && words.closest('#lesson').contains(hit);
        });
        return words.innerText !== '' && seen";
    page.becomes("the words in sight", in_sight, json!([]), &json!(true)).await?;
    let class = if matches!(teach, Teach::Read(_)) { "hinted" } else { "hot" };
    let things: Vec<String> = teach.about(table.position()).into_iter().map(Target::id).collect();
    let lit = "return arguments[1].filter(id => !document.getElementById(id)?.classList.contains(arguments[0]))";
    page.becomes("the things that are not lit", lit, json!([class, things]), &json!([])).await?;
    // A small screen shows one part of the table at a time.
    let shown = "return arguments[0].length === 0 || arguments[0].some(id => {
        const box = document.getElementById(id).getBoundingClientRect();
        return box.width > 0 && box.top >= 0 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
    })";
    page.becomes("something of it in sight", shown, json!([things]), &json!(true)).await
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
            Teach::Read(_) => {
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
