//! An exorcism: the odds before the roll, the dice to roll again, and what to spend after it.

use ghost_stories_engine::{Choice, Face, Roll, Space, Tao};
use ghost_stories_odds as odds;
use leptos::prelude::*;

use super::icon;
use super::odds::Chances;
use crate::geometry::Point;
use crate::play::{Plan, Play};
use crate::settings::settings;
use crate::table::Die;
use crate::thing::Thing;

/// Before the roll: the odds and a last word.
#[component]
pub fn Before(play: &'static Play) -> impl IntoView {
    let words = settings().words();
    let exorcism = odds::exorcism(&play.position.get_untracked());
    view! {
        <div class="ask" role="group" aria-label=words.exorcism>
            <h3>{words.exorcism}</h3>
            {exorcism.map(|exorcism| view! {
                <p>{(words.dice_rolled)(exorcism.dice)}</p>
                <Chances exorcism />
            })}
            <div class="row">
                <button type="button" class="main" data-choice="exorcise" on:click=move |_| play.choose(Choice::Exorcise)>
                    {icon("odds")}{words.roll}
                </button>
                <button type="button" class="quiet" on:click=move |_| play.clear()>{words.cancel}</button>
            </div>
        </div>
    }
}

/// After a roll with Favourite of the Gods: click the dice to roll again.
#[component]
pub fn Reroll(play: &'static Play) -> impl IntoView {
    let words = settings().words();
    let faces: Vec<Face> = play.position.get_untracked().dice().faces().collect();
    let picked = RwSignal::new(vec![false; faces.len()]);
    let best = odds::rerolls(&play.position.get_untracked());
    let roll = {
        let faces = faces.clone();
        move || -> Roll {
            let picked = picked.get();
            faces.iter().zip(picked).filter(|(_, picked)| *picked).map(|(face, _)| *face).collect()
        }
    };
    let chosen = Memo::new(move |_| {
        let roll = roll();
        if roll.is_empty() { Choice::Keep } else { Choice::Reroll(roll) }
    });
    let chances = move || {
        let exorcism = best.iter().find(|reroll| reroll.choice == chosen.get())?.exorcism.clone();
        Some(view! { <Chances exorcism /> })
    };
    let dice = faces.into_iter().enumerate().map(|(index, face)| {
        view! {
            <button
                type="button" class="pick" aria-pressed=move || picked.with(|picked| picked[index]).to_string()
                aria-label=settings().language().face(face)
                on:click=move |_| picked.update(|picked| picked[index] = !picked[index])
            ><svg viewBox="0 0 48 48"><Die face /></svg></button>
        }
    });
    view! {
        <div class="ask">
            <p>{words.pick_dice}</p>
            <div class="row dice">{dice.collect_view()}</div>
            {chances}
            <div class="row">
                <button type="button" class="main" id="reroll" on:click=move |_| play.choose(chosen.get_untracked())>
                    {move || if chosen.get() == Choice::Keep { words.keep } else { words.roll_again }}
                </button>
            </div>
        </div>
    }
}

/// After the roll: which ghosts go and which Tao are spent, by clicking, dragging, or from the list of ways.
#[component]
pub fn Split(play: &'static Play) -> impl IntoView {
    let settings = settings();
    let (language, words) = (settings.language(), settings.words());
    let position = play.position.get_untracked();
    let ways = odds::spending(&position);
    let thriftiest = ways.first().map(|way| way.choice);
    let planned = Memo::new(move |_| {
        let Plan { ghosts, tao } = play.plan.get();
        let choice = Choice::Defeat { ghosts, tao };
        play.options.with(|options| options.contains(&choice)).then_some(choice)
    });
    let ghosts = position.targets().iter().map(|space| view! { <Ghost play space /> }).collect_view();
    let dice = position.dice().faces().map(|face| view! { <Draggable what=String::new()><Die face /></Draggable> });
    let tao = offered(play).into_iter().map(|tao| view! { <Token play tao /> }).collect_view();
    let list = ways.into_iter().enumerate().map(|(index, way)| {
        let best = thriftiest == Some(way.choice) && !way.ghosts.is_empty();
        let key = super::key_of(index).map(|key| view! { <kbd>{key.to_string()}</kbd> });
        view! {
            <li>
                <button type="button" class="option" class:best=best data-choice=way.choice.to_string() on:click=move |_| play.choose(way.choice)>
                    {key}{icon("exorcise")}<span class="words">{language.choice(&position, way.choice)}</span>
                </button>
            </li>
        }
    });
    view! {
        <div class="ask split">
            <p>{words.plan_hint}</p>
            <div class="row dice">{dice.collect_view()}{tao}</div>
            <div class="row ghosts">{ghosts}</div>
            <div class="row">
                <button
                    type="button" class="main" id="spend"
                    prop:disabled=move || planned.get().is_none()
                    on:click=move |_| if let Some(choice) = planned.get_untracked() { play.choose(choice) }
                >{icon("exorcise")}{move || match planned.get() {
                    Some(choice) => language.choice(&play.position.get_untracked(), choice),
                    None => words.plan_does_not_work.to_owned(),
                }}</button>
            </div>
            <h3>{words.ways}</h3>
            <ul class="options">{list.collect_view()}</ul>
        </div>
    }
}

/// The colours of Tao that some option spends.
fn offered(play: &'static Play) -> Vec<Tao> {
    let options = play.options.get_untracked();
    let spends = |colour: &Tao| {
        options.iter().any(|option| matches!(option, Choice::Defeat { tao, .. } if tao.get(*colour) > 0))
    };
    Tao::ALL.into_iter().filter(spends).collect()
}

/// A ghost in reach: clicked or hit by something dragged, it joins the plan.
#[component]
fn Ghost(play: &'static Play, space: Space) -> impl IntoView {
    let language = settings().language();
    let card = play.position.get_untracked().card(space);
    let drop = move |event: web_sys::DragEvent| {
        event.prevent_default();
        let what = event.data_transfer().and_then(|data| data.get_data("text/plain").ok()).unwrap_or_default();
        if let Ok(tao) = what.parse::<Tao>() {
            play.add(tao);
        }
        if !play.plan.get_untracked().ghosts.contains(space) {
            play.toggle(space);
        }
    };
    card.map(|card| {
        view! {
            <button
                type="button" class="ghost"
                aria-pressed=move || play.plan.get().ghosts.contains(space).to_string()
                on:click=move |_| play.point(Thing::Space(space))
                on:dragover=move |event| event.prevent_default()
                on:drop=drop
            >
                <svg viewBox="0 0 132 132" aria-hidden="true"><crate::table::CardFace card /></svg>
                <span>{language.card(card)}</span>
            </button>
        }
    })
}

/// A colour of Tao that can be spent: each click or drag adds one, past the last it starts again.
#[component]
fn Token(play: &'static Play, tao: Tao) -> impl IntoView {
    let words = settings().words();
    let number = move || play.plan.get().tao.get(tao);
    view! {
        <button
            type="button" class="token" draggable="true"
            aria-label=move || format!("{}: {}", (words.tao_token)(tao), number())
            aria-pressed=move || (number() > 0).to_string()
            on:click=move |_| play.add(tao)
            on:dragstart=move |event| carry(&event, tao.name())
        >
            <svg viewBox="0 0 40 40" aria-hidden="true">{crate::table::coin(tao, Point { x: 0.0, y: 0.0 }, 40.0)}</svg>
            <span>{number}</span>
        </button>
    }
}

#[component]
fn Draggable(what: String, children: Children) -> impl IntoView {
    view! {
        <span class="die" draggable="true" on:dragstart=move |event| carry(&event, &what)>
            <svg viewBox="0 0 48 48" aria-hidden="true">{children()}</svg>
        </span>
    }
}

fn carry(event: &web_sys::DragEvent, what: &str) {
    if let Some(data) = event.data_transfer() {
        let _ = data.set_data("text/plain", what);
    }
}
