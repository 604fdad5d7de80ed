//! The game that a form asks for, at this screen.

use ghost_stories_engine::{ByColour, Colour, ColourSet, Level, Who};
use ghost_stories_lang::PageWords;
use ghost_stories_table::{Purpose, Stream, Table, Wishes};
use leptos::prelude::*;

use super::NewGameForm;
use super::seats::{Seat, share_a_colour};
use crate::browser::{fresh_seed, go};
use crate::seats::Seats;
use crate::shelf;

/// Begins the game, or says why it cannot be played.
pub fn begin(form: NewGameForm, words: &PageWords) -> Result<(), String> {
    let (table, seats) = table(form, words)?;
    let id = shelf::new_id();
    shelf::set_seats(&id, &seats);
    // If it cannot be stored, the table says so after each step.
    let _ = shelf::save(&id, &table);
    go(&format!("/game/{id}"));
    Ok(())
}

fn table(form: NewGameForm, words: &PageWords) -> Result<(Table, Seats), String> {
    let seed_text = form.seed.get_untracked();
    let seed = match seed_text.trim() {
        "" => fresh_seed(),
        text => text.parse().map_err(|_| words.seed_wrong.to_owned())?,
    };
    let seats = form.taken();
    if share_a_colour(&seats) {
        return Err(words.colour_twice.to_owned());
    }
    let mut wishes = Wishes::new(seats.len() as u8, form.level.get_untracked(), form.edition.get_untracked());
    wishes.five_qi = form.five_qi.get_untracked() && wishes.level == Level::Initiation;
    wishes.moon = form.moon.get_untracked();
    wishes.secret = form.secret.get_untracked();
    wishes.random_tiles = form.random_tiles.get_untracked();
    wishes.book = form.book();
    wishes.village = form.village.get_untracked();
    let colours = colours(&seats, seed);
    wishes.colours = Some(colours.iter().copied().collect::<ColourSet>());
    for (seat, &colour) in seats.iter().zip(&colours) {
        wishes.powers[colour] = seat.power.filter(|power| power.colour() == colour);
    }
    let setup = wishes.deal_game(seed, 0);
    setup.check().map_err(|error| error.to_string())?;
    let mut names = ByColour::default();
    let mut players = Seats::default();
    for (seat, &colour) in seats.iter().zip(&colours) {
        names[colour] = name(seat);
        *players.seat(Who::Taoist(colour)) = seat.bot();
    }
    if wishes.secret.is_some() {
        let seat = form.wu_feng.get_untracked();
        players.wu_feng = seat.bot();
        players.wu_feng_name = name(&seat);
    }
    let table = Table::new(setup, seed, names).map_err(|error| error.to_string())?;
    Ok((table, players))
}

/// How the person of a seat is called, if it is one who said so.
fn name(seat: &Seat) -> Option<String> {
    let name = seat.name.trim();
    (!name.is_empty() && seat.bot().is_none()).then(|| name.to_owned())
}

/// The colour of each seat: as chosen, the others at random from what is left.
fn colours(seats: &[Seat], seed: u64) -> Vec<Colour> {
    let chosen: ColourSet = seats.iter().filter_map(|seat| seat.colour).collect();
    let mut left: Vec<Colour> = Colour::ALL.into_iter().filter(|&colour| !chosen.contains(colour)).collect();
    Stream::new(seed, 0, Purpose::Players).shuffle(&mut left);
    seats.iter().map(|seat| seat.colour.unwrap_or_else(|| left.pop().unwrap_or(Colour::Red))).collect()
}
