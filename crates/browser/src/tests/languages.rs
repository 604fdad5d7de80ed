use ghost_stories_lang::{Language, Message};
use serde_json::json;

use crate::failure::{TestResult, same};
use crate::games;
use crate::literals::Foreign;
use crate::page::{Page, Size};
use crate::player::{PagePlayer, said};
use crate::run::tests;
use crate::screens::{self, PageScreen, Problems, lines, speak};
use crate::test_browsers::TestBrowsers;

tests![
    every_word_fits_in_english,
    every_word_fits_in_polish,
    every_word_fits_in_german,
    every_word_fits_in_french,
    every_word_fits_in_spanish,
    every_word_fits_in_italian,
    large_words_fit_too,
    a_polish_page_has_no_english_words,
    a_german_page_has_no_english_words,
    a_french_page_has_no_english_words,
    a_spanish_page_has_no_english_words,
    an_italian_page_has_no_english_words,
    a_change_of_language_keeps_the_game,
];

async fn every_word_fits_in_english(browsers: &TestBrowsers) -> TestResult {
    every_word_fits(browsers, Language::English).await
}

async fn every_word_fits_in_polish(browsers: &TestBrowsers) -> TestResult {
    every_word_fits(browsers, Language::Polish).await
}

async fn every_word_fits_in_german(browsers: &TestBrowsers) -> TestResult {
    every_word_fits(browsers, Language::German).await
}

async fn every_word_fits_in_french(browsers: &TestBrowsers) -> TestResult {
    every_word_fits(browsers, Language::French).await
}

async fn every_word_fits_in_spanish(browsers: &TestBrowsers) -> TestResult {
    every_word_fits(browsers, Language::Spanish).await
}

async fn every_word_fits_in_italian(browsers: &TestBrowsers) -> TestResult {
    every_word_fits(browsers, Language::Italian).await
}

async fn large_words_fit_too(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    page.keep("large", "yes").await?;
    screens::keep_games(&page).await?;
    page.open("/").await?;
    fits(&page).await
}

async fn a_polish_page_has_no_english_words(browsers: &TestBrowsers) -> TestResult {
    no_english_words(browsers, Language::Polish).await
}

async fn a_german_page_has_no_english_words(browsers: &TestBrowsers) -> TestResult {
    no_english_words(browsers, Language::German).await
}

async fn a_french_page_has_no_english_words(browsers: &TestBrowsers) -> TestResult {
    no_english_words(browsers, Language::French).await
}

async fn a_spanish_page_has_no_english_words(browsers: &TestBrowsers) -> TestResult {
    no_english_words(browsers, Language::Spanish).await
}

async fn an_italian_page_has_no_english_words(browsers: &TestBrowsers) -> TestResult {
    no_english_words(browsers, Language::Italian).await
}

async fn a_change_of_language_keeps_the_game(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let replay = games::won()?;
    let mut player = PagePlayer::resume(&page, games::start_of(&replay, 40)?).await?;
    for language in Language::ALL.into_iter().rev() {
        speak(&page, language).await?;
        player.shows_the_table().await?;
        let asked = page.text(".prompt").await?;
        same("the question", asked.trim(), &said(&player.table, language, Message::waiting(player.position())))?;
        same("who is asked", page.text(".decider").await?.trim(), "Mei")?;
    }
    player.play(&games::start_of(&replay, 50)?.replay()).await?;
    player.saved_all().await
}

async fn every_word_fits(browsers: &TestBrowsers, language: Language) -> TestResult {
    fits(&speaking(browsers, language).await?).await
}

async fn fits(page: &Page) -> TestResult {
    let mut problems = Problems::default();
    for size in Size::ALL {
        problems.look(page, size, include_str!("../scripts/fits.js"), json!([size.width()])).await?;
    }
    problems.result()
}

async fn no_english_words(browsers: &TestBrowsers, language: Language) -> TestResult {
    let page = speaking(browsers, language).await?;
    let foreign = Foreign::to(language)?;
    let mut problems = Problems::default();
    for screen in PageScreen::ALL {
        screen.open(&page).await?;
        for text in lines(&page, include_str!("../scripts/texts.js"), json!([])).await? {
            if let Some(words) = foreign.find(&text) {
                problems.add(format!("{screen:?}"), format!("{words:?} in {text:?}"));
            }
        }
    }
    problems.result()
}

/// A page with every game kept, in this language.
async fn speaking(browsers: &TestBrowsers, language: Language) -> TestResult<Page> {
    let page = browsers.quick_browser().await?;
    page.keep("chance", "yes").await?;
    screens::keep_games(&page).await?;
    page.open("/").await?;
    speak(&page, language).await?;
    Ok(page)
}
