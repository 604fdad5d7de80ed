use ghost_stories_engine::{BlackSecret, Colour, Tao, Waiting, Who};
use leptos::prelude::*;

use super::icon;
use crate::explain::{label, one_line};
use crate::geometry::Point;
use crate::play::Play;
use crate::settings::settings;
use crate::table::glyph;
use crate::target::{Target, turned_up};

/// Whose hand is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Holder {
    Taoist(Colour),
    WuFeng,
}

/// What one holds, in a row of things that a finger can hit: they are what is spent. Who plays several boards sees that of the one who
/// decides.
#[component]
pub fn Hand(play: &'static Play) -> impl IntoView {
    let holder = Memo::new(move |_| {
        let position = play.position.get();
        let of_wu_feng = position.waiting() == Waiting::Choice(Who::WuFeng) && !play.options.is_empty();
        let own = || play.own_board().unwrap_or_else(|| position.decider());
        if of_wu_feng { Holder::WuFeng } else { Holder::Taoist(own()) }
    });
    let hot = Memo::new(move |_| play.pointing.hot());
    view! {
        <div class="hand">
            {move || match holder.get() {
                Holder::Taoist(board) => view! { <HandOf play hot board /> }.into_any(),
                Holder::WuFeng => view! { <HandOfWuFeng play hot /> }.into_any(),
            }}
        </div>
    }
}

/// The incarnations in Wu-Feng's hand, as far as they may be seen, and the curses that he can still throw.
#[component]
fn HandOfWuFeng(play: &'static Play, hot: Memo<Vec<Target>>) -> impl IntoView {
    let held = Memo::new(move |_| {
        let position = play.position.get();
        let held = |black_secret: &BlackSecret| {
            let cards = black_secret.hand.cards().iter().map(Target::InHand);
            let curses = turned_up(&position, black_secret).into_iter();
            let left = curses.filter(|&curse| !black_secret.pyramid.contains(curse)).map(Target::Curse);
            cards.chain(left).collect::<Vec<_>>()
        };
        position.black_secret().map(held).unwrap_or_default()
    });
    let drawn = move |target: Target| match target {
        Target::InHand(card) => glyph(&format!("ghost-{:02}", card.number()), "").into_any(),
        Target::Curse(curse) => {
            let colour = play.position.with_untracked(|position| position.components().curse(curse).colour.value);
            view! { <span class=colour.to_string()>{glyph(&format!("icon-{colour}"), "tinted")}</span> }.into_any()
        }
        _ => ().into_any(),
    };
    move || {
        let each = held.get().into_iter();
        each.map(|target| view! { <Held play hot target number=|| 1>{drawn(target)}</Held> }).collect_view()
    }
}

#[component]
fn HandOf(play: &'static Play, hot: Memo<Vec<Target>>, board: Colour) -> impl IntoView {
    let taoist = move || play.position.with(|position| position.taoist(board));
    let crystals = move || play.position.with(|position| position.white_moon().map_or(0, |moon| moon.crystals[board]));
    let tao = Tao::ALL.map(|tao| {
        let coin = view! { <svg class="icon" viewBox="0 0 40 40" aria-hidden="true">{crate::table::coin(tao, Point { x: 0.0, y: 0.0 }, 40.0)}</svg> };
        let number = move || u32::from(taoist().tao.get(tao));
        view! { <Held play hot target=Target::Held(board, tao) number>{coin.into_any()}</Held> }
    });
    let with_crystals = play.position.with_untracked(|position| position.white_moon().is_some());
    view! {
        <Held play hot target=Target::Board(board) number=move || u32::from(taoist().qi)>{icon("qi").into_any()}</Held>
        {tao.collect_view()}
        <Held play hot target=Target::YinYang(board) number=move || u32::from(taoist().yin_yang)>{icon("yin-yang").into_any()}</Held>
        {with_crystals.then(|| view! {
            <Held play hot target=Target::HeldCrystals(board) number=move || u32::from(crystals())>{icon("crystal").into_any()}</Held>
        })}
    }
}

/// A thing in the hand and how many there are; one that is not there is dim and stays.
#[component]
fn Held(
    play: &'static Play,
    hot: Memo<Vec<Target>>,
    target: Target,
    number: impl Fn() -> u32 + Send + Sync + Copy + 'static,
    children: Children,
) -> impl IntoView {
    let language = settings().language();
    // Of a card there is one.
    let counted = !matches!(target, Target::InHand(_) | Target::Curse(_));
    let is_hot = Memo::new(move |_| {
        let spent = matches!(target, Target::Held(..) | Target::HeldCrystals(_)) && play.spending.plan_uses(target);
        spent || hot.with(|hot| hot.contains(&target))
    });
    // What is seen is in the name, so that it can be said.
    let name = move || {
        let (name, number) = (label(language, &play.position.get(), target), number().to_string());
        if !counted || name.contains(&number) { name } else { format!("{name}: {number}") }
    };
    view! {
        <button
            type="button" class="held" class:hot=is_hot data-target=target.id() prop:disabled=move || number() == 0
            aria-label=name
            title=one_line(language, &play.position.get_untracked(), target) on:click=move |_| play.click(target, false)
        >{children()}{counted.then(|| view! { <b>{number}</b> })}</button>
    }
}
