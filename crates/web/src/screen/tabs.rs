use leptos::prelude::*;

use crate::online::Remote;
use crate::panel::{BlackSecretPanel, Course, FamiliesPanel, ForecastPanel, HintsPanel, LogPanel, OddsPanel, icon};
use crate::play::{Mode, Play, Tab};
use crate::settings::settings;

/// The panels that can be called up beside the table, one at a time.
#[component]
pub fn Tabs(play: &'static Play) -> impl IntoView {
    let words = settings().words();
    let panel = play.panel;
    let over = Memo::new(move |_| {
        play.record.len();
        play.mode == Mode::Replay || play.record.with(|table| table.position().ending().is_some())
    });
    let ranked = Memo::new(move |_| play.is_ranked());
    let practice = Memo::new(move |_| play.remote.is_some_and(Remote::is_practice));
    let of_challenge = move || match (ranked.get(), practice.get()) {
        (true, _) => {
            Some(view! { <p class="hint" id="no-advice">{settings().language().at_table().ranked()}</p> }.into_any())
        }
        (false, true) => {
            Some(view! { <p class="hint" id="practice">{settings().language().at_table().practice()}</p> }.into_any())
        }
        (false, false) => None,
    };
    let button = move |which: Tab, name: &'static str, label: &'static str| {
        view! {
            <button type="button" role="tab" aria-selected=move || (panel.tab() == which).to_string() on:click=move |_| panel.open(which)>
                {icon(name)}{label}
            </button>
        }
    };
    view! {
        {of_challenge}
        <div class="tabs">
            <div role="tablist" aria-label=words.panels()>
                {button(Tab::Forecast, "forecast", words.forecast_title())}
                {button(Tab::Odds, "odds", words.odds())}
                {play.position.get_untracked().white_moon().is_some().then(|| button(Tab::Families, "villager", words.white_moon().families()))}
                {play.position.get_untracked().black_secret().is_some().then(|| button(Tab::BlackSecret, "throw-curse", words.black_secret().wu_feng()))}
                {button(Tab::Log, "log", words.log())}
                // A lesson gives its own.
                {move || (play.mode != Mode::Lesson && !ranked.get()).then(|| button(Tab::Hints, "hint", words.hints().title()))}
                {move || over.get().then(|| button(Tab::Course, "chart", words.hints().course()))}
            </div>
            <div role="tabpanel" class="tab" id="tab" tabindex="-1">
                {move || match panel.tab() {
                    Tab::Forecast => view! { <ForecastPanel play /> }.into_any(),
                    Tab::Odds => view! { <OddsPanel play /> }.into_any(),
                    Tab::Families => view! { <FamiliesPanel play /> }.into_any(),
                    Tab::BlackSecret => view! { <BlackSecretPanel play /> }.into_any(),
                    Tab::Log => view! { <LogPanel play /> }.into_any(),
                    Tab::Hints if ranked.get() => ().into_any(),
                    Tab::Hints => view! { <HintsPanel play /> }.into_any(),
                    Tab::Course => view! { <Course play jump=Callback::new(move |step| play.show(step)) /> }.into_any(),
                }}
            </div>
        </div>
    }
}
