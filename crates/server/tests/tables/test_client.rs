use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use ghost_stories_engine::Choice;
use ghost_stories_online::{Line, Phase, ServerMessage, TableEvent, TableState, VERSION};
use ghost_stories_table::Step;
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

use crate::test_server::TestServer;

/// Whatever takes longer than this does not come.
const LONG: Duration = Duration::from_mins(1);

/// A client at a table, with all that it was told.
pub struct TestClient {
    socket: WebSocketStream<TcpStream>,
    ids: u64,
    pub person: Option<u8>,
    pub seat_token: Option<String>,
    pub number: u64,
    pub steps: Vec<Step>,
    pub options: Vec<Choice>,
    pub state: Option<TableState>,
    pub chat: Vec<Line>,
    pub here: (Vec<u8>, usize),
    /// In how many seconds the server will be restarted.
    pub restart_in: Option<u32>,
    /// Every text as it came.
    pub texts: Vec<String>,
    /// The numbers of the updates that came one by one.
    pub updates: Vec<u64>,
}

impl TestClient {
    /// A connection on which nothing was said yet.
    pub async fn connect(address: SocketAddr) -> TestClient {
        let stream = TcpStream::connect(address).await.unwrap();
        let (socket, _) = tokio_tungstenite::client_async(format!("ws://{address}/api/socket"), stream).await.unwrap();
        TestClient::on(socket)
    }

    /// A connection from an address that a proxy names.
    pub async fn from(server: &TestServer, address: &str) -> TestClient {
        let stream = TcpStream::connect(server.address).await.unwrap();
        let mut request = format!("ws://{}/api/socket", server.address).into_client_request().unwrap();
        request.headers_mut().insert("x-forwarded-for", address.parse().unwrap());
        let (socket, _) = tokio_tungstenite::client_async(request, stream).await.unwrap();
        TestClient::on(socket)
    }

    /// A connection of somebody who takes hardly anything before it is read.
    pub async fn narrow(address: SocketAddr) -> TestClient {
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(4096).unwrap();
        let stream = socket.connect(address).await.unwrap();
        let (socket, _) = tokio_tungstenite::client_async(format!("ws://{address}/api/socket"), stream).await.unwrap();
        TestClient::on(socket)
    }

    fn on(socket: WebSocketStream<TcpStream>) -> TestClient {
        TestClient {
            socket,
            ids: 0,
            person: None,
            seat_token: None,
            number: 0,
            steps: Vec::new(),
            options: Vec::new(),
            state: None,
            chat: Vec::new(),
            here: (Vec::new(), 0),
            restart_in: None,
            texts: Vec::new(),
            updates: Vec::new(),
        }
    }

    /// Somebody who is welcome at a table.
    pub async fn at(server: &TestServer, table: &str, seat_token: Option<&str>) -> TestClient {
        let mut client = TestClient::connect(server.address).await;
        client.hello(table, seat_token, "").await;
        client.seat_token = seat_token.map(str::to_owned);
        client
    }

    /// Why somebody who would watch is not welcome at a table.
    pub async fn not_let_in(server: &TestServer, table: &str) -> String {
        let mut client = TestClient::connect(server.address).await;
        client.say(&format!(r#"{{"do": "hello", "version": {VERSION}, "table": "{table}"}}"#)).await;
        client.turned_away().await
    }

    /// Says hello, with `more` fields, and waits for the welcome.
    pub async fn hello(&mut self, table: &str, seat_token: Option<&str>, more: &str) {
        let seat_token = seat_token.map_or(String::new(), |seat_token| format!(r#", "secret": "{seat_token}""#));
        self.say(&format!(r#"{{"do": "hello", "version": {VERSION}, "table": "{table}"{seat_token}{more}}}"#)).await;
        let told = self.next().await;
        assert!(matches!(told, Some(ServerMessage::Welcome { .. })), "{told:?}");
    }

    /// Comes back to a table, perhaps at another server, after this has heard so much.
    pub async fn back(mut self, server: &TestServer, table: &str) -> TestClient {
        let again = TestClient::connect(server.address).await;
        self.socket = again.socket;
        self.updates.clear();
        let (since, seat_token) = (format!(r#", "since": {}"#, self.number), self.seat_token.clone());
        self.hello(table, seat_token.as_deref(), &since).await;
        self
    }

    /// Sends a text as it is.
    pub async fn say(&mut self, text: &str) {
        self.socket.send(Message::Text(text.into())).await.unwrap();
    }

    /// Sends something that may be no text; false if the connection is gone.
    pub async fn throw(&mut self, message: Message) -> bool {
        self.socket.send(message).await.is_ok()
    }

    /// A message that claims to be text.
    pub fn as_text(bytes: &[u8]) -> Message {
        Message::Frame(Frame::message(bytes.to_vec(), OpCode::Data(Data::Text), true))
    }

    /// What is told next; `None` when the connection is closed.
    pub async fn next(&mut self) -> Option<ServerMessage> {
        loop {
            match timeout(LONG, self.socket.next()).await.expect("something is told in time")? {
                Ok(Message::Text(text)) => return Some(self.hear(&text)),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    fn hear(&mut self, text: &str) -> ServerMessage {
        self.texts.push(text.to_owned());
        let told = ServerMessage::read(text).unwrap_or_else(|error| panic!("{error}: {text}"));
        match &told {
            ServerMessage::Welcome { number, person, state, steps, now, chat, .. } => {
                self.person = *person;
                self.state = Some(state.clone());
                if let Some(steps) = steps {
                    self.number = *number;
                    self.steps.clone_from(steps);
                    self.chat.clone_from(chat);
                }
                if let Some(now) = now {
                    self.options.clone_from(&now.options);
                }
            }
            ServerMessage::Update(update) => {
                assert!(self.number == 0 || update.number == self.number + 1, "events come without gaps");
                self.number = update.number;
                self.updates.push(update.number);
                self.state = update.state.clone().or(self.state.take());
                if let Some(record) = &update.record {
                    self.steps.truncate(record.from);
                    self.steps.extend(record.steps.iter());
                }
                if let TableEvent::Said { person, text } = &update.what {
                    self.chat.push(Line { person: *person, at: update.at, text: text.clone() });
                }
                if let Some(now) = &update.now {
                    self.options.clone_from(&now.options);
                }
            }
            ServerMessage::Seated { person, seat_token, .. } => {
                self.person = Some(*person);
                self.seat_token = Some(seat_token.clone());
            }
            ServerMessage::Here { people, watching, restart_in, .. } => {
                self.here = (people.clone(), *watching);
                self.restart_in = *restart_in;
            }
            _ => {}
        }
        told
    }

    /// Listens until something is told.
    pub async fn until(&mut self, is_it: impl Fn(&ServerMessage) -> bool) -> ServerMessage {
        loop {
            let told = self.next().await.expect("the connection stays open");
            if is_it(&told) {
                return told;
            }
        }
    }

    /// Listens until something is so.
    pub async fn wait_for(&mut self, so: impl Fn(&TestClient) -> bool) {
        while !so(self) {
            self.next().await.expect("the connection stays open");
        }
    }

    /// Asks for something, such as `"do": "start"`, and waits for the answer and for what it brought about.
    pub async fn ask(&mut self, fields: &str) -> ServerMessage {
        self.ids += 1;
        let ours = self.ids;
        self.say(&format!(r#"{{{fields}, "id": {ours}}}"#)).await;
        let is_ours = |told: &ServerMessage| match told {
            ServerMessage::Done { id } | ServerMessage::Seated { id, .. } | ServerMessage::Refused { id, .. } => {
                *id == Some(ours)
            }
            _ => false,
        };
        let answer = self.until(is_ours).await;
        if !matches!(answer, ServerMessage::Refused { .. }) && !fields.contains("\"point\"") {
            let told = self.next().await;
            assert!(matches!(told, Some(ServerMessage::Update(_))), "{told:?}");
        }
        answer
    }

    /// Asks for something that is carried out.
    pub async fn does(&mut self, fields: &str) {
        let told = self.ask(fields).await;
        assert!(matches!(told, ServerMessage::Done { .. } | ServerMessage::Seated { .. }), "{fields}: {told:?}");
    }

    /// Asks for something that is refused, and says why.
    pub async fn refused(&mut self, fields: &str) -> String {
        match self.ask(fields).await {
            ServerMessage::Refused { error, .. } => error,
            told => panic!("{fields}: {told:?}"),
        }
    }

    /// Chooses one of the options, the same for the same number.
    pub async fn choose(&mut self, number: usize) -> ServerMessage {
        let choice = self.options[number % self.options.len()];
        let steps = self.steps.len();
        self.ask(&format!(r#""do": "choose", "choice": "{choice}", "steps": {steps}"#)).await
    }

    pub fn phase(&self) -> Phase {
        self.state.as_ref().unwrap().phase
    }

    /// The words of the refusal with which the server closes the connection.
    pub async fn turned_away(&mut self) -> String {
        let Some(ServerMessage::Refused { error, .. }) = self.next().await else { panic!("nothing was refused") };
        assert!(self.next().await.is_none(), "the connection is closed");
        error
    }
}

/// Ann and Ben at a table; the game is on.
pub async fn ann_and_ben(server: &TestServer) -> (String, TestClient, TestClient) {
    let opened = server.two_seats().await;
    let mut ann = TestClient::at(server, &opened.table, Some(&opened.seat_token)).await;
    let mut ben = TestClient::at(server, &opened.table, None).await;
    ben.does(r#""do": "sit", "seat": "red", "name": "Ben""#).await;
    ann.does(r#""do": "start""#).await;
    meet(&mut [&mut ann, &mut ben]).await;
    (opened.table, ann, ben)
}

/// Waits until all know what one of them knows.
pub async fn meet(clients: &mut [&mut TestClient]) {
    let number = clients.iter().map(|client| client.number).max().unwrap();
    for client in clients {
        client.wait_for(|client| client.number >= number).await;
    }
}

/// Lets those whose turn it is decide so many times, or until the game is over; each hears of each decision.
pub async fn play(clients: &mut [&mut TestClient], decisions: usize) {
    for number in 0..decisions {
        meet(clients).await;
        if clients[0].phase() == Phase::Over {
            return;
        }
        let decider = clients.iter_mut().find(|client| !client.options.is_empty()).expect("somebody must decide");
        let told = decider.choose(number.wrapping_mul(7) + 3).await;
        assert!(matches!(told, ServerMessage::Done { .. }), "{told:?}");
    }
    meet(clients).await;
    let first = clients[0].steps.clone();
    assert!(clients.iter().all(|client| client.steps == first), "all know the same");
}
