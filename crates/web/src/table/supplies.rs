use ghost_stories_engine::{Chance, CurseFace, Event, Face, Roll, Tao, Waiting};
use leptos::prelude::*;

use super::card::CardFace;
use super::pointable::Pointable;
use super::{Shared, art};
use crate::geometry::{CORNER, Corner, Point, corner, in_bank};
use crate::play::Play;
use crate::settings::settings;
use crate::target::Target;

const ORIGIN: Point = Point { x: 0.0, y: 0.0 };

/// The four corners: deck, discard pile and Wu-Feng, bank, dice.
#[component]
pub fn Supplies(shared: Shared) -> impl IntoView {
    view! {
        <Deck shared />
        <Discard shared />
        <Bank shared />
        <Dice shared />
    }
}

/// A Tao token of this colour.
pub fn coin(tao: Tao, at: Point, size: f64) -> impl IntoView {
    view! {
        <g class=format!("coin {tao}") transform=at.translate()>
            {art("icon-tao", ORIGIN, size)}
            {art(&format!("icon-{tao}"), Point { x: size * 0.27, y: size * 0.27 }, size * 0.46)}
        </g>
    }
}

#[component]
fn Deck(shared: Shared) -> impl IntoView {
    let words = settings().words();
    let position = shared.play.position;
    let components = position.get_untracked().components();
    let white_moon = position.get_untracked().white_moon().is_some();
    let black_secret = position.get_untracked().black_secret().is_some();
    let deck = Memo::new(move |_| position.get().deck());
    let drawn = Memo::new(move |_| position.get().card_to_place());
    let awaited = Memo::new(move |_| position.get().waiting() == Waiting::Chance(Chance::Card));
    view! {
        <g transform=corner(Corner::NorthWest).translate() class="corner" class:awaited=awaited>
            <Pointable shared target=Target::Deck>
                <rect class="ground" width=CORNER height=CORNER rx="14" />
                <use href="#icon-deck" x="22" y="26" width="108" height="144" />
                <text class="number huge" x="188" y=if white_moon { "66" } else { "118" }>{move || deck.get().left()}</text>
                <text class="note" x=CORNER / 2.0 y="218">{move || match deck.get().until_incarnation() {
                    Some(cards) if black_secret => words.black_secret().summoning_in(cards),
                    None if black_secret => words.black_secret().no_summoning().to_owned(),
                    Some(cards) => words.incarnation_in(cards),
                    None => words.no_incarnation().to_owned(),
                }}</text>
                {move || drawn.get().map(|card| view! {
                    <g class="drawn" transform="translate(14 10) scale(1.38)"><CardFace card components /></g>
                })}
                <rect class="glow" width=CORNER height=CORNER rx="14" />
            </Pointable>
            // The card that was drawn lies over them.
            {white_moon.then(|| view! { <g class:covered=move || drawn.get().is_some()><super::white_moon::Counts shared /></g> })}
        </g>
    }
}

/// The discard pile, how many incarnations are driven out, and how near the village is to its fall.
#[component]
fn Discard(shared: Shared) -> impl IntoView {
    let words = settings().words();
    let position = shared.play.position;
    let discarded = Memo::new(move |_| position.get().discard().len());
    let driven_out = Memo::new(move |_| (position.get().exorcised(), position.get().incarnations()));
    let haunted = Memo::new(move |_| {
        let position = position.get();
        (position.village().haunted_count(), position.edition().tiles_to_lose(position.level()))
    });
    let row = |name: &'static str, y: f64, (lit, all): (u8, u8)| {
        let step = (CORNER - 30.0) / f64::from(all.max(3));
        (0..all)
            .map(|index| {
                let at = Point { x: 15.0 + step * (f64::from(index) + 0.5) - 26.0, y };
                let dim = index >= lit;
                view! { <g class:dim=dim>{art(name, at, 52.0)}</g> }
            })
            .collect_view()
    };
    view! {
        <g transform=corner(Corner::NorthEast).translate() class="corner">
            <Pointable shared target=Target::Discard>
                <rect class="ground" width=CORNER height=CORNER rx="14" />
                <use href="#icon-card-back" x="22" y="20" width="66" height="88" opacity="0.6" />
                <text class="number huge" x="170" y="68">{move || discarded.get()}</text>
                <text class="note" x="170" y="100">{words.discarded()}</text>
                {move || row("icon-wu-feng", 122.0, driven_out.get())}
                <g class="harm">{move || row("icon-haunt", 184.0, haunted.get())}</g>
                <rect class="glow" width=CORNER height=CORNER rx="14" />
            </Pointable>
        </g>
    }
}

#[component]
fn Bank(shared: Shared) -> impl IntoView {
    let words = settings().words();
    let position = shared.play.position;
    let qi = in_bank(5);
    view! {
        <g transform=corner(Corner::SouthWest).translate() class="corner">
            <rect class="ground" width=CORNER height=CORNER rx="14" />
            <text class="note left" x="16" y="30">{words.bank()}</text>
            {Tao::ALL.map(|tao| {
                let place = in_bank(tao as u8);
                view! {
                    <Pointable shared target=Target::BankTao(tao)>
                        {coin(tao, place, 64.0)}
                        <text class="count" x=place.x + 56.0 y=place.y + 64.0>{move || position.get().bank_tao().get(tao)}</text>
                        <circle class="glow" cx=place.x + 32.0 cy=place.y + 32.0 r="32" />
                    </Pointable>
                }
            })}
            <Pointable shared target=Target::BankQi>
                {art("icon-qi", qi, 64.0)}
                <text class="count" x=qi.x + 56.0 y=qi.y + 64.0>{move || position.get().bank_qi()}</text>
                <circle class="glow" cx=qi.x + 32.0 cy=qi.y + 32.0 r="32" />
            </Pointable>
            {position.get_untracked().white_moon().is_some().then(|| view! { <super::white_moon::Reserve shared /> })}
        </g>
    }
}

/// The dice that were last rolled on this turn.
#[derive(Clone, Copy, PartialEq)]
struct Rolled {
    tao: Roll,
    curse: Option<CurseFace>,
    step: usize,
}

/// Looks back over the turn for the last roll; what the position itself still holds comes first.
fn last_roll(play: &'static Play) -> Rolled {
    let position = play.position.get();
    let shown = play.record.shown();
    let mut rolled = Rolled { tao: position.dice(), curse: position.curse_face(), step: shown };
    if !rolled.tao.is_empty() || rolled.curse.is_some() {
        return rolled;
    }
    for step in (0..=shown).rev() {
        for event in play.record.with(|table| table.told(step).to_vec()).into_iter().rev() {
            match event {
                Event::TaoRolled { roll, .. } => rolled.tao = roll,
                Event::CurseRolled { face, .. } => rolled.curse = Some(face),
                Event::TurnBegan { .. } => return rolled,
                _ => continue,
            }
            rolled.step = step;
            return rolled;
        }
    }
    rolled
}

/// The tray: the dice that were rolled, or those that are free to be rolled.
#[component]
fn Dice(shared: Shared) -> impl IntoView {
    let words = settings().words();
    let play = shared.play;
    let rolled = Memo::new(move |_| last_roll(play));
    let free = Memo::new(move |_| play.position.get().free_dice());
    let awaited = Memo::new(move |_| {
        matches!(play.position.get().waiting(), Waiting::Chance(Chance::TaoDice(_) | Chance::CurseDie))
    });
    let place = |index: usize| format!("translate({} {}) scale(1.8)", 24 + 110 * (index % 2), 42 + 102 * (index / 2));
    let dice = move || {
        let Rolled { tao, curse, step } = rolled.get();
        if tao.is_empty() && curse.is_none() {
            let idle = (0..usize::from(free.get()))
                .map(|index| view! { <g class="idle" transform=place(index)>{art("icon-die", ORIGIN, 48.0)}</g> });
            return idle.collect_view().into_any();
        }
        let dice =
            tao.faces().enumerate().map(|(index, face)| view! { <g transform=place(index)><Die face step /></g> });
        let curse = curse.map(|face| view! { <g transform=place(tao.len().into())><CurseDie face step /></g> });
        view! { {dice.collect_view()} {curse} }.into_any()
    };
    view! {
        <g transform=corner(Corner::SouthEast).translate() class="corner tray" class:awaited=awaited>
            <Pointable shared target=Target::Dice>
                <rect class="ground" width=CORNER height=CORNER rx="14" />
                <text class="note left" x="16" y="30">{words.dice()}</text>
                {dice}
                <rect class="glow" width=CORNER height=CORNER rx="14" />
            </Pointable>
        </g>
    }
}

/// A Tao die that shows a face, in a square of 48 units. It tumbles when it is drawn anew.
#[component]
pub fn Die(face: Face, #[prop(optional)] step: usize) -> impl IntoView {
    let colour = face.to_string();
    view! {
        <g class=format!("die {colour}") data-step=step>
            {art("icon-die", ORIGIN, 48.0)}
            <circle cx="24" cy="24" r="15" />
            {art(&format!("icon-{colour}"), Point { x: 13.0, y: 13.0 }, 22.0)}
        </g>
    }
}

#[component]
fn CurseDie(face: CurseFace, step: usize) -> impl IntoView {
    view! {
        <g class="die curse" data-step=step>
            {art("icon-curse-die", ORIGIN, 48.0)}
            {art(&format!("icon-{}", curse_icon(face)), Point { x: 10.0, y: 10.0 }, 28.0)}
        </g>
    }
}

/// The drawing of a face of the Curse die.
pub fn curse_icon(face: CurseFace) -> &'static str {
    match face {
        CurseFace::Nothing => "curse-nothing",
        CurseFace::Haunt => "curse-haunt",
        CurseFace::Ghost => "curse-ghost",
        CurseFace::LoseTao => "curse-tao",
        CurseFace::LoseQi => "curse-qi",
    }
}
