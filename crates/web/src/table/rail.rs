//! Beside the board: deck, bank, dice and what else everybody looks at; a column, a narrow one, or a bar over the board.

use ghost_stories_engine::Position;
use leptos::prelude::*;

use super::supplies::{Bank, Deck, Dice, Discard};
use super::{Shared, Shown, black_secret, glyph, white_moon};
use crate::layout::LayoutKind;
use crate::panel::ForecastPanel;
use crate::settings::settings;
use crate::target::Target;

/// What stands beside the board all the time.
#[component]
pub fn Rail(shared: Shared, shown: Shown) -> impl IntoView {
    let wide = shared.geometry.layout.kind == LayoutKind::Wide;
    let with = |look: fn(&Position) -> bool| shared.play.position.with_untracked(look);
    let white_moon = with(|position| position.white_moon().is_some());
    let black_secret = with(|position| position.black_secret().is_some());
    view! {
        <aside class="rail" tabindex="-1" on:keydown=move |event| super::arrow(shared, &event)>
            <div class="facts">
                <Deck shared />
                <Discard shared />
                {(white_moon && !is_crowded(shared)).then(|| view! { <div class="signs"><white_moon::Counts shared /></div> })}
                {(!wide).then(|| view! { <DrawerButton shared shown /> })}
            </div>
            {wide.then(|| view! { <div class="bank"><Supply shared white_moon /></div><Dice shared /> })}
            {(wide && black_secret).then(|| view! { <div class="wu-fengs"><black_secret::WuFengBoard shared /></div> })}
            {wide.then(|| view! { <Outlook shared /> })}
            {(!wide && black_secret).then(|| view! { <black_secret::Parts shared shown /> })}
        </aside>
    }
}

/// What the coming turns bring, in the room that is left below.
#[component]
fn Outlook(shared: Shared) -> impl IntoView {
    let title = settings().words().forecast_title();
    view! {
        <section class="outlook" aria-label=title><div tabindex="0"><h2>{title}</h2><ForecastPanel play=shared.play /></div></section>
    }
}

/// Tao and Qi of the bank, crystals and Su-Ling.
#[component]
fn Supply(shared: Shared, white_moon: bool) -> impl IntoView {
    view! {
        <Bank shared />
        {white_moon.then(|| view! { <white_moon::Reserve shared /> })}
    }
}

/// True if Shelter and graveyard have no room in the bar, beside the tabs of Black Secret: they lie in the drawer.
fn is_crowded(shared: Shared) -> bool {
    let narrow = matches!(shared.geometry.layout.kind, LayoutKind::PortraitShort | LayoutKind::LowNarrow);
    narrow && shared.play.position.with_untracked(|position| position.black_secret().is_some())
}

/// True if this lies in the drawer.
fn is_within(shared: Shared, target: Target) -> bool {
    match target {
        Target::BankTao(_) | Target::BankQi | Target::Crystals | Target::Dice => true,
        Target::Shelter | Target::Graveyard => is_crowded(shared),
        _ => false,
    }
}

/// True if this lies where the drawer would cover it.
fn is_in_the_middle(target: Target) -> bool {
    matches!(
        target,
        Target::Tile(_)
            | Target::Cave(_)
            | Target::Villagers(_)
            | Target::Portal
            | Target::Pedestal(_)
            | Target::Demon(_)
    )
}

/// Opens and closes the bank where it has no place of its own; a dot says that something in it can be chosen.
#[component]
fn DrawerButton(shared: Shared, shown: Shown) -> impl IntoView {
    let label = settings().words().bank();
    let calls =
        move || !shown.drawer.get() && shared.hot.with(|hot| hot.iter().any(|&target| is_within(shared, target)));
    view! {
        <button
            type="button" class="part" id="bank" class:calls=calls aria-label=label title=label aria-expanded=move || shown.drawer.get().to_string()
            on:click=move |_| shown.drawer.update(|open| *open = !*open)
        >{glyph("icon-tao", "")}</button>
    }
}

/// The bank over the village: it opens when something in it can be chosen and nothing under it.
#[component]
pub fn Drawer(shared: Shared, shown: Shown) -> impl IntoView {
    let words = settings().words();
    let white_moon = shared.play.position.with_untracked(|position| position.white_moon().is_some());
    Effect::new(move |_| {
        let hot = shared.hot.get();
        let within = hot.iter().any(|&target| is_within(shared, target));
        shown.drawer.set(within && !hot.iter().copied().any(is_in_the_middle));
    });
    let village = shared.geometry.village();
    let style = format!("left:{:.0}px;top:{:.0}px;width:{:.0}px", village.at.x, village.at.y, village.width);
    view! {
        <div class="drawer" style=style hidden=move || !shown.drawer.get()>
            <div class="bank"><Supply shared white_moon /></div>
            {(white_moon && is_crowded(shared)).then(|| view! { <div class="signs"><white_moon::Counts shared /></div> })}
            <div class="drawer-foot">
                <Dice shared />
                <button type="button" on:click=move |_| shown.drawer.set(false)>{words.close()}</button>
            </div>
        </div>
    }
}
