use leptos::prelude::*;

use super::NewGameForm;
use crate::settings::settings;

/// Who has the first turn: anybody, or one of the seats. Alone there is nothing to choose.
#[component]
pub fn WhoBegins(form: NewGameForm) -> impl IntoView {
    let settings = settings();
    let (language, words) = (settings.language(), settings.language().setup());
    let called = move |index: usize| {
        let seat = language.page().seat(index + 1);
        let name = form.seats[index].with(|seat| {
            let name = Some(seat.name.trim()).filter(|name| !name.is_empty() && seat.bot().is_none());
            name.or_else(|| seat.colour.map(|colour| language.taoist(colour))).map(str::to_owned)
        });
        name.map_or(seat.clone(), |name| format!("{seat}: {name}"))
    };
    let option = move |index: usize| {
        view! { <option value=index.to_string() prop:selected=move || form.first_seat() == Some(index)>{move || called(index)}</option> }
    };
    let pick = move |event| form.first.set(event_target_value(&event).parse().ok());
    let players = Memo::new(move |_| usize::from(form.players.get()));
    move || {
        (players.get() > 1).then(|| {
            view! {
                <label class="who-begins"><b>{words.who_begins()}</b>
                    <select id="who-begins" on:change=pick>
                        <option value="" prop:selected=move || form.first_seat().is_none()>{words.begins_random()}</option>
                        {(0..players.get()).map(option).collect_view()}
                    </select>
                </label>
            }
        })
    }
}
