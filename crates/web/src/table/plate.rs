//! What a player has, drawn on the corner at his right hand: Taoist, Qi, Tao, Yin-Yang, Buddhas, power tokens, power.

mod parts;

use ghost_stories_engine::{Colour, Owner, Position, Power, Tao};
use leptos::prelude::*;

use super::pointable::Pointable;
use super::supplies::coin;
use super::{Shared, art, fitted};
use crate::geometry::Point;
use crate::layout::Manner;
use crate::panel::take_up;
use crate::settings::settings;
use crate::target::{Target, belongings};

pub use parts::Parts;

/// A mouse needs this much around the middle of a thing.
pub const LEAST: f64 = 12.6;

/// A player's plate.
#[component]
pub fn PlateView(shared: Shared, board: Colour) -> impl IntoView {
    let position = shared.play.position;
    let area = shared.geometry.plate(board);
    let parts = Parts::of(area, shared.geometry.measures());
    let white_moon = position.get_untracked().white_moon().is_some();
    let below = Memo::new(move |_| position.get().is_below(board));
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
    // On a small plate what he has besides lies on the band with the name.
    let room = Memo::new(move |_| {
        let beside = if parts.manner == Manner::Small { besides(&position.get(), board) } else { 0 };
        parts.name_width - 14.0 * beside as f64
    });
    let name = move || cut(name(shared, board, owner.get()), (room.get() / (parts.name_size * 0.56)).max(2.0));
    let length = move || fitted(&name(), parts.name_size, room.get());
    let held_besides = move || {
        let taoist = holds.get();
        [("icon-buddha", taoist.buddhas), ("icon-power-token", taoist.tokens)]
            .into_iter()
            .filter(|(_, number)| *number > 0)
            .enumerate()
            .map(|(index, (icon, number))| counted(icon, number, parts.belonging(index), parts.belonging))
            .collect_view()
    };
    let Parts { qi, number, sign, yin_yang, .. } = parts;
    view! {
        <g transform=area.at.translate() class=class class:on-turn=on_turn>
            <Pointable shared target=Target::Board(board)>
                <rect class="frame" x="1" y="1" width=area.width - 2.0 height=area.height - 2.0 rx="8" />
                {(parts.manner == Manner::Small && parts.band > 0.0).then(|| view! {
                    <path class="band" d=format!("M2 {0}V9q0-7 7-7H{1:.1}q7 0 7 7V{0}Z", parts.band, area.width - 9.0) />
                })}
                {move || parts.bust.map(|(at, size)| match owner.get() {
                    Owner::Living => art(&format!("taoist-{board}"), at, size),
                    Owner::Neutral => art(&format!("icon-{board}"), at.plus(size * 0.2, size * 0.2), size * 0.6),
                    Owner::Possessed => art("icon-wu-feng", at.plus(size * 0.1, size * 0.1), size * 0.8),
                })}
                {(parts.name_width > 0.0).then(|| view! {
                    <text class="name" x=parts.name.x y=parts.name.y style=format!("font-size:{}px", parts.name_size) textLength=length lengthAdjust="spacingAndGlyphs">{name}</text>
                })}
                <g class="qi">
                    {art("icon-qi", qi, sign)}
                    <text class="number" x=qi.x + sign + 2.0 y=qi.y + f64::midpoint(sign, number * 0.7) style=format!("font-size:{number}px")>{move || holds.get().qi}</text>
                </g>
                <rect class="glow" x="-1" y="-1" width=area.width + 2.0 height=area.height + 2.0 rx="9" />
            </Pointable>
            {move || below.get().then(|| view! { <g class="counted">{art("secret-ladder", parts.ladder(), parts.belonging)}</g> })}
            <g class="counted">{held_besides}</g>
            {white_moon.then(|| view! { <super::white_moon::Belongings shared board parts /> })}
            {Tao::ALL.map(|colour| view! { <Held shared board colour parts /> })}
            {move || holds.get().yin_yang.then(|| view! {
                <Pointable shared target=Target::YinYang(board)>
                    <circle class="touch" cx=yin_yang.x + sign / 2.0 cy=yin_yang.y + sign / 2.0 r=(sign * 0.55).max(LEAST) />
                    {art("icon-yin-yang", yin_yang, sign)}
                    <circle class="glow" cx=yin_yang.x + sign / 2.0 cy=yin_yang.y + sign / 2.0 r=sign * 0.55 />
                </Pointable>
            })}
            <PowerPlate shared board parts />
        </g>
    }
}

/// How many things of a player are drawn besides Tao, Qi and Yin-Yang.
fn besides(position: &Position, board: Colour) -> usize {
    let taoist = position.taoist(board);
    let of_white_moon = position.white_moon().map_or(0, |white_moon| belongings(white_moon, board).len());
    usize::from(taoist.buddhas > 0) + usize::from(taoist.tokens > 0) + of_white_moon
}

/// The name of a board's player, or what the board is without one.
fn name(shared: Shared, board: Colour, owner: Owner) -> String {
    let settings = settings();
    let named = shared.play.players.name(board);
    match owner {
        Owner::Neutral => settings.words().neutral().to_owned(),
        Owner::Possessed if named.is_none() => settings.words().possessed().to_owned(),
        _ => named.unwrap_or_else(|| settings.language().taoist(board).to_owned()),
    }
}

/// A name cut off where there is no room for so many letters.
fn cut(name: String, letters: f64) -> String {
    if name.chars().count() as f64 <= letters {
        return name;
    }
    let fits = |(index, _): &(usize, char)| (*index as f64) < letters - 1.0;
    name.chars().enumerate().take_while(fits).map(|(_, letter)| letter).chain(['…']).collect()
}

/// A thing with its number.
fn counted(icon: &'static str, number: u8, at: Point, size: f64) -> impl IntoView {
    let count = (number > 1).then(|| {
        let style = format!("font-size:{:.1}px", (size * 0.7).max(12.0));
        view! { <text class="count" x=at.x + size * 0.9 y=at.y + size style=style>{number}</text> }
    });
    view! { {art(icon, at, size)} {count} }
}

/// The Tao of one colour in somebody's hand; after a roll they can be clicked or dragged onto a ghost. Those he has none of are dim.
#[component]
fn Held(shared: Shared, board: Colour, colour: Tao, parts: Parts) -> impl IntoView {
    let position = shared.play.position;
    let number = Memo::new(move |_| position.get().taoist(board).tao.get(colour));
    let (at, size) = (parts.tao(colour), parts.coin);
    let style = format!("font-size:{}px", parts.count_size);
    let small = parts.manner == Manner::Small;
    let picture = move || {
        if small {
            view! { <g class=format!("symbol {colour}")>{art(&format!("icon-{colour}"), at, size)}</g> }.into_any()
        } else {
            coin(colour, at, size).into_any()
        }
    };
    let count = if small {
        Point { x: at.x + size / 2.0, y: at.y + size + parts.count_size * 0.95 }
    } else {
        at.plus(size * 0.86, size * 1.02)
    };
    move || {
        let number = number.get();
        if number == 0 {
            return view! { <g class="none">{picture()}</g> }.into_any();
        }
        let style = style.clone();
        view! {
            <Pointable shared target=Target::Held(board, colour)>
                <g class="held" on:pointerdown=move |event| take_up(shared.play, Some(colour), &event)>
                    <rect class="touch" x=at.x - 1.0 y=at.y - 1.0 width=size + 2.0 height=size + 2.0 + if small { parts.count_size } else { 0.0 } />
                    {picture()}
                    <text class="count" x=count.x y=count.y style=style>{number}</text>
                    <circle class="glow" cx=at.x + size / 2.0 cy=at.y + size / 2.0 r=size / 2.0 + 1.0 />
                </g>
            </Pointable>
        }
        .into_any()
    }
}

/// A board's power, struck out while it is off; with its name where there is room.
#[component]
fn PowerPlate(shared: Shared, board: Colour, parts: Parts) -> impl IntoView {
    let position = shared.play.position;
    let power = position.get_untracked().power(board);
    let on = Memo::new(move |_| position.get().power_is_on(board));
    let cursed = Memo::new(move |_| position.get().is_powerless(board));
    let (first, second) = halves(settings().language().power(power));
    let (at, width, height) = (parts.power.at, parts.power.width, parts.power.height);
    let icon = parts.power_icon;
    let words = parts.power_named.then(|| {
        let (left, size) = (at.x + icon + 8.0, parts.power_size);
        let room = at.x + width - left - 4.0;
        let middle = at.y + height / 2.0;
        let line = move |text: String, y: f64| {
            let length = fitted(&text, size, room);
            view! { <text class="power-name" x=left y=y style=format!("font-size:{size}px") textLength=length lengthAdjust="spacingAndGlyphs">{text}</text> }
        };
        if first.is_empty() {
            line(second, middle + size * 0.35).into_any()
        } else {
            view! { {line(first, middle - 2.0)} {line(second, middle + size)} }.into_any()
        }
    });
    let lock = move || {
        let size = height * 0.7;
        (!on.get()).then(|| art("icon-lock", Point { x: at.x + width - size - 1.0, y: at.y + 1.0 }, size))
    };
    view! {
        <Pointable shared target=Target::Power(board)>
            <g class="power" class:off=move || !on.get()>
                <rect class="plate" class:bare=!parts.power_named x=at.x y=at.y width=width height=height rx="6" />
                {art(&format!("icon-{}", power_icon(power)), Point { x: at.x + (if parts.power_named { 4.0 } else { (width - icon) / 2.0 }), y: at.y + (height - icon) / 2.0 }, icon)}
                {words}
                {if parts.power_named { lock.into_any() } else {
                    let struck = format!("M{} {}l{icon} {icon}", at.x + (width - icon) / 2.0, at.y + (height - icon) / 2.0);
                    (move || (!on.get()).then(|| view! { <path class="struck" d=struck.clone() /> })).into_any()
                }}
                {move || cursed.get().then(|| art("secret-curse", at.plus(0.0, 0.0), icon * 0.6))}
                <rect class="glow" x=at.x y=at.y width=width height=height rx="6" />
            </g>
        </Pointable>
    }
}

/// A name in two lines, parted at the space nearest to its middle.
pub fn halves(name: &str) -> (String, String) {
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
