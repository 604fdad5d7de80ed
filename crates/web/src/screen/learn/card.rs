use ghost_stories_engine::{Card, Components, Space};
use ghost_stories_lang::CardPart;
use leptos::prelude::*;

use crate::settings::settings;
use crate::table::CardFace;

/// Where the number of a part stands beside the card, whose face is 132 units wide.
fn place(part: CardPart) -> (f64, f64) {
    match part {
        CardPart::Resistance => (-11.0, 14.0),
        CardPart::Left => (16.0, 144.0),
        CardPart::Middle => (66.0, 144.0),
        CardPart::Right => (116.0, 144.0),
    }
}

/// A card in large, with its parts numbered and named.
#[component]
pub fn NamedCard(card: Card, space: Option<Space>, components: Components) -> impl IntoView {
    let language = settings().language();
    let parts = language.card_parts(card, components);
    let marks = parts.iter().enumerate().map(|(index, &(part, ..))| {
        let (x, y) = place(part);
        view! { <g class="part-mark"><circle cx=x cy=y r="9.5" /><text x=x y=y + 4.8>{index + 1}</text></g> }
    });
    let marks = marks.collect_view();
    let names = parts.into_iter().map(|(_, name, says)| view! { <li><b>{name}</b>" "<span>{says}</span></li> });
    view! {
        <figure class="named-card" id="named-card" aria-label=language.learn().card()>
            <svg viewBox="-22 0 156 156" aria-hidden="true"><CardFace card components />{marks}</svg>
            <figcaption>
                <b>{language.card(card)}</b>{space.map(|space| view! { <small>{language.space(space)}</small> })}
                <ol>{names.collect_view()}</ol>
            </figcaption>
        </figure>
    }
}
