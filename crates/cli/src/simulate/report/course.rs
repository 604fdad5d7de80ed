use super::chart::{Axis, ChartPanel, Mark, Scale};
use super::html::{grouped, legend};
use super::{Series, panels, panels_legend};
use crate::simulate::results::Results;
use crate::simulate::tally::{Tally, TurnTally, share};

/// How long the games were: for one cell a column for each length, for several the share of games that still go on.
pub fn length(results: &Results) -> String {
    let heading = "<h2>How long the games were</h2>\n";
    if let [tally] = results.cells.as_slice() {
        return format!("{heading}{}", histogram(tally));
    }
    let panels = panels(results);
    let charts = line_charts(&panels, str::to_owned, "games still in play", Scale::Shares, |tally, turn| {
        Some(share(turn.games, tally.games))
    });
    format!(
        "{heading}<p class=\"soft\">A turn is one board’s; a neutral board has turns too.</p>\n{}<div \
         class=\"panels\">\n{charts}</div>\n",
        panels_legend(&panels)
    )
}

fn histogram(tally: &Tally) -> String {
    let most = tally.course.iter().map(|turn| turn.won + turn.lost).max().unwrap_or(0);
    let mut marks = Vec::new();
    for (number, turn) in tally.course.iter().enumerate() {
        let (won, lost) = (share(turn.won, tally.games), share(turn.lost, tally.games));
        let name = format!("turn {}: {} won, {} lost", number + 1, grouped(turn.won), grouped(turn.lost));
        for (colour, from, to) in [(2, 0.0, won), (1, won, won + lost)] {
            if to > from {
                marks.push(Mark::Column { colour, x: turn_number(number), from, to, width: 1.0, name: name.clone() });
            }
        }
    }
    let panel = ChartPanel {
        title: String::new(),
        x: Axis::up_to("turns of the game", turn_number(tally.course.len()), Scale::Numbers),
        y: Axis::up_to("games", share(most, tally.games), Scale::Shares),
        marks,
    };
    let legend = legend([("c2".to_owned(), "won"), ("c1".to_owned(), "lost")]);
    format!("{legend}<div class=\"panels\">{}</div>\n", panel.draw(&[]))
}

type Figure = fn(&TurnTally) -> u64;

/// Qi, ghosts and haunted tiles over time.
pub fn standings(results: &Results) -> String {
    let panels = panels(results);
    let mut html =
        "<h2>How the games went</h2>\n<p class=\"soft\">RunOptions over the games that are still in play at the start of \
                    the turn. A line ends where fewer than one game in a hundred, or fewer than 20, go on.</p>\n"
            .to_owned();
    html += &panels_legend(&panels);
    let figures: [(&str, &'static str, Figure); 3] = [
        ("Qi of the living Taoists together", "Qi", |turn| turn.qi),
        ("Haunted tiles", "haunted tiles", |turn| turn.haunted),
        ("Ghosts in play", "ghosts", |turn| turn.ghosts),
    ];
    let alone = panels.len() == 1;
    let mut together = String::new();
    for (heading, name, figure) in figures {
        let titled = |title: &str| if alone { heading.to_owned() } else { title.to_owned() };
        let charts = line_charts(&panels, titled, name, Scale::Numbers, |tally, turn| {
            (turn.games >= (tally.games / 100).max(20)).then(|| share(figure(turn), turn.games))
        });
        if alone {
            together += &charts;
        } else {
            html += &format!("<h3>{heading}</h3>\n<div class=\"panels\">\n{charts}</div>\n");
        }
    }
    if alone { html + "<div class=\"panels\">\n" + &together + "</div>\n" } else { html }
}

fn line_charts(
    panels: &[(String, Vec<Series<'_>>)],
    titled: impl Fn(&str) -> String,
    y: &'static str,
    scale: Scale,
    value: impl Fn(&Tally, &TurnTally) -> Option<f64>,
) -> String {
    let line = |tally: &Tally| -> Vec<(f64, f64)> {
        let turns = tally.course.iter().enumerate();
        turns.map_while(|(number, turn)| Some((turn_number(number), value(tally, turn)?))).collect()
    };
    let (mut longest, mut highest) = (1.0, 0.0);
    for series in panels.iter().flat_map(|(_, series)| series) {
        for (x, y) in line(series.tally) {
            longest = f64::max(longest, x);
            highest = f64::max(highest, y);
        }
    }
    let mut html = String::new();
    for (title, series) in panels {
        let marks = series
            .iter()
            .map(|series| (series, line(series.tally)))
            .filter(|(_, points)| !points.is_empty())
            .map(|(series, points)| Mark::Line { colour: series.colour, name: series.name.clone(), points })
            .collect();
        let panel = ChartPanel {
            title: titled(title),
            x: Axis { name: "turn", most: longest, scale: Scale::Numbers },
            y: Axis::up_to(y, highest, scale),
            marks,
        };
        html += &panel.draw(&[]);
    }
    html
}

#[expect(clippy::cast_precision_loss, reason = "a few hundred turns")]
fn turn_number(index: usize) -> f64 {
    (index + 1) as f64
}
