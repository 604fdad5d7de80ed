use std::mem::discriminant;

use ghost_stories_engine::{Choice, Power};
use ghost_stories_table::{Purpose, Stream, Table};
use serde_json::json;

use crate::failure::{TestFailure, TestResult, check};
use crate::form::GameForm;
use crate::games;
use crate::page::Page;
use crate::player::PagePlayer;
use crate::run::tests;
use crate::test_browsers::TestBrowsers;

tests![every_kind_of_choice_is_made_by_pointing_where_there_is_something_to_point_at];

/// How many kinds of choices the game has.
const KINDS: usize = 33;

/// How many choices are made in a game that is begun by the form.
const CHOICES: usize = 40;

async fn every_kind_of_choice_is_made_by_pointing_where_there_is_something_to_point_at(
    browsers: &TestBrowsers,
) -> TestResult {
    let page = browsers.quick_browser().await?;
    page.open("/").await?;
    one_of_each()?.make(&page).await
}

/// Of a golden game, in which rare ones come up, and of random games.
fn one_of_each() -> TestResult<Examples> {
    let mut examples = Examples::new(KINDS, |_| true);
    for replay in [games::golden()?, games::rewarded()?] {
        let golden = Table::open(&replay, 0)?;
        for steps in 0..golden.len() {
            examples.look_at(&golden.branch(steps));
        }
    }
    for form in (0..100).flat_map(forms) {
        examples.look_through(&form, |options, random| random.pick(options))?;
    }
    Ok(examples)
}

/// For each kind of choice, the first table at which it can be made and is not the only one.
pub struct Examples {
    kinds: usize,
    wanted: fn(Choice) -> bool,
    /// The tables, each with the choice.
    pub found: Vec<(Table, Choice)>,
}

impl Examples {
    /// Of so many kinds of choices, those that are wanted.
    pub fn new(kinds: usize, wanted: fn(Choice) -> bool) -> Examples {
        Examples { kinds, wanted, found: Vec::new() }
    }

    /// Adds the kinds of choices at a table that are new.
    pub fn look_at(&mut self, table: &Table) {
        let options = table.position().options();
        for &choice in options.iter().filter(|&&choice| options.len() > 1 && (self.wanted)(choice)) {
            if !self.found.iter().any(|&(_, known)| is_of_one_kind(known, choice)) {
                self.found.push((table.clone(), choice));
            }
        }
    }

    /// Looks at every table of a random game whose players pick as told, until there is one of each kind.
    pub fn look_through(&mut self, form: &GameForm, pick: impl Fn(&[Choice], &mut Stream) -> Choice) -> TestResult {
        let mut table = Table::new(form.setup(), form.seed, form.names())?;
        let mut random = Stream::new(form.seed, 1, Purpose::Players);
        while self.found.len() < self.kinds {
            games::settle(&mut table);
            self.look_at(&table);
            let options = table.position().options();
            if options.is_empty() {
                break;
            }
            table.choose(pick(&options, &mut random)).map_err(|refusal| TestFailure(format!("{refusal:?}")))?;
        }
        Ok(())
    }

    /// Makes each of the choices at its table; there must be one of every kind.
    pub async fn make(self, page: &Page) -> TestResult {
        let choices: Vec<String> = self.found.iter().map(|(_, choice)| choice.to_string()).collect();
        check(choices.len() == self.kinds, || {
            format!("{} kinds of choices come up, not {}: {}", choices.len(), self.kinds, choices.join(", "))
        })?;
        let mut problems = Vec::new();
        for (number, (table, choice)) in self.found.into_iter().enumerate() {
            let keep = "localStorage.setItem(`ghost-stories/game/${arguments[0]}`, arguments[1])";
            page.run(keep, json!([number, table.replay().write()])).await?;
            page.open(&format!("/game/{number}")).await?;
            let mut player = PagePlayer::at(page, table).await?;
            if let Err(TestFailure(why)) = player.choose(choice).await {
                problems.push(format!("{choice}: {why}"));
            }
        }
        check(problems.is_empty(), || problems.join("\n"))
    }
}

/// True if two choices differ at most in what they are about.
fn is_of_one_kind(one: Choice, other: Choice) -> bool {
    match (one, other) {
        (Choice::WhiteMoon(one), Choice::WhiteMoon(other)) => discriminant(&one) == discriminant(&other),
        (Choice::BlackSecret(one), Choice::BlackSecret(other)) => discriminant(&one) == discriminant(&other),
        _ => discriminant(&one) == discriminant(&other),
    }
}

/// Begins a game as the form asks and makes some choices by pointing.
pub async fn play_some(browsers: &TestBrowsers, form: &GameForm) -> TestResult {
    play_some_at(&browsers.quick_browser().await?, form).await
}

/// The same at a page that has something kept.
pub async fn play_some_at(page: &Page, form: &GameForm) -> TestResult {
    let mut player = PagePlayer::begin(page, form).await?;
    let mut random = Stream::new(form.seed, 1, Purpose::Players);
    for _ in 0..CHOICES {
        let options = player.position().options();
        if options.is_empty() {
            break;
        }
        let choice = random.pick(&options);
        player.choose(choice).await.map_err(|TestFailure(why)| TestFailure(format!("{choice}: {why}")))?;
    }
    player.saved_all().await
}

/// Games with every power and with neutral boards.
fn forms(seed: u64) -> [GameForm; 3] {
    let mut winds = GameForm { seed, ..GameForm::four() };
    for (colour, power, _) in &mut winds.seats {
        *power = Power::of(*colour)[0];
    }
    [GameForm { seed, ..GameForm::four() }, winds, GameForm { seed, ..GameForm::lost() }]
}
