//! Wu-Feng's board beside the table: himself with urns and skeletons, his hand, the demons at home, the Blood Mantras and his curses.

use ghost_stories_engine::{
    BlackSecret, BloodMantra, CURSES_DRAWN, CurseCard, CurseSet, Demon, MANTRA_LEVELS, Position, SKELETONS, Source,
    TaoCount, URNS,
};
use leptos::prelude::*;

use super::follow;
use crate::settings::settings;
use crate::table::hyphens::hyphenated;
use crate::table::pointable::PointableBox;
use crate::table::{Shared, glyph};
use crate::target::{Target, turned_up};

/// Wu-Feng's whole board.
#[component]
pub fn WuFengBoard(shared: Shared) -> impl IntoView {
    view! {
        <WuFeng shared />
        <Hand shared />
        <div class="homes">
            {Demon::ALL.map(|demon| view! { <Home shared demon /> })}
        </div>
        <div class="mantras">{(0..MANTRA_LEVELS.len()).map(|place| view! { <Mantra shared place /> }).collect_view()}</div>
        <div class="curses"><Curses shared />{(0..4).map(|row| view! { <Level shared row /> }).collect_view()}</div>
    }
}

/// Wu-Feng with the urns he has found, the skeletons he has left and how many cards he holds.
#[component]
fn WuFeng(shared: Shared) -> impl IntoView {
    let words = settings().words().black_secret();
    let side = shared.play.position.get_untracked().black_secret().map(|black_secret| words.side(black_secret.board));
    let urns = follow(shared, |_, black_secret| black_secret.urns, 0);
    let skeletons = follow(shared, |_, black_secret| black_secret.skeletons_left(), 0);
    let silenced = follow(shared, |_, black_secret| black_secret.is_silenced(), false);
    let hidden = follow(shared, |_, black_secret| black_secret.hidden, 0);
    let class = move || if silenced.get() { "wu-feng silenced" } else { "wu-feng" }.to_owned();
    let row = |name: &'static str, number: u8, all: u8| {
        (0..all).map(|index| glyph(name, if index < number { "lit" } else { "dim" })).collect_view()
    };
    view! {
        <PointableBox shared target=Target::WuFeng class=Signal::derive(class)>
            {glyph("secret-wu-feng", "face")}
            <span class="side">{side}</span>
            <span>{move || row("secret-urn", urns.get(), URNS)}</span>
            <span>{move || row("secret-skeleton", skeletons.get(), SKELETONS)}</span>
            {move || silenced.get().then(|| glyph("icon-lock", "harm"))}
            {move || (hidden.get() > 0).then(|| view! { <span class="in-hand-count">{glyph("icon-card-back", "")}<b>{hidden}</b></span> })}
        </PointableBox>
    }
}

/// The cards of Wu-Feng's hand, where they are told.
#[component]
fn Hand(shared: Shared) -> impl IntoView {
    let cards = follow(shared, |_, black_secret| black_secret.hand.cards().iter().collect::<Vec<_>>(), Vec::new());
    move || {
        let cards = cards.get();
        let each = cards.iter().map(|&card| {
            let name = hyphenated(settings().language().card(card));
            view! {
                <PointableBox shared target=Target::InHand(card) class=Signal::stored("in-hand".to_owned())>
                    {glyph(&format!("ghost-{:02}", card.number()), "")}<span class="title">{name}</span>
                </PointableBox>
            }
        });
        (!cards.is_empty()).then(|| view! { <div class="wu-feng-hand">{each.collect_view()}</div> })
    }
}

/// The place of a demon on Wu-Feng's board, with the cost of summoning it; dim while it is below.
#[component]
fn Home(shared: Shared, demon: Demon) -> impl IntoView {
    let cost = shared.play.position.get_untracked().components().demon(demon).cost.value;
    let at_home = follow(shared, move |_, black_secret| black_secret.spot_of(demon).is_none(), false);
    let come = follow(shared, |_, black_secret| black_secret.shadow.is_some(), false);
    let need = follow(shared, move |position, _| position.demon_resistance(demon).map(TaoCount::total), None);
    let name = settings().language().demon(demon);
    let pips = move || (0..cost).map(|_| view! { <i class="cost"></i> }).collect_view();
    let inside = move || {
        view! {
            {glyph(&format!("secret-demon-{demon}"), "")}
            <span class="title">{hyphenated(name)}</span>
            <span class="costs">{pips()}{move || need.get().map(|need| view! { <b class="need">{need}</b> })}</span>
        }
    };
    move || {
        if at_home.get() {
            let class = Signal::derive(move || if come.get() { "home gone" } else { "home" }.to_owned());
            view! { <PointableBox shared target=Target::Demon(demon) class>{inside()}</PointableBox> }.into_any()
        } else {
            view! { <div class="home away">{inside()}</div> }.into_any()
        }
    }
}

/// A mark for values that are ours.
fn reconstructed(source: Source) -> impl IntoView {
    (source == Source::Reconstructed).then(|| glyph("icon-reconstructed", "reconstructed"))
}

/// The Blood Mantra of a place, with the Qi on it.
#[component]
fn Mantra(shared: Shared, place: usize) -> impl IntoView {
    let language = settings().language();
    let components = shared.play.position.get_untracked().components();
    let mantra = follow(shared, move |_, black_secret| black_secret.mantras[place], None);
    let qi = follow(shared, move |_, black_secret| black_secret.qi[place], 0);
    let face = move |mantra: BloodMantra| {
        let facts = components.mantra(mantra);
        let need = facts.level.value;
        view! {
            <PointableBox shared target=Target::BloodMantra(mantra) class=Signal::stored("mantra".to_owned())>
                <span class="title">{hyphenated(language.mantra_name(facts.effect.value))}</span>
                <span class="drops">
                    {move || (0..need).map(|index| glyph("icon-qi", if index < qi.get() { "lit" } else { "dim" })).collect_view()}
                    {reconstructed(facts.source())}
                </span>
            </PointableBox>
        }
    };
    move || match mantra.get() {
        Some(mantra) => face(mantra).into_any(),
        None => view! { <div class="no-card"></div> }.into_any(),
    }
}

/// A level of the pyramid: its number, how many of its curses lie hidden, and its places with those thrown.
#[component]
fn Level(shared: Shared, row: u8) -> impl IntoView {
    let level = row + 1;
    let thrown = follow(shared, move |position, _| position.in_pyramid(level), 0);
    let open = follow(shared, move |_, black_secret| black_secret.level >= level, false);
    let hidden = CURSES_DRAWN[usize::from(row)];
    let places = move || {
        (0..5 - level).map(|index| view! { <i class="place" class:taken=index < thrown.get()></i> }).collect_view()
    };
    view! {
        <div class="level" class:open=open>
            <b class="numeral">{["I", "II", "III", "IV"][usize::from(row)]}</b>
            {move || (!open.get()).then(|| view! { <span class="closed">{glyph("icon-lock", "")}{hidden}</span> })}
            <span class="places">{places}</span>
        </div>
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
        let each = curses.get().into_iter();
        each.map(|curse| view! { <Curse shared curse thrown ready /> }).collect_view()
    }
}

/// A curse: bright while it could be thrown, sealed once it lies in the pyramid.
#[component]
fn Curse(shared: Shared, curse: CurseCard, thrown: Memo<CurseSet>, ready: Memo<CurseSet>) -> impl IntoView {
    let facts = shared.play.position.get_untracked().components().curse(curse);
    let title = hyphenated(settings().language().curse_name(facts.effect.value));
    let colour = facts.colour.value.to_string();
    let is_thrown = move || thrown.get().contains(curse);
    let class = {
        let colour = colour.clone();
        move || {
            let thrown = if is_thrown() { " thrown" } else { "" };
            let ready = if ready.get().contains(curse) { " ready" } else { "" };
            format!("curse-card {colour}{thrown}{ready}")
        }
    };
    view! {
        <PointableBox shared target=Target::Curse(curse) class=Signal::derive(class)>
            {glyph(&format!("icon-{colour}"), "tinted")}
            <span class="title">{title}</span>
            {move || is_thrown().then(|| glyph("icon-lock", ""))}
            {reconstructed(facts.source())}
        </PointableBox>
    }
}
