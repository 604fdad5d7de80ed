use ghost_stories_table::{Replay as Record, Table};
use leptos::prelude::*;

use super::game::AtTable;
use crate::panel::icon;
use crate::play::{Mode, Play};
use crate::settings::settings;
use crate::shelf;

/// A game to look at: from a link, or from the shelf.
#[component]
pub fn Replay(link: Option<String>, id: Option<String>, step: usize) -> impl IntoView {
    let words = settings().words();
    let table = match (&link, &id) {
        (Some(link), _) => Record::from_link(link).and_then(|record| Table::open(&record, 0)),
        (None, Some(id)) => match shelf::open(id) {
            Some(opened) => opened,
            None => return view! { <section class="sheet"><h1>{words.no_such_game}</h1></section> }.into_any(),
        },
        (None, None) => return ().into_any(),
    };
    match table {
        Ok(table) => {
            let play = Play::new(table, None, Mode::Replay);
            play.show(step);
            view! { <AtTable play /> }.into_any()
        }
        Err(error) => view! {
            <section class="sheet">
                <h1>{words.damaged_link}</h1>
                <p class="problem">{error.to_string()}</p>
                <a class="button" href="#/">{icon("home")}{words.home}</a>
            </section>
        }
        .into_any(),
    }
}
