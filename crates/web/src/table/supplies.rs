use ghost_stories_engine::{CurseFace, Face, Tao, Waiting};
use leptos::prelude::*;

use super::pointable::Pointable;
use super::{Shared, art};
use crate::geometry::{Corner, Point, corner};
use crate::settings::settings;
use crate::thing::Thing;

const ORIGIN: Point = Point { x: 0.0, y: 0.0 };

/// The four corners: deck, discard pile and Wu-Feng, bank, dice.
#[component]
pub fn Supplies(shared: Shared) -> impl IntoView {
    view! {
        <Deck shared />
        <Discard shared />
        <Bank shared />
        <Dice shared />
    }
}

/// A Tao token of this colour.
pub fn coin(tao: Tao, at: Point, size: f64) -> impl IntoView {
    view! {
        <g class=format!("coin {tao}") transform=at.translate()>
            {art("icon-tao", ORIGIN, size)}
            {art(&format!("icon-{tao}"), Point { x: size * 0.27, y: size * 0.27 }, size * 0.46)}
        </g>
    }
}

#[component]
fn Deck(shared: Shared) -> impl IntoView {
    let words = settings().words();
    let deck = Memo::new(move |_| shared.play.position.get().deck());
    view! {
        <g transform=corner(Corner::NorthWest).translate() class="corner">
            <Pointable shared thing=Thing::Deck>
                <rect class="ground" width="111" height="111" rx="10" />
                <use href="#icon-deck" x="14" y="8" width="60" height="80" />
                <text class="number" x="92" y="58">{move || deck.get().left()}</text>
                <text class="small" x="55" y="104">{move || match deck.get().until_incarnation() {
                    Some(cards) => (words.incarnation_in)(cards),
                    None => words.no_incarnation.to_owned(),
                }}</text>
                <rect class="glow" width="111" height="111" rx="10" />
            </Pointable>
        </g>
    }
}

#[component]
fn Discard(shared: Shared) -> impl IntoView {
    let words = settings().words();
    let position = shared.play.position;
    let discarded = Memo::new(move |_| position.get().discard().len());
    let driven_out = Memo::new(move |_| {
        let position = position.get();
        (position.exorcised(), position.incarnations())
    });
    let at = corner(Corner::NorthEast).plus(140.0, 0.0);
    view! {
        <g transform=at.translate() class="corner">
            <Pointable shared thing=Thing::Discard>
                <rect class="ground" width="111" height="111" rx="10" />
                <use href="#icon-card-back" x="10" y="10" width="42" height="56" opacity="0.55" />
                <text class="number" x="76" y="46">{move || discarded.get()}</text>
                <text class="small" x="55" y="82">{words.discarded}</text>
                <text class="small" x="55" y="101">{move || {
                    let (out, all) = driven_out.get();
                    format!("Wu-Feng {out}/{all}")
                }}</text>
                <rect class="glow" width="111" height="111" rx="10" />
            </Pointable>
        </g>
    }
}

#[component]
fn Bank(shared: Shared) -> impl IntoView {
    let words = settings().words();
    let position = shared.play.position;
    let at = corner(Corner::SouthWest);
    view! {
        <g transform=at.plus(0.0, 140.0).translate() class="corner">
            <rect class="ground" width="251" height="111" rx="10" />
            <text class="small left" x="10" y="20">{words.bank}</text>
            {Tao::ALL.map(|tao| {
                let place = Point { x: 8.0 + 48.0 * f64::from(tao as u8), y: 26.0 };
                view! {
                    <Pointable shared thing=Thing::BankTao(tao)>
                        {coin(tao, place, 40.0)}
                        <text class="count" x=place.x + 33.0 y=place.y + 40.0>{move || position.get().bank_tao().get(tao)}</text>
                        <circle class="glow" cx=place.x + 20.0 cy=place.y + 20.0 r="20" />
                    </Pointable>
                }
            })}
            <Pointable shared thing=Thing::BankQi>
                {art("icon-qi", Point { x: 8.0, y: 72.0 }, 34.0)}
                <text class="number" x="52" y="97">{move || position.get().bank_qi()}</text>
                <circle class="glow" cx="25" cy="89" r="18" />
            </Pointable>
        </g>
    }
}

/// The tray: the Tao dice that lie there, the Curse die, and those that are free to be rolled.
#[component]
fn Dice(shared: Shared) -> impl IntoView {
    let words = settings().words();
    let play = shared.play;
    let position = play.position;
    let lying = Memo::new(move |_| position.get().dice());
    let curse = Memo::new(move |_| {
        let face = position.get().curse_face();
        let rolled = play.happened.with(|(_, events)| {
            events.iter().rev().find_map(|event| match event {
                ghost_stories_engine::Event::CurseRolled { face, .. } => Some(*face),
                _ => None,
            })
        });
        face.or(rolled)
    });
    let rolled = Memo::new(move |_| {
        play.happened.with(|(_, events)| {
            events.iter().rev().find_map(|event| match event {
                ghost_stories_engine::Event::TaoRolled { roll, .. } => Some(*roll),
                _ => None,
            })
        })
    });
    let free = Memo::new(move |_| position.get().free_dice());
    let awaited = Memo::new(move |_| matches!(position.get().waiting(), Waiting::Chance(_)));
    let at = corner(Corner::SouthEast).plus(0.0, 140.0);
    view! {
        <g transform=at.translate() class="corner tray" class:awaited=awaited>
            <Pointable shared thing=Thing::Dice>
                <rect class="ground" width="251" height="111" rx="10" />
                <text class="small left" x="10" y="20">{words.dice}</text>
                {move || {
                    let faces = if lying.get().is_empty() { rolled.get().unwrap_or(lying.get()) } else { lying.get() };
                    let curse = curse.get();
                    let step = play.happened.with(|(step, _)| *step);
                    if faces.is_empty() && curse.is_none() {
                        (0..free.get()).map(|index| view! {
                            <g class="idle" transform=format!("translate({} 38)", 14 + 58 * index)>{art("icon-die", ORIGIN, 48.0)}</g>
                        }).collect_view().into_any()
                    } else {
                        let dice = faces.faces().enumerate().map(|(index, face)| view! {
                            <g transform=format!("translate({} 38)", 14 + 58 * index)><Die face step /></g>
                        }).collect_view();
                        let curse = curse.map(|face| view! {
                            <g transform=format!("translate({} 38)", 14 + 58 * usize::from(faces.len()))><CurseDie face step /></g>
                        });
                        view! { {dice} {curse} }.into_any()
                    }
                }}
                <rect class="glow" width="251" height="111" rx="10" />
            </Pointable>
        </g>
    }
}

/// A Tao die that shows a face, in a square of 48 units. It tumbles when it is drawn anew.
#[component]
pub fn Die(face: Face, #[prop(optional)] step: usize) -> impl IntoView {
    let colour = face.to_string();
    view! {
        <g class=format!("die {colour}") data-step=step>
            {art("icon-die", ORIGIN, 48.0)}
            <circle cx="24" cy="24" r="15" />
            {art(&format!("icon-{colour}"), Point { x: 13.0, y: 13.0 }, 22.0)}
        </g>
    }
}

#[component]
fn CurseDie(face: CurseFace, step: usize) -> impl IntoView {
    view! {
        <g class="die curse" data-step=step>
            {art("icon-curse-die", ORIGIN, 48.0)}
            {art(&format!("icon-{}", curse_icon(face)), Point { x: 10.0, y: 10.0 }, 28.0)}
        </g>
    }
}

/// The drawing of a face of the Curse die.
pub fn curse_icon(face: CurseFace) -> &'static str {
    match face {
        CurseFace::Nothing => "curse-nothing",
        CurseFace::Haunt => "curse-haunt",
        CurseFace::Ghost => "curse-ghost",
        CurseFace::LoseTao => "curse-tao",
        CurseFace::LoseQi => "curse-qi",
    }
}
