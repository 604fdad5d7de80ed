use ghost_stories_engine::{BlackSecretChoice, Choice, Letter};
use ghost_stories_lang::Language;
use ghost_stories_table::{BlackSecretSetupOptions, Stream, Table, WhiteMoonSetupOptions};
use serde_json::json;

use crate::failure::{TestResult, check, same};
use crate::form::GameForm;
use crate::games;
use crate::player::PagePlayer;
use crate::run::tests;
use crate::test_browsers::TestBrowsers;
use crate::tests::choices::{self, Examples};

tests![
    a_game_of_black_secret_begins_as_the_form_asks_and_is_played_by_clicking,
    both_expansions_are_played_together,
    every_kind_of_choice_of_black_secret_is_made_at_the_page,
    the_hand_is_seen_only_while_wu_feng_looks_at_it,
    a_bot_is_wu_feng_unless_a_person_is
];

async fn a_game_of_black_secret_begins_as_the_form_asks_and_is_played_by_clicking(
    browsers: &TestBrowsers,
) -> TestResult {
    let black_secret = BlackSecretSetupOptions { catacombs: Some(Letter::B), board: Some(Letter::A) };
    choices::play_some(
        browsers,
        &GameForm { black_secret: Some(black_secret), random_tiles: true, seed: 3, ..GameForm::four() },
    )
    .await
}

async fn both_expansions_are_played_together(browsers: &TestBrowsers) -> TestResult {
    let (white_moon, black_secret) = (Some(WhiteMoonSetupOptions::default()), Some(BlackSecretSetupOptions::default()));
    choices::play_some(browsers, &GameForm { white_moon, black_secret, seed: 4, ..GameForm::four() }).await
}

/// How many kinds of choices Black Secret has.
const KINDS: usize = 27;

async fn every_kind_of_choice_of_black_secret_is_made_at_the_page(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    page.open("/").await?;
    one_of_each()?.make(&page).await
}

/// Of random games, every second one with White Moon too.
fn one_of_each() -> TestResult<Examples> {
    let mut examples = Examples::new(KINDS, |choice| matches!(choice, Choice::BlackSecret(_)));
    for seed in 0..200 {
        let (white_moon, black_secret) =
            ((seed % 2 == 0).then(WhiteMoonSetupOptions::default), Some(BlackSecretSetupOptions::default()));
        examples.look_through(&GameForm { seed, white_moon, black_secret, ..GameForm::four() }, eager)?;
    }
    Ok(examples)
}

/// What brings the Shadow where there is such a thing, else anything.
fn eager(options: &[Choice], random: &mut Stream) -> Choice {
    let seeks = |option: &&Choice| {
        matches!(option, Choice::BlackSecret(BlackSecretChoice::Search(_) | BlackSecretChoice::Summon(..)))
    };
    match options.iter().find(seeks) {
        Some(&choice) if random.below(4) > 0 => choice,
        _ => random.pick(options),
    }
}

/// A table at which Wu-Feng must choose from his hand.
fn at_the_hand() -> TestResult<Table> {
    let form = GameForm { black_secret: Some(BlackSecretSetupOptions::default()), ..GameForm::four() };
    games::first(&form, |position| {
        position.options().iter().any(|option| matches!(option, Choice::BlackSecret(BlackSecretChoice::Incarnation(_))))
    })
}

async fn the_hand_is_seen_only_while_wu_feng_looks_at_it(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let table = at_the_hand()?;
    page.keep("game/1", &table.replay().write()).await?;
    page.open("/game/1").await?;
    page.appears("#lift-cover").await?;
    let hand = "return document.querySelectorAll('[id^=in-hand-]').length";
    let held = table.position().black_secret().map_or(0, |black_secret| black_secret.hand.len());
    page.becomes("the covered hand", hand, json!([]), &json!(0)).await?;
    let listed = "return document.querySelectorAll('#actions [data-choice]').length";
    page.becomes("the covered options", listed, json!([]), &json!(0)).await?;
    page.click(".in-words summary").await?;
    page.appears(".in-words pre").await?;
    let words = page.text(".in-words pre").await?;
    for option in table.position().options() {
        let Choice::BlackSecret(BlackSecretChoice::Incarnation(card)) = option else { continue };
        check(!words.contains(Language::English.card(card)), || format!("{words} tells of the hand"))?;
    }
    let mut player = PagePlayer::at(&page, table).await?;
    page.becomes("the hand", hand, json!([]), &json!(held)).await?;
    page.click("#look-at-hand").await?;
    page.appears("#lift-cover").await?;
    page.becomes("the hand", hand, json!([]), &json!(0)).await?;
    page.click("#lift-cover").await?;
    let choice = player.position().options()[0];
    player.choose(choice).await?;
    page.becomes("the hand after the choice", hand, json!([]), &json!(0)).await?;
    player.saved_all().await
}

async fn a_bot_is_wu_feng_unless_a_person_is(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    page.keep("bot-pace", "off").await?;
    page.open("/new/black-secret").await?;
    page.appears("#wu-feng-seat").await?;
    let seat = "return document.querySelector('#wu-feng-seat').value";
    page.becomes("the seat of Wu-Feng", seat, json!([]), &json!("expert")).await?;
    page.click("#begin").await?;
    let script = "return location.hash.startsWith('#/game/') && location.hash.slice(7)";
    let id = page.wait("a game is shown", script, json!([])).await?;
    let seats = page.kept(&format!("seats/{}", id.as_str().unwrap_or_default())).await?;
    same("the seats", &seats, &Some(r#"{"wu-feng":"expert"}"#.to_owned()))?;
    // He decides what becomes of the first ghost, and a person's turn comes.
    page.appears("#actions [data-choice]").await?;
    let decider = page.text(".decider").await?;
    check(!decider.contains("Wu-Feng"), || format!("{decider} is asked"))
}

#[cfg(test)]
mod unit {
    use super::*;

    #[test]
    fn every_kind_of_choice_of_black_secret_comes_up() {
        let kinds: Vec<String> = one_of_each().unwrap().found.iter().map(|(_, choice)| choice.to_string()).collect();
        assert_eq!(kinds.len(), KINDS, "{kinds:?}");
    }
}
