use std::io;
use std::net::{Ipv4Addr, SocketAddr};

use futures_util::{SinkExt, StreamExt};
use ghost_stories_online::{ClientMessage, LobbyMessage, ServerMessage};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// How many connections leave from one address of this machine; a system has ports for some 28,000.
const FROM_ONE_ADDRESS: usize = 20_000;

/// One connection to one table.
pub struct LoadConnection {
    socket: WebSocketStream<TcpStream>,
    requests: u64,
}

impl LoadConnection {
    /// Connects to a server on this machine. Connections with high numbers leave from other addresses of it.
    pub async fn connect(port: u16, number: usize) -> io::Result<LoadConnection> {
        LoadConnection::connect_to(port, number, "api/socket").await
    }

    /// Connects to the lobby.
    pub async fn connect_to_lobby(port: u16, number: usize) -> io::Result<LoadConnection> {
        LoadConnection::connect_to(port, number, "api/lobby/socket").await
    }

    async fn connect_to(port: u16, number: usize, path: &str) -> io::Result<LoadConnection> {
        let outgoing = TcpSocket::new_v4()?;
        if let further @ 1.. = number / FROM_ONE_ADDRESS {
            outgoing.bind(SocketAddr::from(([127, 0, 0, 1 + further as u8], 0)))?;
        }
        let stream = outgoing.connect(SocketAddr::from((Ipv4Addr::LOCALHOST, port))).await?;
        stream.set_nodelay(true)?;
        let address = format!("ws://127.0.0.1:{port}/{path}");
        // There are thousands of them, and what they say is short.
        let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let (socket, _) = client_async_with_config(address, stream, Some(config)).await.map_err(failed)?;
        Ok(LoadConnection { socket, requests: 0 })
    }

    /// Sends a request and gives back the `id` that its answer will have.
    pub async fn send(&mut self, request: &ClientMessage) -> io::Result<u64> {
        self.requests += 1;
        self.socket.send(Message::text(request.write(Some(self.requests)))).await.map_err(failed)?;
        Ok(self.requests)
    }

    /// The next message; an error if the connection is gone.
    pub async fn receive(&mut self) -> io::Result<ServerMessage> {
        let text = self.receive_text().await?;
        ServerMessage::read(&text).map_err(|error| not_understood(&error, &text))
    }

    /// The next message in the lobby.
    pub async fn receive_lobby(&mut self) -> io::Result<LobbyMessage> {
        let text = self.receive_text().await?;
        LobbyMessage::read(&text).map_err(|error| not_understood(&error, &text))
    }

    async fn receive_text(&mut self) -> io::Result<Utf8Bytes> {
        loop {
            let message = self.socket.next().await.ok_or(io::ErrorKind::UnexpectedEof)?;
            match message.map_err(failed)? {
                Message::Text(text) => return Ok(text),
                Message::Close(_) => return Err(io::ErrorKind::UnexpectedEof.into()),
                _ => {}
            }
        }
    }
}

fn not_understood(error: &serde_json::Error, text: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, format!("not understood ({error}): {text}"))
}

fn failed(error: tungstenite::Error) -> io::Error {
    match error {
        tungstenite::Error::Io(error) => error,
        other => io::Error::new(io::ErrorKind::ConnectionReset, other),
    }
}
