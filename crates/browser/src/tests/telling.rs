use ghost_stories_engine::{Choice, Colour, Waiting, Who};
use ghost_stories_lang::{Language, Message};
use ghost_stories_table::{Step, Table};
use serde_json::json;

use crate::failure::{TestFailure, TestResult, check};
use crate::games;
use crate::player::{PagePlayer, said};
use crate::run::tests;
use crate::test_browsers::TestBrowsers;

tests![what_happens_is_told_one_after_the_other_and_a_press_goes_on, the_recap_lights_where_things_happened,];

/// While time is held, nothing happens that waits for it.
const HOLD_TIME: &str = "const after = window.setTimeout;
    window.setTimeout = (act, time, ...given) => (window.held && time > 0 ? 0 : after(act, time, ...given));";

const PRESS: &str =
    "document.querySelector('.board-side').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))";

/// At most so many steps follow the end of a turn.
const STEPS: usize = 20;

async fn what_happens_is_told_one_after_the_other_and_a_press_goes_on(browsers: &TestBrowsers) -> TestResult {
    let table = Table::open(&games::golden()?, 0)?;
    let much_follows = |steps: &usize| {
        table.game().steps()[*steps] == Step::Choice(Choice::EndTurn) && table.told(steps + 1).len() > 2
    };
    let steps = (0..table.len()).find(much_follows).ok_or_else(|| TestFailure("nothing happens in Yin".into()))?;
    let events = table.told(steps + 1);
    let told = |index: usize| said(&table, Language::English, Message::event(events[index]));

    let page = browsers.browser().await?;
    page.before_all(HOLD_TIME).await?;
    let mut player = PagePlayer::resume(&page, table.branch(steps)).await?;
    page.run("window.held = true", json!([])).await?;
    page.click_choice("end").await?;
    let text = "return document.querySelector('#told').textContent";
    page.wait("the first thing is told", &format!("{text}.startsWith(arguments[0])"), json!([told(0)])).await?;
    let early = page.text("#told").await?;
    check(!early.contains(&told(events.len() - 1)), || format!("all is told at once: {early}"))?;
    page.run(PRESS, json!([])).await?;
    let all = format!("{text}.includes(arguments[0])");
    page.wait("everything is told", &all, json!([told(events.len() - 1)])).await?;
    let asks = "return Boolean(document.querySelector('#actions [data-choice], #actions [data-choices]'))";
    for _ in 0..STEPS {
        if page.run(asks, json!([])).await? == json!(true) {
            break;
        }
        page.run(PRESS, json!([])).await?;
    }
    player.chose(Choice::EndTurn).await
}

async fn the_recap_lights_where_things_happened(browsers: &TestBrowsers) -> TestResult {
    let table = Table::open(&games::golden()?, 0)?;
    let decider = |steps: usize| {
        let position = table.game().position_after(steps)?;
        match position.waiting() {
            Waiting::Choice(who) if position.options().len() > 1 => Some(who),
            _ => None,
        }
    };
    let person = Who::Taoist(Colour::Yellow);
    let others_played = |steps: &usize| {
        let mut before = (0..*steps).rev().filter_map(decider);
        decider(*steps) == Some(person)
            && before.next().is_some_and(|who| who != person)
            && before.any(|who| who == person)
    };
    let steps = (0..table.len()).find(others_played).ok_or_else(|| TestFailure("nobody else plays".into()))?;
    let page = browsers.quick_browser().await?;
    page.keep("seats/1", r#"{"red":"novice","green":"novice","blue":"novice"}"#).await?;
    PagePlayer::resume(&page, table.branch(steps)).await?;
    page.appears("#recap li button").await?;
    let light = "for (const line of document.querySelectorAll('#recap li button')) {
            line.focus();
            await new Promise((done) => setTimeout(done));
            if (document.querySelector('.hinted')) return true;
        }
        return false";
    page.wait("a place is lit", light, json!([])).await?;
    page.click("#got-it").await?;
    page.vanishes("#recap").await
}
