//! Thinking beside the page: bots, hints and winning chances are worked out in a Web Worker, so that the page never stands still.
//!
//! The worker is the same program as the page, started a second time. Both speak in short texts: the page sends a [`Request`], the
//! worker answers with a [`Reply`]. A game travels as its replay and a number of steps, so that no other form of a position is needed.

mod client;
mod think_queue;
mod worker;

use ghost_stories_lang::Message;
use serde::{Deserialize, Serialize};

pub use client::{Asked, ask, wake};
pub use worker::serve;

/// What the page sends.
#[derive(Serialize, Deserialize)]
enum Request {
    Ask(ThinkRequest),
    /// The answer to this question is no longer wanted.
    Stop(u32),
}

/// A question about a game.
#[derive(Serialize, Deserialize)]
struct ThinkRequest {
    id: u32,
    /// The game as a replay.
    game: String,
    /// After how many of its steps.
    steps: usize,
    ask: Ask,
}

/// What is asked.
#[derive(Serialize, Deserialize)]
pub enum Ask {
    /// What would this bot choose?
    Choose { player: String },
    /// What are the best options? It is answered again and again, better each time. Veiled, what
    /// Wu-Feng holds is not looked at even for him.
    Advise { veiled: bool },
    /// How likely do the Taoists win? Veiled, as they see the game.
    Chance { veiled: bool },
}

/// What the worker sends.
#[derive(Serialize, Deserialize)]
struct Reply {
    id: u32,
    answer: ThinkerAnswer,
}

/// An answer.
#[derive(Clone, Serialize, Deserialize)]
pub enum ThinkerAnswer {
    /// A choice in its notation.
    Chosen(String),
    Advice(AdviceReply),
    Chance(f64),
}

impl ThinkerAnswer {
    /// True if no better answer to the same question follows.
    fn is_last(&self) -> bool {
        match self {
            ThinkerAnswer::Advice(advice) => advice.done,
            ThinkerAnswer::Chosen(_) | ThinkerAnswer::Chance(_) => true,
        }
    }
}

/// The best options of a position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct AdviceReply {
    /// The best first.
    pub hints: Vec<HintReply>,
    /// How many positions were looked at.
    pub nodes: u64,
    /// True if it is not going to be refined.
    pub done: bool,
}

/// An option and what speaks for it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct HintReply {
    /// The choice in its notation.
    pub choice: String,
    /// The choice.
    pub words: Message,
    /// The estimated chance that the one who chooses wins.
    pub chance: f64,
    /// What is meant to follow.
    pub plan: Vec<Message>,
    /// Why, the weightiest first.
    pub reasons: Vec<Message>,
}
