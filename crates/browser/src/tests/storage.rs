use ghost_stories_engine::Position;
use ghost_stories_lang::Language;
use ghost_stories_table::{Replay, Step, Table};
use serde_json::json;

use crate::failure::{TestFailure, TestResult, check, fail, same};
use crate::games;
use crate::page::Page;
use crate::player::PagePlayer;
use crate::run::tests;
use crate::test_browsers::TestBrowsers;

tests![
    a_game_can_be_played_and_kept_as_a_file_where_storage_is_full,
    a_game_can_be_played_and_kept_as_a_file_where_storage_is_blocked,
    a_game_goes_on_when_the_storage_becomes_full,
    a_damaged_save_is_refused_with_its_reason_and_kept,
    a_save_with_a_step_of_older_rules_goes_on_from_its_written_position,
    a_finished_game_with_a_step_of_older_rules_stays_finished,
    a_link_with_a_step_of_older_rules_opens_up_to_it,
    an_exported_game_is_imported_elsewhere_as_it_was,
    a_damaged_file_is_refused_with_its_reason,
    a_removed_game_is_gone_after_a_second_thought,
];

const BLOCKED: &str =
    "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } });";
const FULL: &str = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') };";

async fn a_game_can_be_played_and_kept_as_a_file_where_storage_is_full(browsers: &TestBrowsers) -> TestResult {
    play_and_keep(browsers, FULL, Language::English.page().storage_full()).await
}

async fn a_game_can_be_played_and_kept_as_a_file_where_storage_is_blocked(browsers: &TestBrowsers) -> TestResult {
    play_and_keep(browsers, BLOCKED, Language::English.page().storage_blocked()).await
}

/// Begins a game where nothing can be kept: the page says why, and gives the game as a file.
async fn play_and_keep(browsers: &TestBrowsers, trouble: &str, said: &str) -> TestResult {
    let page = browsers.browser().await?;
    page.before_all(trouble).await?;
    page.open("/new").await?;
    page.click("#begin").await?;
    page.appears(".problem[role=alert]").await?;
    same("what is said", page.text(".problem").await?.as_str(), said)?;
    page.click("#actions .choices [data-choice]").await?;
    page.click(".share summary").await?;
    page.click("#save-file").await?;
    let replay = Replay::read(&page.downloaded().await?)?;
    check(!replay.steps.is_empty(), || "the file holds no steps".into())
}

async fn a_game_goes_on_when_the_storage_becomes_full(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let replay = games::won()?;
    let mut player = PagePlayer::resume(&page, games::start_of(&replay, 0)?).await?;
    page.run(FULL, json!([])).await?;
    let Some(&Step::Choice(choice)) = replay.steps.get(player.table.len()) else { return fail("there is no choice") };
    page.click_choice(&choice.to_string()).await?;
    page.appears(".problem[role=alert]").await?;
    same("what is said", page.text(".problem").await?.as_str(), Language::English.page().storage_full())?;
    player.table.choose(choice).map_err(|refusal| TestFailure(format!("{refusal:?}")))?;
    games::settle_at_page(&mut player.table);
    page.appears("#actions [data-choice]").await?;
    page.click(".share summary").await?;
    page.click("#save-file").await?;
    same("the file", &page.downloaded().await?, &player.table.replay().write())
}

async fn a_damaged_save_is_refused_with_its_reason_and_kept(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let damaged = damaged()?;
    let reason = reason(&damaged)?;
    page.keep("game/1", &damaged).await?;
    page.open("/").await?;
    let line = page.text(".shelf li").await?;
    check(line.contains(&reason), || format!("the shelf says {line:?}"))?;
    page.click(".shelf .open").await?;
    page.appears(".problem").await?;
    same("the reason", &page.text(".problem").await?, &reason)?;
    same("the save", &page.kept("game/1").await?, &Some(damaged.clone()))?;
    page.click("#main button").await?;
    same("the file", &page.downloaded().await?, &damaged)
}

/// A game under way with a step that no rule allows at a table of four players, behind which its position is written.
fn of_older_rules() -> TestResult<Replay> {
    let golden = Table::open(&games::golden()?, 0)?;
    let in_yang = |steps: &usize| golden.game().position_after(*steps).is_some_and(Position::between_steps);
    let steps = (60..golden.len()).find(in_yang).ok_or_else(|| TestFailure("there is no Yang".into()))?;
    let mut replay = golden.branch(steps).replay();
    replay.steps.insert(40, "take-token".parse()?);
    replay.positions.iter_mut().for_each(|written| written.after += 1);
    Ok(replay)
}

async fn a_save_with_a_step_of_older_rules_goes_on_from_its_written_position(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let table = Table::open(&of_older_rules()?, 0)?;
    let words = Language::English.page().replay();
    let said = words.older_steps(41, table.len());
    let choice = table.position().options()[0];
    let mut player = PagePlayer::resume(&page, table).await?;
    let note = page.text(".panel-side p.older").await?;
    check(note.starts_with(&said), || format!("the page says {note:?}"))?;
    player.choose(choice).await?;
    player.saved_all().await?;
    page.open("/").await?;
    let line = page.text(".shelf li").await?;
    check(line.contains(words.older_rules()), || format!("the shelf says {line:?}"))?;
    page.open("/watch/1").await?;
    page.appears("#log p.older").await?;
    let first = page.text("#log p.older").await?;
    same("the first step of older rules", &first, &words.older_step("take-token"))
}

async fn a_finished_game_with_a_step_of_older_rules_stays_finished(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let replay = Replay { positions: Vec::new(), over: true, ..of_older_rules()? };
    page.keep("game/1", &replay.write()).await?;
    page.open("/").await?;
    let words = Language::English.page();
    let line = page.text(".shelf li").await?;
    let fine = line.contains(words.replay().older_rules()) && !line.contains(words.in_play());
    check(fine, || format!("the shelf says {line:?}"))?;
    for address in ["/watch/1", "/game/1"] {
        page.open(address).await?;
        page.appears(".panel-side p.older").await?;
        same("how far it opens", page.text(".steps output").await?.as_str(), "0/40")?;
        same("the save", &page.kept("game/1").await?, &Some(replay.write()))?;
    }
    Ok(())
}

async fn a_link_with_a_step_of_older_rules_opens_up_to_it(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let replay = of_older_rules()?;
    page.open(&format!("replay={}", replay.to_link())).await?;
    page.appears(".panel-side p.older").await?;
    let note = page.text(".panel-side p.older").await?;
    let said = Language::English.page().replay().cut(41, "take-token", replay.steps.len() - 40);
    check(note.starts_with(&said), || format!("the page says {note:?}"))?;
    same("how far it opens", page.text(".steps output").await?.as_str(), "0/40")
}

async fn an_exported_game_is_imported_elsewhere_as_it_was(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let table = games::start_of(&games::won()?, 70)?;
    let player = PagePlayer::resume(&page, table).await?;
    page.open("/").await?;
    page.click(".shelf li button").await?;
    let text = page.downloaded().await?;
    same("the file", &text, &player.table.replay().write())?;

    let other = browsers.quick_browser().await?;
    import(&other, browsers, &text).await?;
    let player = PagePlayer::at(&other, Table::open(&Replay::read(&text)?, 0)?).await?;
    player.saved_all().await
}

async fn a_damaged_file_is_refused_with_its_reason(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let damaged = damaged()?;
    import(&page, browsers, &damaged).await?;
    page.appears(".problem[role=alert]").await?;
    let said = page.text(".problem").await?;
    check(said.contains(&reason(&damaged)?), || format!("the page says {said:?}"))
}

async fn a_removed_game_is_gone_after_a_second_thought(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    page.keep("game/1", &games::won()?.write()).await?;
    page.open("/").await?;
    page.click(".shelf button:last-child").await?;
    check(page.kept("game/1").await?.is_some(), || "one click is enough to remove a game".into())?;
    page.click(".shelf button:last-child").await?;
    page.vanishes(".shelf").await?;
    same("what is kept", &page.kept("game/1").await?, &None)
}

/// A save in which a step is against the rules.
fn damaged() -> TestResult<String> {
    Ok(games::won()?.write().replacen("\"end\"", "\"move cemetery\"", 3))
}

fn whole_reason(damaged: &str) -> TestResult<String> {
    match Replay::read(damaged).and_then(|replay| replay.play(&mut ())) {
        Ok(_) => fail("the damage does no harm"),
        Err(error) => Ok(error.words(Language::English)),
    }
}

/// Why the page says that a save is refused. The words of the rule are not there yet when it opens, only its number.
fn reason(damaged: &str) -> TestResult<String> {
    let whole = whole_reason(damaged)?;
    let rule = whole.find("Refused by rule").and_then(|at| Some(at + whole[at..].find(':')?));
    Ok(rule.map_or(whole.clone(), |end| format!("{}.", &whole[..end])))
}

/// Opens a file on the start screen.
async fn import(page: &Page, browsers: &TestBrowsers, text: &str) -> TestResult {
    let path = browsers.folder().join("game.json");
    std::fs::write(&path, text)?;
    page.open("/").await?;
    page.element("#open-file").await?.send_keys(path.to_string_lossy().into_owned()).await?;
    Ok(())
}
