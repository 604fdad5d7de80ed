//! Black Secret on the table: the catacombs under the village, demons, the Shadow, and what of the table is shown where there is no room for all.

mod catacombs;
mod wu_feng;

use ghost_stories_engine::{BlackSecret, Demon, Position, Spot, TaoCount};
use leptos::prelude::*;

use super::pointable::Pointable;
use super::white_moon::touch;
use super::{Shared, Shown, art};
use crate::geometry::Point;
use crate::panel::icon;
use crate::settings::settings;
use crate::target::Target;

pub use catacombs::{Cave, UnderTile};
pub use wu_feng::WuFengBoard;

/// The part of the table that a small window shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TablePart {
    Village,
    Catacombs,
    WuFeng,
}

impl TablePart {
    /// The part in which a thing lies, if it is not in sight all the time. With caves in the cells, only Wu-Feng's board is elsewhere.
    pub fn of(position: &Position, target: Target, caves: bool) -> Option<TablePart> {
        let level = |below: bool| match below {
            _ if caves => None,
            true => Some(TablePart::Catacombs),
            false => Some(TablePart::Village),
        };
        let black_secret = position.black_secret()?;
        match target {
            Target::Tile(_) | Target::Villagers(_) | Target::Portal | Target::Pedestal(_) => level(false),
            Target::Cave(_) => level(true),
            Target::Demon(demon) if black_secret.spot_of(demon).is_some() => level(true),
            Target::Shadow => level(black_secret.shadow.is_some_and(|place| place.below)),
            Target::Demon(_) | Target::Curse(_) | Target::BloodMantra(_) | Target::InHand(_) | Target::WuFeng => {
                Some(TablePart::WuFeng)
            }
            _ => None,
        }
    }
}

/// Follows the decision: shows another part when nothing that can be chosen or is spoken of is in sight, and Wu-Feng's board once he looks at his hand.
pub fn follow_decision(shared: Shared, part: RwSignal<TablePart>) {
    let caves = shared.geometry.caves;
    Effect::new(move |_| {
        // Where nothing is to be chosen, a lesson may speak of something.
        let hot = Some(shared.hot.get()).filter(|hot| !hot.is_empty()).unwrap_or_else(|| shared.play.panel.lit());
        let position = shared.play.position.get_untracked();
        if shared.play.hand.is_lifted() {
            return part.set(TablePart::WuFeng);
        }
        let shown = match part.get_untracked() {
            TablePart::Catacombs if caves => TablePart::Village,
            shown => shown,
        };
        let parts: Vec<Option<TablePart>> = hot.iter().map(|&target| TablePart::of(&position, target, caves)).collect();
        let in_sight = |of: &Option<TablePart>| of.is_none_or(|of| of == shown);
        let elsewhere = parts.iter().flatten().copied().find(|&of| of != shown);
        if let Some(of) = elsewhere.filter(|_| !parts.iter().any(in_sight)) {
            part.set(of);
        } else if shown == TablePart::WuFeng && !parts.contains(&Some(TablePart::WuFeng)) && !parts.is_empty() {
            part.set(TablePart::Village);
        }
    });
}

/// The buttons that show village, catacombs or Wu-Feng's board; a dot says that something can be chosen there.
#[component]
pub fn Parts(shared: Shared, shown: Shown) -> impl IntoView {
    let words = settings().words().black_secret();
    let (caves, part) = (shared.geometry.caves, shown.part);
    let button = move |which: TablePart, drawing: &'static str, label: &'static str| {
        let calls = Memo::new(move |_| {
            let position = shared.play.position.get();
            let is_there = |&target: &Target| TablePart::of(&position, target, caves) == Some(which);
            part.get() != which && shared.hot.with(|hot| hot.iter().any(is_there))
        });
        view! {
            <button
                type="button" class="part" class:calls=calls aria-label=label aria-pressed=move || (part.get() == which).to_string()
                on:click=move |_| {
                    part.set(which);
                    shown.drawer.set(false);
                }
            >
                {icon(drawing)}<span>{label}</span>
            </button>
        }
    };
    view! {
        <div class="parts" role="group" aria-label=words.show_village()>
            {button(TablePart::Village, "home", words.village())}
            {(!caves).then(|| button(TablePart::Catacombs, "secret-entrance", words.catacombs()))}
            {button(TablePart::WuFeng, "secret-wu-feng", words.wu_feng())}
        </div>
    }
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

/// A demon in the catacombs: it walks from space to space. At home it is on Wu-Feng's board.
#[component]
pub fn DemonFigure(shared: Shared, demon: Demon) -> impl IntoView {
    let geometry = shared.geometry;
    let there = follow(
        shared,
        move |_, black_secret| black_secret.spot_of(demon).map(|spot| (spot, black_secret.demons_on(spot))),
        None,
    );
    let mantra = follow(shared, move |_, black_secret| black_secret.mantra_on == Some(demon), false);
    let need = follow(shared, move |position, _| position.demon_resistance(demon).map(TaoCount::total), None);
    let style = move || {
        there.get().map(|(spot, together)| {
            let (at, times) = geometry.demon(spot, demon, together);
            format!("transform: translate({:.1}px, {:.1}px) scale({times})", at.x, at.y)
        })
    };
    let is_there = Memo::new(move |_| there.get().is_some());
    let planned = move || shared.play.spending.plan().demons.contains(demon);
    let size = geometry.demon_size();
    let number = geometry.measures().number;
    let corner = Point { x: -size / 2.0, y: -size / 2.0 };
    let text = format!("font-size:{number}px");
    view! {
        <g class="demon" class:planned=planned style=style data-demon=demon.to_string()>
            {move || is_there.get().then(|| {
                let text = text.clone();
                view! {
                    <Pointable shared target=Target::Demon(demon)>
                        {touch(size / 2.0)}
                        {art(&format!("secret-demon-{demon}"), corner, size)}
                        {move || mantra.get().then(|| art("icon-mantra", Point { x: 0.0, y: -size * 0.6 }, size * 0.6))}
                        {move || need.get().map(|need| view! {
                            <g class="need" transform=Point { x: -size * 0.34, y: size * 0.3 }.translate()>
                                <circle r=number * 0.7 /><text y=number * 0.35 style=text.clone()>{need}</text>
                            </g>
                        })}
                        <circle class="glow" r=size / 2.0 + 1.0 />
                    </Pointable>
                }
            })}
        </g>
    }
}

/// The Shadow, once it has come, on a tile or in the catacombs.
#[component]
pub fn ShadowFigure(shared: Shared) -> impl IntoView {
    let place = follow(shared, |_, black_secret| black_secret.shadow, None);
    let style = move || place.get().map(|place| shared.geometry.shadow(place.spot, place.below).walk());
    let class = move || match place.get() {
        Some(place) if place.below => "shadow underground",
        _ => "shadow aboveground",
    };
    let came = Memo::new(move |_| place.get().is_some());
    let half = shared.geometry.tile(Spot::Centre).side() * 0.24;
    view! {
        <g class=class style=style>
            {move || came.get().then(|| view! {
                <Pointable shared target=Target::Shadow>
                    {touch(half)}
                    {art("secret-shadow", Point { x: -half, y: -half }, 2.0 * half)}
                    <circle class="glow" r=half />
                </Pointable>
            })}
        </g>
    }
}
