use std::io::{Write, stdout};

use ghost_stories_command_line::{Failure, duration};
use ghost_stories_engine::{Card, Defeat};
use serde_json::{Map, Value, json};
use strum::VariantArray;

use super::experiment::{Cell, in_full};
use super::games::io_error;
use super::last_blow::LastBlow;
use super::results::Results;
use super::tally::{Bin, Distribution, MILLION, Tally, Timing, share};

/// One line of JSON for each cell.
pub fn json(results: &Results, with_timing: bool) -> Result<(), Failure> {
    let mut out = stdout().lock();
    for (cell, tally, timing) in results.cells() {
        let mut line = cell_json(results, cell, tally);
        if with_timing {
            line.insert("timing".to_owned(), timing_json(cell, timing));
        }
        writeln!(out, "{}", Value::Object(line))?;
    }
    Ok(())
}

fn cell_json(results: &Results, cell: Cell<'_>, tally: &Tally) -> Map<String, Value> {
    let experiment = &results.experiment;
    let rate = tally.win_rate();
    let Value::Object(mut line) = json!({
        "games": tally.games,
        "players": cell.players,
        "level": cell.level.name(),
        "rules": experiment.rules.name(),
        "five_qi": experiment.five_qi,
        "bot": cell.team.to_string(),
        "seed": experiment.seed,
        "wins": tally.wins,
        "win_rate": rate.share,
        "win_rate_interval": [rate.low, rate.high],
        "defeats": named(Defeat::ALL.map(Defeat::name), tally.defeats),
        "steps": distribution_json(&tally.steps),
        "turns": distribution_json(&tally.turns),
        "score": distribution_json(&tally.score),
        "decisions": distribution_json(&tally.decisions),
        "last_blows": named(LastBlow::VARIANTS.iter().map(Into::into), tally.blows),
        "cards": cards_json(tally),
        "course": course_json(tally),
    }) else {
        return Map::new();
    };
    if experiment.calibration {
        line.insert("calibration".to_owned(), calibration_json(&tally.calibration));
    }
    if tally.games < experiment.games {
        line.insert("games_planned".to_owned(), json!(experiment.games));
    }
    line
}

fn named<const N: usize>(names: impl IntoIterator<Item = &'static str>, numbers: [u64; N]) -> Map<String, Value> {
    names.into_iter().zip(numbers).map(|(name, number)| (name.to_owned(), json!(number))).collect()
}

fn distribution_json(spread: &Distribution) -> Value {
    json!({ "mean": spread.mean(), "deviation": spread.deviation(), "least": spread.least, "most": spread.most })
}

/// The cards that were seen, in the order of their numbers.
fn cards_json(tally: &Tally) -> Vec<Value> {
    let cards = &tally.cards;
    let seen = Card::all().filter(|card| cards.seen.of(*card) > 0);
    seen.map(|card| {
        json!({
            "card": card.number(),
            "name": card.slug(),
            "seen": cards.seen.of(card),
            "lost": cards.lost.of(card),
            "in_play_when_lost": cards.in_play.of(card),
            "last_blows": cards.blows.of(card),
        })
    })
    .collect()
}

/// A list for each figure, by number of the turn.
fn course_json(tally: &Tally) -> Value {
    let turns = &tally.course;
    json!({
        "games": turns.iter().map(|turn| turn.games).collect::<Vec<_>>(),
        "qi": turns.iter().map(|turn| share(turn.qi, turn.games)).collect::<Vec<_>>(),
        "ghosts": turns.iter().map(|turn| share(turn.ghosts, turn.games)).collect::<Vec<_>>(),
        "haunted": turns.iter().map(|turn| share(turn.haunted, turn.games)).collect::<Vec<_>>(),
        "won": turns.iter().map(|turn| turn.won).collect::<Vec<_>>(),
        "lost": turns.iter().map(|turn| turn.lost).collect::<Vec<_>>(),
    })
}

fn calibration_json(bins: &[Bin]) -> Value {
    let positions: u64 = bins.iter().map(|bin| bin.positions).sum();
    let squares: u64 = bins.iter().map(|bin| bin.squares).sum();
    let bins: Vec<Value> = bins
        .iter()
        .map(|bin| {
            json!({
                "positions": bin.positions,
                "estimate": share(bin.estimates, bin.positions) / f64::from(MILLION),
                "won": share(bin.wins, bin.positions),
            })
        })
        .collect();
    json!({ "positions": positions, "brier_score": share(squares, positions) / f64::from(MILLION), "bins": bins })
}

fn timing_json(cell: Cell<'_>, timing: &[Timing]) -> Value {
    let bots = cell.team.taoists.iter().zip(timing);
    bots.map(|(bot, timing)| {
        json!({
            "bot": in_full(*bot),
            "decisions": timing.decisions,
            "mean_seconds": timing.mean(),
            "longest_seconds": timing.longest(),
        })
    })
    .collect()
}

/// A row for each cell.
pub fn csv(results: &Results) -> Result<(), Failure> {
    let mut out = csv::Writer::from_writer(stdout().lock());
    write_cells(results, &mut out).map_err(io_error)?;
    out.flush()?;
    Ok(())
}

fn write_cells(results: &Results, out: &mut csv::Writer<impl Write>) -> csv::Result<()> {
    let experiment = &results.experiment;
    let text = |word: &str| word.to_owned();
    let mut head = ["bot", "level", "players", "rules", "five_qi", "seed", "games", "wins"].map(text).to_vec();
    head.extend(["win_rate", "win_rate_low", "win_rate_high"].map(text));
    head.extend(Defeat::ALL.map(|defeat| format!("lost_{}", defeat.name().replace('-', "_"))));
    for figure in ["turns", "steps", "decisions", "score"] {
        head.extend([format!("{figure}_mean"), format!("{figure}_deviation")]);
    }
    out.write_record(head)?;
    for (cell, tally, _) in results.cells() {
        let rate = tally.win_rate();
        let mut row = vec![cell.team.to_string(), cell.level.to_string(), cell.players.to_string()];
        row.extend([experiment.rules.to_string(), u8::from(experiment.five_qi).to_string()]);
        row.extend([experiment.seed, tally.games, tally.wins].map(|number| number.to_string()));
        row.extend([rate.share, rate.low, rate.high].map(|share| share.to_string()));
        row.extend(tally.defeats.map(|games| games.to_string()));
        for figure in [&tally.turns, &tally.steps, &tally.decisions, &tally.score] {
            row.extend([figure.mean().to_string(), figure.deviation().to_string()]);
        }
        out.write_record(row)?;
    }
    Ok(())
}

/// For people: a table for one cell, a line for each of several.
pub fn text(results: &Results) -> Result<(), Failure> {
    let cells: Vec<_> = results.cells().collect();
    match cells.as_slice() {
        [(cell, tally, timing)] => one_cell(results, *cell, tally, timing),
        _ => many_cells(results),
    }
}

fn one_cell(results: &Results, cell: Cell<'_>, tally: &Tally, timing: &[Timing]) -> Result<(), Failure> {
    let mut out = stdout().lock();
    let percent = |number: u64| 100.0 * share(number, tally.games);
    let rate = tally.win_rate();
    writeln!(
        out,
        "{} games, {} {} {}, {}, {} rules, seed {}",
        tally.games,
        cell.players,
        cell.team,
        if cell.players == 1 { "player" } else { "players" },
        cell.level,
        results.experiment.rules,
        results.experiment.seed
    )?;
    writeln!(
        out,
        "  won                  {:>12} {:>7.3} %  (95 % interval {:.3} to {:.3} %)",
        tally.wins,
        percent(tally.wins),
        100.0 * rate.low,
        100.0 * rate.high
    )?;
    for (defeat, words) in [
        (Defeat::AllDead, "lost: no Taoist left"),
        (Defeat::VillageLost, "lost: village haunted"),
        (Defeat::DeckEmpty, "lost: deck empty"),
        (Defeat::NothingToHaunt, "lost: line haunted"),
    ] {
        let number = tally.defeats[defeat as usize];
        writeln!(out, "  {words:<21}{number:>12} {:>7.3} %", percent(number))?;
    }
    writeln!(out, "                            mean  deviation      least       most")?;
    let figures =
        [("turns", &tally.turns), ("steps", &tally.steps), ("decisions", &tally.decisions), ("score", &tally.score)];
    for (name, spread) in figures {
        writeln!(
            out,
            "  {name:<18}{:>12.2} {:>10.2} {:>10} {:>10}",
            spread.mean(),
            spread.deviation(),
            spread.least,
            spread.most
        )?;
    }
    for (bot, timing) in cell.team.taoists.iter().zip(timing) {
        write!(out, "  {bot}: {} a decision", duration(timing.mean()))?;
        if timing.longest > 0 {
            write!(out, ", {} at most", duration(timing.longest()))?;
        }
        writeln!(out)?;
    }
    calibration_text(&mut out, tally)
}

fn calibration_text(out: &mut impl Write, tally: &Tally) -> Result<(), Failure> {
    if tally.calibration.is_empty() {
        return Ok(());
    }
    writeln!(out, "  estimated chance    positions   estimate        won")?;
    for (tenth, bin) in tally.calibration.iter().enumerate().filter(|(_, bin)| bin.positions > 0) {
        writeln!(
            out,
            "  {:>3} to {:>3} %      {:>12} {:>8.2} % {:>8.2} %",
            10 * tenth,
            10 * tenth + 10,
            bin.positions,
            100.0 * share(bin.estimates, bin.positions) / f64::from(MILLION),
            100.0 * share(bin.wins, bin.positions)
        )?;
    }
    Ok(())
}

fn many_cells(results: &Results) -> Result<(), Failure> {
    let mut out = stdout().lock();
    let experiment = &results.experiment;
    writeln!(out, "{} rules, seed {}", experiment.rules, experiment.seed)?;
    let width = experiment.bots.iter().map(|team| team.to_string().len()).max().unwrap_or(0).max(3);
    writeln!(
        out,
        "{:<width$}  {:<10}  players       games      won         95 % interval    turns     score  a decision",
        "bot", "level"
    )?;
    for (cell, tally, timing) in results.cells() {
        let rate = tally.win_rate();
        let time = Timing::of_all(timing);
        writeln!(
            out,
            "{:<width$}  {:<10}  {:>7}  {:>10}  {:>6.2} %  {:>6.2} to {:>6.2} %  {:>7.2}  {:>8.2}  {:>10}",
            cell.team.to_string(),
            cell.level,
            cell.players,
            tally.games,
            100.0 * rate.share,
            100.0 * rate.low,
            100.0 * rate.high,
            tally.turns.mean(),
            tally.score.mean(),
            duration(time.mean())
        )?;
    }
    Ok(())
}
