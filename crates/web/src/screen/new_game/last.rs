//! The choices of the last game, with which the form begins the next time.

use ghost_stories_engine::Components;
use ghost_stories_online::{FirstTurn, NewTable, SeatFor};
use ghost_stories_table::{BlackSecretSetupOptions, WhiteMoonSetupOptions};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use super::at_server::new_table;
use super::seats::FormSeat;
use super::{NewGameForm, Venue};
use crate::store;

/// What is kept of a form: what a server would be asked for, and what the people of the seats are called, Wu-Feng's last.
#[derive(Serialize, Deserialize)]
struct LastChoices {
    table: NewTable,
    names: Vec<String>,
}

impl Venue {
    fn kept_under(self) -> &'static str {
        match self {
            Venue::Home => "last-form",
            Venue::Online => "last-form-online",
        }
    }
}

/// Keeps what was filled in.
pub fn remember(form: NewGameForm) {
    let seats = form.seats.iter().chain([&form.wu_feng]);
    let names = seats.map(|seat| seat.with_untracked(|seat| seat.name.trim().to_owned())).collect();
    // The player's own data is kept by itself.
    let choices = LastChoices { table: new_table(form, "", Components::ours()), names };
    // Without room for it, the form begins as it always did.
    let _ = store::set(form.place.kept_under(), &serde_json::to_string(&choices).unwrap_or_default());
}

/// Fills in what was kept; false if nothing was.
pub fn recall(form: NewGameForm) -> bool {
    let kept = store::get(form.place.kept_under());
    let Some(LastChoices { table, names }) = kept.and_then(|text| serde_json::from_str(&text).ok()) else {
        return false;
    };
    let players = table.seats.len();
    if !(1..=form.seats.len()).contains(&players) {
        return false;
    }
    form.players.set(players as u8);
    for (index, kept) in table.seats.iter().enumerate() {
        let name = names.get(index).cloned().unwrap_or_default();
        form.seats[index].set(FormSeat { player: kept.player, name, colour: kept.colour, power: kept.power });
    }
    form.first.set(table.first.and_then(|first| match first {
        FirstTurn::Seat(seat) => usize::from(seat).checked_sub(1),
        FirstTurn::Colour(_) => None,
    }));
    form.level.set(table.level);
    form.edition.set(table.rules);
    form.five_qi.set(table.five_qi);
    form.random_tiles.set(table.random_tiles);
    form.clock.set(table.clock);
    form.village.set(table.village.and_then(|tiles| tiles.try_into().ok()));
    form.white_moon.set(
        table.white_moon.map(|white_moon| WhiteMoonSetupOptions {
            portal: white_moon.portal,
            incarnations: white_moon.incarnations,
        }),
    );
    if let Some(black_secret) = table.black_secret {
        let setup_options = BlackSecretSetupOptions { catacombs: black_secret.catacombs, board: black_secret.demons };
        form.black_secret.set(Some(setup_options));
        let name = names.last().cloned().unwrap_or_default();
        form.wu_feng.set(FormSeat { name, ..FormSeat::of(black_secret.wu_feng) });
    }
    true
}

/// As it was kept, but with one person: everybody else is a bot. Without anything kept, four at the easiest level.
pub fn recall_with_bots(form: NewGameForm) {
    if !recall(form) {
        form.players.set(4);
    }
    let mut people = 0;
    let last = usize::from(form.players.get_untracked());
    let seats = form.seats[..last].iter().chain([&form.wu_feng]);
    for seat in seats.clone() {
        let is_person = seat.with_untracked(|seat| seat.bot().is_none());
        people += usize::from(is_person);
        if is_person && people > 1 {
            seat.update(|seat| seat.player = SeatFor::Bot(SeatFor::BOTS[2]));
        }
    }
    let wu_feng_plays = form.black_secret.with_untracked(Option::is_some);
    let one_plays =
        seats.take(last + usize::from(wu_feng_plays)).any(|seat| seat.with_untracked(|seat| seat.bot().is_none()));
    if !one_plays {
        form.seats[0].update(|seat| seat.player = SeatFor::Me);
    }
}

#[cfg(test)]
mod tests {
    use ghost_stories_online::Pace;

    use super::*;

    #[test]
    fn what_is_kept_is_read_as_it_was_written() {
        Owner::new().with(|| {
            let form = NewGameForm::new(Venue::Home);
            form.players.set(3);
            form.play_white_moon(true);
            form.play_black_secret(true);
            form.first.set(Some(1));
            form.clock.set(Pace::Relaxed);
            form.seats[1].update(|seat| seat.name = "Ann".to_owned());
            let table = new_table(form, "", Components::ours());
            let text = serde_json::to_string(&LastChoices { table, names: vec!["Ann".to_owned()] }).unwrap();
            let read: LastChoices = serde_json::from_str(&text).unwrap();
            assert_eq!(read.table, new_table(form, "", Components::ours()));
        });
    }
}
