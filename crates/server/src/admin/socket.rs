//! The socket: a file that only the user of the server can open, so the system itself says who may ask.

use std::fs::{self, DirBuilder, Permissions};
use std::io;
use std::os::unix::fs::{DirBuilderExt, FileTypeExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{UnixListener, UnixStream};
use tokio::time::timeout;
use tracing::error;

use super::{AdminAnswer, AdminRequest, LONGEST_REQUEST};
use crate::hub::Hub;

/// How long whoever asks may take to say what they want.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long a server may take to answer.
const ANSWER: Duration = Duration::from_mins(1);

/// Where those who run a server ask it. The file goes when this is dropped.
#[derive(Debug)]
pub struct AdminSocket {
    listener: UnixListener,
    path: PathBuf,
}

impl AdminSocket {
    /// Makes the socket, in place of one that a crash has left.
    pub fn bind(path: &Path) -> io::Result<AdminSocket> {
        match fs::symlink_metadata(path) {
            Ok(there) if !there.file_type().is_socket() => {
                return Err(io::Error::new(io::ErrorKind::AlreadyExists, "a file that is no socket is there"));
            }
            Ok(_) if std::os::unix::net::UnixStream::connect(path).is_ok() => {
                return Err(io::Error::new(io::ErrorKind::AddrInUse, "another server answers there"));
            }
            Ok(_) | Err(_) => {}
        }
        // Made where nobody else can reach it, until it has its permissions.
        let mut private = path.as_os_str().to_owned();
        private.push(format!(".{}", std::process::id()));
        let private = PathBuf::from(private);
        DirBuilder::new().mode(0o700).create(&private)?;
        let made = private.join("s");
        let bound = UnixListener::bind(&made).and_then(|listener| {
            fs::set_permissions(&made, Permissions::from_mode(0o600))?;
            fs::rename(&made, path)?;
            Ok(listener)
        });
        if bound.is_err() {
            let _ = fs::remove_file(&made);
        }
        fs::remove_dir(&private)?;
        Ok(AdminSocket { listener: bound?, path: path.to_owned() })
    }

    /// Answers whoever asks, for ever.
    pub async fn serve(self, hub: Arc<Hub>) {
        loop {
            match self.listener.accept().await {
                Ok((stream, _)) => {
                    let hub = hub.clone();
                    // Who does not wait for the answer misses it.
                    tokio::spawn(async move { answer(&hub, stream).await });
                }
                Err(error) => {
                    error!(%error, "nobody can ask through the socket of the admin");
                    tokio::time::sleep(PATIENCE).await;
                }
            }
        }
    }
}

impl Drop for AdminSocket {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.path);
    }
}

async fn answer(hub: &Arc<Hub>, stream: UnixStream) -> io::Result<()> {
    let mut stream = BufReader::new(stream);
    let mut line = String::new();
    let heard = timeout(PATIENCE, (&mut stream).take(LONGEST_REQUEST).read_line(&mut line)).await;
    heard.map_err(|_| io::ErrorKind::TimedOut)??;
    let answer = match serde_json::from_str(&line) {
        Ok(request) => hub.administer(request).await,
        Err(error) => AdminAnswer::Refused { error: format!("this program does not know what is asked: {error}") },
    };
    let mut text = serde_json::to_string(&answer)?;
    text.push('\n');
    timeout(PATIENCE, stream.write_all(text.as_bytes())).await.map_err(|_| io::ErrorKind::TimedOut)?
}

/// Asks the server behind a socket.
pub async fn ask(path: &Path, request: &AdminRequest) -> io::Result<AdminAnswer> {
    let mut stream = UnixStream::connect(path).await?;
    let mut line = serde_json::to_string(request)?;
    line.push('\n');
    stream.write_all(line.as_bytes()).await?;
    let mut answer = String::new();
    timeout(ANSWER, stream.read_to_string(&mut answer)).await.map_err(|_| io::ErrorKind::TimedOut)??;
    serde_json::from_str(&answer).map_err(io::Error::from)
}
