use ghost_stories_engine::{
    BlackSecret, BloodMantra, CURSES_DRAWN, Card, CurseCard, CurseSet, MANTRA_LEVELS, Position, SKELETONS, Source, URNS,
};
use leptos::prelude::*;

use super::{ORIGIN, follow};
use crate::geometry::black_secret::{self as at, CURSE, HELD, MANTRA, WU_FENG};
use crate::geometry::{Point, curse_at, hand_at, mantra_at, wu_feng};
use crate::settings::settings;
use crate::table::board::halves;
use crate::table::pointable::Pointable;
use crate::table::{Shared, art, fitted};
use crate::target::{Target, turned_up};

/// Wu-Feng's board: himself with urns and skeletons, his hand, the Blood Mantras and his curses.
#[component]
pub fn WuFengBoard(shared: Shared) -> impl IntoView {
    view! {
        <WuFeng shared />
        <Hand shared />
        {(0..MANTRA_LEVELS.len()).map(|place| view! { <Mantra shared place /> }).collect_view()}
        {(0..4).map(|row| view! { <Level shared row /> }).collect_view()}
        <Curses shared />
    }
}

/// Wu-Feng with the urns he has found, the skeletons he has left and the cards that nobody else sees.
#[component]
fn WuFeng(shared: Shared) -> impl IntoView {
    let words = settings().words().black_secret();
    let (width, height) = WU_FENG;
    let place = wu_feng().plus(-width / 2.0, -height / 2.0);
    let side = shared.play.position.get_untracked().black_secret().map(|black_secret| words.side(black_secret.board));
    let urns = follow(shared, |_, black_secret| black_secret.urns, 0);
    let skeletons = follow(shared, |_, black_secret| black_secret.skeletons_left(), 0);
    let silenced = follow(shared, |_, black_secret| black_secret.is_silenced(), false);
    let hand = follow(shared, |_, black_secret| (black_secret.in_hand(), black_secret.hidden), (0, 0));
    let row = |name: &'static str, y: f64, number: u8, all: u8| {
        let each = (0..all).map(|index| {
            let at = Point { x: 100.0 + 44.0 * f64::from(index), y };
            let dim = index >= number;
            view! { <g class:dim=dim>{art(name, at, 38.0)}</g> }
        });
        each.collect_view()
    };
    view! {
        <Pointable shared target=Target::WuFeng>
            <g class="wu-feng" class:silenced=silenced transform=place.translate()>
                <rect class="frame" width=width height=height rx="12" />
                {art("secret-wu-feng", Point { x: 4.0, y: 2.0 }, 78.0)}
                <text class="side" x="45" y="90">{side}</text>
                {move || row("secret-urn", 6.0, urns.get(), URNS)}
                {move || row("secret-skeleton", 50.0, skeletons.get(), SKELETONS)}
                {move || silenced.get().then(|| art("icon-lock", Point { x: 60.0, y: 2.0 }, 28.0))}
                <rect class="glow" x="1" y="1" width=width - 2.0 height=height - 2.0 rx="12" />
            </g>
            <g class="hand">{move || backs(hand.get())}</g>
        </Pointable>
    }
}

/// The cards of Wu-Feng's hand from behind, and how many they are; nothing of those that are told.
fn backs((all, hidden): (u8, u8)) -> impl IntoView {
    let (width, height) = HELD;
    let cards = (all - hidden..all).map(|index| {
        let at = hand_at(index.into()).plus(-width / 2.0, -height / 2.0);
        view! { <use href="#icon-card-back" x=at.x y=at.y width=width height=height /> }
    });
    let first = hand_at(0).plus(-width / 2.0, -height / 2.0);
    let empty = (all == 0).then(|| {
        view! { <rect class="no-card" x=first.x y=first.y width=width height=height rx="8" /> }
    });
    let number = (hidden > 0).then(|| {
        let at = hand_at(0);
        view! { <circle class="disc" cx=at.x cy=at.y r="22" /><text class="number" x=at.x y=at.y + 11.0>{all}</text> }
    });
    view! { {empty} {cards.collect_view()} {number} }
}

/// The cards of Wu-Feng's hand, where they are told.
#[component]
fn Hand(shared: Shared) -> impl IntoView {
    let cards = follow(shared, |_, black_secret| black_secret.hand.cards().iter().collect::<Vec<Card>>(), Vec::new());
    move || {
        let each = cards.get().into_iter().enumerate();
        each.map(|(index, card)| view! { <Held shared card index /> }).collect_view()
    }
}

/// A card in Wu-Feng's hand.
#[component]
fn Held(shared: Shared, card: Card, index: usize) -> impl IntoView {
    let name = settings().language().card(card);
    let (width, height) = HELD;
    let place = hand_at(index).plus(-width / 2.0, -height / 2.0);
    view! {
        <Pointable shared target=Target::InHand(card)>
            <g class="in-hand" transform=place.translate()>
                <rect class="frame" width=width height=height rx="8" />
                {art(&format!("ghost-{:02}", card.number()), Point { x: 3.0, y: 2.0 }, 58.0)}
                {lines(name, width / 2.0, 70.0, 12.0, width - 4.0)}
                <rect class="glow" width=width height=height rx="8" />
            </g>
        </Pointable>
    }
}

/// A title in two lines of this size round a middle, the first at this height.
fn lines(title: &'static str, x: f64, y: f64, size: f64, width: f64) -> impl IntoView {
    let (first, second) = halves(title);
    let (texts, y) = if first.is_empty() { (vec![second], y + size / 2.0) } else { (vec![first, second], y) };
    let line = move |(index, text): (usize, String)| {
        let length = fitted(&text, size * 0.9, width);
        let y = y + index as f64 * (size + 1.0);
        view! { <text class="title" style=format!("font-size:{size}px") x=x y=y textLength=length lengthAdjust="spacingAndGlyphs">{text}</text> }
    };
    texts.into_iter().enumerate().map(line).collect_view()
}

/// A mark for values that are ours.
fn reconstructed(source: Source, at: Point) -> impl IntoView {
    (source == Source::Reconstructed)
        .then(|| view! { <g class="reconstructed">{art("icon-reconstructed", at, 15.0)}</g> })
}

/// The Blood Mantra of a place, with the Qi on it.
#[component]
fn Mantra(shared: Shared, place: usize) -> impl IntoView {
    let language = settings().language();
    let components = shared.play.position.get_untracked().components();
    let (width, height) = MANTRA;
    let corner = mantra_at(place).plus(-width / 2.0, -height / 2.0);
    let mantra = follow(shared, move |_, black_secret| black_secret.mantras[place], None);
    let qi = follow(shared, move |_, black_secret| black_secret.qi[place], 0);
    let drops = move |need: u8| {
        let drop = |index: u8| {
            let at = Point { x: 44.0 + 30.0 * f64::from(index), y: 44.0 };
            let empty = move || index >= qi.get();
            view! { <g class="drop" class:dim=empty>{art("icon-qi", at, 28.0)}</g> }
        };
        (0..need).map(drop).collect_view()
    };
    let face = move |mantra: BloodMantra| {
        let facts = components.mantra(mantra);
        view! {
            <Pointable shared target=Target::BloodMantra(mantra)>
                <g class="mantra" transform=corner.translate()>
                    <rect class="frame" width=width height=height rx="8" />
                    {art("secret-mantra", Point { x: 2.0, y: 18.0 }, 40.0)}
                    {lines(language.mantra_name(facts.effect.value), width / 2.0 + 18.0, 17.0, 16.0, width - 50.0)}
                    {drops(facts.level.value)}
                    {reconstructed(facts.source(), Point { x: 4.0, y: 3.0 })}
                    <rect class="glow" width=width height=height rx="8" />
                </g>
            </Pointable>
        }
    };
    move || match mantra.get() {
        Some(mantra) => face(mantra).into_any(),
        None => view! { <rect class="no-card" x=corner.x y=corner.y width=width height=height rx="8" /> }.into_any(),
    }
}

/// A level of the pyramid: its number, its places with the curses thrown, and the backs of its curses while it is closed.
#[component]
fn Level(shared: Shared, row: u8) -> impl IntoView {
    let level = row + 1;
    let thrown = follow(shared, move |position, _| position.in_pyramid(level), 0);
    let open = follow(shared, move |_, black_secret| black_secret.level >= level, false);
    let corner = at::level(row);
    let place = move |index: u8| {
        let (x, y) = (6.0 + 14.0 * f64::from(index % 2), 26.0 + 18.0 * f64::from(index / 2));
        let taken = move || index < thrown.get();
        view! { <rect class="place" class:taken=taken x=x y=y width="11" height="15" rx="2" /> }
    };
    let first: usize = CURSES_DRAWN[..usize::from(row)].iter().map(|&drawn| usize::from(drawn)).sum();
    let backs = move || {
        let (width, height) = CURSE;
        let closed = (!open.get()).then(|| first..first + usize::from(CURSES_DRAWN[usize::from(row)]));
        let back = |index: usize| {
            let at = curse_at(index).plus(-width / 2.0, -height / 2.0);
            view! {
                <g class="face-down" transform=at.translate()>
                    <rect class="frame" width=width height=height rx="8" />
                    {art("secret-curse", Point { x: width / 2.0 - 22.0, y: 9.0 }, 44.0)}
                </g>
            }
        };
        closed.into_iter().flatten().map(back).collect_view()
    };
    view! {
        <g class="level" class:open=open transform=corner.translate()>
            <text class="numeral" x="18" y="19">{["I", "II", "III", "IV"][usize::from(row)]}</text>
            <g>{(0..5 - level).map(place).collect_view()}</g>
        </g>
        {backs}
    }
}

/// The curses that were turned up, those in the pyramid among them.
#[component]
fn Curses(shared: Shared) -> impl IntoView {
    let curses = follow(shared, turned_up, Vec::new());
    let thrown = follow(shared, |_, black_secret| black_secret.pyramid, CurseSet::EMPTY);
    let ready = follow(
        shared,
        |position: &Position, _: &BlackSecret| position.throwable().collect::<CurseSet>(),
        CurseSet::EMPTY,
    );
    move || {
        let each = curses.get().into_iter().enumerate();
        each.map(|(index, curse)| view! { <Curse shared curse index thrown ready /> }).collect_view()
    }
}

/// A curse: bright while it could be thrown, sealed once it lies in the pyramid.
#[component]
fn Curse(
    shared: Shared,
    curse: CurseCard,
    index: usize,
    thrown: Memo<CurseSet>,
    ready: Memo<CurseSet>,
) -> impl IntoView {
    let facts = shared.play.position.get_untracked().components().curse(curse);
    let title = settings().language().curse_name(facts.effect.value);
    let colour = facts.colour.value.to_string();
    let (width, height) = CURSE;
    let place = curse_at(index).plus(-width / 2.0, -height / 2.0);
    let is_thrown = move || thrown.get().contains(curse);
    view! {
        <Pointable shared target=Target::Curse(curse)>
            <g
                class=format!("curse-card {colour}") class:thrown=is_thrown class:ready=move || ready.get().contains(curse)
                transform=place.translate()
            >
                <rect class="frame" width=width height=height rx="8" />
                <g class="pip"><circle cx=width / 2.0 cy="13" r="10" />{art(&format!("icon-{colour}"), ORIGIN.plus(width / 2.0 - 7.0, 6.0), 14.0)}</g>
                {lines(title, width / 2.0, 38.0, 14.5, width - 6.0)}
                {reconstructed(facts.source(), Point { x: width - 19.0, y: 4.0 })}
                {move || is_thrown().then(|| art("icon-lock", Point { x: 3.0, y: 3.0 }, 20.0))}
                <rect class="glow" width=width height=height rx="8" />
            </g>
        </Pointable>
    }
}
