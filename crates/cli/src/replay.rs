use std::io::{Write, stdout};

use clap::Args;
use ghost_stories_engine::{Event, Tell, Who};
use ghost_stories_lang::Language;
use ghost_stories_table::{Game, ReplayError, Step, view};
use serde_json::json;

use crate::events;
use crate::failure::Failure;
use crate::source::Source;

/// Verify a replay or save and print the game as a log
#[derive(Args)]
pub struct Replay {
    /// A replay or save, or a link to a game
    #[arg(value_name = "FILE-OR-LINK")]
    source: Source,
    /// Go only to this step and print the position there
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    /// Print JSON: every step with its events, and the position at the end
    #[arg(long)]
    json: bool,
}

impl Replay {
    pub fn run(&self) -> Result<(), Failure> {
        let refused = |error: ReplayError| self.source.refused(error);
        let record = self.source.replay(self.to)?;
        let mut events = Vec::new();
        let mut game = record.begin(&mut Tell(&mut |event| events.push(event))).map_err(refused)?;
        let mut log = vec![(None, events)];
        for (index, &step) in record.steps.iter().enumerate() {
            let mut events = Vec::new();
            game.step(step, &mut Tell(&mut |event| events.push(event))).map_err(|refusal| {
                refused(ReplayError::Illegal { step: index + 1, text: step.to_string(), refusal })
            })?;
            log.push((Some(step), events));
        }
        if self.json { Self::print_json(&game, &log) } else { self.print_log(&game, &log) }
    }

    fn print_json(game: &Game, log: &[(Option<Step>, Vec<Event>)]) -> Result<(), Failure> {
        let mut out = stdout().lock();
        for (index, (step, events)) in log.iter().enumerate() {
            let play = step.map(|step| step.to_string());
            writeln!(out, "{}", json!({ "step": index, "play": play, "events": events::json(events) }))?;
        }
        writeln!(out, "{}", json!({ "view": view::view(game.position(), Some(Who::WuFeng)) }))?;
        Ok(())
    }

    fn print_log(&self, game: &Game, log: &[(Option<Step>, Vec<Event>)]) -> Result<(), Failure> {
        let words = Language::English;
        let mut out = stdout().lock();
        for (index, (step, events)) in log.iter().enumerate() {
            if let Some(Step::Choice(choice)) = step
                && let Some(before) = game.position_after(index - 1)
            {
                writeln!(out, "{index:>4}. {}", words.choice(before, *choice))?;
            } else if let Some(Step::Outcome(outcome)) = step {
                writeln!(out, "{index:>4}. {}", words.outcome(*outcome))?;
            }
            for event in events {
                if let Event::TurnBegan { .. } = event {
                    writeln!(out)?;
                }
                writeln!(out, "      {} [{}]", words.event(*event), event.rule())?;
            }
        }
        let position = game.position();
        writeln!(out)?;
        if self.to.is_some() || position.ending().is_none() {
            writeln!(out, "{}", words.position(position))?;
        }
        if let (Some(ending), Some(score)) = (position.ending(), position.score()) {
            writeln!(out, "{}", words.ending(ending))?;
            for (part, points) in words.score_lines(&score) {
                writeln!(out, "{points:>5}  {part}")?;
            }
        }
        writeln!(out, "{} steps, every one legal.", game.steps().len())?;
        Ok(())
    }
}
