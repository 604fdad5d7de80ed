//! Every screen of the page, and how to come to it.

use ghost_stories_engine::{Choice, Colour, Position};
use ghost_stories_lang::Language;
use ghost_stories_table::{Replay, ReplayStart, Table};
use serde_json::{Value, json};

use crate::failure::{TestResult, check};
use crate::form::GameForm;
use crate::games;
use crate::page::{Page, Size};
use crate::pointing::rerolls;

const OPEN_TABLE: &str = include_str!("scripts/open_table.js");

/// A screen, or a state of one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PageScreen {
    Start,
    NewGame,
    Table,
    Crowded,
    Odds,
    Log,
    Hints,
    Explained,
    BeforeRoll,
    AfterRoll,
    Reroll,
    Bots,
    Won,
    Lost,
    Replay,
    Course,
    Learn,
    Example,
    Rules,
    Cards,
    OwnCopy,
    About,
    Turn,
    MyGames,
    Settings,
    Damaged,
    Missing,
    WhiteMoon,
    Families,
    Villagers,
    Barrier,
    BlackSecret,
    Below,
    WuFeng,
    Curse,
    Both,
    Online,
    NewTable,
    Lobby,
    OnlineTable,
    Daily,
    Records,
}

impl PageScreen {
    pub const ALL: [PageScreen; 42] = [
        PageScreen::Start,
        PageScreen::NewGame,
        PageScreen::Table,
        PageScreen::Crowded,
        PageScreen::Odds,
        PageScreen::Log,
        PageScreen::Hints,
        PageScreen::Explained,
        PageScreen::BeforeRoll,
        PageScreen::AfterRoll,
        PageScreen::Reroll,
        PageScreen::Bots,
        PageScreen::Won,
        PageScreen::Lost,
        PageScreen::Replay,
        PageScreen::Course,
        PageScreen::Learn,
        PageScreen::Example,
        PageScreen::Rules,
        PageScreen::Cards,
        PageScreen::OwnCopy,
        PageScreen::About,
        PageScreen::Turn,
        PageScreen::MyGames,
        PageScreen::Settings,
        PageScreen::Damaged,
        PageScreen::Missing,
        PageScreen::WhiteMoon,
        PageScreen::Families,
        PageScreen::Villagers,
        PageScreen::Barrier,
        PageScreen::BlackSecret,
        PageScreen::Below,
        PageScreen::WuFeng,
        PageScreen::Curse,
        PageScreen::Both,
        PageScreen::Online,
        PageScreen::NewTable,
        PageScreen::Lobby,
        PageScreen::OnlineTable,
        PageScreen::Daily,
        PageScreen::Records,
    ];

    /// What stands behind `#` in its address.
    fn fragment(self) -> &'static str {
        match self {
            PageScreen::Start => "/",
            PageScreen::NewGame => "/new/both",
            PageScreen::Table => "/game/early",
            PageScreen::Crowded | PageScreen::Odds | PageScreen::Log | PageScreen::Hints | PageScreen::Explained => {
                "/game/crowded"
            }
            PageScreen::BeforeRoll => "/game/before",
            PageScreen::AfterRoll => "/game/after",
            PageScreen::Reroll => "/game/reroll",
            PageScreen::Bots => "/game/bots",
            PageScreen::Won => "/game/won",
            PageScreen::Lost => "/game/lost",
            PageScreen::Replay | PageScreen::Course => "/watch/won",
            PageScreen::Learn => "/learn",
            PageScreen::Example => "/example/example-green-with-one-qi-dances-like-red",
            PageScreen::Rules => "/rules/B74",
            PageScreen::Cards => "/cards",
            PageScreen::OwnCopy => "/own-copy",
            PageScreen::About => "/about",
            PageScreen::Turn => "/turn",
            PageScreen::MyGames => "/my-games",
            PageScreen::Settings => "/settings",
            PageScreen::Damaged => "/game/damaged",
            PageScreen::Missing => "/game/missing",
            PageScreen::WhiteMoon | PageScreen::Families | PageScreen::Villagers => "/game/moon",
            PageScreen::Barrier => "/game/barrier",
            PageScreen::BlackSecret | PageScreen::WuFeng | PageScreen::Curse => "/game/secret",
            PageScreen::Below => "/game/below",
            PageScreen::Both => "/game/both",
            PageScreen::Online | PageScreen::Lobby | PageScreen::OnlineTable => "/online",
            PageScreen::NewTable => "/online/new/both",
            PageScreen::Daily => "/daily",
            PageScreen::Records => "/records",
        }
    }

    /// True if a table lies there, with what stands beside it.
    pub fn has_table(self) -> bool {
        ["/game/", "/watch/"].iter().any(|start| self.fragment().starts_with(start))
            && !matches!(self, PageScreen::Damaged | PageScreen::Missing)
            || matches!(self, PageScreen::OnlineTable | PageScreen::Learn)
    }

    /// Brings the page there.
    pub async fn open(self, page: &Page) -> TestResult {
        page.open(self.fragment()).await?;
        page.appears(self.sign()).await?;
        page.vanishes("[aria-busy=true]").await?;
        match self {
            PageScreen::Lobby => {
                page.run(OPEN_TABLE, json!([false])).await?;
                page.appears("#start").await
            }
            PageScreen::OnlineTable => at_online_table(page).await,
            PageScreen::NewGame => {
                page.element(".seat:last-of-type .seat-player option:last-child").await?.click().await?;
                page.appears(".moon-options").await?;
                page.click("#arrange").await?;
                page.appears(".arrange").await?;
                page.click("input[name='portal-at'][value='3']").await?;
                page.appears("#portal-tile").await?;
                let unfold = "document.querySelectorAll('.new-game details').forEach((part) => part.open = true)";
                page.run(unfold, json!([])).await.map(drop)
            }
            PageScreen::Odds => page.click("[role=tab]:nth-child(2)").await,
            PageScreen::Log => page.click("[role=tab]:nth-child(3)").await,
            PageScreen::Hints => {
                page.click("#hint").await?;
                page.appears(".hints[data-done=true]").await?;
                // They are scrolled into sight in the next frame.
                let frames =
                    "return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))";
                page.run(frames, json!([])).await.map(drop)
            }
            PageScreen::Bots => {
                page.click("#pause").await?;
                page.appears("#bot-step").await
            }
            PageScreen::Won | PageScreen::Lost => page.appears(".turning-points").await,
            PageScreen::Course => {
                page.click("[role=tab]:nth-child(5)").await?;
                page.appears(".turning-points").await
            }
            PageScreen::OwnCopy => {
                page.run(
                    "document.querySelectorAll('.own-group').forEach((group) => { group.open = true })",
                    json!([]),
                )
                .await?;
                page.click("#own-curse-1").await?;
                page.appears(".own-choices").await
            }
            PageScreen::Explained => explain_a_ghost(page).await,
            PageScreen::Families => {
                page.click("[role=tab]:nth-child(3)").await?;
                page.appears(".families").await
            }
            PageScreen::Villagers => {
                page.click("#explain").await?;
                page.click(".villagers").await?;
                page.appears("#detail").await
            }
            PageScreen::BeforeRoll => {
                page.click(".space .card").await?;
                page.appears(".ask").await
            }
            PageScreen::WuFeng => {
                page.click("[role=tab]:nth-child(3)").await?;
                page.appears(".secret-panel").await
            }
            PageScreen::Curse => {
                page.click("#explain").await?;
                page.run(
                    "document.querySelector('[id^=curse-]').dispatchEvent(new MouseEvent('click', { bubbles: true }))",
                    json!([]),
                )
                .await?;
                page.appears("#detail").await
            }
            _ => Ok(()),
        }
    }

    /// What is there once the screen is.
    fn sign(self) -> &'static str {
        match self {
            PageScreen::Start => "#new-game",
            PageScreen::NewGame => ".new-game",
            PageScreen::Table
            | PageScreen::Crowded
            | PageScreen::Odds
            | PageScreen::Log
            | PageScreen::Hints
            | PageScreen::Explained
            | PageScreen::BeforeRoll
            | PageScreen::WhiteMoon
            | PageScreen::Families
            | PageScreen::Villagers
            | PageScreen::BlackSecret
            | PageScreen::Below
            | PageScreen::WuFeng
            | PageScreen::Curse
            | PageScreen::Both => "#actions [data-choice]",
            PageScreen::Barrier => "#barrier",
            PageScreen::Bots => "#pause",
            PageScreen::AfterRoll => ".split",
            PageScreen::Reroll => "#reroll",
            PageScreen::Won | PageScreen::Lost => "#ending",
            PageScreen::Replay | PageScreen::Course => ".steps",
            PageScreen::Learn => "#lesson",
            PageScreen::Example => "#example h2:not(:empty)",
            PageScreen::Rules => ".rule-line",
            PageScreen::Turn => "#turn-picture",
            PageScreen::MyGames => ".achievements",
            PageScreen::Cards => ".cards li",
            PageScreen::OwnCopy => ".own-group",
            PageScreen::About => ".about",
            PageScreen::Settings => ".keys",
            PageScreen::Damaged => ".problem",
            PageScreen::Missing => "#main h1",
            PageScreen::Online | PageScreen::Lobby | PageScreen::OnlineTable => "#open-table",
            PageScreen::NewTable => "#own-name",
            PageScreen::Daily => "#play-daily",
            PageScreen::Records => ".records",
        }
    }
}

/// A game among a person and bots at the server, with everything beside it opened.
async fn at_online_table(page: &Page) -> TestResult {
    page.run(OPEN_TABLE, json!([true])).await?;
    page.appears("#start").await?;
    page.click("#start").await?;
    page.appears("#whose-turn").await?;
    page.run("document.querySelectorAll('#people, #chat').forEach((part) => { part.open = true })", json!([])).await?;
    page.appears("#chat-input").await?;
    page.element("#chat-input").await?.send_keys("Let us hold the Cemetery together").await?;
    page.press(thirtyfour::Key::Enter).await?;
    page.appears("#chat-lines li").await
}

async fn explain_a_ghost(page: &Page) -> TestResult {
    page.click("#explain").await?;
    page.click(".space .card").await?;
    page.appears("#detail").await?;
    page.click("#explain").await
}

/// Keeps the games that the screens show; before the page is opened.
pub async fn keep_games(page: &Page) -> TestResult {
    for (name, table) in games()? {
        page.keep(&format!("game/{name}"), &table.replay().write()).await?;
    }
    // Bots that would all think for a long time, so that there is time to stop them.
    page.keep("bot-pace", "slow").await?;
    let seats = Colour::ALL.map(|colour| format!("\"{colour}\":\"expert:nodes=200000\""));
    page.keep("seats/bots", &format!("{{{}}}", seats.join(","))).await?;
    page.keep("game/damaged", "{ \"format\": \"ghost-stories replay\", \"version\": 9, \"steps\": [] }").await
}

fn games() -> TestResult<Vec<(&'static str, Table)>> {
    let (won, lost) = (Table::open(&games::won()?, 0)?, Table::open(&games::lost()?, 0)?);
    let form = GameForm::four();
    let defeats =
        |choice: &Choice| matches!(choice, Choice::Defeat { ghosts, tao } if !ghosts.is_empty() && tao.total() > 0);
    Ok(vec![
        ("early", games::first(&form, |position| position.options().contains(&Choice::EndTurn))?),
        ("crowded", crowded()?),
        ("bots", crowded()?),
        ("before", games::first(&form, |position| position.options().contains(&Choice::Exorcise))?),
        ("after", games::first(&form, |position| position.options().iter().any(defeats))?),
        ("reroll", games::first(&form, rerolls)?),
        ("moon", white_moon()?),
        ("barrier", games::of_white_moon(|position| position.barrier().is_some())?),
        ("secret", black_secret()?),
        ("below", below()?),
        ("both", games::of_both(|position| position.between_steps() && position.occupied().len() >= 4)?),
        ("won", won),
        ("lost", lost),
    ])
}

/// A table of White Moon with villagers, ghosts, crystals and Su-Ling.
pub fn white_moon() -> TestResult<Table> {
    games::of_white_moon(|position| {
        let busy = position.options().len() > 5 && position.occupied().len() >= 4;
        busy && position.white_moon().is_some_and(|white_moon| {
            white_moon.su_ling.is_some() && !white_moon.pedestals.is_empty() && white_moon.inhabited().len() >= 4
        })
    })
}

/// A Taoist underground beside two demons, the Shadow's urns found, curses thrown.
fn below() -> TestResult<Table> {
    let position = "black-secret catacombs a demons a\nturn red yang\ntaoist red at altar tao blue 1 red 1\nbelow red\n\
        demon seeker altar\ndemon gravedigger hut\nstack altar 2\nurns 2\nno-ladders circle\nskeletons green-left\nbones blue-right\n\
        curses 1 3 5 11 14 16 17\npyramid 2 4\nblood-mantra 1 1\nblood-mantra 4\nblood-mantra 7\nblood-mantra 12 2\nblood-mantra 15\n\
        blood-mantra 19 1\nhand 92 57\nghost red-left zombie\nghost yellow-right hopping-vampire on-stone\n";
    let start = ReplayStart::Position(position.to_owned());
    let replay = Replay { seed: Some(1), ..Replay::new(start, Vec::new()) };
    Ok(Table::open(&replay, 0)?)
}

/// A table of Black Secret with thrown curses and Qi on mantras.
pub fn black_secret() -> TestResult<Table> {
    games::of_black_secret(|position| {
        let busy = position.between_steps() && position.options().len() > 5 && position.occupied().len() >= 3;
        busy && position
            .black_secret()
            .is_some_and(|black_secret| !black_secret.pyramid.is_empty() && black_secret.laid() > 0)
    })
}

/// A table on which nearly everything lies.
pub fn crowded() -> TestResult<Table> {
    let ghosts = |position: &Position| position.occupied().len() >= 9 && position.options().len() > 8;
    games::first(&GameForm::four(), ghosts)
}

/// Changes the language at the top of the page, or in the menu beside a table.
pub async fn speak(page: &Page, language: Language) -> TestResult {
    let unfold = "const button = document.querySelector('#menu-button[aria-expanded=false]');
        if (button?.checkVisibility()) button.click()";
    page.run(unfold, json!([])).await?;
    let option = format!("header option[value={}]", language.code());
    if page.element(&option).await?.click().await.is_err() {
        // The header was just drawn anew.
        page.element(&option).await?.click().await?;
    }
    let script = "return document.documentElement.lang";
    page.becomes("the language", script, json!([]), &json!(language.code())).await
}

/// What is wrong with the screens; what is wrong on several is said once.
#[derive(Default)]
pub struct Problems(Vec<(String, String, usize)>);

impl Problems {
    pub fn add(&mut self, place: impl Into<String>, problem: String) {
        match self.0.iter_mut().find(|(_, known, _)| *known == problem) {
            Some((.., more)) => *more += 1,
            None => self.0.push((place.into(), problem, 0)),
        }
    }

    /// Opens every screen in a window of this size and gathers what a script finds wrong there.
    pub async fn look(&mut self, page: &Page, size: Size, script: &str, given: Value) -> TestResult {
        page.size(size).await?;
        for screen in PageScreen::ALL {
            screen.open(page).await?;
            self.look_here(page, &format!("{size:?} {screen:?}"), script, given.clone()).await?;
        }
        Ok(())
    }

    /// Gathers what a script finds wrong on the screen that is open.
    pub async fn look_here(&mut self, page: &Page, place: &str, script: &str, given: Value) -> TestResult {
        for problem in lines(page, script, given).await? {
            self.add(place, problem);
        }
        Ok(())
    }

    /// Fails if there are any.
    pub fn result(self) -> TestResult {
        let line = |(place, problem, more): (String, String, usize)| match more {
            0 => format!("{place}: {problem}"),
            more => format!("{place} and {more} more: {problem}"),
        };
        let lines: Vec<String> = self.0.into_iter().map(line).collect();
        check(lines.is_empty(), || lines.join("\n"))
    }
}

/// The lines that a script gives back.
pub async fn lines(page: &Page, script: &str, given: Value) -> TestResult<Vec<String>> {
    let found = page.run(script, given).await?;
    Ok(found.as_array().into_iter().flatten().filter_map(|line| line.as_str().map(str::to_owned)).collect())
}
