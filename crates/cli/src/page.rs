use std::io::{self, IsTerminal, Write, stdout};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum};
use ghost_stories_command_line::{Failure, say, system};
use ghost_stories_lang::message;
use ghost_stories_server::{self as server, Drafts, Limits, Page, PageFiles, Server, ServerSettings};
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};
use tracing_subscriber::EnvFilter;

use crate::locales::LocalesOptions;

// The files of the page, if it was built into this program.
include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// Host the page and online tables, for browsers here or behind a proxy
#[derive(Args)]
#[expect(clippy::doc_markdown, reason = "these are the words of --help")]
pub struct Serve {
    /// The port at which the page is served
    #[arg(long, default_value_t = 8642)]
    port: u16,
    /// The address of this machine to serve at; 0.0.0.0 serves everybody who can reach it
    #[arg(long, default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST), value_name = "IP")]
    address: IpAddr,
    /// Where tables are kept: a file, or postgres://USER:PASSWORD@HOST/NAME [default: tables.sqlite in your data folder]
    #[arg(long, value_name = "DATABASE", env = "GHOST_STORIES_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// A page that may speak with this server, such as `https://example.org`; then the server answers only under its
    /// name and under addresses; may be given several times
    #[arg(long = "origin", value_name = "ORIGIN")]
    origins: Vec<String>,
    /// A proxy in front tells in X-Forwarded-For where clients come from
    #[arg(long)]
    behind_proxy: bool,
    /// Connections from one address
    #[arg(long, default_value_t = Limits::default().connections_per_address, value_name = "NUMBER")]
    connections_per_address: usize,
    /// Tables that one address may open in an hour
    #[arg(long, default_value_t = Limits::default().tables_per_hour, value_name = "NUMBER")]
    tables_per_hour: u32,
    /// Tables in the lobby at a time whose people come from one address
    #[arg(long, default_value_t = Limits::default().listed_per_address, value_name = "NUMBER")]
    listed_per_address: usize,
    /// Different data files of players' own that one address may bring in an hour
    #[arg(long, default_value_t = Limits::default().data_files_per_hour, value_name = "NUMBER")]
    data_files_per_hour: usize,
    /// Messages a second from one connection
    #[arg(long, default_value_t = Limits::default().messages, value_name = "NUMBER")]
    messages_per_second: u32,
    /// Connections altogether
    #[arg(long, default_value_t = Limits::default().connections, value_name = "NUMBER")]
    connections: usize,
    /// Attempts at the challenge of a day that count, from one network: an IPv4 address or the first half of an IPv6 one
    #[arg(long, default_value_t = Limits::default().ranked_attempts, value_name = "NUMBER")]
    ranked_attempts: u32,
    /// Seconds that a person may take to decide at a brisk table, before a bot does
    #[arg(long, default_value_t = 90, value_name = "SECONDS", value_parser = clap::value_parser!(u32).range(1..=86_400))]
    brisk_seconds: u32,
    /// Hours that a person may take to decide at a relaxed table
    #[arg(long, default_value_t = 24, value_name = "HOURS", value_parser = clap::value_parser!(u32).range(1..=8_760))]
    relaxed_hours: u32,
    /// Seconds after which a table whose host is away has another one
    #[arg(long, default_value_t = Limits::default().host_away.as_secs(), value_name = "SECONDS")]
    host_away: u64,
    /// Seconds after which anybody at a table may let a bot play for somebody who is away
    #[arg(long, default_value_t = Limits::default().bot_after.as_secs(), value_name = "SECONDS")]
    bot_after: u64,
    /// Days for which an unfinished table is kept after the last thing that happened there
    #[arg(long, default_value_t = 60, value_name = "DAYS")]
    keep_unfinished: u32,
    /// Days for which a finished table is kept; results stay
    #[arg(long, default_value_t = 365, value_name = "DAYS")]
    keep_finished: u32,
    /// Seconds for which a server that is told to stop goes on, so that a proxy learns that it is not ready
    #[arg(long, default_value_t = 0, value_name = "SECONDS")]
    drain: u32,
    /// A socket to make, through which `ghost-stories admin` reaches this server
    #[arg(long, value_name = "FILE", env = "GHOST_STORIES_ADMIN_SOCKET")]
    admin_socket: Option<PathBuf>,
    /// How the log on standard error is written; GHOST_STORIES_LOG=debug tells more
    #[arg(long, value_enum, default_value_t = Log::Text)]
    log: Log,
    /// Lead to a new game with White Moon
    #[arg(long)]
    white_moon: bool,
    /// Lead to a new game with Black Secret
    #[arg(long)]
    black_secret: bool,
    #[command(flatten)]
    locales: LocalesOptions,
}

/// How a log is written.
#[derive(Clone, Copy, ValueEnum)]
enum Log {
    /// A line of words.
    Text,
    /// A line of JSON.
    Json,
}

impl Log {
    fn start(self) {
        let filter = EnvFilter::try_from_env("GHOST_STORIES_LOG").unwrap_or_else(|_| EnvFilter::new("info"));
        let log = tracing_subscriber::fmt()
            .with_env_filter(filter)
            .with_writer(io::stderr)
            .with_ansi(io::stderr().is_terminal());
        // Whoever started one already keeps it.
        let _ = match self {
            Log::Text => log.try_init(),
            Log::Json => log.json().try_init(),
        };
    }
}

impl Serve {
    pub fn run(&self) -> Result<(), Failure> {
        self.log.start();
        if FILES.is_empty() {
            tracing::warn!("this program was built without the page: programs can play here, browsers cannot");
        }
        let days = |days: u32| Duration::from_secs(u64::from(days) * 86_400);
        let settings = ServerSettings {
            database: self.database.clone().map_or_else(own_database, Ok)?,
            origins: self.origins.iter().map(|origin| origin.trim_end_matches('/').to_owned()).collect(),
            behind_proxy: self.behind_proxy,
            limits: Limits {
                connections_per_address: self.connections_per_address,
                tables_per_hour: self.tables_per_hour,
                listed_per_address: self.listed_per_address,
                data_files_per_hour: self.data_files_per_hour,
                connections: self.connections,
                ranked_attempts: self.ranked_attempts,
                messages: self.messages_per_second,
                brisk: Duration::from_secs(self.brisk_seconds.into()),
                relaxed: Duration::from_hours(self.relaxed_hours.into()),
                host_away: Duration::from_secs(self.host_away),
                bot_after: Duration::from_secs(self.bot_after),
                ..Limits::default()
            },
            keep_unfinished: days(self.keep_unfinished),
            keep_finished: days(self.keep_finished),
            drain: Duration::from_secs(self.drain.into()),
            page: Page { files: FILES, drafts: self.locales.drafts()? },
        };
        runtime()?.block_on(async {
            let server =
                Server::open(settings).await.map_err(|error| Failure::caused(message!("part-database"), error))?;
            let server = self.administered(server)?;
            let listener = bind(SocketAddr::new(self.address, self.port)).await?;
            tell(&listener, self.white_moon, self.black_secret)?;
            server.run(listener).await.map_err(Failure::from)
        })
    }
}

impl Serve {
    /// The server with its socket, if it is to have one.
    #[cfg(unix)]
    fn administered(&self, server: Server) -> Result<Server, Failure> {
        let Some(path) = &self.admin_socket else { return Ok(server) };
        let socket = server::admin::AdminSocket::bind(path).map_err(|error| Failure::file(path, error))?;
        Ok(server.with_admin(socket))
    }

    #[cfg(not(unix))]
    fn administered(&self, server: Server) -> Result<Server, Failure> {
        if self.admin_socket.is_some() { Err(Failure::input(message!("admin-no-sockets"))) } else { Ok(server) }
    }
}

/// Serves the page on this machine and opens it in the browser. Tables are kept if they can be; one person needs none.
pub fn open_page(
    port: u16,
    opens: bool,
    white_moon: bool,
    black_secret: bool,
    drafts: Option<Drafts>,
) -> Result<(), Failure> {
    need_page()?;
    let page = Page { files: FILES, drafts };
    runtime()?.block_on(async {
        let listener = bind(SocketAddr::new(Ipv4Addr::LOCALHOST.into(), port)).await?;
        let address = tell(&listener, white_moon, black_secret)?;
        if opens && open::that_detached(&address).is_err() {
            writeln!(stdout(), "{}", say(&message!("serve-no-browser")))?;
        }
        let server = match own_database() {
            Ok(database) => Server::open(ServerSettings { page: page.clone(), ..ServerSettings::at(database) })
                .await
                .map_err(|error| Failure::input(error.to_string())),
            Err(failure) => Err(failure),
        };
        match server {
            Ok(server) => server.run(listener).await.map_err(Failure::from),
            Err(failure) => {
                let why = failure.message();
                writeln!(stdout(), "{}", say(&message!("serve-no-tables", why)))?;
                server::serve_page(listener, page).await;
                Ok(())
            }
        }
    })
}

fn need_page() -> Result<(), Failure> {
    if FILES.is_empty() { Err(Failure::input(message!("serve-no-page"))) } else { Ok(()) }
}

pub fn runtime() -> Result<Runtime, Failure> {
    Builder::new_multi_thread().enable_all().build().map_err(Failure::from)
}

/// Tells where the page is.
fn tell(listener: &TcpListener, white_moon: bool, black_secret: bool) -> Result<String, Failure> {
    let at = listener.local_addr().map_err(Failure::from)?;
    let place = match (white_moon, black_secret) {
        (false, false) => "",
        (true, false) => "#/new/white-moon",
        (false, true) => "#/new/black-secret",
        (true, true) => "#/new/both",
    };
    let here = at.ip().is_loopback() || at.ip().is_unspecified();
    let host = if here { format!("localhost:{}", at.port()) } else { at.to_string() };
    let address = format!("http://{host}/{place}");
    writeln!(stdout(), "{}", say(&message!("serve-address", address: address.clone())))?;
    stdout().flush()?;
    Ok(address)
}

/// The file in which tables are kept unless told otherwise.
pub fn own_database() -> Result<String, Failure> {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let folder = set("XDG_DATA_HOME")
        .or_else(|| set("LOCALAPPDATA"))
        .or_else(|| Some(set("HOME")?.join(".local/share")))
        .ok_or_else(|| Failure::input(message!("serve-no-home")))?
        .join("ghost-stories");
    std::fs::create_dir_all(&folder)
        .map_err(|error| Failure::within(folder.display(), message!("serve-folder", problem: system(&error))))?;
    Ok(folder.join("tables.sqlite").to_string_lossy().into_owned())
}

async fn bind(at: SocketAddr) -> Result<TcpListener, Failure> {
    TcpListener::bind(at).await.map_err(|error| taken(at.port(), error))
}

fn taken(port: u16, error: io::Error) -> Failure {
    if error.kind() == io::ErrorKind::AddrInUse {
        let (port, address) = (port.to_string(), format!("http://localhost:{port}/"));
        return Failure::input(message!("serve-port-taken", port, address));
    }
    Failure::caused(message!("part-port", port: port.to_string()), error)
}
