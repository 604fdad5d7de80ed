//! What holds for tables that nobody comes to any more, in every kind of storage.

use ghost_stories_server::store::{EventRow, ExpiryBounds, OpenedTables, Opening, Store};

use crate::test_database::{TestDatabase, finish, result, row};

const BOUNDS: ExpiryBounds = ExpiryBounds { finished_before: 5, unfinished_before: 100 };

fn names(names: &[&str]) -> Vec<String> {
    names.iter().map(|&name| name.to_owned()).collect()
}

async fn append(store: &Store, table: &str, number: u64, at: u64) {
    assert!(store.append(EventRow { at, ..row(table, number) }, None).await.unwrap());
}

pub async fn tables_expire_by_their_last_row_and_later_with_a_result(place: &TestDatabase) {
    let store = place.open().await;
    for (table, number, at) in [("left", 1, 10), ("left", 2, 20), ("going-on", 1, 10), ("going-on", 2, 500)] {
        append(&store, table, number, at).await;
    }
    append(&store, "new", 1, 100).await;
    finish(&store, result("finished", "Ann", 10, 20)).await;
    finish(&store, result("long-finished", "Ben", 9, 4)).await;
    let found = store.opened_after(&Opening::default(), BOUNDS, 100).await.unwrap();
    assert_eq!(found, OpenedTables { expired: names(&["long-finished", "left"]), last: None });
    for (table, expired) in
        [("left", true), ("going-on", false), ("finished", false), ("long-finished", true), ("none", false)]
    {
        assert_eq!(store.has_expired(table, BOUNDS).await, Ok(expired), "{table}");
    }
    store.close().await;
}

pub async fn all_tables_are_looked_at_a_few_at_a_time(place: &TestDatabase) {
    let store = place.open().await;
    for number in 0..25 {
        append(&store, &format!("t{number}"), 1, 10 + number / 7).await;
    }
    let (mut all, mut after) = (Vec::new(), Some(Opening::default()));
    while let Some(opening) = after {
        let found = store.opened_after(&opening, BOUNDS, 4).await.unwrap();
        assert!(found.expired.len() <= 4);
        all.extend(found.expired);
        after = found.last;
    }
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), 25);
    store.close().await;
}

pub async fn only_what_was_marked_long_ago_is_removed_and_its_result_stays(place: &TestDatabase) {
    let store = place.open().await;
    finish(&store, result("finished", "Ann", 10, 20)).await;
    append(&store, "left", 1, 10).await;
    append(&store, "kept", 1, 10).await;
    assert_eq!(store.mark(&names(&["finished", "left"]), 1_000).await, Ok(2));
    assert_eq!(store.mark(&names(&["left", "kept"]), 2_000).await, Ok(1), "a mark stays as it is");
    assert_eq!(store.marked_until(999, 9).await, Ok(vec![]));
    assert_eq!(store.marked_until(1_999, 9).await, Ok(names(&["finished", "left"])));
    assert_eq!(store.marked_until(2_000, 2).await, Ok(names(&["finished", "left"])));
    assert_eq!(store.visit("left").await.map(|rows| rows.len()), Ok(1), "somebody comes");
    let all = names(&["finished", "left", "kept", "none"]);
    assert_eq!(store.remove(&all, 1_999).await, Ok(1));
    assert_eq!(store.read("finished", 0).await, Ok(vec![]));
    assert_eq!(store.read("left", 0).await.map(|rows| rows.len()), Ok(1));
    assert_eq!(store.standings(7, 9).await, Ok(vec![]));
    assert_eq!(store.unmark(&all).await, Ok(1));
    assert_eq!(store.remove(&all, u64::MAX).await, Ok(0));
    assert!(!store.append(row("finished", 2), None).await.unwrap(), "a table that is gone does not go on");
    store.close().await;
}

pub async fn running_counts_on_after_a_restart(place: &TestDatabase) {
    let store = place.open().await;
    assert_eq!(store.ran(0).await, Ok(Some(0)));
    assert_eq!(store.ran(50).await, Ok(Some(50)));
    store.close().await;
    let store = place.open().await;
    assert_eq!(store.ran(0).await, Ok(Some(50)));
    assert_eq!(store.ran(7).await, Ok(Some(57)));
    store.close().await;
}
