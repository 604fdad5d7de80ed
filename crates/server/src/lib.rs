//! Hosts the page and online tables.
//!
//! A table is a list of events (`stored_event.rs`); `table/` makes of them who sits where, what is played and what each may be told, and knows
//! neither sockets nor storage. `store.rs` keeps the lists. `live.rs` is a table in memory with its connections: it decides, stores, tells.
//! `hub.rs` has all of them, `bots.rs` lets their bots think, `socket.rs` speaks with one client, `api.rs` answers everything else.

pub mod admin;
mod api;
mod bars;
mod bots;
mod daily;
mod drafts;
mod expiry;
mod frames;
#[doc(hidden)]
pub mod fuzzing;
mod health;
mod hosts;
mod hub;
mod limits;
mod limits_by_address;
mod links;
mod listen;
mod live;
#[doc(hidden)]
pub mod long_record;
mod metrics;
mod openapi;
mod overload;
mod page;
mod process;
mod seat_token;
mod socket;
pub mod store;
mod stored_event;
mod table;
mod think_queue;
mod vault;

use std::io;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tracing::info;

pub use daily::categories;
pub use limits::Limits;

pub use drafts::Drafts;
pub use page::{Page, PageFiles};

use api::Site;
use expiry::Expiry;
use hosts::Hosts;
use hub::Hub;
use store::{Store, StoreError};

/// The OpenAPI document of everything a server answers.
pub fn openapi() -> &'static str {
    &openapi::TEXT
}

/// How long those who are connected have to finish when the server stops.
const CLOSE_WITHIN: Duration = Duration::from_secs(3);

/// How a server is run.
#[derive(Clone, Debug)]
pub struct ServerSettings {
    /// Where tables are kept: `postgres://...` or the path of an SQLite file.
    pub database: String,
    /// Addresses of pages that may speak with this server. If there are some, it is asked under their names and its addresses only.
    pub origins: Vec<String>,
    /// True if a proxy in front tells where clients come from.
    pub behind_proxy: bool,
    /// What clients may do.
    pub limits: Limits,
    /// How long an unfinished table is kept after the last thing that happened there.
    pub keep_unfinished: Duration,
    /// How long a finished one.
    pub keep_finished: Duration,
    /// How long a server that is to stop goes on after it has said that it is not ready, so that a proxy sends nobody here any more.
    pub drain: Duration,
    /// What browsers are shown; programs need none.
    pub page: Page,
}

impl ServerSettings {
    /// The usual ones with this database.
    pub fn at(database: String) -> ServerSettings {
        let days = |days: u64| Duration::from_secs(days * 86_400);
        ServerSettings {
            database,
            origins: Vec::new(),
            behind_proxy: false,
            limits: Limits::default(),
            keep_unfinished: days(60),
            keep_finished: days(365),
            drain: Duration::ZERO,
            page: Page::default(),
        }
    }
}

/// A server whose storage is open.
pub struct Server {
    hub: Arc<Hub>,
    settings: ServerSettings,
    notifications: store::Notifications,
    #[cfg(unix)]
    admin: Option<admin::AdminSocket>,
}

impl Server {
    /// Opens the storage.
    pub async fn open(settings: ServerSettings) -> Result<Server, StoreError> {
        let store = Store::open(&settings.database).await?;
        let shared = store::is_shared(&settings.database);
        let notifications = store.notifications().await?;
        let hub = Hub::new(store, shared, settings.limits);
        hub.read_bars().await?;
        Ok(Server {
            hub,
            settings,
            notifications,
            #[cfg(unix)]
            admin: None,
        })
    }

    /// Lets those who run it ask it through a socket.
    #[cfg(unix)]
    #[must_use]
    pub fn with_admin(mut self, socket: admin::AdminSocket) -> Server {
        self.admin = Some(socket);
        self
    }

    /// Serves until the process is told to stop; then writes what is to be written and tells everybody.
    pub async fn run(self, listener: TcpListener) -> io::Result<()> {
        self.run_until(listener, stop()).await
    }

    /// Serves until `stop` is ready.
    pub async fn run_until(
        self,
        listener: TcpListener,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> io::Result<()> {
        let Server { hub, settings, notifications, .. } = self;
        #[cfg(unix)]
        let admin = self.admin.map(|admin| tokio::spawn(admin.serve(hub.clone())));
        let hosts = Arc::new(Hosts::new(settings.origins));
        let site = Site { hub: hub.clone(), hosts, behind_proxy: settings.behind_proxy };
        tokio::spawn(hub.clone().listen(notifications));
        tokio::spawn(hub.clone().sweep());
        let ServerSettings { keep_unfinished, keep_finished, .. } = settings;
        tokio::spawn(Expiry { keep_unfinished, keep_finished }.run(hub.clone()));
        info!(address = %listener.local_addr()?, "ready");
        let (leaving, closing, told_to_close) = (hub.leaving.clone(), hub.closing.clone(), hub.closing.clone());
        // All clients of a proxy have its address. Without one, a browser has some connections beside that of its table.
        let most = if settings.behind_proxy { usize::MAX } else { 2 * settings.limits.connections_per_address + 16 };
        let served = listen::serve(listener, api::site(site, settings.page), most, async move {
            stop.await;
            info!("stopping");
            leaving.send_replace(true);
            tokio::time::sleep(settings.drain).await;
            closing.send_replace(true);
        });
        tokio::select! {
            () = served => {}
            // Whoever is in the middle of a request for longer is left there.
            () = async {
                let _ = told_to_close.subscribe().wait_for(|closing| *closing).await;
                tokio::time::sleep(CLOSE_WITHIN).await;
            } => {}
        }
        // Connections to tables are none of the listener's any more: each has to be told, and what it asked for is still to be stored.
        let _ = tokio::time::timeout(CLOSE_WITHIN, hub.closing.closed()).await;
        #[cfg(unix)]
        if let Some(admin) = admin {
            admin.abort();
            let _ = admin.await;
        }
        hub.store.close().await;
        info!("stopped");
        Ok(())
    }
}

/// Serves the page alone, without tables, until the process is told to stop.
pub async fn serve_page(listener: TcpListener, page: Page) {
    listen::serve(listener, api::page_alone(page), usize::MAX, stop()).await;
}

/// Waits for Ctrl-C, or for the signal with which services are stopped.
async fn stop() {
    let interrupt = async {
        let _ = tokio::signal::ctrl_c().await;
    };
    #[cfg(unix)]
    {
        let mut terminate = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())
            .expect("signals can be waited for");
        tokio::select! {
            () = interrupt => {}
            _ = terminate.recv() => {}
        }
    }
    #[cfg(not(unix))]
    interrupt.await;
}
