//! The table: the board as one drawing of five by five cells, and beside it the rail with everything that is drawn from.

mod black_secret;
mod card;
mod effects;
mod gestures;
mod hyphens;
mod letters;
mod marks;
mod plate;
mod pointable;
mod rail;
mod supplies;
mod tip;
mod village;
mod white_moon;

use ghost_stories_engine::{Colour, Demon, Position, Space, Spot};
use leptos::prelude::*;

use crate::browser;
use crate::geometry::{Geometry, Point, quarters_to_bottom};
use crate::layout::{Layout, LayoutKind, Wanted, window_size};
use crate::panel::icon;
use crate::play::Play;
use crate::settings::settings;
use crate::target::{Target, towards};
use black_secret::TablePart;
use gestures::Gestures;

pub use card::{CardFace, left_icon, middle_icon, reward_icon};
pub use marks::MarksInWords;
pub use plate::power_icon;
pub use supplies::{Die, coin};
pub use tip::Tip;

/// What all parts of the table share.
#[derive(Clone, Copy)]
pub struct Shared {
    pub play: &'static Play,
    /// The things that may be pointed at now.
    pub hot: Memo<Vec<Target>>,
    /// The thing that the arrow keys have reached.
    pub reached: RwSignal<Target>,
    pub geometry: Geometry,
}

/// What a small window shows of the table.
#[derive(Clone, Copy)]
struct Shown {
    part: RwSignal<TablePart>,
    /// True while the bank lies over the village, where it has no place of its own.
    drawer: RwSignal<bool>,
}

/// The whole table: rail and board. It is drawn anew when the window changes.
#[component]
pub fn TableView(play: &'static Play) -> impl IntoView {
    let settings = settings();
    let hot = Memo::new(move |_| play.pointing.hot());
    let start = play.position.get_untracked();
    let black_secret = start.black_secret().is_some();
    let shown = Shown { part: RwSignal::new(TablePart::Village), drawer: RwSignal::new(false) };
    let centre = Target::Tile(start.village().tile(Spot::Centre));
    let reached = RwSignal::new(centre);
    // What was reached may be spent; the table must stay within reach of the Tab key.
    Effect::new(move |_| {
        let now = reached.get();
        if play.position.with(|position| Target::all(position).all(|target| target != now)) {
            reached.set(centre);
        }
    });
    let size = window_size();
    let geometry = Memo::new(move |_| {
        let ((width, height), large_text) = (size.get(), settings.large.get());
        let layout = Layout::of(width, height, Wanted { black_secret, large_text });
        let mine = play.own_board().filter(|_| settings.turned.get());
        let quarters = mine.map_or(0, |board| quarters_to_bottom(start.seating().side(board)));
        let caves = black_secret && layout.has_room_for_caves();
        Geometry { layout, seating: start.seating(), quarters, caves, large_text }
    });
    Effect::new(move |_| browser::set_layout(geometry.get().layout));
    on_cleanup(browser::unset_layout);
    move || {
        let shared = Shared { play, hot, reached, geometry: geometry.get() };
        if black_secret && shared.geometry.layout.kind != LayoutKind::Wide {
            black_secret::follow_decision(shared, shown.part);
        }
        view! {
            <rail::Rail shared shown />
            <Board shared shown />
        }
    }
}

/// The board, and what lies over it for a while.
#[component]
fn Board(shared: Shared, shown: Shown) -> impl IntoView {
    let Shared { play, geometry, .. } = shared;
    let start = play.position.get_untracked();
    let black_secret = start.black_secret().is_some();
    let compact = geometry.layout.kind != LayoutKind::Wide;
    let (width, height) = geometry.layout.board();
    let flips = black_secret && !geometry.caves;
    let shows = move || match shown.part.get() {
        TablePart::Catacombs if flips => "catacombs",
        TablePart::Village | TablePart::WuFeng if flips => "village",
        _ => "both",
    };
    let language = settings().language();
    let words = language.page();
    let press = move |event: web_sys::KeyboardEvent| arrow(shared, &event);
    let enlarging = play.enlarging;
    enlarging.set_frame((width, height));
    gestures::follow_decision(shared);
    let gestures = Gestures::new(shared);
    let enlarged = Memo::new(move |_| !enlarging.sight().is_whole());
    let seen = move || {
        let sight = enlarging.sight();
        let Point { x, y } = sight.corner;
        (!sight.is_whole()).then(|| format!("transform:translate({x:.1}px,{y:.1}px) scale({:.3})", sight.times))
    };
    view! {
        // Whoever has seen enough presses anywhere; a click on what then appears is guarded.
        <div class="board-side" on:keydown=press on:pointerdown=move |_| { play.hurry(); }>
            <div class="sight" class:enlarged=enlarged style=format!("width:{width}px;height:{height}px")>
                <svg
                    style=seen class:jumped=move || enlarging.has_jumped()
                    on:pointerdown=move |event| gestures.down(&event) on:pointermove=move |event| gestures.slide(&event)
                    on:pointerup=move |event| gestures.up(&event) on:pointercancel=move |event| gestures.cancel(&event)
                    on:gesturestart=move |event: web_sys::Event| gestures.safari_begins(&event)
                    on:gesturechange=move |event: web_sys::Event| gestures.safari_pinches(&event)
                    on:wheel=move |event| gestures.wheel(&event) on:focusin=move |event| gestures.reached(&event)
                    class="table" class:explaining=move || play.explanation.is_asked() class:showing=move || play.pointing.is_showing()
                    data-shows=shows data-manner=format!("{:?}", geometry.layout.manner()).to_lowercase()
                    width=width height=height viewBox=format!("0 0 {width} {height}") role="group" aria-label=words.table()
                >
                    <Things shared start />
                    <effects::Effects shared />
                    {play.remote.map(|remote| view! { <marks::Marks shared remote /> })}
                </svg>
                {(compact && black_secret).then(|| view! {
                    <div class="wu-feng-page" hidden=move || shown.part.get() != TablePart::WuFeng><black_secret::WuFengBoard shared /></div>
                })}
                {compact.then(|| view! { <rail::Drawer shared shown /> })}
                <supplies::RollingDice shared />
                {move || enlarged.get().then(|| view! {
                    <button type="button" class="whole" id="whole" title=language.reading().whole() aria-label=language.reading().whole() on:click=move |_| enlarging.show_whole()>
                        {icon("screen-full")}
                    </button>
                })}
            </div>
        </div>
    }
}

/// Everything on the board.
#[component]
fn Things(shared: Shared, start: Position) -> impl IntoView {
    let geometry = shared.geometry;
    let tiles = start.village().tiles();
    let (white_moon, black_secret) = (start.white_moon().copied(), start.black_secret().is_some());
    let corners = || Spot::ALL.into_iter().filter(|spot| spot.is_corner());
    view! {
        {Colour::ALL.map(|board| {
            let bar = geometry.bar(board);
            view! { <rect class=format!("bar-of {board}") x=bar.at.x y=bar.at.y width=bar.width height=bar.height rx="10" /> }
        })}
        {Colour::ALL.map(|board| view! { <plate::PlateView shared board /> })}
        {Space::ALL.map(|space| view! { <card::SpaceView shared space /> })}
        <g class="aboveground">
            {tiles.map(|tile| view! { <village::TileView shared tile /> })}
            {white_moon.map(|white_moon| view! {
                <white_moon::Portal shared spot=white_moon.portal />
                {Spot::ALL.map(|spot| view! { <white_moon::Villagers shared spot /> })}
                {corners().map(|spot| view! { <white_moon::Pedestal shared spot /> }).collect_view()}
            })}
        </g>
        {black_secret.then(|| view! {
            <g class="underground">
                {Spot::ALL.map(|spot| view! { <black_secret::Cave shared spot /> })}
                {Demon::ALL.map(|demon| view! { <black_secret::DemonFigure shared demon /> })}
            </g>
        })}
        {Colour::ALL.map(|taoist| view! { <village::TaoistFigure shared taoist /> })}
        {black_secret.then(|| view! { <black_secret::ShadowFigure shared /> })}
        {white_moon.map(|_| view! { <white_moon::SuLing shared /> })}
    }
}

/// An arrow key goes to the next thing that way, as it is seen.
fn arrow(shared: Shared, event: &web_sys::KeyboardEvent) {
    let (x, y) = match event.key().as_str() {
        "ArrowRight" => (1.0, 0.0),
        "ArrowLeft" => (-1.0, 0.0),
        "ArrowDown" => (0.0, 1.0),
        "ArrowUp" => (0.0, -1.0),
        _ => return,
    };
    event.prevent_default();
    let position = shared.play.position.get_untracked();
    let in_sight = Target::all(&position).filter_map(|target| Some((target, browser::middle_of(&target.id())?)));
    if let Some(next) = towards(in_sight, shared.reached.get_untracked(), x, y) {
        shared.reached.set(next);
        browser::focus(&next.id());
    }
}

/// Where a thing is seen, on the board or beside it, in the measures of the drawing.
fn seen_at(geometry: Geometry, target: Target) -> Option<Point> {
    let middle = browser::middle_of(&target.id())?;
    let (board, width) = browser::corner_and_width_of("svg.table")?;
    // The board may be enlarged.
    let times = geometry.layout.board().0 / width.max(1.0);
    Some(Point { x: (middle.x - board.x) * times, y: (middle.y - board.y) * times })
}

/// A drawing of the sprite in a square of this size.
pub fn art(name: &str, at: Point, size: f64) -> impl IntoView + use<> {
    let href = format!("#{name}");
    view! { <use href=href x=at.x y=at.y width=size height=size /> }
}

/// A drawing of the sprite beside the board, where its style says how large it is.
pub fn glyph(name: &str, class: &'static str) -> impl IntoView + use<> {
    let href = format!("#{name}");
    view! { <svg class=format!("glyph {class}") viewBox="0 0 48 48" aria-hidden="true"><use href=href width="48" height="48" /></svg> }
}

/// Makes a text fit a width: if it would be longer, its letters are narrowed.
pub fn fitted(text: &str, size: f64, width: f64) -> Option<String> {
    (letters::width(text) * size > width).then(|| format!("{width:.0}"))
}
