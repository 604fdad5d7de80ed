use ghost_stories_engine::{Colour, Owner, Power, Tao};
use leptos::prelude::*;

use super::pointable::Pointable;
use super::supplies::coin;
use super::{Shared, art, fitted};
use crate::geometry::{self, Parts, Point, TOKEN};
use crate::panel::take_up;
use crate::settings::settings;
use crate::target::Target;

/// A board's strip of belongings: Taoist, Qi, Tao, Yin-Yang, Buddhas, power tokens, power.
#[component]
pub fn BoardView(shared: Shared, board: Colour) -> impl IntoView {
    let play = shared.play;
    let position = play.position;
    let (at, across) = geometry::strip(position.get_untracked().seating(), board);
    let parts = geometry::parts(across);
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
    let name = move || name(shared, board, owner.get(), if across { 24 } else { 11 });
    let length = move || fitted(&name(), 16.0, parts.name_width);
    let Parts { width, height, bust, qi, tao, targets, power, power_size, .. } = parts;
    view! {
        <g transform=at.translate() class=class class:on-turn=on_turn>
            <Pointable shared target=Target::Board(board)>
                <rect class="frame" width=width height=height rx="12" />
                {move || match owner.get() {
                    Owner::Living => art(&format!("taoist-{board}"), bust, 95.0),
                    Owner::Neutral => art(&format!("icon-{board}"), bust.plus(20.0, 20.0), 55.0),
                    Owner::Possessed => art("icon-wu-feng", bust.plus(10.0, 10.0), 75.0),
                }}
                <text class="name" x=parts.name.x y=parts.name.y textLength=length lengthAdjust="spacingAndGlyphs">{name}</text>
                <g class="qi">
                    {art("icon-qi", qi, TOKEN)}
                    <text class="number" x=qi.x + 44.0 y=qi.y + 29.0>{move || holds.get().qi}</text>
                </g>
                <rect class="glow" x="1" y="1" width=width - 2.0 height=height - 2.0 rx="12" />
            </Pointable>
            {move || below.get().then(|| view! { <g class="counted">{art("secret-ladder", bust.plus(-2.0, 60.0), 36.0)}</g> })}
            {white_moon.then(|| view! { <super::white_moon::Belongings shared board bust /> })}
            {Tao::ALL.map(|colour| view! { <Held shared board colour at=tao(colour as u8) /> })}
            {move || holds.get().yin_yang.then(|| view! {
                <Pointable shared target=Target::YinYang(board)>
                    {art("icon-yin-yang", targets(0), TOKEN)}
                    <circle class="glow" cx=targets(0).x + TOKEN / 2.0 cy=targets(0).y + TOKEN / 2.0 r=TOKEN / 2.0 />
                </Pointable>
            })}
            {move || counted("icon-buddha", holds.get().buddhas, targets(1))}
            {move || counted("icon-power-token", holds.get().tokens, targets(2))}
            <PowerPlate shared board at=power size=power_size />
        </g>
    }
}

/// The name of a board's player, or what the board is without one; cut off where there is no room.
fn name(shared: Shared, board: Colour, owner: Owner, room: usize) -> String {
    let settings = settings();
    let named = shared.play.players.name(board);
    let name = match owner {
        Owner::Neutral => settings.words().neutral().to_owned(),
        Owner::Possessed if named.is_none() => settings.words().possessed().to_owned(),
        _ => named.unwrap_or_else(|| settings.language().taoist(board).to_owned()),
    };
    if name.chars().count() <= room {
        return name;
    }
    name.chars().take(room - 1).chain(['…']).collect()
}

/// A thing with its number, if there is one.
fn counted(icon: &'static str, number: u8, at: Point) -> Option<impl IntoView> {
    (number > 0).then(|| {
        view! {
            <g class="counted">
                {art(icon, at, TOKEN)}
                {(number > 1).then(|| view! { <text class="count" x=at.x + 32.0 y=at.y + 38.0>{number}</text> })}
            </g>
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
                <Pointable shared target=Target::Held(board, colour)>
                    <g class="held" on:pointerdown=move |event| take_up(shared.play, Some(colour), &event)>
                        {coin(colour, at, TOKEN)}
                        <text class="count" x=at.x + 32.0 y=at.y + 38.0>{number}</text>
                        <circle class="glow" cx=at.x + TOKEN / 2.0 cy=at.y + TOKEN / 2.0 r=TOKEN / 2.0 />
                    </g>
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
    let cursed = Memo::new(move |_| position.get().is_powerless(board));
    let name = settings().language().power(power);
    let (width, height) = size;
    let (first, second) = halves(name);
    let middle = at.x + width / 2.0;
    let line = move |text: String, y: f64| {
        let length = fitted(&text, 12.5, width - 8.0);
        view! { <text class="power-name" x=middle y=y textLength=length lengthAdjust="spacingAndGlyphs">{text}</text> }
    };
    view! {
        <Pointable shared target=Target::Power(board)>
            <g class="power" class:off=move || !on.get()>
                <rect class="plate" x=at.x y=at.y width=width height=height rx="8" />
                {art(&format!("icon-{}", power_icon(power)), Point { x: middle - 24.0, y: at.y + 8.0 }, 48.0)}
                {line(first, at.y + height - 22.0)}
                {line(second, at.y + height - 8.0)}
                {move || (!on.get()).then(|| art("icon-lock", Point { x: at.x + width - 34.0, y: at.y + 4.0 }, 30.0))}
                {move || cursed.get().then(|| art("secret-curse", at.plus(2.0, 4.0), 34.0))}
                <rect class="glow" x=at.x y=at.y width=width height=height rx="8" />
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
