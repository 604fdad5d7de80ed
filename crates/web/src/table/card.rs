use ghost_stories_engine::{
    Card, Components, Event, Facts, Left, Middle, Reward, Seating, Source, Space, Tao, TaoCount,
};
use leptos::prelude::*;

use super::pointable::Pointable;
use super::{Shared, art, fitted};
use crate::geometry::{self, CARD, Point};
use crate::settings::settings;
use crate::target::Target;

/// A space of a board, with the ghost or Buddha on it.
#[component]
pub fn SpaceView(shared: Shared, space: Space) -> impl IntoView {
    let play = shared.play;
    let position = play.position;
    let at = geometry::space(position.get_untracked().seating(), space);
    let components = position.get_untracked().components();
    let card = Memo::new(move |_| position.get().card(space).zip(position.get().printed_resistance(space)));
    let silenced =
        Memo::new(move |_| position.get().white_moon().is_some_and(|white_moon| white_moon.su_ling == Some(space)));
    let barrier = Memo::new(move |_| position.get().barrier().is_some_and(|barrier| barrier.board == space.board()));
    let buddha = Memo::new(move |_| position.get().buddhas().contains(space));
    let skeleton = Memo::new(move |_| {
        position.get().black_secret().is_some_and(|black_secret| black_secret.all_skeletons().contains(space))
    });
    let mantra = Memo::new(move |_| position.get().mantra() == Some(space));
    let caught = Memo::new(move |_| position.get().is_caught(space));
    let planned = move || play.spending.plan().ghosts.contains(space);
    let arriving = Memo::new(move |_| {
        let placed = |event: &Event| matches!(event, Event::CardPlaced { space: at, .. } | Event::GhostMoved { to: at, .. } if *at == space);
        play.animation.has_just(placed)
    });
    let weakened = Memo::new(move |_| {
        let position = position.get();
        let printed = position.printed_resistance(space)?;
        position.resistance(space).filter(|now| *now != printed).map(TaoCount::total)
    });
    let odds = Memo::new(move |_| super::super::panel::chance_at(play, space));
    view! {
        <Pointable shared target=Target::Space(space)>
            <g
                transform=at.translate() class=format!("space {}", space.board()) class:planned=planned class:arriving=arriving
                class:silenced=silenced class:barrier=barrier
                data-space=space.to_string()
            >
                <rect class="frame" width=CARD height=CARD rx="9" />
                {move || match card.get() {
                    Some((card, need)) => view! { <CardFace card components need /> }.into_any(),
                    None if skeleton.get() => skeleton_on(space).into_any(),
                    None => art(&format!("icon-{}", space.board()), Point { x: 46.0, y: 46.0 }, 40.0).into_any(),
                }}
                {move || (buddha.get() || caught.get()).then(|| art("icon-buddha", Point { x: 43.0, y: 42.0 }, 46.0))}
                {move || mantra.get().then(|| art("icon-mantra", Point { x: 94.0, y: 52.0 }, 36.0))}
                {move || weakened.get().map(|now| view! {
                    <g class="weakened" transform="translate(16 46)">
                        <circle r="13" /><text y="5.5">{now}</text>
                    </g>
                })}
                {move || odds.get().map(|chance| view! {
                    <g class="chance" transform="translate(103 37)">
                        <rect x="-27" y="-13" width="52" height="26" rx="13" /><text x="-1" y="5.5">{chance}</text>
                    </g>
                })}
                <rect class="glow" x="1" y="1" width=CARD - 2.0 height=CARD - 2.0 rx="9" />
            </g>
        </Pointable>
    }
}

/// A skeleton, with its one pip in the colour of its board (S24).
fn skeleton_on(space: Space) -> impl IntoView {
    let tao = Tao::from(space.board());
    view! {
        <g class=format!("card skeleton {tao}")>
            <rect class="face" x="2" y="2" width=CARD - 4.0 height=CARD - 4.0 rx="8" />
            {art("secret-skeleton", Point { x: 21.0, y: 22.0 }, 90.0)}
            {pips(TaoCount::of(tao, 1))}
        </g>
    }
}

/// The face of a card, in a square of [`CARD`] units.
#[component]
pub fn CardFace(
    card: Card,
    components: Components,
    /// What it needs where it lies, if that is not what is printed.
    #[prop(optional, into)]
    need: Option<TaoCount>,
) -> impl IntoView {
    let name = settings().language().card(card);
    let facts = components.card(card);
    let colour = facts.colour().map_or("many".to_owned(), |tao| tao.to_string());
    let incarnation = if card.is_incarnation() { " incarnation" } else { "" };
    view! {
        <g class=format!("card {colour}{incarnation}")>
            <rect class="face" x="2" y="2" width=CARD - 4.0 height=CARD - 4.0 rx="8" />
            {art(&format!("ghost-{:02}", card.number()), Point { x: 25.0, y: 17.0 }, 82.0)}
            {pips(need.unwrap_or(facts.resistance()))}
            <g class="stones">{stones(facts)}</g>
            {(components.source(card) == Source::Reconstructed).then(|| view! {
                <g class="reconstructed">{art("icon-reconstructed", Point { x: CARD - 21.0, y: 5.0 }, 16.0)}</g>
            })}
            <text class="name" x=CARD / 2.0 y="128" textLength=fitted(name, 10.5, CARD - 12.0) lengthAdjust="spacingAndGlyphs">
                {name}
            </text>
        </g>
    }
}

/// The resistance as a row of coloured pips with their symbols.
fn pips(resistance: TaoCount) -> impl IntoView {
    let pips: Vec<Tao> = resistance.colours().flat_map(|tao| (0..resistance.get(tao)).map(move |_| tao)).collect();
    let step = if pips.len() > 5 { 15.0 } else { 18.0 };
    pips.into_iter()
        .enumerate()
        .map(|(index, tao)| {
            let at = Point { x: 6.0 + step * index as f64, y: 6.0 };
            view! {
                <g transform=at.translate() class=format!("pip {tao}")>
                    <circle cx="8" cy="8" r="8" />
                    {art(&format!("icon-{tao}"), Point { x: 2.5, y: 2.5 }, 11.0)}
                </g>
            }
        })
        .collect_view()
}

/// The icons of the three stones: left, middle, right.
fn stones(facts: &Facts) -> impl IntoView + use<> {
    let left = facts.left().iter().map(|&icon| left_icon(icon));
    let right = facts.curses().then_some("curse").into_iter();
    let right = right.chain(facts.throws().then_some("throw-curse")).chain(reward_icon(facts.reward()));
    let row = |names: Vec<&'static str>, x: f64| {
        names
            .into_iter()
            .enumerate()
            .map(move |(index, name)| art(&format!("icon-{name}"), Point { x: x + 19.0 * index as f64, y: 96.0 }, 19.0))
            .collect_view()
    };
    let left: Vec<_> = left.collect();
    let right: Vec<_> = right.collect();
    let right_x = CARD - 6.0 - 19.0 * right.len() as f64;
    view! {
        {row(left, 6.0)}
        <g class="middle">{row(middle_icon(facts.middle()).into_iter().collect(), 56.0)}</g>
        {row(right, right_x)}
    }
}

/// The drawing of a left stone.
pub fn left_icon(icon: Left) -> &'static str {
    match icon {
        Left::Ghost => "ghost",
        Left::Haunt => "haunt",
        Left::LowestLeave => "lowest-leave",
        Left::Devour => "devour",
        Left::KillVillager => "kill-villager",
        Left::LayDown => "lay-down",
        Left::LoseQi => "lose-qi",
        Left::Quick => "quick",
        Left::Curse => "curse",
        Left::PowerOff => "power-off",
        Left::AllPowersOff => "all-powers-off",
        Left::TaoOff => "tao-off",
        Left::DieCaptive => "die-captive",
        Left::GroupLoseTao => "group-lose-tao",
        Left::ClearCircle => "clear-circle",
        Left::ActivateDemon => "activate-demon",
        Left::ThrowCurse => "throw-curse",
        Left::Skeletons => "puppets",
        Left::DiscardStack => "discard-stack",
    }
}

/// The drawing of a middle stone.
pub fn middle_icon(stone: Middle) -> Option<&'static str> {
    Some(match stone {
        Middle::Blank => return None,
        Middle::Haunter => "haunter-stone",
        Middle::Tormentor => "tormentor",
        Middle::DiceImmune => "dice-immune",
        Middle::GroupLoseTao => "group-lose-tao",
        Middle::WhiteIsBlank => "white-blank",
        Middle::OnlyOnBuddha => "only-on-buddha",
        Middle::OnlyIfOppositeEmpty => "only-if-opposite-empty",
        Middle::Devourer => "devourer",
        Middle::Voracious => "kill-villager",
        Middle::HoldsPortal => "holds-portal",
        Middle::HoldsSuLing => "holds-su-ling",
        Middle::BringsGhost => "brings-ghost",
        Middle::Shapeshifter => "shapeshifter",
        Middle::ActivateDemon => "activate-demon",
        Middle::NoYinYang => "no-yin-yang",
        Middle::Skeletons => "puppets",
        Middle::QiToBank => "qi-to-bank",
        Middle::AnyCurse => "any-curse",
    })
}

/// The drawing of a reward.
pub fn reward_icon(reward: Reward) -> Option<&'static str> {
    Some(match reward {
        Reward::Nothing => return None,
        Reward::Tao => "gain-tao",
        Reward::Crystal => "gain-crystal",
        Reward::TwoTao => "gain-two-tao",
        Reward::QiOrYinYang => "gain-qi-or-yin-yang",
        Reward::QiAndYinYang => "gain-qi-and-yin-yang",
        Reward::QiYinYangAndCrystal => "gain-qi-yin-yang-crystal",
        Reward::YinYangAndMantra => "yin-yang-and-mantra",
    })
}

/// The haunting figure of a space; it walks between the card and the first stone.
#[component]
pub fn Figure(shared: Shared, space: Space, seating: Seating) -> impl IntoView {
    let position = shared.play.position;
    let there = Memo::new(move |_| {
        let position = position.get();
        let haunts = position.card(space).is_some_and(|card| position.facts(card).middle() == Middle::Haunter);
        haunts.then(|| position.figures().contains(space))
    });
    let style = move || {
        let at = geometry::figure(seating, space, there.get().unwrap_or(false));
        format!("transform: translate({:.1}px, {:.1}px)", at.x, at.y)
    };
    view! {
        <g class="haunter" class:on-stone=move || there.get() == Some(true) style=style>
            {move || there.get().map(|_| art("icon-haunter", Point { x: -17.0, y: -17.0 }, 34.0))}
        </g>
    }
}
