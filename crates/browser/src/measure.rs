//! How heavy and how quick the page is.

use ghost_stories_lang::Language;
use serde_json::json;

use crate::failure::TestResult;
use crate::games;
use crate::page::Page;
use crate::player::PagePlayer;
use crate::screens::{crowded, speak};
use crate::test_browsers::{TestAddresses, TestBrowsers};
use crate::tests::bots;

/// The most bytes that the first load may take, compressed.
pub const MOST_BYTES: u64 = 650_000;
/// The milliseconds in which the page must be there.
const MOST_MILLISECONDS: f64 = 1500.0;
/// No task may hold up the page for longer; the browser tells of no shorter ones.
const LONGEST_TASK: u32 = 50;
/// The milliseconds in which the first hints must be there, once the worker runs.
const SOONEST_HINT: f64 = 100.0;
/// The milliseconds in which the log of a long game must be there, in any language.
const MOST_FOR_LOG: f64 = 100.0;
/// The goal is 60 frames a second; a busy machine drops a few.
const FEWEST_FRAMES: f64 = 55.0;

/// Measures everything and prints it; true if every goal is reached.
pub async fn print(addresses: &TestAddresses) -> TestResult<bool> {
    let browsers = TestBrowsers::new(addresses.clone())?;
    let measured = measure(&browsers).await;
    browsers.close().await;
    let lines = measured?;
    for (reached, words) in &lines {
        println!("{}  {words}", if *reached { "good" } else { "MISS" });
    }
    Ok(lines.iter().all(|(reached, _)| *reached))
}

/// Each goal: if it is reached, and the figures.
async fn measure(browsers: &TestBrowsers) -> TestResult<Vec<(bool, String)>> {
    let start = browsers.browser().await?;
    let until_start = opening(&start, "/", "#new-game").await?;
    let bytes = weight(&start).await?;
    let link = format!("replay={}", games::won()?.to_link());
    let until_board = opening(&browsers.browser().await?, &link, "svg.table").await?;
    let tasks = long_tasks(&browsers.quick_browser().await?).await?;
    let (thinking, cold, warm) = thinking(browsers).await?;
    let reading = reading(&browsers.browser().await?).await?;
    let logs = logs(&browsers.quick_browser().await?).await?;
    let (frames, slowest) = frames(&browsers.browser().await?).await?;
    let few = |tasks: &[f64], when: &str| {
        let longest = tasks.iter().copied().fold(0.0, f64::max);
        (tasks.is_empty(), format!("{} tasks over {LONGEST_TASK} ms {when}, the longest {longest:.0} ms", tasks.len()))
    };
    let in_time = |milliseconds: f64, what: &str| {
        let words = format!("{what} after {milliseconds:.0} ms (at most {MOST_MILLISECONDS:.0})");
        (milliseconds <= MOST_MILLISECONDS, words)
    };
    let in_log = |logs: &[(Language, f64)]| {
        let each: Vec<String> = logs.iter().map(|(language, took)| format!("{} {took:.0}", language.code())).collect();
        let words = format!("the log of a long game after {} ms (at most {MOST_FOR_LOG:.0})", each.join(", "));
        (logs.iter().all(|(_, took)| *took <= MOST_FOR_LOG), words)
    };
    Ok(vec![
        (bytes <= MOST_BYTES, format!("first load: {bytes} bytes (at most {MOST_BYTES})")),
        in_time(until_start, "the start page"),
        in_time(until_board, "the board of a link"),
        few(&tasks, "in play"),
        few(&thinking, "while four bots think"),
        few(&reading, "while the page changes to each language"),
        in_log(&logs),
        (
            warm <= SOONEST_HINT,
            format!("the first hint after {warm:.0} ms (at most {SOONEST_HINT:.0}); the very first after {cold:.0} ms"),
        ),
        (frames >= FEWEST_FRAMES, format!("{frames:.1} frames a second in motion, one after {slowest:.0} ms at worst")),
    ])
}

/// The bytes of the first load, as they came over the wire.
pub async fn weight(page: &Page) -> TestResult<u64> {
    let script = "return [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
        .reduce((sum, entry) => sum + entry.encodedBodySize, 0)";
    Ok(page.run(script, json!([])).await?.as_u64().unwrap_or(u64::MAX))
}

/// Milliseconds from the navigation to the frame that shows the element.
async fn opening(page: &Page, fragment: &str, css: &str) -> TestResult<f64> {
    page.before_all(&format!(
        "(function look() {{
            if (document.querySelector({}) && !window.seenAt) requestAnimationFrame(() => window.seenAt = performance.now());
            else requestAnimationFrame(look);
        }})()",
        json!(css)
    ))
    .await?;
    page.open(fragment).await?;
    let seen = page.wait("the page is seen", "return window.seenAt", json!([])).await?;
    Ok(seen.as_f64().unwrap_or(f64::MAX))
}

/// The long tasks, in milliseconds, while a game is played to its end.
async fn long_tasks(page: &Page) -> TestResult<Vec<f64>> {
    let replay = games::lost()?;
    let mut player = PagePlayer::resume(page, games::start_of(&replay, 0)?).await?;
    watch_tasks(page).await?;
    player.play(&replay).await?;
    tasks(page).await
}

/// From now on long tasks are counted.
async fn watch_tasks(page: &Page) -> TestResult {
    let watch = "window.longTasks = [];
        new PerformanceObserver(list => window.longTasks.push(...list.getEntries().map(entry => entry.duration)))
            .observe({ type: 'longtask' })";
    page.run(watch, json!([])).await.map(drop)
}

/// The long tasks so far, in milliseconds.
async fn tasks(page: &Page) -> TestResult<Vec<f64>> {
    let tasks = page.run("return window.longTasks", json!([])).await?;
    Ok(tasks.as_array().into_iter().flatten().filter_map(serde_json::Value::as_f64).collect())
}

/// The long tasks while four bots play a game, and the milliseconds to the first hints: with a worker to start, and without.
async fn thinking(browsers: &TestBrowsers) -> TestResult<(Vec<f64>, f64, f64)> {
    let page = bots::browser(browsers).await?;
    bots::begin(&page, ["expert", "novice", "expert", "novice"]).await?;
    page.appears("#pause").await?;
    watch_tasks(&page).await?;
    bots::ends(&page).await?;
    let long = tasks(&page).await?;
    let page = browsers.quick_browser().await?;
    PagePlayer::resume(&page, crowded()?).await?;
    let cold = first_hint(&page).await?;
    page.run("document.querySelector('[role=tab]').click()", json!([])).await?;
    page.vanishes(".hints").await?;
    let warm = first_hint(&page).await?;
    Ok((long, cold, warm))
}

/// The long tasks while the page is read and drawn in one language after the other.
async fn reading(page: &Page) -> TestResult<Vec<f64>> {
    page.open("/").await?;
    watch_tasks(page).await?;
    for language in Language::ALL.into_iter().rev() {
        speak(page, language).await?;
    }
    tasks(page).await
}

/// Milliseconds from the click on the tab of the log of a long game to the frame that shows it whole, in each language.
async fn logs(page: &Page) -> TestResult<Vec<(Language, f64)>> {
    let game = games::long()?;
    page.keep("game/1", &game.write()).await?;
    page.open("/watch/1").await?;
    page.appears("svg.table").await?;
    let mut logs = Vec::new();
    for language in Language::ALL.into_iter().rev() {
        speak(page, language).await?;
        page.run("document.querySelector('[role=tab]').click()", json!([])).await?;
        page.vanishes("#log").await?;
        let script = format!(
            "if (!window.logAsked) {{
                window.logAsked = performance.now();
                document.querySelector('[role=tab]:has([href=\"#icon-log\"])').click();
                (function look() {{
                    if (document.querySelectorAll('#log li').length > {}) window.logSeen = performance.now();
                    else requestAnimationFrame(look);
                }})();
            }}
            if (!window.logSeen) return null;
            const took = window.logSeen - window.logAsked;
            window.logAsked = window.logSeen = null;
            return [took]",
            game.steps.len()
        );
        let took = page.wait("the log is shown", &script, json!([])).await?;
        logs.push((language, took[0].as_f64().unwrap_or(f64::MAX)));
    }
    Ok(logs)
}

/// Milliseconds from the click that asks for hints to the frame that shows them.
async fn first_hint(page: &Page) -> TestResult<f64> {
    let script = "if (!window.hintAsked) {
            window.hintAsked = performance.now();
            window.hintSeen = null;
            document.querySelector('#hint').click();
            (function look() {
                if (document.querySelector('.hints')) window.hintSeen = performance.now();
                else requestAnimationFrame(look);
            })();
        }
        if (!window.hintSeen) return null;
        const took = window.hintSeen - window.hintAsked;
        window.hintAsked = null;
        return [took]";
    let took = page.wait("hints are shown", script, json!([])).await?;
    Ok(took[0].as_f64().unwrap_or(f64::MAX))
}

/// Frames a second over some steps at normal pace, and the longest wait for one in milliseconds.
async fn frames(page: &Page) -> TestResult<(f64, f64)> {
    page.keep("game/1", &games::won()?.write()).await?;
    page.keep("pace", "normal").await?;
    page.open("/watch/1").await?;
    page.click("#run").await?;
    let count = "window.frameTimes ??= (() => {
            const times = [];
            const tick = (time) => { times.push(time); if (time - times[0] < 6000) requestAnimationFrame(tick); else times.done = true; };
            requestAnimationFrame(tick);
            return times;
        })();
        const times = window.frameTimes;
        if (!times.done) return null;
        const waits = times.slice(1).map((time, index) => time - times[index]);
        return [1000 * waits.length / (times.at(-1) - times[0]), Math.max(...waits)]";
    let counted = page.wait("frames are counted", count, json!([])).await?;
    Ok((counted[0].as_f64().unwrap_or(0.0), counted[1].as_f64().unwrap_or(f64::MAX)))
}
