//! What holds for copies of every kind of storage.

use ghost_stories_server::store::{Bar, CopyCounts, Finished, Store, StoreError, VaultRow};

use crate::test_database::{TestDatabase, finish, result, row};

async fn copy_of(store: &Store) -> (String, CopyCounts) {
    let mut copy = Vec::new();
    let counts = store.export(&mut copy).await.unwrap();
    (String::from_utf8(copy).unwrap(), counts)
}

async fn filled(place: &TestDatabase) -> Store {
    let store = place.open().await;
    for number in 1..=700 {
        assert!(store.append(row("altar", number), None).await.unwrap());
    }
    for number in 0..600 {
        finish(&store, Finished { day: Some(3), ..result(&format!("t{number}"), &format!("Ann {number}"), number, 9) })
            .await;
    }
    store.seed_of_day(3, u64::MAX).await.unwrap();
    store.seed_of_day(4, 0).await.unwrap();
    for (address, until) in [("10.0.0.1", None), ("2001:db8::", Some(7))] {
        store.bar(Bar { address: address.to_owned(), at: 5, until }).await.unwrap();
    }
    for number in 0..120 {
        let vault = VaultRow { id: format!("v{number}"), version: 1, at: number, sealed: "x".repeat(1_000) };
        assert!(store.keep_vault(vault).await.unwrap());
    }
    assert!(store.keep_vault(changed_vault()).await.unwrap());
    store
}

/// One that was changed once.
fn changed_vault() -> VaultRow {
    VaultRow { id: "v7".to_owned(), version: 2, at: 9, sealed: "y".to_owned() }
}

/// Here and in the other kind of database.
pub async fn a_copy_holds_everything(place: &TestDatabase, other: &TestDatabase) {
    let store = filled(place).await;
    let (copy, counts) = copy_of(&store).await;
    assert_eq!(counts, CopyCounts { rows: 1_300, results: 600, days: 2, bars: 2, vaults: 120 });
    let restored = other.open().await;
    assert_eq!(restored.import(copy.as_bytes()).await.unwrap(), counts);
    assert_eq!(restored.read("altar", 0).await.unwrap(), store.read("altar", 0).await.unwrap());
    assert_eq!(restored.standings(3, 1_000).await.unwrap(), store.standings(3, 1_000).await.unwrap());
    assert_eq!(restored.bars().await.unwrap(), store.bars().await.unwrap());
    assert_eq!(restored.known_seed(3).await.unwrap(), Some(u64::MAX));
    assert_eq!(restored.vault("v7").await.unwrap(), Some(changed_vault()));
    let sorted = |copy: &str| {
        let mut lines: Vec<String> = copy.lines().map(str::to_owned).collect();
        lines.sort_unstable();
        lines
    };
    assert_eq!(sorted(&copy_of(&restored).await.0), sorted(&copy), "but for the order, which is the database's");
    assert!(restored.append(row("altar", 701), None).await.unwrap());
    store.close().await;
    restored.close().await;
}

pub async fn a_copy_is_restored_as_a_whole_and_only_where_nothing_is(place: &TestDatabase) {
    let store = filled(place).await;
    let (copy, _) = copy_of(&store).await;
    assert_eq!(store.import(copy.as_bytes()).await, Err(StoreError::NotEmpty));
    store.close().await;
    place
        .meddle("DELETE FROM events; DELETE FROM results; DELETE FROM days; DELETE FROM bars; DELETE FROM vaults")
        .await;

    let store = place.open().await;
    let lines: Vec<&str> = copy.lines().collect();
    let without = |gone: usize| {
        let kept = lines.iter().enumerate().filter(|(index, _)| *index != gone);
        kept.map(|(_, line)| *line).collect::<Vec<_>>().join("\n") + "\n"
    };
    for damaged in [0, 5, 700, 1_500, lines.len() - 1].map(without) {
        let why = store.import(damaged.as_bytes()).await;
        assert!(matches!(why, Err(StoreError::BadCopy { .. })), "{why:?}");
    }
    let twice = copy.replace(r#""table":"t8","day""#, r#""table":"t7","day""#);
    assert_ne!(twice, copy);
    assert!(matches!(store.import(twice.as_bytes()).await, Err(StoreError::Failed(_))));
    assert!(matches!(store.import(&b"nonsense"[..]).await, Err(StoreError::BadCopy { line: 1, .. })));
    assert_eq!(copy_of(&store).await.1, CopyCounts::default(), "nothing of it stayed");
    store.import(copy.as_bytes()).await.unwrap();
    store.close().await;
}

pub async fn a_copy_can_be_made_while_a_server_writes(place: &TestDatabase) {
    let store = place.open().await;
    let writing = tokio::spawn({
        let store = store.clone();
        async move {
            for number in 1..=2_000 {
                for table in ["altar", "temple"] {
                    store.append(row(table, number), None).await.unwrap();
                }
            }
        }
    });
    let reader = Store::open_to_copy(&place.address()).await.unwrap();
    for _ in 0..10 {
        let (copy, counts) = copy_of(&reader).await;
        let elsewhere = Store::open(":memory:").await.unwrap();
        assert_eq!(elsewhere.import(copy.as_bytes()).await.unwrap(), counts);
        let lengths =
            [elsewhere.read("altar", 0).await.unwrap().len(), elsewhere.read("temple", 0).await.unwrap().len()];
        assert!(lengths[0] - lengths[1] <= 1, "{lengths:?} is not the state of one moment");
    }
    assert!(reader.append(row("cemetery", 1), None).await.is_err());
    assert!(reader.mark(&["altar".to_owned()], 1).await.is_err());
    assert!(reader.seed_of_day(1, 1).await.is_err());
    reader.close().await;
    writing.abort();
    let _ = writing.await;
    store.close().await;
}

pub async fn there_is_nothing_to_copy_where_no_server_was(place: &TestDatabase) {
    assert!(Store::open_to_copy(&place.address()).await.is_err());
    place.meddle("CREATE TABLE other (what TEXT)").await;
    let Err(error) = Store::open_to_copy(&place.address()).await else { panic!("it was opened") };
    assert_eq!(error.to_string(), "the database holds no tables of this game");
}
