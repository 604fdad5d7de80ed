//! A door to the page's server that can be shut, as if the server were gone.

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::{JoinHandle, JoinSet};

use crate::failure::{TestFailure, TestResult};

/// Passes everything on until it is dropped.
pub struct Proxy {
    pub address: String,
    open: JoinHandle<()>,
}

impl Proxy {
    /// A door to the server at this address.
    pub async fn to(address: &str) -> TestResult<Proxy> {
        let server = address.trim_start_matches("http://").trim_end_matches('/').to_owned();
        if server.contains('/') {
            return Err(TestFailure(format!("{address} is not the root of a server")));
        }
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = format!("http://localhost:{}/", listener.local_addr()?.port());
        let open = tokio::spawn(async move {
            let mut visits = JoinSet::new();
            while let Ok((mut inside, _)) = listener.accept().await {
                let server = server.clone();
                visits.spawn(async move {
                    if let Ok(mut outside) = TcpStream::connect(&server).await {
                        let _ = copy_bidirectional(&mut inside, &mut outside).await;
                    }
                });
            }
        });
        Ok(Proxy { address, open })
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.open.abort();
    }
}
