use ghost_stories_table::{Replay as Record, ReplayError, Table};
use leptos::prelude::*;

use super::game::AtTable;
use crate::panel::icon;
use crate::play::{Mode, Play};
use crate::settings::settings;
use crate::shelf;

/// What became of opening a replay: the game, why it cannot be read, or nothing if there is none.
pub type Opened = Option<Result<&'static Play, String>>;

/// Opens the game of a link at a step.
pub fn open_link(link: &str, step: usize) -> Opened {
    Some(watch(Record::from_link(link).and_then(|record| Table::open(&record, 0)), step))
}

/// Opens a saved game to look at it.
pub fn open_saved(id: &str) -> Opened {
    shelf::open(id).map(|table| watch(table, 0))
}

fn watch(table: Result<Table, ReplayError>, step: usize) -> Result<&'static Play, String> {
    let play = Play::new(table.map_err(|error| error.to_string())?, None, Mode::Replay);
    play.show(step);
    Ok(play)
}

/// A game to look at.
#[component]
pub fn Replay(replay: Opened) -> impl IntoView {
    let words = settings().words();
    match replay {
        Some(Ok(play)) => view! { <AtTable play /> }.into_any(),
        Some(Err(reason)) => view! {
            <section class="sheet">
                <h1>{words.damaged_link}</h1>
                <p class="problem">{reason}</p>
                <a class="button" href="#/">{icon("home")}{words.home}</a>
            </section>
        }
        .into_any(),
        None => view! { <section class="sheet"><h1>{words.no_such_game}</h1><a class="button" href="#/">{words.home}</a></section> }
            .into_any(),
    }
}
