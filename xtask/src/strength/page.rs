use ghost_stories_command_line::duration;
use serde_json::Value;

use super::{IGNORES_VILLAGERS, StrengthPage, file_name};
use crate::shell::TaskError;

/// The page: `bots` holds the cells of each bot as `merge --json --timing` prints them, in the same order for all.
pub fn page(bots: &[Vec<Value>], measured: &StrengthPage) -> Result<String, TaskError> {
    let first = bots.first().ok_or_else(|| TaskError::said("no bot to write about"))?;
    if bots.iter().any(|cells| cells.len() != first.len() || cells.is_empty()) {
        return Err(TaskError::said("the bots did not play the same levels and numbers of players"));
    }
    let &StrengthPage { title, command, folder, game, .. } = measured;
    let example = file_name(bot_name(bots.last().unwrap_or(first)));
    let mut page = format!(
        "# {title}\n\n\
        Written by `{command}`, which plays the games and goes on where it was stopped. Every bot plays all seats, at every level and with every \
        number of players, {game}, seed 1, so the same set-ups for all; shares are given with their 95 % intervals (Wilson). The budget of a bot that \
        searches is counted in positions, so the same games come out on every machine; only the times differ. The tallies lie in [{folder}]({folder}/), and \
        `ghost-stories merge docs/{folder}/{example}.json --report report.html` draws the charts of one.\n\n"
    );
    if bots.iter().any(|cells| bot_name(cells) == IGNORES_VILLAGERS) {
        page += "`ignores-villagers` is the expert with the weights of all that concerns villagers taken away: the measure of what regard for them is worth.\n\n";
    }
    if bots.iter().any(|cells| bot_name(cells).contains(" against ")) {
        page += "The Taoists stand before “against”, Wu-Feng behind it; “won” is won by the Taoists. Decisions and times are those of the Taoists.\n\n";
    }
    page += "## The bots\n\n";
    page += &bots_table(bots);
    page += "\n## Games won\n\n";
    page += &wins_table(bots, first);
    page += "\n## How they lose\n\n\
             Of the games lost, all levels and numbers of players together. Turns are those of all boards; a neutral board has turns too.\n\n";
    page += &defeats_table(bots);
    page += "\n## The estimated chance to win\n\n\
             What the page shows as the chance to win, compared with what came of it: one position for each turn, all levels and numbers of players, sorted by its \
             estimate. The estimate is about good players, so it should come true for the expert, and be too high for those who waste chances. The Brier score is \
             the mean square of estimate less result: 0 is perfect, saying 50 % always gives 0.25.\n";
    for cells in bots {
        page += &calibration_table(cells);
    }
    Ok(page)
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_default()
}

fn sum(cells: &[Value], figure: impl Fn(&Value) -> &Value) -> f64 {
    cells.iter().map(|cell| number(figure(cell))).sum()
}

fn bot_name(cells: &[Value]) -> &str {
    cells[0]["bot"].as_str().unwrap_or_default()
}

fn bots_table(bots: &[Vec<Value>]) -> String {
    let mut table =
        "| bot | in full | games in each row below | decisions a game | a decision takes | the longest |\n|---|---|---|---|---|---|\n"
            .to_owned();
    for cells in bots {
        let timing = |name: &'static str| move |cell: &Value| number(&cell["timing"][0][name]);
        let decisions: f64 = cells.iter().map(timing("decisions")).sum();
        let seconds: f64 = cells.iter().map(|cell| timing("decisions")(cell) * timing("mean_seconds")(cell)).sum();
        let longest = cells.iter().map(timing("longest_seconds")).fold(0.0, f64::max);
        let games = sum(cells, |cell| &cell["games"]);
        let all: f64 = cells.iter().map(|cell| number(&cell["decisions"]["mean"]) * number(&cell["games"])).sum();
        table += &format!(
            "| {} | `{}` | {} | {:.0} | {} | {} |\n",
            bot_name(cells),
            cells[0]["timing"][0]["bot"].as_str().unwrap_or_default(),
            cells[0]["games"],
            all / games.max(1.0),
            duration(seconds / decisions.max(1.0)),
            if longest > 0.0 { duration(longest) } else { "–".to_owned() },
        );
    }
    table + "\nA decision is one between several options. For random players whole games are timed, dealing included.\n"
}

fn wins_table(bots: &[Vec<Value>], first: &[Value]) -> String {
    let mut table = "| level | players |".to_owned();
    let mut rule = "|---|---|".to_owned();
    for cells in bots {
        table += &format!(" {} |", bot_name(cells));
        rule += "---|";
    }
    table += &format!("\n{rule}\n");
    for (row, cell) in first.iter().enumerate() {
        table += &format!("| {} | {} |", cell["level"].as_str().unwrap_or_default(), cell["players"]);
        for cells in bots {
            let interval = &cells[row]["win_rate_interval"];
            table += &format!(
                " {} ({} to {}) |",
                percent(number(&cells[row]["win_rate"])),
                percent(number(&interval[0])).trim_end_matches(" %"),
                percent(number(&interval[1])).trim_end_matches(" %")
            );
        }
        table += "\n";
    }
    table
}

fn defeats_table(bots: &[Vec<Value>]) -> String {
    let causes = [
        ("all-dead", "no Taoist left"),
        ("village-lost", "village haunted"),
        ("deck-empty", "deck empty"),
        ("nothing-to-haunt", "line haunted"),
        ("graveyard", "graveyard full"),
    ];
    // Only White Moon has graves.
    let has_graves = bots.iter().any(|cells| sum(cells, |cell| &cell["defeats"]["graveyard"]) > 0.0);
    let causes = if has_graves { &causes[..] } else { &causes[..4] };
    let mut table = "| bot | lost |".to_owned();
    for (_, words) in causes {
        table += &format!(" {words} |");
    }
    table += &format!(" turns a game |\n|---|---|---|{}\n", "---|".repeat(causes.len()));
    for cells in bots {
        let games = sum(cells, |cell| &cell["games"]);
        let lost = games - sum(cells, |cell| &cell["wins"]);
        let turns: f64 = cells.iter().map(|cell| number(&cell["turns"]["mean"]) * number(&cell["games"])).sum();
        table += &format!("| {} | {lost:.0} |", bot_name(cells));
        for (cause, _) in causes {
            table += &format!(" {} |", percent(sum(cells, |cell| &cell["defeats"][*cause]) / lost.max(1.0)));
        }
        table += &format!(" {:.1} |\n", turns / games.max(1.0));
    }
    table
}

fn calibration_table(cells: &[Value]) -> String {
    let positions = sum(cells, |cell| &cell["calibration"]["positions"]).max(1.0);
    let brier: f64 = cells
        .iter()
        .map(|cell| number(&cell["calibration"]["brier_score"]) * number(&cell["calibration"]["positions"]))
        .sum();
    let mut table = format!(
        "\n**{}** (Brier score {:.4})\n\n| estimate | positions | mean estimate | won |\n|---|---|---|---|\n",
        bot_name(cells),
        brier / positions
    );
    for tenth in 0..10 {
        let bin = |cell: &Value, name: &str| number(&cell["calibration"]["bins"][tenth][name]);
        let positions: f64 = cells.iter().map(|cell| bin(cell, "positions")).sum();
        let mean = |name: &str| {
            let sum: f64 = cells.iter().map(|cell| bin(cell, name) * bin(cell, "positions")).sum();
            if positions > 0.0 { percent(sum / positions) } else { "–".to_owned() }
        };
        table += &format!(
            "| {} to {} % | {positions:.0} | {} | {} |\n",
            10 * tenth,
            10 * tenth + 10,
            mean("estimate"),
            mean("won")
        );
    }
    table
}

fn percent(share: f64) -> String {
    let percent = 100.0 * share;
    match percent {
        ..0.000_5 => "0 %".to_owned(),
        ..0.1 => format!("{percent:.3} %"),
        ..10.0 => format!("{percent:.2} %"),
        _ => format!("{percent:.1} %"),
    }
}
