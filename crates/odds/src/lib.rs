//! What a player would like to know before deciding: the exact odds of exorcisms, and what the ghosts will do next.
//!
//! Nothing here knows a rule. Every figure comes from playing the position on with the engine and looking at what it then offers.

mod chance;
mod demons;
mod dice_use;
mod exorcism;
mod fights;
mod forecast;
mod goals;
mod reason;
mod rolls;
mod spending;
mod tiles;
mod twice;

pub use chance::Odds;
pub use demons::{DemonFight, demon_fight};
pub use exorcism::{ExorcismOdds, Reach, Reroll, TargetOdds, exorcism, reach, rerolls};
pub use fights::{Fight, fights};
pub use forecast::{Foreseen, Happening, forecast};
pub use reason::{BlackSecretReason, Means, Reason, Threat, WhiteMoonReason, reasons};
pub use spending::{Spending, spending};
pub use tiles::{FromTile, WayThere, from_every_tile, standing};
pub use twice::twice;
