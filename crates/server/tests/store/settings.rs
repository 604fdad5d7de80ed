//! Settings of a PostgreSQL database that would lose what was acknowledged.

use tokio_postgres::NoTls;

use crate::test_database::{TestDatabase, row};

#[tokio::test]
#[ignore = "needs GHOST_STORIES_POSTGRES; cargo xtask test gives it"]
async fn what_is_acknowledged_is_durable_whatever_the_database_says() {
    let place = TestDatabase::database().await;
    place.open().await.close().await;
    let switch =
        "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET synchronous_commit = off', current_database()); END $$";
    place.meddle(switch).await;
    // A trigger tells how each row was committed.
    place
        .meddle(
            "CREATE TABLE committed (how TEXT);
            CREATE FUNCTION tell() RETURNS trigger LANGUAGE plpgsql AS
            $$ BEGIN INSERT INTO committed VALUES (current_setting('synchronous_commit')); RETURN NEW; END $$;
            CREATE TRIGGER told BEFORE INSERT ON events FOR EACH ROW EXECUTE FUNCTION tell();
            CREATE TRIGGER told BEFORE INSERT ON days FOR EACH ROW EXECUTE FUNCTION tell();",
        )
        .await;
    let store = place.open().await;
    assert!(store.append(row("altar", 1), None).await.unwrap());
    store.seed_of_day(1, 2).await.unwrap();
    store.close().await;
    let (client, connection) = tokio_postgres::connect(&place.address(), NoTls).await.unwrap();
    tokio::spawn(connection);
    let how = client.query("SELECT how FROM committed", &[]).await.unwrap();
    let default = client.query_one("SHOW synchronous_commit", &[]).await.unwrap();
    assert_eq!(default.get::<_, &str>(0), "off", "otherwise this shows nothing");
    assert_eq!(how.iter().map(|row| row.get(0)).collect::<Vec<&str>>(), ["on", "on"]);
    drop(client);
    place.clear().await;
}
