//! Advice at a table of a server: whether there is any, and that its result says so.

use ghost_stories_online::{Aid, ClientMessage, Phase};
use leptos::prelude::*;

use super::remote::Remote;

impl Remote {
    /// True while an attempt at the challenge of the day goes on that counts: there is no advice in it; followed.
    pub fn is_ranked(&'static self) -> bool {
        self.look(|state| state.ranked && state.phase != Phase::Over)
    }

    /// True if it is an attempt for practice; followed.
    pub fn is_practice(&'static self) -> bool {
        self.look(|state| state.day.is_some() && !state.ranked)
    }

    /// Tells that one has asked for advice, once while the game is on. Who only watches decides nothing with it.
    pub fn use_aid(&'static self, aid: Aid) {
        let news = untrack(|| {
            let new = |state: &ghost_stories_online::TableState| {
                state.phase == Phase::Playing && state.day.is_none() && !state.aids.contains(&aid)
            };
            self.is_seated() && self.look(new)
        });
        if news {
            self.ask(ClientMessage::UseAid { aid });
        }
    }
}
