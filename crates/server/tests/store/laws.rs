//! What holds for every kind of storage.

use ghost_stories_server::store::{Category, EventRow, Finished, LONGEST_PEER_MESSAGE, Store, StoreError};

use crate::test_database::{TestDatabase, finish, result, row};

pub async fn rows_are_read_in_order_after_a_number(place: &TestDatabase) {
    let store = place.open().await;
    for number in 1..=12 {
        assert!(store.append(row("altar", number), None).await.unwrap());
        assert!(store.append(row("altar-2", number), None).await.unwrap());
    }
    assert_eq!(store.read("altar", 0).await.unwrap(), (1..=12).map(|number| row("altar", number)).collect::<Vec<_>>());
    assert_eq!(store.read("altar", 10).await.unwrap(), [row("altar", 11), row("altar", 12)]);
    assert_eq!(store.read("altar", 12).await.unwrap(), []);
    assert_eq!(store.read("altar", u64::MAX).await.unwrap(), []);
    assert_eq!(store.read("nowhere", 0).await.unwrap(), []);
    store.close().await;
}

pub async fn a_number_is_taken_once_and_none_is_left_out(place: &TestDatabase) {
    let store = place.open().await;
    assert!(!store.append(row("altar", 2), None).await.unwrap(), "there is no row 1 yet");
    assert!(store.append(row("altar", 1), None).await.unwrap());
    let other = EventRow { body: "other".into(), ..row("altar", 1) };
    assert!(!store.append(other, None).await.unwrap());
    assert!(!store.append(row("altar", 3), None).await.unwrap());
    assert!(store.append(row("altar", 2), None).await.unwrap());
    assert_eq!(store.read("altar", 0).await.unwrap(), [row("altar", 1), row("altar", 2)]);
    store.close().await;
}

pub async fn of_many_with_the_same_number_one_wins(place: &TestDatabase) {
    let store = place.open().await;
    for number in 1..=5 {
        let all = (0..40).map(|who| {
            let (store, body) = (store.clone(), format!("{who}"));
            tokio::spawn(async move { store.append(EventRow { body, ..row("altar", number) }, None).await.unwrap() })
        });
        let all: Vec<_> = all.collect();
        let mut winners = Vec::new();
        for (who, one) in all.into_iter().enumerate() {
            if one.await.unwrap() {
                winners.push(who.to_string());
            }
        }
        let stored = store.read("altar", number - 1).await.unwrap();
        assert_eq!(stored.into_iter().map(|row| row.body).collect::<Vec<_>>(), winners);
        assert_eq!(winners.len(), 1);
    }
    store.close().await;
}

pub async fn rows_of_one_table_handed_over_together_are_all_stored(place: &TestDatabase) {
    let store = place.open().await;
    let appends: Vec<_> = (1..=8)
        .map(|number| {
            let store = store.clone();
            tokio::spawn(async move {
                // Whoever comes too early tries again, as a server does.
                while !store.append(row("altar", number), None).await.unwrap() {}
            })
        })
        .collect();
    for append in appends {
        append.await.unwrap();
    }
    assert_eq!(store.read("altar", 0).await.unwrap().len(), 8);
    store.close().await;
}

pub async fn a_result_is_stored_only_with_its_row(place: &TestDatabase) {
    let store = place.open().await;
    assert!(store.append(row("altar", 1), None).await.unwrap());
    assert!(!store.append(row("altar", 1), Some(result("altar", "Ann", 50, 5))).await.unwrap());
    assert_eq!(store.records(categories(), 10).await.unwrap(), []);
    let mut ended = result("altar", "Ann \"the\" 道士", -7, 9);
    ended.names.push("Ben\0".into());
    ended.day = Some(20_000);
    (ended.wu_feng, ended.aids) = ("bot".into(), vec!["hints".into(), "chance".into()]);
    assert!(store.append(row("altar", 2), Some(ended.clone())).await.unwrap());
    assert!(store.append(row("altar", 3), Some(result("altar", "Ann", 99, 10))).await.unwrap());
    assert_eq!(store.standings(20_000, 10).await.unwrap(), [ended], "the first result of a table stays");
    store.close().await;
}

pub async fn standings_have_the_highest_score_and_the_earlier_first(place: &TestDatabase) {
    let store = place.open().await;
    let of_day = |day, finished: Finished| Finished { day: Some(day), ..finished };
    let ann = of_day(7, result("a1", "Ann", 20, 100));
    let ben = of_day(7, result("b1", "Ben", 30, 300));
    let cho = of_day(7, result("c1", "Cho", 30, 200));
    for finished in [&ann, &ben, &cho] {
        finish(&store, finished.clone()).await;
    }
    finish(&store, of_day(8, result("d1", "Dan", 99, 1))).await;
    finish(&store, result("e1", "Eve", 99, 1)).await;
    assert_eq!(store.standings(7, 10).await.unwrap(), [cho.clone(), ben.clone(), ann]);
    assert_eq!(store.standings(7, 2).await.unwrap(), [cho, ben]);
    assert_eq!(store.standings(9, 2).await.unwrap(), []);
    store.close().await;
}

/// Those of the results here, in an order that is not theirs by name.
fn categories() -> Vec<Category> {
    let category = |kind: &str, level: &str, players| Category {
        kind: kind.into(),
        level: level.into(),
        players,
        wu_feng: String::new(),
    };
    vec![
        category("base", "initiation", 4),
        category("base", "nightmare", 2),
        category("base", "nightmare", 4),
        category("both", "hell", 1),
        category("white-moon", "nightmare", 4),
    ]
}

pub async fn records_are_the_best_of_every_kind_level_and_number_of_players(place: &TestDatabase) {
    let store = place.open().await;
    let best = result("t1", "Ann", 60, 9);
    let next = result("t2", "Ben", 60, 10);
    let fewer = Finished { players: 2, ..result("t4", "Dan", 5, 1) };
    let easier = Finished { level: "initiation".into(), ..result("t5", "Eve", 4, 1) };
    let kind = Finished { kind: "white-moon".into(), ..result("t6", "Fay", 3, 1) };
    let less = result("t3", "Cho", 59, 1);
    for finished in [&kind, &next, &less, &best, &fewer, &easier] {
        finish(&store, finished.clone()).await;
    }
    finish(&store, Finished { day: Some(7), ..result("t7", "Gil", 99, 1) }).await;
    let records = async |each| store.records(categories(), each).await.unwrap();
    assert_eq!(records(2).await, [easier.clone(), fewer.clone(), best.clone(), next, kind.clone()]);
    assert_eq!(records(1).await, [easier, fewer, best, kind]);
    assert_eq!(records(0).await, []);
    store.close().await;
}

pub async fn a_day_keeps_its_first_seed(place: &TestDatabase) {
    let store = place.open().await;
    assert_eq!(store.known_seed(20_000).await.unwrap(), None);
    let seeds: Vec<_> = (0..20)
        .map(|fresh| {
            let store = store.clone();
            tokio::spawn(async move { store.seed_of_day(20_000, u64::MAX - fresh).await.unwrap() })
        })
        .collect();
    let first = store.seed_of_day(20_000, 5).await.unwrap();
    for seed in seeds {
        assert_eq!(seed.await.unwrap(), first);
    }
    assert_eq!(store.known_seed(20_000).await.unwrap(), Some(first));
    assert_eq!(store.seed_of_day(20_001, u64::MAX).await.unwrap(), u64::MAX);
    store.close().await;
}

pub async fn what_is_stored_survives_reopening(place: &TestDatabase) {
    let store = place.open().await;
    finish(&store, result("altar", "Ann", 10, 20)).await;
    store.seed_of_day(1, 2).await.unwrap();
    store.check(5).await.unwrap();
    store.close().await;
    assert_eq!(store.append(row("altar", 2), None).await, Err(StoreError::Closed));

    let store = place.open().await;
    assert_eq!(store.read("altar", 0).await.unwrap().len(), 1);
    assert_eq!(store.records(categories(), 1).await.unwrap(), [result("altar", "Ann", 10, 20)]);
    assert_eq!(store.seed_of_day(1, 3).await.unwrap(), 2);
    store.close().await;
}

pub async fn closing_waits_for_what_was_handed_over(place: &TestDatabase) {
    let store = place.open().await;
    let appends: Vec<_> = (0..300)
        .map(|table| {
            let store = store.clone();
            tokio::spawn(async move { store.append(row(&format!("t{table}"), 1), None).await })
        })
        .collect();
    tokio::task::yield_now().await;
    store.close().await;
    let again = place.open().await;
    for (table, append) in appends.into_iter().enumerate() {
        let stored = again.read(&format!("t{table}"), 0).await.unwrap().len() == 1;
        match append.await.unwrap() {
            Ok(true) => assert!(stored, "t{table} was said to be stored"),
            Err(StoreError::Closed) => assert!(!stored, "t{table} was said not to be stored"),
            other => panic!("{other:?}"),
        }
    }
    again.close().await;
}

pub async fn what_cannot_be_stored_is_refused(place: &TestDatabase) {
    let store = place.open().await;
    let refused = async |row, finished| matches!(store.append(row, finished).await, Err(StoreError::Refused(_)));
    assert!(refused(row("", 1), None).await);
    assert!(refused(row("tea house", 1), None).await);
    assert!(refused(row(&"x".repeat(65), 1), None).await);
    assert!(refused(row("altar", 0), None).await);
    assert!(refused(row("altar", u64::MAX), None).await);
    assert!(refused(EventRow { body: "\0".into(), ..row("altar", 1) }, None).await);
    assert!(refused(row("altar", 1), Some(result("tea-house", "Ann", 1, 1))).await);
    assert!(matches!(store.tell_peers(&"x".repeat(LONGEST_PEER_MESSAGE + 1)).await, Err(StoreError::Refused(_))));
    store.tell_peers(&"\"".repeat(LONGEST_PEER_MESSAGE)).await.unwrap();
    store.close().await;
}

pub async fn a_database_of_a_newer_program_is_refused(place: &TestDatabase) {
    place.open().await.close().await;
    place.meddle("INSERT INTO schema (version) VALUES (1000)").await;
    for opened in [Store::open(&place.address()).await, Store::open_to_copy(&place.address()).await] {
        let Err(error) = opened else { panic!("it was opened") };
        assert!(matches!(error, StoreError::Newer { found: 1000, .. }), "{error}");
    }
}
