mod numbers;
mod places;

use std::io::{Write, stdout};

use clap::Args;
use ghost_stories_command_line::{Failure, say};
use ghost_stories_engine::Colour;
use ghost_stories_lang::{Message, message};
use ghost_stories_odds::Odds;
use serde_json::{Value, json};

use crate::source::GameSource;

/// Exact chances of exorcisms: for plain numbers, or from every tile of a position
#[derive(Args)]
#[command(after_help = "\
Examples:
  ghost-stories odds --dice 3 --resistance 2 --tao 1
  ghost-stories odds --resistance red:2,black:1 --tao red:1
  ghost-stories odds --ghost nameless --tao red:1,blue:2 --circle black
  ghost-stories odds game.json --at 57 --taoist green")]
pub struct OddsCommand {
    /// A written position, scenario, replay or save, or a link to a game; without one, the numbers below
    #[arg(value_name = "FILE-OR-LINK", conflicts_with = "Numbers")]
    source: Option<GameSource>,
    /// Of a replay or link: behind this step [default: the last]
    #[arg(long, value_name = "N", requires = "source")]
    at: Option<usize>,
    /// Of a position: for this Taoist [default: the one on turn]
    #[arg(long, value_name = "COLOUR", requires = "source")]
    taoist: Option<Colour>,
    #[command(flatten)]
    numbers: numbers::Numbers,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

impl OddsCommand {
    pub fn run(&self) -> Result<(), Failure> {
        match &self.source {
            Some(source) => places::Places::read(source, self.at, self.taoist)?.print(self.json),
            None => self.numbers.print(self.json),
        }
    }
}

/// What the odds of two attempts leave out.
fn brought_by_curse() -> String {
    say(&message!("odds-brought-by-curse"))
}

/// A chance as people say it; 0 % and 100 % are exact.
fn percent(chance: Odds) -> Message {
    let share = chance.share() * 100.0;
    if chance.cases() == 0 || chance.cases() == chance.of() {
        message!("percent", number: share as i64)
    } else if share < 0.05 {
        message!("odds-percent-tiny")
    } else if share >= 99.95 {
        message!("odds-percent-almost")
    } else {
        let tenths = (share * 10.0).round() as i64;
        message!("odds-percent", whole: tenths / 10, tenth: tenths % 10)
    }
}

/// A chance with its exact fraction, which certain ones do not need.
fn exact(chance: Odds) -> Message {
    match percent(chance) {
        percent if chance.of() == 1 => percent,
        percent => message!("odds-exact", percent, fraction: chance.to_string()),
    }
}

/// An object with a chance added to it.
fn with_chance(mut object: Value, chance: Odds) -> Value {
    object["probability"] = json!(chance.share());
    object["cases"] = json!(chance.cases());
    object["of"] = json!(chance.of());
    object
}

/// Prints rows in columns, the first so many flush left and the others flush right.
fn print_columns(rows: &[Vec<String>], flush_left: usize) -> Result<(), Failure> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max();
    let widths: Vec<usize> = (0..columns).map(|column| width(column).unwrap_or(0)).collect();
    let mut out = stdout().lock();
    for row in rows {
        let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, &width))| {
            if column < flush_left { format!("{cell:width$}") } else { format!("{cell:>width$}") }
        });
        writeln!(out, "{}", cells.collect::<Vec<_>>().join("  ").trim_end())?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use ghost_stories_lang::Language;

    use super::*;

    #[test]
    fn only_what_is_certain_is_called_so() {
        let said = |cases, of| percent(Odds::new(cases, of)).to_string();
        assert_eq!([said(0, 9), said(9, 9), said(1, 2), said(19, 27)], ["0%", "100%", "50.0%", "70.4%"]);
        assert_eq!([said(1, 7776), said(7775, 7776)], ["<0.1%", ">99.9%"]);
        let [certain, likely] = [exact(Odds::new(1, 1)), exact(Odds::new(19, 27))];
        assert_eq!([certain.to_string(), likely.to_string()], ["100%", "70.4% (19/27)"]);
        assert_eq!(Language::French.say(&likely), "70,4\u{a0}% (19/27)");
        assert_eq!(Language::Polish.say(&likely), "70,4% (19/27)");
    }
}
