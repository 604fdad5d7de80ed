//! An exorcism: the odds before the roll, the dice to roll again, and what to spend after it.

use ghost_stories_engine::{Choice, Demon, Face, Roll, Space, Tao, TaoCount, Who};
use ghost_stories_lang::{Message, PageWords};
use ghost_stories_odds as odds;
use leptos::prelude::*;

use super::actions::{all_of, odds_of};
use super::drag::{Dragging, take_up};
use super::icon;
use super::odds::{Chances, DemonChances, FightChances};
use super::reading::ReadPointed;
use crate::geometry::Point;
use crate::play::{Foe, Forfeit, MOST_LINES, Mode, Plan, Play, TooLate, TurnPart, brings_chance, key_of, rolls};
use crate::settings::settings;
use crate::table::Die;

/// A last word: before a roll with its odds, and before a choice that gives up more of the turn than it says.
#[component]
pub fn Before(play: &'static Play, choice: Choice) -> impl IntoView {
    let settings = settings();
    let words = settings.words();
    let position = play.position.get_untracked();
    let rolled = move |dice: u8, chances: AnyView| view! { <p>{words.dice_rolled(dice)}</p>{chances} }.into_any();
    let (title, chances) = if choice == Choice::Exorcise {
        let ghosts =
            odds::exorcism(&position).map(|exorcism| rolled(exorcism.dice, view! { <Chances exorcism /> }.into_any()));
        let demons = || {
            odds::demon_fight(&position).map(|fight| rolled(fight.dice, view! { <DemonChances fight /> }.into_any()))
        };
        (words.exorcism().to_owned(), ghosts.or_else(demons))
    } else {
        let fight = odds::fights(&position).into_iter().find(|fight| fight.choice == choice);
        let chances = fight.map(|fight| rolled(fight.dice, view! { <FightChances fight /> }.into_any()));
        (play.say(Message::choice(&position, choice)), chances)
    };
    let hopeless = rolls(choice) && odds_of(&position, choice).is_some_and(|odds| odds.cases() == 0);
    let hopeless = hopeless.then(|| view! { <p class="gives-up">{words.keypad().hopeless()}</p> });
    let forfeit = (play.mode != Mode::Lesson).then(|| Forfeit::of(&position, choice)).flatten();
    let given_up =
        forfeit.map(|forfeit| view! { <p class="gives-up" id="gives-up">{given_up(play, words, &forfeit)}</p> });
    // Before a roll the button says so.
    let chance = (!rolls(choice) && brings_chance(&position, choice))
        .then(|| view! { <p class="gives-up" id="brings-chance">{words.keypad().chance()}</p> });
    let (id, drawn, label) = match choice {
        choice if rolls(choice) => ("roll", "odds", words.roll()),
        Choice::EndTurn => ("confirm", "end-turn", words.keypad().end_turn()),
        _ => ("confirm", "check", words.keypad().anyway()),
    };
    let name = title.clone();
    view! {
        <div class="ask" role="group" aria-label=name>
            <h3>{title}</h3>
            {given_up}
            {chance}
            {hopeless}
            <div class="row">
                <button type="button" class="main" id=id data-choice=choice.to_string() on:click=move |_| play.choose(choice)>
                    <kbd>"1"</kbd>{icon(drawn)}{label}
                </button>
                <button type="button" class="quiet" on:click=move |_| play.clear()>{words.cancel()}<kbd>{words.escape_key()}</kbd></button>
            </div>
            {chances}
            {(choice == Choice::Exorcise).then(|| view! { <ReadPointed play /> })}
        </div>
    }
}

/// What is given up, in words.
fn given_up(play: &'static Play, words: PageWords, forfeit: &Forfeit) -> String {
    let words = words.keypad();
    let part = forfeit.part.map(|part| {
        let each = if forfeit.ends_turn { words.ends_turn() } else { words.gives_up() };
        each[match part {
            TurnPart::Move => 0,
            TurnPart::Action => 1,
            TurnPart::Both => 2,
        }]
    });
    let too_late = forfeit.too_late.iter().map(|too_late| match too_late {
        TooLate::BorrowedPower => words.too_late_power(),
        TooLate::Buddha => words.too_late_buddha(),
        TooLate::SuLing => words.too_late_su_ling(),
        TooLate::Token => words.too_late_token(),
    });
    let part = part.into_iter().chain(too_late).map(str::to_owned);
    let dying = forfeit.dying.iter().map(|taoist| words.dies(&play.who(Who::Taoist(taoist))));
    let loses = forfeit.loses.then(|| words.loses().to_owned());
    part.chain(dying).chain(loses).collect::<Vec<_>>().join(" ")
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
            <p>{words.pick_dice()}</p>
            <div class="row dice">{dice.collect_view()}</div>
            {chances}
            <div class="row">
                <button type="button" class="main" id="reroll" on:click=move |_| play.choose(chosen.get_untracked())>
                    {move || if chosen.get() == Choice::Keep { words.keep() } else { words.roll_again() }}
                </button>
            </div>
        </div>
    }
}

/// After the roll: which ghosts or demons go and which Tao are spent, by clicking, dragging, or from the list of ways.
#[component]
pub fn Split(play: &'static Play) -> impl IntoView {
    let settings = settings();
    let words = settings.words();
    let position = play.position.get_untracked();
    let mut ways = untrack(move || play.spending.ways());
    let thriftiest = ways.first().copied().filter(|&way| Plan::of(way).and_then(Plan::choice).is_some());
    let planned = Memo::new(move |_| {
        let choice = play.spending.plan().choice()?;
        play.options.contains(choice).then_some(choice)
    });
    let foes = Foe::all(&position).into_iter().map(|foe| match foe {
        Foe::Ghost(space) => view! { <Ghost play space /> }.into_any(),
        Foe::Demon(demon) => view! { <DemonAtHand play demon /> }.into_any(),
    });
    let foes = foes.collect_view();
    let dice = position.dice().faces().map(|face| {
        view! {
            <span class="die" on:pointerdown=move |event| take_up(play, None, &event)>
                <svg viewBox="0 0 48 48" aria-hidden="true"><Die face /></svg>
            </span>
        }
    });
    let tao = offered(play).into_iter().map(|tao| view! { <Token play tao /> }).collect_view();
    let crystals = play.spending.may_spend(|spent| spent.crystals > 0).then(|| view! { <Crystal play /> });
    let rest = ways.split_off(ways.len().min(MOST_LINES));
    let more = (!rest.is_empty()).then(|| {
        view! { <p class="hint" data-choices=all_of(&rest)>{settings.language().reading().more_ways(rest.len())}</p> }
    });
    let list = ways.into_iter().enumerate().map(|(index, way)| {
        let key = key_of(index, false).map(|key| view! { <kbd>{key.to_string()}</kbd> });
        let best = thriftiest == Some(way);
        view! {
            <li>
                <button type="button" class="option" class:best=best data-choice=way.to_string() on:click=move |_| play.choose(way)>
                    {key}{icon("exorcise")}<span class="words">{play.say(Message::choice(&position, way))}</span>
                </button>
            </li>
        }
    });
    view! {
        <div class="ask split">
            <p>{words.plan_hint()}</p>
            <div class="row dice">{dice.collect_view()}{tao}{crystals}</div>
            <div class="row ghosts">{foes}</div>
            <button
                type="button" class="main" id="spend"
                prop:disabled=move || planned.get().is_none()
                on:click=move |_| if let Some(choice) = planned.get_untracked() { play.choose(choice) }
            >{icon("exorcise")}{move || match planned.get() {
                Some(choice) => play.say(Message::choice(&play.position.get_untracked(), choice)),
                None => words.plan_does_not_work().to_owned(),
            }}</button>
            <h3>{words.ways()}</h3>
            <ul class="options">{list.collect_view()}</ul>
            {more}
            <Dragging play />
        </div>
    }
}

/// The colours of Tao that some option spends.
fn offered(play: &'static Play) -> Vec<Tao> {
    Tao::ALL.into_iter().filter(|&colour| play.spending.may_spend(|spent| spent.tao.get(colour) > 0)).collect()
}

/// A ghost or skeleton in reach: clicked or hit by something dragged, it joins the plan.
#[component]
fn Ghost(play: &'static Play, space: Space) -> impl IntoView {
    let settings = settings();
    let position = play.position.get_untracked();
    let card = position.card(space);
    let name = card.map_or(settings.words().black_secret().skeleton(), |card| settings.language().card(card));
    let need = position.printed_resistance(space).unwrap_or(TaoCount::NONE);
    let face = match card {
        Some(card) => view! { <crate::table::CardFace card components=position.components() need /> }.into_any(),
        None => crate::table::art("secret-skeleton", Point { x: 21.0, y: 21.0 }, 90.0).into_any(),
    };
    view! {
        <button
            type="button" class="ghost" data-space=space.to_string() aria-label=name
            aria-pressed=move || play.spending.plan().has(Foe::Ghost(space)).to_string()
            on:click=move |_| play.point(Foe::Ghost(space).target())
        >
            <svg viewBox="0 0 132 132" aria-hidden="true">{face}</svg><span class="words">{name}</span>
        </button>
    }
}

/// A demon on the Taoist's space, with what it needs: clicked or hit by something dragged, it joins the plan.
#[component]
fn DemonAtHand(play: &'static Play, demon: Demon) -> impl IntoView {
    let language = settings().language();
    let position = play.position.get_untracked();
    let need = position.demon_resistance(demon).unwrap_or(TaoCount::NONE);
    let pips: Vec<Tao> = need.colours().flat_map(|tao| (0..need.get(tao)).map(move |_| tao)).collect();
    let pips = pips
        .into_iter()
        .enumerate()
        .map(|(index, tao)| crate::table::coin(tao, Point { x: 4.0 + 26.0 * index as f64, y: 4.0 }, 24.0));
    let told = format!("{}. {}", language.demon(demon), language.demon_resistance(&position, demon));
    view! {
        <button
            type="button" class="ghost demon" data-demon=demon.to_string() aria-label=told.clone() title=told
            aria-pressed=move || play.spending.plan().has(Foe::Demon(demon)).to_string()
            on:click=move |_| play.point(Foe::Demon(demon).target())
        >
            <svg viewBox="0 0 132 132" aria-hidden="true">
                {crate::table::art(&format!("secret-demon-{demon}"), Point { x: 16.0, y: 26.0 }, 100.0)}{pips.collect_view()}
            </svg>
        </button>
    }
}

/// A colour of Tao that can be spent: each click or drag adds one, past the last it starts again.
#[component]
fn Token(play: &'static Play, tao: Tao) -> impl IntoView {
    let words = settings().words();
    let number = move || play.spending.plan().tao.get(tao);
    view! {
        <button
            type="button" class="token"
            aria-label=move || format!("{}: {}", words.tao_token(tao), number())
            aria-pressed=move || (number() > 0).to_string()
            on:click=move |_| play.spending.add(tao)
            on:pointerdown=move |event| take_up(play, Some(tao), &event)
        >
            <svg viewBox="0 0 40 40" aria-hidden="true">{crate::table::coin(tao, Point { x: 0.0, y: 0.0 }, 40.0)}</svg>
            <span>{number}</span>
        </button>
    }
}

/// The Moon Crystals that can be spent, one more with each click.
#[component]
fn Crystal(play: &'static Play) -> impl IntoView {
    let words = settings().words();
    let number = move || play.spending.plan().crystals;
    view! {
        <button
            type="button" class="token crystal"
            aria-label=move || format!("{}: {}", words.white_moon().crystals(), number())
            aria-pressed=move || (number() > 0).to_string()
            on:click=move |_| play.spending.add_crystal()
        >
            {icon("crystal")}<span>{number}</span>
        </button>
    }
}
