//! The game that a form asks for, at this screen.

use ghost_stories_engine::{ByColour, Colour, ColourSet, Who};
use ghost_stories_lang::Language;
use ghost_stories_table::{Purpose, Stream, Table};
use leptos::prelude::*;

use super::NewGameForm;
use super::last::{recall_with_bots, remember};
use super::seats::{FormSeat, share_a_colour};
use crate::browser::{fresh_seed, go, go_instead};
use crate::seats::Seats;
use crate::shelf;

/// Begins the game, or says why it cannot be played.
pub fn begin(form: NewGameForm, language: Language) -> Result<(), String> {
    let id = put_on_shelf(form, language)?;
    remember(form);
    go(&format!("/game/{id}"));
    Ok(())
}

/// Begins a game like the last one, with bots around one person, or says why it cannot be played.
pub fn begin_with_bots(form: NewGameForm, language: Language) -> Result<(), String> {
    recall_with_bots(form);
    let id = put_on_shelf(form, language)?;
    // The way back leads to where one was, not to one more game.
    go_instead(&format!("/game/{id}"));
    Ok(())
}

/// The game, new on the shelf.
fn put_on_shelf(form: NewGameForm, language: Language) -> Result<String, String> {
    let (table, seats) = table(form, language)?;
    let id = shelf::new_id();
    shelf::set_seats(&id, &seats);
    // If it cannot be stored, the table says so after each step.
    let _ = shelf::save(&id, &table);
    Ok(id)
}

fn table(form: NewGameForm, language: Language) -> Result<(Table, Seats), String> {
    let words = language.page();
    let seed_text = form.seed.get_untracked();
    let seed = match seed_text.trim() {
        "" => fresh_seed(),
        text => text.parse().map_err(|_| words.seed_wrong().to_owned())?,
    };
    let seats = form.taken();
    if share_a_colour(&seats) {
        return Err(words.colour_twice().to_owned());
    }
    let (mut setup_options, first) = untrack(|| (form.setup_options(), form.first_seat()));
    setup_options.components = form.components();
    let colours = colours(&seats, seed);
    setup_options.colours = Some(colours.iter().copied().collect::<ColourSet>());
    setup_options.first = first.and_then(|seat| colours.get(seat)).copied();
    for (seat, &colour) in seats.iter().zip(&colours) {
        setup_options.powers[colour] = seat.power.filter(|power| power.colour() == colour);
    }
    let setup = setup_options.setup(seed, 0).map_err(|error| error.words(language))?;
    let mut names = ByColour::default();
    let mut players = Seats::default();
    for (seat, &colour) in seats.iter().zip(&colours) {
        names[colour] = name(seat);
        *players.seat(Who::Taoist(colour)) = seat.bot();
    }
    if setup_options.black_secret.is_some() {
        let seat = form.wu_feng.get_untracked();
        players.wu_feng = seat.bot();
        players.wu_feng_name = name(&seat);
    }
    let table = Table::new(setup, seed, names).map_err(|error| error.to_string())?;
    Ok((table, players))
}

/// How the person of a seat is called, if it is one who said so.
fn name(seat: &FormSeat) -> Option<String> {
    let name = seat.name.trim();
    (!name.is_empty() && seat.bot().is_none()).then(|| name.to_owned())
}

/// The colour of each seat: as chosen, the others at random from what is left.
fn colours(seats: &[FormSeat], seed: u64) -> Vec<Colour> {
    let chosen: ColourSet = seats.iter().filter_map(|seat| seat.colour).collect();
    let mut left: Vec<Colour> = Colour::ALL.into_iter().filter(|&colour| !chosen.contains(colour)).collect();
    Stream::new(seed, 0, Purpose::Players).shuffle(&mut left);
    seats.iter().map(|seat| seat.colour.unwrap_or_else(|| left.pop().unwrap_or(Colour::Red))).collect()
}
