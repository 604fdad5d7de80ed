use ghost_stories_engine::{Card, Face, Power, Tile};
use leptos::prelude::*;

use crate::panel::icon;
use crate::settings::settings;
use crate::table::{CardFace, power_icon};

/// Every card, tile and power with what it does, and every icon in words.
#[component]
pub fn Cards() -> impl IntoView {
    let settings = settings();
    let (language, words) = (settings.language(), settings.words());
    let search = RwSignal::new(String::new());
    let matches = move |text: &str| text.to_lowercase().contains(&search.get().to_lowercase());
    let cards = move || {
        Card::all()
            .filter(|&card| {
                matches(&format!("{} {} {}", card.number(), language.card(card), language.stones(card).join(" ")))
            })
            .map(|card| view! { <CardEntry card /> })
            .collect_view()
    };
    let tiles = move || {
        Tile::ALL
            .into_iter()
            .filter(|&tile| matches(&format!("{} {}", language.tile(tile), language.tile_help(tile))))
            .map(|tile| {
                view! {
                    <li><svg viewBox="0 0 200 200" aria-hidden="true"><use href=format!("#tile-{tile}") /></svg>
                        <div><h3>{language.tile(tile)}</h3><p>{language.tile_help(tile)}</p></div></li>
                }
            })
            .collect_view()
    };
    let powers = move || {
        Power::ALL.into_iter().filter(|&power| matches(&format!("{} {}", language.power(power), language.power_help(power)))).map(|power| view! {
            <li class=power.colour().name()>{icon(power_icon(power))}<div><h3>{language.power(power)}</h3><p>{language.power_help(power)}</p></div></li>
        }).collect_view()
    };
    let icons = move || {
        words
            .icons
            .iter()
            .filter(|(_, text)| matches(text))
            .map(|(name, text)| view! { <li>{icon(name)}<p>{*text}</p></li> })
            .collect_view()
    };
    let symbols = Face::ALL
        .map(|face| view! { <li class=face.to_string()>{icon(&face.to_string())}<p>{language.face(face)}</p></li> });
    view! {
        <section class="sheet reference">
            <h1>{words.cards}</h1>
            <label class="search">{words.search}<input type="search" id="search" on:input=move |event| search.set(event_target_value(&event)) /></label>
            <h2>{words.icons_title}</h2><ul class="icons">{symbols}{icons}</ul>
            <h2>{words.tiles_title}</h2><ul class="tiles">{tiles}</ul>
            <h2>{words.powers_title}</h2><ul class="powers">{powers}</ul>
            <h2>{words.ghosts_title}</h2><ul class="cards">{cards}</ul>
        </section>
    }
}

#[component]
fn CardEntry(card: Card) -> impl IntoView {
    let language = settings().language();
    let stones = language.stones(card).into_iter().map(|stone| view! { <p>{stone}</p> }).collect_view();
    view! {
        <li>
            <svg viewBox="0 0 132 132" role="img" aria-label=language.card(card)><CardFace card /></svg>
            <div><h3>{language.card(card)}<small>" "{card.number()}</small></h3>{stones}</div>
        </li>
    }
}
