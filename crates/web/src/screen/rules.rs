use ghost_stories_engine::Rule;
use leptos::prelude::*;

use crate::browser::reveal;
use crate::settings::settings;

/// The rules, numbered, with search; from anywhere a rule's number leads here.
#[component]
pub fn Rules(rule: Option<String>) -> impl IntoView {
    let settings = settings();
    let (language, words) = (settings.language(), settings.words());
    settings.want_rules();
    let search = RwSignal::new(String::new());
    let asked = rule.clone();
    Effect::new(move |_| {
        settings.rules.track();
        if let Some(rule) = &rule {
            reveal(&format!("rule-{rule}"));
        }
    });
    let found = move || {
        settings.rules.track();
        let search = search.get().to_lowercase();
        language.rules().filter(move |(rule, text)| {
            search.is_empty()
                || text.to_lowercase().contains(&search)
                || rule.to_string().to_lowercase().contains(&search)
        })
    };
    let line = move |(rule, text): (Rule, &'static str)| {
        let number = rule.to_string();
        let current = asked.as_deref() == Some(number.as_str());
        let heading =
            words.chapters.iter().find(|(first, _)| *first == number).map(|(_, title)| view! { <h2>{*title}</h2> });
        let id = format!("rule-{number}");
        view! { {heading}<p id=id class="rule-line" class:current=current><b>{number}</b>" "{text}</p> }
    };
    view! {
        <section class="sheet reference">
            <h1>{words.rules}</h1>
            <label class="search">{words.search}<input type="search" id="search" on:input=move |event| search.set(event_target_value(&event)) /></label>
            <p class="hint">{words.rules_hint}</p>
            {move || found().map(&line).collect_view()}
            {move || found().next().is_none().then(|| view! { <p class="empty">{words.nothing_found}</p> })}
        </section>
    }
}
