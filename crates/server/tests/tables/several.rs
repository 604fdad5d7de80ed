//! Several servers at one PostgreSQL: one table, whoever is connected where.

use std::env;

use ghost_stories_online::{Phase, ServerMessage};
use tokio::runtime::Runtime;
use tokio_postgres::NoTls;

use crate::test_client::{TestClient, meet, play};
use crate::test_server::{TestServer, settings};

/// A database of its own at the PostgreSQL that the environment names.
pub struct Database {
    server: String,
    name: String,
}

impl Database {
    pub async fn new(name: &str) -> Database {
        let server = env::var("GHOST_STORIES_POSTGRES").expect("GHOST_STORIES_POSTGRES is the address of a PostgreSQL");
        let database = Database { server, name: format!("ghosts_tables_{}_{name}", std::process::id()) };
        database.tell("CREATE DATABASE", "").await;
        database
    }

    async fn tell(&self, what: &str, how: &str) {
        let (client, connection) = tokio_postgres::connect(&self.server, NoTls).await.unwrap();
        tokio::spawn(connection);
        client.batch_execute(&format!("{what} {}{how}", self.name)).await.unwrap();
    }

    /// Where it is.
    pub fn address(&self) -> String {
        let (_, rest) = self.server.split_once("://").unwrap();
        let (base, options) = rest.split_once('?').unwrap_or((rest, ""));
        let base = base.split_once('/').map_or(base, |(base, _)| base);
        format!("postgres://{base}/{}?{options}", self.name)
    }

    /// Fills it from a dump.
    pub async fn fill(&self, dump: &str) {
        let (client, connection) = tokio_postgres::connect(&self.address(), NoTls).await.unwrap();
        tokio::spawn(connection);
        client.batch_execute(dump).await.unwrap();
    }

    pub async fn server(&self) -> TestServer {
        let mut settings = settings();
        settings.database = self.address();
        TestServer::with(settings).await
    }

    /// A server in a runtime of its own, which can be dropped in the middle of everything.
    fn house_to_lose(&self) -> (Runtime, TestServer) {
        std::thread::scope(|scope| {
            let start = || {
                let runtime = Runtime::new().unwrap();
                let server = runtime.block_on(self.server());
                (runtime, server)
            };
            scope.spawn(start).join().unwrap()
        })
    }

    pub async fn clear(self) {
        self.tell("DROP DATABASE", " WITH (FORCE)").await;
    }
}

/// Ann at one server and Ben at another; the game is on.
async fn apart(here: &TestServer, there: &TestServer, seats: &str) -> (String, TestClient, TestClient) {
    let opened = here.table(seats).await;
    let mut ann = TestClient::at(here, &opened.table, Some(&opened.seat_token)).await;
    let mut ben = TestClient::at(there, &opened.table, None).await;
    ben.does(r#""do": "sit", "seat": "red", "name": "Ben""#).await;
    ann.wait_for(|ann| ann.state.as_ref().unwrap().people.len() == 2).await;
    ann.does(r#""do": "start""#).await;
    meet(&mut [&mut ann, &mut ben]).await;
    (opened.table, ann, ben)
}

/// Listens until the bots have played and a person decides; nobody does when the game is over.
async fn who_decides<'a>(ann: &'a mut TestClient, ben: &'a mut TestClient) -> Option<&'a mut TestClient> {
    while ann.options.is_empty() && ben.options.is_empty() && ann.phase() == Phase::Playing {
        // Both hear of the same decisions; whose turn it is shows sooner or later at both.
        let before = ann.number;
        ann.wait_for(|client| client.number > before || client.phase() == Phase::Over).await;
        meet(&mut [ann, ben]).await;
    }
    if ann.phase() == Phase::Over {
        return None;
    }
    Some(if ann.options.is_empty() { ben } else { ann })
}

const TWO: &str = r#"[{"for": "me", "colour": "green"}, {"for": "open", "colour": "red"}]"#;

#[tokio::test]
#[ignore = "needs GHOST_STORIES_POSTGRES; cargo xtask test gives it"]
async fn players_at_different_servers_see_moves_talk_pointing_and_each_other() {
    let database = Database::new("apart").await;
    let (here, there) = (database.server().await, database.server().await);
    let (table, mut ann, mut ben) = apart(&here, &there, TWO).await;
    let mut watcher = TestClient::at(&there, &table, None).await;
    ann.wait_for(|ann| ann.here == (vec![0, 1], 1)).await;
    watcher.wait_for(|watcher| watcher.here == (vec![0, 1], 1)).await;
    play(&mut [&mut ann, &mut ben, &mut watcher], 30).await;
    ann.does(r#""do": "say", "text": "Hello over there""#).await;
    ben.wait_for(|ben| ben.chat.last().is_some_and(|line| line.text == "Hello over there" && line.person == 0)).await;
    ben.does(r#""do": "point", "thing": "tile-tea-house""#).await;
    let pointed = ServerMessage::Pointed { person: 1, target: "tile-tea-house".to_owned() };
    ann.until(|told| *told == pointed).await;
    drop(ben);
    ann.wait_for(|ann| ann.here == (vec![0], 1)).await;
    drop((ann, watcher));
    here.close().await;
    there.close().await;
    database.clear().await;
}

#[tokio::test]
#[ignore = "needs GHOST_STORIES_POSTGRES; cargo xtask test gives it"]
async fn a_bot_decides_once_however_many_servers_could_let_it() {
    let database = Database::new("bots").await;
    let (here, there) = (database.server().await, database.server().await);
    let seats = r#"[{"for": "me", "colour": "green"}, {"for": "open", "colour": "red"}, {"for": "novice", "colour": "blue"}, {"for": "random", "colour": "yellow"}]"#;
    let (table, mut ann, mut ben) = apart(&here, &there, seats).await;
    for number in 0..30 {
        let Some(decider) = who_decides(&mut ann, &mut ben).await else { break };
        assert!(matches!(decider.choose(number).await, ServerMessage::Done { .. }));
        meet(&mut [&mut ann, &mut ben]).await;
    }
    // Bots that are still playing would be counted after what they did was told.
    who_decides(&mut ann, &mut ben).await;
    let by_bot = |text: &&String| text.contains(r#""by":"blue""#) || text.contains(r#""by":"yellow""#);
    let told = ann.texts.iter().filter(by_bot).count();
    let mut counted = 0;
    for server in [&here, &there] {
        let figures = server.get("/metrics").await.body;
        let line = figures.lines().find(|line| line.starts_with("ghost_stories_bot_decisions_total "));
        counted += line.unwrap().rsplit(' ').next().unwrap().parse::<usize>().unwrap();
    }
    assert!(told > 0);
    assert_eq!(told, counted, "no decision was made twice");
    let whole = TestClient::at(&there, &table, None).await;
    assert_eq!((&whole.steps, &ann.steps), (&ann.steps, &ben.steps), "and every event came once and in order");
    drop((ann, ben, whole));
    here.close().await;
    there.close().await;
    database.clear().await;
}

#[tokio::test]
#[ignore = "needs GHOST_STORIES_POSTGRES; cargo xtask test gives it"]
async fn when_a_server_is_lost_its_clients_go_on_at_another_and_lose_nothing() {
    let database = Database::new("lost").await;
    let (runtime, here) = database.house_to_lose();
    let there = database.server().await;
    let (table, mut ann, mut ben) = apart(&here, &there, TWO).await;
    play(&mut [&mut ann, &mut ben], 20).await;
    runtime.shutdown_background();
    while ann.next().await.is_some() {}
    let known = ann.number;
    ben.does(r#""do": "say", "text": "Where are you?""#).await;
    let mut ann = ann.back(&there, &table).await;
    meet(&mut [&mut ben, &mut ann]).await;
    assert_eq!(ann.updates, (known + 1..=ben.number).collect::<Vec<_>>());
    assert_eq!((&ann.steps, ann.chat.last().unwrap().text.as_str()), (&ben.steps, "Where are you?"));
    play(&mut [&mut ann, &mut ben], 20).await;
    drop((ann, ben));
    there.close().await;
    database.clear().await;
}

#[tokio::test]
#[ignore = "needs GHOST_STORIES_POSTGRES; cargo xtask test gives it"]
async fn of_two_servers_that_act_at_the_same_moment_one_wins_and_the_other_is_told_why() {
    let database = Database::new("race").await;
    let (here, there) = (database.server().await, database.server().await);
    let (table, mut ann, mut ben) = apart(&here, &there, TWO).await;
    let (ann_token, ben_token) = (ann.seat_token.clone(), ben.seat_token.clone());
    let mut ann_too = TestClient::at(&there, &table, ann_token.as_deref()).await;
    let mut ben_too = TestClient::at(&here, &table, ben_token.as_deref()).await;
    for number in 0..20 {
        meet(&mut [&mut ann, &mut ben, &mut ann_too, &mut ben_too]).await;
        if ann.phase() == Phase::Over {
            break;
        }
        let (one, other) = if ann.options.is_empty() { (&mut ben, &mut ben_too) } else { (&mut ann, &mut ann_too) };
        let before = one.number;
        let (first, second) = tokio::join!(one.choose(number), other.choose(number));
        let refused: Vec<&ServerMessage> =
            [&first, &second].into_iter().filter(|told| matches!(told, ServerMessage::Refused { .. })).collect();
        assert_eq!(refused.len(), 1, "{first:?}, {second:?}");
        let ServerMessage::Refused { error, .. } = refused[0] else { unreachable!() };
        assert!(
            error.contains("the game has gone on") || error.contains("not for you") || error.contains("is over"),
            "{error}"
        );
        one.wait_for(|client| client.number > before).await;
        other.wait_for(|client| client.number > before).await;
        // Both may talk at the same moment.
        let say = r#""do": "say", "text": "Now""#;
        if number < 8 {
            let (first, second) = tokio::join!(ann.ask(say), ben.ask(say));
            assert!(
                matches!((&first, &second), (ServerMessage::Done { .. }, ServerMessage::Done { .. })),
                "{first:?}, {second:?}"
            );
        }
    }
    // Two who want the same seat.
    let opened = here.two_seats().await;
    let mut cat = TestClient::at(&here, &opened.table, None).await;
    let mut dan = TestClient::at(&there, &opened.table, None).await;
    let (first, second) = tokio::join!(
        cat.ask(r#""do": "sit", "seat": "red", "name": "Cat""#),
        dan.ask(r#""do": "sit", "seat": "red", "name": "Dan""#)
    );
    match (&first, &second) {
        (ServerMessage::Seated { .. }, ServerMessage::Refused { error, .. })
        | (ServerMessage::Refused { error, .. }, ServerMessage::Seated { .. }) => {
            assert_eq!(error, "the seat red is taken");
        }
        both => panic!("{both:?}"),
    }
    drop((ann, ben, ann_too, ben_too, cat, dan));
    here.close().await;
    there.close().await;
    database.clear().await;
}
