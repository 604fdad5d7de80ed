//! The challenge of a day: the same game for everybody, and who did best.

pub mod day;

use ghost_stories_lang::Language;
use ghost_stories_online::{Challenge, Kind, NewChallenge, Phase, Standing, Summary};
use js_sys::{Date, JSON};
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;

use super::online::{OwnName, ServerAnswer, ask, elsewhere, waiting, with_server};
use crate::browser;
use crate::online::{kept, rest};
use crate::panel::icon;
use crate::settings::settings;
use crate::store;

/// A day as people of this language write it.
fn date(day: u32, language: Language) -> String {
    let options = JSON::parse(r#"{"timeZone":"UTC","dateStyle":"full"}"#).unwrap_or_default();
    let date = Date::new(&JsValue::from_f64(day::noon(day) as f64));
    date.to_locale_date_string(language.code(), &options).into()
}

/// The place of each score; equals share one. The highest come first.
fn places(scores: &[i32]) -> Vec<usize> {
    scores.iter().map(|score| 1 + scores.iter().filter(|other| *other > score).count()).collect()
}

/// The challenge of a day, of today if none is given.
#[component]
pub fn Daily(day: Option<u32>) -> impl IntoView {
    with_server(Box::new(move || {
        let language = settings().language();
        let words = language.online();
        let today = day::day_of(browser::now());
        let shown = day.unwrap_or(today);
        let challenge: ServerAnswer<Challenge> = ask(match day {
            Some(day) if day != today => format!("daily/{day}"),
            _ => "daily".to_owned(),
        });
        let way = |to: u32, id: &'static str, name: &'static str, label: &'static str| {
            view! { <a class="button" id=id href=format!("#/daily/{}", day::write(to)) title=label aria-label=label>{icon(name)}</a> }
        };
        let body = move || {
            challenge.with(|challenge| match challenge {
                Some(Ok(challenge)) => about(challenge, challenge.day >= today),
                Some(Err(failure)) if failure.is_missing() => {
                    view! { <p class="empty">{words.no_such_day()}</p> }.into_any()
                }
                other => waiting(other.as_ref().and_then(|answer| answer.as_ref().err())),
            })
        };
        view! {
            <section class="sheet hall">
                <h1>{words.daily()}</h1>
                <p>{words.daily_lead()}</p>
                <nav class="days" aria-label=words.daily()>
                    {(shown > 0).then(|| way(shown - 1, "previous-day", "back", words.previous_day()))}
                    <b>{date(shown, language)}</b>
                    {(shown < today).then(|| way(shown + 1, "next-day", "forward", words.next_day()))}
                    {(shown < today).then(|| view! { <a class="button" id="today" href="#/daily">{words.today()}</a> })}
                </nav>
                <div aria-live="polite">{body}</div>
                <CopyLink path=format!("day/{shown}") fragment=format!("/daily/{}", day::write(shown)) />
                {elsewhere(("#/records", words.records()))}
            </section>
        }
        .into_any()
    }))
}

/// Copies the link to something that the server shows; where the browser does not let it, the link is shown.
#[component]
fn CopyLink(path: String, fragment: String) -> impl IntoView {
    let (page, words) = (settings().words(), settings().language().at_table());
    let (copied, shown) = (RwSignal::new(false), RwSignal::new(None::<String>));
    let copy = move |_| {
        let link = rest::link_to(&path, &fragment);
        if browser::copy(&link) { copied.set(true) } else { shown.set(Some(link)) }
    };
    view! {
        <p class="row">
            <button type="button" class="quiet" id="copy-link" on:click=copy>
                {icon("link")}<span aria-live="polite">{move || if copied.get() { words.copied() } else { page.copy_link() }}</span>
            </button>
            {move || shown.get().map(|link| view! { <input type="text" id="share-link" readonly=true value=link aria-label=page.copy_link() /> })}
        </p>
    }
}

/// What is played, a way to play it while it is the day, and the standings.
fn about(challenge: &Challenge, open: bool) -> AnyView {
    let language = settings().language();
    let words = language.online();
    let kind = challenge.kind;
    let what = [
        words.kinds()[kind as usize].to_owned(),
        language.level(challenge.level).to_owned(),
        words.taoists(challenge.players),
    ];
    let wu_feng = matches!(kind, Kind::BlackSecret | Kind::Both).then_some(words.daily_wu_feng());
    let day = challenge.day;
    view! {
        <p class="what" id="challenge">{what.join(" · ")}</p>
        <p>{words.daily_rules(challenge.players)}" "{wu_feng}</p>
        <p class="hint" id="first-counts">{words.first_counts()}</p>
        {open.then(|| view! { <Attempt day /> })}
        <h2>{words.standings()}</h2>
        {standings(&challenge.standings)}
    }
    .into_any()
}

/// Under which name the browser keeps one's table of a day.
fn attempt_name(day: u32) -> String {
    format!("daily/{day}")
}

/// Under which name the browser keeps the one that one has finished, while one tries again.
fn done_name(day: u32) -> String {
    format!("daily-done/{day}")
}

/// One's own place at the challenge of today, at a finished table if there is one.
pub fn own_attempt() -> Option<kept::Kept> {
    let today = day::day_of(browser::now());
    kept::get(&store::get(&done_name(today)).or_else(|| store::get(&attempt_name(today)))?)
}

/// Begins an attempt, or goes on with one's own.
#[component]
fn Attempt(day: u32) -> impl IntoView {
    let language = settings().language();
    let words = language.online();
    let name = RwSignal::new(kept::last_name());
    let problem = RwSignal::new(None::<String>);
    let sending = RwSignal::new(false);
    let table = store::get(&attempt_name(day)).filter(|table| kept::get(table).is_some());
    let attempt: Option<ServerAnswer<Summary>> = table.as_ref().map(|table| ask(format!("tables/{table}")));
    // Until the server says otherwise, one's own attempt goes on.
    let is_on = move || {
        attempt.is_some_and(|attempt| {
            attempt.with(|answer| match answer {
                Some(Ok(summary)) => summary.state.phase != Phase::Over,
                Some(Err(failure)) => !failure.is_missing(),
                None => true,
            })
        })
    };
    let play = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let name = name.get_untracked().trim().to_owned();
        if name.is_empty() {
            problem.set(Some(words.name_missing().to_owned()));
            return browser::focus("own-name");
        }
        sending.set(true);
        spawn_local(async move {
            let new = NewChallenge { name: name.clone(), player: Some(kept::player()) };
            let body = serde_json::to_string(&new).unwrap_or_default();
            let opened = rest::open_table("daily", body, &name).await;
            let _ = sending.try_set(false);
            match opened {
                Ok(table) => {
                    keep_attempt(day, &table);
                    browser::go(&format!("/table/{table}"));
                }
                Err(failure) => drop(problem.try_set(Some(failure.words(language)))),
            }
        });
    };
    let begin = if attempt.is_some() { words.play_daily_again() } else { words.play_daily() };
    move || match table.as_ref().filter(|_| is_on()) {
        Some(table) => {
            let to = format!("#/table/{table}");
            view! { <p><a class="button main" id="play-daily" href=to>{icon("play")}{words.go_on_daily()}</a></p> }
                .into_any()
        }
        None => view! {
            <form class="attempt" on:submit=play>
                <OwnName name />
                {move || problem.get().map(|problem| view! { <p class="problem" role="alert">{problem}</p> })}
                <button type="submit" class="main" id="play-daily" prop:disabled=sending>{icon("play")}{begin}</button>
            </form>
        }
        .into_any(),
    }
}

/// Remembers the table of today's attempt, and the one that was finished before it; those of other days are past.
fn keep_attempt(day: u32, table: &str) {
    let done = store::get(&done_name(day)).or_else(|| store::get(&attempt_name(day)));
    for folder in ["daily", "daily-done"] {
        for past in store::names(&format!("{folder}/")) {
            store::remove(&format!("{folder}/{past}"));
        }
    }
    if let Some(done) = done {
        let _ = store::set(&done_name(day), &done);
    }
    // Without storage, the table is still among one's own.
    let _ = store::set(&attempt_name(day), table);
}

fn standings(standings: &[Standing]) -> AnyView {
    let settings = settings();
    let (language, page) = (settings.language(), settings.words());
    let words = language.online();
    if standings.is_empty() {
        return view! { <p class="empty">{words.nobody_yet()}</p> }.into_any();
    }
    let scores: Vec<i32> = standings.iter().map(|standing| standing.score).collect();
    let row = |(standing, place): (&Standing, usize)| {
        let names = standing.names.join(", ");
        let label = format!("{}: {names}", words.replay());
        view! {
            <tr class:own=kept::get(&standing.table).is_some()>
                <td>{place}</td>
                <th scope="row">{names}<small>{browser::date(standing.at, language.code())}</small></th>
                <td><b>{standing.score}</b><small>{if standing.won { page.won() } else { page.lost() }}</small></td>
                <td><a class="button quiet" href=format!("#/finished/{}", standing.table) aria-label=label>{icon("play")}<span>{words.replay()}</span></a></td>
            </tr>
        }
    };
    view! {
        <table class="standings" id="standings">
            <thead><tr>
                <th scope="col">{words.place()}</th><th scope="col">{words.names()}<small>{words.finished_at()}</small></th>
                <th scope="col">{words.score()}</th><th scope="col">{words.replay()}</th>
            </tr></thead>
            <tbody>{standings.iter().zip(places(&scores)).map(row).collect_view()}</tbody>
        </table>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_scores_share_a_place() {
        assert_eq!(places(&[30, 24, 24, -3]), [1, 2, 2, 4]);
        assert!(places(&[]).is_empty());
    }
}
