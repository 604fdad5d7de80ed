//! The spaces of the catacombs: the foot of each tile, or the middle nine cells in a small window.

use ghost_stories_engine::{DemonSet, Spot, SpotSet};
use leptos::prelude::*;

use super::follow;
use crate::geometry::{Area, Measures, Point};
use crate::table::pointable::Pointable;
use crate::table::village::fitting_name;
use crate::table::{Shared, art, fitted};
use crate::target::Target;

/// Where the parts of a catacomb space lie on it.
struct Parts {
    band: f64,
    sign: (Point, f64),
    token: (Point, f64),
    count: Point,
    ladder: (Point, f64),
    entrance: (Point, f64),
}

impl Parts {
    /// One row at the foot of a tile.
    fn foot(area: Area, measures: Measures) -> Parts {
        let Area { width, height, .. } = area;
        let size = (height * 0.5).min(width * 0.17);
        let middle = |size: f64| (height - size) / 2.0;
        let number = measures.number + 1.0;
        let token = 6.0 + size * 0.85;
        let ladder = token + size + number * 0.75 + 3.0;
        Parts {
            band: 0.0,
            sign: (Point { x: 4.0, y: middle(size * 0.8) }, size * 0.8),
            token: (Point { x: token, y: middle(size) }, size),
            count: Point { x: token + size + number * 0.4, y: height / 2.0 + number * 0.36 },
            ladder: (Point { x: ladder, y: middle(size * 1.2) }, size * 1.2),
            entrance: (Point { x: width - height * 0.9, y: middle(height * 0.84) }, height * 0.84),
        }
    }

    /// A whole cell: the name on top, tokens and ladder at the left.
    fn cell(area: Area, measures: Measures) -> Parts {
        let Area { width, height, .. } = area;
        let band = measures.band();
        let size = (height - band) * 0.36;
        let big = (height - band) * 0.6;
        Parts {
            band,
            sign: (Point { x: 2.0, y: 2.0 }, (band - 3.0).max(12.0)),
            token: (Point { x: 3.0, y: band + 3.0 }, size),
            count: Point { x: 5.0 + size + measures.number * 0.4, y: band + size * 0.5 + measures.number * 0.36 + 3.0 },
            ladder: (Point { x: 3.0, y: height - size - 3.0 }, size),
            entrance: (Point { x: width - big - 2.0, y: height - big - 2.0 }, big),
        }
    }
}

/// A space of the catacombs: its colour, the tokens on it, ladder and entrance.
#[component]
pub fn Cave(shared: Shared, spot: Spot) -> impl IntoView {
    let position = shared.play.position.get_untracked();
    let (area, measures) = (shared.geometry.cave(spot), shared.geometry.measures());
    let caves = shared.geometry.caves;
    let colour = position.catacomb_colour(spot).map(|tao| tao.to_string()).unwrap_or_default();
    let entrance = position
        .black_secret()
        .is_some_and(|black_secret| position.components().catacombs(black_secret.catacombs).entrances.contains(spot));
    let tokens = follow(shared, move |_, black_secret| black_secret.stacks.get(spot), 0);
    let ladders = follow(shared, |_, black_secret| black_secret.ladders, SpotSet::EMPTY);
    let gone = move || !ladders.get().contains(spot);
    let parts = if caves { Parts::foot(area, measures) } else { Parts::cell(area, measures) };
    let Parts { band, sign, token, count, ladder, entrance: entrance_at } = parts;
    let number = measures.number + 1.0;
    let room = area.width - sign.1 - 10.0;
    let name = (band > 0.0).then(|| fitting_name(position.village().tile(spot), measures.word, room));
    let crossed = format!("M{0:.1} {1:.1}l{2:.1} {2:.1}m0 -{2:.1}l-{2:.1} {2:.1}", ladder.0.x, ladder.0.y, ladder.1);
    let stack = move || {
        let height = tokens.get();
        let tokens =
            (0..height).map(|index| art("secret-hidden-token", token.0.plus(0.0, -1.5 * f64::from(index)), token.1));
        let number = (height > 0).then(|| {
            view! { <text class="count" x=count.x y=count.y style=format!("font-size:{number}px")>{height}</text> }
        });
        view! { {tokens.collect_view()} {number} }
    };
    view! {
        <Pointable shared target=Target::Cave(spot)>
            <g class=format!("cave {colour}") class:entrance=entrance transform=area.at.translate()>
                <rect class="frame" x="0.5" y="0.5" width=area.width - 1.0 height=area.height - 1.0 rx="6" />
                <path class="flags" d=flags(area, band) />
                {entrance.then(|| art("secret-entrance", entrance_at.0, entrance_at.1))}
                {name.map(|name| view! {
                    <rect class="label" width=area.width height=band rx="5" />
                    <text class="name" x=area.width / 2.0 + sign.1 / 2.0 y=measures.word + 1.5 style=format!("font-size:{}px", measures.word) textLength=fitted(name, measures.word, room) lengthAdjust="spacingAndGlyphs">{name}</text>
                })}
                <g class="sign">{art(&format!("icon-{colour}"), sign.0, sign.1)}</g>
                {stack}
                <g class="ladder" class:gone=gone>
                    {art("secret-ladder", ladder.0, ladder.1)}
                    {move || gone().then(|| view! { <path d=crossed.clone() /> })}
                </g>
                <rect class="glow" x="-1" y="-1" width=area.width + 2.0 height=area.height + 2.0 rx="7" />
            </g>
        </Pointable>
    }
}

/// The joints between the flagstones of a floor: two rows, shifted.
fn flags(area: Area, band: f64) -> String {
    let (width, height) = (area.width, area.height);
    let middle = band + (height - band) / 2.0;
    format!(
        "M1 {middle:.1}H{:.1}M{:.1} {band:.1}V{middle:.1}M{:.1} {band:.1}V{middle:.1}M{:.1} {middle:.1}V{height:.1}",
        width - 1.0,
        width * 0.3,
        width * 0.72,
        width * 0.5,
    )
}

/// The heads of the demons under a tile, while the village is shown.
#[component]
pub fn UnderTile(shared: Shared, spot: Spot) -> impl IntoView {
    let demons = follow(shared, move |_, black_secret| black_secret.demons_on(spot), DemonSet::EMPTY);
    let area = shared.geometry.tile(spot);
    let size = area.side() * 0.26;
    move || {
        let demons = demons.get();
        let head = |(index, demon): (usize, ghost_stories_engine::Demon)| {
            let x = area.width * 0.42 + (index as f64 - f64::from(demons.len()) / 2.0) * size;
            art(&format!("secret-demon-{demon}"), Point { x, y: area.height - size - 1.0 }, size)
        };
        view! { <g class="beneath">{demons.iter().enumerate().map(head).collect_view()}</g> }
    }
}
