use ghost_stories_engine::{Demon, Spot};
use leptos::prelude::*;

use super::{Ladder, ORIGIN, follow};
use crate::geometry::black_secret::{BESIDE, CAVE, HOME, cave_corner, shadow_waits};
use crate::geometry::{Point, TABLE, at_home};
use crate::settings::settings;
use crate::table::pointable::Pointable;
use crate::table::{Shared, art, fitted};
use crate::target::Target;

/// The flagstones of a floor.
const FLAGS: &str = "M4 26H60V60H4ZM64 26H142V50H64ZM4 64H36V104H4ZM40 64H60V104H40ZM64 54H98V92H64ZM102 54H142V92H102ZM4 108H60V142H4ZM64 96H116V142H64ZM120 96H142V142H120Z";

/// The catacombs under the village, and the places of demons and Shadow on Wu-Feng's board.
#[component]
pub fn Catacombs(shared: Shared) -> impl IntoView {
    view! {
        <rect class="cavern" x=TABLE + 2.0 y="0" width=BESIDE - 2.0 height=TABLE rx="24" />
        {Spot::ALL.map(|spot| view! { <Cave shared spot /> })}
        {Demon::ALL.map(|demon| view! { <Home shared demon /> })}
        <Waits shared />
    }
}

/// A catacomb space: its floor, the tokens on it, ladder and entrance.
#[component]
fn Cave(shared: Shared, spot: Spot) -> impl IntoView {
    let position = shared.play.position.get_untracked();
    let colour = position.catacomb_colour(spot).map(|tao| tao.to_string()).unwrap_or_default();
    let entrance = position
        .black_secret()
        .is_some_and(|black_secret| position.components().catacombs(black_secret.catacombs).entrances.contains(spot));
    let name = settings().language().tile(position.village().tile(spot));
    let tokens = follow(shared, move |_, black_secret| black_secret.stacks.get(spot), 0);
    view! {
        <Pointable shared target=Target::Cave(spot)>
            <g class=format!("cave {colour}") class:entrance=entrance transform=cave_corner(spot).translate()>
                <rect class="frame" width=CAVE height=CAVE rx="10" />
                <path class="floor" d=FLAGS />
                {entrance.then(|| art("secret-entrance", Point { x: 60.0, y: 24.0 }, 70.0))}
                <rect class="label" width=CAVE height="22" />
                <g class="sign">{art(&format!("icon-{colour}"), Point { x: 3.0, y: 2.5 }, 17.0)}</g>
                <text class="name" x=CAVE / 2.0 + 9.0 y="15.5" textLength=fitted(name, 12.0, CAVE - 28.0) lengthAdjust="spacingAndGlyphs">{name}</text>
                {move || stack(tokens.get())}
                <Ladder shared spot at=Point { x: 8.0, y: 66.0 } size=27.0 />
                <rect class="glow" x="1" y="1" width=CAVE - 2.0 height=CAVE - 2.0 rx="10" />
            </g>
        </Pointable>
    }
}

/// A stack of face-down tokens with its height.
fn stack(height: u8) -> impl IntoView {
    let tokens =
        (0..height).map(|index| art("secret-hidden-token", Point { x: 5.0, y: 33.0 - 3.0 * f64::from(index) }, 35.0));
    let number = (height > 0).then(|| view! { <text class="count" x="33" y="66">{height}</text> });
    view! { {tokens.collect_view()} {number} }
}

/// The place of a demon on Wu-Feng's board, with the cost of summoning it.
#[component]
fn Home(shared: Shared, demon: Demon) -> impl IntoView {
    let components = shared.play.position.get_untracked().components();
    let cost = components.demon(demon).cost.value;
    let at = at_home(demon as usize).plus(-HOME / 2.0, -HOME / 2.0);
    let pips = (0..cost).map(|index| {
        let x = HOME / 2.0 + 15.0 * (f64::from(index) - (f64::from(cost) - 1.0) / 2.0);
        view! { <circle cx=x cy=HOME + 12.0 r="6" /> }
    });
    view! {
        <g class="home" transform=at.translate()>
            <rect class="frame" width=HOME height=HOME + 24.0 rx="10" />
            {pips.collect_view()}
        </g>
    }
}

/// The place where the Shadow waits for the third urn.
#[component]
fn Waits(shared: Shared) -> impl IntoView {
    let come = follow(shared, |_, black_secret| black_secret.shadow.is_some(), false);
    let at = shadow_waits().plus(-HOME / 2.0, -HOME / 2.0);
    view! {
        <g class="home waits" transform=at.translate()>
            <rect class="frame" width=HOME height=HOME rx="10" />
            {move || (!come.get()).then(|| view! {
                <g class="dim">{art("secret-shadow", ORIGIN.plus(5.0, 5.0), HOME - 10.0)}</g>
            })}
        </g>
    }
}
