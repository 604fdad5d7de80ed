use std::io::{self, Write, stdout};
use std::net::Ipv4Addr;

use clap::Args;
use ghost_stories_server as server;
use tokio::net::TcpListener;

use crate::failure::Failure;

/// Host the page on this machine, for browsers here or behind a proxy
#[derive(Args)]
pub struct Serve {
    /// The port at which the page is served
    #[arg(long, default_value_t = 8642)]
    port: u16,
    /// Lead to a new game with White Moon
    #[arg(long)]
    white_moon: bool,
    /// Lead to a new game with Black Secret
    #[arg(long)]
    black_secret: bool,
}

impl Serve {
    pub fn run(&self) -> Result<(), Failure> {
        run(self.port, false, self.white_moon, self.black_secret)
    }
}

/// Serves the page on this machine, and opens it in the browser unless told not to.
pub fn run(port: u16, opens: bool, white_moon: bool, black_secret: bool) -> Result<(), Failure> {
    if !server::has_page() {
        return Err(Failure::input(
            "this program was built without the page; build and start it with: cargo xtask play, \
             or play in this terminal with: ghost-stories play --terminal",
        ));
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(Failure::from)?;
    runtime.block_on(async {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await.map_err(|error| taken(port, &error))?;
        let port = listener.local_addr().map_err(Failure::from)?.port();
        let place = match (white_moon, black_secret) {
            (false, false) => "",
            (true, false) => "#/new/white-moon",
            (false, true) => "#/new/black-secret",
            (true, true) => "#/new/both",
        };
        let address = format!("http://localhost:{port}/{place}");
        writeln!(stdout(), "Ghost Stories is at {address} (stop with Ctrl-C)")?;
        if opens && open::that_detached(&address).is_err() {
            writeln!(stdout(), "No browser could be opened from here: open the address in yours.")?;
        }
        server::serve(listener).await.map_err(Failure::from)
    })
}

fn taken(port: u16, error: &io::Error) -> Failure {
    if error.kind() == io::ErrorKind::AddrInUse {
        return Failure::input(format!(
            "port {port} is in use; if the game runs already, it is at http://localhost:{port}/, \
             otherwise choose another port with --port"
        ));
    }
    Failure::input(format!("port {port}: {error}"))
}
