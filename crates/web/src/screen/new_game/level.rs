use ghost_stories_engine::{Edition, Level};
use leptos::prelude::*;

use super::NewGameForm;
use crate::settings::settings;

/// How hard the game is, and by which rules.
#[component]
pub fn LevelAndRules(form: NewGameForm) -> impl IntoView {
    let settings = settings();
    let (language, words) = (settings.language(), settings.words());
    let levels = Level::ALL.map(|level| {
        view! {
            <label class="choice"><input
                type="radio" name="level" value=level.to_string()
                prop:checked=move || form.level.get() == level on:change=move |_| form.level.set(level)
            />{language.level(level)}</label>
        }
    });
    let editions = Edition::ALL.map(|edition| {
        view! {
            <label class="choice"><input
                type="radio" name="edition" value=edition.to_string()
                prop:checked=move || form.edition.get() == edition on:change=move |_| form.edition.set(edition)
            /><span>{language.edition(edition)}</span></label>
        }
    });
    view! {
        <fieldset><legend>{words.level}</legend>
            <div class="row">{levels}</div>
            <p class="hint">{move || (words.level_hint)(form.level.get(), form.players.get())}</p>
            {move || (form.level.get() == Level::Initiation).then(|| view! {
                <label class="choice"><input type="checkbox" prop:checked=form.five_qi on:change=move |event| form.five_qi.set(event_target_checked(&event)) />{words.five_qi}</label>
            })}
        </fieldset>
        <fieldset><legend>{words.rule_set}</legend><div class="row">{editions}</div><p class="hint">{words.rule_set_hint}</p></fieldset>
    }
}
