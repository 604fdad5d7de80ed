use ghost_stories_engine::{Colour, Tao};
use leptos::prelude::*;

use super::icon;
use crate::explain::label;
use crate::geometry::Point;
use crate::play::Play;
use crate::settings::settings;
use crate::target::Target;

/// What one holds, in a row of things that a finger can hit: they are what is spent. Who plays several boards sees that of the one who
/// decides.
#[component]
pub fn Hand(play: &'static Play) -> impl IntoView {
    let board = Memo::new(move |_| play.own_board().unwrap_or_else(|| play.position.get().decider()));
    view! { <div class="hand">{move || view! { <HandOf play board=board.get() /> }}</div> }
}

#[component]
fn HandOf(play: &'static Play, board: Colour) -> impl IntoView {
    let taoist = move || play.position.with(|position| position.taoist(board));
    let crystals = move || play.position.with(|position| position.white_moon().map_or(0, |moon| moon.crystals[board]));
    let tao = Tao::ALL.map(|tao| {
        let coin = view! { <svg class="icon" viewBox="0 0 40 40" aria-hidden="true">{crate::table::coin(tao, Point { x: 0.0, y: 0.0 }, 40.0)}</svg> };
        let number = move || u32::from(taoist().tao.get(tao));
        view! { <Held play target=Target::Held(board, tao) number>{coin.into_any()}</Held> }
    });
    let with_crystals = play.position.with_untracked(|position| position.white_moon().is_some());
    view! {
        <Held play target=Target::Board(board) number=move || u32::from(taoist().qi)>{icon("qi").into_any()}</Held>
        {tao.collect_view()}
        <Held play target=Target::YinYang(board) number=move || u32::from(taoist().yin_yang)>{icon("yin-yang").into_any()}</Held>
        {with_crystals.then(|| view! {
            <Held play target=Target::HeldCrystals(board) number=move || u32::from(crystals())>{icon("crystal").into_any()}</Held>
        })}
    }
}

/// A thing in the hand and how many there are; one that is not there is dim and stays.
#[component]
fn Held(
    play: &'static Play,
    target: Target,
    number: impl Fn() -> u32 + Send + Sync + Copy + 'static,
    children: Children,
) -> impl IntoView {
    let language = settings().language();
    let is_hot = Memo::new(move |_| {
        let spent = matches!(target, Target::Held(..) | Target::HeldCrystals(_)) && play.spending.plan_uses(target);
        spent || play.pointing.hot().contains(&target)
    });
    view! {
        <button
            type="button" class="held" class:hot=is_hot prop:disabled=move || number() == 0
            aria-label=move || label(language, &play.position.get(), target) on:click=move |_| play.click(target, false)
        >{children()}<b>{number}</b></button>
    }
}
