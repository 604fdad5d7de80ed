//! A space of a board with what lies on it, and the face of a card.

mod icons;

use ghost_stories_engine::{Card, Components, Event, Facts, Middle, Source, Space, Tao, TaoCount};
use leptos::prelude::*;

use super::pointable::Pointable;
use super::{Shared, art, fitted};
use crate::geometry::{Area, Measures, Point};
use crate::settings::settings;
use crate::target::Target;

pub use icons::{left_icon, middle_icon, reward_icon};

/// The side of a card that is read, in units of its drawing.
const CARD: f64 = 132.0;

/// A space of a board, with the ghost or Buddha on it.
#[component]
pub fn SpaceView(shared: Shared, space: Space) -> impl IntoView {
    let play = shared.play;
    let position = play.position;
    let (area, measures) = (shared.geometry.space(space), shared.geometry.measures());
    let components = position.get_untracked().components();
    let card = Memo::new(move |_| position.get().card(space).zip(position.get().printed_resistance(space)));
    let silenced =
        Memo::new(move |_| position.get().white_moon().is_some_and(|white_moon| white_moon.su_ling == Some(space)));
    let barrier = Memo::new(move |_| position.get().barrier().is_some_and(|barrier| barrier.board == space.board()));
    let buddha = Memo::new(move |_| position.get().buddhas().contains(space));
    let skeleton = Memo::new(move |_| {
        position.get().black_secret().is_some_and(|black_secret| black_secret.all_skeletons().contains(space))
    });
    let mantra = Memo::new(move |_| position.get().mantra() == Some(space));
    let caught = Memo::new(move |_| position.get().is_caught(space));
    let planned = move || play.spending.plan().ghosts.contains(space);
    let arriving = Memo::new(move |_| {
        let placed = |event: &Event| matches!(event, Event::CardPlaced { space: at, .. } | Event::GhostMoved { to: at, .. } if *at == space);
        play.animation.has_just(placed)
    });
    let half = area.side() * 0.25;
    let in_middle = move |name: &str, half: f64| {
        art(name, Point { x: area.width / 2.0 - half, y: area.height / 2.0 - half }, 2.0 * half)
    };
    let mantra_at =
        Point { x: area.width - 1.5 * measures.stone, y: area.height - measures.foot() - 1.4 * measures.stone };
    view! {
        <Pointable shared target=Target::Space(space)>
            <g
                transform=area.at.translate() class=format!("space {}", space.board()) class:planned=planned class:arriving=arriving
                class:silenced=silenced class:barrier=barrier
                data-space=space.to_string()
            >
                <rect class="frame" x="1" y="1" width=area.width - 2.0 height=area.height - 2.0 rx="8" />
                {move || match card.get() {
                    Some((card, need)) => face(card, components, need, area, measures).into_any(),
                    None if skeleton.get() => skeleton_on(space, area, measures).into_any(),
                    None => in_middle(&format!("icon-{}", space.board()), area.side() * 0.17).into_any(),
                }}
                {move || (buddha.get() || caught.get()).then(|| in_middle("icon-buddha", half))}
                {move || mantra.get().then(|| art("icon-mantra", mantra_at, 1.5 * measures.stone))}
                <Haunter shared space />
                <Weakened shared space />
                <Odds shared space />
                <rect class="glow" x="-1" y="-1" width=area.width + 2.0 height=area.height + 2.0 rx="9" />
            </g>
        </Pointable>
    }
}

/// A haunting figure that has left its card: a red disc on the stone before the village.
#[component]
fn Haunter(shared: Shared, space: Space) -> impl IntoView {
    let position = shared.play.position;
    let (area, measures) = (shared.geometry.space(space), shared.geometry.measures());
    let at = shared.geometry.middle_stone(space).plus(-area.at.x, -area.at.y);
    let radius = measures.stone * 0.68;
    let there = Memo::new(move |_| {
        let position = position.get();
        let haunts = position.card(space).is_some_and(|card| position.facts(card).middle() == Middle::Haunter);
        haunts && position.figures().contains(space)
    });
    move || {
        there.get().then(|| {
            view! {
                <g class="haunter" transform=at.translate()>
                    <circle r=radius />
                    {art("icon-haunter", Point { x: -radius * 0.78, y: -radius * 0.78 }, radius * 1.56)}
                </g>
            }
        })
    }
}

/// The resistance that is left, where something weakens it.
#[component]
fn Weakened(shared: Shared, space: Space) -> impl IntoView {
    let position = shared.play.position;
    let measures = shared.geometry.measures();
    let left = Memo::new(move |_| {
        let position = position.get();
        let printed = position.printed_resistance(space)?;
        position.resistance(space).filter(|now| *now != printed).map(TaoCount::total)
    });
    let radius = measures.number * 0.82;
    let at = Point { x: radius + 4.0, y: measures.pip + 8.0 + radius };
    let style = format!("font-size:{}px", measures.number);
    move || {
        left.get().map(|left| {
            view! {
                <g class="weakened" transform=at.translate()>
                    <circle r=radius /><text y=measures.number * 0.35 style=style.clone()>{left}</text>
                </g>
            }
        })
    }
}

/// How likely an exorcism of the ghost is: in the row of its pips if there is room.
#[component]
fn Odds(shared: Shared, space: Space) -> impl IntoView {
    let play = shared.play;
    let (area, measures) = (shared.geometry.space(space), shared.geometry.measures());
    let chance = Memo::new(move |_| crate::panel::chance_at(play, space));
    let (width, height) = (measures.odds * 3.3, measures.odds * 1.5);
    let style = format!("font-size:{}px", measures.odds);
    move || {
        let pips = play.position.get().printed_resistance(space).map_or(0, TaoCount::total);
        let beside = 5.0 + f64::from(pips) * (measures.pip + 1.0) + width < area.width;
        let y = if beside { 4.0 } else { measures.pip + 7.0 };
        chance.get().map(|chance| {
            view! {
                <g class="chance" transform=Point { x: area.width - width - 3.0, y }.translate()>
                    <rect width=width height=height rx=height / 2.0 />
                    <text x=width / 2.0 y=height / 2.0 + measures.odds * 0.34 style=style.clone()>{chance}</text>
                </g>
            }
        })
    }
}

/// A skeleton, with its one pip in the colour of its board (S24).
fn skeleton_on(space: Space, area: Area, measures: Measures) -> impl IntoView {
    let tao = Tao::from(space.board());
    let size = area.side() * 0.68;
    let at = Point { x: (area.width - size) / 2.0, y: (area.height - size) / 2.0 + measures.pip * 0.3 };
    view! {
        <g class=format!("card skeleton {tao}")>
            <rect class="face" x="1" y="1" width=area.width - 2.0 height=area.height - 2.0 rx="8" />
            {art("secret-skeleton", at, size)}
            {pips(TaoCount::of(tao, 1), area.width, measures)}
        </g>
    }
}

/// The face of a card that is read, in a square of [`CARD`] units.
#[component]
pub fn CardFace(
    card: Card,
    components: Components,
    /// What it needs where it lies, if that is not what is printed.
    #[prop(optional, into)]
    need: Option<TaoCount>,
) -> impl IntoView {
    let area = Area { at: Point::ORIGIN, width: CARD, height: CARD };
    let need = need.unwrap_or(components.card(card).resistance());
    face(card, components, need, area, Measures::READ)
}

/// A card in an area of its own, in the manner of its size.
fn face(card: Card, components: Components, need: TaoCount, area: Area, measures: Measures) -> impl IntoView + use<> {
    let name = settings().language().card(card);
    let facts = components.card(card);
    let colour = facts.colour().map_or("many".to_owned(), |tao| tao.to_string());
    let incarnation = if card.is_incarnation() { " incarnation" } else { "" };
    let Area { width, height, .. } = area;
    let (foot, top) = (measures.foot(), measures.pip * 0.6);
    let size = (width * 0.86).min(height - top - foot + measures.stone * 0.7);
    let picture = Point { x: (width - size) / 2.0, y: top };
    let word = measures.word;
    let reconstructed = measures.named && components.source(card) == Source::Reconstructed;
    view! {
        <g class=format!("card {colour}{incarnation}")>
            <rect class="face" x="1" y="1" width=width - 2.0 height=height - 2.0 rx="8" />
            {art(&format!("ghost-{:02}", card.number()), picture, size)}
            <path class="foot" d=foot_of(width, height, foot) />
            {pips(need, width, measures)}
            <g class="stones">{stones(facts, area, measures)}</g>
            {reconstructed.then(|| view! {
                <g class="reconstructed">{art("icon-reconstructed", Point { x: width - 19.0, y: height - foot - 16.0 }, 15.0)}</g>
            })}
            {measures.named.then(|| view! {
                <text class="name" x=width / 2.0 y=height - 7.0 style=format!("font-size:{word}px") textLength=fitted(name, word, width - 10.0) lengthAdjust="spacingAndGlyphs">
                    {name}
                </text>
            })}
        </g>
    }
}

/// The dark foot of a card, within its frame.
fn foot_of(width: f64, height: f64, foot: f64) -> String {
    let (right, bottom) = (width - 2.0, height - 2.0);
    format!("M2 {0:.1}H{right:.1}V{1:.1}q0 6-6 6H8q-6 0-6-6Z", bottom - foot + 2.0, bottom - 6.0)
}

/// The resistance as a row of coloured pips with their symbols; more than five in two rows of four.
fn pips(resistance: TaoCount, width: f64, measures: Measures) -> impl IntoView {
    let pips: Vec<Tao> = resistance.colours().flat_map(|tao| (0..resistance.get(tao)).map(move |_| tao)).collect();
    let in_row = if pips.len() > 5 { 4 } else { pips.len().max(1) };
    let size = measures.pip.min((width - 9.0) / in_row as f64 - 1.0);
    pips.into_iter()
        .enumerate()
        .map(|(index, tao)| {
            let (column, row) = ((index % in_row) as f64, (index / in_row) as f64);
            let at = Point { x: 5.0 + (size + 1.0) * column, y: 5.0 + (size + 1.0) * row };
            let (half, icon) = (size / 2.0, size * 0.7);
            view! {
                <g transform=at.translate() class=format!("pip {tao}")>
                    <circle cx=half cy=half r=half />
                    {art(&format!("icon-{tao}"), Point { x: half - icon / 2.0, y: half - icon / 2.0 }, icon)}
                </g>
            }
        })
        .collect_view()
}

/// The icons of the three stones: left, middle, right, always in these places.
fn stones(facts: &Facts, area: Area, measures: Measures) -> impl IntoView + use<> {
    let left: Vec<&str> = facts.left().iter().map(|&icon| left_icon(icon)).collect();
    let right = facts.curses().then_some("curse").into_iter();
    let right: Vec<&str> =
        right.chain(facts.throws().then_some("throw-curse")).chain(reward_icon(facts.reward())).collect();
    let stone = measures.stone;
    let y = area.height - measures.foot() + 3.0;
    let middle = (area.width - stone) / 2.0;
    let row = |names: Vec<&'static str>, is_right: bool| {
        // Between the frame and the middle stone.
        let step = stone.min((middle - 6.0) / names.len().max(1) as f64);
        let first = if is_right { area.width - 5.0 - step * names.len() as f64 } else { 5.0 };
        let icon = move |(index, name): (usize, &str)| {
            art(&format!("icon-{name}"), Point { x: first + step * index as f64, y: y + (stone - step) / 2.0 }, step)
        };
        names.into_iter().enumerate().map(icon).collect_view()
    };
    let middle_stone =
        middle_icon(facts.middle()).map(|name| art(&format!("icon-{name}"), Point { x: middle, y }, stone));
    view! {
        {row(left, false)}
        <g class="middle">{middle_stone}</g>
        {row(right, true)}
    }
}
