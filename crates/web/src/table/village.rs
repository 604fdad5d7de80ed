use ghost_stories_engine::{Colour, Owner, Tile};
use ghost_stories_odds::{Foreseen, Happening};
use leptos::prelude::*;

use super::pointable::Pointable;
use super::{Shared, art, fitted};
use crate::geometry::{Point, TILE, tile as tile_at};
use crate::settings::settings;
use crate::target::Target;

const ORIGIN: Point = Point { x: 0.0, y: 0.0 };

/// A tile of the village with what lies on it.
#[component]
pub fn TileView(shared: Shared, tile: Tile) -> impl IntoView {
    let position = shared.play.position;
    let at = tile_at(position.get_untracked().village().spot(tile).unwrap_or(ghost_stories_engine::Spot::Centre));
    let haunted = Memo::new(move |_| position.get().village().is_haunted(tile));
    let threatened = Memo::new(move |_| threat(&shared.play.foresight.forecast.get(), tile));
    let black_secret = position.get_untracked().black_secret().is_some();
    let shadowed = Memo::new(move |_| {
        let position = position.get();
        let place = position.black_secret().and_then(|black_secret| black_secret.shadow).filter(|place| !place.below);
        place.is_some_and(|place| position.village().tile(place.spot) == tile)
    });
    let name = settings().language().tile(tile);
    view! {
        <Pointable shared target=Target::Tile(tile)>
            <g transform=at.translate() class="tile" class:haunted=haunted class:shadowed=shadowed>
                <rect class="frame" width=TILE height=TILE rx="10" />
                {art(&format!("tile-{tile}"), ORIGIN, TILE)}
                {move || haunted.get().then(|| view! { <g class="veil">{art("tile-veil", ORIGIN, TILE)}</g> })}
                <rect class="label" x="0" y="0" width=TILE height="22" />
                <text class="name" x=TILE / 2.0 y="15.5" textLength=fitted(name, 13.0, TILE - 10.0) lengthAdjust="spacingAndGlyphs">
                    {name}
                </text>
                {move || lying(&position.get(), tile)}
                {black_secret.then(|| view! { <super::black_secret::LadderOnTile shared tile /> })}
                {move || threatened.get().map(|turns| view! {
                    <g class="threat" transform="translate(20 42)">
                        <circle r="17" />{art("icon-haunt", Point { x: -13.0, y: -15.0 }, 26.0)}
                        <text x="17" y="16">{turns}</text>
                    </g>
                })}
                <rect class="glow" x="1" y="1" width=TILE - 2.0 height=TILE - 2.0 rx="10" />
            </g>
        </Pointable>
    }
}

/// In how many turns a tile will be haunted if nobody acts.
fn threat(forecast: &[Foreseen], tile: Tile) -> Option<u8> {
    let haunts = |happening: &Happening| matches!(happening, Happening::Haunts { tile: at, .. } if *at == tile);
    forecast.iter().find(|turn| turn.happenings.iter().any(haunts)).map(|turn| turn.in_turns)
}

/// The token on the Circle, the Buddhas of the Temple, the power tokens on the centre tile.
fn lying(position: &ghost_stories_engine::Position, tile: Tile) -> impl IntoView + use<> {
    let village = position.village();
    let circle = village.circle().filter(|_| tile == Tile::Circle);
    let buddhas = if tile == Tile::Temple { village.buddhas() } else { 0 };
    let centre = village.spot(tile) == Some(ghost_stories_engine::Spot::Centre);
    let tokens = if centre { village.tokens() } else { 0 };
    let row = |name: &'static str, number: u8, y: f64| {
        (0..number).map(move |index| art(name, Point { x: 112.0 - 30.0 * f64::from(index), y }, 32.0)).collect_view()
    };
    view! {
        {circle.map(|tao| super::supplies::coin(tao, Point { x: 54.0, y: 46.0 }, 42.0))}
        {row("icon-buddha", buddhas, 26.0)}
        {row("icon-power-token", tokens, 26.0)}
    }
}

/// The figure of a Taoist; it walks when its tile or level changes.
#[component]
pub fn TaoistFigure(shared: Shared, taoist: Colour) -> impl IntoView {
    let position = shared.play.position;
    let there = Memo::new(move |_| {
        let position = position.get();
        let played = position.players().contains(taoist);
        let lies = position.white_moon().is_some_and(|white_moon| white_moon.lying.contains(taoist));
        let on_tile = || tile_at(position.taoist(taoist).spot).plus(5.0 + 35.5 * f64::from(taoist as u8), 92.0);
        let at = super::black_secret::below(&position, taoist).unwrap_or_else(on_tile);
        played.then(|| (at, position.owner(taoist) == Owner::Living, lies))
    });
    let on_turn = Memo::new(move |_| position.get().board_on_turn() == taoist);
    let style = move || there.get().map(|(at, ..)| format!("transform: translate({:.1}px, {:.1}px)", at.x, at.y));
    view! {
        <g class=format!("figure {taoist}") class:on-turn=on_turn style=style>
            {move || {
                there.get().map(|(_, lives, lies)| {
                    let href = if lives { format!("#taoist-{taoist}-figure") } else { "#taoist-dead".to_owned() };
                    let fallen = (lives && lies).then_some("rotate(-78 18 40) translate(0 6)");
                    view! { <use href=href width="36" height="54" transform=fallen /> }
                })
            }}
        </g>
    }
}
