use std::time::Duration;

use ghost_stories_engine::{Colour, ColourSet, Ending};
use ghost_stories_online::Phase;
use ghost_stories_table::{Statistics, Table};
use leptos::prelude::*;

use super::chart::Chart;
use super::course::Course;
use super::icon;
use crate::browser;
use crate::online::rest::link_to;
use crate::play::Play;
use crate::settings::settings;

/// The end: how it came, the score in its parts, how to keep it, and the game in figures. What takes a while to work out comes last.
#[component]
pub fn EndingPanel(play: &'static Play, ending: Ending, #[prop(into)] jump: Callback<usize>) -> impl IntoView {
    let settings = settings();
    let (language, words) = (settings.language(), settings.words());
    let position = play.position.get_untracked();
    let village_saved = ending == Ending::Won;
    let won = village_saved != play.is_wu_fengs();
    let black_secret = position.black_secret().is_some();
    let title = match (black_secret, village_saved) {
        (true, true) => words.black_secret().taoists_won(),
        (true, false) => words.black_secret().wu_feng_won(),
        (false, true) => words.won(),
        (false, false) => words.lost(),
    };
    let how = if black_secret { language.black_secret_ending(ending) } else { language.ending(ending) };
    let lines = position.score().map(|score| language.score_lines(&score)).unwrap_or_default();
    let last = lines.len().saturating_sub(1);
    let score = lines.into_iter().enumerate().map(|(index, (part, points))| {
        view! { <tr class:total=index == last><th scope="row">{part}</th><td>{points}</td></tr> }
    });
    // The verdict is drawn first: with all the figures it would hold up the page.
    let verdict_is_seen = RwSignal::new(false);
    let show = move || {
        verdict_is_seen.try_set(true);
    };
    set_timeout(show, Duration::from_millis(50));
    let (on, on_to) = match play.remote {
        None => (words.new_game(), "#/new"),
        Some(remote) if untrack(|| remote.look(|state| state.day.is_some())) => {
            (language.online().standings(), "#/daily")
        }
        Some(_) => (words.new_game(), "#/online/new"),
    };
    view! {
        <section class="ending" class:won=won id="ending" aria-label=words.ending()>
            <svg class="scene" viewBox="0 0 600 240" aria-hidden="true">
                <use href=if village_saved { "#scene-won" } else { "#scene-lost" } />
            </svg>
            <h2>{title}</h2>
            <p>{how}</p>
            <table class="score"><caption>{words.score()}</caption><tbody>{score.collect_view()}</tbody></table>
            <div class="row">
                <button type="button" id="again" on:click=move |_| play.show(0)>{icon("first")}{words.again()}</button>
                <a class="button main" href=on_to>{icon("play")}{on}</a>
            </div>
            <Keep play />
            <h3>{words.hints().course()}</h3>
            <Course play jump />
            {move || verdict_is_seen.get().then(|| view! { <Figures play players=position.players() /> })}
        </section>
    }
}

/// The game in figures.
#[component]
fn Figures(play: &'static Play, players: ColourSet) -> impl IntoView {
    let words = settings().words();
    let statistics = play.record.with(Statistics::of);
    view! {
        <h3>{words.statistics()}</h3>
        <Chart title=words.qi_over_time() values=statistics.qi.clone() class="qi" />
        <Chart title=words.ghosts_over_time() values=statistics.ghosts.clone() class="ghosts" />
        <Chart title=words.haunted_over_time() values=statistics.haunted.clone() class="haunted" />
        <Deeds play statistics players />
    }
}

/// What each Taoist did.
#[component]
fn Deeds(play: &'static Play, statistics: Statistics, players: ColourSet) -> impl IntoView {
    let words = settings().words();
    let row = |taoist: Colour| {
        let deeds = statistics.deeds[taoist];
        view! {
            <tr>
                <th scope="row">{icon(taoist.name())}{play.who(taoist)}</th>
                <td>{deeds.exorcised}</td><td>{deeds.attempts}</td><td>{deeds.helps}</td><td>{deeds.qi_lost}</td>
            </tr>
        }
    };
    view! {
        <table class="deeds">
            <thead><tr>
                <th scope="col">{words.taoist()}</th><th scope="col">{words.ghosts_exorcised()}</th>
                <th scope="col">{words.attempts()}</th><th scope="col">{words.helps()}</th><th scope="col">{words.qi_lost()}</th>
            </tr></thead>
            <tbody>{players.iter().map(row).collect_view()}</tbody>
        </table>
    }
}

/// The link to a game that the server has, once it is over: shorter, and with a picture of how it ended.
fn shared_game(play: &Play) -> Option<String> {
    let fragment = browser::fragment();
    let table = match play.remote {
        Some(remote) => {
            untrack(|| remote.look(|state| state.phase == Phase::Over && state.day.is_none())).then_some(&*remote.id)?
        }
        None => fragment.strip_prefix("/finished/")?,
    };
    Some(link_to(&format!("game/{table}"), &format!("/finished/{table}")))
}

/// The replay as a file and as a link.
#[component]
pub fn Keep(play: &'static Play) -> impl IntoView {
    let words = settings().words();
    let link = RwSignal::new(None::<String>);
    let save = move |_| {
        let name = match play.remote {
            Some(remote) => remote.id.clone(),
            None => play.record.with(Table::seed).to_string(),
        };
        browser::download(&format!("ghost-stories-{name}.json"), &play.replay().write());
    };
    let share = move |_| {
        let address =
            shared_game(play).unwrap_or_else(|| format!("{}#replay={}", browser::address(), play.replay().to_link()));
        browser::copy(&address);
        link.set(Some(address));
    };
    let select = |event: web_sys::FocusEvent| event_target::<web_sys::HtmlInputElement>(&event).select();
    view! {
        <div class="keep">
            <div class="row">
                <button type="button" id="save-file" on:click=save>{icon("save")}{words.save_file()}</button>
                <button type="button" id="share" on:click=share>{icon("link")}{words.copy_link()}</button>
            </div>
            {move || link.get().map(|link| view! {
                <p><label>{words.link_copied()}
                    <input type="text" id="link" readonly=true prop:value=link on:focus=select />
                </label></p>
            })}
        </div>
    }
}
