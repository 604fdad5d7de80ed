use std::net::IpAddr;

use ghost_stories_bots::Player;
use ghost_stories_engine::{Components, Ending, Position, Who};
use ghost_stories_online::WuFengPlayer;

use super::HostedTable;
use super::decide::DecidedEvent;
use crate::daily::day_of;
use crate::network_mark::NetworkMark;
use crate::order_event::OrderEvent;
use crate::store::Finished;
use crate::stored_event::StoredEvent;

impl HostedTable {
    /// True if a decision that is made for this player now leaves the result one that counts: Taoists are people, and who is Wu-Feng
    /// neither plays for them too nor is a weak bot.
    pub(super) fn is_earnest(&self, who: Who) -> bool {
        let Some(seat) = self.seats.iter().find(|seat| seat.seat == who) else { return true };
        match (who, seat.bot) {
            (Who::Taoist(_), bot) => {
                bot.is_none() && !seat.person.is_some_and(|person| self.seen_hand.contains(&person))
            }
            (Who::WuFeng, bot) => bot.is_none_or(|bot| matches!(bot, Player::Expert(_))),
        }
    }

    /// The result, if the game ends in this position and counts: by the game's own data, and a challenge on its day.
    pub(super) fn finished(&self, position: &Position, at: u64) -> Option<Finished> {
        let in_time = self.day.is_none_or(|day| day == day_of(at));
        let earnest = self.ranked && self.seats.iter().all(|seat| self.is_earnest(seat.seat));
        let counts = earnest && in_time && !self.hand_is_near() && self.record.setup().components == Components::ours();
        let score = position.score().filter(|_| counts)?;
        let taoists = self.seats.iter().filter(|seat| seat.seat != Who::WuFeng);
        let mut names = Vec::new();
        for seat in taoists.clone() {
            let name = &self.people.get(usize::from(seat.decider()?))?.name;
            if !names.contains(name) {
                names.push(name.clone());
            }
        }
        Some(Finished {
            table: self.id.clone(),
            day: self.day,
            kind: self.kind().to_string(),
            level: self.record.setup().level.to_string(),
            players: taoists.count() as u8,
            names,
            score: score.total(),
            won: position.ending() == Some(Ending::Won),
            at,
            wu_feng: self.wu_feng().map_or_else(String::new, |wu_feng| wu_feng.to_string()),
            aids: self.aids.iter().map(ToString::to_string).collect(),
        })
    }

    /// Who was Wu-Feng: a person if one could know his hand at any time.
    pub fn wu_feng(&self) -> Option<WuFengPlayer> {
        self.seats.iter().find(|seat| seat.seat == Who::WuFeng)?;
        Some(if self.seen_hand.is_empty() { WuFengPlayer::Bot } else { WuFengPlayer::Person })
    }

    /// Notes with an event from which network a person sends it, where a person may be Wu-Feng: who shares a network with him may know
    /// his hand, so that the result does not count.
    pub fn note_network(&self, person: Option<u8>, address: IpAddr, decision: &mut DecidedEvent) {
        if self.wu_feng().is_none() {
            return;
        }
        let mark = NetworkMark::of(address, self.record.seed());
        match &mut decision.entry {
            StoredEvent::Sat { newcomer: Some(newcomer), .. }
            | StoredEvent::Replaced { newcomer: Some(newcomer), .. }
            | StoredEvent::Order(OrderEvent::SatAnew { newcomer, .. }) => newcomer.network = Some(mark),
            StoredEvent::Played { network, .. } => {
                let Some(person) = person else { return };
                let member = self.people.get(usize::from(person));
                if member.is_some_and(|member| !member.marks.contains(&mark)) {
                    *network = Some(mark);
                    if self.is_near_hand(person, mark) {
                        decision.finished = None;
                    }
                }
            }
            StoredEvent::Opened { .. }
            | StoredEvent::Sat { newcomer: None, .. }
            | StoredEvent::Replaced { newcomer: None, .. }
            | StoredEvent::Stood { .. }
            | StoredEvent::Bot { .. }
            | StoredEvent::Began { .. }
            | StoredEvent::UndoAsked { .. }
            | StoredEvent::UndoAgreed { .. }
            | StoredEvent::UndoRefused { .. }
            | StoredEvent::Undone { .. }
            | StoredEvent::Closed {}
            | StoredEvent::Reopened {}
            | StoredEvent::Said { .. }
            | StoredEvent::AidUsed { .. }
            | StoredEvent::Listed { .. }
            | StoredEvent::Unlisted {}
            | StoredEvent::Order(_) => {}
        }
    }

    /// Somebody has decided for this player from a network that was not known of them.
    pub(super) fn add_network(&mut self, by: Who, network: Option<NetworkMark>) {
        let decider = self.seats.iter().find(|seat| seat.seat == by).and_then(|seat| seat.person);
        if let (Some(network), Some(person)) = (network, decider)
            && let Some(member) = self.people.get_mut(usize::from(person))
        {
            member.marks.push(network);
        }
    }

    /// True if a network is that of somebody on the other side: of who has seen the hand if this person has not, and the other way round.
    fn is_near_hand(&self, person: u8, network: NetworkMark) -> bool {
        let side = self.seen_hand.contains(&person);
        let others = (0..).zip(&self.people).filter(|(other, _)| self.seen_hand.contains(other) != side);
        others.into_iter().any(|(_, other)| other.marks.contains(&network))
    }

    /// True if somebody who has seen the hand was at the same network as somebody else at the table.
    fn hand_is_near(&self) -> bool {
        self.seen_hand.iter().any(|&person| {
            let member = self.people.get(usize::from(person));
            member.is_some_and(|member| member.marks.iter().any(|&network| self.is_near_hand(person, network)))
        })
    }
}
