use ghost_stories_engine::{Incarnations, Tile};
use ghost_stories_lang::Language;
use ghost_stories_table::{BlackSecretSetupOptions, DealError, Portal, WhiteMoonSetupOptions};
use serde_json::{Value, json};
use thirtyfour::Key;

use crate::failure::{TestResult, check, same};
use crate::form::GameForm;
use crate::page::Page;
use crate::run::tests;
use crate::screens::speak;
use crate::test_browsers::TestBrowsers;
use crate::tests::choices;

tests![
    a_game_begins_in_the_village_and_with_the_portal_and_the_player_of_the_form,
    the_portal_of_a_dealt_village_lies_on_the_tile_that_was_named,
    an_online_table_is_opened_with_the_village_the_portal_and_the_player_of_the_form,
    a_portal_on_a_tile_that_is_left_out_is_refused_in_the_language_of_the_page,
    a_village_is_arranged_shuffled_and_reset_with_the_keyboard
];

/// With School and Calligrapher, without Cemetery and Watchman.
const VILLAGE: [Tile; 9] = [
    Tile::Calligrapher,
    Tile::TeaHouse,
    Tile::Hut,
    Tile::Altar,
    Tile::Temple,
    Tile::Circle,
    Tile::Herbalist,
    Tile::School,
    Tile::Pavilion,
];

async fn a_game_begins_in_the_village_and_with_the_portal_and_the_player_of_the_form(
    browsers: &TestBrowsers,
) -> TestResult {
    let white_moon = Some(WhiteMoonSetupOptions { portal: Portal::On(Tile::School), incarnations: Incarnations::Both });
    let black_secret = Some(BlackSecretSetupOptions::default());
    let form =
        GameForm { white_moon, black_secret, village: Some(VILLAGE), first: Some(2), seed: 6, ..GameForm::four() };
    let setup = form.setup();
    check(setup.first == form.seats[2].0 && setup.village == VILLAGE, || "the deal is as asked for".into())?;
    choices::play_some(browsers, &form).await
}

async fn the_portal_of_a_dealt_village_lies_on_the_tile_that_was_named(browsers: &TestBrowsers) -> TestResult {
    let white_moon =
        Some(WhiteMoonSetupOptions { portal: Portal::On(Tile::Pavilion), incarnations: Incarnations::Base });
    choices::play_some(browsers, &GameForm { white_moon, first: Some(1), seed: 7, ..GameForm::four() }).await
}

/// The tiles as the form shows them.
async fn shown(page: &Page) -> TestResult<Value> {
    page.run("return [...document.querySelectorAll('.place select')].map((place) => place.value)", json!([])).await
}

async fn an_online_table_is_opened_with_the_village_the_portal_and_the_player_of_the_form(
    browsers: &TestBrowsers,
) -> TestResult {
    let page = browsers.quick_browser().await?;
    page.open("/online/new/both").await?;
    page.element("#own-name").await?.send_keys("Ann").await?;
    page.click("#arrange").await?;
    page.appears(".place").await?;
    for (place, tile) in VILLAGE.into_iter().enumerate() {
        let option = format!(".place:nth-child({}) option[value='{tile}']", place + 1);
        page.element(&option).await?.click().await?;
    }
    same("the village", &shown(&page).await?, &json!(VILLAGE.map(Tile::name)))?;
    page.click("input[name='portal-at'][value='3']").await?;
    page.appears("#portal-tile").await?;
    page.element("#portal-tile option[value=hut]").await?.click().await?;
    page.element("#who-begins option[value='1']").await?.click().await?;
    // So that the colour of the second seat, which is dealt, is known.
    page.element(".seat:nth-of-type(3) select[aria-label] option[value=green]").await?.click().await?;
    page.click("#begin").await?;
    let at_table =
        "return location.hash.startsWith('#/table/') && document.querySelector('#lobby') && location.hash.slice(8)";
    let table = page.wait("the lobby", at_table, json!([])).await?;
    let welcome = page.run(include_str!("../scripts/welcome.js"), json!([table])).await?;
    let setup = &welcome["setup"];
    same("the village of the table", &setup["village"], &json!(VILLAGE.map(Tile::name)))?;
    same("the Portal", &setup["portal"], &json!("north-east"))?;
    same("who begins", &setup["first"], &welcome["state"]["seats"][1]["seat"])?;
    page.has_no_errors().await
}

async fn a_portal_on_a_tile_that_is_left_out_is_refused_in_the_language_of_the_page(
    browsers: &TestBrowsers,
) -> TestResult {
    let page = browsers.quick_browser().await?;
    page.open("/new/white-moon").await?;
    page.click("input[name='portal-at'][value='3']").await?;
    page.appears("#portal-tile").await?;
    page.element("#portal-tile option[value=hut]").await?.click().await?;
    page.click("#arrange").await?;
    page.appears(".place").await?;
    // The Watchman, whom the School has replaced, takes the place of the Hut.
    page.element(".place:nth-child(4) option[value=watchman]").await?.click().await?;
    // What was chosen outlasts a change of the language.
    for language in Language::ALL {
        speak(&page, language).await?;
        page.click("#begin").await?;
        page.appears(".problem").await?;
        same("the problem", &page.text(".problem").await?, &DealError::Portal(Tile::Hut).words(language))?;
    }
    Ok(())
}

async fn a_village_is_arranged_shuffled_and_reset_with_the_keyboard(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    page.open("/new").await?;
    page.appears("#arrange").await?;
    page.run("document.querySelector('#arrange').focus()", json!([])).await?;
    page.press(Key::Space).await?;
    page.appears(".place").await?;
    let usual = shown(&page).await?;
    same("the usual tiles", &usual, &json!(Tile::BASE.map(Tile::name)))?;
    page.press(Key::Tab).await?;
    page.press(Key::Down).await?;
    let mut changed = Tile::BASE;
    changed.swap(0, 1);
    let tiles = "return [...document.querySelectorAll('.place select')].map((place) => place.value)";
    page.becomes("the two change places", tiles, json!([]), &json!(changed.map(Tile::name))).await?;
    page.run("document.querySelector('#shuffle-village').focus()", json!([])).await?;
    page.press(Key::Enter).await?;
    let before = json!(changed.map(Tile::name));
    let other = format!("return JSON.stringify({}) !== JSON.stringify({before})", tiles.trim_start_matches("return "));
    page.wait("the tiles are shuffled", &other, json!([])).await?;
    page.press(Key::Tab).await?;
    page.press(Key::Enter).await?;
    page.becomes("the usual tiles again", tiles, json!([]), &usual).await?;
    let targets = "return [...document.querySelectorAll('.place, .arrange ~ .row button')].every((target) => {
        const { width, height } = target.getBoundingClientRect(); return width >= 40 && height >= 40 })";
    same("every place can be hit with a finger", &page.run(targets, json!([])).await?, &json!(true))?;
    page.has_no_errors().await
}
