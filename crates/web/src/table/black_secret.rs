//! Black Secret on the table: the catacombs and Wu-Feng's board beside the village, ladders and the Shadow on its tiles.

mod catacombs;
mod wu_feng;

use ghost_stories_engine::{BlackSecret, Colour, Demon, Position, Spot, SpotSet, TaoCount, Tile};
use leptos::prelude::*;

use super::pointable::Pointable;
use super::{Shared, art};
use crate::geometry::black_secret::DEMON;
use crate::geometry::{self, Point, TABLE};
use crate::panel::icon;
use crate::settings::settings;
use crate::target::Target;

pub use catacombs::Catacombs;
pub use wu_feng::WuFengBoard;

const ORIGIN: Point = Point { x: 0.0, y: 0.0 };

/// How far from its middle a small thing is still touched: on a phone the table is small.
const TOUCH: f64 = 33.0;

/// The part of the drawing that a narrow screen shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TablePart {
    Village,
    Catacombs,
}

impl TablePart {
    /// The part in which a thing lies now.
    pub fn of(position: &Position, target: Target) -> TablePart {
        if target.middle(position).x < TABLE { TablePart::Village } else { TablePart::Catacombs }
    }
}

/// Shows the part in which most things of the next decision lie, and Wu-Feng's board once he looks at his hand.
pub fn follow_decision(shared: Shared, part: RwSignal<TablePart>) {
    Effect::new(move |_| {
        let hot = shared.hot.get();
        let position = shared.play.position.get_untracked();
        let shown = part.get_untracked();
        let here = hot.iter().filter(|&&target| TablePart::of(&position, target) == shown).count();
        if shared.play.hand.is_lifted() {
            part.set(TablePart::Catacombs);
        } else if hot.len() > 2 * here {
            part.set(if shown == TablePart::Village { TablePart::Catacombs } else { TablePart::Village });
        }
    });
}

/// On a narrow screen: the two buttons that show the village or the catacombs.
#[component]
pub fn Parts(shared: Shared, part: RwSignal<TablePart>) -> impl IntoView {
    let words = settings().words().black_secret();
    let button = move |which: TablePart, drawing: &'static str, label: &'static str, told: &'static str| {
        let calls = Memo::new(move |_| {
            let position = shared.play.position.get();
            shared.hot.with(|hot| hot.iter().any(|&target| TablePart::of(&position, target) == which))
        });
        view! {
            <button
                type="button" class="part" class:calls=calls aria-label=told aria-pressed=move || (part.get() == which).to_string()
                on:click=move |_| part.set(which)
            >
                {icon(drawing)}{label}
            </button>
        }
    };
    view! {
        <div class="parts" role="group">
            {button(TablePart::Village, "home", words.village(), words.show_village())}
            {button(TablePart::Catacombs, "secret-entrance", words.catacombs(), words.show_catacombs())}
        </div>
    }
}

/// What a finger touches around a small thing.
fn touch() -> impl IntoView {
    view! { <circle class="touch" r=TOUCH /> }
}

/// Something of Black Secret's state, followed.
fn follow<T: Clone + PartialEq + Send + Sync + 'static>(
    shared: Shared,
    look: impl Fn(&Position, &BlackSecret) -> T + Send + Sync + 'static,
    none: T,
) -> Memo<T> {
    let position = shared.play.position;
    Memo::new(move |_| {
        let position = position.get();
        position.black_secret().map_or_else(|| none.clone(), |black_secret| look(&position, black_secret))
    })
}

/// A ladder, or where one is missing.
#[component]
fn Ladder(shared: Shared, spot: Spot, at: Point, size: f64) -> impl IntoView {
    let ladders = follow(shared, |_, black_secret| black_secret.ladders, SpotSet::EMPTY);
    let gone = move || !ladders.get().contains(spot);
    view! {
        <g class="ladder" class:gone=gone transform=at.translate()>
            {art("secret-ladder", ORIGIN, size)}
            {move || gone().then(|| view! { <path d=format!("M3 3L{0} {0}M{0} 3L3 {0}", size - 3.0) /> })}
        </g>
    }
}

/// The ladder at the edge of a village tile.
#[component]
pub fn LadderOnTile(shared: Shared, tile: Tile) -> impl IntoView {
    let spot = shared.play.position.get_untracked().village().spot(tile).unwrap_or(Spot::Centre);
    view! {
        <circle class="hatch" cx="130" cy="74" r="19" />
        <Ladder shared spot at=Point { x: 114.0, y: 57.0 } size=32.0 />
    }
}

/// A demon: it walks between its home and the catacombs.
#[component]
pub fn DemonFigure(shared: Shared, demon: Demon) -> impl IntoView {
    let there = follow(
        shared,
        move |_, black_secret| black_secret.spot_of(demon).map(|spot| (spot, black_secret.demons_on(spot))),
        None,
    );
    let gone = follow(shared, |_, black_secret| black_secret.shadow.is_some(), false);
    let mantra = follow(shared, move |_, black_secret| black_secret.mantra_on == Some(demon), false);
    let need = follow(shared, move |position, _| position.demon_resistance(demon).map(TaoCount::total), None);
    let style = move || {
        let (at, size) = match there.get() {
            Some((spot, together)) => geometry::in_cave(spot, demon, together),
            None => (geometry::at_home(demon as usize), 1.0),
        };
        format!("transform: translate({:.1}px, {:.1}px) scale({size})", at.x, at.y)
    };
    let planned = move || shared.play.spending.plan().demons.contains(demon);
    let corner = Point { x: -DEMON / 2.0, y: -DEMON / 2.0 };
    view! {
        <g class="demon" class:gone=gone class:planned=planned style=style data-demon=demon.to_string()>
            <Pointable shared target=Target::Demon(demon)>
                {touch()}
                {art(&format!("secret-demon-{demon}"), corner, DEMON)}
                {move || mantra.get().then(|| art("icon-mantra", Point { x: 4.0, y: -30.0 }, 28.0))}
                {move || need.get().map(|need| view! {
                    <g class="need" transform="translate(-16 18)"><circle r="11" /><text y="5.5">{need}</text></g>
                })}
                <circle class="glow" r=DEMON / 2.0 + 3.0 />
            </Pointable>
        </g>
    }
}

/// The Shadow, once it has come, on a tile or in the catacombs.
#[component]
pub fn ShadowFigure(shared: Shared) -> impl IntoView {
    let place = follow(shared, |_, black_secret| black_secret.shadow, None);
    let style = move || {
        let at = match place.get() {
            Some(place) if place.below => geometry::shadow_in_cave(place.spot),
            Some(place) => geometry::shadow_on_tile(place.spot),
            None => geometry::black_secret::shadow_waits(),
        };
        format!("transform: translate({:.1}px, {:.1}px)", at.x, at.y)
    };
    view! {
        <g class="shadow" style=style>
            {move || place.get().map(|_| view! {
                <Pointable shared target=Target::Shadow>
                    {touch()}
                    {art("secret-shadow", Point { x: -33.0, y: -33.0 }, 66.0)}
                    <circle class="glow" r="33" />
                </Pointable>
            })}
        </g>
    }
}

/// Where a Taoist's figure stands if he is in the catacombs.
pub fn below(position: &Position, taoist: Colour) -> Option<Point> {
    let corner = geometry::black_secret::cave_corner(position.taoist(taoist).spot);
    position.is_below(taoist).then(|| corner.plus(4.0 + 34.0 * f64::from(taoist as u8), 90.0))
}
