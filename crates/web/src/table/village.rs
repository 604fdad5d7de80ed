//! A tile of the village with what lies on it, and the Taoists who stand there.

use ghost_stories_engine::{Colour, Owner, Position, Spot, Tile};
use ghost_stories_odds::{Foreseen, Happening};
use leptos::prelude::*;

use super::pointable::Pointable;
use super::{Shared, art, fitted};
use crate::geometry::{Area, Point};
use crate::settings::settings;
use crate::target::Target;

/// The side of a tile's picture, in units of its own drawing.
const PICTURE: f64 = 200.0;

/// A tile of the village with what lies on it.
#[component]
pub fn TileView(shared: Shared, tile: Tile) -> impl IntoView {
    let position = shared.play.position;
    let spot = position.get_untracked().village().spot(tile).unwrap_or(Spot::Centre);
    let (area, measures) = (shared.geometry.tile(spot), shared.geometry.measures());
    let haunted = Memo::new(move |_| position.get().village().is_haunted(tile));
    let threatened = Memo::new(move |_| threat(&shared.play.foresight.forecast.get(), tile));
    let flips = position.get_untracked().black_secret().is_some() && !shared.geometry.caves;
    let shadowed = Memo::new(move |_| {
        let position = position.get();
        let place = position.black_secret().and_then(|black_secret| black_secret.shadow).filter(|place| !place.below);
        place.is_some_and(|place| position.village().tile(place.spot) == tile)
    });
    let name = measures.tile_named.then(|| fitting_name(tile, measures.word, area.width - 2.0));
    let (band, word, radius) = (measures.band(), measures.word, measures.number * 0.9);
    view! {
        <Pointable shared target=Target::Tile(tile)>
            <g transform=area.at.translate() class="tile" class:haunted=haunted class:shadowed=shadowed>
                {picture(&format!("tile-{tile}"), area)}
                {move || haunted.get().then(|| view! { <g class="veil">{picture("tile-veil", area)}</g> })}
                <rect class="frame" x="0.5" y="0.5" width=area.width - 1.0 height=area.height - 1.0 rx="7" />
                {name.map(|name| view! {
                    <rect class="label" width=area.width height=band rx="6" />
                    <text class="name" x=area.width / 2.0 y=word + 1.5 style=format!("font-size:{word}px") textLength=fitted(name, word, area.width - 2.0) lengthAdjust="spacingAndGlyphs">
                        {name}
                    </text>
                })}
                {move || lying(shared, &position.get(), tile, spot)}
                {flips.then(|| view! { <super::black_secret::UnderTile shared spot /> })}
                {move || threatened.get().map(|turns| view! {
                    <g class="threat" transform=Point { x: radius + 3.0, y: band + radius + 3.0 }.translate()>
                        <circle r=radius />
                        <text y=measures.number * 0.35 style=format!("font-size:{}px", measures.number)>{turns}</text>
                    </g>
                })}
                <rect class="glow" x="-1" y="-1" width=area.width + 2.0 height=area.height + 2.0 rx="8" />
            </g>
        </Pointable>
    }
}

/// The full name of a tile if it fits into so many pixels, else the short one.
pub fn fitting_name(tile: Tile, size: f64, width: f64) -> &'static str {
    let language = settings().language();
    let full = language.tile(tile);
    if fitted(full, size, width).is_none() { full } else { language.short_tile(tile) }
}

/// The middle of a tile's picture, as much of it as fits.
fn picture(name: &str, area: Area) -> impl IntoView + use<> {
    let seen = PICTURE * (area.height / area.width).min(1.0);
    let across = PICTURE * (area.width / area.height).min(1.0);
    let view_box = format!("{:.1} {:.1} {across:.1} {seen:.1}", (PICTURE - across) / 2.0, (PICTURE - seen) * 0.62);
    view! {
        <svg x="1" y="1" width=area.width - 2.0 height=area.height - 2.0 viewBox=view_box preserveAspectRatio="none">
            {art(name, Point::ORIGIN, PICTURE)}
        </svg>
    }
}

/// In how many turns a tile will be haunted if nobody acts.
fn threat(forecast: &[Foreseen], tile: Tile) -> Option<u8> {
    let haunts = |happening: &Happening| matches!(happening, Happening::Haunts { tile: at, .. } if *at == tile);
    forecast.iter().find(|turn| turn.happenings.iter().any(haunts)).map(|turn| turn.in_turns)
}

/// The token on the Circle, the Buddhas of the Temple, the power tokens on the centre tile.
fn lying(shared: Shared, position: &Position, tile: Tile, spot: Spot) -> impl IntoView + use<> {
    let village = position.village();
    let (area, measures) = (shared.geometry.tile(spot), shared.geometry.measures());
    let circle = village.circle().filter(|_| tile == Tile::Circle);
    let buddhas = if tile == Tile::Temple { village.buddhas() } else { 0 };
    let tokens = if spot == Spot::Centre { village.tokens() } else { 0 };
    let middle = shared.geometry.on_middle(spot).plus(-area.at.x, -area.at.y);
    let (coin, token) = (area.side() * 0.3, area.side() * 0.22);
    // A pedestal is at the right.
    let kept = if position.white_moon().is_some() && spot.is_corner() { 2.0 * measures.disc() + 3.0 } else { 2.0 };
    let things = (0..buddhas).map(|_| "icon-buddha").chain((0..tokens).map(|_| "icon-power-token"));
    let things = things.enumerate().map(move |(index, name)| {
        let x = area.width - kept - token - (token * 0.9) * index as f64;
        art(name, Point { x, y: measures.band() + 2.0 }, token)
    });
    view! {
        {circle.map(|tao| super::supplies::coin(tao, middle.plus(-coin / 2.0, -coin / 2.0), coin))}
        {things.collect_view()}
    }
}

/// The figure of a Taoist; it walks when its tile or level changes.
#[component]
pub fn TaoistFigure(shared: Shared, taoist: Colour) -> impl IntoView {
    let position = shared.play.position;
    let geometry = shared.geometry;
    let (width, height) = geometry.figure();
    let there = Memo::new(move |_| {
        let position = position.get();
        let played = position.players().contains(taoist);
        let lies = position.white_moon().is_some_and(|white_moon| white_moon.lying.contains(taoist));
        let place = |taoist: Colour| (position.taoist(taoist).spot, position.is_below(taoist));
        let (spot, below) = place(taoist);
        let beside: Vec<Colour> = position.players().iter().filter(|&other| place(other) == place(taoist)).collect();
        let index = beside.iter().position(|&other| other == taoist).unwrap_or(0);
        let at = if below { geometry.below(spot, index) } else { geometry.on_tile(spot, index, beside.len()) };
        played.then(|| (at, below, position.owner(taoist) == Owner::Living, lies))
    });
    let on_turn = Memo::new(move |_| position.get().board_on_turn() == taoist);
    let style = move || there.get().map(|(at, ..)| at.walk());
    let level = move || match there.get() {
        Some((_, true, ..)) => format!("figure {taoist} underground"),
        _ => format!("figure {taoist} aboveground"),
    };
    view! {
        <g class=level class:on-turn=on_turn style=style>
            {move || {
                there.get().map(|(_, _, lives, lies)| {
                    let href = if lives { format!("#taoist-{taoist}-figure") } else { "#taoist-dead".to_owned() };
                    let fallen = (lives && lies).then(|| format!("rotate(-78 {0:.1} {1:.1}) translate(0 {0:.1})", width / 2.0, height * 0.75));
                    view! { <use href=href width=width height=height transform=fallen /> }
                })
            }}
        </g>
    }
}
