//! What keeps the challenge and the hall fair, in every kind of storage.

use ghost_stories_server::store::{Category, Finished, Store, StoreError};

use crate::test_database::{TestDatabase, finish, result, row};

pub async fn so_many_attempts_of_a_network_count_on_a_day(place: &TestDatabase) {
    let store = place.open().await;
    let others: Vec<_> = (0..20)
        .map(|_| {
            let store = store.clone();
            tokio::spawn(async move { store.count_attempt(7, "here", 5).await.unwrap() })
        })
        .collect();
    let mut counted = 0;
    for other in others {
        counted += usize::from(other.await.unwrap());
    }
    assert_eq!(counted, 5, "also of those that come at once");
    assert_eq!(store.count_attempt(7, "here", 5).await, Ok(false));
    assert_eq!(store.count_attempt(7, "here", 6).await, Ok(true), "one more may");
    assert_eq!(store.count_attempt(7, "there", 1).await, Ok(true));
    assert_eq!(store.count_attempt(8, "here", 1).await, Ok(true));
    assert_eq!(store.count_attempt(9, "here", 0).await, Ok(false));
    store.close().await;

    let store = place.open().await;
    assert_eq!(store.count_attempt(7, "here", 6).await, Ok(false), "it is kept");
    store.forget_attempts(8).await.unwrap();
    assert_eq!(store.count_attempt(7, "here", 1).await, Ok(true), "nothing is left of a day that is over");
    assert_eq!(store.count_attempt(8, "here", 1).await, Ok(false));
    store.close().await;
}

fn category(wu_feng: &str) -> Category {
    Category { kind: "both".into(), level: "hell".into(), players: 2, wu_feng: wu_feng.into() }
}

fn of_wu_feng(table: &str, score: i32, wu_feng: &str) -> Finished {
    let result = result(table, "Ann", score, 9);
    Finished { kind: "both".into(), level: "hell".into(), players: 2, wu_feng: wu_feng.into(), ..result }
}

pub async fn games_against_people_are_apart_from_those_against_bots(place: &TestDatabase) {
    let store = place.open().await;
    let all = [
        of_wu_feng("t1", 60, "person"),
        of_wu_feng("t2", 20, "bot"),
        of_wu_feng("t3", 40, ""),
        of_wu_feng("t4", 5, ""),
    ];
    for finished in all.clone() {
        finish(&store, finished).await;
    }
    let [person, bot, older, gone] = all;
    let records = async || {
        let categories = ["bot", "person", ""].map(category).to_vec();
        store.records(categories, 1).await.unwrap()
    };
    assert_eq!(records().await, [bot.clone(), person.clone(), older.clone()]);
    let unknown = async |after| store.without_wu_feng(after, 9).await.unwrap();
    assert_eq!(unknown("").await, ["t3", "t4"]);
    assert_eq!(unknown("t3").await, ["t4"]);
    store.note_wu_feng("t3", "bot").await.unwrap();
    store.note_wu_feng("t1", "bot").await.unwrap();
    assert_eq!(unknown("").await, ["t4"]);
    let sorted = Finished { wu_feng: "bot".into(), ..older };
    assert_eq!(records().await, [sorted, person, gone], "what is known stays");
    store.close().await;
}

pub async fn results_of_before_wu_feng_was_noted_are_kept(place: &TestDatabase) {
    let store = place.open().await;
    assert!(store.append(row("altar", 1), None).await.unwrap());
    store.close().await;
    place
        .meddle(
            "DROP TABLE attempts; ALTER TABLE results DROP COLUMN aids; DROP INDEX results_of_category;
            ALTER TABLE results DROP COLUMN wu_feng; DELETE FROM schema WHERE version >= 4;
            CREATE INDEX results_of_hall ON results (kind, level, players, score DESC, at, game) WHERE day IS NULL;
            INSERT INTO results (game, day, kind, level, players, names, score, won, at)
            VALUES ('old', NULL, 'both', 'hell', 2, '[\"Ann\"]', 7, TRUE, 9)",
        )
        .await;
    let Err(error) = Store::open_to_copy(&place.address()).await else { panic!("it was copied") };
    assert!(matches!(error, StoreError::Older { found: 3, .. }), "{error}");
    let store = place.open().await;
    assert_eq!(store.records(vec![category("")], 9).await.unwrap(), [of_wu_feng("old", 7, "")]);
    assert_eq!(store.read("altar", 0).await.unwrap(), [row("altar", 1)]);
    store.close().await;
}
