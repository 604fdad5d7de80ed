//! The table that a form asks for, at a server.

use ghost_stories_engine::Components;
use ghost_stories_lang::Language;
use ghost_stories_online::{BlackSecretOptions, FirstTurn, Listing, NewSeat, NewTable, TableError, WhiteMoonOptions};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::NewGameForm;
use super::last::remember;
use super::seats::{FormSeat, share_a_colour};
use crate::browser::{focus, go};
use crate::online::rest;

/// Opens the table and goes there, or says why it cannot be opened; `sending` is true until the server has answered.
pub fn open(
    form: NewGameForm,
    language: Language,
    name: &str,
    problem: RwSignal<Option<String>>,
    sending: RwSignal<bool>,
) -> Result<(), String> {
    if name.is_empty() {
        focus("own-name");
        return Err(language.online().name_missing().to_owned());
    }
    if share_a_colour(&form.taken()) {
        return Err(language.page().colour_twice().to_owned());
    }
    let mut table = new_table(form, name, form.components());
    let listed = form.listed.get_untracked();
    table.listing = listed.then(|| Listing { language: language.code().to_owned() });
    table.bots_give_way = listed && form.bots_give_way.get_untracked();
    check(&table, language)?;
    remember(form);
    sending.set(true);
    spawn_local(async move {
        let body = serde_json::to_string(&table).unwrap_or_default();
        let opened = rest::open_table("tables", body, &table.name).await;
        // The form may have been left meanwhile; the table is kept all the same.
        let _ = sending.try_set(false);
        match opened {
            Ok(table) => go(&format!("/table/{table}")),
            Err(failure) => drop(problem.try_set(Some(failure.words(language)))),
        }
    });
    Ok(())
}

/// Says in the player's language what the server would refuse in its own.
fn check(table: &NewTable, language: Language) -> Result<(), String> {
    // The data was read when it was brought.
    match (NewTable { data: None, ..table.clone() }).deal(0) {
        Ok(_) => Ok(()),
        Err(TableError::Setup(error) | TableError::Village(error)) => Err(error.words(language)),
        Err(error) => Err(error.to_string()),
    }
}

/// What is sent: as chosen, and nothing of what does not belong to it.
pub fn new_table(form: NewGameForm, name: &str, components: Components) -> NewTable {
    let seat = |seat: FormSeat| NewSeat {
        player: seat.player,
        colour: seat.colour,
        power: seat.power.filter(|power| Some(power.colour()) == seat.colour),
    };
    let (setup_options, first) = untrack(|| (form.setup_options(), form.first_seat()));
    NewTable {
        name: name.to_owned(),
        level: setup_options.level,
        rules: setup_options.edition,
        five_qi: setup_options.five_qi,
        seats: form.taken().into_iter().map(seat).collect(),
        first: first.map(|seat| FirstTurn::Seat(seat as u8 + 1)),
        white_moon: setup_options
            .white_moon
            .map(|white_moon| WhiteMoonOptions { portal: white_moon.portal, incarnations: white_moon.incarnations }),
        black_secret: setup_options.black_secret.map(|black_secret| BlackSecretOptions {
            wu_feng: form.wu_feng.with_untracked(|seat| seat.player),
            catacombs: black_secret.catacombs,
            demons: black_secret.board,
        }),
        random_tiles: setup_options.random_tiles,
        village: setup_options.village.map(|tiles| tiles.to_vec()),
        data: components.own(),
        clock: form.clock.get_untracked(),
        word: Some(form.word.with_untracked(|word| word.trim().to_owned())).filter(|word| !word.is_empty()),
        listing: None,
        bots_give_way: false,
    }
}

#[cfg(test)]
mod tests {
    use ghost_stories_engine::{Colour, Level, Power, Tile};
    use ghost_stories_online::{Pace, SeatFor};
    use ghost_stories_table::Portal;

    use super::super::Venue;
    use super::*;

    /// A form as it is at first, changed, and what it sends.
    fn sent(components: &str, change: impl FnOnce(NewGameForm)) -> NewTable {
        Owner::new().with(|| {
            let form = NewGameForm::new(Venue::Online);
            change(form);
            new_table(form, "Ann", Components::read(components).expect("a data file"))
        })
    }

    #[test]
    fn a_table_is_for_oneself_and_whoever_comes() {
        let table = sent("", |_| ());
        let seats: Vec<SeatFor> = table.seats.iter().map(|seat| seat.player).collect();
        assert_eq!((table.name.as_str(), seats), ("Ann", vec![SeatFor::Me, SeatFor::Open]));
        assert!(table.white_moon.is_none() && table.black_secret.is_none() && table.data.is_none());
        assert!(table.clock.is_untimed() && table.deal(1).is_ok() && table.word.is_none());
        assert_eq!(sent("", |form| form.clock.set(Pace::Brisk)).clock, Pace::Brisk);
    }

    #[test]
    fn what_was_chosen_is_sent_as_the_server_reads_it() {
        let table = sent("", |form| {
            form.players.set(3);
            form.level.set(Level::Hell);
            form.five_qi.set(true);
            form.seats[0].update(|seat| (seat.colour, seat.power) = (Some(Colour::Red), Some(Power::Spires)));
            form.seats[1].update(|seat| (seat.colour, seat.power) = (Some(Colour::Blue), Some(Power::Mantra)));
            form.seats[2].update(|seat| seat.player = SeatFor::Bot(SeatFor::BOTS[1]));
            form.random_tiles.set(true);
        });
        assert!(!table.five_qi, "only beginners have five");
        assert!(!table.random_tiles, "only expansions have other tiles");
        assert_eq!(table.seats[0].power, Some(Power::Spires));
        assert_eq!(table.seats[1].power, None, "the power of another colour");
        let text = serde_json::to_string(&table).expect("plain data");
        assert!(text.contains(r#"{"for":"novice"}"#), "{text}");
        assert_eq!(serde_json::from_str::<NewTable>(&text).expect("as it was written"), table);
    }

    #[test]
    fn who_begins_and_the_tile_of_the_portal_are_sent_and_checked_before() {
        let named = |tile| {
            sent("", move |form| {
                form.first.set(Some(1));
                form.play_white_moon(true);
                form.white_moon.update(|white_moon| {
                    if let Some(white_moon) = white_moon {
                        white_moon.portal = Portal::On(tile);
                    }
                });
            })
        };
        let table = named(Tile::TeaHouse);
        assert_eq!(table.first, Some(FirstTurn::Seat(2)));
        assert!(table.white_moon.is_some_and(|white_moon| white_moon.portal == Portal::On(Tile::TeaHouse)));
        assert_eq!(check(&table, Language::German), Ok(()));
        let refused = check(&named(Tile::Watchman), Language::German).unwrap_err();
        assert!(refused.contains("Nachtwächter") && refused.ends_with("(W2)."), "{refused}");
        let alone = sent("", |form| {
            form.first.set(Some(1));
            form.players.set(1);
        });
        assert_eq!(alone.first, None, "nobody sits there any more");
    }

    #[test]
    fn expansions_bring_their_options_and_wu_fengs_seat() {
        let own = "ghost 66 colour=red resistance=1 left=none middle=none right=none\n";
        let table = sent(own, |form| {
            form.play_white_moon(true);
            form.play_black_secret(true);
            form.wu_feng.update(|seat| seat.player = SeatFor::Open);
            form.village.set(Some(form.usual_tiles()));
        });
        assert!(table.white_moon.is_some());
        assert!(table.data.as_ref().is_some_and(|data| data.contains("ghost 66")), "{:?}", table.data);
        assert_eq!(table.black_secret.map(|black_secret| black_secret.wu_feng), Some(SeatFor::Open));
        assert!(table.village.as_ref().is_some_and(|tiles| tiles.contains(&Tile::School)));
        assert!(table.deal(1).is_ok());
    }
}
