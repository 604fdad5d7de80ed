//! Who is who at a table of a server.

use ghost_stories_engine::{ByColour, Colour, Who};
use ghost_stories_online::{Phase, Seat, TableState};
use leptos::prelude::*;

use super::remote::{Link, Remote};
use super::rest::link_to;
use crate::seats::Seats;

impl Remote {
    /// How somebody is called; followed.
    pub fn name_of(&'static self, person: u8) -> String {
        let name = |state: &TableState| Some(state.people.get(usize::from(person))?.name.clone());
        self.state.with(|state| state.as_ref().and_then(name)).unwrap_or_default()
    }

    /// Looks at who sits where, if it was told; followed.
    pub fn look<T: Default>(&'static self, look: impl FnOnce(&TableState) -> T) -> T {
        self.state.with(|state| state.as_ref().map(look)).unwrap_or_default()
    }

    /// True if what is asked now is heard; followed.
    pub fn is_connected(&'static self) -> bool {
        self.link.get() == Link::Fine
    }

    /// True if one decides for this player now; followed.
    pub fn decides(&'static self, who: Who) -> bool {
        let person = self.person.get();
        person.is_some_and(|person| self.look(|state| state.phase == Phase::Playing && state.decides(person, who)))
    }

    /// True if one knows Wu-Feng's hand; followed.
    pub fn is_wu_feng(&'static self) -> bool {
        let person = self.person.get();
        person.is_some() && self.look(|state| state.seat(Who::WuFeng).and_then(|seat| seat.person)) == person
    }

    /// True if one plays a Taoist; followed.
    pub fn is_taoist(&'static self) -> bool {
        let person = self.person.get();
        let theirs = |seat: &Seat| seat.seat != Who::WuFeng && seat.person == person;
        person.is_some() && self.look(|state| state.seats.iter().any(theirs))
    }

    /// The board one plays, if it is only one; followed.
    pub fn own_board(&'static self) -> Option<Colour> {
        let person = self.person.get();
        let boards = self.look(|state| {
            let own = state.seats.iter().filter(|seat| person.is_some() && seat.person == person);
            own.filter_map(|seat| match seat.seat {
                Who::Taoist(board) => Some(board),
                Who::WuFeng => None,
            })
            .collect::<Vec<_>>()
        });
        match boards.as_slice() {
            [only] => Some(*only),
            _ => None,
        }
    }

    /// True if one has a seat; followed.
    pub fn is_seated(&'static self) -> bool {
        let person = self.person.get();
        person.is_some() && self.look(|state| state.seats.iter().any(|seat| seat.person == person))
    }

    /// True if one opened the table; followed. A challenge has nothing to decide for a host.
    pub fn is_host(&'static self) -> bool {
        self.person.get() == Some(0) && self.look(|state| state.day.is_none())
    }

    /// True if somebody is connected; followed.
    pub fn is_here(&'static self, person: u8) -> bool {
        self.here.with(|(people, _)| people.contains(&person))
    }

    /// The link to this table; it holds no secret.
    pub fn share_link(&'static self) -> String {
        link_to(&format!("table/{}", self.id), &format!("/table/{}", self.id))
    }
}

/// Who plays which seat: bots, and people by their names. A bot that stands in for somebody is called by that name.
pub fn players(state: &TableState) -> (Seats, ByColour<Option<String>>) {
    let name = |seat: &Seat| Some(state.people.get(usize::from(seat.person?))?.name.clone());
    let (mut seats, mut names) = (Seats::default(), ByColour::default());
    for seat in &state.seats {
        *seats.seat(seat.seat) = seat.bot;
        match seat.seat {
            Who::Taoist(colour) => names[colour] = name(seat),
            Who::WuFeng => seats.wu_feng_name = name(seat),
        }
    }
    (seats, names)
}

#[cfg(test)]
mod tests {
    use ghost_stories_engine::Colour;
    use ghost_stories_lang::Language;
    use ghost_stories_online::Person;

    use super::*;
    use crate::seats::BOTS;

    #[test]
    fn people_are_called_by_their_names_and_bots_by_their_strength() {
        let seat = |seat, person, bot: Option<usize>| Seat { seat, person, bot: bot.map(|bot| BOTS[bot]) };
        let red = Who::Taoist(Colour::Red);
        let (green, blue) = (Who::Taoist(Colour::Green), Who::Taoist(Colour::Blue));
        let state = TableState {
            phase: Phase::Playing,
            people: vec![Person { name: "Anna".to_owned() }, Person { name: "Bob".to_owned() }],
            seats: vec![
                seat(red, Some(0), None),
                seat(green, Some(1), Some(2)),
                seat(blue, None, Some(1)),
                seat(Who::WuFeng, Some(1), None),
            ],
            undo: None,
            day: None,
            closed: false,
        };
        let (seats, names) = players(&state);
        let called = [red, green, blue, Who::WuFeng].map(|who| seats.who(Language::English, &names, who));
        assert_eq!(called, ["Anna", "Bob (expert)", "Blue (novice)", "Bob"]);
    }
}
