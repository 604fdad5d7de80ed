//! A person at the page, with a table of the same seed beside it: after every choice the page must show what that table shows.

use ghost_stories_engine::{BlackSecretChoice, Choice, Incarnations, Letter, Position, Waiting, WhiteMoonChoice, Who};
use ghost_stories_lang::{Language, Message};
use ghost_stories_table::{Portal, Replay, Step, Table};
use serde_json::{Value, json};
use thirtyfour::{By, Key};

use crate::failure::{TestFailure, TestResult, check, fail, same};
use crate::form::GameForm;
use crate::games;
use crate::page::Page;
use crate::pointing::{Gesture, gesture, rerolls};

const STATE: &str = include_str!("scripts/state.js");

/// How a choice is taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Undo {
    Button,
    Keys,
}

/// Someone who plays a game at the page.
pub struct PagePlayer {
    pub page: Page,
    /// The game as it must stand.
    pub table: Table,
    /// Its name among the saved games.
    pub id: String,
    /// Wu-Feng has lifted the cover over his hand, and the others do not have the screen back yet.
    lifted: bool,
}

impl PagePlayer {
    /// Fills in the form for a new game and begins.
    pub async fn begin(page: &Page, form: &GameForm) -> TestResult<PagePlayer> {
        page.open("/new").await?;
        fill_in(page, form).await?;
        page.click("#begin").await?;
        let table = Table::new(form.setup(), form.seed, form.names())?;
        PagePlayer::at(page, table).await
    }

    /// Goes on with a game that is kept in the storage.
    pub async fn resume(page: &Page, table: Table) -> TestResult<PagePlayer> {
        page.keep("game/1", &table.replay().write()).await?;
        page.open("/game/1").await?;
        PagePlayer::at(page, table).await
    }

    /// Sits down at the game that the page shows.
    pub async fn at(page: &Page, table: Table) -> TestResult<PagePlayer> {
        let script = "return location.hash.startsWith('#/game/') && location.hash.slice(7)";
        let id = page.wait("a game is shown", script, json!([])).await?;
        let id = id.as_str().unwrap_or_default().to_owned();
        let mut player = PagePlayer { page: page.clone(), table, id, lifted: false };
        player.follow().await?;
        Ok(player)
    }

    pub fn position(&self) -> &Position {
        self.table.position()
    }

    /// Makes a choice by pointing where that is possible, else in the list.
    pub async fn choose(&mut self, choice: Choice) -> TestResult {
        match gesture(self.position(), choice) {
            Gesture::Things(targets) => self.point(choice, &targets).await?,
            Gesture::Dice(dice) => self.pick(&dice).await?,
            Gesture::Listed => self.page.click_choice(&choice.to_string()).await?,
        }
        self.page.confirm().await?;
        self.chose(choice).await
    }

    /// Plays a whole record.
    pub async fn play(&mut self, replay: &Replay) -> TestResult {
        while let Some(&step) = replay.steps.get(self.table.len()) {
            let Step::Choice(choice) = step else { return fail(format!("{step} should have come by itself")) };
            self.choose(choice).await.map_err(|TestFailure(why)| TestFailure(format!("{choice}: {why}")))?;
        }
        Ok(())
    }

    /// The page must come to what follows this choice.
    pub async fn chose(&mut self, choice: Choice) -> TestResult {
        self.table.choose(choice).map_err(|refusal| TestFailure(format!("{choice} is refused: {refusal:?}")))?;
        self.follow().await
    }

    /// What nobody decides happens by itself; then the page must show what the table shows.
    async fn follow(&mut self) -> TestResult {
        games::settle_at_page(&mut self.table);
        self.uncover().await?;
        self.shows_the_table().await
    }

    /// Wu-Feng lifts the cover to choose from his hand, and the others take the screen back before they choose.
    async fn uncover(&mut self) -> TestResult {
        let of_hand = |option: &Choice| matches!(option, Choice::BlackSecret(BlackSecretChoice::Incarnation(_)));
        let taoist = matches!(self.position().waiting(), Waiting::Choice(Who::Taoist(_)));
        let button = match self.position().options().iter().any(of_hand) {
            true => "#lift-cover",
            false if self.lifted && taoist => "#take-back",
            false => return Ok(()),
        };
        self.page.appears(button).await?;
        self.lifted = !taoist;
        self.page.click(button).await
    }

    /// Waits until the page asks what it must ask, with every option, and has saved every step.
    pub async fn shows_the_table(&self) -> TestResult {
        self.page.becomes("the page shows the table", STATE, json!([self.id]), &self.state()).await
    }

    fn state(&self) -> Value {
        let options = self.position().options();
        let asks = match options.first() {
            None => "nothing",
            Some(_) if rerolls(self.position()) => "dice",
            Some(
                Choice::Defeat { .. }
                | Choice::WhiteMoon(WhiteMoonChoice::Defeat { .. })
                | Choice::BlackSecret(BlackSecretChoice::Defeat { .. }),
            ) => "split",
            Some(_) => "list",
        };
        let mut choices: Vec<String> = options.iter().map(ToString::to_string).collect();
        choices.sort_unstable();
        if asks == "dice" {
            choices.clear();
        }
        json!({ "steps": self.table.len(), "asks": asks, "choices": choices })
    }

    /// Makes a choice with the key that stands beside it; before dice are rolled, the page asks once more.
    pub async fn choose_by_key(&mut self, choice: Choice) -> TestResult {
        if let Some(verb) = self.page.verb_of(&choice.to_string()).await? {
            self.press_key_of(&format!("[data-verb='{verb}']")).await?;
            self.page.appears("#actions .choices .narrowed").await?;
        }
        // A long list puts together what is about the same thing.
        while let Some(line) = self.page.line_towards(&choice.to_string()).await? {
            self.press_key_of(&format!("#actions {line}")).await?;
            self.page.vanishes(&line).await?;
        }
        self.press_key_of(&format!("#actions [data-choice='{choice}']")).await?;
        if self.page.asks_for_a_last_word().await? {
            self.page.press(Key::Enter).await?;
        }
        self.chose(choice).await
    }

    async fn press_key_of(&self, button: &str) -> TestResult {
        let key = self.page.text(&format!("{button} kbd")).await?;
        self.page.press(key).await
    }

    /// Takes the last choice back, in the way given; the page must show the table before it.
    pub async fn undo(&mut self, by: Undo) -> TestResult {
        match by {
            Undo::Button => self.page.click("#undo").await?,
            Undo::Keys => self.page.press_with_control('z').await?,
        }
        check(self.table.undo(), || "there is nothing to take back".into())?;
        self.shows_the_table().await
    }

    /// The choice that a recorded game makes next.
    pub fn next_of(&self, replay: &Replay) -> TestResult<Choice> {
        match replay.steps.get(self.table.len()) {
            Some(&Step::Choice(choice)) => Ok(choice),
            _ => fail("no choice is left"),
        }
    }

    /// The save must be the record, letter by letter.
    pub async fn saved_all(&self) -> TestResult {
        let saved = self.page.kept(&format!("game/{}", self.id)).await?;
        same("the saved game", &saved, &Some(self.table.replay().write()))
    }

    async fn point(&self, choice: Choice, targets: &[String]) -> TestResult {
        let made = "const saved = localStorage.getItem(`ghost-stories/game/${arguments[0]}`);
            return JSON.parse(saved).steps.length > arguments[1]";
        for target in targets {
            self.page.click(&self.page.place_of(target)).await?;
            // The first thing may leave one option only.
            if self.page.run(made, json!([self.id, self.table.len()])).await? == json!(true) {
                return Ok(());
            }
        }
        if matches!(choice, Choice::Defeat { .. } | Choice::BlackSecret(BlackSecretChoice::Defeat { .. })) {
            return Ok(());
        }
        // What was pointed at may leave several options; the list then holds them.
        let script = "const saved = JSON.parse(localStorage.getItem(`ghost-stories/game/${arguments[0]}`));
            if (saved.steps.length > arguments[1] || document.querySelector('.ask #confirm, .ask #roll')) return 'made';
            return document.querySelector('.thing.pointed') && 'open'";
        let made = self.page.wait("pointing does something", script, json!([self.id, self.table.len()])).await?;
        if made == json!("open") { self.page.click_choice(&choice.to_string()).await } else { Ok(()) }
    }

    async fn pick(&self, dice: &[usize]) -> TestResult {
        for die in dice {
            self.page.click(&format!(".pick:nth-child({})", die + 1)).await?;
        }
        self.page.click("#reroll").await
    }
}

async fn fill_in(page: &Page, form: &GameForm) -> TestResult {
    page.click(&format!("input[name=players][value='{}']", form.seats.len())).await?;
    page.becomes("the seats", "return document.querySelectorAll('.seat').length", json!([]), &json!(form.seats.len()))
        .await?;
    for (seat, &(colour, power, name)) in page.elements(".seat").await?.iter().zip(&form.seats) {
        seat.find(By::Css("input")).await?.send_keys(name).await?;
        seat.find(By::Css(format!("option[value='{colour}']"))).await?.click().await?;
        seat.find(By::Css(format!("option[value='{power}']"))).await?.click().await?;
    }
    page.click(&format!("input[name=level][value='{}']", form.level)).await?;
    page.click(&format!("input[name=edition][value='{}']", form.edition)).await?;
    let pick = |name: &str, index: usize| format!("input[name='{name}'][value='{index}']");
    if let Some(white_moon) = form.white_moon {
        page.click("#white-moon").await?;
        page.appears(".moon-options").await?;
        let portal = Portal::PLACES.iter().position(|&portal| portal == white_moon.portal).unwrap_or(0);
        let incarnations = Incarnations::ALL.iter().position(|&which| which == white_moon.incarnations).unwrap_or(0);
        let on_tile = white_moon.portal.tile().map(|_| Portal::PLACES.len());
        page.click(&pick("portal-at", on_tile.unwrap_or(portal))).await?;
        page.click(&pick("which-incarnations", incarnations)).await?;
    }
    if let Some(black_secret) = form.black_secret {
        page.click("#black-secret").await?;
        page.appears(".secret-options").await?;
        page.element("#wu-feng-seat option[value=person]").await?.click().await?;
        let side = |side: Option<Letter>| side.map_or(2, |side| side as usize);
        page.click(&pick("catacombs-side", side(black_secret.catacombs))).await?;
        page.click(&pick("board-side", side(black_secret.board))).await?;
    }
    if let Some(village) = form.village {
        page.click("#arrange").await?;
        page.appears(".arrange").await?;
        for (spot, tile) in page.elements(".arrange select").await?.iter().zip(village) {
            spot.find(By::Css(format!("option[value='{tile}']"))).await?.click().await?;
        }
    }
    if let Some(tile) = form.white_moon.and_then(|white_moon| white_moon.portal.tile()) {
        page.element(&format!("#portal-tile option[value='{tile}']")).await?.click().await?;
    }
    if let Some(seat) = form.first {
        page.element(&format!("#who-begins option[value='{seat}']")).await?.click().await?;
    }
    if form.village.is_none() && (form.white_moon.is_some() || form.black_secret.is_some()) {
        page.click(&pick("which-tiles", usize::from(form.random_tiles))).await?;
    }
    page.click(".new-game .seed summary").await?;
    page.element("#seed").await?.send_keys(form.seed.to_string()).await?;
    Ok(())
}

/// What the page says of a table: people are called by their names.
pub fn said(table: &Table, language: Language, message: Message) -> String {
    let person = |who| match who {
        Who::Taoist(colour) => table.names()[colour].clone(),
        Who::WuFeng => None,
    };
    language.say(&message.calling(&person))
}
