//! What players see of what those who run the server do.

use std::process::Command;

use serde_json::json;

use crate::failure::{TestResult, check};
use crate::process::start_game;
use crate::run::tests;
use crate::test_browsers::TestBrowsers;

tests![a_restart_is_announced_and_a_closed_table_and_a_barred_address_say_so];

async fn a_restart_is_announced_and_a_closed_table_and_a_barred_address_say_so(browsers: &TestBrowsers) -> TestResult {
    let (binary, socket) = (browsers.binary()?, browsers.folder().join("socket"));
    let (_server, address) = start_game(binary, Some(&socket))?;
    let tell = |words: &[&str]| -> TestResult {
        let told = Command::new(binary).args(["admin", "--admin-socket"]).arg(&socket).args(words).output()?;
        check(told.status.success(), || format!("{words:?}: {}", String::from_utf8_lossy(&told.stderr)))
    };
    let page = browsers.quick_browser().await?.served_at(&address);
    page.open("/online").await?;
    let open = "const setup = { name: 'Ann', level: 'normal', seats: [{ for: 'me' }] };
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch('api/tables', { method: 'POST', headers, body: JSON.stringify(setup) });
        return (await answer.json()).table";
    let table = page.run(open, json!([])).await?;
    let table = table.as_str().unwrap_or_default();
    page.open(&format!("/table/{table}")).await?;
    page.appears("#lobby").await?;
    check(page.elements("#restart").await?.is_empty(), || "a restart is expected that nobody announced".into())?;
    tell(&["announce", "5"])?;
    page.appears("#restart").await?;
    let text = page.text("#restart").await?;
    check(text.contains(':') && text.contains("restarted at"), || format!("it says {text}"))?;
    tell(&["withdraw"])?;
    page.vanishes("#restart").await?;

    tell(&["close", table])?;
    page.appears("#closed").await?;
    tell(&["reopen", table])?;
    page.reload().await?;
    page.appears("#lobby").await?;
    tell(&["bar", "127.0.0.1"])?;
    tell(&["bar", "::1"])?;
    page.appears("#barred").await?;
    tell(&["unbar", "127.0.0.1"])?;
    tell(&["unbar", "::1"])?;
    page.reload().await?;
    page.appears("#lobby").await?;
    page.has_no_errors().await
}
