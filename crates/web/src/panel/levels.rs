use leptos::prelude::*;

use crate::settings::settings;

/// A table of levels. On a narrow screen each level is a block of lines, so every cell carries the title of its column.
#[component]
pub fn LevelTable(title: &'static str, rows: [[String; 6]; 4]) -> impl IntoView {
    let words = settings().words().levels();
    let columns = words.columns();
    let titles = columns.map(|title| view! { <th scope="col">{title}</th> });
    let row = |[level, cells @ ..]: [String; 6]| {
        let cells = columns[1..].iter().zip(cells);
        let cells = cells.map(|(title, cell)| view! { <td><span class="label">{*title}</span>{cell}</td> });
        view! { <tr><th scope="row">{level}</th>{cells.collect_view()}</tr> }
    };
    view! {
        <table class="levels by-level">
            <caption>{title}</caption>
            <thead><tr>{titles}</tr></thead>
            <tbody>{rows.map(row)}</tbody>
        </table>
    }
}
