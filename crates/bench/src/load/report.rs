use std::io::{self, Write, stdout};

use ghost_stories_command_line::Failure;
use serde_json::{Value, json};

use super::figures::{Figures, Measured, within};
use super::lobby::LobbyFigures;
use crate::online::GAMES;

/// Which shares of all times are told.
const SHARES: [(&str, f64); 5] = [("p50", 0.5), ("p90", 0.9), ("p99", 0.99), ("p99.9", 0.999), ("max", 1.0)];

#[expect(clippy::cast_precision_loss, reason = "bytes and counts stay far below 2^52")]
pub fn print(measured: &Measured, as_json: bool) -> Result<(), Failure> {
    let Measured { figures, .. } = measured;
    let seconds = measured.seconds.as_secs_f64();
    let rate = figures.done.len() as f64 / seconds;
    let each = |memory: u64| memory.saturating_sub(measured.memory_empty) as f64 / f64::from(measured.tables) / 1024.0;
    let mib = |memory: u64| memory as f64 / 1024.0 / 1024.0;
    let mut out = stdout().lock();
    if as_json {
        let result = json!({
            "tables": measured.tables,
            "tables_alive": measured.alive,
            "people": measured.people,
            "think_ms": measured.think,
            "seconds": seconds,
            "opening_seconds": measured.opening.as_secs_f64(),
            "decisions": figures.done.len(),
            "decisions_per_second": rate,
            "done_ms": times(&figures.done),
            "done_ms_by_game": games(figures).map(|(game, done)| (game.to_owned(), times(done))).collect::<Value>(),
            "seen_ms": times(&figures.seen),
            "seen_oneself_ms": times(&figures.seen_oneself),
            "tables_opened": figures.opened,
            "games_finished": figures.games,
            "refused": figures.refused,
            "lost_connections": figures.lost,
            "wrong_messages": figures.wrong,
            "unanswered": figures.unanswered,
            "problem": figures.problem,
            "server_memory_empty_bytes": measured.memory_empty,
            "server_memory_live_bytes": measured.memory_live,
            "server_memory_idle_bytes": measured.memory_idle,
            "kib_per_live_table": each(measured.memory_live),
            "kib_per_idle_table": each(measured.memory_idle),
            "server_cpu_seconds": measured.server_cpu,
            "client_cpu_seconds": measured.client_cpu,
            "lobby": measured.lobby.as_ref().map(lobby_as_json),
        });
        writeln!(out, "{result}")?;
        return Ok(());
    }
    let Measured { tables, people, alive, .. } = measured;
    writeln!(out, "{tables} tables of {people} people, {seconds:.1} s, {} ms to think", measured.think)?;
    writeln!(out, "  tables alive          {alive:>10}   ({} opened, {} finished)", figures.opened, figures.games)?;
    writeln!(out, "  decisions per second  {rate:>10.0}   ({} decisions)", figures.done.len())?;
    print_times(&mut out, figures)?;
    if let Some(lobby) = &measured.lobby {
        print_lobby(&mut out, lobby)?;
    }
    writeln!(
        out,
        "  server memory, MiB    {:>10.1}   empty, {:.1} while they play, {:.1} idle",
        mib(measured.memory_empty),
        mib(measured.memory_live),
        mib(measured.memory_idle)
    )?;
    writeln!(out, "  KiB an idle table     {:>10.1}", each(measured.memory_idle))?;
    let cores = |cpu: f64| cpu / seconds;
    writeln!(
        out,
        "  cores used            {:>10.2}   by the server, {:.2} by its clients",
        cores(measured.server_cpu),
        cores(measured.client_cpu)
    )?;
    writeln!(
        out,
        "  went wrong            {:>10}   ({} refused, {} connections lost, {} wrong messages, {} without answer)",
        figures.refused + figures.lost + figures.wrong + figures.unanswered,
        figures.refused,
        figures.lost,
        figures.wrong,
        figures.unanswered
    )?;
    let in_lobby = measured.lobby.as_ref().and_then(|lobby| lobby.problem.as_ref());
    if let Some(problem) = figures.problem.as_ref().or(in_lobby) {
        writeln!(out, "  the first of it: {problem}")?;
    }
    Ok(())
}

/// How long decisions took, a line for each way to count.
fn print_times(out: &mut impl Write, figures: &Figures) -> io::Result<()> {
    let heads: Vec<String> = SHARES.iter().map(|(name, _)| format!("{name:>9}")).collect();
    writeln!(out, "  milliseconds       {}", heads.concat())?;
    let seen = [("until seen", &figures.seen_oneself), ("until others see", &figures.seen)];
    let done = games(figures).map(|(game, done)| (format!("- {game}"), done));
    let seen = seen.into_iter().map(|(name, times)| (name.to_owned(), times));
    for (name, times) in [("until done".to_owned(), &figures.done)].into_iter().chain(done).chain(seen) {
        let times: Vec<String> = SHARES.iter().map(|&(_, share)| format!("{:>9.2}", within(times, share))).collect();
        writeln!(out, "    {name:<17}{}", times.concat())?;
    }
    Ok(())
}

fn lobby_as_json(lobby: &LobbyFigures) -> Value {
    json!({
        "people": lobby.people,
        "changes": lobby.changes,
        "seen_ms": times(&lobby.seen),
        "missed": lobby.missed,
        "problem": lobby.problem,
    })
}

fn print_lobby(out: &mut impl Write, lobby: &LobbyFigures) -> io::Result<()> {
    let LobbyFigures { people, changes, seen, missed, .. } = lobby;
    let times: Vec<String> = SHARES.iter().map(|&(_, share)| format!("{:>9.2}", within(seen, share))).collect();
    writeln!(out, "    {:<17}{}", "in the lobby", times.concat())?;
    writeln!(out, "  people in the lobby   {people:>10}   ({changes} changes, {} seen, {missed} missed)", seen.len())
}

/// How long each game's decisions took.
fn games(figures: &Figures) -> impl Iterator<Item = (&'static str, &Vec<u32>)> {
    GAMES.iter().map(|game| game.name()).zip(&figures.done_in)
}

fn times(sorted: &[u32]) -> Value {
    SHARES.iter().map(|&(name, share)| (name.to_owned(), json!(within(sorted, share)))).collect()
}
