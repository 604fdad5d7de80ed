//! White Moon on the table: villagers, Portal, pedestals, Su-Ling, Shelter and graveyard, crystals and artifacts.

use ghost_stories_engine::{Artifact, Colour, Family, GRAVES, Position, Spot, WhiteMoon};
use leptos::prelude::*;

use super::pointable::Pointable;
use super::{Shared, art};
use crate::geometry::{self, Point, SIGN, VILLAGER};
use crate::settings::settings;
use crate::target::{Target, belongings};

const ORIGIN: Point = Point { x: 0.0, y: 0.0 };

/// How far from its middle a small thing is still touched: on a phone the table is small.
const TOUCH: f64 = 33.0;

/// What a finger touches around a small thing.
fn touch(middle: Point) -> impl IntoView {
    view! { <circle class="touch" cx=middle.x cy=middle.y r=TOUCH /> }
}

/// Something of White Moon's state, followed.
fn follow<T: Clone + PartialEq + Send + Sync + 'static>(
    shared: Shared,
    look: impl Fn(&Position, &WhiteMoon) -> T + Send + Sync + 'static,
    none: T,
) -> Memo<T> {
    let position = shared.play.position;
    Memo::new(move |_| {
        let position = position.get();
        position.white_moon().map_or_else(|| none.clone(), |white_moon| look(&position, white_moon))
    })
}

/// The villagers of a tile: the top face with the family's name, and how many there are.
#[component]
pub fn Villagers(shared: Shared, spot: Spot) -> impl IntoView {
    let pile = follow(shared, move |_, white_moon| white_moon.piles[spot], ghost_stories_engine::Pile::EMPTY);
    let at = geometry::tile(spot).plus(geometry::VILLAGERS.x, geometry::VILLAGERS.y);
    move || {
        let pile = pile.get();
        let number = pile.len();
        (number > 0).then(|| {
            let under = (1..number).rev().map(|index| {
                view! { <circle class="under" cx=VILLAGER / 2.0 + 5.0 * f64::from(index) cy=VILLAGER / 2.0 r=VILLAGER / 2.0 /> }
            });
            view! {
                <Pointable shared target=Target::Villagers(spot)>
                    <g class="villagers" transform=at.translate()>
                        {touch(Point { x: VILLAGER / 2.0, y: VILLAGER / 2.0 })}
                        {under.collect_view()}
                        <circle class="disc" cx=VILLAGER / 2.0 cy=VILLAGER / 2.0 r=VILLAGER / 2.0 />
                        {pile.top().map(face)}
                        <text class="count" x=VILLAGER + 5.0 * f64::from(number - 1) y="12">{number}</text>
                        <circle class="glow" cx=VILLAGER / 2.0 cy=VILLAGER / 2.0 r=VILLAGER / 2.0 + 1.0 />
                    </g>
                </Pointable>
            }
        })
    }
}

/// The face of a family with its name beneath, in a square of [`VILLAGER`] units.
fn face(family: Family) -> impl IntoView {
    let name = settings().language().family(family);
    view! {
        {art(&format!("villager-{family}"), ORIGIN, VILLAGER)}
        <g class="family"><rect x="-2" y=VILLAGER - 9.0 width=VILLAGER + 4.0 height="13" rx="6" />
            <text x=VILLAGER / 2.0 y=VILLAGER + 1.0>{name}</text></g>
    }
}

/// The Portal on its tile, barred while an incarnation holds it.
#[component]
pub fn Portal(shared: Shared, spot: Spot) -> impl IntoView {
    let open = Memo::new(move |_| shared.play.position.get().portal_is_open());
    let at = geometry::tile(spot).plus(geometry::PORTAL.x, geometry::PORTAL.y);
    let half = geometry::PORTAL_SIZE / 2.0;
    view! {
        <Pointable shared target=Target::Portal>
            <g class="portal" class:shut=move || !open.get() transform=at.translate()>
                {touch(Point { x: half, y: half })}
                {move || art(if open.get() { "icon-portal" } else { "icon-portal-shut" }, ORIGIN, geometry::PORTAL_SIZE)}
                <circle class="glow" cx=half cy=half r=half />
            </g>
        </Pointable>
    }
}

/// The pedestal of a corner, with a crystal on it or not.
#[component]
pub fn Pedestal(shared: Shared, spot: Spot) -> impl IntoView {
    let lit = follow(shared, move |_, white_moon| white_moon.pedestals.contains(spot), false);
    let at = geometry::pedestal(spot);
    view! {
        <Pointable shared target=Target::Pedestal(spot)>
            <g class="pedestal" class:lit=lit transform=at.translate()>
                {touch(ORIGIN)}
                <circle class="disc" r="20" />
                {art("icon-pedestal", Point { x: -16.0, y: -14.0 }, 32.0)}
                {move || lit.get().then(|| art("icon-crystal", Point { x: -15.0, y: -24.0 }, 30.0))}
                <circle class="glow" r="20" />
            </g>
        </Pointable>
    }
}

/// Su-Ling: she walks from the reserve to the stones and back.
#[component]
pub fn SuLing(shared: Shared) -> impl IntoView {
    let place = follow(
        shared,
        |position, _| {
            let at = Target::SuLing.middle(position);
            (at.x, at.y)
        },
        (0.0, 0.0),
    );
    let held = follow(
        shared,
        |position, white_moon| white_moon.su_ling.is_none() && position.holder_of_su_ling().is_some(),
        false,
    );
    let style = move || {
        let (x, y) = place.get();
        format!("transform: translate({x:.1}px, {y:.1}px)")
    };
    view! {
        <g class="su-ling" class:held=held style=style>
            <Pointable shared target=Target::SuLing>
                {touch(ORIGIN)}
                <circle class="disc" r="18" />
                {art("icon-su-ling", Point { x: -17.0, y: -17.0 }, 34.0)}
                <circle class="glow" r="18" />
            </Pointable>
        </g>
    }
}

/// How many villagers are saved and how many are dead, in the deck's corner.
#[component]
pub fn Counts(shared: Shared) -> impl IntoView {
    let saved = follow(shared, |_, white_moon| white_moon.saved.total(), 0);
    let dead = follow(shared, |_, white_moon| white_moon.dead.total(), 0);
    let sign = move |target: Target, name: &'static str, at: Point, number: Memo<u8>, of: Option<u8>| {
        let limit = of.map(|of| format!("/{of}"));
        view! {
            <Pointable shared target=target>
                <g class="sign" class:grave=move || of.is_some_and(|of| number.get() + 3 >= of) transform=at.translate()>
                    <rect class="touch" x="-6" y="-11" width="132" height=2.0 * TOUCH />
                    {art(name, ORIGIN, SIGN)}
                    <text class="number" x=SIGN + 8.0 y="31">{number}{limit}</text>
                    <rect class="glow" x="-4" y="-3" width="100" height=SIGN + 6.0 rx="8" />
                </g>
            </Pointable>
        }
    };
    view! {
        {sign(Target::Shelter, "icon-shelter", geometry::SHELTER, saved, None)}
        {sign(Target::Graveyard, "icon-graveyard", geometry::GRAVEYARD, dead, Some(GRAVES))}
    }
}

/// The crystals of the reserve, under the bank.
#[component]
pub fn Reserve(shared: Shared) -> impl IntoView {
    let reserve = follow(shared, |_, white_moon| white_moon.reserve(), 0);
    view! {
        <Pointable shared target=Target::Crystals>
            <g class="sign" transform=geometry::RESERVE.translate()>
                <rect class="touch" x="-6" y="-11" width="110" height=2.0 * TOUCH />
                {art("icon-crystal", ORIGIN, SIGN - 4.0)}
                <text class="number" x=SIGN + 6.0 y="29">{reserve}</text>
                <rect class="glow" x="-4" y="-3" width="90" height=SIGN + 2.0 rx="8" />
            </g>
        </Pointable>
    }
}

/// What a Taoist has of White Moon, over the edge of his picture.
#[component]
pub fn Belongings(shared: Shared, board: Colour, bust: Point) -> impl IntoView {
    let held = follow(
        shared,
        move |_, white_moon| (belongings(white_moon, board), white_moon.crystals[board]),
        (Vec::new(), 0),
    );
    move || {
        let (held, crystals) = held.get();
        let number = held.len();
        let each = held.into_iter().enumerate().map(|(index, artifact)| {
            let at = geometry::on_picture(bust, index, number);
            match artifact {
                Some(artifact) => view! { <Held shared artifact at /> }.into_any(),
                None => view! {
                    <Pointable shared target=Target::HeldCrystals(board)>
                        <g class="belonging">
                            <circle class="disc" cx=at.x + 13.0 cy=at.y + 13.0 r="13" />
                            {art("icon-crystal", at.plus(1.0, 1.0), 24.0)}
                            {(crystals > 1).then(|| view! { <text class="count" x=at.x + 24.0 y=at.y + 26.0>{crystals}</text> })}
                            <circle class="glow" cx=at.x + 13.0 cy=at.y + 13.0 r="13" />
                        </g>
                    </Pointable>
                }
                .into_any(),
            }
        });
        each.collect_view()
    }
}

#[component]
fn Held(shared: Shared, artifact: Artifact, at: Point) -> impl IntoView {
    view! {
        <Pointable shared target=Target::Artifact(artifact)>
            <g class="belonging">
                <circle class="disc" cx=at.x + 13.0 cy=at.y + 13.0 r="13" />
                {art(&format!("icon-{artifact}"), at.plus(2.0, 2.0), 22.0)}
                <circle class="glow" cx=at.x + 13.0 cy=at.y + 13.0 r="13" />
            </g>
        </Pointable>
    }
}
