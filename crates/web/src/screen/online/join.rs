use leptos::prelude::*;

use crate::browser::go;
use crate::panel::icon;
use crate::settings::settings;

/// The longest name of a table that is believed.
const LONGEST: usize = 40;

/// The table that a pasted link or code is of.
fn table_of(pasted: &str) -> Option<&str> {
    let pasted = pasted.trim();
    let name = match pasted.split_once("/table/") {
        Some((_, rest)) => rest.split(['/', '?', '#', '&']).next().unwrap_or_default(),
        None => pasted.trim_start_matches('#'),
    };
    let plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
    (!name.is_empty() && name.len() <= LONGEST && name.chars().all(plain)).then_some(name)
}

/// Goes to the table of a link or code.
#[component]
pub fn Join() -> impl IntoView {
    let words = settings().language().online();
    let (pasted, wrong) = (RwSignal::new(String::new()), RwSignal::new(false));
    let join = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let table = pasted.with_untracked(|pasted| table_of(pasted).map(str::to_owned));
        wrong.set(table.is_none());
        if let Some(table) = table {
            go(&format!("/table/{table}"));
        }
    };
    view! {
        <form class="join" on:submit=join>
            <label>{words.join_link()}
                <input type="text" id="join-link" autocomplete="off" spellcheck="false"
                    prop:value=pasted on:input=move |event| pasted.set(event_target_value(&event)) />
            </label>
            <button type="submit" id="join">{icon("forward")}{words.join()}</button>
        </form>
        {move || wrong.get().then(|| view! { <p class="problem" role="alert">{words.join_wrong()}</p> })}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_or_a_code_leads_to_its_table() {
        for pasted in [
            "Ab3_-x",
            "  Ab3_-x\n",
            "#Ab3_-x",
            "https://example.org/#/table/Ab3_-x",
            "http://127.0.0.1:8123/ghosts/#/table/Ab3_-x?from=chat",
            "example.org/#/table/Ab3_-x/",
        ] {
            assert_eq!(table_of(pasted), Some("Ab3_-x"), "{pasted}");
        }
    }

    #[test]
    fn anything_else_does_not() {
        let long = "a".repeat(LONGEST + 1);
        for pasted in ["", "  ", "https://example.org/", "two words", "#/table/", "/table/<b>", "../etc", &long] {
            assert_eq!(table_of(pasted), None, "{pasted}");
        }
    }
}
