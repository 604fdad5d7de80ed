use ghost_stories_engine::{Edition, Incarnations, Level, Who};
use ghost_stories_online::{
    BlackSecretOptions, Kind, NewSeat, NewTable, Pace, Seat, SeatFor, TableState, WhiteMoonOptions,
};
use ghost_stories_table::Portal;

/// The games that tables play in turn.
pub const GAMES: [Kind; 3] = [Kind::Base, Kind::WhiteMoon, Kind::BlackSecret];

/// A table where each of so many people has a seat: the host the first one. In Black Secret the last one is Wu-Feng.
pub fn new_table(game: Kind, people: u8) -> NewTable {
    let (white_moon, black_secret) = match game {
        Kind::Base => (false, false),
        Kind::WhiteMoon => (true, false),
        Kind::BlackSecret => (false, true),
        Kind::Both => (true, true),
    };
    let seat = |index: u8| NewSeat { player: seat_for(index), colour: None, power: None };
    let taoists = if black_secret { people.saturating_sub(1).max(1) } else { people };
    NewTable {
        name: "Ling".to_owned(),
        level: Level::Normal,
        rules: Edition::Revised,
        five_qi: false,
        seats: (0..taoists).map(seat).collect(),
        first: None,
        white_moon: white_moon.then_some(WhiteMoonOptions { portal: Portal::Centre, incarnations: Incarnations::Both }),
        black_secret: black_secret.then(|| BlackSecretOptions {
            wu_feng: seat_for(people - 1),
            catacombs: None,
            demons: None,
        }),
        random_tiles: false,
        village: None,
        data: None,
        clock: Pace::Untimed,
        word: None,
        listing: None,
        bots_give_way: false,
    }
}

fn seat_for(index: u8) -> SeatFor {
    if index == 0 { SeatFor::Me } else { SeatFor::Open }
}

/// The seats nobody has taken.
pub fn open_seats(state: &TableState) -> impl Iterator<Item = Who> {
    state.seats.iter().filter(|seat| Seat::is_open(seat)).map(|seat| seat.seat)
}
