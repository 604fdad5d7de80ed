use std::io::{Write, stdout};

use clap::Args;
use ghost_stories_command_line::{Failure, language, say};
use ghost_stories_engine::{Event, PositionView, Who};
use ghost_stories_lang::message;
use ghost_stories_table::{Game, OpenedReplay, Step};
use serde_json::json;

use crate::events;
use crate::source::GameSource;

/// Verify a replay or save and print the game as a log
#[derive(Args)]
pub struct ReplayCommand {
    /// A replay or save, or a link to a game
    #[arg(value_name = "FILE-OR-LINK")]
    source: GameSource,
    /// Go only to this step and print the position there
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    /// Print JSON: every step with its events, and the position at the end
    #[arg(long)]
    json: bool,
}

impl ReplayCommand {
    pub fn run(&self) -> Result<(), Failure> {
        let opened =
            self.source.replay(self.to)?.open().map_err(|error| self.source.refused(error.message(language())))?;
        if self.json { print_json(&opened) } else { self.print_log(&opened) }
    }

    fn print_log(&self, opened: &OpenedReplay) -> Result<(), Failure> {
        let words = language();
        let game = &opened.game;
        let mut out = stdout().lock();
        for (index, events) in opened.told.iter().enumerate() {
            if let Some((place, step)) = last_of(game, index) {
                let told = match (step, game.position_after(place)) {
                    _ if game.gap_at(place).is_some() => words.page().replay().older_step(&step.words(words, false)),
                    (Step::Choice(choice), Some(before)) => words.choice(before, choice),
                    _ => step.words(words, false),
                };
                writeln!(out, "{index:>4}. {told}")?;
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
        let older: usize = game.gaps().iter().map(|gap| gap.to - gap.from).sum();
        let verified = match (game.steps().len(), older) {
            (steps, 0) => message!("log-legal", steps),
            (steps, older) => message!("log-verified", steps, verified: steps - older),
        };
        writeln!(out, "{}", say(&verified))?;
        for note in opened.notes(words) {
            writeln!(out, "{note}")?;
        }
        Ok(())
    }
}

fn print_json(opened: &OpenedReplay) -> Result<(), Failure> {
    let OpenedReplay { game, told, cut, .. } = opened;
    let mut out = stdout().lock();
    for (index, events) in told.iter().enumerate() {
        let last = last_of(game, index);
        let play = last.map(|(_, step)| step.to_string());
        let mut line = json!({ "step": index, "play": play, "events": events::json(events) });
        if last.is_some_and(|(place, _)| game.gap_at(place).is_some()) {
            line["older_rules"] = json!(true);
        }
        writeln!(out, "{line}")?;
    }
    let mut end = json!({ "view": PositionView::of(game.position(), Some(Who::WuFeng)) });
    if let Some(cut) = cut {
        let left_out: Vec<String> = cut.left_out.iter().map(ToString::to_string).collect();
        end["refused"] = json!({ "step": cut.step, "rule": cut.refusal.rule().to_string(), "left_out": left_out });
    }
    writeln!(out, "{end}")?;
    Ok(())
}

/// The last of so many steps, and its place from 0.
fn last_of(game: &Game, steps: usize) -> Option<(usize, Step)> {
    let place = steps.checked_sub(1)?;
    Some((place, *game.steps().get(place)?))
}
