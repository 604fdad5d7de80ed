use std::io::{self, Write, stdout};
use std::time::Duration;

use clap::Args;
use ghost_stories_bots::{Advice, Advised, Adviser, Budget, Player, View};
use ghost_stories_command_line::{Failure, language};
use ghost_stories_engine::{Choice, Position, Waiting, Who};
use ghost_stories_lang::{Language, message};
use serde_json::{Value, json};

use crate::source::GameSource;

/// The best options of a position, the chance to win with each, and why
#[derive(Args)]
pub struct HintCommand {
    /// A written position, scenario, replay or save, or a link to a game
    #[arg(value_name = "FILE-OR-LINK")]
    source: GameSource,
    /// Of a replay or link: behind this step [default: the last]
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Look at so many positions: the same answer on every machine [default: 10000]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    nodes: Option<u64>,
    /// Or think for so many milliseconds
    #[arg(long, value_name = "N", conflicts_with = "nodes", value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    ms: Option<u64>,
    /// Print one JSON object with every option
    #[arg(long)]
    json: bool,
}

impl HintCommand {
    /// Advises in the language of this program. JSON is for other programs: its words are English, unless a language is asked for.
    pub fn run(&self, asked: Option<Language>) -> Result<(), Failure> {
        let position = self.source.position(self.at)?;
        let why_none = match position.waiting() {
            Waiting::Choice(_) => None,
            Waiting::Chance(_) => Some(message!("hint-chance")),
            Waiting::Over(_) => Some(message!("hint-over")),
        };
        if let Some(why) = why_none {
            return Err(Failure::input(why));
        }
        let budget = match (self.nodes, self.ms) {
            (Some(nodes), _) => Budget::Nodes(nodes),
            (_, Some(ms)) => Budget::Time(Duration::from_millis(ms)),
            _ => Player::NODES,
        };
        let advice = advise(&position, budget);
        let mut out = stdout().lock();
        if self.json {
            writeln!(out, "{}", in_json(&position, &advice, asked.unwrap_or_default()))?;
        } else {
            writeln!(out, "{}", language().waiting(&position))?;
            write(&position, &advice, language(), &mut out)?;
        }
        Ok(())
    }
}

/// How many options are told; the others are worse.
const BEST: usize = 5;

/// Thinks about a position that waits for a choice, as long as it may.
pub fn advise(position: &Position, budget: Budget) -> Advice {
    let mut adviser = Adviser::new(&View::of(position, decider(position)), 0);
    adviser.think(budget);
    adviser.advice()
}

/// Who has to choose.
fn decider(position: &Position) -> Who {
    match position.waiting() {
        Waiting::Choice(who) => who,
        _ => position.decider().into(),
    }
}

/// Writes the best options in words.
pub fn write(position: &Position, advice: &Advice, language: Language, out: &mut impl Write) -> io::Result<()> {
    let words = language.page().hints();
    for (index, option) in advice.options.iter().take(BEST).enumerate() {
        let (number, chance) = (index + 1, language.percent(option.chance));
        writeln!(out, "{number:>3}. {chance:>5}  {}", language.choice(position, option.choice))?;
        let plan = plan(position, option, language);
        if !plan.is_empty() {
            writeln!(out, "            {}", words.then(&plan.join("; ")))?;
        }
        for reason in &option.reasons {
            writeln!(out, "            {}", language.reason(position, reason))?;
        }
    }
    writeln!(out, "({})", words.looked_at(&advice.nodes.to_string()))
}

/// What is meant to follow, each in the words of its own position.
fn plan(position: &Position, option: &Advised, language: Language) -> Vec<String> {
    let (mut now, mut before) = (*position, option.choice);
    let told = |&next: &Choice| {
        now.play(before, &mut ()).ok()?;
        before = next;
        Some(language.choice(&now, next))
    };
    option.plan.iter().map_while(told).collect()
}

fn in_json(position: &Position, advice: &Advice, language: Language) -> Value {
    let option = |option: &Advised| {
        let reasons = option.reasons.iter().map(|reason| language.reason(position, reason));
        json!({
            "choice": option.choice.to_string(),
            "words": language.choice(position, option.choice),
            "chance": option.chance,
            "plan": option.plan.iter().map(ToString::to_string).collect::<Vec<_>>(),
            "plan_words": plan(position, option, language),
            "reasons": reasons.collect::<Vec<_>>(),
        })
    };
    json!({
        "by": decider(position).name(),
        "language": language.code(),
        "nodes": advice.nodes,
        "options": advice.options.iter().map(option).collect::<Vec<_>>(),
    })
}
