//! The expansions in the form for a new game, and their options.

use ghost_stories_engine::{Incarnations, Letter, Tile};
use ghost_stories_table::{BlackSecretSetupOptions, Portal, WhiteMoonSetupOptions};
use leptos::prelude::*;

use super::NewGameForm;
use super::seats::WuFengSeat;
use crate::panel::icon;
use crate::settings::settings;

/// Options that belong together, with their name.
fn group(name: &'static str, label: &'static str, choices: AnyView) -> impl IntoView {
    view! { <div class="moon-option" role="group" aria-label=label id=name><b>{label}</b>{choices}</div> }
}

/// One of several options, by its number.
fn radio(
    name: &'static str,
    index: usize,
    words: &'static str,
    is: impl Fn() -> bool + Send + Sync + 'static,
    set: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <label class="choice"><input
            type="radio" name=name value=index.to_string() prop:checked=is on:change=move |_| set()
        /><span>{words}</span></label>
    }
}

/// White Moon, and its options.
#[component]
pub fn WhiteMoonChoices(form: NewGameForm) -> impl IntoView {
    let words = settings().words().white_moon();
    let change = move |change: &dyn Fn(&mut WhiteMoonSetupOptions)| {
        form.white_moon.update(|white_moon| white_moon.iter_mut().for_each(change));
    };
    let setup_options = move || form.white_moon.get().unwrap_or_default();
    let options = move || {
        let portals = Portal::PLACES.into_iter().zip(words.portals()).enumerate().map(|(index, (portal, told))| {
            let set = move || change(&|white_moon| white_moon.portal = portal);
            radio("portal-at", index, told, move || setup_options().portal == portal, set)
        });
        let portals = view! { {portals.collect_view()}<PortalTile form /> };
        let which = Incarnations::ALL.into_iter().zip(words.which()).enumerate().map(|(index, (which, told))| {
            let set = move || change(&|white_moon| white_moon.incarnations = which);
            radio("which-incarnations", index, told, move || setup_options().incarnations == which, set)
        });
        view! {
            <div class="moon-options">
                {group("portals", words.portal(), portals.into_any())}
                {group("incarnations", words.incarnations(), which.collect_view().into_any())}
            </div>
        }
    };
    let chosen = Memo::new(move |_| form.white_moon.with(Option::is_some));
    let play = move |event| form.play_white_moon(event_target_checked(&event));
    view! {
        <fieldset class="moon"><legend>{icon("portal")}{words.title()}</legend>
            <label class="choice"><input type="checkbox" id="white-moon" prop:checked=chosen on:change=play />{words.play()}</label>
            <p class="hint">{words.hint()}</p>
            {move || chosen.get().then(options)}
        </fieldset>
    }
}

/// The Portal on a tile that the players name, wherever it lies.
#[component]
fn PortalTile(form: NewGameForm) -> impl IntoView {
    let language = settings().language();
    let words = language.setup();
    let chosen = move || form.white_moon.get().and_then(|white_moon| white_moon.portal.tile());
    let set = move |tile| {
        form.white_moon
            .update(|white_moon| white_moon.iter_mut().for_each(|white_moon| white_moon.portal = Portal::On(tile)));
    };
    let possible = move || {
        let setup_options = form.setup_options();
        let chosen = chosen();
        // What is chosen stays in sight, also where the village lacks it now.
        let offered = |tile: &Tile| setup_options.can_have_portal(*tile) || chosen == Some(*tile);
        setup_options.available_tiles().into_iter().filter(offered).collect::<Vec<Tile>>()
    };
    let choose = move || untrack(possible).first().into_iter().for_each(|&tile| set(tile));
    let option = move |tile: Tile| {
        view! { <option value=tile.name() prop:selected=move || chosen() == Some(tile)>{language.tile(tile)}</option> }
    };
    let pick = move |event| event_target_value(&event).parse().into_iter().for_each(set);
    let tiles = move || {
        let tiles = possible().into_iter().map(option).collect_view();
        view! { <select id="portal-tile" aria-label=words.portal_tile() on:change=pick>{tiles}</select> }
    };
    let named = Memo::new(move |_| chosen().is_some());
    view! {
        <span class="portal-tile">
            {radio("portal-at", Portal::PLACES.len(), words.portal_on(), move || named.get(), choose)}
            {move || named.get().then_some(tiles)}
        </span>
    }
}

/// Black Secret, its options, and who plays Wu-Feng.
#[component]
pub fn BlackSecretChoices(form: NewGameForm) -> impl IntoView {
    let words = settings().words().black_secret();
    let change = move |change: &dyn Fn(&mut BlackSecretSetupOptions)| {
        form.black_secret.update(|black_secret| black_secret.iter_mut().for_each(change));
    };
    let setup_options = move || form.black_secret.get().unwrap_or_default();
    // The words have the sides first; the usual way comes first here.
    let sides = move || [None, Some(Letter::A), Some(Letter::B)].into_iter().zip([2, 0, 1]);
    let options = move || {
        let catacombs = sides().map(|(side, index)| {
            let set = move || change(&|black_secret| black_secret.catacombs = side);
            radio("catacombs-side", index, words.sides()[index], move || setup_options().catacombs == side, set)
        });
        let boards = sides().map(|(side, index)| {
            let set = move || change(&|black_secret| black_secret.board = side);
            radio("board-side", index, words.sides()[index], move || setup_options().board == side, set)
        });
        view! {
            <div class="moon-options secret-options">
                {group("wu-feng-player", words.who(), view! { <WuFengSeat form /> }.into_any())}
                {group("catacombs-sides", words.catacombs_side(), catacombs.collect_view().into_any())}
                {group("board-sides", words.board_side(), boards.collect_view().into_any())}
            </div>
        }
    };
    let chosen = Memo::new(move |_| form.black_secret.with(Option::is_some));
    let play = move |event| form.play_black_secret(event_target_checked(&event));
    view! {
        <fieldset class="moon secret"><legend>{icon("secret-wu-feng")}{words.title()}</legend>
            <label class="choice"><input type="checkbox" id="black-secret" prop:checked=chosen on:change=play />{words.play()}</label>
            <p class="hint">{words.hint()}</p>
            {move || chosen.get().then(options)}
        </fieldset>
    }
}

/// Which tiles the village has with expansions: theirs in fixed places, or nine of all.
#[component]
pub fn TileKinds(form: NewGameForm) -> impl IntoView {
    let words = settings().words();
    move || {
        let (label, kinds) = match (form.white_moon.with(Option::is_some), form.black_secret.with(Option::is_some)) {
            (false, false) => return None,
            (true, false) => (words.white_moon().tiles(), words.white_moon().tile_kinds()),
            (false, true) => (words.black_secret().tiles(), words.black_secret().tile_kinds()),
            (true, true) => (words.black_secret().tiles(), words.black_secret().tile_kinds_with_white_moon()),
        };
        let tiles = [false, true].into_iter().zip(kinds).enumerate().map(|(index, (random, told))| {
            let is = move || form.random_tiles.get() == random;
            radio("which-tiles", index, told, is, move || form.random_tiles.set(random))
        });
        let tiles = tiles.collect_view().into_any();
        Some(view! { <div class="moon-options">{group("tiles", label, tiles)}</div> })
    }
}
