use ghost_stories_engine::{Colour, Owner, Power, Tao};
use leptos::prelude::*;

use super::pointable::Pointable;
use super::supplies::coin;
use super::{Shared, art, fitted};
use crate::geometry::{self, Point, STRIP, STRIP_LENGTH};
use crate::settings::settings;
use crate::thing::Thing;

/// Where the parts of a strip lie, across or upright.
struct Parts {
    width: f64,
    height: f64,
    bust: Point,
    name: Point,
    name_width: f64,
    qi: Point,
    tao: fn(u8) -> Point,
    things: fn(u8) -> Point,
    power: Point,
    power_size: (f64, f64),
}

const ACROSS: Parts = Parts {
    width: STRIP_LENGTH,
    height: STRIP,
    bust: Point { x: 6.0, y: 8.0 },
    name: Point { x: 108.0, y: 22.0 },
    name_width: 200.0,
    qi: Point { x: 106.0, y: 32.0 },
    tao: |index| Point { x: 106.0 + 42.0 * f64::from(index), y: 72.0 },
    things: |index| Point { x: 196.0 + 36.0 * f64::from(index), y: 32.0 },
    power: Point { x: 330.0, y: 8.0 },
    power_size: (126.0, 95.0),
};

const UPRIGHT: Parts = Parts {
    width: STRIP,
    height: STRIP_LENGTH,
    bust: Point { x: 8.0, y: 6.0 },
    name: Point { x: 8.0, y: 120.0 },
    name_width: 95.0,
    qi: Point { x: 8.0, y: 132.0 },
    tao: |index| Point { x: 8.0 + 50.0 * f64::from(index % 2), y: 216.0 + 40.0 * f64::from(index / 2) },
    things: |index| Point { x: 8.0 + 33.0 * f64::from(index), y: 176.0 },
    power: Point { x: 6.0, y: 350.0 },
    power_size: (99.0, 104.0),
};

/// A board's strip of belongings: Taoist, Qi, Tao, Yin-Yang, Buddhas, power tokens, power.
#[component]
pub fn BoardView(shared: Shared, board: Colour) -> impl IntoView {
    let play = shared.play;
    let position = play.position;
    let (at, across) = geometry::strip(position.get_untracked().seating(), board);
    let parts = if across { ACROSS } else { UPRIGHT };
    let owner = Memo::new(move |_| position.get().owner(board));
    let holds = Memo::new(move |_| position.get().taoist(board));
    let on_turn = Memo::new(move |_| position.get().board_on_turn() == board);
    let class = move || {
        let owner = match owner.get() {
            Owner::Living => "living",
            Owner::Neutral => "neutral",
            Owner::Possessed => "possessed",
        };
        format!("board {board} {owner}")
    };
    let name = name(shared, board);
    let length = fitted(&name, 16.0, parts.name_width);
    let Parts { width, height, bust, qi, tao, things, power, power_size, .. } = parts;
    view! {
        <g transform=at.translate() class=class class:on-turn=on_turn>
            <Pointable shared thing=Thing::Board(board)>
                <rect class="frame" width=width height=height rx="12" />
                {move || match owner.get() {
                    Owner::Living => art(&format!("taoist-{board}"), bust, 95.0),
                    Owner::Neutral => art(&format!("icon-{board}"), bust.plus(20.0, 20.0), 55.0),
                    Owner::Possessed => art("icon-wu-feng", bust.plus(10.0, 10.0), 75.0),
                }}
                <text class="name" x=parts.name.x y=parts.name.y textLength=length lengthAdjust="spacingAndGlyphs">{name}</text>
                <g class="qi">
                    {art("icon-qi", qi, 36.0)}
                    <text class="number" x=qi.x + 40.0 y=qi.y + 27.0>{move || holds.get().qi}</text>
                </g>
                <rect class="glow" x="1" y="1" width=width - 2.0 height=height - 2.0 rx="12" />
            </Pointable>
            {Tao::ALL.map(|colour| view! { <Held shared board colour at=tao(colour as u8) /> })}
            {move || holds.get().yin_yang.then(|| view! {
                <Pointable shared thing=Thing::YinYang(board)>
                    {art("icon-yin-yang", things(0), 34.0)}
                    <circle class="glow" cx=things(0).x + 17.0 cy=things(0).y + 17.0 r="17" />
                </Pointable>
            })}
            {move || counted("icon-buddha", holds.get().buddhas, things(1))}
            {move || counted("icon-power-token", holds.get().tokens, things(2))}
            <PowerPlate shared board at=power size=power_size />
        </g>
    }
}

fn name(shared: Shared, board: Colour) -> String {
    let settings = settings();
    let position = shared.play.position.get_untracked();
    let named = shared.play.with(|table| table.names()[board].clone());
    if !position.players().contains(board) {
        return settings.words().neutral.to_owned();
    }
    named.unwrap_or_else(|| settings.language().taoist(board).to_owned())
}

/// A thing with its number, if there is one.
fn counted(icon: &'static str, number: u8, at: Point) -> Option<impl IntoView> {
    (number > 0).then(|| {
        view! {
            {art(icon, at, 34.0)}
            {(number > 1).then(|| view! { <text class="count" x=at.x + 27.0 y=at.y + 33.0>{number}</text> })}
        }
    })
}

/// The Tao of one colour in somebody's hand; after a roll they can be clicked or dragged onto a ghost.
#[component]
fn Held(shared: Shared, board: Colour, colour: Tao, at: Point) -> impl IntoView {
    let position = shared.play.position;
    let number = Memo::new(move |_| position.get().taoist(board).tao.get(colour));
    move || {
        let number = number.get();
        (number > 0).then(|| {
            view! {
                <Pointable shared thing=Thing::Held(board, colour)>
                    {coin(colour, at, 36.0)}
                    <text class="count" x=at.x + 29.0 y=at.y + 35.0>{number}</text>
                    <circle class="glow" cx=at.x + 18.0 cy=at.y + 18.0 r="18" />
                </Pointable>
            }
        })
    }
}

/// A board's power, struck out while it is off.
#[component]
fn PowerPlate(shared: Shared, board: Colour, at: Point, size: (f64, f64)) -> impl IntoView {
    let position = shared.play.position;
    let power = position.get_untracked().power(board);
    let on = Memo::new(move |_| position.get().power_is_on(board));
    let name = settings().language().power(power);
    let (width, height) = size;
    let (first, second) = halves(name);
    let middle = at.x + width / 2.0;
    let line = move |text: String, y: f64| {
        let length = fitted(&text, 12.5, width - 8.0);
        view! { <text class="power-name" x=middle y=y textLength=length lengthAdjust="spacingAndGlyphs">{text}</text> }
    };
    view! {
        <Pointable shared thing=Thing::Power(board)>
            <g class="power" class:off=move || !on.get()>
                <rect class="plate" x=at.x y=at.y width=width height=height rx="8" />
                {art(&format!("icon-{}", power_icon(power)), Point { x: middle - 24.0, y: at.y + 8.0 }, 48.0)}
                {line(first, at.y + height - 22.0)}
                {line(second, at.y + height - 8.0)}
                {move || (!on.get()).then(|| art("icon-lock", Point { x: at.x + width - 34.0, y: at.y + 4.0 }, 30.0))}
                <rect class="glow" x=at.x y=at.y width=width height=height rx="8" />
            </g>
        </Pointable>
    }
}

/// A name in two lines, parted at the space nearest to its middle.
fn halves(name: &str) -> (String, String) {
    let middle = name.len() / 2;
    let parted = name.match_indices(' ').map(|(index, _)| index).min_by_key(|index| index.abs_diff(middle));
    match parted {
        Some(index) => (name[..index].to_owned(), name[index + 1..].to_owned()),
        None => (String::new(), name.to_owned()),
    }
}

/// The drawing of a power.
pub fn power_icon(power: Power) -> &'static str {
    match power {
        Power::TwinWinds => "twin-winds",
        Power::Spires => "spires",
        Power::Strength => "strength",
        Power::Favourite => "favourite",
        Power::SecondWind => "second-wind",
        Power::HeavenlyGust => "heavenly-gust",
        Power::Mantra => "power-mantra",
        Power::Pockets => "pockets",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_name_is_parted_near_its_middle() {
        assert_eq!(halves("Dance of the Spires"), ("Dance of".into(), "the Spires".into()));
        assert_eq!(halves("Pockets"), (String::new(), "Pockets".into()));
    }
}
