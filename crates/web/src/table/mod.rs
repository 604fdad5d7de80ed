//! The table: one drawing of the village, the boards, the ghosts and everything that lies about.

mod black_secret;
mod board;
mod card;
mod effects;
mod marks;
mod pointable;
mod supplies;
mod village;
mod white_moon;

use ghost_stories_engine::{Colour, Demon, Space, Spot};
use leptos::prelude::*;

use crate::browser;
use crate::geometry::black_secret::BESIDE;
use crate::geometry::{self, TABLE};
use crate::play::Play;
use crate::settings::settings;
use crate::target::{Target, towards};

pub use board::power_icon;
pub use card::CardFace;
pub use marks::MarksInWords;
pub use supplies::{Die, coin};

/// What all parts of the table share.
#[derive(Clone, Copy)]
pub struct Shared {
    pub play: &'static Play,
    /// The things that may be pointed at now.
    pub hot: Memo<Vec<Target>>,
    /// The thing that the arrow keys have reached.
    pub reached: RwSignal<Target>,
}

/// The whole table.
#[component]
pub fn TableView(play: &'static Play) -> impl IntoView {
    let words = settings().words();
    let hot = Memo::new(move |_| play.pointing.hot());
    let start = play.position.get_untracked();
    let (village, white_moon) = (*start.village(), start.white_moon().copied());
    let black_secret = start.black_secret().is_some();
    let part = RwSignal::new(black_secret::TablePart::Village);
    let centre = village.tile(Spot::Centre);
    let shared = Shared { play, hot, reached: RwSignal::new(Target::Tile(centre)) };
    if black_secret {
        black_secret::follow_decision(shared, part);
    }
    let view_box = format!("0 0 {} {TABLE}", if black_secret { TABLE + BESIDE } else { TABLE });
    // What was reached may be spent; the table must stay within reach of the Tab key.
    Effect::new(move |_| {
        let reached = shared.reached.get();
        if play.position.with(|position| Target::all(position).all(|target| target != reached)) {
            shared.reached.set(Target::Tile(centre));
        }
    });
    let seating = start.seating();
    let press = move |event: web_sys::KeyboardEvent| {
        let (x, y) = match event.key().as_str() {
            "ArrowRight" => (1.0, 0.0),
            "ArrowLeft" => (-1.0, 0.0),
            "ArrowDown" => (0.0, 1.0),
            "ArrowUp" => (0.0, -1.0),
            _ => return,
        };
        event.prevent_default();
        let position = play.position.get_untracked();
        if let Some(next) = towards(&position, shared.reached.get_untracked(), x, y) {
            shared.reached.set(next);
            part.set(black_secret::TablePart::of(&position, next));
            browser::focus(&next.id());
        }
    };
    view! {
        {black_secret.then(|| view! { <black_secret::Parts shared part /> })}
        <div class="sight" class:underground=move || part.get() == black_secret::TablePart::Catacombs>
        <svg class="table" class:explaining=move || play.explanation.is_asked() class:showing=move || play.pointing.is_showing() viewBox=view_box role="group" aria-label=words.table() on:keydown=press>
            <rect class="cloth" x="0" y="0" width="1000" height="1000" rx="24" />
            {Colour::ALL.map(|board| view! { <board::BoardView shared board /> })}
            {Space::ALL.map(|space| view! { <card::SpaceView shared space /> })}
            {village.tiles().map(|tile| view! { <village::TileView shared tile /> })}
            {white_moon.map(|white_moon| view! {
                <white_moon::Portal shared spot=white_moon.portal />
                {Spot::ALL.map(|spot| view! { <white_moon::Villagers shared spot /> })}
                {Spot::ALL.into_iter().filter(|spot| spot.is_corner()).map(|spot| view! { <white_moon::Pedestal shared spot /> }).collect_view()}
            })}
            {black_secret.then(|| view! {
                <black_secret::Catacombs shared />
                <black_secret::WuFengBoard shared />
            })}
            {Space::ALL.map(|space| view! { <card::Figure shared space seating /> })}
            {Colour::ALL.map(|taoist| view! { <village::TaoistFigure shared taoist /> })}
            {black_secret.then(|| view! {
                {Demon::ALL.map(|demon| view! { <black_secret::DemonFigure shared demon /> })}
                <black_secret::ShadowFigure shared />
            })}
            <supplies::Supplies shared />
            {white_moon.map(|_| view! { <white_moon::SuLing shared /> })}
            <effects::Effects shared />
            {play.remote.map(|remote| view! { <marks::Marks shared remote /> })}
        </svg>
        </div>
    }
}

/// A drawing of the sprite in a square of this size.
pub fn art(name: &str, at: geometry::Point, size: f64) -> impl IntoView + use<> {
    let href = format!("#{name}");
    view! { <use href=href x=at.x y=at.y width=size height=size /> }
}

/// Makes a text fit a width: if it would be longer, its letters are narrowed.
pub fn fitted(text: &str, size: f64, width: f64) -> Option<String> {
    let natural = text.chars().count() as f64 * size * 0.56;
    (natural > width).then(|| format!("{width:.0}"))
}
