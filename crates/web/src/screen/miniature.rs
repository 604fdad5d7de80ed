use ghost_stories_engine::{Card, Colour, Position, Side, Space, Spot};
use leptos::prelude::*;

use crate::geometry::{CARD, TABLE, TILE, middle_of_tile, space, tile};
use crate::settings::settings;

/// How far a board lies from the edge of the table.
const EDGE: f64 = 96.0;

/// A small picture of a table: the village with its haunted tiles, the boards, and the ghosts in their colours.
#[component]
pub fn Miniature(position: Box<Position>) -> impl IntoView {
    let village = Spot::ALL.map(|spot| {
        let at = tile(spot);
        let haunted = position.village().is_haunted(position.village().tile(spot));
        view! { <rect class:haunted=haunted x=at.x y=at.y width=TILE height=TILE rx="14" /> }
    });
    let seating = position.seating();
    let boards = Colour::ALL.map(|colour| {
        let (deep, far) = (34.0, TABLE - EDGE - 34.0);
        let (x, y, width, height) = match seating.side(colour) {
            Side::North => (260.0, EDGE, 480.0, deep),
            Side::South => (260.0, far, 480.0, deep),
            Side::West => (EDGE, 260.0, deep, 480.0),
            Side::East => (far, 260.0, deep, 480.0),
        };
        view! { <rect class=format!("board {colour}") x=x y=y width=width height=height rx="12" /> }
    });
    let ghost = |at: Space| {
        let place = space(seating, at).plus(CARD / 2.0, CARD / 2.0);
        let tint = position.card(at).map_or("black", |card| colour_of(&position, card));
        view! { <circle class=tint cx=place.x cy=place.y r="48" /> }
    };
    let ghosts: Vec<_> = position.occupied().iter().map(ghost).collect();
    let number = ghosts.len() as u8;
    let taoists = position.living().iter().enumerate().map(|(index, colour)| {
        let spot = position.village().spot(position.tile_of(colour)).unwrap_or(Spot::Centre);
        let middle = middle_of_tile(spot).plus([-34.0, 34.0, -34.0, 34.0][index], [-34.0, -34.0, 34.0, 34.0][index]);
        view! { <circle class=format!("taoist {colour}") cx=middle.x cy=middle.y r="30" /> }
    });
    let told = settings().language().start().picture(position.village().haunted_count(), number);
    view! {
        <svg class="miniature" viewBox="90 90 820 820" role="img" aria-label=told>
            {village}{boards}{ghosts}{taoists.collect_view()}
        </svg>
    }
}

/// The style of a ghost's colour; of several colours, that of many.
fn colour_of(position: &Position, card: Card) -> &'static str {
    match position.facts(card).colour() {
        Some(tao) => tao.name(),
        None => "many",
    }
}
