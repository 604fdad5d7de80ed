use ghost_stories_engine::{Level, Position, Waiting, Who};
use ghost_stories_lang::Language;
use ghost_stories_table::{Replay, ReplayStart, Table};
use serde_json::{Value, json};

use crate::failure::{TestFailure, TestResult, check, same};
use crate::games;
use crate::page::{Page, Size};
use crate::player::PagePlayer;
use crate::run::tests;
use crate::test_browsers::TestBrowsers;

tests![
    one_click_begins_a_game_with_three_bots,
    the_form_remembers_the_last_choices,
    begin_is_in_sight_at_every_size,
    a_saved_game_has_a_picture_and_a_name_that_can_be_changed,
    a_seat_is_given_to_a_bot_and_back,
    opening_a_file_twice_makes_one_game,
    the_seats_of_an_opened_game_are_given_to_bots_and_people,
    a_game_in_two_windows_is_played_in_the_last,
    a_table_has_a_heading_and_things_say_whose_they_are,
];

/// The game that is shown, by its name on the shelf.
async fn shown_game(page: &Page) -> TestResult<String> {
    let script = "return location.hash.startsWith('#/game/') && location.hash.slice(7)";
    let id = page.wait("a game is shown", script, json!([])).await?;
    Ok(id.as_str().unwrap_or_default().to_owned())
}

async fn one_click_begins_a_game_with_three_bots(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    page.keep("bot-pace", "slow").await?;
    page.open("/").await?;
    page.click("#play-now").await?;
    let id = shown_game(&page).await?;
    page.appears("#actions").await?;
    let kept = page.kept(&format!("game/{id}")).await?.unwrap_or_default();
    let ReplayStart::Setup(setup) = Replay::read(&kept)?.start else {
        return Err(TestFailure("the game has no set-up".into()));
    };
    same("players", &setup.players.len(), &4)?;
    same("level", &setup.level, &Level::Initiation)?;
    let seats = page.kept(&format!("seats/{id}")).await?.unwrap_or_default();
    let seats: Value = serde_json::from_str(&seats)?;
    let bots: Vec<&Value> = seats.as_object().into_iter().flat_map(|seats| seats.values()).collect();
    same("bots", &bots, &vec![&json!("expert"); 3])?;
    // The way back leads to the first screen, not to another game.
    page.run("history.back()", json!([])).await?;
    page.appears("#play-now").await
}

async fn the_form_remembers_the_last_choices(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    page.open("/new").await?;
    page.click("input[name=players][value='3']").await?;
    page.click("input[name=level][value=hell]").await?;
    page.element(".seat-name").await?.send_keys("Ann").await?;
    page.click("#begin").await?;
    shown_game(&page).await?;
    page.open("/new").await?;
    page.reload().await?;
    let script = "return ['players', 'level'].map((name) => document.querySelector(`[name=${name}]:checked`)?.value)
        .concat(document.querySelector('.seat-name')?.value)";
    page.becomes("the form", script, json!([]), &json!(["3", "hell", "Ann"])).await
}

async fn begin_is_in_sight_at_every_size(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    for size in Size::ALL {
        page.size(size).await?;
        page.open("/new/both").await?;
        page.appears("#begin").await?;
        let script = "const { top, bottom } = document.querySelector('#begin').getBoundingClientRect();
            return top >= 0 && bottom <= innerHeight";
        page.becomes("the button is in sight", script, json!([]), &json!(true)).await?;
    }
    Ok(())
}

async fn a_saved_game_has_a_picture_and_a_name_that_can_be_changed(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    page.keep("game/1", &games::start_of(&games::won()?, 60)?.replay().write()).await?;
    page.open("/").await?;
    let haunted = page.run("return document.querySelectorAll('.miniature rect:not(.board)').length", json!([])).await?;
    same("tiles", &haunted, &json!(9))?;
    page.click(".shelf .rename").await?;
    page.appears(".game-name").await?;
    page.element(".game-name").await?.send_keys("Friday night").await?;
    page.press(thirtyfour::Key::Enter).await?;
    page.vanishes(".game-name").await?;
    same("the name", page.text(".shelf .open b").await?.as_str(), "Friday night")?;
    page.reload().await?;
    same("the name after a reload", page.text(".shelf .open b").await?.as_str(), "Friday night")
}

async fn a_seat_is_given_to_a_bot_and_back(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    page.keep("bot-pace", "slow").await?;
    let table = games::start_of(&games::won()?, 40)?;
    let player = PagePlayer::resume(&page, table).await?;
    page.appears("#actions [data-choice]").await?;
    page.click("#seating summary").await?;
    page.element("#seat-of-red option[value='1']").await?.click().await?;
    page.appears("#pause").await?;
    same("who plays", &page.kept("seats/1").await?, &Some(r#"{"red":"novice"}"#.to_owned()))?;
    page.element("#seat-of-red option[value='']").await?.click().await?;
    page.appears("#actions [data-choice]").await?;
    same("who plays then", &page.kept("seats/1").await?, &None)?;
    let kept = page.kept("game/1").await?.unwrap_or_default();
    check(Replay::read(&kept)?.steps.len() >= player.table.len(), || "the game went back".into())
}

async fn opening_a_file_twice_makes_one_game(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let text = games::start_of(&games::won()?, 40)?.replay().write();
    let path = browsers.folder().join("game.json");
    std::fs::write(&path, &text)?;
    let mut opened = Vec::new();
    for _ in 0..2 {
        page.open("/").await?;
        page.element("#open-file").await?.send_keys(path.to_string_lossy().into_owned()).await?;
        let id = shown_game(&page).await?;
        // What is played on is still the game of that file.
        let mut player = PagePlayer::at(&page, Table::open(&Replay::read(&kept(&page, &id).await?)?, 0)?).await?;
        let choice = player.position().options()[0];
        player.choose(choice).await?;
        opened.push(id);
    }
    same("the second game", &opened[1], &opened[0])
}

async fn the_seats_of_an_opened_game_are_given_to_bots_and_people(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    page.keep("bot-pace", "off").await?;
    let wu_fengs = |position: &Position| {
        position.waiting() == Waiting::Choice(Who::WuFeng)
            && position.card_to_place().is_some()
            && position.options().len() > 4
    };
    let table = games::of_black_secret(wu_fengs)?;
    let path = browsers.folder().join("opened.json");
    std::fs::write(&path, table.replay().write())?;
    page.open("/").await?;
    page.element("#open-file").await?.send_keys(path.to_string_lossy().into_owned()).await?;
    let id = shown_game(&page).await?;
    PagePlayer::at(&page, table.clone()).await?;
    page.click("#seating summary").await?;
    page.element("#seat-of-wu-feng option[value='1']").await?.click().await?;
    let steps =
        "return JSON.parse(localStorage.getItem(`ghost-stories/game/${arguments[0]}`)).steps.length > arguments[1]";
    page.wait("the bot lays the card", steps, json!([id, table.len()])).await?;
    same("who plays", &page.kept(&format!("seats/{id}")).await?, &Some(r#"{"wu-feng":"novice"}"#.to_owned()))?;
    page.element("#seat-of-wu-feng option[value='']").await?.click().await?;
    page.becomes(
        "who plays then",
        "return localStorage.getItem(`ghost-stories/seats/${arguments[0]}`)",
        json!([id]),
        &Value::Null,
    )
    .await?;
    page.open("/").await?;
    page.open(&format!("/game/{id}")).await?;
    page.appears("#seating").await?;
    let seat = "return document.querySelector('#seat-of-wu-feng')?.value";
    page.becomes("the seat when the game is opened again", seat, json!([]), &json!("")).await
}

async fn kept(page: &Page, id: &str) -> TestResult<String> {
    Ok(page.kept(&format!("game/{id}")).await?.unwrap_or_default())
}

async fn a_game_in_two_windows_is_played_in_the_last(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let replay = games::won()?;
    PagePlayer::resume(&page, games::start_of(&replay, 40)?).await?;
    // What a second window does is what its storage tells the first.
    let tell = "const [name, value] = arguments, key = `ghost-stories/${name}`;
        localStorage.setItem(key, value);
        dispatchEvent(new StorageEvent('storage', { key, newValue: value }))";
    page.run(tell, json!(["open/1", "another"])).await?;
    page.appears("#elsewhere").await?;
    let later = games::start_of(&replay, 50)?;
    page.run(tell, json!(["game/1", later.replay().write()])).await?;
    page.click("#play-here").await?;
    let player = PagePlayer::at(&page, later).await?;
    player.saved_all().await
}

async fn a_table_has_a_heading_and_things_say_whose_they_are(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let player = PagePlayer::resume(&page, games::start_of(&games::won()?, 0)?).await?;
    let left = player.position().deck().left();
    // The card on the deck is named apart from it.
    let drawn = player.position().card_to_place().map(|card| format!("{}. ", Language::English.card(card)));
    let drawn = drawn.unwrap_or_default();
    let words = Language::English.page();
    same("the heading", page.text("h1").await?.as_str(), words.table())?;
    let label = |id: &str| format!("return document.querySelector('{id}')?.getAttribute('aria-label')");
    page.becomes("the deck", &label("#deck"), json!([]), &json!(format!("{drawn}{}: {left}", words.deck()))).await?;
    let red = Language::English.taoist(ghost_stories_engine::Colour::Red);
    page.becomes("the stone", &label("#yin-yang-red"), json!([]), &json!(format!("{}, {red}", words.yin_yang()))).await
}
