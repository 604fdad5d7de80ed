//! Several servers at one PostgreSQL database.

use std::time::Duration;

use ghost_stories_server::store::{EventRow, Notification, Notifications, Store, StoreError};
use tokio::time::timeout;

use crate::test_database::{TestDatabase, row};

async fn next(notifications: &mut Notifications) -> Notification {
    timeout(Duration::from_mins(1), notifications.next()).await.expect("nothing is heard")
}

#[tokio::test]
#[ignore = "needs GHOST_STORIES_POSTGRES; cargo xtask test gives it"]
async fn they_hear_of_each_other_and_not_of_themselves() {
    let place = TestDatabase::database().await;
    let (here, there) = (place.open().await, place.open().await);
    let mut heard_here = here.notifications().await.unwrap();
    let mut over_there = there.notifications().await.unwrap();
    assert!(here.append(row("altar", 1), None).await.unwrap());
    assert!(!there.append(row("altar", 1), None).await.unwrap());
    there.tell_peers("who is there? 道").await.unwrap();
    assert!(there.append(row("altar", 2), None).await.unwrap());
    assert_eq!(next(&mut over_there).await, Notification::Changed { table: "altar".into(), number: 1 });
    assert_eq!(next(&mut heard_here).await, Notification::PeerMessage("who is there? 道".into()));
    assert_eq!(next(&mut heard_here).await, Notification::Changed { table: "altar".into(), number: 2 });
    here.tell_peers("end").await.unwrap();
    assert_eq!(next(&mut over_there).await, Notification::PeerMessage("end".into()), "nothing of its own in between");
    here.close().await;
    there.close().await;
    place.clear().await;
}

#[tokio::test]
#[ignore = "needs GHOST_STORIES_POSTGRES; cargo xtask test gives it"]
async fn every_row_of_a_large_batch_is_told() {
    let place = TestDatabase::database().await;
    let (here, there) = (place.open().await, place.open().await);
    let mut heard = there.notifications().await.unwrap();
    let tables: Vec<String> = (0..1_000).map(|table| format!("{table:064}")).collect();
    let appends = tables.iter().map(|table| {
        tokio::spawn({
            let (here, row) = (here.clone(), row(table, 1));
            async move { here.append(row, None).await.unwrap() }
        })
    });
    for append in appends.collect::<Vec<_>>() {
        assert!(append.await.unwrap());
    }
    let mut told = Vec::new();
    while told.len() < tables.len() {
        let Notification::Changed { table, number: 1 } = next(&mut heard).await else {
            panic!("something else was told")
        };
        told.push(table);
    }
    told.sort_unstable();
    assert_eq!(told, tables);
    here.close().await;
    there.close().await;
    place.clear().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs GHOST_STORIES_POSTGRES; cargo xtask test gives it"]
async fn racing_at_many_tables_they_neither_block_each_other_nor_lose_a_row() {
    let place = TestDatabase::database().await;
    let stores = [place.open().await, place.open().await, place.open().await];
    let mut players = Vec::new();
    for (who, store) in stores.iter().enumerate() {
        for table in 0..60 {
            let store = store.clone();
            players.push(tokio::spawn(async move {
                let table = format!("t{table}");
                let mut own = 0;
                while own < 10 {
                    let last = store.read(&table, 0).await.unwrap().len() as u64;
                    let row = EventRow { body: who.to_string(), ..row(&table, last + 1) };
                    own += u64::from(store.append(row, None).await.unwrap());
                }
            }));
        }
    }
    for player in players {
        timeout(Duration::from_mins(2), player).await.expect("they block each other").unwrap();
    }
    for table in 0..60 {
        let rows = stores[0].read(&format!("t{table}"), 0).await.unwrap();
        assert_eq!(rows.iter().map(|row| row.number).collect::<Vec<_>>(), (1..=30).collect::<Vec<_>>());
        for who in ["0", "1", "2"] {
            assert_eq!(rows.iter().filter(|row| row.body == who).count(), 10);
        }
    }
    for store in stores {
        store.close().await;
    }
    place.clear().await;
}

#[tokio::test]
#[ignore = "needs GHOST_STORIES_POSTGRES; cargo xtask test gives it"]
async fn starting_at_once_they_make_the_tables_once() {
    let place = TestDatabase::database().await;
    let starts: Vec<_> = (0..8)
        .map(|_| {
            let address = place.address();
            tokio::spawn(async move { Store::open(&address).await })
        })
        .collect();
    for start in starts {
        start.await.unwrap().unwrap().close().await;
    }
    place.clear().await;
}

#[tokio::test]
#[ignore = "needs GHOST_STORIES_POSTGRES; cargo xtask test gives it"]
async fn lost_connections_are_made_again() {
    let place = TestDatabase::database().await;
    let store = place.open().await;
    let mut notifications = store.notifications().await.unwrap();
    let mut stored = 0;
    for _ in 0..5 {
        let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = current_database() AND pid <> pg_backend_pid()";
        place.meddle(end).await;
        assert_eq!(next(&mut notifications).await, Notification::Lost);
        for _ in 0..20 {
            match store.append(row("altar", stored + 1), None).await {
                Ok(true) => stored += 1,
                Err(StoreError::Uncertain(_)) => stored = store.read("altar", 0).await.unwrap().len() as u64,
                other => panic!("{other:?}"),
            }
        }
    }
    assert!(stored >= 90, "{stored}");
    assert_eq!(store.read("altar", 0).await.unwrap().len() as u64, stored);
    store.close().await;
    place.clear().await;
}

#[tokio::test]
#[ignore = "needs GHOST_STORIES_POSTGRES; cargo xtask test gives it"]
async fn a_table_to_which_somebody_comes_while_it_is_removed_stays_or_goes_as_a_whole() {
    let place = TestDatabase::database().await;
    let (here, there) = (place.open().await, place.open().await);
    let mut stayed = 0;
    for round in 0..100 {
        let table = format!("t{round}");
        assert!(here.append(row(&table, 1), None).await.unwrap());
        let marked = [table.clone()];
        assert_eq!(here.mark(&marked, 1).await, Ok(1));
        let come = async {
            let known = here.visit(&table).await.unwrap().len() as u64;
            here.append(row(&table, known + 1), None).await.unwrap();
            known
        };
        let (gone, known) = tokio::join!(there.remove(&marked, 1), come);
        let rows = here.read(&table, 0).await.unwrap().len() as u64;
        // Who found nothing has opened it anew.
        assert_eq!((rows, known), if gone == Ok(1) { (1, 0) } else { (2, 1) });
        stayed += known;
    }
    assert!(stayed <= 100);
    here.close().await;
    there.close().await;
    place.clear().await;
}

#[tokio::test]
#[ignore = "needs GHOST_STORIES_POSTGRES; cargo xtask test gives it"]
async fn of_several_processes_one_counts_how_long_they_run_until_it_goes() {
    let place = TestDatabase::database().await;
    let (here, there) = (place.open().await, place.open().await);
    assert_eq!(here.ran(1_000).await, Ok(Some(0)), "what it ran before it counted does not count");
    assert_eq!(there.ran(1_000).await, Ok(None));
    assert_eq!(here.ran(1_000).await, Ok(Some(1_000)));
    here.close().await;
    // The server notices a moment later that the connection is gone.
    let taken_over = loop {
        match there.ran(500).await.unwrap() {
            Some(ran) => break ran,
            None => tokio::time::sleep(Duration::from_millis(10)).await,
        }
    };
    assert_eq!(taken_over, 1_000);
    assert_eq!(there.ran(500).await, Ok(Some(1_500)));
    there.close().await;
    place.clear().await;
}
