use std::io::{self, Error, ErrorKind};
use std::net::Ipv4Addr;

use ghost_stories_online::{NewChallenge, NewTable, OpenedTable, Problem};
use serde::Serialize;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Opens a table at a server on this machine.
pub async fn open_table(port: u16, new: &NewTable) -> io::Result<OpenedTable> {
    open(port, "/api/tables", new).await
}

/// Tries the challenge of the day there.
pub async fn open_challenge(port: u16, new: &NewChallenge) -> io::Result<OpenedTable> {
    open(port, "/api/daily", new).await
}

async fn open(port: u16, path: &str, new: &impl Serialize) -> io::Result<OpenedTable> {
    let body = serde_json::to_string(new)?;
    let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).await?;
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    // The server closes the connection after its answer, so all that follows the head is the body.
    let (head, body) = answer.split_once("\r\n\r\n").ok_or(ErrorKind::UnexpectedEof)?;
    if head.split(' ').nth(1) != Some("201") {
        let problem = serde_json::from_str(body).map_or_else(|_| head.to_owned(), |Problem { error }| error);
        return Err(Error::new(ErrorKind::PermissionDenied, problem));
    }
    serde_json::from_str(body).map_err(|_| ErrorKind::UnexpectedEof.into())
}
