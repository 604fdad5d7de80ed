//! White Moon on the table: villagers, Portal, pedestals, Su-Ling, Shelter and graveyard, crystals and artifacts.

use ghost_stories_engine::{Colour, GRAVES, Position, Spot, WhiteMoon};
use leptos::prelude::*;

use super::plate::{LEAST, Parts};
use super::pointable::{Pointable, PointableBox};
use super::{Shared, art, glyph};
use crate::geometry::Point;
use crate::target::{Target, belongings};

/// What a finger touches around a small thing.
pub fn touch(radius: f64) -> impl IntoView {
    view! { <circle class="touch" r=radius.max(LEAST) /> }
}

/// Something of White Moon's state, followed.
fn follow<T: Clone + PartialEq + Send + Sync + 'static>(
    shared: Shared,
    look: impl Fn(&Position, &WhiteMoon) -> T + Send + Sync + 'static,
    none: T,
) -> Memo<T> {
    let position = shared.play.position;
    Memo::new(move |_| {
        let position = position.get();
        position.white_moon().map_or_else(|| none.clone(), |white_moon| look(&position, white_moon))
    })
}

/// The villagers of a tile: the top face, and how many there are.
#[component]
pub fn Villagers(shared: Shared, spot: Spot) -> impl IntoView {
    let pile = follow(shared, move |_, white_moon| white_moon.piles[spot], ghost_stories_engine::Pile::EMPTY);
    let measures = shared.geometry.measures();
    let (at, radius) = (shared.geometry.villagers(spot), measures.disc());
    let style = format!("font-size:{}px", measures.number);
    move || {
        let pile = pile.get();
        let (number, style) = (pile.len(), style.clone());
        (number > 0).then(|| {
            let under = (1..number).rev().map(move |index| {
                view! { <circle class="under" cx=radius * 0.2 * f64::from(index) r=radius /> }
            });
            view! {
                <Pointable shared target=Target::Villagers(spot)>
                    <g class="villagers" transform=at.translate()>
                        {touch(radius)}
                        {under.collect_view()}
                        <circle class="disc" r=radius />
                        {pile.top().map(|family| art(&format!("villager-{family}"), Point { x: -radius, y: -radius }, 2.0 * radius))}
                        <text class="count" x=radius * (0.85 + 0.2 * f64::from(number - 1)) y=radius style=style>{number}</text>
                        <circle class="glow" r=radius + 1.0 />
                    </g>
                </Pointable>
            }
        })
    }
}

/// The Portal on its tile, barred while an incarnation holds it.
#[component]
pub fn Portal(shared: Shared, spot: Spot) -> impl IntoView {
    let open = Memo::new(move |_| shared.play.position.get().portal_is_open());
    let (at, half) = (shared.geometry.on_middle(spot), shared.geometry.measures().disc() * 1.1);
    view! {
        <Pointable shared target=Target::Portal>
            <g class="portal" class:shut=move || !open.get() transform=at.translate()>
                {touch(half)}
                {move || art(if open.get() { "icon-portal" } else { "icon-portal-shut" }, Point { x: -half, y: -half }, 2.0 * half)}
                <circle class="glow" r=half />
            </g>
        </Pointable>
    }
}

/// The pedestal of a corner, with a crystal on it or not.
#[component]
pub fn Pedestal(shared: Shared, spot: Spot) -> impl IntoView {
    let lit = follow(shared, move |_, white_moon| white_moon.pedestals.contains(spot), false);
    let (at, radius) = (shared.geometry.pedestal(spot), shared.geometry.measures().disc());
    view! {
        <Pointable shared target=Target::Pedestal(spot)>
            <g class="pedestal" class:lit=lit transform=at.translate()>
                {touch(radius)}
                <circle class="disc" r=radius />
                {move || {
                    let (name, half) = if lit.get() { ("icon-crystal", radius * 0.85) } else { ("icon-pedestal", radius * 0.75) };
                    art(name, Point { x: -half, y: -half }, 2.0 * half)
                }}
                <circle class="glow" r=radius />
            </g>
        </Pointable>
    }
}

/// Su-Ling before a space: she covers the middle stone that she silences, and walks from one to the next.
#[component]
pub fn SuLing(shared: Shared) -> impl IntoView {
    let place = follow(shared, |_, white_moon| white_moon.su_ling, None);
    let radius = shared.geometry.measures().disc().max(13.0);
    let style = move || place.get().map(|space| shared.geometry.middle_stone(space).plus(0.0, -2.0).walk());
    let stands = Memo::new(move |_| place.get().is_some());
    view! {
        <g class="su-ling" style=style>
            {move || stands.get().then(|| view! {
                <Pointable shared target=Target::SuLing>
                    {touch(radius)}
                    <circle class="disc" r=radius />
                    {art("icon-su-ling", Point { x: -radius * 0.92, y: -radius * 0.92 }, radius * 1.84)}
                    <circle class="glow" r=radius + 1.0 />
                </Pointable>
            })}
        </g>
    }
}

/// How many villagers are saved and how many are dead.
#[component]
pub fn Counts(shared: Shared) -> impl IntoView {
    let saved = follow(shared, |_, white_moon| white_moon.saved.total(), 0);
    let dead = follow(shared, |_, white_moon| white_moon.dead.total(), 0);
    let grave = move || if dead.get() + 3 >= GRAVES { "sign grave" } else { "sign" }.to_owned();
    view! {
        <PointableBox shared target=Target::Shelter class=Signal::stored("sign".to_owned())>
            {glyph("icon-shelter", "")}<b>{saved}</b>
        </PointableBox>
        <PointableBox shared target=Target::Graveyard class=Signal::derive(grave)>
            {glyph("icon-graveyard", "")}<b>{dead}<small>{format!("/{GRAVES}")}</small></b>
        </PointableBox>
    }
}

/// The crystals of the reserve, and Su-Ling while she waits or is held.
#[component]
pub fn Reserve(shared: Shared) -> impl IntoView {
    let reserve = follow(shared, |_, white_moon| white_moon.reserve(), 0);
    let waits = follow(shared, |_, white_moon| white_moon.su_ling.is_none(), false);
    let held = follow(shared, |position, _| position.holder_of_su_ling().is_some(), false);
    let class = move || if held.get() { "stock held-away" } else { "stock" }.to_owned();
    view! {
        <PointableBox shared target=Target::Crystals class=Signal::stored("stock".to_owned())>
            {glyph("icon-crystal", "")}<b class="amount">{reserve}</b>
        </PointableBox>
        {move || waits.get().then(|| view! {
            <PointableBox shared target=Target::SuLing class=Signal::derive(class)>{glyph("icon-su-ling", "")}</PointableBox>
        })}
    }
}

/// What a Taoist has of White Moon, beside his Buddhas and power tokens.
#[component]
pub fn Belongings(shared: Shared, board: Colour, parts: Parts) -> impl IntoView {
    let held = follow(
        shared,
        move |position, white_moon| {
            let taoist = position.taoist(board);
            let before = usize::from(taoist.buddhas > 0) + usize::from(taoist.tokens > 0);
            (before, belongings(white_moon, board), white_moon.crystals[board])
        },
        (0, Vec::new(), 0),
    );
    let (size, half) = (parts.belonging, parts.belonging / 2.0);
    let style = format!("font-size:{:.1}px", (size * 0.7).max(12.0));
    move || {
        let (before, held, crystals) = held.get();
        let each = held.into_iter().enumerate().map(|(index, artifact)| {
            let at = parts.belonging(before + index);
            let (target, name) = match artifact {
                Some(artifact) => (Target::Artifact(artifact), format!("icon-{artifact}")),
                None => (Target::HeldCrystals(board), "icon-crystal".to_owned()),
            };
            let count = (artifact.is_none() && crystals > 1).then(|| {
                view! { <text class="count" x=at.x + size * 0.9 y=at.y + size style=style.clone()>{crystals}</text> }
            });
            view! {
                <Pointable shared target>
                    <g class="belonging">
                        <circle class="touch" cx=at.x + half cy=at.y + half r=half.max(LEAST) />
                        <circle class="disc" cx=at.x + half cy=at.y + half r=half />
                        {art(&name, at.plus(size * 0.1, size * 0.1), size * 0.8)}
                        {count}
                        <circle class="glow" cx=at.x + half cy=at.y + half r=half />
                    </g>
                </Pointable>
            }
        });
        each.collect_view()
    }
}
