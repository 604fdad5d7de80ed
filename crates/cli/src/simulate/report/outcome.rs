use ghost_stories_engine::Defeat;

use super::chart::{Axis, ChartPanel, Mark, Scale};
use super::html::{Bar, bars, grouped, legend, percent};
use super::{COLOURS, level_name, seats, team_heading};
use crate::simulate::results::Results;
use crate::simulate::tally::{Tally, share};

/// Win rate by level and number of players, a colour for each team.
pub fn win_rates(results: &Results) -> String {
    let experiment = &results.experiment;
    let teams = &experiment.bots;
    let most = results.cells().map(|(_, tally, _)| tally.win_rate().high).fold(0.0, f64::max);
    let places: Vec<(f64, String)> =
        experiment.players.iter().enumerate().map(|(place, players)| (place_of(place), players.to_string())).collect();
    let mut html = "<h2>Win rate by level and number of players</h2>\n\
                    <p class=\"soft\">With 95 % intervals; every panel has the same scale.</p>\n"
        .to_owned();
    let names: Vec<String> = teams.iter().map(ToString::to_string).collect();
    if teams.len() > 1 {
        html += &legend(names.iter().enumerate().map(|(team, name)| (format!("c{}", team % COLOURS), name.as_str())));
    }
    html += "<div class=\"panels\">\n";
    for &level in &experiment.levels {
        let mut marks = Vec::new();
        for (cell, tally, _) in results.cells().filter(|(cell, _, _)| cell.level == level) {
            let team = teams.iter().position(|team| team == cell.team).unwrap_or(0);
            let place = experiment.players.iter().position(|players| *players == cell.players).unwrap_or(0);
            let rate = tally.win_rate();
            let beside = 0.6 * ((index(team) + 0.5) / index(teams.len()) - 0.5);
            marks.push(Mark::Point {
                colour: team % COLOURS,
                at: (place_of(place) + beside, rate.share),
                low: rate.low,
                high: rate.high,
                name: format!(
                    "{}, {}, {}: {} ({} to {}), {} of {} games",
                    cell.team,
                    level_name(level),
                    seats(cell.players),
                    percent(rate.share),
                    percent(rate.low),
                    percent(rate.high),
                    grouped(tally.wins),
                    grouped(tally.games)
                ),
                label: (teams.len() == 1).then(|| percent(rate.share)),
            });
        }
        let panel = ChartPanel {
            title: level_name(level).to_owned(),
            x: Axis { name: "number of players", most: index(experiment.players.len()), scale: Scale::Places },
            // Room for the figures above the points.
            y: Axis::up_to("games won", most * 1.06, Scale::Shares),
            marks,
        };
        html += &panel.draw(&places);
    }
    html + "</div>\n"
}

fn place_of(place: usize) -> f64 {
    index(place) + 0.5
}

#[expect(clippy::cast_precision_loss, reason = "a handful of teams and seats")]
fn index(number: usize) -> f64 {
    number as f64
}

/// How a cause of defeat is called in the report.
pub fn cause(defeat: Defeat) -> &'static str {
    match defeat {
        Defeat::AllDead => "no Taoist left",
        Defeat::VillageLost => "village haunted",
        Defeat::DeckEmpty => "deck empty",
        Defeat::NothingToHaunt => "line haunted",
        Defeat::Graveyard => "graveyard full",
    }
}

/// How the games of each cell ended.
pub fn causes(results: &Results) -> String {
    let mut html = "<h2>How the games ended</h2>\n".to_owned();
    let happened = |defeat: &Defeat| results.cells.iter().any(|tally| tally.defeats[*defeat as usize] > 0);
    let defeats: Vec<Defeat> = Defeat::ALL.into_iter().filter(happened).collect();
    let lost = defeats.iter().map(|defeat| (defeat.name().to_owned(), format!("lost: {}", cause(*defeat))));
    let entries: Vec<(String, String)> = std::iter::once(("won".to_owned(), "won".to_owned())).chain(lost).collect();
    html += &legend(entries.iter().map(|(class, name)| (class.clone(), name.as_str())));
    for team in &results.experiment.bots {
        html += &team_heading(results, team);
        let rows: Vec<Bar> = results
            .cells()
            .filter(|(cell, _, _)| cell.team == team)
            .map(|(cell, tally, _)| Bar {
                name: format!("{}, {}", level_name(cell.level), seats(cell.players)),
                parts: parts(tally, &defeats),
                figure: format!("{} won", percent(share(tally.wins, tally.games))),
            })
            .collect();
        html += &bars(&rows);
    }
    html
}

fn parts(tally: &Tally, defeats: &[Defeat]) -> Vec<(String, f64, String)> {
    let part = |class: &str, words: &str, games: u64| {
        let of_all = share(games, tally.games);
        (class.to_owned(), of_all, format!("{words}: {} games, {}", grouped(games), percent(of_all)))
    };
    let mut parts = vec![part("won", "won", tally.wins)];
    for defeat in defeats {
        parts.push(part(defeat.name(), cause(*defeat), tally.defeats[*defeat as usize]));
    }
    parts
}
