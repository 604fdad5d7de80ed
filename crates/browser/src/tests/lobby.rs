//! Strangers who find each other, at a server of their own.

use serde_json::{Value, json};
use thirtyfour::Key;

use crate::failure::{TestResult, check, fail, same};
use crate::page::{Page, Size};
use crate::process::start_game;
use crate::run::tests;
use crate::test_browsers::TestBrowsers;

tests![
    two_strangers_meet_through_the_lobby_and_play_a_turn,
    a_table_is_shown_by_its_host_and_a_seat_taken_with_the_keyboard,
    the_lobby_fits_on_every_screen_in_every_language,
];

const ACT: &str = include_str!("../scripts/act.js");

/// Comes to the hall for the first time and says a name.
async fn come(page: &Page, name: &str) -> TestResult {
    page.open("/online").await?;
    page.appears("#quick-seat").await?;
    Ok(page.element("#own-name").await?.send_keys(name).await?)
}

/// How many tables the lobby shows.
async fn shows(page: &Page, number: usize) -> TestResult {
    let script = "return document.querySelectorAll('.listing').length";
    page.becomes("the tables of the lobby", script, json!([]), &json!(number)).await
}

async fn two_strangers_meet_through_the_lobby_and_play_a_turn(browsers: &TestBrowsers) -> TestResult {
    let (_server, address) = start_game(browsers.binary()?, None)?;
    let ann = browsers.quick_browser().await?.served_at(&address);
    let ben = browsers.quick_browser().await?.served_at(&address);
    come(&ann, "Ann").await?;
    ann.appears("#lobby-empty").await?;
    come(&ben, "Ben").await?;
    // Nobody waits: a table is opened for Ann, and Ben sees it while he looks.
    ann.click("#quick-seat").await?;
    ann.appears("#start:not(:disabled)").await?;
    shows(&ben, 1).await?;
    ben.click(".listing-seat.free").await?;
    ben.appears("#lobby").await?;
    let names = "return [...document.querySelectorAll('#seats .person')].map((person) => person.innerText.split(' ')[0]).sort()";
    ann.becomes("who sits there", names, json!([]), &json!(["Ann", "Ben"])).await?;
    ann.click("#start").await?;
    for page in [&ann, &ben] {
        page.appears("#actions").await?;
    }
    let mut acted = [0, 0];
    for _ in 0..600 {
        for (page, acted) in [&ann, &ben].into_iter().zip(&mut acted) {
            *acted += usize::from(page.run(ACT, json!([])).await? == json!("acted"));
        }
        if acted.into_iter().all(|acted| acted >= 2) {
            ann.has_no_errors().await?;
            return ben.has_no_errors().await;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    fail(format!("they acted {acted:?} times"))
}

async fn a_table_is_shown_by_its_host_and_a_seat_taken_with_the_keyboard(browsers: &TestBrowsers) -> TestResult {
    let (_server, address) = start_game(browsers.binary()?, None)?;
    let ann = browsers.quick_browser().await?.served_at(&address);
    let ben = browsers.quick_browser().await?.served_at(&address);
    ben.open("/online").await?;
    ben.appears("#lobby-empty").await?;
    ann.open("/online/new").await?;
    ann.element("#own-name").await?.send_keys("Ann").await?;
    ann.click("#list-table").await?;
    ann.click("#begin").await?;
    ann.appears("#lobby").await?;
    shows(&ben, 1).await?;
    for number in [0, 1] {
        ann.click("#list-table").await?;
        shows(&ben, number).await?;
    }
    // Who has no name yet is asked for it, and then comes to the seat with one key.
    ben.run("document.querySelector('.listing-seat.free').focus()", json!([])).await?;
    ben.press(Key::Enter).await?;
    ben.appears("#lobby-problem").await?;
    let focused = ben.run("return document.activeElement.id", json!([])).await?;
    same("what has the focus", &focused, &json!("own-name"))?;
    ben.press("Ben").await?;
    ben.run("document.querySelector('.listing-seat.free').focus()", json!([])).await?;
    ben.press(Key::Enter).await?;
    ben.appears("#lobby").await?;
    ann.appears("#start:not(:disabled)").await?;
    check(ben.elements("#list-table").await?.is_empty(), || "a guest may list the table".into())?;
    let eve = browsers.quick_browser().await?.served_at(&address);
    eve.open("/online").await?;
    eve.appears("#lobby-empty").await?;
    ann.has_no_errors().await?;
    ben.has_no_errors().await
}

/// Opens tables that look for people, and comes to each.
const OPEN: &str = "const open = async (table) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('api/tables', { method: 'POST', headers, body: JSON.stringify(table) });
      const { table: name, secret } = await answer.json();
      const socket = new WebSocket(location.origin.replace('http', 'ws') + '/api/socket');
      window.sockets = [...(window.sockets ?? []), socket];
      await new Promise((done) => { socket.onopen = done; });
      socket.send(JSON.stringify({ do: 'hello', version: 1, table: name, secret }));
      await new Promise((done) => { socket.onmessage = done; });
      return socket;
    };
    const both = { white_moon: { portal: 'edge', incarnations: 'both' }, black_secret: { wu_feng: 'expert' } };
    const seats = [{ for: 'me', colour: 'red' }, { for: 'open', colour: 'blue' }, { for: 'expert', colour: 'green' }];
    const listed = (language) => ({ listing: { language }, bots_give_way: true });
    await open({ name: 'Bartholomäus von Stein', level: 'nightmare', seats, ...both, ...listed('de') });
    await open({ name: 'Ola', level: 'initiation', seats: seats.slice(0, 2), ...listed('pl') });
    const begun = await open({ name: 'Zoë', level: 'hell', seats: [seats[0], seats[2]], ...listed('ja') });
    begun.send(JSON.stringify({ do: 'start' }));
    return document.querySelectorAll('.listing').length";

/// What does not fit: what is wider than the window, and buttons that are too small for a finger.
const MISFITS: &str = "const wide = document.documentElement.scrollWidth > innerWidth ? ['the page is too wide'] : [];
    const small = [...document.querySelectorAll('#lobby-tables :is(button, select, a)')].filter((one) => one.getBoundingClientRect().height < 40);
    const cut = [...document.querySelectorAll('#lobby-tables :is(button, span, b)')].filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline' && !one.matches('.hidden'));
    return [...wide, ...small.map((one) => `small: ${one.innerText}`), ...cut.map((one) => `cut: ${one.innerText}`)]";

async fn the_lobby_fits_on_every_screen_in_every_language(browsers: &TestBrowsers) -> TestResult {
    let (_server, address) = start_game(browsers.binary()?, None)?;
    let host = browsers.quick_browser().await?.served_at(&address);
    host.open("/online").await?;
    host.appears("#lobby-empty").await?;
    host.run(OPEN, json!([])).await?;
    shows(&host, 3).await?;
    let page = browsers.quick_browser().await?.served_at(&address);
    for language in ghost_stories_lang::Language::ALL {
        page.open("/online").await?;
        let choose = "localStorage.setItem('ghost-stories/language', arguments[0])";
        page.run(choose, json!([language.code()])).await?;
        page.reload().await?;
        for size in [Size::Phone, Size::Desktop] {
            page.size(size).await?;
            shows(&page, 3).await?;
            let misfits = page.run(MISFITS, json!([])).await?;
            if misfits != Value::Array(Vec::new()) {
                return fail(format!("{} at {size:?}: {misfits}", language.code()));
            }
            let file = browsers.folder().join(format!("lobby-{}-{size:?}.png", language.code()));
            page.picture(&file).await?;
        }
    }
    page.has_no_errors().await
}
