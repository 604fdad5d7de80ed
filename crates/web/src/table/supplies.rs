//! What everybody draws from, beside the board: deck, discard pile, bank, dice.

use ghost_stories_engine::{BlackSecretEvent, Chance, CurseFace, Event, Face, Roll, Tao, Waiting};
use leptos::prelude::*;

use super::pointable::PointableBox;
use super::{Shared, art, glyph};
use crate::geometry::Point;
use crate::play::Play;
use crate::settings::settings;
use crate::target::Target;

/// A Tao token of this colour.
pub fn coin(tao: Tao, at: Point, size: f64) -> impl IntoView {
    view! {
        <g class=format!("coin {tao}") transform=at.translate()>
            {art("icon-tao", Point::ORIGIN, size)}
            {art(&format!("icon-{tao}"), Point { x: size * 0.27, y: size * 0.27 }, size * 0.46)}
        </g>
    }
}

/// The deck: how many cards are left, and when the next incarnation comes.
#[component]
pub fn Deck(shared: Shared) -> impl IntoView {
    let words = settings().words();
    let position = shared.play.position;
    let black_secret = position.get_untracked().black_secret().is_some();
    let deck = Memo::new(move |_| position.get().deck());
    let awaited = move || {
        let awaited = position.get().waiting() == Waiting::Chance(Chance::Card);
        if awaited { "deck awaited".to_owned() } else { "deck".to_owned() }
    };
    let note = move || match deck.get().until_incarnation() {
        Some(cards) if black_secret => words.black_secret().summoning_in(cards),
        None if black_secret => words.black_secret().no_summoning().to_owned(),
        Some(cards) => words.incarnation_in(cards),
        None => words.no_incarnation().to_owned(),
    };
    let soon = move || {
        deck.get().until_incarnation().map(|cards| {
            view! { <span class="soon">{glyph("icon-wu-feng", "")}<b>{cards}</b></span> }
        })
    };
    view! {
        <PointableBox shared target=Target::Deck class=Signal::derive(awaited)>
            {glyph("icon-deck", "pile")}
            <b class="number">{move || deck.get().left()}</b>
            {soon}
            <span class="note">{note}</span>
        </PointableBox>
    }
}

/// The discard pile, how many incarnations are driven out, and how near the village is to its fall.
#[component]
pub fn Discard(shared: Shared) -> impl IntoView {
    let position = shared.play.position;
    let discarded = Memo::new(move |_| position.get().discard().len());
    let driven_out = Memo::new(move |_| (position.get().exorcised(), position.get().incarnations()));
    let haunted = Memo::new(move |_| {
        let position = position.get();
        (position.village().haunted_count(), position.edition().tiles_to_lose(position.level()))
    });
    let row = |name: &'static str, (lit, all): (u8, u8)| {
        (0..all).map(|index| glyph(name, if index < lit { "lit" } else { "dim" })).collect_view()
    };
    view! {
        <PointableBox shared target=Target::Discard class=Signal::stored("discard".to_owned())>
            <span class="haunted-tiles">{move || row("icon-haunt", haunted.get())}</span>
            <span class="fraction"><b>{move || { let (lit, all) = haunted.get(); format!("{lit}/{all}") }}</b></span>
            <span class="driven-out">{move || row("icon-wu-feng", driven_out.get())}</span>
            <span class="discarded">{glyph("icon-card-back", "")}<b>{move || discarded.get()}</b></span>
        </PointableBox>
    }
}

/// The bank's Tao and Qi.
#[component]
pub fn Bank(shared: Shared) -> impl IntoView {
    let position = shared.play.position;
    let boxed = |number: u8| if number == 0 { "stock empty".to_owned() } else { "stock".to_owned() };
    view! {
        {Tao::ALL.map(|tao| {
            let number = move || position.get().bank_tao().get(tao);
            view! {
                <PointableBox shared target=Target::BankTao(tao) class=Signal::derive(move || boxed(number()))>
                    <svg class="glyph" viewBox="0 0 40 40" aria-hidden="true">{coin(tao, Point::ORIGIN, 40.0)}</svg>
                    <b class="amount">{number}</b>
                </PointableBox>
            }
        })}
        <PointableBox shared target=Target::BankQi class=Signal::derive(move || boxed(position.get().bank_qi()))>
            {glyph("icon-qi", "")}
            <b class="amount">{move || position.get().bank_qi()}</b>
        </PointableBox>
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

/// The dice that were rolled, or those that are free to be rolled.
#[component]
pub fn Dice(shared: Shared) -> impl IntoView {
    let play = shared.play;
    let rolled = Memo::new(move |_| last_roll(play));
    let free = Memo::new(move |_| play.position.get().free_dice());
    let class = move || {
        let chance = matches!(play.position.get().waiting(), Waiting::Chance(Chance::TaoDice(_) | Chance::CurseDie));
        if chance { "tray awaited".to_owned() } else { "tray".to_owned() }
    };
    let dice = move || {
        let Rolled { tao, curse, step } = rolled.get();
        if tao.is_empty() && curse.is_none() {
            return (0..free.get()).map(|_| glyph("icon-die", "idle")).collect_view().into_any();
        }
        dice_of(tao, curse, step).into_any()
    };
    view! { <PointableBox shared target=Target::Dice class=Signal::derive(class)>{dice}</PointableBox> }
}

/// Dice, each in a drawing of its own.
fn dice_of(tao: Roll, curse: Option<CurseFace>, step: usize) -> impl IntoView {
    let each = tao
        .faces()
        .map(|face| view! { <svg class="glyph" viewBox="0 0 48 48" aria-hidden="true"><Die face step /></svg> });
    let curse = curse
        .map(|face| view! { <svg class="glyph" viewBox="0 0 48 48" aria-hidden="true"><CurseDie face step /></svg> });
    view! { {each.collect_view()} {curse} }
}

/// The dice that are rolled in this step, over the middle nine tiles for a moment.
#[component]
pub fn RollingDice(shared: Shared) -> impl IntoView {
    let settings = settings();
    let village = shared.geometry.village();
    let style = format!(
        "left:{:.0}px;top:{:.0}px;width:{:.0}px;height:{:.0}px",
        village.at.x, village.at.y, village.width, village.height
    );
    move || {
        let (step, events) = shared.play.animation.last_step();
        if settings.pace.get() == crate::settings::Pace::Off {
            return None;
        }
        let (mut tao, mut curse) = (Roll::default(), None);
        for event in events {
            match event {
                Event::TaoRolled { roll, .. } | Event::BlackSecret(BlackSecretEvent::ShadowAttacked { roll }) => {
                    tao = roll;
                }
                Event::CurseRolled { face, .. } => curse = Some(face),
                _ => {}
            }
        }
        let rolled = !tao.is_empty() || curse.is_some();
        rolled.then(
            || view! { <div class="rolling" style=style.clone() aria-hidden="true">{dice_of(tao, curse, step)}</div> },
        )
    }
}

/// A Tao die that shows a face, in a square of 48 units. It tumbles when it is drawn anew.
#[component]
pub fn Die(face: Face, #[prop(optional)] step: usize) -> impl IntoView {
    let colour = face.to_string();
    view! {
        <g class=format!("die {colour}") data-step=step>
            {art("icon-die", Point::ORIGIN, 48.0)}
            <circle cx="24" cy="24" r="15" />
            {art(&format!("icon-{colour}"), Point { x: 13.0, y: 13.0 }, 22.0)}
        </g>
    }
}

#[component]
fn CurseDie(face: CurseFace, step: usize) -> impl IntoView {
    view! {
        <g class="die curse" data-step=step>
            {art("icon-curse-die", Point::ORIGIN, 48.0)}
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
