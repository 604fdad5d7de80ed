//! The village in the form for a new game.

use ghost_stories_engine::Tile;
use ghost_stories_table::{Purpose, Stream};
use leptos::prelude::*;

use super::NewGameForm;
use super::expansions::TileKinds;
use crate::browser::fresh_seed;
use crate::panel::icon;
use crate::settings::settings;

/// The tile of an expansion takes the place of the Watchman, or of the last base tile there is; or gives its place back.
pub fn exchange(tiles: &mut [Tile; 9], tile: Tile, played: bool) {
    let (from, to) = if played {
        let base = tiles.iter().rev().find(|tile| Tile::BASE.contains(tile)).copied();
        let watchman = tiles.contains(&Tile::Watchman).then_some(Tile::Watchman);
        (watchman.or(base), Some(tile).filter(|tile| !tiles.contains(tile)))
    } else {
        let missing = [Tile::Watchman].into_iter().chain(Tile::BASE).find(|tile| !tiles.contains(tile));
        (Some(tile), missing)
    };
    if let (Some(from), Some(to)) = (from, to) {
        tiles.iter_mut().filter(|tile| **tile == from).for_each(|tile| *tile = to);
    }
}

/// Puts a tile on a place; the one that was there goes where the other was, if that was in the village.
fn put(tiles: &mut [Tile; 9], place: usize, tile: Tile) {
    match tiles.iter().position(|&other| other == tile) {
        Some(other) => tiles.swap(place, other),
        None => tiles[place] = tile,
    }
}

/// The village at random, or arranged tile by tile.
#[component]
pub fn VillageChoice(form: NewGameForm) -> impl IntoView {
    let words = settings().words();
    let arranged = Memo::new(move |_| form.village.with(Option::is_some));
    view! {
        <fieldset><legend>{words.village()}</legend>
            <div class="row">
                <label class="choice"><input type="radio" name="village" prop:checked=move || !arranged.get() on:change=move |_| form.village.set(None) />{words.village_random()}</label>
                <label class="choice"><input type="radio" name="village" id="arrange" prop:checked=arranged on:change=move |_| form.village.set(Some(form.usual_tiles())) />{words.village_arranged()}</label>
            </div>
            // An arranged village has its tiles.
            {move || if arranged.get() { view! { <Arranged form /> }.into_any() } else { view! { <TileKinds form /> }.into_any() }}
        </fieldset>
    }
}

/// The nine places, each with the tile that lies there; a list over the picture changes it.
#[component]
fn Arranged(form: NewGameForm) -> impl IntoView {
    let settings = settings();
    let (language, words, own) = (settings.language(), settings.words(), settings.language().setup());
    let change =
        move |change: &dyn Fn(&mut [Tile; 9])| form.village.update(|village| village.iter_mut().for_each(change));
    let available = Memo::new(move |_| form.setup_options().available_tiles());
    let portal = Memo::new(move |_| form.white_moon.get().and_then(|white_moon| white_moon.portal.tile()));
    let cell = move |place: usize| {
        let here = Memo::new(move |_| form.village.get().map_or(Tile::BASE[place], |tiles| tiles[place]));
        let option = move |tile: Tile| {
            view! { <option value=tile.name() prop:selected=move || here.get() == tile>{language.tile(tile)}</option> }
        };
        let pick = move |event| {
            event_target_value(&event).parse().into_iter().for_each(|tile| change(&|tiles| put(tiles, place, tile)));
        };
        view! {
            <div class="place">
                <svg viewBox="0 0 200 200" aria-hidden="true"><use href=move || format!("#tile-{}", here.get()) /></svg>
                {move || (portal.get() == Some(here.get())).then(|| icon("portal"))}
                <span aria-hidden="true">{move || language.tile(here.get())}</span>
                <select aria-label=words.spot(place + 1) on:change=pick>{move || available.get().into_iter().map(option).collect_view()}</select>
            </div>
        }
    };
    let left_out = move || {
        let tiles = form.village.get().unwrap_or(Tile::BASE);
        let others: Vec<Tile> = available.get().into_iter().filter(|tile| !tiles.contains(tile)).collect();
        (!others.is_empty()).then(|| view! { <p class="hint">{own.left_out(&others)}</p> })
    };
    let shuffle = move |_| change(&|tiles| Stream::new(fresh_seed(), 0, Purpose::Setup).shuffle(tiles));
    view! {
        <p class="hint">{own.arrange_hint()}</p>
        <div class="arrange">{(0..9).map(cell).collect_view()}</div>
        {left_out}
        <div class="row">
            <button type="button" id="shuffle-village" on:click=shuffle>{own.shuffle()}</button>
            <button type="button" id="reset-village" on:click=move |_| form.village.set(Some(form.usual_tiles()))>{own.reset()}</button>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tiles_of_expansions_come_into_an_arranged_village_and_leave_it_again() {
        let mut tiles = Tile::BASE;
        exchange(&mut tiles, Tile::School, true);
        assert!(tiles.contains(&Tile::School) && !tiles.contains(&Tile::Watchman));
        exchange(&mut tiles, Tile::Calligrapher, true);
        assert!(tiles.contains(&Tile::Calligrapher) && tiles.contains(&Tile::School));
        exchange(&mut tiles, Tile::School, false);
        assert!(tiles.contains(&Tile::Watchman) && !tiles.contains(&Tile::School));
        exchange(&mut tiles, Tile::Calligrapher, false);
        tiles.sort_unstable();
        assert_eq!(tiles, Tile::BASE);
    }

    #[test]
    fn a_tile_from_elsewhere_changes_places_and_a_new_one_takes_the_place_over() {
        let mut tiles = Tile::BASE;
        put(&mut tiles, 0, Tile::TeaHouse);
        assert_eq!((tiles[0], tiles[8]), (Tile::TeaHouse, Tile::Cemetery));
        put(&mut tiles, 0, Tile::School);
        assert!(tiles[0] == Tile::School && !tiles.contains(&Tile::TeaHouse));
    }
}
