use ghost_stories_engine::Tile;
use ghost_stories_lang::Text;
use leptos::prelude::*;

use crate::lazy_assets::{Asset, Awaited};
use crate::settings::settings;

/// The author's advice to players, and who made the game.
#[component]
pub fn About() -> impl IntoView {
    let settings = settings();
    let (language, words) = (settings.language(), settings.words());
    let part = Asset::Words(Text::Lessons, language);
    let list = |entries: Vec<(&'static str, &'static str)>| {
        let entries = entries.into_iter().map(|(title, text)| view! { <dt>{title}</dt><dd>{text}</dd> });
        view! { <dl class="about">{entries.collect_view()}</dl> }
    };
    let tiles = move || {
        let told = language.lesson("places").into_iter().zip(Tile::ALL);
        let tile = |((title, text), tile): ((&'static str, &'static str), Tile)| {
            let drawing = format!("#tile-{tile}");
            view! {
                <dt><svg class="tile-picture" viewBox="0 0 100 100" aria-hidden="true"><use href=drawing width="100" height="100" /></svg>{title}</dt>
                <dd>{text}" "<small>{language.tile_help(tile)}</small></dd>
            }
        };
        view! { <dl class="about who-lives">{told.map(tile).collect_view()}</dl> }
    };
    view! {
        <section class="sheet">
            <h1>{words.title()}</h1>
            <p>{words.fan_edition()}</p>
            <Awaited part />
            <Awaited part=Asset::Drawings />
            {move || settings.later.is_there(part).then(|| view! {
                <h2 id="story">{language.turn().story()}</h2>
                {list(language.lesson("story"))}
                <h2 id="places">{language.learn().places()}</h2>
                {tiles()}
                <h2 id="levels">{language.learn().levels()}</h2>
                {list(language.lesson("levels"))}
                <h2>{words.advice()}</h2>
                {list(language.advice())}
                <h2 id="credits">{words.credits()}</h2>
                {list(language.credits())}
                <p class="hint">{words.typefaces()}</p>
            })}
        </section>
    }
}
