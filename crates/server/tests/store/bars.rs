//! Addresses that are let in no more, in every kind of storage.

use ghost_stories_server::store::{Bar, Store, StoreError};

use crate::test_database::{TestDatabase, row};

fn bar(address: &str, at: u64, until: Option<u64>) -> Bar {
    Bar { address: address.to_owned(), at, until }
}

pub async fn a_bar_holds_until_it_is_lifted_or_replaced(place: &TestDatabase) {
    let store = place.open().await;
    assert_eq!(store.bars().await, Ok(vec![]));
    store.bar(bar("2001:db8::", 1, None)).await.unwrap();
    store.bar(bar("10.0.0.1", 2, Some(9))).await.unwrap();
    store.close().await;
    let store = place.open().await;
    assert_eq!(store.bars().await, Ok(vec![bar("10.0.0.1", 2, Some(9)), bar("2001:db8::", 1, None)]));
    store.bar(bar("10.0.0.1", 3, None)).await.unwrap();
    assert_eq!(store.lift_bar("2001:db8::").await, Ok(true));
    assert_eq!(store.lift_bar("2001:db8::").await, Ok(false));
    assert_eq!(store.bars().await, Ok(vec![bar("10.0.0.1", 3, None)]));
    for (address, at) in [("10.0.0", 1), ("", 1), ("10.0.0.1", u64::MAX)] {
        assert!(matches!(store.bar(bar(address, at, None)).await, Err(StoreError::Refused(_))), "{address} {at}");
    }
    store.close().await;
}

pub async fn a_database_of_before_there_were_bars_is_brought_up_to_date(place: &TestDatabase) {
    let store = place.open().await;
    assert!(store.append(row("altar", 1), None).await.unwrap());
    store.close().await;
    place.meddle("DROP TABLE bars; DELETE FROM schema WHERE version >= 3").await;
    let Err(error) = Store::open_to_copy(&place.address()).await else { panic!("it was copied") };
    assert!(matches!(error, StoreError::Older { found: 2, .. }), "{error}");
    let store = place.open().await;
    assert_eq!(store.read("altar", 0).await.unwrap(), [row("altar", 1)]);
    store.bar(bar("10.0.0.1", 2, None)).await.unwrap();
    assert_eq!(store.bars().await.unwrap().len(), 1);
    store.close().await;
}
