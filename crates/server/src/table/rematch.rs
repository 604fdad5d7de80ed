//! The same people play again: which game, and who sits where.

use ghost_stories_engine::{Level, Setup, Spot, Who};
use ghost_stories_online::{
    BlackSecretOptions, NewSeat, NewTable, RefusalReason, Rematch, Seat, SeatFor, WhiteMoonOptions,
};
use ghost_stories_table::Portal;

use super::HostedTable;
use super::decide::{DecidedEvent, Refused, refuse};
use crate::order_event::OrderEvent;
use crate::seat_token::Hash;
use crate::stored_event::StoredEvent;

/// The next table of the same people.
pub struct RematchPlan {
    /// What is played there.
    pub new: NewTable,
    /// The event by which the people are invited.
    pub invited: StoredEvent,
    /// The numbers they have here, in the order of those there.
    pub people: Vec<u8>,
}

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Player {
    Person(u8),
    Bot(ghost_stories_bots::Player),
    Nobody,
}

impl HostedTable {
    /// The next table, if the host may open it.
    pub fn plan_rematch(&self, person: Option<u8>, how: Rematch) -> Result<RematchPlan, Refused> {
        self.not_newer()?;
        self.not_closed()?;
        let person =
            person.ok_or_else(|| Refused::new(RefusalReason::Watching, "only those with a place may do that"))?;
        self.host_only(person)?;
        if !self.is_over() {
            return refuse(RefusalReason::Malformed, "the game is not over yet");
        }
        if let Some((table, _)) = &self.order.again {
            return refuse(RefusalReason::Begun, format!("you play again at the table {table} already"));
        }
        let players = self.next_players(how)?;
        let new = self.next_game(how, &players)?;
        let mut people = vec![person];
        for (_, player) in &players {
            if let Player::Person(person) = player
                && !people.contains(person)
            {
                people.push(*person);
            }
        }
        let number = |person: u8| people.iter().position(|&other| other == person).map(|index| index as u8);
        let seat = |&(seat, player): &(Who, Player)| match player {
            Player::Person(person) => Seat { seat, person: number(person), bot: None, gives_way: false },
            Player::Bot(bot) => Seat { seat, person: None, bot: Some(bot), gives_way: false },
            Player::Nobody => Seat { seat, person: None, bot: None, gives_way: false },
        };
        let name = |person: &u8| self.people[usize::from(*person)].name.clone();
        let removals = self.people.iter().filter_map(|member| member.removed.as_ref());
        let mut barred: Vec<Hash> = self.order.barred.clone();
        barred.extend(removals.flat_map(|removal| &removal.networks));
        let invited = OrderEvent::Invited {
            people: people.iter().map(name).collect(),
            seats: players.iter().map(seat).collect(),
            salt: self.order.salt,
            barred,
            word: self.order.word.clone(),
        };
        Ok(RematchPlan { new, invited: StoredEvent::Order(invited), people })
    }

    /// The event that leads to the next table.
    pub fn play_again(&self, table: &str, people: &[u8]) -> Result<DecidedEvent, Refused> {
        self.not_newer()?;
        self.not_closed()?;
        if self.order.again.is_some() {
            return refuse(RefusalReason::Begun, "you play again at another table already");
        }
        Ok(OrderEvent::PlayedAgain { table: table.to_owned(), people: people.to_vec() }.into())
    }

    /// The next table, and the number there of the person with this secret.
    pub fn follow(&self, seat_token: &str) -> Result<(String, u8), Refused> {
        let Some((table, people)) = &self.order.again else {
            return refuse(RefusalReason::NoTable, "nobody has opened another table for those who played here");
        };
        let Some(person) = self.person(seat_token) else {
            return refuse(RefusalReason::WrongSeatToken, "this secret is nobody's at this table");
        };
        match people.iter().position(|&other| other == person) {
            Some(_) if self.removal(person).is_some() => refuse(RefusalReason::Removed, super::REMOVED),
            Some(index) => Ok((table.clone(), index as u8)),
            None => {
                refuse(RefusalReason::Watching, "you had no seat here; you may watch the next game or take a free seat")
            }
        }
    }

    /// The event by which somebody who was invited is known by a secret from now on; nothing if they are.
    pub fn know(&self, person: u8, hash: Hash) -> Result<Option<DecidedEvent>, Refused> {
        self.not_newer()?;
        self.not_closed()?;
        match self.people.get(usize::from(person)) {
            Some(member) if member.hash == hash => Ok(None),
            Some(member) if member.hash == Hash::of_nobody() => Ok(Some(OrderEvent::Known { person, hash }.into())),
            _ => refuse(RefusalReason::WrongSeatToken, "this secret is nobody's at this table"),
        }
    }

    /// Who plays which seat of the next game. Where sides are swapped everybody takes the place of the one before, so that in the end
    /// everybody has been Wu-Feng.
    fn next_players(&self, how: Rematch) -> Result<Vec<(Who, Player)>, Refused> {
        let player = |seat: &Seat| match (seat.person, seat.bot) {
            (Some(person), _) => Player::Person(person),
            (None, Some(bot)) => Player::Bot(bot),
            (None, None) => Player::Nobody,
        };
        let players: Vec<(Who, Player)> = self.seats.iter().map(|seat| (seat.seat, player(seat))).collect();
        if how != Rematch::SidesSwapped {
            return Ok(players);
        }
        if !players.iter().any(|(seat, _)| *seat == Who::WuFeng) {
            return refuse(RefusalReason::Malformed, "how: sides can be swapped in Black Secret only");
        }
        let mut circle: Vec<Player> = Vec::new();
        for (_, player) in &players {
            if !circle.contains(player) {
                circle.push(*player);
            }
        }
        let before = |player: Player| {
            let index = circle.iter().position(|&other| other == player).unwrap_or_default();
            circle[(index + circle.len() - 1) % circle.len()]
        };
        Ok(players.into_iter().map(|(seat, player)| (seat, before(player))).collect())
    }

    /// The same game, or one a level higher; what was dealt is dealt anew.
    fn next_game(&self, how: Rematch, players: &[(Who, Player)]) -> Result<NewTable, Refused> {
        let setup: &Setup = self.record.setup();
        let level = match how {
            Rematch::Same | Rematch::SidesSwapped => setup.level,
            Rematch::NextLevel => {
                let next = Level::ALL.into_iter().find(|&level| level > setup.level);
                next.ok_or_else(|| Refused::new(RefusalReason::Malformed, "how: there is no level above hell"))?
            }
        };
        let seat = |&(seat, _): &(Who, Player)| match seat {
            Who::Taoist(colour) => Some(NewSeat { player: SeatFor::Open, colour: Some(colour), power: None }),
            Who::WuFeng => None,
        };
        let portal = |spot| match spot {
            Spot::Centre => Portal::Centre,
            Spot::North | Spot::East | Spot::South | Spot::West => Portal::Edge,
            Spot::NorthWest | Spot::NorthEast | Spot::SouthWest | Spot::SouthEast => Portal::Corner,
        };
        Ok(NewTable {
            clock: self.clock,
            listing: None,
            bots_give_way: false,
            name: self.people[usize::from(self.order.host)].name.clone(),
            level,
            rules: setup.edition,
            five_qi: setup.five_qi && level == setup.level,
            seats: players.iter().filter_map(seat).collect(),
            first: None,
            white_moon: setup
                .white_moon
                .map(|it| WhiteMoonOptions { portal: portal(it.portal), incarnations: it.incarnations }),
            black_secret: setup.black_secret.map(|_| BlackSecretOptions {
                wu_feng: SeatFor::Open,
                catacombs: None,
                demons: None,
            }),
            random_tiles: false,
            village: None,
            data: setup.components.own(),
            word: None,
        })
    }
}
