//! What the coming turns bring to people, who are called by their names.

use ghost_stories_engine::Colour;
use ghost_stories_odds::Happening;

use crate::message::{Message, message};
use crate::name::{board, taoist};

/// Whose turn it will be.
pub(crate) fn turn_of(of: Colour) -> Message {
    message!("page-turn-of", board: board(of))
}

/// What happens to somebody; nothing for what happens to the village alone.
pub(crate) fn befalls(happening: Happening) -> Option<Message> {
    match happening {
        Happening::DiscardsTao { taoist: who } => Some(message!("forecast-discards", taoist: taoist(who))),
        Happening::Overrun { board: full } => Some(message!("forecast-overrun", board: board(full))),
        Happening::LosesQi { board: who, picked: false } => Some(message!("forecast-loses-qi", taoist: taoist(who))),
        Happening::Possessed { board: falls } => Some(message!("forecast-possessed", board: board(falls))),
        _ => None,
    }
}
