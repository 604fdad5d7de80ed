//! Asks a server that runs, through the socket that only its user can open.

use std::io::{Write, stdout};
use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use clap::{Args, Subcommand};
use ghost_stories_command_line::{Failure, system};
use ghost_stories_lang::message;
use ghost_stories_server::admin::{AdminAnswer, AdminRequest, AdminTable, MOST_MINUTES};
use ghost_stories_server::store::Bar;

/// Ask a running server, or tell it something: list and close tables, bar addresses, announce a restart
#[derive(Args)]
pub struct Admin {
    /// The socket of the server, as `serve` was told it
    #[arg(long = "admin-socket", global = true, value_name = "FILE", env = "GHOST_STORIES_ADMIN_SOCKET")]
    socket: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
    #[command(subcommand)]
    command: AdminCommand,
}

#[derive(Subcommand)]
enum AdminCommand {
    /// List the tables in the memory of the server, the busiest first
    Tables,
    /// Show one table: who sits there, for whom it waits, what was said last
    Inspect {
        /// The name of the table, or its link
        #[arg(allow_hyphen_values = true)]
        table: String,
    },
    /// Close a table: nobody comes to it any more, at any server of the database
    Close {
        /// The name of the table, or its link
        #[arg(allow_hyphen_values = true)]
        table: String,
    },
    /// Open a closed table again
    Reopen {
        /// The name of the table, or its link
        #[arg(allow_hyphen_values = true)]
        table: String,
    },
    /// List the addresses that are let in no more
    Bars,
    /// Let nobody in from an address, at any server of the database
    Bar {
        /// Which; of IPv6 the first half counts
        address: IpAddr,
        /// For so many days [default: for good]
        #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..=36_500))]
        days: Option<u32>,
    },
    /// Let an address in again
    Unbar {
        /// Which, as it is listed
        address: IpAddr,
    },
    /// Tell everybody at all servers of the database that they will be restarted
    Announce {
        /// In how many minutes, 0 to 1440
        #[arg(value_parser = clap::value_parser!(u32).range(..=i64::from(MOST_MINUTES)))]
        minutes: u32,
    },
    /// Tell everybody that there will be no restart
    Withdraw,
}

impl AdminCommand {
    fn request(&self) -> AdminRequest {
        // A link ends with the name.
        let name = |table: &str| table.rsplit('/').next().unwrap_or_default().to_owned();
        match self {
            AdminCommand::Tables => AdminRequest::Tables {},
            AdminCommand::Inspect { table } => AdminRequest::Table { table: name(table) },
            AdminCommand::Close { table } => AdminRequest::Close { table: name(table) },
            AdminCommand::Reopen { table } => AdminRequest::Reopen { table: name(table) },
            AdminCommand::Bars => AdminRequest::Bars {},
            AdminCommand::Bar { address, days } => AdminRequest::Bar { address: *address, days: *days },
            AdminCommand::Unbar { address } => AdminRequest::Unbar { address: *address },
            AdminCommand::Announce { minutes } => AdminRequest::AnnounceRestart { minutes: *minutes },
            AdminCommand::Withdraw => AdminRequest::WithdrawRestart {},
        }
    }
}

impl Admin {
    pub fn run(&self) -> Result<(), Failure> {
        let socket = self.socket.as_ref().ok_or_else(|| Failure::input(message!("admin-no-socket")))?;
        let answer = ask(socket, &self.command.request())?;
        if let AdminAnswer::Refused { error } = answer {
            return Err(Failure::input(error));
        }
        let mut out = stdout().lock();
        if self.json {
            writeln!(out, "{}", serde_json::to_string(&answer).expect("an answer has a JSON form"))?;
            return Ok(());
        }
        write!(out, "{}", in_words(&answer, now()))?;
        Ok(())
    }
}

#[cfg(unix)]
fn ask(socket: &Path, request: &AdminRequest) -> Result<AdminAnswer, Failure> {
    let failed =
        |error: std::io::Error| Failure::within(socket.display(), message!("admin-no-server", problem: system(&error)));
    crate::page::runtime()?.block_on(ghost_stories_server::admin::ask(socket, request)).map_err(failed)
}

#[cfg(not(unix))]
fn ask(_: &Path, _: &AdminRequest) -> Result<AdminAnswer, Failure> {
    Err(Failure::input(message!("admin-no-sockets")))
}

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as u64
}

/// An answer for the one who asked, in English as the log is.
fn in_words(answer: &AdminAnswer, now: u64) -> String {
    match answer {
        AdminAnswer::Tables { tables } if tables.is_empty() => "no table is in memory\n".to_owned(),
        AdminAnswer::Tables { tables } => tables.iter().map(|table| in_short(table, now)).collect(),
        AdminAnswer::Table { table, state, decides, chat } => {
            let name = |person: u8| {
                let person = state.people.get(usize::from(person));
                person.map_or_else(|| "nobody".to_owned(), |person| person.name.clone())
            };
            let mut text = in_short(table, now);
            for seat in &state.seats {
                let person = seat.person.map_or_else(|| "nobody".to_owned(), name);
                let bot = seat.bot.map(|bot| format!(", played by {bot}")).unwrap_or_default();
                let awaited = if *decides == Some(seat.seat) { ", to decide" } else { "" };
                text.push_str(&format!("  {}: {person}{bot}{awaited}\n", seat.seat));
            }
            for line in chat {
                text.push_str(&format!("  {} ago {}: {}\n", ago(line.at, now), name(line.person), line.text));
            }
            text
        }
        AdminAnswer::Bars { bars } if bars.is_empty() => "no address is barred\n".to_owned(),
        AdminAnswer::Bars { bars } => bars.iter().map(|bar| barred(bar, now)).collect(),
        AdminAnswer::Done { what } => format!("{what}\n"),
        AdminAnswer::Refused { error } => format!("{error}\n"),
    }
}

fn in_short(table: &AdminTable, now: u64) -> String {
    let AdminTable { table, kind, level, seats, phase, events, at, here, watching } = table;
    let here = if here.is_empty() { "nobody".to_owned() } else { here.join(", ") };
    format!(
        "{table}  {phase}, {} {level} with {seats} seats, {events} events, the last {} ago, here: {here}, watching: {watching}\n",
        kind.name(),
        ago(*at, now)
    )
}

fn barred(Bar { address, at, until }: &Bar, now: u64) -> String {
    let until = match until {
        None => "for good".to_owned(),
        Some(until) if *until <= now => "over".to_owned(),
        Some(until) => format!("for another {}", ago(now, *until)),
    };
    format!("{address}  barred {} ago, {until}\n", ago(*at, now))
}

/// How much time has passed, in the unit that fits.
fn ago(at: u64, now: u64) -> String {
    match now.saturating_sub(at) / 1000 {
        seconds @ ..120 => format!("{seconds} s"),
        seconds @ ..7_200 => format!("{} min", seconds / 60),
        seconds @ ..172_800 => format!("{} h", seconds / 3_600),
        seconds => format!("{} days", seconds / 86_400),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_told_in_the_unit_that_fits() {
        let told = [0, 119, 120, 7_199, 7_200, 172_800].map(|seconds| ago(0, seconds * 1000));
        assert_eq!(told, ["0 s", "119 s", "2 min", "119 min", "2 h", "2 days"]);
        assert_eq!(ago(5, 0), "0 s", "clocks may differ");
    }

    #[test]
    fn a_bar_says_how_long_it_holds() {
        let bar = |until| barred(&Bar { address: "10.0.0.1".to_owned(), at: 0, until }, 60_000);
        assert_eq!(bar(None), "10.0.0.1  barred 60 s ago, for good\n");
        assert_eq!(bar(Some(180_000)), "10.0.0.1  barred 60 s ago, for another 2 min\n");
        assert_eq!(bar(Some(1)), "10.0.0.1  barred 60 s ago, over\n");
    }
}
