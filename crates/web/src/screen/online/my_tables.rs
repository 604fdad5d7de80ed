//! The tables of a server at which one has a place, and what is known of them.

use ghost_stories_lang::Language;
use ghost_stories_online::{Phase, Seat, Summary};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::ago::ago;
use crate::browser::now;
use crate::online::kept::{self, Kept};
use crate::online::rest::{self, RestError};
use crate::panel::icon;
use crate::settings::settings;
use crate::store;

/// What is known of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
enum TableStatus {
    Nothing,
    ServerMessage(Summary),
    /// The server has it no longer.
    Gone,
}

#[derive(Clone)]
struct Mine {
    kept: Kept,
    known: TableStatus,
}

impl Mine {
    /// True if somebody waits for oneself here.
    fn is_awaited(&self) -> bool {
        matches!(&self.known, TableStatus::ServerMessage(summary) if awaits(summary, self.kept.person))
    }

    fn is_over(&self) -> bool {
        matches!(&self.known, TableStatus::ServerMessage(summary) if summary.state.phase == Phase::Over)
    }

    /// When something last happened, as far as one knows.
    fn when(&self) -> u64 {
        if let TableStatus::ServerMessage(summary) = &self.known { summary.at } else { self.kept.when }
    }
}

fn free_seats(summary: &Summary) -> usize {
    summary.state.seats.iter().filter(|seat| seat.is_open()).count()
}

/// True if a table waits for this person: to decide, to agree, or to begin the game.
fn awaits(summary: &Summary, person: u8) -> bool {
    let state = &summary.state;
    match state.phase {
        Phase::Open => person == 0 && free_seats(summary) == 0,
        Phase::Playing => summary.decides.is_some_and(|who| state.decides(person, who)) || asked(summary, person),
        Phase::Over => false,
    }
}

/// True if this person is asked whether a decision may be taken back.
fn asked(summary: &Summary, person: u8) -> bool {
    summary.state.undo.as_ref().is_some_and(|undo| undo.waits_for.contains(&person))
}

/// How a table stands, for this person.
fn standing(summary: &Summary, person: u8, language: Language) -> String {
    let (words, state) = (language.online(), &summary.state);
    match state.phase {
        Phase::Over => summary.score.map(|score| words.points(score)).unwrap_or_default(),
        Phase::Open => match free_seats(summary) {
            0 if person == 0 => words.can_begin().to_owned(),
            0 => words.host_begins().to_owned(),
            free => words.free_seats(free),
        },
        Phase::Playing if asked(summary, person) => words.undo_asked().to_owned(),
        Phase::Playing if awaits(summary, person) => words.your_turn().to_owned(),
        Phase::Playing => {
            let Some(who) = summary.decides else { return language.page().in_play().to_owned() };
            let decider = state.seat(who).and_then(Seat::decider);
            let name = decider.and_then(|person| state.people.get(usize::from(person)));
            words.waits_for(name.map_or(language.who(who), |person| person.name.as_str()))
        }
    }
}

/// Which game it is at which level, and who plays.
fn title(summary: &Summary, language: Language) -> String {
    let people: Vec<&str> = summary.state.people.iter().map(|person| person.name.as_str()).collect();
    let kind = language.online().kinds()[summary.kind as usize];
    format!("{kind}, {}: {}", language.level(summary.level), people.join(", "))
}

/// One's tables, as they were last known, and as the server tells them.
#[derive(Clone, Copy)]
pub struct MyTables {
    tables: RwSignal<Vec<Mine>>,
    failure: RwSignal<Option<RestError>>,
}

impl MyTables {
    /// As they were last known; what is known of tables that were given up is forgotten.
    pub fn new() -> MyTables {
        let kept = kept::all();
        for table in store::names("summary/") {
            if kept.iter().all(|kept| kept.table != table) {
                store::remove(&format!("summary/{table}"));
            }
        }
        let mine = |kept: Kept| {
            let told = store::get(&format!("summary/{}", kept.table));
            let known =
                told.and_then(|told| rest::read(&told).ok()).map_or(TableStatus::Nothing, TableStatus::ServerMessage);
            Mine { kept, known }
        };
        let tables =
            MyTables { tables: RwSignal::new(kept.into_iter().map(mine).collect()), failure: RwSignal::new(None) };
        tables.sort();
        tables
    }

    /// Takes in what another device has brought, and asks the server about it.
    pub fn read_again(self) {
        let fresh = MyTables::new();
        let _ = self.tables.try_set(fresh.tables.get_untracked());
        self.refresh();
    }

    /// Asks the server about every table that may have changed.
    pub fn refresh(self) {
        self.failure.set(None);
        let open = self.tables.with_untracked(|tables| {
            tables.iter().filter(|mine| !mine.is_over()).map(|mine| mine.kept.table.clone()).collect::<Vec<_>>()
        });
        for table in open {
            spawn_local(async move {
                let path = format!("tables/{table}");
                let answer = rest::text(&path).await;
                match answer.and_then(|text| Ok((rest::read(&text)?, text))) {
                    Ok((summary, text)) => {
                        // It is asked again next time if it cannot be stored.
                        let _ = store::set(&format!("summary/{table}"), &text);
                        self.learn(&table, TableStatus::ServerMessage(summary));
                    }
                    Err(failure) if failure.is_missing() => self.learn(&table, TableStatus::Gone),
                    Err(failure) => drop(self.failure.try_set(Some(failure))),
                }
            });
        }
    }

    fn learn(self, table: &str, known: TableStatus) {
        // The screen may have been left meanwhile.
        let _ = self.tables.try_update(|tables| {
            if let Some(mine) = tables.iter_mut().find(|mine| mine.kept.table == table) {
                mine.known = known;
            }
        });
        self.sort();
    }

    /// Those that wait for oneself first, then the latest.
    fn sort(self) {
        let _ = self.tables.try_update(|tables| {
            tables.sort_by_key(|mine| {
                (!mine.is_awaited(), mine.known == TableStatus::Gone, core::cmp::Reverse(mine.when()))
            });
        });
    }

    fn forget(self, table: &str) {
        kept::forget(table);
        store::remove(&format!("summary/{table}"));
        self.tables.update(|tables| tables.retain(|mine| mine.kept.table != table));
    }

    /// At how many tables somebody waits for oneself.
    pub fn awaited(self) -> usize {
        self.tables.with(|tables| tables.iter().filter(|mine| mine.is_awaited()).count())
    }
}

/// The open tables, and the finished ones below.
#[component]
pub fn MyTablesList(tables: MyTables) -> impl IntoView {
    let language = settings().language();
    let words = language.online();
    let lines = move |over: bool| {
        let now = now();
        let line = |mine: &Mine| line(tables, mine, now);
        tables.tables.with(|tables| tables.iter().filter(|mine| mine.is_over() == over).map(line).collect::<Vec<_>>())
    };
    let open = move || match lines(false) {
        none if none.is_empty() => view! { <p class="empty">{words.no_tables()}</p> }.into_any(),
        lines => view! { <ul class="shelf">{lines}</ul> }.into_any(),
    };
    let finished = move || {
        let lines = lines(true);
        (!lines.is_empty())
            .then(|| view! { <h2>{words.finished_games()}</h2><ul class="shelf" id="finished-games">{lines}</ul> })
    };
    view! {
        <section id="my-tables" aria-label=words.my_tables()>
            <h2>{words.my_tables()}</h2>
            {move || tables.failure.get().map(|failure| view! { <p class="problem" role="alert">{failure.words(language)}</p> })}
            <div aria-live="polite">{open}</div>
            {finished}
        </section>
    }
}

fn line(tables: MyTables, mine: &Mine, now: u64) -> AnyView {
    let language = settings().language();
    let (page, words) = (language.page(), language.online());
    let table = mine.kept.table.clone();
    let sure = RwSignal::new(false);
    let forget = {
        let table = table.clone();
        move |_| if sure.get_untracked() { tables.forget(&table) } else { sure.set(true) }
    };
    let about = match &mine.known {
        TableStatus::Gone => view! { <p class="open"><b>{mine.kept.name.clone()}</b><span>{words.gone()}</span></p> }.into_any(),
        TableStatus::Nothing => {
            view! { <a class="open" href=format!("#/table/{table}")><b>{mine.kept.name.clone()}</b><span>{words.loading()}</span></a> }
                .into_any()
        }
        TableStatus::ServerMessage(summary) => {
            let over = summary.state.phase == Phase::Over;
            let to = if over { format!("#/finished/{table}") } else { format!("#/table/{table}") };
            view! {
                <a class="open" href=to>
                    <b>{title(summary, language)}</b>
                    <span class="state">{standing(summary, mine.kept.person, language)}</span>
                    {over.then(|| view! { <span>{icon("play")}{words.replay()}</span> })}
                    {summary.state.day.map(|_| view! { <span>{words.daily()}</span> })}
                    <small>{ago(now.saturating_sub(summary.at), language)}</small>
                </a>
            }
            .into_any()
        }
    };
    view! {
        <li class:awaited=mine.is_awaited()>
            {about}
            <button type="button" class="quiet forget" title=words.forget() aria-label=words.forget() on:click=forget>
                {icon("trash")}{move || sure.get().then_some(page.really())}
            </button>
        </li>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn summary(phase: &str, more: &str) -> Summary {
        let text = format!(
            r#"{{"state": {{"phase": "{phase}", "people": [{{"name": "Ann"}}, {{"name": "Bob"}}],
                "seats": [{{"seat": "red", "person": 0}}, {{"seat": "green", "person": 1}}, {{"seat": "blue", "bot": "expert"}}]{more}
                "number": 7, "at": 5, "level": "hell", "kind": "white-moon"}}"#
        );
        serde_json::from_str(&text).expect("a summary")
    }

    #[test]
    fn a_table_waits_for_whoever_decides_or_must_agree() {
        let english = Language::English;
        let reds = summary("playing", r#"}, "decides": "red","#);
        assert_eq!([awaits(&reds, 0), awaits(&reds, 1)], [true, false]);
        assert_eq!([standing(&reds, 0, english), standing(&reds, 1, english)], ["Your turn", "Waiting for Ann"]);
        let blues = summary("playing", r#"}, "decides": "blue","#);
        assert_eq!((awaits(&blues, 0), standing(&blues, 0, english)), (false, "Waiting for Blue".to_owned()));
        let undo = summary("playing", r#", "undo": {"by": 0, "to": 3, "waits_for": [1]}}, "decides": "red","#);
        assert!(awaits(&undo, 0) && awaits(&undo, 1));
        assert_eq!(title(&undo, english), "White Moon, Hell: Ann, Bob");
    }

    #[test]
    fn a_table_that_has_not_begun_waits_for_its_host_once_all_sit() {
        let mut open = summary("open", "},");
        assert_eq!([awaits(&open, 0), awaits(&open, 1)], [true, false]);
        open.state.seats[1].person = None;
        assert_eq!((awaits(&open, 0), standing(&open, 0, Language::English)), (false, "1 seat free".to_owned()));
        let over = summary("over", r#"}, "score": 12,"#);
        assert_eq!((awaits(&over, 0), standing(&over, 0, Language::English)), (false, "12 points".to_owned()));
    }
}
