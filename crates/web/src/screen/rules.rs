use ghost_stories_engine::Rule;
use ghost_stories_lang::Text;
use ghost_stories_table::{Example, level_cells_of_rules};
use leptos::prelude::*;

use crate::browser::{reveal, small_letters};
use crate::examples;
use crate::lazy_assets::{Asset, Awaited};
use crate::panel::{LevelTable, icon};
use crate::settings::settings;

/// The rules, numbered, with search; from anywhere a rule's number leads here.
#[component]
pub fn Rules(rule: Option<String>) -> impl IntoView {
    let settings = settings();
    let (language, words) = (settings.language(), settings.words());
    let part = Asset::Words(Text::Rules, language);
    let there = move || settings.later.is_there(part);
    let search = RwSignal::new(String::new());
    let asked = rule.clone();
    Effect::new(move |_| {
        if let Some(rule) = rule.as_ref().filter(|_| there()) {
            reveal(&format!("rule-{rule}"));
        }
    });
    let found = move || {
        let search = small_letters(&search.get());
        let found = move |text: &str| small_letters(text).contains(&search);
        let rules = there().then(|| language.rules()).into_iter().flatten();
        rules.filter(move |(rule, text)| found(text) || found(&rule.to_string()))
    };
    let chapters = words.chapters();
    let line = move |(rule, text): (Rule, &'static str)| {
        let number = rule.to_string();
        let current = asked.as_deref() == Some(number.as_str());
        let heading = chapters
            .into_iter()
            .find(|(first, _)| number.eq_ignore_ascii_case(first))
            .map(|(_, title)| view! { <h2>{title}</h2> });
        let id = format!("rule-{number}");
        let levels = matches!(rule, Rule::LEVELS | Rule::SOLO_LEVELS).then(|| {
            let solo = rule == Rule::SOLO_LEVELS;
            let title = if solo { words.levels().solo_title() } else { words.levels().title() };
            view! { <LevelTable title rows=level_cells_of_rules(language, solo) /> }
        });
        view! { {heading}<p id=id class="rule-line" class:current=current><b>{number}</b>" "{text}</p>{levels}<Examples rule /> }
    };
    view! {
        <section class="sheet reference">
            <h1>{words.rules()}</h1>
            <label class="search">{words.search()}<input type="search" id="search" on:input=move |event| search.set(event_target_value(&event)) /></label>
            <p class="hint">{words.rules_hint()}" "<a href="#/about">{words.advice()}</a>" · "<a id="turn-link" href="#/turn">{language.turn().title()}</a></p>
            {move || found().map(&line).collect_view()}
            <Awaited part />
            {move || (there() && found().next().is_none()).then(|| view! { <p class="empty">{words.nothing_found()}</p> })}
        </section>
    }
}

/// The worked examples of the books that show a rule.
#[component]
fn Examples(rule: Rule) -> impl IntoView {
    let settings = settings();
    let language = settings.language();
    let (examples, lessons) = (Asset::Examples, Asset::Words(Text::Lessons, language));
    settings.later.want(examples);
    settings.later.want(lessons);
    let link = move |example: &Example| {
        let (title, about) = examples::words(language, example);
        view! { <a href=format!("#/example/{}", example.name) title=about>{icon("play")}{language.learn().see_example(&title)}</a> }
    };
    move || {
        let there = settings.later.is_there(examples) && settings.later.is_there(lessons);
        let shown = if there { examples::of_rule(rule) } else { Vec::new() };
        (!shown.is_empty()).then(|| view! { <p class="examples">{shown.into_iter().map(link).collect_view()}</p> })
    }
}
