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
    view! {
        <section class="sheet">
            <h1>{words.title()}</h1>
            <p>{words.fan_edition()}</p>
            <Awaited part />
            {move || settings.later.is_there(part).then(|| view! {
                <h2 id="story">{language.turn().story()}</h2>
                {list(language.lesson("story"))}
                <h2>{words.advice()}</h2>
                {list(language.advice())}
                <h2 id="credits">{words.credits()}</h2>
                {list(language.credits())}
                <p class="hint">{words.typefaces()}</p>
            })}
        </section>
    }
}
