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
    every_word_fits_and_is_polish,
    every_word_fits_and_is_german,
    every_word_fits_and_is_french,
    every_word_fits_and_is_spanish,
    every_word_fits_and_is_italian,
    large_words_fit_too,
    a_change_of_language_keeps_the_game,
];

async fn every_word_fits_in_english(browsers: &TestBrowsers) -> TestResult {
    every_word_fits_and_is(browsers, Language::English).await
}

async fn every_word_fits_and_is_polish(browsers: &TestBrowsers) -> TestResult {
    every_word_fits_and_is(browsers, Language::Polish).await
}

async fn every_word_fits_and_is_german(browsers: &TestBrowsers) -> TestResult {
    every_word_fits_and_is(browsers, Language::German).await
}

async fn every_word_fits_and_is_french(browsers: &TestBrowsers) -> TestResult {
    every_word_fits_and_is(browsers, Language::French).await
}

async fn every_word_fits_and_is_spanish(browsers: &TestBrowsers) -> TestResult {
    every_word_fits_and_is(browsers, Language::Spanish).await
}

async fn every_word_fits_and_is_italian(browsers: &TestBrowsers) -> TestResult {
    every_word_fits_and_is(browsers, Language::Italian).await
}

async fn large_words_fit_too(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    page.keep("large", "yes").await?;
    screens::keep_games(&page).await?;
    page.open("/").await?;
    fits(&page, None).await
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

/// Both in one round of all screens: opening them is what takes time.
async fn every_word_fits_and_is(browsers: &TestBrowsers, language: Language) -> TestResult {
    let foreign = if language == Language::English { None } else { Some(Foreign::to(language)?) };
    fits(&speaking(browsers, language).await?, foreign.as_ref()).await
}

/// Looks for words that do not fit at any size, and once for foreign ones. In English each screen is opened at each size; in the other
/// languages once, which is what takes time, and then looked at in the other size too.
async fn fits(page: &Page, foreign: Option<&Foreign>) -> TestResult {
    let mut problems = Problems::default();
    let Some(foreign) = foreign else {
        for size in Size::ALL {
            page.size(size).await?;
            for screen in PageScreen::ALL {
                screen.open(page).await?;
                fits_here(page, &mut problems, size, screen).await?;
            }
        }
        return problems.result();
    };
    let mut sizes = Size::ALL;
    for screen in PageScreen::ALL {
        screen.open(page).await?;
        for text in lines(page, include_str!("../scripts/texts.js"), json!([])).await? {
            if let Some(words) = foreign.find(&text) {
                problems.add(format!("{screen:?}"), format!("{words:?} in {text:?}"));
            }
        }
        fits_here(page, &mut problems, sizes[0], screen).await?;
        page.size(sizes[1]).await?;
        // The table is laid out anew when the window has its new size.
        let fits = "return document.documentElement.scrollWidth <= innerWidth";
        page.wait("the page takes its new size", fits, json!([])).await?;
        fits_here(page, &mut problems, sizes[1], screen).await?;
        // The next screen is opened at this size: each change lays everything out anew.
        sizes.reverse();
    }
    problems.result()
}

async fn fits_here(page: &Page, problems: &mut Problems, size: Size, screen: PageScreen) -> TestResult {
    let place = format!("{size:?} {screen:?}");
    problems.look_here(page, &place, include_str!("../scripts/fits.js"), json!([size.width()])).await
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
