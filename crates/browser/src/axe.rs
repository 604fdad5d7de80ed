//! What axe-core finds on every screen: in each look, on a laptop and on a phone. It is no part of the tests, for it comes from npm.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use crate::decisions;
use crate::failure::{TestFailure, TestResult};
use crate::page::{Page, Size};
use crate::screens::{self, PageScreen};
use crate::test_browsers::{TestAddresses, TestBrowsers};

/// What the document looks like.
const LOOKS: [&str; 3] = ["dark", "paper", "contrast"];

/// Runs every rule and gives back a line for each that is broken.
const RUN: &str = include_str!("scripts/axe.js");

/// Other screens, by their addresses and what is there once they are.
const FORMS: [(&str, &str); 8] = [
    ("/new", ".new-game"),
    ("/new/white-moon", ".new-game"),
    ("/new/black-secret", ".new-game"),
    ("/online/new", "#own-name"),
    ("/online/new/white-moon", "#own-name"),
    ("/learn/wu-feng", "#lesson"),
    ("/learn/white-moon", "#lesson"),
    ("/learn/black-secret", "#lesson"),
];

/// Looks at every screen whose name contains the filter, and prints what is found; true if that is nothing.
pub async fn look(addresses: &TestAddresses, script: &Path, filter: &str) -> TestResult<bool> {
    let axe = fs::read_to_string(script).map_err(|error| TestFailure(format!("{}: {error}", script.display())))?;
    let mut findings = Findings::default();
    for (number, look) in LOOKS.into_iter().enumerate() {
        let browsers = TestBrowsers::new(addresses.clone())?;
        // How a decision looks does not depend on colours alone, but most of what is wrong with it would be seen in any.
        let looked = look_at_all(&browsers, &axe, look, filter, number == 0, &mut findings).await;
        browsers.close().await;
        looked?;
    }
    println!("{} screens were looked at, {} findings.", findings.screens, findings.lines.len());
    Ok(findings.lines.is_empty() && findings.screens > 0)
}

async fn look_at_all(
    browsers: &TestBrowsers,
    axe: &str,
    look: &str,
    filter: &str,
    with_decisions: bool,
    findings: &mut Findings,
) -> TestResult {
    let page = browsers.quick_browser().await?;
    page.keep("look", look).await?;
    page.keep("chance", "yes").await?;
    page.before_all(axe).await?;
    screens::keep_games(&page).await?;
    let decisions = if with_decisions { decisions::of_every_kind()? } else { Vec::new() };
    for (name, table) in &decisions {
        page.keep(&format!("game/{name}"), &table.replay().write()).await?;
    }
    for size in Size::ALL {
        page.size(size).await?;
        let place = |screen: &str| format!("{look} {size:?} {screen}");
        for screen in PageScreen::ALL {
            let name = place(&format!("{screen:?}"));
            if name.contains(filter) {
                screen.open(&page).await.map_err(|TestFailure(why)| TestFailure(format!("{name}: {why}")))?;
                findings.look(&page, name).await?;
            }
        }
        for (fragment, sign) in FORMS {
            if place(fragment).contains(filter) {
                page.open(fragment).await?;
                page.appears(sign).await?;
                findings.look(&page, place(fragment)).await?;
            }
        }
        for (game, _) in &decisions {
            if place(game).contains(filter) {
                page.open(&format!("/game/{game}")).await?;
                page.appears(decisions::SIGN).await?;
                findings.look(&page, place(game)).await?;
                page.run(READ, json!([])).await?;
                findings.look(&page, place(&format!("{game} with its reading sheet"))).await?;
            }
        }
    }
    Ok(())
}

/// Reads a ghost, or else the first thing there is.
const READ: &str = "const thing = document.querySelector('.space .card, .thing');
    thing.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    return new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(true), 30)));";

/// What was found so far. The same finding on several screens is told once.
#[derive(Default)]
struct Findings {
    screens: usize,
    lines: Vec<String>,
}

impl Findings {
    async fn look(&mut self, page: &Page, place: String) -> TestResult {
        page.vanishes("[aria-busy=true]").await?;
        self.screens += 1;
        let found = page.run(RUN, json!([])).await?;
        for finding in found.as_array().into_iter().flatten().filter_map(Value::as_str) {
            if !self.lines.iter().any(|known| known == finding) {
                println!("{place}: {finding}");
                self.lines.push(finding.to_owned());
            }
        }
        Ok(())
    }
}
