use leptos::prelude::*;

use super::icon;
use super::log::RuleLink;
use super::reading::Reading;
use crate::browser::reveal;
use crate::explain::explain;
use crate::play::Play;
use crate::settings::settings;
use crate::table::CardFace;
use crate::target::Target;

/// The reading sheet: the thing that was pointed at, in full. It lies over what can be chosen, and never over the board, *Undo* or
/// *End turn*.
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
            let mut told = explain(language, &position, target);
            let components = position.components();
            let pile = (target == Target::Discard).then(|| {
                position.discard().iter().map(|card| view! {
                    <li><svg viewBox="0 0 132 132" role="img" aria-label=language.card(card)><CardFace card components /></svg></li>
                }).collect_view()
            });
            let rules = core::mem::take(&mut told.rules).into_iter().map(|rule| view! { <RuleLink rule />" " });
            let rules = rules.collect_view();
            view! {
                <aside class="detail" id="detail" aria-live="polite">
                    <div class="read-head">
                        <h3>{told.title.clone()}</h3>
                        <button type="button" class="quiet" id="close-detail" on:click=move |_| play.explanation.close()>{icon("close")}{words.close()}</button>
                    </div>
                    <Reading play target told />
                    {pile.map(|pile| view! { <ul class="pile">{pile}</ul> })}
                    <p class="rules">{rules}</p>
                </aside>
            }
        })}
    }
}
