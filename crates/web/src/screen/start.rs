use ghost_stories_engine::{Ending, Who};
use ghost_stories_lang::PageWords;
use ghost_stories_table::{Replay, ReplayError, ReplayStart, Table};
use leptos::prelude::*;

use super::learn;
use super::miniature::Miniature;
use super::online::PlayOnline;
use crate::browser;
use crate::panel::icon;
use crate::seats::Seats;
use crate::settings::settings;
use crate::shelf::{self, Saved, SavedSummary};

/// The first screen: new game, saved games, open a file, learn, rules, cards.
#[component]
pub fn Start() -> impl IntoView {
    let words = settings().words();
    let saved = RwSignal::new(0);
    let problem = RwSignal::new(None::<String>);
    view! {
        <section class="start">
            <svg class="title-picture" viewBox="0 0 1200 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><use href="#scene-title" /></svg>
            <h1>{words.title()}</h1>
            <p class="lead">{words.lead()}</p>
            <nav class="doors" aria-label=words.start()>
                <a class="button main" id="play-now" href="#/play">{icon("robot")}{settings().language().start().play_now()}</a>
                {learn::left().map(|(chapter, step)| view! {
                    <a class="button" id="go-on" href=chapter.address(step)>{icon("learn")}{settings().language().learn().go_on(chapter.number(), step)}</a>
                })}
                <a class="button" id="new-game" href="#/new">{icon("play")}{words.new_game()}</a>
                <PlayOnline />
                <a class="button" href="#/learn">{icon("learn")}{words.learn_long()}</a>
                <a class="button" href="#/learn/white-moon">{icon("portal")}{words.white_moon().lesson()}</a>
                <a class="button" href="#/rules">{icon("book")}{words.rules()}</a>
                <a class="button" href="#/cards">{icon("cards")}{words.cards()}</a>
                <a class="button" id="my-games" href="#/my-games">{icon("chart")}{settings().language().my_games().title()}</a>
                <Import problem />
            </nav>
            {move || problem.get().map(|problem| view! { <p class="problem" role="alert">{problem}</p> })}
            <Shelf saved />
            <p class="fan">{words.fan_edition()}" "<a href="#/about">{settings().language().turn().story()}</a>" · "<a href="#/about">{words.credits()}</a></p>
        </section>
    }
}

/// Opens a replay or save from a file; a damaged one is refused with its reason.
#[component]
fn Import(problem: RwSignal<Option<String>>) -> impl IntoView {
    let settings = settings();
    let (language, words) = (settings.language(), settings.words());
    let open = move |event| {
        browser::read_chosen(&event, move |text| {
            let Some(text) = text else { return problem.set(Some(words.file_unreadable().to_owned())) };
            if let Some(id) = shelf::of_file(&text) {
                return browser::go(&format!("/{}/{id}", screen_of(&id)));
            }
            let table = match Replay::read(&text).and_then(|replay| Table::open(&replay, browser::fresh_seed())) {
                Ok(table) => table,
                Err(error) => return problem.set(Some(format!("{} {}", words.damaged(), error.words(language)))),
            };
            let id = shelf::new_id();
            // If it cannot be stored, the table says so after each step.
            let _ = match table.cut() {
                // As it is, so that the game says where it was cut when it opens.
                Some(_) => shelf::save_text(&id, &text),
                None => shelf::save(&id, &table),
            };
            shelf::set_file(&id, &text);
            browser::go(&format!("/{}/{id}", screen_of(&id)));
        });
    };
    view! {
        <label class="button file">{icon("open")}{words.open_file()}
            <input type="file" id="open-file" accept=".json,application/json" on:change=open />
        </label>
    }
}

/// Where a saved game is opened: one that is over is looked at.
fn screen_of(id: &str) -> &'static str {
    match shelf::open(id) {
        Some(Ok(table)) if table.is_over() => "watch",
        _ => "game",
    }
}

/// The saved games.
#[component]
fn Shelf(saved: RwSignal<usize>) -> impl IntoView {
    let words = settings().words();
    move || {
        saved.track();
        let games = shelf::all();
        if games.is_empty() {
            return ().into_any();
        }
        let lines = games.into_iter().map(|game| view! { <Line game saved /> }).collect_view();
        view! { <h2>{words.saved_games()}</h2><ul class="shelf">{lines}</ul> }.into_any()
    }
}

#[component]
fn Line(game: Saved, saved: RwSignal<usize>) -> impl IntoView {
    let settings = settings();
    let (language, words) = (settings.language(), settings.words());
    let Saved { id, name, seats, when, game } = game;
    let sure = RwSignal::new(false);
    let remove = {
        let id = id.clone();
        move |_| {
            if sure.get_untracked() {
                shelf::remove(&id);
                saved.update(|saved| *saved += 1);
            } else {
                sure.set(true);
            }
        }
    };
    let save = {
        let id = id.clone();
        move |_| browser::download(&format!("ghost-stories-{id}.json"), &shelf::text(&id).unwrap_or_default())
    };
    let (title, state, finished) = match &game {
        Ok(summary) => (title(summary, &seats), state(summary), summary.over),
        Err(error) => (heading(words, error).to_owned(), error.words(language), false),
    };
    let picture = game.ok().map(|summary| view! { <Miniature position=Box::new(summary.position) /> });
    let naming = RwSignal::new(false);
    let rename = StoredValue::new(id.clone());
    let name = RwSignal::new(name.unwrap_or_default());
    let label = language.start().rename();
    let change = move |event| {
        name.set(event_target_value(&event));
        rename.with_value(|id| shelf::set_name(id, &name.get_untracked()));
    };
    let done = move |event: web_sys::KeyboardEvent| {
        if matches!(event.key().as_str(), "Enter" | "Escape") {
            naming.set(false);
        }
    };
    let field = format!("name-{id}");
    let naming_field = {
        let field = field.clone();
        move || {
            naming.get().then(|| view! {
            <input type="text" id=field.clone() class="game-name" maxlength="40" aria-label=language.start().name_of_game()
                prop:value=name on:input=change on:keydown=done on:blur=move |_| naming.set(false) />
        })
        }
    };
    let begin_naming = move |_| {
        naming.set(true);
        let field = field.clone();
        request_animation_frame(move || browser::focus(&field));
    };
    view! {
        <li>
            {picture}
            {naming_field}
            <a class="open" hidden=naming href=if finished { format!("#/watch/{id}") } else { format!("#/game/{id}") }>
                {move || Some(name.get()).filter(|name| !name.trim().is_empty()).map(|name| view! { <b>{name}</b> })}
                <b>{title}</b><span>{state}</span><small>{browser::date(when, language.code())}</small>
            </a>
            <button type="button" class="quiet" title=words.save_file() aria-label=words.save_file() on:click=save>{icon("save")}</button>
            <button type="button" class="quiet rename" title=label aria-label=label on:click=begin_naming>{icon("rename")}</button>
            <button type="button" class="quiet" title=words.remove() aria-label=words.remove() on:click=remove>
                {icon("trash")}{move || sure.get().then_some(words.really())}
            </button>
        </li>
    }
}

/// What to call a save that cannot be opened.
pub(super) fn heading(words: PageWords, error: &ReplayError) -> &'static str {
    match error {
        ReplayError::Illegal { .. } => words.replay().older_rules(),
        _ => words.damaged(),
    }
}

/// Who plays at which level.
fn title(summary: &SavedSummary, seats: &Seats) -> String {
    let language = settings().language();
    match &summary.replay.start {
        ReplayStart::Setup(setup) => {
            let wu_feng = setup.black_secret.map(|_| Who::WuFeng);
            let players = setup.players.iter().map(Who::Taoist).chain(wu_feng);
            let names: Vec<String> = players.map(|who| seats.who(language, &summary.replay.names, who)).collect();
            format!("{}: {}", language.level(setup.level), names.join(", "))
        }
        ReplayStart::Position(_) => language.page().written_position().to_owned(),
    }
}

fn state(summary: &SavedSummary) -> String {
    let words = settings().words();
    let turns = words.turns(summary.turns);
    let state = match summary.ending {
        Some(Ending::Won) => words.won(),
        Some(Ending::Lost(_)) => words.lost(),
        None if summary.over => return format!("{turns}. {}", words.replay().older_rules()),
        None => words.in_play(),
    };
    if summary.older {
        format!("{state}, {turns}. {}", words.replay().older_rules())
    } else {
        format!("{state}, {turns}")
    }
}
