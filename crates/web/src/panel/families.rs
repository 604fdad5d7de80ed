use ghost_stories_engine::{BookRef, Family, Moon, Source};
use leptos::prelude::*;

use super::icon;
use crate::play::Play;
use crate::settings::settings;

/// The families of a game: how they stand, what a death does and what a whole family gives.
#[component]
pub fn FamiliesPanel(play: &'static Play) -> impl IntoView {
    let words = settings().words();
    let moon = Memo::new(move |_| play.position.get().moon().copied());
    view! {
        <p class="hint">{words.moon.families_hint}</p>
        {move || moon.get().map(|moon| view! { <Families book=moon.book moon /> })}
    }
}

/// Every family by a book; in a game also how it stands.
#[component]
pub fn Families(
    book: BookRef,
    #[prop(optional, into)] moon: Option<Moon>,
    #[prop(optional)] search: Option<RwSignal<String>>,
) -> impl IntoView {
    let settings = settings();
    let (language, words) = (settings.language(), settings.words().moon);
    let line = move |family: Family| {
        let facts = book.family(family);
        let (curse, thanks) = (language.curse_help(facts.curse.value), language.thanks_help(facts.thanks.value));
        let title = (words.family)(family);
        if let Some(search) = search {
            let text = format!("{title} {curse} {thanks}").to_lowercase();
            if !text.contains(&search.get().to_lowercase()) {
                return None;
            }
        }
        let stands = moon.map(|moon| {
            let (saved, dead) = (moon.saved.get(family), moon.dead.get(family));
            let people = (0..family.size()).map(|index| {
                let fate = match index {
                    index if index < saved => "saved",
                    index if index < saved + dead => "dead",
                    _ => "",
                };
                view! { <span class=format!("fate {fate}")>{icon("villager")}</span> }
            });
            let told = (words.family_stands)(saved, dead, family.size());
            view! { <span class="fates" role="img" aria-label=told>{people.collect_view()}</span> }
        });
        Some(view! {
            <li class:whole=moon.is_some_and(|moon| moon.is_saved(family))>
                <svg viewBox="0 0 100 100" aria-hidden="true"><use href=format!("#villager-{family}") /></svg>
                <div>
                    <h3>{title}{stands}</h3>
                    <p><b>{words.death}": "</b>{curse}<Origin source=facts.curse.source /></p>
                    <p><b>{words.reward}": "</b>{thanks}<Origin source=facts.thanks.source /></p>
                </div>
            </li>
        })
    };
    view! { <ul class="families">{move || Family::ALL.into_iter().filter_map(line).collect_view()}</ul> }
}

/// A mark behind a value that is not printed on the component.
#[component]
pub fn Origin(source: Source) -> impl IntoView {
    let words = settings().words().moon;
    let (name, told) = match source {
        Source::Printed => return ().into_any(),
        Source::Secondary => ("secondary", words.secondary),
        Source::Reconstructed => ("reconstructed", words.reconstructed),
    };
    view! { " "<span class=format!("origin {name}") title=told>{icon("reconstructed")}<small>{told}</small></span> }
        .into_any()
}
