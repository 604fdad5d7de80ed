use ghost_stories_online::Pace;
use leptos::prelude::*;

use super::NewGameForm;
use crate::settings::settings;

/// Whether people have only so long to decide.
#[component]
pub fn ClockChoice(form: NewGameForm) -> impl IntoView {
    let words = settings().language().your_turn();
    let choices = Pace::ALL.into_iter().zip(words.clocks()).map(|(pace, label)| {
        view! {
            <label class="choice"><input
                type="radio" name="clock" value=pace.name()
                prop:checked=move || form.clock.get() == pace on:change=move |_| form.clock.set(pace)
            /><span>{label}</span></label>
        }
    });
    view! {
        <fieldset><legend>{words.clock()}</legend>
            <div class="row">{choices.collect_view()}</div>
            {move || (!form.clock.get().is_untimed()).then(|| view! { <p class="hint" id="clock-hint">{words.clock_hint()}</p> })}
        </fieldset>
    }
}
