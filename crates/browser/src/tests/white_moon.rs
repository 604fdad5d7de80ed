use ghost_stories_engine::{Choice, Incarnations};
use ghost_stories_lang::Language;
use ghost_stories_table::{Portal, Replay, WhiteMoonSetupOptions};
use serde_json::json;

use crate::failure::{TestFailure, TestResult, check, same};
use crate::form::GameForm;
use crate::games;
use crate::page::Page;
use crate::player::PagePlayer;
use crate::run::tests;
use crate::screens::{PageScreen, keep_games};
use crate::test_browsers::TestBrowsers;
use crate::tests::choices::{self, Examples};

tests![
    a_game_of_white_moon_begins_as_the_form_asks_and_is_played_by_clicking,
    every_kind_of_choice_of_white_moon_is_made_at_the_page,
    the_barrier_goes_from_board_to_board,
    a_villager_is_explained_with_curse_and_thanks,
    own_data_is_checked_kept_and_played_with
];

async fn a_game_of_white_moon_begins_as_the_form_asks_and_is_played_by_clicking(browsers: &TestBrowsers) -> TestResult {
    let white_moon = WhiteMoonSetupOptions { portal: Portal::Corner, incarnations: Incarnations::WhiteMoon };
    choices::play_some(
        browsers,
        &GameForm { white_moon: Some(white_moon), random_tiles: true, seed: 3, ..GameForm::four() },
    )
    .await
}

/// How many kinds of choices White Moon has.
const KINDS: usize = 22;

async fn every_kind_of_choice_of_white_moon_is_made_at_the_page(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    page.open("/").await?;
    one_of_each()?.make(&page).await
}

/// Of stored games, and of written positions.
fn one_of_each() -> TestResult<Examples> {
    let mut examples = Examples::new(KINDS, |choice| matches!(choice, Choice::WhiteMoon(_)));
    for table in games::white_moon_tables()? {
        examples.look_at(&table);
    }
    Ok(examples)
}

async fn the_barrier_goes_from_board_to_board(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let table = games::of_white_moon(|position| {
        position.barrier().is_some_and(|barrier| barrier.crystals == 4) && position.options().contains(&Choice::Decline)
    })?;
    let mut player = PagePlayer::resume(&page, table).await?;
    let mut boards = 0;
    while let Some(barrier) = player.position().barrier() {
        let now = format!("#barrier li.{}.now", barrier.board);
        page.appears(&now).await?;
        let left = "return document.querySelectorAll('#barrier .crystals .icon').length";
        page.becomes("the crystals", left, json!([]), &json!(barrier.crystals)).await?;
        player.choose(Choice::Decline).await?;
        boards += 1;
    }
    check((2..=4).contains(&boards), || format!("the barrier came to {boards} boards"))?;
    page.vanishes("#barrier").await
}

async fn a_villager_is_explained_with_curse_and_thanks(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    keep_games(&page).await?;
    PageScreen::Villagers.open(&page).await?;
    let told = page.text("#detail").await?;
    let words = Language::English.page().white_moon();
    for part in [words.death(), words.reward()] {
        check(told.contains(part), || format!("{part} is missing: {told}"))?;
    }
    Ok(())
}

/// What a player might find on his cards.
const OWN: &str = "ghost 66 colour=red resistance=4 left=none middle=tormentor right=tao # my Marsh Boar\n";

async fn own_data_is_checked_kept_and_played_with(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    bring(&page, browsers, "ghost 66 colour=pink\n").await?;
    page.appears("#data-problem").await?;
    let problem = page.text("#data-problem").await?;
    check(problem.contains('1') && problem.contains("red, green, blue, yellow or black"), || problem.clone())?;
    same("what is kept", &page.kept("white-moon-data").await?, &None)?;
    bring(&page, browsers, OWN).await?;
    page.appears("#own-ghost-66 .mine").await?;
    let components = ghost_stories_engine::Components::read(OWN).map_err(|error| TestFailure(error.to_string()))?;
    let form = GameForm { white_moon: Some(WhiteMoonSetupOptions::default()), components, seed: 5, ..GameForm::four() };
    let player = PagePlayer::begin(&page, &form).await?;
    player.saved_all().await?;
    let saved = page.kept(&format!("game/{}", player.id)).await?.unwrap_or_default();
    let kept = Replay::read(&saved)?.play(&mut ())?.position().components();
    same("the data of the saved game", &kept.own(), &components.own())?;
    page.open("/own-copy").await?;
    // The first click asks.
    page.click("#forget-data").await?;
    page.click("#forget-data").await?;
    page.vanishes("#own-ghost-66 .mine").await?;
    same("what is kept", &page.kept("white-moon-data").await?, &None)
}

/// Opens a data file at the form for one's own copy.
async fn bring(page: &Page, browsers: &TestBrowsers, text: &str) -> TestResult {
    let path = browsers.folder().join("own.txt");
    std::fs::write(&path, text)?;
    page.open("/own-copy").await?;
    page.element("#open-data").await?.send_keys(path.to_string_lossy().into_owned()).await?;
    Ok(())
}
