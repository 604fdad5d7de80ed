use leptos::prelude::*;

use super::icon;
use super::log::RuleLink;
use crate::browser::reveal;
use crate::explain::explain;
use crate::play::Play;
use crate::settings::settings;
use crate::table::CardFace;
use crate::target::Target;

/// The explanation of the thing that was pointed at.
#[component]
pub fn Detail(play: &'static Play) -> impl IntoView {
    let settings = settings();
    let (language, words) = (settings.language(), settings.words());
    Effect::new(move |_| {
        if play.explanation.target().is_some() {
            request_animation_frame(|| reveal("detail"));
        }
    });
    view! {
        {move || play.explanation.target().map(|target| {
            let position = play.position.get();
            let told = explain(language, &position, target);
            let components = position.components();
            let pile = (target == Target::Discard).then(|| {
                position.discard().iter().map(|card| view! {
                    <li><svg viewBox="0 0 132 132" role="img" aria-label=language.card(card)><CardFace card components /></svg></li>
                }).collect_view()
            });
            view! {
                <aside class="detail" id="detail" aria-live="polite">
                    <h3>{told.title}</h3>
                    {told.card.map(|card| view! {
                        <svg class="shown-card" viewBox="0 0 132 132" aria-hidden="true"><CardFace card components /></svg>
                    })}
                    {told.lines.into_iter().map(|line| view! { <p>{line}</p> }).collect_view()}
                    {pile.map(|pile| view! { <ul class="pile">{pile}</ul> })}
                    <p class="rules">{told.rules.into_iter().map(|rule| view! { <RuleLink rule />" " }).collect_view()}</p>
                    <button type="button" class="quiet" on:click=move |_| play.explanation.close()>{icon("close")}{words.close()}</button>
                </aside>
            }
        })}
    }
}
