//! A page with charts: one file, nothing loaded from elsewhere.

mod calibration;
mod chart;
mod course;
mod html;
mod killers;
mod outcome;

use ghost_stories_command_line::duration;
use ghost_stories_engine::Level;
use ghost_stories_lang::Language;

use self::html::{escape, grouped, legend, percent, table};
use super::experiment::{Cell, Team, in_full, joined};
use super::results::Results;
use super::tally::{Tally, Timing};

/// How many colours series have.
const COLOURS: usize = 6;

/// What one line or colour of a chart stands for.
struct Series<'a> {
    colour: usize,
    name: String,
    tally: &'a Tally,
}

/// The whole page.
pub fn page(results: &Results) -> String {
    let style = include_str!("style.css");
    let mut body = header(results);
    body += &outcome::win_rates(results);
    body += &outcome::causes(results);
    body += &course::length(results);
    body += &course::standings(results);
    body += &killers::sections(results);
    body += &calibration::section(results);
    body += &all_figures(results);
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n{body}</main>\n</body>\n</html>\n",
        escape(&title(results))
    )
}

fn title(results: &Results) -> String {
    format!("Ghost Stories: {} simulated games", grouped(results.done()))
}

fn header(results: &Results) -> String {
    let experiment = &results.experiment;
    let mut html = format!("<h1>{}</h1>\n", escape(&title(results)));
    let teams: Vec<String> = experiment.bots.iter().map(team_in_full).collect();
    let levels: Vec<&str> = experiment.levels.iter().map(|level| level_name(*level)).collect();
    let games = match results.cells.len() {
        1 => String::new(),
        cells => format!(" in each of {cells} combinations, with the same set-ups in all"),
    };
    html += &format!(
        "<p>Bots: <strong>{}</strong>. Level: {}. Number of players: {}. Rules: {}{}. Seed {}, {} games{games}.</p>\n",
        escape(&teams.join(" — ")),
        escape(&levels.join(", ")),
        joined(&experiment.players).replace(',', ", "),
        escape(&Language::English.edition(experiment.rules).to_lowercase()),
        if experiment.five_qi { ", five Qi at the start" } else { "" },
        experiment.seed,
        grouped(experiment.games),
    );
    if !results.is_complete() {
        html += &format!(
            "<p class=\"warning\">Unfinished: {} of {} games.</p>\n",
            grouped(results.done()),
            grouped(experiment.total())
        );
    }
    html += &format!(
        "<p class=\"soft\">Played by ghost-stories {}. The same games again:</p>\n<pre><code>{}</code></pre>\n",
        escape(&experiment.program),
        escape(&experiment.command())
    );
    html
}

/// Every figure of every cell.
fn all_figures(results: &Results) -> String {
    let head = [
        "bot",
        "level",
        "players",
        "games",
        "won",
        "win rate",
        "95 % interval",
        "turns",
        "± ",
        "decisions",
        "score",
        "± ",
        "a decision",
    ];
    let mut rows = Vec::new();
    for (cell, tally, timing) in results.cells() {
        let rate = tally.win_rate();
        let time = Timing::of_all(timing);
        rows.push(vec![
            cell.team.to_string(),
            level_name(cell.level).to_owned(),
            cell.players.to_string(),
            grouped(tally.games),
            grouped(tally.wins),
            percent(rate.share),
            format!("{} to {}", percent(rate.low), percent(rate.high)),
            format!("{:.1}", tally.turns.mean()),
            format!("{:.1}", tally.turns.deviation()),
            format!("{:.1}", tally.decisions.mean()),
            format!("{:.1}", tally.score.mean()),
            format!("{:.1}", tally.score.deviation()),
            duration(time.mean()),
        ]);
    }
    format!(
        "<h2>All figures</h2>\n<p class=\"soft\">RunOptions a game; ± is the standard deviation. Intervals are Wilson's for \
         95 %. The time is that of one decision on the machine that played.</p>\n{}",
        table(&head, 2, &rows)
    )
}

fn level_name(level: Level) -> &'static str {
    Language::English.level(level)
}

fn seats(players: u8) -> String {
    if players == 1 { "1 player".to_owned() } else { format!("{players} players") }
}

fn team_in_full(team: &Team) -> String {
    let taoists = team.taoists.iter().map(|player| in_full(*player)).collect::<Vec<_>>().join(", ");
    team.wu_feng.map_or(taoists.clone(), |player| format!("{taoists} against {}", in_full(player)))
}

/// The panels of a chart with lines, and what each line is: one team is shown with a line for each number of players, several teams
/// are compared in panels of their own for each.
fn panels(results: &Results) -> Vec<(String, Vec<Series<'_>>)> {
    let experiment = &results.experiment;
    let cells: Vec<(Cell<'_>, &Tally)> = results.cells().map(|(cell, tally, _)| (cell, tally)).collect();
    let one_team = experiment.bots.len() == 1;
    let mut panels: Vec<(String, Vec<Series<'_>>)> = Vec::new();
    for &level in &experiment.levels {
        for &players in &experiment.players {
            let title = match (one_team, experiment.players.len()) {
                (true, 2..) => level_name(level).to_owned(),
                _ => format!("{}, {}", level_name(level), seats(players)),
            };
            if panels.last().is_none_or(|(last, _)| *last != title) {
                panels.push((title, Vec::new()));
            }
            let Some((_, series)) = panels.last_mut() else { continue };
            for (cell, tally) in cells.iter().filter(|(cell, _)| (cell.level, cell.players) == (level, players)) {
                let name = if one_team { seats(players) } else { cell.team.to_string() };
                series.push(Series { colour: series.len() % COLOURS, name, tally });
            }
        }
    }
    panels
}

/// The legend of [`panels`]; none where there is nothing to tell apart.
fn panels_legend(panels: &[(String, Vec<Series<'_>>)]) -> String {
    let series = panels.first().map_or(&[][..], |(_, series)| series.as_slice());
    if series.len() < 2 {
        return String::new();
    }
    legend(series.iter().map(|series| (format!("c{}", series.colour), series.name.as_str())))
}

/// All games of each team together.
fn by_team(results: &Results) -> Vec<(&Team, Tally)> {
    let mut teams: Vec<(&Team, Tally)> = Vec::new();
    for team in &results.experiment.bots {
        let mut sum = Tally::default();
        results.cells().filter(|(cell, _, _)| cell.team == team).for_each(|(_, tally, _)| sum.merge(tally));
        teams.push((team, sum));
    }
    teams
}

/// The heading of a team's part of a section; none if there is one team only.
fn team_heading(results: &Results, team: &Team) -> String {
    if results.experiment.bots.len() < 2 { String::new() } else { format!("<h3>{}</h3>\n", escape(&team.to_string())) }
}
