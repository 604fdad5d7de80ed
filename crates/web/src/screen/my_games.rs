use ghost_stories_engine::Level;
use ghost_stories_lang::Text;
use ghost_stories_online::Kind;
use leptos::prelude::*;

use crate::browser;
use crate::lazy_assets::{Asset, Awaited};
use crate::my_games::{self, Achievement, FinishedGame};
use crate::online::rest::{ServerPresence, server};
use crate::panel::icon;
use crate::personal;
use crate::screen::WayToMe;
use crate::settings::settings;

/// One's own finished games: wins, scores and what was achieved, and all of it as a file.
#[component]
pub fn MyGames() -> impl IntoView {
    let settings = settings();
    let (language, words) = (settings.language(), settings.language().my_games());
    let games = RwSignal::new(my_games::all());
    let brought = personal::brought();
    Effect::new(move |_| {
        if brought.get() > 0 {
            games.set(my_games::all());
        }
    });
    let tables = move || {
        games.with(|games| {
            if games.is_empty() {
                return view! { <p class="empty">{words.empty()}</p> }.into_any();
            }
            let levels =
                Level::ALL.map(|level| (language.level(level).to_owned(), of(games, |game| game.level == level)));
            let numbers =
                (1..=4).map(|number| (language.online().taoists(number), of(games, |game| game.players == number)));
            let kinds = Kind::ALL.into_iter().zip(language.online().kinds());
            let kinds = kinds.map(|(kind, told)| (told.to_owned(), of(games, |game| game.kind == kind)));
            view! {
                <Figures games=games.clone() />
                <Tally heading=settings.words().level() rows=levels.to_vec() />
                <Tally heading=settings.words().players() rows=numbers.collect() />
                <Tally heading=language.online().which_game() rows=kinds.collect() />
            }
            .into_any()
        })
    };
    view! {
        <section class="sheet my-games">
            <h1>{words.title()}</h1>
            <p class="hint">{words.lead()}</p>
            {tables}
            <h2>{words.achievements()}</h2>
            <Achievements games />
            <h2>{words.keep()}</h2>
            <KeepGames games />
            {move || (server().get() == ServerPresence::Here).then(|| view! { <WayToMe /> })}
        </section>
    }
}

fn of(games: &[FinishedGame], such: impl Fn(&&FinishedGame) -> bool) -> Vec<FinishedGame> {
    games.iter().filter(such).cloned().collect()
}

/// All of them in figures.
#[component]
fn Figures(games: Vec<FinishedGame>) -> impl IntoView {
    let words = settings().language().my_games();
    let (now, most) = my_games::streaks(&games);
    let won = games.iter().filter(|game| game.won).count();
    let figures = [(words.played(), games.len()), (words.won(), won), (words.streak(), now), (words.longest(), most)];
    let figures = figures.map(|(told, number)| view! { <div><dt>{told}</dt><dd>{number}</dd></div> });
    view! { <dl class="level-facts" id="figures">{figures}</dl> }
}

/// Games of several kinds beside each other; kinds that nobody played are left out.
#[component]
fn Tally(heading: &'static str, rows: Vec<(String, Vec<FinishedGame>)>) -> impl IntoView {
    let words = settings().language().my_games();
    let rows = rows.into_iter().filter(|(_, games)| !games.is_empty()).map(|(told, games)| {
        let won = games.iter().filter(|game| game.won).count();
        // The score is the Taoists'.
        let best = games.iter().filter(|game| !game.wu_feng).map(|game| game.score).max();
        let best = best.map_or_else(|| "–".to_owned(), |score| score.to_string());
        view! { <tr><th scope="row">{told}</th><td>{games.len()}</td><td>{won}</td><td>{best}</td></tr> }
    });
    view! {
        <table class="tally">
            <thead><tr>
                <th scope="col">{heading}</th><th scope="col">{words.played()}</th>
                <th scope="col">{words.won()}</th><th scope="col">{words.best()}</th>
            </tr></thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
}

/// What can be achieved, and what was.
#[component]
fn Achievements(games: RwSignal<Vec<FinishedGame>>) -> impl IntoView {
    let settings = settings();
    let (language, words) = (settings.language(), settings.language().my_games());
    let part = Asset::Words(Text::Lessons, language);
    let list = move || {
        let told = Achievement::ALL.into_iter().zip(language.lesson("achievements"));
        told.map(|(achievement, (title, how))| {
            let reached = games.with(|games| my_games::is_achieved(achievement, games));
            let mark = reached.then(
                || view! { <span class="good">{icon("check")}<span class="hidden">{words.reached()}</span></span> },
            );
            view! { <li class:reached=reached><b>{title}</b>{mark}<span>{how}</span></li> }
        })
        .collect_view()
    };
    view! {
        <Awaited part />
        {move || settings.later.is_there(part).then(|| view! { <ul class="achievements">{list}</ul> })}
    }
}

/// Everything as a file, a file brought along, and an end to it all.
#[component]
fn KeepGames(games: RwSignal<Vec<FinishedGame>>) -> impl IntoView {
    let settings = settings();
    let words = settings.language().my_games();
    let told = RwSignal::new(None::<Result<String, &'static str>>);
    let sure = RwSignal::new(false);
    let bring = move |event| {
        browser::read_chosen(&event, move |text| {
            let brought = text.as_deref().and_then(my_games::import);
            told.set(Some(brought.map(|(finished, saves)| words.brought(finished, saves)).ok_or(words.wrong())));
            games.set(my_games::all());
        });
    };
    let forget = move |_| {
        if sure.get_untracked() {
            my_games::forget();
            games.set(Vec::new());
        }
        sure.update(|sure| *sure = !*sure);
    };
    view! {
        <div class="row">
            <button type="button" id="export-games" on:click=move |_| browser::download("ghost-stories-games.json", &my_games::export())>
                {icon("save")}{words.export()}
            </button>
            <label class="button file">{icon("import")}{words.bring()}
                <input type="file" id="import-games" accept=".json,application/json" on:change=bring />
            </label>
            {move || (!games.with(Vec::is_empty)).then(|| view! {
                <button type="button" class="quiet" id="forget-games" on:click=forget>
                    {icon("trash")}{words.forget()}{move || sure.get().then(|| format!(" {}", settings.words().really()))}
                </button>
            })}
        </div>
        {move || told.get().map(|told| match told {
            Ok(told) => view! { <p class="good" role="status" id="brought">{told}</p> }.into_any(),
            Err(wrong) => view! { <p class="problem" role="alert">{wrong}</p> }.into_any(),
        })}
    }
}
