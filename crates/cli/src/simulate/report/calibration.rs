use super::by_team;
use super::chart::{Axis, ChartPanel, Mark, Scale};
use super::html::{grouped, percent, table};
use crate::simulate::results::Results;
use crate::simulate::tally::{Bin, MILLION, Rate, share};

/// How far the estimate of the chance to win can be trusted; nothing if it was not asked for.
pub fn section(results: &Results) -> String {
    if !results.experiment.calibration {
        return String::new();
    }
    let mut html = "<h2>Estimated chance to win, and what came of it</h2>\n<p class=\"soft\">One position for each turn, \
                    sorted by its estimate into tenths. Points on the dashed line are estimates that came true. The intervals \
                    take positions for independent, which those of one game are not.</p>\n<div class=\"pair\">\n"
        .to_owned();
    for (team, tally) in by_team(results) {
        let (positions, squares) = tally
            .calibration
            .iter()
            .fold((0, 0), |(positions, squares), bin| (positions + bin.positions, squares + bin.squares));
        let panel = ChartPanel {
            title: format!("{team}: Brier score {:.4}", share(squares, positions) / f64::from(MILLION)),
            x: Axis { name: "estimate", most: 1.0, scale: Scale::Shares },
            y: Axis { name: "games won", most: 1.0, scale: Scale::Shares },
            marks: std::iter::once(Mark::Diagonal).chain(tally.calibration.iter().filter_map(point)).collect(),
        };
        let rows: Vec<Vec<String>> = tally
            .calibration
            .iter()
            .enumerate()
            .filter(|(_, bin)| bin.positions > 0)
            .map(|(tenth, bin)| {
                vec![
                    format!("{} to {} %", 10 * tenth, 10 * tenth + 10),
                    grouped(bin.positions),
                    percent(estimate(bin)),
                    percent(share(bin.wins, bin.positions)),
                ]
            })
            .collect();
        let figures = table(&["estimate", "positions", "mean estimate", "won"], 1, &rows);
        html += &format!("<div class=\"figures\">{}{figures}</div>\n", panel.draw(&[]));
    }
    html + "</div>\n"
}

fn estimate(bin: &Bin) -> f64 {
    share(bin.estimates, bin.positions) / f64::from(MILLION)
}

fn point(bin: &Bin) -> Option<Mark> {
    let rate = Rate::of(bin.wins, bin.positions);
    (bin.positions > 0).then(|| Mark::Point {
        colour: 0,
        at: (estimate(bin), rate.share),
        low: rate.low,
        high: rate.high,
        name: format!(
            "estimate {}, won {}, {} positions",
            percent(estimate(bin)),
            percent(rate.share),
            grouped(bin.positions)
        ),
        label: None,
    })
}
