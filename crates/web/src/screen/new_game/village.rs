//! The village in the form for a new game.

use ghost_stories_engine::Tile;
use leptos::prelude::*;

use super::NewGameForm;
use super::expansions::TileKinds;
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

/// The village at random, or arranged tile by tile.
#[component]
pub fn VillageChoice(form: NewGameForm) -> impl IntoView {
    let settings = settings();
    let (language, words) = (settings.language(), settings.words());
    let place = move |spot: usize, event| {
        let Ok(tile) = event_target_value(&event).parse::<Tile>() else { return };
        form.village.update(|village| {
            let Some(tiles) = village else { return };
            // The tile that was there goes where the chosen one was.
            match tiles.iter().position(|&other| other == tile) {
                Some(other) => tiles.swap(spot, other),
                None => tiles[spot] = tile,
            }
        });
    };
    let cell = move |spot: usize| {
        let options = Tile::BASE.into_iter().chain(form.new_tiles()).map(|tile| {
            view! { <option value=tile.name() prop:selected=move || form.village.get().is_some_and(|tiles| tiles[spot] == tile)>{language.tile(tile)}</option> }
        });
        let options = options.collect_view();
        view! { <select aria-label=(words.spot)(spot + 1) on:change=move |event| place(spot, event)>{options}</select> }
    };
    view! {
        <fieldset><legend>{words.village}</legend>
            <div class="row">
                <label class="choice"><input type="radio" name="village" prop:checked=move || form.village.get().is_none() on:change=move |_| form.village.set(None) />{words.village_random}</label>
                <label class="choice"><input type="radio" name="village" id="arrange" prop:checked=move || form.village.get().is_some() on:change=move |_| form.village.set(Some(form.usual_tiles())) />{words.village_arranged}</label>
            </div>
            {move || form.village.with(Option::is_some).then(|| view! { <div class="arrange">{(0..9).map(cell).collect_view()}</div> })}
            // An arranged village has its tiles.
            {move || form.village.with(Option::is_none).then(|| view! { <TileKinds form /> })}
        </fieldset>
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
}
