use ghost_stories_engine::{Choice, Colour, Waiting, Who};
use ghost_stories_table::{Replay, Step, Table};
use serde_json::{Value, json};
use thirtyfour::By;

use crate::failure::{TestFailure, TestResult, check, same};
use crate::form::GameForm;
use crate::games;
use crate::page::Page;
use crate::player::PagePlayer;
use crate::run::tests;
use crate::test_browsers::TestBrowsers;
use crate::tests::undo;

tests![
    four_bots_play_to_the_end_and_think_in_a_worker,
    a_person_plays_with_three_bots_and_goes_on_after_a_reload,
    bots_pause_and_make_one_step_at_a_time,
    what_a_person_chose_among_bots_is_taken_back,
    where_no_worker_starts_the_page_thinks_itself,
];

/// Counts what the page asks a worker. That the page is never held up meanwhile is measured by `cargo xtask measure`.
const COUNT_QUESTIONS: &str = "const post = Worker.prototype.postMessage;
    window.questions = 0;
    Worker.prototype.postMessage = function (...message) {
        window.questions += 1;
        return post.apply(this, message);
    };";
/// Four bots decide more often than this in any game.
const FEW_QUESTIONS: u64 = 20;

async fn four_bots_play_to_the_end_and_think_in_a_worker(browsers: &TestBrowsers) -> TestResult {
    let page = browser(browsers).await?;
    page.before_all(COUNT_QUESTIONS).await?;
    begin(&page, ["expert", "novice", "novice", "random"]).await?;
    page.appears("#pause").await?;
    ends(&page).await?;
    check(saved(&page).await?.position().ending().is_some(), || "the saved game is not over".into())?;
    let questions = page.run("return window.questions", json!([])).await?;
    check(questions.as_u64().is_some_and(|questions| questions > FEW_QUESTIONS), || {
        format!("the worker was asked {questions} times")
    })
}

async fn a_person_plays_with_three_bots_and_goes_on_after_a_reload(browsers: &TestBrowsers) -> TestResult {
    let page = browser(browsers).await?;
    begin(&page, ["person", "novice", "expert", "random"]).await?;
    let mut steps = 0;
    for round in 0..12 {
        let Some(choice) = next_choice(&page).await? else { break };
        let before = saved(&page).await?;
        check(before.len() >= steps, || format!("the game went back to step {}", before.len()))?;
        let decides = before.position().waiting();
        let red = Waiting::Choice(Who::Taoist(Colour::Red));
        same("who is asked", &decides, &red)?;
        if round % 4 == 3 {
            page.reload().await?;
            same("the options after a reload", &next_choice(&page).await?, &Some(choice.clone()))?;
            same("the game after a reload", &saved(&page).await?.replay(), &before.replay())?;
        }
        click_choice(&page, &choice).await?;
        steps = before.len() + 1;
        longer_than(&page, before.len()).await?;
    }
    let seats = page.kept(&format!("seats/{}", id(&page).await?)).await?;
    let expected = json!({ "blue": "expert", "green": "novice", "yellow": "random" });
    same("who plays", &serde_json::from_str::<Value>(&seats.unwrap_or_default())?, &expected)?;
    page.open("/").await?;
    let title = page.text(".shelf .open b").await?;
    check(title.contains("Green (novice)"), || format!("the shelf says {title:?}"))
}

async fn bots_pause_and_make_one_step_at_a_time(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    page.keep("bot-pace", "slow").await?;
    begin(&page, ["novice", "novice", "novice", "novice"]).await?;
    page.wait(
        "a bot thinks",
        "return document.querySelector('.prompt').innerText.includes('(novice) is thinking')",
        json!([]),
    )
    .await?;
    page.click("#pause").await?;
    page.wait("it says so", "return document.querySelector('.prompt').innerText.startsWith('Paused.')", json!([]))
        .await?;
    page.run(
        "const pace = document.querySelector('#bot-pace'); pace.value = 'off'; pace.dispatchEvent(new Event('change'))",
        json!([]),
    )
    .await?;
    for _ in 0..3 {
        let before = saved(&page).await?;
        page.click("#bot-step").await?;
        longer_than(&page, before.len()).await?;
        page.wait("it pauses again", "return !document.querySelector('#bot-step').disabled", json!([])).await?;
        let after = saved(&page).await?;
        let choices = after.game().steps()[before.len()..].iter().filter(|step| matches!(step, Step::Choice(_)));
        check(choices.count() >= 1, || "no bot has chosen".into())?;
    }
    page.click("#pause").await?;
    ends(&page).await
}

async fn what_a_person_chose_among_bots_is_taken_back(browsers: &TestBrowsers) -> TestResult {
    let page = browser(browsers).await?;
    let moves = |choice: &Choice| matches!(choice, Choice::Move(_));
    let table = games::first(&GameForm::four(), |position| position.options().iter().any(moves))?;
    let away = table.position().options().into_iter().find(moves).ok_or_else(|| TestFailure("nobody moves".into()))?;
    let on_turn = table.position().board_on_turn();
    let others = GameForm::four().seats.into_iter().map(|(colour, ..)| colour).filter(|&colour| colour != on_turn);
    let seats: serde_json::Map<String, Value> = others.map(|colour| (colour.to_string(), json!("novice"))).collect();
    page.keep("seats/1", &Value::from(seats).to_string()).await?;
    let mut player = PagePlayer::resume(&page, table).await?;
    undo::take_back(&mut player, away).await
}

async fn where_no_worker_starts_the_page_thinks_itself(browsers: &TestBrowsers) -> TestResult {
    let page = browser(browsers).await?;
    page.before_all("window.Worker = class { constructor() { throw new Error('no workers here') } }").await?;
    begin(&page, ["expert", "novice", "random", "random"]).await?;
    ends(&page).await
}

/// A browser in which neither things nor bots take time.
pub async fn browser(browsers: &TestBrowsers) -> TestResult<Page> {
    let page = browsers.quick_browser().await?;
    page.keep("bot-pace", "off").await?;
    Ok(page)
}

/// Begins a game of these players, the first of them red.
pub async fn begin(page: &Page, players: [&str; 4]) -> TestResult {
    page.open("/new").await?;
    page.click("input[name=players][value='4']").await?;
    page.becomes("the seats", "return document.querySelectorAll('.seat').length", json!([]), &json!(4)).await?;
    for (seat, (player, colour)) in
        page.elements(".seat").await?.iter().zip(players.into_iter().zip(["red", "green", "blue", "yellow"]))
    {
        seat.find(By::Css(format!("option[value='{player}']"))).await?.click().await?;
        seat.find(By::Css(format!("option[value='{colour}']"))).await?.click().await?;
    }
    page.click(".new-game .seed summary").await?;
    page.element("#seed").await?.send_keys("7").await?;
    page.click("#begin").await
}

/// Waits for the end of a game that bots play.
pub async fn ends(page: &Page) -> TestResult {
    let script = "return Boolean(document.querySelector('#ending'))";
    for _ in 0..9 {
        if page.wait("the game ends", script, json!([])).await.is_ok() {
            return Ok(());
        }
    }
    page.appears("#ending").await
}

async fn id(page: &Page) -> TestResult<String> {
    let id =
        page.wait("a game is shown", "return location.hash.startsWith('#/game/') && location.hash.slice(7)", json!([]));
    Ok(id.await?.as_str().unwrap_or_default().to_owned())
}

/// The game as it is saved; every step of it must be legal.
async fn saved(page: &Page) -> TestResult<Table> {
    let text = page.kept(&format!("game/{}", id(page).await?)).await?;
    Ok(Table::open(&Replay::read(&text.unwrap_or_default())?, 0)?)
}

async fn longer_than(page: &Page, steps: usize) -> TestResult {
    let script =
        "return JSON.parse(localStorage.getItem(`ghost-stories/game/${arguments[0]}`)).steps.length > arguments[1]";
    page.wait("the game goes on", script, json!([id(page).await?, steps])).await.map(drop)
}

/// The first option that is offered to a person, once one is; nothing if the game is over.
async fn next_choice(page: &Page) -> TestResult<Option<String>> {
    let script = "if (document.querySelector('#ending')) return 'over';
        return document.querySelector('#reroll') ? 'dice' : document.querySelector('#actions [data-choice]')?.dataset.choice";
    let choice = page.wait("a person is asked", script, json!([])).await?;
    Ok(choice.as_str().filter(|&choice| choice != "over").map(str::to_owned))
}

async fn click_choice(page: &Page, choice: &str) -> TestResult {
    if choice == "dice" {
        return page.click("#reroll").await;
    }
    page.click_choice(choice).await
}
