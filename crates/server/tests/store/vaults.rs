//! What people keep for their other browsers, in every kind of storage.

use ghost_stories_server::store::{Store, StoreError, VaultRow};

use crate::test_database::{TestDatabase, row};

const YEAR: u64 = 365 * 24 * 60 * 60 * 1000;

fn vault(id: &str, version: u64, sealed: &str) -> VaultRow {
    VaultRow { id: id.to_owned(), version, at: version.saturating_add(10), sealed: sealed.to_owned() }
}

pub async fn a_vault_is_replaced_only_by_who_has_read_it(place: &TestDatabase) {
    let store = place.open().await;
    assert_eq!(store.vault("ann").await, Ok(None));
    assert_eq!(store.keep_vault(vault("ann", 2, "early")).await, Ok(false), "there is no first version");
    assert_eq!(store.keep_vault(vault("ann", 1, "one")).await, Ok(true));
    assert_eq!(store.keep_vault(vault("ann", 1, "other")).await, Ok(false), "there is one already");
    assert_eq!(store.keep_vault(vault("ann", 2, "two")).await, Ok(true));
    assert_eq!(store.keep_vault(vault("ann", 2, "late")).await, Ok(false));
    store.close().await;
    let store = place.open().await;
    assert_eq!(store.vault("ann").await, Ok(Some(vault("ann", 2, "two"))));
    assert_eq!(store.vault("ben").await, Ok(None));
    assert_eq!(store.remove_vault("ann").await, Ok(true));
    assert_eq!(store.remove_vault("ann").await, Ok(false));
    assert_eq!(store.vault("ann").await, Ok(None));
    for wrong in [vault("ann", 0, ""), vault("a b", 1, ""), vault("ann", 1, "\0"), vault("ann", u64::MAX, "")] {
        assert!(matches!(store.keep_vault(wrong).await, Err(StoreError::Refused(_))));
    }
    store.close().await;
}

pub async fn of_several_who_replace_one_version_one_wins(place: &TestDatabase) {
    let store = place.open().await;
    assert_eq!(store.keep_vault(vault("ann", 1, "one")).await, Ok(true));
    let write = |number: u8| {
        let store = store.clone();
        tokio::spawn(async move { store.keep_vault(vault("ann", 2, &number.to_string())).await })
    };
    let writers: Vec<_> = (0..8).map(write).collect();
    let mut won = 0;
    for writer in writers {
        won += usize::from(writer.await.unwrap().unwrap());
    }
    assert_eq!((won, store.vault("ann").await.unwrap().unwrap().version), (1, 2));
    store.close().await;
}

pub async fn a_vault_expires_after_a_year_of_running_without_use(place: &TestDatabase) {
    let store = place.open().await;
    for id in ["idle", "read", "written"] {
        assert_eq!(store.keep_vault(vault(id, 1, "one")).await, Ok(true));
    }
    let ran = store.ran(0).await.unwrap().unwrap();
    assert_eq!(ran, 0);
    assert_eq!(store.ran(YEAR - 1).await, Ok(Some(YEAR - 1)));
    assert!(store.vault("read").await.unwrap().is_some());
    assert_eq!(store.keep_vault(vault("written", 2, "two")).await, Ok(true));
    assert_eq!(store.expire_vaults(0).await, Ok(0));
    assert_eq!(store.ran(2).await, Ok(Some(YEAR + 1)));
    assert_eq!(store.expire_vaults(1).await, Ok(1), "nobody used it since the first moment");
    assert_eq!(store.vault("idle").await, Ok(None));
    assert!(store.vault("read").await.unwrap().is_some() && store.vault("written").await.unwrap().is_some());
    store.close().await;
}

pub async fn a_database_of_before_there_were_vaults_is_brought_up_to_date(place: &TestDatabase) {
    let store = place.open().await;
    assert!(store.append(row("altar", 1), None).await.unwrap());
    store.close().await;
    place.meddle("DROP TABLE vaults; DELETE FROM schema WHERE version >= 4").await;
    let Err(error) = Store::open_to_copy(&place.address()).await else { panic!("it was copied") };
    assert!(matches!(error, StoreError::Older { found: 3, .. }), "{error}");
    let store = place.open().await;
    assert_eq!(store.read("altar", 0).await.unwrap(), [row("altar", 1)]);
    assert_eq!(store.keep_vault(vault("ann", 1, "one")).await, Ok(true));
    store.close().await;
}
