use ghost_stories_engine::{Card, Colour, Position, Space, Spot};
use leptos::prelude::*;

use crate::geometry::Geometry;
use crate::layout::{Layout, LayoutKind};
use crate::settings::settings;

/// The cells of the picture.
const LAYOUT: Layout =
    Layout { kind: LayoutKind::Wide, cell: (100.0, 100.0), gap: 4.0, frame: (516.0, 516.0), rail: 0.0, panel: 0.0 };

/// A small picture of a table: the village with its haunted tiles, the boards, and the ghosts in their colours.
#[component]
pub fn Miniature(position: Box<Position>) -> impl IntoView {
    let seating = position.seating();
    let geometry = Geometry { layout: LAYOUT, seating, quarters: 0, caves: false, large_text: false };
    let village = Spot::ALL.map(|spot| {
        let area = geometry.tile(spot);
        let haunted = position.village().is_haunted(position.village().tile(spot));
        view! { <rect class:haunted=haunted x=area.at.x y=area.at.y width=area.width height=area.height rx="9" /> }
    });
    let boards = Colour::ALL.map(|colour| {
        let area = geometry.plate(colour);
        view! { <rect class=format!("board {colour}") x=area.at.x y=area.at.y width=area.width height=area.height rx="9" /> }
    });
    let ghost = |at: Space| {
        let place = geometry.space(at).middle();
        let tint = position.card(at).map_or("black", |card| colour_of(&position, card));
        view! { <circle class=tint cx=place.x cy=place.y r="32" /> }
    };
    let ghosts: Vec<_> = position.occupied().iter().map(ghost).collect();
    let number = ghosts.len() as u8;
    let taoists = position.living().iter().enumerate().map(|(index, colour)| {
        let spot = position.village().spot(position.tile_of(colour)).unwrap_or(Spot::Centre);
        let middle =
            geometry.tile(spot).middle().plus([-22.0, 22.0, -22.0, 22.0][index], [-22.0, -22.0, 22.0, 22.0][index]);
        view! { <circle class=format!("taoist {colour}") cx=middle.x cy=middle.y r="19" /> }
    });
    let told = settings().language().start().picture(position.village().haunted_count(), number);
    view! {
        <svg class="miniature" viewBox="0 0 516 516" role="img" aria-label=told>
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
