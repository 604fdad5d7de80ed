//! The table that a form asks for, at a server.

use ghost_stories_engine::{BookRef, Level};
use ghost_stories_lang::Language;
use ghost_stories_online::{MoonOptions, NewSeat, NewTable, SecretOptions, Word};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::NewGameForm;
use super::seats::{Seat, share_a_colour};
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
        return Err(language.online().name_missing.to_owned());
    }
    if share_a_colour(&form.taken()) {
        return Err(language.page().colour_twice.to_owned());
    }
    let table = new_table(form, name, form.book());
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

/// What is sent: as chosen, and nothing of what does not belong to it.
fn new_table(form: NewGameForm, name: &str, book: BookRef) -> NewTable {
    let seat = |seat: Seat| NewSeat {
        player: Word(seat.player),
        colour: seat.colour.map(Word),
        power: seat.power.filter(|power| Some(power.colour()) == seat.colour).map(Word),
    };
    let level = form.level.get_untracked();
    let moon = form.moon.get_untracked();
    let secret = form.secret.get_untracked();
    NewTable {
        name: name.to_owned(),
        level: Word(level),
        rules: Word(form.edition.get_untracked()),
        five_qi: form.five_qi.get_untracked() && level == Level::Initiation,
        seats: form.taken().into_iter().map(seat).collect(),
        white_moon: moon.map(|moon| MoonOptions { portal: Word(moon.portal), incarnations: Word(moon.incarnations) }),
        black_secret: secret.map(|secret| SecretOptions {
            wu_feng: Word(form.wu_feng.with_untracked(|seat| seat.player)),
            catacombs: secret.catacombs.map(Word),
            demons: secret.board.map(Word),
        }),
        random_tiles: form.random_tiles.get_untracked() && (moon.is_some() || secret.is_some()),
        village: form.village.get_untracked().map(|tiles| tiles.map(Word).to_vec()),
        data: book.own().map(str::to_owned),
    }
}

#[cfg(test)]
mod tests {
    use ghost_stories_engine::{Colour, Power, Tile};
    use ghost_stories_online::SeatFor;

    use super::super::Place;
    use super::*;

    /// A form as it is at first, changed, and what it sends.
    fn sent(book: &str, change: impl FnOnce(NewGameForm)) -> NewTable {
        Owner::new().with(|| {
            let form = NewGameForm::new(Place::Online);
            change(form);
            new_table(form, "Ann", BookRef::read(book).expect("a data file"))
        })
    }

    #[test]
    fn a_table_is_for_oneself_and_whoever_comes() {
        let table = sent("", |_| ());
        let seats: Vec<SeatFor> = table.seats.iter().map(|seat| seat.player.0).collect();
        assert_eq!((table.name.as_str(), seats), ("Ann", vec![SeatFor::Me, SeatFor::Open]));
        assert!(table.white_moon.is_none() && table.black_secret.is_none() && table.data.is_none());
        assert!(table.deal(1).is_ok());
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
        assert_eq!(table.seats[0].power, Some(Word(Power::Spires)));
        assert_eq!(table.seats[1].power, None, "the power of another colour");
        let text = serde_json::to_string(&table).expect("plain data");
        assert!(text.contains(r#"{"for":"novice"}"#), "{text}");
        assert_eq!(serde_json::from_str::<NewTable>(&text).expect("as it was written"), table);
    }

    #[test]
    fn expansions_bring_their_options_and_wu_fengs_seat() {
        let own = "ghost 66 colour=red resistance=1 left=none middle=none right=none\n";
        let table = sent(own, |form| {
            form.play_moon(true);
            form.play_secret(true);
            form.wu_feng.update(|seat| seat.player = SeatFor::Open);
            form.village.set(Some(form.usual_tiles()));
        });
        assert!(table.white_moon.is_some());
        assert!(table.data.as_ref().is_some_and(|data| data.contains("ghost 66")), "{:?}", table.data);
        assert_eq!(table.black_secret.map(|secret| secret.wu_feng), Some(Word(SeatFor::Open)));
        assert!(table.village.as_ref().is_some_and(|tiles| tiles.contains(&Word(Tile::School))));
        assert!(table.deal(1).is_ok());
    }
}
