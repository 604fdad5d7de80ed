use ghost_stories_engine::{Edition, Level};
use ghost_stories_table::{LevelRow, level_table};
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
        <fieldset><legend>{words.level()}</legend>
            <div class="row">{levels}</div>
            <p class="hint">{move || words.level_hint(form.level.get(), form.players.get())}</p>
            {move || (form.level.get() == Level::Initiation).then(|| view! {
                <label class="choice"><input type="checkbox" prop:checked=form.five_qi on:change=move |event| form.five_qi.set(event_target_checked(&event)) />{words.five_qi()}</label>
            })}
            <LevelTable form />
        </fieldset>
        <fieldset><legend>{words.rule_set()}</legend><div class="row">{editions}</div>
            <details id="rule-sets"><summary>{words.rule_set_hint()}</summary>
                <ul>{words.levels().differences().map(|difference| view! { <li>{difference}</li> })}</ul>
            </details>
        </fieldset>
    }
}

/// What the chosen level gives and asks, for so many players and by these rules (B11, B14); and all levels beside each other on demand.
#[component]
fn LevelTable(form: NewGameForm) -> impl IntoView {
    let language = settings().language();
    let words = language.page().levels();
    let [_, columns @ ..] = words.columns();
    let table = Memo::new(move |_| level_table(form.edition.get(), form.players.get(), form.five_qi.get()));
    let chosen = move || {
        let cells = table.get().into_iter().find(|row| row.level == form.level.get()).map(|row| row.cells(language));
        let [_, cells @ ..] = cells.unwrap_or_default();
        let facts = columns.into_iter().zip(cells);
        facts.map(|(told, cell)| view! { <div><dt>{told}</dt><dd>{cell}</dd></div> }).collect_view()
    };
    // The levels side by side, since five narrow columns fit on a phone and six wide ones do not.
    let is_chosen = move |row: &LevelRow| row.level == form.level.get();
    let all = move || {
        let rows = table.get();
        let heads =
            rows.map(|row| view! { <th scope="col" class:chosen=is_chosen(&row)>{language.level(row.level)}</th> });
        let lines = columns.into_iter().enumerate().map(|(index, told)| {
            let cells = rows.map(|row| {
                let cell = row.cells(language)[index + 1].clone();
                view! { <td class:chosen=is_chosen(&row)>{cell}</td> }
            });
            view! { <tr><th scope="row">{told}</th>{cells}</tr> }
        });
        view! {
            <table class="levels by-fact"><thead><tr><td></td>{heads}</tr></thead><tbody>{lines.collect_view()}</tbody></table>
        }
    };
    view! {
        <dl class="level-facts" id="level-facts">{chosen}</dl>
        <details id="levels"><summary>{words.title()}</summary>{all}</details>
    }
}
