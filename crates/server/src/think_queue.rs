//! Who waits for a processor on which a bot can think: one after the other of each address, so that nobody's many tables make all others wait.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use crate::limits::network;

/// Gives out processors by turns.
pub struct ThinkQueue(Mutex<Thinkers>);

struct Thinkers {
    /// So many more may think.
    free: usize,
    /// So many of them for long; where there is more than one processor, one is left to the others.
    free_slow: usize,
    /// The addresses for whose tables somebody waits, whose turn is next first.
    addresses: VecDeque<(IpAddr, VecDeque<Waiter>)>,
}

struct Waiter {
    slow: bool,
    turn: oneshot::Sender<Turn>,
}

/// A processor for one thought; it is free again when this is dropped.
pub struct Turn {
    queue: Arc<ThinkQueue>,
    slow: bool,
}

impl Drop for Turn {
    fn drop(&mut self) {
        let mut thinkers = self.queue.thinkers();
        thinkers.free += 1;
        thinkers.free_slow += usize::from(self.slow);
        drop(thinkers);
        self.queue.give_turns();
    }
}

impl Thinkers {
    /// The next who may think, and the turn of their address is over.
    fn next(&mut self) -> Option<Waiter> {
        if self.free == 0 {
            return None;
        }
        let may_think = |waiter: &Waiter| !waiter.slow || self.free_slow > 0;
        let found = self
            .addresses
            .iter()
            .enumerate()
            .find_map(|(index, (_, waiters))| Some((index, waiters.iter().position(may_think)?)));
        let (index, place) = found?;
        let (address, mut waiters) = self.addresses.remove(index)?;
        let waiter = waiters.remove(place)?;
        if !waiters.is_empty() {
            self.addresses.push_back((address, waiters));
        }
        self.free -= 1;
        self.free_slow -= usize::from(waiter.slow);
        Some(waiter)
    }
}

impl ThinkQueue {
    /// For so many processors.
    pub fn new(processors: usize) -> Arc<ThinkQueue> {
        let free_slow = processors.saturating_sub(1).max(1);
        Arc::new(ThinkQueue(Mutex::new(Thinkers { free: processors, free_slow, addresses: VecDeque::new() })))
    }

    fn thinkers(&self) -> MutexGuard<'_, Thinkers> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a processor, for a table that somebody of this address keeps going; `slow` if it will be needed for long.
    pub async fn turn(self: &Arc<ThinkQueue>, address: IpAddr, slow: bool) -> Option<Turn> {
        let (turn, given) = oneshot::channel();
        let (address, waiter) = (network(address), Waiter { slow, turn });
        {
            let mut thinkers = self.thinkers();
            match thinkers.addresses.iter_mut().find(|(other, _)| *other == address) {
                Some((_, waiters)) => waiters.push_back(waiter),
                None => thinkers.addresses.push_back((address, VecDeque::from([waiter]))),
            }
        }
        self.give_turns();
        given.await.ok()
    }

    fn give_turns(self: &Arc<ThinkQueue>) {
        loop {
            let Some(waiter) = self.thinkers().next() else { return };
            // Whoever does not wait any more gives it back at once, when nothing is locked.
            let _ = waiter.turn.send(Turn { queue: self.clone(), slow: waiter.slow });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(number: u8) -> IpAddr {
        IpAddr::from([10, 0, 0, number])
    }

    /// Asks for a turn and waits in the queue; the order of turns is noted.
    async fn wait(queue: &Arc<ThinkQueue>, noted: &Arc<Mutex<Vec<u8>>>, number: u8, slow: bool) {
        let (queue, noted) = (queue.clone(), noted.clone());
        tokio::spawn(async move {
            let turn = queue.turn(address(number), slow).await;
            noted.lock().unwrap().push(number);
            drop(turn);
        });
        // On one thread, it is in the queue before the next one comes.
        tokio::task::yield_now().await;
    }

    async fn all_had_their_turn(noted: &Mutex<Vec<u8>>, number: usize) -> Vec<u8> {
        while noted.lock().unwrap().len() < number {
            tokio::task::yield_now().await;
        }
        noted.lock().unwrap().clone()
    }

    #[tokio::test]
    async fn many_tables_of_one_address_make_others_wait_for_one_thought() {
        let (queue, noted) = (ThinkQueue::new(1), Arc::default());
        let first = queue.turn(address(1), true).await;
        for _ in 0..58 {
            wait(&queue, &noted, 1, true).await;
        }
        for number in [2, 2, 3] {
            wait(&queue, &noted, number, true).await;
        }
        assert!(noted.lock().unwrap().is_empty(), "the only processor is busy");
        drop(first);
        let order = all_had_their_turn(&noted, 61).await;
        assert_eq!(order[..6], [1, 2, 3, 1, 2, 1]);
    }

    #[tokio::test]
    async fn quick_thoughts_do_not_wait_for_slow_ones() {
        let (queue, noted) = (ThinkQueue::new(2), Arc::default());
        let slow = queue.turn(address(1), true).await;
        wait(&queue, &noted, 1, true).await;
        wait(&queue, &noted, 1, false).await;
        wait(&queue, &noted, 2, true).await;
        wait(&queue, &noted, 2, false).await;
        assert_eq!(all_had_their_turn(&noted, 2).await, [1, 2], "one processor is left to them");
        drop(slow);
        assert_eq!(all_had_their_turn(&noted, 4).await.len(), 4);
    }

    #[tokio::test]
    async fn who_does_not_wait_any_more_takes_nobodys_turn() {
        let (queue, noted) = (ThinkQueue::new(1), Arc::default());
        let first = queue.turn(address(1), false).await;
        let given_up = tokio::time::timeout(std::time::Duration::ZERO, queue.turn(address(2), false)).await;
        assert!(given_up.is_err());
        wait(&queue, &noted, 3, false).await;
        drop(first);
        assert_eq!(all_had_their_turn(&noted, 1).await, [3]);
        assert_eq!(queue.thinkers().free, 1);
    }
}
