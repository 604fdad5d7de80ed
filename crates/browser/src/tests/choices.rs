use std::mem;

use ghost_stories_engine::{Choice, Power};
use ghost_stories_table::{Purpose, Stream, Table};
use serde_json::json;

use crate::failure::{Failure, Verdict, check};
use crate::form::Form;
use crate::games;
use crate::page::Page;
use crate::player::Player;
use crate::run::tests;
use crate::stage::Stage;

tests![every_kind_of_choice_is_made_by_pointing_where_there_is_something_to_point_at];

/// How many kinds of choices the game has.
const KINDS: usize = 33;

async fn every_kind_of_choice_is_made_by_pointing_where_there_is_something_to_point_at(stage: &Stage) -> Verdict {
    let page = stage.quick_browser().await?;
    page.open("/").await?;
    make_each(&page, one_of_each()?, KINDS).await
}

/// Makes each of these choices at its table; there must be so many kinds.
pub async fn make_each(page: &Page, examples: Vec<(Table, Choice)>, kinds: usize) -> Verdict {
    let choices: Vec<String> = examples.iter().map(|(_, choice)| choice.to_string()).collect();
    check(choices.len() == kinds, || {
        format!("{} kinds of choices come up, not {kinds}: {}", choices.len(), choices.join(", "))
    })?;
    let mut problems = Vec::new();
    for (number, (table, choice)) in examples.into_iter().enumerate() {
        let keep = "localStorage.setItem(`ghost-stories/game/${arguments[0]}`, arguments[1])";
        page.run(keep, json!([number, table.replay().write()])).await?;
        page.open(&format!("/game/{number}")).await?;
        let mut player = Player::at(page, table).await?;
        if let Err(Failure(why)) = player.choose(choice).await {
            problems.push(format!("{choice}: {why}"));
        }
    }
    check(problems.is_empty(), || problems.join("\n"))
}

/// For each kind of choice, the first table at which it can be made: of a golden game, in which rare ones come up, and of random games.
fn one_of_each() -> Verdict<Vec<(Table, Choice)>> {
    let mut examples = Vec::new();
    let golden = Table::open(&games::golden()?, 0)?;
    for steps in 0..golden.len() {
        add(&mut examples, &golden.branch(steps));
    }
    for form in (0..100).flat_map(forms) {
        let mut table = Table::new(form.setup(), form.seed, form.names())?;
        let mut whim = Stream::new(form.seed, 1, Purpose::Players);
        while examples.len() < KINDS {
            games::settle(&mut table);
            add(&mut examples, &table);
            let options = table.position().options();
            if options.is_empty() {
                break;
            }
            table.choose(whim.pick(&options)).map_err(|refusal| Failure(format!("{refusal:?}")))?;
        }
    }
    Ok(examples)
}

/// Adds the kinds of choices at a table that are new.
fn add(examples: &mut Vec<(Table, Choice)>, table: &Table) {
    let options = table.position().options();
    for &choice in options.iter().filter(|_| options.len() > 1) {
        if examples.iter().all(|(_, known)| mem::discriminant(known) != mem::discriminant(&choice)) {
            examples.push((table.clone(), choice));
        }
    }
}

/// Games with every power and with neutral boards.
fn forms(seed: u64) -> [Form; 3] {
    let mut winds = Form { seed, ..Form::four() };
    for (colour, power, _) in &mut winds.seats {
        *power = Power::of(*colour)[0];
    }
    [Form { seed, ..Form::four() }, winds, Form { seed, ..Form::lost() }]
}
