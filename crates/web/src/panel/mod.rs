//! What stands beside the table: what can be done, the odds, the forecast, hints, the log, explanations, the end.

mod actions;
mod again;
mod barrier;
mod black_secret;
mod bots;
mod chance;
mod chart;
mod choice_icon;
mod course;
mod cover;
mod detail;
mod drag;
mod ending;
mod exorcism;
mod families;
mod forecast;
mod hand;
mod hints;
mod keypad;
mod last_row;
mod levels;
mod log;
mod odds;
mod others;
mod reading;
mod recap;
mod seating;
mod turn_clock;
mod turn_steps;

pub use actions::{Actions, Told};
pub use barrier::BarrierBanner;
pub use black_secret::{BlackSecretPanel, Listed, black_secret_lists, token_art};
pub use chance::WinChance;
pub use course::Course;
pub use detail::Detail;
pub use drag::{Dragged, take_up};
pub use ending::{EndingPanel, Keep};
pub use families::{FamiliesPanel, FamilyEntry, Origin, about_family, source_of_thanks};
pub use forecast::ForecastPanel;
pub use hints::HintsPanel;
pub use levels::LevelTable;
pub use log::{LogPanel, Past, RuleLink};
pub use odds::{OddsPanel, chance_at};
pub use others::{PointOut, UndoQuestion};
pub use seating::Seating;

use leptos::prelude::*;

/// An icon of the sprite beside words; the words say it all. The drawings of Black Secret's things serve as icons too.
pub fn icon(name: &str) -> impl IntoView + use<> {
    let href = if name.starts_with("secret-") { format!("#{name}") } else { format!("#icon-{name}") };
    view! { <svg class="icon" viewBox="0 0 48 48" aria-hidden="true"><use href=href /></svg> }
}
